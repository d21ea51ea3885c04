"""What is wrong with content: typed, in the reader's language, naming file, entry and field."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final, NamedTuple

from purrlour.engine.errors import GameError
from purrlour.engine.spelling import nearest
from purrlour.engine.wire import Wire

_SHOWN: Final = 80
"""Characters of a wrong value that a complaint quotes."""


class InvalidContent(GameError):
    """Data that cannot be played with: a card, a room or a chapter."""


class Place(NamedTuple):
    """Where in the files we are reading."""

    file: str
    entry: str = ""
    field: str = ""

    def at(self, entry: str) -> Place:
        """The same file, another entry; entries within entries are joined by a dot."""
        return Place(self.file, f"{self.entry}.{entry}" if self.entry else entry)

    def of(self, field: str) -> Place:
        """The same entry, another field."""
        return Place(self.file, self.entry, field)

    def wrong(
        self, key: str, /, *, known: Iterable[str] | None = None, **facts: Wire
    ) -> InvalidContent:
        """The complaint; `content-<key>` is its sentence. `known` is what `value` could be."""
        told: dict[str, Wire] = {name: _short(fact) for name, fact in facts.items()}
        if known is not None:
            told["known"] = _nearest(str(facts["value"]), known)
        told |= {"file": self.file, "entry": self.entry or "–", "field": self.field or "–"}
        error = InvalidContent(f"content-{key}")
        error.facts = told
        return error


def _nearest(name: str, known: Iterable[str]) -> str:
    """What is known, the most alike first, as far as it fits."""
    told = ", ".join(nearest(name, filter(None, known))) or "–"
    return told if len(told) <= _SHOWN else told[:_SHOWN].rpartition(", ")[0] + ", …"


def _short(fact: Wire) -> Wire:
    if isinstance(fact, str) and len(fact) > _SHOWN:
        return fact[:_SHOWN] + "…"
    return fact
