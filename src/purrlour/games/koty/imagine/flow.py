"""Flows with least amounts: whether, and how, everything that is asked for can be met."""

from __future__ import annotations

from typing import final

from purrlour.engine.chance import Chance


@final
class Flow:
    """A small network; `solve` finds some flow that keeps to all bounds, a random one."""

    __slots__ = ("_edges", "_heads", "_owed", "_rest", "_seen", "_tails")

    def __init__(self, nodes: int) -> None:
        self._edges: list[list[int]] = [[] for _ in range(nodes + 2)]
        self._heads: list[int] = []
        self._tails: list[int] = []
        self._rest: list[int] = []
        """What an edge can still take; its twin, the next or the one before, has the rest."""
        self._owed = [0] * nodes
        self._seen: list[bool] = []

    def edge(self, tail: int, head: int, least: int, most: int) -> int:
        """An edge with its bounds; says its number."""
        number = self._add(tail, head, most - least)
        self._owed[head] += least
        self._owed[tail] -= least
        return number

    def amount(self, number: int) -> int:
        """What flows through an edge beyond its least amount."""
        return self._rest[number + 1]

    def solve(self, chance: Chance) -> bool:
        """Meets all least amounts, if that is possible."""
        source = len(self._owed)
        sink = source + 1
        wanted = 0
        for node in range(source):
            owed = self._owed[node]
            if owed > 0:
                self._add(source, node, owed)
                wanted += owed
            elif owed < 0:
                self._add(node, sink, -owed)
        for numbers in self._edges:
            _mix(numbers, chance)
        while wanted:
            self._seen = [False] * len(self._edges)
            if not self._push(source, sink):
                return False
            wanted -= 1
        return True

    def _add(self, tail: int, head: int, most: int) -> int:
        number = len(self._heads)
        for one, other, rest in ((tail, head, most), (head, tail, 0)):
            self._edges[one].append(len(self._heads))
            self._tails.append(one)
            self._heads.append(other)
            self._rest.append(rest)
        return number

    def _push(self, node: int, sink: int) -> bool:
        """One unit more from here to the sink."""
        if node == sink:
            return True
        self._seen[node] = True
        for number in self._edges[node]:
            head = self._heads[number]
            if self._rest[number] > 0 and not self._seen[head] and self._push(head, sink):
                self._rest[number] -= 1
                self._rest[number ^ 1] += 1
                return True
        return False


def _mix(numbers: list[int], chance: Chance) -> None:
    """Puts them into a random order."""
    last = len(numbers) - 1
    while last > 0:
        other: int = chance.pick(last + 1)
        numbers[last], numbers[other] = numbers[other], numbers[last]
        last -= 1
