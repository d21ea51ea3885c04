"""One guess at the world behind a view.

The story is told again with slots. Draws, gifts and thefts move them; what the seat saw fixes
their titles, or rules some out; in the end the cards nobody has shown are dealt to the open ones.
A guess that cannot be finished is dropped and made anew; the true world is always one of the
guesses, so an answer comes.
"""

from __future__ import annotations

from typing import final

from purrlour.engine.chance import Chance
from purrlour.games.exploding_kittens import story
from purrlour.games.exploding_kittens.content import COPIES, DEFUSE, KITTEN, NUMBERS, TITLES
from purrlour.games.exploding_kittens.imagine.foresight import Foresight
from purrlour.games.exploding_kittens.imagine.pile import ImaginedPile
from purrlour.games.exploding_kittens.imagine.slots import NO_KITTEN, OPEN, Impossible, Slots
from purrlour.games.exploding_kittens.state import HIDING, PHASES
from purrlour.games.exploding_kittens.view import KittensView


@final
class Guess:
    """One attempt at a world."""

    def __init__(self, view: KittensView, foresight: Foresight, chance: Chance) -> None:
        self.me: int = view.seat
        self.foresight = foresight
        self.told: list[tuple[int, int, int]] = foresight.told
        self.unshown: list[int] = unshown_cards(view)
        """How many of each title lie in other hands, the pile and the unseen box."""
        self.about: list[int] = [OPEN] * len(self.told)
        """The slot that a line of the story is about."""
        # Hands and pile as they were when the story began, all slots open.
        self.slots = Slots(self.unshown[:], chance)
        sizes = list(view.cards)
        pile = self.rewind(sizes, view.pile)
        self.unseen: list[int] = [self.slots.add_open(NO_KITTEN) for _ in range(view.unseen)]
        self.hands: list[list[int]] = []
        for seat, size in enumerate(sizes):
            hidden = 0 if seat == self.me else size
            self.hands.append([self.slots.add_open(NO_KITTEN) for _ in range(hidden)])
        self.pile = ImaginedPile(self.slots, pile)

    def rewind(self, sizes: list[int], pile: int) -> int:
        """Takes hand sizes, pile size and spare cards back to the start of the story."""
        spare = self.slots.spare
        for kind, seat, fact in self.told:
            if kind == story.DRAW:
                pile += 1
                if fact != KITTEN:
                    sizes[seat] -= 1
                if fact == KITTEN or seat == self.me:
                    spare[fact] += 1  # shown since
            elif kind == story.PUT:
                pile -= 1
                spare[KITTEN] -= 1  # known while it was hidden
            elif kind == story.PLAY:
                sizes[seat] += 1
                if seat != self.me:
                    spare[fact] += 1
            elif kind in (story.GIVE, story.SHOW):
                taker = story.where_of(fact)
                sizes[seat] += 1
                sizes[taker] -= 1
                if taker == self.me:
                    spare[story.title_of(fact)] += 1
                elif seat == self.me:
                    spare[story.title_of(fact)] -= 1
        return pile

    def retell(self) -> None:
        """Moves the slots through the story, then deals what nobody has shown."""
        for index, (kind, seat, fact) in enumerate(self.told):
            if kind == story.DRAW:
                self.about[index] = self.draw(index, seat, fact)
            elif kind == story.PLAY:
                if seat != self.me:
                    self.leave(seat, fact)
            elif kind in (story.GIVE, story.SHOW):
                self.about[index] = self.hand_over(index, seat, fact)
            elif kind == story.LACK:
                if seat != self.me:
                    self.rule_out(seat, fact)
            elif kind == story.PUT:
                mine = seat == self.me
                self.about[index] = self.pile.hide(fact) if mine else self.pile.hide_somewhere()
            elif kind == story.PEEK:
                if seat == self.me:
                    self.pile.peek(story.where_of(fact), story.title_of(fact))
            elif kind == story.MIX:
                self.pile.mix()
            elif kind == story.DEAL:
                for hand in self.hands:
                    if hand:
                        self.slots.fix(hand[0], DEFUSE)
        self.settle()

    def draw(self, index: int, seat: int, fact: int) -> int:
        """The top card leaves the pile: shown, seen by me, or seen by another seat alone."""
        if fact == KITTEN:
            return self.pile.draw_kitten()
        if seat == self.me:
            return self.pile.draw_mine(fact)
        slot = self.pile.draw_unseen(self.coming(index, seat, self.pile.bag))
        self.hands[seat].append(slot)
        return slot

    def leave(self, seat: int, title: int) -> int:
        """A card with this title leaves a hand: a known one, or an open one becomes it.

        Of the open ones, those that can be little else are more likely.
        """
        hand = self.hands[seat]
        weights: list[int] = []
        for at, slot in enumerate(hand):
            if self.slots.title[slot] == title:
                return hand.pop(at)
            choices = 1 + 3 * bit_count(self.slots.ruled_out[slot])
            weights.append(choices * choices if self.slots.can_be(slot, title) else 0)
        at = self.slots.draw_lot(weights)
        self.slots.fix(hand[at], title)
        return hand.pop(at)

    def hand_over(self, index: int, seat: int, fact: int) -> int:
        """A card goes from hand to hand; if the title is unknown, any card may be it."""
        taker, title = story.where_of(fact), story.title_of(fact)
        if seat == self.me:
            slot = self.slots.add_known(title)
        elif title == TITLES:
            slot = self.guess_gift(index, seat, taker)
        else:
            slot = self.leave(seat, title)
        if taker != self.me:
            self.hands[taker].append(slot)
        return slot

    def guess_gift(self, index: int, seat: int, taker: int) -> int:
        """Any card of the hand, but rather one that fits what both show later."""
        hand = self.hands[seat]
        held = self.slots.known_in(hand)
        weights = self.coming(index, taker, hand)
        for at, slot in enumerate(hand):
            title = self.slots.title[slot]
            if title == OPEN:
                weights[at] *= self.foresight.as_well
            else:
                weights[at] *= self.foresight.to_leave(index, seat, title, held[title])
        return hand.pop(self.slots.draw_lot(weights))

    def coming(self, index: int, seat: int, candidates: list[int]) -> list[int]:
        """How likely each of these slots is the card that joins the hand unseen at this line."""
        hand = self.hands[seat]
        held = self.slots.known_in(hand)
        must = self.foresight.urgent(index, seat, held, len(hand) - sum(held))
        weights: list[int] = []
        for slot in candidates:
            title = self.slots.title[slot]
            if title == KITTEN or (must and not self.slots.can_be_one_of(slot, must)):
                weights.append(0)
            elif title == OPEN:
                weights.append(self.foresight.as_well)
            else:
                scarce = self.slots.spare[title] <= self.foresight.drawn_by_me(index, title)
                weights.append(
                    self.foresight.to_come(index, seat, title, held[title], scarce=scarce)
                )
        return weights

    def rule_out(self, seat: int, title: int) -> None:
        """The hand was shown to lack a title."""
        for slot in self.hands[seat]:
            if self.slots.title[slot] == title:
                raise Impossible
            self.slots.ruled_out[slot] |= 1 << title

    def settle(self) -> None:
        """Deals the cards nobody has shown to the slots that are still open."""
        self.pile.settle()
        rest = self.unshown[:]
        pile: list[int] = []
        narrow: list[int] = []
        wide: list[int] = []
        for slot in self.pile.cells:
            if self.slots.title[slot] == OPEN:
                pile.append(slot)
            else:
                rest[self.slots.title[slot]] -= 1
        for slots in [*self.hands, self.unseen]:
            for slot in slots:
                if self.slots.title[slot] != OPEN:
                    rest[self.slots.title[slot]] -= 1
                elif self.slots.ruled_out[slot] == NO_KITTEN:
                    wide.append(slot)
                else:
                    narrow.append(slot)
        if min(rest) < 0 or rest[KITTEN] > len(pile):
            raise Impossible
        while rest[KITTEN] > 0:
            self.slots.title[pile.pop(self.slots.chance.pick(len(pile)))] = KITTEN
            rest[KITTEN] -= 1
        for slot in [*narrow, *wide, *pile]:
            weights = [
                0 if (self.slots.ruled_out[slot] >> title) & 1 else rest[title]
                for title in range(TITLES)
            ]
            title = self.slots.draw_lot(weights)
            rest[title] -= 1
            self.slots.title[slot] = title

    def facts(self) -> list[tuple[int, int, int]]:
        """The story with everything hidden filled in, taken from its end backwards."""
        filled: list[tuple[int, int, int]] = []
        pile = self.pile.cells[:]
        for index in range(len(self.told) - 1, -1, -1):
            kind, seat, fact = self.told[index]
            slot = self.about[index]
            if kind == story.DRAW:
                pile.append(slot)
                fact = self.slots.title[slot]
            elif kind == story.PUT:
                at = pile.index(slot)
                fact = len(pile) - 1 - at
                pile.pop(at)
            elif kind == story.PEEK:
                depth = story.where_of(fact)
                fact = story.placed(depth, self.slots.title[pile[len(pile) - 1 - depth]])
            elif kind == story.MIX:
                pile = self.pile.mixed.pop()
            elif kind == story.GIVE:
                fact = story.placed(story.where_of(fact), self.slots.title[slot])
            filled.append((kind, seat, fact))
        filled.reverse()
        return filled


def bit_count(mask: int) -> int:
    """How many bits are set."""
    count = 0
    while mask:
        mask &= mask - 1
        count += 1
    return count


def unshown_cards(view: KittensView) -> list[int]:
    """How many cards of each title the seat does not see."""
    rest = list(COPIES)
    for cards in (view.hand, view.discard, view.box):
        for card in cards:
            rest[NUMBERS[card]] -= 1
    if view.phase == PHASES[HIDING]:
        rest[KITTEN] -= 1
    return rest
