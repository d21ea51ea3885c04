"""Entry: a table of a file of cards; every mistake is named by file, entry and field."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Final

from purrlour.engine.errors import InvalidOptions

_SHOWN: Final = 40


class InvalidCards(InvalidOptions):
    """A file of cards that is missing, cannot be read, or holds what no card can be."""

    def __init__(self, key: str, /, *, clause: str = "WK-O26", **facts: str | int) -> None:
        super().__init__(key, clause=clause, **facts)


class Entry:
    """A table of the file: asked for its fields one by one, and then whether that was all."""

    def __init__(self, file: str, name: str, value: object) -> None:
        self.file = file
        self.name = name
        self._asked: list[str] = []
        if not isinstance(value, dict):
            raise InvalidCards(
                "cards-no-table", file=self.file, entry=self.name, field="", value=shown(value)
            )
        self.fields: Mapping[str, object] = value

    def has(self, field: str) -> bool:
        """Whether a field that may be left out is there."""
        self._asked.append(field)
        return field in self.fields

    def value(self, field: str) -> object:
        """What a field holds that has to be there."""
        if not self.has(field):
            raise InvalidCards("cards-field-missing", file=self.file, entry=self.name, field=field)
        return self.fields[field]

    def word(self, field: str, known: Sequence[str]) -> str:
        """One of the words that are known there."""
        value = self.value(field)
        if not isinstance(value, str) or value not in known:
            raise InvalidCards(
                "cards-word",
                file=self.file,
                entry=self.name,
                field=field,
                value=shown(value),
                known=", ".join(known),
            )
        return value

    def number(self, field: str, least: int, most: int) -> int:
        """A whole number within bounds."""
        return self._whole(field, self.value(field), least, most)

    def numbers(self, field: str, least: int, most: int) -> tuple[int, ...]:
        """A list of different whole numbers, each within bounds."""
        value = self.value(field)
        if not isinstance(value, list) or len({*map(repr, value)}) != len(value):
            raise InvalidCards(
                "cards-list", file=self.file, entry=self.name, field=field, value=shown(value)
            )
        return tuple(self._whole(field, one, least, most) for one in value)

    def flag(self, field: str) -> bool:
        """true or false."""
        value = self.value(field)
        if not isinstance(value, bool):
            raise InvalidCards(
                "cards-word",
                file=self.file,
                entry=self.name,
                field=field,
                value=shown(value),
                known="true, false",
            )
        return value

    def entry(self, field: str) -> Entry:
        """A table within this one."""
        return Entry(self.file, f"{self.name}.{field}", self.value(field))

    def entries(self, field: str, count: int) -> list[Entry]:
        """A list of so many tables."""
        value = self.value(field)
        if not isinstance(value, list) or len(value) != count:
            raise InvalidCards(
                "cards-steps",
                file=self.file,
                entry=self.name,
                field=field,
                count=count,
                value=shown(value),
            )
        return [
            Entry(self.file, f"{self.name}.{field}.{number}", one)
            for number, one in enumerate(value, start=1)
        ]

    def designed(self) -> tuple[str, ...]:
        """Which fields of a card are not as printed; and then there are no more fields."""
        known = tuple(self._asked)
        value = self.fields["designed"] if self.has("designed") else []
        if not isinstance(value, list) or any(field not in known for field in value):
            raise InvalidCards(
                "cards-word",
                file=self.file,
                entry=self.name,
                field="designed",
                value=shown(value),
                known=", ".join(known),
            )
        self.done()
        return tuple(value)

    def done(self, known: Iterable[str] = ()) -> None:
        """Refuses fields that nobody asked for."""
        for field in self.fields:
            if field not in self._asked:
                names = ", ".join(known or self._asked)
                raise InvalidCards(
                    "cards-field-unknown",
                    file=self.file,
                    entry=self.name,
                    field=field[:_SHOWN],
                    known=names,
                )

    def _whole(self, field: str, value: object, least: int, most: int) -> int:
        if isinstance(value, bool) or not isinstance(value, int) or not least <= value <= most:
            raise InvalidCards(
                "cards-number",
                file=self.file,
                entry=self.name,
                field=field,
                value=shown(value),
                least=least,
                most=most,
            )
        return value


def shown(value: object) -> str:
    """What somebody wrote, not too much of it."""
    written = value if isinstance(value, str) else repr(value)
    return written if len(written) <= _SHOWN else f"{written[:_SHOWN]}…"
