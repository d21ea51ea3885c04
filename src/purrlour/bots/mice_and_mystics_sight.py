"""Sight: what a player of Mice and Mystics sees on the table, as numbers to reckon with."""

from __future__ import annotations

from typing import Final

from purrlour.games.mice_and_mystics.content.model import CLASSES, Card, Content
from purrlour.games.mice_and_mystics.layout import (
    CARD_WOUNDS,
    COUNTERS,
    ENCOUNTER_AT,
    IN_PACK,
    IN_STASH,
    KIND_MODS,
    LINKS,
    MODS,
    MOST_LINKS,
    SEARCHED,
    THINGS,
    TRACK,
    TRAPS,
    WORN,
)
from purrlour.games.mice_and_mystics.tables import FIRST_FOE, HEROES, MOST_FIGURES, WEAPON
from purrlour.games.mice_and_mystics.view import MiceView
from purrlour.games.mice_and_mystics.whole import SCALARS

_SCALAR: Final = {name: at for at, name in enumerate(SCALARS)}
_HANDY: Final = (CLASSES.index("tinkerer"), CLASSES.index("scamp"))
LARGE: Final = 1
ROOM: Final = 4
"""Small figures that a space holds."""


class Sight:
    """The table at one question."""

    def __init__(self, book: Content, view: MiceView) -> None:
        self.book = book
        self.view = view
        numbers = view.scalars
        self.side = numbers[_SCALAR["side"]]
        self.chapter = numbers[_SCALAR["chapter"]]
        self.flags = numbers[_SCALAR["flags"]]
        self.visited = numbers[_SCALAR["visited"]]
        self.active = numbers[_SCALAR["active"]]
        self.moving = numbers[_SCALAR["moving"]]
        self.deed = numbers[_SCALAR["deed"]]
        self.acted = numbers[_SCALAR["acted"]]
        self.allowance = numbers[_SCALAR["allowance"]]
        figures = view.figure_rows
        self.at = figures[:MOST_FIGURES]
        self.kind = figures[MOST_FIGURES : 2 * MOST_FIGURES]
        self.status = figures[2 * MOST_FIGURES : 3 * MOST_FIGURES]
        mice = view.mouse_rows
        self.wounds = [mice[hero] + mice[HEROES + hero] for hero in range(HEROES)]
        self.poison = mice[HEROES : 2 * HEROES]
        self.cheese = mice[2 * HEROES : 3 * HEROES]
        self.seat = mice[3 * HEROES : 4 * HEROES]
        self.knows = mice[4 * HEROES : 5 * HEROES]
        self.party = [hero for hero in range(HEROES) if self.seat[hero] >= 0]
        self.mice = [hero for hero in self.party if self.at[hero] >= 0]
        self.foes = [figure for figure in range(FIRST_FOE, MOST_FIGURES) if self.at[figure] >= 0]
        rows, first = view.table_rows, ENCOUNTER_AT
        self.card_wounds = rows[CARD_WOUNDS - first : TRACK - first]
        on_track = numbers[_SCALAR["on_track"]]
        self.track = rows[TRACK - first : TRACK - first + on_track]
        self.traps = rows[TRAPS - first + self.side]
        self.searched = rows[SEARCHED - first + self.side]
        self.things = rows[THINGS - first : COUNTERS - first]
        self.counters = rows[COUNTERS - first : COUNTERS - first + 8]
        self.links = rows[LINKS - first : LINKS - first + 2 * MOST_LINKS]
        self.kind_mods = view.change_rows[KIND_MODS - MODS :]

    # Mice.

    def stat(self, hero: int, which: int) -> int:
        """Battle, defence, lore or move of a mouse, with all bonuses."""
        return self.view.attributes[self.party.index(hero)][which]

    def left(self, hero: int) -> int:
        """Wounds that a mouse can still take, the last of which captures it."""
        return self.book.heroes[hero].life - self.wounds[hero]

    def worn(self, hero: int) -> list[int]:
        """Search cards that a mouse wears."""
        return [card for card, place in enumerate(self.view.card_rows) if place == WORN + hero]

    def packed(self, hero: int) -> list[int]:
        """Search cards in a mouse's pack."""
        return [card for card, place in enumerate(self.view.card_rows) if place == IN_PACK + hero]

    def weapons(self, hero: int) -> list[Card]:
        """Weapons that a mouse wears and may use."""
        cards = self.book.cards
        return [
            cards[card]
            for card in self.worn(hero)
            if cards[card].kind == WEAPON and self.may_use(hero, card)
        ]

    def may_use(self, hero: int, card: int) -> bool:
        """Class, battle and lore are what a card asks for (MM-22)."""
        row = self.book.cards[card]
        classes = self.book.heroes[hero].classes
        if row.classes and not any(one in classes for one in row.classes):
            return False
        return self.stat(hero, 0) >= row.battle and self.stat(hero, 2) >= row.lore

    def in_stash(self, party_item: int) -> bool:
        """Whether the party has an item of its own at hand."""
        return any(
            self.view.card_rows[card] == IN_STASH
            for card, row in enumerate(self.book.cards)
            if row.party == party_item
        )

    def to_act(self) -> list[int]:
        """The mice that have their turn later this round, in order."""
        return [
            card
            for card in self.track
            if card < HEROES and not self.acted >> card & 1 and card != self.active
        ]

    # Minions.

    def cards_of(self, figure: int) -> list[int]:
        """The initiative cards of a minion that lie on the track; heroes' cards come first."""
        cards = self.book.minions[self.kind[figure]].cards
        return [HEROES + card for card in cards if HEROES + card in self.track]

    def defence(self, figure: int) -> int:
        """Its dice of defence."""
        cards = self.cards_of(figure)
        best = min((self.book.minion_cards[card - HEROES].defence for card in cards), default=1)
        return max(best + self.kind_mods[self.kind[figure] * 4 + 1], 1)

    def battle(self, figure: int) -> int:
        """Its dice of battle, on its best card."""
        cards = self.cards_of(figure)
        best = max((self.book.minion_cards[card - HEROES].battle for card in cards), default=2)
        return max(best + self.kind_mods[self.kind[figure] * 4], 1)

    def life(self, figure: int) -> int:
        """Wounds until it is beaten."""
        return sum(
            self.book.minion_cards[card - HEROES].life - self.card_wounds[card]
            for card in self.cards_of(figure)
        )

    def ranged(self, figure: int) -> bool:
        """Whether it shoots."""
        return any(self.book.minion_cards[card - HEROES].mode for card in self.cards_of(figure))

    def large(self, figure: int) -> bool:
        """Whether it fills a space."""
        return self.book.minions[self.kind[figure]].size == LARGE

    # The room.

    def full(self) -> int:
        """Spaces that nobody can enter (MM-80…83)."""
        counts: dict[int, int] = {}
        for figure in (*self.mice, *self.foes):
            weight = ROOM if figure >= FIRST_FOE and self.large(figure) else 1
            if figure >= FIRST_FOE and self.book.minions[self.kind[figure]].size > LARGE:
                weight = 0
            counts[self.at[figure]] = counts.get(self.at[figure], 0) + weight
        mask = sum(1 << space for space, count in counts.items() if count >= ROOM)
        return mask & ~self.book.board.special[self.side]

    def foe_spaces(self) -> int:
        """Spaces with minions on them, as bits."""
        mask = 0
        for figure in self.foes:
            mask |= 1 << self.at[figure]
        return mask

    def near(self, space: int) -> int:
        """A space and those next to it, as bits."""
        return 1 << space | self.book.board.adjacent[self.side * 32 + space]

    def seen(self, space: int) -> int:
        """The spaces in sight of one."""
        return self.book.board.seen[self.side * 32 + space]

    def steps(self, one: int, other: int) -> int:
        """Steps of a minion between two spaces."""
        return self.book.board.dist[(self.side * 32 + one) * 32 + other]

    def handy(self) -> bool:
        """Whether a free mouse can turn a tile by its tools (MM-150)."""
        return any(self.is_handy(hero) for hero in self.mice)

    def is_handy(self, hero: int) -> bool:
        """Whether a mouse is a tinkerer or a scamp."""
        return any(one in _HANDY for one in self.book.heroes[hero].classes)
