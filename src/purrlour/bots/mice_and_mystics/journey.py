"""Journey: what a mouse does in its turn in a quiet room: search, and get on with the story."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from purrlour.bots.mice_and_mystics.distances import FAR
from purrlour.bots.mice_and_mystics.guide import EXPLORE, SEARCH, SPECIAL
from purrlour.bots.mice_and_mystics.mind import Mind
from purrlour.bots.mice_and_mystics.roads import BY_TOOLS
from purrlour.games.mice_and_mystics import codes
from purrlour.games.mice_and_mystics.layout import AT, BLEMISHES, SEARCHED, STATUS, TRACK
from purrlour.games.mice_and_mystics.rules.sheets import attribute
from purrlour.games.mice_and_mystics.tables import HEROES
from purrlour.games.mice_and_mystics.traits import MOVE

PAGE_A_ROOM: Final = 0.8
"""Pages that an encounter takes."""
TURNS_A_ROOM: Final = 5.5
SEARCHERS: Final = 2
"""So many mice that have found nothing yet are reason to stay for a while."""
NEVER: Final = -1
"""No choice: somebody else may know better."""


def go_on(mind: Mind, hero: i64) -> i64:
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


def run_errand(mind: Mind, hero: i64, errand: i64) -> i64:
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
    done = run_errand(mind, hero, errand)
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
