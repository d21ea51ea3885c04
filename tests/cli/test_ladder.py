"""`purrlour ladder`."""

import json
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import pytest

from purrlour.cli.main import BAD_USAGE
from tests.cli.running import run

SMALL = ("ladder", "exploding_kittens", "--games", "6", "--workers", "1")


def kept(folder: Path, name: str) -> dict[str, Any]:
    """The figures that a ladder left behind, without what depends on the machine."""
    report: dict[str, Any] = json.loads((folder / name).read_text("utf-8"))
    for row in report["meetings"]:
        del row["ms_a_thought"]
    return report


def test_everybody_meets_everybody(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    ran = run(capsys, *SMALL, "--bots", "greedy,random", "--to", str(tmp_path))

    assert ran.code == 0
    assert "greedy – random" in ran.out
    report = kept(tmp_path, "exploding_kittens-2.json")
    (meeting,) = report["meetings"]
    assert (meeting["bot"], meeting["others"], meeting["games"]) == ("greedy", "random", 6)
    assert meeting["wins"] + meeting["lost_to"] == 6
    assert meeting["low"] <= meeting["share"] <= meeting["high"]
    better, worse = report["ratings"]
    assert better["mu"] > 25 > worse["mu"]


def test_the_picture_is_a_picture_and_says_the_figures(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    run(capsys, *SMALL, "--bots", "greedy,random", "--to", str(tmp_path), "--language", "pl")

    picture = ElementTree.parse(tmp_path / "exploding_kittens-2.svg").getroot()
    words = "".join(picture.itertext())
    assert "greedy – random" in words
    assert "Eksplodujące kotki: Koci złodziejaszek" in words


def test_the_same_seed_gives_the_same_ladder_however_it_is_split(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    reports = []
    for workers in ("1", "2"):
        folder = tmp_path / workers
        plan = ("ladder", "koty", "--games", "24", "--bots", "random,greedy", "--to", str(folder))
        run(capsys, *plan, "--workers", workers)
        reports.append(kept(folder, "koty-2.json"))

    assert reports[0] == reports[1]


def test_one_against_a_table_full_of_the_other(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    run(capsys, *SMALL, "--bots", "greedy,random", "--seats", "3", "--to", str(tmp_path))

    report = kept(tmp_path, "exploding_kittens-3.json")
    met = [(row["bot"], row["others"]) for row in report["meetings"]]
    assert met == [("greedy", "random"), ("random", "greedy")]
    assert report["ratings"] == []


def test_ladders_that_differ_lie_side_by_side(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    """Against whom and by which house rules is part of their names."""
    plan = (*SMALL, "--bots", "random", "--to", str(tmp_path), "--against")
    run(capsys, *plan, "greedy")
    run(capsys, *plan, "greedy", "--set", "turbo=on", "--set", "burglar=off")
    run(capsys, *plan, "kitten@0.001")

    assert {path.name for path in tmp_path.glob("*.json")} == {
        "exploding_kittens-2-greedy.json",
        "exploding_kittens-2-greedy-turbo-on-burglar-off.json",
        "exploding_kittens-2-kitten@0.001.json",
    }
    assert len(list(tmp_path.glob("*.svg"))) == 3


def test_a_party_plays_by_itself(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    plan = ("ladder", "mice_and_mystics", "--games", "1", "--bots", "random", "--workers", "1")

    run(capsys, *plan, "--to", str(tmp_path))

    (meeting,) = kept(tmp_path, "mice_and_mystics-1.json")["meetings"]
    assert meeting["bot"] == meeting["others"] == "random"


@pytest.mark.parametrize(
    ("bots", "complaint"),
    [("greedy", "at least two"), ("greedy,greedy", "twice"), ("gready,random", "gready")],
)
def test_a_ladder_that_makes_no_sense(
    capsys: pytest.CaptureFixture[str], bots: str, complaint: str
) -> None:
    ran = run(capsys, *SMALL, "--bots", bots)

    assert ran.code == BAD_USAGE
    assert complaint in ran.err
