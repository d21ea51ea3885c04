"""Field: one named stretch of an observation. Tables of them are data, documents and tests."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Field:
    """So many numbers of 0…127 with one meaning, after those of the fields before."""

    name: str
    length: int
    meaning: str
    private: bool = False
    """Whether it tells what only the observer knows; all zeros for a watcher."""


def size_of(fields: list[Field]) -> int:
    """How many numbers all fields have.

    >>> size_of([Field("phase", 7, ""), Field("hand", 12, "")])
    19
    """
    return sum(field.length for field in fields)


def offsets_of(fields: list[Field]) -> dict[str, slice]:
    """Where each field stands in an observation.

    >>> offsets_of([Field("phase", 7, ""), Field("hand", 12, "")])["hand"]
    slice(7, 19, None)
    """
    found: dict[str, slice] = {}
    at = 0
    for field in fields:
        found[field.name] = slice(at, at + field.length)
        at += field.length
    return found


def markdown(fields: list[Field]) -> str:
    """The table that the documents show."""
    rows = ["| field | from | length | meaning |", "| --- | ---: | ---: | --- |"]
    for field in fields:
        start = offsets_of(fields)[field.name].start
        meaning = f"{field.meaning}; private" if field.private else field.meaning
        rows.append(f"| `{field.name}` | {start} | {field.length} | {meaning} |")
    return "\n".join(rows)
