"""Steward: does what a match does by itself: clocks, standing orders, bots, absent people."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Final, final

from purrlour.engine.errors import GameError
from purrlour.server.clock import Alarm
from purrlour.server.matches import entries as log
from purrlour.server.matches import playing
from purrlour.server.matches.agenda import STEADY_MS, Duty, duties, is_steady
from purrlour.server.matches.house import House
from purrlour.server.matches.match import Match
from purrlour.server.matches.thinker import Thought

_MOST_DUTIES: Final = 100
_THINK_MS: Final = 6_000
"""What a bot has not said by then, it says never: twice the patience with a worker, so that a
question can be asked again."""
_THINKING: Final = "…"
"""Stands where a bot's choice will be; no action has this text."""


@final
class _Asked:
    """A question that a bot was asked here."""

    def __init__(self, steady: int) -> None:
        self.steady = steady
        """The moment of its answer, whatever it is; 0 if it answers when it is done."""
        self.choice = _THINKING
        """Empty if it could not say."""


def _nobody() -> None:
    """Is there when nobody else is."""


class Steward:
    """Knows what is due. `ring` is called when something is; the room then lets it be done."""

    def __init__(self, house: House, ring: Callable[[], None]) -> None:
        self._house = house
        self._ring = ring
        self._alarm: Alarm | None = None
        self._asked: dict[int, _Asked] = {}
        """By decision."""
        self._plan: Callable[[], None] | None = None

    @property
    def planned(self) -> bool:
        """Whether an alarm is set."""
        return self._alarm is not None

    def forget(self) -> None:
        """What bots thought about is not what is on disk."""
        self._asked.clear()

    def end(self) -> None:
        """There is no room any more to ring for."""
        self.rest()
        self._ring = _nobody

    def rest(self) -> None:
        """Nothing is due while nobody looks, or while the store is at work."""
        self._plan = None
        if self._alarm is not None:
            self._alarm.cancel()
            self._alarm = None

    def plan(self, match: Match, now: Callable[[], int], *, soonest: int = 0) -> None:
        """Lets bots think, and sets the alarm for what is due next."""
        self.rest()
        self._plan = partial(self.plan, match, now)
        self._ask_bots(match, now())
        agenda = self._agenda(match)
        if agenda:
            delay = max(agenda[0].due - now(), soonest, 0)
            self._alarm = self._house.clock.after(delay, self._wake)

    def _wake(self) -> None:
        self._alarm = None
        self._ring()

    def work(self, match: Match, now: int) -> None:
        """All that is due by now; a window that runs out closes for all at once."""
        for _ in range(_MOST_DUTIES):
            agenda = self._agenda(match)
            if not agenda or agenda[0].due > now:
                break
            self._do(match, agenda[0], now)

    def _agenda(self, match: Match) -> list[Duty]:
        """What is due some day and could be done by then, the earliest first."""
        found: list[Duty] = []
        for duty in duties(match):
            if duty.kind != "bot":
                found.append(duty)
            elif (asked := self._asked.get(duty.number)) is not None:
                if asked.steady:  # done or not
                    found.append(duty._replace(due=max(duty.due, asked.steady)))
                elif asked.choice != _THINKING:
                    found.append(duty)
        found.sort()
        return found

    def _do(self, match: Match, duty: Duty, now: int) -> None:
        if duty.kind == "mix":
            playing.deal(match, now)
        elif duty.kind == "grace":
            bot = match.settings.stand_in
            match.take(log.BotSat(at=now, chair=duty.seat, bot=bot, absent=True))
        elif duty.kind == "bot":
            choice = self._asked.pop(duty.number).choice
            try:
                playing.play(match, duty.seat, choice, at=now, decision=duty.number, why="bot")
            except GameError:
                playing.fall_back(match, duty.seat, at=now, why="bot")
        else:
            playing.fall_back(match, duty.seat, at=now, why=duty.kind)

    # Bots.

    def _ask_bots(self, match: Match, now: int) -> None:
        if not any(chair.bot for chair in match.chairs):
            return
        table = match.table
        if table is None:
            self._house.thinker.warm()
            return
        pending = match.pending()
        self._asked = {n: asked for n, asked in self._asked.items() if n in pending}
        for number, decision in pending.items():
            seat = decision.seat
            bot = match.chairs[seat].bot
            if bot and number not in self._asked:
                paced = match.timing.opened[number] + match.settings.pace
                # Not sooner for one who comes late: it is to have its time as well.
                steady = max(paced, now + STEADY_MS) if is_steady(match, number) else 0
                self._asked[number] = _Asked(steady)
                thought = Thought(
                    match=match.kept.match,
                    game=match.kept.game,
                    bot=bot,
                    seat=seat,
                    view=table.view(seat),
                    choices=[action.text() for action in table.legal(seat)],
                    seed=playing.whim(match, seat),
                    deadline_ms=steady - now if steady else _THINK_MS,
                    urgent=steady > 0,
                )
                self._house.thinker.think(thought, partial(self._thought, number))

    def _thought(self, number: int, choice: str | None) -> None:
        asked = self._asked.get(number)
        if asked is not None and asked.choice == _THINKING:
            asked.choice = choice or ""
            if self._plan is not None and not asked.steady:  # else it is planned already
                self._plan()
