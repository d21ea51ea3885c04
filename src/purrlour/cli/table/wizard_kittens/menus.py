"""The choices of Wizard Kittens: spells and chapters with reasons, cards by their circles."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import TYPE_CHECKING, Final, final

from purrlour.cli.table.menu import CARD_KEYS, Entry, Menu, Why
from purrlour.cli.table.menus import TableMenus
from purrlour.engine.action import Action
from purrlour.engine.decision import Decision
from purrlour.engine.errors import GameError
from purrlour.games.wizard_kittens.actions import PickCard, SendTo
from purrlour.games.wizard_kittens.cards import Effect
from purrlour.games.wizard_kittens.content import (
    CHAOS_NAMES,
    CHAPTERS,
    CREDIT_NAMES,
    CURSE_NAMES,
    RULE_NAMES,
)
from purrlour.games.wizard_kittens.editions import cards_of
from purrlour.games.wizard_kittens.telling import (
    Sentence,
    effect_sentence,
    formula_sentence,
    need_of,
    when_sentences,
)
from purrlour.games.wizard_kittens.view import WizardView

if TYPE_CHECKING:
    from purrlour.cli.table.wizard_kittens.face import WizardFace

_MANY: Final = 8
"""More cards than this are chosen by their owner first."""
_READING: Final = "xcvbn"
"""Keys of the cards that lie there to be read: numbers are for what can be done."""
_TINTS: Final = {
    "artifact": "warning",
    "familiar": "success",
    "potion": "error",
    "scroll": "primary",
}


@final
class Menus(TableMenus[WizardView]):
    """Builds the menus for one view. `refuse` says why a notation cannot be chosen."""

    def __init__(
        self,
        face: WizardFace,
        view: WizardView,
        choices: list[Action],
        refuse: Callable[[str], GameError],
    ) -> None:
        super().__init__(face, view, choices, refuse)
        self.face = face
        self.choices = choices
        self.cards = cards_of(view.cards)

    def build(self, decision: Decision | None) -> Menu:
        """What is asked, as buttons; below, what lies there to be read."""
        prompt = self.prompt(decision)
        match decision.kind if decision is not None else "":
            case "":
                buttons: tuple[Entry, ...] = ()
            case "spell":
                buttons = self.spells()
            case "turn" | "place" | "move-to":
                buttons = self.chapters()
            case _:
                buttons = self.others()
        return Menu(prompt, numbered(buttons), self.lying())

    # Entries.

    def labelled(self, action: Action) -> Entry:
        """A choice by its own words."""
        label = self.words.action(action, self.face.names, self.face.seat)
        tint = _TINTS.get(action.card, "") if isinstance(action, PickCard) else ""
        return Entry(label, note=label, tint=tint, action=action)

    def spells(self) -> tuple[Entry, ...]:
        """The four spells on one's mat, the covered one too."""
        return tuple(
            self.settled(Entry(self.words.card(spell), note=self.words.effect(spell)), spell)
            for spell in self.view.spells[self.face.seat]
        )

    def chapters(self) -> tuple[Entry, ...]:
        """The chapters of one's own, and what they lack."""
        mine = self.face.seat
        last = CHAPTERS if self.view.seats > 2 else CHAPTERS - 1
        return tuple(
            self.settled(
                Entry(
                    self.say(
                        "cli-wk-chapter",
                        chapter=chapter + 1,
                        cards=self.face.letters(self.view.circles[mine][chapter]) or "·",
                    ),
                    note=self.lack(chapter),
                ),
                f"place:{chapter + 1}",
            )
            for chapter in range(last)
        )

    def lack(self, chapter: int) -> str:
        """What one's chapter lacks for its curse."""
        curse = self.view.curses[chapter] if chapter < self.view.open else ""
        if not curse:
            return ""
        missing = self.view.missing[self.face.seat][chapter]
        title = self.words.card(curse)
        if not missing:
            return self.say(
                "cli-wk-complete", curse=title, count=self.view.spare[self.face.seat][chapter]
            )
        told = self.words.cards(missing, counted=True)
        return self.say("cli-wk-lacks", curse=title, cards=told)

    def others(self) -> tuple[Entry, ...]:
        """Whatever else is asked: cards and places of many circles by their owners first."""
        far = [one for one in self.choices if isinstance(one, PickCard | SendTo)]
        if len(far) <= _MANY:
            return tuple(self.labelled(action) for action in self.choices)
        owners = sorted(
            {one.target for one in far}, key=lambda seat: (seat != self.face.seat, seat)
        )
        entries: list[Entry] = []
        for seat in owners:
            inside = tuple(self.labelled(one) for one in far if one.target == seat)
            name = self.say("cli-wk-own") if seat == self.face.seat else self.face.names[seat]
            prompt = self.say("cli-wk-whose", name=name)
            entries.append(Entry(name, note=name, menu=Menu(prompt, inside, self.lying())))
        return tuple(entries)

    # What can be read: one's Extra Credit, the curses, rules in force.

    def lying(self) -> tuple[Entry, ...]:
        """Cards with their effects, to be looked at."""
        entries: list[Entry] = []
        mine = self.view.credits[self.face.seat] if self.face.seat >= 0 else ""
        if mine:
            scores = self.cards.credits[CREDIT_NAMES.index(mine)].scores
            entries.append(self.card(mine, "accent", self.tell(formula_sentence(scores))))
        curses = filter(None, self.view.curses)
        entries += [self.card(curse, "secondary", self.curse(curse)) for curse in curses]
        if self.view.rule:
            effect = self.cards.rules[RULE_NAMES.index(self.view.rule)].effect
            entries.append(self.card(self.view.rule, "warning", self.effect(effect)))
        if self.view.chaos:
            steps = self.cards.chaos[CHAOS_NAMES.index(self.view.chaos)].steps
            number = max(self.view.cats, 1)
            told = f"{number}: {self.effect(steps[number - 1])}"
            entries.append(self.card(self.view.chaos, "warning", told))
        return tuple(replace(entry, key=key) for entry, key in zip(entries, _READING, strict=False))

    def card(self, name: str, tint: str, note: str) -> Entry:
        """A card that nothing can be done with."""
        return Entry(self.words.card(name), note=note, tint=tint, why=Why(""))

    def curse(self, name: str) -> str:
        """What a curse needs and gives."""
        curse = self.cards.curses[CURSE_NAMES.index(name)]
        told = [self.say("curse-need", cards=need_of(curse))]
        told.append(self.say("curse-points", points=curse.points))
        if curse.bonus is not None:
            told.append(self.tell(formula_sentence(curse.bonus)))
        return " ".join(told)

    def effect(self, effect: Effect) -> str:
        """What an effect does, and when."""
        told = self.tell(effect_sentence(effect))
        for key, facts in when_sentences(effect):
            told = self.say(key, what=told, **facts)
        return told

    def tell(self, sentence: Sentence) -> str:
        """A sentence with its facts."""
        key, facts = sentence
        return self.say(key, **facts)


def numbered(entries: tuple[Entry, ...]) -> tuple[Entry, ...]:
    """Each with a number for its key."""
    return tuple(replace(entry, key=key) for entry, key in zip(entries, CARD_KEYS, strict=False))
