"""Where each row of numbers stands in a state, and what the numbers in it mean."""

from __future__ import annotations

from typing import Final

from purrlour.games.mice_and_mystics.tables import (
    HEROES,
    MOST_CARDS,
    MOST_FIGURES,
    MOST_SIDES,
    MOST_TRACK,
)

# Rows of numbers.
AT: Final = 0
"""+ figure: its space, −1 off the board"""
KIND: Final = AT + MOST_FIGURES
"""+ figure: what kind of minion it is, −1 in the box or a mouse"""
STATUS: Final = KIND + MOST_FIGURES
"""+ figure: bits of what ails it"""
LAST: Final = STATUS + MOST_FIGURES
"""+ figure: where it last stood, for what happens after it is gone"""
WOUNDS: Final = LAST + MOST_FIGURES
"""+ hero: ordinary wounds"""
POISON: Final = WOUNDS + HEROES
CHEESE: Final = POISON + HEROES
SEAT: Final = CHEESE + HEROES
"""+ hero: its controller's seat, −1 not in the party"""
KNOWS: Final = SEAT + HEROES
"""+ hero: abilities as bits"""
CAUGHT: Final = KNOWS + HEROES
"""+ hero: how often it was captured this chapter"""
ROACHES: Final = CAUGHT + HEROES
"""+ hero: roaches it defeated in this encounter (MM-287)"""
USED: Final = ROACHES + HEROES
"""+ hero: the card turn in which it last used an ability (MM-63)"""
SHEETS: Final = USED + HEROES
"""+ hero · SHEET + trait: what its equipment and nature add; follows from the rest"""
SHEET: Final = 36
OFFERS: Final = 30
"""Triggers that it may answer if it likes, as bits."""
WEAPONS: Final = 32
"""Its weapons in a sheet, eight bits each, card + 1."""
HOOKS: Final = 33
"""Triggers it has a rule for, as bits."""
AURAS: Final = 34
"""Traits that it gives to others, as bits."""
CONDITIONAL: Final = 35
"""Traits that it has only under a condition, as bits."""
FROM: Final = SHEETS + HEROES * SHEET
"""+ search card: where it is"""
ENCOUNTER_AT: Final = FROM + MOST_CARDS
"""+ encounter card: where it is"""
MOST_ENCOUNTERS: Final = 32
CARD_WOUNDS: Final = ENCOUNTER_AT + MOST_ENCOUNTERS
"""+ initiative card (MM-124)"""
TRACK: Final = CARD_WOUNDS + MOST_TRACK
"""+ place: the initiative cards, top first"""
UP: Final = TRACK + MOST_TRACK
"""+ tile: the colour that is up, −1 not in this chapter"""
TRAPS: Final = UP + MOST_SIDES
"""+ side: spaces with a mousetrap, as bits"""
SNARES: Final = TRAPS + MOST_SIDES
"""+ side: spaces with another token, as bits"""
SEARCHED: Final = SNARES + MOST_SIDES
"""+ side: mice that found something there, as bits (MM-135)"""
DOORS: Final = SEARCHED + MOST_SIDES
"""+ side: exits that the story locked, as bits by direction; from bit 4 on those it opened"""
THINGS: Final = DOORS + MOST_SIDES
"""+ thing · 3: side, space, carrier + 1 (or TAKEN)"""
MOST_THINGS: Final = 8
COUNTERS: Final = THINGS + MOST_THINGS * 3
MOST_COUNTERS: Final = 8
TROPHIES: Final = COUNTERS + MOST_COUNTERS
"""+ individual trophy: hero who has it, −1 nobody"""
LINKS: Final = TROPHIES + 5
"""+ 2 · link: two spaces linked for mice, −1 none"""
MOST_LINKS: Final = 3
MODS: Final = LINKS + MOST_LINKS * 2
"""+ mod · 5: figures as bits, stat, amount, duration, owner"""
MOST_MODS: Final = 16
KIND_MODS: Final = MODS + MOST_MODS * 5
"""+ kind · 4 + stat: for the chapter"""
DICE: Final = KIND_MODS + 64
"""+ die of the roll on the table: its face 1…6"""
MOST_DICE: Final = 24
LIMITS: Final = DICE + MOST_DICE
"""+ rule: the turn, round, visit it was last used in; 1 for once a chapter"""
MOST_RULES: Final = 256
ARMS: Final = LIMITS + MOST_RULES
"""+ hero · ARMS_ROOM: sources + 1 of what it may use; follows from the rest"""
ARMS_ROOM: Final = 24
ROWS: Final = ARMS + HEROES * ARMS_ROOM

TAKEN: Final = 99
"""Of a thing: it counts, and nobody carries it."""

# Where a search card is.
IN_PILE: Final = 0
IN_DISCARD: Final = 1
GONE: Final = 2
IN_STASH: Final = 3
ON_BOARD: Final = 4
IN_BOX: Final = 5
IN_PACK: Final = 8
"""+ hero"""
WORN: Final = 16
"""+ hero"""
FOUND: Final = 24
"""+ hero: drawn, and not yet decided upon"""
UNLOADED: Final = 32
"""+ hero: worn, and not to be used until the equip action"""

# Where an encounter card is.
E_PILE: Final = 0
E_DISCARD: Final = 1
E_BOX: Final = 2
E_FACE_UP: Final = 3

# What ails a figure. The first five are content's statuses, in its order.
STUNNED: Final = 1
WEBBED: Final = 2
DOWN: Final = 4
CHARMED: Final = 8
SKIP_MOVE: Final = 32
SKIP_BATTLE: Final = 64
SKIP_TURN: Final = 128
NEW: Final = 256
"""Placed just now (react:placed)."""
BLEMISHES: Final = 15
