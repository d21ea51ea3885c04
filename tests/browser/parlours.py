"""A real server with tables where people sit."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from purrlour.server.page import FOLDER
from tests.browser.positions import NAMES, prepare
from tests.browser.screens import Parlour
from tests.server.serving import serving


@contextmanager
def open_parlour(folder: Path, *, root_path: str = "") -> Iterator[Parlour]:
    """`purrlour serve`, with a match that waits for people and some that are under way."""
    built = FOLDER / "index.html"
    assert built.is_file(), "the client is not built: python build_tools/web_client.py"
    positions = prepare(folder / "data")
    flags = ["--root-path", root_path] if root_path else []
    with serving(folder, *flags) as server:
        wish = {"game": "exploding_kittens", "seats": 4, "name": NAMES[0]}
        seated = server.post(f"{root_path}/api/matches", wish)
        server.post(f"{root_path}/api/matches/{seated['match']}/join", {"name": NAMES[1]})
        url = f"{server.url}{root_path}/"
        yield Parlour(url, seated["match"], seated["token"], positions, server)
