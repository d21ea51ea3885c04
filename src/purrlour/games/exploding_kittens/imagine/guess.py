"""One guess at the world behind a view.

The story is told again with slots. Draws, gifts and thefts move them; what the seat saw fixes
their titles, or rules some out; in the end the cards nobody has shown are dealt to the open ones.
A guess that cannot be finished is dropped and made anew; the true world is always one of the
guesses, so an answer comes.
"""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from purrlour.engine.cells import vec
from purrlour.engine.chance import Chance
from purrlour.games.exploding_kittens import story
from purrlour.games.exploding_kittens.content import KITTEN, TITLES
from purrlour.games.exploding_kittens.imagine.dealing import Dealing
from purrlour.games.exploding_kittens.imagine.foresight import Foresight
from purrlour.games.exploding_kittens.imagine.hands import ImaginedHands
from purrlour.games.exploding_kittens.imagine.past import Past
from purrlour.games.exploding_kittens.imagine.pile import ImaginedPile
from purrlour.games.exploding_kittens.imagine.slots import DEAD_END, NO_KITTEN, Slots
from purrlour.games.exploding_kittens.imagine.unseen import Unseen


@final
class Guess:
    """One attempt at a world after another, each from the beginning."""

    __slots__ = ("about", "dealing", "foresight", "hands", "past", "pile", "slots", "unseen")

    def __init__(self, past: Past) -> None:
        self.past = past
        self.foresight = Foresight(past)
        self.slots = Slots(past.lines)
        self.hands = ImaginedHands(self.slots, past.seats)
        self.pile = ImaginedPile(self.slots, past.mixes)
        self.unseen = Unseen(self.slots, self.hands, self.pile, self.foresight)
        self.dealing = Dealing(self.slots)
        self.about = vec[i64]([DEAD_END] * past.lines)
        """The slot that a line of the story is about."""

    def retell(self, attempt: i64, chance: Chance) -> bool:
        """Moves the slots through the story, then deals what nobody has shown.

        False in a dead end: the guess contradicts what the seat knows.
        """
        past = self.past
        self.foresight.prepare(attempt)
        # Hands and pile as they were when the story began, all slots open.
        self.slots.begin(past.spare)
        self.slots.add_open(past.unseen, NO_KITTEN)
        self.hands.begin(past)
        self.pile.begin(past.pile)
        line: i64
        for line in range(past.lines):
            if not self.tell(line, past.kind[line], past.seat[line], chance):
                return False
        return self.pile.settle(chance) and self.dealing.deal(
            self.hands, self.pile, past.unseen, chance
        )

    def tell(self, line: i64, kind: i64, seat: i64, chance: Chance) -> bool:
        """One line of the story; False if it cannot be."""
        past = self.past
        title = past.title[line]
        if kind == story.PLAY:
            return seat == past.me or self.hands.leave(seat, title, chance) != DEAD_END
        if kind == story.DRAW:
            slot = self.draw(line, seat, title, chance)
        elif kind == story.GIVE or kind == story.SHOW:
            slot = self.hand_over(line, seat, title, chance)
        elif kind == story.PUT:
            if seat == past.me:
                slot = self.pile.hide(past.where[line], chance)
            else:
                slot = self.pile.hide_somewhere()
        elif kind == story.LACK:
            return seat == past.me or self.hands.rule_out(seat, title)
        elif kind == story.PEEK:
            return seat != past.me or self.pile.peek(past.where[line], title, chance)
        elif kind == story.MIX:
            return self.pile.mix(chance)
        else:
            return kind != story.DEAL or self.hands.deal_defuses()
        self.about[line] = slot
        return slot != DEAD_END

    def draw(self, line: i64, seat: i64, title: i64, chance: Chance) -> i64:
        """The top card leaves the pile: shown, seen by me, or seen by another seat alone."""
        if title == KITTEN:
            return self.pile.draw_kitten(chance)
        if seat == self.past.me:
            return self.pile.draw_mine(title, chance)
        slot = self.unseen.draw(line, seat, chance)
        if slot != DEAD_END:
            self.hands.join(seat, slot)
        return slot

    def hand_over(self, line: i64, seat: i64, title: i64, chance: Chance) -> i64:
        """A card goes from hand to hand; if the title is unknown, any card may be it."""
        taker = self.past.where[line]
        if seat == self.past.me:
            slot = self.slots.add_known(title)
        elif title == TITLES:
            slot = self.unseen.gift(line, seat, taker, chance)
        else:
            slot = self.hands.leave(seat, title, chance)
        if taker != self.past.me and slot != DEAD_END:
            self.hands.join(taker, slot)
        return slot
