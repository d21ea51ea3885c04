"""Imports point one way: engine ← games ← bots ← the rest; nothing points back."""

import ast
import sys
from functools import cache
from pathlib import Path

import pytest

SOURCES = Path(__file__).parents[2] / "src" / "purrlour"

MAY_IMPORT = {
    "engine": {"engine"},
    "games": {"engine", "games"},
    "words": {"engine", "games", "words"},
    "bots": {"engine", "games", "bots"},
    "envs": {"engine", "games", "bots", "envs"},
    "lab": {"engine", "games", "words", "bots", "lab"},
    "lessons": {"engine", "games", "lessons"},
    "learn": {"engine", "games", "bots", "envs", "lab", "learn"},
    "server": {"engine", "games", "words", "bots", "learn", "lessons", "server"},
    "cli": {"engine", "games", "words", "bots", "lab", "learn", "server", "cli"},
}
"""Which rooms of ours a room may use."""

MAY_USE = {
    "engine": {"mypy_extensions", "librt"},
    "games": {"mypy_extensions"},
    "words": {"fluent"},
    "bots": {"mypy_extensions"},
    "envs": {"PIL", "gymnasium", "mypy_extensions", "numpy", "pettingzoo", "pyspiel"},
    "learn": {"numpy"},
    "lessons": set(),
    "lab": {
        "msgspec",
        "mypy_extensions",
        "openskill",
        "picows",
        "pyarrow",
        "pyspiel",
        "ray",
        "rlcard",
        "uvloop",
        "websockets",
    },
    "server": {
        "asyncpg",
        "h11",
        "litestar",
        "msgspec",
        "mypy_extensions",
        "picows",
        "prometheus_client",
        "uvicorn",
    },
    "cli": {"rich", "segno", "textual"},
}
"""Which packages of others."""


@cache
def modules() -> list[Path]:
    """Every module of the package, but its own front door."""
    return [path for path in sorted(SOURCES.rglob("*.py")) if path.parent != SOURCES]


@cache
def imports(path: Path) -> list[str]:
    """The full names of all modules it imports, wherever the import stands."""
    found: list[str] = []
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if isinstance(node, ast.Import):
            found += [name.name for name in node.names]
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{path}: a relative import hides where it points"
            assert node.module is not None
            found += [f"{node.module}.{name.name}" for name in node.names]
    return found


def room_of(path: Path) -> str:
    return path.relative_to(SOURCES).parts[0]


def test_every_room_is_known() -> None:
    rooms = {room_of(path) for path in modules()}
    assert rooms == {*MAY_IMPORT}, "say here what a new room may import"


@pytest.mark.parametrize("room", MAY_IMPORT)
def test_arrows_point_one_way(room: str) -> None:
    for path in modules():
        for name in imports(path) if room_of(path) == room else ():
            top, _, rest = name.partition(".")
            if top == "purrlour":
                if rest != "__version__":
                    assert rest.split(".")[0] in MAY_IMPORT[room], f"{path} must not import {name}"
            elif top not in sys.stdlib_module_names:
                assert top in MAY_USE[room], f"{path} must not use {name}"


@pytest.mark.parametrize(
    ("package", "file"), [("ray", "lab/ray_pool.py"), ("pyarrow", "lab/parquet.py")]
)
def test_extras_of_the_laboratory_are_imported_in_one_place(package: str, file: str) -> None:
    using = [path for path in modules() if package in {n.split(".")[0] for n in imports(path)}]

    assert using == [SOURCES / file]


def test_no_game_imports_another() -> None:
    for path in modules():
        parts = path.relative_to(SOURCES).parts
        if parts[0] == "games" and len(parts) > 2:
            for name in imports(path):
                if name.startswith("purrlour.games."):
                    assert name.split(".")[2] == parts[1], f"{path} imports {name}"


@pytest.mark.parametrize("room", ["engine", "games"])
def test_rules_have_no_clock_no_files_no_randomness_of_their_own(room: str) -> None:
    """All luck is an argument. Rules and words are read from the package, nothing else is."""
    forbidden = {"asyncio", "datetime", "os", "random", "socket", "subprocess", "threading", "time"}
    secret_keepers = {SOURCES / "engine" / "chance.py"}  # Secure asks the operating system
    box_readers = {SOURCES / "games" / "wizard_kittens" / "box.py"}  # printed cards are a file

    for path in modules():
        if room_of(path) == room:
            used = {name.split(".")[0] for name in imports(path)}
            assert not used & forbidden or path in box_readers, f"{path} uses {used & forbidden}"
            assert "secrets" not in used or path in secret_keepers
