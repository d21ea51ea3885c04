"""House rules: WK-O01 to WK-O26."""

from pathlib import Path

import pytest

from purrlour.engine.chance import Seeded
from purrlour.engine.errors import GameError, InvalidOptions
from purrlour.engine.options import option_values
from purrlour.engine.record import read_record
from purrlour.engine.table import Table, replay
from purrlour.games.wizard_kittens.box import VARIABLE
from purrlour.games.wizard_kittens.events import CreditShown, Salvaged
from purrlour.games.wizard_kittens.options import PRESETS, WizardOptions
from tests.games.stage import ANY
from tests.games.wizard_kittens.plays import (
    ADVANCED,
    CURSES,
    box,
    coming,
    ending_caught,
    forbidden,
    stalls,
)
from tests.games.wizard_kittens.scene import GAME, Scene, dealt, scene

THREE = {"ann": "A.F", "bob": "P", "cleo": "FF"}
FOUR = {"ann": "A", "bob": "P", "cleo": "FF", "dan": "S"}


def test_wk_o01_who_picks_the_kittens() -> None:
    """WK-O01 Everyone picks a kitten (the default), or they are drawn by lot."""
    assert dealt(3, seed=1, first_player="fixed-seat").pending == ["ann kitten"]
    by_lot = {
        dealt(3, seed=seed, first_player="fixed-seat", kitten_pick="random").field("kittens")
        for seed in range(40)
    }
    assert len(by_lot) > 15


def test_wk_o02_sides_of_the_mats() -> None:
    """WK-O02 Basic (the default), advanced, or everyone picks a side of their own."""

    def sides(side: str) -> set[str]:
        table = dealt(2, seed=2, first_player="fixed-seat", kitten_side=side)
        return {choice.split(".")[1] for choice in table.choices("ann")}

    assert sides("basic") == {"basic"}
    assert sides("advanced") == {"advanced"}
    assert sides("mixed") == {"basic", "advanced"}


def test_wk_o03_new_rules() -> None:
    """WK-O03 New Rules: off (the default) or on."""
    assert dealt(3, seed=3).field("mode") == "basic"
    assert dealt(3, seed=3, new_rules="on").field("mode") == "new-rules"


@pytest.mark.parametrize("cats", ["2", "3", "4"])
def test_wk_o04_chaos_mode_and_its_cats(cats: str) -> None:
    """WK-O04 Chaos Mode: off (the default) or on, with 2, 3 (the default) or 4 Chaos Cats."""
    assert dealt(3, seed=4, chaos_mode="on").field("mode") == "chaos.3"
    assert dealt(3, seed=4, chaos_mode="on", chaos_cats=cats).field("mode") == f"chaos.{cats}"


def test_wk_o05_the_first_player() -> None:
    """WK-O05 Drawn by lot (the default), named by the first seat, or the first seat itself."""
    assert {dealt(3, seed=seed).pending[0] for seed in range(30)} == {
        *("ann kitten", "bob kitten", "cleo kitten"),
    }
    assert dealt(3, seed=5, first_player="host-picks").pending == ["ann first"]
    assert {dealt(3, seed=s, first_player="fixed-seat").pending[0] for s in range(9)} == {
        "ann kitten"
    }


def test_wk_o06_the_six_curses() -> None:
    """WK-O06 The six curses are hidden (the default) or known to all, though not their order."""
    table = dealt(3, seed=6, curse_set_known="public")

    for curse in table.curses.split():
        assert curse in str(table.sees("bob"))
    orders = {world.curses for world in table.worlds("bob")}
    assert len(orders) > 5
    assert {frozenset(order.split()) for order in orders} == {frozenset(table.curses.split())}


def test_wk_o07_drawing_again() -> None:
    """WK-O07 Drawing again after a Chaos Cat: yes (the default) or no."""
    again = stalls(scene(circles=dict(THREE), deck="cat3 P A"))
    never = stalls(scene(circles=dict(THREE), deck="cat3 P A", chaos_redraw="none"))

    assert again.pending == ["bob turn"]
    assert never.pending == ["bob spell"]
    assert never.deck.split()[0] == "P"


def test_wk_o08_the_order_of_chaos() -> None:
    """WK-O08 Chapter 3 opens first (the default), or the New Rule or step comes first."""

    def move(order: str) -> set[str]:
        table = coming("cm-curses", 3, dict(THREE), deck="cat3 S A", chaos_order=order)
        return table.play("ann", "card:artifact>ann.1").choices("ann")

    assert move("open-first") == {"place:2", "place:3"}
    assert move("effect-first") == {"place:2"}


def test_wk_o09_the_cat_of_two_players() -> None:
    """WK-O09 The Chaos Cat of two players is in the deck (the default) or in the box."""
    assert "chaos-cat-3" in dealt(2, seed=9).deck.split()
    removed = dealt(2, seed=9, two_player_chaos_cat="remove").deck.split()
    assert "chaos-cat-3" not in removed
    assert len(removed) == 45


def test_wk_o10_what_switch_reaches() -> None:
    """WK-O10 Any two cards (the default), at least one of yours, or only your own."""

    def partners(scope: str, first: str) -> set[str]:
        table = scene(circles={"ann": "A.F", "bob": "P", "cleo": "S"}, switch_scope=scope)
        return table.play("ann", "switch").play("ann", first).choices("ann")

    mine = {"card:artifact>ann.1", "card:familiar>ann.2"}
    assert "card:scroll>cleo.1" in partners("any", "card:potion>bob.1")
    assert partners("mine-involved", "card:potion>bob.1") == mine
    assert partners("own-only", "card:artifact>ann.1") == {"card:familiar>ann.2"}


def test_wk_o11_a_switch_without_change() -> None:
    """WK-O11 A Switch that changes nothing: allowed (the default) or forbidden."""
    table = scene(circles={"ann": "A", "bob": "A", "cleo": "P"}, null_switch="forbid")
    table.play("ann", "switch").play("ann", "card:artifact>ann.1")

    assert table.choices("ann") == {"card:potion>cleo.1"}
    with forbidden("WK-51"):
        table.play("ann", "card:artifact>bob.1")
    alike = scene(circles={"ann": "A", "bob": "A", "cleo": ""}, null_switch="forbid")
    assert "switch" not in alike.choices("ann")


def test_wk_o12_swat_with_a_single_card() -> None:
    """WK-O12 Swat with a single card discards it (the default), or cannot be cast."""
    circles = {"ann": "A", "bob": "P", "cleo": "FF"}

    assert "swat" in scene(circles=dict(circles)).choices("ann")
    assert "swat" not in scene(circles=dict(circles), swat_short="illegal").choices("ann")


def test_wk_o13_who_places_the_card_of_overflow() -> None:
    """WK-O13 The kitten that is given the card places it (the default), or the caster."""
    table = scene(
        circles=dict(FOUR), kittens=dict(ADVANCED), deck="F S A", overflow_placer="caster"
    )
    table.play("ann", "overflow").play("ann", "keep:familiar").play("ann", "place:1")
    assert "to>bob.2" in table.choices("ann")

    table.play("ann", "to>bob.2")

    assert table.circle("bob") == "P.S.-"
    assert table.pending == ["bob turn"]


def test_wk_o14_when_favor_shows_its_card() -> None:
    """WK-O14 Favor shows the top card before you choose (the default), or afterwards."""

    def favor(reveal: str) -> list[str]:
        table = scene(circles=dict(FOUR), kittens=dict(ADVANCED), turn="bob", favor_reveal=reveal)
        return table.play("bob", "favor").happened()

    assert "drew" in favor("first")
    assert "drew" not in favor("after-choice")


def test_wk_o15_yoink_at_home() -> None:
    """WK-O15 Yoink in your own circle: allowed (the default) or forbidden."""
    circles = {"ann": "A", "bob": "", "cleo": "", "dan": "SF"}
    table = scene(circles=circles, kittens=dict(ADVANCED), turn="dan", yoink_own="forbid")
    table.play("dan", "yoink").play("dan", "card:scroll>dan.1")

    assert table.choices("dan") == {"card:artifact>ann.1"}


def test_wk_o16_the_order_of_defeats() -> None:
    """WK-O16 Lowest chapter first (the default), or the player whose turn it is chooses."""
    circles = {"ann": "AAS.PPAS", "bob": "", "cleo": "FF"}
    table = stalls(
        scene(circles=circles, slots="snail vampire", curses=CURSES, defeat_order="active-chooses")
    )

    assert table.pending == ["ann defeat"]
    assert table.play("ann", "defeat:1").score("ann") == "snail vampire"


def test_wk_o17_how_often_curses_are_checked() -> None:
    """WK-O17 Until none is satisfied (the default), or once."""

    def score(check: str) -> str:
        table = scene(
            circles={"ann": "AAS.SSA", "bob": "", "cleo": "FF"},
            slots="snail yarn",
            curses="hairball vampire bathtime cucumber",
            mode="chaos.4",
            chaos="cm-curses",
            cats=2,
            end_check=check,
        )
        return stalls(table).score("ann")

    assert score("loop") == "snail hairball"
    assert score("single") == "snail"


def test_wk_o18_when_caught_ends_the_game() -> None:
    """WK-O18 On the spot (the default), or the player whose turn it is still collects curses."""

    def score(timing: str) -> str:
        table = scene(
            circles={"ann": "AAS", "bob": "AAS", "cleo": "FF"},
            slots="snail yarn",
            deck="caught",
            caught_timing=timing,
        )
        return table.play("ann", "summon").score("ann")

    assert score("immediate") == ""
    assert score("finish-turn") == "snail"


def test_wk_o19_whose_cards_are_compared() -> None:
    """WK-O19 Those who can still win (the default), or a winner needs the fewest of all."""

    def reason(compare: str, ann: str = "FFF") -> str:
        table = ending_caught(
            {"ann": ann, "bob": ""},
            {"ann": "vampire+S", "bob": "breadhead"},
            cleanest_compare=compare,
        )
        assert table.outcome is not None
        return table.outcome.reason

    assert reason("remaining") == "caught"
    assert reason("all") == "caught-nobody"
    assert reason("all", ann="") == "caught"


def test_wk_o20_which_card_of_the_discard_pile() -> None:
    """WK-O20 A card of your choice (the default), the top card, or one drawn by lot."""

    def after_defeat(take: str) -> Scene:
        table = scene(
            circles={"ann": "AAS", "bob": "", "cleo": "FF"},
            slots="snail vampire",
            curses=CURSES,
            mode="chaos.4",
            chaos="cm-discards",
            cats=1,
            discard_take=take,
        )
        return table.cast("ann", "switch cleo.F1 cleo.F1", rolls=ANY)

    assert after_defeat("choose").choices("ann") == {"take:artifact", "take:scroll"}
    top = after_defeat("top")
    assert top.pending == ["ann place"]
    assert top.event(Salvaged).place == 0
    assert top.play("ann", "place:2", rolls=ANY).circle("ann") == "-.S.-"
    by_lot = after_defeat("random")
    assert by_lot.pending == ["ann place"]
    assert by_lot.event(Salvaged).place in range(3)


def test_wk_o21_how_cards_are_passed() -> None:
    """WK-O21 By kind of card (the default), always set aside first, or one after another."""

    def second(resolution: str) -> list[str]:
        table = coming(
            "cm-shuffle", 1, {"ann": "A", "bob": "F", "cleo": "S"}, pass_resolution=resolution
        )
        return table.play("ann", "card:artifact>ann.1").pending

    assert second("by-kind") == second("set-aside") == ["bob pass"]
    assert second("sequential") == ["cleo place"]
    rule = scene(
        circles={"ann": "A", "bob": "F", "cleo": "S"},
        deck="cat3 S A",
        mode="new-rules",
        rule="nr-tail",
        cats=0,
        pass_resolution="set-aside",
    ).play("ann", "summon")
    assert rule.play("ann", "card:artifact>ann.1").pending == ["bob pass"]


def test_wk_o22_discarding_an_empty_chapter() -> None:
    """WK-O22 Allowed (the default) or refused, if another one holds cards."""
    table = coming("cm-discards", 4, dict(FOUR), open=3, empty_chapter="refused")

    assert table.choices("ann") == {"clear:1"}
    with forbidden("WK-119"):
        table.play("ann", "clear:2")


def test_wk_o23_where_a_passed_card_goes() -> None:
    """WK-O23 Whoever gets it chooses (the default), the same chapter, or whoever passes it."""

    def after_pass(placement: str) -> Scene:
        table = coming(
            "cm-shuffle", 1, {"ann": "A", "bob": "", "cleo": ""}, pass_placement=placement
        )
        return table.play("ann", "card:artifact>ann.1")

    assert after_pass("receiver").pending == ["cleo place"]
    assert after_pass("keep-chapter").circle("cleo") == "A.-.-"
    assert after_pass("giver").pending == ["ann hand-over"]


def test_wk_o24_where_a_passed_chapter_goes() -> None:
    """WK-O24 To the same chapter (the default), or whoever gets it chooses one."""

    def passed(placement: str) -> Scene:
        return coming(
            "cm-shuffle", 3, {"ann": "AA", "bob": "", "cleo": ""}, mass_pass_placement=placement
        )

    assert passed("keep-chapter").circle("cleo") == "AA.-.-"
    assert passed("receiver").pending == ["cleo place"]


def test_wk_o25_extra_credit_after_caught() -> None:
    """WK-O25 Shown for interest (the default), or never shown."""

    def shown(reveal: str) -> int:
        table = ending_caught({"ann": "F", "bob": "", "cleo": ""}, {}, end_reveal=reveal)
        assert ("ec-" in str(table.sees("watcher"))) is (reveal == "show-ec")
        return sum(isinstance(event, CreditShown) for event in table.events)

    assert (shown("show-ec"), shown("hide-ec")) == (3, 0)


PRINTED = '[curses.snail]\ndifficulty = "easy"\nneed = "PP"\npoints = 7\n'


def test_wk_o26_cards_of_the_box(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """WK-O26 A match remembers which cards it is played with and goes on with no others."""
    box(tmp_path, monkeypatch, PRINTED)
    options = GAME.options({"cards": "box", "first_player": "fixed-seat"})
    table = Table(GAME, 3, options, Seeded(26))
    for _ in range(12):
        table.fall_back(next(iter(table.pending.values())).seat)
    record = read_record(table.record.text())
    name = record.options["cards"]

    assert name.startswith("box-")
    assert replay(GAME, record).state is not table.state
    assert GAME.position(replay(GAME, record).state) == GAME.position(table.state)
    assert GAME.position(GAME.load(GAME.position(table.state))) == GAME.position(table.state)

    other = tmp_path / "other"
    other.mkdir()
    box(other, monkeypatch, PRINTED.replace("7", "8"))
    with pytest.raises(GameError) as refused:
        replay(GAME, record)
    assert refused.value.key == "cards-other"
    monkeypatch.delenv(VARIABLE)
    with pytest.raises(GameError) as refused:
        replay(GAME, record)
    assert refused.value.key == "cards-not-named"


def test_printed_values_are_played(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    cards = box(tmp_path, monkeypatch, PRINTED)

    table = stalls(
        scene(circles={"ann": "PPA", "bob": "", "cleo": "FF"}, slots="snail yarn", cards=cards)
    )

    assert table.score("ann") == "snail+A"
    assert table.points("ann") == 6


# All of them together.


def test_every_value_of_every_option_can_be_written_and_read() -> None:
    for name, values in option_values(WizardOptions).items():
        for value in values:
            assert GAME.options({name: value}).settings()[name] == value


def test_the_defaults_are_those_of_the_rules() -> None:
    assert len(option_values(WizardOptions)) == 27
    assert GAME.options({}) == WizardOptions()
    assert {name: values[0] for name, values in option_values(WizardOptions).items()} == (
        WizardOptions().settings()
    )


def test_an_unknown_option_or_value_is_refused() -> None:
    for settings in ({"claws": "on"}, {"chaos_order": "never"}, {"cards": "theirs"}):
        with pytest.raises(InvalidOptions):
            GAME.options(settings)


@pytest.mark.parametrize("preset", PRESETS)
def test_presets_can_be_dealt(preset: str) -> None:
    for seats in (2, 3, 4):
        if seats > 2 or "chaos" not in preset:
            assert dealt(seats, seed=7, **PRESETS[preset]).pending
