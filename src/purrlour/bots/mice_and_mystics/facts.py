"""Facts: what a table looks like in a few numbers, for judging how it may end."""

from __future__ import annotations

from math import exp, sqrt
from typing import Final

from mypy_extensions import i64

from purrlour.bots.mice_and_mystics.mind import Mind
from purrlour.bots.mice_and_mystics.picks import harm_of
from purrlour.engine.cells import vec
from purrlour.games.mice_and_mystics.bits import count
from purrlour.games.mice_and_mystics.layout import (
    AT,
    CHEESE,
    FROM,
    IN_PACK,
    IN_STASH,
    KIND,
    KNOWS,
    SEAT,
    TRACK,
)
from purrlour.games.mice_and_mystics.rules.sheets import attribute
from purrlour.games.mice_and_mystics.tables import (
    C_KIND,
    CARD_WIDTH,
    F_KIND,
    FOE_WIDTH,
    HEROES,
    ITEM,
    K_MIGHTY,
    KIND_WIDTH,
    PARTY,
    TRICK,
)
from purrlour.games.mice_and_mystics.traits import BATTLE, DEFENCE

# The facts, in this order.
ONE: Final = 0
PAGES: Final = 1
"""Left, less what lies on the wheel."""
HURRY: Final = 2
"""1 when there are none, then ever less."""
NEAR: Final = 3
"""High when little is left to do: who has far to go has time for luck of either sort."""
PACE: Final = 4
"""Pages, and how near it is, multiplied."""
TURNS: Final = 5
"""Until it is won, if everything goes by the book and nobody is in the way."""
ROOMS: Final = 6
"""New ones until then; so the next two."""
FIGHTS: Final = 7
CHORES: Final = 8
FOES: Final = 9
THREAT: Final = 10
"""Wounds that minions do in a round."""
SOON: Final = 11
"""Of these, by minions that have their turn this round."""
SHOOTERS: Final = 12
MIGHTY: Final = 13
"""Wounds that mighty minions can take."""
FACE_UP: Final = 14
"""1 if a surge would bring minions."""
LEFT: Final = 15
"""Wounds that mice can take, together."""
WEAK: Final = 16
"""Mice that can take one wound only."""
FRAIL: Final = 17
"""Mice that can take two."""
CAPTURED: Final = 18
TO_ACT: Final = 19
"""Mice that have their turn this round."""
FORCE: Final = 20
"""Battle of all mice."""
COVER: Final = 21
"""Defence of all mice."""
FOOD: Final = 22
"""Cheese, up to six a mouse."""
SKILLS: Final = 23
LOOSE: Final = 24
"""Items, scrolls and tricks."""
STASH: Final = 25
TALENT: Final = 26
"""Of the mice and their abilities."""
FACTS: Final = 27

_TURNS_A_ROOM: Final = 5.5
_MINIONS_A_ROOM: Final = 6.0
_FULL: Final = 6


def gather(mind: Mind, facts: vec[float]) -> None:
    """Writes down the facts of the table that the mind attends to."""
    at: i64
    for at in range(FACTS):
        facts[at] = 0.0
    facts[ONE] = 1.0
    state = mind.look.state
    facts[PAGES] = float(state.end_page - state.page) - float(state.wheel) / 6.0
    facts[FACE_UP] = 1.0 if state.face_up >= 0 else 0.0
    _way(mind, facts)
    _minions(mind, facts)
    _mice(mind, facts)
    _cards(mind, facts)
    _order(mind, facts)
    facts[TALENT] = mind.primer.talents.together(state)
    _time(facts)


def _time(facts: vec[float]) -> None:
    """What pages are worth, with so much to do."""
    rooms: float = facts[ROOMS] + facts[FIGHTS]
    rooms += facts[TURNS] / _TURNS_A_ROOM + facts[FOES] / _MINIONS_A_ROOM
    facts[NEAR] = 1.0 / sqrt(0.5 + rooms)
    facts[PACE] = facts[PAGES] * facts[NEAR]
    facts[HURRY] = exp(-facts[PAGES])


def _way(mind: Mind, facts: vec[float]) -> None:
    """What lies ahead."""
    mind.take_aim()
    guide = mind.guide
    row = guide.row(mind.errand)
    if mind.errand >= 0:
        facts[TURNS] = mind.turns
        facts[ROOMS] = float(mind.rooms)
    facts[TURNS] += guide.later[row]
    facts[ROOMS] += float(guide.later_rooms[row])
    facts[FIGHTS] = float(guide.fights[row])
    facts[CHORES] = float(guide.chores[row])


def _minions(mind: Mind, facts: vec[float]) -> None:
    look = mind.look
    facts[FOES] = float(look.many_foes)
    at: i64
    for at in range(look.many_foes):
        kind: i64 = look.state.rows[KIND + look.foes[at]]
        facts[THREAT] += look.threat[kind]
        facts[SHOOTERS] += 1.0 if look.ranged[kind] else 0.0
        if look.tables.kinds[kind * KIND_WIDTH + K_MIGHTY]:
            facts[MIGHTY] += float(look.life[kind])


def _mice(mind: Mind, facts: vec[float]) -> None:
    look = mind.look
    state = look.state
    rows = state.rows
    hero: i64
    for hero in range(HEROES):
        if rows[SEAT + hero] < 0:
            continue
        facts[SKILLS] += float(count(rows[KNOWS + hero]))
        facts[FORCE] += float(attribute(state, hero, BATTLE))
        facts[COVER] += float(attribute(state, hero, DEFENCE))
        food: i64 = rows[CHEESE + hero]
        facts[FOOD] += float(food if food < _FULL else _FULL)
        if rows[AT + hero] < 0:
            facts[CAPTURED] += 1.0
            continue
        left = look.left(hero)
        facts[LEFT] += float(left)
        facts[WEAK] += 1.0 if left <= 1 else 0.0
        facts[FRAIL] += 1.0 if left == 2 else 0.0


def _cards(mind: Mind, facts: vec[float]) -> None:
    tables, rows = mind.look.tables, mind.look.state.rows
    card: i64
    for card in range(tables.how_many_cards):
        place: i64 = rows[FROM + card]
        kind: i64 = tables.cards[card * CARD_WIDTH + C_KIND]
        if place == IN_STASH and kind == PARTY:
            facts[STASH] += 1.0
        elif IN_PACK <= place < IN_PACK + HEROES and ITEM <= kind <= TRICK:
            facts[LOOSE] += 1.0


def _order(mind: Mind, facts: vec[float]) -> None:
    """Who has a turn before the round is over."""
    look = mind.look
    state = look.state
    place: i64
    for place in range(state.on_track):
        card: i64 = state.rows[TRACK + place]
        if (state.acted >> card) & 1 or card == state.card:
            continue
        if card < HEROES:
            facts[TO_ACT] += 1.0 if state.rows[AT + card] >= 0 else 0.0
            continue
        kind: i64 = look.tables.foes[card * FOE_WIDTH + F_KIND]
        if (look.kinds >> kind) & 1:
            cards: i64 = look.cards[kind]
            facts[SOON] += harm_of(look, kind) / float(cards if cards > 1 else 1)
