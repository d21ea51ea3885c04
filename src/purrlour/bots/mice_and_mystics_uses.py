"""Uses: when abilities, cards and natures are worth using, judged by what their programs do."""

from __future__ import annotations

from purrlour.bots.mice_and_mystics_fight import Fight
from purrlour.bots.mice_and_mystics_sight import Sight
from purrlour.games.mice_and_mystics import codes
from purrlour.games.mice_and_mystics.content import ops
from purrlour.games.mice_and_mystics.content.model import Content, Rule

_BY_ITSELF = (ops.DISCARD, ops.END, ops.STORY)


def rules_behind(book: Content, code: int) -> tuple[Rule, ...]:
    """The rules of what an action uses."""
    if codes.USE_ABILITY <= code < codes.USE_CARD:
        return book.abilities[code - codes.USE_ABILITY].rules
    if codes.USE_CARD <= code < codes.CARD:
        return book.cards[code - codes.USE_CARD].rules
    if codes.INNATE <= code < codes.LEARN:
        return book.heroes[code - codes.INNATE].rules
    return ()


def cost_of(book: Content, code: int) -> int:
    """Cheese that it takes."""
    if codes.USE_ABILITY <= code < codes.USE_CARD:
        return book.abilities[code - codes.USE_ABILITY].cost
    return 0


def operations(book: Content, rule: Rule) -> dict[int, tuple[int, ...]]:
    """The operations of a rule's program, with the arguments of the last of each."""
    found: dict[int, tuple[int, ...]] = {}
    at = rule.code
    while book.code[at] != ops.END:
        found[book.code[at]] = book.code[at + 1 : at + ops.WIDTH]
        at += ops.WIDTH
    return found


def in_turn(sight: Sight, fight: Fight, code: int, *, moves: bool) -> float:
    """What using something in the own turn is worth; 0 and less: better not."""
    best = 0.0
    for rule in rules_behind(sight.book, code):
        if rule.trigger <= ops.BEFORE_MOVE:
            best = max(best, _turn_worth(sight, fight, rule, moves=moves))
    return best - 0.15 * cost_of(sight.book, code) if best > 0 else 0.0


def _turn_worth(sight: Sight, fight: Fight, rule: Rule, *, moves: bool) -> float:
    does = operations(sight.book, rule)
    hero, here = fight.hero, sight.at[fight.hero]
    foes = len(sight.foes)
    if ops.HEAL in does or ops.CURE in does:
        worst = (
            max(_need(sight, other) for other in sight.mice if _heals(sight, other, does))
            if any(_heals(sight, other, does) for other in sight.mice)
            else 0.0
        )
        if rule.trigger == ops.INSTEAD_MOVE and moves:
            return worst - 0.6
        if rule.trigger == ops.ACTION and foes:
            blow = fight.blow(here)
            return worst - (blow.worth if blow is not None else 0.3)
        return worst
    if ops.HOURGLASS in does:
        return 5.0
    if ops.CHEESE in does:
        return 0.5
    if ops.HIT in does or ops.SKIP in does:
        return 1.0 if foes >= 3 or _mighty(sight) else 0.0
    if ops.ATTACK in does and foes:
        blow = fight.blow(here)
        return 1.5 * blow.worth if blow is not None else 0.0
    if ops.MOD in does:
        return 0.9 if foes >= 3 or _mighty(sight) else 0.0
    if ops.DRAW in does and not foes and not sight.searched >> hero & 1:
        return 1.2
    if ops.SHUT in does:
        return 1.0 if sight.view.wheel >= 4 and sight.view.face_up and foes else 0.0
    return 0.0


def _mighty(sight: Sight) -> bool:
    return any(sight.book.minions[sight.kind[figure]].mighty for figure in sight.foes)


def _heals(sight: Sight, other: int, does: dict[int, tuple[int, ...]]) -> bool:
    if ops.HEAL in does:
        return sight.wounds[other] > sight.poison[other]
    return sight.poison[other] > 0 or sight.status[other] & 15 > 0


def _need(sight: Sight, other: int) -> float:
    """How badly a mouse needs care."""
    left = sight.left(other)
    return (0.0, 3.0, 1.6, 0.9, 0.6, 0.5)[min(left, 5)] if sight.wounds[other] else 0.4
