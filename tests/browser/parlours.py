"""A real server with tables where people sit."""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from pathlib import Path

from purrlour.server.matches.match import Match
from purrlour.server.page import FOLDER
from tests.browser.games import PLAYED
from tests.browser.positions import NAMES, Position, find, keep
from tests.browser.visits import Parlour
from tests.server.serving import Server, serving


@contextmanager
def serving_page(folder: Path, *flags: str) -> Iterator[Server]:
    """`purrlour serve` with the page; PURRLOUR_STATIC names another one than the package's."""
    page = Path(os.environ.get("PURRLOUR_STATIC", FOLDER))
    built = (page / "index.html").is_file()
    assert built, "the client is not built: python build_tools/web_client.py"
    with serving(folder, *flags, STATIC=str(page)) as server:
        yield server


@cache
def positions() -> dict[str, dict[str, tuple[Match, Position]]]:
    """Every moment that somebody wants to see, of every game."""
    return {
        game.key: {
            name: find(game.key, wanted, label=name) for name, wanted in game.positions.items()
        }
        for game in PLAYED
    }


@contextmanager
def open_parlour(folder: Path, *, root_path: str = "") -> Iterator[Parlour]:
    """`purrlour serve`, with a match that waits for people and some that are under way."""
    found = positions()
    keep(folder / "data", [match for game in found.values() for match, _ in game.values()])
    flags = ["--root-path", root_path] if root_path else []
    with serving_page(folder, *flags) as server:
        wish = {"game": PLAYED[0].key, "seats": 4, "name": NAMES[0]}
        seated = server.post(f"{root_path}/api/matches", wish)
        server.post(f"{root_path}/api/matches/{seated['match']}/join", {"name": NAMES[1]})
        url = f"{server.url}{root_path}/"
        waiting = {
            game: {name: position for name, (_, position) in moments.items()}
            for game, moments in found.items()
        }
        yield Parlour(url, seated["match"], seated["token"], waiting, server)
