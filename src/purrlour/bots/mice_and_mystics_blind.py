"""Blind: how to play a storybook that one has not read: no map, no plot, but common sense."""

from __future__ import annotations

from purrlour.engine.chance import Chance
from purrlour.games.mice_and_mystics import codes
from purrlour.games.mice_and_mystics.actions import MiceAction

_FIRST = (codes.LEVEL_UP, codes.STAND, codes.RECOVER, codes.RECOVER + 1)
_LAST = (codes.KEEP, codes.DONE, codes.PASS, codes.STOP, codes.END)


def blindly(choices: list[MiceAction], whim: Chance) -> MiceAction:
    """What helps first, then blows, the chapter's own actions, the way on; a step by whim."""
    found = {action.code: action for action in choices}
    for code in _FIRST:
        if code in found:
            return found[code]
    for low, high in (
        (codes.ATTACK, codes.PICK),
        (codes.SPECIAL, codes.KIND),
        (codes.EXPLORE, codes.LAY),
        (codes.SEARCH, codes.SEARCH + 1),
        (codes.USE_ABILITY, codes.CARD),
    ):
        some = [action for action in choices if low <= action.code < high]
        if some:
            return some[whim.pick(len(some))]
    steps = [action for action in choices if action.code >= codes.GO]
    if steps and whim.pick(len(steps) + 1):
        return steps[whim.pick(len(steps))]
    for code in _LAST:
        if code in found:
            return found[code]
    return choices[whim.pick(len(choices))]
