"""What a seat of Mice and Mystics observes: all but the order of decks.

Everybody sees the same, so seats differ only in who is counted first.
"""

from __future__ import annotations

from typing import ClassVar, Final, final

from mypy_extensions import i64, u8

from purrlour.engine.cells import vec
from purrlour.envs.encode.base import Encoder, put, put_bits, put_one, put_seat, put_seats
from purrlour.envs.encode.field import Field, size_of
from purrlour.games.mice_and_mystics.codes import ABILITIES
from purrlour.games.mice_and_mystics.frames import FRAME, FRAMES, OWN
from purrlour.games.mice_and_mystics.house import HOUSE
from purrlour.games.mice_and_mystics.layout import (
    AT,
    CARD_WOUNDS,
    CAUGHT,
    CHEESE,
    COUNTERS,
    DICE,
    DOORS,
    FROM,
    KIND,
    KNOWS,
    LINKS,
    MOST_COUNTERS,
    MOST_DICE,
    MOST_ENCOUNTERS,
    MOST_LINKS,
    MOST_THINGS,
    POISON,
    SEARCHED,
    SEAT,
    SNARES,
    STATUS,
    THINGS,
    TRACK,
    TRAPS,
    UP,
    USED,
    WOUNDS,
)
from purrlour.games.mice_and_mystics.state import MOVED, PHASES, Mice
from purrlour.games.mice_and_mystics.tables import (
    HEROES,
    MOST_CARDS,
    MOST_FIGURES,
    MOST_SIDES,
    MOST_SPACES,
    MOST_TRACK,
)

SEATS: Final = 4
AILS: Final = 9
"""Bits of what ails a figure."""
KINDS: Final = 16
"""Kinds of minions that a storybook may have."""
KNOWN: Final = 3
"""Encounter cards on top of their deck that are told, if all have seen them."""
BITS: Final = 32
FIRST_RULES: Final = 11
"""House rules that `house` tells of; later ones come last, so that no number means another."""

FIELDS: Final[list[Field]] = [
    Field("phase", len(PHASES), "one of: " + ", ".join(PHASES)),
    Field("seats", SEATS, "one of: 1, 2, 3, 4 players"),
    Field("house", FIRST_RULES, "house rules in force: " + ", ".join(HOUSE[:FIRST_RULES])),
    Field("asked", SEATS, "seats the table waits for"),
    Field("chapter", 1, "the chapter, the first is 0"),
    Field("time", 5, "page, last page, cheese on the minions' wheel, round, rooms entered"),
    Field("track", MOST_TRACK, "initiative cards from the top, + 1; 0 for none"),
    Field("acted", MOST_TRACK, "initiative cards that acted this round"),
    Field("card", MOST_TRACK, "the initiative card whose turn it is"),
    Field("card_wounds", MOST_TRACK, "wounds on each initiative card"),
    Field("room", MOST_SIDES, "the side of a tile that the party is on"),
    Field("visited", MOST_SIDES, "sides entered this chapter"),
    Field("up", MOST_SIDES, "for each tile the colour that is up, + 1; 0: not in this chapter"),
    Field("controller", HEROES * SEATS, "whose mouse each hero is; nobody's if not in the party"),
    Field("active", HEROES, "the mouse whose turn it is"),
    Field("mice", HEROES * 6, "for each hero: space + 1, wounds, poison, cheese, captures, spent"),
    Field("mouse_ails", HEROES * AILS, "what ails each hero: bits of its status"),
    Field("abilities", HEROES * ABILITIES, "abilities that each hero knows"),
    Field("searched", HEROES, "heroes that found something in this room"),
    Field("foe_kind", MOST_FIGURES - HEROES, "each figure's kind of minion + 1; 0 in the box"),
    Field("foe_space", MOST_FIGURES - HEROES, "its space + 1; 0 off the board"),
    Field("foe_ails", (MOST_FIGURES - HEROES) * AILS, "what ails it"),
    Field("heroes_on", MOST_SPACES * HEROES, "which heroes stand on each space of the room"),
    Field("foes_on", MOST_SPACES * KINDS, "how many minions of each kind stand there"),
    Field("traps", MOST_SPACES, "spaces with a mousetrap"),
    Field("snares", MOST_SPACES, "spaces with another token"),
    Field("items_on", 2 + MOST_LINKS * 2, "spaces + 1 of the fork, the grape, and linked pairs"),
    Field("doors", 8, "exits that the story locked, and those it opened"),
    Field("search_cards", MOST_CARDS, "where each search card is, as `layout` counts places"),
    Field("decks", 3, "cards in the search deck and in the encounter deck, and how many are known"),
    Field("next", KNOWN * MOST_ENCOUNTERS, "encounter cards on top that everybody has seen"),
    Field("face_up", MOST_ENCOUNTERS, "the encounter card that lies face up"),
    Field("greedy", 1, "whether it is a greedy one"),
    Field("things", MOST_THINGS * 3, "things of the chapter: side + 1, space + 1, carrier + 1"),
    Field("counters", MOST_COUNTERS, "what the chapter counts"),
    Field("flags", BITS, "what the story remembers"),
    Field("trophies", BITS, "story trophies"),
    Field("moving", MOVED + 1, "the active mouse may move, is moving, or has moved"),
    Field("turn", 5, "spaces it may still move, has moved, last move roll, deed, dice"),
    Field("free", 3, "free actions used: share, equip, level up"),
    Field("dice", MOST_DICE, "faces on the table; 0 for none"),
    Field("frame", len(FRAMES), "the innermost thing that is going on"),
    Field("around", len(FRAMES), "what it happens inside of"),
    Field("details", FRAME - OWN + 1, "its stage and its numbers, those above 127 cut"),
    Field("later", len(HOUSE) - FIRST_RULES, "as `house`: " + ", ".join(HOUSE[FIRST_RULES:])),
]


@final
class MiceEncoder(Encoder[Mice]):
    """The table of Mice and Mystics for one seat."""

    version: ClassVar[int] = 0

    def __init__(self) -> None:
        self.size = size_of(FIELDS)

    def write(self, state: Mice, seat: i64, into: vec[u8], at: i64) -> i64:
        seat = max(seat, 0)
        at = put_one(into, at, state.phase, len(PHASES))
        at = put_one(into, at, state.seats - 1, SEATS)
        at = put_bits(into, at, state.house, FIRST_RULES)
        at = put_seats(into, at, state.asked, seat, state.seats, SEATS)
        at = put(into, at, state.chapter)
        at = write_time(state, into, at)
        at = write_mice(state, seat, into, at)
        at = write_foes(state, into, at)
        at = write_board(state, into, at)
        at = write_cards(state, into, at)
        at = write_story(state, into, at)
        at = write_turn(state, into, at)
        return put_bits(into, at, state.house >> FIRST_RULES, len(HOUSE) - FIRST_RULES)


def write_time(state: Mice, into: vec[u8], at: i64) -> i64:
    """The fields from `time` to `up`."""
    rows = state.rows
    at = put(into, at, state.page)
    at = put(into, at, state.end_page)
    at = put(into, at, state.wheel)
    at = put(into, at, state.round)
    at = put(into, at, state.visits)
    place: i64
    for place in range(MOST_TRACK):
        at = put(into, at, rows[TRACK + place] + 1 if place < state.on_track else 0)
    at = put_bits(into, at, state.acted, MOST_TRACK)
    at = put_one(into, at, state.card, MOST_TRACK)
    at = put_row(rows, CARD_WOUNDS, 0, into, at, MOST_TRACK)
    at = put_one(into, at, state.side, MOST_SIDES)
    at = put_bits(into, at, state.visited, MOST_SIDES)
    return put_row(rows, UP, 1, into, at, MOST_SIDES)


def write_mice(state: Mice, seat: i64, into: vec[u8], at: i64) -> i64:
    """The fields from `controller` to `searched`."""
    rows = state.rows
    hero: i64
    for hero in range(HEROES):
        at = put_seat(into, at, rows[SEAT + hero], seat, state.seats, SEATS)
    at = put_one(into, at, state.active, HEROES)
    for hero in range(HEROES):
        at = put(into, at, rows[AT + hero] + 1)
        at = put(into, at, rows[WOUNDS + hero])
        at = put(into, at, rows[POISON + hero])
        at = put(into, at, rows[CHEESE + hero])
        at = put(into, at, rows[CAUGHT + hero])
        at = put(into, at, 1 if rows[USED + hero] == state.turns else 0)
    for hero in range(HEROES):
        at = put_bits(into, at, rows[STATUS + hero], AILS)
    for hero in range(HEROES):
        at = put_bits(into, at, rows[KNOWS + hero], ABILITIES)
    return put_bits(into, at, rows[SEARCHED + state.side], HEROES)


def write_foes(state: Mice, into: vec[u8], at: i64) -> i64:
    """The fields from `foe_kind` to `foe_ails`."""
    rows = state.rows
    figure: i64
    at = put_row(rows, KIND + HEROES, 1, into, at, MOST_FIGURES - HEROES)
    at = put_row(rows, AT + HEROES, 1, into, at, MOST_FIGURES - HEROES)
    for figure in range(HEROES, MOST_FIGURES):
        at = put_bits(into, at, rows[STATUS + figure], AILS)
    return at


def write_board(state: Mice, into: vec[u8], at: i64) -> i64:
    """The fields from `heroes_on` to `doors`."""
    rows = state.rows
    figure: i64
    foes: i64 = at + MOST_SPACES * HEROES
    traps: i64 = foes + MOST_SPACES * KINDS
    for figure in range(MOST_FIGURES):
        space: i64 = rows[AT + figure]
        kind: i64 = rows[KIND + figure]
        if 0 <= space < MOST_SPACES:
            if figure < HEROES:
                into[at + space * HEROES + figure] = 1
            elif 0 <= kind < KINDS:
                into[foes + space * KINDS + kind] += 1
    at = put_bits(into, traps, rows[TRAPS + state.side], MOST_SPACES)
    at = put_bits(into, at, rows[SNARES + state.side], MOST_SPACES)
    at = put(into, at, state.fork + 1)
    at = put(into, at, state.grape + 1)
    at = put_row(rows, LINKS, 1, into, at, MOST_LINKS * 2)
    return put_bits(into, at, rows[DOORS + state.side], 8)


def write_cards(state: Mice, into: vec[u8], at: i64) -> i64:
    """The fields from `search_cards` to `greedy`: what is in the search deck is no secret."""
    at = put_row(state.rows, FROM, 0, into, at, MOST_CARDS)
    at = put(into, at, state.cards_left)
    at = put(into, at, state.foes_left)
    at = put(into, at, state.known)
    place: i64
    for place in range(KNOWN):
        card: int = -1
        if place < state.known and place < state.foes_left:
            card = state.threats[state.foes_left - 1 - place]
        at = put_one(into, at, card, MOST_ENCOUNTERS)
    at = put_one(into, at, state.face_up, MOST_ENCOUNTERS)
    return put(into, at, state.greedy)


def write_story(state: Mice, into: vec[u8], at: i64) -> i64:
    """The fields from `things` to `trophies`."""
    rows = state.rows
    thing: i64
    for thing in range(MOST_THINGS):
        at = put(into, at, rows[THINGS + thing * 3] + 1)
        at = put(into, at, rows[THINGS + thing * 3 + 1] + 1)
        at = put(into, at, rows[THINGS + thing * 3 + 2])
    at = put_row(rows, COUNTERS, 0, into, at, MOST_COUNTERS)
    at = put_bits(into, at, state.flags, BITS)
    return put_bits(into, at, state.flags >> BITS, BITS)


def write_turn(state: Mice, into: vec[u8], at: i64) -> i64:
    """The fields from `moving` to the end."""
    at = put_one(into, at, state.moving, MOVED + 1)
    at = put(into, at, state.allowance)
    at = put(into, at, state.steps)
    at = put(into, at, state.rolled)
    at = put(into, at, state.deed)
    at = put(into, at, state.dice_left)
    at = put_bits(into, at, state.free_used, 3)
    place: i64
    for place in range(MOST_DICE):
        at = put(into, at, state.rows[DICE + place] if place < state.dice_left else 0)
    top: i64 = state.top
    at = put_one(into, at, state.stack[top] if top >= 0 else -1, len(FRAMES))
    at = put_one(into, at, state.stack[top - FRAME] if top >= FRAME else -1, len(FRAMES))
    for place in range(1, FRAME):
        at = put(into, at, state.stack[top + place] if top >= 0 else 0)
    return at


def put_row(rows: vec[i64], first: i64, more: i64, into: vec[u8], at: i64, length: i64) -> i64:
    """So many numbers of a row, a little more than they are (−1 becomes 0)."""
    place: i64
    for place in range(length):
        at = put(into, at, rows[first + place] + more)
    return at
