"""Sampling: full states that agree with everything a seat knows."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64, u8

from purrlour.engine.cells import vec
from purrlour.engine.chance import Chance
from purrlour.engine.errors import InvalidPosition
from purrlour.engine.game import Worlds
from purrlour.games.koty.content import CARDS, MOST_SEATS, TITLES
from purrlour.games.koty.imagine.ledger import Ledger
from purrlour.games.koty.imagine.origins import Origins
from purrlour.games.koty.state import CARD, HANDS, HELD, UNSEEN, Cats
from purrlour.games.koty.table_of import table_of
from purrlour.games.koty.view import KotyView


@final
class KotyWorlds(Worlds[Cats]):
    """The states that a view could come from: the cards unseen lie where they may."""

    __slots__ = ("_heap", "_ledger", "_origins", "_table")

    def __init__(self, view: KotyView) -> None:
        table = table_of(view)
        ledger = Ledger(view, table.story, table.told)
        if not ledger.adds_up():
            raise InvalidPosition("impossible-position", fact="story")
        # What all worlds share: spare new cards in the pile, and old ones under Nines until they
        # are found to be in hands.
        title: i64
        for title in range(TITLES):
            card: int = title
            for _ in range(ledger.spare[title]):
                table.pile[table.left] = card
                table.left += 1
            table.rows[UNSEEN] += ledger.old[title] * CARD[title]
        who: i64
        for who in range(MOST_SEATS):
            table.rows[HANDS + who] += ledger.plays.known[who]
        self._table = table
        self._ledger = ledger
        self._origins = Origins(ledger)
        self._heap = vec[u8](bytes(CARDS))

    def sample(self, chance: Chance) -> Cats:
        if not self._origins.decide(chance):
            raise InvalidPosition("impossible-position", fact="story")
        state = self._table.clone()
        if self._ledger.all_old:
            self._hold(state, chance)
        self._draw(state, chance)
        return state

    def _hold(self, state: Cats, chance: Chance) -> None:
        """Old cards: who played one held it; hands hold any of the rest, and Nines the others."""
        ledger, plays, origins = self._ledger, self._ledger.plays, self._origins
        rows, pile, heap = state.rows, state.pile, self._heap
        left: i64 = state.left
        count: i64 = 0
        title: i64
        for title in range(TITLES):
            card: int = title
            for _ in range(origins.by_title[title] - ledger.excess[title]):
                pile[left] = card
                left += 1
            for _ in range(ledger.old[title] - origins.by_title[title]):
                heap[count] = card
                count += 1
        state.left = left
        play: i64
        for play in range(plays.count):
            if origins.was_old[play]:
                rows[HELD + plays.seats[play]] += CARD[plays.titles[play]]
        chance.shuffle_top(heap, count, ledger.all_room - origins.count)
        who: i64
        for who in range(MOST_SEATS):
            if ledger.room[who]:
                hand: i64 = 0
                for _ in range(ledger.room[who] - origins.played(who)):
                    count -= 1
                    hand += CARD[i64(heap[count])]
                rows[HANDS + who] += hand
                rows[HELD + who] += hand
                rows[UNSEEN] -= rows[HELD + who]

    def _draw(self, state: Cats, chance: Chance) -> None:
        """New cards: who played one drew it before; hands, Nines and pile have any of the rest."""
        ledger, plays = self._ledger, self._ledger.plays
        was_old, titles, draws = self._origins.was_old, plays.titles, plays.draws
        rows, pile, story, lines = state.rows, state.pile, state.story, plays.lines[:]
        left: i64 = state.left
        chance.shuffle(pile, left)
        who: i64
        play: i64
        at: i64
        for who in range(state.seats):
            first: i64 = plays.first_line[who]
            free: i64 = first
            for play in range(plays.first[who], plays.first[who + 1]):
                if was_old[play] == 0:
                    # Any line so far that is still open; open lines stay together.
                    at = free + chance.pick(first + draws[play] - free)
                    card: int = titles[play]
                    story[lines[at]] = card
                    lines[at] = lines[free]
                    free += 1
            for at in range(free, plays.first_line[who + 1]):
                left -= 1
                story[lines[at]] = pile[left]
                rows[HANDS + who] += CARD[i64(pile[left])]
        for at in range(ledger.nines):
            left -= 1
            story[ledger.blinds[at]] = pile[left]
            rows[UNSEEN] += CARD[i64(pile[left])]
        state.left = left
