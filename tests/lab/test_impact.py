"""Impact cards: measured, the same each time, and one for every value of every house rule."""

import json
from collections.abc import Callable, Iterator, Sequence
from importlib.resources import files
from pathlib import Path
from typing import Any

import pytest

from purrlour.engine.chance import Seeded
from purrlour.games import GAMES
from purrlour.lab import pool
from purrlour.lab.impact import cards
from purrlour.lab.impact.cases import Case, Where, cases_of
from purrlour.lab.impact.tally import Tally, count, differ_in_length, differ_in_share


def quiet(_done: int, _total: int) -> None:
    pass


def few(monkeypatch: pytest.MonkeyPatch) -> None:
    """Two rules of Exploding Kittens instead of all."""
    two = [Case("exploding_kittens", Where(3), "turbo", "on")]
    two.append(Case("exploding_kittens", Where(2), "burglar", "off"))
    monkeypatch.setattr(cards, "cases_of", lambda _game: two)
    monkeypatch.setattr(cards, "_PART", 20)


@pytest.mark.parametrize("game", GAMES)
def test_every_value_of_every_rule_has_a_table_where_it_can_be_played(game: str) -> None:
    wanted = {
        (option, value)
        for option, values in GAMES[game].house_rules().items()
        for value in values[1:]
    }

    found = cases_of(game)

    assert {(case.option, case.value) for case in found} == wanted
    for case in found:
        for each in (case, case.usual):
            GAMES[game].deal(each.where.seats, GAMES[game].options(each.settings), Seeded(1))


def test_names_tell_cases_apart() -> None:
    for game in GAMES:
        names = [case.name for case in cases_of(game)]
        assert len(set(names)) == len(names)


def test_parts_add_up_to_the_whole() -> None:
    case = Case("exploding_kittens", Where(3), "turbo", "on")
    whole, parts = count(case, 1, 0, 30), Tally()
    for first in (20, 0, 10):
        parts.add(count(case, 1, first, first + 10))

    assert parts == whole
    assert whole.games == sum(whole.endings.values()) == 30


def test_what_differs_by_luck_is_not_clear() -> None:
    one = Tally(100, turns=1000, squares=100 * 100 + 100 * 4)
    near = Tally(100, turns=1005, squares=100 * 101 + 100 * 4)
    far = Tally(100, turns=1200, squares=100 * 144 + 100 * 4)

    assert not differ_in_length(one, near)
    assert differ_in_length(one, far)
    assert not differ_in_share(0.50, 0.52, 1000)
    assert differ_in_share(0.50, 0.60, 1000)


def test_a_short_deck_makes_clearly_shorter_games(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    few(monkeypatch)

    file = cards.compute("exploding_kittens", 40, tmp_path, workers=1, progress=quiet)

    told = json.loads(file.read_text("utf-8"))
    assert (told["version"], told["games"]) == (GAMES["exploding_kittens"].version, 40)
    turbo, burglar = told["cards"]
    assert (turbo["option"], turbo["value"], turbo["seats"]) == ("turbo", "on", 3)
    assert turbo["turns"][1] < turbo["turns"][0]
    assert "turns" in turbo["clear"]
    assert burglar["seats"] == 2
    assert 0 < burglar["first"][0] < 1
    assert [path.name for path in file.parent.iterdir()] == ["impact.json"]


def test_who_begins_is_no_matter_of_chairs() -> None:
    """A rule that only says who begins is not told to change how well that goes."""
    fixed, short = (
        Case("exploding_kittens", Where(4), *rule) for rule in (("first", "0"), ("turbo", "on"))
    )
    usual, worse = Tally(1000, 10, 10, 15_000, {"x": 1000}), Tally(1000, 10, 10, 9_000, {"x": 1000})

    assert cards.card_of(short, usual, worse, 1000)["clear"] == ["first"]
    assert cards.card_of(fixed, usual, worse, 1000)["clear"] == []


def test_a_run_that_was_stopped_goes_on(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    few(monkeypatch)
    whole = cards.compute("exploding_kittens", 40, tmp_path / "a", workers=1, progress=quiet)
    spread = pool.spread

    def stopped(work: Callable[[Any], Any], jobs: Sequence[Any], _workers: int) -> Iterator[Any]:
        yield from map(work, jobs[:3])
        raise KeyboardInterrupt

    monkeypatch.setattr(cards, "spread", stopped)
    with pytest.raises(KeyboardInterrupt):
        cards.compute("exploding_kittens", 40, tmp_path / "b", workers=1, progress=quiet)
    monkeypatch.setattr(cards, "spread", spread)
    heard: list[int] = []
    again = cards.compute(
        "exploding_kittens",
        40,
        tmp_path / "b",
        workers=1,
        progress=lambda done, _total: heard.append(done),
    )

    assert heard[0] == 60
    assert again.read_bytes() == whole.read_bytes()


@pytest.mark.parametrize("game", GAMES)
def test_the_cards_that_are_shown_are_of_the_rules_that_are_played(game: str) -> None:
    """If this fails, `purrlour lab cards GAME --to src/purrlour/games` measures anew."""
    told = json.loads(files("purrlour.games").joinpath(game, "impact.json").read_text("utf-8"))

    assert told["version"] == GAMES[game].version
    assert told["games"] == 10_000
    assert [(card["option"], card["value"]) for card in told["cards"]] == [
        (case.option, case.value) for case in cases_of(game)
    ]


def test_added_tallies_know_how_much_their_lengths_scatter() -> None:
    """Playings of 2 and of 18 turns say nothing about a turn more or less; playings that are all
    equally long do."""

    def added(*lengths: int) -> Tally:
        whole = Tally()
        for turns in lengths * 50:
            whole.add(Tally(1, turns, turns**2, 0, {"x": 1}))
        return whole

    assert added(2, 18).length() == added(10, 10).length() == 10
    assert not differ_in_length(added(2, 18), added(3, 19))
    assert differ_in_length(added(10, 10), added(11, 11))
