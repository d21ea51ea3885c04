"""A faster build that comes while the server runs: workers take it, and only if it works."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from purrlour.engine.build import FOLDER
from purrlour.server.matches import thinker
from tests.server.thinking import Asker, inline, one, open_workers, run

DECIDES = "    choice: str = player.choose(view, actions).text()\n"


def another_build(folder: Path, decides: str) -> Path:
    """A copy of this one whose bots are told apart by what they choose."""
    shutil.copytree(FOLDER / "purrlour", folder / "purrlour")
    for library in FOLDER.glob("purrlour*.so"):
        shutil.copy(library, folder)
    mind = folder / "purrlour/server/matches/mind.py"
    text = mind.read_text("utf-8")
    assert DECIDES in text
    mind.write_text(text.replace(DECIDES, decides), "utf-8")
    return folder


def test_workers_take_a_build_that_has_just_come(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    there = [FOLDER]
    monkeypatch.setattr(thinker, "fastest", lambda: there[-1])
    thought = one()
    [usual] = inline(thought)
    odd = next(choice for choice in thought.choices if choice != usual)
    faster = another_build(tmp_path, f"    choice = {odd!r}\n")

    async def ask() -> None:
        async with open_workers() as workers:
            assert await Asker(workers).ask(thought) == [usual]
            before = workers.pids
            there.append(faster)
            assert await Asker(workers).ask(thought, thought) == [odd, odd]
            assert workers.pids != before

    run(ask())


def test_a_build_that_does_not_start_is_left_alone(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    thought = one()
    broken = another_build(tmp_path, "    this is no Python\n")
    monkeypatch.setattr(thinker, "fastest", lambda: broken)

    async def ask() -> None:
        async with open_workers() as workers:
            assert await Asker(workers).ask(thought) == inline(thought)

    run(ask())
