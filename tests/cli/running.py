"""Running commands in this process."""

from __future__ import annotations

from dataclasses import dataclass
from io import StringIO

import pytest

from purrlour.cli.main import main


@dataclass(frozen=True)
class Ran:
    """What a command left behind."""

    code: int
    out: str
    err: str


def run(capsys: pytest.CaptureFixture[str], *arguments: str) -> Ran:
    """The command with these arguments."""
    capsys.readouterr()
    code = main(list(arguments))
    told = capsys.readouterr()
    return Ran(code, told.out, told.err)


class Terminal(StringIO):
    """A stream that says it is a terminal."""

    def isatty(self) -> bool:
        return True
