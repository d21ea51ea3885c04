"""Starting is quick: what is not asked for is not loaded."""

import subprocess
import sys
from pathlib import Path

import pytest

import plan

SERVER = {"litestar", "msgspec", "uvicorn", "uvloop", "picows", "asyncpg", "prometheus_client"}
"""What only `purrlour serve` and its kin need."""

LEARNING = {"numpy", "gymnasium", "pettingzoo", "pyspiel", "PIL"}
"""What only environments need."""


def loaded_by(statement: str) -> set[str]:
    """The top-level packages in memory after a statement, in a fresh interpreter."""
    script = f"{statement}; import sys; print(*{{name.split('.')[0] for name in sys.modules}})"
    done = subprocess.run(
        [sys.executable, "-c", script], capture_output=True, text=True, check=True
    )
    return set(done.stdout.split())


def test_the_package_alone_loads_nothing_of_others() -> None:
    loaded = loaded_by("import purrlour")
    assert not loaded & {"textual", "fluent", "mypy_extensions", "asyncio", *SERVER}


def test_the_games_need_neither_words_nor_a_terminal() -> None:
    assert not loaded_by("import purrlour.games") & {"textual", "fluent", "asyncio", *SERVER}


def test_what_is_compiled_loads_with_what_it_is_built_with() -> None:
    """A build imports it all once, and has msgspec alone of what the server needs."""
    compiled = (Path(path).with_suffix("").parts[1:] for path in plan.read().compiled)
    loaded = loaded_by(f"import {', '.join('.'.join(parts) for parts in compiled)}")
    assert not loaded & ({"textual", "fluent", *SERVER} - {"msgspec"})


@pytest.mark.parametrize(
    "statement",
    [
        "import purrlour",
        "import purrlour.games, purrlour.bots.roster",
        "import purrlour.envs.batch, purrlour.envs.encode.roster",
        "import purrlour.server.running",
        "from purrlour.cli.main import main; assert main(['games']) == 0; print()",
    ],
)
def test_nothing_but_environments_loads_numpy(statement: str) -> None:
    """Encoders and batches do not: they are compiled where NumPy need not be."""
    assert not loaded_by(statement) & LEARNING


def test_no_box_is_opened_before_somebody_plays() -> None:
    """Reading and checking the content of Mice and Mystics takes as long as starting Python."""
    reader = "purrlour.games.mice_and_mystics.content.load"
    unread = f"from {reader} import our_box; assert not our_box.cache_info().currsize"
    listed = "from purrlour.cli.main import main; assert main(['games']) == 0"
    for statement in ("import purrlour.bots.roster", listed):
        subprocess.run([sys.executable, "-c", f"{statement}; {unread}"], check=True)
    alone = f"import purrlour.games, sys; assert {reader!r} not in sys.modules"
    subprocess.run([sys.executable, "-c", alone], check=True)


@pytest.mark.parametrize(
    "arguments",
    [
        ("--help",),
        ("games",),
        ("rules", "exploding_kittens", "EK-31"),
        ("simulate", "exploding_kittens", "--games", "2", "--workers", "1"),
        ("serve", "--help"),
    ],
    ids=" ".join,
)
def test_other_commands_load_nothing_of_the_server(arguments: tuple[str, ...]) -> None:
    run = f"from purrlour.cli.main import main; assert main({list(arguments)}) == 0; print()"
    assert not loaded_by(run) & SERVER


def test_a_server_loads_neither_a_terminal_nor_what_nobody_asked_for() -> None:
    loaded = loaded_by("import purrlour.server.running")
    assert {"litestar", "msgspec", "uvicorn"} <= loaded
    assert not loaded & {"textual", "asyncpg", "prometheus_client", "websockets", "pydantic"}
