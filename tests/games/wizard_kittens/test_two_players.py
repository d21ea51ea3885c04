"""Two players: WK-129 to WK-134."""

from typing import Any

import pytest

from tests.games.wizard_kittens.plays import ending_caught, stalls
from tests.games.wizard_kittens.scene import Scene, dealt, scene


def caught_two(ann: str, bob: str, ann_score: str, bob_score: str, **more: Any) -> Scene:
    """Two kittens are caught with these circles and score piles."""
    return ending_caught({"ann": ann, "bob": bob}, {"ann": ann_score, "bob": bob_score}, **more)


def test_wk_129_two_chapters_and_six_curses() -> None:
    """WK-129 Two chapters, six curses; a deck of 10, then 24 with the cat, 10 with Caught."""
    table = dealt(2, seed=129)
    deck = table.deck.split()

    assert len(deck) == 46
    assert 10 <= deck.index("chaos-cat-3") < 35 <= deck.index("caught")
    assert len([*table.curses.split(), *table.slots.replace("-", "").split()]) == 6


def test_wk_130_two_places_are_filled_to_the_end() -> None:
    """WK-130 The two places are filled again until the curse deck is empty; no chapter 3."""
    table = scene(
        circles={"ann": "AAS", "bob": "FF"},
        slots="snail vampire",
        score={"bob": "yarn bathtime cucumber"},
        curses="catnap",
    )

    stalls(table, whose="bob")

    assert table.slots.split()[:2] == ["catnap", "vampire"]
    assert table.curses == ""
    assert table.field("open") == "2"


def test_wk_131_six_curses_without_limits() -> None:
    """WK-131 If two players defeat all six curses, points and winner are as ever."""
    table = scene(
        circles={"ann": "AAS", "bob": "FF"},
        slots="snail",
        curses="",
        score={"bob": "catnap vampire yarn bathtime cucumber"},
        credit={"ann": "ec-scroll", "bob": "ec-potion"},
    )

    stalls(table, whose="bob")

    assert (table.points("ann"), table.points("bob")) == (6, 42)
    assert table.winners == ["bob"]


@pytest.mark.parametrize(
    ("score", "points", "wins"),
    [
        ("copycat+P", 3, False),
        ("breadhead", 5, False),
        ("snail", 6, True),
        ("breadhead copycat", 9, True),
        ("bathtime", 10, False),
    ],
)
def test_wk_132_six_to_nine_points(score: str, points: int, wins: bool) -> None:
    """WK-132 If two players are caught, only a score of 6 to 9 can win."""
    table = caught_two("S", "F", score, "")

    assert table.points("ann") == points
    assert table.outcome is not None
    assert (table.outcome.reason == "caught") is wins
    assert wins is (table.outcome.returns[0] == 1.0)


def test_wk_133_the_only_one_wins_whatever_is_left() -> None:
    """WK-133 If only one of them has that, that kitten wins, however many cards it has left."""
    table = caught_two("FFFFF", "", "snail", "")

    assert table.winners == ["ann"]


def test_wk_134_if_neither_has_it_nobody_wins() -> None:
    """WK-134 If neither has it, nobody wins."""
    table = caught_two("F", "", "bathtime", "breadhead")

    assert table.outcome is not None
    assert table.outcome.reason == "caught-nobody"
    assert table.outcome.returns == (0.0, 0.0)
