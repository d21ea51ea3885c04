"""What the rest of the story says about a card in a hand: it helps a guess to come out right.

Asked only where a card moves unseen, and noted for those lines once.
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from purrlour.engine.cells import vec
from purrlour.games.exploding_kittens import story
from purrlour.games.exploding_kittens.content import TITLES
from purrlour.games.exploding_kittens.imagine.hands import ImaginedHands
from purrlour.games.exploding_kittens.imagine.outlook import END, Outlook
from purrlour.games.exploding_kittens.imagine.past import Past

_AS_WELL: Final = vec[i64]([10, 1, 5])
_WANTED: Final = vec[i64]([60, 1, 10])
"""Weights of a card that fits as well as any, and of one that is wanted, by turns: what helps
most guesses can mislead one, so every third goes by luck alone. A card that fits badly weighs 1,
never 0, for another card that leaves unseen may carry it on."""
_TURNS: Final = 3


@final
class Foresight:
    """Looks ahead in one seat's story."""

    __slots__ = (
        "another",
        "as_well",
        "drawn",
        "next_parting",
        "none_left",
        "parted",
        "parting",
        "partings",
        "past",
        "rest",
        "row",
        "unseen",
        "unseens",
        "wanted",
    )

    def __init__(self, past: Past) -> None:
        self.past = past
        self.as_well: i64 = 1
        self.wanted: i64 = 1
        self.unseen = vec[i64]([0] * past.lines)
        """The lines that move a card unseen…"""
        self.unseens: i64 = 0
        """…and how many they are."""
        self.row = vec[i64]([0] * past.lines)
        """The row with the outlook of who gets that card; who gives it has the next one."""
        rows = self.number_rows()
        self.parted = vec[i64]([0] * (rows * TITLES))
        self.drawn = vec[i64]([0] * (rows * TITLES))
        self.none_left = vec[i64]([0] * rows)
        self.another = vec[i64]([0] * rows)
        self.parting = vec[i64]([END] * rows)
        self.partings = vec[i64]([0] * rows)
        outlook = Outlook(past)
        self.next_parting = outlook.next_parting
        self.note_all(outlook)
        self.rest = vec[i64]([0] * TITLES)

    def number_rows(self) -> i64:
        """Finds the lines and gives them their rows; how many these are."""
        past = self.past
        rows: i64 = 0
        line: i64
        for line in range(past.lines):
            kind = past.kind[line]
            if past.title[line] == TITLES and (kind == story.DRAW or kind == story.GIVE):
                self.unseen[self.unseens] = line
                self.unseens += 1
                self.row[line] = rows
                rows += 1 if kind == story.DRAW else 2
        return rows

    def note_all(self, outlook: Outlook) -> None:
        """Walks back through the story and notes the outlook where it will be asked for."""
        past = self.past
        unseens: i64 = self.unseens
        line: i64
        for line in range(past.lines - 1, -1, -1):
            if unseens > 0 and self.unseen[unseens - 1] == line:
                unseens -= 1
                if past.kind[line] == story.DRAW:
                    self.note(self.row[line], past.seat[line], outlook)
                else:
                    self.note(self.row[line], past.where[line], outlook)
                    self.note(self.row[line] + 1, past.seat[line], outlook)
            outlook.take_back(line)

    def note(self, row: i64, seat: i64, outlook: Outlook) -> None:
        """Writes down what is still to come for a seat."""
        title: i64
        for title in range(TITLES):
            self.parted[row * TITLES + title] = outlook.parted[seat * TITLES + title]
            self.drawn[row * TITLES + title] = outlook.drawn[title]
        self.none_left[row] = outlook.none_left[seat]
        self.another[row] = outlook.another[seat]
        self.parting[row] = outlook.parting[seat]
        self.partings[row] = outlook.partings[seat]

    def prepare(self, attempt: i64) -> None:
        """Sets the weights for the next guess."""
        self.as_well = _AS_WELL[attempt % _TURNS]
        self.wanted = _WANTED[attempt % _TURNS]

    def to_leave(self, row: i64, title: i64, held: i64) -> i64:
        """How likely a known card is the one that leaves the hand unseen."""
        parted = self.parted[row * TITLES + title]
        if held <= parted:
            return 1
        if (self.none_left[row] >> title) & 1 == 0:
            return self.as_well
        return self.wanted if (self.another[row] >> title) & 1 else self.wanted * self.wanted

    def to_come(self, row: i64, title: i64, held: i64, spare: i64) -> i64:
        """How likely a known card is the one that joins the hand unseen.

        A seat that parts with more of a title than it is known to hold got it somewhere; where
        the cards to spare are too few for that, since I draw them, it got this one.
        """
        if held < self.parted[row * TITLES + title]:
            scarce = spare <= self.drawn[row * TITLES + title]
            return self.wanted * self.wanted if scarce else self.wanted
        if (self.none_left[row] >> title) & 1:
            return 1
        return self.as_well

    def urgent(self, row: i64, seat: i64, hands: ImaginedHands) -> i64:
        """The titles, as bits, one of which the card joining the hand must have; 0 if it may be
        any.

        Until the next card comes, the seat can only part with what it has.
        """
        still_open: i64 = hands.open[seat]
        if self.partings[row] <= still_open:
            return 0
        rest = self.rest
        title: i64
        for title in range(TITLES):
            rest[title] = hands.held[seat * TITLES + title]
        missing: i64 = 0
        line: i64 = self.parting[row]
        while line != END:
            title = self.past.title[line]
            if rest[title] > 0:
                rest[title] -= 1
            else:
                missing |= 1 << title  # it fills one of the gaps, not always the last
                if still_open == 0:
                    return missing
                still_open -= 1
            line = self.next_parting[line]
        return 0
