"""The turn: WK-25 to WK-40."""

from typing import Any

import pytest

from purrlour.games.wizard_kittens.events import Covered, Drew
from tests.games.wizard_kittens.fuzz import random_game
from tests.games.wizard_kittens.plays import ADVANCED, SPELLS, forbidden, stalls
from tests.games.wizard_kittens.scene import GAME, Scene, scene

THREE = {"ann": "A.F", "bob": "P", "cleo": "FF"}


def at_the_draw(**more: Any) -> Scene:
    """Ann has drawn a Potion and is to place it."""
    return scene(circles=dict(THREE), drawn="P", **more)


def test_wk_25_the_order_of_a_turn() -> None:
    """WK-25 Draw, place, cast one spell, move your token, defeat curses, next player."""
    table = at_the_draw(slots="snail vampire")
    assert table.pending == ["ann turn"]

    table.play("ann", "place:1")
    assert table.pending == ["ann spell"]
    table.play("ann", "swat").play("ann", "card:artifact>ann.1").play("ann", "card:potion>ann.1")

    assert table.happened()[-4:] == ["discarded", "covered", "turn", "drew"]
    assert table.pending == ["bob turn"]


def test_wk_26_drawing_is_compulsory_and_open() -> None:
    """WK-26 You draw the top card of the deck; everybody sees it at once."""
    table = scene(circles=dict(THREE), deck="S A")

    stalls(table)

    for who in ("ann", "bob", "cleo", "watcher"):
        assert table.event(Drew, seen_by=who).card == "scroll"
    assert table.pending == ["bob turn"]
    assert table.choices("bob") == {"place:1", "place:2"}


def test_wk_27_you_place_it_in_an_open_chapter_of_yours() -> None:
    """WK-27 You have to place a component in an open chapter of your own circle."""
    table = at_the_draw()

    assert table.choices("ann") == {"place:1", "place:2"}
    assert at_the_draw().play("ann", "place:1").circle("ann") == "AP.F.-"
    assert at_the_draw().play("ann", "place:2").circle("ann") == "A.FP.-"


def test_wk_28_never_to_a_closed_chapter() -> None:
    """WK-28 No card ever goes to a chapter that is closed or does not exist."""
    with forbidden("WK-28"):
        at_the_draw().play("ann", "place:3")

    table = scene(circles=dict(THREE)).play("ann", "sling").play("ann", "card:artifact>ann.1")
    with forbidden("WK-28"):
        table.play("ann", "to>bob.3")


def test_wk_29_a_chaos_cat_is_replaced() -> None:
    """WK-29 After a Chaos Cat you draw again, until a component or Caught turns up."""
    table = scene(circles=dict(THREE), deck="cat3 S")

    stalls(table)

    assert table.event(Drew).card == "scroll"
    assert table.choices("bob") == {"place:1", "place:2", "place:3"}


def test_wk_30_caught_ends_the_game() -> None:
    """WK-30 If it is Caught, the game is over on the spot."""
    table = scene(circles=dict(THREE), deck="caught")

    stalls(table)

    assert table.pending == []
    assert table.outcome is not None
    assert table.outcome.reason == "caught"


def test_wk_31_exactly_one_spell() -> None:
    """WK-31 When your card is placed you have to cast exactly one spell. You cannot pass."""
    table = at_the_draw().play("ann", "place:1")

    assert table.choices("ann") == SPELLS
    table.cast("ann", "sling A1 bob.1")
    assert table.pending == ["bob turn"]


@pytest.mark.parametrize("spell", sorted(SPELLS))
def test_wk_32_not_the_covered_spell(spell: str) -> None:
    """WK-32 You cannot cast the spell that your token covers."""
    table = scene(circles=dict(THREE), tokens={"ann": spell})

    assert table.choices("ann") == SPELLS - {spell}
    with forbidden("WK-32"):
        table.play("ann", spell)


def test_wk_33_only_the_spells_of_your_own_mat() -> None:
    """WK-33 You have the four spells of your own mat, whatever others have or cover."""
    table = scene(
        circles=dict(THREE),
        kittens={"ann": "muffin.advanced", "bob": "baebae.basic", "cleo": "easa.advanced"},
        tokens={"bob": "sling", "cleo": "swat"},
    )

    assert table.choices("ann") == {"overflow", "sling", "swat", "switch"}
    with forbidden("WK-33"):
        table.play("ann", "yoink")


def test_wk_34_a_spell_has_to_do_something() -> None:
    """WK-34 A spell that can move, draw or discard nothing is not offered."""
    table = scene(circles={"ann": "", "bob": "P", "cleo": ""}, phase="spell")

    assert table.choices("ann") == {"summon"}
    with forbidden("WK-34"):
        table.play("ann", "sling")


def test_wk_35_a_spell_that_does_nothing() -> None:
    """WK-35 If none of your uncovered spells can do anything, name any: your token goes there."""
    table = scene(
        circles={"ann": "", "bob": "P", "cleo": ""}, tokens={"ann": "summon"}, chaos_redraw="none"
    )
    assert table.choices("ann") == {"sling", "swat", "switch"}

    table.play("ann", "swat")

    assert "fizzled" in table.happened()
    assert table.token("ann") == "swat"
    assert table.pending == ["bob turn"]


def test_wk_36_the_token_moves_on() -> None:
    """WK-36 Your token goes on the spell you cast; the space it came from is free again."""
    table = scene(circles=dict(THREE), deck="A A A", tokens={"ann": "summon", "bob": "swat"})

    table.cast("ann", "sling A1 bob.2")

    assert table.token("ann") == "sling"
    assert table.token("bob") == "swat"
    assert table.event(Covered).spell == "sling"


def test_wk_37_only_you_defeat_curses() -> None:
    """WK-37 Then it is checked which curses you defeat: you, and nobody else."""
    table = scene(circles={"ann": "AAS", "bob": "AAS", "cleo": "FF"}, slots="snail vampire")

    stalls(table)

    assert table.score("ann") == "snail"
    assert table.score("bob") == ""
    assert table.circle("bob").split(".")[0] == "AAS"


def test_wk_38_then_the_left_hand_neighbour() -> None:
    """WK-38 If the game is not over after that, your left-hand neighbour is next."""
    table = scene(circles={**THREE, "dan": "S"}, turn="dan", deck="A A A")

    stalls(table, "dan")

    assert table.pending == ["ann turn"]


def test_wk_39_everything_on_the_table_is_open() -> None:
    """WK-39 Circles, score piles, discards, tokens, curses, rules and counts are open to all."""
    table = scene(
        circles={"ann": "AA.F", "bob": "P.-", "cleo": "FF"},
        discard="S A",
        score={"bob": "snail+P"},
        tokens={"cleo": "swat"},
        slots="catnap vampire",
        credit={"ann": "ec-neat", "bob": "ec-set", "cleo": "ec-one"},
    )
    watched = table.sees("watcher")

    for who in ("ann", "bob", "cleo"):
        seen = table.sees(who)
        for name, value in vars(watched).items():
            if name not in ("seat", "credits", "credit_points", "says"):
                assert getattr(seen, name) == value, name
    for hidden in ("ec-neat", "ec-set", "ec-one", *table.curses.split()):
        assert hidden not in str(watched)


def test_wk_40_a_chapter_holds_any_number_of_cards() -> None:
    """WK-40 A chapter may hold as many cards as you like."""
    table = scene(circles={"ann": "AAAAFFFFPPPP", "bob": "P", "cleo": "FF"}, drawn="S")

    table.play("ann", "place:1")

    assert table.circle("ann") == "AAAAFFFFPPPPS.-.-"


def test_everybody_may_have_another_special_spell() -> None:
    table = scene(circles={"ann": "A", "bob": "P", "cleo": "FF", "dan": "S"}, kittens=ADVANCED)

    assert table.choices("ann") == {"overflow", "sling", "swat", "switch"}


def test_who_is_asked_out_of_turn() -> None:
    """Only picking kittens, a card given by Overflow, and effects of chaos ask anybody else."""
    assert GAME.windows == ()
    settings = {"chaos_mode": "on", "chaos_cats": "4", "kitten_side": "advanced"}
    others: set[str] = set()
    for table in random_game(4, 3, settings):
        seen = table.sees("watcher")
        for asked in table.pending:
            who, kind = asked.split()
            if table.seat(who) != seen.turn:
                others.add(kind)
                assert seen.effect or seen.spell == "overflow" or kind == "kitten"

    assert {"kitten", "place"} <= others


def test_one_at_a_time_is_asked() -> None:
    """Everybody acts in turn order (WK-100): no two questions are ever open together."""
    for table in random_game(3, 4, {"new_rules": "on"}):
        assert len(table.pending) == (0 if table.outcome else 1)
