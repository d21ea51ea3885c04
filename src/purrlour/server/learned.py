"""Bots that somebody trained: the nets of a folder, opened when a process starts."""

from __future__ import annotations

from pathlib import Path

from purrlour.engine.errors import GameError


def open_learned(folder: Path) -> None:
    """Tables of this process may seat them from now on.

    NumPy is loaded for them alone. Raises GameError for a folder without nets, for a net that
    does not fit its game, and where NumPy is missing.
    """
    try:
        from purrlour.learn.bot import enlist_from  # noqa: PLC0415 - NumPy comes with it
    except ImportError as error:
        raise GameError("learned-needs-numpy") from error
    if not enlist_from(folder):
        raise GameError("learned-none", folder=str(folder))
