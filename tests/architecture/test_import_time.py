"""Starting is quick: what is not asked for is not loaded."""

import subprocess
import sys


def loaded_by(statement: str) -> set[str]:
    """The top-level packages in memory after a statement, in a fresh interpreter."""
    script = f"{statement}; import sys; print(*{{name.split('.')[0] for name in sys.modules}})"
    done = subprocess.run(
        [sys.executable, "-c", script], capture_output=True, text=True, check=True
    )
    return set(done.stdout.split())


def test_the_package_alone_loads_nothing_of_others() -> None:
    assert not loaded_by("import purrlour") & {"textual", "fluent", "mypy_extensions", "asyncio"}


def test_the_games_need_neither_words_nor_a_terminal() -> None:
    assert not loaded_by("import purrlour.games") & {"textual", "fluent", "asyncio"}
