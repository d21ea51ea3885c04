"""Why a choice is not allowed: a key of the words, the clause, and the facts."""

from __future__ import annotations

from purrlour.engine.errors import IllegalAction
from purrlour.games.exploding_kittens import codes
from purrlour.games.exploding_kittens.content import CATS, FIRST_CAT, NAMES
from purrlour.games.exploding_kittens.state import (
    ANY_PAIRS,
    GIVING,
    HIDING,
    LOOKING,
    NAMING,
    NOPE_OWN,
    OVER,
    PHASES,
    TURN,
    WINDOW,
    Kittens,
)


def refusal(state: Kittens, seat: int, code: int) -> IllegalAction:
    """Told to this seat about its own choice: it rests on what the seat knows anyway."""
    if not 0 <= seat < state.seats:
        return IllegalAction("no-such-seat", seat=seat)
    if state.phase == OVER:
        return IllegalAction("game-over", clause="EK-70")
    if not state.alive >> seat & 1:
        return IllegalAction("you-are-out", clause="EK-30")
    if code == codes.NOPE_IT:
        return _nope(state, seat)
    if not state.asked >> seat & 1:
        return _not_asked(state, seat)
    return _asked(state, seat, code)


def _nope(state: Kittens, seat: int) -> IllegalAction:
    if state.phase in (GIVING, LOOKING):
        return IllegalAction("too-late-to-nope", clause="EK-48")
    if state.phase == HIDING:
        return IllegalAction("kitten-cannot-be-noped", clause="EK-29")
    if state.phase != WINDOW:
        return IllegalAction("nothing-to-nope", clause="EK-50")
    if state.top == seat and not state.house & NOPE_OWN:
        return IllegalAction("top-card-is-yours", clause="EK-A5")
    if not state.asked >> seat & 1:
        return IllegalAction("already-passed", clause="EK-W1")
    return IllegalAction("no-such-card", clause="EK-44", card="nope")


def _not_asked(state: Kittens, seat: int) -> IllegalAction:
    if state.phase == WINDOW:
        return IllegalAction("window-is-open", clause="EK-W1")
    if seat == state.turn:
        return IllegalAction("wait-for-favor", clause="EK-W2")
    return IllegalAction("not-your-turn", clause="EK-22", turn=state.turn)


def _asked(state: Kittens, seat: int, code: int) -> IllegalAction:
    """The seat owes a choice, but not this one."""
    phase = state.phase
    if phase == TURN and codes.PLAY_ATTACK <= code < codes.NAME:
        return _play(state, seat, code)
    if phase == TURN and codes.BURGLE <= code < codes.GIVE:
        return _burglar(state, seat, code)
    if phase == GIVING and codes.GIVE <= code < codes.PUT:
        return IllegalAction("no-such-card", clause="EK-39", card=NAMES[code - codes.GIVE + 1])
    if phase == HIDING and codes.PUT <= code < codes.RESIGN:
        return IllegalAction(
            "pile-not-that-deep", clause="EK-26", place=code - codes.PUT, deepest=state.left
        )
    clause = {WINDOW: "EK-W1", LOOKING: "EK-W4", GIVING: "EK-39", HIDING: "EK-26", NAMING: "EK-55"}
    return IllegalAction("answer-first", clause=clause.get(phase, "EK-13"), decision=PHASES[phase])


def _play(state: Kittens, seat: int, code: int) -> IllegalAction:
    title, needed, target = codes.card_of(code), codes.cards_of(code), codes.target_of(code)
    if needed > 1 and not state.house & ANY_PAIRS and (title < FIRST_CAT or needed > 2):
        return IllegalAction("only-pairs-of-cats", clause="EK-O2")
    if state.holds(seat, title) < needed:
        clause = {1: "EK-14", 2: "EK-53", 3: "EK-55"}[needed]
        if needed == 1:
            return IllegalAction("no-such-card", clause=clause, card=NAMES[title])
        return IllegalAction("needs-equal-cards", clause=clause, card=NAMES[title], count=needed)
    another = {1: "EK-38", 2: "EK-52" if title >= FIRST_CAT else "EK-53", 3: "EK-55"}[needed]
    return _target(state, seat, target, another)


def _burglar(state: Kittens, seat: int, code: int) -> IllegalAction:
    if state.pawn != seat:
        return IllegalAction("pawn-not-yours", clause="EK-61")
    return _target(state, seat, (code - codes.BURGLE) // CATS, "EK-61")


def _target(state: Kittens, seat: int, target: int, another: str) -> IllegalAction:
    """`another` is the clause by which it must be somebody else."""
    if target >= state.seats:
        return IllegalAction("no-such-seat", seat=target)
    if target == seat:
        return IllegalAction("not-yourself", clause=another)
    if not state.alive >> target & 1:
        return IllegalAction("target-is-out", clause="EK-30", target=target)
    return IllegalAction("target-has-no-cards", clause="EK-A9", target=target)
