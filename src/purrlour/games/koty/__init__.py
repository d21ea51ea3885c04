"""Koty, a card game of dreams, lands and cats. The rules are in RULES.md."""
