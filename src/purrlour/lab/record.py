"""What is kept of one playing, and who writes it down."""

from __future__ import annotations

from dataclasses import asdict, dataclass
from itertools import pairwise
from typing import Any, Final

from purrlour.engine.decision import TURN
from purrlour.engine.event import Log
from purrlour.engine.game import Game, State
from purrlour.lab.handled import PLAYED, handled
from purrlour.lab.playing import Played, Watch, play
from purrlour.lab.standing import Standing

POINTS: Final = 21
"""Points of a curve: the start, every twentieth of the way, the end."""
ABANDONED: Final = "abandoned"
"""How a playing ends that was too long; no game has such an ending."""


@dataclass(frozen=True)
class Chair:
    """One seat of a playing."""

    bot: str
    order: int
    """When its first turn came: 0 began; -1 in a game without turns."""
    won: float
    """1 for a win, less for one that was shared."""
    place: int
    curve: tuple[int, ...]
    """Its chance of winning on the way, in thousandths."""
    lowest: int
    """The least that it ever was, before the end."""
    drew: tuple[str, ...]
    """Cards that came to it, each once, by name."""
    played: tuple[str, ...]
    """Cards that it played, likewise."""


@dataclass(frozen=True)
class Playing:
    """One playing."""

    number: int
    turns: int
    decisions: int
    ending: str
    leads: int
    """How often somebody else came to be ahead."""
    chairs: tuple[Chair, ...]

    def wire(self) -> dict[str, Any]:
        """As plain JSON has it."""
        return asdict(self)


class Keeper(Watch):
    """Writes down what happens while it is played."""

    def __init__(self, game: Game[Any, Any, Any, Any], seats: int, standing: Standing) -> None:
        self._game = game
        self._seats = seats
        self._standing = standing
        self.turns = 0
        self.first = -1
        self.chances: list[tuple[float, ...]] = []
        """How it stood at the beginning of each turn."""
        self.drew: list[set[str]] = [set() for _ in range(seats)]
        self.played: list[set[str]] = [set() for _ in range(seats)]

    def see(self, state: State, log: Log) -> None:
        turns = 0
        for event in log:
            if event.kind == TURN:
                turns += 1
                continue
            done = handled(self._game.key, event)
            if done is not None:
                way, seat, cards = done
                hands = self.played if way == PLAYED else self.drew
                for each in range(self._seats) if seat < 0 else [seat]:
                    hands[each].update(cards)
        self.turns += turns
        if self.first < 0:
            asked = [one for one in self._game.decisions(state) if one.kind == TURN]
            self.first = asked[0].seat if asked else -1
        # Before the first turn, while mice and kittens are chosen, nothing can be judged yet.
        if self.first >= 0 and (turns or not self.chances) and self._game.asked(state):
            self.chances.append(self._standing.chances(state, self._seats))


def keep(
    game: Game[Any, Any, Any, Any],
    names: list[str],
    settings: dict[str, str],
    *,
    seeds: list[int],
    number: int,
    standing: Standing,
) -> Playing:
    """Plays, and writes it down."""
    seats = len(names)
    keeper = Keeper(game, seats, standing)
    played = play(game, names, settings, seeds=seeds, watch=keeper)
    if not keeper.chances:  # a game without turns
        keeper.chances.append((1 / seats,) * seats)
    return Playing(
        number=number,
        turns=max(keeper.turns, 1),
        decisions=played.decisions,
        ending=played.ending or ABANDONED,
        leads=_leads(keeper.chances),
        chairs=tuple(_chair(keeper, played, names, seat) for seat in range(seats)),
    )


def _chair(keeper: Keeper, played: Played, names: list[str], seat: int) -> Chair:
    way = [round(1000 * chances[seat]) for chances in keeper.chances]
    return Chair(
        bot=names[seat],
        order=-1 if keeper.first < 0 else (seat - keeper.first) % len(names),
        won=round(played.returns[seat], 4),
        place=played.places[seat],
        curve=curve([*way, round(1000 * played.returns[seat])]),
        lowest=min(way),
        drew=tuple(sorted(keeper.drew[seat])),
        played=tuple(sorted(keeper.played[seat])),
    )


def curve(way: list[int]) -> tuple[int, ...]:
    """The way at evenly spaced points, from its first value to its last.

    >>> curve([0, 1000])[:3], curve([0, 1000])[-1]
    ((0, 0, 0), 1000)
    """
    last = len(way) - 1
    return tuple(way[last * point // (POINTS - 1)] for point in range(POINTS))


def _leads(chances: list[tuple[float, ...]]) -> int:
    """Whoever was ahead last stays so while it is even."""
    ahead: list[int] = []
    for now in chances:
        best = max(now)
        first = [seat for seat, chance in enumerate(now) if chance > best - 1e-9]
        ahead.append(first[0] if len(first) == 1 else -1)
    clear = [seat for seat in ahead if seat >= 0]
    return sum(one != other for one, other in pairwise(clear))
