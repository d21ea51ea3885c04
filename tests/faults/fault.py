"""A planted fault: a small mistake in one file, and the tests that should notice it.

They are kept as data, `*.toml` beside this file, a file for each area. A fault is a piece of text
that takes the place of another, so that it survives code that moves around.
"""

from __future__ import annotations

import tomllib
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).parents[2]
HERE: Final = Path(__file__).parent

TYPES: Final = "types"
PLAIN: Final = "tests (plain)"
COMPILED: Final = "tests (compiled)"
CLIENT_TYPES: Final = "client (types)"
CLIENT: Final = "client"
BROWSER: Final = "browser"
STAGES: Final = (TYPES, PLAIN, COMPILED, CLIENT_TYPES, CLIENT, BROWSER)
"""The stages of the suite, in their order."""
WHOLE: Final = (TYPES, CLIENT_TYPES)
"""Stages that look at everything at once; no tests of theirs can be named."""


class CannotPlant(Exception):
    """The text to replace is not there, or not only there."""


@dataclass(frozen=True)
class Fault:
    """One mistake."""

    area: str
    """The file it is kept in."""
    name: str
    what: str
    """What goes wrong, in one sentence."""
    file: str
    old: str
    new: str
    stage: str
    noticed_by: tuple[str, ...]
    """Test files, or single tests (`file::test`) of files that take long."""
    gap: str = ""
    """What is missing, where no test of those files notices it yet."""

    def spoil(self, text: str) -> str:
        """The file's text with the mistake in it."""
        if (found := text.count(self.old)) != 1:
            raise CannotPlant(f"{self.file} has the text to replace {found} times")
        return text.replace(self.old, self.new)

    def plant(self, root: Path) -> None:
        """Puts the mistake into a copy of the project; its file may be shared with others."""
        path = root / self.file
        spoiled = self.spoil(path.read_text("utf-8"))
        path.unlink()
        path.write_text(spoiled, "utf-8")
        for stale in (path.parent / "__pycache__").glob(f"{path.stem}.*.pyc"):
            stale.unlink()


def read_faults(folder: Path = HERE) -> list[Fault]:
    """All of them, by area."""
    return [
        Fault(area=path.stem, noticed_by=tuple(table.pop("noticed_by")), **table)
        for path in sorted(folder.glob("*.toml"))
        for table in tomllib.loads(path.read_text("utf-8"))["fault"]
    ]


def choose(faults: Sequence[Fault], names: Sequence[str]) -> list[Fault]:
    """Those with these names, or of these areas or stages; all if nothing is named."""
    known = {word for fault in faults for word in (fault.name, fault.area, fault.stage)}
    if unknown := [name for name in names if name not in known]:
        raise SystemExit(f"no fault, area or stage is called {', '.join(unknown)}")
    return [
        fault
        for fault in faults
        if not names or not {fault.name, fault.area, fault.stage}.isdisjoint(names)
    ]
