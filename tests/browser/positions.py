"""Matches that stand still at a moment worth seeing, put into a parlour before it opens.

They are played by the server's own rules and luck, by whim, until somebody's table looks as it is
wanted. All chairs are people's, so nobody moves until a page does.
"""

from __future__ import annotations

import asyncio
from base64 import urlsafe_b64encode
from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from hashlib import sha256
from pathlib import Path
from typing import Any

from purrlour.bots.roster import build
from purrlour.engine.chance import Seeded
from purrlour.games import GAMES
from purrlour.server.auth.tokens import hash_token, new_code, new_token
from purrlour.server.luck import commitment
from purrlour.server.matches import entries as log
from purrlour.server.matches.match import Match
from purrlour.server.matches.playing import deal, play
from purrlour.server.matches.settings import Settings
from purrlour.server.storage.base import Kept
from purrlour.server.storage.sqlite import SqliteStore

NAMES = (
    "Konstantynopolitańczyka",
    "Ann",
    "Świętosława Brzęcz",
    "Bo",
    "Wawrzyniec",
    "Grzegorz Chrząszcz",
)
"""People have long names, and they must fit."""


@dataclass(frozen=True)
class Wanted:
    """A moment that is looked for."""

    seats: int
    sees: Callable[[Match, Any], bool]
    """Whether a seat with this view sees it."""
    options: Mapping[str, str] = field(default_factory=dict)
    calm: tuple[str, ...] = ()
    """What people do most of the time, or they would play all they have at once."""
    bot: str = ""
    """Who plays instead, where people without a plan would never come to that."""
    bots: int = 0
    """So many chairs, the last ones, are bots'. Here they are played like all others."""
    settings: Settings = field(default_factory=lambda: Settings(chat=True))


@dataclass(frozen=True)
class Position:
    """A seat at a match that waits."""

    match: str
    seat: int
    token: str
    tokens: tuple[str, ...]
    """Of all seats."""


def asked(match: Match, view: Any, kind: str) -> bool:
    """Whether the seat with this view is asked this."""
    pending = match.pending().values()
    return any(one.seat == view.seat and one.kind == kind for one in pending)


def keep(folder: Path, matches: list[Match]) -> None:
    """Puts matches into the store of a folder that no server has opened yet."""
    with ThreadPoolExecutor(1) as thread:  # this one may have Playwright's loop
        thread.submit(asyncio.run, _keep(folder, matches)).result()


async def _keep(folder: Path, matches: list[Match]) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    store = SqliteStore(folder / "purrlour.db", node="positions")
    await store.open()
    for match in matches:
        assert await store.create(match.kept, list(match.log))
    await store.close()


def find(
    game: str, wanted: Wanted, *, names: Sequence[str] = NAMES, label: str = ""
) -> tuple[Match, Position]:
    """The first match in which a seat sees what is wanted; the same one for the same label."""
    seats = range(wanted.seats)
    for seed in range(10_000):
        whim = Seeded(seed, "whim")
        tokens = tuple(new_token() for _ in seats)
        match = _begun(_kept(game, f"{label} {seed}", whim), wanted, tokens, names)
        bot = build(wanted.bot, GAMES[game], seed) if wanted.bot else None
        while True:
            table = match.table
            assert table is not None
            for seat in seats:
                if wanted.sees(match, table.view(seat)):
                    return match, Position(match.kept.match, seat, tokens[seat], tokens)
            if match.phase != "playing":
                break
            pending = [one.seat for one in table.pending.values()]
            seat = pending[whim.pick(len(pending))]
            legal = table.legal(seat)
            if bot:
                legal = [bot.choose(table.view(seat), legal)]
            choices = [one.text() for one in legal]
            calm = [one for one in choices if one in wanted.calm]
            if calm and whim.pick(3):
                choices = calm
            play(match, seat, choices[whim.pick(len(choices))], at=_now(match), why="hand")
    raise AssertionError("no match is like that")


def _kept(game: str, label: str, whim: Seeded) -> Kept:
    """Luck is made from the secret and the match's name, so both are the same every time."""
    name = urlsafe_b64encode(sha256(f"{game} {label}".encode()).digest())[:22].decode()
    secret = bytes(whim.pick(256) for _ in range(64))
    return Kept(name, new_code(), game, GAMES[game].version, secret, 1_790_000_000_000)


def _begun(kept: Kept, wanted: Wanted, tokens: Sequence[str], names: Sequence[str]) -> Match:
    match = Match(kept)
    match.take(
        log.Opened(
            at=0,
            wall=kept.created,
            game=kept.game,
            version=kept.version,
            seats=len(tokens),
            options=dict(wanted.options),
            commitment=commitment(kept.secret),
            settings=wanted.settings,
        )
    )
    for chair, token in enumerate(tokens):
        if chair < len(tokens) - wanted.bots:
            match.take(
                log.Sat(at=10, by=chair, chair=chair, name=names[chair], token=hash_token(token))
            )
        else:
            match.take(log.BotSat(at=10, chair=chair, bot="greedy"))
    match.take(log.Mixing(at=20, by=0))
    deal(match, at=20)
    return match


def _now(match: Match) -> int:
    return 1_000 * (len(match.log) + 1)
