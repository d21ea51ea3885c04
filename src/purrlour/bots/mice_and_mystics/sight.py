"""Sight: what somebody sees on the table who thinks about the story: rooms, flags, things."""

from __future__ import annotations

from typing import Final, NamedTuple

from purrlour.games.mice_and_mystics.content.model import CLASSES, Content
from purrlour.games.mice_and_mystics.layout import COUNTERS, ENCOUNTER_AT, IN_STASH, THINGS
from purrlour.games.mice_and_mystics.state import Mice
from purrlour.games.mice_and_mystics.tables import FIRST_FOE, HEROES, MOST_FIGURES
from purrlour.games.mice_and_mystics.view import MiceView
from purrlour.games.mice_and_mystics.whole import SCALARS, Numbers, block_of, scalars_of

_SCALAR: Final = {name: at for at, name in enumerate(SCALARS)}
_HANDY: Final = (CLASSES.index("tinkerer"), CLASSES.index("scamp"))


class Rows(NamedTuple):
    """A state as a view tells it; none of these numbers is a secret but for the encounters'."""

    scalars: Numbers
    figure_rows: Numbers
    mouse_rows: Numbers
    card_rows: Numbers
    table_rows: Numbers


def rows_of(state: Mice) -> Rows:
    """What a view of this state would tell."""
    return Rows(
        scalars_of(state),
        block_of(state, 0),
        block_of(state, 1),
        block_of(state, 2),
        block_of(state, 3),
    )


class Sight:
    """The table at one question."""

    def __init__(self, book: Content, view: MiceView | Rows) -> None:
        self.book = book
        numbers = view.scalars
        self.side = numbers[_SCALAR["side"]]
        self.chapter = numbers[_SCALAR["chapter"]]
        self.flags = numbers[_SCALAR["flags"]]
        self.visited = numbers[_SCALAR["visited"]]
        self.page = numbers[_SCALAR["page"]]
        self.at = view.figure_rows[:MOST_FIGURES]
        kind = view.figure_rows[MOST_FIGURES : 2 * MOST_FIGURES]
        seats = view.mouse_rows[3 * HEROES : 4 * HEROES]
        self.mice = [hero for hero in range(HEROES) if seats[hero] >= 0 and self.at[hero] >= 0]
        foes = [figure for figure in range(FIRST_FOE, MOST_FIGURES) if self.at[figure] >= 0]
        self.minions = len(foes)
        self.kinds = frozenset(kind[figure] for figure in foes)
        """Of the minions on the tile."""
        self.cards = view.card_rows
        rows, first = view.table_rows, ENCOUNTER_AT
        self.things = rows[THINGS - first : COUNTERS - first]
        self.counters = rows[COUNTERS - first : COUNTERS - first + 8]

    def in_stash(self, party_item: int) -> bool:
        """Whether the party has an item of its own at hand."""
        return any(
            self.cards[card] == IN_STASH
            for card, row in enumerate(self.book.cards)
            if row.party == party_item
        )

    def handy(self) -> bool:
        """Whether a free mouse can turn a tile by its tools (MM-150)."""
        heroes = self.book.heroes
        return any(one in _HANDY for hero in self.mice for one in heroes[hero].classes)
