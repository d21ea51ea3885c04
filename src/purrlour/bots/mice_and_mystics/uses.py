"""Uses: when abilities, cards and natures are worth using, judged by what their programs do."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from purrlour.bots.mice_and_mystics.fight import Fight
from purrlour.bots.mice_and_mystics.look import Look
from purrlour.bots.mice_and_mystics.primer import (
    ATTACKS,
    CHANGES,
    CURES,
    DRAWS,
    FEEDS,
    HEALS,
    HITS,
    SHUTS,
    TURNS_BACK,
)
from purrlour.engine.cells import vec
from purrlour.games.mice_and_mystics import codes
from purrlour.games.mice_and_mystics.content import ops
from purrlour.games.mice_and_mystics.layout import (
    AT,
    BLEMISHES,
    POISON,
    SEARCHED,
    STATUS,
    WOUNDS,
)
from purrlour.games.mice_and_mystics.tables import (
    K_MIGHTY,
    KIND_WIDTH,
    R_TRIGGER,
    RULE_WIDTH,
)

_NEEDS: Final = vec[float]([0.0, 3.0, 1.6, 0.9, 0.6, 0.5])
"""How badly a mouse needs care that can take so many wounds more."""
_MANY: Final = 3
"""Minions that are worth a scroll."""
NERVOUS: Final = 4
"""Cheese on the wheel that makes people nervous."""


def source_of(look: Look, code: i64) -> i64:
    """What an action uses, as tables count sources; −1 if it uses nothing."""
    tables = look.tables
    if codes.USE_CARD <= code < codes.CARD:
        return code - codes.USE_CARD
    if codes.USE_ABILITY <= code < codes.USE_CARD:
        return tables.how_many_cards + code - codes.USE_ABILITY
    if codes.INNATE <= code < codes.LEARN:
        return tables.how_many_cards + tables.how_many_abilities + code - codes.INNATE
    return -1


def cost_of(look: Look, code: i64) -> float:
    """Cheese that it takes."""
    if codes.USE_ABILITY <= code < codes.USE_CARD:
        return float(look.tables.abilities[(code - codes.USE_ABILITY) * 2 + 1])
    return 0.0


def in_turn(look: Look, fight: Fight, code: i64, moves: bool) -> float:
    """What using something in the own turn is worth; 0 and less: better not."""
    source = source_of(look, code)
    if source < 0:
        return 0.0
    tables = look.tables
    best: float = 0.0
    rule: i64
    for rule in range(tables.first_rule[source], tables.first_rule[source + 1]):
        trigger: i64 = tables.rules[rule * RULE_WIDTH + R_TRIGGER]
        if trigger <= ops.BEFORE_MOVE:
            worth = _turn_worth(look, fight, look.primer.does[rule], trigger, moves)
            best = worth if worth > best else best
    return best - 0.15 * cost_of(look, code) if best > 0.0 else 0.0


def _turn_worth(look: Look, fight: Fight, does: i64, trigger: i64, moves: bool) -> float:
    foes: i64 = look.many_foes
    here: i64 = look.state.rows[AT + fight.hero]
    if does & (HEALS | CURES):
        worst = _worst(look, does)
        if trigger == ops.INSTEAD_MOVE and moves:
            return worst - 0.6
        if trigger == ops.ACTION and foes:
            return worst - (fight.promise if fight.blow(look, here) else 0.3)
        return worst
    if does & TURNS_BACK:
        return 5.0
    if does & FEEDS:
        return 0.5
    crowd: bool = foes >= _MANY or _mighty(look)
    if does & HITS:
        return 1.0 if crowd else 0.0
    if does & ATTACKS and foes:
        return 1.5 * fight.promise if fight.blow(look, here) else 0.0
    if does & CHANGES:
        return 0.9 if crowd else 0.0
    state = look.state
    if does & DRAWS and not foes and not (state.rows[SEARCHED + state.side] >> fight.hero) & 1:
        return 1.2
    if does & SHUTS and foes:
        return 1.0 if state.wheel >= NERVOUS and state.face_up >= 0 else 0.0
    return 0.0


def _mighty(look: Look) -> bool:
    """Whether a mighty minion is on the board."""
    kinds: i64 = look.kinds
    kind: i64 = 0
    while kinds:
        if kinds & 1 and look.tables.kinds[kind * KIND_WIDTH + K_MIGHTY]:
            return True
        kinds >>= 1
        kind += 1
    return False


def _worst(look: Look, does: i64) -> float:
    """How badly the mouse needs care that needs it most, of those whom this helps."""
    rows = look.state.rows
    worst: float = 0.0
    at: i64
    for at in range(look.many_mice):
        hero: i64 = look.mice[at]
        helps: bool = rows[WOUNDS + hero] > 0
        if not does & HEALS:
            helps = rows[POISON + hero] > 0 or rows[STATUS + hero] & BLEMISHES > 0
        if helps:
            need = _need(look, hero)
            worst = need if need > worst else worst
    return worst


def _need(look: Look, hero: i64) -> float:
    """How badly a mouse needs care."""
    if not look.wounds(hero):
        return 0.4
    left = look.left(hero)
    last: i64 = len(_NEEDS) - 1
    return _NEEDS[0 if left < 0 else left if left < last else last]
