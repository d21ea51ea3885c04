"""Aims: the errands that a chapter sends the party on, worked out backwards from how it is won."""

from __future__ import annotations

from typing import Final, NamedTuple

from purrlour.bots.mice_and_mystics_atlas import BY_HOOK, BY_TOOLS, FAR, Atlas, Journey, Route
from purrlour.bots.mice_and_mystics_plot import Clause, Effect, Need, read_plot
from purrlour.bots.mice_and_mystics_sight import Sight
from purrlour.games.mice_and_mystics import codes
from purrlour.games.mice_and_mystics.content import ops

_HOOK: Final = 1
_FLAGS: Final = (1 << 32) - 1
_STORIES: Final = 32
"""Story trophies are flags from this bit on."""
STAND, SEARCH, SPECIAL, EXPLORE, ENTER = range(5)
"""What there is to do on an errand."""


class Errand(NamedTuple):
    """Something to do somewhere."""

    side: int
    spaces: int
    verb: int
    number: int
    """The chapter's action, or the way to explore."""
    everyone: bool
    wins: bool


class Aim(NamedTuple):
    """The errand that comes first, and the way there."""

    errand: Errand
    route: Route


class Aims:
    """What to do next, in any position of any chapter of a book."""

    def __init__(self, atlas: Atlas) -> None:
        self.atlas = atlas
        self.book = atlas.book
        self._plots: dict[int, tuple[Clause, ...]] = {}
        self._spaces: dict[int, dict[int, int]] = {}
        self._names: list[str] = sorted(
            {space.id for side in self.book.sides for space in side.spaces}
        )

    def plot(self, chapter: int) -> tuple[Clause, ...]:
        """The chapter's rules, understood once."""
        if chapter not in self._plots:
            self._plots[chapter] = read_plot(self.book, chapter)
        return self._plots[chapter]

    def spaces(self, side: int) -> dict[int, int]:
        """The spaces of a room by the number of their name."""
        if side not in self._spaces:
            numbers = {name: at for at, name in enumerate(self._names)}
            self._spaces[side] = {
                numbers[space.id]: at for at, space in enumerate(self.book.sides[side].spaces)
            }
        return self._spaces[side]

    def places(self, side: int) -> dict[int, int]:
        """The spaces of a room by the code of choosing them."""
        first = codes.GO + len(self._names)
        return {first + number: space for number, space in self.spaces(side).items()}

    def aim(self, sight: Sight) -> Aim | None:
        """The nearest of the errands that lead on; through a locked door if opening it pays."""
        start = sum(1 << space for space in {sight.at[hero] for hero in sight.mice})
        best: Aim | None = None
        shut = [
            lock.flag
            for lock in self.book.book.chapters[sight.chapter].locks
            if not sight.flags >> lock.flag & 1
        ]
        for errand in self.errands(sight, (ops.WIN, 0)):
            route = self._route(sight, sight.side, start, errand, 0)
            if best is None or route.turns < best.route.turns:
                best = Aim(errand, route)
            for flag in shut:
                for key in self.errands(sight, (ops.FLAG, flag)):
                    there = self._route(sight, sight.side, start, key, 0)
                    then = self._route(sight, key.side, key.spaces, errand, 1 << flag)
                    whole = there.turns + 1 + then.turns
                    if whole < best.route.turns:
                        best = Aim(key, Route(whole, there.gate))
        return best if best is not None and best.route.turns < FAR else None

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

    def _route(self, sight: Sight, side: int, start: int, errand: Errand, opened: int) -> Route:
        tools = BY_HOOK * sight.in_stash(_HOOK) | BY_TOOLS * sight.handy()
        flags = (sight.flags | opened) & _FLAGS
        return self.atlas.route(
            Journey(
                *(sight.chapter, side, start, errand.side, errand.spaces),
                *(flags, sight.visited, tools),
            )
        )

    def _lead(self, sight: Sight, clause: Clause, tried: frozenset[Effect]) -> list[Errand]:
        """What has to be done before a rule applies; the rule's own errand once nothing has."""
        rule = clause.rule
        before: list[Errand] = []
        for need in clause.needs:
            if need.value in _PLACES or self._holds(sight, need):
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
            if any(sight.kind[figure] == kind for figure in sight.foes):
                return []  # it is there, and fighting is no errand
            return self.errands(sight, (ops.SPAWN, kind), tried)
        return self._place(sight, clause)

    def _place(self, sight: Sight, clause: Clause) -> list[Errand]:
        """Where a rule applies, and what to do there."""
        rule, board = clause.rule, self.book.board
        wins = (ops.WIN, 0) in clause.effects
        side, spaces, everyone = -1, -1, False
        if rule.trigger == ops.ENTER and rule.arg > 0:
            if sight.visited >> (rule.arg - 1) & 1:
                return []
            side = rule.arg - 1
        elif rule.trigger == ops.EXPLORE_FLIP:
            side = rule.arg - 1
            spaces = board.plain_flip[side] | board.hook_flip[side] | board.tool_flip[side]
        elif rule.trigger == ops.EXPLORE_EDGE:
            side = (rule.arg - 1) // 4
            spaces = board.exit_spaces[rule.arg - 1]
        for need in clause.needs:
            if need.value == ops.V_NEAR_OBJECT:
                side, at, carrier = sight.things[need.of * 3 : need.of * 3 + 3]
                if carrier:
                    return []
                spaces &= 1 << at | board.adjacent[side * 32 + at]
            elif need.value in _PLACES:
                side = need.of
                spaces &= need.spaces if need.value != ops.V_SIDE else -1
                everyone = everyone or need.value == ops.V_REACHED
        if side < 0 or rule.trigger not in _VERBS:
            return []
        spaces &= (1 << board.spaces[side]) - 1
        number = clause.special
        if rule.trigger == ops.EXPLORE_EDGE:
            number = (rule.arg - 1) % 4
        elif rule.trigger == ops.EXPLORE_FLIP:
            number = 4
        return [Errand(side, spaces, _VERBS[rule.trigger], number, everyone, wins)]

    def _holds(self, sight: Sight, need: Need) -> bool:
        """Whether what a rule needs is so now; what cannot be told counts as lacking."""
        if need.value == ops.V_FLAG:
            value = sight.flags >> need.of & 1
        elif need.value == ops.V_COUNTER:
            value = sight.counters[need.of]
        elif need.value == ops.V_TROPHY:
            value = sight.flags >> (_STORIES + need.of) & 1
        elif need.value in (ops.V_CARRIED, ops.V_HOLDS):
            value = int(0 < sight.things[need.of * 3 + 2] <= len(self.book.heroes))
        elif need.value == ops.V_MINIONS:
            value = len(sight.foes)
        elif need.value == ops.V_PAGE:
            value = sight.view.page
        else:
            return False
        return (value >= need.number) == need.at_least


_PLACES: Final = (ops.V_ON, ops.V_REACHED, ops.V_SIDE, ops.V_NEAR_OBJECT)
_CAUSES: Final = {
    ops.V_FLAG: ops.FLAG,
    ops.V_COUNTER: ops.COUNTER,
    ops.V_CARRIED: ops.TAKE,
    ops.V_HOLDS: ops.TAKE,
}
_VERBS: Final = {
    ops.VICTORY: STAND,
    ops.MOVE_ENDED: STAND,
    ops.MOUSE_TURN_END: STAND,
    ops.SEARCH_STAR: SEARCH,
    ops.FREE: SPECIAL,
    ops.ACTION: SPECIAL,
    ops.EXPLORE_FLIP: EXPLORE,
    ops.EXPLORE_EDGE: EXPLORE,
    ops.ENTER: ENTER,
    ops.ENTERED: ENTER,
}
"""How a player sets off a rule."""
