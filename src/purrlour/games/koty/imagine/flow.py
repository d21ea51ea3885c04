"""Flows with least amounts: whether, and how, everything that is asked for can be met."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from purrlour.engine.cells import vec
from purrlour.engine.chance import Chance


@final
class Flow:
    """A small network, built once; `solve` finds some flow that keeps to all bounds, by lot."""

    __slots__ = (
        "_count",
        "_first",
        "_heads",
        "_most",
        "_order",
        "_owed",
        "_path",
        "_rest",
        "_source",
        "_unseen",
        "_wanted",
    )

    def __init__(self, nodes: i64, edges: i64) -> None:
        room: i64 = 2 * (edges + nodes)
        self._count: i64 = 0
        self._source: i64 = nodes
        """The node that lends least amounts beforehand; the next one, the sink, gets them back."""
        self._owed = vec[i64]([0] * nodes)
        self._heads = vec[i64]([0] * room)
        self._most = vec[i64]([0] * room)
        """What an edge can take; its twin, the next or the one before, takes it back."""
        self._first = vec[i64]([0] * (nodes + 3))
        """By node: where its edges begin in the order, and those of the node before end."""
        self._order = vec[i64]([0] * room)
        self._path = vec[i64]([0] * (nodes + 2))
        self._unseen = self._path[:]
        self._rest = self._most
        self._wanted: i64 = 0

    def edge(self, tail: i64, head: i64, least: i64, most: i64) -> i64:
        """An edge with its bounds; says which one it is, counted from 0."""
        self._owed[head] += least
        self._owed[tail] -= least
        self._add(tail, head, most - least)
        return self._count // 2 - 1

    def close(self) -> None:
        """There are no more edges."""
        node: i64
        for node in range(self._source):
            owed = self._owed[node]
            if owed > 0:
                self._add(self._source, node, owed)
                self._wanted += owed
            elif owed < 0:
                self._add(node, self._source + 1, -owed)
        first, order, heads = self._first, self._order, self._heads
        number: i64
        for number in range(self._count):
            first[heads[number ^ 1] + 1] += 1
        for node in range(self._source + 2):
            first[node + 1] += first[node]
        free = first[:]
        for number in range(self._count):
            node = heads[number ^ 1]
            order[free[node]] = number
            free[node] += 1

    def amount(self, edge: i64) -> i64:
        """What flows through an edge beyond its least amount."""
        return self._rest[2 * edge + 1]

    def solve(self, chance: Chance) -> bool:
        """Meets all least amounts, if that is possible."""
        rest = self._most[:]
        self._rest = rest
        wanted: i64 = self._wanted
        if wanted == 0:
            return True
        heads, first, path = self._heads, self._first, self._path
        order, mixed, tried, seen = self._order[:], first[:], first[:], self._unseen[:]
        source: i64 = self._source
        node: i64 = source
        depth: i64 = 0
        seen[node] = wanted
        # Paths from the source to the sink, one for each unit.
        while wanted:
            at: i64 = tried[node]
            end: i64 = first[node + 1]
            if at == end:
                if depth == 0:
                    return False
                depth -= 1
                node = heads[path[depth] ^ 1]
                continue
            tried[node] = at + 1
            if at == mixed[node]:  # the order is by lot, as far as anybody looks
                mixed[node] = at + 1
                other: i64 = at + chance.pick(end - at)
                number: i64 = order[other]
                order[other] = order[at]
                order[at] = number
            number = order[at]
            head: i64 = heads[number]
            if rest[number] == 0 or seen[head] == wanted:
                continue
            path[depth] = number
            depth += 1
            node = head
            if head == source + 1:
                while depth:
                    depth -= 1
                    number = path[depth]
                    rest[number] -= 1
                    rest[number ^ 1] += 1
                wanted -= 1
                node = source
            seen[node] = wanted
            tried[node] = first[node]
        return True

    def _add(self, tail: i64, head: i64, most: i64) -> None:
        number: i64 = self._count
        self._heads[number] = head
        self._heads[number + 1] = tail
        self._most[number] = most
        self._count = number + 2
