"""The action table: one final class per kind of action, a row for each of its forms."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, TypeAlias, final

from purrlour.engine.action import Action
from purrlour.games.exploding_kittens import codes
from purrlour.games.exploding_kittens.content import CATS, FIRST_CAT, HELD, MOST_SEATS, NAMES


@final
@dataclass(frozen=True)
class Simple(Action):
    """An action of one word: draw, pass, nope, done, resign."""

    kind: ClassVar[str] = "simple"
    word: str

    def text(self) -> str:
        return self.word


@final
@dataclass(frozen=True)
class PlayCard(Action):
    """One card aimed at nobody: attack, shuffle, skip, future."""

    kind: ClassVar[str] = "play"
    card: str

    def text(self) -> str:
        return self.card


@final
@dataclass(frozen=True)
class AskFavor(Action):
    """A Favor asked of a seat."""

    kind: ClassVar[str] = "favor"
    card: ClassVar[str] = "favor"
    target: int

    def text(self) -> str:
        return f"favor>{self.target}"


@final
@dataclass(frozen=True)
class Pair(Action):
    """Two equal cards against a seat."""

    kind: ClassVar[str] = "pair"
    card: str
    target: int

    def text(self) -> str:
        return f"pair:{self.card}>{self.target}"


@final
@dataclass(frozen=True)
class Three(Action):
    """Three equal cards against a seat; the title is named next."""

    kind: ClassVar[str] = "three"
    card: str
    target: int

    def text(self) -> str:
        return f"three:{self.card}>{self.target}"


@final
@dataclass(frozen=True)
class Name(Action):
    """The title that the three of a kind asks for."""

    kind: ClassVar[str] = "name"
    card: str

    def text(self) -> str:
        return f"name:{self.card}"


@final
@dataclass(frozen=True)
class Burgle(Action):
    """The Cat Burglar goes to a seat and asks for a cat."""

    kind: ClassVar[str] = "burglar"
    card: str
    target: int

    def text(self) -> str:
        return f"burglar:{self.card}>{self.target}"


@final
@dataclass(frozen=True)
class Give(Action):
    """The card given as a Favor."""

    kind: ClassVar[str] = "give"
    card: str

    def text(self) -> str:
        return f"give:{self.card}"


@final
@dataclass(frozen=True)
class Put(Action):
    """The Kitten goes back under so many cards."""

    kind: ClassVar[str] = "put"
    place: int

    def text(self) -> str:
        return f"put:{self.place}"


KittensAction: TypeAlias = Simple | PlayCard | AskFavor | Pair | Three | Name | Burgle | Give | Put

_SIMPLE = {
    codes.DRAW: "draw",
    codes.PASS: "pass",
    codes.NOPE_IT: "nope",
    codes.DONE: "done",
    codes.RESIGN: "resign",
}
_PLAYS = {
    codes.PLAY_ATTACK: "attack",
    codes.PLAY_SHUFFLE: "shuffle",
    codes.PLAY_SKIP: "skip",
    codes.PLAY_FUTURE: "future",
}


def build_table() -> list[KittensAction]:
    """Every action there is; each stands at its code."""
    rows: list[KittensAction] = []
    rows += [Simple(code, word) for code, word in _SIMPLE.items()]
    rows += [PlayCard(code, card) for code, card in _PLAYS.items()]
    for target in range(MOST_SEATS):
        rows.append(AskFavor(codes.PLAY_FAVOR + target, target))
        for number, card in enumerate(NAMES[1:]):
            rows.append(Pair(codes.PAIR + target * HELD + number, card, target))
            rows.append(Three(codes.THREE + target * HELD + number, card, target))
        for cat in range(CATS):
            code = codes.BURGLE + target * CATS + cat
            rows.append(Burgle(code, NAMES[FIRST_CAT + cat], target))
    for number, card in enumerate(NAMES[1:]):
        rows.append(Name(codes.NAME + number, card))
        rows.append(Give(codes.GIVE + number, card))
    rows += [Put(codes.PUT + place, place) for place in range(codes.DEEPEST + 1)]
    return sorted(rows, key=lambda row: row.code)
