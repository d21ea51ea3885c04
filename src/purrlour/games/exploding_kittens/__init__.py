"""Exploding Kittens, Cat Burglar edition."""
