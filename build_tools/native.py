"""Compiles the modules of the plan: C by mypyc, libraries by the machine's compiler, side by side.

    native.py CACHE FOLDER      those of the project in this folder, into that one

A group of modules is one library. Beside it stand its doors: for each module a small library that
Python loads under the module's name and that leads into the group's. mypyc makes one of them for
each module; one for all modules of a group, under many names, takes a fraction of the time.
Libraries are kept by a hash of all that they are made of, so that an edit compiles one group.
"""

from __future__ import annotations

import hashlib
import os
import re
import shlex
import shutil
import subprocess
import sys
import sysconfig
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor, as_completed
from dataclasses import dataclass
from itertools import groupby
from pathlib import Path
from typing import Any

import plan

KEPT = 64
"""Libraries in the cache: several times what a build has."""
SUFFIX: str = sysconfig.get_config_var("EXT_SUFFIX") or ".so"

_OWN_INIT = re.compile(r"^PyMODINIT_FUNC PyInit___init__.*$", re.MULTILINE)
"""mypyc gives each door this one as well; several in one library would be one too many."""

_FUNCTION = re.compile(r"^ *((?:static )?\w+ \*?CPy(Def|Py)_(\w+)\([^;{}]*\) \{)$", re.MULTILINE)
"""A function of mypyc's C: a module's own (Def), or what Python calls in its stead (Py)."""
_LEVELS = """\
#if defined(__GNUC__) && !defined(__clang__)
#define ONCE __attribute__((optimize("O0")))
#define LIGHTLY __attribute__((optimize("O1")))
#else
#define ONCE
#define LIGHTLY
#endif
"""


@dataclass(frozen=True)
class Library:
    """A library to be made, and the modules that it is loaded as."""

    name: str
    names: list[str]
    sources: list[Path]
    headers: list[Path]
    include: list[str]
    flags: list[str]

    def key(self, compiler: str) -> str:
        """A hash of all that it is made of."""
        total = hashlib.sha256("\0".join([compiler, SUFFIX, sys.version, *self.flags]).encode())
        for file in [*self.sources, *self.headers]:
            total.update(hashlib.sha256(file.read_bytes()).digest())
        return total.hexdigest()[:32]


def build(
    the_plan: plan.Plan,
    cache: Path,
    to: Path,
    *,
    jobs: int,
    tell: Callable[[str], None],
) -> None:
    """Puts a library for every module of the plan into a folder, as an import will find it."""
    begun = time.monotonic()
    tell(f"{len(the_plan.compiled)} modules: types and C")
    libraries = list(_libraries(the_plan, cache))
    tell(f"{len(libraries)} libraries ({time.monotonic() - begun:.0f} s so far)")
    kept = cache / "libraries"
    kept.mkdir(parents=True, exist_ok=True)
    command = shlex.split(os.environ.get("CC") or sysconfig.get_config_var("CC"))
    compiler = subprocess.check_output([*command, "--version"], text=True)
    with ThreadPoolExecutor(jobs) as pool:
        # The longest first: then all cores end at about the same time.
        largest = sorted(libraries, key=lambda one: -sum(map(_size, one.sources)))
        made = {pool.submit(_make, command, one, kept / one.key(compiler)): one for one in largest}
        try:
            for count, done in enumerate(as_completed(made), 1):
                library = made[done]
                for name in library.names:
                    _link(done.result(), to / (name.replace(".", "/") + SUFFIX))
                tell(f"{count} of {len(made)} libraries: {library.name}")
        except BaseException:
            pool.shutdown(cancel_futures=True)
            raise
    by_age = sorted(kept.iterdir(), key=lambda file: file.stat().st_mtime)
    for old in by_age[:-KEPT]:
        old.unlink()


def check(the_plan: plan.Plan, folder: Path) -> None:
    """Imports what was compiled, in a process of its own: some faults show only there."""
    names = [".".join(Path(path).with_suffix("").parts[1:]) for path in the_plan.compiled]
    code = f"import sys; sys.path.insert(0, {str(folder)!r}); import {', '.join(names)}"
    code += f"; assert all(sys.modules[one].__file__.endswith({SUFFIX!r}) for one in {names!r})"
    if subprocess.run([sys.executable, "-c", code], check=False).returncode != 0:
        raise RuntimeError("what was compiled cannot be imported")


def _libraries(the_plan: plan.Plan, cache: Path) -> Iterator[Library]:
    folder = cache / "c"
    doors: list[tuple[str, str, Path]] = []
    for extension in _generated(the_plan, folder, cache / "types"):
        sources = [Path(source) for source in extension.sources]
        if not extension.name.endswith("__mypyc"):
            [door] = sources
            library = re.search(r'ImportModuleLevel\("(\w+)"', door.read_text("utf-8"))
            assert library is not None
            doors.append((library[1], extension.name, door))
            continue
        sources = [_lightened(source, the_plan, folder) for source in sources]
        headers = [Path(header) for header in extension.depends]
        flags = [flag for flag in extension.extra_compile_args if flag != "-Werror"]
        yield Library(
            extension.name, [extension.name], sources, headers, extension.include_dirs, flags
        )
    for group, members in groupby(sorted(doors), key=lambda door: door[0]):
        yield from _doors(group, [(name, door) for _, name, door in members], folder)


def _lightened(source: Path, the_plan: plan.Plan, folder: Path) -> Path:
    """The same C, with less work for the compiler where nobody would feel it.

    What runs once, when a module is imported, is not optimised at all; doors for Python and modules
    that are hardly ever at work are so a little. They are a third of all, and gain nothing by more.
    """
    light = tuple(
        "___".join(Path(path).with_suffix("").parts[1:]) + "___" for path in the_plan.lightly
    )

    def marked(function: re.Match[str]) -> str:
        head, kind, name = function.groups()
        if name.endswith("_____top_level__"):
            return f"ONCE {head}"
        return f"LIGHTLY {head}" if kind == "Py" or name.startswith(light) else head

    whole = _LEVELS + _FUNCTION.sub(marked, source.read_text("utf-8"))
    to = folder / f"{source.stem}_lightened.c"
    to.write_text(whole, "utf-8")
    return to


def _doors(group: str, members: list[tuple[str, Path]], folder: Path) -> Iterator[Library]:
    """Python finds a door by the last part of its name, so those alike stand apart."""
    rows: list[dict[str, tuple[str, Path]]] = []
    for name, door in members:
        last = name.rpartition(".")[2]
        row = next((row for row in rows if last not in row), None)
        if row is None:
            rows.append(row := {})
        row[last] = (name, door)
    for number, row in enumerate(rows):
        text = "\n".join(_OWN_INIT.sub("", door.read_text("utf-8")) for _, door in row.values())
        source = folder / f"{group}_doors{number}.c"
        source.write_text(text, "utf-8")
        names = [name for name, _ in row.values()]
        yield Library(f"{group}_doors{number}", names, [source], [], [], ["-O1", "-g0"])


def _generated(the_plan: plan.Plan, folder: Path, types: Path) -> list[Any]:
    """mypyc's extensions. What an interrupted run left behind is not trusted."""
    whole = folder / "whole"
    if not whole.is_file():
        for left in (folder, types):
            shutil.rmtree(left, ignore_errors=True)
    whole.unlink(missing_ok=True)
    folder.mkdir(parents=True, exist_ok=True)
    extensions = plan.extensions(the_plan, folder, types)
    whole.touch()
    return extensions


def _make(command: list[str], library: Library, kept: Path) -> Path:
    if kept.is_file():
        os.utime(kept)
        return kept
    include = {sysconfig.get_path("include"), sysconfig.get_path("platinclude")}
    # -undefined is how macOS links a module: the interpreter brings the symbols.
    link = ["-undefined", "dynamic_lookup"] if sys.platform == "darwin" else []
    part = kept.with_suffix(f".part{os.getpid()}")
    subprocess.run(
        [
            *command,
            *("-shared", "-fPIC", "-fwrapv", "-DNDEBUG", *library.flags),
            *(f"-I{path}" for path in [*include, *library.include]),
            *(*map(str, library.sources), *link, "-o", str(part)),
        ],
        check=True,
    )
    part.replace(kept)
    return kept


def _link(library: Path, to: Path) -> None:
    to.parent.mkdir(parents=True, exist_ok=True)
    to.unlink(missing_ok=True)
    try:
        os.link(library, to)
    except OSError:  # another disk, or one without links
        shutil.copy(library, to)


def _size(file: Path) -> int:
    return file.stat().st_size


if __name__ == "__main__":
    the_cache, folder = map(Path, sys.argv[1:])
    build(plan.read(), the_cache, folder, jobs=os.cpu_count() or 1, tell=print)
