"""Errands: where a rule of a chapter applies, what to do there, and whether it can be done now."""

from __future__ import annotations

from typing import Final, NamedTuple

from purrlour.bots.mice_and_mystics.guide import ENTER, EXPLORE, SEARCH, SPECIAL, STAND
from purrlour.bots.mice_and_mystics.plot import Clause, Need
from purrlour.bots.mice_and_mystics.sight import Sight
from purrlour.games.mice_and_mystics.codes import FLIP
from purrlour.games.mice_and_mystics.content import ops

_STORIES: Final = 32
"""Story trophies are flags from this bit on."""
PLACES: Final = (ops.V_ON, ops.V_REACHED, ops.V_SIDE, ops.V_NEAR_OBJECT)
"""Values that say where somebody has to be."""
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


class Errand(NamedTuple):
    """Something to do somewhere."""

    side: int
    spaces: int
    verb: int
    number: int
    """The chapter's action, or the way to explore."""
    everyone: bool
    wins: bool
    clause: int
    """The rule that it sets off, as the plot counts them."""


def errand_of(sight: Sight, clause: Clause) -> Errand | None:
    """Where a rule applies, and what to do there; nothing if it cannot be set off."""
    rule, board = clause.rule, sight.book.board
    wins = (ops.WIN, 0) in clause.effects
    side, spaces, everyone = -1, -1, False
    if rule.trigger == ops.ENTER and rule.arg > 0:
        if sight.visited >> (rule.arg - 1) & 1:
            return None
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
                return None
            spaces &= 1 << at | board.adjacent[side * 32 + at]
        elif need.value in PLACES:
            side = need.of
            spaces &= need.spaces if need.value != ops.V_SIDE else -1
            everyone = everyone or need.value == ops.V_REACHED
    if side < 0 or rule.trigger not in _VERBS:
        return None
    spaces &= (1 << board.spaces[side]) - 1
    number = clause.special
    if rule.trigger == ops.EXPLORE_EDGE:
        number = (rule.arg - 1) % 4
    elif rule.trigger == ops.EXPLORE_FLIP:
        number = FLIP
    return Errand(side, spaces, _VERBS[rule.trigger], number, everyone, wins, clause.number)


def holds(sight: Sight, need: Need) -> bool:
    """Whether what a rule needs is so now; what cannot be told counts as lacking."""
    if need.value == ops.V_FLAG:
        value = sight.flags >> need.of & 1
    elif need.value == ops.V_COUNTER:
        value = sight.counters[need.of]
    elif need.value == ops.V_TROPHY:
        value = sight.flags >> (_STORIES + need.of) & 1
    elif need.value in (ops.V_CARRIED, ops.V_HOLDS):
        value = int(0 < sight.things[need.of * 3 + 2] <= len(sight.book.heroes))
    elif need.value == ops.V_MINIONS:
        value = sight.minions
    elif need.value == ops.V_PAGE:
        value = sight.page
    else:
        return False
    return (value >= need.number) == need.at_least
