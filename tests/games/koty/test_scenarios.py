"""The scenarios KO-T01 to KO-T71 of our rule specification: given, action, expected.

Its players P1, P2, P3, P4 are ann, bob, cleo and dan here.
"""

from collections import Counter

import pytest

from purrlour.games.koty.events import Attacked, Lost, Placed, RanDry, Reshuffled
from tests.figures import figure
from tests.games.koty.fuzz import random_game
from tests.games.koty.scene import ALL_NIGHT, DECK, GAME, Scene, dealt, scene, stock
from tests.games.stage import ANY, refused


def alone(dream: str, hand: str = "", *, pile: str = "", rival: str = "") -> Scene:
    """Ann's turn, bob the only rival."""
    return scene(dreams={"ann": dream, "bob": rival}, hands={"ann": hand}, pile=pile)


@pytest.mark.parametrize(("seats", "pile"), [(2, 87), (3, 83), (4, 79), (5, 75), (6, 71)])
def test_ko_t01_set_up(seats: int, pile: int) -> None:
    """KO-T01 New base game, 2…6 players: piles 87/83/79/75/71, hands 4, 95 cards, no night."""
    table = dealt(seats, seed=1)

    assert table.sees("ann").pile == pile
    assert table.sees("ann").cards == (4,) * seats
    assert table.all_cards() == Counter(DECK)
    assert table.sees("ann").deck == ()


def test_ko_t02_all_night_cards() -> None:
    """KO-T02 Thirteen night cards, 4 players: pile 92, 108 cards."""
    table = dealt(4, seed=2, **ALL_NIGHT)

    assert table.sees("ann").pile == 92
    assert table.all_cards().total() == 108


def test_ko_t03_a_selection() -> None:
    """KO-T03 Two moths, no bats, one owl, the dragon: 99 cards, exactly these."""
    table = dealt(2, seed=3, moths="2", bats="0", owls="1", dragon="on")

    assert table.all_cards().total() == 99
    assert table.sees("bob").deck == ("moth", "moth", "owl", "dragon")


def test_ko_t04_too_many() -> None:
    """KO-T04 Seven players, or five moths: rejected."""
    with refused("seat-count", "KO-A1"):
        dealt(7, seed=4)
    with refused("unknown-option-value"):
        GAME.options({"moths": "5"})


def test_ko_t05_a_cat_on_empty() -> None:
    """KO-T05 Land 0–, B8 there: 0+B8, hand 4, P2's turn."""
    table = alone("", "blue8").play("ann", "blue8>ann.1")

    assert table.dream("ann") == "0+blue8 0 0 0"
    assert table.sees("ann").cards == (4, 4)
    assert table.pending == ["bob turn"]


def test_ko_t06_a_cat_on_nines() -> None:
    """KO-T06 Land 2–, P5 on it: 2+P5, score 20."""
    table = alone("2", "pink5").play("ann", "pink5>ann.1")

    assert table.dream("ann") == "2+pink5 0 0 0"
    assert table.score("ann") == 20


def test_ko_t07_friends() -> None:
    """KO-T07 Land 0+Y2, Y7 on it: both discarded, a prompt, the Nine there; face in no view."""
    table = alone("0+yellow2", "yellow7", pile="crow joker").play("ann", "yellow7>ann.1")
    assert table.discard == "yellow2 yellow7"
    assert table.pending == ["ann place"]

    table.play("ann", "place:1")
    assert table.dream("ann") == "1 0 0 0"
    assert table.unseen == "joker"
    for who in ("ann", "bob", "watcher"):
        seen = table.sees(who)
        assert "joker" not in (*seen.discard, *seen.shown, *seen.hand)


def test_ko_t08_only_the_second_land() -> None:
    """KO-T08 Lands 3+G3, 0–, 0+B1, 0+B1; G6 on G3: first 3–, the Nine only to the second."""
    table = alone("3+green3 0 0+blue1 0+blue1", "green6").play("ann", "green6>ann.1")

    assert table.dream("ann") == "3 1 0+blue1 0+blue1"


def test_ko_t09_no_room() -> None:
    """KO-T09 Lands 3+G3, 1+B1, 1K, 0+Y2; G6 on G3: first 3–, top of the pile to the discard."""
    table = alone("3+green3 1+blue1 1+crow 0+yellow2", "green6", pile="crow pink4")
    table.play("ann", "green6>ann.1")

    assert table.dream("ann") == "3 1+blue1 1+crow 0+yellow2"
    assert table.event(Lost).cards == ("pink4",)


def test_ko_t10_a_fight() -> None:
    """KO-T10 Land 0+P4, P4 on it, same land: 1+P4."""
    table = alone("0+pink4", "pink4").play("ann", "pink4>ann.1").play("ann", "place:1")

    assert table.dream("ann") == "1+pink4 0 0 0"


def test_ko_t11_a_fight_on_two() -> None:
    """KO-T11 Land 2+B8, fight, same land: 3+B8, 64."""
    table = alone("2+blue8", "blue8").play("ann", "blue8>ann.1").play("ann", "place:1")

    assert table.dream("ann") == "3+blue8 0 0 0"
    assert table.score("ann") == 64


def test_ko_t12_a_fight_on_three() -> None:
    """KO-T12 Lands 3+B8, 0–…: same land not offered; on 0– it is 1+B8, the old land 3–."""
    table = alone("3+blue8", "blue8").play("ann", "blue8>ann.1")
    assert "place:1" not in table.choices("ann")

    assert table.play("ann", "place:2").dream("ann") == "3 1+blue8 0 0"


def test_ko_t13_a_fight_without_room() -> None:
    """KO-T13 Lands 3+B8, 0+Y2, 0+G3, 1K: both B8 discarded, old land 3–."""
    table = alone("3+blue8 0+yellow2 0+green3 1+crow", "blue8").play("ann", "blue8>ann.1")

    assert table.dream("ann") == "3 0+yellow2 0+green3 1+crow"
    assert table.discard == "blue8 blue8"


def test_ko_t14_a_joker_fights() -> None:
    """KO-T14 Land 1+G6, J as G6, same land: 2+G6; the joker is one of the Nines."""
    table = alone("1+green6", "joker").play("ann", "joker=green6>ann.1").play("ann", "place:1")

    assert table.dream("ann") == "2+green6 0 0 0"
    assert table.shown == "joker"


def test_ko_t15_a_joker_befriends() -> None:
    """KO-T15 Land 1+G6, J as G3: both discarded, a Nine gained."""
    table = alone("1+green6", "joker").play("ann", "joker=green3>ann.1")
    assert table.discard == "green6 joker"

    assert table.play("ann", "place:1").dream("ann") == "2 0 0 0"


def test_ko_t16_a_joker_as_what() -> None:
    """KO-T16 Land 0+G6, J as B1, or without declaration: rejected."""
    table = alone("0+green6", "joker")

    with refused("joker-must-match", "KO-26"):
        table.play("ann", "joker=blue1>ann.1")
    with refused("joker-needs-a-meaning", "KO-26"):
        table.play("ann", "joker>ann.1")


@pytest.mark.parametrize(
    "text", ["joker=blue1>ann.1", "joker=blue1>ann.2", "joker=blue1>bob.1", "joker=crow>bob.2"]
)
def test_ko_t17_where_no_joker_goes(text: str) -> None:
    """KO-T17 J on own EMPTY, own NINE, rival NINE, rival CROW: rejected."""
    table = alone("0 1", "joker", rival="1 1+crow")

    with refused("chase-your-own-crows" if "crow" in text else "joker-needs-a-card"):
        table.play("ann", text)


def test_ko_t18_a_crow_chased() -> None:
    """KO-T18 Land 2K, crow on it: 2–, both crows discarded, no Nine."""
    table = alone("2+crow", "crow").play("ann", "crow>ann.1")

    assert table.dream("ann") == "2 0 0 0"
    assert table.discard == "crow crow"


def test_ko_t19_by_a_joker() -> None:
    """KO-T19 Land 2K, J as crow: 2–, J and crow discarded."""
    table = alone("2+crow", "joker").play("ann", "joker=crow>ann.1")

    assert table.dream("ann") == "2 0 0 0"
    assert table.discard == "crow joker"


@pytest.mark.parametrize("land", ["ann.1", "ann.2", "ann.3", "bob.2", "bob.1", "bob.3"])
def test_ko_t20_where_no_crow_goes(land: str) -> None:
    """KO-T20 Own EMPTY, own NINE, own CAT, rival CAT, rival EMPTY, rival CROW: rejected."""
    table = alone("0 1 0+pink4", "crow", rival="0 0+pink4 1+crow")
    key = {"ann": "crow-chases-crows", "bob": "crow-covers-nines"}[land[:3]]

    with refused("chase-your-own-crows" if land == "bob.3" else key):
        table.play("ann", f"crow>{land}")


def test_ko_t21_a_crow_covers() -> None:
    """KO-T21 Rival's 3–, crow: 3K, four cards, 0 points, no window."""
    table = alone("", "crow", rival="3").play("ann", "crow>bob.1")

    assert table.dream("bob") == "3+crow 0 0 0"
    assert table.score("bob") == 0
    assert table.pending == ["bob turn"]


def test_ko_t22_a_cat_covers() -> None:
    """KO-T22 Rival's 1–, B1: 1+B1, 2 points, no window."""
    table = alone("", "blue1", rival="1").play("ann", "blue1>bob.1")

    assert table.dream("bob") == "1+blue1 0 0 0"
    assert table.score("bob") == 2
    assert table.pending == ["bob turn"]


def test_ko_t23_a_rivals_empty_land() -> None:
    """KO-T23 A cat on a rival's 0–: rejected."""
    with refused("rivals-empty-land", "KO-48"):
        alone("", "blue8").play("ann", "blue8>bob.1")


def test_ko_t24_another_colour() -> None:
    """KO-T24 G3 on a rival's Y7: rejected."""
    with refused("cats-of-two-colours", "KO-48"):
        alone("", "green3", rival="0+yellow7").play("ann", "green3>bob.1")


def test_ko_t25_an_attack_that_befriends() -> None:
    """KO-T25 P2 2+B8, attack with B1, pass: both discarded, P2 2–, P1 a Nine."""
    table = alone("", "blue1", rival="2+blue8").play("ann", "blue1>bob.1").passes("bob")
    table.play("ann", "place:1")

    assert table.discard == "blue1 blue8"
    assert (table.dream("ann"), table.dream("bob")) == ("1 0 0 0", "2 0 0 0")


def test_ko_t26_an_attack_that_fights() -> None:
    """KO-T26 P2 2+B8, attack with B8, pass: P2 2–, P1 one land with a Nine and B8."""
    table = alone("", "blue8", rival="2+blue8").play("ann", "blue8>bob.1").passes("bob")
    table.play("ann", "place:4")

    assert (table.dream("ann"), table.dream("bob")) == ("0 0 0 1+blue8", "2 0 0 0")


def test_ko_t27_without_a_land() -> None:
    """KO-T27 As T26, P1 has no legal land: both B8 discarded, P2 2–."""
    table = alone("3 0+pink4 0+pink5 1+crow", "blue8", rival="2+blue8")
    table.play("ann", "blue8>bob.1").passes("bob")

    assert table.discard == "blue8 blue8"
    assert table.dream("bob") == "2 0 0 0"


def test_ko_t28_attack_defence_stop() -> None:
    """KO-T28 P2 0+B8: B1, defended with B1, stop: 2 discarded, B8 there, hands 4, P2's turn."""
    table = scene(dreams={"ann": "", "bob": "0+blue8"}, hands={"ann": "blue1", "bob": "blue1"})
    table.play("ann", "blue1>bob.1").play("bob", "defend:blue1").play("ann", "stop")

    assert table.discard == "blue1 blue1"
    assert table.dream("bob") == "0+blue8 0 0 0"
    assert table.sees("ann").cards == (4, 4)
    assert table.pending == ["bob turn"]


def test_ko_t29_the_duel_of_the_booklet() -> None:
    """KO-T29 Its example A–D: B1, B1, B1 again, joker, stop: discard +4, land unchanged."""
    table = scene(
        dreams={"ann": "", "bob": "0+blue8"},
        hands={"ann": "blue1 blue1 crow crow", "bob": "blue1 joker crow crow"},
        pile="pink4 pink5 green3 green6",
    )

    table.play("ann", "blue1>bob.1")  # A
    assert table.hand("ann") == "blue1 pink4 crow crow"
    table.play("bob", "defend:blue1")  # B
    assert table.hand("bob") == "pink5 crow crow joker"
    assert table.discard == "blue1 blue1"
    table.play("ann", "repeat:blue1")  # C
    assert table.hand("ann") == "green3 pink4 crow crow"
    table.play("bob", "defend:joker")  # D
    assert table.hand("bob") == "green6 pink5 crow crow"
    assert table.discard == "blue1 blue1 blue1 joker"

    table.play("ann", "stop")
    assert table.dream("bob") == "0+blue8 0 0 0"
    assert table.pending == ["bob turn"]


def test_ko_t30_the_declared_cat_defends() -> None:
    """KO-T30 J as B1 on B8: B8 is no defence; B1 or J would be."""
    table = scene(
        dreams={"ann": "", "bob": "0+blue8"}, hands={"ann": "joker", "bob": "blue8 blue8 crow crow"}
    )
    table.play("ann", "joker=blue1>bob.1")

    assert table.choices("bob") == {"pass"}
    with refused("same-cat-or-joker", "KO-34"):
        table.play("bob", "defend:blue8")
    for text in ("defend:blue1", "defend:joker"):
        with refused("no-such-card", "KO-34"):
            table.play("bob", text)


def test_ko_t31_the_same_cat_again() -> None:
    """KO-T31 First attack B1: repeating with B8, or with J as B8, is rejected."""
    table = scene(
        dreams={"ann": "", "bob": "0+blue8"}, hands={"ann": "blue1 blue8 joker", "bob": "blue1"}
    )
    table.play("ann", "blue1>bob.1").play("bob", "defend:blue1")

    with refused("same-cat-or-joker", "KO-36"):
        table.play("ann", "repeat:blue8")
    with refused("joker-stands-for-the-attacker", "KO-A11"):
        table.play("ann", "repeat:joker=blue8")


def test_ko_t32_the_same_target() -> None:
    """KO-T32 P2 has two such cats: a repeat on the other is rejected."""
    table = scene(
        dreams={"ann": "", "bob": "0+blue8 0+blue8"},
        hands={"ann": "blue1 blue1", "bob": "blue1"},
    )
    table.play("ann", "blue1>bob.1").play("bob", "defend:blue1")

    with refused("answer-first", "KO-W2"):
        table.play("ann", "blue1>bob.2")
    assert table.play("ann", "repeat:blue1").event(Attacked).land == 1


def test_ko_t33_the_window_opens_all_the_same() -> None:
    """KO-T33 P2 holds nothing suitable: asked all the same, and told the same."""
    able, unable = (
        scene(dreams={"ann": "", "bob": "0+blue8", "cleo": ""}, hands={"ann": "blue1", "bob": bob})
        for bob in ("blue1 joker crow crow", "crow crow crow crow")
    )
    for table in (able, unable):
        table.play("ann", "blue1>bob.1")

    assert able.pending == unable.pending == ["bob defend"]
    assert GAME.decisions(able.state) == GAME.decisions(unable.state)


def test_ko_t34_a_third_player() -> None:
    """KO-T34 P3 defends: rejected."""
    table = scene(
        dreams={"ann": "", "bob": "0+blue8", "cleo": ""}, hands={"ann": "blue1", "cleo": "blue1"}
    ).play("ann", "blue1>bob.1")

    with refused("only-the-attacked-defend", "KO-43"):
        table.play("cleo", "defend:blue1")


def test_ko_t35_the_attacker_has_four_again() -> None:
    """KO-T35 The attacker's hand is full before the window opens."""
    table = alone("", "blue1", rival="0+blue8").play("ann", "blue1>bob.1")

    assert table.pending == ["bob defend"]
    assert table.sees("bob").cards == (4, 4)


def test_ko_t36_an_exchange_over_the_end_of_the_pile() -> None:
    """KO-T36 Pile 2, discard 4 or more: 4 discarded, 2 drawn, shuffled, 2 drawn."""
    full = "3+green3 3+green3 2 2"
    table = stock(
        {"ann": full},
        hands={"ann": "blue1 blue8 pink4 crow"},
        pile="green6 pink5",
        discard="crow crow joker joker",
    )

    table.play("ann", "exchange", rolls=ANY)

    assert table.happened() == ["exchanged", "drew", "reshuffled", "drew", "turn"]
    assert table.event(Reshuffled).count == 8
    assert {"green6", "pink5"} <= set(table.hand("ann").split())
    assert len(table.pile.split()) == 6


def test_ko_t37_an_exchange_though_one_could_play() -> None:
    """KO-T37 A hand with playable cards may be exchanged."""
    assert alone("", "blue8").play("ann", "exchange").pending == ["bob turn"]


def test_ko_t38_no_half_exchange_and_no_pass() -> None:
    """KO-T38 Exchanging two cards, or passing: rejected."""
    table = alone("", "blue8")

    with refused("exchange-is-whole", "KO-50"):
        table.play("ann", "exchange:2")
    with refused("no-passing", "KO-16"):
        table.play("ann", "pass")


def test_ko_t39_friends_and_an_empty_pile() -> None:
    """KO-T39 Pile 0, discard x: the refill takes x, then one of the two cats is the Nine."""
    table = stock(
        {"ann": "0+blue8 3+green3 2 2"}, hands={"ann": "blue1 crow crow crow"}, discard="pink5"
    )
    table.play("ann", "blue1>ann.1")
    assert table.happened()[:3] == ["matched", "reshuffled", "drew"]
    assert "pink5" in table.hand("ann")
    assert table.discard == "blue1 blue8"

    table.play("ann", "place:3", rolls=[0])
    assert table.event(Reshuffled).count == 2
    assert table.dream("ann") == "0 3+green3 3 2"
    assert table.pile in ("blue1", "blue8")


def test_ko_t40_trigger_one() -> None:
    """KO-T40 P1 3+G3, 3K, 2–, a friend elsewhere, Nine to land 3: over, no further turn."""
    table = alone("3+green3 3+crow 2 0", "blue1", rival="0+blue8")
    table.play("ann", "blue1>bob.1").passes("bob").play("ann", "place:3")

    assert table.outcome is not None
    assert table.outcome.reason == "three-lands"
    assert table.pending == []


def test_ko_t41_no_trigger() -> None:
    """KO-T41 P1 3–, 3–, 2+B8, 0–: the Nine can only go to land 4; no trigger."""
    table = alone("3 3 2+blue8 0", "pink4", rival="0+pink5")
    table.play("ann", "pink4>bob.1").passes("bob")

    assert table.dream("ann") == "3 3 2+blue8 1"
    assert table.outcome is None


def test_ko_t42_forced() -> None:
    """KO-T42 P1 3–, 3–, 2–, 0+Y2: the Nine is forced to land 3; trigger 1."""
    table = alone("3 3 2 0+yellow2", "pink4", rival="0+pink5")
    table.play("ann", "pink4>bob.1").passes("bob")

    assert table.dream("ann") == "3 3 3 0+yellow2"
    assert table.outcome is not None


def test_ko_t43_trigger_two() -> None:
    """KO-T43 6 players, both piles empty, a cat on own EMPTY: no refill, the game ends."""
    table = stock({"ann": "3 3 2"}, hands={"ann": "pink4"}).play("ann", "pink4>ann.4")

    assert table.event(RanDry).seat == 0
    assert table.outcome is not None
    assert table.outcome.reason == "no-cards-left"
    assert table.score("ann") == 36 + 36 + 18 + 4


def test_ko_t44_the_first_count_of_the_booklet() -> None:
    """KO-T44 0+G6, 2K, 3+P5, 2–: 6 + 0 + 40 + 18 = 64."""
    lands = {"0+green6": 6, "2+crow": 0, "3+pink5": 40, "2": 18}

    assert [alone(land).score("ann") for land in lands] == list(lands.values())
    assert alone(" ".join(lands)).score("ann") == 64


def test_ko_t45_the_second_count_of_the_booklet() -> None:
    """KO-T45 0+B8, 3+Y7, 1K, 2–: 8 + 56 + 0 + 18 = 82."""
    lands = {"0+blue8": 8, "3+yellow7": 56, "1+crow": 0, "2": 18}

    assert [alone(land).score("ann") for land in lands] == list(lands.values())
    assert alone(" ".join(lands)).score("ann") == 82


def test_ko_t46_another_count() -> None:
    """KO-T46 1–, 3–, 0–, 3+B1: 9 + 36 + 0 + 8 = 53."""
    assert alone("1 3 0 3+blue1").score("ann") == 53


def test_ko_t47_ties() -> None:
    """KO-T47 64 each, Nines 6 and 5: the first wins; 6 and 6: shared."""
    ann = "0+green6 1+crow 3+pink5 2"
    table = scene(dreams={"ann": ann, "bob": "2+crow 3+blue8"}, turns=30, idle=5)
    shared = scene(dreams={"ann": ann, "bob": "3+crow 3+blue8"}, turns=30, idle=5)

    table.play("ann", "exchange")
    assert table.sees("ann").scores == (64, 64)
    assert [sum(nines) for nines in table.sees("ann").nines] == [6, 5]
    assert table.winners == ["ann"]

    shared.play("ann", "exchange")
    assert shared.sees("ann").scores == (64, 64)
    assert shared.winners == ["ann", "bob"]


def test_ko_t48_an_owl() -> None:
    """KO-T48 B1 attacks, owl: discarded, P2 holds B1 (4 cards), cat stays, no repeat."""
    table = scene(
        dreams={"ann": "", "bob": "0+blue8"},
        hands={"ann": "blue1 blue1", "bob": "owl crow crow crow"},
    )
    table.play("ann", "blue1>bob.1").play("bob", "owl")

    assert table.discard == "owl"
    assert table.hand("bob") == "blue1 crow crow crow"
    assert table.dream("bob") == "0+blue8 0 0 0"
    assert table.pending == ["bob turn"]


def test_ko_t49_an_owl_and_a_joker() -> None:
    """KO-T49 J as B1 attacks, owl: P2 gets J."""
    table = scene(
        dreams={"ann": "", "bob": "0+blue8"},
        hands={"ann": "joker", "bob": "owl crow crow crow"},
    )
    table.play("ann", "joker=blue1>bob.1").play("bob", "owl")

    assert table.hand("bob") == "crow crow crow joker"


def test_ko_t50_an_owl_against_a_repeat() -> None:
    """KO-T50 Attack, defence, repeat with a 2nd B1, owl: P2 gets that one; the others lie."""
    table = scene(
        dreams={"ann": "", "bob": "0+blue8"},
        hands={"ann": "blue1 blue1 crow crow", "bob": "blue1 owl crow crow"},
        pile="pink4 pink5 green3",
    )
    table.play("ann", "blue1>bob.1").play("bob", "defend:blue1")
    table.play("ann", "repeat:blue1").play("bob", "owl")

    assert table.hand("bob") == "blue1 pink5 crow crow"
    assert table.discard == "blue1 blue1 owl"


def test_ko_t51_no_owl_against_covering() -> None:
    """KO-T51 P1 covers P2's Nine, owl: rejected."""
    table = scene(dreams={"ann": "", "bob": "1"}, hands={"ann": "blue1", "bob": "owl"})
    table.play("ann", "blue1>bob.1")

    with refused("owl-answers-attacks", "KO-77"):
        table.play("bob", "owl")


def test_ko_t52_no_owl_as_an_action() -> None:
    """KO-T52 Own turn, owl: rejected."""
    with refused("owl-answers-attacks", "KO-77"):
        alone("", "owl", rival="0+blue8").play("ann", "owl")


def test_ko_t53_a_moth() -> None:
    """KO-T53 P2 3+B8 to P1 3–: P2 3–, P1 3+B8; moth discarded, hand 4, no window."""
    table = alone("3", "moth", rival="3+blue8").play("ann", "moth>bob.1").play("ann", "lay>ann.1")

    assert (table.dream("ann"), table.dream("bob")) == ("3+blue8 0 0 0", "3 0 0 0")
    assert table.discard == "moth"
    assert table.sees("ann").cards == (4, 4)
    assert table.pending == ["bob turn"]


@pytest.mark.parametrize(
    ("land", "key"),
    [("ann.1", "land-is-covered"), ("ann.2", "land-is-covered"), ("bob.1", "another-land")],
)
def test_ko_t54_where_no_moth_goes(land: str, key: str) -> None:
    """KO-T54 Onto a cat, onto a crow, same land: rejected."""
    table = alone("0+blue1 1+crow", "moth", rival="0+blue8").play("ann", "moth>bob.1")

    with refused(key):
        table.play("ann", f"lay>{land}")


def test_ko_t55_a_moth_between_rivals() -> None:
    """KO-T55 P2 0+B1 to P3 0–: legal."""
    table = scene(dreams={"ann": "", "bob": "0+blue1", "cleo": ""}, hands={"ann": "moth"})
    table.play("ann", "moth>bob.1").play("ann", "lay>cleo.1")

    assert table.dream("cleo") == "0+blue1 0 0 0"


def test_ko_t56_a_moth_without_cats() -> None:
    """KO-T56 No face-up cat anywhere: rejected."""
    table = alone("1", "moth", rival="1+crow")

    assert not [text for text in table.choices("ann") if text.startswith("moth")]
    with refused("no-cat-there", "KO-81"):
        table.play("ann", "moth>bob.1")


def test_ko_t57_a_bat() -> None:
    """KO-T57 P2 1K, P1 2–: P2 1–, P1 3–; bat discarded."""
    table = alone("2", "bat", rival="1+crow").play("ann", "bat>bob.1").play("ann", "place:1")

    assert (table.dream("ann"), table.dream("bob")) == ("3 0 0 0", "1 0 0 0")
    assert table.discard == "bat"


def test_ko_t58_only_an_own_crow() -> None:
    """KO-T58 Only an own crow in play: rejected."""
    with refused("crow-must-be-a-rivals", "KO-83"):
        alone("1+crow", "bat").play("ann", "bat>ann.1")


def test_ko_t59_a_bat_without_room() -> None:
    """KO-T59 P2 1K, P1 without a legal land: P2 1–, crow and bat discarded."""
    table = alone("3 0+pink4 0+pink5 0+pink4", "bat", rival="1+crow").play("ann", "bat>bob.1")

    assert table.dream("bob") == "1 0 0 0"
    assert table.discard == "crow bat"


def test_ko_t60_the_dragon() -> None:
    """KO-T60 P1 2K, P2 3K, P3 1K: 3–, 3–, 1–; three crows discarded, dragon in no pile."""
    table = scene(
        dreams={"ann": "2+crow", "bob": "3+crow", "cleo": "1+crow"}, hands={"ann": "dragon"}
    )
    table.play("ann", "dragon").play("ann", "place:1")

    assert [table.dream(who) for who in table.names] == ["3 0 0 0", "3 0 0 0", "1 0 0 0"]
    assert table.discard == "crow crow crow"
    assert "dragon" not in table.pile


def test_ko_t61_the_dragon_without_crows() -> None:
    """KO-T61 No crows, P1 0–: legal, P1 1–."""
    table = alone("", "dragon").play("ann", "dragon").play("ann", "place:1")

    assert table.dream("ann") == "1 0 0 0"


def test_ko_t62_the_dragon_without_room() -> None:
    """KO-T62 No crows, no legal land: dragon discarded, draw to 4."""
    table = alone("3 0+pink4 0+pink5 0+pink4", "dragon").play("ann", "dragon")

    assert table.discard == "dragon"
    assert table.sees("ann").cards == (4, 4)


def test_ko_t63_the_dragon_ends_the_game() -> None:
    """KO-T63 The dragon makes the third land of three Nines: trigger 1."""
    table = alone("3 3 2+crow 0+pink4", "dragon").play("ann", "dragon")

    assert table.event(Placed).nines == 3
    assert table.outcome is not None
    assert table.outcome.reason == "three-lands"


def test_ko_t64_adjacent_partners() -> None:
    """KO-T64 Team, 4 players, partners adjacent: rejected."""
    with refused("partners-side-by-side", "KO-88"):
        GAME.options({"teams": "aabb"})


def test_ko_t65_three_teams() -> None:
    """KO-T65 6 players, A B C A B C: accepted, 3 teams."""
    assert dealt(6, seed=1, teams="opposite").sees("ann").mates == (3, 4, 5, 0, 1, 2)


def test_ko_t66_five_players() -> None:
    """KO-T66 5 players, team variant: rejected."""
    with refused("teams-need-four-or-six", "KO-87"):
        dealt(5, seed=1, teams="opposite")


def test_ko_t67_the_partner_defends() -> None:
    """KO-T67 P2 passes, P4 defends: both discarded, P4 refills, P2's land unchanged."""
    table = scene(
        dreams={"ann": "", "bob": "0+blue8", "cleo": "", "dan": ""},
        hands={"ann": "blue1", "dan": "blue1"},
        teams="opposite",
    )
    table.play("ann", "blue1>bob.1").passes("bob").play("dan", "defend:blue1")

    assert table.discard == "blue1 blue1"
    assert table.sees("dan").cards == (4, 4, 4, 4)
    assert table.dream("bob") == "0+blue8 0 0 0"


@pytest.mark.parametrize("text", ["blue1>cleo.1", "blue1>cleo.2", "blue1>cleo.4", "crow>cleo.3"])
def test_ko_t68_hands_off_the_partner(text: str) -> None:
    """KO-T68 Attack or cover the partner, cat on their EMPTY, crow on their crow: rejected."""
    table = scene(
        dreams={"ann": "", "bob": "", "cleo": "0+blue8 1 1+crow 0", "dan": ""},
        hands={"ann": "blue1 crow"},
        teams="opposite",
    )

    with refused("partner-is-no-rival", "KO-90"):
        table.play("ann", text)


def test_ko_t69_team_totals() -> None:
    """KO-T69 Teams 84/84, Nines 8/9: the second team wins."""
    table = scene(
        dreams={
            "ann": "0+green6 1+crow 3+pink5 2",
            "bob": "1 3 0+pink5 1+crow",
            "cleo": "2+pink5",
            "dan": "2 1+blue8 1+crow",
        },
        teams="opposite",
        turns=30,
        idle=11,
    )
    table.play("ann", "exchange")
    seen = table.sees("ann")

    assert seen.scores[0] + seen.scores[2] == seen.scores[1] + seen.scores[3] == 84
    nines = [sum(dream) for dream in seen.nines]
    assert (nines[0] + nines[2], nines[1] + nines[3]) == (8, 9)
    assert table.winners == ["bob", "dan"]


@pytest.mark.slow
@pytest.mark.parametrize(
    ("seats", "settings"),
    [
        *((seats, {}) for seats in (2, 3, 4, 5, 6)),
        *((seats, ALL_NIGHT) for seats in (2, 6)),
        *((seats, {**ALL_NIGHT, "teams": "opposite"}) for seats in (4, 6)),
    ],
)
def test_ko_t70_random_games(seats: int, settings: dict[str, str]) -> None:
    """KO-T70 Games of all variants: invariants hold; 2–5 players never end by trigger 2."""
    cards = dealt(seats, seed=0, **settings).all_cards()
    for seed in range(figure(2, long=20, plain=1)):
        for table in random_game(seats, seed, settings):
            if table.pending and table.pending[0].endswith("turn"):
                assert table.sees("watcher").cards == (4,) * seats
                assert table.all_cards() == cards
        assert table.outcome is not None
        assert seats == 6 or table.outcome.reason == "three-lands"


@pytest.mark.parametrize("seats", [2, 6])
def test_ko_t71_nothing_hidden_is_in_a_view(seats: int) -> None:
    """KO-T71 No view has a foreign hand, the order of the pile, or a blind Nine's face."""
    for seed in range(figure(2, long=10, plain=1)):
        for step, table in enumerate(random_game(seats, seed, ALL_NIGHT)):
            if step % 9:
                continue
            for who in table.names:
                view = table.sees(who)
                (world,) = table.worlds(who, 1)
                assert world.sees(who) == view
                assert world.position != table.position
