"""Sitting: one playing with a person and bots around it. It knows no screen and no clock."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, TypeAlias, final

from purrlour.bots.base import Bot
from purrlour.engine.action import Action
from purrlour.engine.chance import Chance
from purrlour.engine.decision import Decision
from purrlour.engine.errors import GameError, IllegalAction
from purrlour.engine.event import Event
from purrlour.engine.game import Game
from purrlour.engine.options import Options
from purrlour.engine.table import Table

AnyGame: TypeAlias = Game[Any, Any, Any, Any]
AnyBot: TypeAlias = Bot[Any, Any]


@final
class Sitting:
    """Who sits where, the table between them, and what the person has seen happen."""

    def __init__(
        self,
        game: AnyGame,
        options: Options,
        *,
        names: Sequence[str],
        bots: dict[int, AnyBot],
        seat: int,
        chance: Chance,
    ) -> None:
        self.game = game
        self.options = options
        self.names = tuple(names)
        self.bots = bots
        self.seat = seat
        """The person's."""
        self.chance = chance
        self.table = Table(game, len(names), options, chance)
        self.book: object = None
        """What the game was opened with besides: a storybook."""
        self.at_end: Callable[[Table[Any, Any, Any, Any]], str] | None = None
        """Called when the game is over; what it says is shown."""
        self.story: list[Event] = []
        """What happened so far, as far as the person may know it."""
        self._answers: dict[int, tuple[int, Action]] = {}
        """What bots are going to say, and to which decision."""

    def again(self) -> Sitting:
        """The same people, a new deal."""
        again = Sitting(
            self.game,
            self.options,
            names=self.names,
            bots=self.bots,
            seat=self.seat,
            chance=self.chance,
        )
        again.book, again.at_end = self.book, self.at_end
        return again

    @property
    def view(self) -> Any:
        """All that the person knows."""
        return self.table.view(self.seat)

    @property
    def mine(self) -> Decision | None:
        """What the table asks the person."""
        for decision in self.table.pending.values():
            if decision.seat == self.seat:
                return decision
        return None

    @property
    def choices(self) -> list[Action]:
        """What the person may choose from."""
        return self.table.legal(self.seat)

    def refusal(self, text: str) -> GameError:
        """Why the person may not do this now; asked of illegal actions only."""
        return self.game.refusal(self.table.state, self.seat, self.game.parse(text).code)

    def play(self, action: Action) -> list[Event]:
        """The person's choice, and what they see of what it does."""
        return self._tell(self.table.play(self.seat, action.text()))

    def bot_thinks(self) -> bool:
        """One more bot that is asked makes up its mind; False when all of them have."""
        for number, decision in self.table.pending.items():
            seat = decision.seat
            if seat in self.bots and number not in self._answers:
                bot, choices = self.bots[seat], self.table.legal(seat)
                self._answers[number] = seat, bot.choose(self.table.view(seat), choices)
                return True
        return False

    def bots_answer(self) -> list[Event]:
        """Every bot that is asked answers; who comes too late keeps its cards."""
        while self.bot_thinks():
            pass
        seen: list[Event] = []
        answers, self._answers = self._answers, {}
        for number, (seat, action) in answers.items():
            if self.table.decision_of(seat) != number:
                continue  # another answer closed the question
            try:
                seen += self._tell(self.table.play(seat, action.text(), decision=number))
            except IllegalAction:
                continue
        return seen

    def _tell(self, events: list[Event]) -> list[Event]:
        seen = [part for part in (event.seen_by(self.seat) for event in events) if part is not None]
        self.story += seen
        return seen
