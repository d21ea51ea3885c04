"""Imagining: how the cards that a seat cannot see may have come to where they are."""
