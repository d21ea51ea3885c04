"""How a table stands: each seat's chance of winning, at any moment of a playing.

The policies of the searching bots judge unfinished games of Koty and of Mice and Mystics. Those of
Exploding Kittens and Wizard Kittens need not, for they play their imagined games to the end: here
the living are told apart by what keeps them alive, and kittens by how clean their paws are.
"""

from __future__ import annotations

from math import exp, inf
from typing import Any, Final

from mypy_extensions import i64

from purrlour.bots.search.policies import policy_of
from purrlour.engine.cells import vec
from purrlour.engine.game import Game, State
from purrlour.games.exploding_kittens.content import NUMBERS
from purrlour.games.exploding_kittens.state import Kittens
from purrlour.games.wizard_kittens.content import GUILTY, SUSPICIOUSLY_FEW
from purrlour.games.wizard_kittens.endings import open_score
from purrlour.games.wizard_kittens.state import Wizards

# How much better the odds of a seat of Exploding Kittens are, as logarithms: fitted to who won
# 4,000 playings of the policy with two to five seats.
_FIRST_DEFUSE: Final = 1.21
_NEXT_DEFUSE: Final = 0.67
_WAY_OUT: Final = 0.54
"""An Attack or a Skip."""
_NOPE: Final = 0.53
_CARD: Final = 0.26
"""Any other."""
_DRAWS: Final = (-0.46, -0.34)
"""For each turn owed now, times the share of Kittens in the pile; without and with a Defuse."""


# The same for Wizard Kittens: fitted to 1,800 playings with two to four seats, of which most ended
# with the professor.
_CLEANER: Final = 0.76
"""For each card less than others have, in the end."""
_GUILTY: Final = -6.36
"""In the end."""
_SUSPICIOUS: Final = (0.75, -3.33)
"""For two: always, and in the end."""
_SOON: Final = 10
"""Cards to be drawn until it matters half as much as in the end."""


class Standing:
    """What everybody at a table of this game may expect."""

    def __init__(self, game: Game[Any, Any, Any, Any]) -> None:
        self._policy = policy_of(game)
        self._room = vec[float]([0.0] * game.max_seats)

    def chances(self, state: State, seats: int) -> tuple[float, ...]:
        """From 0 to 1, one a seat; where all play together it is the same for all."""
        if isinstance(state, Kittens):
            return _living(state, seats)
        if isinstance(state, Wizards):
            return _shared([_paws(state, seat, seats) for seat in range(seats)])
        self._policy.value(state, self._room)
        return tuple(float(self._room[seat]) for seat in range(seats))


def _living(state: Kittens, seats: int) -> tuple[float, ...]:
    alive = [bool(state.alive >> seat & 1) for seat in range(seats)]
    kittens = (sum(alive) - 1) / max(int(state.left), 1)
    return _shared([_odds(state, seat, kittens) if alive[seat] else -inf for seat in range(seats)])


def _shared(odds: list[float]) -> tuple[float, ...]:
    """Chances by logarithms of odds; together they are 1."""
    likely = [exp(one - max(odds)) for one in odds]
    return tuple(one / sum(likely) for one in likely)


def _odds(state: Kittens, seat: i64, kittens: float) -> float:
    def held(card: str) -> int:
        return int(state.holds(seat, NUMBERS[card]))

    defuses, nopes, ways_out = held("defuse"), held("nope"), held("attack") + held("skip")
    odds = _NOPE * nopes + _WAY_OUT * ways_out
    odds += _CARD * (int(state.size(seat)) - defuses - nopes - ways_out)
    if defuses:
        odds += _FIRST_DEFUSE + _NEXT_DEFUSE * (min(defuses, 3) - 1)
    if state.turn == seat:
        odds += _DRAWS[1 if defuses else 0] * min(int(state.owed), 3) * kittens
    return odds


def _paws(state: Wizards, seat: i64, seats: int) -> float:
    late = 1 / (1 + int(state.left) / _SOON)
    points = int(open_score(state, seat))
    odds = -_CLEANER * late * int(state.count(seat))
    if points >= GUILTY:
        odds += _GUILTY * late
    if seats == 2 and points <= SUSPICIOUSLY_FEW:
        odds += _SUSPICIOUS[0] + _SUSPICIOUS[1] * late
    return odds
