"""Atlas: how far it is within a room, and the way from room to room, reckoned once and kept."""

from __future__ import annotations

from heapq import heappop, heappush
from typing import Final, NamedTuple

from purrlour.games.mice_and_mystics.bits import members
from purrlour.games.mice_and_mystics.codes import FLIP
from purrlour.games.mice_and_mystics.content.model import Content

FAR: Final = 999
_WET: Final = 4
"""What a water space costs more: it ends the move, and is left by luck."""
_SNAP: Final = 3
"""What a mousetrap costs more."""
_STRIDE: Final = 4
"""Spaces that a mouse makes in a turn."""
NEW_ROOM: Final = 4.0
"""Turns that an encounter takes."""
_MOST_KEPT: Final = 4096
BY_HOOK: Final = 1
BY_TOOLS: Final = 2


class Gate(NamedTuple):
    """A way out of a room."""

    way: int
    """Direction, or FLIP."""
    spaces: int
    to: int
    """The side it leads to."""
    arrival: int
    """Spaces where the party arrives."""
    lock: int
    """The flag that opens it, −1 for none."""
    tool: int
    """0 anybody, BY_HOOK, BY_TOOLS."""


class Route(NamedTuple):
    """How to come to some spaces of a room."""

    turns: float
    gate: Gate | None
    """The first way out to take; None in the room itself."""


class Journey(NamedTuple):
    """From where to where, and what stands open."""

    chapter: int
    side: int
    start: int
    """Spaces to set out from, as bits."""
    to_side: int
    goal: int
    flags: int
    visited: int
    tools: int
    """BY_HOOK and BY_TOOLS, as bits of these."""


class Atlas:
    """The rooms of a box with its storybook."""

    def __init__(self, book: Content) -> None:
        self.book = book
        self.board = book.board
        self._gates: dict[int, tuple[tuple[Gate, ...], ...]] = {}
        self._distances: dict[tuple[int, int, int], list[int]] = {}
        self._routes: dict[Journey, Route] = {}

    def distances(self, side: int, goal: int, traps: int) -> list[int]:
        """What it costs to come from each space of a room to one of a set, nobody in the way."""
        key = (side, goal, traps)
        if key not in self._distances:
            if len(self._distances) > _MOST_KEPT:
                self._distances.clear()
            self._distances[key] = self._reckon(side, goal, traps)
        return self._distances[key]

    def _reckon(self, side: int, goal: int, traps: int) -> list[int]:
        board = self.board
        water, count = board.water[side], board.spaces[side]
        costs = [FAR] * count
        queue = [(0, space) for space in members(goal)]
        for _, space in queue:
            costs[space] = 0
        while queue:
            so_far, space = heappop(queue)
            if so_far > costs[space]:
                continue
            wet = water >> space & 1
            extra = _WET * wet + _SNAP * (traps >> space & 1)
            for other in range(count):
                step = board.cost[(side * 32 + other) * 32 + space]
                upstream = (
                    wet and water >> other & 1 and not board.swim[side * 32 + other] >> space & 1
                )
                new = so_far + step + extra
                if step and not upstream and new < costs[other]:
                    costs[other] = new
                    heappush(queue, (new, other))
        return costs

    def gates(self, chapter: int) -> tuple[tuple[Gate, ...], ...]:
        """All ways out of each room of a chapter (MM-144…150)."""
        if chapter not in self._gates:
            self._gates[chapter] = tuple(
                self._gates_of(chapter, side) for side in range(self.board.sides)
            )
        return self._gates[chapter]

    def _gates_of(self, chapter: int, side: int) -> tuple[Gate, ...]:
        board, tale = self.board, self.book.book.chapters[chapter]
        places = {(column, row): tile for tile, column, row, _ in tale.layout}
        where = {tile: place for place, tile in places.items()}
        if side // 2 not in where:
            return ()
        locks = {(lock.side, lock.direction): lock.flag for lock in tale.locks}
        column, row = where[side // 2]
        found: list[Gate] = []
        for way, (right, down) in enumerate(((0, -1), (1, 0), (0, 1), (-1, 0))):
            colour = board.exit_colour[side * 4 + way]
            beyond = places.get((column + right, row + down), -1)
            facing = (way + 2) % 4
            for to in (beyond * 2 + colour - 1, beyond * 2 + 2 - colour):
                if colour and beyond >= 0 and board.exit_colour[to * 4 + facing] == colour:
                    spaces = board.exit_spaces[side * 4 + way]
                    arrival = board.exit_spaces[to * 4 + facing]
                    found.append(Gate(way, spaces, to, arrival, locks.get((side, way), -1), 0))
                    break
        for tool, flips in enumerate((board.plain_flip, board.hook_flip, board.tool_flip)):
            for space in members(flips[side]):
                arrival = 1 << board.flip_to[side * 32 + space]
                found.append(Gate(FLIP, 1 << space, side ^ 1, arrival, -1, tool))
        return tuple(found)

    def route(self, journey: Journey) -> Route:
        """The shortest way for the party."""
        if journey not in self._routes:
            if len(self._routes) > _MOST_KEPT:
                self._routes.clear()
            self._routes[journey] = self._seek(journey)
        return self._routes[journey]

    def _seek(self, journey: Journey) -> Route:
        ways = self.gates(journey.chapter)
        queue: list[tuple[float, int, int, int]] = [(0.0, journey.side, journey.start, -1)]
        best: dict[tuple[int, int], float] = {}
        firsts: list[Gate] = []
        end = Route(float(FAR), None)
        while queue:
            turns, side, spaces, first = heappop(queue)
            if turns >= end.turns:
                break
            if side == journey.to_side:
                whole = turns + self._crossing(side, spaces, journey.goal)
                if whole < end.turns:
                    end = Route(whole, firsts[first] if first >= 0 else None)
            for gate in ways[side]:
                if gate.lock >= 0 and not journey.flags >> gate.lock & 1:
                    continue
                if gate.tool and not journey.tools & gate.tool:
                    continue
                new = turns + 1 + self._crossing(side, spaces, gate.spaces)
                new += 0 if journey.visited >> gate.to & 1 else NEW_ROOM
                if new < best.get((gate.to, gate.arrival), FAR):
                    best[gate.to, gate.arrival] = new
                    if first < 0:
                        firsts.append(gate)
                    heappush(
                        queue,
                        (new, gate.to, gate.arrival, first if first >= 0 else len(firsts) - 1),
                    )
        return end

    def _crossing(self, side: int, spaces: int, goal: int) -> float:
        """Turns that a party takes from some spaces of a room to others."""
        costs = self.distances(side, goal, 0)
        return min((costs[space] for space in members(spaces)), default=FAR) / _STRIDE
