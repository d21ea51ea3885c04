"""The action table: one final class per kind of action, a row for each of its forms.

Chapters are counted from 1, seats from 0. Cards of one type in one chapter are alike.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Final, TypeAlias, final

from purrlour.engine.action import Action
from purrlour.games.wizard_kittens import codes
from purrlour.games.wizard_kittens.content import (
    CHAPTERS,
    KITTEN_NAMES,
    MOST_SEATS,
    SPELL_NAMES,
    TYPE_NAMES,
    TYPES,
)

SIDE_NAMES: Final = ("basic", "advanced")
"""The sides of a mat, in the order of their codes."""


@final
@dataclass(frozen=True)
class First(Action):
    """Who begins."""

    kind: ClassVar[str] = "first"
    target: int

    def text(self) -> str:
        return f"first>{self.target}"


@final
@dataclass(frozen=True)
class Pick(Action):
    """A kitten for oneself, and the side of its mat."""

    kind: ClassVar[str] = "pick"
    kitten: str
    side: str

    def text(self) -> str:
        return f"pick:{self.kitten}.{self.side}"


@final
@dataclass(frozen=True)
class Place(Action):
    """The chapter of one's own that takes the card in hand."""

    kind: ClassVar[str] = "place"
    chapter: int

    def text(self) -> str:
        return f"place:{self.chapter}"


@final
@dataclass(frozen=True)
class Cast(Action):
    """A spell; its cards and targets are chosen next."""

    kind: ClassVar[str] = "cast"
    spell: str

    def text(self) -> str:
        return self.spell


@final
@dataclass(frozen=True)
class PickCard(Action):
    """A card in somebody's chapter, for whatever is being done."""

    kind: ClassVar[str] = "card"
    card: str
    target: int
    chapter: int

    def text(self) -> str:
        return f"card:{self.card}>{self.target}.{self.chapter}"


@final
@dataclass(frozen=True)
class SendTo(Action):
    """The kitten and chapter that a card goes to."""

    kind: ClassVar[str] = "to"
    target: int
    chapter: int

    def text(self) -> str:
        return f"to>{self.target}.{self.chapter}"


@final
@dataclass(frozen=True)
class Keep(Action):
    """Which of the two cards of an Overflow one keeps."""

    kind: ClassVar[str] = "keep"
    card: str

    def text(self) -> str:
        return f"keep:{self.card}"


@final
@dataclass(frozen=True)
class Give(Action):
    """The kitten that gets the other card of an Overflow."""

    kind: ClassVar[str] = "give"
    target: int

    def text(self) -> str:
        return f"give>{self.target}"


@final
@dataclass(frozen=True)
class Salvage(Action):
    """A card of the discard pile."""

    kind: ClassVar[str] = "take"
    card: str

    def text(self) -> str:
        return f"take:{self.card}"


@final
@dataclass(frozen=True)
class Clear(Action):
    """The chapter of one's own whose cards are discarded."""

    kind: ClassVar[str] = "clear"
    chapter: int

    def text(self) -> str:
        return f"clear:{self.chapter}"


@final
@dataclass(frozen=True)
class Defeat(Action):
    """The chapter whose curse is defeated next."""

    kind: ClassVar[str] = "defeat"
    chapter: int

    def text(self) -> str:
        return f"defeat:{self.chapter}"


WizardAction: TypeAlias = (
    First | Pick | Place | Cast | PickCard | SendTo | Keep | Give | Salvage | Clear | Defeat
)


def build_table() -> list[WizardAction]:
    """Every action there is; each stands at its code."""
    rows: list[WizardAction] = []
    for number, kitten in enumerate(KITTEN_NAMES):
        for face, side in enumerate(SIDE_NAMES):
            rows.append(Pick(codes.PICK + number * codes.SIDES + face, kitten, side))
    rows += [Cast(codes.CAST + number, spell) for number, spell in enumerate(SPELL_NAMES)]
    for number, card in enumerate(TYPE_NAMES):
        rows.append(Keep(codes.KEEP + number, card))
        rows.append(Salvage(codes.SALVAGE + number, card))
    for chapter in range(CHAPTERS):
        rows.append(Place(codes.PLACE + chapter, chapter + 1))
        rows.append(Clear(codes.CLEAR + chapter, chapter + 1))
        rows.append(Defeat(codes.DEFEAT + chapter, chapter + 1))
    for seat in range(MOST_SEATS):
        rows.append(First(codes.FIRST + seat, seat))
        rows.append(Give(codes.GIVE + seat, seat))
        for chapter in range(CHAPTERS):
            rows.append(SendTo(codes.TO + seat * CHAPTERS + chapter, seat, chapter + 1))
            spot = codes.CARD + seat * codes.CIRCLE + chapter * TYPES
            for number, card in enumerate(TYPE_NAMES):
                rows.append(PickCard(spot + number, card, seat, chapter + 1))
    return sorted(rows, key=lambda row: row.code)
