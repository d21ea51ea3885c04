"""Steward: does what a match does by itself: clocks, standing orders, bots, absent people."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Final

from purrlour.engine.errors import GameError
from purrlour.server.clock import Alarm
from purrlour.server.matches import entries as log
from purrlour.server.matches import playing
from purrlour.server.matches.agenda import Duty, duties
from purrlour.server.matches.house import House
from purrlour.server.matches.match import Match
from purrlour.server.matches.thinker import Thought
from purrlour.server.matches.verbs.table import settle

_MOST_DUTIES: Final = 100
_THINK_MS: Final = 3_000
"""What a bot has not said by then, it says never."""
_THINKING: Final = "…"
"""Stands where a bot's choice will be; no action has this text."""


class Steward:
    """Knows what is due. `ring` is called when something is; the room then lets it be done."""

    def __init__(self, house: House, ring: Callable[[], None]) -> None:
        self._house = house
        self._ring = ring
        self._alarm: Alarm | None = None
        self._thoughts: dict[int, str] = {}
        """By decision: what a bot will choose; empty if it could not say."""
        self._plan: Callable[[], None] | None = None

    @property
    def planned(self) -> bool:
        """Whether an alarm is set."""
        return self._alarm is not None

    def forget(self) -> None:
        """What bots thought about is not what is on disk."""
        self._thoughts.clear()

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
        self._ask_bots(match)
        due = next((duty.due for duty in duties(match) if self._ready(duty)), None)
        if due is not None:
            delay = max(due - now(), soonest, 0)
            self._alarm = self._house.clock.after(delay, self._wake)

    def _wake(self) -> None:
        self._alarm = None
        self._ring()

    def work(self, match: Match, now: int) -> None:
        """All that is due by now; a window that runs out closes for all at once."""
        for _ in range(_MOST_DUTIES):
            due = [duty for duty in duties(match) if duty.due <= now and self._ready(duty)]
            if not due:
                break
            self._do(match, due[0], now)

    def _do(self, match: Match, duty: Duty, now: int) -> None:
        if duty.kind == "mix":
            playing.deal(match, now)
        elif duty.kind == "grace":
            bot = match.settings.stand_in
            match.take(log.BotSat(at=now, chair=duty.seat, bot=bot, absent=True))
            settle(match, now)
        elif duty.kind == "bot":
            choice = self._thoughts.pop(duty.number)
            try:
                playing.play(match, duty.seat, choice, at=now, decision=duty.number, why="bot")
            except GameError:
                playing.fall_back(match, duty.seat, at=now, why="bot")
        else:
            playing.fall_back(match, duty.seat, at=now, why=duty.kind)

    # Bots.

    def _ready(self, duty: Duty) -> bool:
        return duty.kind != "bot" or self._thoughts.get(duty.number, _THINKING) != _THINKING

    def _ask_bots(self, match: Match) -> None:
        table = match.table
        if table is None or not any(chair.bot for chair in match.chairs):
            return
        pending = match.pending()
        self._thoughts = {n: text for n, text in self._thoughts.items() if n in pending}
        for number, decision in pending.items():
            seat = decision.seat
            bot = match.chairs[seat].bot
            if bot and number not in self._thoughts:
                self._thoughts[number] = _THINKING
                thought = Thought(
                    game=match.kept.game,
                    bot=bot,
                    seat=seat,
                    view=table.view(seat),
                    choices=[action.text() for action in table.legal(seat)],
                    seed=playing.whim(match, seat),
                    deadline_ms=_THINK_MS,
                )
                self._house.thinker.think(thought, partial(self._thought, number))

    def _thought(self, number: int, choice: str | None) -> None:
        if self._thoughts.get(number) == _THINKING:
            self._thoughts[number] = choice or ""
            if self._plan is not None:  # else it is planned when the store is done
                self._plan()
