"""How Exploding Kittens is played at once: rob, look, dodge what is feared, hide well.

The rules of thumb are greedy's in plain numbers; which danger is too much, which pairs are spent
and what is worth a Nope was tried out in games of the policy against itself.
"""

from __future__ import annotations

from typing import Any, Final, final

from mypy_extensions import i64

from purrlour.bots.exploding_kittens.answers import (
    WORTH,
    gift,
    hiding_place,
    title_to_name,
    worth_of,
    would_nope,
)
from purrlour.bots.exploding_kittens.recall import SURE, danger, recall
from purrlour.bots.exploding_kittens.robbing import (
    aimed,
    deed_of,
    despair,
    merit,
    rob,
    victim_of,
)
from purrlour.bots.search.policy import ENDLESS, Policy
from purrlour.engine.cells import vec
from purrlour.engine.chance import Chance
from purrlour.engine.game import A, Game, O, V
from purrlour.games.exploding_kittens.codes import (
    BURGLE,
    DONE,
    DRAW,
    GIVE,
    NAME,
    NOPE_IT,
    PAIR,
    PASS,
    PLAY_ATTACK,
    PLAY_FUTURE,
    PLAY_SHUFFLE,
    PLAY_SKIP,
    THREE,
)
from purrlour.games.exploding_kittens.content import CATS, DEFUSE, FIRST_CAT, HELD
from purrlour.games.exploding_kittens.rules.legal import (
    ATTACK_BITS,
    FUTURE_BITS,
    NOPE_BITS,
    SHUFFLE_BITS,
    SKIP_BITS,
)
from purrlour.games.exploding_kittens.state import (
    GIVING,
    LOOKING,
    NAMING,
    TITLE_BITS,
    TITLE_MASK,
    TURN,
    WINDOW,
    Kittens,
)

DEFUSE_BITS: Final[i64] = TITLE_MASK << (DEFUSE * TITLE_BITS)
WARY: Final = 100
"""The danger from which on it looks, without a Defuse…"""
AFRAID: Final = 300
"""…and from which on it would rather not draw."""
BRAVE: Final = 600
"""The danger that is too much even with a Defuse: who draws a Kitten may hide it."""
LIKED: Final = 4.0
"""How much more it looks at what it would do."""
LOOKS: Final = 1_000_003
"""A prime: hands are told apart by their remainders."""


@final
class KittensPolicy(Policy[Kittens]):
    """What somebody does who has played it often."""

    def __init__(self, game: Game[Any, Any, Any, Any]) -> None:  # noqa: ARG002 - all are built so
        super().__init__(ENDLESS)

    def choose(self, state: Kittens, seat: i64, codes: vec[i64], count: i64, whim: Chance) -> i64:  # noqa: ARG002 - it knows them
        return decide(state, seat, whim)

    def act(
        self,
        game: Game[Kittens, A, V, O],  # noqa: ARG002 - it knows the rules
        state: Kittens,
        seat: i64,
        codes: vec[i64],  # noqa: ARG002 - to look through them would take longer
        whim: Chance,
    ) -> i64:
        return decide(state, seat, whim)

    def value(self, state: Kittens, into: vec[float]) -> None:
        """EK-70: all to the last one living; until then the living share it."""
        alive: i64 = state.alive
        rest: i64 = alive
        living: float = 0.0
        while rest:
            rest &= rest - 1
            living += 1.0
        seat: i64
        for seat in range(state.seats):
            into[seat] = 1.0 / living if (alive >> seat) & 1 else 0.0

    def weigh(
        self, state: Kittens, seat: i64, codes: vec[i64], count: i64, into: vec[float]
    ) -> None:
        phase = state.phase
        hand: i64 = state.hands[seat]
        at: i64
        if phase == TURN:
            fear = danger(state, recall(state, seat))
            liked: i64 = rob(state, seat)
            if liked == DRAW:
                liked = face(state, seat, fear)
            for at in range(count):
                into[at] = weight_of_turn(hand, codes[at], fear)
            like(state, seat, liked, codes, count, into)
        elif phase == WINDOW:
            into[0] = 1.0
            into[1] = 1.0
            into[1 if would_nope(state, seat) else 0] = 2.0
        elif phase == GIVING:
            for at in range(count):
                into[at] = 20.0 / float(5 + worth_of(hand, codes[at] - GIVE + 1))
        elif phase == NAMING:
            for at in range(count):
                into[at] = 0.05 + 0.01 * float(WORTH[codes[at] - NAME + 1])
            into[title_to_name(state, seat) - NAME] += 1.0
        else:
            for at in range(count):
                into[at] = 2.0 if at < 3 else 0.3  # near the top, or about anywhere
            into[0] = 4.0
            into[count - 1] = 1.5

    def outlook(self, state: Kittens, seat: i64) -> i64:
        """Its cards and what it knows of the pile, once it is asked: nobody else knows them."""
        if not (state.asked >> seat) & 1:
            return 0
        return state.hands[seat] % LOOKS << 16 | recall(state, seat)


def decide(state: Kittens, seat: i64, whim: Chance) -> i64:
    """What the seat does at once."""
    phase = state.phase
    if phase == WINDOW:
        nopes: i64 = state.hands[seat] & NOPE_BITS
        return NOPE_IT if nopes and would_nope(state, seat) else PASS
    if phase == TURN:
        deed: i64 = rob(state, seat)
        if deed == DRAW:
            deed = face(state, seat, danger(state, recall(state, seat)))
        return aimed(state, seat, deed, whim)
    if phase == LOOKING:
        return DONE
    if phase == GIVING:
        return gift(state, seat)
    if phase == NAMING:
        return title_to_name(state, seat)
    return hiding_place(state, whim)


def face(state: Kittens, seat: i64, fear: i64) -> i64:
    """There is nothing to rob with: look, dodge or draw."""
    hand: i64 = state.hands[seat]
    if hand & DEFUSE_BITS:
        if fear < BRAVE:
            return DRAW
    elif fear < WARY:
        return DRAW
    if fear < SURE and hand & FUTURE_BITS:
        return PLAY_FUTURE
    if fear < AFRAID:
        return DRAW
    if hand & SKIP_BITS:
        return PLAY_SKIP
    if hand & ATTACK_BITS:
        return PLAY_ATTACK
    if hand & SHUFFLE_BITS:
        return PLAY_SHUFFLE
    return DRAW if hand & DEFUSE_BITS else despair(state, seat)


def like(
    state: Kittens, seat: i64, liked: i64, codes: vec[i64], count: i64, into: vec[float]
) -> None:
    """Looks first at what it would do; of others to whom that may be done, at each by merit."""
    total: i64 = 0
    at: i64
    for at in range(count):
        if codes[at] == liked and victim_of(liked) < 0:
            into[at] += LIKED
        elif deed_of(codes[at]) == liked:
            total += merit(state, seat, victim_of(codes[at]), liked)
    if not total:
        return
    for at in range(count):
        if deed_of(codes[at]) == liked:
            into[at] += (
                LIKED * float(merit(state, seat, victim_of(codes[at]), liked)) / float(total)
            )


def weight_of_turn(hand: i64, code: i64, fear: i64) -> float:
    """How much a choice of a turn deserves to be looked at, before anybody likes it."""
    if code == DRAW:
        return 2.0 if fear < 200 else 1.0 if fear < SURE else 0.3
    if code == PLAY_ATTACK or code == PLAY_SKIP:
        return 0.4 if fear < WARY else 1.0
    if code == PLAY_SHUFFLE:
        return 0.3 if fear < 200 else 1.0
    if code == PLAY_FUTURE:
        return 1.0 if 0 < fear < SURE else 0.2
    if code < PAIR:
        return 1.0
    if code < THREE:
        return 8.0 / float(WORTH[(code - PAIR) % HELD + 1])
    if code < NAME:
        return 6.0 / float(WORTH[(code - THREE) % HELD + 1])
    cat: i64 = (code - BURGLE) % CATS + FIRST_CAT
    held: i64 = (hand >> (cat * TITLE_BITS)) & TITLE_MASK
    return 0.6 if held == 1 or held == 2 else 0.1
