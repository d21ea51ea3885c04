"""Snapshots: where a match stood after some entry of its log, so that nobody replays it.

They are never truth. Each is bound by a seal to the match, the log before it and the rules that
made it; one that does not fit is as if it were not there, and all may be thrown away at any time.
"""

from __future__ import annotations

import logging
import zlib
from collections.abc import Iterable, Sequence
from functools import cache
from hashlib import sha256
from hmac import compare_digest
from hmac import digest as hmac_digest
from importlib.resources import files
from pathlib import Path as FilePath
from typing import Final, TypeAlias

import msgspec
from msgspec import Struct

from purrlour.engine.chance import Scripted
from purrlour.engine.decision import WATCHER
from purrlour.engine.record import Step
from purrlour.engine.table import Table
from purrlour.server.faults import trace
from purrlour.server.matches import entries as log
from purrlour.server.matches.match import Answered, Mark, Match, Phase, Wish
from purrlour.server.matches.notes import pages
from purrlour.server.matches.people import Chair
from purrlour.server.matches.settings import Settings
from purrlour.server.path import Path
from purrlour.server.storage.base import Kept

EVERY: Final = 128
"""Entries between two snapshots; fewer, where choices were taken back: that is work, too."""

Made: TypeAlias = tuple[int, bytes]
"""A snapshot as it is kept, and the entry of the log it stands at."""

BREATH: Final = 8
"""Entries that are replayed at once where others wait."""

_SEAL: Final = 32
_FAST: Final = 1
"""Of zlib's levels: the others take longer than they are worth."""
_PARTS: Final = ("engine", "games", "server/matches")
"""Folders of the sources that make a match of a log."""
_LEFT: Final = (".pyc", ".so", ".ftl", ".md")
"""Ends of files that have no part in it, or are made of others."""
_STEP, _UNDONE, _DEALT = (f'{{"t":"{tag}"'.encode() for tag in ("step", "undone", "dealt"))

_logger = logging.getLogger(__name__)


class Fold(Struct, frozen=True, array_like=True):
    """Everything of a Match, by its names, but for the log, the table and what they tell."""

    at: int
    public: int
    private: list[int]
    answers: dict[int, dict[str, Answered]]
    settings: Settings
    phase: Phase
    chairs: list[Chair]
    host: int
    host_nodes: set[str]
    host_away: int
    removed: list[log.Removed]
    invited: set[int]
    locked: bool
    mixing: int
    key: bytes
    silent: list[bool]
    played: int
    undone: int
    wish: Wish | None
    orders: dict[int, log.Ordered]
    secret: str
    next: str


class Core(Struct, frozen=True, array_like=True):
    """What the match goes on from."""

    fold: Fold
    opened: dict[int, int]
    paused: int | None
    """Of its timing."""
    position: str
    """Empty before the deal."""
    numbers: list[int]
    """Of the open decisions, in seat order."""
    numbered: int
    """So many decisions had a number by then."""


class Snapshot(Struct, frozen=True, array_like=True):
    """After one entry of the log, with the notes of all since the snapshot before."""

    after: int
    """The last entry of the snapshot before."""
    seq: int
    """The last entry of this one."""
    chain: bytes
    """Hash of the log up to there."""
    rules: str
    streams: list[int]
    """How long the streams were: of watchers, and of each chair."""
    pages: list[bytes]
    """For each of them, packed: the notes with commas between. Those of a chair hardly take any
    room beside a watcher's, by which they are packed; empty where there is no difference."""
    marks: list[tuple[int, str]]
    """Those that the snapshot before has not: steps, and the position."""
    core: bytes
    """Packed."""

    def page(self, viewer: int) -> bytes:
        """The notes that this snapshot adds to a stream."""
        common = zlib.decompress(self.pages[0])
        packed = self.pages[viewer]
        if viewer == 0 or not packed:
            return common
        return zlib.decompressobj(zdict=common).decompress(packed)


class _Line(Struct):
    """As much of a line of the log as the record of the table needs."""

    seat: int = 0
    action: str = ""
    chance: tuple[int, ...] = ()
    to: int = 0


_write: Final = msgspec.msgpack.Encoder().encode
_read: Final = msgspec.msgpack.Decoder(Snapshot).decode
_read_core: Final = msgspec.msgpack.Decoder(Core).decode
_read_line: Final = msgspec.json.Decoder(_Line).decode


def is_due(match: Match) -> bool:
    """Whether enough happened since the last one."""
    return match.work >= EVERY


def take_snapshot(match: Match) -> Made:
    """Adds one of the whole log to the match, and gives it as it is kept."""
    before = match.snapshots[-1] if match.snapshots else None
    new = [_packed(match, mark) for mark in match.marks[match.marked :]]
    match.marks[match.marked :] = new
    after = 0 if before is None else before.seq
    snapshot = Snapshot(
        after=after,
        seq=len(match.log),
        chain=_chain(b"" if before is None else before.chain, match.log[after:]),
        rules=rules_digest(),
        streams=[match.stream(seat) for seat in _viewers(match)],
        pages=_pages(match, before),
        marks=[(mark.steps, mark.position) for mark in new],
        core=zlib.compress(_write(_core(match)), _FAST),
    )
    match.snapshots.append(snapshot)
    match.tail = []
    match.work = 0
    match.marked = len(match.marks)
    body = _write(snapshot)
    return snapshot.seq, _seal(match.kept, body) + body


def restored(kept: Kept, entries: Sequence[bytes], rows: Iterable[bytes] = ()) -> Match:
    """The match with this log, from the last snapshot that fits; what it lacks is replayed."""
    return go_on(kept, entries, find_fitting(kept, entries, rows))


def go_on(kept: Kept, entries: Sequence[bytes], snapshots: Sequence[Snapshot]) -> Match:
    """The same, from snapshots that were found to fit."""
    match = begin(kept, entries, snapshots)
    for entry in entries[len(match.log) :]:
        match.take(log.read_entry(entry))
    return match


def begin(kept: Kept, entries: Sequence[bytes], snapshots: Sequence[Snapshot]) -> Match:
    """The match as the last of these snapshots has it; the rest of the log is to be taken."""
    match = Match(kept)
    if snapshots:
        try:
            _lay(match, entries[: snapshots[-1].seq], snapshots)
        except Exception as error:  # noqa: BLE001 - whatever it is, the log has everything
            _logger.warning("a snapshot is of no use: %s", trace(error))
            return Match(kept)
    return match


def make_snapshots(kept: Kept, entries: Iterable[bytes]) -> list[Made]:
    """All that a match with this log would have made by now."""
    match = Match(kept)
    made: list[Made] = []
    for entry in entries:
        match.take(log.read_entry(entry))
        match.fresh.clear()
        if is_due(match):
            made.append(take_snapshot(match))
    return made


def find_fitting(kept: Kept, entries: Sequence[bytes], rows: Iterable[bytes]) -> list[Snapshot]:
    """Those that one after another cover the log from its beginning, and fit it."""
    by_start: dict[int, Snapshot] = {}
    for row in rows:
        snapshot = _opened(kept, row)
        if snapshot is not None and snapshot.seq <= len(entries):
            other = by_start.setdefault(snapshot.after, snapshot)
            if other.seq < snapshot.seq:
                by_start[snapshot.after] = snapshot
    found: list[Snapshot] = []
    at, chain = 0, b""
    while (one := by_start.pop(at, None)) is not None and one.seq > at:
        chain = _chain(chain, entries[at : one.seq])
        if one.chain != chain:
            break
        found.append(one)
        at = one.seq
    return found


@cache
def rules_digest() -> str:
    """Names the sources that made a snapshot: others may have other positions."""
    package = files("purrlour")
    hashed = sha256()
    for part in _PARTS:
        root = FilePath(str(package.joinpath(part)))
        for path in sorted(root.rglob("*")):
            if path.is_file() and path.suffix not in _LEFT:
                hashed.update(f"{path.relative_to(root)}\n".encode() + path.read_bytes())
    return hashed.hexdigest()


# Taking one.


def _viewers(match: Match) -> range:
    return range(WATCHER, match.seats)


def _pages(match: Match, before: Snapshot | None) -> list[bytes]:
    streams = [0] * (match.seats + 1) if before is None else before.streams
    common, *others = pages(match.tail, streams)
    packed = [zlib.compress(common, _FAST)]
    for page in others:
        if page == common:
            packed.append(b"")
        else:
            packer = zlib.compressobj(_FAST, zdict=common)
            packed.append(packer.compress(page) + packer.flush())
    return packed


def _packed(match: Match, mark: Mark) -> Mark:
    """The mark with its position instead of its state."""
    if mark.state is None:
        return mark
    return Mark(mark.steps, None, match.game.position(mark.state))


def _core(match: Match) -> Core:
    table, timing = match.table, match.timing
    return Core(
        fold=Fold(*(getattr(match, name) for name in Fold.__struct_fields__)),
        opened=timing.opened,
        paused=timing.paused,
        position="" if table is None else match.game.position(table.state),
        numbers=[] if table is None else list(table.pending),
        numbered=0 if table is None else table.opened,
    )


def _chain(before: bytes, entries: Iterable[bytes]) -> bytes:
    hashed = sha256(before)
    for entry in entries:
        hashed.update(b"%d " % len(entry))
        hashed.update(entry)
    return hashed.digest()


def _seal(kept: Kept, body: bytes) -> bytes:
    """Of what nobody can make who does not know the secret of the match."""
    key = sha256(b"purrlour snapshot " + kept.secret).digest()
    return hmac_digest(key, f"{kept.match} ".encode() + body, "sha256")


# Going on from one.


def _opened(kept: Kept, row: bytes) -> Snapshot | None:
    seal, body = row[:_SEAL], row[_SEAL:]
    if not compare_digest(seal, _seal(kept, body)):
        return None
    try:
        snapshot = _read(body)
    except msgspec.MsgspecError:  # of another form
        return None
    return snapshot if snapshot.rules == rules_digest() else None


def _lay(match: Match, entries: Sequence[bytes], snapshots: Sequence[Snapshot]) -> None:
    core = _read_core(zlib.decompress(snapshots[-1].core))
    opened = log.read_entry(entries[0])
    assert isinstance(opened, log.Opened)
    match.opened = opened
    match.log = list(entries)
    match.snapshots = list(snapshots)
    for name in Fold.__struct_fields__:
        setattr(match, name, getattr(core.fold, name))
    match.timing.opened, match.timing.paused = core.opened, core.paused
    match.path = Path(opened.fairness)
    if core.position:
        match.game = match.game.edition(match.kept.version)
        dealt, steps = _follow(match, entries, {one.seq: one.marks for one in snapshots})
        options = match.game.options(opened.options)
        table = Table(match.game, match.seats, options, Scripted(dealt))
        state = match.game.load(core.position)
        table.resume(state, steps, core.numbers, opened=core.numbered)
        match.table = table


def _follow(
    match: Match, entries: Sequence[bytes], made: dict[int, list[tuple[int, str]]]
) -> tuple[list[int], list[Step]]:
    """The luck of the deal, and the steps that stand; marks as they were made and dropped."""
    dealt: list[int] = []
    steps: list[Step] = []
    marks: list[Mark] = []
    for seq, entry in enumerate(entries, start=1):
        if entry.startswith(_STEP):
            line = _read_line(entry)
            steps.append(Step(line.seat, line.action, line.chance))
            match.path.add(line.seat, line.action)
        elif entry.startswith(_UNDONE):
            to = _read_line(entry).to
            del steps[to:]
            match.path.cut(to)
            while marks and marks[-1].steps > to:
                marks.pop()
        elif entry.startswith(_DEALT):
            dealt = list(_read_line(entry).chance)
        if seq in made:
            marks += [Mark(steps, None, position) for steps, position in made[seq]]
    match.marks = marks
    match.marked = len(marks)
    return dealt, steps
