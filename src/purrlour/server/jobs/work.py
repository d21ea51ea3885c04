"""Work: each kind of job as a message, and what it gives. Pure functions of what they are told."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, TypeAlias

import msgspec
from msgspec import Struct

from purrlour.engine import errors
from purrlour.engine.errors import GameError
from purrlour.server.care.transfer import received
from purrlour.server.chronicle import decode_chronicle, read_chronicle, write_chronicle
from purrlour.server.film import Gaze, film_of
from purrlour.server.matches.entries import read_entry
from purrlour.server.matches.snapshots import Made, make_snapshots
from purrlour.server.storage.base import Kept

if TYPE_CHECKING:
    from purrlour.engine.wire import Wire
else:
    Wire = Any  # msgspec knows no type that contains itself

_LITTLE: Final = 500
"""Entries of a log that are written as a file at once: that takes a millisecond."""


class Job(Struct, frozen=True, tag=True):
    """Something that takes long."""

    @property
    def is_short(self) -> bool:
        """Whether a process would be more trouble than it is worth."""
        return False


class MakeFilm(Job, frozen=True):
    """Gives the film as JSON."""

    kept: Kept
    entries: list[bytes]
    gaze: Gaze


class WriteChronicle(Job, frozen=True):
    """Gives the file."""

    kept: Kept
    entries: list[bytes]

    @property
    def is_short(self) -> bool:
        return len(self.entries) <= _LITTLE


class ReadImport(Job, frozen=True):
    """Gives Imported, once all of the file was done again."""

    data: bytes


class MakeSnapshots(Job, frozen=True):
    """Gives the snapshots of a log that has none, or none that fit: a list of Made."""

    kept: Kept
    entries: list[bytes]


AnyJob: TypeAlias = MakeFilm | WriteChronicle | ReadImport | MakeSnapshots


class Imported(Struct, frozen=True):
    """A match that came as a file."""

    kept: Kept
    entries: list[bytes]
    snapshots: list[Made]


class Failure(Struct, frozen=True):
    """A refusal on its way between processes."""

    kind: str
    key: str
    clause: str
    facts: dict[str, Wire]

    def error(self) -> GameError:
        """The refusal itself."""
        found: type[GameError] = getattr(errors, self.kind, GameError)
        return found(self.key, clause=self.clause, **self.facts)


class Done(Struct, frozen=True, omit_defaults=True):
    """What became of a job."""

    given: bytes = b""
    refused: Failure | None = None
    failed: str = ""
    """What went wrong by a fault of ours; never what it was about, which may be hidden."""


def do(job: AnyJob) -> bytes:
    """Does it; raises GameError to refuse."""
    match job:
        case MakeFilm(kept=kept, entries=entries, gaze=gaze):
            return film_of(kept, entries, gaze)
        case WriteChronicle(kept=kept, entries=entries):
            return write_chronicle(kept, [read_entry(entry) for entry in entries]).encode()
        case ReadImport(data=data):
            kept, entries = received(read_chronicle(decode_chronicle(data)), unfinished=False)
            return msgspec.msgpack.encode(Imported(kept, entries, make_snapshots(kept, entries)))
        case MakeSnapshots(kept=kept, entries=entries):
            return msgspec.msgpack.encode(make_snapshots(kept, entries))


def refusal(error: GameError) -> Failure:
    """The error as it is sent."""
    return Failure(type(error).__name__, error.key, error.clause, error.facts)
