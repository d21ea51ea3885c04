"""Files of the page: packed for whoever takes them so, and each way with a tag of its own."""

from __future__ import annotations

import asyncio
import gzip
from pathlib import Path
from typing import Any, cast

import httpx
import pytest

from purrlour.server.app import build
from purrlour.server.config import Config
from purrlour.server.page import File, load_files, takes_gzip

SCRIPT = "let purr = 1;\n" * 200
FILES = {
    "index.html": b"<!doctype html>\n" + b"<p>purr</p>\n" * 50,
    "assets/app-1a2b.js": SCRIPT.encode(),
    "assets/tiny-1a2b.js": b"let a",
    "assets/font-1a2b.woff2": b"font" * 500,
}


@pytest.fixture
def static(tmp_path: Path) -> Path:
    folder = tmp_path / "static"
    for path, body in FILES.items():
        (folder / path).parent.mkdir(parents=True, exist_ok=True)
        (folder / path).write_bytes(body)
    return folder


def _get(static: Path, path: str, **headers: str) -> tuple[httpx.Response, bytes]:
    """The answer, and its body as it is on the line."""

    async def ask() -> tuple[httpx.Response, bytes]:
        app = build(Config(data=static.parent, static=static))
        transport = httpx.ASGITransport(cast(Any, app))
        named = {name.replace("_", "-"): value for name, value in headers.items()}
        async with (
            app.opened(),
            httpx.AsyncClient(transport=transport, base_url="http://here") as client,
            client.stream("GET", path, headers=named) as answer,
        ):
            return answer, b"".join([part async for part in answer.aiter_raw()])

    return asyncio.run(ask())


def test_a_script_is_packed_for_whoever_takes_it_so(static: Path) -> None:
    answer, sent = _get(static, "/assets/app-1a2b.js", accept_encoding="br, gzip")

    assert answer.headers["content-encoding"] == "gzip"
    assert answer.headers["vary"] == "accept-encoding"
    assert answer.headers["content-type"].startswith("text/javascript")
    assert int(answer.headers["content-length"]) == len(sent) < len(SCRIPT)
    assert gzip.decompress(sent).decode() == SCRIPT


@pytest.mark.parametrize("accepted", ["identity", "br", "gzip;q=0", ""])
def test_the_others_get_it_as_it_is(static: Path, accepted: str) -> None:
    answer, sent = _get(static, "/assets/app-1a2b.js", accept_encoding=accepted)

    assert "content-encoding" not in answer.headers
    assert answer.headers["vary"] == "accept-encoding"
    assert sent.decode() == SCRIPT


@pytest.mark.parametrize("path", ["/assets/tiny-1a2b.js", "/assets/font-1a2b.woff2"])
def test_what_packing_does_not_help_is_sent_as_it_is(static: Path, path: str) -> None:
    answer, sent = _get(static, path, accept_encoding="gzip")

    assert "content-encoding" not in answer.headers
    assert "vary" not in answer.headers
    assert sent == FILES[path[1:]]


@pytest.mark.parametrize(("has", "takes"), [("gzip", "identity"), ("identity", "gzip")])
def test_a_tag_is_good_for_one_way_only(static: Path, has: str, takes: str) -> None:
    tag = _get(static, "/", accept_encoding=has)[0].headers["etag"]

    same, nothing = _get(static, "/", accept_encoding=has, if_none_match=tag)
    other, sent = _get(static, "/", accept_encoding=takes, if_none_match=tag)

    assert (same.status_code, nothing, same.headers["etag"]) == (304, b"", tag)
    assert same.headers["vary"] == "accept-encoding"
    assert other.status_code == 200
    assert other.headers["etag"] != tag
    assert len(sent) > 0


def test_the_same_file_is_packed_the_same_every_time(static: Path) -> None:
    """Or its tag would promise too much."""
    first, second = load_files(static), load_files(static)

    packed = [file for file in first.values() if isinstance(file.packed, File)]
    assert len(packed) == 3, "the script, and the page under two names"
    assert first == second


@pytest.mark.parametrize(
    ("header", "takes"),
    [
        ("gzip", True),
        ("GZIP", True),
        ("deflate, gzip;q=0.5", True),
        ("gzip; q=0.001", True),
        ("*", True),
        ("*;q=0", False),
        ("gzip;q=0", False),
        ("gzip;q=0.000", False),
        ("gzip;q=0, *", False),
        ("x-gzip-like", False),
        ("identity", False),
        ("", False),
        (";;,=", False),
    ],
)
def test_who_takes_gzip(header: str, takes: bool) -> None:
    assert takes_gzip(header) is takes
