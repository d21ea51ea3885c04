"""A Chromium for tests, without root and without a download of its own.

It comes as an npm package, compressed, with the libraries and a font that bare systems lack, and
is unpacked once into .cache. That one is for Linux on x86-64; PURRLOUR_CHROMIUM names another,
and elsewhere one on the PATH will do, or Playwright's own.
"""

from __future__ import annotations

import fcntl
import os
import platform
import shutil
import subprocess
import sys
import tarfile
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path

from playwright.sync_api import Browser, sync_playwright

ROOT = Path(__file__).parents[2]
FOLDER = Path(__file__).parent
AXE = FOLDER / "node_modules" / "axe-core" / "axe.min.js"

_PACKED = FOLDER / "node_modules" / "@sparticuz" / "chromium" / "bin"
_CACHE = ROOT / ".cache" / "chromium"
_SCRIPTS = "--no-turbofan --no-maglev"
"""A page is open for seconds: to compile its scripts well takes longer than they run."""
_OTHERS = ("chromium-headless-shell", "chromium", "google-chrome")
_UNPACK = """
const { createReadStream, createWriteStream } = require("node:fs");
const { pipeline } = require("node:stream");
const { createBrotliDecompress } = require("node:zlib");
const [from, to] = process.argv.slice(1);
pipeline(createReadStream(from), createBrotliDecompress(), createWriteStream(to), (error) => {
  if (error) throw error;
});
"""
_FONTS = """\
<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig><dir>{folder}/fonts</dir><cachedir>{folder}/cache</cachedir></fontconfig>
"""

sys.path.insert(0, str(ROOT / "build_tools"))
from node import Node, find_node  # noqa: E402 - needs the path above
from web_client import fetch  # noqa: E402 - likewise


@dataclass(frozen=True)
class Chromium:
    """Which browser, and what it must find around it."""

    program: Path | None
    """None is Playwright's own."""
    environ: dict[str, str] = field(default_factory=dict)


def prepare() -> Chromium:
    """Fetches axe and a browser, unless they are here already."""
    with _alone():
        node = find_node()
        if node is None:
            raise RuntimeError("the browser tests need Node, and none could be fetched")
        # Playwright's own Node lacks a library on bare systems.
        os.environ.setdefault("PLAYWRIGHT_NODEJS_PATH", str(node.program))
        fetch(FOLDER, node)
        if named := os.environ.get("PURRLOUR_CHROMIUM"):
            return Chromium(Path(named))
        if sys.platform == "linux" and platform.machine() == "x86_64":
            return _unpacked(node)
        found = filter(None, map(shutil.which, _OTHERS))
        return Chromium(next(map(Path, found), None))


@contextmanager
def browsing() -> Iterator[Browser]:
    """The browser, running."""
    chromium = prepare()
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(
            executable_path=chromium.program,
            args=[f"--js-flags={_SCRIPTS}"],
            env={**os.environ, **chromium.environ},
        )
        yield browser
        browser.close()


def _unpacked(node: Node) -> Chromium:
    lock = (FOLDER / "package-lock.json").read_bytes()
    stamp = _CACHE / "package-lock.json"
    if not stamp.is_file() or stamp.read_bytes() != lock:
        shutil.rmtree(_CACHE, ignore_errors=True)
        _CACHE.mkdir(parents=True)
        for packed in sorted(_PACKED.glob("*.br")):
            unpacked = _CACHE / packed.stem
            command = [str(node.program), "-e", _UNPACK, str(packed), str(unpacked)]
            subprocess.run(command, check=True)
            if unpacked.suffix == ".tar":
                with tarfile.open(unpacked) as archive:
                    # As an attribute, since early releases of Python 3.11 know no argument.
                    archive.extraction_filter = getattr(tarfile, "data_filter", None)
                    archive.extractall(_CACHE)
                unpacked.unlink()
        (_CACHE / "chromium").chmod(0o755)
        (_CACHE / "fonts.conf").write_text(_FONTS.format(folder=_CACHE))
        stamp.write_bytes(lock)
    environ = {
        "LD_LIBRARY_PATH": str(_CACHE / "lib"),
        "FONTCONFIG_FILE": str(_CACHE / "fonts.conf"),
        "HOME": str(_CACHE),
    }
    return Chromium(_CACHE / "chromium", environ)


@contextmanager
def _alone() -> Iterator[None]:
    """One process at a time: the others wait until it is done, and find it so."""
    _CACHE.parent.mkdir(exist_ok=True)
    with (_CACHE.parent / "chromium.lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        yield


if __name__ == "__main__":
    prepare()
