"""What a seat of Wizard Kittens observes: all but decks and the Extra Credit of others."""

from __future__ import annotations

from typing import ClassVar, Final, final

from mypy_extensions import i64, u8

from purrlour.engine.cells import vec
from purrlour.envs.encode.base import (
    Encoder,
    put,
    put_bits,
    put_nibbles,
    put_one,
    put_seat,
    put_seats,
)
from purrlour.envs.encode.field import Field, size_of
from purrlour.games.wizard_kittens.content import (
    BOTTOM,
    CHAOS,
    CHAPTERS,
    COPIES,
    CREDITS,
    CURSES,
    KITTENS,
    MOST_SEATS,
    PLACES,
    RULES,
    SPELLS,
    STEPS,
    TYPES,
)
from purrlour.games.wizard_kittens.endings import open_score, whole_circle
from purrlour.games.wizard_kittens.house import HOUSE
from purrlour.games.wizard_kittens.state import (
    ASIDE,
    CHAPTER_BITS,
    CREDIT,
    DISCARD,
    EXTRAS,
    HEAP,
    MODES,
    NEEDS,
    OWNER,
    PHASES,
    SCORE,
    Wizards,
)

OWNER_AT: Final = 4
EXTRAS_AT: Final = 8
"""Bits below them in a line of the score: shifts are faster than divisions."""
assert 1 << OWNER_AT == OWNER
assert 1 << EXTRAS_AT == EXTRAS
BELOW: Final = 64
"""Points may be fewer than none: they are told from here on."""

FIELDS: Final[list[Field]] = [
    Field("phase", len(PHASES), "one of: " + ", ".join(PHASES)),
    Field("seats", MOST_SEATS - 1, "one of: 2, 3, 4 players"),
    Field("house", len(HOUSE), "house rules that differ from the default, in the order of `house`"),
    Field("mode", len(MODES), "one of: " + ", ".join(MODES)),
    Field("asked", MOST_SEATS, "the seat the table waits for"),
    Field("turn", MOST_SEATS, "whose turn it is"),
    Field("kittens", MOST_SEATS * KITTENS, "each seat's kitten"),
    Field("advanced", MOST_SEATS, "whether the advanced side of each mat is up"),
    Field("special", MOST_SEATS * PLACES, "the place of each seat's special spell"),
    Field("tokens", MOST_SEATS * PLACES, "the place that each seat's token covers"),
    Field("circles", MOST_SEATS * CHAPTERS * TYPES, "cards of each circle, by chapter and type"),
    Field("aside", MOST_SEATS * TYPES, "what was passed to each seat and is not placed, by type"),
    Field("scores", MOST_SEATS, f"points that all can count for each seat, + {BELOW}; 0: no seat"),
    Field("trophies", MOST_SEATS * CURSES, "the curses that each seat defeated"),
    Field("extras", MOST_SEATS * TYPES, "extra components with each seat's curses, by type"),
    Field("open", 1, "chapters that are open"),
    Field("curses", CHAPTERS * CURSES, "the curse of each chapter"),
    Field("needs", CHAPTERS * TYPES, "what it needs, by type"),
    Field("known", CURSES, "curses that all know to take part"),
    Field("curse_deck", 1, "cards in the curse deck"),
    Field("beaten", 1, "defeated curses; six end the game"),
    Field("credit", CREDITS, "the observer's Extra Credit card", private=True),
    Field("deck", 1, "cards in the component deck"),
    Field("safe", 1, "cards on top of it that cannot be Caught"),
    Field("unseen", TYPES, "components in it, by type"),
    Field("cats_left", 1, "Chaos Cats in it"),
    Field("cats", 1, "Chaos Cats drawn"),
    Field("third", 1, "whether the one of chapter 3 is among them"),
    Field("discard", TYPES, "the discard pile by type"),
    Field("last", TYPES, "the type on top of it"),
    Field("rule", RULES, "the New Rule, once a cat was drawn"),
    Field("chaos", CHAOS, "the Chaos Mode card, once a cat was drawn"),
    Field("shelf", 1, "cards that a chapter may hold; 99 without such a rule"),
    Field("spell", SPELLS, "the spell that is being cast"),
    Field("limbo", TYPES, "cards drawn or taken and not placed, by type"),
    Field("card", TYPES, "the one of them that is placed next"),
    Field("picked", MOST_SEATS + CHAPTERS + TYPES, "a card chosen before: seat, chapter, type"),
    Field("target", MOST_SEATS + CHAPTERS, "a kitten chosen before: seat, chapter"),
    Field("pledge", MOST_SEATS + CHAPTERS + TYPES, "the own card of a Favor, as `picked`"),
    Field("draws", 1, "cards still to be drawn"),
    Field("effect", STEPS, "the effect of chaos that is being carried out"),
    Field("actor", MOST_SEATS, "whose part of it it is"),
    Field("stage", 1, "whether what was passed is being placed"),
    Field("todo", 1, "cards that this part still asks for"),
    Field("due", 1, "defeated curses that a rule still has to answer"),
    Field("order", CHAPTERS * CHAPTERS, "chapters in the order of defeat chosen so far"),
]


@final
class WizardsEncoder(Encoder[Wizards]):
    """The table of Wizard Kittens for one seat."""

    version: ClassVar[int] = 0

    def __init__(self) -> None:
        self.size = size_of(FIELDS)

    def write(self, state: Wizards, seat: i64, into: vec[u8], at: i64) -> i64:
        seats: i64 = state.seats
        card: int = state.cards[CREDIT + seat] if seat >= 0 else CREDITS
        seat = max(seat, 0)
        at = put_one(into, at, state.phase, len(PHASES))
        at = put_one(into, at, seats - 2, MOST_SEATS - 1)
        at = put_bits(into, at, state.house, len(HOUSE))
        at = put_one(into, at, state.mode, len(MODES))
        at = put_seats(into, at, state.asked, seat, seats, MOST_SEATS)
        at = put_seat(into, at, state.turn, seat, seats, MOST_SEATS)
        at = write_seats(state, seat, into, at)
        at = put(into, at, state.open)
        at = write_curses(state, into, at)
        at = put_one(into, at, card, CREDITS)
        at = write_decks(state, into, at)
        seen: bool = state.cats > 0  # WK-39
        at = put_one(into, at, state.rule if seen else -1, RULES)
        at = put_one(into, at, state.chaos if seen else -1, CHAOS)
        at = put(into, at, state.shelf)
        at = put_one(into, at, state.spell, SPELLS)
        at = put_nibbles(into, at, state.limbo, TYPES)
        at = put_one(into, at, state.card, TYPES)
        at = put_spot(state, seat, state.spot, into, at)
        target: i64 = state.target
        whom: i64 = target // CHAPTERS if target >= 0 else -1
        at = put_seat(into, at, whom, seat, seats, MOST_SEATS)
        at = put_one(into, at, target % CHAPTERS if target >= 0 else -1, CHAPTERS)
        at = put_spot(state, seat, state.pledge, into, at)
        at = put(into, at, state.draws)
        at = put_one(into, at, state.effect, STEPS)
        at = put_seat(into, at, state.actor if state.effect >= 0 else -1, seat, seats, MOST_SEATS)
        at = put(into, at, state.stage)
        at = put(into, at, state.todo)
        at = put(into, at, state.due)
        place: i64
        for place in range(CHAPTERS):
            at = put_one(into, at, ((state.order >> (place * 2)) & 3) - 1, CHAPTERS)
        return at


def write_seats(state: Wizards, seat: i64, into: vec[u8], at: i64) -> i64:
    """What lies before each seat: the nine fields from `kittens` to `extras`."""
    seats: i64 = state.seats
    advanced: i64 = at + MOST_SEATS * KITTENS
    special: i64 = advanced + MOST_SEATS
    token: i64 = special + MOST_SEATS * PLACES
    circle: i64 = token + MOST_SEATS * PLACES
    aside: i64 = circle + MOST_SEATS * CHAPTERS * TYPES
    score: i64 = aside + MOST_SEATS * TYPES
    trophy: i64 = score + MOST_SEATS
    extra: i64 = trophy + MOST_SEATS * CURSES
    end: i64 = extra + MOST_SEATS * TYPES
    place: i64
    number: i64
    for place in range(seats):
        who: i64 = seat + place
        if who >= seats:
            who -= seats
        kitten: i64 = state.kittens >> (who * 4)
        put_one(into, at + place * KITTENS, (kitten & 7) - 1, KITTENS)
        put(into, advanced + place, (kitten >> 3) & 1)
        of_mat: i64 = ((state.specials >> (who * 4)) & 15) - 1
        put_one(into, special + place * PLACES, of_mat, PLACES)
        put_one(into, token + place * PLACES, ((state.tokens >> (who * 4)) & 15) - 1, PLACES)
        for number in range(CHAPTERS):
            cards: i64 = state.rows[who] >> (number * CHAPTER_BITS)
            put_nibbles(into, circle + (place * CHAPTERS + number) * TYPES, cards, TYPES)
        passed: i64 = state.rows[ASIDE + who]
        if passed:
            put_nibbles(into, aside + place * TYPES, whole_circle(passed), TYPES)
        put(into, score + place, BELOW + open_score(state, who) if state.beaten else BELOW)
    for number in range(state.beaten):
        line: i64 = state.rows[SCORE + number]
        place = ((line >> OWNER_AT) & 15) - seat
        if place < 0:
            place += seats
        into[trophy + place * CURSES + (line & 15)] = 1
        heap: i64 = line >> EXTRAS_AT
        card: i64
        for card in range(TYPES):
            more: int = (heap >> (card * 4)) & 15
            into[extra + place * TYPES + card] += more
    return end


def write_curses(state: Wizards, into: vec[u8], at: i64) -> i64:
    """The fields from `curses` to `beaten`."""
    chapter: i64
    for chapter in range(CHAPTERS):
        at = put_one(into, at, state.slot(chapter), CURSES)
    for chapter in range(CHAPTERS):
        at = put_nibbles(into, at, state.rows[NEEDS + chapter], TYPES)
    at = put_bits(into, at, state.known, CURSES)
    at = put(into, at, state.stock)
    return put(into, at, state.beaten)


def write_decks(state: Wizards, into: vec[u8], at: i64) -> i64:
    """The fields from `deck` to `last`; what is in the deck follows from what lies open."""
    at = put(into, at, state.left)
    at = put(into, at, state.left - BOTTOM - 1)
    heap: i64 = state.rows[HEAP]
    seen: i64 = (heap & 0xFFFF) + (state.limbo & 0xFFFF)
    number: i64
    for number in range(state.seats):
        seen += whole_circle(state.rows[number]) + whole_circle(state.rows[ASIDE + number])
    for number in range(state.beaten):
        seen += state.rows[SCORE + number] >> EXTRAS_AT
    for number in range(TYPES):
        at = put(into, at, COPIES - ((seen >> (number * 4)) & 15))
    at = put(into, at, state.cats_in - state.cats)
    at = put(into, at, state.cats)
    at = put(into, at, state.third)
    at = put_nibbles(into, at, heap, TYPES)
    last: int = state.cards[DISCARD + state.laid - 1]
    return put_one(into, at, last if state.laid else -1, TYPES)


def put_spot(state: Wizards, seat: i64, spot: i64, into: vec[u8], at: i64) -> i64:
    """A card in a circle: whose, its chapter, its type; nothing for −1."""
    whom: i64 = spot // (CHAPTERS * TYPES) if spot >= 0 else -1
    at = put_seat(into, at, whom, seat, state.seats, MOST_SEATS)
    at = put_one(into, at, spot // TYPES % CHAPTERS if spot >= 0 else -1, CHAPTERS)
    return put_one(into, at, spot % TYPES if spot >= 0 else -1, TYPES)
