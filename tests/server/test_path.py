"""Path: as the page on fairness has it."""

from __future__ import annotations

import hashlib

import pytest

from purrlour.server.luck import NEWEST, Fair, step_label
from purrlour.server.path import Path
from tests.server.test_luck import KEY, numbers, told

WORKED = ((0, "skip"), (1, "pass"))
"""The steps of the example on the page."""


def walked(*steps: tuple[int, str], fairness: int = NEWEST) -> Path:
    path = Path(fairness)
    for seat, action in steps:
        path.add(seat, action)
    return path


def test_the_worked_paths_of_the_page_are_right() -> None:
    """By hand, and by ours."""
    hashes = [hashlib.sha256(b"purrlour luck 3 path\n").hexdigest()]
    for seat, action in WORKED:
        line = f"{hashes[-1]} {seat} {action}\n".encode()
        hashes.append(hashlib.sha256(b"purrlour luck 3 path\n" + line).hexdigest())

    assert told("path 0") == hashes[0]
    assert told("path 1, seat 0 plays skip") == hashes[1]
    assert told("path 2, seat 1 plays pass") == hashes[2]
    assert walked(WORKED[0]).step(*WORKED[1]) == f"step 2 {hashes[2]}"
    assert walked(*WORKED).fallback(2) == f"fallback 3 2 {hashes[2]}"
    assert walked(*WORKED).bot(2) == f"bot 3 2 {hashes[2]}"


def test_the_worked_picks_of_the_page_are_right() -> None:
    labels = {
        "step 2 with path 2, picks of 6": (walked(WORKED[0]).step(*WORKED[1]), 6),
        "fallback 3 2 with path 2, picks of 13": (walked(*WORKED).fallback(2), 13),
        "bot 3 2 with path 2, picks of 13": (walked(*WORKED).bot(2), 13),
    }
    for name, (label, size) in labels.items():
        luck = Fair(KEY, label)
        assert [luck.pick(size) for _ in range(10)] == numbers(name), name


def test_who_plays_what_and_when_is_part_of_it() -> None:
    paths = [
        walked((0, "draw")),
        walked((1, "draw")),
        walked((0, "draw2")),
        walked((0, "draw"), (1, "draw")),
        walked((1, "draw"), (0, "draw")),
        walked((0, "draw"), (0, "draw")),
        walked((0, "draw"), (1, "draw"), (1, "draw")),
    ]
    labels = [label for path in paths for label in (path.fallback(0), path.bot(0), path.bot(1))]

    assert len(set(labels)) == len(labels)


def test_taken_back_and_done_again_is_as_if_nothing_had_been() -> None:
    path = walked(*WORKED)
    before = path.step(0, "draw")
    path.add(0, "draw")
    path.add(1, "shuffle")

    path.cut(2)

    assert path.step(0, "draw") == before
    assert path.step(0, "draw") != path.step(0, "skip")


@pytest.mark.parametrize("fairness", [1, 2])
def test_older_matches_have_the_luck_of_the_number(fairness: int) -> None:
    path = walked(*WORKED, fairness=fairness)

    assert path.step(0, "draw") == path.step(1, "skip") == step_label(3) == "step 3"
    assert (path.fallback(2), path.bot(2)) == ("fallback 3 2", "bot 3 2")
