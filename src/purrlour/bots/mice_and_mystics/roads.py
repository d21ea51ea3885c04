"""Roads: the ways between the rooms of a chapter, and the shortest of them."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from purrlour.bots.mice_and_mystics.distances import FAR, STRIDE, Rooms
from purrlour.engine.cells import vec
from purrlour.games.mice_and_mystics.bits import bit, lowest
from purrlour.games.mice_and_mystics.codes import FLIP
from purrlour.games.mice_and_mystics.tables import MOST_SIDES, MOST_SPACES

NEW_ROOM: Final = 4.0
"""Turns that an encounter takes."""
BY_HOOK: Final = 1
BY_TOOLS: Final = 2
_MOST_GATES: Final = 128


@final
class Roads:
    """All ways out of each room of a chapter (MM-144…150), and where they take a party."""

    def __init__(self, rooms: Rooms, chapter: i64) -> None:
        self._inside = rooms
        self.many: i64 = 0
        # Gates, room by room.
        self.side = vec[i64]([0] * _MOST_GATES)
        self.way = vec[i64]([0] * _MOST_GATES)
        """Direction, or FLIP."""
        self.spaces = vec[i64]([0] * _MOST_GATES)
        self.to = vec[i64]([0] * _MOST_GATES)
        """The side it leads to."""
        self.arrival = vec[i64]([0] * _MOST_GATES)
        """Spaces where the party arrives."""
        self.lock = vec[i64]([0] * _MOST_GATES)
        """The flag that opens it, −1 for none."""
        self.tool = vec[i64]([0] * _MOST_GATES)
        """0 anybody, BY_HOOK, BY_TOOLS."""
        self._cross = vec[float]([0.0])
        """[gate · many + gate]: turns from behind the one to the other."""
        self._rest = vec[float]([0.0] * _MOST_GATES)
        """By gate: turns from behind it to the goal."""
        self._unseen = vec[i64]([0] * _MOST_GATES)
        """By gate: rooms on the way that nobody has visited yet."""
        # The answer to the last question, by space.
        self.turns = vec[float]([0.0] * MOST_SPACES)
        self.gate = vec[i64]([0] * MOST_SPACES)
        """The first way out to take; −1 for none."""
        self.rooms = vec[i64]([0] * MOST_SPACES)
        """New rooms on the way."""
        side: i64
        for side in range(rooms.tables.how_many_sides):
            if rooms.tables.up[chapter * MOST_SIDES + side // 2] >= 0:
                self._exits(chapter, side)
                self._flips(side)
        self._measure()

    def _measure(self) -> None:
        self._cross = vec[float]([0.0] * int(self.many * self.many))
        one: i64
        for one in range(self.many):
            inside = self._inside.distances(self.to[one], 0)
            other: i64
            for other in range(self.many):
                if self.side[other] == self.to[one]:
                    turns = inside.crossing(self.arrival[one], self.spaces[other])
                    self._cross[one * self.many + other] = turns

    def _exits(self, chapter: i64, side: i64) -> None:
        tables = self._inside.tables
        way: i64
        for way in range(4):
            colour: i64 = tables.exit_colour[side * 4 + way]
            beyond: i64 = tables.neighbour[(chapter * MOST_SIDES + side // 2) * 4 + way]
            if not colour or beyond < 0:
                continue
            facing: i64 = (way + 2) % 4
            to: i64 = beyond * 2 + colour - 1
            if tables.exit_colour[to * 4 + facing] != colour:
                to = beyond * 2 + 2 - colour
            if tables.exit_colour[to * 4 + facing] != colour:
                continue
            lock: i64 = -1
            at: i64
            for at in range(tables.locks[chapter], tables.locks[chapter + 1]):
                if tables.lock_list[at * 2] == side * 4 + way:
                    lock = tables.lock_list[at * 2 + 1]
            spaces: i64 = tables.exit_spaces[side * 4 + way]
            self._add(side, way, spaces, to, tables.exit_spaces[to * 4 + facing], lock, 0)

    def _flips(self, side: i64) -> None:
        tables = self._inside.tables
        tool: i64
        for tool in range(3):
            rest: i64 = tables.plain_flip[side]
            if tool == BY_HOOK:
                rest = tables.hook_flip[side]
            elif tool == BY_TOOLS:
                rest = tables.tool_flip[side]
            while rest:
                space = lowest(rest)
                rest &= rest - 1
                arrival = bit(tables.flip_to[side * MOST_SPACES + space])
                self._add(side, FLIP, bit(space), side ^ 1, arrival, -1, tool)

    def _add(
        self, side: i64, way: i64, spaces: i64, to: i64, arrival: i64, lock: i64, tool: i64
    ) -> None:
        at: i64 = self.many
        assert at < _MOST_GATES
        self.side[at] = side
        self.way[at] = way
        self.spaces[at] = spaces
        self.to[at] = to
        self.arrival[at] = arrival
        self.lock[at] = lock
        self.tool[at] = tool
        self.many = at + 1

    def stands_open(self, gate: i64, flags: i64, tools: i64) -> bool:
        """Whether a party with these flags and tools gets through."""
        if self.lock[gate] >= 0 and not (flags >> self.lock[gate]) & 1:
            return False
        return not self.tool[gate] or tools & self.tool[gate] != 0

    def seek(self, side: i64, to: i64, goal: i64, flags: i64, visited: i64, tools: i64) -> None:
        """The shortest way for a party from each space of a room to some spaces of another."""
        self._seek_from_gates(to, goal, flags, visited, tools)
        inside = self._inside.distances(side, 0)
        space: i64
        for space in range(self._inside.tables.spaces[side]):
            best: float = float(FAR)
            by: i64 = -1
            if side == to:
                best = float(inside.to(space, goal)) / STRIDE
            gate: i64
            for gate in range(self.many):
                if self.side[gate] != side or not self.stands_open(gate, flags, tools):
                    continue
                new: i64 = 1 - ((visited >> self.to[gate]) & 1)
                turns: float = 1.0 + float(inside.to(space, self.spaces[gate])) / STRIDE
                turns += self._rest[gate] + NEW_ROOM * float(new)
                if turns < best:
                    best = turns
                    by = gate
            self.turns[space] = best
            self.gate[space] = by
            self.rooms[space] = 0
            if by >= 0:
                self.rooms[space] = self._unseen[by] + 1 - ((visited >> self.to[by]) & 1)

    def _seek_from_gates(self, to: i64, goal: i64, flags: i64, visited: i64, tools: i64) -> None:
        """Turns from behind each gate to the goal: shortened as long as anything gets shorter."""
        rest = self._rest
        there = self._inside.distances(to, 0)
        one: i64
        for one in range(self.many):
            rest[one] = float(FAR)
            self._unseen[one] = 0
            if self.to[one] == to:
                rest[one] = there.crossing(self.arrival[one], goal)
        changed: bool = True
        while changed:
            changed = False
            other: i64
            for other in range(self.many):
                if rest[other] >= FAR or not self.stands_open(other, flags, tools):
                    continue
                new: i64 = 1 - ((visited >> self.to[other]) & 1)
                turns: float = 1.0 + rest[other] + NEW_ROOM * float(new)
                for one in range(self.many):
                    if self.to[one] == self.side[other]:
                        whole: float = turns + self._cross[one * self.many + other]
                        if whole < rest[one]:
                            rest[one] = whole
                            self._unseen[one] = self._unseen[other] + new
                            changed = True

    def nearest(self, spaces: i64) -> i64:
        """Of the last answer: which of some spaces (at least one) has the shortest way."""
        best = lowest(spaces)
        while spaces:
            space = lowest(spaces)
            spaces &= spaces - 1
            best = space if self.turns[space] < self.turns[best] else best
        return best
