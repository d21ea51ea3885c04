"""Many playings by bots, counted. The same seed gives the same counts, however it is split up."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from functools import partial
from typing import Final

from purrlour.games import GAMES
from purrlour.lab.playing import play, seed_of
from purrlour.lab.pool import spread

_BATCH: Final = 50
"""Playings handed to a worker at a time."""


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
    seats = len(plan.bots)
    names = [plan.bots[(seat + index) % seats] for seat in range(seats)]
    seeds = [seed_of(plan.seed, "simulate", index, part) for part in range(2 + seats)]
    played = play(GAMES[plan.game], names, plan.settings, seeds=seeds)
    tally.decisions += played.decisions
    tally.seat_games += 1
    for seat, name in enumerate(names):
        won = played.returns[seat] > 0  # where nobody wins, all share the first place
        tally.bot_chairs[name] = tally.bot_chairs.get(name, 0) + 1
        tally.bot_wins[name] = tally.bot_wins.get(name, 0) + won
        tally.seat_wins[seat] = tally.seat_wins.get(seat, 0) + won


def play_batch(plan: Plan, first: int) -> Tally:
    """Some playings in a row."""
    tally = Tally()
    for index in range(first, min(first + _BATCH, plan.games)):
        play_one(plan, index, tally)
    return tally


def simulate(plan: Plan, workers: int, progress: Callable[[int], None]) -> Tally:
    """All playings of the plan; `progress` hears how many are done."""
    total = Tally()
    for tally in spread(partial(play_batch, plan), range(0, plan.games, _BATCH), workers):
        total.add(tally)
        progress(total.seat_games)
    return total
