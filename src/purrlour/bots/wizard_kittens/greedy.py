"""A bot for Wizard Kittens that takes what is best right now: it weighs what a choice changes."""

from __future__ import annotations

from typing import ClassVar, final

from purrlour.bots.base import Bot
from purrlour.bots.wizard_kittens.circles import BARE, NUMBERS, Circle, added, changed, traded
from purrlour.bots.wizard_kittens.sense import Sense
from purrlour.bots.wizard_kittens.spells import NEVER, Spells
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
from purrlour.games.wizard_kittens.view import WizardView


@final
class GreedyWizards(Bot[WizardAction, WizardView]):
    """Races for points while all six curses may fall, and for clean paws when they may not."""

    name: ClassVar[str] = "greedy"

    def choose(self, view: WizardView, choices: list[WizardAction]) -> WizardAction:
        if len(choices) == 1:
            return choices[0]
        sense = Sense(view)
        spells = Spells(sense)
        worths = [self.worth(sense, spells, action) for action in choices]
        most = max(worths) - 1e-9
        best = [action for action, worth in zip(choices, worths, strict=True) if worth >= most]
        return best[self.whim.pick(len(best))]

    def worth(self, sense: Sense, spells: Spells, action: WizardAction) -> float:
        """What a choice brings, compared with the table as it is."""
        view, mine = sense.view, sense.view.seat
        own = sense.circles[mine]
        if isinstance(action, Cast):
            return spells.worth(action.spell, own)
        if isinstance(action, Place):
            return self.place(sense, spells, action.chapter - 1)
        if isinstance(action, PickCard):
            return self.card(sense, spells, action)
        if isinstance(action, SendTo):
            return self.send(sense, action.target, action.chapter - 1)
        if isinstance(action, Keep | Salvage):
            kept = sense.placed(mine, own, NUMBERS[action.card])
            if isinstance(action, Salvage):
                return kept
            other = view.limbo[0] if view.limbo[1] == action.card else view.limbo[1]
            return kept + spells.given(NUMBERS[other])
        if isinstance(action, Give):
            there = sense.circles[action.target]
            return sense.placed(action.target, there, NUMBERS[view.card])
        if isinstance(action, Clear):
            return sense.gain(mine, changed(own, action.chapter - 1, BARE))
        if isinstance(action, Defeat):
            return float(view.worth[action.chapter - 1])
        if isinstance(action, Pick):
            return 1.0 if action.side == "advanced" else 0.0
        assert isinstance(action, First)
        return 1.0 if action.target == mine else 0.0

    def place(self, sense: Sense, spells: Spells, chapter: int) -> float:
        """The card in hand in a chapter of its own; in a turn a spell follows."""
        view = sense.view
        own = sense.circles[view.seat]
        if view.phase == "move-to":
            card = NUMBERS[view.picked_card]
            own = added(own, view.picked_chapter - 1, card, -1)
            return sense.gain(view.seat, added(own, chapter, card))
        own = added(own, chapter, NUMBERS[view.card])
        if view.phase == "turn":
            free = [
                spell
                for spell in view.spells[view.seat]
                if not view.blocking or spell != view.tokens[view.seat]
            ]
            return max(spells.worth(spell, own) for spell in free)
        return sense.gain(view.seat, own)

    def card(self, sense: Sense, spells: Spells, action: PickCard) -> float:
        """What comes of choosing this card."""
        view, mine = sense.view, sense.view.seat
        owner, at, card = action.target, action.chapter - 1, NUMBERS[action.card]
        phase = view.phase
        circle = sense.circles[owner]
        without = added(circle, at, card, -1)
        if phase in ("sling", "favor"):
            return spells.slung(circle, at, card)
        if phase == "swat":
            return spells.swatted(without)
        if phase == "swat-again":
            first, chapter = NUMBERS[view.picked_card], view.picked_chapter - 1
            return sense.gain(mine, added(without, chapter, first, -1))
        if phase == "switch":
            return spells.switched(circle, at, card) if owner == mine else NEVER
        if phase == "switch-with":
            return self.switch(sense, owner, at, card)
        if phase == "dismiss":
            return sense.gain(mine, added(circle, at, card, -circle[at][card]))
        if phase == "yoink":
            return spells.yoinked(without)
        if phase in ("yoink-take", "take"):
            gain = 0.0 if owner == mine else sense.gain(owner, without)
            left = without if owner == mine else sense.circles[mine]
            return gain + sense.placed(mine, left, card)
        if phase == "move":
            return max(
                sense.gain(mine, added(without, chapter, card))
                for chapter in range(view.open)
                if chapter != at
            )
        return sense.gain(owner, without)  # dropped, passed, swiped, trimmed

    def switch(self, sense: Sense, owner: int, at: int, card: int) -> float:
        """The card chosen first, and this one, in each other's places."""
        view = sense.view
        seat, chapter, first = view.picked_seat, view.picked_chapter - 1, NUMBERS[view.picked_card]
        one: Circle = traded(sense.circles[seat], chapter, first, card)
        if seat == owner:
            return sense.gain(seat, traded(one, at, card, first))
        return sense.gain(seat, one) + sense.gain(
            owner, traded(sense.circles[owner], at, card, first)
        )

    def send(self, sense: Sense, target: int, chapter: int) -> float:
        """The card chosen, or the one in hand, in another kitten's chapter."""
        view = sense.view
        card = NUMBERS[view.picked_card if view.picked_seat >= 0 else view.card]
        return sense.gain(target, added(sense.circles[target], chapter, card))
