"""Sampling: a full state that agrees with everything a seat knows."""

from __future__ import annotations

from purrlour.engine.chance import Chance
from purrlour.games.exploding_kittens.content import NUMBERS
from purrlour.games.exploding_kittens.imagine.foresight import Foresight
from purrlour.games.exploding_kittens.imagine.guess import Guess
from purrlour.games.exploding_kittens.imagine.slots import Impossible
from purrlour.games.exploding_kittens.state import BOX, HOUSE, PHASES, UNSEEN, Kittens, empty
from purrlour.games.exploding_kittens.view import KittensView


def sample(view: KittensView, chance: Chance) -> Kittens:
    """A state whose view for this seat is the given one."""
    state = table_of(view)
    foresight = Foresight(view)
    attempt = 0
    while True:
        foresight.prepare(attempt)
        attempt += 1
        guess = Guess(view, foresight, chance)
        try:
            guess.retell()
        except Impossible:
            continue
        write(guess, state)
        return state


def table_of(view: KittensView) -> Kittens:
    """The state as far as the view tells it outright."""
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
    return state


def write(guess: Guess, state: Kittens) -> None:
    """Fills in the hidden cards and the hidden facts of the story."""
    for seat, hand in enumerate(guess.hands):
        for slot in hand:
            state.gain(seat, guess.slots.title[slot])
    for slot in guess.unseen:
        state.gain(UNSEEN, guess.slots.title[slot])
    state.stack_pile([guess.slots.title[slot] for slot in guess.pile.cells])
    for kind, seat, fact in guess.facts():
        state.tell(kind, seat, fact)
