"""Which cards a table plays with: ours, or those of a file that somebody wrote from the box.

`cards=box` means the file that PURRLOUR_WIZARD_KITTENS_CARDS names. Options and records hold it
as `box-` and a digest of the cards, so that a match goes on with the cards it began with or not
at all.
"""

from __future__ import annotations

import re
from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import Final, final

from purrlour.engine.options import Notice
from purrlour.games.wizard_kittens.book import Book
from purrlour.games.wizard_kittens.box import VARIABLE, box_path, read_box
from purrlour.games.wizard_kittens.card_file import read_cards
from purrlour.games.wizard_kittens.cards import Cards
from purrlour.games.wizard_kittens.entry import InvalidCards
from purrlour.games.wizard_kittens.telling import lines_of
from purrlour.games.wizard_kittens.together import check_new, notices_of

OURS: Final = "ours"
BOX: Final = "box"
_OUR_FILE: Final = "cards.toml"

_BOXED: Final = re.compile(r"box-[0-9a-f]{12}")


def listed() -> tuple[str, ...]:
    """What people can choose from here."""
    return (OURS, BOX) if box_path() else (OURS,)


def is_name(written: str) -> bool:
    """Whether an option or a position may call its cards this."""
    return written in (OURS, BOX) or _BOXED.fullmatch(written) is not None


def named(written: str) -> str:
    """The cards that an option asks for, with the digest of the file, if it can be read.

    If it cannot be read, the deal says why.
    """
    if written != BOX:
        return written
    try:
        return _new_box().name
    except InvalidCards:
        return BOX


def notices(name: str) -> list[Notice]:
    """What to know of these cards before playing with them; nothing of those that are refused."""
    try:
        return _edition(name).notices
    except InvalidCards:
        return []


def edition(name: str) -> Book:
    """The cards of this name, as the rules read them."""
    return _edition(name).book


def cards_of(name: str) -> Cards:
    """The same, to be told to people."""
    return _edition(name).cards


@final
class _Edition:
    """Cards, what they are called, and the book made of them."""

    __slots__ = ("book", "cards", "file", "name", "notices")

    def __init__(self, name: str, cards: Cards, file: str) -> None:
        self.name = name
        self.cards = cards
        self.file = file
        self.book = cards.book(name, lines_of(cards))
        self.notices = notices_of(cards, file)


def _edition(name: str) -> _Edition:
    """Refuses the cards of another file than the one that is here."""
    if name == OURS:
        return _ours()
    box = _new_box() if name == BOX else _box()
    if name not in (BOX, box.name):
        raise InvalidCards("cards-other", expected=name, found=box.name)
    return box


@cache
def _ours() -> _Edition:
    return _Edition(OURS, read_cards(_our_text(), _OUR_FILE), _OUR_FILE)


def _our_text() -> str:
    return files("purrlour.games.wizard_kittens").joinpath(_OUR_FILE).read_text("utf-8")


def _new_box() -> _Edition:
    """For a match that begins: more is asked of its cards."""
    box = _box()
    check_new(box.cards, box.file)
    return box


def _box() -> _Edition:
    path = box_path()
    if not path:
        raise InvalidCards("cards-not-named", variable=VARIABLE)
    return _boxed(path)


@cache
def _boxed(path: str) -> _Edition:
    """The cards of a file; it is read once, so changes count after a restart."""
    file = Path(path).name
    cards = read_cards(read_box(path), file, _our_text())
    return _Edition(f"{BOX}-{cards.digest()}", cards, file)
