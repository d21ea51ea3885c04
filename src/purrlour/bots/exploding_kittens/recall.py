"""What a seat of Exploding Kittens remembers of the pile, and how much it fears the top card.

The story is read backwards, for a shuffle or a Kitten hidden by somebody else ends what is known
(EK-A40). All in one number: search asks at every turn of every imagined game.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from purrlour.engine.cells import vec
from purrlour.games.exploding_kittens.content import KITTEN
from purrlour.games.exploding_kittens.state import Kittens
from purrlour.games.exploding_kittens.story import (
    DRAW,
    LINE_SEATS,
    MIX,
    PEEK,
    PLAY,
    PUT,
    title_of,
    where_of,
)

SURE: Final = 1000
"""Danger is counted in thousandths."""

# The number: the depth of the nearest Kitten known, then a bit for each of the three top cards
# that is known to be none, then the draws since somebody else hid one.
DEPTH: Final = 63
NOWHERE: Final = 63
"""The depth of a Kitten that the seat knows nothing of."""
SAFE_AT: Final = 6
SAFE: Final = 7
SINCE_AT: Final = 9
LONG_AGO: Final = 4
"""So many draws or more, or nobody did."""

_OF_HANDS: Final[i64] = PLAY * LINE_SEATS
"""Lines from this kind on tell nothing of the pile: most of them."""
_HIDDEN: Final = vec[i64]([450, 250, 150, 100, 0])
"""The danger where somebody else hid a Kitten, by the draws since: people hide it near the top."""


def recall(state: Kittens, seat: i64) -> i64:
    """The pile as far as the seat knows it."""
    told = state.story
    depth: i64 = NOWHERE
    safe: i64 = 0
    since: i64 = LONG_AGO
    draws: i64 = 0  # since the line that is read, or between it and my own hiding
    place: i64 = NOWHERE  # where I hid a Kitten
    later: i64 = 0  # draws since then
    at: i64 = state.told
    while at > 0:
        at -= 2
        first: i64 = i64(told[at])
        if first >= _OF_HANDS:
            continue
        kind: i64 = first // LINE_SEATS
        if kind == DRAW:
            draws += 1
        elif kind == PEEK:
            if first % LINE_SEATS == seat:
                fact: i64 = i64(told[at + 1])
                now: i64 = where_of(fact) - draws
                if now >= 0:
                    now -= later
                    if now + later >= place:
                        now += 1  # my Kitten came above it
                if now < 0:
                    pass  # it was drawn
                elif title_of(fact) != KITTEN:
                    safe |= 1 << now
                elif now < depth:
                    depth = now
        elif kind == PUT:
            if first % LINE_SEATS != seat:
                since = min(draws + later, LONG_AGO)
                break
            if place != NOWHERE:
                break  # what I knew before two hidings is little
            place = i64(told[at + 1])
            if draws <= place < depth + draws:
                depth = place - draws
            later = draws
            draws = 0
        elif kind == MIX:
            break
    return depth | (safe & SAFE) << SAFE_AT | since << SINCE_AT


def danger(state: Kittens, memory: i64) -> i64:
    """How likely the top card is a Kitten, in thousandths."""
    depth: i64 = memory & DEPTH
    if depth == 0:
        return SURE
    if (memory >> SAFE_AT) & 1:
        return 0
    kittens: i64 = -1 if depth == NOWHERE else -2  # EK-21, and one that lies elsewhere
    alive: i64 = state.alive
    while alive:
        alive &= alive - 1
        kittens += 1
    return max(SURE * kittens // state.left, _HIDDEN[memory >> SINCE_AT])
