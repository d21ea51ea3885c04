"""The figures of one variant: everything that its pictures show."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from purrlour.lab.record import POINTS, Chair, Playing
from purrlour.lab.report.numbers import Measured, mean, share

BINS: Final = 14
"""Columns of a histogram, at most."""


@dataclass(frozen=True)
class Curve:
    """A chance of winning over the course of a playing."""

    name: str
    points: tuple[Measured, ...]


@dataclass(frozen=True)
class Figures:
    """What came of one variant."""

    games: int
    by_order: list[Measured]
    """Shares of wins of those who began, of those after them …; empty where all play together."""
    by_bot: dict[str, Measured]
    won: Measured
    """The share of playings that somebody won, or the party."""
    shared: Measured
    """The share of playings that several won, who did not play together."""
    turns: list[int]
    length: Measured
    endings: dict[str, Measured]
    """The most frequent first."""
    curves: list[Curve]
    comeback: Measured
    """The share of wins by somebody who once had less than half of an even chance."""
    behind: list[int]
    """The least chance that each winner had on the way, in thousandths."""
    leads: Measured


def figures_of(playings: Sequence[Playing], *, together: bool) -> Figures:
    """Counts everything."""
    games = len(playings)
    chairs = [chair for playing in playings for chair in playing.chairs]
    ends = Counter(playing.ending for playing in playings)
    winners = [chair for chair in chairs if chair.won > 0]
    even = 1000 / len(playings[0].chairs)
    behind = [chair.lowest for chair in winners]
    won = sum(any(chair.won > 0 for chair in playing.chairs) for playing in playings)
    return Figures(
        games=games,
        by_order=[] if together else _by_order(chairs),
        by_bot={
            bot: _wins([chair for chair in chairs if chair.bot == bot])
            for bot in sorted({chair.bot for chair in chairs})
        },
        won=share(won, games),
        shared=share(sum(0 < max(each.won for each in one.chairs) < 1 for one in playings), games),
        turns=[playing.turns for playing in playings],
        length=mean([playing.turns for playing in playings]),
        endings={name: share(count, games) for name, count in ends.most_common()},
        curves=_together(playings) if together else _rivals(playings),
        comeback=share(sum(low < even / 2 for low in behind), len(behind)),
        behind=behind,
        leads=mean([playing.leads for playing in playings]),
    )


def _wins(chairs: Sequence[Chair]) -> Measured:
    return share(sum(chair.won for chair in chairs), len(chairs))


def _by_order(chairs: Sequence[Chair]) -> list[Measured]:
    orders = sorted({chair.order for chair in chairs if chair.order >= 0})
    return [_wins([chair for chair in chairs if chair.order == order]) for order in orders]


def _rivals(playings: Sequence[Playing]) -> list[Curve]:
    """Whoever is ahead at each moment, and whoever wins in the end."""
    ahead = [
        [max(chair.curve[point] for chair in playing.chairs) for playing in playings]
        for point in range(POINTS)
    ]
    winners = [chair.curve for playing in playings for chair in playing.chairs if chair.won > 0]
    return [_curve("ahead", ahead), *_lines("winner", winners)]


def _together(playings: Sequence[Playing]) -> list[Curve]:
    """The chances of parties that won in the end, and of those that did not."""
    first = [playing.chairs[0] for playing in playings]
    won = [chair.curve for chair in first if chair.won > 0]
    lost = [chair.curve for chair in first if chair.won == 0]
    return [*_lines("won", won), *_lines("lost", lost)]


def _lines(name: str, curves: Sequence[tuple[int, ...]]) -> list[Curve]:
    """No curve where there was no such playing."""
    if not curves:
        return []
    return [_curve(name, [[curve[point] for curve in curves] for point in range(POINTS)])]


def _curve(name: str, values: Sequence[Sequence[int]]) -> Curve:
    return Curve(name, tuple(mean(each) for each in values))


def bins_of(values: Sequence[int]) -> list[tuple[int, int, int]]:
    """First and last value of each column, and how many are in it; the columns are equally wide.

    >>> bins_of([3, 3, 4, 6])
    [(3, 3, 2), (4, 4, 1), (5, 5, 0), (6, 6, 1)]
    """
    least, most = min(values), max(values)
    width = 1
    while (most - least) // width >= BINS:
        width = {1: 2, 2: 5}.get(width, width * 2)
    first = least // width * width if width > 1 else least
    counts = Counter((value - first) // width for value in values)
    columns = (most - first) // width + 1
    return [(first + at * width, first + (at + 1) * width - 1, counts[at]) for at in range(columns)]
