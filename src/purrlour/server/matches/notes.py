"""Notes: the log as a viewer may see it. An allow-list by kind: what is not named stays hidden."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

import msgspec
from msgspec import Raw

from purrlour.engine.decision import WATCHER
from purrlour.engine.event import Event
from purrlour.engine.wire import Wire
from purrlour.server.matches import entries as log
from purrlour.server.matches.entries import HOUSE
from purrlour.server.matches.match import Happening, Match
from purrlour.server.wire import Note

_SHOWN: Final[dict[type[log.Entry], tuple[str, ...]]] = {
    log.Opened: (
        "game",
        "version",
        "seats",
        "commitment",
        "wall",
        "imported",
        "fairness",
        "practice",
    ),
    log.Sat: ("chair", "name", "nonce"),
    log.Left: ("chair",),
    log.Kicked: ("chair",),
    log.Invited: ("number", "name"),
    log.Swapped: ("one", "other"),
    log.BotSat: ("chair", "bot", "absent"),
    log.Back: ("chair",),
    log.Freed: ("chair",),
    log.Locked: ("on",),
    log.Hosted: ("chair",),
    log.Arranged: (),
    log.Came: ("chair",),
    log.Went: ("chair",),
    log.Promised: ("chair", "nonce"),
    log.Mixing: (),
    log.Nonce: ("chair", "nonce"),
    log.Dealt: (),
    log.Step: ("seat", "why"),  # never the action: its events say what may be known of it
    log.UndoAsked: ("chair", "to"),
    log.UndoAnswered: ("chair", "yes"),
    log.Undone: ("to",),
    log.Paused: ("on",),
    log.Extended: ("ms",),
    log.Ordered: ("passing",),
    log.Said: ("chair", "text"),
    log.Emoted: ("chair", "emote"),
    log.Revealed: ("secret",),
    log.Again: ("match", "code"),
}
"""By kind of entry: the facts that all who hear of it may know."""

_encode: Final = msgspec.json.Encoder().encode
_read_page: Final = msgspec.json.Decoder(list[Raw]).decode
_KINDS: Final = {kind: str(kind.__struct_config__.tag) for kind in _SHOWN}


def visible(happening: Happening, seat: int) -> bool:
    """Whether this viewer's stream has it."""
    return happening.private in (HOUSE, seat)


def notes(happenings: Iterable[Happening], seat: int, since: int) -> list[Note]:
    """What this viewer may know of them, numbered on from `since`."""
    viewer = max(seat, WATCHER)
    found: list[Note] = []
    for entry, events, private in happenings:
        if private not in (HOUSE, seat):
            continue
        since += 1
        kind = type(entry)
        facts: dict[str, Wire] = {name: getattr(entry, name) for name in _SHOWN[kind]}
        seen: list[dict[str, Wire]] = []
        for event in events:
            part = event.seen_by(viewer)
            if part is not None:
                seen.append(part.wire())
        found.append(Note(since, _KINDS[kind], entry.at, entry.by, facts, seen))
    return found


def pages(happenings: Iterable[Happening], streams: list[int]) -> list[bytes]:
    """The notes of watchers and of each chair, in JSON with commas between; `streams` is how long
    theirs were before. The same as `notes` has; what all viewers share is made once."""
    numbers = streams.copy()
    told: list[list[bytes]] = [[] for _ in numbers]
    for entry, events, private in happenings:
        common = [event.seen_by(WATCHER) for event in events]
        shared = b""
        for viewer in range(len(numbers)):
            seat = viewer + WATCHER
            if private not in (HOUSE, seat):
                continue
            seen = common if viewer == 0 else [event.seen_by(seat) for event in events]
            if not _same(seen, common):
                rest = _rest(entry, seen)
            else:
                shared = shared or _rest(entry, common)
                rest = shared
            numbers[viewer] += 1
            told[viewer].append(b'{"n":%d' % numbers[viewer] + rest)
    return [b",".join(page) for page in told]


def _same(one: list[Event | None], other: list[Event | None]) -> bool:
    """Whether these are the same events, not only equal ones: that is soon seen."""
    for index in range(len(one)):
        if one[index] is not other[index]:
            return False
    return True


def _rest(entry: log.AnyEntry, seen: list[Event | None]) -> bytes:
    """A note in JSON, behind its number."""
    kind = type(entry)
    facts: dict[str, Wire] = {name: getattr(entry, name) for name in _SHOWN[kind]}
    events = [part.wire() for part in seen if part is not None]
    return _encode(Note(0, _KINDS[kind], entry.at, entry.by, facts, events))[len('{"n":0') :]


def missed(match: Match, seat: int, since: int) -> list[Note] | Raw:
    """All notes of this viewer behind `since`; from snapshots, if it is long ago."""
    wanted = match.stream(seat) - since
    recent = [happening for happening in match.tail if visible(happening, seat)]
    if wanted <= len(recent):
        return notes(recent[len(recent) - wanted :], seat, since)
    viewer = max(seat, WATCHER) - WATCHER
    parts: list[bytes] = []
    begun = 0
    for snapshot in match.snapshots:
        ended = snapshot.streams[viewer]
        if ended > since and ended > begun:
            page = snapshot.page(viewer)
            parts.append(page if begun >= since else _cut(page, since - begun))
        begun = ended
    if recent:
        parts.append(_encode(notes(recent, seat, begun))[1:-1])
    return Raw(b"[" + b",".join(parts) + b"]")


def _cut(page: bytes, known: int) -> bytes:
    """Without its first notes."""
    return b",".join([bytes(one) for one in _read_page(b"[" + page + b"]")[known:]])
