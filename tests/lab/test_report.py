"""Reports: right numbers, every word escaped, nothing fetched, in both languages."""

import re
from pathlib import Path
from xml.etree import ElementTree

import pytest

from purrlour.games import GAMES
from purrlour.lab.experiment import Experiment
from purrlour.lab.folder import Folder
from purrlour.lab.record import POINTS, Chair, Playing
from purrlour.lab.report.figures import bins_of, figures_of
from purrlour.lab.report.impact import impact_of
from purrlour.lab.report.numbers import between_means, between_shares, mean, share
from purrlour.lab.report.page import page
from purrlour.lab.report.telling import Telling
from purrlour.lab.results import read_results
from purrlour.words import LANGUAGES
from tests.lab.experiments import experiment, ran

WAY = tuple(500 for _ in range(POINTS - 1))


def chair(order: int, won: float, *, lowest: int = 400, played: tuple[str, ...] = ()) -> Chair:
    curve = (*WAY, round(1000 * won))
    place = 1 if won else 2
    return Chair("quick", order, won, place, curve, lowest, drew=(), played=played)


def duel(number: int, winner: int, *, turns: int = 10, ending: str = "last-one-living") -> Playing:
    """Two at a table; the winner played a Skip, and had been behind if the number is even."""
    lowest = 100 if number % 2 == 0 else 400
    chairs = tuple(
        chair(seat, 1.0, lowest=lowest, played=("skip",)) if seat == winner else chair(seat, 0.0)
        for seat in range(2)
    )
    return Playing(number, turns, 3 * turns, ending, leads=2, chairs=chairs)


def test_figures_are_counted_right() -> None:
    playings = [duel(number, int(number >= 30), turns=10 + number % 3) for number in range(40)]

    found = figures_of(playings, together=False)

    assert [round(each.value, 3) for each in found.by_order] == [0.75, 0.25]
    assert found.by_order[0].low < 0.75 < found.by_order[0].high
    assert found.length.value == pytest.approx(10.975)
    assert found.comeback.value == 0.5
    assert found.leads.value == 2
    assert list(found.endings) == ["last-one-living"]
    assert [curve.name for curve in found.curves] == ["ahead", "winner"]
    assert found.curves[1].points[-1].value == 1000


def test_a_card_that_winners_played_has_an_impact() -> None:
    playings = [duel(number, number % 2) for number in range(40)]

    (found,) = impact_of(playings, lambda each: each.played, together=False)

    assert found.card == "skip"
    assert found.chairs == 40
    assert (found.having.value, found.lacking.value, found.more.value) == (1, 0, 1)
    assert found.more.low > 0.8


def test_of_a_card_that_few_had_nothing_is_said() -> None:
    playings = [duel(number, number % 2) for number in range(19)]

    assert impact_of(playings, lambda each: each.played, together=False) == []


def test_differences_know_whether_they_are_clear() -> None:
    assert between_shares(share(500, 1000), share(560, 1000)).clear
    assert not between_shares(share(50, 100), share(56, 100)).clear
    assert between_means([10, 11, 12] * 50, [13, 14, 15] * 50).clear
    assert not between_means([10, 11, 12] * 50, [*([10, 11, 12] * 50), 12]).clear
    assert mean([5]).low == 5 - 1.959964 * 5


@pytest.mark.parametrize("values", [[7], [1, 500], list(range(100)), [3, 3, 9]])
def test_columns_hold_every_value_once(values: list[int]) -> None:
    bins = bins_of(values)

    assert sum(count for _, _, count in bins) == len(values)
    assert len(bins) <= 15
    assert bins[0][0] <= min(values) <= max(values) <= bins[-1][1]


@pytest.fixture(scope="module")
def reports(tmp_path_factory: pytest.TempPathFactory) -> dict[str, str]:
    where = tmp_path_factory.mktemp("lab") / "a"
    ran(where, title="<b>Bold</b> & sure", games=30)
    folder = Folder(where)
    read = folder.experiment()
    results = read_results(read, folder)
    return {language: page(read, results, language) for language in LANGUAGES}


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_report_is_one_file_that_fetches_nothing(reports: dict[str, str], language: str) -> None:
    told = reports[language]

    assert f'<html lang="{language}">' in told
    assert "<script" not in told
    assert not re.search(r"""(?:src|href|url)\s*[=(]""", told)
    assert "default-src 'none'" in told
    assert set(re.findall(r"https?://[^'\"\s]+", told)) == {"http://www.w3.org/2000/svg"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_people_wrote_is_escaped(reports: dict[str, str], language: str) -> None:
    assert "<b>Bold" not in reports[language]
    assert "&lt;b&gt;Bold&lt;/b&gt; &amp; sure" in reports[language]


def pictures(told: str) -> list[ElementTree.Element]:
    return [ElementTree.fromstring(each) for each in re.findall(r"<svg.*?</svg>", told, re.DOTALL)]


def test_every_picture_has_a_title_and_keeps_within_itself(reports: dict[str, str]) -> None:
    found = pictures(reports["en"])
    svg = "{http://www.w3.org/2000/svg}"

    assert len(found) >= 10
    for picture in found:
        _, _, width, height = map(float, picture.attrib["viewBox"].split())
        assert picture.findtext(f"{svg}title")
        for text in picture.iter(f"{svg}text"):
            assert 0 <= float(text.attrib["x"]) <= width
            assert 0 < float(text.attrib["y"]) <= height


def test_variants_are_compared_in_words(reports: dict[str, str]) -> None:
    assert "If: Cat Burglar: off" in reports["en"]
    assert "Whoever begins wins" in reports["en"]
    assert "Kto zaczyna, wygrywa" in reports["pl"]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_every_ending_and_every_value_of_a_rule_has_words(game: str, language: str) -> None:
    telling = Telling(language, Experiment(game, ("quick",), 1))
    words = telling.words
    endings = {key for key in ENDINGS[game] if words.has(f"outcome-{key}")}

    assert endings
    for ending in (*endings, "abandoned"):
        assert telling.ending(ending)
    for option, values in GAMES[game].house_rules().items():
        for value in values:
            assert telling.rules({option: value})


ENDINGS = {
    "exploding_kittens": ("last-one-living",),
    "koty": ("three-lands", "no-cards-left", "limit", "last-side"),
    "mice_and_mystics": ("won", "last-page", "all-captured", "defeated"),
    "wizard_kittens": ("six", "caught", "caught-nobody"),
}


def test_a_party_has_a_report_of_its_own(tmp_path: Path) -> None:
    asked = experiment(
        game="mice_and_mystics", seats=1, vary={}, games=1, options={"party": "suggested"}
    )
    both = [
        Playing(number, 20, 90, ending, 0, (Chair("quick", 0, won, 1, curve(won), 300, (), ()),))
        for number, (ending, won) in enumerate([("won", 1.0), ("last-page", 0.0)])
    ]

    told = page(asked, [both], "en")

    assert "How often the party wins" in told
    assert "games that were lost" in told
    assert "Comebacks" not in told


def curve(won: float) -> tuple[int, ...]:
    return (*WAY, round(1000 * won))
