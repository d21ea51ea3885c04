"""Chairs, and who sits on them."""

from __future__ import annotations

import unicodedata
from typing import Final

import msgspec

from purrlour.engine.errors import GameError

HOST_ONLY: Final = -2
"""Stands where a seat would: the host of a table at which they have no chair."""

_LONGEST: Final = 24
_LONGEST_TEXT: Final = 500
_BLANKS: Final = "\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0"
"""Letters and marks by their category, but nobody sees them."""
_MOST_MARKS: Final = 3
"""On one letter: no script piles up more, and more would run into the lines around it."""


class Chair(msgspec.Struct):
    """A place at the table: empty, a person's, a bot's, or a person's that a bot plays."""

    name: str = ""
    """The person who holds it; empty if nobody does."""
    token: str = ""
    """Hash of the token that opens it."""
    promise: str = ""
    """Hash of the person's nonce."""
    nonce: str = ""
    bot: str = ""
    """The bot that plays it now."""
    stood_in: bool = False
    """Whether the bot came because the person was away."""
    nodes: set[str] = set()
    """The processes that the person is connected to."""
    away: int = 0
    """Since when nobody was connected, on the match's clock."""

    @property
    def free(self) -> bool:
        """Whether nobody plays it."""
        return not self.name and not self.bot

    @property
    def here(self) -> bool:
        """Whether its person is connected."""
        return bool(self.nodes)

    def sit(self, name: str, token: str, promise: str, at: int) -> None:
        """Somebody new."""
        self.empty()
        self.name, self.token, self.promise, self.away = name, token, promise, at

    def empty(self) -> None:
        """The person is gone, and their token with them."""
        self.name = self.token = self.promise = self.bot = ""
        self.stood_in = False
        self.nodes = set()


def clean_name(text: str) -> str:
    """A name that everybody can read; refuses what would fool them.

    >>> clean_name("  Zażółć   Gęś ")
    'Zażółć Gęś'
    """
    name = " ".join(_flat(text).split())
    if not name or len(name) > _LONGEST:
        raise GameError("bad-name-length", most=_LONGEST, name=name[:60])
    # Control signs, among them those that turn writing round; signs that look like nothing.
    if any(unicodedata.category(sign)[0] == "C" or sign in _BLANKS for sign in name):
        raise GameError("bad-name")
    if unicodedata.category(name[0])[0] == "M":  # an accent that nothing is under
        raise GameError("bad-name")
    return name


def clean_text(text: str) -> str:
    """Plain text in one line, without signs that nobody sees."""
    kept = "".join(sign for sign in text if sign.isspace() or unicodedata.category(sign)[0] != "C")
    line = " ".join(_flat(kept).split())
    if not line:
        raise GameError("nothing-said")
    if len(line) > _LONGEST_TEXT:  # some signs become two
        raise GameError("text-length", most=_LONGEST_TEXT)
    return line


def _flat(text: str) -> str:
    """Each sign in one spelling, and no piles of marks on a letter."""
    kept: list[str] = []
    marks = 0
    for sign in unicodedata.normalize("NFC", text):
        marks = marks + 1 if unicodedata.category(sign) in ("Mn", "Me") else 0
        if marks <= _MOST_MARKS:
            kept.append(sign)
    return "".join(kept)
