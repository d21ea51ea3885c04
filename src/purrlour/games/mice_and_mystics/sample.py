"""Sampling: full states that agree with everything a seat knows."""

from __future__ import annotations

from typing import final

from purrlour.engine.chance import Chance
from purrlour.engine.game import Worlds
from purrlour.games.mice_and_mystics.layout import E_BOX, E_PILE, ENCOUNTER_AT, FROM, IN_PILE
from purrlour.games.mice_and_mystics.state import Mice
from purrlour.games.mice_and_mystics.tables import E_HARD, ENCOUNTER_WIDTH, Tables
from purrlour.games.mice_and_mystics.view import MiceView
from purrlour.games.mice_and_mystics.whole import state_of


@final
class MiceWorlds(Worlds[Mice]):
    """The states whose view for this seat is the given one: they differ in how decks lie."""

    def __init__(self, tables: Tables, view: MiceView) -> None:
        blocks = (
            *(view.figure_rows, view.mouse_rows, view.card_rows, view.table_rows),
            *(view.change_rows, view.dice_rows),
        )
        self._table = table = state_of(tables, view.scalars, blocks, view.limits, view.stack)
        table.cards_left = 0
        for card in range(int(tables.how_many_cards)):
            if table.rows[FROM + card] == IN_PILE:
                table.pile[table.cards_left] = card
                table.cards_left += 1
        self._known = [tables.names.encounters.index(name) for name in view.next_encounters]
        """Encounters seen, which lie on top of their deck, the topmost first."""
        place = E_PILE if table.remade else E_BOX
        self._unseen: tuple[list[int], list[int]] = ([], [])
        """Those that may lie below them, standard and hard…"""
        self._left = [view.standard, view.hard]
        """…and how many of each do."""
        for card in range(tables.how_many_encounters):
            hard = int(tables.encounters[card * ENCOUNTER_WIDTH + E_HARD])
            if card in self._known:
                self._left[hard] -= 1
            elif table.rows[ENCOUNTER_AT + card] == place:
                self._unseen[hard].append(card)

    def sample(self, chance: Chance) -> Mice:
        state = self._table.clone()
        chance.shuffle(state.pile, state.cards_left)
        deck: list[int] = []
        for unseen, left in zip(self._unseen, self._left, strict=True):
            some = unseen[:]
            deck += [some.pop(chance.pick(len(some))) for _ in range(left)]
        for at, card in enumerate(deck):
            state.threats[at] = card
        chance.shuffle(state.threats, len(deck))
        state.foes_left = len(deck)
        for card in reversed(self._known):
            state.threats[state.foes_left] = card
            state.foes_left += 1
        for card in (*deck, *self._known):
            state.rows[ENCOUNTER_AT + card] = E_PILE
        return state
