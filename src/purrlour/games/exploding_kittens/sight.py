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
        "kittens": COPIES[KITTEN] - out,
        "remembered": memory.pile,
        "discard": discard,
        "box": box,
        "unseen": state.size(UNSEEN),
        "pawn": state.pawn,
        "play": state.play,
        "named": "" if state.named == NOTHING else NAMES[state.named],
        "chain": state.chain,
        "top": state.top,
    }
