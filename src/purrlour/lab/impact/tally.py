"""What is counted for an impact card, in whole numbers: the order of adding does not matter."""

from __future__ import annotations

from dataclasses import dataclass, field
from math import sqrt
from typing import Any, Final

from purrlour.engine.decision import TURN
from purrlour.engine.event import Log
from purrlour.engine.game import Game, State
from purrlour.games import GAMES
from purrlour.lab.impact.cases import Case
from purrlour.lab.players import QUICK
from purrlour.lab.playing import Watch, play, seed_of
from purrlour.lab.record import ABANDONED

PARTS_OF_A_WIN: Final = 60
"""A win that up to six share is still a whole number of these."""
_SURE: Final = 3.29
"""Standard errors: one card in a thousand would say so by luck."""


@dataclass
class Tally:
    """Counts of some playings."""

    games: int = 0
    turns: int = 0
    squares: int = 0
    """Of the turns, for how much they scatter."""
    began: int = 0
    """What those who began won, in parts of a win; of a party, what it won."""
    endings: dict[str, int] = field(default_factory=dict)

    def add(self, other: Tally) -> None:
        """Counts the other one in."""
        self.games += other.games
        self.turns += other.turns
        self.squares += other.squares
        self.began += other.began
        for ending, count in other.endings.items():
            self.endings[ending] = self.endings.get(ending, 0) + count

    def length(self) -> float:
        """Turns of a playing."""
        return self.turns / self.games

    def first(self) -> float:
        """The share of wins of those who began, or of the party."""
        return self.began / (PARTS_OF_A_WIN * self.games)

    def ending(self, name: str) -> float:
        """The share of playings that ended like this."""
        return self.endings.get(name, 0) / self.games


def differ_in_length(one: Tally, other: Tally) -> bool:
    """Whether luck alone would hardly do it."""
    spread = sum(
        (each.squares / each.games - each.length() ** 2) / each.games for each in (one, other)
    )
    return abs(one.length() - other.length()) > _SURE * sqrt(max(spread, 0.0))


def differ_in_share(one: float, other: float, games: int) -> bool:
    """The same for shares of so many playings each."""
    both = (one + other) / 2
    return abs(one - other) > _SURE * sqrt(2 * both * (1 - both) / games)


class _Counter(Watch):
    """Counts turns, and sees who has the first of them."""

    def __init__(self, game: Game[Any, Any, Any, Any]) -> None:
        self._game = game
        self.turns = 0
        self.first = -1

    def see(self, state: State, log: Log) -> None:
        for event in log:
            if event.kind == TURN:
                self.turns += 1
        if self.first < 0:
            for decision in self._game.decisions(state):
                if decision.kind == TURN:
                    self.first = decision.seat
                    break


def count(case: Case, seed: int, first: int, last: int) -> Tally:
    """The playings of a case with these numbers."""
    game = GAMES[case.game]
    tally = Tally()
    names, settings = [QUICK] * case.where.seats, case.settings
    for index in range(first, last):
        watch = _Counter(game)
        seeds = [seed_of(seed, case.name, index, part) for part in range(2 + len(names))]
        played = play(game, names, settings, seeds=seeds, watch=watch)
        won = played.returns[max(watch.first, 0)]
        ending = played.ending or ABANDONED
        tally.add(Tally(1, watch.turns, watch.turns**2, round(PARTS_OF_A_WIN * won), {ending: 1}))
    return tally
