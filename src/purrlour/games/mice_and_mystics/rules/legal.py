"""What a seat may choose from."""

from __future__ import annotations

from mypy_extensions import i64

from purrlour.engine.cells import vec
from purrlour.games.mice_and_mystics import codes
from purrlour.games.mice_and_mystics.frames import ATTACK
from purrlour.games.mice_and_mystics.layout import FOUND, FROM, IN_PACK
from purrlour.games.mice_and_mystics.rules import effects
from purrlour.games.mice_and_mystics.rules.blows import OTHERS
from purrlour.games.mice_and_mystics.rules.choices import (
    act_choices,
    at_spaces,
    hero_choices,
    learn_choices,
    share_choices,
    turn_choices,
    wear_choices,
)
from purrlour.games.mice_and_mystics.rules.ending import may_keep
from purrlour.games.mice_and_mystics.rules.find import found_cards
from purrlour.games.mice_and_mystics.rules.move import steps_of
from purrlour.games.mice_and_mystics.rules.names import go_code
from purrlour.games.mice_and_mystics.rules.placing import TIED
from purrlour.games.mice_and_mystics.rules.sheets import weapons_of
from purrlour.games.mice_and_mystics.rules.targets import targets_with
from purrlour.games.mice_and_mystics.rules.windows import answers_into
from purrlour.games.mice_and_mystics.rules.wounding import cards_left
from purrlour.games.mice_and_mystics.state import (
    ASK_ABILITY,
    ASK_ACT,
    ASK_ARRIVE,
    ASK_BEGIN,
    ASK_CHOOSE,
    ASK_DICE,
    ASK_DISGUISE,
    ASK_DROP,
    ASK_ENTRY,
    ASK_EQUIP,
    ASK_FACE,
    ASK_HERO,
    ASK_KEEP,
    ASK_KEEP_ONE,
    ASK_KIND,
    ASK_LAND,
    ASK_LAY,
    ASK_LEARN,
    ASK_MANY,
    ASK_NEXT_FOE,
    ASK_PEEK,
    ASK_PICK,
    ASK_ROUTE,
    ASK_SHARE,
    ASK_SPACE,
    ASK_STEP,
    ASK_TOSS,
    ASK_TRAP,
    ASK_TURN,
    ASK_WEAPON,
    ASK_WINDOW,
    ASK_WOUND,
    Mice,
)
from purrlour.games.mice_and_mystics.tables import (
    C_KIND,
    CARD_WIDTH,
    MOST_FIGURES,
    MOST_SPACES,
    TRICK,
)


def legal_into(state: Mice, seat: i64, into: vec[i64]) -> i64:
    """Writes the codes this seat may choose from, rising, and says how many."""
    if not (state.asked >> seat) & 1:
        return 0
    return sort(into, choices(state, seat, into))


def sort(into: vec[i64], many: i64) -> i64:
    """Puts the codes into rising order; most of them are in it already."""
    at: i64
    for at in range(1, many):
        code: i64 = into[at]
        to: i64 = at
        while to > 0 and into[to - 1] > code:
            into[to] = into[to - 1]
            to -= 1
        into[to] = code
    return many


def choices(state: Mice, seat: i64, into: vec[i64]) -> i64:
    """The same, in any order."""
    phase = state.phase
    if phase == ASK_TURN:
        return turn_choices(state, state.own(0), into)
    if phase == ASK_STEP:
        into[0] = codes.STOP
        steps = steps_of(state, state.own(0), state.own(1), first=state.own(2) == 0)
        return to_spaces(state, steps, into, 1)
    if phase == ASK_WINDOW:
        into[0] = codes.PASS
        return answers_into(state, seat, into, 1)
    if phase == ASK_ROUTE:
        return at_spaces(state, state.own(4), into, 0)
    if phase == ASK_NEXT_FOE:
        return figures(state.own(3), codes.PICK, into, 0)
    if phase == ASK_ENTRY:
        return at_spaces(state, state.own(TIED), into, 0)
    if phase == ASK_ARRIVE or phase == ASK_LAND or phase == ASK_LAY:
        return at_spaces(state, state.own(2), into, 0)
    if phase == ASK_WEAPON:
        return weapons(state, into)
    if phase == ASK_WOUND:
        return figures(cards_left(state, state.own(0)), codes.ORDER, into, 0)
    if phase == ASK_KEEP:
        return keep_choices(state, into)
    if phase == ASK_DROP:
        return pack(state, state.own(0), into)
    if phase == ASK_SHARE:
        return share_choices(state, into)
    if phase == ASK_EQUIP:
        return wear_choices(state, into)
    if phase == ASK_LEARN or phase == ASK_ABILITY:
        return learn_choices(state, state.own(0), into)
    if phase == ASK_HERO:
        return hero_choices(state, into)
    if phase == ASK_ACT:
        into[0] = codes.PASS
        return act_choices(state, state.own(0), state.own(1), into, 1)
    if phase == ASK_TRAP or phase == ASK_DISGUISE or phase == ASK_PEEK or phase == ASK_TOSS:
        into[0] = codes.YES
        into[1] = codes.NO
        return 2
    if phase == ASK_BEGIN:
        into[0] = codes.DONE
        return 1
    if phase == ASK_KEEP_ONE:
        return keep_one_choices(state, state.own(1), into)
    if phase == ASK_FACE:
        return figures(63, codes.FACE, into, 0)
    return effect_choices(state, into)


def keep_one_choices(state: Mice, hero: i64, into: vec[i64]) -> i64:
    """Cards that may go on into the next chapter, or none (MM-282)."""
    into[0] = codes.PASS
    many: i64 = 1
    card: i64
    for card in range(state.tables.how_many_cards):
        if may_keep(state, hero, card):
            into[many] = codes.CARD + card
            many += 1
    return many


def effect_choices(state: Mice, into: vec[i64]) -> i64:
    """What a running program asks for."""
    phase = state.phase
    if phase == ASK_PICK:
        # The innermost thing is an effect, or an attack whose wounds spill over.
        at: i64 = OTHERS if state.stack[state.top] == ATTACK else effects.CANDIDATES
        return figures(state.own(at), codes.PICK, into, 0)
    if phase == ASK_SPACE:
        return at_spaces(state, state.own(effects.CANDIDATES), into, 0)
    if phase == ASK_KIND:
        return figures(state.own(effects.CANDIDATES), codes.KIND, into, 0)
    if phase == ASK_CHOOSE:
        return figures(state.own(effects.ALLOWED), codes.CHOOSE, into, 0)
    if phase == ASK_MANY:
        into[0] = codes.PASS
        rest: i64 = state.own(effects.CANDIDATES) & ~state.own(effects.ALLOWED)
        return figures(rest, codes.PICK, into, 1)
    if phase == ASK_DICE:
        into[0] = codes.PASS
        many: i64 = 1
        die: i64
        for die in range(state.dice_left):
            if die < codes.DICE and not (state.own(effects.ALLOWED) >> die) & 1:
                into[many] = codes.DIE + die
                many += 1
        return many
    return 0


def figures(mask: i64, first: i64, into: vec[i64], many: i64) -> i64:
    """One code for each number in a set."""
    number: i64
    for number in range(MOST_FIGURES):
        if (mask >> number) & 1:
            into[many] = first + number
            many += 1
    return many


def to_spaces(state: Mice, mask: i64, into: vec[i64], many: i64) -> i64:
    """A step to each of these spaces."""
    space: i64
    for space in range(MOST_SPACES):
        if (mask >> space) & 1:
            into[many] = go_code(state, space)
            many += 1
    return many


def weapons(state: Mice, into: vec[i64]) -> i64:
    """Weapons that get at the target (MM-36)."""
    by, target = state.own(0), state.own(1)
    packed: i64 = weapons_of(state, by)
    many: i64 = 0
    while packed:
        weapon: i64 = (packed & 255) - 1
        packed >>= 8
        if (targets_with(state, by, weapon) >> target) & 1:
            into[many] = codes.CARD + weapon
            many += 1
    return many


def keep_choices(state: Mice, into: vec[i64]) -> i64:
    """Keep or trade one card; of several drawn, which to keep."""
    hero = state.own(0)
    if found_cards(state, hero) > state.own(2):
        many: i64 = 0
        card: i64
        for card in range(state.tables.how_many_cards):
            if state.rows[FROM + card] == FOUND + hero:
                into[many] = codes.CARD + card
                many += 1
        return many
    into[0] = codes.KEEP
    into[1] = codes.TRADE
    return 2


def pack(state: Mice, hero: i64, into: vec[i64]) -> i64:
    """Cards of a pack that take room."""
    tables = state.tables
    many: i64 = 0
    card: i64
    for card in range(tables.how_many_cards):
        if (
            state.rows[FROM + card] == IN_PACK + hero
            and tables.cards[card * CARD_WIDTH + C_KIND] != TRICK
        ):
            into[many] = codes.CARD + card
            many += 1
    return many
