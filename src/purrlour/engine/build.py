"""Which build of Purrlour runs here, and is there a faster one of the same sources?

Builds may stand side by side, each a complete folder: `<sources>-plain` holds the sources as they
are, `<sources>-compiled` the same with compiled modules. A process keeps the one it began with.
"""

from __future__ import annotations

from pathlib import Path
from typing import Final

FOLDER: Final = Path(__file__).resolve().parents[2]
"""Where the package of this process was imported from."""

_PLAIN: Final = "-plain"
_COMPILED: Final = "-compiled"


def is_compiled() -> bool:
    """Whether the engine runs as machine code; its source would end in .py."""
    from purrlour.engine import playout  # noqa: PLC0415 - who only looks for folders needs no engine

    return not str(playout.__file__).endswith(".py")


def fastest() -> Path:
    """The folder that a process started now should import from. It may have just come."""
    if FOLDER.name.endswith(_PLAIN):
        compiled = FOLDER.with_name(FOLDER.name.removesuffix(_PLAIN) + _COMPILED)
        if compiled.is_dir():
            return compiled
    return FOLDER
