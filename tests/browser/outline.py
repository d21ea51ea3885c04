"""A page as those who listen have it: roles, names and states, and nothing of its looks."""

from __future__ import annotations

import re
from collections.abc import Iterator
from contextlib import suppress
from dataclasses import dataclass

from playwright.sync_api import Error, Locator, Page

_SOON = 1000
"""Milliseconds."""
_LINE = re.compile(r'(?P<role>[a-z]+)(?: "(?P<name>(?:[^"\\]|\\.)*)")?(?P<states>(?: \[[^\]]*\])*)')


@dataclass(frozen=True)
class Thing:
    """Something on the page."""

    role: str
    name: str
    states: frozenset[str]
    within: tuple[tuple[str, str], ...]
    """What it is in, from the outside: roles and names."""

    @property
    def usable(self) -> bool:
        return "disabled" not in self.states

    def is_in(self, role: str, name: str) -> bool:
        """Whether it is somewhere in this."""
        return (role, name) in self.within

    def find(self, page: Page) -> Locator:
        """The thing itself, by roles and names alone."""
        place: Page | Locator = page
        for role, name in self.within:
            if name:
                place = by_role(place, role, name)
        return by_role(place, self.role, self.name).first


def by_role(
    place: Page | Locator, role: str, name: str | re.Pattern[str], *, exact: bool = True
) -> Locator:
    """What has this role and name, there."""
    # Playwright lists the roles it knows one by one.
    return place.get_by_role(role, name=name, exact=exact)  # type: ignore[arg-type]


def read_outline(page: Page) -> list[Thing]:
    """Everything that has a role on the board, or on the page where there is none: to read a long
    log again and again would take most of the time."""
    board = page.locator("[data-game]")
    if board.count() == 1:
        with suppress(Error):  # it may go meanwhile: a curtain falls, cards are dealt
            return list(_read(board.aria_snapshot(timeout=_SOON)))
    return list(_read(page.locator("body").aria_snapshot()))


def _read(text: str) -> Iterator[Thing]:
    """Playwright's outline is YAML; what is needed of it fits a line each."""
    above: list[tuple[int, str, str]] = []
    for line in text.split("\n"):
        depth = len(line) - len(line.lstrip())
        entry = line.strip().removeprefix("- ")
        if entry.startswith("'"):  # quoted, since there is a colon in it
            entry = re.sub(r"'(:.*)?$", "", entry[1:]).replace("''", "'")
        found = _LINE.match(entry)
        if found is None:
            continue
        while above and above[-1][0] >= depth:
            above.pop()
        name = (found["name"] or "").replace('\\"', '"').replace("\\\\", "\\")
        states = frozenset(re.findall(r"\[([^\]=]*)", found["states"]))
        yield Thing(found["role"], name, states, tuple((role, one) for _, role, one in above))
        above.append((depth, found["role"], name))
