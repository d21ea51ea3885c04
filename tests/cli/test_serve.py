"""`purrlour serve --open`: the parlour and a browser in it."""

from __future__ import annotations

import time
from pathlib import Path

import pytest

from purrlour.cli.serve import has_screen
from tests.server.serving import serving


@pytest.mark.parametrize(
    ("platform", "environ", "screen"),
    [
        ("linux", {"DISPLAY": ":0"}, True),
        ("linux", {"WAYLAND_DISPLAY": "wayland-0"}, True),
        ("linux", {"DISPLAY": ""}, False),
        ("darwin", {}, True),
        ("win32", {}, True),
    ],
)
def test_a_browser_is_opened_only_where_there_is_a_screen(
    platform: str, environ: dict[str, str], screen: bool
) -> None:
    """In a bare terminal a text browser would take it over."""
    assert has_screen(platform, environ) is screen


def test_the_browser_opens_at_the_first_page(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    seen = tmp_path / "seen"
    browser = tmp_path / "browser"
    browser.write_text(f'#!/bin/sh\necho "$1" > {seen}.part && mv {seen}.part {seen}\n')
    browser.chmod(0o755)
    monkeypatch.setenv("BROWSER", str(browser))
    monkeypatch.setenv("DISPLAY", ":0")

    with serving(tmp_path, "--open") as server:
        deadline = time.monotonic() + 20
        while not seen.exists() and time.monotonic() < deadline:
            time.sleep(0.02)
        assert seen.read_text().strip().rstrip("/") == server.url
