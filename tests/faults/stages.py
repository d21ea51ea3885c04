"""What each stage of the suite says of a copy of the project."""

from __future__ import annotations

import os
import re
import shutil
import signal
import subprocess
import sys
import time
from collections.abc import Iterable, Sequence
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from threading import Event
from typing import Final

from tests.faults.fault import (
    BROWSER,
    CLIENT,
    CLIENT_TYPES,
    COMPILED,
    PLAIN,
    ROOT,
    TYPES,
    WHOLE,
)

sys.path.insert(0, str(ROOT / "build_tools"))
from node import Node, find_node
from web_client import fetch

LIMIT: Final = 900.0
"""Seconds. A run that takes longer notices nothing: it hangs."""
_CACHE: Final = {TYPES: ".mypy_cache"}

_PYTEST: Final = re.compile(r"^(?:FAILED|ERROR) (?P<test>.+?)(?: - .*)?$", re.MULTILINE)
_VITEST: Final = re.compile(r"^ *FAIL +(?P<test>.+)$", re.MULTILINE)
_MYPY: Final = re.compile(r"^(?P<test>.+: error: .+)$", re.MULTILINE)
_SVELTE: Final = re.compile(r'^\d+ (?P<test>(?:ERROR|WARNING) ".+)$', re.MULTILINE)
_LATE: Final = re.compile("^OVER BUDGET", re.MULTILINE)
"""A test that took too long is a matter of the suite, and of how busy the machine is."""
_COLOURS: Final = re.compile(r"\x1b\[[0-9;]*m")


_running: Final[set[int]] = set()
"""Processes that lead a group of their own."""
_stopped = Event()


class CannotRun(Exception):
    """A stage could not say anything."""


@dataclass(frozen=True)
class Verdict:
    """What a stage said."""

    failed: tuple[str, ...]
    """Tests that failed, or messages; none if all is well."""
    seconds: float


def sets_of(stage: str, tests: Sequence[str]) -> list[list[str]]:
    """Tests that are best run together where all should pass: a start of Vitest is dear."""
    return [[*tests]] if stage in (*WHOLE, CLIENT) else [[test] for test in tests]


def is_about(failed: str, test: str) -> bool:
    """Whether what failed is this test, or one of its file."""
    return failed.removeprefix("client/").startswith(test.removeprefix("client/"))


def cache_of(stage: str) -> str:
    """The folder with what the stage remembers from its last run."""
    return _CACHE.get(stage, "")


def prepare(stages: Iterable[str]) -> None:
    """Fetches what these stages need, once for all copies."""
    wanted = set(stages)
    if wanted & {CLIENT, CLIENT_TYPES, BROWSER}:
        fetch(ROOT / "client", _node())
    if BROWSER in wanted:
        subprocess.run([sys.executable, "-m", "tests.browser.chromium"], cwd=ROOT, check=True)


def stop() -> None:
    """Ends all that runs, with whatever it started; from now on nothing is run."""
    _stopped.set()
    for leader in tuple(_running):
        with suppress(ProcessLookupError):
            os.killpg(leader, signal.SIGKILL)


def build_page(root: Path) -> None:
    """The page of a copy, unless it has that of its sources already."""
    _run([sys.executable, "build_tools/web_client.py"], root, _PYTEST, must=True)


def check(stage: str, root: Path, tests: Sequence[str], *, first: bool) -> Verdict:
    """Runs these tests of a stage in a copy; until the `first` failure, or all."""
    match stage:
        case _ if stage == PLAIN:
            return _pytest(root, tests, first=first)
        case _ if stage == COMPILED:
            return _compiled(root, tests, first=first)
        case _ if stage == TYPES:
            return _run([sys.executable, "-m", "mypy"], root, _MYPY)
        case _ if stage == CLIENT_TYPES:
            script = "node_modules/svelte-check/bin/svelte-check"
            words = ["--fail-on-warnings", "--output", "machine"]
            return _script(root, script, *words, pattern=_SVELTE)
        case _ if stage == CLIENT:
            files = [str(Path(test).relative_to("client")) for test in tests]
            bail = ["--bail=1"] if first else []
            words = ["run", *bail, "--no-cache", *files]
            return _script(root, "node_modules/vitest/vitest.mjs", *words, pattern=_VITEST)
        case _ if stage == BROWSER:
            return _browser(root, tests, first=first)
    raise CannotRun(f"there is no stage {stage!r}")


def _pytest(root: Path, tests: Sequence[str], *, first: bool, path: str = "src") -> Verdict:
    """On the sources as they stand, or on a folder made of them."""
    until = ["-x"] if first else []
    if any(test.startswith("src/") for test in tests):
        until.append("--doctest-modules")
    words = ["-m", "pytest", *until, "-q", "-p", "no:cacheprovider", "--tb=short", *tests]
    return _run([sys.executable, *words], root, _PYTEST, path=path)


def _compiled(root: Path, tests: Sequence[str], *, first: bool) -> Verdict:
    """On an engine that is compiled from the copy: its own C, and libraries that others made."""
    begun = time.monotonic()
    engine, cache = root / "engine", root / "engine-cache"
    if not engine.is_dir():
        shared = ROOT / ".cache" / "engine" / "libraries"
        shared.mkdir(parents=True, exist_ok=True)
        cache.mkdir()
        (cache / shared.name).symlink_to(shared, target_is_directory=True)
        shutil.copytree(root / "src", engine)
        command = [sys.executable, "build_tools/native.py", str(cache), str(engine)]
        _run(command, root, _PYTEST, must=True)
    verdict = _pytest(root, tests, first=first, path="engine")
    return Verdict(verdict.failed, time.monotonic() - begun)


def _browser(root: Path, tests: Sequence[str], *, first: bool) -> Verdict:
    """On the page that is built from the copy."""
    begun = time.monotonic()
    build_page(root)
    verdict = _pytest(root, tests, first=first)
    return Verdict(verdict.failed, time.monotonic() - begun)


def _script(root: Path, script: str, *words: str, pattern: re.Pattern[str]) -> Verdict:
    """A tool of the client, in the copy's folder of it."""
    node = _node()
    command = [str(node.program), script, *words]
    return _run(command, root, pattern, folder="client", environ=node.environment())


def _run(
    command: Sequence[str],
    root: Path,
    pattern: re.Pattern[str],
    *,
    folder: str = "",
    path: str = "src",
    environ: dict[str, str] | None = None,
    must: bool = False,
) -> Verdict:
    """Runs a command to its end; what the pattern finds first is what failed."""
    seen = {
        name: value
        for name, value in (os.environ if environ is None else environ).items()
        if not name.startswith(("PYTEST_", "PURRLOUR_")) or name == "PURRLOUR_CHROMIUM"
    }
    seen |= {"PYTHONPATH": str(root / path), "PURRLOUR_PYTHON": sys.executable, "NO_COLOR": "1"}
    seen["PURRLOUR_CLIENT"] = "1"
    seen.pop("PYTHONDONTWRITEBYTECODE", None)  # copies share what was compiled before
    begun = time.monotonic()
    if _stopped.is_set():
        raise CannotRun("somebody stopped it")
    with subprocess.Popen(
        command,
        cwd=root / folder,
        env=seen,
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        errors="replace",
        start_new_session=True,
    ) as process:
        _running.add(process.pid)
        try:
            said, _ = process.communicate(timeout=LIMIT)
        except subprocess.TimeoutExpired:
            os.killpg(process.pid, signal.SIGKILL)
            raise CannotRun(f"it did not end in {LIMIT:.0f} s") from None
        finally:
            _running.discard(process.pid)
    said = _COLOURS.sub("", said)
    found = [one["test"].strip() for one in pattern.finditer(said)] if process.returncode else []
    late = not found and _LATE.search(said) is not None
    if process.returncode and (must or not (found or late)):
        last = said.strip().splitlines()[-3:]
        raise CannotRun(f"{command[1:3]} ended with {process.returncode}: {' | '.join(last)}")
    return Verdict(tuple(found), time.monotonic() - begun)


def _node() -> Node:
    node = find_node()
    if node is None:
        raise CannotRun("there is no Node here")
    return node
