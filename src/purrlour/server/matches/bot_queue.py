"""The queue of a bot pool: matches take turns, so that none waits for all that another wants."""

from __future__ import annotations

from collections import OrderedDict, deque
from typing import Final, Generic, TypeVar

T = TypeVar("T")

_OF_A_MATCH: Final = 8
"""Of either kind: more than a table has chairs. What is asked beyond that follows on moves that
were taken back, and the oldest of it is of no use to anybody."""


class FairQueue(Generic[T]):
    """What waits, by match. What is urgent comes first; among equals each match has one turn."""

    def __init__(self, most: int) -> None:
        self._most = most
        """In all; more are not taken."""
        self._size = 0
        self._urgent: OrderedDict[str, deque[T]] = OrderedDict()
        self._other: OrderedDict[str, deque[T]] = OrderedDict()

    def __len__(self) -> int:
        return self._size

    def put(self, match: str, one: T, *, urgent: bool, first: bool = False) -> T | None:
        """Puts it behind what its match wants already, or before everything. Gives back what has
        no room any more: the oldest of the match, or this one."""
        if self._size >= self._most and not first:
            return one
        lane = self._urgent if urgent else self._other
        waiting = lane.setdefault(match, deque())
        self._size += 1
        if first:
            waiting.appendleft(one)
            lane.move_to_end(match, last=False)
            return None
        waiting.append(one)
        if len(waiting) <= _OF_A_MATCH:
            return None
        self._size -= 1
        return waiting.popleft()

    def take(self) -> T:
        """The next; its match then waits until all others had their turn. There must be one."""
        lane = self._urgent or self._other
        match, waiting = lane.popitem(last=False)
        one = waiting.popleft()
        if waiting:
            lane[match] = waiting
        self._size -= 1
        return one

    def remove(self, match: str, one: T) -> None:
        """Takes it out, if it still waits."""
        for lane in (self._urgent, self._other):
            waiting = lane.get(match, deque())
            if one in waiting:
                waiting.remove(one)
                self._size -= 1
                if not waiting:
                    del lane[match]

    def clear(self) -> list[T]:
        """Takes everything out."""
        found = []
        while self._size:
            found.append(self.take())
        return found
