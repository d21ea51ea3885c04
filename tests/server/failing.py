"""Servers that do not start: in this process, as far as they get before they serve."""

from __future__ import annotations

import os
import socket
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from tests.cli.running import Ran, run


@pytest.fixture
def serve_here(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> Iterator[Callable[..., Ran]]:
    """`purrlour serve` with these flags and variables. Whatever else it lets pass, it finds its
    port taken, and ends."""
    for name in [name for name in os.environ if name.startswith("PURRLOUR_")]:
        monkeypatch.delenv(name)
    with socket.create_server(("127.0.0.1", 0)) as other:
        settings = {"DATA": str(tmp_path / "data"), "HOST": "127.0.0.1"}
        settings |= {"PORT": str(other.getsockname()[1]), "LANGUAGE": "en"}
        for name, value in settings.items():
            monkeypatch.setenv(f"PURRLOUR_{name}", value)

        def serve(*flags: str, **environ: str) -> Ran:
            for name, value in environ.items():
                monkeypatch.setenv(name, value)
            return run(capsys, "serve", *flags)

        yield serve


def fails(ran: Ran, code: int, told: str) -> None:
    """One clear line, and nothing else."""
    assert ran.code == code, ran.err
    assert ran.out == ""
    assert ran.err.startswith("purrlour: ")
    assert ran.err.count("\n") == 1, ran.err
    assert told in ran.err
