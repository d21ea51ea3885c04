"""What the rest of the story says about a card in a hand: it helps a guess to come out right.

Only known lines count. A seat that later lays down, hands over or shows a title had it; a seat
that later lacks it, or dies with its whole hand shown, had no more of it by then.
"""

from __future__ import annotations

from typing import Final, final

from purrlour.games.exploding_kittens import story
from purrlour.games.exploding_kittens.content import TITLES
from purrlour.games.exploding_kittens.view import KittensView

_ZEAL: Final = ((10, 60), (1, 1), (5, 10))
"""Weights of a card that fits as well as any, and of one that is wanted, by turns: what helps
most guesses can mislead one, so every third goes by luck alone. A card that fits badly weighs 1,
never 0, for another card that leaves unseen may carry it on."""


@final
class Foresight:
    """Looks ahead in one seat's story."""

    def __init__(self, view: KittensView) -> None:
        told = view.story
        self.me: int = view.seat
        self.told: list[tuple[int, int, int]] = []
        """The story as (kind, seat, fact)."""
        for at in range(0, len(told), 2):
            first = told[at]
            self.told.append((story.kind_of(first), story.seat_of(first), told[at + 1]))

        self.as_well: int = 1
        self.wanted: int = 1

    def prepare(self, attempt: int) -> None:
        """Sets the weights for the next guess."""
        self.as_well, self.wanted = _ZEAL[attempt % len(_ZEAL)]

    def need(self, index: int, seat: int, title: int) -> tuple[int, bool, bool]:
        """How many of a title the seat is seen to part with after this line, whether it was then
        shown to have none left, and whether another card left unseen before that."""
        parted = 0
        unseen = False
        for line in range(index + 1, len(self.told)):
            kind, who, fact = self.told[line]
            if kind in (story.GIVE, story.SHOW):
                if story.title_of(fact) == title:
                    if who == seat:
                        parted += 1
                    elif story.where_of(fact) == seat:
                        parted -= 1
                elif who == seat and story.title_of(fact) == TITLES:
                    unseen = True
            elif who == seat:
                if kind == story.PLAY and fact == title:
                    parted += 1
                elif (kind == story.LACK and fact == title) or kind == story.DIE:
                    return parted, True, unseen
        return parted, False, unseen

    def to_leave(self, index: int, seat: int, title: int, held: int) -> int:
        """How likely a known card is the one that leaves the hand unseen at this line."""
        parted, none_left, another = self.need(index, seat, title)
        if none_left and held > parted:
            return self.wanted if another else self.wanted * self.wanted
        return 1 if held <= parted else self.as_well

    def to_come(self, index: int, seat: int, title: int, held: int, *, scarce: bool) -> int:
        """How likely a known card is the one that joins the hand unseen at this line.

        A seat that parts with more of a title than it is known to hold got it somewhere; where
        the open cards are too few for that (`scarce`), it got this one.
        """
        parted, none_left, _ = self.need(index, seat, title)
        if held < parted:
            return self.wanted * self.wanted if scarce else self.wanted
        return 1 if none_left else self.as_well

    def urgent(self, index: int, seat: int, held: list[int], still_open: int) -> int:
        """The titles, as bits, one of which the card joining the hand at this line must have;
        0 if it may be any.

        Until the next card comes, the seat can only part with what it has.
        """
        rest = held[:]
        missing = 0
        for line in range(index + 1, len(self.told)):
            kind, who, fact = self.told[line]
            title = fact
            if kind in (story.GIVE, story.SHOW):
                if story.where_of(fact) == seat:
                    break
                title = story.title_of(fact)
            if who != seat:
                continue
            if kind == story.DRAW or title == TITLES:
                break
            if kind in (story.PLAY, story.GIVE, story.SHOW):
                if rest[title] > 0:
                    rest[title] -= 1
                    continue
                missing |= 1 << title  # it fills one of the gaps, not always the last
                if still_open == 0:
                    return missing
                still_open -= 1
        return 0

    def drawn_by_me(self, index: int, title: int) -> int:
        """How many of a title I draw after this line."""
        count = 0
        for line in range(index + 1, len(self.told)):
            kind, seat, fact = self.told[line]
            if kind == story.DRAW and seat == self.me and fact == title:
                count += 1
        return count
