"""Answers: every question of Mice and Mystics but what to do in a turn."""

from __future__ import annotations

from mypy_extensions import i64

from purrlour.bots.mice_and_mystics.belongings import equip, keep, share
from purrlour.bots.mice_and_mystics.mind import Mind
from purrlour.bots.mice_and_mystics.picks import (
    BLOW,
    COMPANY,
    FAVOUR,
    FROM_MICE,
    HARM,
    LEAST_USE,
    NEARLY_GONE,
    NEED,
    TO_FOES,
    TO_KEEP,
    best_by,
)
from purrlour.bots.mice_and_mystics.windows import die_again, reaction
from purrlour.games.mice_and_mystics import codes
from purrlour.games.mice_and_mystics.layout import AT
from purrlour.games.mice_and_mystics.rules.sheets import attribute
from purrlour.games.mice_and_mystics.state import (
    ASK_ABILITY,
    ASK_ACT,
    ASK_ARRIVE,
    ASK_DICE,
    ASK_DROP,
    ASK_ENTRY,
    ASK_EQUIP,
    ASK_FACE,
    ASK_HERO,
    ASK_KEEP,
    ASK_KEEP_ONE,
    ASK_KIND,
    ASK_LAY,
    ASK_LEARN,
    ASK_MANY,
    ASK_PEEK,
    ASK_PICK,
    ASK_SHARE,
    ASK_SPACE,
    ASK_STEP,
    ASK_TRAP,
    ASK_WEAPON,
    ASK_WINDOW,
    ASK_WOUND,
)
from purrlour.games.mice_and_mystics.tables import (
    CH_SUGGESTED,
    CHAPTER_WIDTH,
)
from purrlour.games.mice_and_mystics.traits import LORE, MOVE


def answer(mind: Mind) -> i64:
    """The code of the best choice; the first choice for what matters little."""
    state = mind.look.state
    phase: i64 = state.phase
    if phase == ASK_WINDOW:
        return reaction(mind.look, mind.legal, mind.count)
    if phase == ASK_STEP:
        return _step(mind, state.own(0), state.own(1))
    if phase == ASK_ARRIVE or phase == ASK_SPACE:
        return best_by(mind, COMPANY, 0)
    if phase == ASK_ENTRY:
        return best_by(mind, FROM_MICE, 0)
    if phase == ASK_LAY:
        return best_by(mind, TO_FOES, 0)
    if phase == ASK_PICK:
        return best_by(mind, NEED, 0)
    if phase == ASK_WOUND:
        return best_by(mind, NEARLY_GONE, 0)
    if phase == ASK_KIND:
        return best_by(mind, HARM, 0)
    if phase == ASK_LEARN or phase == ASK_ABILITY:
        return best_by(mind, FAVOUR, 0)
    if phase == ASK_DROP:
        return best_by(mind, LEAST_USE, state.own(0))
    if phase == ASK_KEEP_ONE:
        return best_by(mind, TO_KEEP, state.own(1))
    if phase == ASK_WEAPON:
        mind.fight.arm(mind.look, state.own(0))
        return best_by(mind, BLOW, state.own(1))
    if phase == ASK_KEEP:
        return keep(mind, state.own(0))
    if phase == ASK_SHARE:
        return share(mind, state.own(0), state.own(1))
    if phase == ASK_EQUIP:
        return equip(mind, state.own(0))
    if phase == ASK_ACT:
        return _act(mind, state.own(0))
    if phase == ASK_DICE:
        return die_again(mind.look, mind.legal, mind.count)
    if phase == ASK_MANY:
        pick = mind.first_of(codes.PICK, codes.THROW)
        return pick if pick >= 0 else codes.PASS
    if phase == ASK_TRAP:  # lore instead of move for the trap, whichever has more dice
        lore = attribute(state, state.own(0), LORE)
        return codes.YES if lore > attribute(state, state.own(0), MOVE) else codes.NO
    if phase == ASK_HERO:
        return _hero(mind)
    if phase == ASK_PEEK:
        return codes.NO
    if phase == ASK_FACE:  # rolled by hand: not a bot's to choose, it says what it likes
        return mind.legal[mind.count - 1]
    return mind.legal[0]


def _hero(mind: Mind) -> i64:
    """The mice that the chapter suggests."""
    state = mind.look.state
    suggested: i64 = mind.look.tables.chapters[state.chapter * CHAPTER_WIDTH + CH_SUGGESTED]
    at: i64
    for at in range(mind.count):
        if (suggested >> (mind.legal[at] - codes.HERO)) & 1:
            return mind.legal[at]
    return mind.legal[0]


def _act(mind: Mind, hero: i64) -> i64:
    """An action out of turn: hit the worst, else search, else go on."""
    look, fight = mind.look, mind.fight
    fight.arm(look, hero)
    if fight.blow(look, look.state.rows[AT + hero]) and mind.may(codes.ATTACK + fight.target):
        return codes.ATTACK + fight.target
    recover = mind.first_of(codes.RECOVER, codes.FACE)
    if recover >= 0:
        return recover
    return codes.SEARCH if mind.may(codes.SEARCH) else codes.PASS


def _step(mind: Mind, hero: i64, allowance: i64) -> i64:
    """The next step of a scurry, nearer to where the party is going."""
    look = mind.look
    goal: i64
    mind.take_aim()
    if look.many_foes or mind.errand < 0:
        mind.fight.arm(look, hero)
        goal = mind.fight.spaces(look)
    elif mind.gate < 0:
        goal = mind.guide.spaces[mind.errand]
    else:
        goal = mind.guide.roads.spaces[mind.gate]
    mind.walk(hero, allowance)
    best = mind.nearest(goal)
    return mind.step_to(best) if best != look.state.rows[AT + hero] else codes.STOP
