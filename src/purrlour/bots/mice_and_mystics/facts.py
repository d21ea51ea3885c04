"""Facts: what a table looks like in a few numbers, for judging how it may end."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from purrlour.bots.mice_and_mystics.mind import Mind
from purrlour.bots.mice_and_mystics.picks import harm_of
from purrlour.bots.mice_and_mystics.roads import NEW_ROOM
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
TURNS: Final = 2
"""Until it is won, if everything goes by the book and nobody is in the way."""
ROOMS: Final = 3
"""New ones until then; so the next two."""
FIGHTS: Final = 4
CHORES: Final = 5
LATE: Final = 6
"""Pages that are missing for the rooms and turns ahead, squared."""
FOES: Final = 7
THREAT: Final = 8
"""Wounds that minions do in a round."""
SOON: Final = 9
"""Of these, by minions that have their turn this round."""
SHOOTERS: Final = 10
MIGHTY: Final = 11
"""Wounds that mighty minions can take."""
FACE_UP: Final = 12
"""1 if a surge would bring minions."""
LEFT: Final = 13
"""Wounds that mice can take, together."""
WEAK: Final = 14
"""Mice that can take one wound only."""
FRAIL: Final = 15
"""Mice that can take two."""
CAPTURED: Final = 16
TO_ACT: Final = 17
"""Mice that have their turn this round."""
FORCE: Final = 18
"""Battle of all mice."""
COVER: Final = 19
"""Defence of all mice."""
FOOD: Final = 20
"""Cheese, up to six a mouse."""
SKILLS: Final = 21
LOOSE: Final = 22
"""Items, scrolls and tricks."""
STASH: Final = 23
FACTS: Final = 24

_PAGE_A_ROOM: Final = 0.8
_PAGE_A_TURN: Final = 0.15
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
    short: float = _PAGE_A_ROOM * facts[ROOMS] - facts[PAGES]
    short += _PAGE_A_TURN * (facts[TURNS] - NEW_ROOM * facts[ROOMS])
    facts[LATE] = short * short if short > 0.0 else 0.0


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
