"""The choices of Exploding Kittens, step by step: card, what to do with it, whom against."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import TYPE_CHECKING, Final, final

from purrlour.cli.table.exploding_kittens.answers import Answers
from purrlour.cli.table.menu import Entry, Menu, Why
from purrlour.cli.table.menus import TableMenus
from purrlour.engine.action import Action
from purrlour.engine.decision import Decision
from purrlour.engine.errors import GameError
from purrlour.games.exploding_kittens.content import FIRST_CAT, NAMES
from purrlour.games.exploding_kittens.view import KittensView

if TYPE_CHECKING:
    from purrlour.cli.table.exploding_kittens.face import KittensFace

CATS: Final = NAMES[FIRST_CAT:]
_TINTS: Final = {"kitten": "error", "defuse": "success", "nope": "error", "attack": "warning"}


@final
class Menus(TableMenus[KittensView]):
    """Builds the menus for one view. `refuse` says why a notation cannot be chosen."""

    def __init__(
        self,
        face: KittensFace,
        view: KittensView,
        choices: list[Action],
        refuse: Callable[[str], GameError],
    ) -> None:
        super().__init__(face, view, choices, refuse)
        self.face = face
        self.titles = list(dict.fromkeys(view.hand))
        seats = range(view.seats)
        self.others = [seat for seat in seats if seat != face.seat and view.alive[seat]]

    def build(self, decision: Decision | None) -> Menu:
        """The first step of what is asked; without a question, the hand."""
        if decision is not None and decision.kind != "turn":
            return Answers(self, decision).build()
        return Menu(self.prompt(decision), buttons=self.moves(), cards=self.hand())

    def prompt(self, decision: Decision | None) -> str:
        """The question of a turn, or whom the table waits for."""
        out = not self.view.alive[self.face.seat]
        if decision is None and out and self.view.phase != "over":
            return self.say("cli-ek-you-are-out")
        return super().prompt(decision)

    # One entry.

    def card(self, name: str) -> Entry:
        """A card with its title and effect, and how often it is in the hand."""
        return Entry(
            label=self.words.card(name),
            note=self.words.effect(name),
            count=self.view.hand.count(name),
            tint=_TINTS.get(name, "secondary" if name in CATS else "primary"),
        )

    # A turn.

    def moves(self) -> tuple[Entry, ...]:
        """What needs no card; nothing for those who are out."""
        if self.view.phase == "over" or not self.view.alive[self.face.seat]:
            return ()
        draw = Entry(self.say("action-draw"), note=self.say("cli-ek-draw-note"), key="d")
        moves = [self.settled(draw, "draw")]
        if self.view.pawn >= 0:
            moves.append(self.burglar())
        return tuple(moves)

    def burglar(self) -> Entry:
        """First the cat, then whom to ask."""
        door = Entry(self.say("cli-ek-burglar"), note=self.say("cli-ek-burglar-note"), key="b")
        asks = tuple(self.aimed(self.card(cat), f"burglar:{cat}") for cat in CATS)
        if not any(ask.possible for ask in asks):
            return replace(door, why=asks[0].why)
        return replace(door, menu=Menu(self.say("cli-ek-which-cat"), cards=asks))

    def hand(self) -> tuple[Entry, ...]:
        """The cards in hand; each leads to what can be done with it."""
        return tuple(self.held(name) for name in self.titles)

    def held(self, name: str) -> Entry:
        """One title of the hand."""
        card = self.card(name)
        if name == "nope" and self.view.phase == "nope":
            return self.settled(card, "nope")
        uses = self.uses(name)
        if not any(use.possible for use in uses):
            return replace(card, why=self.why_idle(name, uses))
        prompt = self.say("cli-ek-what-with", card=card.label)
        return replace(card, menu=Menu(prompt, uses, self.lying(), picked=card.label))

    def lying(self) -> tuple[Entry, ...]:
        """The hand as it lies there while one of its cards is being thought about."""
        return tuple(replace(self.card(name), why=Why("")) for name in self.titles)

    def uses(self, name: str) -> tuple[Entry, ...]:
        """Play it, play two, play three."""
        alone = Entry(self.say("cli-ek-play"), note=self.words.effect(name))
        pair = Entry(self.say("cli-ek-pair"), note=self.say("cli-ek-pair-note"))
        three = Entry(self.say("cli-ek-three"), note=self.say("cli-ek-three-note"))
        uses = [self.aimed(pair, f"pair:{name}"), self.aimed(three, f"three:{name}")]
        if name == "favor":
            uses.insert(0, self.aimed(alone, name))
        elif name not in ("defuse", "nope", *CATS):
            uses.insert(0, self.settled(alone, name))
        return tuple(uses)

    def aimed(self, entry: Entry, text: str) -> Entry:
        """The entry with its next step, whom against; a single other player needs no step."""
        texts = {seat: f"{text}>{seat}" for seat in self.others}
        if not any(aim in self.actions for aim in texts.values()):
            return replace(entry, why=self.why(next(iter(texts.values()), f"{text}>0")))
        if len(texts) == 1:
            return self.settled(entry, *texts.values())
        targets = tuple(self.settled(self.target(seat), aim) for seat, aim in texts.items())
        return replace(entry, menu=Menu(self.say("cli-whom"), targets, self.lying()))

    def target(self, seat: int) -> Entry:
        """Somebody to aim at."""
        cards = self.view.cards[seat]
        return Entry(self.say("cli-ek-target", name=self.face.names[seat], cards=cards))

    def why_idle(self, name: str, uses: tuple[Entry, ...]) -> Why:
        """Why nothing can be done with a card just now."""
        if name == "nope":
            return self.why("nope")
        mine = self.view.phase == "turn" and self.view.turn == self.face.seat
        if mine and self.view.hand.count(name) == 1 and name in ("defuse", *CATS):
            clause = "EK-28" if name == "defuse" else "EK-51"
            return self.told(GameError("not-playable-alone", clause=clause, card=name))
        return uses[0].why or Why(self.say("cli-not-now"))
