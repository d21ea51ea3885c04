"""The answers of Exploding Kittens: to a play, to a Favor, to the future, to a Kitten."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, final

from purrlour.cli.table.menu import Entry, Menu
from purrlour.engine.decision import Decision
from purrlour.engine.event import Event
from purrlour.games.exploding_kittens import codes
from purrlour.games.exploding_kittens.actions import Give, Name, Put
from purrlour.games.exploding_kittens.content import NAMES, SEEN_OF_FUTURE
from purrlour.games.exploding_kittens.events import Named, Played

if TYPE_CHECKING:
    from purrlour.cli.table.exploding_kittens.menus import Menus


@final
class Answers:
    """The menus of every question but the turn's."""

    def __init__(self, menus: Menus, decision: Decision) -> None:
        self.menus = menus
        self.decision = decision
        self.face = menus.face
        self.words = menus.words
        self.say = menus.say
        self.view = menus.view
        self.actions = list(menus.actions.values())

    def build(self) -> Menu:
        """The menu for this kind of question."""
        prompt = self.prompt()
        match self.decision.kind:
            case "nope":
                return Menu(prompt, buttons=self.nope_or_pass(), cards=self.menus.hand())
            case "look":
                return Menu(prompt, buttons=(self.seen(),), cards=self.top())
            case "give":
                # Not from the first card on: that would be the Defuse.
                return Menu(prompt, cards=self.gifts(), start=len(self.menus.titles) - 1)
            case "name":
                return Menu(prompt, cards=self.titles())
            case _:
                return Menu(prompt, places=self.places())

    def prompt(self) -> str:
        """The question, and what it is about."""
        about = self.about() if self.view.play >= 0 else ""
        return self.words.decision(self.decision, self.face.names, self.face.seat, about)

    def about(self) -> str:
        """Who played what, or what they demand by it."""
        play, turn = self.view.play, self.view.turn
        target = int(codes.target_of(play))
        card = NAMES[codes.card_of(play)]
        event: Event = Played("EK-14", turn, card, int(codes.cards_of(play)), target)
        if self.view.named:
            event = Named("EK-55", turn, target, self.view.named)
        return self.words.event(event, self.face.names, self.face.seat)

    def nope_or_pass(self) -> tuple[Entry, ...]:
        """The Nope window: the same question whatever one holds."""
        let_be = Entry(self.say("action-pass"), key="space")
        nope = Entry(self.say("action-nope"), note=self.words.effect("nope"), key="n")
        return self.menus.settled(let_be, "pass"), self.menus.settled(nope, "nope")

    def seen(self) -> Entry:
        """Enough of the future."""
        return self.menus.settled(Entry(self.say("action-done"), key="space"), "done")

    def top(self) -> tuple[Entry, ...]:
        """The cards seen by looking into the future, the topmost first."""
        done = self.menus.actions["done"]
        seen = [name for name in self.view.remembered[:SEEN_OF_FUTURE] if name]
        return tuple(replace(self.menus.card(name), count=0, action=done) for name in seen)

    def gifts(self) -> tuple[Entry, ...]:
        """A card to give, asked twice: it may be a Defuse."""
        gifts = {gift.card: gift for gift in self.actions if isinstance(gift, Give)}
        titles = self.menus.titles
        return tuple(replace(self.menus.card(name), menu=self.sure(gifts[name])) for name in titles)

    def sure(self, gift: Give) -> Menu:
        """Really this one?"""
        title = self.words.card(gift.card)
        prompt = self.say("cli-ek-give-sure", card=title, name=self.face.names[self.view.turn])
        note = f"{title}: {self.words.effect(gift.card)}"
        button = Entry(self.say("cli-ek-give"), note=note, action=gift)
        return Menu(prompt, (button,), self.menus.lying(), picked=title)

    def titles(self) -> tuple[Entry, ...]:
        """A title to ask for."""
        named = [action for action in self.actions if isinstance(action, Name)]
        return tuple(replace(self.menus.card(action.card), action=action) for action in named)

    def places(self) -> tuple[Entry, ...]:
        """Where the Kitten may go, the top first."""
        puts = [action for action in self.actions if isinstance(action, Put)]
        keys = self.say("cli-ek-place-keys")
        below = len(puts) - 1
        return tuple(
            Entry(
                self.say("cli-ek-place", above=put.place, below=below - put.place),
                note=keys,
                action=put,
            )
            for put in puts
        )
