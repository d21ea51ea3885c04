"""The Chaos Cat: WK-89 to WK-97."""

from typing import Any

import pytest

from purrlour.games.wizard_kittens.events import CatCame, Opened, Refilled
from tests.games.wizard_kittens.plays import ADVANCED, stalls
from tests.games.wizard_kittens.scene import Scene, scene

FOUR = {"ann": "A", "bob": "P", "cleo": "FF", "dan": "S"}


def meeting(spell: str = "summon", who: str = "ann", deck: str = "cat3 S A", **more: Any) -> Scene:
    """Somebody's spell draws the Chaos Cat."""
    return scene(circles=dict(FOUR), deck=deck, turn=who, **more).play(who, spell)


def test_wk_89_the_cat_comes_first() -> None:
    """WK-89 Whenever a draw shows a Chaos Cat, the rest of the turn or the spell waits."""
    table = meeting(mode="new-rules", rule="nr-sneeze", cats=0)

    assert table.event(CatCame).clause == "WK-89"
    assert table.pending == ["ann drop"]
    assert "drew" not in table.happened()


def test_wk_90_chapter_3_opens_for_all() -> None:
    """WK-90 The cat of chapter 3 opens that chapter in every circle and in the middle."""
    table = meeting()

    assert table.event(Opened).chapter == 3
    assert table.choices("ann") == {"place:1", "place:2", "place:3"}
    table.play("ann", "place:3")
    assert table.circle("ann") == "A.-.S"


def test_wk_91_with_the_next_curse() -> None:
    """WK-91 The top card of the curse deck goes there, face up."""
    table = meeting(slots="snail vampire", curses="yarn bathtime cucumber catnap")

    assert table.slots == "snail vampire yarn"
    assert table.event(Refilled).clause == "WK-91"


def test_wk_92_or_without_a_curse() -> None:
    """WK-92 If the curse deck is empty, chapter 3 opens without a curse."""
    table = meeting(
        slots="snail vampire", score={"bob": "yarn bathtime", "dan": "cucumber catnap"}, curses=""
    )

    assert table.slots == "snail vampire -"
    assert table.field("open") == "3"


def test_wk_93_the_cat_lies_aside() -> None:
    """WK-93 Then the cat lies aside: neither in the discard pile nor in a circle."""
    table = meeting()

    assert table.discard == ""
    assert table.field("cats").startswith("1")
    assert "chaos-cat-3" not in table.deck


def test_wk_94_drawing_again() -> None:
    """WK-94 Whoever drew it draws again; the new card may go to chapter 3 already."""
    table = scene(circles=dict(FOUR), deck="cat3 S A")

    stalls(table)

    assert table.pending == ["bob turn"]
    assert table.play("bob", "place:3").circle("bob") == "P.-.S"


@pytest.mark.parametrize(
    ("who", "spell", "pending"),
    [("cleo", "summon", "place"), ("ann", "overflow", "keep"), ("bob", "favor", "favor")],
)
def test_wk_95_spells_go_on_with_another_card(who: str, spell: str, pending: str) -> None:
    """WK-95 Summon, Overflow and Favor go on with the card drawn instead."""
    table = meeting(spell, who, deck="cat3 S A P", kittens=dict(ADVANCED))

    assert table.happened()[:2] == ["cast", "cat"]
    assert table.pending == [f"{who} {pending}"]
    assert table.field("open") == "3"


def test_wk_96_chapter_3_first_then_the_effect() -> None:
    """WK-96 Chapter 3 and its curse come first, then the New Rule or step."""
    table = meeting(mode="new-rules", rule="nr-sneeze", cats=0)

    assert table.happened() == ["cast", "cat", "opened", "refilled", "rule"]


def test_wk_97_two_players_draw_again() -> None:
    """WK-97 With two players and without New Rules the Chaos Cat does nothing."""
    table = scene(circles={"ann": "A", "bob": "P"}, deck="cat3 S A", slots="snail vampire")

    table.play("ann", "summon")

    assert table.happened() == ["cast", "cat", "drew"]
    assert table.field("cats").startswith("1")
