"""The sixty scenarios EK-T01 to EK-T60 of our rule specification: given, action, expected.

Its players A, B, C, D are ann, bob, cleo and dan here; "t=2*" is two turns owed under attack.
"""

from collections import Counter

import pytest

from purrlour.games.exploding_kittens.events import (
    Drew,
    Gave,
    Hid,
    Lacked,
    Peeked,
    TurnsOwed,
    Won,
)
from tests.figures import figure
from tests.games.exploding_kittens.fuzz import random_game
from tests.games.exploding_kittens.scene import DECK, GAME, Scene, dealt, scene
from tests.games.stage import refused

THREE = "beard potato kitten kitten"
"""A pile for three living players, with two safe cards on top."""


def assert_set_up(table: Scene, *, pile: int, kittens: int, box: dict[str, int]) -> None:
    """A new game looks like this."""
    assert len(table.pile.split()) == pile
    assert table.pile.split().count("kitten") == kittens
    assert {len(table.hand(name).split()) for name in table.names} == {8}
    assert Counter(table.box.split()) == Counter(box)
    assert table.all_cards() == Counter(DECK)


def test_ek_t01_set_up_for_two() -> None:
    """EK-T01 Two players: pile 35 with 1 Kitten, hands 8+8, out 2 Defuses and 3 Kittens."""
    assert_set_up(dealt(2, seed=1), pile=35, kittens=1, box={"defuse": 2, "kitten": 3})


def test_ek_t02_set_up_for_three() -> None:
    """EK-T02 Three players: pile 29 with 2 Kittens, out 1 Defuse and 2 Kittens."""
    assert_set_up(dealt(3, seed=2), pile=29, kittens=2, box={"defuse": 1, "kitten": 2})


def test_ek_t03_set_up_for_four() -> None:
    """EK-T03 Four players: pile 23 with 3 Kittens, out 1 Kitten."""
    assert_set_up(dealt(4, seed=3), pile=23, kittens=3, box={"kitten": 1})


def test_ek_t04_set_up_for_five() -> None:
    """EK-T04 Five players: pile 16 with 4 Kittens, nothing out."""
    assert_set_up(dealt(5, seed=4), pile=16, kittens=4, box={})


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_ek_t05_a_thousand_deals(seats: int) -> None:
    """EK-T05 1000 seeds: no Kitten in a hand, every hand a Defuse, some hand two or more."""
    most = 0

    for seed in range(1000):
        table = dealt(seats, seed=seed)

        for name in table.names:
            hand = table.sees(name).hand
            assert "kitten" not in hand
            assert "defuse" in hand
            most = max(most, hand.count("defuse"))

    assert most >= 2


def test_ek_t06_the_pawn_of_four() -> None:
    """EK-T06 Four players, C first: the pawn is at B."""
    table = dealt(4, seed=6, first="2")

    assert table.pending == ["cleo turn"]
    assert table.pawn == "bob"


def test_ek_t07_the_pawn_of_two() -> None:
    """EK-T07 Two players, A first: the pawn is at B."""
    table = dealt(2, seed=7, first="0")

    assert table.pending == ["ann turn"]
    assert table.pawn == "bob"


@pytest.mark.parametrize("seats", [1, 6])
def test_ek_t08_one_or_six_players(seats: int) -> None:
    """EK-T08 One or six players: rejected."""
    with refused("seat-count"):
        dealt(seats, seed=8)


def test_ek_t09_a_draw() -> None:
    """EK-T09 A draws a Skip: hand +1, B's turn; B's view does not contain the card."""
    table = scene(hands={"ann": "beard", "bob": "beard"}, pile="skip potato kitten")

    table.play("ann", "draw")

    assert table.hand("ann") == "skip beard"
    assert table.pending == ["bob turn"]
    assert table.event(Drew, seen_by="bob").card == ""
    thinkable = {world.hand("ann") for world in table.worlds("bob")}
    assert thinkable == {"skip beard", "skip potato", "potato beard"}


def test_ek_t10_a_death() -> None:
    """EK-T10 A draws a Kitten without a Defuse: dead, all discarded, B t=1, pile −1."""
    table = scene(hands={"ann": "skip nope", "bob": "", "cleo": ""}, pile="kitten beard kitten")

    table.play("ann", "draw")

    assert table.alive == ["bob", "cleo"]
    assert sorted(table.discard.split()) == ["kitten", "nope", "skip"]
    assert table.owes("bob") == "1"
    assert table.pile == "beard kitten"


def test_ek_t11_a_defuse() -> None:
    """EK-T11 A with 2 Defuses puts the Kitten on top: B to act, only A knows where it is."""
    table = scene(
        hands={"ann": "defuse defuse", "bob": "", "cleo": ""}, pile="kitten beard potato kitten"
    )

    table.play("ann", "draw").play("ann", "put:0")

    assert table.discard == "defuse"
    assert table.hand("ann") == "defuse"
    assert table.pile == "kitten beard potato kitten"
    assert table.pending == ["bob turn"]
    assert table.sees("ann").remembered == ("kitten",)
    assert table.sees("bob").remembered == ()
    assert table.event(Hid, seen_by="bob").place == -1


def test_ek_t12_the_bottom_and_below() -> None:
    """EK-T12 With n cards left the Kitten may go under n of them; n+1 is rejected."""
    table = scene(hands={"ann": "defuse defuse", "bob": ""}, pile="kitten beard potato")

    table.play("ann", "draw")

    with refused("pile-not-that-deep", "EK-26"):
        table.play("ann", "put:3")
    assert table.play("ann", "put:2").pile == "beard potato kitten"


def test_ek_t13_a_defuse_under_attack() -> None:
    """EK-T13 A t=2* defuses: A t=1*, still A's turn."""
    table = scene(hands={"ann": "defuse", "bob": ""}, pile="kitten beard", owed=2, attacked=True)

    table.play("ann", "draw").play("ann", "put:1")

    assert table.owes("ann") == "1*"
    assert table.pending == ["ann turn"]


def test_ek_t14_an_attack() -> None:
    """EK-T14 A attacks from a normal turn: B t=2*, A drew nothing."""
    table = scene(hands={"ann": "attack", "bob": "", "cleo": ""}, pile=THREE)

    table.play("ann", "attack").everybody_passes()

    assert table.owes("bob") == "2*"
    assert table.hand("ann") == ""
    assert table.pile == THREE


def test_ek_t15_a_counter_attack() -> None:
    """EK-T15 B t=2* attacks at once: C t=4*."""
    table = scene(
        hands={"ann": "", "bob": "attack", "cleo": ""},
        pile=THREE,
        turn="bob",
        owed=2,
        attacked=True,
    )

    table.play("bob", "attack").everybody_passes()

    assert table.owes("cleo") == "4*"


def test_ek_t16_a_third_attack() -> None:
    """EK-T16 C t=4* attacks at once: D t=6*."""
    table = scene(
        hands={"ann": "", "bob": "", "cleo": "attack", "dan": ""},
        pile="beard kitten kitten kitten",
        turn="cleo",
        owed=4,
        attacked=True,
    )

    table.play("cleo", "attack").everybody_passes()

    assert table.owes("dan") == "6*"


def test_ek_t17_an_attack_after_a_draw() -> None:
    """EK-T17 B t=2* draws a safe card, then attacks: C t=3*."""
    table = scene(
        hands={"ann": "", "bob": "attack", "cleo": ""},
        pile=THREE,
        turn="bob",
        owed=2,
        attacked=True,
    )

    table.play("bob", "draw").play("bob", "attack").everybody_passes()

    assert table.owes("cleo") == "3*"


def test_ek_t18_an_attack_after_a_skip() -> None:
    """EK-T18 B t=2* skips, then attacks: C t=3*."""
    table = scene(
        hands={"ann": "", "bob": "attack skip", "cleo": ""},
        pile=THREE,
        turn="bob",
        owed=2,
        attacked=True,
    )

    table.play("bob", "skip").everybody_passes().play("bob", "attack").everybody_passes()

    assert table.owes("cleo") == "3*"


def test_ek_t19_two_skips() -> None:
    """EK-T19 B t=2* skips twice: C t=1, not under attack; B drew nothing."""
    table = scene(
        hands={"ann": "", "bob": "skip skip", "cleo": ""},
        pile=THREE,
        turn="bob",
        owed=2,
        attacked=True,
    )

    table.play("bob", "skip").everybody_passes().play("bob", "skip").everybody_passes()

    assert table.owes("cleo") == "1"
    assert table.hand("bob") == ""
    assert table.pile == THREE


def test_ek_t20_a_death_under_attack() -> None:
    """EK-T20 B t=2* explodes on the first: C t=1, not under attack."""
    table = scene(
        hands={"ann": "", "bob": "", "cleo": ""},
        pile="kitten beard kitten",
        turn="bob",
        owed=2,
        attacked=True,
    )

    table.play("bob", "draw")

    assert table.owes("cleo") == "1"


def test_ek_t21_an_attack_past_the_dead() -> None:
    """EK-T21 B is dead, A attacks: C t=2*."""
    table = scene(hands={"ann": "attack", "bob": "", "cleo": ""}, pile="beard kitten", dead=["bob"])

    table.play("ann", "attack").everybody_passes()

    assert table.owes("cleo") == "2*"


def test_ek_t22_a_noped_attack() -> None:
    """EK-T22 A attacks, B nopes: A still to act, t unchanged, both cards in the discard."""
    table = scene(hands={"ann": "attack", "bob": "nope", "cleo": ""}, pile=THREE)

    table.play("ann", "attack").play("bob", "nope").everybody_passes()

    assert table.pending == ["ann turn"]
    assert table.owes("ann") == "1"
    assert table.discard == "nope attack"


def test_ek_t23_a_noped_nope() -> None:
    """EK-T23 A attacks, B nopes, A nopes: B t=2*."""
    table = scene(hands={"ann": "attack nope", "bob": "nope", "cleo": ""}, pile=THREE)

    table.play("ann", "attack").play("bob", "nope").play("ann", "nope").everybody_passes()

    assert table.owes("bob") == "2*"


def test_ek_t24_three_nopes() -> None:
    """EK-T24 A attacks; B, A and C nope in turn: cancelled, for three is odd."""
    table = scene(hands={"ann": "attack nope", "bob": "nope", "cleo": "nope"}, pile=THREE)

    table.play("ann", "attack").play("bob", "nope").play("ann", "nope").play("cleo", "nope")
    table.everybody_passes()

    assert table.pending == ["ann turn"]
    assert table.owes("ann") == "1"


def test_ek_t25_two_nopes_at_once() -> None:
    """EK-T25 B and C answer the same window with a Nope: B's counts, C keeps the card."""
    table = scene(hands={"ann": "attack", "bob": "nope", "cleo": "nope"}, pile=THREE)

    table.play("ann", "attack")
    bobs, cleos = table.decision("bob"), table.decision("cleo")
    table.play("bob", "nope", decision=bobs)

    with refused("too-late"):
        table.play("cleo", "nope", decision=cleos)
    assert table.hand("cleo") == "nope"
    assert table.discard == "nope attack"
    assert table.decision("cleo") > cleos


def test_ek_t26_a_nope_on_ones_own_card() -> None:
    """EK-T26 A skips and sends a Nope: rejected."""
    table = scene(hands={"ann": "skip nope", "bob": "", "cleo": ""}, pile=THREE)

    table.play("ann", "skip")

    with refused("top-card-is-yours"):
        table.play("ann", "nope")


def test_ek_t27_a_nope_on_ones_own_nope() -> None:
    """EK-T27 A skips, B nopes and sends another Nope: rejected."""
    table = scene(hands={"ann": "skip", "bob": "nope nope", "cleo": ""}, pile=THREE)

    table.play("ann", "skip").play("bob", "nope")

    with refused("top-card-is-yours"):
        table.play("bob", "nope")


def test_ek_t28_a_nope_on_a_defuse() -> None:
    """EK-T28 A draws a Kitten and defuses, B sends a Nope: rejected, no window."""
    table = scene(hands={"ann": "defuse", "bob": "nope"}, pile="kitten beard")

    table.play("ann", "draw")

    assert table.pending == ["ann put"]
    with refused("kitten-cannot-be-noped"):
        table.play("bob", "nope")


def test_ek_t29_a_favor() -> None:
    """EK-T29 A asks B for a Favor: B's card moves; C's view shows only the counts."""
    table = scene(
        hands={"ann": "favor", "bob": "skip beard", "cleo": ""}, pile=THREE.replace("beard", "skip")
    )

    table.play("ann", "favor>bob").everybody_passes().play("bob", "give:beard")

    assert table.hand("ann") == "beard"
    assert table.hand("bob") == "skip"
    assert table.event(Gave, seen_by="cleo").card == ""
    assert table.sees("cleo").cards == (1, 1, 0)
    assert len({world.hand("ann") for world in table.worlds("cleo")}) > 1


def test_ek_t30_a_favor_of_an_empty_hand() -> None:
    """EK-T30 A asks B, whose hand is empty: rejected, the Favor is not spent."""
    table = scene(hands={"ann": "favor", "bob": "", "cleo": "skip"}, pile=THREE)

    with refused("target-has-no-cards"):
        table.play("ann", "favor>bob")
    assert table.hand("ann") == "favor"


def test_ek_t31_a_favor_of_a_hand_that_empties() -> None:
    """EK-T31 B's only card is a Nope that A nopes: B has 0 cards, A nothing, Favor spent."""
    table = scene(hands={"ann": "favor nope", "bob": "nope", "cleo": ""}, pile=THREE)

    table.play("ann", "favor>bob").play("bob", "nope").play("ann", "nope").everybody_passes()

    assert table.hand("bob") == ""
    assert table.hand("ann") == ""
    assert table.discard == "nope nope favor"
    assert table.pending == ["ann turn"]


@pytest.mark.parametrize(("roll", "card"), [(0, "skip"), (1, "tacocat"), (2, "rainbow")])
def test_ek_t32_a_favor_by_the_clock(roll: int, card: str) -> None:
    """EK-T32 The timer of a Favor ends: a random card of B is given."""
    table = scene(hands={"ann": "favor", "bob": "skip tacocat rainbow", "cleo": ""}, pile=THREE)

    table.play("ann", "favor>bob").everybody_passes().time_is_up("bob", rolls=[roll])

    assert table.hand("ann") == card


def test_ek_t33_a_late_nope_on_a_favor() -> None:
    """EK-T33 While B chooses, C sends a Nope: rejected, the action has begun."""
    table = scene(hands={"ann": "favor", "bob": "skip", "cleo": "nope"}, pile=THREE)

    table.play("ann", "favor>bob").everybody_passes()

    with refused("too-late-to-nope"):
        table.play("cleo", "nope")


def test_ek_t34_a_pair_of_skips() -> None:
    """EK-T34 A plays two Skips as a pair: a random card of B to A, A's turn not ended."""
    table = scene(hands={"ann": "skip skip", "bob": "attack tacocat", "cleo": ""}, pile=THREE)

    table.play("ann", "pair:skip>bob").everybody_passes(rolls=[1])

    assert table.hand("ann") == "tacocat"
    assert table.hand("bob") == "attack"
    assert table.pending == ["ann turn"]


@pytest.mark.parametrize("cat", ["tacocat", "beard"])
def test_ek_t35_two_different_cats(cat: str) -> None:
    """EK-T35 Tacocat and Beard Cat as a pair: rejected."""
    table = scene(hands={"ann": "tacocat beard", "bob": "skip"}, pile="potato kitten")

    with refused("needs-equal-cards"):
        table.play("ann", f"pair:{cat}>bob")


def test_ek_t36_a_noped_pair_of_defuses() -> None:
    """EK-T36 A plays two Defuses as a pair, C nopes: cancelled, both Defuses lost."""
    table = scene(hands={"ann": "defuse defuse", "bob": "skip", "cleo": "nope"}, pile=THREE)

    table.play("ann", "pair:defuse>bob").play("cleo", "nope").everybody_passes()

    assert table.hand("ann") == ""
    assert table.hand("bob") == "skip"
    assert table.discard == "nope defuse defuse"


def test_ek_t37_a_three() -> None:
    """EK-T37 Three Shuffles name Defuse, B has 2: A +1, B −1; pile order unchanged."""
    table = scene(
        hands={"ann": "shuffle shuffle shuffle", "bob": "defuse defuse", "cleo": ""}, pile=THREE
    )

    table.play("ann", "three:shuffle>bob").play("ann", "name:defuse").everybody_passes()

    assert table.hand("ann") == "defuse"
    assert table.hand("bob") == "defuse"
    assert table.pile == THREE


def test_ek_t38_a_three_in_vain() -> None:
    """EK-T38 As T37, B has none: A gains nothing, 3 cards spent, event public."""
    table = scene(hands={"ann": "shuffle shuffle shuffle", "bob": "skip", "cleo": ""}, pile=THREE)

    table.play("ann", "three:shuffle>bob").play("ann", "name:defuse").everybody_passes()

    assert table.hand("ann") == ""
    assert table.hand("bob") == "skip"
    assert table.discard == "shuffle shuffle shuffle"
    assert table.event(Lacked, seen_by="cleo") == Lacked("EK-57", seat=1, taker=0, card="defuse")


def test_ek_t39_a_three_for_a_kitten() -> None:
    """EK-T39 Three of a kind, title Exploding Kitten: rejected."""
    table = scene(hands={"ann": "shuffle shuffle shuffle", "bob": "skip"}, pile="beard kitten")

    table.play("ann", "three:shuffle>bob")

    with refused("unknown-action"):
        table.play("ann", "name:kitten")


def test_ek_t40_a_single_cat() -> None:
    """EK-T40 A single Tacocat: rejected."""
    table = scene(hands={"ann": "tacocat", "bob": "skip"}, pile="beard kitten")

    with refused("not-playable-alone"):
        table.play("ann", "tacocat")


def test_ek_t41_the_future() -> None:
    """EK-T41 A's view shows the top three, the others' only that A looked; pile unchanged."""
    table = scene(hands={"ann": "future", "bob": "", "cleo": ""}, pile="skip kitten beard kitten")

    table.play("ann", "future").everybody_passes()

    assert table.sees("ann").remembered == ("skip", "kitten", "beard")
    assert table.event(Peeked, seen_by="ann").cards == ("skip", "kitten", "beard")
    for who in ("bob", "cleo", "watcher"):
        assert table.event(Peeked, seen_by=who).cards == ()
        assert table.sees(who).remembered == ()
    assert table.pile == "skip kitten beard kitten"


def test_ek_t42_a_short_future() -> None:
    """EK-T42 Pile of 2: two cards shown."""
    table = scene(hands={"ann": "future", "bob": ""}, pile="skip kitten")

    table.play("ann", "future").everybody_passes()

    assert table.event(Peeked).cards == ("skip", "kitten")


def test_ek_t43_a_shuffled_future() -> None:
    """EK-T43 A peeked and shuffles: old peek cleared; the pile holds the same cards."""
    pile = "skip kitten beard potato"
    table = scene(hands={"ann": "future shuffle", "bob": ""}, pile=pile)

    table.play("ann", "future").everybody_passes().play("ann", "done")
    table.play("ann", "shuffle").everybody_passes(rolls=[0, 1, 0])

    assert table.sees("ann").remembered == ()
    assert table.pile != pile
    assert Counter(table.pile.split()) == Counter(pile.split())


def burglary(bob: str) -> Scene:
    """A's turn, the pawn at A."""
    return scene(hands={"ann": "", "bob": bob, "cleo": "nope"}, pile=THREE, pawn="ann")


def test_ek_t44_the_burglar() -> None:
    """EK-T44 B holds 2 Tacocats: A +1, B −1, pawn at B, still A's turn, discard unchanged."""
    table = burglary("tacocat tacocat")

    table.play("ann", "burglar:tacocat>bob")

    assert table.hand("ann") == "tacocat"
    assert table.hand("bob") == "tacocat"
    assert table.pawn == "bob"
    assert table.pending == ["ann turn"]
    assert table.discard == ""


def test_ek_t45_the_burglar_in_vain() -> None:
    """EK-T45 B has no Tacocat: A gains 0, pawn at B."""
    table = burglary("skip")

    table.play("ann", "burglar:tacocat>bob")

    assert table.hand("ann") == ""
    assert table.pawn == "bob"


def test_ek_t46_a_nope_on_the_burglar() -> None:
    """EK-T46 Any player sends a Nope after the Burglar: rejected."""
    table = burglary("tacocat nope")

    table.play("ann", "burglar:tacocat>bob")

    for who in ("ann", "bob", "cleo"):
        with refused("nothing-to-nope"):
            table.play(who, "nope")


def test_ek_t47_the_burglar_off_turn() -> None:
    """EK-T47 Pawn at A, B's turn, A uses the Burglar: rejected."""
    table = scene(hands={"ann": "", "bob": "tacocat"}, pile="kitten", turn="bob", pawn="ann")

    with refused("not-your-turn"):
        table.play("ann", "burglar:tacocat>bob")


def test_ek_t48_the_burglar_for_a_defuse() -> None:
    """EK-T48 Burglar, title Defuse: rejected."""
    with refused("unknown-action"):
        burglary("defuse").play("ann", "burglar:defuse>bob")


def test_ek_t49_the_burglar_twice() -> None:
    """EK-T49 A t=2* sends it in turn 1 and tries again in turn 2: rejected, it is at B."""
    table = scene(
        hands={"ann": "", "bob": "tacocat"}, pile=THREE, pawn="ann", owed=2, attacked=True
    )

    table.play("ann", "burglar:tacocat>bob").play("ann", "draw")

    assert table.pending == ["ann turn"]
    with refused("pawn-not-yours"):
        table.play("ann", "burglar:tacocat>bob")


def test_ek_t50_the_burglar_in_a_window() -> None:
    """EK-T50 A has a Skip pending and uses the Burglar: rejected until the window closes."""
    table = scene(hands={"ann": "skip", "bob": "tacocat nope", "cleo": ""}, pile=THREE, pawn="ann")

    table.play("ann", "skip")

    with refused("window-is-open"):
        table.play("ann", "burglar:tacocat>bob")
    table.play("bob", "nope").everybody_passes()
    assert table.play("ann", "burglar:tacocat>bob").hand("ann") == "tacocat"


def test_ek_t51_the_burglar_and_death() -> None:
    """EK-T51 A holds the pawn and dies, 3 to 2 living: removed, and stays removed."""
    table = scene(
        hands={"ann": "", "bob": "", "cleo": ""}, pile="kitten beard skip kitten", pawn="ann"
    )

    table.play("ann", "draw")
    assert table.pawn is None
    table.play("bob", "draw").play("cleo", "draw")

    assert table.pawn is None
    assert table.choices("bob") == {"draw"}


def test_ek_t52_the_burglar_and_an_empty_hand() -> None:
    """EK-T52 B's hand is empty: legal, nothing gained, pawn at B."""
    table = burglary("")

    table.play("ann", "burglar:tacocat>bob")

    assert table.hand("ann") == ""
    assert table.pawn == "bob"


def test_ek_t53_the_last_kitten() -> None:
    """EK-T53 2 living, pile = Kitten, A has no way out and draws: B wins at once."""
    table = scene(hands={"ann": "tacocat", "bob": ""}, pile="kitten")

    table.play("ann", "draw")

    assert table.pending == []
    assert table.event(Won) == Won("EK-70", seat=1)
    assert table.outcome is not None
    assert table.outcome.returns == (0.0, 1.0)


def test_ek_t54_the_last_kitten_defused() -> None:
    """EK-T54 2 living, pile = Kitten, A has a Defuse: the Kitten goes back, B to act."""
    table = scene(hands={"ann": "defuse", "bob": ""}, pile="kitten")

    table.play("ann", "draw")

    assert table.choices("ann") == {"put:0"}
    assert table.play("ann", "put:0").pile == "kitten"
    assert table.pending == ["bob turn"]


def test_ek_t55_the_end_under_attack() -> None:
    """EK-T55 B t=4*, A dead, B explodes: game over, remaining turns void."""
    table = scene(
        hands={"ann": "", "bob": "", "cleo": ""},
        pile="kitten beard",
        turn="bob",
        owed=4,
        attacked=True,
        dead=["ann"],
    )

    table.play("bob", "draw")

    assert table.pending == []
    assert table.outcome is not None
    assert table.outcome.places == (3, 2, 1)
    assert table.owes("bob") == "0"


@pytest.mark.parametrize(
    "text", ["attack", "shuffle", "skip", "future", "favor>bob", "pair:beard>bob"]
)
def test_ek_t56_no_nope_left(text: str) -> None:
    """EK-T56 All 5 Nopes in the discard: any play resolves without a window."""
    table = scene(
        hands={"ann": "attack favor shuffle skip future beard beard", "bob": "skip", "cleo": ""},
        pile="potato kitten kitten",
        discard="nope nope nope nope nope",
    )

    luck = {"shuffle": [0, 0], "pair:beard>bob": [0]}
    table.play("ann", text, rolls=luck.get(text, []))

    assert all("nope" not in asked for asked in table.pending)
    assert len(table.pending) == 1


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_ek_t57_random_games(seats: int) -> None:
    """EK-T57 Random games end; 56 cards; Kittens = living − 1 at turn start; one winner."""
    for seed in range(figure(20, long=200, plain=5)):
        steps = 0
        for table in random_game(seats, seed):
            steps += 1
            assert table.all_cards() == Counter(DECK)
            if any(isinstance(event, TurnsOwed) for event in table.events):
                assert table.pile.split().count("kitten") == len(table.alive) - 1

        assert steps <= GAME.max_steps
        assert len(table.alive) == 1
        assert table.outcome is not None
        assert table.outcome.returns.count(1.0) == 1
        assert table.outcome.returns[table.seat(table.alive[0])] == 1.0


@pytest.mark.parametrize("seats", [2, 3, 5])
def test_ek_t58_a_view_gives_nothing_away(seats: int) -> None:
    """EK-T58 A view holds no foreign hand, no pile order, no foreign peek, no hiding place."""
    shown = different = 0

    for seed in range(3):
        for table in random_game(seats, seed):
            who = table.names[shown % seats]
            (world,) = table.worlds(who, 1)

            assert world.sees(who) == table.sees(who)
            shown += 1
            different += world.position != table.position

    # Nearly always the view fits another world just as well.
    assert different > shown * 0.9


@pytest.mark.parametrize("text", ["nope", "pass", "draw", "skip", "resign", "put:0", "give:skip"])
def test_ek_t59_the_dead_are_silent(text: str) -> None:
    """EK-T59 A dead player sends a Nope or any command: rejected."""
    table = scene(hands={"ann": "skip", "bob": "", "cleo": "", "dan": ""}, pile=THREE, dead=["dan"])

    table.play("ann", "skip")

    with refused("you-are-out", "EK-30"):
        table.play("dan", text)


def test_ek_t60_the_turn_clock() -> None:
    """EK-T60 A's clock expires: A draws."""
    table = scene(hands={"ann": "skip", "bob": ""}, pile="beard kitten", pawn="ann")

    table.time_is_up("ann")

    assert table.event(Drew).seat == 0
    assert table.hand("ann") == "skip beard"
    assert table.pending == ["bob turn"]
