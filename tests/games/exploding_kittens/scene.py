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
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import TypeAlias, TypeVar

import pytest
from mypy_extensions import i64

from purrlour.engine.chance import Chance, Scripted, Seeded
from purrlour.engine.decision import WATCHER, Outcome
from purrlour.engine.errors import GameError
from purrlour.engine.event import Event
from purrlour.engine.table import Table
from purrlour.games.exploding_kittens.actions import KittensAction
from purrlour.games.exploding_kittens.content import COPIES, NAMES, NUMBERS
from purrlour.games.exploding_kittens.game import ExplodingKittens
from purrlour.games.exploding_kittens.options import KittensOptions
from purrlour.games.exploding_kittens.state import Kittens
from purrlour.games.exploding_kittens.view import KittensView

KittensTable: TypeAlias = Table[Kittens, KittensAction, KittensView, KittensOptions]
E = TypeVar("E", bound=Event)

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


class World:
    """A state to look at, hidden things included."""

    def __init__(self, names: Sequence[str], state: Kittens) -> None:
        self.names = list(names)
        self.state = state

    def seat(self, who: str) -> int:
        """The seat number behind a name; "watcher" has none of the cards."""
        return WATCHER if who == "watcher" else self.names.index(who)

    def sees(self, who: str) -> KittensView:
        """All that somebody knows."""
        return GAME.view(self.state, self.seat(who))

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
    def pending(self) -> list[str]:
        """Who owes which choice, in seat order: ["bob turn"]."""
        return [f"{self.names[asked.seat]} {asked.kind}" for asked in GAME.decisions(self.state)]

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

    @property
    def outcome(self) -> Outcome | None:
        """How it ended; None while it goes on."""
        return GAME.outcome(self.state)

    @property
    def position(self) -> str:
        """The whole state as text."""
        return GAME.position(self.state)

    def owes(self, who: str) -> str:
        """How many turns somebody owes, with a star under attack: "1", "2*"; "0" off turn."""
        seen = self.sees("watcher")
        if seen.turn != self.seat(who):
            return "0"
        return f"{seen.owed}*" if seen.attacked else str(seen.owed)

    def choices(self, who: str) -> set[str]:
        """What somebody may choose from, targets by name."""
        texts = [GAME.actions[code].text() for code in GAME.legal(self.state, self.seat(who))]
        return {self._named(text) for text in texts}

    def all_cards(self) -> Counter[str]:
        """Every card there is, wherever it lies; a Kitten that waits to be put back as well."""
        fields = self._fields()
        places = " ".join(fields[name] for name in ("hands", "pile", "box", "unseen"))
        cards = re.findall(r"\w+", places) + self.discard.split()
        return Counter(cards + ["kitten"] * (fields["phase"] == "put"))

    def worlds(self, who: str, count: int = 200) -> list[World]:
        """So many worlds that look the same to somebody."""
        view = self.sees(who)
        return [World(self.names, GAME.sample(view, Patience(seed))) for seed in range(count)]

    def _fields(self) -> dict[str, str]:
        return dict(part.split(":", 1) for part in self.position.split(" ")[1:])

    def _cards(self, field: str) -> str:
        return self._fields()[field].strip("-").replace(",", " ")

    def _named(self, text: str) -> str:
        head, arrow, target = text.partition(">")
        return f"{head}{arrow}{self.names[int(target)]}" if arrow else text


class Scene(World):
    """A table where people act."""

    def __init__(self, names: Sequence[str], table: KittensTable) -> None:
        super().__init__(names, table.state)
        self.table = table
        self.events: list[Event] = []
        """What happened in the last act."""

    def play(
        self, who: str, text: str, *, rolls: Sequence[int] = (), decision: int | None = None
    ) -> Scene:
        """Somebody makes a choice, perhaps in answer to a decision of that number."""
        with self._act(rolls):
            seat, notation = self.seat(who), self._numbered(text)
            self.events += self.table.play(seat, notation, decision=decision)
        return self

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

    def time_is_up(self, who: str, *, rolls: Sequence[int] = ()) -> Scene:
        """The clock chooses for somebody."""
        with self._act(rolls):
            self.events += self.table.fall_back(self.seat(who))
        return self

    def decision(self, who: str) -> int:
        """The number of the decision that somebody owes."""
        number = self.table.decision_of(self.seat(who))
        assert number is not None, f"{who} is not asked: {self.pending}"
        return number

    def event(self, kind: type[E], *, seen_by: str | None = None) -> E:
        """The one event of its kind in the last act, as it was or as somebody sees it."""
        (event,) = [event for event in self.events if isinstance(event, kind)]
        seen = event if seen_by is None else event.seen_by(self.seat(seen_by))
        assert isinstance(seen, kind), f"{seen_by} sees nothing of {event}"
        return seen

    def told(self, who: str) -> list[Event | None]:
        """The last act as somebody sees it."""
        return [event.seen_by(self.seat(who)) for event in self.events]

    @contextmanager
    def _act(self, rolls: Sequence[int]) -> Iterator[None]:
        """Scripts the luck; a refusal must change nothing."""
        luck = Scripted(list(rolls))
        self.table.chance = luck
        self.events = []
        before = self._snapshot()
        try:
            yield
        except GameError:
            assert self._snapshot() == before, "refused, but something changed"
            raise
        assert luck.left() == 0, "more luck was scripted than the act needed"

    def _snapshot(self) -> tuple[object, ...]:
        return self.position, self.table.pending, len(self.table.record.steps)

    def _numbered(self, text: str) -> str:
        head, arrow, target = text.partition(">")
        return f"{head}>{self.seat(target)}" if arrow and target in self.names else text


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


@contextmanager
def refused(key: str, clause: str | None = None) -> Iterator[None]:
    """Somebody is told that this cannot be, and why; the scene saw to it that nothing changed."""
    with pytest.raises(GameError) as caught:
        yield
    told = caught.value
    assert told.key == key, f"refused with {told}, not with {key}"
    assert clause in (None, told.clause), f"{key} rests on {told.clause}, not on {clause}"


def _sorted(cards: str) -> str:
    return ",".join(sorted(cards.split(), key=NUMBERS.__getitem__)) or "-"
