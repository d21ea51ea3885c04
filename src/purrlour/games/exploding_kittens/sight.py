"""What a seat sees of the table: the facts of its view.

Apart from the view because it can be compiled: every step is shown to everybody.
"""

from __future__ import annotations

from typing import Any, Final

from purrlour.engine.decision import seats_of
from purrlour.games.exploding_kittens.content import COPIES, KITTEN, MOST_SEATS, NAMES
from purrlour.games.exploding_kittens.memory import Memory, row_cards
from purrlour.games.exploding_kittens.state import (
    BOX,
    HIDING,
    HOUSE,
    NOTHING,
    PHASES,
    UNSEEN,
    Kittens,
)

_SEATS: Final = [tuple(seats_of(mask)) for mask in range(1 << MOST_SEATS)]
"""Seats by their bits."""
_ALIVE: Final = [
    [tuple(bool(mask >> seat & 1) for seat in range(seats)) for mask in range(1 << seats)]
    for seats in range(MOST_SEATS + 1)
]
"""By seats: who of them is alive, by the bits."""
_HOUSE: Final = [
    tuple(name for bit, name in enumerate(HOUSE) if mask >> bit & 1)
    for mask in range(1 << len(HOUSE))
]


def seen(state: Kittens, seat: int, memory: Memory) -> dict[str, Any]:
    """All fields of the view of this seat (or WATCHER) but its story, in their order."""
    discard = memory.laid
    box = row_cards(state, BOX)
    out = discard.count("kitten") + box.count("kitten") + (state.phase == HIDING)
    kittens = COPIES[KITTEN] - out
    sizes = [state.size(other) for other in range(state.seats)]
    return {
        "seat": seat,
        "seats": state.seats,
        "house": _HOUSE[state.house],
        "phase": PHASES[state.phase],
        "asked": _SEATS[state.asked],
        "turn": state.turn,
        "owed": state.owed,
        "attacked": state.attacked != 0,
        "alive": _ALIVE[state.seats][state.alive],
        "cards": tuple(sizes),
        "hand": () if seat < 0 else row_cards(state, seat),
        "pile": state.left,
        "kittens": kittens,
        "remembered": memory.pile,
        "risk": risk(kittens, state.left, memory.pile),
        "discard": discard,
        "box": box,
        "unseen": state.size(UNSEEN),
        "pawn": state.pawn,
        "play": state.play,
        "named": "" if state.named == NOTHING else NAMES[state.named],
        "chain": state.chain,
        "top": state.top,
    }


def risk(kittens: int, pile: int, remembered: tuple[str, ...]) -> int:
    """How likely the next card explodes, in per cent, for somebody who remembers this of the pile.

    What they do not know may be in any order. Rounded, but 0 only where it cannot happen and 100
    only where it must.
    """
    if remembered and remembered[0]:
        return 100 if remembered[0] == "kitten" else 0
    hidden = pile - len(remembered) + remembered.count("")
    left = kittens - remembered.count("kitten")
    if left <= 0 or hidden <= 0:
        return 0
    if left >= hidden:
        return 100
    return min(max((200 * left + hidden) // (2 * hidden), 1), 99)
