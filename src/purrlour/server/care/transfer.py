"""Transfer: a match as one file, out of one parlour and into another."""

from __future__ import annotations

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
from purrlour.server.matches.checks import Place, check_entry, check_length
from purrlour.server.matches.entries import HOUSE, AnyEntry
from purrlour.server.matches.match import replayed
from purrlour.server.storage.base import Kept, StorageTrouble
from purrlour.server.storage.sqlite import add_match
from purrlour.server.verify import disagreement, find_game

_TRIES: Final = 20
"""Codes to try before one is free."""


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
    opened = chronicle.opened
    place = Place(find_game(opened), opened.seats)
    for entry in chronicle.entries:
        check_entry(entry, place)
    check_length(chronicle.entries)
    if (problem := disagreement(chronicle, secret)) is not None:
        raise problem


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
