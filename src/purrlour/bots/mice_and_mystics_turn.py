"""Turn: what a mouse does in its turn, a step at a time: fight, or get on with the story."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from purrlour.bots.mice_and_mystics_atlas import BY_TOOLS, FAR
from purrlour.bots.mice_and_mystics_gear import gift, improvement
from purrlour.bots.mice_and_mystics_guide import EXPLORE, SEARCH, SPECIAL
from purrlour.bots.mice_and_mystics_mind import Mind
from purrlour.bots.mice_and_mystics_uses import in_turn
from purrlour.games.mice_and_mystics import codes
from purrlour.games.mice_and_mystics.layout import (
    AT,
    BLEMISHES,
    KIND,
    SEARCHED,
    STATUS,
    STUNNED,
    TRACK,
)
from purrlour.games.mice_and_mystics.rules.sheets import attribute
from purrlour.games.mice_and_mystics.tables import HEROES
from purrlour.games.mice_and_mystics.traits import MOVE

STEP: Final = 0.04
"""What a step costs: who has nothing to gain stays."""
COMPANY: Final = 0.15
"""What a mouse on the same space or next to it is worth in a fight."""
IMPATIENCE: Final = 2.0
"""What a step nearer is worth to a mouse with nothing else to do."""
MANY_ROACHES: Final = 3
"""So many are worth a grape."""
BAIT: Final = 2
"""The grape among the party items (`codes.ITEMS`)."""
PAGE_A_ROOM: Final = 0.8
"""Pages that an encounter takes."""
TURNS_A_ROOM: Final = 5.5
SEARCHERS: Final = 2
"""So many mice that have found nothing yet are reason to stay for a while."""
NEVER: Final = -1
"""No choice: somebody else may know better."""


def take_turn(mind: Mind, hero: i64) -> i64:
    """The next thing to do."""
    mind.fight.arm(mind.look, hero)
    mind.take_aim()
    if mind.errand >= 0 and mind.guide.wins[mind.errand]:
        done = _do(mind, hero, mind.errand)
        if done >= 0:
            return done
    first = _first_things(mind, hero)
    if first >= 0:
        return first
    if mind.look.many_foes:
        return _battle(mind, hero)
    return _go_on(mind, hero)


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


# With minions about.


def _battle(mind: Mind, hero: i64) -> i64:
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


# In a quiet room.


def _go_on(mind: Mind, hero: i64) -> i64:
    """To the errand or the way out, searching as it goes."""
    if mind.may(codes.STAND):
        return codes.STAND
    recover = mind.first_of(codes.RECOVER, codes.FACE)
    if recover >= 0:
        return recover
    guide = mind.guide
    if guide.many_aids and not mind.look.state.deed and _spare(mind) > 0.0:
        at: i64
        for at in range(guide.many_aids):
            done = _on_errand(mind, hero, guide.aids[at])
            if done >= 0:
                return done
    if mind.errand < 0:
        return _wander(mind, hero)
    if mind.gate < 0:
        done = _on_errand(mind, hero, mind.errand)
        return done if done >= 0 else _rest(mind, hero, guide.spaces[mind.errand])
    return _leave(mind, hero)


def _do(mind: Mind, hero: i64, errand: i64) -> i64:
    """Does an errand here and now, if it can be done."""
    guide, look = mind.guide, mind.look
    here: i64 = look.state.rows[AT + hero]
    if guide.side[errand] != look.side or not (guide.spaces[errand] >> here) & 1:
        return NEVER
    verb: i64 = guide.verb[errand]
    code: i64 = NEVER
    if verb == SEARCH:
        code = codes.SEARCH
    elif verb == SPECIAL:
        code = codes.SPECIAL + guide.number[errand]
    elif verb == EXPLORE:
        code = codes.EXPLORE + guide.number[errand]
        if guide.everyone[errand] and not _all_on(mind, guide.spaces[errand]):
            return NEVER
    return code if code >= 0 and mind.may(code) else NEVER


def _all_on(mind: Mind, spaces: i64) -> bool:
    """Whether every mouse on the board is on one of some spaces."""
    look = mind.look
    at: i64
    for at in range(look.many_mice):
        if not (spaces >> look.state.rows[AT + look.mice[at]]) & 1:
            return False
    return True


def _on_errand(mind: Mind, hero: i64, errand: i64) -> i64:
    """Does it, or goes there; nothing if there is nothing to do about it now."""
    done = _do(mind, hero, errand)
    if done >= 0:
        return done
    spaces: i64 = mind.guide.spaces[errand]
    if (spaces >> mind.look.state.rows[AT + hero]) & 1:
        return NEVER
    return _towards(mind, hero, spaces)


def _towards(mind: Mind, hero: i64, goal: i64) -> i64:
    """A step that brings the mouse nearer, if there is one."""
    if not mind.steps():
        return NEVER
    state = mind.look.state
    here: i64 = state.rows[AT + hero]
    mind.walk(hero, state.allowance)
    best = mind.nearest(goal)
    return mind.step_to(best) if best != here else NEVER


def _rest(mind: Mind, hero: i64, goal: i64) -> i64:
    """Search, hurry on if the others wait, or be done."""
    if mind.may(codes.SEARCH):
        return codes.SEARCH
    here: i64 = mind.look.state.rows[AT + hero]
    far_off: bool = not (goal >> here) & 1
    if far_off and mind.may(codes.SCURRY) and mind.distances().to(here, goal) < FAR:
        return codes.SCURRY
    return codes.END


def _spare(mind: Mind) -> float:
    """Pages to spare; below zero the party should waste no time."""
    state = mind.look.state
    turns: float = mind.turns if mind.errand >= 0 else TURNS_A_ROOM
    left: float = float(state.end_page - state.page) - float(state.wheel) / 6.0
    return left - 1.0 - PAGE_A_ROOM * turns / TURNS_A_ROOM


def _lingers(mind: Mind) -> bool:
    """Whether the party stays: to search, to be healed, to wait for those captured."""
    look, state = mind.look, mind.look.state
    if look.many_mice < look.many_party:
        return state.end_page - state.page > 1 or state.wheel < 5
    unlucky: i64 = 0
    at: i64
    for at in range(look.many_mice):
        if not (state.rows[SEARCHED + state.side] >> look.mice[at]) & 1:
            unlucky += 1
    return unlucky >= SEARCHERS and _spare(mind) > 0.0


def _leave(mind: Mind, hero: i64) -> i64:
    """Towards the way out; the last who can takes it, so that the others may search."""
    roads = mind.guide.roads
    spaces: i64 = roads.spaces[mind.gate]
    explores: i64 = codes.EXPLORE + roads.way[mind.gate]
    goes: bool = mind.may(explores) and not _lingers(mind) and not _follows(mind)
    if goes and (spaces >> mind.look.state.rows[AT + hero]) & 1:
        return explores
    step = _towards(mind, hero, spaces)
    if step >= 0:
        return step
    return explores if goes else _rest(mind, hero, spaces)


def _follows(mind: Mind) -> bool:
    """Whether somebody who acts later this round can take the way out."""
    look, state, roads = mind.look, mind.look.state, mind.guide.roads
    spaces: i64 = roads.spaces[mind.gate]
    inside = mind.distances()
    place: i64
    for place in range(state.on_track):
        hero: i64 = state.rows[TRACK + place]
        if hero >= HEROES or (state.acted >> hero) & 1 or hero == state.active:
            continue
        at: i64 = state.rows[AT + hero]
        if at < 0 or state.rows[STATUS + hero] & BLEMISHES:
            continue
        if roads.tool[mind.gate] == BY_TOOLS and not look.is_handy(hero):
            continue
        if inside.to(at, spaces) <= attribute(state, hero, MOVE) + 1:
            return True
    return False


def _wander(mind: Mind, hero: i64) -> i64:
    """Without an idea of where to go: whatever the chapter offers, then any new room."""
    special = mind.first_of(codes.SPECIAL, codes.KIND)
    if special >= 0:
        return special
    if mind.may(codes.SEARCH):
        return codes.SEARCH
    way = mind.first_of(codes.EXPLORE, codes.EXPLORE + codes.FLIP + 1)
    if way >= 0:
        return way
    look = mind.look
    goal: i64 = look.tables.plain_flip[look.side]
    exit_: i64
    for exit_ in range(4):
        goal |= look.tables.exit_spaces[look.side * 4 + exit_]
    step = _towards(mind, hero, goal)
    return step if step >= 0 else _rest(mind, hero, goal)
