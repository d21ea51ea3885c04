"""Does .venv hold what would be installed now? Then installing can be skipped.

    stamp.py fresh KIND [--tools]   exit 0 if so; --tools forgives changed sources
    stamp.py plan KIND              print what an install should make of the present state
    stamp.py write PLAN             remember that this has just been installed; say which build

A stamp is four words: the kind (`run` or `test`); a hash of what decides about tools and
dependencies; a hash of the sources and of the choice to compile; a hash of pip's list of
installed files, which changes when anybody installs in another way, say as editable.
A plan is the first three, taken before the install: an edit meanwhile is not lost.
"""

import hashlib
import sys
import sysconfig
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
STAMP = Path(sys.prefix, "purrlour.stamp")

sys.path.insert(0, str(ROOT / "build_tools"))
import compiler  # noqa: E402 - needs the path above
import web_client  # noqa: E402 - likewise


def digest(files: list[Path], *words: str) -> str:
    """One hash over words, names and contents."""
    total = hashlib.sha256("\0".join(words).encode())
    for file in sorted(files):
        content = hashlib.sha256(file.read_bytes()).hexdigest()
        total.update(f"\0{file}\0{content}".encode())
    return total.hexdigest()


def below(folder: str) -> list[Path]:
    """The files of a folder that people wrote."""
    made = ("__pycache__", ".egg-info", ".so", "static", "static.stamp")
    files = (file for file in (ROOT / folder).rglob("*") if file.is_file())
    return [file for file in files if not any(part.endswith(made) for part in file.parts)]


def tools() -> str:
    """A moved project counts as changed, too: installed scripts name their folder."""
    named = [ROOT / name for name in ("pyproject.toml", "constraints.txt", "setup.py")]
    return digest(named + below("build_tools"), sys.version, str(ROOT))


def sources() -> str:
    """With the kind of build, since a compiler may have come or gone."""
    kind = "compiled" if compiler.wanted() else "pure"
    return digest([*below("src"), *web_client.sources(ROOT)], kind)


def inside(pattern: str) -> list[Path]:
    """Files among the installed packages."""
    sites = {Path(sysconfig.get_path(name)) for name in ("purelib", "platlib")}
    return [file for site in sites for file in site.glob(pattern)]


def installed() -> str:
    """What pip put there, file by file."""
    return digest(inside("purrlour-*.dist-info/RECORD"))


def fresh(old: list[str], kind: str, *, forgive: bool) -> bool:
    """A test environment can do all that a plain one can."""
    if len(old) != 4 or old[0] not in (kind, "test") or old[1] != tools():
        return False
    return forgive or old[2:] == [sources(), installed()]


def main(verb: str, *words: str) -> int:
    """Exit code 1 means: install."""
    old = STAMP.read_text().split() if STAMP.exists() else []
    if verb == "fresh":
        return 0 if fresh(old, words[0], forgive="--tools" in words) else 1
    if verb == "plan":
        # Once a test environment, always one: play and test share it without undoing each other.
        print("test" if old[:1] == ["test"] else words[0], tools(), sources())
    else:
        STAMP.write_text(" ".join([*words, installed()]))
        # pip keeps quiet about what a build could not do.
        print(
            "-- the engine is", "compiled" if inside("purrlour_engine__mypyc.*") else "pure Python"
        )
        page = "built" if inside("purrlour/server/static/index.html") else "not built"
        print("-- the page for browsers is", page)
    return 0


if __name__ == "__main__":
    raise SystemExit(main(*sys.argv[1:]))
