"""Versions of the rules: what earlier ones did otherwise, a line for each correction.

A match keeps the version it began with (decision 0021). Its switches are bits of the state's house
rules, so they are in every view, sample and clone; a position has the version in its head instead.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from purrlour.games.mice_and_mystics import house

NEWEST: Final = 2


class Correction(NamedTuple):
    """One thing that was wrong."""

    name: str
    switch: int
    """The bit of `house` that is set where it is still done as before."""
    since: int
    """The first version that does it right."""
    clause: str
    before: str
    """What was done until then."""


CORRECTIONS: Final = (
    Correction(
        "story-cardless",
        house.STORY_CARDLESS,
        2,
        "MM-171",
        "Minions that a chapter placed in a room visited before, or in a new one for which no "
        "encounter card was left, got no initiative card and never acted.",
    ),
    Correction(
        "stun-first",
        house.STUN_FIRST,
        2,
        "MM-142",
        "A mouse both stunned and webbed could recover from the stun only.",
    ),
    Correction(
        "entries-unasked",
        house.ENTRIES_UNASKED,
        2,
        "MM-168",
        "Where as many minions that shoot were to come as there were entry spaces equally far, "
        "nobody was asked, as if they were spread; likewise where fewer figures were left in the "
        "box than were wanted (MM-172).",
    ),
    Correction(
        "one-reacts",
        house.ONE_REACTS,
        2,
        "MM-R105",
        "Of the mice that one roll was made against, only the one whose hero is listed first could "
        "react to being attacked, and none to its own defence.",
    ),
    Correction(
        "prevents-all",
        house.PREVENTS_ALL,
        2,
        "MM-R105",
        "A hit of a shared roll that was prevented before one defence was prevented for all who "
        "defended after it.",
    ),
    Correction(
        "chase-ends",
        house.CHASE_ENDS,
        2,
        "MM-R37",
        "A chase ended when the cat had run past every mouse, however far he had rolled; now that "
        "is a house rule (MM-O13).",
    ),
    Correction(
        "fugitive-wet",
        house.FUGITIVE_WET,
        2,
        "MM-R92",
        "The Fugitive, washed away the third time, could be put back into the water.",
    ),
    Correction(
        "fugitive-lost",
        house.FUGITIVE_LOST,
        2,
        "MM-R106",
        "With the Fugitive's third capture the chapter was lost if no other mouse was free.",
    ),
)
ALL: Final = sum(one.switch for one in CORRECTIONS)
"""The switches of the first version."""
VERSIONS: Final = tuple(range(NEWEST, 0, -1))
"""Those that can be played, the newest first."""


def switches(version: int) -> int:
    """What the rules of a version do as before."""
    return sum(one.switch for one in CORRECTIONS if one.since > version)


def version_of(house_rules: int) -> int:
    """The version that a state is played by."""
    return next(version for version in VERSIONS if switches(version) == house_rules & ALL)
