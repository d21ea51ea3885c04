"""Covering a rival's Nine: KO-44 to KO-48."""

import pytest

from purrlour.games.koty.events import Covered
from tests.games.koty.scene import scene
from tests.games.stage import refused


@pytest.mark.parametrize("nines", [1, 2, 3])
def test_ko_44_a_cat_on_a_rivals_nine(nines: int) -> None:
    """KO-44 Any cat may cover it; the turn ends."""
    table = scene(dreams={"ann": "", "bob": f"{nines}"}, hands={"ann": "blue1"})

    table.play("ann", "blue1>bob.1")

    assert table.dream("bob") == f"{nines}+blue1 0 0 0"
    assert table.event(Covered) == Covered("KO-44", seat=0, target=1, card="blue1", land=1)
    assert table.sees("ann").cards == (4, 4)
    assert table.pending == ["bob turn"]


def test_ko_45_a_crow_on_a_rivals_nine() -> None:
    """KO-45 A crow may cover it; the turn ends."""
    table = scene(dreams={"ann": "", "bob": "3"}, hands={"ann": "crow"})

    table.play("ann", "crow>bob.1")

    assert table.dream("bob") == "3+crow 0 0 0"
    assert table.event(Covered).clause == "KO-45"
    assert table.pending == ["bob turn"]


def test_ko_46_covering_is_no_attack() -> None:
    """KO-46 Nobody may answer, not even with an owl."""
    table = scene(
        dreams={"ann": "", "bob": "3", "cleo": ""}, hands={"ann": "blue1", "bob": "owl blue1"}
    )
    table.play("ann", "blue1>bob.1")

    assert table.pending == ["bob turn"]
    with refused("owl-answers-attacks"):
        table.play("bob", "owl")
    with refused("nothing-to-defend", "KO-43"):
        table.play("cleo", "defend:blue1")
    with refused("nothing-to-defend", "KO-43"):
        table.play("bob", "defend:blue1")
    with refused("nothing-to-defend", "KO-74"):
        table.play("cleo", "owl")


def test_ko_47_the_cat_belongs_to_that_land() -> None:
    """KO-47 Its new owner may befriend it, and it counts for them."""
    table = scene(dreams={"ann": "", "bob": "3"}, hands={"ann": "blue8", "bob": "blue1"})
    table.play("ann", "blue8>bob.1")

    assert table.score("bob") == 64
    table.play("bob", "blue1>bob.1")
    assert table.dream("bob").startswith("3 ")


@pytest.mark.parametrize(
    ("text", "key", "clause"),
    [
        ("blue8>bob.1", "rivals-empty-land", "KO-48"),
        ("crow>bob.1", "crow-covers-nines", "KO-48"),
        ("joker=blue8>bob.1", "joker-needs-a-card", "KO-48"),
        ("crow>bob.3", "crow-covers-nines", "KO-48"),
        ("crow>bob.4", "chase-your-own-crows", "KO-A25"),
        ("blue8>bob.4", "no-cat-on-a-crow", "KO-48"),
        ("blue8>bob.3", "cats-of-two-colours", "KO-48"),
        ("joker=blue8>bob.2", "joker-needs-a-card", "KO-48"),
        ("joker=crow>bob.4", "chase-your-own-crows", "KO-A25"),
        ("place:1", "answer-first", "KO-16"),
    ],
)
def test_ko_48_what_is_illegal_at_a_rivals(text: str, key: str, clause: str) -> None:
    """KO-48 Nothing on EMPTY; crow, cat and joker only where they belong; no Nine anywhere."""
    table = scene(
        dreams={"ann": "", "bob": "0 1 0+pink4 1+crow"}, hands={"ann": "crow blue8 joker"}
    )

    with refused(key, clause):
        table.play("ann", text)
