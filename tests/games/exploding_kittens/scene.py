"""The stage of the rule tests: lay out a table, act, look.

    table = scene(
        hands={"ann": "skip tacocat", "bob": "tacocat"}, pile="kitten tacocat", turn="ann"
    )

    table.play("ann", "skip").everybody_passes()

    assert table.pending == ["bob turn"]

Cards go by their names in notation, the top of the pile first. People sit in the order of
`hands`, and a target may be called by name: "favor>bob". Whatever the scene does not mention
lies in the box. Luck is scripted: `rolls` are the outcomes, counted from 0, of the picks that an
act needs; an act that needs other luck fails.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Sequence

from mypy_extensions import i64

from purrlour.engine.chance import Chance, Seeded
from purrlour.engine.event import Event
from purrlour.engine.table import Table
from purrlour.games.exploding_kittens.actions import KittensAction
from purrlour.games.exploding_kittens.content import COPIES, NAMES, NUMBERS
from purrlour.games.exploding_kittens.game import ExplodingKittens
from purrlour.games.exploding_kittens.options import KittensOptions
from purrlour.games.exploding_kittens.state import Kittens
from purrlour.games.exploding_kittens.view import KittensView
from tests.games.stage import Acting, Looking

GAME = ExplodingKittens()
PEOPLE = ("ann", "bob", "cleo", "dan", "eve")
DECK = dict(zip(NAMES, COPIES, strict=True))


class Patience(Chance):
    """Luck for imagining worlds, and not without end."""

    def __init__(self, seed: int) -> None:
        self.luck = Seeded(seed)
        self.left = 200_000

    def pick(self, n: i64) -> i64:
        self.left -= 1
        assert self.left, "no world that fits was found"
        return self.luck.pick(n)


class World(Looking[Kittens, KittensAction, KittensView, KittensOptions]):
    """A state to look at, hidden things included."""

    game = GAME

    def hand(self, who: str) -> str:
        """Somebody's cards, sorted as the game sorts them."""
        return " ".join(self.sees(who).hand)

    @property
    def pile(self) -> str:
        """The draw pile, top first."""
        return self._cards("pile")

    @property
    def box(self) -> str:
        """Cards that all know to be out of the game, sorted."""
        return self._cards("box")

    @property
    def unseen(self) -> str:
        """Cards that left the game unseen, sorted."""
        return self._cards("unseen")

    @property
    def discard(self) -> str:
        """The discard pile, the last card first."""
        return " ".join(self.sees("watcher").discard)

    @property
    def alive(self) -> list[str]:
        """Who is still in the game."""
        return [
            name
            for name, lives in zip(self.names, self.sees("watcher").alive, strict=True)
            if lives
        ]

    @property
    def pawn(self) -> str | None:
        """In front of whom the Cat Burglar stands."""
        seat = self.sees("watcher").pawn
        return None if seat < 0 else self.names[seat]

    def owes(self, who: str) -> str:
        """How many turns somebody owes, with a star under attack: "1", "2*"; "0" off turn."""
        seen = self.sees("watcher")
        if seen.turn != self.seat(who):
            return "0"
        return f"{seen.owed}*" if seen.attacked else str(seen.owed)

    def all_cards(self) -> Counter[str]:
        """Every card there is, wherever it lies; a Kitten that waits to be put back as well."""
        places = " ".join(self.field(name) for name in ("hands", "pile", "box", "unseen"))
        cards = re.findall(r"\w+", places) + self.discard.split()
        return Counter(cards + ["kitten"] * (self.field("phase") == "put"))

    def worlds(self, who: str, count: int = 200) -> list[World]:
        """So many worlds that look the same to somebody."""
        view = self.sees(who)
        return [World(self.names, GAME.sample(view, Patience(seed))) for seed in range(count)]


class Scene(Acting[Kittens, KittensAction, KittensView, KittensOptions], World):
    """A table where people act."""

    def passes(self, *people: str, rolls: Sequence[int] = ()) -> Scene:
        """These people let the play happen."""
        with self._act(rolls):
            for who in people:
                self.events += self.table.play(self.seat(who), "pass")
        return self

    def everybody_passes(self, *, rolls: Sequence[int] = ()) -> Scene:
        """All who are asked let the play happen."""
        asked = [self.names[seat] for seat in self.sees("watcher").asked]
        assert self.sees("watcher").phase == "nope", f"nobody is asked for a Nope: {self.pending}"
        return self.passes(*asked, rolls=rolls)

    def decision(self, who: str) -> int:
        """The number of the decision that somebody owes."""
        number = self.table.decision_of(self.seat(who))
        assert number is not None, f"{who} is not asked: {self.pending}"
        return number

    def told(self, who: str) -> list[Event | None]:
        """The last act as somebody sees it."""
        return [event.seen_by(self.seat(who)) for event in self.events]


def scene(
    *,
    hands: dict[str, str],
    pile: str,
    turn: str | None = None,
    owed: int = 1,
    attacked: bool = False,
    pawn: str | None = None,
    discard: str = "",
    dead: Sequence[str] = (),
    unseen: str = "",
    any_pairs: bool = True,
    nope_own: bool = False,
    empty_targets: bool = False,
) -> Scene:
    """A table in the middle of a game, at the start of somebody's turn (the first one's).

    `dead` are listed as they fell, the first to go first.
    """
    names = list(hands)
    living = len(names) - len(dead)
    assert pile.split().count("kitten") >= living - 1, f"{living} players need more Kittens"
    current = names.index(turn or names[0])
    mentioned = Counter(" ".join([*hands.values(), pile, discard, unseen]).split())
    assert mentioned <= Counter(DECK), f"no such cards: {mentioned - Counter(DECK)}"
    # What lies on the discard was laid there by the player whose turn it is; Kittens lie there
    # because somebody exploded.
    laid = ["l.kitten" if card == "kitten" else f"{current}p.{card}" for card in discard.split()]
    fallen = [f"{names.index(name)}z" for name in dead]
    house = {"any_pairs": any_pairs, "nope_own": nope_own, "empty_targets": empty_targets}
    fields = {
        "seats": len(names),
        "house": ",".join(name for name, on in house.items() if on) or "-",
        "alive": ",".join(str(seat) for seat, name in enumerate(names) if name not in dead),
        "turn": current,
        "owed": owed,
        "attacked": "yes" if attacked else "no",
        "pawn": "-" if pawn is None else names.index(pawn),
        "hands": "/".join(_sorted(cards) for cards in hands.values()),
        "pile": ",".join(pile.split()),
        "box": _sorted(" ".join((Counter(DECK) - mentioned).elements())),
        "unseen": _sorted(unseen),
        "story": ",".join(fallen + laid[::-1]) or "-",
        "play": "-",
        "named": "-",
        "chain": 0,
        "top": "-",
        "phase": "turn",
        "asked": current,
    }
    written = " ".join(f"{name}:{value}" for name, value in fields.items())
    # A table deals for itself; then its cards are laid out anew.
    table = Table(GAME, len(names), KittensOptions(first=str(current)), Seeded(0))
    table.state = GAME.load(f"{GAME.key}/{GAME.version} {written}")
    return Scene(names, table)


def dealt(seats: int, *, seed: int, **settings: str) -> Scene:
    """A new game, with house rules by their names."""
    table = Table(GAME, seats, GAME.options(settings), Seeded(seed))
    return Scene(PEOPLE[:seats], table)


def _sorted(cards: str) -> str:
    return ",".join(sorted(cards.split(), key=NUMBERS.__getitem__)) or "-"
