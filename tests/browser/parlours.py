"""A real server with tables where people sit."""

from __future__ import annotations

import os
from collections.abc import Container, Iterator
from contextlib import contextmanager
from functools import cache
from pathlib import Path

from purrlour.server.matches.match import Match
from purrlour.server.page import FOLDER
from tests.browser.games import BY_KEY, PLAYED
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
def position(game: str, name: str) -> tuple[Match, Position]:
    """A moment that somebody wants to see."""
    return find(game, BY_KEY[game].positions[name], label=name)


@contextmanager
def open_parlour(
    folder: Path, *, root_path: str = "", only: Container[str] | None = None
) -> Iterator[Parlour]:
    """`purrlour serve`, with a match that waits for people and some that are under way: at every
    moment there is, or only at those with such names."""
    found = {
        game.key: {
            name: position(game.key, name)
            for name in game.positions
            if only is None or name in only
        }
        for game in PLAYED
    }
    keep(folder / "data", [match for game in found.values() for match, _ in game.values()])
    flags = ["--root-path", root_path] if root_path else []
    with serving_page(folder, *flags) as server:
        wish = {"game": PLAYED[0].key, "seats": 4, "name": NAMES[0]}
        seated = server.post(f"{root_path}/api/matches", wish)
        server.post(f"{root_path}/api/matches/{seated['match']}/join", {"name": NAMES[1]})
        url = f"{server.url}{root_path}/"
        waiting = {
            game: {name: seat for name, (_, seat) in moments.items()}
            for game, moments in found.items()
        }
        yield Parlour(url, seated["match"], seated["token"], waiting, server)
