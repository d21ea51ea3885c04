"""The action table: one final class per kind of action, a row for each of its forms."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, TypeAlias, final

from purrlour.engine.action import Action
from purrlour.games.mice_and_mystics import codes
from purrlour.games.mice_and_mystics.tables import Names


@final
@dataclass(frozen=True)
class Simple(Action):
    """An action of one word: end, scurry, search …"""

    kind: ClassVar[str] = "simple"
    word: str

    def text(self) -> str:
        return self.word


@final
@dataclass(frozen=True)
class Numbered(Action):
    """A face, a die, a branch or a chapter's own action; counted from 1."""

    kind: ClassVar[str] = "numbered"
    verb: str
    number: int

    def text(self) -> str:
        return f"{self.verb}:{self.number}"


@final
@dataclass(frozen=True)
class Explore(Action):
    """Through an exit, or by turning the tile over."""

    kind: ClassVar[str] = "explore"
    way: str

    def text(self) -> str:
        return f"explore:{self.way}"


@final
@dataclass(frozen=True)
class Recover(Action):
    """From what the mouse recovers."""

    kind: ClassVar[str] = "recover"
    status: str

    def text(self) -> str:
        return f"recover:{self.status}"


@final
@dataclass(frozen=True)
class PartyItem(Action):
    """A token of the party is laid down (lay) or taken back (back)."""

    kind: ClassVar[str] = "party-item"
    verb: str
    item: str

    def text(self) -> str:
        return f"{self.verb}:{self.item}"


@final
@dataclass(frozen=True)
class WithHero(Action):
    """Something with a mouse: share with it, play it, fling it, use what it was born with."""

    kind: ClassVar[str] = "hero"
    verb: str
    hero: str

    def text(self) -> str:
        return f"{self.verb}:{self.hero}"


@final
@dataclass(frozen=True)
class WithAbility(Action):
    """An ability is learned or used."""

    kind: ClassVar[str] = "ability"
    verb: str
    ability: str

    def text(self) -> str:
        return f"{self.verb}:{self.ability}"


@final
@dataclass(frozen=True)
class WithCard(Action):
    """A search card is used, or chosen for what the question is about."""

    kind: ClassVar[str] = "card"
    verb: str
    card: str

    def text(self) -> str:
        return f"{self.verb}:{self.card}"


@final
@dataclass(frozen=True)
class Order(Action):
    """An initiative card is chosen."""

    kind: ClassVar[str] = "order"
    card: str

    def text(self) -> str:
        return f"order:{self.card}"


@final
@dataclass(frozen=True)
class AtFigure(Action):
    """A figure is attacked, picked, or has a grape thrown at it."""

    kind: ClassVar[str] = "figure"
    verb: str
    figure: str

    def text(self) -> str:
        return f"{self.verb}:{self.figure}"


@final
@dataclass(frozen=True)
class OfKind(Action):
    """A kind of minion is chosen."""

    kind: ClassVar[str] = "kind"
    minion: str

    def text(self) -> str:
        return f"kind:{self.minion}"


@final
@dataclass(frozen=True)
class ToSpace(Action):
    """A step to a space (go), or the choice of one (at)."""

    kind: ClassVar[str] = "space"
    verb: str
    space: str

    def text(self) -> str:
        return f"{self.verb}:{self.space}"


MiceAction: TypeAlias = (
    Simple
    | Numbered
    | Explore
    | Recover
    | PartyItem
    | WithHero
    | WithAbility
    | WithCard
    | Order
    | AtFigure
    | OfKind
    | ToSpace
)


def build_table(names: Names) -> list[MiceAction]:
    """Every action there is; each stands at its code."""
    rows: list[MiceAction] = [Simple(code, word) for code, word in codes.WORDS.items()]
    rows += [Recover(codes.RECOVER + at, what) for at, what in enumerate(codes.AILMENTS)]
    for verb, first, count in (
        ("face", codes.FACE, codes.FACES),
        ("die", codes.DIE, codes.DICE),
        ("choose", codes.CHOOSE, codes.BRANCHES),
        ("special", codes.SPECIAL, codes.SPECIALS),
    ):
        rows += [Numbered(first + at, verb, at + 1) for at in range(count)]
    rows += [Explore(codes.EXPLORE + at, way) for at, way in enumerate(codes.DIRECTIONS)]
    rows += [PartyItem(codes.LAY + at, "lay", item) for at, item in enumerate(codes.ITEMS)]
    rows += [PartyItem(codes.BACK + at, "back", item) for at, item in enumerate(codes.ITEMS[:2])]
    for verb, first in (
        ("share", codes.SHARE),
        ("hero", codes.HERO),
        ("fling", codes.APULT),
        ("innate", codes.INNATE),
    ):
        rows += [WithHero(first + at, verb, hero) for at, hero in enumerate(names.heroes)]
    for verb, first in (("learn", codes.LEARN), ("use", codes.USE_ABILITY)):
        rows += [WithAbility(first + at, verb, what) for at, what in enumerate(names.abilities)]
    for verb, first in (("use", codes.USE_CARD), ("card", codes.CARD)):
        rows += [WithCard(first + at, verb, card) for at, card in enumerate(names.cards)]
    rows += [Order(codes.ORDER + at, card) for at, card in enumerate(names.foes)]
    for verb, first in (("attack", codes.ATTACK), ("pick", codes.PICK), ("throw", codes.THROW)):
        rows += [AtFigure(first + at, verb, figure) for at, figure in enumerate(names.figures)]
    rows += [OfKind(codes.KIND + at, kind) for at, kind in enumerate(names.kinds)]
    first = codes.GO
    for verb in ("go", "at"):
        rows += [ToSpace(first + at, verb, space) for at, space in enumerate(names.spaces)]
        first += len(names.spaces)
    return sorted(rows, key=lambda row: row.code)
