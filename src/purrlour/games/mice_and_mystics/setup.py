"""The deal: a chapter laid out, with nobody in it yet (MM-01, MM-02, MM-11, MM-14…16)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, u8

from purrlour.engine.cells import vec
from purrlour.engine.chance import Chance
from purrlour.engine.errors import GameError, InvalidOptions
from purrlour.games.mice_and_mystics.campaign import NONE, campaign_of, enter
from purrlour.games.mice_and_mystics.frames import CHOOSING
from purrlour.games.mice_and_mystics.layout import E_PILE, ENCOUNTER_AT, FROM, IN_STASH, THINGS, UP
from purrlour.games.mice_and_mystics.options import MiceOptions, house_bits
from purrlour.games.mice_and_mystics.rules.apply import run
from purrlour.games.mice_and_mystics.state import Mice, empty
from purrlour.games.mice_and_mystics.tables import (
    C_PARTY,
    CARD_WIDTH,
    CH_END,
    CH_HARD,
    CH_SIDE,
    CH_STANDARD,
    CHAPTER_WIDTH,
    E_HARD,
    ENCOUNTER_WIDTH,
    MOST_SIDES,
    Tables,
)

MOST_SEATS: Final = 4
_LEVELS: Final = {"easy": 1, "normal": 0, "hard": -1}


def deal(
    tables: Tables, seats: i64, options: MiceOptions, chance: Chance, *, switches: int
) -> Mice:
    """The chapter, up to the first choice, by the rules of the version with these switches."""
    if not 1 <= seats <= MOST_SEATS:
        raise GameError("seat-count", clause="MM-01", seats=seats, least=1, most=MOST_SEATS)
    number = int(options.chapter) - 1
    if number >= len(tables.names.chapters):
        raise InvalidOptions("no-such-chapter", clause="MM-O1", value=options.chapter)
    state = empty(tables, seats)
    state.chapter = number
    state.house = house_bits(options) | switches
    lay_out(state, _LEVELS[options.level])
    if options.campaign != NONE:
        enter(state, campaign_of(options.campaign))
    encounter_deck(state, chance)
    state.push(CHOOSING, 0, 0, 0, 0)
    state.halt = 1
    run(state, chance, None)
    state.halt = 0
    return state


def lay_out(state: Mice, more_pages: i64) -> None:
    """Tiles, the end, the party's first items, what lies about."""
    tables, rows = state.tables, state.rows
    chapter: i64 = state.chapter
    state.end_page = tables.chapters[chapter * CHAPTER_WIDTH + CH_END] + more_pages
    state.side = tables.chapters[chapter * CHAPTER_WIDTH + CH_SIDE]
    tile: i64
    for tile in range(MOST_SIDES):
        rows[UP + tile] = tables.up[chapter * MOST_SIDES + tile]
    card: i64
    for card in range(tables.how_many_cards):
        item: i64 = tables.cards[card * CARD_WIDTH + C_PARTY]
        if item >= 0 and (tables.stash[chapter] >> item) & 1:
            rows[FROM + card] = IN_STASH
    first: i64 = tables.chapter_things[chapter]
    thing: i64
    for thing in range(first, tables.chapter_things[chapter + 1]):
        at: i64 = THINGS + (thing - first) * 3
        rows[at] = tables.thing_list[thing * 6]
        rows[at + 1] = tables.thing_list[thing * 6 + 1]


def encounter_deck(state: Mice, chance: Chance) -> None:
    """So many cards of each kind, by lot, shuffled together (MM-15)."""
    row: i64 = state.chapter * CHAPTER_WIDTH
    add_kind(state, 0, state.tables.chapters[row + CH_STANDARD], chance)
    add_kind(state, 1, state.tables.chapters[row + CH_HARD], chance)
    chance.shuffle(state.threats, state.foes_left)


def add_kind(state: Mice, hard: i64, wanted: i64, chance: Chance) -> None:
    """Some cards of one kind, drawn by lot."""
    tables = state.tables
    some = vec[u8](bytes(32))
    many: i64 = 0
    card: i64
    for card in range(tables.how_many_encounters):
        if tables.encounters[card * ENCOUNTER_WIDTH + E_HARD] == hard:
            number: int = card
            some[many] = number
            many += 1
    chance.shuffle(some, many)
    at: i64
    for at in range(wanted if wanted < many else many):
        drawn: int = some[at]
        state.threats[state.foes_left] = drawn
        state.foes_left += 1
        state.rows[ENCOUNTER_AT + drawn] = E_PILE
