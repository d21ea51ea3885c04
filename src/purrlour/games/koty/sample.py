"""Sampling: a full state that agrees with everything a seat knows."""

from __future__ import annotations

from typing import final

from purrlour.engine.chance import Chance
from purrlour.engine.errors import InvalidPosition
from purrlour.games.koty import story
from purrlour.games.koty.content import MOST_SEATS, TITLES
from purrlour.games.koty.imagine.ledger import Ledger
from purrlour.games.koty.imagine.origins import Origins
from purrlour.games.koty.state import (
    CARD,
    DISCARD,
    FRESH,
    HANDS,
    HELD,
    SHOWN,
    UNSEEN,
    Cats,
)
from purrlour.games.koty.table_of import add_cards, table_of
from purrlour.games.koty.view import KotyView


def sample(view: KotyView, chance: Chance) -> Cats:
    """A state whose view for this seat is the given one."""
    state = table_of(view)
    ledger = Ledger(view.seat, view.story, view.kept, view.held, view.old, view.fresh)
    if not Origins(ledger, chance).decide():
        raise InvalidPosition("impossible-position", fact="story")
    guess = _Guess(ledger, chance)
    guess.write(view, state)
    return state


@final
class _Guess:
    """The cards unseen, dealt to the places they may lie in."""

    __slots__ = ("chance", "drawn", "held", "new", "old")

    def __init__(self, ledger: Ledger, chance: Chance) -> None:
        self.chance = chance
        old, new = ledger.old[:], ledger.new[:]
        self.held: list[list[int]] = [[] for _ in range(MOST_SEATS)]
        """Old cards of each other seat."""
        self.drawn: list[list[int]] = [[-1] * ledger.draws[seat] for seat in range(MOST_SEATS)]
        """New cards of each other seat, in the order of its draws."""
        for card in ledger.plays:
            if card.old:
                old[card.title] -= 1
                self.held[card.seat].append(card.title)
            else:
                new[card.title] -= 1
                self.draw_early(card.seat, card.title, card.draws)
        self.old = self.mixed(old)
        """What no play accounts for, in random order."""
        self.new = self.mixed(new)
        for seat, room in enumerate(ledger.room):
            while len(self.held[seat]) < room:
                self.held[seat].append(self.old.pop())
            for at in range(len(self.drawn[seat])):
                if self.drawn[seat][at] < 0:
                    self.drawn[seat][at] = self.new.pop()

    def draw_early(self, seat: int, title: int, draws: int) -> None:
        """The card was one of the first so many that the seat drew."""
        free = [at for at in range(draws) if self.drawn[seat][at] < 0]
        at: int = free[self.chance.pick(len(free))]
        self.drawn[seat][at] = title

    def mixed(self, counts: list[int]) -> list[int]:
        """These cards in random order."""
        cards = [title for title in range(TITLES) for _ in range(counts[title])]
        last = len(cards) - 1
        while last > 0:
            other: int = self.chance.pick(last + 1)
            cards[last], cards[other] = cards[other], cards[last]
            last -= 1
        return cards

    def write(self, view: KotyView, state: Cats) -> None:
        """Fills in the hidden cards and the hidden lines of the story."""
        rows, told = state.rows, view.story
        for title in range(TITLES):
            rows[FRESH] += view.fresh[title] * CARD[title]
        add_cards(state, DISCARD, view.discard)
        add_cards(state, SHOWN, view.shown)
        if view.seat >= 0:
            add_cards(state, HELD + view.seat, view.held)
        for seat in range(MOST_SEATS):
            for title in self.held[seat]:
                rows[HELD + seat] += CARD[title]
        for seat in range(view.seats):
            rows[HANDS + seat] = rows[HELD + seat]
        for title in self.old:
            rows[UNSEEN] += CARD[title]
        drawn = [0] * MOST_SEATS
        for at in range(0, len(told), 2):
            kind: int = story.kind_of(told[at])
            who: int = story.seat_of(told[at])
            card: int = told[at + 1]
            if kind == story.BLIND:
                card = self.new.pop()
                rows[UNSEEN] += CARD[card]
            elif kind == story.DRAW:
                if who != view.seat:
                    card = self.drawn[who][drawn[who]]
                    drawn[who] += 1
                rows[HANDS + who] += CARD[card]
            elif kind == story.TAKE:
                rows[HANDS + who] += CARD[card]
            elif kind == story.PLAY:
                rows[HANDS + who] -= CARD[card]
            state.tell(kind, who, card)
        state.stack_pile(self.new)
