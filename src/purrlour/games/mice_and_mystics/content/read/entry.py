"""Entry: a table of a TOML file, read field by field; whatever is wrong names its place."""

from __future__ import annotations

import re
import tomllib
from hashlib import sha256
from importlib.resources.abc import Traversable
from typing import Final, TypeGuard

from purrlour.games.mice_and_mystics.content.errors import Place

_ID: Final = re.compile(r"[a-z][a-z0-9_]*")
_POINT: Final = re.compile(r"(\d+(?:\.\d+)?),(\d+(?:\.\d+)?)")
_TILE: Final = 12
_LARGEST: Final = 400_000
"""Bytes of a file that we read at all."""


class Entry:
    """One table. `close()` refuses the fields that nobody asked for."""

    def __init__(self, data: dict[str, object], place: Place, digest: str = "") -> None:
        self._data = data
        self._asked: set[str] = set()
        self.place = place
        self.digest = digest
        """Of the file, if the entry is a whole one."""

    def at(self, field: str) -> Place:
        """The place of a field."""
        return self.place.of(field)

    def has(self, field: str) -> bool:
        """Whether the field is there."""
        return field in self._data

    def _get(self, field: str) -> object:
        self._asked.add(field)
        if field not in self._data:
            raise self.at(field).wrong("missing")
        return self._data[field]

    def name(self, field: str = "id") -> str:
        """A name in lower-snake letters; from here on complaints name the entry by it."""
        value = self.text(field)
        if not _ID.fullmatch(value):
            raise self.at(field).wrong("name", value=value)
        return value

    def text(self, field: str, default: str | None = None) -> str:
        """Some text."""
        if default is not None and field not in self._data:
            return default
        value = self._get(field)
        if not isinstance(value, str):
            raise self.at(field).wrong("type", wanted="text", value=str(value))
        return value

    def yes(self, field: str) -> bool:
        """true or false; left out: false."""
        if field not in self._data:
            return False
        value = self._get(field)
        if not isinstance(value, bool):
            raise self.at(field).wrong("type", wanted="true, false", value=str(value))
        return value

    def number(self, field: str, least: int, most: int, default: int | None = None) -> int:
        """A whole number in a range."""
        if default is not None and field not in self._data:
            return default
        value = self._get(field)
        if not isinstance(value, int) or isinstance(value, bool):
            raise self.at(field).wrong("type", wanted="1, 2, 3 …", value=str(value))
        if not least <= value <= most:
            raise self.at(field).wrong("number", value=value, least=least, most=most)
        return value

    def word(self, field: str, known: tuple[str, ...], default: str | None = None) -> int:
        """One of these words, by number; a default that is not among them is -1."""
        value = self.text(field, default)
        if default is not None and value == default and value not in known:
            return -1
        if value not in known:
            raise self.at(field).wrong("word", value=value, known=known)
        return known.index(value)

    def words(self, field: str) -> list[str]:
        """A list of texts; left out: none."""
        if field not in self._data:
            return []
        value = self._get(field)
        if not is_texts(value):
            raise self.at(field).wrong("type", wanted='["…", "…"]', value=str(value))
        return value

    def listed(self, field: str, known: tuple[str, ...]) -> tuple[int, ...]:
        """Several of these words, by number."""
        found: list[int] = []
        for word in self.words(field):
            if word not in known:
                raise self.at(field).wrong("word", value=word, known=known)
            if known.index(word) in found:
                raise self.at(field).wrong("twice", value=word)
            found.append(known.index(word))
        return tuple(found)

    def table(self, field: str) -> Entry:
        """A table within this one."""
        value = self._get(field)
        if not is_table(value):
            raise self.at(field).wrong("type", wanted="{ … }", value=str(value))
        return Entry(value, self.place.at(field))

    def tables(self, field: str) -> dict[str, Entry]:
        """Tables within this one, by name; left out: none."""
        if field not in self._data:
            return {}
        inner = self.table(field)
        return {name: inner.table(name) for name in inner.fields()}

    def rows(self, field: str) -> list[Entry]:
        """A list of tables; each is called by its id, or by its number."""
        if field not in self._data:
            return []
        value = self._get(field)
        if not isinstance(value, list) or not all(map(is_table, value)):
            raise self.at(field).wrong("type", wanted=f"[[{field}]]", value=str(value))
        rows: list[Entry] = []
        for number, row in enumerate(value):
            told = row.get("id")
            name = told if isinstance(told, str) else f"{field}[{number}]"
            rows.append(Entry(row, self.place.at(name)))
        return rows

    def numbers(self, field: str) -> dict[str, int]:
        """A table of names with numbers from 1 to 9, in its order."""
        inner = self.table(field)
        return {name: inner.number(name, 1, 9) for name in inner.fields()}

    def pair(self, field: str, least: int, most: int) -> tuple[int, int]:
        """Two whole numbers in a range."""
        value = self._get(field)
        if not is_numbers(value) or len(value) != 2:
            raise self.at(field).wrong("type", wanted="[1, 2]", value=str(value))
        for one in value:
            if not least <= one <= most:
                raise self.at(field).wrong("number", value=one, least=least, most=most)
        return value[0], value[1]

    def points(self, field: str, least: int) -> tuple[tuple[float, float], ...]:
        """Points on a tile, as SVG writes them: `"0.6,1 2.4,3"`."""
        value = self._get(field)
        points: list[tuple[float, float]] = []
        for pair in value.split() if isinstance(value, str) else [str(value)]:
            found = _POINT.fullmatch(pair)
            if not found or not (float(found[1]) <= _TILE and float(found[2]) <= _TILE):
                raise self.at(field).wrong("point", value=pair)
            points.append((float(found[1]), float(found[2])))
        if len(points) < least:
            raise self.at(field).wrong("points", value=len(points), least=least)
        return tuple(points)

    def fields(self) -> list[str]:
        """The names of its fields."""
        return list(self._data)

    def close(self) -> None:
        """Refuse what was written but never asked for: most likely a slip of the pen."""
        for field in self._data:
            if field not in self._asked:
                raise self.at(field).wrong("field", value=field, known=sorted(self._asked))


class Source:
    """A folder with files; `read` collects all that was read from it."""

    def __init__(self, folder: Traversable, read: list[bytes]) -> None:
        self._folder = folder
        self._read = read

    def names(self, within: str) -> list[str]:
        """The TOML files of a folder within, in order; none if there is no such folder."""
        folder = self._folder.joinpath(within)
        if not folder.is_dir():
            return []
        return sorted(file.name for file in folder.iterdir() if file.name.endswith(".toml"))

    def has(self, name: str) -> bool:
        """Whether there is such a file."""
        return self._folder.joinpath(name).is_file()

    def file(self, name: str) -> Entry:
        """A file, as one table."""
        place = Place(name)
        file = self._folder
        for part in name.split("/"):
            file = file.joinpath(part)
        try:
            with file.open("rb") as stream:
                raw = stream.read(_LARGEST + 1)
        except OSError as error:
            raise place.wrong("no-file", reason=str(error.strerror)) from error
        if len(raw) > _LARGEST:
            raise place.wrong("large", most=_LARGEST)
        self._read.append(raw)
        try:
            return Entry(tomllib.loads(raw.decode("utf-8")), place, sha256(raw).hexdigest()[:16])
        except (ValueError, RecursionError) as error:  # also of digits and brackets without end
            raise place.wrong("toml", reason=str(error)) from error


def is_table(value: object) -> TypeGuard[dict[str, object]]:
    """Whether it is a table of TOML."""
    return isinstance(value, dict)


def is_texts(value: object) -> TypeGuard[list[str]]:
    """Whether it is a list of texts."""
    return isinstance(value, list) and all(isinstance(one, str) for one in value)


def is_numbers(value: object) -> TypeGuard[list[int]]:
    """Whether it is a list of whole numbers."""
    return isinstance(value, list) and all(type(one) is int for one in value)


def insist_new(name: str, known: dict[str, int], place: Place) -> None:
    """No two entries have the same name."""
    if name in known:
        raise place.of("id").wrong("twice", value=name)
    known[name] = len(known)
