"""Transfer: a match as one file, out of one parlour and into another."""

from __future__ import annotations

import re
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import replace
from functools import partial
from pathlib import Path
from time import time_ns
from typing import Final

import msgspec

from purrlour.engine.errors import GameError
from purrlour.server.auth.quotas import DAY_MS
from purrlour.server.auth.tokens import new_code, new_match_id
from purrlour.server.care.beside import beside, open_to_add
from purrlour.server.care.shelf import Shelf
from purrlour.server.chronicle import Chronicle, write_chronicle
from purrlour.server.config import Config
from purrlour.server.matches import entries as log
from purrlour.server.matches.entries import HOUSE, AnyEntry
from purrlour.server.matches.match import replayed
from purrlour.server.matches.people import HOST_ONLY, clean_name, clean_text
from purrlour.server.matches.verbs.hosting import check_settings
from purrlour.server.storage.base import Kept, StorageTrouble
from purrlour.server.storage.sqlite import add_match
from purrlour.server.verify import disagreement, find_game

_TRIES: Final = 20
"""Codes to try before one is free."""
_LATEST: Final = 1 << 40
"""Milliseconds; no match is kept running for thirty years."""
_CHAIRS: Final = ("chair", "one", "other", "seat")
"""Facts of entries that are chairs."""
_HASH: Final = re.compile(r"|[0-9a-f]{64}")
"""Of a nonce, or nothing."""
_LONGEST: Final = 500
"""Characters of something said."""


async def export_match(shelf: Shelf, wanted: str) -> tuple[str, Kept]:
    """The file of the match with this id or code.

    One that is not over takes its secret along, so that its luck can go on; then the file shows
    all that is hidden and is for nobody who plays.
    """
    kept = await shelf.find(wanted)
    if kept is None:
        raise GameError("no-such-match")
    entries = [log.read_entry(entry) for _, entry in await shelf.log(kept.match)]
    opened = entries[0]
    if not kept.over and isinstance(opened, log.Opened):
        entries[0] = msgspec.structs.replace(opened, secret=kept.secret.hex())
    return write_chronicle(kept, entries), kept


def received(chronicle: Chronicle, *, unfinished: bool) -> tuple[Kept, list[bytes]]:
    """A match as it is kept after it came from elsewhere: a new name, the same luck.

    One that is not over is for the house alone to bring (`unfinished`): its file tells the secret,
    and so every card, to whoever has it. Nobody's token came with it. Every person's chair can be
    taken again; until then a bot plays it, and whoever sits down first is the host.
    """
    if chronicle.secret is None and not unfinished:
        raise GameError("import-not-over")
    find_game(chronicle.opened)
    secret = _secret(chronicle)
    _check(chronicle, secret)
    opened = msgspec.structs.replace(
        chronicle.opened, luck=chronicle.luck, secret="", token="", before="", campaign=""
    )
    kept = Kept(
        match=new_match_id(),
        code=new_code(),
        game=opened.game,
        version=opened.version,
        secret=secret,
        created=time_ns() // 1_000_000,
    )
    entries: list[AnyEntry] = [opened, *chronicle.entries[1:]]
    try:
        match = replayed(kept, [log.write_entry(entry) for entry in entries])
    except Exception as error:  # a file can be wrong in any way
        raise GameError("import-broken") from error
    if match.phase == "over":
        kept = replace(kept, over=True)
    else:
        if match.wish is not None:
            entries.append(log.UndoAnswered(at=match.at, chair=match.wish.chair, yes=False))
        for chair, person in enumerate(match.chairs):
            if person.name:
                entries.append(log.Left(at=match.at, by=HOUSE, chair=chair))
        if match.locked:
            entries.append(log.Locked(at=match.at, on=False))
    return kept, [log.write_entry(entry) for entry in entries]


def _secret(chronicle: Chronicle) -> bytes:
    """Whether it is the one that was promised, `_check` finds out."""
    try:
        secret = chronicle.secret or bytes.fromhex(chronicle.opened.secret)
    except ValueError:
        secret = b""
    if not secret:
        raise GameError("import-no-secret")
    return secret


def _check(chronicle: Chronicle, secret: bytes) -> None:
    """Rules and luck are done again, and nobody may smuggle in what they could not have done."""
    for entry in chronicle.entries:
        if not _possible(entry, chronicle.opened.seats):
            raise GameError("import-broken")
        if isinstance(entry, log.Sat | log.Invited) and clean_name(entry.name) != entry.name:
            raise GameError("bad-name")
        if isinstance(entry, log.Opened | log.Arranged):
            check_settings(chronicle.opened.game, entry.settings)
    if (problem := disagreement(chronicle, secret)) is not None:
        raise problem


def _possible(entry: AnyEntry, seats: int) -> bool:
    """Whether a server could have written this, as far as one entry tells."""
    chairs = [getattr(entry, name) for name in _CHAIRS if hasattr(entry, name)]
    fits = all(0 <= chair < seats for chair in chairs) and HOST_ONLY <= entry.by < seats
    match entry:
        case log.Said(text=text):
            fits = fits and len(text) <= _LONGEST and clean_text(text) == text
        case log.Sat(nonce=nonce) | log.Promised(nonce=nonce) if (
            nonce or type(entry) is log.Promised
        ):
            fits = fits and _HASH.fullmatch(nonce) is not None
        case (
            log.UndoAsked(to=number)
            | log.Undone(to=number)
            | log.Extended(ms=number)
            | log.Invited(number=number)
        ):
            fits = fits and 0 <= number < _LATEST
        case _:
            pass
    return fits and 0 <= entry.at < _LATEST


async def import_match(config: Config, kept: Kept, entries: Sequence[bytes]) -> Kept:
    """Adds a match. A server that runs meanwhile finds it as soon as somebody asks for it."""
    days = config.retention.days
    kept = replace(kept, until=kept.created + days * DAY_MS)
    store = await open_to_add(config)
    if isinstance(store, Path):
        return await _keep(kept, partial(_add_beside, store, entries=entries))
    try:
        return await _keep(kept, partial(store.create, entries=entries))
    finally:
        await store.close()


async def _keep(kept: Kept, create: Callable[[Kept], Awaitable[bool]]) -> Kept:
    for _ in range(_TRIES):
        if await create(kept):
            return kept
        kept = replace(kept, match=new_match_id(), code=new_code())
    raise StorageTrouble("no code is free")


async def _add_beside(place: Path, kept: Kept, entries: Sequence[bytes]) -> bool:
    with beside(place) as connection:
        return add_match(connection, kept, entries)
