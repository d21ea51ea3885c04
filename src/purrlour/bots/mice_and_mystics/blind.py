"""Blind: how to play a storybook that one has not read: no map, no plot, but common sense."""

from __future__ import annotations

from mypy_extensions import i64

from purrlour.engine.cells import vec
from purrlour.engine.chance import Chance
from purrlour.games.mice_and_mystics import codes


def blindly(legal: vec[i64], count: i64, whim: Chance) -> i64:
    """What helps first, then blows, the chapter's own actions, the way on; a step by whim."""
    for code in (codes.LEVEL_UP, codes.STAND, codes.RECOVER, codes.RECOVER + 1):
        if _holds(legal, count, code):
            return code
    for low, high in (
        (codes.ATTACK, codes.PICK),
        (codes.SPECIAL, codes.KIND),
        (codes.EXPLORE, codes.LAY),
        (codes.SEARCH, codes.SEARCH + 1),
        (codes.USE_ABILITY, codes.CARD),
    ):
        some = _some(legal, count, low, high)
        if some:
            return some[whim.pick(len(some))]
    steps = _some(legal, count, codes.GO, 1 << 30)
    if steps and whim.pick(len(steps) + 1):
        return steps[whim.pick(len(steps))]
    for code in (codes.KEEP, codes.DONE, codes.PASS, codes.STOP, codes.END):
        if _holds(legal, count, code):
            return code
    return legal[whim.pick(count)]


def _holds(legal: vec[i64], count: i64, code: i64) -> bool:
    at: i64
    for at in range(count):
        if legal[at] == code:
            return True
    return False


def _some(legal: vec[i64], count: i64, low: i64, high: i64) -> list[int]:
    """The choices of a sort."""
    return [int(legal[at]) for at in range(int(count)) if low <= legal[at] < high]
