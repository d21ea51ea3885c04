"""What a seat knows: its hand, the open table, and its own part of the story."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from purrlour.engine.view import View
from purrlour.games.exploding_kittens import story
from purrlour.games.exploding_kittens.memory import Memory
from purrlour.games.exploding_kittens.sight import seen
from purrlour.games.exploding_kittens.state import Kittens


@dataclass(frozen=True)
class KittensView(View):
    """Everything one seat knows."""

    for_bots: ClassVar[tuple[str, ...]] = ("story",)

    seats: int
    house: tuple[str, ...]
    """House rules in force."""
    phase: str
    """What the table waits for."""
    asked: tuple[int, ...]
    """The seats it waits for."""
    turn: int
    owed: int
    """Turns the current player owes, this one included."""
    attacked: bool
    alive: tuple[bool, ...]
    cards: tuple[int, ...]
    """How many cards each seat holds (EK-20)."""
    hand: tuple[str, ...]
    """The seat's own cards, sorted by title."""
    pile: int
    """Cards left to draw (EK-19)."""
    kittens: int
    """Kittens among them."""
    remembered: tuple[str, ...]
    """The top of the pile as far down as the seat knows any card; "" where it does not."""
    risk: int
    """How likely the next card explodes, in per cent, from what the seat knows and no more."""
    discard: tuple[str, ...]
    """All of it, the last card first (EK-A34)."""
    box: tuple[str, ...]
    """Cards that all know to be out of the game."""
    unseen: int
    """Cards that left the game unseen."""
    pawn: int
    """Who has the Cat Burglar; −1 if it is out of the game."""
    play: int
    """The code of the play on the table, −1 without one."""
    named: str
    """The title asked for, "" without one."""
    chain: int
    """Nopes on the play."""
    top: int
    """Who played the topmost card of it; −1 without one."""
    story: bytes
    """What the seat could remember of the playing; 255 stands for what it does not know."""


def view(state: Kittens, seat: int) -> KittensView:
    """All that this seat (or WATCHER) knows."""
    memory = Memory(state.telling(), seat)
    return KittensView(**seen(state, seat, memory), story=memory.told)


def lines(told: bytes) -> list[tuple[int, int, int]]:
    """The story as (kind, seat, fact)."""
    return [
        (story.kind_of(told[at]), story.seat_of(told[at]), told[at + 1])
        for at in range(0, len(told), 2)
    ]
