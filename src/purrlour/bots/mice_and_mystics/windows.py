"""Windows: what a mouse answers in between, and which dice it rolls again."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from purrlour.bots.mice_and_mystics.look import Look
from purrlour.bots.mice_and_mystics.primer import ACTS
from purrlour.bots.mice_and_mystics.uses import NERVOUS, cost_of, source_of
from purrlour.engine.cells import vec
from purrlour.games.mice_and_mystics import codes
from purrlour.games.mice_and_mystics.content import ops
from purrlour.games.mice_and_mystics.frames import ATTACK, OWN
from purrlour.games.mice_and_mystics.layout import DICE
from purrlour.games.mice_and_mystics.rules.blows import AT_WHOM, BY, HITS, RANGED
from purrlour.games.mice_and_mystics.rules.windows import TRIGGER
from purrlour.games.mice_and_mystics.tables import FIRST_FOE, R_TRIGGER, RULE_WIDTH

# Faces, as bits.
_STARS: Final = 1 << 2 | 1 << 5 | 1 << 6
_SWORDS: Final = 1 << 2 | 1 << 3 | 1 << 6
_BOWS: Final = 1 << 4 | 1 << 5
_SHIELDS: Final = 1 << 3 | 1 << 6


def reaction(look: Look, legal: vec[i64], count: i64) -> i64:
    """The answer that is worth most, or none."""
    best: float = 0.0
    chosen: i64 = codes.PASS
    at: i64
    for at in range(count):
        worth = _worth(look, legal[at])
        if worth > best:
            best = worth
            chosen = legal[at]
    return chosen


def _worth(look: Look, code: i64) -> float:
    """What an answer is worth."""
    if codes.SPECIAL <= code < codes.KIND:
        return 1.0 if _poor(look) else 0.0  # a chapter's or a trophy's second chance
    source = source_of(look, code)
    if source < 0:
        return 0.0
    tables = look.tables
    trigger: i64 = look.state.own(TRIGGER)
    total: float = 0.0
    rule: i64
    for rule in range(tables.first_rule[source], tables.first_rule[source + 1]):
        if tables.rules[rule * RULE_WIDTH + R_TRIGGER] == trigger:
            worth = _rule_worth(look, trigger, look.primer.does[rule])
            total = worth if worth > total else total
    return total - 0.2 * cost_of(look, code) if total > 0.0 else 0.0


def _rule_worth(look: Look, trigger: i64, does: i64) -> float:
    """What a rule is worth in this window."""
    if trigger == ops.AFTER_ROLL:
        return 1.0 if _poor(look) else 0.0
    if (
        trigger == ops.AFTER_TRAP_FAIL
        or trigger == ops.REACT_HOURGLASS
        or trigger == ops.REACT_SURGE
    ):
        return 2.0
    if trigger == ops.REACT_WHEEL:
        return 2.0 if look.state.wheel >= NERVOUS else 0.0
    if trigger == ops.START_TURN:
        return 1.0 if look.many_foes > 2 else 0.0
    if trigger == ops.BEFORE_DEFENCE or trigger == ops.REACT_TARGETED:
        return _defence_worth(look, trigger)
    if trigger == ops.AFTER_ACTION:
        return 0.5 if does & ACTS and not look.many_foes else 0.0
    return 1.0


def _defence_worth(look: Look, trigger: i64) -> float:
    """More when the mouse that is hit can take little."""
    if _attack(look) < 0:
        return 1.0
    victim = _of_attack(look, AT_WHOM)
    if victim >= FIRST_FOE:
        return 0.0
    left = look.left(victim)
    hits: i64 = _of_attack(look, HITS) if trigger == ops.BEFORE_DEFENCE else 2
    return 1.0 if hits >= left or left <= 2 or hits > 2 else 0.0


def _attack(look: Look) -> i64:
    """Where the frame of the attack in progress begins; −1: nobody is attacked."""
    return look.state.innermost(ATTACK)


def _of_attack(look: Look, number: i64) -> i64:
    """A number of the attack in progress."""
    return look.state.stack[_attack(look) + OWN + number]


def _poor(look: Look) -> bool:
    """Whether the dice on the table are worth another try."""
    dice: i64 = look.state.dice_left
    if not dice:
        return True
    wanted = _wanted(look)
    good: i64 = 0
    die: i64
    for die in range(dice):
        good += (wanted >> look.state.rows[DICE + die]) & 1
    return good * 3 < dice if dice > 1 else good == 0


def _wanted(look: Look) -> i64:
    """Faces that are good for whoever rolled."""
    if _attack(look) < 0:
        return _STARS
    if _of_attack(look, HITS) > 0:
        return _SHIELDS  # there were hits, so these dice are for the defence
    return _BOWS if _of_attack(look, RANGED) else _SWORDS


def die_again(look: Look, legal: vec[i64], count: i64) -> i64:
    """The first die on the table that should show something else, or none."""
    wanted = _wanted(look)
    mine: i64 = 1
    if _attack(look) >= 0:
        roller: i64 = AT_WHOM if _of_attack(look, HITS) > 0 else BY
        mine = 1 if _of_attack(look, roller) < FIRST_FOE else 0
    at: i64
    for at in range(count):
        die: i64 = legal[at] - codes.DIE
        if 0 <= die < codes.DICE and (wanted >> look.state.rows[DICE + die]) & 1 != mine:
            return legal[at]
    return codes.PASS
