"""A real server with a table where people sit."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from purrlour.server.page import FOLDER
from tests.browser.screens import Parlour
from tests.server.serving import serving

LONG_NAME = "Konstantynopolitańczyka"
"""People have long names, and they must fit."""


@contextmanager
def open_parlour(folder: Path, *, root_path: str = "") -> Iterator[Parlour]:
    """`purrlour serve`, with one match that waits for people."""
    built = FOLDER / "index.html"
    assert built.is_file(), "the client is not built: python build_tools/web_client.py"
    flags = ["--root-path", root_path] if root_path else []
    with serving(folder, *flags) as server:
        wish = {"game": "exploding_kittens", "seats": 4, "name": LONG_NAME}
        seated = server.post(f"{root_path}/api/matches", wish)
        server.post(f"{root_path}/api/matches/{seated['match']}/join", {"name": "Ann"})
        yield Parlour(f"{server.url}{root_path}/", seated["match"])
