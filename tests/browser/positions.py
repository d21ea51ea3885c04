"""Matches that stand still at a moment worth seeing, put into a parlour before it opens.

They are played by the server's own rules and luck, by whim, until somebody's table looks as it is
wanted. All chairs are people's, so nobody moves until a page does.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from purrlour.engine.chance import Seeded
from purrlour.games import GAMES
from purrlour.games.exploding_kittens.view import KittensView
from purrlour.server.auth.tokens import hash_token, new_code, new_match_id, new_token
from purrlour.server.luck import commitment
from purrlour.server.matches import entries as log
from purrlour.server.matches.match import Match
from purrlour.server.matches.playing import deal, play
from purrlour.server.matches.settings import Settings
from purrlour.server.storage.base import Kept
from purrlour.server.storage.sqlite import SqliteStore

GAME = GAMES["exploding_kittens"]
NAMES = ("Konstantynopolitańczyka", "Ann", "Świętosława Brzęcz", "Bo", "Wawrzyniec")
"""People have long names, and they must fit."""

Wanted = Callable[[Match, KittensView], bool]


@dataclass(frozen=True)
class Position:
    """A seat at a match that waits."""

    match: str
    seat: int
    token: str
    tokens: tuple[str, ...]
    """Of all seats."""


def _asked(match: Match, view: KittensView, kind: str) -> bool:
    asked = match.pending().values()
    return any(one.seat == view.seat and one.kind == kind for one in asked)


def _window(match: Match, view: KittensView) -> bool:
    """A Nope lies on a play, and the seat may answer it."""
    return _asked(match, view, "nope") and view.chain == 1 and "nope" in view.hand


def _turn(match: Match, view: KittensView) -> bool:
    """A full hand, with equal cards and things that can be done; some cards are played."""
    equal = any(view.hand.count(card) > 2 for card in view.hand)
    return (
        _asked(match, view, "turn") and equal and len(view.discard) > 3 and view.pawn == view.seat
    )


POSITIONS: dict[str, tuple[int, Wanted]] = {
    "turn": (4, _turn),
    "crowded": (2, lambda match, view: len(view.hand) > 13 and _asked(match, view, "turn")),
    "window": (5, _window),
    "future": (3, lambda match, view: _asked(match, view, "look")),
    "demand": (3, lambda match, view: _asked(match, view, "name")),
    "favor": (4, lambda match, view: _asked(match, view, "give") and len(view.hand) > 4),
    "hide": (3, lambda match, view: _asked(match, view, "put")),
    "waiting": (5, lambda match, view: not _asked(match, view, "turn") and len(view.discard) > 6),
    "out": (3, lambda match, view: not view.alive[view.seat] and match.phase == "playing"),
    "won": (2, lambda match, view: match.phase == "over" and view.alive[view.seat]),
    "lost": (4, lambda match, view: match.phase == "over" and not view.alive[view.seat]),
}
"""By name: how many sit there, and what a seat must see."""


def prepare(folder: Path) -> dict[str, Position]:
    """Plays all of them and puts them into the store of this folder."""
    found = {name: find(*wanted) for name, wanted in POSITIONS.items()}
    keep(folder, [match for match, _ in found.values()])
    return {name: position for name, (_, position) in found.items()}


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
    seats: int, wanted: Wanted, *, names: Sequence[str] = NAMES, first: int = 0
) -> tuple[Match, Position]:
    """The first match in which a seat sees what is wanted."""
    for seed in range(first, first + 10_000):
        whim = Seeded(seed)
        tokens = tuple(new_token() for _ in range(seats))
        match = _begun(tokens, names, whim)
        while True:
            table = match.table
            assert table is not None
            for seat in range(seats):
                view: Any = GAME.view(table.state, seat)
                if wanted(match, view):
                    return match, Position(match.kept.match, seat, tokens[seat], tokens)
            if match.phase != "playing":
                break
            asked = [one.seat for one in table.pending.values()]
            seat = asked[whim.pick(len(asked))]
            choices = [one.text() for one in table.legal(seat)]
            calm = [one for one in choices if one in ("draw", "pass")]
            if calm and whim.pick(3):  # or they would play all they have at once
                choices = calm
            play(match, seat, choices[whim.pick(len(choices))], at=_now(match), why="hand")
    raise AssertionError("no match is like that")


def _begun(tokens: Sequence[str], names: Sequence[str], whim: Seeded) -> Match:
    secret = bytes(whim.pick(256) for _ in range(64))
    kept = Kept(new_match_id(), new_code(), GAME.key, GAME.version, secret, 1_790_000_000_000)
    match = Match(kept)
    match.take(
        log.Opened(
            at=0,
            wall=kept.created,
            game=GAME.key,
            version=GAME.version,
            seats=len(tokens),
            options={},
            commitment=commitment(secret),
            settings=Settings(chat=True),
        )
    )
    for chair, token in enumerate(tokens):
        match.take(
            log.Sat(at=10, by=chair, chair=chair, name=names[chair], token=hash_token(token))
        )
    match.take(log.Mixing(at=20, by=0))
    deal(match, at=20)
    return match


def _now(match: Match) -> int:
    return 1_000 * (len(match.log) + 1)
