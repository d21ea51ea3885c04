"""The Nope window: who may answer a play, and how the answers settle it (EK-W1)."""

from __future__ import annotations

from mypy_extensions import i64

from purrlour.engine.chance import Chance
from purrlour.engine.event import Log
from purrlour.games.exploding_kittens.codes import card_of, cards_of
from purrlour.games.exploding_kittens.content import NAMES, NOPE, NOPES
from purrlour.games.exploding_kittens.events import Cancelled, Noped, Passed
from purrlour.games.exploding_kittens.rules.effects import resolve
from purrlour.games.exploding_kittens.rules.turns import resume_turn
from purrlour.games.exploding_kittens.state import NOPE_OWN, WINDOW, Kittens
from purrlour.games.exploding_kittens.story import PLAY


def open_window(state: Kittens, seat: i64, chance: Chance, log: Log | None) -> None:
    """Asks every living seat but the top card's player, whatever they hold (EK-W1, EK-A5)."""
    state.top = seat
    if state.noped == NOPES:
        close_window(state, chance, log)  # EK-W1: everybody sees that no Nope is left
        return
    state.phase = WINDOW
    state.asked = state.alive if state.house & NOPE_OWN else state.alive & ~(1 << seat)


def pass_window(state: Kittens, seat: i64, chance: Chance, log: Log | None) -> None:
    """The window closes when all have passed."""
    state.asked &= ~(1 << seat)
    if log is not None:
        log.append(Passed("EK-W1", seat))
    if state.asked == 0:
        close_window(state, chance, log)


def nope(state: Kittens, seat: i64, chance: Chance, log: Log | None) -> None:
    """A Nope on the play, or on the Nope before it; all are asked again (EK-44, EK-45)."""
    state.lose(seat, NOPE)
    state.tell(PLAY, seat, NOPE)
    state.noped += 1
    state.chain += 1
    if log is not None:
        log.append(Noped("EK-44" if state.chain == 1 else "EK-45", seat, state.chain))
    open_window(state, seat, chance, log)


def close_window(state: Kittens, chance: Chance, log: Log | None) -> None:
    """An odd number of Nopes cancels the play, an even number lets it happen (EK-46)."""
    if state.chain & 1:
        if log is not None:
            log.append(
                Cancelled("EK-46", state.turn, NAMES[card_of(state.play)], cards_of(state.play))
            )
        resume_turn(state)  # EK-35
    else:
        resolve(state, chance, log)
