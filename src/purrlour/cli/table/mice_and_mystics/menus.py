"""The choices of Mice and Mystics: what is done first, then to whom or where."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import TYPE_CHECKING, Final, final

from purrlour.cli.table.menu import Entry, Menu, Why
from purrlour.cli.table.mice_and_mystics.symbols import foe_name, standing
from purrlour.engine.action import Action
from purrlour.engine.decision import Decision
from purrlour.engine.errors import GameError
from purrlour.games.mice_and_mystics.actions import (
    AtFigure,
    Numbered,
    OfKind,
    Order,
    ToSpace,
    WithAbility,
    WithCard,
    WithHero,
)
from purrlour.games.mice_and_mystics.view import MiceView

if TYPE_CHECKING:
    from purrlour.cli.table.mice_and_mystics.face import MiceFace

_ALWAYS: Final = ("search", "scurry", "equip", "level-up")
"""Shown on a mouse's turn even if they cannot be done: the table says why."""
_FEW: Final = 3
"""So many choices of one sort need no door of their own."""
_KEYS: Final = {"end": "e", "pass": "space", "done": "d", "stop": "x", "yes": "y", "no": "n"}
_AT: Final = ("attack", "throw")
"""What is done to a minion: names are long, so a choice among several has a door."""
_DOORS: Final = ("go", "attack", "use", "share", "throw", "fling")
"""What opens a step of its own on a mouse's turn."""


@final
class Menus:
    """Builds the menus for one view. `refuse` says why a notation cannot be chosen."""

    def __init__(
        self,
        face: MiceFace,
        view: MiceView,
        choices: list[Action],
        refuse: Callable[[str], GameError],
    ) -> None:
        self.face = face
        self.words = face.words
        self.say = face.words.say
        self.view = view
        self.refuse = refuse
        self.choices = choices

    def build(self, decision: Decision | None) -> Menu:
        """What is asked; without a question, the party as it stands."""
        prompt = self.prompt(decision)
        if decision is None:
            return Menu(prompt, cards=self.party())
        if decision.kind == "turn":
            doors = self.doors()
            # Who shuts the last page of a story by one key too many should not end a turn.
            return Menu(prompt, buttons=self.deeds(), cards=doors, start=0 if doors else None)
        plain = [action for action in self.choices if not self.is_thing(action)]
        things = [action for action in self.choices if self.is_thing(action)]
        return Menu(
            prompt,
            buttons=tuple(self.leaf(action) for action in plain),
            cards=tuple(self.leaf(action) for action in things),
        )

    def prompt(self, decision: Decision | None) -> str:
        """What is asked, or whom the table waits for."""
        if decision is not None:
            return self.words.decision(decision, self.face.names, self.face.seat, "")
        if self.view.phase == "over":
            return self.say("cli-over")
        others = [self.face.names[seat] for seat in self.view.asked]
        return self.say("cli-waiting", names=", ".join(others), count=len(others))

    # A mouse's turn.

    def deeds(self) -> tuple[Entry, ...]:
        """What needs no target, and what cannot be done just now."""
        plain = [action for action in self.choices if not self.is_thing(action)]
        known = {action.text() for action in plain}
        missing = [self.barred(text) for text in _ALWAYS if text not in known]
        leaves = [self.leaf(action) for action in plain if action.text() != "end"]
        ending = [self.leaf(action) for action in plain if action.text() == "end"]
        return (*leaves, *missing, *ending)

    def doors(self) -> tuple[Entry, ...]:
        """What is done to somebody or somewhere: a door for each sort, unless there are few."""
        entries: list[Entry] = []
        for verb in _DOORS:
            found = [action for action in self.choices if self.verb(action) == verb]
            leaves = tuple(self.leaf(action) for action in found)
            if verb in _AT and len(found) > 1:
                leaves = tuple(self.bare(leaf) for leaf in leaves)
            elif len(leaves) <= _FEW:
                entries += leaves
                continue
            title = self.say(f"cli-mm-{verb}")
            note = ", ".join(leaf.label for leaf in leaves)
            entries.append(Entry(title, note=note, menu=Menu(title, cards=leaves)))
        others = [
            one for one in self.choices if self.is_thing(one) and self.verb(one) not in _DOORS
        ]
        return (*entries, *(self.leaf(action) for action in others))

    def bare(self, entry: Entry) -> Entry:
        """A figure where it is said what is done to it: its name is enough."""
        assert isinstance(entry.action, AtFigure)
        kind = self.view.kinds[self.view.foes.index(entry.action.figure)]
        name = self.words.card(foe_name(self.words, entry.action.figure, kind))
        return replace(entry, label=name)

    def barred(self, text: str) -> Entry:
        """Something that cannot be done, and why."""
        error = self.refuse(text)
        why = Why(self.words.refusal(error, self.face.names), error.clause)
        return Entry(self.say(f"action-{text}"), why=why)

    # One choice.

    @staticmethod
    def verb(action: Action) -> str:
        """What is done."""
        return action.text().partition(":")[0]

    @staticmethod
    def is_thing(action: Action) -> bool:
        """Whether it is about a card, a figure or a space."""
        things = AtFigure | OfKind | Order | ToSpace | WithAbility | WithCard | WithHero
        return isinstance(action, things)

    def leaf(self, action: Action) -> Entry:
        """A choice, with a line about what it is about."""
        label = self.words.action(action, self.face.names, self.face.seat)
        entry = Entry(label, key=_KEYS.get(action.text(), ""), action=action)
        match action:
            case WithCard(verb="card", card=card):
                return self.belonging(entry, card)
            case WithCard(card=card):
                return replace(entry, note=self.words.effect(card), tint="secondary")
            case WithAbility(verb="learn", ability=ability):
                name = self.words.card(ability)
                return replace(entry, label=name, note=self.words.effect(ability), tint="accent")
            case WithAbility(ability=ability):
                return replace(entry, note=self.words.effect(ability), tint="accent")
            case WithHero(verb="innate", hero=hero):
                return self.innate(entry, hero)
            case WithHero(hero=hero):
                return replace(entry, note=self.words.effect(hero), tint="success")
            case AtFigure(verb="pick", figure=figure) if figure in self.view.foes:
                return self.bare(self.figure(entry, action, figure))
            case AtFigure(figure=figure):
                return self.figure(entry, action, figure)
            case Order(card=card):
                return replace(entry, label=self.words.card(card))
            case Numbered(verb="special", number=number):
                return replace(entry, label=self.named(self.view.specials[number - 1]))
            case Numbered(verb="choose", number=number):
                return replace(entry, label=self.named(self.view.branches[number - 1]))
            case ToSpace(space=space):
                there = standing(self.words, self.view, space)
                return replace(entry, note=self.say("cli-mm-there", there=there or "–"))
            case _:
                return entry

    def named(self, what: str) -> str:
        """What a numbered choice means now: `special:light_lamp`, `thing:tansy` …"""
        kind, _, name = what.partition(":")
        if kind == "chapter":
            return self.say("cli-mm-chapter")
        told = self.words.name(kind, name)
        return self.say("cli-mm-hand-over", thing=told) if kind == "thing" else told

    def belonging(self, entry: Entry, card: str) -> Entry:
        """A card by its name: the question says what is done with it; and who has it where."""
        view, note = self.view, [self.words.effect(card)]
        for hero, worn, pack in zip(view.heroes, view.worn, view.packs, strict=True):
            place = "worn" if card in worn else "packed" if card in pack else ""
            if place:
                note.append(self.say(f"cli-mm-{place}", hero=self.words.card(hero)))
        return replace(entry, label=self.words.card(card), note=" ".join(note), tint="secondary")

    def innate(self, entry: Entry, hero: str) -> Entry:
        """What a mouse was born with, by its name."""
        (born,) = (one.innate for one in self.face.book.heroes if one.id == hero)
        name = ", ".join(self.words.card(one) for one in born)
        note = " ".join(self.words.effect(one) for one in born)
        return replace(entry, label=self.say("cli-mm-innate", name=name), note=note)

    def figure(self, entry: Entry, action: AtFigure, figure: str) -> Entry:
        """A figure by its true name, and where it stands."""
        view = self.view
        if figure not in view.foes:
            return replace(entry, note=self.words.effect(figure), tint="success")
        at = view.foes.index(figure)
        named = replace(action, figure=foe_name(self.words, figure, view.kinds[at]))
        name = self.words.action(named, self.face.names, self.face.seat)
        note = self.say(
            "cli-mm-at", space=view.foe_spaces[at], effect=self.words.effect(view.kinds[at])
        )
        return replace(entry, label=name, note=note, tint="error")

    def party(self) -> tuple[Entry, ...]:
        """The mice, to be looked at while others choose."""
        return tuple(self.mouse(at) for at in range(len(self.view.heroes)))

    def mouse(self, at: int) -> Entry:
        """A mouse with what it has."""
        view = self.view
        cards = [*view.abilities[at], *view.worn[at], *view.packs[at]]
        note = ", ".join(self.words.card(card) for card in cards)
        return Entry(self.words.card(view.heroes[at]), note=note, tint="success", why=Why(""))
