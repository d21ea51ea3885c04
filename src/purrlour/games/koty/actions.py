"""The action table: one final class per kind of action, a row for each of its forms."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, TypeAlias, final

from purrlour.engine.action import Action
from purrlour.games.koty import codes
from purrlour.games.koty.content import CATS, CROW, LANDS, MOST_SEATS, NAMES


@final
@dataclass(frozen=True)
class Simple(Action):
    """An action of one word: exchange, pass, owl, stop, dragon, resign."""

    kind: ClassVar[str] = "simple"
    word: str

    def text(self) -> str:
        return self.word


@final
@dataclass(frozen=True)
class PlayCard(Action):
    """A cat or a crow on a land of one's own or of a rival. Lands are counted from 1."""

    kind: ClassVar[str] = "play"
    card: str
    target: int
    land: int

    def text(self) -> str:
        return f"{self.card}>{self.target}.{self.land}"


@final
@dataclass(frozen=True)
class PlayJoker(Action):
    """A joker on a land, and what it stands for."""

    kind: ClassVar[str] = "joker"
    card: str
    """What it stands for."""
    target: int
    land: int

    def text(self) -> str:
        return f"joker={self.card}>{self.target}.{self.land}"


@final
@dataclass(frozen=True)
class PlayMoth(Action):
    """The moth takes the cat of a land; where to is chosen next."""

    kind: ClassVar[str] = "moth"
    target: int
    land: int

    def text(self) -> str:
        return f"moth>{self.target}.{self.land}"


@final
@dataclass(frozen=True)
class Lay(Action):
    """Where the moth lays the cat it took."""

    kind: ClassVar[str] = "lay"
    target: int
    land: int

    def text(self) -> str:
        return f"lay>{self.target}.{self.land}"


@final
@dataclass(frozen=True)
class PlayBat(Action):
    """The bat takes the crow of a rival's land."""

    kind: ClassVar[str] = "bat"
    target: int
    land: int

    def text(self) -> str:
        return f"bat>{self.target}.{self.land}"


@final
@dataclass(frozen=True)
class Defend(Action):
    """The card that stops an attack."""

    kind: ClassVar[str] = "defend"
    card: str

    def text(self) -> str:
        return f"defend:{self.card}"


@final
@dataclass(frozen=True)
class Repeat(Action):
    """The card that attacks once more."""

    kind: ClassVar[str] = "repeat"
    card: str

    def text(self) -> str:
        return f"repeat:{self.card}"


@final
@dataclass(frozen=True)
class Place(Action):
    """The land of one's own that takes what was gained."""

    kind: ClassVar[str] = "place"
    land: int

    def text(self) -> str:
        return f"place:{self.land}"


KotyAction: TypeAlias = (
    Simple | PlayCard | PlayJoker | PlayMoth | Lay | PlayBat | Defend | Repeat | Place
)

_SIMPLE = {
    codes.EXCHANGE: "exchange",
    codes.PASS: "pass",
    codes.OWL_IT: "owl",
    codes.STOP: "stop",
    codes.PLAY_DRAGON: "dragon",
    codes.RESIGN: "resign",
}


def build_table() -> list[KotyAction]:
    """Every action there is; each stands at its code."""
    rows: list[KotyAction] = [Simple(code, word) for code, word in _SIMPLE.items()]
    for number, card in enumerate((*NAMES[:CATS], "joker")):
        rows.append(Defend(codes.DEFEND + number, card))
        rows.append(Repeat(codes.REPEAT + number, card))
    for land in range(LANDS):
        rows.append(Place(codes.PLACE + land, land + 1))
        for seat in range(MOST_SEATS):
            spot = seat * LANDS + land
            rows.append(PlayMoth(codes.PLAY_MOTH + spot, seat, land + 1))
            rows.append(Lay(codes.LAY + spot, seat, land + 1))
            rows.append(PlayBat(codes.PLAY_BAT + spot, seat, land + 1))
            first = codes.PLAY + spot * codes.MOVES
            for number, card in enumerate(NAMES[: CROW + 1]):
                rows.append(PlayCard(first + number, card, seat, land + 1))
                rows.append(PlayJoker(first + codes.JOKER_MOVE + number, card, seat, land + 1))
    return sorted(rows, key=lambda row: row.code)
