"""The cards by name and the numbers of the rulebook; what cards do is data (cards.toml)."""

from __future__ import annotations

from typing import Final

# Ritual components, and the other cards of the component deck.

ARTIFACT: Final = 0
FAMILIAR: Final = 1
POTION: Final = 2
SCROLL: Final = 3
CHAOS_CAT3: Final = 4
"""The Chaos Cat that opens chapter 3 (WK-90)."""
CHAOS_CAT: Final = 5
CAUGHT: Final = 6

TYPES: Final = 4
COPIES: Final = 12
"""Cards of each type."""
COMPONENTS: Final = 48
CHAOS_CATS: Final = 4
"""Chaos Cats in the box; exactly one of them opens chapter 3."""

TYPE_NAMES: Final = ("artifact", "familiar", "potion", "scroll")
LETTERS: Final = "AFPS"
"""A type's letter in needs and positions."""
CARD_NAMES: Final = (*TYPE_NAMES, "chaos-cat-3", "chaos-cat", "caught")
"""A card's name in notation and in the words, by its number."""

# Curses and the secret goals.

CURSES: Final = 12
CURSE_NAMES: Final = (
    "snail",
    "copycat",
    "catnap",
    "hairball",
    "breadhead",
    "vampire",
    "zoomies",
    "yarn",
    "scaredycat",
    "bathtime",
    "cucumber",
    "ninelives",
)
DIFFICULTIES: Final = ("easy", "medium", "hard")
CHOSEN: Final = 2
"""Curses of each difficulty that take part (WK-15)."""
IN_PLAY: Final = 6
"""Curses that take part."""

CREDITS: Final = 12
CREDIT_NAMES: Final = (
    "ec-potion",
    "ec-triple",
    "ec-artifact",
    "ec-familiar",
    "ec-scroll",
    "ec-pairs",
    "ec-set",
    "ec-tidy",
    "ec-one",
    "ec-packrat",
    "ec-neat",
    "ec-honours",
)

# Chaos.

RULES: Final = 6
RULE_NAMES: Final = ("nr-sneeze", "nr-hop", "nr-tail", "nr-ink", "nr-tokens", "nr-shelves")
CHAOS: Final = 4
CHAOS_NAMES: Final = ("cm-shuffle", "cm-discards", "cm-curses", "cm-tokens")
CHAOS_STEPS: Final = 4
"""Steps of a Chaos Mode card: one for each Chaos Cat there can be (WK-106)."""
STEPS: Final = RULES + CHAOS * CHAOS_STEPS
"""Effects in all: the New Rules first, then the steps of each Chaos Mode card."""

# Kittens and spells.

SUMMON: Final = 0
SLING: Final = 1
SWAT: Final = 2
SWITCH: Final = 3
OVERFLOW: Final = 4
FAVOR: Final = 5
DISMISS: Final = 6
YOINK: Final = 7

SPELLS: Final = 8
PLACES: Final = 4
"""Spells on a mat; a special spell has the place of the one that it replaces (WK-54)."""
SPELL_NAMES: Final = (
    "summon",
    "sling",
    "swat",
    "switch",
    "overflow",
    "favor",
    "dismiss",
    "yoink",
)

KITTENS: Final = 4
KITTEN_NAMES: Final = ("muffin", "baebae", "grumpkin", "easa")
"""Kitten k has the special spell 4 + k on the advanced side."""

NAMES: Final = (
    *CARD_NAMES,
    *CURSE_NAMES,
    *CREDIT_NAMES,
    *RULE_NAMES,
    *CHAOS_NAMES,
    *SPELL_NAMES,
    *KITTEN_NAMES,
)
"""Everything that has a title in the words."""

# The table.

MOST_SEATS: Final = 4
CHAPTERS: Final = 3
TOP: Final = 10
"""Components of the pile on top, without surprises (WK-11)."""
BOTTOM: Final = 10
"""Components that Caught is shuffled into (WK-12)."""
GUILTY: Final = 10
"""Points that give a kitten away when all are caught (WK-157)."""
SUSPICIOUSLY_FEW: Final = 5
"""Points that are too few when two are caught (WK-132)."""


def numbers(names: tuple[str, ...]) -> dict[str, int]:
    """Things by their names, to the numbers that states know.

    >>> numbers(TYPE_NAMES)["potion"]
    2
    """
    return {name: number for number, name in enumerate(names)}
