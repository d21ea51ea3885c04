"""What can be checked of a game without playing it: its rules, what cites them, its tests."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from dataclasses import dataclass
from importlib import import_module
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Final

from purrlour.engine.clauses import Clause, load_clauses
from purrlour.engine.wire import Wire

_LANGUAGES: Final = ("en", "pl")
SERIES: Final = {"": "clauses", "W": "windows", "A": "rulings", "R": "rulings", "O": "options"}
"""What the letter before a clause's number means, and how it is called in our words."""


@dataclass(frozen=True)
class Problem:
    """Something wrong: a key of the words and its facts."""

    key: str
    facts: dict[str, Wire]


@dataclass(frozen=True)
class Coverage:
    """How many clauses have a test that is named after them, or cites them first, by series."""

    tested: dict[str, tuple[int, int]]
    """(tested, there are)"""
    missing: list[str]
    unknown: list[str]
    """Clauses that tests are about and RULES.md does not have."""


def check_content(game: str) -> Iterator[Problem]:
    """Everything that does not fit together."""
    yield from check_languages(game)
    yield from check_citations(game)
    yield from check_counts(game)


def check_languages(game: str) -> Iterator[Problem]:
    """Every language has the same clauses in the same order."""
    first, *others = _LANGUAGES
    expected = list(load_clauses(game, first))
    for language in others:
        found = list(load_clauses(game, language))
        for clause in sorted({*expected} ^ {*found}):
            absent = language if clause in expected else first
            yield Problem("check-clause-missing", {"clause": clause, "language": absent})
        if found != expected and sorted(found) == sorted(expected):
            yield Problem("check-clause-order", {"language": language})


def check_citations(game: str) -> Iterator[Problem]:
    """Whatever cites a clause, code or rule, cites one that exists."""
    known = load_clauses(game, _LANGUAGES[0])
    citation = re.compile(rf"\b{prefix_of(known)}-[A-Z]?\d+\b")
    for file in _texts(files("purrlour.games").joinpath(game)):
        for number, line in enumerate(file.read_text("utf-8").splitlines(), start=1):
            for cited in citation.findall(line):
                if cited not in known:
                    place = f"{file.name}:{number}"
                    yield Problem("check-clause-unknown", {"clause": cited, "place": place})


def check_counts(game: str) -> Iterator[Problem]:
    """A game with cards has as many names as counts, and as many cards as its rules say."""
    content = vars(import_module(f"purrlour.games.{game}.content"))
    if not {"NAMES", "COPIES", "CARDS"} <= content.keys():
        return
    names, copies, cards = (content[name] for name in ("NAMES", "COPIES", "CARDS"))
    if len(set(names)) != len(copies) or sum(copies) != cards:
        yield Problem("check-counts", {"counted": sum(copies), "cards": cards})
    if not any(re.search(rf"\b{cards}\b", each.text) for each in load_clauses(game, "en").values()):
        yield Problem("check-counts-untold", {"cards": cards})


def measure_coverage(game: str, tests: Path) -> Coverage:
    """Tests are named after clauses, test_ek_a14_… is about EK-A14, or begin by citing them."""
    clauses = load_clauses(game, _LANGUAGES[0])
    named = set(tested_clauses(tests, prefix_of(clauses)))
    tested: dict[str, tuple[int, int]] = {}
    for clause in clauses.values():
        have, there_are = tested.get(letter_of(clause), (0, 0))
        tested[letter_of(clause)] = (have + (clause.id in named), there_are + 1)
    series = {letter_of(clause) for clause in clauses.values()}
    # A series of its own, such as the scenarios of a catalogue, is no mistake.
    unknown = [each for each in named if each not in clauses and _letter(each) in series]
    return Coverage(tested, [each for each in clauses if each not in named], sorted(unknown))


def tested_clauses(tests: Path, prefix: str) -> Iterator[str]:
    """The clauses that test functions in this folder are named after, or cite first of all."""
    pattern = re.compile(rf"test_{prefix.lower()}_([a-z]?\d+)(?:_.*)?")
    for file in sorted(tests.rglob("test_*.py")):
        for node in ast.walk(ast.parse(file.read_text("utf-8"))):
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                if found := pattern.fullmatch(node.name):
                    yield f"{prefix}-{found[1].upper()}"
                yield from first_cited(ast.get_docstring(node) or "", prefix)


def first_cited(text: str, prefix: str) -> Iterator[str]:
    """The clauses that a text begins with; a range counts each.

    >>> list(first_cited("MM-R28, MM-125…127 Two wounds, as in MM-12.", "MM"))
    ['MM-R28', 'MM-125', 'MM-126', 'MM-127']
    """
    one = rf"{prefix}-([A-Z]?)(\d+)(?:…(?:{prefix}-)?[A-Z]?(\d+))?"
    while found := re.match(one, text):
        letter, first, last = found.groups()
        for number in range(int(first), int(last or first) + 1):
            yield f"{prefix}-{letter}{number:0{len(first)}}"
        text = text[found.end() :].removeprefix(", ")


def prefix_of(clauses: dict[str, Clause]) -> str:
    """What all ids begin with: EK."""
    return next(iter(clauses)).partition("-")[0]


def letter_of(clause: Clause) -> str:
    """The letter of the clause's series, "" for the rules proper."""
    return _letter(clause.id)


def _letter(clause: str) -> str:
    return clause.partition("-")[2].rstrip("0123456789")


def _texts(folder: Traversable) -> Iterator[Traversable]:
    """Sources and rules, wherever in the folder."""
    for item in sorted(folder.iterdir(), key=lambda item: item.name):
        if item.is_dir():
            yield from _texts(item)
        elif item.name.endswith((".py", ".md")):
            yield item
