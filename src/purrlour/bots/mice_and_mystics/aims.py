"""Aims: the errands that a chapter sends the party on, worked out backwards from how it is won."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, NamedTuple

from purrlour.bots.mice_and_mystics.atlas import Atlas
from purrlour.bots.mice_and_mystics.distances import FAR
from purrlour.bots.mice_and_mystics.errands import PLACES, Errand, errand_of, holds
from purrlour.bots.mice_and_mystics.plot import Clause, Effect, read_plot
from purrlour.bots.mice_and_mystics.roads import BY_HOOK, BY_TOOLS
from purrlour.bots.mice_and_mystics.sight import Sight
from purrlour.games.mice_and_mystics.content import ops
from purrlour.games.mice_and_mystics.content.model import Content

_HOOK: Final = 1
_FLAGS: Final = (1 << 32) - 1


class Aim(NamedTuple):
    """The errand that comes first, and how far it is."""

    errand: Errand
    turns: float
    more: float
    """Of these, turns that follow because it opens a door."""
    rooms: int
    """New rooms on the way."""


class Aims:
    """What to do next, in any position of any chapter of a book."""

    def __init__(self, book: Content, atlas: Atlas) -> None:
        self.book = book
        self.atlas = atlas
        self._plots: dict[int, tuple[Clause, ...]] = {}

    def plot(self, chapter: int) -> tuple[Clause, ...]:
        """The chapter's rules, understood once."""
        if chapter not in self._plots:
            self._plots[chapter] = read_plot(self.book, chapter)
        return self._plots[chapter]

    def aim(self, sight: Sight) -> Aim | None:
        """The errand that is nearest to any of the mice."""
        spaces = sum(1 << space for space in {sight.at[hero] for hero in sight.mice})
        return self.nearest(sight, spaces) if spaces else None

    def nearest(self, sight: Sight, spaces: int) -> Aim | None:
        """The errand that is nearest to some spaces of the room, if any leads on."""
        roads = self.atlas.roads(sight.chapter)
        best: Aim | None = None
        for errand, more in self.offers(sight):
            space = roads.nearest(spaces)
            turns = roads.turns[space] + more
            if turns < (FAR if best is None else best.turns):
                best = Aim(errand, turns, more, int(roads.rooms[space]))
        return best

    def offers(self, sight: Sight) -> Iterator[tuple[Errand, float]]:
        """Errands that lead on, those that open a locked door with the turns that follow them.

        Whoever goes through them finds the way to each in the roads, until it takes the next.
        """
        roads = self.atlas.roads(sight.chapter)
        tools = BY_HOOK * sight.in_stash(_HOOK) | BY_TOOLS * sight.handy()
        flags = sight.flags & _FLAGS
        locks = self.book.book.chapters[sight.chapter].locks
        shut = sorted({lock.flag for lock in locks if not flags >> lock.flag & 1})
        for errand in self.errands(sight, (ops.WIN, 0)):
            there = (errand.side, errand.spaces)
            roads.seek(sight.side, *there, flags, sight.visited, tools)
            yield errand, 0.0
            for flag in shut:
                for key in self.errands(sight, (ops.FLAG, flag)):
                    roads.seek(key.side, *there, flags | 1 << flag, sight.visited, tools)
                    then = 1 + roads.turns[roads.nearest(key.spaces)]
                    roads.seek(sight.side, key.side, key.spaces, flags, sight.visited, tools)
                    yield key, then

    def hinges(self, chapter: int) -> tuple[int, int, int]:
        """What the way hangs on besides rooms, flags, things and tools.

        Counters and kinds of minions, as bits, and 1 if pages or the number of minions matter.
        """
        counters = kinds = timed = 0
        for clause in self.plot(chapter):
            if not clause.effects:
                continue
            if clause.rule.trigger == ops.KILLED:
                kinds |= 1 << (clause.rule.arg - 1) if clause.rule.arg > 0 else 0
            for need in clause.needs:
                if need.value == ops.V_COUNTER:
                    counters |= 1 << need.of
                elif need.value in (ops.V_MINIONS, ops.V_PAGE):
                    timed = 1
        return counters, kinds, timed

    def aids(self, sight: Sight) -> list[Errand]:
        """What else this room has to offer: it makes somebody weaker, or is worth having."""
        found: list[Errand] = []
        for clause in self.plot(sight.chapter):
            useful = any(op in (ops.KIND_MOD, ops.FETCH) for op, _ in clause.effects)
            if useful and clause.rule.trigger in (ops.ACTION, ops.SEARCH_STAR):
                found += [
                    errand
                    for errand in self._lead(sight, clause, frozenset())
                    if errand.side == sight.side
                ]
        return found

    def errands(
        self, sight: Sight, wanted: Effect, tried: frozenset[Effect] = frozenset()
    ) -> list[Errand]:
        """Whatever leads to an effect, and can be set about now."""
        found: list[Errand] = []
        if wanted in tried:
            return found
        for clause in self.plot(sight.chapter):
            if wanted in clause.effects:
                found += self._lead(sight, clause, tried | {wanted})
        return found

    def _lead(self, sight: Sight, clause: Clause, tried: frozenset[Effect]) -> list[Errand]:
        """What has to be done before a rule applies; the rule's own errand once nothing has."""
        rule = clause.rule
        before: list[Errand] = []
        for need in clause.needs:
            if need.value in PLACES or holds(sight, need):
                continue
            cause = _CAUSES.get(need.value)
            if cause is None or not need.at_least:
                return []
            before += self.errands(sight, (cause, need.of), tried)
            if not before:
                return []
        if before:
            return before
        if rule.trigger == ops.KILLED:
            kind = rule.arg - 1
            if kind in sight.kinds:
                return []  # it is there, and fighting is no errand
            return self.errands(sight, (ops.SPAWN, kind), tried)
        errand = errand_of(sight, clause)
        return [errand] if errand is not None else []


_CAUSES: Final = {
    ops.V_FLAG: ops.FLAG,
    ops.V_COUNTER: ops.COUNTER,
    ops.V_CARRIED: ops.TAKE,
    ops.V_HOLDS: ops.TAKE,
}
"""What makes a value grow."""
