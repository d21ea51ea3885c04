"""Many playings by bots, counted. The same seed gives the same counts, however it is split up."""

from __future__ import annotations

import signal
from collections.abc import Callable, Iterator
from concurrent.futures import Future, ProcessPoolExecutor, as_completed
from dataclasses import dataclass, field
from math import sqrt
from multiprocessing import get_context
from typing import Any

from purrlour.bots.roster import build
from purrlour.engine.chance import Seeded
from purrlour.engine.game import Game
from purrlour.games import GAMES

_BATCH = 50
"""Playings handed to a worker at a time."""
_NORMAL_95 = 1.959964


@dataclass(frozen=True)
class Plan:
    """What to play."""

    game: str
    games: int
    bots: tuple[str, ...]
    """One for each seat; they move on by one seat from playing to playing."""
    seed: int
    settings: dict[str, str]


@dataclass
class Tally:
    """What came out, in whole numbers so that the order of adding does not matter."""

    decisions: int = 0
    bot_chairs: dict[str, int] = field(default_factory=dict)
    """How often each bot sat in a chair."""
    bot_wins: dict[str, int] = field(default_factory=dict)
    seat_games: int = 0
    seat_wins: dict[int, int] = field(default_factory=dict)

    def add(self, other: Tally) -> None:
        """Counts the other one in."""
        self.decisions += other.decisions
        self.seat_games += other.seat_games
        for mine, theirs in (
            (self.bot_chairs, other.bot_chairs),
            (self.bot_wins, other.bot_wins),
        ):
            for name, count in theirs.items():
                mine[name] = mine.get(name, 0) + count
        for seat, count in other.seat_wins.items():
            self.seat_wins[seat] = self.seat_wins.get(seat, 0) + count


def play_one(plan: Plan, index: int, tally: Tally) -> None:
    """The playing with this number, counted."""
    game: Game[Any, Any, Any, Any] = GAMES[plan.game]
    seats = len(plan.bots)
    names = [plan.bots[(seat + index) % seats] for seat in range(seats)]
    luck, whim = (Seeded(_seed(plan, index, part)) for part in (0, 1))
    bots = [build(name, game, _seed(plan, index, 2 + at)) for at, name in enumerate(names)]
    state = game.deal(seats, game.options(plan.settings), luck)
    asked = [decision.seat for decision in game.decisions(state)]
    most = tally.decisions + game.max_steps
    while asked and tally.decisions < most:  # one that drags on is abandoned
        seat = asked[whim.pick(len(asked))]  # who answers a window first is nobody's privilege
        choices = [game.actions[code] for code in game.legal(state, seat)]
        action = bots[seat].choose(game.view(state, seat), choices)
        game.apply(state, seat, action.code, luck, None)
        tally.decisions += 1
        asked = [decision.seat for decision in game.decisions(state)]
    outcome = game.outcome(state)
    tally.seat_games += 1
    for seat, name in enumerate(names):
        # Where nobody wins, all share the first place.
        won = outcome is not None and outcome.returns[seat] > 0
        tally.bot_chairs[name] = tally.bot_chairs.get(name, 0) + 1
        tally.bot_wins[name] = tally.bot_wins.get(name, 0) + won
        tally.seat_wins[seat] = tally.seat_wins.get(seat, 0) + won


def _seed(plan: Plan, index: int, part: int) -> int:
    """A seed of its own for each playing and each part in it."""
    return plan.seed << 64 | index << 32 | part


def play_batch(plan: Plan, first: int) -> Tally:
    """Some playings in a row."""
    tally = Tally()
    for index in range(first, min(first + _BATCH, plan.games)):
        play_one(plan, index, tally)
    return tally


def simulate(plan: Plan, workers: int, progress: Callable[[int], None]) -> Tally:
    """All playings of the plan; `progress` hears how many are done."""
    total = Tally()
    for tally in _batches(plan, workers):
        total.add(tally)
        progress(total.seat_games)
    return total


def _batches(plan: Plan, workers: int) -> Iterator[Tally]:
    starts = range(0, plan.games, _BATCH)
    if workers == 1 or len(starts) == 1:
        for first in starts:
            yield play_batch(plan, first)
        return
    # Spawned, not forked: the same on every system, and no half-copied threads.
    pool = ProcessPoolExecutor(workers, mp_context=get_context("spawn"), initializer=_deaf)
    try:
        waiting: list[Future[Tally]] = [pool.submit(play_batch, plan, first) for first in starts]
        for done in as_completed(waiting):
            yield done.result()
    finally:
        pool.shutdown(cancel_futures=True)


def _deaf() -> None:
    """Ctrl-C is the parent's business."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def wilson(wins: int, games: int) -> tuple[float, float]:
    """The 95 % interval of Wilson for a share.

    >>> low, high = wilson(50, 100)
    >>> round(low, 3), round(high, 3)
    (0.404, 0.596)
    """
    if games == 0:
        return 0.0, 1.0
    share, z2 = wins / games, _NORMAL_95**2
    middle = share + z2 / (2 * games)
    spread = _NORMAL_95 * sqrt(share * (1 - share) / games + z2 / (4 * games * games))
    below = 1 + z2 / games
    return max((middle - spread) / below, 0.0), min((middle + spread) / below, 1.0)
