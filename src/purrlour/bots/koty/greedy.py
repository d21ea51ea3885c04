"""A bot for Koty that takes what is best right now: it weighs every choice by what it changes."""

from __future__ import annotations

from typing import ClassVar, Final, final

from purrlour.bots.base import Bot
from purrlour.bots.koty.sense import Dreams, best_with, changed, dreams_of, rooms, standing
from purrlour.games.koty import codes
from purrlour.games.koty.actions import (
    Defend,
    KotyAction,
    Lay,
    Place,
    PlayBat,
    PlayCard,
    PlayJoker,
    PlayMoth,
    Repeat,
    Simple,
)
from purrlour.games.koty.content import CATS, LANDS, NAMES, NUMBERS
from purrlour.games.koty.view import KotyView

SUCCESS: Final = 0.8
"""How often an attack is taken to succeed."""
COST: Final = {"joker": 8.0, "owl": 6.0, "moth": 5.0, "bat": 2.0, "dragon": 2.0, "crow": 1.0}
"""What a card is worth in the hand; a cat costs nothing."""
PLANS: Final = 3.0
"""What a cat that finds company in the hand is worth more."""


@final
class GreedyCats(Bot[KotyAction, KotyView]):
    """Fights, steals and covers where it gains most; defends what is worth it."""

    name: ClassVar[str] = "greedy"

    def choose(self, view: KotyView, choices: list[KotyAction]) -> KotyAction:
        if len(choices) == 1:
            return choices[0]
        if view.phase == "defend":
            return self.defend(view, choices)
        if view.phase == "repeat":
            return self.repeat(view, choices)
        dreams = dreams_of(view)
        return max(choices, key=lambda action: self.worth(view, dreams, action))

    # A turn, and where things go.

    def worth(self, view: KotyView, dreams: Dreams, action: KotyAction) -> float:
        """How well it would stand after this choice."""
        if isinstance(action, PlayCard | PlayJoker):
            return self.play(view, dreams, action)
        if isinstance(action, Place):
            nines = dreams[view.seat][action.land - 1][0] + 1
            top = NAMES[codes.stands_for(view.play)] if view.gain == "pair" else ""
            return standing(view, changed(dreams, view.seat, action.land - 1, (nines, top)))
        if isinstance(action, PlayMoth):
            return self.moth(view, dreams, action) - COST["moth"]
        if isinstance(action, Lay):
            owner, land = divmod(int(codes.spot_of(view.play)), LANDS)
            return self.lay(view, dreams, (owner, land), (action.target, action.land - 1))
        if isinstance(action, PlayBat):
            nines = dreams[action.target][action.land - 1][0]
            freed = changed(dreams, action.target, action.land - 1, (nines, ""))
            return best_with(view, freed, "") - COST["bat"]
        if isinstance(action, Simple) and action.word == "dragon":
            freed = tuple(
                tuple((nines, "" if top == "crow" else top) for nines, top in dream)
                for dream in dreams
            )
            return best_with(view, freed, "") - COST["dragon"]
        return standing(view, dreams) + 0.5 - sum(COST.get(card, 0.0) for card in view.hand) / 4

    def play(self, view: KotyView, dreams: Dreams, action: PlayCard | PlayJoker) -> float:
        """A card on a land."""
        owner, land = action.target, action.land - 1
        nines, top = dreams[owner][land]
        cost = COST["joker"] if isinstance(action, PlayJoker) else COST.get(action.card, 0.0)
        if not top:
            then = changed(dreams, owner, land, (nines, action.card))
            return standing(view, then) - cost + self.plans(view, action, own=owner == view.seat)
        freed = changed(dreams, owner, land, (nines, ""))
        if top == "crow":
            return standing(view, freed) - cost
        gain = best_with(view, freed, action.card if action.card == top else "")
        if owner == view.seat:
            return gain - cost
        now = standing(view, dreams)
        return now + SUCCESS * (gain - now) - cost

    def plans(self, view: KotyView, action: PlayCard | PlayJoker, *, own: bool) -> float:
        """A cat of one's own with company in the hand can meet it next turn."""
        number = NUMBERS[action.card]
        if not own or number >= CATS:
            return 0.0
        company = view.hand.count(action.card) - 1 + view.hand.count(NAMES[number ^ 1])
        return PLANS * min(company, 1)

    def moth(self, view: KotyView, dreams: Dreams, action: PlayMoth) -> float:
        """The best that can be done with this cat."""
        source = (action.target, action.land - 1)
        return max(
            self.lay(view, dreams, source, (owner, land))
            for owner in range(view.seats)
            for land in range(LANDS)
            if not dreams[owner][land][1]
        )

    def lay(
        self, view: KotyView, dreams: Dreams, source: tuple[int, int], to: tuple[int, int]
    ) -> float:
        """The cat of one land in another."""
        nines, top = dreams[source[0]][source[1]]
        freed = changed(dreams, *source, (nines, ""))
        return standing(view, changed(freed, *to, (freed[to[0]][to[1]][0], top)))

    # Attacks.

    def at_stake(self, view: KotyView) -> float:
        """What the attack on the table would change for this seat; below zero it loses."""
        dreams = dreams_of(view)
        owner, land = divmod(int(codes.spot_of(view.play)), LANDS)
        nines, top = dreams[owner][land]
        then = changed(dreams, owner, land, (nines, ""))
        prize = NAMES[codes.stands_for(view.play)]
        open_lands = rooms(then[view.turn])
        if open_lands:
            at = max(open_lands, key=lambda one: then[view.turn][one][0])
            new = (then[view.turn][at][0] + 1, prize if prize == top else "")
            then = changed(then, view.turn, at, new)
        return standing(view, then) - standing(view, dreams)

    def defend(self, view: KotyView, choices: list[KotyAction]) -> KotyAction:
        """With the cat if there is one; an owl or a joker only where it pays."""
        loss = -self.at_stake(view)
        for action in choices:
            if isinstance(action, Defend) and action.card != "joker" and loss > 0:
                return action
        for action in choices:
            if isinstance(action, Simple) and action.word == "owl" and loss > COST["owl"]:
                return action
        for action in choices:
            if isinstance(action, Defend) and action.card == "joker" and loss > COST["joker"]:
                return action
        return choices[0]

    def repeat(self, view: KotyView, choices: list[KotyAction]) -> KotyAction:
        """Again with the cat; with a joker only for a good prize."""
        gain = SUCCESS * self.at_stake(view)
        for action in choices:
            if isinstance(action, Repeat) and gain > COST.get(action.card, 0.0):
                return action
        return choices[0]
