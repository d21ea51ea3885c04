"""Where each kind of action stands in the action table.

The box is always the same (6 heroes, 28 abilities, 71 search cards, 19 initiative cards, 23
figures), so these are plain numbers. Spaces come last: storybooks may bring rooms of their own.
"""

from __future__ import annotations

from typing import Final

PASS: Final = 0
END: Final = 1
STAND: Final = 2
STOP: Final = 3
SCURRY: Final = 4
SEARCH: Final = 5
EQUIP: Final = 6
LEVEL_UP: Final = 7
KEEP: Final = 8
TRADE: Final = 9
DONE: Final = 10
YES: Final = 11
NO: Final = 12
GIVE_CHEESE: Final = 13
TAKE_CHEESE: Final = 14
RECOVER: Final = 15
"""+ 0 stunned, 1 webbed"""
FACE: Final = 17
"""+ face: a die that somebody rolled by hand"""
DIE: Final = 23
"""+ die of the roll on the table"""
CHOOSE: Final = 35
"""+ branch"""
EXPLORE: Final = 39
"""+ direction, or 4 to flip"""
LAY: Final = 44
"""+ 0 hook and thread, 1 fork, 2 grape"""
BACK: Final = 47
"""+ 0 hook and thread, 1 fork"""
SHARE: Final = 49
"""+ hero"""
HERO: Final = 55
"""+ hero"""
APULT: Final = 61
"""+ hero who flies"""
INNATE: Final = 67
"""+ hero whose own ability is used"""
LEARN: Final = 73
"""+ ability"""
USE_ABILITY: Final = 101
"""+ ability"""
USE_CARD: Final = 129
"""+ search card"""
CARD: Final = 200
"""+ search card: the one chosen, put on or off, handed over"""
ORDER: Final = 271
"""+ initiative card"""
ATTACK: Final = 290
"""+ figure"""
PICK: Final = 313
"""+ figure"""
THROW: Final = 336
"""+ figure that the grape is thrown at"""
SPECIAL: Final = 359
"""+ a chapter's own action"""
KIND: Final = 367
"""+ kind of minion"""
GO: Final = 376
"""+ name of a space: a step. As many rows follow for AT, the choice of a space."""

ABILITIES: Final = 28
CARDS: Final = 71
FOES: Final = 19
FIGURES: Final = 23
KINDS: Final = 9
FACES: Final = 6
DICE: Final = 12
BRANCHES: Final = 4
SPECIALS: Final = 8
FLIP: Final = 4
WORDS: Final = {
    PASS: "pass",
    END: "end",
    STAND: "stand",
    STOP: "stop",
    SCURRY: "scurry",
    SEARCH: "search",
    EQUIP: "equip",
    LEVEL_UP: "level-up",
    KEEP: "keep",
    TRADE: "trade",
    DONE: "done",
    YES: "yes",
    NO: "no",
    GIVE_CHEESE: "give-cheese",
    TAKE_CHEESE: "take-cheese",
}
"""Actions of one word."""
DIRECTIONS: Final = ("north", "east", "south", "west", "flip")
ITEMS: Final = ("hook", "fork", "grape")
AILMENTS: Final = ("stunned", "webbed")

assert DIE == FACE + FACES
assert CHOOSE == DIE + DICE
assert EXPLORE == CHOOSE + BRANCHES
assert LEARN == INNATE + 6
assert USE_ABILITY == LEARN + ABILITIES
assert USE_CARD == USE_ABILITY + ABILITIES
assert CARD == USE_CARD + CARDS
assert ORDER == CARD + CARDS
assert ATTACK == ORDER + FOES
assert PICK == ATTACK + FIGURES
assert THROW == PICK + FIGURES
assert SPECIAL == THROW + FIGURES
assert KIND == SPECIAL + SPECIALS
assert GO == KIND + KINDS
