"""Who plays whom, and the first abilities (MM-02…09, MM-17, MM-18)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from purrlour.engine.chance import Chance
from purrlour.engine.event import Log
from purrlour.games.mice_and_mystics.bits import bit
from purrlour.games.mice_and_mystics.codes import HERO, LEARN
from purrlour.games.mice_and_mystics.content.ops import SETUP
from purrlour.games.mice_and_mystics.events import Began, HeroChosen
from purrlour.games.mice_and_mystics.frames import ROUND
from purrlour.games.mice_and_mystics.house import SUGGESTED
from purrlour.games.mice_and_mystics.layout import (
    AT,
    FROM,
    GONE,
    IN_BOX,
    IN_PACK,
    IN_PILE,
    KIND,
    KNOWS,
    SEAT,
    STATUS,
    WORN,
)
from purrlour.games.mice_and_mystics.rules.gear import learn
from purrlour.games.mice_and_mystics.rules.sheets import refit, refit_all
from purrlour.games.mice_and_mystics.rules.track import deal_order
from purrlour.games.mice_and_mystics.rules.triggers import fire_story
from purrlour.games.mice_and_mystics.state import ASK_ABILITY, ASK_BEGIN, ASK_HERO, Mice
from purrlour.games.mice_and_mystics.tables import (
    CH_PARTY,
    CH_SPACE,
    CH_SUGGESTED,
    CHAPTER_WIDTH,
    HEROES,
    K_CARDS,
    K_MOULD,
    KIND_WIDTH,
)

_PARTY: Final = 0
_CHOSEN: Final = 1
_ABILITIES: Final = 2
_TAKEN: Final = 3
_READY: Final = 4
# Own numbers of CHOOSING: the hero whose ability is chosen, mice chosen so far.
CHOSEN: Final = 1


def run_choosing(state: Mice, chance: Chance, log: Log | None) -> None:
    """The party is chosen mouse by mouse, then each takes an ability; then it begins."""
    stage = state.stage()
    if stage == _PARTY:
        choose_party(state, log)
    elif stage == _CHOSEN:
        take_hero(state, state.answer - HERO, log)
        state.set_stage(_PARTY)
    elif stage == _ABILITIES:
        hero = without_ability(state)
        if hero < 0:
            state.set_stage(_READY)
            return
        state.set_own(0, hero)
        state.set_stage(_TAKEN)
        state.ask(ASK_ABILITY, state.rows[SEAT + hero])
    elif stage == _TAKEN:
        state.set_stage(_ABILITIES)
        learn(state, state.own(0), state.answer - LEARN, "MM-06", log)
    elif state.halt:
        # The deal tells nobody anything: somebody turns the first page.
        state.ask(ASK_BEGIN, 0)
    else:
        ready(state, chance, log)


def choose_party(state: Mice, log: Log | None) -> None:
    """Mouse k belongs to seat k modulo the seats (MM-03)."""
    tables = state.tables
    row: i64 = state.chapter * CHAPTER_WIDTH
    chosen: i64 = state.own(CHOSEN)
    if chosen >= tables.chapters[row + CH_PARTY]:
        state.set_stage(_ABILITIES)
        return
    if state.house & SUGGESTED:
        hero: i64
        for hero in range(HEROES):
            if (tables.chapters[row + CH_SUGGESTED] >> hero) & 1 and state.rows[SEAT + hero] < 0:
                take_hero(state, hero, log)
                return
    state.set_stage(_CHOSEN)
    state.ask(ASK_HERO, chosen % state.seats)


def take_hero(state: Mice, hero: i64, log: Log | None) -> None:
    """A seat plays this mouse, with its starting equipment on (MM-04, MM-09)."""
    chosen: i64 = state.own(CHOSEN)
    seat: i64 = chosen % state.seats
    state.set_own(CHOSEN, chosen + 1)
    state.rows[SEAT + hero] = seat
    at: i64
    for at in range(8):
        card: i64 = state.tables.start_cards[hero * 8 + at]
        if card >= 0:
            state.rows[FROM + card] = WORN + hero
    refit(state, hero)
    if log is not None:
        log.append(HeroChosen("MM-04", int(seat), state.tables.names.heroes[hero]))


def without_ability(state: Mice) -> i64:
    """The first mouse of the party that has no ability yet; −1 without one (MM-06)."""
    hero: i64
    for hero in range(HEROES):
        if state.rows[SEAT + hero] >= 0 and state.rows[KNOWS + hero] == 0:
            return hero
    return -1


def ready(state: Mice, chance: Chance, log: Log | None) -> None:
    """Figures, decks, order, and the chapter's own steps last (MM-11…17)."""
    tables, rows = state.tables, state.rows
    state.pop()
    row: i64 = state.chapter * CHAPTER_WIDTH
    state.visited = bit(state.side)
    state.visits = 1
    hero: i64
    cards: i64 = 0
    for hero in range(HEROES):
        if rows[SEAT + hero] >= 0:
            rows[AT + hero] = tables.chapters[row + CH_SPACE]
            cards |= bit(hero)
    at: i64
    for at in range(tables.placed_at[state.chapter], tables.placed_at[state.chapter + 1]):
        kind: i64 = tables.placed[at * 3]
        place_kind(state, kind, tables.placed[at * 3 + 1], tables.placed[at * 3 + 2])
        cards |= tables.kinds[kind * KIND_WIDTH + K_CARDS]
    search_deck(state, chance)
    leave_out(state)
    refit_all(state)
    if log is not None:
        names = tables.names
        log.append(Began("MM-17", names.chapters[state.chapter], names.sides[state.side]))
    deal_order(state, cards, "MM-13", chance, log)
    state.push(ROUND, 0, 0, 0, 0)
    fire_story(state, SETUP, 0, -1)


def place_kind(state: Mice, kind: i64, space: i64, figures: i64) -> None:
    """Minions that the chapter starts with (MM-12)."""
    tables, rows = state.tables, state.rows
    mould: i64 = tables.kinds[kind * KIND_WIDTH + K_MOULD]
    figure: i64
    first: i64 = tables.mould_first[mould]
    for figure in range(first, first + tables.mould_size[mould]):
        if figures > 0 and rows[KIND + figure] < 0:
            rows[KIND + figure] = kind
            rows[STATUS + figure] = 0
            rows[AT + figure] = space
            figures -= 1


def leave_out(state: Mice) -> None:
    """What heroes keep who sit this chapter out is not in play (MM-R90)."""
    card: i64
    for card in range(state.tables.how_many_cards):
        place: i64 = state.rows[FROM + card]
        if IN_PACK <= place < IN_PACK + HEROES and state.rows[SEAT + place - IN_PACK] < 0:
            state.rows[FROM + card] = GONE


def search_deck(state: Mice, chance: Chance) -> None:
    """What nobody starts with is shuffled (MM-15)."""
    state.cards_left = 0
    card: i64
    for card in range(state.tables.how_many_cards):
        if state.rows[FROM + card] == IN_BOX:
            state.rows[FROM + card] = IN_PILE
            number: int = card
            state.pile[state.cards_left] = number
            state.cards_left += 1
    chance.shuffle(state.pile, state.cards_left)
