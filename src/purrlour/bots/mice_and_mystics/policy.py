"""The policy of Mice and Mystics: one head for whichever mouse is asked, that means to win."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from purrlour.bots.mice_and_mystics.answers import answer
from purrlour.bots.mice_and_mystics.blind import blindly
from purrlour.bots.mice_and_mystics.facts import FACTS, gather
from purrlour.bots.mice_and_mystics.hopes import Hopes
from purrlour.bots.mice_and_mystics.mind import Mind
from purrlour.bots.mice_and_mystics.turn import take_turn
from purrlour.bots.search.policy import Policy
from purrlour.engine.cells import vec
from purrlour.engine.chance import Chance
from purrlour.games.mice_and_mystics import codes as actions
from purrlour.games.mice_and_mystics.layout import AT, POISON, SEAT, WOUNDS
from purrlour.games.mice_and_mystics.state import ASK_TURN, OVER, WON, Mice
from purrlour.games.mice_and_mystics.tables import FIRST_FOE, HEROES

DEPTH: Final = 40
"""Choices of a rollout; then the facts say how it may end."""
# How much a choice deserves to be looked at.
_AT_ONCE: Final = 6.0
"""What would be done without thinking."""
_BLOW: Final = 2.0
_OTHER: Final = 1.0
_LUGGAGE: Final = 0.3
"""Laying out the party's things, and changing clothes."""
_MIX: Final = 1_000_003
_PRIME: Final = 2_147_483_647


@final
class MicePolicy(Policy[Mice]):
    """Fights what is worth it, keeps the party together, and knows what the chapter wants."""

    def __init__(self, mind: Mind) -> None:
        super().__init__(DEPTH)
        self.mind = mind
        self.facts = vec[float]([0.0] * FACTS)
        """Of the state that was judged last."""
        self.hopes = Hopes(mind.aims.book.book.id)

    def choose(self, state: Mice, seat: i64, codes: vec[i64], count: i64, whim: Chance) -> i64:  # noqa: ARG002 - nothing is hidden
        if state.tables.book != self.mind.primer.tables.book:
            return blindly(codes, count, whim)
        return self.at_once(state, codes, count)

    def at_once(self, state: Mice, codes: vec[i64], count: i64) -> i64:
        """What the policy would do in a book that it has read."""
        mind = self.mind
        mind.attend(state, codes, count)
        code = take_turn(mind, state.active) if state.phase == ASK_TURN else answer(mind)
        return code if mind.may(code) else codes[0]

    def value(self, state: Mice, into: vec[float]) -> None:
        worth: float = self.judge(state)
        seat: i64
        for seat in range(state.seats):
            into[seat] = worth

    def judge(self, state: Mice) -> float:
        """How likely it is won."""
        if state.phase == OVER:
            return 1.0 if state.reason == WON else 0.0
        if state.tables.book != self.mind.primer.tables.book:
            return 0.5
        self.mind.look.see(state)
        gather(self.mind, self.facts)
        return self.hopes.likely(self.facts, state.chapter)

    def weigh(self, state: Mice, seat: i64, codes: vec[i64], count: i64, into: vec[float]) -> None:  # noqa: ARG002 - nothing is hidden
        chosen: i64 = -1
        if state.tables.book == self.mind.primer.tables.book:
            chosen = self.at_once(state, codes, count)
            gifted = self.mind.primer.talents.best(state.phase, codes, count)
            chosen = gifted if gifted >= 0 else chosen
        at: i64
        for at in range(count):
            code: i64 = codes[at]
            into[at] = _OTHER
            if code == chosen:
                into[at] = _AT_ONCE
            elif actions.ATTACK <= code < actions.PICK:
                into[at] = _BLOW
            elif actions.LAY <= code < actions.HERO or code == actions.EQUIP:
                into[at] = _LUGGAGE

    def outlook(self, state: Mice, seat: i64) -> i64:  # noqa: ARG002 - all see the same
        rows = state.rows
        mix: i64 = state.page * 16 + state.wheel
        mix = (mix * 32 + state.active + 1) * 32 + state.allowance
        mix = (mix * _MIX + state.phase * 64 + state.dice_left) % _PRIME
        figure: i64
        for figure in range(HEROES):
            if rows[SEAT + figure] >= 0:
                out: i64 = 16 if rows[AT + figure] < 0 else 0
                mix = (mix * 32 + rows[WOUNDS + figure] + rows[POISON + figure] + out) % _PRIME
        foes: i64 = 0
        for figure in range(FIRST_FOE, state.tables.how_many_figures):
            if rows[AT + figure] >= 0:
                foes += 1
        return (mix * _MIX + foes) % _PRIME
