"""What one choice does: plays go through the Nope window, everything else happens at once."""

from __future__ import annotations

from mypy_extensions import i64

from purrlour.engine.chance import Chance
from purrlour.engine.event import Log
from purrlour.games.exploding_kittens.codes import (
    BURGLE,
    DRAW,
    GIVE,
    NAME,
    NOPE_IT,
    PASS,
    PLAY_ATTACK,
    PUT,
    RESIGN,
    THREE,
    card_of,
    cards_of,
    target_of,
)
from purrlour.games.exploding_kittens.content import CATS, FIRST_CAT, KITTEN, NAMES, NOPE
from purrlour.games.exploding_kittens.events import Hid, Named, Played
from purrlour.games.exploding_kittens.rules.effects import burgle, draw, hand_over
from purrlour.games.exploding_kittens.rules.resign import resign
from purrlour.games.exploding_kittens.rules.turns import end_one_turn, resume_turn
from purrlour.games.exploding_kittens.rules.window import nope, open_window, pass_window
from purrlour.games.exploding_kittens.state import NAMING, Kittens
from purrlour.games.exploding_kittens.story import PLAY
from purrlour.games.exploding_kittens.story import PUT as HIDDEN


def apply(state: Kittens, seat: i64, code: i64, chance: Chance, log: Log | None) -> None:
    """Carries out one legal choice."""
    if code == PASS:
        pass_window(state, seat, chance, log)
    elif code == DRAW:
        draw(state, log)
    elif code == NOPE_IT:
        nope(state, seat, chance, log)
    elif code < PLAY_ATTACK:
        resume_turn(state)  # done looking (EK-42)
    elif code < THREE:
        lay_down(state, seat, code, log)
        open_window(state, seat, chance, log)
    elif code < NAME:
        lay_down(state, seat, code, log)
        state.phase = NAMING
    elif code < BURGLE:
        name_title(state, seat, code - NAME + 1, chance, log)
    elif code < GIVE:
        burgle(state, (code - BURGLE) // CATS, FIRST_CAT + (code - BURGLE) % CATS, log)
    elif code < PUT:
        hand_over(state, seat, code - GIVE + 1, "EK-39", log)
    elif code < RESIGN:
        hide_kitten(state, seat, code - PUT, log)
    else:
        resign(state, seat, chance, log)


def lay_down(state: Kittens, seat: i64, code: i64, log: Log | None) -> None:
    """The cards go face up on the discard (EK-14)."""
    title = card_of(code)
    count = cards_of(code)
    for _ in range(count):
        state.lose(seat, title)
        state.tell(PLAY, seat, title)
    if title == NOPE:
        state.noped += count
    state.play = code
    if log is not None:
        clause = "EK-14" if count == 1 else "EK-54"
        log.append(Played(clause, seat, NAMES[title], count, target_of(code)))


def name_title(state: Kittens, seat: i64, title: i64, chance: Chance, log: Log | None) -> None:
    """The title is named before anybody may answer (EK-55, EK-A10)."""
    state.named = title
    if log is not None:
        log.append(Named("EK-55", seat, target_of(state.play), NAMES[title]))
    open_window(state, seat, chance, log)


def hide_kitten(state: Kittens, seat: i64, place: i64, log: Log | None) -> None:
    """The Kitten goes back under `place` cards, and the turn is over (EK-26, EK-27)."""
    pile = state.pile
    at: i64 = state.left
    while at > state.left - place:
        pile[at] = pile[at - 1]
        at -= 1
    pile[at] = KITTEN
    state.left += 1
    state.tell(HIDDEN, seat, place)
    if log is not None:
        log.append(Hid("EK-26", seat, place))
    end_one_turn(state, log)
