"""Notes: the log as a viewer may see it. An allow-list by kind: what is not named stays hidden."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from purrlour.engine.decision import WATCHER
from purrlour.engine.wire import Wire
from purrlour.server.matches import entries as log
from purrlour.server.matches.entries import HOUSE
from purrlour.server.matches.match import Happening, Match, replayed
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


def missed(match: Match, seat: int, since: int) -> list[Note]:
    """All notes of this viewer behind `since`; from the log, if it is long ago."""
    wanted = match.stream(seat) - since
    recent = [happening for happening in match.tail if visible(happening, seat)]
    if wanted > len(recent):
        past = replayed(match.kept, match.log).fresh
        recent = [happening for happening in past if visible(happening, seat)]
    return notes(recent[len(recent) - wanted :], seat, since)
