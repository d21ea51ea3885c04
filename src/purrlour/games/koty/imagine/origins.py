"""Origins: which of the cards played were old and which new, so that everything adds up.

First some answer that fits is found as a flow from titles to seats. Then single cards change
their origin by lot, for as long as it still fits: an origin that more hidden cards allow for
comes up more often.
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from purrlour.engine.cells import vec
from purrlour.engine.chance import Chance
from purrlour.games.koty.content import MOST_SEATS, TITLES
from purrlour.games.koty.imagine.flow import Flow
from purrlour.games.koty.imagine.ledger import Ledger
from purrlour.games.koty.imagine.network import network

_ROUNDS: Final = 3
"""How often each card may change its origin."""


@final
class Origins:
    """Decides for every play of a ledger whether it was old, as often as it is asked."""

    __slots__ = (
        "_flow",
        "_loose",
        "_looses",
        "_maybe",
        "_maybes",
        "_which",
        "_wide",
        "by_title",
        "count",
        "ledger",
        "through",
        "was_old",
    )

    def __init__(self, ledger: Ledger) -> None:
        plays = ledger.plays
        self.ledger = ledger
        self.count: i64 = 0
        """Old plays in all."""
        self.was_old = vec[i64]([0] * plays.count)
        """By play: 1 if it was old."""
        self.by_title = vec[i64]([0] * TITLES)
        """By title: how many were."""
        self.through = vec[i64]([0] * plays.first_stretch[MOST_SEATS])
        """By stretch: how many of its seat were, up to its end."""
        self._wide: i64 = 0
        who: i64
        for who in range(MOST_SEATS):
            self._wide = max(self._wide, ledger.room[who])
        self._which = vec[i64]([0] * (self._wide * MOST_SEATS))
        """The old plays of each seat, in no order."""
        self._maybe = self.was_old[:]
        """Plays that may have been old."""
        self._maybes: i64 = 0
        self._loose = self.was_old[:]
        """Those whose origin may change alone."""
        self._looses: i64 = 0
        self._flow: Flow | None = None
        if ledger.all_old:
            self._choose()
            self._flow = network(ledger, self._maybe, self._maybes)

    def decide(self, chance: Chance) -> bool:
        """Some origins that fit; False if there are none, which no playing leads to."""
        flow = self._flow
        if flow is None:
            return True
        if not flow.solve(chance):
            return False
        self.count = 0
        self.was_old = vec[i64]([0] * self.ledger.plays.count)
        self.by_title = vec[i64]([0] * TITLES)
        self.through = vec[i64]([0] * self.ledger.plays.first_stretch[MOST_SEATS])
        at: i64
        for at in range(self._maybes):
            if flow.amount(at):
                self._change(self._maybe[at], 1)
        self._reconsider(chance)
        return True

    def played(self, seat: i64) -> i64:
        """How many old cards the seat played."""
        return self.through[self.ledger.plays.first_stretch[seat + 1] - 1]

    def _choose(self) -> None:
        """Leaves out what can only be new, and what a title's or a seat's number holds fast."""
        ledger, plays = self.ledger, self.ledger.plays
        play: i64
        for play in range(plays.count):
            title: i64 = plays.titles[play]
            who: i64 = plays.seats[play]
            if ledger.old[title] and ledger.room[who]:
                self._maybe[self._maybes] = play
                self._maybes += 1
                if (
                    ledger.excess[title] < ledger.old[title]
                    and ledger.least_of(who) < ledger.room[who]
                ):
                    self._loose[self._looses] = play
                    self._looses += 1

    def _reconsider(self, chance: Chance) -> None:
        """Lets the lot decide anew, by how many cards and places each origin leaves open."""
        ledger, plays = self.ledger, self.ledger.plays
        loose, count = self._loose, self._looses
        was_old, by_title = self.was_old, self.by_title
        for _ in range(_ROUNDS * count):
            play: i64 = loose[chance.pick(count)]
            title: i64 = plays.titles[play]
            who: i64 = plays.seats[play]
            # Everything as if the card were of neither origin yet.
            mine: i64 = was_old[play]
            others: i64 = by_title[title] - mine
            old_cards: i64 = ledger.old[title] - others
            new_cards: i64 = ledger.spare[title] - ledger.excess[title] + others + 1
            places: i64 = ledger.room[who] - self.played(who) + mine
            if old_cards == 0 or new_cards == 0 or places == 0:
                continue
            if mine and not self._could_be_new(play):
                continue
            old_left: i64 = ledger.all_old - self.count + mine
            new_left: i64 = ledger.all_new + self.count - mine + 1
            old_ways: i64 = old_cards * places * new_left
            new_ways: i64 = new_cards * self._free_draws(play) * old_left
            now: i64 = 1 if chance.pick(old_ways + new_ways) < old_ways else 0
            if now != mine:
                self._change(play, now - mine)

    def _could_be_new(self, play: i64) -> bool:
        """Whether enough old cards of its seat remain without this one."""
        plays, through = self.ledger.plays, self.through
        stretch: i64
        for stretch in range(plays.stretches[play], plays.first_stretch[plays.seats[play] + 1]):
            if through[stretch] <= plays.least[stretch]:
                return False
        return True

    def _free_draws(self, play: i64) -> i64:
        """Cards drawn before this play that no earlier play accounts for."""
        plays, which = self.ledger.plays, self._which
        who: i64 = plays.seats[play]
        free: i64 = plays.draws[play] - (play - plays.first[who])
        first: i64 = who * self._wide
        at: i64
        for at in range(first, first + self.played(who)):
            if which[at] < play:
                free += 1
        return free

    def _change(self, play: i64, by: i64) -> None:
        """The card was of the other origin: one old play more, or one less."""
        plays, through, which = self.ledger.plays, self.through, self._which
        who: i64 = plays.seats[play]
        last: i64 = plays.first_stretch[who + 1] - 1
        at: i64 = who * self._wide
        end: i64 = at + through[last]
        if by > 0:
            which[end] = play
        else:
            while which[at] != play:
                at += 1
            which[at] = which[end - 1]
        stretch: i64
        for stretch in range(plays.stretches[play], last + 1):
            through[stretch] += by
        self.was_old[play] += by
        self.by_title[plays.titles[play]] += by
        self.count += by
