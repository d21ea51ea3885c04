"""Mind: all that a player of Mice and Mystics has in its head at one question."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from purrlour.bots.mice_and_mystics.aims import Aims
from purrlour.bots.mice_and_mystics.distances import FAR, Distances
from purrlour.bots.mice_and_mystics.fight import Fight
from purrlour.bots.mice_and_mystics.guide import Guide
from purrlour.bots.mice_and_mystics.look import Look
from purrlour.bots.mice_and_mystics.primer import Primer
from purrlour.bots.mice_and_mystics.prospect import guide_of
from purrlour.bots.mice_and_mystics.sight import Sight, rows_of
from purrlour.bots.mice_and_mystics.walks import Walks
from purrlour.engine.cells import vec
from purrlour.games.mice_and_mystics.bits import bit
from purrlour.games.mice_and_mystics.codes import GO
from purrlour.games.mice_and_mystics.layout import AT, COUNTERS, MOST_COUNTERS, SEAT, THINGS
from purrlour.games.mice_and_mystics.rules.explore import in_stash
from purrlour.games.mice_and_mystics.rules.things import things
from purrlour.games.mice_and_mystics.state import Mice, empty
from purrlour.games.mice_and_mystics.tables import HEROES, HOOK

_MOST_KEPT: Final = 4096
"""Guides."""
_LOW: Final = 63
"""Codes below that are bits of one number."""
_THINGS_AT_ONCE: Final = 5
_ABOUT_A_THING: Final = 12
"""Bits: room, space, whether a mouse has it or it is gone."""


@final
class Mind:
    """One for all who play a book: what it looks at changes from question to question."""

    def __init__(self, aims: Aims) -> None:
        self.aims = aims
        self.primer = Primer(aims.atlas.tables)
        self.look = Look(self.primer, empty(self.primer.tables, 1))
        self.fight = Fight()
        self.walks = Walks()
        self.legal = vec[i64]([0])
        """What may be chosen, rising."""
        self.count: i64 = 0
        self._low: i64 = 0
        """Those of them that are low, as bits."""
        self._guides: dict[tuple[int, int, int, int, int, int, int, int], Guide] = {}
        self._hinges: dict[int, tuple[int, int, int]] = {}
        # Where the story leads.
        self.guide = Guide(aims.atlas.roads(0))
        self.errand: i64 = -1
        """The errand that comes first; −1 for none."""
        self.turns: float = 0.0
        """Turns until it is done."""
        self.gate: i64 = -1
        """The first way out to take; −1: it is in this room."""
        self.rooms: i64 = 0
        """New rooms on the way."""

    def attend(self, state: Mice, legal: vec[i64], count: i64) -> None:
        """Looks at a table, and at what may be chosen."""
        self.look.see(state)
        self.legal = legal
        self.count = count
        low: i64 = 0
        at: i64
        for at in range(count):
            if legal[at] >= _LOW:
                break
            low |= bit(legal[at])
        self._low = low

    def may(self, code: i64) -> bool:
        """Whether an action is among the choices."""
        if code < _LOW:
            return code >= 0 and (self._low >> code) & 1 == 1
        return self.place(code) >= 0

    def place(self, code: i64) -> i64:
        """Where an action stands among the choices; −1 if it is none of them."""
        at: i64
        for at in range(self.count):
            if self.legal[at] == code:
                return at
        return -1

    def first_of(self, low: i64, high: i64) -> i64:
        """The first choice of a sort; −1 for none."""
        at: i64
        for at in range(self.count):
            if low <= self.legal[at] < high:
                return self.legal[at]
        return -1

    # The story.

    def take_aim(self) -> None:
        """Remembers what the story wants next, and the way there from the nearest mouse."""
        look = self.look
        guide = self._guide(look.state)
        self.guide = guide
        self.errand = -1
        self.turns = float(FAR)
        self.gate = -1
        self.rooms = 0
        at: i64
        for at in range(look.many_mice):
            space: i64 = look.state.rows[AT + look.mice[at]]
            if guide.turns[space] < self.turns:
                self.turns = guide.turns[space]
                self.errand = guide.errand[space]
                self.gate = guide.gate[space]
                self.rooms = guide.rooms[space]

    def _guide(self, state: Mice) -> Guide:
        """It hangs on the room, on flags, on things and tools; seldom on anything else."""
        rows = state.rows
        if state.chapter not in self._hinges:
            self._hinges[state.chapter] = self.aims.hinges(int(state.chapter))
        counting, kinds, timed = self._hinges[state.chapter]
        tools: i64 = 1 if in_stash(state, HOOK) else 0
        hero: i64
        for hero in range(HEROES):
            free: bool = rows[SEAT + hero] >= 0 and rows[AT + hero] >= 0
            if free and self.look.is_handy(hero):
                tools |= 2
        counted: i64 = 0
        if counting:
            at: i64
            for at in range(MOST_COUNTERS):
                if (counting >> at) & 1:
                    counted = counted << 6 | rows[COUNTERS + at] & 63
        key = (
            state.chapter << 8 | state.side,
            state.flags,
            state.visited,
            tools << 48 | counted,
            self.look.kinds & kinds,
            state.page * 64 + self.look.many_foes if timed else 0,
            self._things(0),
            self._things(_THINGS_AT_ONCE),
        )
        guide = self._guides.get(key)
        if guide is None:
            if len(self._guides) > _MOST_KEPT:
                self._guides.clear()
            guide = guide_of(self.aims, Sight(self.aims.book, rows_of(state)))
            self._guides[key] = guide
        return guide

    def _things(self, first: i64) -> i64:
        """Where some of the chapter's things are, as one number."""
        state = self.look.state
        rows = state.rows
        number: i64 = 0
        end: i64 = things(state)
        end = min(end, first + _THINGS_AT_ONCE)
        thing: i64
        for thing in range(first, end):
            at: i64 = THINGS + thing * 3
            carrier: i64 = rows[at + 2]
            where: i64 = 1 if carrier <= HEROES else 2  # whoever has it, the story is the same
            if not carrier:
                where = (rows[at] & 31) << 7 | (rows[at + 1] & 31) << 2
            number = number << _ABOUT_A_THING | where
        return number

    # The room.

    def distances(self) -> Distances:
        """How far it is between the spaces of the room, traps avoided."""
        return self.aims.atlas.rooms.distances(self.look.side, self.look.traps)

    def walk(self, hero: i64, allowance: i64) -> None:
        """Where a mouse can come to."""
        self.walks.explore(self.look, hero, self.legal, self.count, allowance)

    def nearest(self, goal: i64) -> i64:
        """Of the spaces just found, the one with the shortest way to a goal, and to itself."""
        walks = self.walks
        inside = self.distances()
        best: i64 = walks.found[0]
        least = inside.to(best, goal)
        at: i64
        for at in range(1, walks.many):
            far = inside.to(walks.found[at], goal)
            if far < least:
                least = far
                best = walks.found[at]
        return best

    def step_to(self, space: i64) -> i64:
        """The action that sets out for a space just found."""
        return self.walks.code[self.walks.first[space]]

    def steps(self) -> bool:
        """Whether a step is among the choices."""
        return self.count > 0 and self.legal[self.count - 1] >= GO
