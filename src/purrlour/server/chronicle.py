"""Chronicle: a match as one readable file whose every line is sealed by a chain of hashes.

    purrlour match 1
    match 7Q2vXk0
    game exploding_kittens/1

    3d1c… {"t":"opened","at":0,…}
    90ab… {"t":"sat","at":812,…}
    end 90ab…

A line's seal covers the line and the seal before it; the first covers the head. Tokens, who was
connected when, and the match that followed stay out: they belong to the server and to people.
The luck of a match shows every card. While it is played, its chronicle is for its keeper alone.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from hashlib import sha256
from typing import Final

import msgspec

from purrlour.engine.errors import GameError
from purrlour.server.matches.entries import (
    Again,
    AnyEntry,
    Came,
    Emoted,
    Opened,
    Revealed,
    Said,
    Sat,
    Went,
    read_entry,
    write_entry,
)
from purrlour.server.storage.base import Kept

MOST_BYTES: Final = 1 << 20
"""No chronicle is longer."""
MOST_DEPTH: Final = 32
"""No line nests deeper."""

_MAGIC: Final = "purrlour match 1"
_END: Final = "end"
_SEAL_DIGITS: Final = 32
_SHOWN: Final = 60
_ID: Final = re.compile(r"[A-Za-z0-9_-]{1,64}")
_LUCK: Final = re.compile(r"[A-Za-z0-9_-]{0,64}")
"""Of a match that came from elsewhere, the id it had there."""
_GAME: Final = re.compile(r"([a-z0-9_]{1,64})/([1-9][0-9]{0,8})")
_STRING: Final = re.compile(r'"(?:[^"\\]|\\.)*"?')
_LONG_NUMBER: Final = re.compile(r"[0-9]{16}")
"""More digits than a number of JavaScript holds; no match comes near."""
_BRACKETS: Final = {"[": 1, "{": 1, "]": -1, "}": -1}

_PRIVATE: Final = (Came, Went, Again)
"""Never written."""
_TALK: Final = (Said, Emoted)
"""Not written if the file would be too long with it."""


@dataclass(frozen=True, slots=True)
class Chronicle:
    """A match as its file tells it. Its seals fit; what they seal may still be untrue."""

    match: str
    opened: Opened
    entries: tuple[AnyEntry, ...]
    """All of them, `opened` first."""
    seal: str
    """The last one: who knows it knows whether a single byte was changed."""

    @property
    def luck(self) -> str:
        """The name its luck was drawn under: its own, unless it came from elsewhere."""
        return self.opened.luck or self.match

    @property
    def secret(self) -> bytes | None:
        """The bytes behind the luck, once they are told."""
        for entry in reversed(self.entries):
            if isinstance(entry, Revealed):
                return bytes.fromhex(entry.secret)
        return None


def write_chronicle(kept: Kept, entries: Sequence[AnyEntry]) -> str:
    """The file of this match."""
    told = [_without_tokens(entry) for entry in entries if not isinstance(entry, _PRIVATE)]
    text = _sealed(kept, told)
    if len(text.encode()) > MOST_BYTES:
        text = _sealed(kept, [entry for entry in told if not isinstance(entry, _TALK)])
    if (size := len(text.encode())) > MOST_BYTES:
        raise GameError("chronicle-size", size=size, most=MOST_BYTES)
    return text


def _without_tokens(entry: AnyEntry) -> AnyEntry:
    if isinstance(entry, Opened):
        return msgspec.structs.replace(entry, token="", removed=[])
    return msgspec.structs.replace(entry, token="") if isinstance(entry, Sat) else entry


def _sealed(kept: Kept, entries: Iterable[AnyEntry]) -> str:
    head = f"{_MAGIC}\nmatch {kept.match}\ngame {kept.game}/{kept.version}\n\n"
    lines = []
    seal = _seal("", head)
    for entry in entries:
        line = write_entry(entry).decode()
        seal = _seal(seal, line)
        lines.append(f"{seal} {line}\n")
    return f"{head}{''.join(lines)}{_END} {seal}\n"


def _seal(before: str, text: str) -> str:
    """The first digits of a hash: as many as keep anybody from finding a second text."""
    return sha256(f"{before} {text}".encode()).hexdigest()[:_SEAL_DIGITS]


def decode_chronicle(data: bytes) -> str:
    """The text of a file. Strict: bytes that a lenient reader would mend were tampered with."""
    if len(data) > MOST_BYTES:
        raise GameError("chronicle-size", size=len(data), most=MOST_BYTES)
    try:
        return data.decode("utf-8")
    except UnicodeDecodeError as error:
        line = data.count(b"\n", 0, error.start) + 1
        shown = data[max(0, error.start - 20) : error.end].decode("utf-8", "replace")
        raise GameError("bad-chronicle", line=line, text=_quote(shown)) from error


def read_chronicle(text: str) -> Chronicle:
    """The chronicle with this text; refuses anything odd, and every seal that does not fit."""
    _check_size(text)
    lines = text.split("\n")
    _insist(lines[0] == _MAGIC, 1, lines)
    match = _word(lines, 2, "match ")
    _insist(_ID.fullmatch(match) is not None, 2, lines)
    game = _word(lines, 3, "game ")
    _insist(_GAME.fullmatch(game) is not None, 3, lines)
    _insist(lines[3:4] == [""], 4, lines)
    _insist(len(lines) > 6 and lines[-1] == "", len(lines), lines)

    seal = _seal("", "".join(f"{line}\n" for line in lines[:4]))
    entries: list[AnyEntry] = []
    for number in range(5, len(lines) - 1):
        told, _, line = lines[number - 1].partition(" ")
        seal = _seal(seal, line)
        if told != seal:
            raise GameError("chronicle-seal", line=number, text=_quote(lines[number - 1]))
        entries.append(_read_line(line, number))
    _insist(lines[-2] == f"{_END} {seal}", len(lines) - 1, lines)

    opened = entries[0]
    fits = isinstance(opened, Opened) and game == f"{opened.game}/{opened.version}"
    if not isinstance(opened, Opened) or not fits or _LUCK.fullmatch(opened.luck) is None:
        raise GameError("bad-chronicle", line=5, text=_quote(lines[4][_SEAL_DIGITS + 1 :]))
    return Chronicle(match, opened, tuple(entries), seal)


def _check_size(text: str) -> None:
    try:
        size = len(text.encode())
    except UnicodeEncodeError as error:  # halves of characters, which no file has
        line = text.count("\n", 0, error.start) + 1
        raise GameError("bad-chronicle", line=line, text=ascii(text[error.start])) from error
    if size > MOST_BYTES:
        raise GameError("chronicle-size", size=size, most=MOST_BYTES)


def _quote(text: str) -> str:
    """The beginning of it, without signs that would do things to a terminal."""
    return "".join(sign if sign.isprintable() else "�" for sign in text[:_SHOWN])


def _insist(holds: bool, number: int, lines: list[str]) -> None:
    if not holds:
        line = lines[number - 1] if number <= len(lines) else ""
        raise GameError("bad-chronicle", line=number, text=_quote(line))


def _word(lines: list[str], number: int, head: str) -> str:
    _insist(len(lines) >= number and lines[number - 1].startswith(head), number, lines)
    return lines[number - 1][len(head) :]


def _read_line(line: str, number: int) -> AnyEntry:
    """The entry of one line, which must be written exactly as we would write it."""
    if _depth(line) > MOST_DEPTH:
        raise GameError("chronicle-depth", line=number, most=MOST_DEPTH)
    try:
        entry = read_entry(line.encode())
        if isinstance(entry, Revealed):
            bytes.fromhex(entry.secret)
    except (msgspec.MsgspecError, ValueError) as error:
        raise GameError("bad-chronicle", line=number, text=_quote(line)) from error
    huge = _LONG_NUMBER.search(line) and _LONG_NUMBER.search(_STRING.sub("", line))
    private = isinstance(entry, _PRIVATE) or _without_tokens(entry) != entry
    if huge or private or write_entry(entry).decode() != line:
        raise GameError("bad-chronicle", line=number, text=_quote(line))
    return entry


def _depth(line: str) -> int:
    """How deep brackets are nested, as far as that matters, whatever else the line is."""
    if line.count("[") + line.count("{") <= MOST_DEPTH:  # nearly always
        return 0
    deepest = depth = 0
    for sign in _STRING.sub("", line):
        depth += _BRACKETS.get(sign, 0)
        deepest = max(deepest, depth)
    return deepest
