"""Set-up: WK-01 to WK-24."""

from collections import Counter

import pytest

from tests.games.wizard_kittens.plays import SPELLS, forbidden
from tests.games.wizard_kittens.scene import GAME, dealt, scene

EASY = {"snail", "copycat", "catnap", "hairball"}
MEDIUM = {"breadhead", "vampire", "zoomies", "yarn"}
HARD = {"scaredycat", "bathtime", "cucumber", "ninelives"}
RANDOM = {"kitten_pick": "random", "first_player": "fixed-seat"}
"""Straight to the first turn of the first seat."""


def deck_at_deal(seats: int, seed: int, **settings: str) -> list[str]:
    """The deck before anybody draws: kittens are still to be picked."""
    return dealt(seats, seed=seed, **settings).deck.split()


@pytest.mark.parametrize("seats", [1, 5])
def test_wk_01_two_to_four_kittens(seats: int) -> None:
    """WK-01 Two, three or four kittens can play."""
    with forbidden("WK-01"):
        dealt(seats, seed=1)


def test_wk_02_everyone_has_another_kitten() -> None:
    """WK-02 Everyone has a mat of their own, with a kitten nobody else has."""
    for seed in range(20):
        table = dealt(4, seed=seed, **RANDOM)
        kittens = [mat.split(".")[0] for mat in table.field("kittens").split("/")]
        assert sorted(kittens) == ["baebae", "easa", "grumpkin", "muffin"]


@pytest.mark.parametrize("side", ["basic", "advanced"])
def test_wk_03_all_mats_show_one_side(side: str) -> None:
    """WK-03 Either all mats lie with the basic side up or all with the advanced side."""
    table = dealt(3, seed=2, kitten_side=side, **RANDOM)

    assert [mat.split(".")[1] for mat in table.field("kittens").split("/")] == [side] * 3


def test_wk_04_tokens_start_beside_the_mats() -> None:
    """WK-04 On your first turn no spell of yours is covered."""
    table = dealt(3, seed=4, **RANDOM)

    assert [table.token(who) for who in ("ann", "bob", "cleo")] == ["", "", ""]
    table.play("ann", "place:1")
    assert table.choices("ann") == SPELLS


def test_wk_05_chapters_one_and_two_are_open() -> None:
    """WK-05 With three or four players chapters 1 and 2 are open, 3 is closed."""
    for seats in (3, 4):
        table = dealt(seats, seed=5, **RANDOM)
        assert table.field("open") == "2"
        assert table.choices("ann") == {"place:1", "place:2"}


def test_wk_06_two_players_have_two_chapters() -> None:
    """WK-06 With two players chapter 3 stays in the box, in the middle of the table too."""
    table = scene(circles={"ann": "A.F", "bob": "P.S"}, deck="cat3 A", slots="snail vampire")

    table.play("ann", "summon")

    assert table.field("open") == "2"
    assert table.slots.split()[:2] == ["snail", "vampire"]
    assert table.choices("ann") == {"place:1", "place:2"}


def test_wk_07_a_secret_extra_credit_card() -> None:
    """WK-07 Everyone gets one Extra Credit card; only you may look at yours."""
    table = dealt(3, seed=7)
    cards = table.field("credit").split("/")

    assert len(set(cards)) == 3
    assert all(card.startswith("ec-") for card in cards)
    for seat, who in enumerate(("ann", "bob", "cleo")):
        seen = str(table.sees(who))
        assert [card in seen for card in cards] == [seat == other for other in range(3)]


def test_wk_08_the_rest_is_out_of_the_game() -> None:
    """WK-08 Nobody sees the Extra Credit cards that are left over."""
    seen = Counter(
        card for seed in range(60) for card in dealt(4, seed=seed).field("credit").split("/")
    )

    assert len(seen) == 12
    assert "ec-" not in str(dealt(4, seed=8).sees("watcher"))


def test_wk_09_nobody_starts_with_a_cat() -> None:
    """WK-09 Caught and the Chaos Cats are set aside before components are dealt."""
    for seed in range(50):
        table = dealt(4, seed=seed, chaos_mode="on", chaos_cats="4")
        circles = table.field("circles")
        assert set(circles) <= set("AFPS.-/")
        assert Counter(table.deck.split())["caught"] == 1


def test_wk_10_one_component_in_each_open_chapter() -> None:
    """WK-10 Everyone gets one component face up in chapter 1 and one in chapter 2."""
    for seats in (2, 3, 4):
        table = dealt(seats, seed=seats)
        for who in ("ann", "bob", "cleo", "dan")[:seats]:
            first, second, *third = table.circle(who).split(".")
            assert (len(first), len(second)) == (1, 1)
            assert {first, second} <= set("AFPS")
            assert third in ([], ["-"])


@pytest.mark.parametrize(("seats", "middle"), [(2, 24), (3, 22), (4, 20)])
def test_wk_11_three_piles(seats: int, middle: int) -> None:
    """WK-11 Two piles of ten, and one of 24, 22 or 20 with two, three or four players."""
    deck = deck_at_deal(seats, 11)

    assert len(deck) == 10 + (middle + 1) + (10 + 1)
    assert sum(card in "AFPS" for card in deck) == 20 + middle == 48 - 2 * seats


def test_wk_12_caught_is_among_the_last_eleven() -> None:
    """WK-12 Caught is one of the last eleven cards, any of them."""
    places = {deck_at_deal(3, seed)[::-1].index("caught") for seed in range(120)}

    assert places == set(range(11))


def test_wk_13_one_chaos_cat_in_the_middle() -> None:
    """WK-13 Exactly one Chaos Cat, the one of chapter 3, somewhere in the big pile."""
    places: set[int] = set()
    for seed in range(200):
        deck = deck_at_deal(4, seed)
        assert "chaos-cat" not in deck
        assert deck.count("chaos-cat-3") == 1
        places.add(deck.index("chaos-cat-3"))

    assert places == set(range(10, 31))


def test_wk_14_the_deck_is_stacked() -> None:
    """WK-14 Caught at the bottom, cats in the middle, ten plain cards on top; its size is open."""
    for seed in range(30):
        deck = deck_at_deal(3, seed, chaos_mode="on", chaos_cats="4")
        cats = [place for place, card in enumerate(deck) if card.startswith("chaos")]
        assert min(cats) >= 10
        assert max(cats) < len(deck) - 11
    assert dealt(3, seed=14).sees("watcher").deck == 44


def test_wk_15_two_curses_of_each_difficulty() -> None:
    """WK-15 Two curses of each difficulty are drawn at random; the other six stay unseen."""
    seen: set[str] = set()
    for seed in range(60):
        table = dealt(3, seed=seed)
        curses = {*table.slots.replace("-", "").split(), *table.curses.split()}
        assert [len(curses & tier) for tier in (EASY, MEDIUM, HARD)] == [2, 2, 2]
        seen |= curses
        hidden = table.curses.split()
        assert not any(curse in str(table.sees("ann")) for curse in hidden)
    assert seen == EASY | MEDIUM | HARD


def test_wk_16_two_curses_lie_open() -> None:
    """WK-16 Next to chapters 1 and 2 there is one curse each; four are the curse deck."""
    table = dealt(4, seed=16)

    first, second, third = table.slots.split()
    assert (first != "-", second != "-", third) == (True, True, "-")
    assert len(table.curses.split()) == 4


def test_wk_17_the_first_player_by_lot() -> None:
    """WK-17 The first player is drawn by lot. Play goes clockwise."""
    first = Counter(dealt(3, seed=seed).field("turn") for seed in range(60))
    assert set(first) == {"0", "1", "2"}

    table = dealt(3, seed=17, **RANDOM)
    for who in ("ann", "bob", "cleo"):
        assert table.pending == [f"{who} turn"]
        table.play(who, "place:1").cast(who, f"swat {_two(table.circle(who))}")
    assert table.pending == ["ann turn"]


def _two(circle: str) -> str:
    """Two cards of a circle, as casts name them."""
    spots = [
        f"{card}{n}" for n, part in enumerate(circle.split("."), 1) for card in part.strip("-")
    ]
    return " ".join(spots[:2])


def test_wk_18_new_rules_with_paws_for_two() -> None:
    """WK-18 All six New Rules can turn up; with two players only those with paws."""
    three = {dealt(3, seed=seed, new_rules="on").field("rule") for seed in range(80)}
    two = {dealt(2, seed=seed, new_rules="on").field("rule") for seed in range(80)}

    assert {rule for rule in three if rule != "-"} == {
        *("nr-sneeze", "nr-hop", "nr-tail", "nr-ink", "nr-tokens", "nr-shelves")
    }
    assert {rule for rule in two if rule != "-"} == {"nr-sneeze", "nr-hop", "nr-ink"}


def test_wk_19_the_chaos_cat_only_opens_chapter_3() -> None:
    """WK-19 Without New Rules and Chaos Mode the Chaos Cat does nothing but open chapter 3."""
    table = scene(circles={"ann": "A", "bob": "F", "cleo": "P"}, deck="cat3 S")

    table.play("ann", "summon")

    assert table.field("open") == "3"
    assert table.happened() == ["cast", "cat", "opened", "refilled", "drew"]


def test_wk_20_chaos_mode_has_no_new_rules() -> None:
    """WK-20 Chaos Mode is for three or four players, and New Rules stay in the box."""
    table = dealt(3, seed=20, chaos_mode="on")

    assert table.field("mode") == "chaos.3"
    assert table.field("rule") == "-"
    with forbidden("WK-23"):
        dealt(2, seed=20, chaos_mode="on")


def test_wk_21_one_chaos_mode_card_face_down() -> None:
    """WK-21 One of the four Chaos Mode cards is drawn; nobody sees it, nor the others."""
    drawn = {dealt(3, seed=seed, chaos_mode="on").field("chaos") for seed in range(40)}
    assert drawn == {"cm-shuffle", "cm-discards", "cm-curses", "cm-tokens"}

    table = dealt(3, seed=21, chaos_mode="on")
    for who in ("ann", "bob", "cleo", "watcher"):
        assert "cm-" not in str(table.sees(who))


@pytest.mark.parametrize("cats", [2, 3, 4])
def test_wk_22_two_to_four_chaos_cats(cats: int) -> None:
    """WK-22 Two, three or four Chaos Cats in the big pile, the one of chapter 3 among them."""
    for seed in range(20):
        deck = deck_at_deal(3, seed, chaos_mode="on", chaos_cats=str(cats))
        assert deck.count("chaos-cat-3") == 1
        assert deck.count("chaos-cat") == cats - 1
        assert len(deck) == 43 + cats


def test_wk_23_what_does_not_go_together() -> None:
    """WK-23 No Chaos Mode for two, none with New Rules, none with other numbers of cats."""
    with forbidden("WK-23"):
        dealt(2, seed=23, chaos_mode="on")
    with forbidden("WK-23"):
        dealt(3, seed=23, chaos_mode="on", new_rules="on")
    for cats in ("1", "5"):
        with forbidden("WK-23"):
            GAME.options({"chaos_mode": "on", "chaos_cats": cats})


@pytest.mark.parametrize(
    ("seats", "settings"),
    [
        (2, {}),
        (2, {"new_rules": "on"}),
        (3, {"new_rules": "on"}),
        (4, {"chaos_mode": "on", "chaos_cats": "4"}),
        (4, {}),
    ],
)
def test_wk_24_advanced_kittens_go_with_everything(seats: int, settings: dict[str, str]) -> None:
    """WK-24 Advanced kittens go with New Rules, Chaos Mode, two players, or none of these."""
    table = dealt(seats, seed=24, kitten_side="advanced", **RANDOM, **settings)

    assert table.field("kittens").count("advanced") == seats
