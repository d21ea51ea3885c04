"""What the stages of all games have in common: people by name, acts, scripted luck, refusals.

Each game has a `scene.py` of its own, which lays out its tables and looks at what is on them.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import Final, Generic, Self, TypeVar

import pytest

from purrlour.engine.chance import Chance, Scripted, Seeded
from purrlour.engine.decision import WATCHER, Outcome
from purrlour.engine.errors import GameError
from purrlour.engine.event import Event
from purrlour.engine.game import A, Game, O, S, V
from purrlour.engine.table import Table

E = TypeVar("E", bound=Event)


class AnyLuck(tuple[int]):
    """Luck that does not matter: the picks of a seed."""


ANY: Final = AnyLuck((5,))


class Looking(Generic[S, A, V, O]):
    """A state to look at, hidden things included."""

    game: Game[S, A, V, O]

    def __init__(self, names: Sequence[str], state: S) -> None:
        self.names = list(names)
        self.state = state

    def seat(self, who: str) -> int:
        """The seat number behind a name; "watcher" has none of the cards."""
        return WATCHER if who == "watcher" else self.names.index(who)

    def sees(self, who: str) -> V:
        """All that somebody knows."""
        return self.game.view(self.state, self.seat(who))

    @property
    def pending(self) -> list[str]:
        """Who owes which choice, in seat order: ["bob turn"]."""
        asked = self.game.decisions(self.state)
        return [f"{self.names[one.seat]} {one.kind}" for one in asked]

    @property
    def outcome(self) -> Outcome | None:
        """How it ended; None while it goes on."""
        return self.game.outcome(self.state)

    @property
    def position(self) -> str:
        """The whole state as text."""
        return self.game.position(self.state)

    def field(self, name: str) -> str:
        """A field of the position."""
        return dict(part.split(":", 1) for part in self.position.split(" ")[1:])[name]

    def choices(self, who: str) -> set[str]:
        """What somebody may choose from, people by name; the list of the playouts is the same."""
        codes = self.game.legal(self.state, self.seat(who))
        assert codes == Game.legal(self.game, self.state, self.seat(who))
        texts = [self.game.actions[code].text() for code in codes]
        return {re.sub(r">(\d)", lambda seat: f">{self.names[int(seat[1])]}", one) for one in texts}

    def _cards(self, field: str) -> str:
        """The cards of a field, separated by blanks."""
        return self.field(field).strip("-").replace(",", " ")


class Acting(Looking[S, A, V, O]):
    """A table where people act."""

    def __init__(self, names: Sequence[str], table: Table[S, A, V, O]) -> None:
        super().__init__(names, table.state)
        self.table = table
        self.events: list[Event] = []
        """What happened in the last act."""

    def play(
        self, who: str, text: str, *, rolls: Sequence[int] = (), decision: int | None = None
    ) -> Self:
        """Somebody makes a choice, perhaps in answer to a decision of that number."""
        with self._act(rolls):
            seat, notation = self.seat(who), self._numbered(text)
            self.events += self.table.play(seat, notation, decision=decision)
        return self

    def time_is_up(self, who: str, *, rolls: Sequence[int] = ()) -> Self:
        """The clock chooses for somebody."""
        with self._act(rolls):
            self.events += self.table.fall_back(self.seat(who))
        return self

    def event(self, kind: type[E], *, seen_by: str | None = None) -> E:
        """The one event of its kind in the last act, as it was or as somebody sees it."""
        (event,) = [event for event in self.events if isinstance(event, kind)]
        seen = event if seen_by is None else event.seen_by(self.seat(seen_by))
        assert isinstance(seen, kind), f"{seen_by} sees nothing of {event}"
        return seen

    def happened(self) -> list[str]:
        """The kinds of the last act's events."""
        return [event.kind for event in self.events]

    @contextmanager
    def _act(self, rolls: Sequence[int]) -> Iterator[None]:
        """Scripts the luck; a refusal must change nothing."""
        script = Scripted(list(rolls))
        luck: Chance = Seeded(rolls[0]) if isinstance(rolls, AnyLuck) else script
        self.table.chance = luck
        self.events = []
        before = self._snapshot()
        try:
            yield
        except GameError:
            assert self._snapshot() == before, "refused, but something changed"
            raise
        assert luck is not script or script.left() == 0, "more luck was scripted than needed"

    def _snapshot(self) -> tuple[object, ...]:
        return self.position, self.table.pending, len(self.table.record.steps)

    def _numbered(self, text: str) -> str:
        """The notation, with seats for names: "crow>bob.2" becomes "crow>1.2"."""
        head, _, spot = text.partition(">")
        who, dot, rest = spot.partition(".")
        return f"{head}>{self.seat(who)}{dot}{rest}" if who in self.names else text


@contextmanager
def refused(key: str, clause: str | None = None) -> Iterator[None]:
    """Somebody is told that this cannot be, and why; the scene saw to it that nothing changed."""
    with pytest.raises(GameError) as caught:
        yield
    told = caught.value
    assert told.key == key, f"refused with {told}, not with {key}"
    assert clause in (None, told.clause), f"{key} rests on {told.clause}, not on {clause}"
