"""Hints: what one might do in somebody's place, and why, from what they know and no more."""
