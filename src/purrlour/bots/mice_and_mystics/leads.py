"""Leads: what a space of the room leads to, in things that people see: a minion, an exit, a thing.

A hint tells it. It looks for what the story wants next, as the bots do, and for minions to fight.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final, NamedTuple

from purrlour.bots.mice_and_mystics.distances import FAR
from purrlour.bots.mice_and_mystics.greedy import aims_of, is_told_by
from purrlour.bots.mice_and_mystics.sight import Sight
from purrlour.games.mice_and_mystics.codes import FLIP
from purrlour.games.mice_and_mystics.content.model import Content
from purrlour.games.mice_and_mystics.tables import MOST_SPACES
from purrlour.games.mice_and_mystics.view import MiceView

WAYS: Final = ("north", "east", "south", "west")
_ANY_TOOLS: Final = 3
_FLAGS: Final = (1 << 32) - 1


class Lead(NamedTuple):
    """What is there to go for."""

    kind: str
    """foe, exit, thing or place."""
    name: str
    """A figure, the way out, a thing, or the space itself."""
    steps: int
    """How far it still is from the space; 0: there it is at hand."""


class Goal(NamedTuple):
    """The same, wherever one stands."""

    kind: str
    name: str
    spaces: frozenset[int]
    """Where it is at hand."""


def lead_of(book: Content, view: MiceView, space: str) -> Lead | None:
    """What this space brings the mouse nearer to; nothing if that cannot be said."""
    room = room_of(book, view)
    start = None if room is None else room.start
    if room is None or start is None or space not in room.numbers:
        return None
    there = room.numbers[space]
    nearer = [
        lead for goal, lead in room.leads(there) if lead.steps < room.steps(start, goal.spaces)
    ]
    return min(nearer, key=lambda lead: lead.steps, default=None)


def lead_here(book: Content, view: MiceView) -> Lead | None:
    """What is nearest to where the mouse is."""
    room = room_of(book, view)
    start = None if room is None else room.start
    if room is None or start is None:
        return None
    found = [lead for _, lead in room.leads(start) if lead.steps < FAR]
    return min(found, key=lambda lead: lead.steps, default=None)


def room_of(book: Content, view: MiceView) -> Room | None:
    """The room, if the story is one that can be looked up."""
    return Room(book, view) if view.active and is_told_by(book, view) else None


class Room:
    """The room that the party is in."""

    def __init__(self, book: Content, view: MiceView) -> None:
        self.book = book
        self.view = view
        self.aims = aims_of(book)
        tables = self.aims.atlas.tables
        names = tables.names
        self.side = names.sides.index(view.room)
        cells = range(self.side * MOST_SPACES, self.side * MOST_SPACES + tables.spaces[self.side])
        self.names = [names.spaces[tables.name_of_space[cell]] for cell in cells]
        self.numbers = {name: number for number, name in enumerate(self.names)}
        self.costs = [
            [int(tables.cost[cell * MOST_SPACES + to]) for to in range(len(cells))]
            for cell in cells
        ]
        self.beside = [_members(tables.adjacent[cell]) | {at} for at, cell in enumerate(cells)]

    @property
    def start(self) -> int | None:
        """Where the mouse is."""
        view = self.view
        return self.numbers.get(view.spaces[view.heroes.index(view.active)])

    def leads(self, space: int) -> Iterable[tuple[Goal, Lead]]:
        """All goals, and how far they are from a space."""
        for goal in self.goals(space):
            yield goal, Lead(goal.kind, goal.name, self.steps(space, goal.spaces))

    def goals(self, space: int) -> Iterable[Goal]:
        """Minions, each by itself, and what the story wants."""
        view = self.view
        for foe, at in zip(view.foes, view.foe_spaces, strict=True):
            if at in self.numbers:
                yield Goal("foe", foe, frozenset(self.beside[self.numbers[at]]))
        sight = Sight(self.book, view)
        aim = self.aims.nearest(sight, 1 << space)
        if aim is None:
            yield from self._exits()
            return
        roads = self.aims.atlas.roads(sight.chapter)
        errand = aim.errand
        if errand.side == self.side:
            yield self._place(frozenset(_members(errand.spaces)))
            return
        flags = sight.flags & _FLAGS
        roads.seek(sight.side, errand.side, errand.spaces, flags, sight.visited, _ANY_TOOLS)
        gate = int(roads.gate[space])
        if gate >= 0:
            way = int(roads.way[gate])
            name = "flip" if way == FLIP else WAYS[way]
            yield Goal("exit", name, frozenset(_members(roads.spaces[gate])))

    def _exits(self) -> Iterable[Goal]:
        """Ways out to rooms that nobody has seen."""
        tables = self.aims.atlas.tables
        for at, beyond in enumerate(self.view.ways):
            spaces = tables.exit_spaces[self.side * len(WAYS) + at]
            if beyond in tables.names.sides and beyond not in self.view.visited:
                yield Goal("exit", WAYS[at], frozenset(_members(spaces)))

    def _place(self, spaces: frozenset[int]) -> Goal:
        """Somewhere in this room: by the thing that lies there, or by a space of it."""
        view = self.view
        lying = zip(view.things, view.thing_rooms, view.thing_spaces, strict=True)
        for thing, room, at in lying:
            if room == view.room and self.numbers.get(at, -1) in spaces:
                return Goal("thing", thing, spaces)
        return Goal("place", self.names[min(spaces)] if spaces else "", spaces)

    def steps(self, start: int, goal: frozenset[int]) -> int:
        """The shortest way, nobody in it; FAR for none."""
        found: dict[int, int] = {}
        waiting = {start: 0}
        while waiting:
            space = min(waiting, key=waiting.__getitem__)
            so_far = found[space] = waiting.pop(space)
            if space in goal:
                return so_far
            for to, cost in enumerate(self.costs[space]):
                if cost and to not in found:
                    waiting[to] = min(waiting.get(to, FAR), so_far + cost)
        return FAR


def _members(spaces: int) -> set[int]:
    return {at for at in range(MOST_SPACES) if int(spaces) >> at & 1}
