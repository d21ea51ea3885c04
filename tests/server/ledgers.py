"""Ledgers: what a client knows for certain, to be held against the log."""

from __future__ import annotations

import sqlite3
from collections import Counter
from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path

import msgspec

from purrlour.server import wire
from purrlour.server.matches import entries as log
from purrlour.server.matches.match import Match, replayed
from purrlour.server.matches.notes import notes
from purrlour.server.storage.base import Kept
from purrlour.server.storage.postgres import PostgresStore


class Ledger:
    """All that one client sent, and all that it was told."""

    def __init__(self, match: str, seat: int) -> None:
        self.match = match
        self.seat = seat
        self.sent: dict[str, wire.AnyCommand] = {}
        self.open: dict[str, wire.AnyCommand] = {}
        """Sent and not answered yet: to be sent again."""
        self.acked: set[str] = set()
        self.refused: dict[str, str] = {}
        """Why, by command."""
        self.troubles: list[str] = []
        """Commands that the server could not store, as often as it said so."""
        self.notes: list[bytes] = []
        """Every note, as it came."""
        self.faults: list[str] = []
        """What no server may say."""

    def follow(self, since: int, v: int, told: Sequence[bytes]) -> None:
        """Writes down what is new; it must go on where the last ended."""
        if since != len(self.notes) or v - since != len(told):
            self.faults.append(f"knew {len(self.notes)}, told {len(told)} from {since} to {v}")
            del self.notes[since:]
        self.notes += told

    def ack(self, name: str) -> wire.AnyCommand | None:
        """The command was carried out; None if that is no news."""
        if name not in self.sent:
            self.faults.append(f"ack of {name}, which was never sent")
        if name in self.refused:
            self.faults.append(f"ack of {name}, which was refused: {self.refused[name]}")
        self.acked.add(name)
        return self.open.pop(name, None)


@dataclass(frozen=True)
class Truth:
    """A match as its log has it."""

    kept: Kept
    entries: list[log.AnyEntry]
    match: Match

    @classmethod
    def of(cls, kept: Kept, lines: Sequence[bytes]) -> Truth:
        return cls(kept, [log.read_entry(line) for line in lines], replayed(kept, lines))

    def notes(self, seat: int) -> list[bytes]:
        """All that a viewer may have been told."""
        return [msgspec.json.encode(note) for note in notes(self.match.fresh, seat, 0)]


@dataclass
class Verdict:
    """What ledgers and logs say together."""

    moves: int = 0
    """Choices that were acked."""
    acks: int = 0
    lost: list[str] = field(default_factory=list)
    """Acked or told, and not in the log."""
    doubled: list[str] = field(default_factory=list)
    invented: list[str] = field(default_factory=list)
    """In the log, and wanted by nobody."""
    faults: list[str] = field(default_factory=list)

    @property
    def fine(self) -> bool:
        return not (self.lost or self.doubled or self.invented or self.faults)


def hold(ledgers: Iterable[Ledger], truths: Mapping[str, Truth]) -> Verdict:
    """Holds what clients know against what was kept."""
    verdict = Verdict()
    by_match: dict[str, list[Ledger]] = {}
    for ledger in ledgers:
        by_match.setdefault(ledger.match, []).append(ledger)
    for match, those in by_match.items():
        truth = truths.get(match)
        if truth is None:
            verdict.lost.append(f"all of {match}")
        else:
            for ledger in those:
                _hold_one(ledger, truth, verdict)
            _look_for_inventions(those, truth, verdict)
    return verdict


def _hold_one(ledger: Ledger, truth: Truth, verdict: Verdict) -> None:
    where = f"{ledger.match} seat {ledger.seat}"
    verdict.faults += [f"{where}: {fault}" for fault in ledger.faults]
    verdict.acks += len(ledger.acked)
    done = Counter(entry.cmd for entry in truth.entries if entry.by == ledger.seat and entry.cmd)
    for name in ledger.acked:
        verdict.moves += isinstance(ledger.sent.get(name), wire.Play)
        if not done[name]:
            verdict.lost.append(f"{where}: {name} was acked")
    for name in ledger.refused:
        if done[name]:
            verdict.invented.append(f"{where}: {name} was refused")
    told = truth.notes(ledger.seat)
    if ledger.notes != told[: len(ledger.notes)]:
        verdict.lost.append(f"{where}: the log does not say what was told")


def _look_for_inventions(ledgers: Sequence[Ledger], truth: Truth, verdict: Verdict) -> None:
    where = truth.kept.match
    sent: dict[tuple[int, str], wire.AnyCommand] = {}
    for ledger in ledgers:  # a chair may have several devices
        sent |= {(ledger.seat, name): command for name, command in ledger.sent.items()}
    seen: set[tuple[int, str]] = set()
    settings, kinds = truth.match.settings, {type(entry) for entry in truth.entries}
    reasons = {"hand"}
    reasons |= {"time"} if settings.turn or settings.window else set()
    reasons |= {"bot"} if log.BotSat in kinds or log.Left in kinds else set()
    reasons |= {"order"} if log.Ordered in kinds else set()
    for entry in truth.entries:
        key = (entry.by, entry.cmd)
        if entry.cmd:
            # A carried out wish of all to undo is no command; everything else is one entry.
            if key in seen:
                verdict.doubled.append(f"{where}: {key}")
            seen.add(key)
            if key not in sent:
                verdict.invented.append(f"{where}: {key} was never sent")
        if isinstance(entry, log.Step):
            command = sent.get(key)
            as_sent = isinstance(command, wire.Play) and command.action == entry.action
            if entry.why not in reasons or (entry.why == "hand" and not as_sent):
                verdict.invented.append(f"{where}: {entry}")


def read_sqlite(path: Path, matches: Collection[str] | None = None) -> dict[str, Truth]:
    """These matches of a file, or all, whether or not a server has it open."""
    connection = sqlite3.connect(path, isolation_level=None)
    try:
        connection.execute("BEGIN")  # one moment for all
        rows = connection.execute(
            "SELECT number, id, code, game, version, secret, created, over FROM matches"
        ).fetchall()
        rows = [row for row in rows if matches is None or row[1] in matches]
        lines: dict[int, list[bytes]] = {row[0]: [] for row in rows}
        for number, line in connection.execute("SELECT match, entry FROM entries ORDER BY seq"):
            if number in lines:
                lines[number].append(line)
    finally:
        connection.close()
    return {row[1]: Truth.of(Kept(*row[1:]), lines[row[0]]) for row in rows}


async def read_postgres(url: str, matches: Iterable[str]) -> dict[str, Truth]:
    """These matches of a database."""
    store = PostgresStore(url, node="reader")
    await store.open()
    try:
        found: dict[str, Truth] = {}
        for match in matches:
            kept = await store.find(match)
            if kept is not None:
                found[match] = Truth.of(kept, await store.read(match))
        return found
    finally:
        await store.close()
