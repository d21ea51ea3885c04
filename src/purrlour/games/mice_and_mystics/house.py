"""House rules as bits of a number in the state (MM-O3…O13)."""

from __future__ import annotations

from typing import Final

LEADER: Final = 1
"""Seat 0 makes the choices of the team."""
AUTO: Final = 2
"""Ties are settled without asking."""
TROPHIES: Final = 4
"""Individual trophies are in play (MM-284)."""
TYPED: Final = 8
"""People roll real dice and type what they show."""
APPEND: Final = 16
"""A surge never shuffles the track anew (MM-R02)."""
RESHUFFLE: Final = 32
"""A surge on a track without minions always does."""
NO_MIDMOVE: Final = 64
"""No free actions between two steps (MM-R10)."""
SUGGESTED: Final = 128
"""The heroes are those that the chapter suggests."""
CAMPAIGN: Final = 256
"""The chapter is part of a campaign."""
SHORT: Final = 512
"""Passages are told in short, as to children."""
VOTE: Final = 1024
"""The choices of the team are voted on."""
CHASE_ONCE: Final = 2048
"""In a chase the cat heads for no mouse that he has run past, and stops for want of others."""
HOUSE: Final = (
    *("leader", "auto", "trophies", "typed", "append", "reshuffle", "no-midmove", "suggested"),
    *("campaign", "short-tale", "vote", "chase-once"),
)

# Switches, from bit 20 on: nobody chooses them, the version of a match sets them. What each stands
# for is told by its line in `corrections`.
STORY_CARDLESS: Final = 1 << 20
STUN_FIRST: Final = 1 << 21
ENTRIES_UNASKED: Final = 1 << 22
ONE_REACTS: Final = 1 << 23
PREVENTS_ALL: Final = 1 << 24
CHASE_ENDS: Final = 1 << 25
FUGITIVE_WET: Final = 1 << 26
FUGITIVE_LOST: Final = 1 << 27
