"""Distances: how far it is within a room, for mice, nobody in the way."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from purrlour.engine.cells import vec
from purrlour.games.mice_and_mystics.bits import bit, lowest
from purrlour.games.mice_and_mystics.tables import MOST_SPACES, Tables

FAR: Final = 999
_WET: Final = 4
"""What a water space costs more: it ends the move, and is left by luck."""
_SNAP: Final = 3
"""What a mousetrap costs more."""
STRIDE: Final = 4.0
"""Spaces that a mouse makes in a turn."""
_MOST_KEPT: Final = 1024
"""Rooms with traps on certain spaces."""
_TRAPS_AT: Final = 32
"""A key: the side above so many bits, the traps below."""


@final
class Distances:
    """What it costs a mouse to come from each space of a room to each, nobody in the way."""

    __slots__ = ("costs",)

    def __init__(self, tables: Tables, side: i64, traps: i64) -> None:
        self.costs = vec[i64]([FAR] * (MOST_SPACES * MOST_SPACES))
        """[from · 32 + to]"""
        goal: i64
        for goal in range(tables.spaces[side]):
            self._reckon(tables, side, goal, traps)

    def _reckon(self, tables: Tables, side: i64, goal: i64, traps: i64) -> None:
        """Backwards from a goal, the nearest space first."""
        costs = self.costs
        water: i64 = tables.water[side]
        costs[goal * MOST_SPACES + goal] = 0
        left: i64 = bit(tables.spaces[side]) - 1
        while left:
            space: i64 = -1
            rest: i64 = left
            while rest:
                one = lowest(rest)
                rest &= rest - 1
                if space < 0 or costs[one * MOST_SPACES + goal] < costs[space * MOST_SPACES + goal]:
                    space = one
            left &= ~bit(space)
            so_far: i64 = costs[space * MOST_SPACES + goal]
            if so_far == FAR:
                return
            wet: bool = (water >> space) & 1 == 1
            so_far += (_WET if wet else 0) + (_SNAP if (traps >> space) & 1 else 0)
            rest = left
            while rest:
                other = lowest(rest)
                rest &= rest - 1
                cell: i64 = side * MOST_SPACES + other
                step: i64 = tables.cost[cell * MOST_SPACES + space]
                if not step:
                    continue
                if wet and (water >> other) & 1 and not (tables.swim[cell] >> space) & 1:
                    continue  # upstream
                to: i64 = other * MOST_SPACES + goal
                costs[to] = min(costs[to], so_far + step)

    def to(self, space: i64, goal: i64) -> i64:
        """What it costs from a space to the nearest of some."""
        best: i64 = FAR
        while goal:
            one = lowest(goal)
            goal &= goal - 1
            cost: i64 = self.costs[space * MOST_SPACES + one]
            best = cost if cost < best else best
        return best

    def crossing(self, spaces: i64, goal: i64) -> float:
        """Turns that a party takes from some spaces of a room to others."""
        best: i64 = FAR
        while spaces:
            cost = self.to(lowest(spaces), goal)
            spaces &= spaces - 1
            best = cost if cost < best else best
        return float(best) / STRIDE


@final
class Rooms:
    """The distances within all rooms of a box, reckoned when somebody asks and kept."""

    def __init__(self, tables: Tables) -> None:
        self.tables = tables
        self._kept: dict[int, Distances] = {}
        self._last: Distances = Distances(tables, 0, 0)
        self._last_of: i64 = 0
        """Side and traps of the last answer: the same room is asked for again and again."""

    def distances(self, side: i64, traps: i64) -> Distances:
        """Those of a room with these traps."""
        key: i64 = side << _TRAPS_AT | traps
        if key != self._last_of:
            found = self._kept.get(key)
            if found is None:
                if len(self._kept) > _MOST_KEPT:
                    self._kept.clear()
                found = Distances(self.tables, side, traps)
                self._kept[key] = found
            self._last = found
            self._last_of = key
        return self._last
