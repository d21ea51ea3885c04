"""The search deck: drawing, discarding, shuffling in (MM-131, MM-R55)."""

from __future__ import annotations

from mypy_extensions import i64

from purrlour.engine.chance import Chance
from purrlour.engine.event import Log
from purrlour.games.mice_and_mystics.events import CardReturned, DeckShuffled
from purrlour.games.mice_and_mystics.layout import FROM, IN_DISCARD, IN_PILE
from purrlour.games.mice_and_mystics.state import Mice
from purrlour.games.mice_and_mystics.tables import C_PARTY, CARD_WIDTH


def draw_card(state: Mice, chance: Chance, log: Log | None) -> i64:
    """The top search card; −1 if there is none anywhere."""
    if state.cards_left == 0:
        reshuffle(state, chance, log)
    if state.cards_left == 0:
        return -1
    state.cards_left -= 1
    card: int = state.pile[state.cards_left]
    return card


def reshuffle(state: Mice, chance: Chance, log: Log | None) -> None:
    """The discard becomes the deck (MM-R55)."""
    card: i64
    for card in range(state.tables.how_many_cards):
        if state.rows[FROM + card] == IN_DISCARD:
            state.rows[FROM + card] = IN_PILE
            number: int = card
            state.pile[state.cards_left] = number
            state.cards_left += 1
    chance.shuffle(state.pile, state.cards_left)
    if state.cards_left and log is not None:
        log.append(DeckShuffled("MM-R55", "search", int(state.cards_left)))


def return_party_item(state: Mice, item: i64, chance: Chance, log: Log | None) -> None:
    """The card of a party item is shuffled into the search deck (MM-256, MM-261, MM-269)."""
    card: i64
    for card in range(state.tables.how_many_cards):
        if state.tables.cards[card * CARD_WIDTH + C_PARTY] == item:
            state.rows[FROM + card] = IN_PILE
            number: int = card
            state.pile[state.cards_left] = number
            state.cards_left += 1
            chance.shuffle(state.pile, state.cards_left)
            if log is not None:
                log.append(CardReturned("MM-261", state.tables.names.cards[card]))
