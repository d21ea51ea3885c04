"""The search for a compiler, and the list of what it gets."""

from pathlib import Path

import pytest

import compiler
import plan

TABLE = """\
[tool.purrlour]
dependencies = ["textual"]
compiled-dependencies = ["librt"]
compiler = ["mypy"]
node = ["nodejs"]
opt-level = "3"
compiled = ["hot.py"]
interpreted = ["cells.py"]
"""


def test_a_command_that_fails_is_no_compiler(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("CC", "false")
    assert not compiler.works()


def test_a_command_that_does_nothing_is_no_compiler(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("CC", "true")
    assert not compiler.works()


def test_a_command_that_is_missing_is_no_compiler(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("CC", "purrlour-has-no-such-compiler")
    assert not compiler.works()


@pytest.mark.parametrize(("said", "wanted"), [("0", False), ("1", True)])
def test_the_switch_decides(monkeypatch: pytest.MonkeyPatch, said: str, wanted: bool) -> None:
    monkeypatch.setenv(compiler.SWITCH, said)
    assert compiler.wanted() is wanted


def test_without_the_switch_the_compiler_decides(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv(compiler.SWITCH, raising=False)
    monkeypatch.setenv("CC", "false")
    assert not compiler.wanted()


def test_a_strange_switch_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(compiler.SWITCH, "maybe")
    with pytest.raises(SystemExit, match="not 'maybe'"):
        compiler.switch()


def test_a_module_that_is_missing_is_named(tmp_path: Path) -> None:
    (tmp_path / "pyproject.toml").write_text(TABLE)
    with pytest.raises(SystemExit, match=r"wants hot\.py compiled; it does not exist"):
        plan.read(tmp_path)


def test_a_module_that_must_stay_interpreted_is_named(tmp_path: Path) -> None:
    (tmp_path / "pyproject.toml").write_text(TABLE.replace("hot.py", "cells.py"))
    with pytest.raises(SystemExit, match=r"cells\.py must not be compiled"):
        plan.read(tmp_path)


def test_only_a_compiled_wheel_needs_librt(tmp_path: Path) -> None:
    (tmp_path / "pyproject.toml").write_text(TABLE)
    (tmp_path / "hot.py").touch()

    table = plan.read(tmp_path)

    assert table.requires(compiled=False) == ["textual"]
    assert table.requires(compiled=True) == ["textual", "librt"]


def test_each_game_is_compiled_by_itself_with_those_who_play_it() -> None:
    folders = ["engine", "engine", "bots/koty", "games/koty", "games/koty/rules", "games/toy"]
    folders += ["bots/search", ""]
    paths = [str(Path("src/purrlour", name, f"{at}.py")) for at, name in enumerate(folders)]

    found = {name: modules for modules, name in plan.groups(paths)}

    assert found == {
        "purrlour_engine": paths[:2],
        "purrlour_games_koty": paths[2:5],
        "purrlour_games_toy": paths[5:6],
        "purrlour_bots": paths[6:7],
        "purrlour": paths[7:],
    }
