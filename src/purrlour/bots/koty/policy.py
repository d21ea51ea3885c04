"""How Koty is played without thinking, for a search that thinks: one set of worths for all."""

from __future__ import annotations

from math import exp
from typing import Any, Final, final

from mypy_extensions import i64

from purrlour.bots.koty.answers import rate_answer
from purrlour.bots.koty.marks import SPOT, Marks
from purrlour.bots.koty.value import expected, returns
from purrlour.bots.search.policy import Policy
from purrlour.engine.cells import vec
from purrlour.engine.chance import Chance
from purrlour.engine.game import Game
from purrlour.games.koty.codes import LAY, PLACE, PLAY
from purrlour.games.koty.content import LANDS
from purrlour.games.koty.state import DREAMS, HANDS, LAND_BITS, LAND_MASK, OVER, TURN, Cats

DEPTH: Final = 12
"""Choices until a rollout is valued: luck blurs what is further away."""
WARMTH: Final = 0.3
"""How much worse a choice may look and still be looked at, in log-odds."""
LEAST: Final = 0.02
"""How much any choice deserves to be looked at, compared with the best."""
TWIN: Final = 1.0e-6
"""The same for a choice that is like an earlier one."""


@final
class KotyPolicy(Policy[Cats]):
    """It takes what is best right now, and knows how games tend to end."""

    def __init__(self, depth: i64) -> None:
        super().__init__(depth)
        self.marks = Marks()

    def choose(self, state: Cats, seat: i64, codes: vec[i64], count: i64, whim: Chance) -> i64:  # noqa: ARG002 - draws vary enough
        self.rate(state, seat, codes, count)
        return codes[self.first_best(count)]

    def value(self, state: Cats, into: vec[float]) -> None:
        if state.phase == OVER:
            returns(state, into)
        else:
            expected(state, into)

    def weigh(self, state: Cats, seat: i64, codes: vec[i64], count: i64, into: vec[float]) -> None:
        self.rate(state, seat, codes, count)
        marks = self.marks.marks
        best: float = marks[self.first_best(count)]
        at: i64
        for at in range(count):
            if is_twin(state, seat, codes[at]):
                into[at] = TWIN
            else:
                into[at] = exp((marks[at] - best) / WARMTH) + LEAST

    def outlook(self, state: Cats, seat: i64) -> i64:
        return state.rows[HANDS + seat]

    def rate(self, state: Cats, seat: i64, codes: vec[i64], count: i64) -> None:
        """Writes a mark for each of the codes."""
        if state.phase == TURN:
            self.marks.rate_turn(state, seat, codes, count)
        else:
            rate_answer(self.marks, state, seat, codes, count)

    def first_best(self, count: i64) -> i64:
        """Where the best mark stands, the first of them."""
        marks = self.marks.marks
        best: i64 = 0
        most: float = marks[0]
        at: i64
        for at in range(1, count):
            if marks[at] > most:
                most = marks[at]
                best = at
        return best


def is_twin(state: Cats, seat: i64, code: i64) -> bool:
    """Whether an earlier land of the same dream is just like the one that this choice is about."""
    owner: i64 = seat
    land: i64 = 0
    if code >= PLAY:
        owner = SPOT[code] // LANDS
        land = SPOT[code] % LANDS
    elif PLACE <= code < LAY:
        land = code - PLACE
    dream: i64 = state.rows[DREAMS + owner]
    here: i64 = (dream >> (land * LAND_BITS)) & LAND_MASK
    at: i64
    for at in range(land):
        if (dream >> (at * LAND_BITS)) & LAND_MASK == here:
            return True
    return False


def build(game: Game[Any, Any, Any, Any]) -> KotyPolicy:  # noqa: ARG001 - the rules are known
    """The policy of Koty."""
    return KotyPolicy(DEPTH)
