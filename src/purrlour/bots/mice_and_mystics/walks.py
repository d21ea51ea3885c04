"""Walks: where a mouse can come to in one move."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from purrlour.bots.mice_and_mystics.look import Look
from purrlour.engine.cells import vec
from purrlour.games.mice_and_mystics.bits import bit, lowest
from purrlour.games.mice_and_mystics.codes import GO
from purrlour.games.mice_and_mystics.layout import AT, LINKS, MOST_LINKS
from purrlour.games.mice_and_mystics.tables import MOST_SPACES

_LONGEST: Final = 24
"""Spaces that nobody walks in one move."""


@final
class Walks:
    """Every space that a mouse can come to, setting out by one of the steps it may take."""

    def __init__(self) -> None:
        self.many: i64 = 0
        self.found = vec[i64]([0] * MOST_SPACES)
        """The spaces, the nearest first; where it stands is the first of all."""
        self.cost = vec[i64]([0] * MOST_SPACES)
        """By space."""
        self.first = vec[i64]([0] * MOST_SPACES)
        """By space: its first step."""
        self.code = vec[i64]([0] * MOST_SPACES)
        """By first step: the action that takes it."""
        self._waiting = vec[i64]([0] * (_LONGEST + 1))
        """By cost: spaces that may be come to, as bits."""

    def explore(self, look: Look, hero: i64, codes: vec[i64], count: i64, allowance: i64) -> None:
        """Finds them all."""
        state, tables, waiting = look.state, look.tables, self._waiting
        here: i64 = state.rows[AT + hero]
        allowance = allowance if allowance < _LONGEST else _LONGEST
        seen: i64 = bit(here)
        """Spaces with a cost, settled or not."""
        self.found[0] = here
        self.cost[here] = 0
        self.first[here] = -1
        self.many = 1
        linked = links_of(look)
        cost: i64
        for cost in range(allowance + 1):
            waiting[cost] = 0
        at: i64
        for at in range(count):
            if codes[at] < GO or codes[at] >= GO + tables.how_many_names:
                continue
            space: i64 = look.space_of(codes[at])
            if space < 0:
                continue
            self.code[space] = codes[at]
            cost = step_cost(look, here, space, linked)
            if cost <= allowance:
                seen |= bit(space)
                self.cost[space] = cost
                self.first[space] = space
                waiting[cost] |= bit(space)
        water: i64 = look.water()
        ends: i64 = look.foe_spaces | water | look.traps
        if (water >> here) & 1:
            ends = -1  # whoever swims goes one step
        done: i64 = bit(here)
        for cost in range(allowance + 1):
            while waiting[cost] & ~done:
                space = lowest(waiting[cost] & ~done)
                done |= bit(space)
                self.found[self.many] = space
                self.many += 1
                if (ends >> space) & 1:
                    continue  # the move ends there, or may
                rest: i64 = (
                    tables.adjacent[look.cell + space] | linked_to(look, space, linked)
                ) & ~(done | look.full)
                while rest:
                    other = lowest(rest)
                    rest &= rest - 1
                    new: i64 = cost + step_cost(look, space, other, linked)
                    if new > allowance:
                        continue
                    known: bool = (seen >> other) & 1 == 1
                    if not known or new < self.cost[other]:
                        if known:
                            waiting[self.cost[other]] &= ~bit(other)
                        seen |= bit(other)
                        self.cost[other] = new
                        self.first[other] = self.first[space]
                        waiting[new] |= bit(other)
                    elif new == self.cost[other] and self.first[space] < self.first[other]:
                        self.first[other] = self.first[space]


def links_of(look: Look) -> bool:
    """Whether any spaces of the room are linked for mice."""
    rows = look.state.rows
    link: i64
    for link in range(MOST_LINKS):
        if rows[LINKS + link * 2] >= 0:
            return True
    return False


def linked_to(look: Look, space: i64, linked: bool) -> i64:
    """The spaces at the other ends of links, as bits."""
    found: i64 = 0
    if linked:
        rows = look.state.rows
        at: i64
        for at in range(MOST_LINKS * 2):
            if rows[LINKS + at] == space and rows[LINKS + (at ^ 1)] >= 0:
                found |= bit(rows[LINKS + (at ^ 1)])
    return found


def step_cost(look: Look, one: i64, other: i64, linked: bool) -> i64:
    """What a step costs a mouse that may take it."""
    if linked and (linked_to(look, one, linked) >> other) & 1:
        return 1
    cost: i64 = look.tables.cost[(look.cell + one) * MOST_SPACES + other]
    return cost if cost else 1
