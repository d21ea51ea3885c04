"""Golden playthroughs: a record, and indented under each step all that follows from it.

Without its indented lines such a file is the record again, so it can be made anew by itself.
Position and views are whole after the deal; from then on only what changed is written, where `..`
stands for all that was there before.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import fields
from itertools import zip_longest
from typing import Any, Final

from purrlour.engine.chance import Scripted
from purrlour.engine.decision import WATCHER
from purrlour.engine.event import Event
from purrlour.engine.game import Game
from purrlour.engine.record import Record, read_record
from purrlour.engine.table import Table, replay
from purrlour.engine.view import View

_INDENT: Final = "  "
_PUBLIC: Final = "*"
"""How an onlooker's seat is written."""

AnyTable = Table[Any, Any, Any, Any]


def plain_record(text: str) -> Record:
    """The record in a file, golden or not."""
    lines = text.split("\n")
    return read_record("\n".join(line for line in lines if not line.startswith(_INDENT)))


def golden_text(game: Game[Any, Any, Any, Any], record: Record) -> str:
    """The whole playthrough."""
    writer = _Writer(replay(game, record, upto=0))
    head, _, _ = record.text().partition("\n\n")
    lines = [head, "", *writer.state_lines()]
    for step in record.steps:
        lines.append(step.text())
        writer.table.chance = Scripted(list(step.chance))
        events = writer.table.play(step.seat, step.action)
        lines += [_INDENT + line for line in writer.event_lines(events)]
        lines += writer.state_lines()
    return "\n".join([*lines, *writer.last_lines()]) + "\n"


class _Writer:
    """Remembers what was written last."""

    def __init__(self, table: AnyTable) -> None:
        self.table = table
        self.position: list[str] = []
        self.views: dict[int, dict[str, str]] = {}

    def event_lines(self, events: list[Event]) -> Iterator[str]:
        """What happened, then who sees less of it."""
        for event in events:
            yield f"event {_facts(event)}"
            masked: dict[str, list[str]] = {}
            for seat in (WATCHER, *range(self.table.seats)):
                seen = event.seen_by(seat)
                if seen != event:
                    masked.setdefault(_facts(seen), []).append(_seat(seat))
            for facts, seats in masked.items():
                yield f"  to {' '.join(seats)}: {facts}"

    def state_lines(self) -> list[str]:
        """Position, what is asked, views."""
        lines = [f"position {self.changed_position()}"]
        pending = [
            f"{number}: {decision.seat} {decision.kind} {decision.about}".rstrip()
            for number, decision in self.table.pending.items()
        ]
        lines.append(f"pending {' | '.join(pending) or '-'}")
        changed: dict[str, list[str]] = {}
        for seat in (WATCHER, *range(self.table.seats)):
            changed.setdefault(self.changed_view(seat), []).append(_seat(seat))
        lines += [f"view {' '.join(seats)}: {text}" for text, seats in changed.items() if text]
        return [_INDENT + line for line in lines]

    def last_lines(self) -> list[str]:
        """The position in full, and how it ended."""
        outcome = self.table.outcome
        lines = [f"end {self.table.game.position(self.table.state)}"]
        if outcome is not None:
            returns, places = (" ".join(map(str, row)) for row in (outcome.returns, outcome.places))
            lines.append(f"outcome {outcome.reason}, returns {returns}, places {places}")
        return [_INDENT + line for line in lines]

    def changed_position(self) -> str:
        before = self.position
        self.position = self.table.game.position(self.table.state).split(" ")
        told = []
        for old, new in zip_longest(before, self.position, fillvalue=""):
            if new != old:
                # Lists that grow at their end, such as a story, need not be told again.
                grown = bool(old) and new.startswith(f"{old},")
                name = new.partition(":")[0]
                told.append(f"{name}:..{new[len(old) :]}" if grown else new)
        return " ".join(told) or "-"

    def changed_view(self, seat: int) -> str:
        before = self.views.get(seat, {})
        view: View = self.table.view(seat)
        now = {
            field.name: _value(getattr(view, field.name))
            for field in fields(view)
            if field.name != "seat"
        }
        self.views[seat] = now
        return " ".join(
            f"{name}={_grown(before.get(name, ''), value)}"
            for name, value in now.items()
            if value != before.get(name)
        )


def _facts(event: Event | None) -> str:
    if event is None:
        return "nothing"
    parts = event.wire()
    head = f"{parts.pop('kind')} {parts.pop('clause')}"
    return " ".join([head, *(f"{name}={_value(value)}" for name, value in parts.items())])


def _grown(old: str, new: str) -> str:
    """Shortened where it grew at either end."""
    if len(old) > 1 and new.startswith(old):
        return f"..{new[len(old) :]}"
    if len(old) > 1 and new.endswith(f",{old}"):
        return f"{new[: -len(old)]}.."
    return new


def _value(value: object) -> str:
    if isinstance(value, bool):
        return "yes" if value else "no"
    if isinstance(value, bytes):
        return value.hex() or "-"
    if isinstance(value, tuple | list):
        return ",".join(map(_value, value)) or "-"
    return str(value) or "-"


def _seat(seat: int) -> str:
    return _PUBLIC if seat == WATCHER else str(seat)
