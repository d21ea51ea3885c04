"""The file of somebody who owns the box: the one thing a game reads from outside the package."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Final

from purrlour.games.wizard_kittens.entry import InvalidCards

VARIABLE: Final = "PURRLOUR_WIZARD_KITTENS_CARDS"
"""Names the file."""
_LARGEST: Final = 65_536
"""Bytes of a file; cards need a tenth of it."""


def box_path() -> str:
    """Where the file is; "" where there is none."""
    return os.environ.get(VARIABLE, "")


def read_box(path: str) -> str:
    """What is written in it. People are told its name, never where it lies."""
    file = Path(path).name
    try:
        with Path(path).open("rb") as opened:
            written = opened.read(_LARGEST + 1)
    except OSError as error:
        raise InvalidCards("cards-no-file", file=file, problem=error.strerror or "") from error
    if len(written) > _LARGEST:
        raise InvalidCards("cards-too-large", file=file, most=_LARGEST)
    try:
        return written.decode("utf-8")
    except UnicodeDecodeError as error:
        raise InvalidCards("cards-not-toml", file=file, problem=error.reason) from error
