"""Prospect: from a position of a story to its end, as if everything went by the book."""

from __future__ import annotations

from copy import copy
from typing import Final, NamedTuple

from purrlour.bots.mice_and_mystics.aims import Aims
from purrlour.bots.mice_and_mystics.errands import Errand
from purrlour.bots.mice_and_mystics.guide import Guide
from purrlour.bots.mice_and_mystics.plot import Clause
from purrlour.bots.mice_and_mystics.sight import Sight
from purrlour.games.mice_and_mystics.content import ops
from purrlour.games.mice_and_mystics.layout import TAKEN

_LONGEST: Final = 16
"""Errands; a story that wants more is taken for one that wants so many."""


class Prospect(NamedTuple):
    """What lies ahead."""

    turns: float
    rooms: int
    """New ones."""
    fights: int
    chores: int


def guide_of(aims: Aims, sight: Sight) -> Guide:
    """The way on from each space of the room, and what comes after it."""
    roads = aims.atlas.roads(sight.chapter)
    guide = Guide(roads)
    found: list[tuple[int, Errand, float]] = []
    for errand, more in aims.offers(sight):
        number = int(guide.add(*errand[:-1]))
        guide.offer(number, more)
        found.append((number, errand, more))
    for number, errand, more in found:
        ahead = prospect(aims, sight, errand)
        guide.foresee(number, ahead.turns - more, ahead.rooms, ahead.fights, ahead.chores)
    guide.foresee(-1, *prospect(aims, sight, None))
    for errand in aims.aids(sight):
        guide.help_by(guide.add(*errand[:-1]))
    return guide


def prospect(aims: Aims, sight: Sight, errand: Errand | None) -> Prospect:
    """What comes after an errand; without one, after those are beaten who keep the party here."""
    story = copy(sight)
    here = (1 << aims.book.board.spaces[sight.side]) - 1  # wherever the mice will stand by then
    turns, rooms, fights, chores = 0.0, 0, 0, 0
    while chores < _LONGEST:
        if errand is None:
            beaten = _to_beat(aims, story)
            if beaten is None:
                break
            fights += 1
            clause = beaten
        else:
            chores += 1
            clause = aims.plot(sight.chapter)[errand.clause]
            here = errand.spaces
            story.side = errand.side
            story.visited |= 1 << errand.side
        if (ops.WIN, 0) in clause.effects:
            break
        _happen(story, clause)
        aim = aims.nearest(story, here)
        errand = None
        if aim is not None:
            errand = aim.errand
            turns += aim.turns - aim.more
            rooms += aim.rooms
    return Prospect(turns, rooms, fights, chores)


def _to_beat(aims: Aims, story: Sight) -> Clause | None:
    """The rule that beating somebody on the tile sets off."""
    for clause in aims.plot(story.chapter):
        if clause.rule.trigger == ops.KILLED and clause.rule.arg - 1 in story.kinds:
            return clause
    return None


def _happen(story: Sight, clause: Clause) -> None:
    """What a rule changes for good."""
    if clause.rule.trigger == ops.KILLED:
        story.kinds -= {clause.rule.arg - 1}
    for op, number in clause.effects:
        if op == ops.FLAG:
            story.flags |= 1 << number
        elif op == ops.COUNTER:
            counters = list(story.counters)
            counters[number] += 1
            story.counters = tuple(counters)
        elif op == ops.TAKE:
            things = list(story.things)
            carried = story.book.book.chapters[story.chapter].things[number].carried
            things[number * 3 + 2] = 1 if carried else TAKEN
            story.things = tuple(things)
        elif op == ops.SPAWN:
            story.kinds |= {number}
