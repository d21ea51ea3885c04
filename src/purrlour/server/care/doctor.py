"""Doctor: is everything in order with what is kept? It looks, and changes nothing."""

from __future__ import annotations

import os
import re
import resource
import shutil
import stat
from collections import Counter
from collections.abc import AsyncIterator
from dataclasses import dataclass
from pathlib import Path
from typing import Final

import msgspec

from purrlour.engine.errors import GameError
from purrlour.engine.wire import Wire
from purrlour.games import GAMES
from purrlour.server.auth.connections import room_for
from purrlour.server.campaigns.campaign import folded
from purrlour.server.care.shelf import Shelf, database_file, open_shelf
from purrlour.server.chronicle import Chronicle
from purrlour.server.config import Config, describe
from purrlour.server.luck import commitment
from purrlour.server.matches.entries import Opened, read_entry
from purrlour.server.matches.match import replayed
from purrlour.server.storage.base import Kept, KeptCampaign, StorageTrouble
from purrlour.server.storage.folder import BESIDE, is_open
from purrlour.server.storage.schema import migrations
from purrlour.server.storage.seals import broken_seal
from purrlour.server.verify import disagreement

LEAST_FREE: Final = 200 << 20
"""Bytes that should be free on the disk."""
LEAST_ROOM: Final = 1_000
"""Connections that a server should have room for."""
_NEARLY_FULL: Final = 0.9
_SHOWN: Final = 5
"""Broken matches that are named."""


@dataclass(frozen=True, slots=True)
class Finding:
    """One thing that was looked at. `key` names a sentence, `doctor-…`, with what to do."""

    key: str
    fine: bool
    facts: dict[str, Wire]


def fine(key: str, **facts: Wire) -> Finding:
    return Finding(key, fine=True, facts=facts)


def bad(key: str, **facts: Wire) -> Finding:
    return Finding(f"{key}-bad", fine=False, facts=facts)


async def examine(config: Config) -> AsyncIterator[Finding]:
    """One finding after another; what cannot be reached is not looked at further."""
    place = database_file(config)
    if place is not None:
        folder = _folder(place.parent)
        yield folder
        if not folder.fine:
            return
        yield _private(place)
        yield _space(place.parent)
    yield _files(config, place)
    try:
        async with open_shelf(config) as shelf:
            version = await shelf.version()
            yield fine("database", place=describe(config))
            schema = _schema(shelf, version)
            yield schema
            if not schema.fine:
                return
            faults = await shelf.faults()
            for fault in faults:
                yield bad("integrity", fault=fault)
            if faults:
                return
            yield fine("integrity")
            async for finding in _matches(shelf):
                yield finding
            async for finding in _campaigns(shelf):
                yield finding
            yield await _size(config, shelf)
    except StorageTrouble as error:
        yield bad("database", reason=str(error))


def _folder(folder: Path) -> Finding:
    if not folder.is_dir():
        return bad("folder", folder=str(folder))
    if not os.access(folder, os.R_OK | os.W_OK | os.X_OK):
        return bad("folder-closed", folder=str(folder))
    return fine("folder", folder=str(folder))


def _private(place: Path) -> Finding:
    """The folder and the files are for their owner alone. A folder that only its owner can enter
    keeps what is in it, whatever the files allow."""
    if not place.parent.stat().st_mode & (stat.S_IXGRP | stat.S_IXOTH):
        return fine("private")
    files = [place.with_name(place.name + end) for end in BESIDE]
    if any(file.exists() and is_open(file) for file in files):
        return bad("private", folder=str(place.parent))
    return fine("private")


def _space(folder: Path) -> Finding:
    free = shutil.disk_usage(folder).free
    shown = free >> 20
    return fine("space", free=shown) if free >= LEAST_FREE else bad("space", free=shown)


def _files(config: Config, place: Path | None) -> Finding:
    """How many files the server may open: as many as it did, if one runs here, else as we could."""
    running = None if place is None else _limit_of(place.with_name(f"{place.name}.lock"))
    files = running or resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    files = files if files != resource.RLIM_INFINITY else 1 << 20
    facts: dict[str, Wire] = {"files": files, "connections": room_for(config.limits, files)}
    wanted = min(LEAST_ROOM, config.limits.connections)
    return (bad if room_for(config.limits, files) < wanted else fine)("files", **facts)


def _limit_of(lock: Path) -> int | None:
    """Files that the process may open which has this lock, where the system tells."""
    try:
        process = Path(f"/proc/{int(lock.read_text('ascii'))}")
        if not any(file.samefile(lock) for file in (process / "fd").iterdir() if file.exists()):
            return None  # it ended, and another has its number now
        limits = (process / "limits").read_text("ascii")
    except (OSError, ValueError):
        return None
    found = re.search(r"^Max open files +(\d+)", limits, re.MULTILINE)
    return int(found[1]) if found else None


def _schema(shelf: Shelf, version: int) -> Finding:
    newest = len(migrations(shelf.backend))
    if version > newest or version < 1:
        return bad("schema", version=version, known=newest)
    return fine("schema" if version == newest else "schema-old", version=version, known=newest)


async def _matches(shelf: Shelf) -> AsyncIterator[Finding]:
    """Logs without a gap that can be read, with seals that fit, and matches that can be played
    from them, with the luck of their secret."""
    found: Counter[str] = Counter()
    sealed = await shelf.has("seals")
    matches = entries = 0
    for kept in await shelf.matches():
        matches += 1
        log = await shelf.log(kept.match)
        lines = [entry for _, entry in log]
        entries += len(log)
        wrong = []
        if place := gap(log):
            wrong.append(bad("logs", match=kept.match, place=place))
        else:
            if sealed and (place := broken_seal(kept, lines, await shelf.seals(kept.match))):
                wrong.append(bad("seals", match=kept.match, place=place))
            if reason := ailment(kept, lines):
                wrong.append(bad("replay", match=kept.match, reason=reason))
            elif reason := unfair(kept, lines):
                wrong.append(bad("luck", match=kept.match, reason=reason))
        for finding in wrong:
            found[finding.key] += 1
            if found[finding.key] <= _SHOWN:
                yield finding
    if not found["logs-bad"]:
        yield fine("logs", matches=matches, entries=entries)
    if not sealed:
        yield fine("seals-old")
    elif not found["seals-bad"]:
        yield fine("seals", entries=entries)
    if not found["replay-bad"]:
        yield fine("replay", matches=matches - found["logs-bad"])
    if not found["luck-bad"]:
        yield fine("luck", matches=matches - found["logs-bad"] - found["replay-bad"])


async def _campaigns(shelf: Shelf) -> AsyncIterator[Finding]:
    """Campaigns whose logs can be read, with seals that fit, and whose game understands them."""
    sealed = await shelf.has("seals")
    campaigns = broken = 0
    for kept in await shelf.campaigns():
        campaigns += 1
        log = await shelf.steps(kept.campaign)
        reason = campaign_ailment(kept, log)
        if not reason and sealed:
            seals = await shelf.step_seals(kept.campaign)
            if place := broken_seal(kept, [step for _, step in log], seals):
                reason = f"seal {place}"
        if reason:
            broken += 1
            if broken <= _SHOWN:
                yield bad("campaigns", campaign=kept.campaign, reason=reason)
    if campaigns and not broken:
        yield fine("campaigns", campaigns=campaigns)


def campaign_ailment(kept: KeptCampaign, steps: list[tuple[int, bytes]]) -> str:
    """Why a campaign cannot go on, in a word; empty if it can."""
    if not steps or [seq for seq, _ in steps] != list(range(1, len(steps) + 1)):
        return "gap"
    try:
        folded(kept, [step for _, step in steps]).about()
    except GameError as error:
        return error.key
    except Exception as error:  # noqa: BLE001 - a log can be wrong in any way
        return type(error).__name__
    return ""


def unfair(kept: Kept, log: list[bytes]) -> str:
    """Why the luck of a match cannot be that of its secret, in a word; empty if it is."""
    entries = tuple(read_entry(entry) for entry in log)
    opened = entries[0]
    assert isinstance(opened, Opened)  # gap() looked
    chronicle = Chronicle(match=kept.match, opened=opened, entries=entries, seal="")
    problem = disagreement(chronicle, kept.secret)
    return "" if problem is None else problem.key


async def _size(config: Config, shelf: Shelf) -> Finding:
    """How much of its room the house has used."""
    size, most = await shelf.size() >> 20, config.quotas.megabytes
    full = size >= most * _NEARLY_FULL
    return (bad if full else fine)("size", size=size, most=most)


def gap(log: list[tuple[int, bytes]]) -> int:
    """The first place of a log that is missing or cannot be read; 0 if all is well."""
    for place, (seq, entry) in enumerate(log, start=1):
        try:
            opened = isinstance(read_entry(entry), Opened)
        except msgspec.MsgspecError:
            return place
        if seq != place or opened != (place == 1):
            return place
    return 0 if log else 1


def ailment(kept: Kept, log: list[bytes]) -> str:
    """Why a match cannot be played on, in a word; empty if it can. Nothing hidden is in it."""
    try:
        GAMES[kept.game].edition(kept.version)
    except (GameError, KeyError):
        return f"{kept.game}/{kept.version}"
    try:
        match = replayed(kept, log)
    except GameError as error:
        return error.key
    except Exception as error:  # noqa: BLE001 - a log can be wrong in any way
        return type(error).__name__
    if commitment(kept.secret) != match.opened.commitment:
        return "commitment"
    if kept.over != (match.phase == "over"):
        return "over"
    return ""
