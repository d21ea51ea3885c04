"""A bot for Exploding Kittens that lives by rules of thumb: know, dodge, rob, and hide well."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import ClassVar, Final, TypeAlias, final

from purrlour.bots.base import Bot
from purrlour.bots.exploding_kittens.robbing import merit_of
from purrlour.bots.exploding_kittens.sense import (
    WORTH,
    danger,
    defuses_of,
    harm_of,
    lacks,
    spare,
    worth,
)
from purrlour.games.exploding_kittens import codes
from purrlour.games.exploding_kittens.actions import (
    AskFavor,
    Burgle,
    Give,
    KittensAction,
    Name,
    Pair,
    PlayCard,
    Put,
    Simple,
    Three,
)
from purrlour.games.exploding_kittens.content import NAMES
from purrlour.games.exploding_kittens.view import KittensView

CATS: Final = NAMES[8:]
Robbery: TypeAlias = AskFavor | Pair | Three | Burgle
"""What is done to somebody."""


@final
class GreedyKittens(Bot[KittensAction, KittensView]):
    """Robs while it is safe, looks before it leaps, dodges what it fears."""

    name: ClassVar[str] = "greedy"

    def choose(self, view: KittensView, choices: list[KittensAction]) -> KittensAction:
        if len(choices) == 1:
            return choices[0]
        if view.phase == "turn":
            return self.take_turn(view, choices)
        if view.phase == "nope":
            wanted = "nope" if self.would_nope(view) else "pass"
            return next(a for a in choices if isinstance(a, Simple) and a.word == wanted)
        if view.phase == "name":
            return self.name_title(view, choices)
        if view.phase == "give":
            gifts = [action for action in choices if isinstance(action, Give)]
            return min(gifts, key=lambda gift: worth(view, gift.card))
        return self.hide(view, choices)

    # A turn.

    def take_turn(self, view: KittensView, choices: list[KittensAction]) -> KittensAction:
        """The first idea that there is a card for; else draw."""
        draw = choices[0]
        fear = danger(view)
        ideas = [self.send_burglar, self.demand_defuse, self.rob]
        if fear > 0:
            ideas.append(self.look)
        if fear >= self.nerve(view):
            ideas.append(self.dodge)
        if fear >= self.nerve(view) and "defuse" not in view.hand:
            ideas.append(self.rob_in_despair)
        for idea in ideas:
            action = idea(view, choices)
            if action is not None:
                return action
        return draw

    def nerve(self, view: KittensView) -> float:
        """The danger from which on it would rather not draw."""
        defuses = view.hand.count("defuse")
        return (0.10, 0.30, 0.60)[min(defuses, 2)]

    def send_burglar(self, view: KittensView, choices: list[KittensAction]) -> KittensAction | None:
        """For a cat that makes a pair or a three, where many cards are."""
        held = Counter(view.hand)
        asks = [a for a in choices if isinstance(a, Burgle) and held[a.card] in (1, 2)]
        likely = [a for a in asks if not lacks(view, a.target, a.card)]
        most = max((held[a.card] for a in likely), default=0)
        wanted = next((a.card for a in likely if held[a.card] == most), "")
        return self.at_somebody(view, [a for a in likely if a.card == wanted])

    def demand_defuse(
        self, view: KittensView, choices: list[KittensAction]
    ) -> KittensAction | None:
        """Three equal cards it can spare, against somebody who should have a Defuse."""
        threes = [a for a in choices if isinstance(a, Three) and spare(a.card)]
        sure = [a for a in threes if defuses_of(view, a.target) > 0]
        return self.at_somebody(view, [a for a in sure if a.card == sure[0].card])

    def rob(self, view: KittensView, choices: list[KittensAction]) -> KittensAction | None:
        """Favors and pairs of cats."""
        held = Counter(view.hand)
        ready = [a for a in choices if isinstance(a, Pair) and a.card in CATS and held[a.card] != 3]
        favors = [a for a in choices if isinstance(a, AskFavor)]
        pairs = [a for a in ready if a.card == ready[0].card]
        return self.at_somebody(view, pairs) or self.at_somebody(view, favors)

    def rob_in_despair(
        self, view: KittensView, choices: list[KittensAction]
    ) -> KittensAction | None:
        """Anything for a card that helps."""
        pairs = [a for a in choices if isinstance(a, Pair)]
        least = min(pairs, key=lambda a: WORTH.get(a.card, 0), default=None)
        return self.at_somebody(view, [a for a in pairs if least and a.card == least.card])

    def at_somebody(self, view: KittensView, aimed: Sequence[Robbery]) -> Robbery | None:
        """One of them: whoever promises more is the likelier, and nobody is safe."""
        merits = [self.merit(view, action) for action in aimed]
        lot = int(self.whim.pick(sum(merits))) if any(merits) else 0
        for action, merit in zip(aimed, merits, strict=True):
            lot -= merit
            if lot < 0:
                return action
        return None

    def merit(self, view: KittensView, action: Robbery) -> int:
        """How much there is to doing this to that seat."""
        size = view.cards[action.target]
        if isinstance(action, Burgle) or not size:
            return size
        named = isinstance(action, Three)
        return int(merit_of(size, defuses_of(view, action.target), named=named))

    def look(self, view: KittensView, choices: list[KittensAction]) -> KittensAction | None:
        """See the Future, if the top is unknown and could hurt."""
        if view.remembered and view.remembered[0]:
            return None
        return played(choices, "future") if danger(view) >= self.nerve(view) / 2 else None

    def dodge(self, view: KittensView, choices: list[KittensAction]) -> KittensAction | None:
        """Attack hands the danger on; Skip waits; Shuffle hopes."""
        order = ["attack", "skip", "shuffle"]
        if view.owed > 1 and not view.attacked:
            order = ["skip", "attack", "shuffle"]
        for card in order:
            action = played(choices, card)
            if action is not None:
                return action
        return None

    # Answers.

    def would_nope(self, view: KittensView) -> bool:
        """Nope what hurts, and the Nope that saves it; keep quiet otherwise."""
        happens = view.chain % 2 == 0
        harm = harm_of(view)
        return harm >= 40 if happens else harm <= -40

    def name_title(self, view: KittensView, choices: list[KittensAction]) -> KittensAction:
        """A Defuse, unless the target should have none."""
        target = codes.target_of(view.play)
        wanted = "defuse" if defuses_of(view, target) > 0 else "nope"
        return next(a for a in choices if isinstance(a, Name) and a.card == wanted)

    def hide(self, view: KittensView, choices: list[KittensAction]) -> KittensAction:
        """On top for the next player, mostly; deep down if it would draw again itself."""
        places = [action for action in choices if isinstance(action, Put)]
        if view.owed > 1:
            return places[-1 - self.whim.pick(max(len(places) // 3, 1))]
        surprise = self.whim.pick(4) == 0  # or everybody would know where it always goes
        return places[self.whim.pick(len(places))] if surprise else places[0]


def played(choices: list[KittensAction], card: str) -> KittensAction | None:
    """The play of this single card, if it is possible."""
    return next((a for a in choices if isinstance(a, PlayCard) and a.card == card), None)
