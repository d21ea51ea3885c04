"""An experiment has the same results however it is played, and goes on where it was left."""

import random
from collections.abc import Iterator, Sequence
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from purrlour.engine.errors import GameError
from purrlour.lab import pool
from purrlour.lab.folder import Folder
from purrlour.lab.playing import seed_of
from purrlour.lab.results import read_results
from purrlour.lab.runs import Job, Part, jobs_of, run
from tests.lab.experiments import KITTENS, Killed, contents, dying, experiment, ran


def backwards(work: Any, jobs: Sequence[Job]) -> Iterator[Part]:
    """As processes may finish: in any order."""
    order = list(jobs)
    random.Random(5).shuffle(order)
    yield from map(work, order)


def test_the_results_are_two_tables_and_what_was_asked(tmp_path: Path) -> None:
    found = ran(tmp_path / "a")

    assert list(found) == ["experiment.json", "games.csv", "seats.csv"]
    games, seats = (found[f"{name}.csv"].decode().splitlines() for name in ("games", "seats"))
    assert games[0] == "variant,number,turns,decisions,leads,ending"
    assert len(games) == 1 + 2 * 50
    assert len(seats) == 1 + 2 * 50 * 3
    assert [line.split(",")[:2] for line in games[1:4]] == [
        ["burglar=on", "0"],
        ["burglar=on", "1"],
        ["burglar=on", "2"],
    ]


def test_the_order_in_which_parts_are_done_changes_nothing(tmp_path: Path) -> None:
    assert ran(tmp_path / "a") == ran(tmp_path / "b", backwards)


@pytest.mark.slow
def test_the_number_of_workers_changes_nothing(tmp_path: Path) -> None:
    two = partial(pool.spread, workers=2)

    assert ran(tmp_path / "a") == ran(tmp_path / "b", two)


@pytest.mark.parametrize("parts", [0, 1, 3, 5])
def test_killed_and_resumed_it_is_the_same(tmp_path: Path, parts: int) -> None:
    whole = ran(tmp_path / "whole")
    with pytest.raises(Killed):
        ran(tmp_path / "half", dying(parts))
    assert len([name for name in contents(tmp_path / "half") if "parts/" in name]) == parts

    assert ran(tmp_path / "half") == whole


def test_what_is_done_is_not_played_again(tmp_path: Path) -> None:
    with pytest.raises(Killed):
        ran(tmp_path / "half", dying(4))
    heard: list[tuple[int, int]] = []

    new = run(
        experiment(),
        Folder(tmp_path / "half"),
        map,
        lambda done, total: heard.append((done, total)),
    )

    assert heard[0] == (80, 100)
    assert heard[-1] == (100, 100)
    assert new == 20


def test_a_finished_experiment_is_left_as_it_is(tmp_path: Path) -> None:
    before = ran(tmp_path / "a")

    def nothing(_work: Any, _jobs: Sequence[Job]) -> Iterator[Part]:
        raise AssertionError("nothing is left to do")

    assert ran(tmp_path / "a", nothing) == before


def test_a_part_that_was_half_written_is_not_counted(tmp_path: Path) -> None:
    """It is written under another name, and only moved when it is whole."""
    whole = ran(tmp_path / "whole")
    with pytest.raises(Killed):
        ran(tmp_path / "half", dying(2))
    (tmp_path / "half" / "parts" / ".000-0000040.json.new").write_text('[{"numb')

    assert ran(tmp_path / "half") == whole


def test_killed_before_anything_was_kept_it_begins_anew(tmp_path: Path) -> None:
    (tmp_path / "a").mkdir()
    (tmp_path / "a" / ".experiment.json.new").write_text('{"bo')

    assert ran(tmp_path / "a", games=1) == ran(tmp_path / "b", games=1)


@pytest.mark.parametrize(
    "other",
    [{"seed": 4}, {"games": 51}, {"bots": ["random"]}, {"vary": {"burglar": ["off", "on"]}}],
)
def test_a_folder_keeps_one_experiment(tmp_path: Path, other: dict[str, Any]) -> None:
    ran(tmp_path / "a", games=1)

    with pytest.raises(GameError, match="lab-other"):
        ran(tmp_path / "a", **{"games": 1, **other})


def test_a_folder_with_other_things_is_not_touched(tmp_path: Path) -> None:
    (tmp_path / "letter.txt").write_text("dear cat")

    with pytest.raises(GameError, match="lab-not-empty"):
        ran(tmp_path)
    assert list(contents(tmp_path)) == ["letter.txt"]


def test_what_is_read_again_is_what_was_played(tmp_path: Path) -> None:
    ran(tmp_path / "a")
    folder = Folder(tmp_path / "a")

    results = read_results(folder.experiment(), folder)

    assert folder.experiment() == experiment()
    assert [len(playings) for playings in results] == [50, 50]
    for playing in results[0]:
        assert sum(chair.won for chair in playing.chairs) == 1
        assert sorted(chair.order for chair in playing.chairs) == [0, 1, 2]
        assert all(len(chair.curve) == 21 for chair in playing.chairs)
        winner = next(chair for chair in playing.chairs if chair.won)
        assert winner.curve[-1] == 1000
        assert winner.lowest <= min(winner.curve)


@pytest.mark.parametrize(
    ("file", "text"), [("games.csv", "a,b\n"), ("seats.csv", "x"), ("experiment.json", "[1]")]
)
def test_files_that_are_not_ours_are_refused(tmp_path: Path, file: str, text: str) -> None:
    ran(tmp_path / "a", games=1)
    (tmp_path / "a" / file).write_text(text)
    folder = Folder(tmp_path / "a")

    with pytest.raises(GameError, match="lab-unreadable"):
        read_results(folder.experiment(), folder)


def test_an_unfinished_experiment_has_no_results_yet(tmp_path: Path) -> None:
    with pytest.raises(Killed):
        ran(tmp_path / "half", dying(1))
    folder = Folder(tmp_path / "half")

    with pytest.raises(GameError, match="lab-unfinished"):
        read_results(folder.experiment(), folder)


def test_variants_take_turns_so_that_half_an_experiment_can_be_compared() -> None:
    assert jobs_of(experiment())[:3] == [(0, 0), (1, 0), (0, 20)]


def test_seeds_follow_from_names_not_from_places() -> None:
    """Another variant before it changes nothing for one."""
    assert seed_of(3, "burglar=off", 0, 0) != seed_of(3, "burglar=on", 0, 0)
    assert len({seed_of(3, "-", index, part) for index in range(20) for part in range(5)}) == 100
    alone = experiment(vary={"burglar": ["off"]}).variants()[0]
    assert alone == experiment(**KITTENS).variants()[1]
