"""Experiments: what a file may say, and every mistake in it is told."""

from pathlib import Path
from typing import Any

import pytest

from purrlour.engine.errors import GameError
from purrlour.lab.experiment import LARGEST, load, read
from purrlour.words import LANGUAGES, Words
from tests.lab.experiments import KITTENS

EXAMPLES = sorted((Path(__file__).parents[2] / "examples" / "lab").glob("*.toml"))


def test_a_short_list_of_bots_starts_over() -> None:
    assert read({**KITTENS, "bots": ["quick", "greedy"]}).bots == ("quick", "greedy", "quick")


def test_without_seats_there_are_as_many_as_bots() -> None:
    said = {"game": "koty", "bots": ["random"] * 4, "games": 1}

    assert len(read(said).bots) == 4
    assert len(read({**said, "bots": ["random"]}).bots) == 2


def test_the_grid_has_every_combination_and_the_first_is_the_usual_one() -> None:
    vary = {"burglar": [True, False], "turbo": ["off", "on"]}

    found = read({**KITTENS, "vary": vary, "options": {"nope_own": "on"}}).variants()

    assert [each.name for each in found] == [
        "burglar=on turbo=off",
        "burglar=on turbo=on",
        "burglar=off turbo=off",
        "burglar=off turbo=on",
    ]
    assert found[3].settings == {"nope_own": "on", "burglar": "off", "turbo": "on"}


@pytest.mark.parametrize("file", EXAMPLES, ids=lambda file: file.stem)
def test_the_examples_can_be_run(file: Path) -> None:
    assert load(file).title


@pytest.mark.parametrize(
    ("mistake", "key"),
    [
        ({"game": "chess"}, "lab-game"),
        ({"game": 3}, "lab-type"),
        ({"gmae": "koty"}, "lab-key"),
        ({"games": 0}, "lab-range"),
        ({"games": 10**9}, "lab-range"),
        ({"games": "many"}, "lab-type"),
        ({"games": True}, "lab-type"),
        ({"games": 2.5}, "lab-type"),
        ({"seed": -1}, "lab-range"),
        ({"seats": 9}, "seat-count"),
        ({"bots": []}, "lab-bots"),
        ({"bots": ["quick"] * 4}, "lab-bots"),
        ({"bots": ["lion"]}, "unknown-bot"),
        ({"bots": ["quick@3"]}, "unknown-bot"),
        ({"bots": ["greedy@3"]}, "bot-time"),
        ({"bots": [[]]}, "lab-type"),
        ({"bots": "quick"}, "lab-type"),
        ({"format": "xlsx"}, "lab-format"),
        ({"options": {"burgler": "on"}}, "unknown-option"),
        ({"options": {"turbo": "fast"}}, "unknown-option-value"),
        ({"options": {"turbo": ["on"]}}, "lab-type"),
        ({"options": {"burglar": "on"}}, "lab-both"),
        ({"vary": {"burglar": "on"}}, "lab-list"),
        ({"vary": {"burglar": []}}, "lab-list"),
        ({"vary": {"burglar": ["on", True]}}, "lab-twice"),
        ({"vary": {"burgler": ["on"]}}, "unknown-option"),
        ({"vary": ["burglar"]}, "lab-type"),
    ],
)
def test_every_mistake_is_told_in_every_language(mistake: dict[str, Any], key: str) -> None:
    with pytest.raises(GameError) as caught:
        read({**KITTENS, **mistake})

    assert caught.value.key == key
    for language in LANGUAGES:
        assert Words(language).refusal(caught.value, ())


@pytest.mark.parametrize("missing", ["game", "bots", "games"])
def test_what_must_be_said(missing: str) -> None:
    with pytest.raises(GameError, match="lab-missing"):
        read({key: value for key, value in KITTENS.items() if key != missing})


def test_too_many_variants_are_a_slip() -> None:
    night = [0, 1, 2, 3, 4]
    vary = {"moths": night, "bats": night, "owls": night}

    with pytest.raises(GameError, match="lab-variants: count 125"):
        read({"game": "koty", "bots": ["quick"], "games": 1, "vary": vary})


def test_rules_that_do_not_go_together_are_refused_before_anything_is_played() -> None:
    vary = {"chaos_mode": ["off", "on"]}

    with pytest.raises(GameError, match="chaos-needs-three"):
        read({"game": "wizard_kittens", "bots": ["quick"], "seats": 2, "games": 1, "vary": vary})


@pytest.mark.parametrize(
    ("content", "key"),
    [
        (b"game = ", "lab-not-toml"),
        (b"\xff", "lab-not-toml"),
        (b" " * (LARGEST + 1), "lab-too-large"),
    ],
)
def test_what_is_no_toml_is_told(tmp_path: Path, content: bytes, key: str) -> None:
    file = tmp_path / "a.toml"
    file.write_bytes(content)

    with pytest.raises(GameError, match=key):
        load(file)
