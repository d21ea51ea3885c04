"""Copies of the project that can be spoiled. Files are shared by hard links where that is possible.

Whoever changes a file of a copy must replace it, as `Fault.plant` does and as Python does with
its bytecode. What is fetched or built for the whole project is linked to, not copied.
"""

from __future__ import annotations

import os
import shutil
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

from tests.faults.fault import ROOT

_TOP: Final = (
    "build_tools",
    "changelog.d",
    "client",
    "docs",
    "examples",
    "scripts",
    "src",
    "tests",
    "CHANGELOG.md",
    "CONTRIBUTING.md",
    "LICENSE",
    "MANIFEST.in",
    "README.md",
    "constraints.txt",
    "pyproject.toml",
    "setup.py",
)
_FETCHED: Final = (Path("client/node_modules"), Path("tests/browser/node_modules"), Path(".cache"))
_LEFT_OUT: Final = shutil.ignore_patterns("node_modules", "*.so")
"""Compiled modules would hide their sources. The built page knows what it was made of."""


@contextmanager
def copied(original: Path = ROOT, *, also: str = "") -> Iterator[Path]:
    """A copy of the project; `also` is one more folder, of which nothing is shared."""
    with tempfile.TemporaryDirectory(prefix="purrlour-fault-", ignore_cleanup_errors=True) as made:
        root = Path(made)
        for name in _TOP:
            source = original / name
            if source.is_dir():
                shutil.copytree(source, root / name, ignore=_LEFT_OUT, copy_function=_share)
            elif source.is_file():
                _share(str(source), str(root / name))
        for fetched in _FETCHED:
            if (ROOT / fetched).is_dir():
                (root / fetched).symlink_to(ROOT / fetched, target_is_directory=True)
        if also and (original / also).is_dir():
            shutil.copytree(original / also, root / also)
        yield root


def _share(source: str, target: str) -> None:
    try:
        os.link(source, target)
    except OSError:  # another disk
        shutil.copy2(source, target)
