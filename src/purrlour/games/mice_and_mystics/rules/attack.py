"""An attack: roll, hits, defence, wounds (MM-105…130)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from purrlour.engine.chance import Chance
from purrlour.engine.event import Log
from purrlour.games.mice_and_mystics.bits import bit, lowest
from purrlour.games.mice_and_mystics.codes import CARD, PICK
from purrlour.games.mice_and_mystics.content.ops import (
    AFTER_ATTACK,
    AFTER_DEFENCE,
    AFTER_KILL,
    BEFORE_ATTACK,
    BEFORE_DEFENCE,
    ON_CHEESE,
    ON_HIT,
    ON_WOUND,
    REACT_TARGETED,
)
from purrlour.games.mice_and_mystics.events import Attacked, Defended, HitsCounted, Unharmed
from purrlour.games.mice_and_mystics.frames import OWN, WINDOW, WOUNDING
from purrlour.games.mice_and_mystics.house import ONE_REACTS
from purrlour.games.mice_and_mystics.layout import AT, FROM, IN_DISCARD, KIND, TROPHIES, WORN
from purrlour.games.mice_and_mystics.rules.aspects import weapon_trait
from purrlour.games.mice_and_mystics.rules.blows import (
    AS_BLOCKS,
    AS_HITS,
    AT_WHOM,
    AUTOMATIC,
    BLOCKS,
    BY,
    CARD_USED,
    CHARMED,
    CHECKED,
    EXACTLY,
    GUARD,
    HITS,
    HOW,
    INSTEAD,
    KILLED,
    MAGIC_TYPE,
    MANY,
    OTHERS,
    RANGED,
    SPARED,
    SPILLS,
    STARS,
    STOOD,
    TYPE,
    UNASKED,
    WEAPON,
    WOUNDS,
    blow_at,
    guard_at,
    note_blow,
)
from purrlour.games.mice_and_mystics.rules.dice import FOR_ATTACK, FOR_DEFENCE, hooked, roll
from purrlour.games.mice_and_mystics.rules.dice_values import (
    BOW,
    CHEESE,
    SHIELD,
    STAR,
    SWORD,
    shown,
)
from purrlour.games.mice_and_mystics.rules.fight import (
    attack_dice,
    card_acting,
    defence_dice,
    steal,
)
from purrlour.games.mice_and_mystics.rules.harm import (
    CHEESEMASTER,
    gain_cheese,
    turn_wheel,
    win_trophy,
    wound_mouse,
)
from purrlour.games.mice_and_mystics.rules.names import figure_name
from purrlour.games.mice_and_mystics.rules.places import foes_on, free_mice
from purrlour.games.mice_and_mystics.rules.rounds import FOR_ATTACK as WHILE_ATTACK
from purrlour.games.mice_and_mystics.rules.rounds import expire
from purrlour.games.mice_and_mystics.rules.seats import controller
from purrlour.games.mice_and_mystics.rules.sheets import refit, weapons_of
from purrlour.games.mice_and_mystics.rules.targets import strikable, targets_with
from purrlour.games.mice_and_mystics.rules.track import place_of
from purrlour.games.mice_and_mystics.rules.triggers import fire_card, fire_mouse
from purrlour.games.mice_and_mystics.state import ASK_PICK, ASK_WEAPON, Mice
from purrlour.games.mice_and_mystics.tables import (
    C_RANGED,
    C_TYPE,
    CARD_WIDTH,
    F_NO_WHEEL,
    F_POISON,
    FIRST_FOE,
    FOE_WIDTH,
    HEROES,
    K_IMMUNE,
    KIND_WIDTH,
)
from purrlour.games.mice_and_mystics.traits import MAGIC

_WEAPON: Final = 0
_CHOSEN: Final = 1
_TARGETED: Final = 2
_BEFORE: Final = 3
_ASK_BEFORE: Final = 4
_ROLL: Final = 5
_READ: Final = 6
_DEFENCE: Final = 7
_GUARD: Final = 8
_BLOCKS: Final = 9
_APPLY: Final = 10
_HURT: Final = 11
_SPILL: Final = 12
_SPILLED: Final = 13
_DEFENDED: Final = 14
_AFTER: Final = 15
_KILL: Final = 16
_OVER: Final = 17
_EACH: Final = 18


def run_attack(state: Mice, chance: Chance, log: Log | None) -> None:
    """Takes an attack a step further."""
    stage = state.stage()
    by, target = state.own(BY), state.own(AT_WHOM)
    if stage < _ROLL and 0 <= by < FIRST_FOE and state.rows[AT + by] < 0:
        state.pop()  # something happened to it on the way
    elif stage == _WEAPON:
        settle_weapon(state, by, target)
    elif stage == _CHOSEN:
        state.set_own(WEAPON, state.answer - CARD + 1)
        state.set_stage(_TARGETED)
    elif stage == _TARGETED:
        begin(state, by, target, log)
    elif stage == _EACH:
        ask_next(state)
    elif stage == _BEFORE:
        state.set_stage(_ASK_BEFORE)
        before(state, by)
    elif stage == _ASK_BEFORE:
        state.set_stage(_ROLL)
        if by < FIRST_FOE and not state.own(HOW) & (CHARMED | AUTOMATIC):
            window(state, BEFORE_ATTACK, by, 1 + state.own(RANGED))
    elif stage == _ROLL:
        if state.own(HOW) & AUTOMATIC:
            state.set_stage(_DEFENCE)
        else:
            state.set_stage(_READ)
            roll(state, attack_dice(state), FOR_ATTACK, by, chance, log)
    elif stage == _READ:
        state.set_stage(_DEFENCE)
        read_hits(state, by, log)
    elif stage == _DEFENCE:
        defence(state, target)
    elif stage == _GUARD:
        state.set_stage(_BLOCKS)
        roll(state, defence_dice(state), FOR_DEFENCE, target, chance, log)
    elif stage == _BLOCKS:
        state.set_stage(_APPLY)
        read_blocks(state, target, log)
    elif stage == _APPLY:
        apply_hits(state, by, target, log)
    elif stage == _HURT:
        state.set_stage(_SPILL)
        if by >= FIRST_FOE and target < FIRST_FOE and state.rows[AT + target] >= 0:
            card: i64 = state.own(CARD_USED) - 1
            if state.own(WOUNDS) > 0:
                fire_card(state, card, ON_WOUND, 0, by, target, by)
            fire_card(state, card, ON_HIT, 0, by, target, by)
    elif stage == _SPILL:
        spill(state, by)
    elif stage == _SPILLED:
        state.set_own(AT_WHOM, state.answer - PICK)
        wounds = state.own(WOUNDS) - 1
        state.set_own(WOUNDS, wounds)
        state.set_stage(_SPILL)
        state.push(WOUNDING, state.answer - PICK, wounds, by, 0)
    elif stage == _DEFENDED:
        state.set_stage(_AFTER)
        defended(state, by, target)
    elif stage == _AFTER:
        after(state, by, target)
    elif stage == _KILL:
        state.set_stage(_OVER)
        if state.own(HOW) & KILLED and 0 <= by < FIRST_FOE:
            fire_mouse(state, AFTER_KILL, 0, by, target, by, state.own(WEAPON) - 1)
            window(state, AFTER_KILL, by, 0)
    else:
        expire(state, WHILE_ATTACK, -1)
        state.pop()


# Before the roll.


def settle_weapon(state: Mice, by: i64, target: i64) -> None:
    """With several weapons that get at the target, one is chosen (MM-36)."""
    state.set_stage(_TARGETED)
    if by >= FIRST_FOE or state.own(HOW) & (AUTOMATIC | CHARMED) or state.own(EXACTLY):
        return
    if state.own(WEAPON):
        return
    packed: i64 = weapons_of(state, by)
    fitting: i64 = 0
    only: i64 = 0
    while packed:
        weapon: i64 = (packed & 255) - 1
        if (targets_with(state, by, weapon) >> target) & 1:
            fitting += 1
            only = weapon + 1
        packed >>= 8
    if fitting > 1:
        state.set_stage(_CHOSEN)
        state.ask(ASK_WEAPON, controller(state, by))
    else:
        state.set_own(WEAPON, only)


def begin(state: Mice, by: i64, target: i64, log: Log | None) -> None:
    """The attack is declared; whoever can may turn it aside."""
    state.set_stage(_BEFORE)
    weapon: i64 = state.own(WEAPON) - 1
    if weapon >= 0 and not state.own(HOW) & CHECKED:
        cards = state.tables.cards
        ranged: i64 = cards[weapon * CARD_WIDTH + C_RANGED]
        if not ranged and not (strikable(state, by, weapon) >> target) & 1:
            ranged = 1  # a spear is thrown
        state.set_own(RANGED, ranged)
        state.set_own(TYPE, cards[weapon * CARD_WIDTH + C_TYPE] + 1)
        if weapon_trait(state, by, weapon, MAGIC) > 0:
            state.set_own(TYPE, MAGIC_TYPE)
    everybody: i64 = bit(target)
    if state.own(HOW) & MANY and not state.house & ONE_REACTS:
        everybody |= state.own(OTHERS)
    if log is not None:
        announce(state, by, everybody, log)
    minion: bool = by >= FIRST_FOE or state.own(HOW) & CHARMED != 0
    if target >= FIRST_FOE or not minion or not hooked(state, REACT_TARGETED):
        return
    if everybody & (everybody - 1):
        state.set_own(OTHERS, everybody)
        state.set_own(UNASKED, everybody & (bit(FIRST_FOE) - 1))
        state.set_stage(_EACH)
    state.push(WINDOW, REACT_TARGETED, target, 0, 0)


def announce(state: Mice, by: i64, everybody: i64, log: Log) -> None:
    """Says who attacks whom, and with what."""
    weapon: i64 = state.own(WEAPON) - 1
    mode = "ranged" if state.own(RANGED) else "melee"
    name = state.tables.names.cards[weapon] if weapon >= 0 else ""
    clause = "MM-116" if state.own(RANGED) else "MM-111"
    if by >= FIRST_FOE:
        clause = "MM-206"
    while everybody:
        target = lowest(everybody)
        everybody &= everybody - 1
        log.append(Attacked(clause, figure_name(state, by), figure_name(state, target), mode, name))


def ask_next(state: Mice) -> None:
    """One of several mice has reacted: it is noted for its own blow, and the next may (MM-R105)."""
    rest: i64 = state.own(UNASKED)
    hero = lowest(rest)
    noted = note_blow(state.own(INSTEAD), hero, state.own(AT_WHOM), state.own(GUARD))
    state.set_own(INSTEAD, noted)
    state.set_own(GUARD, 0)
    rest &= rest - 1
    state.set_own(UNASKED, rest)
    if rest:
        state.set_own(AT_WHOM, lowest(rest))
        state.push(WINDOW, REACT_TARGETED, lowest(rest), 0, 0)
        return
    state.set_stage(_BEFORE)
    aim_next(state)


def aim_next(state: Mice) -> None:
    """The next of those that one roll is made against, or who takes its place."""
    rest: i64 = state.own(OTHERS)
    figure = lowest(rest)
    state.set_own(OTHERS, rest & ~bit(figure))
    state.set_own(AT_WHOM, blow_at(state.own(INSTEAD), figure))
    state.set_own(GUARD, guard_at(state.own(INSTEAD), figure))
    state.set_own(HITS, state.own(HITS) + state.own(SPARED))
    state.set_own(SPARED, 0)


def before(state: Mice, by: i64) -> None:
    """What the attacker's equipment and nature add by themselves."""
    if by < FIRST_FOE and not state.own(HOW) & (CHARMED | AUTOMATIC):
        arg: i64 = 1 + state.own(RANGED)
        target, weapon = state.own(AT_WHOM), state.own(WEAPON) - 1
        fire_mouse(state, BEFORE_ATTACK, arg, by, target, by, weapon)


def window(state: Mice, trigger: i64, who: i64, arg: i64) -> None:
    """Opens a window, if anybody could answer."""
    if hooked(state, trigger):
        state.push(WINDOW, trigger, who, arg, 0)


# The roll.


def read_hits(state: Mice, by: i64, log: Log | None) -> None:
    """Swords, or bows; and the cheese (MM-105, MM-106, MM-108, MM-109)."""
    # The stars of the roll are kept: a weapon may read them later.
    state.set_own(HOW, state.own(HOW) | shown(state, STAR) << STARS)
    hits = shown(state, BOW if state.own(RANGED) else SWORD) + shown(state, state.own(AS_HITS))
    state.set_own(HITS, hits)
    if log is not None:
        clause = "MM-106" if state.own(RANGED) else "MM-105"
        log.append(HitsCounted(clause, figure_name(state, by), int(hits)))
    cheese = shown(state, CHEESE)
    if not cheese:
        return
    if by < FIRST_FOE and not state.own(HOW) & CHARMED:
        gain_cheese(state, by, cheese, "MM-108", log)
        if cheese >= 3:
            win_trophy(state, by, CHEESEMASTER, log)
        return
    card: i64 = state.own(CARD_USED) - 1
    if card >= HEROES:
        if state.tables.foes[card * FOE_WIDTH + F_NO_WHEEL]:
            return  # MM-218
        if fire_card(state, card, ON_CHEESE, 0, by, state.own(AT_WHOM), by):
            return
    turn_wheel(state, cheese, 1, 0)


def defence(state: Mice, target: i64) -> None:
    """No hit, no defence (MM-113)."""
    if state.own(HITS) <= 0 or state.rows[AT + target] < 0:
        state.set_stage(_AFTER)
        return
    state.set_stage(_GUARD)
    if target < FIRST_FOE:
        by, ranged = state.own(BY), state.own(RANGED)
        window(state, BEFORE_DEFENCE, target, 1 + ranged)
        fire_mouse(state, BEFORE_DEFENCE, 1 + ranged, target, target, by, -1)


def read_blocks(state: Mice, target: i64, log: Log | None) -> None:
    """Shields cancel hits (MM-107, MM-115); the defender's cheese (MM-108, MM-109)."""
    state.set_own(BLOCKS, shown(state, SHIELD) + shown(state, state.own(AS_BLOCKS)))
    state.set_own(STOOD, state.rows[AT + target])
    cheese = shown(state, CHEESE)
    if not cheese:
        return
    if target >= FIRST_FOE:
        card = card_acting(state, target)
        if not state.tables.foes[card * FOE_WIDTH + F_NO_WHEEL]:
            turn_wheel(state, cheese, 1, 0)
        return
    gain_cheese(state, target, cheese, "MM-108", log)
    if state.rows[TROPHIES + CHEESEMASTER] == target:
        share_out(state, log)  # MM-286
    elif cheese >= 3:
        win_trophy(state, target, CHEESEMASTER, log)


def share_out(state: Mice, log: Log | None) -> None:
    """The Cheesemaster defends with cheese: a piece for every mouse on the board."""
    rest = free_mice(state)
    while rest:
        hero = lowest(rest)
        rest &= rest - 1
        gain_cheese(state, hero, 1, "MM-286", log)


# Wounds.


def apply_hits(state: Mice, by: i64, target: i64, log: Log | None) -> None:
    """Every hit that was not blocked is a wound (MM-115, MM-27)."""
    state.set_stage(_HURT)
    wounds: i64 = state.own(HITS) - state.own(BLOCKS)
    wounds = wounds if wounds > 0 else 0
    if log is not None:
        name = figure_name(state, target)
        log.append(Defended("MM-115", name, int(state.own(BLOCKS)), int(wounds)))
    if target >= FIRST_FOE and wounds and state.own(TYPE) > 0:
        immune: i64 = state.tables.kinds[state.rows[KIND + target] * KIND_WIDTH + K_IMMUNE]
        if (immune >> (state.own(TYPE) - 1)) & 1:
            wounds = 0
            if log is not None:
                log.append(Unharmed("MM-27", figure_name(state, target), ""))
    frame: i64 = state.top + OWN
    card: i64 = state.own(CARD_USED) - 1
    if target < FIRST_FOE and by >= FIRST_FOE:
        wounds = steal(state, by, target, wounds, card, log)  # it may push what comes of it
    state.stack[frame + WOUNDS] = wounds
    if wounds == 0:
        return
    if target >= FIRST_FOE:
        state.push(WOUNDING, target, wounds, by, 0)
        return
    poison: i64 = 0
    if card >= HEROES:
        poison = state.tables.foes[card * FOE_WIDTH + F_POISON]
    wound_mouse(state, target, wounds, poison, "MM-115", log)


def spill(state: Mice, by: i64) -> None:
    """Wounds that were too many go on to another on the same space."""
    state.set_stage(_DEFENDED)
    if not state.own(HOW) & SPILLS or not state.own(HOW) & KILLED or state.own(WOUNDS) <= 1:
        return
    others = foes_on(state, bit(state.own(STOOD)))
    if others:
        state.set_own(OTHERS, others)
        state.set_stage(_SPILLED)
        state.ask(ASK_PICK, controller(state, by))


def defended(state: Mice, by: i64, target: i64) -> None:
    """Those who defended may answer (after:defence)."""
    if target >= FIRST_FOE or state.rows[AT + target] < 0:
        return
    ranged: i64 = state.own(RANGED)
    weapon: i64 = -1
    if not state.own(HOW) & MANY or (by >= FIRST_FOE and not state.house & ONE_REACTS):
        fire_mouse(state, AFTER_DEFENCE, 1 + ranged, target, by, by, weapon)
        window(state, AFTER_DEFENCE, target, 1 + ranged)
    elif not state.house & ONE_REACTS:  # a friend's grape: nobody strikes back at mice (MM-130)
        fire_mouse(state, AFTER_DEFENCE, 1 + ranged, target, -1, -1, weapon)


def after(state: Mice, by: i64, target: i64) -> None:
    """The next target of the same roll, or the end of the attack."""
    card: i64 = state.own(CARD_USED) - 1
    ended: bool = card >= HEROES and place_of(state, card) < 0  # struck back: MM-R104
    rest: i64 = state.own(OTHERS) if state.own(HOW) & MANY and not ended else 0
    if rest:
        aim_next(state)
        state.set_own(BLOCKS, 0)
        state.set_own(AS_BLOCKS, 0)
        state.set_stage(_DEFENCE)
        return
    state.set_stage(_KILL)
    throw_away(state, by)
    if 0 <= by < FIRST_FOE and not state.own(HOW) & (CHARMED | AUTOMATIC):
        arg: i64 = 1 + state.own(RANGED)
        weapon: i64 = state.own(WEAPON) - 1
        window(state, AFTER_ATTACK, by, arg)
        fire_mouse(state, AFTER_ATTACK, arg, by, target, by, weapon)


def throw_away(state: Mice, by: i64) -> None:
    """A melee weapon that was thrown is discarded."""
    weapon: i64 = state.own(WEAPON) - 1
    if weapon < 0 or not state.own(RANGED) or state.own(HOW) & AUTOMATIC:
        return
    worn: bool = state.rows[FROM + weapon] == WORN + by
    if worn and not state.tables.cards[weapon * CARD_WIDTH + C_RANGED]:
        state.rows[FROM + weapon] = IN_DISCARD
        refit(state, by)
