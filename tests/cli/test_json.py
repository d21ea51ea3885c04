"""What commands print for programs has the keys that the documents promise, no more, no fewer."""

from __future__ import annotations

import json
import re
from itertools import chain
from pathlib import Path
from typing import Any

import pytest

from tests.cli.running import run

PAGE = Path(__file__).parents[2] / "docs" / "commands.md"
LINES = {
    "about": ("about",),
    "games": ("games",),
    "rules GAME": ("rules", "koty"),
    "tiles": ("tiles",),
    "tiles ROOM": ("tiles", "t2_blue"),
    "simulate GAME": ("simulate", "koty", "--games", "2", "--workers", "1"),
    "ladder GAME": ("ladder", "koty", "--bots", "greedy,random", "--games", "2", "--workers", "1"),
    "check": ("check", "koty", "--games", "1", "--seats", "2", "--workers", "1"),
    "bench": ("bench", "koty", "--rounds", "1", "--seconds", "0.001"),
}


def promised() -> dict[str, tuple[bool, set[str]]]:
    """Of each row of the page: whether it is a list, and the keys."""
    found = {}
    for row in PAGE.read_text("utf-8").splitlines():
        if match := re.fullmatch(r"\| `([\w >]+)` \| (`\[\]`: )?((?:`\w+`(?:, )?)+) \|", row):
            found[match[1]] = (match[2] is not None, set(re.findall(r"`(\w+)`", match[3])))
    return found


@pytest.mark.parametrize("command", LINES)
def test_the_keys_are_those_of_the_page(capsys: pytest.CaptureFixture[str], command: str) -> None:
    ran = run(capsys, *LINES[command], "--json", "--language", "pl")

    told = json.loads(ran.out)
    assert (ran.code, ran.err) == (0, "")
    rows = {name: keys for name, keys in promised().items() if name.split(" > ")[0] == command}
    assert rows
    for name, (is_list, keys) in rows.items():
        inner = part(told, name.split(" > ")[1:])
        assert isinstance(inner, list) == is_list
        for one in inner if is_list else [inner]:
            assert set(one) == keys, name


def part(told: Any, path: list[str]) -> Any:
    """What a key holds; of a list of objects, what it holds in all of them."""
    for key in path:
        held = [one[key] for one in told] if isinstance(told, list) else told[key]
        told = [*chain(*held)] if isinstance(told, list) else held
    return told


def test_every_row_is_tried() -> None:
    assert {name.split(" > ")[0] for name in promised()} == set(LINES)


def test_rules_that_are_asked_for(capsys: pytest.CaptureFixture[str]) -> None:
    line = ("rules", "koty", "--json", "--language", "en")

    (one,) = json.loads(run(capsys, *line, "ko-01").out)
    assert (one["id"], one["chapter"]) == ("KO-01", "Set-up")
    none = run(capsys, *line, "zeppelin")
    assert (none.code, none.out, none.err) == (1, "[]\n", "")


def test_a_room_for_programs_is_the_room(capsys: pytest.CaptureFixture[str]) -> None:
    (room,) = json.loads(run(capsys, "tiles", "t2_blue", "--json").out)

    spaces = {space["id"]: space for space in room["spaces"]}
    assert spaces["n2"]["flip"] == "hook"
    assert all(
        0 <= at <= 12 for space in room["spaces"] for point in space["outline"] for at in point
    )
    assert all({edge["from"], edge["to"]} <= set(spaces) for edge in room["edges"])


def test_a_ladder_for_programs_is_kept_as_well(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    ran = run(capsys, *LINES["ladder GAME"], "--json", "--to", str(tmp_path))

    assert json.loads(ran.out) == json.loads((tmp_path / "koty-2.json").read_text("utf-8"))
