"""Where each kind of action stands in the action table."""

from __future__ import annotations

from typing import Final

from purrlour.games.wizard_kittens.content import CHAPTERS, KITTENS, MOST_SEATS, SPELLS, TYPES

FIRST: Final = 0
"""+ seat that begins"""
PICK: Final = 4
"""+ kitten · 2 + side"""
PLACE: Final = 12
"""+ chapter of one's own"""
CAST: Final = 15
"""+ spell"""
CARD: Final = 23
"""+ spot: a card of a type, in a chapter of a seat"""
TO: Final = 71
"""+ seat · 3 + chapter"""
KEEP: Final = 83
"""+ type"""
GIVE: Final = 87
"""+ seat"""
SALVAGE: Final = 91
"""+ type"""
CLEAR: Final = 95
"""+ chapter of one's own"""
DEFEAT: Final = 98
"""+ chapter"""
ACTIONS: Final = 101

SPOTS: Final = MOST_SEATS * CHAPTERS * TYPES
"""A spot is a type in a chapter of a seat: seat · 12 + chapter · 4 + type."""
CIRCLE: Final = CHAPTERS * TYPES
"""Spots of a circle."""
SIDES: Final = 2

assert PICK == FIRST + MOST_SEATS
assert PLACE == PICK + KITTENS * SIDES
assert CAST == PLACE + CHAPTERS
assert CARD == CAST + SPELLS
assert TO == CARD + SPOTS
assert KEEP == TO + MOST_SEATS * CHAPTERS
assert GIVE == KEEP + TYPES
assert SALVAGE == GIVE + MOST_SEATS
assert CLEAR == SALVAGE + TYPES
assert DEFEAT == CLEAR + CHAPTERS
assert ACTIONS == DEFEAT + CHAPTERS
