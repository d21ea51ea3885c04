"""Turn: what a mouse does in its turn, a step at a time: fight, or get on with the story."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from purrlour.bots.mice_and_mystics.battle import give_battle
from purrlour.bots.mice_and_mystics.distances import FAR
from purrlour.bots.mice_and_mystics.gear import gift, improvement
from purrlour.bots.mice_and_mystics.journey import NEVER, go_on, run_errand
from purrlour.bots.mice_and_mystics.mind import Mind
from purrlour.bots.mice_and_mystics.uses import in_turn
from purrlour.games.mice_and_mystics import codes
from purrlour.games.mice_and_mystics.layout import AT, KIND

MANY_ROACHES: Final = 3
"""So many are worth a grape."""
BAIT: Final = 2
"""The grape among the party items (`codes.ITEMS`)."""


def take_turn(mind: Mind, hero: i64) -> i64:
    """The next thing to do."""
    mind.fight.arm(mind.look, hero)
    mind.take_aim()
    if mind.errand >= 0 and mind.guide.wins[mind.errand]:
        done = run_errand(mind, hero, mind.errand)
        if done >= 0:
            return done
    first = _first_things(mind, hero)
    if first >= 0:
        return first
    if mind.look.many_foes:
        return give_battle(mind, hero)
    return go_on(mind, hero)


# What costs nothing.


def _first_things(mind: Mind, hero: i64) -> i64:
    """Level up, put on what is better, use what helps, hand over what others need."""
    look = mind.look
    if mind.may(codes.LEVEL_UP):
        return codes.LEVEL_UP
    if mind.may(codes.EQUIP) and improvement(look, hero, float(FAR)) >= 0:
        return codes.EQUIP
    if mind.may(codes.LAY + BAIT) and _roaches(mind) >= MANY_ROACHES:
        return codes.LAY + BAIT  # MM-267
    use = _best_use(mind, hero)
    if use >= 0:
        return use
    at: i64
    for at in range(look.many_mice):
        other: i64 = look.mice[at]
        if mind.may(codes.SHARE + other) and gift(look, hero, other):
            return codes.SHARE + other
    return NEVER


def _roaches(mind: Mind) -> i64:
    """How many are on the tile."""
    look = mind.look
    many: i64 = 0
    at: i64
    for at in range(look.many_foes):
        if look.state.rows[KIND + look.foes[at]] == mind.primer.roach:
            many += 1
    return many


def _best_use(mind: Mind, hero: i64) -> i64:
    """The card, ability or nature that helps most."""
    if mind.first_of(codes.INNATE, codes.CARD) < 0:
        return NEVER
    moves = _wants_to_move(mind, hero)
    best: float = 0.0
    use: i64 = NEVER
    at: i64
    for at in range(mind.count):
        code: i64 = mind.legal[at]
        if code >= codes.CARD:
            break
        if code >= codes.INNATE:
            worth = in_turn(mind.look, mind.fight, code, moves)
            if worth > best:
                best = worth
                use = code
    return use


def _wants_to_move(mind: Mind, hero: i64) -> bool:
    """Whether healing instead of moving would cost something."""
    if not mind.look.many_foes:
        return False
    here: i64 = mind.look.state.rows[AT + hero]
    return not mind.fight.blow(mind.look, here) and mind.fight.danger(mind.look, here) > 0.0
