"""Sampling: full states that agree with everything a seat knows."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from purrlour.engine.chance import Chance
from purrlour.engine.game import Worlds
from purrlour.games.exploding_kittens.content import NUMBERS
from purrlour.games.exploding_kittens.imagine.guess import Guess
from purrlour.games.exploding_kittens.imagine.hindsight import write
from purrlour.games.exploding_kittens.imagine.past import Past
from purrlour.games.exploding_kittens.state import BOX, HOUSE, PHASES, Kittens, empty
from purrlour.games.exploding_kittens.view import KittensView


@final
class KittensWorlds(Worlds[Kittens]):
    """The states whose view for this seat is the given one."""

    __slots__ = ("guess", "table")

    def __init__(self, view: KittensView) -> None:
        self.table = table_of(view)
        self.guess = Guess(Past(view))

    def sample(self, chance: Chance) -> Kittens:
        attempt: i64 = 0
        while not self.guess.retell(attempt, chance):
            attempt += 1
        state = self.table.clone()
        write(self.guess, state)
        return state


def table_of(view: KittensView) -> Kittens:
    """The state as far as the view tells it outright; its story has blanks."""
    state = empty(view.seats)
    state.house = 0
    for name in view.house:
        state.house |= 1 << HOUSE.index(name)
    state.phase = PHASES.index(view.phase)
    state.asked = 0
    for seat in view.asked:
        state.asked |= 1 << seat
    state.alive = 0
    for seat, living in enumerate(view.alive):
        if living:
            state.alive |= 1 << seat
    state.turn = view.turn
    state.owed = view.owed
    state.attacked = 1 if view.attacked else 0
    state.pawn = view.pawn
    state.play = view.play
    state.named = NUMBERS[view.named] if view.named else -1
    state.chain = view.chain
    state.top = view.top
    for card in view.discard:
        if card == "nope":
            state.noped += 1
    for card in view.box:
        state.gain(BOX, NUMBERS[card])
    for card in view.hand:
        state.gain(view.seat, NUMBERS[card])
    for byte in view.story:
        state.story[state.told] = byte
        state.told += 1
    return state
