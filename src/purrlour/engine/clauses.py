"""Clauses: the numbered sentences of a game's RULES.md, by their ids."""

from __future__ import annotations

import re
from dataclasses import dataclass
from importlib.resources import files
from typing import Final

_FILES: Final = {"en": "RULES.md", "pl": "RULES.pl.md"}
_CHAPTER: Final = re.compile(r"## (?P<chapter>.+)")
_CLAUSE: Final = re.compile(r"\*\*(?P<id>[A-Z]+-[A-Z]?\d+)\*\* (?P<text>.+)")


@dataclass(frozen=True)
class Clause:
    """One rule in our words: `**EK-31** text`, on one line."""

    id: str
    chapter: str
    text: str

    @property
    def series(self) -> str:
        """The id without its number: `EK-A` of EK-A14; chapters of one kind share it."""
        return self.id.rstrip("0123456789")


def load_clauses(game: str, language: str) -> dict[str, Clause]:
    """The clauses of a game in the order of its rules; English for want of the language."""
    name = _FILES.get(language, _FILES["en"])
    return read_clauses(files("purrlour.games").joinpath(game, name).read_text("utf-8"))


def read_clauses(text: str) -> dict[str, Clause]:
    """The clauses of a RULES.md; an id that is there twice is an error of whoever wrote it.

    >>> read_clauses("## Skip" + chr(10) + "**EK-36** Skip ends the turn.")["EK-36"].chapter
    'Skip'
    """
    clauses: dict[str, Clause] = {}
    chapter = ""
    for line in text.splitlines():
        if head := _CHAPTER.fullmatch(line):
            chapter = head["chapter"]
        elif found := _CLAUSE.fullmatch(line):
            if found["id"] in clauses:
                raise ValueError(f"{found['id']} is there twice")
            clauses[found["id"]] = Clause(found["id"], chapter, found["text"])
        elif line.startswith("**"):
            raise ValueError(f"neither a clause nor a paragraph: {line[:60]}")
    return clauses
