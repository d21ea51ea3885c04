"""Sampling: a full state that agrees with everything a seat knows."""

from __future__ import annotations

from purrlour.engine.chance import Chance
from purrlour.games.mice_and_mystics.layout import E_BOX, E_PILE, ENCOUNTER_AT, FROM, IN_PILE
from purrlour.games.mice_and_mystics.state import Mice
from purrlour.games.mice_and_mystics.tables import E_HARD, ENCOUNTER_WIDTH, Tables
from purrlour.games.mice_and_mystics.view import MiceView
from purrlour.games.mice_and_mystics.whole import state_of


def sample(tables: Tables, view: MiceView, chance: Chance) -> Mice:
    """A state whose view for this seat is the given one: the decks are shuffled."""
    blocks = (
        *(view.figure_rows, view.mouse_rows, view.card_rows, view.table_rows),
        *(view.change_rows, view.dice_rows),
    )
    state = state_of(tables, view.scalars, blocks, view.limits, view.stack)
    cards = range(int(tables.how_many_cards))
    pile = [card for card in cards if state.rows[FROM + card] == IN_PILE]
    state.cards_left = 0
    for card in pile:
        state.pile[state.cards_left] = card
        state.cards_left += 1
    chance.shuffle(state.pile, state.cards_left)
    _encounters(state, view, chance)
    return state


def _encounters(state: Mice, view: MiceView, chance: Chance) -> None:
    """Which cards are in the encounter deck, and in which order; those seen lie on top."""
    tables = state.tables
    known = [tables.names.encounters.index(name) for name in view.next_encounters]
    place = E_PILE if state.remade else E_BOX
    unseen = [
        card
        for card in range(tables.how_many_encounters)
        if state.rows[ENCOUNTER_AT + card] == place and card not in known
    ]
    deck: list[int] = []
    for hard, wanted in ((0, view.standard), (1, view.hard)):
        some = [
            card for card in unseen if tables.encounters[card * ENCOUNTER_WIDTH + E_HARD] == hard
        ]
        left = wanted - sum(
            tables.encounters[card * ENCOUNTER_WIDTH + E_HARD] == hard for card in known
        )
        deck += [some.pop(chance.pick(len(some))) for _ in range(left)]
    state.foes_left = 0
    for card in deck:
        state.threats[state.foes_left] = card
        state.foes_left += 1
    chance.shuffle(state.threats, state.foes_left)
    for card in reversed(known):
        state.threats[state.foes_left] = card
        state.foes_left += 1
    for card in (*deck, *known):
        state.rows[ENCOUNTER_AT + card] = E_PILE
