"""Picks: the best of several figures, spaces, cards or abilities, by whatever counts."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from purrlour.bots.mice_and_mystics.gear import use_of, worth
from purrlour.bots.mice_and_mystics.look import Look
from purrlour.bots.mice_and_mystics.mind import Mind
from purrlour.games.mice_and_mystics import codes
from purrlour.games.mice_and_mystics.layout import AT, CARD_WOUNDS, KIND
from purrlour.games.mice_and_mystics.state import ASK_LAY
from purrlour.games.mice_and_mystics.tables import (
    F_LIFE,
    FIRST_FOE,
    FOE_WIDTH,
    MOST_FIGURES,
)

_HIGH: Final = 1.0e9

# What a choice is judged by.
COMPANY: Final = 0
FROM_MICE: Final = 1
TO_FOES: Final = 2
NEED: Final = 3
NEARLY_GONE: Final = 4
HARM: Final = 5
FAVOUR: Final = 6
LEAST_USE: Final = 7
TO_KEEP: Final = 8
BLOW: Final = 9


def best_by(mind: Mind, by: i64, whose: i64) -> i64:
    """The choice that is judged best."""
    best: i64 = mind.legal[0]
    most: float = -_HIGH
    at: i64
    for at in range(mind.count):
        code: i64 = mind.legal[at]
        score: float
        if by == COMPANY:
            score = _company(mind, code)
        elif by == FROM_MICE:
            score = float(_far(mind, code))
        elif by == TO_FOES:
            score = -float(_far(mind, code))
        elif by == NEED:
            score = _need(mind, code - codes.PICK)
        elif by == NEARLY_GONE:
            score = _nearly_gone(mind, code - codes.ORDER)
        elif by == HARM:
            score = harm_of(mind.look, code - codes.KIND)
        elif by == FAVOUR:
            score = -float(mind.primer.rank[code - codes.LEARN])
        elif by == LEAST_USE:
            score = -use_of(mind.look, whose, code - codes.CARD)
        elif by == TO_KEEP:
            score = -1.0 if code < codes.CARD else worth(mind.look, whose, code - codes.CARD)
        else:
            score = _blow_with(mind, code - codes.CARD, whose)
        if score > most:
            most = score
            best = code
    return best


def _company(mind: Mind, code: i64) -> float:
    """Where most of the others are, on dry ground."""
    look = mind.look
    space = look.space_of(code)
    if space < 0:
        return 0.0
    near = look.near(space)
    friends: float = -5.0 if (look.water() >> space) & 1 else 0.0
    at: i64
    for at in range(look.many_mice):
        if (near >> look.state.rows[AT + look.mice[at]]) & 1:
            friends += 1.0
    return friends


def _far(mind: Mind, code: i64) -> i64:
    """Steps from a space to the nearest mouse; where bait is laid, to the nearest minion."""
    look = mind.look
    space = look.space_of(code)
    if space < 0:
        return 0
    baits: bool = look.state.phase == ASK_LAY
    nearest: i64 = -1
    at: i64
    for at in range(look.many_foes if baits else look.many_mice):
        figure: i64 = look.foes[at] if baits else look.mice[at]
        far = look.steps(space, look.state.rows[AT + figure])
        nearest = far if nearest < 0 or far < nearest else nearest
    return nearest if nearest > 0 else 0


def _need(mind: Mind, figure: i64) -> float:
    """The worst minion, or the mouse that needs it most."""
    look = mind.look
    if figure < FIRST_FOE:
        return 10.0 - float(look.left(figure))
    kind: i64 = look.state.rows[KIND + figure]
    life: i64 = look.life[kind]
    return look.threat[kind] / float(life if life > 1 else 1)


def _nearly_gone(mind: Mind, card: i64) -> float:
    """Of a mighty minion: the card that goes first takes its turn along (MM-126)."""
    life: i64 = mind.look.tables.foes[card * FOE_WIDTH + F_LIFE]
    return -float(life - mind.look.state.rows[CARD_WOUNDS + card])


def harm_of(look: Look, kind: i64) -> float:
    """What all minions of a kind do in a round."""
    total: float = 0.0
    at: i64
    for at in range(look.many_foes):
        if look.state.rows[KIND + look.foes[at]] == kind:
            total += look.threat[kind]
    return total


def _blow_with(mind: Mind, card: i64, target: i64) -> float:
    """What an attack with a weapon promises."""
    fight = mind.fight
    best: float = 0.0
    arm: i64
    for arm in range(fight.many):
        if fight.card[arm] == card and fight.worth[arm * MOST_FIGURES + target] > best:
            best = fight.worth[arm * MOST_FIGURES + target]
    return best
