"""Starting is quick: what is not asked for is not loaded."""

import subprocess
import sys
from pathlib import Path

import pytest

import plan

pytestmark = pytest.mark.slow  # a process for each

SERVER = {"litestar", "msgspec", "uvicorn", "uvloop", "picows", "asyncpg", "prometheus_client"}
"""What only `purrlour serve` and its kin need."""

LEARNING = {"numpy", "gymnasium", "pettingzoo", "pyspiel", "PIL"}
"""What only environments need."""


def loaded_by(*statements: str) -> dict[str, set[str]]:
    """The top-level packages in memory after each statement, one after another, in a fresh
    interpreter."""
    tell = "print('loaded', *{name.split('.')[0] for name in sys.modules})"
    script = "\n".join(line for statement in statements for line in (statement, tell))
    done = subprocess.run(
        [sys.executable, "-c", f"import sys\n{script}"], capture_output=True, text=True, check=True
    )
    told = [line.split()[1:] for line in done.stdout.splitlines() if line.startswith("loaded ")]
    return {one: set(names) for one, names in zip(statements, told, strict=True)}


def insist_on_none_of(forbidden: set[str], *statements: str) -> None:
    """None of these statements loads one of these packages."""
    for statement, loaded in loaded_by(*statements).items():
        assert not loaded & forbidden, statement


def command(*arguments: str) -> str:
    """A statement that runs a command."""
    return f"from purrlour.cli.main import main; assert main({list(arguments)}) == 0; print()"


def test_the_package_alone_loads_nothing_of_others() -> None:
    forbidden = {"textual", "fluent", "mypy_extensions", "asyncio", *SERVER}
    insist_on_none_of(forbidden, "import purrlour")


def test_the_games_need_neither_words_nor_a_terminal() -> None:
    insist_on_none_of({"textual", "fluent", "asyncio", *SERVER}, "import purrlour.games")


def test_what_is_compiled_loads_with_what_it_is_built_with() -> None:
    """A build imports it all once, and has msgspec alone of what the server needs."""
    compiled = (Path(path).with_suffix("").parts[1:] for path in plan.read().compiled)
    statement = f"import {', '.join('.'.join(parts) for parts in compiled)}"
    insist_on_none_of({"textual", "fluent", *SERVER} - {"msgspec"}, statement)


def test_nothing_but_environments_loads_numpy() -> None:
    """Encoders and batches do not: they are compiled where NumPy need not be."""
    insist_on_none_of(
        LEARNING,
        "import purrlour",
        "import purrlour.games, purrlour.bots.roster",
        "import purrlour.envs.batch, purrlour.envs.encode.roster",
        command("games"),
        "import purrlour.server.running",
    )


def test_no_box_is_opened_before_somebody_plays() -> None:
    """Reading and checking the content of Mice and Mystics takes as long as starting Python."""
    reader = "purrlour.games.mice_and_mystics.content.load"
    unread = f"from {reader} import our_box; assert not our_box.cache_info().currsize"
    loaded_by(
        f"import purrlour.games; assert {reader!r} not in sys.modules",
        f"import purrlour.bots.roster; {unread}",
        f"{command('games')}; {unread}",
    )


def test_other_commands_load_nothing_of_the_server() -> None:
    insist_on_none_of(
        SERVER,
        command("--help"),
        command("games"),
        command("rules", "exploding_kittens", "EK-31"),
        command("simulate", "exploding_kittens", "--games", "2", "--workers", "1"),
        command("serve", "--help"),
    )


def test_a_server_loads_neither_a_terminal_nor_what_nobody_asked_for() -> None:
    (loaded,) = loaded_by("import purrlour.server.running").values()
    assert {"litestar", "msgspec", "uvicorn"} <= loaded
    assert not loaded & {"textual", "asyncpg", "prometheus_client", "websockets", "pydantic"}
