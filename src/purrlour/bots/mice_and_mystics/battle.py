"""Battle: what a mouse does in its turn while there are minions about."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from purrlour.bots.mice_and_mystics.distances import FAR
from purrlour.bots.mice_and_mystics.mind import Mind
from purrlour.games.mice_and_mystics import codes
from purrlour.games.mice_and_mystics.layout import AT, KIND, STATUS, STUNNED

STEP: Final = 0.04
"""What a step costs: who has nothing to gain stays."""
COMPANY: Final = 0.15
"""What a mouse on the same space or next to it is worth in a fight."""
IMPATIENCE: Final = 2.0
"""What a step nearer is worth to a mouse with nothing else to do."""


def give_battle(mind: Mind, hero: i64) -> i64:
    """Attack from the best space in reach; or wait where it is safest, and search."""
    look, fight, walks = mind.look, mind.fight, mind.walks
    state = look.state
    here: i64 = state.rows[AT + hero]
    if state.deed and mind.may(codes.STAND):
        return codes.STAND
    open_deed: bool = not state.deed and not state.rows[STATUS + hero] & STUNNED
    impatient: bool = not mind.may(codes.SEARCH)  # whoever waits for ever never wins
    goal: i64 = fight.spaces(look) if impatient else 0
    mind.walk(hero, state.allowance)
    best: float = -float(FAR)
    best_at: i64 = here
    at: i64
    for at in range(walks.many):
        space: i64 = walks.found[at]
        score: float = _standing(mind, hero, space) - STEP * float(walks.cost[space])
        if open_deed:
            score += fight.promise if fight.blow(look, space) else _approach(mind, space, goal)
        if (look.traps >> space) & 1 and space != here:
            score -= 1.0
        if score > best:
            best = score
            best_at = space
    attacks: bool = mind.first_of(codes.ATTACK, codes.PICK) >= 0
    if open_deed and attacks and fight.blow(look, here):
        target: i64 = fight.target
        worth: float = fight.promise
        # Hit now and walk on afterwards, unless a better blow waits where it goes.
        better: bool = fight.blow(look, best_at) and fight.promise > worth + 0.01
        if not better and mind.may(codes.ATTACK + target):
            return codes.ATTACK + target
    if best_at != here:
        return mind.step_to(best_at)
    if mind.may(codes.STAND):
        return codes.STAND
    return _idle(mind, here)


def _standing(mind: Mind, hero: i64, space: i64) -> float:
    """How good it is to stand somewhere while there are minions."""
    look = mind.look
    near = look.near(space)
    company: float = 0.0
    at: i64
    for at in range(look.many_mice):
        other: i64 = look.mice[at]
        if other != hero and (near >> look.state.rows[AT + other]) & 1:
            company += COMPANY
    wet: float = 0.6 if (look.water() >> space) & 1 else 0.0
    return company - mind.fight.danger(look, space) - wet


def _approach(mind: Mind, space: i64, goal: i64) -> float:
    """Coming nearer to a goal, to hit later on; else those who shoot have to be sought out."""
    look = mind.look
    if goal:
        return -IMPATIENCE * float(mind.distances().to(space, goal))
    rows = look.state.rows
    nearest: i64 = -1
    at: i64
    for at in range(look.many_foes):
        figure: i64 = look.foes[at]
        if look.ranged[rows[KIND + figure]]:
            far = look.steps(space, rows[AT + figure])
            nearest = far if nearest < 0 or far < nearest else nearest
    return -0.12 * float(nearest) if nearest > 0 else 0.0


def _idle(mind: Mind, here: i64) -> i64:
    """The action of somebody who can hit nobody."""
    recover = mind.first_of(codes.RECOVER, codes.FACE)
    if recover >= 0:
        return recover
    if mind.may(codes.SEARCH):
        return codes.SEARCH
    if mind.may(codes.SCURRY):
        far = mind.distances().to(here, mind.fight.spaces(mind.look))
        if 0 < far < FAR:
            return codes.SCURRY
    attack = mind.first_of(codes.ATTACK, codes.PICK)
    return attack if attack >= 0 else codes.END
