"""Builds of the engine, side by side: each a complete folder with the whole package.

    builds.py compile              compile one for the present sources
    builds.py compile --with PID   the same behind others, and as long as that process lives

`.venv/builds/<sources>-plain` is a copy of the sources; `<sources>-compiled` is the same with the
compiled modules beside them. A folder gets its name when it is complete and was checked, never
before. A process takes the one that a line in `.venv` names when it starts, and no other later.
"""

from __future__ import annotations

import fcntl
import hashlib
import os
import shutil
import subprocess
import sys
import sysconfig
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import native
import plan
import web_client

ROOT = web_client.ROOT
BUILDS = Path(sys.prefix, "builds")
CACHE = ROOT / ".cache" / "engine"
LOG = CACHE / "log.txt"
CHOICE = Path(sysconfig.get_path("purelib"), "purrlour.pth")
"""The line that names the build for new processes: Python reads it at its start."""
KEPT_DAYS = 7

_GAMES = """
from purrlour.engine.chance import Seeded
from purrlour.engine.playout import playout
from purrlour.games import GAMES
for key, game in GAMES.items():
    luck = Seeded(1)
    state = game.deal(game.min_seats, game.options({}), luck)
    print(key, playout(game, state, luck, Seeded(2)), game.position(state))
"""

_MADE = ("__pycache__", ".egg-info", ".so", "static", "static.stamp")


def digest() -> str:
    """A hash of all that a build is made of; the page counts by what it was made of."""
    files = [file for file in (ROOT / "src").rglob("*") if file.is_file()]
    files = [file for file in files if not any(part.endswith(_MADE) for part in file.parts)]
    files += [ROOT / "pyproject.toml", *(ROOT / "build_tools").glob("*.py")]
    if (ROOT / web_client.STAMP).is_file():
        files.append(ROOT / web_client.STAMP)
    return hashlib.sha256(
        f"{sys.version}\0{web_client.digest(sorted(files), ROOT)}".encode()
    ).hexdigest()[:12]


def folder(name: str, kind: str) -> Path:
    """Where the plain or the compiled build of these sources stands, once it is complete."""
    return BUILDS / f"{name}-{kind}"


def plain(name: str) -> Path:
    """A copy of the sources and of the page."""
    whole = folder(name, "plain")
    if not whole.is_dir():
        part = _part(whole)
        shutil.copytree(ROOT / "src" / "purrlour", part / "purrlour", ignore=_unwanted)
        part.replace(whole)
    return whole


def compiled(name: str, *, jobs: int) -> Path:
    """The same with compiled modules, checked as a whole: all of them, or no such folder."""
    whole = folder(name, "compiled")
    if not whole.is_dir():
        part = _part(whole)
        shutil.copytree(plain(name), part, dirs_exist_ok=True)
        the_plan = plan.read(ROOT)
        native.build(the_plan, CACHE, part, jobs=jobs, tell=_tell)
        _tell("checking what was compiled")
        native.check(the_plan, part)
        compare(part, plain(name))
        part.replace(whole)
    return whole


def fastest(name: str, *, compiled_too: bool = True) -> Path | None:
    """The best build of these sources that is there."""
    kinds = ("compiled", "plain") if compiled_too else ("plain",)
    found = (folder(name, kind) for kind in kinds)
    return next((whole for whole in found if whole.is_dir()), None)


def choose(whole: Path) -> None:
    """From now on new processes take this one; the others stay as they are."""
    line = f"{whole}\n"
    if not CHOICE.is_file() or CHOICE.read_text("utf-8") != line:
        part = CHOICE.with_suffix(f".part{os.getpid()}")
        part.write_text(line, "utf-8")
        part.replace(CHOICE)
    os.utime(whole)
    _clear(whole)


def failure(name: str) -> Path:
    """A file that says why these sources could not be compiled."""
    return BUILDS / f"{name}-failed"


def compare(one: Path, other: Path) -> None:
    """Both builds must play the same games, to the last card."""
    played = [
        subprocess.run(
            [sys.executable, "-P", "-c", _GAMES],
            env={**os.environ, "PYTHONPATH": str(folder)},
            check=True,
            capture_output=True,
        ).stdout
        for folder in (one, other)
    ]
    if played[0] != played[1]:
        raise RuntimeError("what was compiled plays differently")


def _clear(chosen: Path) -> None:
    """Removes what nobody has started with for days: somebody may be at it still."""
    now = time.time()
    for folder in BUILDS.iterdir():
        old = now - folder.stat().st_mtime > KEPT_DAYS * 24 * 3600
        if old and folder.name.split("-")[0] != chosen.name.split("-")[0]:
            shutil.rmtree(folder) if folder.is_dir() else folder.unlink()


def _part(folder: Path) -> Path:
    """Where a build is made; what an interrupted one left there goes."""
    part = folder.with_name(f"{folder.name}.part")
    shutil.rmtree(part, ignore_errors=True)
    part.mkdir(parents=True)
    return part


def _unwanted(_folder: str, names: list[str]) -> set[str]:
    return {name for name in names if name.endswith(("__pycache__", ".so", "static.stamp"))}


def _tell(line: str) -> None:
    print(line, flush=True)


def compile_now() -> None:
    """Compiles for the present sources and puts it in its place."""
    name = digest()
    with alone(CACHE / "lock"):
        install_compiler()
        choose(compiled(name, jobs=os.cpu_count() or 1))
    failure(name).unlink(missing_ok=True)
    _tell("the compiled engine is in its place")


def compile_behind(process: int) -> None:
    """The same with what others leave of the machine, and no longer than that process lives."""
    os.nice(19)
    threading.Thread(target=end_with, args=(process,), daemon=True).start()
    try:
        compile_now()
    except (Exception, SystemExit) as error:
        failure(digest()).write_text(f"{error}\n", "utf-8")
        raise


@contextmanager
def alone(lock: Path) -> Iterator[None]:
    """One process at a time; the next finds what the first has done."""
    lock.parent.mkdir(parents=True, exist_ok=True)
    with lock.open("w") as file:
        fcntl.flock(file, fcntl.LOCK_EX)
        yield


def install_compiler() -> None:
    """mypyc and what its libraries need, into this environment."""
    wanted = plan.read(ROOT)
    needs = [*wanted.compiler, *wanted.compiled_dependencies, "setuptools"]
    pip = [sys.executable, "-m", "pip", "install", "-q", "-c", str(ROOT / "constraints.txt")]
    subprocess.run([*pip, *needs], check=True)


def end_with(process: int) -> None:
    """Nobody is left behind: this process and the compilers it started end together."""
    while True:
        try:
            os.kill(process, 0)
        except ProcessLookupError:
            os.killpg(0, 15)
        time.sleep(0.5)


if __name__ == "__main__":
    os.chdir(ROOT)
    if sys.argv[2:]:
        compile_behind(int(sys.argv[3]))
    else:
        compile_now()
    os._exit(0)  # what mypyc remembers would be taken apart piece by piece, for seconds
