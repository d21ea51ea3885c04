"""A bot for Wizard Kittens that takes what is best right now: it weighs what a choice changes."""

from __future__ import annotations

from collections.abc import Callable
from typing import ClassVar, Final, final

from purrlour.bots.base import Bot
from purrlour.bots.wizard_kittens_sense import (
    NUMBERS,
    Circles,
    Sense,
    added,
    changed,
    spots_of,
)
from purrlour.games.wizard_kittens.actions import (
    Cast,
    Clear,
    Defeat,
    First,
    Give,
    Keep,
    Pick,
    PickCard,
    Place,
    Salvage,
    SendTo,
    WizardAction,
)
from purrlour.games.wizard_kittens.content import TYPES
from purrlour.games.wizard_kittens.view import WizardView

BARE: Final = (0,) * TYPES
CAUGHT: Final = 3.0
"""What it costs to be caught now rather than later."""
NEVER: Final = -99.0


@final
class GreedyWizards(Bot[WizardAction, WizardView]):
    """Collects what curses need, sends away what they do not, and keeps its paws clean."""

    name: ClassVar[str] = "greedy"

    def choose(self, view: WizardView, choices: list[WizardAction]) -> WizardAction:
        if len(choices) == 1:
            return choices[0]
        sense = Sense(view)
        worths = [self.worth(sense, action) for action in choices]
        best = [
            action for action, worth in zip(choices, worths, strict=True) if worth == max(worths)
        ]
        return best[self.whim.pick(len(best))]  # where a card goes that it has no use for

    def worth(self, sense: Sense, action: WizardAction) -> float:
        """How well it would stand after this choice."""
        view, circles, mine = sense.view, sense.circles, sense.view.seat
        if isinstance(action, Cast):
            return self.spell(sense, action.spell)
        if isinstance(action, Place):
            card = NUMBERS[view.card] if view.card else -1
            if view.phase == "move-to":
                return sense.worth(self.moved(sense, action.chapter - 1))
            return sense.worth(added(circles, mine, action.chapter - 1, card))
        if isinstance(action, PickCard):
            return self.card(sense, action)
        if isinstance(action, SendTo):
            return sense.worth(self.sent(sense, action.target, action.chapter - 1))
        if isinstance(action, Keep):
            return sense.worth(sense.placed(circles, mine, NUMBERS[action.card]))
        if isinstance(action, Give):
            return sense.worth(sense.placed(circles, action.target, NUMBERS[view.card]))
        if isinstance(action, Salvage):
            return sense.worth(sense.placed(circles, mine, NUMBERS[action.card]))
        if isinstance(action, Clear):
            return sense.worth(changed(circles, mine, action.chapter - 1, BARE))
        if isinstance(action, Defeat):
            return float(view.worth[action.chapter - 1])
        if isinstance(action, Pick):
            return 1.0 if action.side == "advanced" else 0.0
        assert isinstance(action, First)
        return 1.0 if action.target == mine else 0.0

    # Spells.

    def spell(self, sense: Sense, spell: str) -> float:
        """The best that a spell can do."""
        circles = sense.circles
        if spell == "summon":
            return sense.drawn(circles) - CAUGHT * sense.risk(1)
        if spell == "overflow":
            return sense.drawn(circles) + 0.3 - CAUGHT * sense.risk(2)
        if spell == "switch":
            return self.best_switch(sense)
        if spell == "yoink":
            return self.best(sense, self.paid)
        if spell == "swat":
            return self.best(sense, self.swatted)
        if spell == "dismiss":
            return self.best(sense, self.dismissed)
        slung = self.best(sense, self.slung)
        return slung - CAUGHT * sense.risk(1) if spell == "favor" else slung

    def best(self, sense: Sense, fate: Callable[[Sense, int, int], float]) -> float:
        """The best that this fate of a card of its own can bring."""
        spots = spots_of(sense.circles, sense.view.seat)
        return max((fate(sense, at, card) for at, card in spots), default=NEVER)

    def card(self, sense: Sense, action: PickCard) -> float:
        """What comes of choosing this card."""
        view, circles, mine = sense.view, sense.circles, sense.view.seat
        owner, at, card = action.target, action.chapter - 1, NUMBERS[action.card]
        phase = view.phase
        without = added(circles, owner, at, card, -1)
        if phase in ("sling", "favor"):
            return self.slung(sense, at, card)
        if phase == "swat":
            return self.swatted(sense, at, card)
        if phase == "swat-again":
            first, chapter = NUMBERS[view.picked_card], view.picked_chapter - 1
            return sense.worth(added(without, mine, chapter, first, -1))
        if phase == "switch":
            return self.switched_with_best(sense, owner, at, card)
        if phase == "switch-with":
            one = (view.picked_seat, view.picked_chapter - 1, NUMBERS[view.picked_card])
            return sense.worth(switched(circles, one, (owner, at, card)))
        if phase == "dismiss":
            return self.dismissed(sense, at, card)
        if phase == "yoink":
            return self.paid(sense, at, card)
        if phase in ("yoink-take", "take"):
            return sense.worth(sense.placed(without, mine, card))
        if phase == "move":
            return max(
                sense.worth(added(without, mine, chapter, card))
                for chapter in range(view.open)
                if chapter != at
            )
        if phase == "swipe":
            return sense.harm(without, owner)
        return sense.worth(without)  # dropped, passed, trimmed

    def slung(self, sense: Sense, at: int, card: int) -> float:
        """Without a card of its own, wherever that goes."""
        return sense.worth(added(sense.circles, sense.view.seat, at, card, -1))

    def swatted(self, sense: Sense, at: int, card: int) -> float:
        """This card and the one that it misses least."""
        mine = sense.view.seat
        without = added(sense.circles, mine, at, card, -1)
        both = [
            sense.worth(added(without, mine, chapter, other, -1))
            for chapter, other in spots_of(without, mine)
        ]
        return max(both, default=sense.worth(without))

    def dismissed(self, sense: Sense, at: int, card: int) -> float:
        """All cards of a type in a chapter."""
        mine = sense.view.seat
        count = sense.circles[mine][at][card]
        return sense.worth(added(sense.circles, mine, at, card, -count))

    def paid(self, sense: Sense, at: int, card: int) -> float:
        """A card for the best one of any circle."""
        mine = sense.view.seat
        without = added(sense.circles, mine, at, card, -1)
        return max(
            (
                sense.worth(sense.placed(added(without, seat, chapter, other, -1), mine, other))
                for seat in range(sense.view.seats)
                for chapter, other in spots_of(without, seat)
            ),
            default=NEVER,
        )

    # Switch.

    def best_switch(self, sense: Sense) -> float:
        """The best pair with a card of its own; the rest is left to luck."""
        mine = sense.view.seat
        return max(
            (
                self.switched_with_best(sense, mine, at, card)
                for at, card in spots_of(sense.circles, mine)
            ),
            default=sense.worth(sense.circles),
        )

    def switched_with_best(self, sense: Sense, owner: int, at: int, card: int) -> float:
        """This card and the one that it should change places with."""
        circles, mine = sense.circles, sense.view.seat
        if owner != mine:  # better begin with a card of one's own
            return sense.worth(circles) - 1.0
        found = sense.worth(circles)
        for seat in range(sense.view.seats):
            for chapter, other in spots_of(circles, seat):
                if other != card and (seat, chapter) != (owner, at):
                    after = switched(circles, (owner, at, card), (seat, chapter, other))
                    found = max(found, sense.worth(after))
        return found

    # Where cards go.

    def sent(self, sense: Sense, target: int, chapter: int) -> Circles:
        """The card chosen, or the one in hand, in another kitten's chapter."""
        view, circles = sense.view, sense.circles
        if view.picked_seat >= 0:
            card = NUMBERS[view.picked_card]
            circles = added(circles, view.picked_seat, view.picked_chapter - 1, card, -1)
        else:
            card = NUMBERS[view.card]
        return added(circles, target, chapter, card)

    def moved(self, sense: Sense, chapter: int) -> Circles:
        """The card chosen, in another chapter of its own."""
        view = sense.view
        card = NUMBERS[view.picked_card]
        without = added(sense.circles, view.seat, view.picked_chapter - 1, card, -1)
        return added(without, view.seat, chapter, card)


def switched(circles: Circles, one: tuple[int, int, int], other: tuple[int, int, int]) -> Circles:
    """Two cards in each other's places; each is a seat, a chapter and a type."""
    seat, chapter, card = one
    owner, place, onto = other
    circles = added(added(circles, seat, chapter, card, -1), seat, chapter, onto)
    return added(added(circles, owner, place, onto, -1), owner, place, card)
