"""The initiative track (MM-37…51)."""

from __future__ import annotations

from mypy_extensions import i64, u8

from purrlour.engine.cells import vec
from purrlour.engine.chance import Chance
from purrlour.engine.event import Log
from purrlour.games.mice_and_mystics.bits import bit
from purrlour.games.mice_and_mystics.events import CardLeft, CardMoved, OrderSet
from purrlour.games.mice_and_mystics.layout import CARD_WOUNDS, TRACK
from purrlour.games.mice_and_mystics.state import Mice
from purrlour.games.mice_and_mystics.tables import F_KIND, FOE_WIDTH, HEROES, MOST_TRACK


def place_of(state: Mice, card: i64) -> i64:
    """A card's place on the track, 0 on top; −1 if it is not there."""
    place: i64
    for place in range(state.on_track):
        if state.rows[TRACK + place] == card:
            return place
    return -1


def on_track(state: Mice) -> i64:
    """The cards on the track, as bits."""
    found: i64 = 0
    place: i64
    for place in range(state.on_track):
        found |= bit(state.rows[TRACK + place])
    return found


def any_foe_card(state: Mice) -> bool:
    """Whether a minion's card is on the track."""
    place: i64
    for place in range(state.on_track):
        if state.rows[TRACK + place] >= HEROES:
            return True
    return False


def higher(state: Mice, one: i64, other: i64) -> bool:
    """Whether a card is above another."""
    return place_of(state, one) < place_of(state, other)


def highest_hero(state: Mice, heroes: i64) -> i64:
    """Of some mice the one whose card is highest; −1 of none."""
    place: i64
    for place in range(state.on_track):
        card: i64 = state.rows[TRACK + place]
        if card < HEROES and (heroes >> card) & 1:
            return card
    return -1


def deal_order(state: Mice, cards: i64, clause: str, chance: Chance, log: Log | None) -> None:
    """These cards, shuffled, are the whole track (MM-38)."""
    state.on_track = 0
    append_cards(state, cards, chance)
    tell_order(state, clause, log)


def append_cards(state: Mice, cards: i64, chance: Chance) -> None:
    """These cards, shuffled among themselves, take the highest free places (MM-39, MM-41)."""
    some = vec[u8](bytes(MOST_TRACK))
    many: i64 = 0
    card: i64
    for card in range(MOST_TRACK):
        if (cards >> card) & 1:
            number: int = card
            some[many] = number
            many += 1
    chance.shuffle(some, many)
    at: i64
    for at in range(many):
        dealt: int = some[at]
        state.rows[TRACK + state.on_track] = dealt
        state.on_track += 1


def tell_order(state: Mice, clause: str, log: Log | None) -> None:
    """Says how the cards lie now."""
    if log is not None:
        names = state.tables.names.foes
        order = [names[state.rows[TRACK + place]] for place in range(state.on_track)]
        log.append(OrderSet(clause, tuple(order)))


def remove_card(state: Mice, card: i64, clause: str, log: Log | None) -> None:
    """A card leaves, those below close the gap (MM-45)."""
    place = place_of(state, card)
    if place < 0:
        return
    state.on_track -= 1
    at: i64
    for at in range(place, state.on_track):
        state.rows[TRACK + at] = state.rows[TRACK + at + 1]
    state.rows[TRACK + state.on_track] = -1
    state.rows[CARD_WOUNDS + card] = 0
    state.acted &= ~bit(card)
    state.dirty = 1
    if log is not None:
        log.append(CardLeft(clause, state.tables.names.foes[card]))


def shift_card(state: Mice, card: i64, by: i64, clause: str, log: Log | None) -> None:
    """A card moves up (negative) or down so many places; the others close up (MM-R06)."""
    place = place_of(state, card)
    if place < 0:
        return
    goal: i64 = place + by
    goal = max(goal, 0)
    if goal >= state.on_track:
        goal = state.on_track - 1
    if goal == place:
        return
    rows = state.rows
    while place > goal:
        rows[TRACK + place] = rows[TRACK + place - 1]
        place -= 1
    while place < goal:
        rows[TRACK + place] = rows[TRACK + place + 1]
        place += 1
    rows[TRACK + goal] = card
    if log is not None:
        log.append(CardMoved(clause, state.tables.names.foes[card], int(goal) + 1))


def swap_cards(state: Mice, one: i64, other: i64, clause: str, log: Log | None) -> None:
    """Two cards change places."""
    first, second = place_of(state, one), place_of(state, other)
    if first < 0 or second < 0 or first == second:
        return
    state.rows[TRACK + first] = other
    state.rows[TRACK + second] = one
    if log is not None:
        names = state.tables.names.foes
        log.append(CardMoved(clause, names[one], int(second) + 1))
        log.append(CardMoved(clause, names[other], int(first) + 1))


def to_the_end(state: Mice, kind: i64, bottom: i64, log: Log | None) -> None:
    """All cards of a kind go to the bottom of the track, or to its top."""
    card: i64
    for card in range(HEROES, state.tables.how_many_foes):
        if kind_of(state, card) == kind and place_of(state, card) >= 0:
            shift_card(state, card, state.on_track if bottom else -state.on_track, "MM-17", log)


def kind_of(state: Mice, card: i64) -> i64:
    """The kind of minion a card stands for; −1 for a mouse."""
    return state.tables.foes[card * FOE_WIDTH + F_KIND]


def next_card(state: Mice) -> i64:
    """The topmost card that has not acted this round; −1 when all have (MM-50)."""
    place: i64
    for place in range(state.on_track):
        card: i64 = state.rows[TRACK + place]
        if not (state.acted >> card) & 1:
            return card
    return -1
