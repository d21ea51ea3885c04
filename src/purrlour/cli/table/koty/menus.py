"""The choices of Koty, step by step: card, whose dream, which land, what a joker stands for."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import TYPE_CHECKING, Final, final

from purrlour.cli.table.menu import Entry, Menu, Why
from purrlour.cli.table.menus import TableMenus
from purrlour.engine.action import Action
from purrlour.engine.decision import Decision
from purrlour.engine.errors import GameError
from purrlour.games.koty import codes
from purrlour.games.koty.content import CATS, LANDS, NAMES, NUMBERS
from purrlour.games.koty.view import KotyView

if TYPE_CHECKING:
    from purrlour.cli.table.koty.face import KotyFace

_TINTS: Final = {
    "blue": "primary",
    "yellow": "warning",
    "green": "success",
    "pink": "error",
    "crow": "secondary",
    "joker": "accent",
}


@final
class Menus(TableMenus[KotyView]):
    """Builds the menus for one view. `refuse` says why a notation cannot be chosen."""

    def __init__(
        self,
        face: KotyFace,
        view: KotyView,
        choices: list[Action],
        refuse: Callable[[str], GameError],
    ) -> None:
        super().__init__(face, view, choices, refuse)
        self.face = face
        self.titles = list(dict.fromkeys(view.hand))

    def build(self, decision: Decision | None) -> Menu:
        """The first step of what is asked; without a question, the hand."""
        prompt = self.prompt(decision)
        match decision.kind if decision is not None else "":
            case "defend" | "repeat" as kind:
                return Menu(prompt, buttons=self.duel(kind), cards=self.lying())
            case "place":
                return Menu(prompt, buttons=self.places(), cards=self.lying())
            case "lay":
                return Menu(prompt, buttons=self.owners(lambda spot: [f"lay>{spot}"]))
            case _:
                return Menu(prompt, buttons=self.moves(), cards=self.hand())

    # One entry.

    def card(self, name: str) -> Entry:
        """A card with its title and effect, and how often it is in the hand."""
        return Entry(
            label=self.words.card(name),
            note=self.words.effect(name),
            count=self.view.hand.count(name),
            tint=_TINTS.get(name.rstrip("0123456789"), "secondary"),
        )

    def lying(self) -> tuple[Entry, ...]:
        """The hand as it lies there while something else is being thought about."""
        return tuple(replace(self.card(name), why=Why("")) for name in self.titles)

    # A turn.

    def moves(self) -> tuple[Entry, ...]:
        """What needs no card."""
        if self.view.phase == "over":
            return ()
        note = self.say("cli-ko-exchange-note")
        return (self.settled(Entry(self.say("action-exchange"), note=note, key="x"), "exchange"),)

    def hand(self) -> tuple[Entry, ...]:
        """The cards in hand; each leads to where it can go."""
        return tuple(self.held(name) for name in self.titles)

    def held(self, name: str) -> Entry:
        """One title of the hand."""
        card = self.card(name)
        if name in ("owl", "dragon"):
            return self.settled(card, name)
        owners = self.owners(lambda spot: self.texts(name, spot))
        possible = [owner for owner in owners if owner.possible]
        if not possible:
            return replace(card, why=owners[0].why)
        prompt = self.say("cli-ko-whose", card=card.label)
        return replace(card, menu=Menu(prompt, owners, self.lying(), picked=card.label))

    def texts(self, name: str, spot: str) -> list[str]:
        """The notations of a card on a land: one, or for a joker one for each meaning."""
        if name != "joker":
            return [f"{name}>{spot}"]
        seat, land = (int(number) for number in spot.split("."))
        top = self.view.tops[seat][land - 1]
        number = NUMBERS[top] if top else 0
        cats = [NAMES[number & ~1], NAMES[number | 1]] if number < CATS else ["crow"]
        return [f"joker={meaning}>{spot}" for meaning in cats]

    # Whose dream, which land.

    def owners(self, texts: Callable[[str], list[str]]) -> tuple[Entry, ...]:
        """Everybody's dream, one's own first."""
        mine = self.face.seat
        seats = [mine, *(seat for seat in range(self.view.seats) if seat != mine)]
        return tuple(self.owner(seat, texts) for seat in seats)

    def owner(self, seat: int, texts: Callable[[str], list[str]]) -> Entry:
        """One dream and its lands."""
        own = seat == self.face.seat
        name = self.say("cli-ko-own") if own else self.face.names[seat]
        lands = tuple(self.land(seat, land, texts) for land in range(LANDS))
        note = "  ".join(land.label for land in lands)
        if not any(land.possible for land in lands):
            return Entry(name, note=note, why=lands[0].why)
        prompt = self.say("cli-ko-which-land", name=name)
        return Entry(name, note=note, menu=Menu(prompt, lands, self.lying()))

    def land(self, seat: int, land: int, texts: Callable[[str], list[str]]) -> Entry:
        """One land; a joker may have to say what it is."""
        label = self.say("cli-ko-land", land=land + 1, what=self.face.land(self.view, seat, land))
        entry = Entry(label, note=label)
        every = texts(f"{seat}.{land + 1}")
        if len(every) == 1 or every[0] not in self.actions:
            return self.settled(entry, every[0])
        meanings = tuple(
            self.settled(Entry(self.say("cli-ko-as", card=self.words.card(meaning))), text)
            for text in every
            for meaning in [text.partition("=")[2].partition(">")[0]]
        )
        return replace(entry, menu=Menu(self.say("cli-ko-as-what"), meanings, self.lying()))

    # Answers.

    def duel(self, kind: str) -> tuple[Entry, ...]:
        """Let it be, or answer with the cat, a joker or an owl: asked whatever one holds."""
        quiet = "pass" if kind == "defend" else "stop"
        cat = NAMES[codes.stands_for(self.view.play)]
        entries = [self.settled(Entry(self.say(f"action-{quiet}"), key="space"), quiet)]
        for card, key in ((cat, "c"), ("joker", "j")):
            entry = Entry(self.say(f"action-{kind}", card=card), key=key)
            entries.append(self.settled(entry, f"{kind}:{card}"))
        if kind == "defend" and "owl" in self.view.deck:
            entries.append(self.settled(Entry(self.say("action-owl"), key="o"), "owl"))
        return tuple(entries)

    def places(self) -> tuple[Entry, ...]:
        """The four lands of one's own."""
        seat = self.face.seat
        return tuple(
            self.settled(
                Entry(
                    self.say(
                        "cli-ko-land", land=land + 1, what=self.face.land(self.view, seat, land)
                    ),
                    key=str(land + 1),
                ),
                f"place:{land + 1}",
            )
            for land in range(LANDS)
        )
