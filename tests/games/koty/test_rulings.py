"""Rulings on what the booklet leaves open: KO-A1 to KO-A55."""

import pytest

from purrlour.games.koty.events import (
    Attacked,
    Drew,
    Ended,
    Hooted,
    Lost,
    RanDry,
    Reshuffled,
    Resigned,
    Stopped,
)
from tests.games.koty.fuzz import random_game
from tests.games.koty.scene import ALL_NIGHT, DECK, Scene, dealt, scene, stock
from tests.games.stage import ANY, refused

FULL = "3+green3 3+green3 2 2"
"""A dream that keeps many cards out of the stock, and has room for a Nine."""
TARGET = "0+blue8 3 3 2"


def attack(ann: str, bob: str, *, text: str = "blue1>bob.1", pile: str = "") -> Scene:
    """Ann has attacked the blue 8 of bob."""
    table = scene(dreams={"ann": "", "bob": "2+blue8"}, hands={"ann": ann, "bob": bob}, pile=pile)
    return table.play("ann", text)


@pytest.mark.parametrize("seats", [0, 1, 7, 8])
def test_ko_a1_two_to_six(seats: int) -> None:
    """KO-A1 Fewer than two and more than six cannot play."""
    with refused("seat-count", "KO-A1"):
        dealt(seats, seed=1)


def test_ko_a2_ten_of_each_value() -> None:
    """KO-A2 Of each of the eight cats there are ten."""
    assert [DECK[name] for name in DECK if name[-1].isdigit()] == [10] * 8


def test_ko_a3_its_own_double_does_not_count() -> None:
    """KO-A3 One, two, three bare Nines: 9, 18, 36."""
    table = scene(dreams={"ann": "1", "bob": "2", "cleo": "3"})

    assert table.sees("ann").scores == (9, 18, 36)


def test_ko_a4_drawn_before_anything_is_discarded() -> None:
    """KO-A4 Piles empty: the card that is about to be discarded cannot be drawn."""
    table = stock({"ann": "1+crow 0 0 0"}, hands={"ann": "crow"})

    table.play("ann", "crow>ann.1")

    assert table.event(RanDry).seat == 0
    assert table.sees("ann").cards[0] == 3
    assert table.discard == "crow crow"


def test_ko_a4_the_defender_too() -> None:
    """KO-A4 The booklet's example: draw, then both cards are discarded."""
    table = stock({"ann": FULL, "bob": TARGET}, hands={"ann": "blue1", "bob": "blue1"}, pile="crow")

    table.play("ann", "blue1>bob.1").play("bob", "defend:blue1")

    assert table.event(RanDry).seat == 1
    assert table.discard == "blue1 blue1"


def test_ko_a4_after_a_night_card_the_effect_comes_first() -> None:
    """KO-A4 The moth is discarded before its player draws, so it may come back."""
    table = stock({"ann": "0+pink4 0 3 3", "bob": "0 3 3 2+pink5"}, hands={"ann": "moth"})

    table.play("ann", "moth>ann.1").play("ann", "lay>ann.2")

    assert "moth" in table.hand("ann")
    assert table.outcome is None


def test_ko_a5_friends_on_a_full_land() -> None:
    """KO-A5 Three Nines lie bare; the new one goes elsewhere."""
    table = scene(dreams={"ann": "3+green3", "bob": ""}, hands={"ann": "green6"})
    table.play("ann", "green6>ann.1")

    assert table.dream("ann") == "3 0 0 0"
    assert table.choices("ann") == {"place:2", "place:3", "place:4"}


def test_ko_a6_a_fight_on_a_full_land() -> None:
    """KO-A6 The pair cannot go back; without another land it is lost."""
    other = scene(dreams={"ann": "3+blue8", "bob": ""}, hands={"ann": "blue8"})
    lost = scene(
        dreams={"ann": "3+blue8 0+pink4 0+pink4 1+crow", "bob": ""}, hands={"ann": "blue8"}
    )

    assert "place:1" not in other.play("ann", "blue8>ann.1").choices("ann")
    assert lost.play("ann", "blue8>ann.1").event(Lost).cards == ("blue8", "blue8")


def test_ko_a7_a_fight_on_two_nines() -> None:
    """KO-A7 The pair may return: three Nines and the cat."""
    table = scene(dreams={"ann": "2+blue8", "bob": ""}, hands={"ann": "blue8"})

    table.play("ann", "blue8>ann.1").play("ann", "place:1")

    assert table.dream("ann") == "3+blue8 0 0 0"


def test_ko_a8_the_pair_stays_together() -> None:
    """KO-A8 One answer places both cards."""
    table = scene(dreams={"ann": "0+blue8 1", "bob": ""}, hands={"ann": "blue8"})

    table.play("ann", "blue8>ann.1").play("ann", "place:2")

    assert table.dream("ann") == "0 2+blue8 0 0"
    assert table.pending == ["bob turn"]


def test_ko_a9_no_way_around_the_end() -> None:
    """KO-A9 The only land that can take the Nine takes it, though it ends the game."""
    table = scene(dreams={"ann": "3 3 2 0+yellow2", "bob": "0+blue8"}, hands={"ann": "blue1"})

    table.play("ann", "blue1>bob.1").passes("bob")

    assert table.dream("ann") == "3 3 3 0+yellow2"
    assert table.outcome is not None


def test_ko_a10_the_top_card_is_taken_all_the_same() -> None:
    """KO-A10 It moves to the discard for all to see."""
    table = scene(
        dreams={"ann": "3+blue8 0+pink4 0+pink4 1+crow", "bob": ""},
        hands={"ann": "blue1"},
        pile="crow green6 green3",
    )

    table.play("ann", "blue1>ann.1")

    assert table.event(Lost, seen_by="bob") == Lost("KO-12", seat=0, cards=("green6",))
    assert table.pile.startswith("green3")
    assert table.sees("bob").laid == "green6"


def test_ko_a11_a_joker_stays_what_it_was() -> None:
    """KO-A11 A repeating joker is the cat of the first attack."""
    table = attack("joker joker", "joker", text="joker=blue1>bob.1").play("bob", "defend:joker")

    for text in ("repeat:joker=blue8", "defend:joker=blue8"):
        with refused("joker-stands-for-the-attacker", "KO-A11"):
            table.play("ann", text)
    assert table.play("ann", "repeat:joker").event(Attacked).stands_for == "blue1"


def test_ko_a12_no_owl_against_covering() -> None:
    """KO-A12 A covered Nine is no attacked cat."""
    table = scene(dreams={"ann": "", "bob": "1"}, hands={"ann": "crow", "bob": "owl"})

    assert table.play("ann", "crow>bob.1").pending == ["bob turn"]


def test_ko_a13_the_owl_takes_the_joker() -> None:
    """KO-A13 The card itself, not the cat it stood for."""
    table = attack("joker", "owl crow crow crow", text="joker=blue1>bob.1").play("bob", "owl")

    assert table.hand("bob") == "crow crow crow joker"
    assert table.event(Hooted).card == "joker"


@pytest.mark.parametrize("land", ["ann.2", "ann.3", "bob.2"])
def test_ko_a14_no_moth_onto_cards(land: str) -> None:
    """KO-A14 Not on a cat, a matching one either, nor on a crow."""
    table = scene(
        dreams={"ann": "0 0+blue8 1+crow", "bob": "0+blue8 0+blue1"}, hands={"ann": "moth"}
    )
    table.play("ann", "moth>bob.1")

    with refused("land-is-covered", "KO-A14"):
        table.play("ann", f"lay>{land}")


def test_ko_a15_a_rivals_empty_land() -> None:
    """KO-A15 A moth may lay a cat there."""
    table = scene(dreams={"ann": "0+blue1", "bob": ""}, hands={"ann": "moth"})

    table.play("ann", "moth>ann.1").play("ann", "lay>bob.4")

    assert table.dream("bob") == "0 0 0 0+blue1"


def test_ko_a16_another_land_of_the_same_dream() -> None:
    """KO-A16 Within a dream yes, back to the same land no."""
    table = scene(dreams={"ann": "0+blue1", "bob": ""}, hands={"ann": "moth"})
    table.play("ann", "moth>ann.1")

    with refused("another-land", "KO-A16"):
        table.play("ann", "lay>ann.1")
    assert table.play("ann", "lay>ann.2").dream("ann") == "0 0+blue1 0 0"


def test_ko_a17_a_dragon_without_crows() -> None:
    """KO-A17 It is played for the Nine."""
    table = scene(dreams={"ann": "2", "bob": ""}, hands={"ann": "dragon"})

    assert table.play("ann", "dragon").play("ann", "place:1").dream("ann") == "3 0 0 0"


def test_ko_a18_a_bat_without_room() -> None:
    """KO-A18 The crow leaves the rival and is lost."""
    table = scene(
        dreams={"ann": "3 0+pink4 0+pink4 0+pink5", "bob": "1+crow"}, hands={"ann": "bat"}
    )

    assert table.play("ann", "bat>bob.1").dream("bob") == "1 0 0 0"
    assert table.event(Lost).cards == ("crow",)


def test_ko_a19_first_the_crows_then_the_dragon() -> None:
    """KO-A19 A land freed of its crow can take the dragon."""
    table = scene(dreams={"ann": "2+crow 3 0+pink4 0+pink5", "bob": ""}, hands={"ann": "dragon"})

    table.play("ann", "dragon")

    assert table.dream("ann") == "3 3 0+pink4 0+pink5"


def test_ko_a20_the_turn_is_played_to_its_end() -> None:
    """KO-A20 A defence is possible, a repeat is not; then cats are counted."""
    table = stock({"ann": FULL, "bob": TARGET}, hands={"ann": "blue1 blue1", "bob": "blue1"})
    table.play("ann", "blue1>bob.1")
    assert table.sees("ann").last
    assert table.pending == ["bob defend"]

    table.play("bob", "defend:blue1")

    assert table.event(Stopped).clause == "KO-A20"
    assert table.outcome is not None
    assert table.outcome.reason == "no-cards-left"


def test_ko_a20_gains_are_still_placed() -> None:
    """KO-A20 The attack succeeds and its Nine is placed before the count."""
    table = stock({"ann": FULL, "bob": TARGET}, hands={"ann": "blue1"})

    table.play("ann", "blue1>bob.1").passes("bob")
    assert table.pending == ["ann place"]
    table.play("ann", "place:4", rolls=[0])

    assert table.dream("ann") == "3+green3 3+green3 2 3"
    assert table.outcome is not None


def test_ko_a21_shuffled_when_a_card_is_needed() -> None:
    """KO-A21 The last card of the pile is drawn, and the discard stays where it is."""
    table = stock({"ann": ""}, hands={"ann": "pink4"}, pile="green3", discard="crow crow")

    table.play("ann", "pink4>ann.1")
    assert (table.pile, table.discard) == ("", "crow crow")

    cards = sorted(table.choices("bob") - {"exchange"})
    table.play("bob", cards[0], rolls=ANY)
    assert table.event(Reshuffled).count == 2


def test_ko_a22_there_is_always_a_nine() -> None:
    """KO-A22 With both piles empty one of the two friends becomes the Nine."""
    table = stock({"ann": "0+blue8"}, hands={"ann": "blue1"}, pile="crow")

    table.play("ann", "blue1>ann.1").play("ann", "place:1", rolls=[0])

    assert table.event(Reshuffled).count == 2
    assert table.pile + table.discard in ("blue1", "blue8")


def test_ko_a23_cards_of_an_attack_are_not_shuffled() -> None:
    """KO-A23 The attacking card and its target stay out of a shuffle."""
    table = stock({"ann": FULL, "bob": TARGET}, hands={"ann": "blue1"}, discard="crow green3")

    table.play("ann", "blue1>bob.1", rolls=[0])

    assert table.event(Reshuffled).count == 2
    assert table.sees("ann").card == "blue1"
    assert table.dream("bob").startswith("0+blue8")


def test_ko_a24_the_discard_is_open() -> None:
    """KO-A24 Everybody sees all of it, exchanged cards included."""
    table = scene(dreams={"ann": "", "bob": ""}, hands={"ann": "blue8 pink4 crow joker"})

    table.play("ann", "exchange")

    for who in ("ann", "bob", "watcher"):
        assert table.sees(who).discard == ("blue8", "pink4", "crow", "joker")
        assert table.sees(who).laid == "joker"


@pytest.mark.parametrize(
    ("text", "key"),
    [
        ("crow>ann.1", "crow-chases-crows"),
        ("crow>bob.1", "chase-your-own-crows"),
        ("joker=crow>bob.1", "chase-your-own-crows"),
    ],
)
def test_ko_a25_no_other_use_of_crows(text: str, key: str) -> None:
    """KO-A25 Not on one's own Nine, and nothing on a rival's crow."""
    table = scene(dreams={"ann": "1", "bob": "1+crow"}, hands={"ann": "crow joker"})

    with refused(key):
        table.play("ann", text)


@pytest.mark.parametrize("text", ["blue8>cleo.1", "crow>cleo.2", "blue8>cleo.3"])
def test_ko_a26_no_help_in_the_partners_dream(text: str) -> None:
    """KO-A26 No cat there, no crow chased, no cat taken."""
    table = scene(
        dreams={"ann": "", "bob": "", "cleo": "0 1+crow 0+blue8", "dan": ""},
        hands={"ann": "blue8 crow"},
        teams="opposite",
    )

    with refused("partner-is-no-rival", "KO-90"):
        table.play("ann", text)


def test_ko_a27_the_partners_owl() -> None:
    """KO-A27 The partner may play it, and takes the card."""
    table = scene(
        dreams={"ann": "", "bob": "0+blue8", "cleo": "", "dan": ""},
        hands={"ann": "blue1", "dan": "owl crow crow crow"},
        teams="opposite",
    )

    table.play("ann", "blue1>bob.1").passes("bob").play("dan", "owl")

    assert table.hand("dan") == "blue1 crow crow crow"
    assert table.dream("bob").startswith("0+blue8")
    assert table.pending == ["bob turn"]


def test_ko_a28_a_moth_and_the_partner() -> None:
    """KO-A28 The partner's dream may lose the cat, and may get it."""
    table = scene(
        dreams={"ann": "", "bob": "0+blue8", "cleo": "0+pink5", "dan": ""},
        hands={"ann": "moth"},
        teams="opposite",
    )

    assert {"moth>bob.1", "moth>cleo.1"} <= table.choices("ann")
    table.play("ann", "moth>bob.1").play("ann", "lay>cleo.2")
    assert table.dream("cleo") == "0+pink5 0+blue8 0 0"


def test_ko_a29_a_bat_and_the_partner() -> None:
    """KO-A29 The partner's crows stay."""
    table = scene(
        dreams={"ann": "", "bob": "", "cleo": "1+crow", "dan": "1+crow"},
        hands={"ann": "bat"},
        teams="opposite",
    )

    with refused("partner-is-no-rival", "KO-90"):
        table.play("ann", "bat>cleo.1")
    assert "bat>dan.1" in table.choices("ann")


def test_ko_a30_the_owner_first() -> None:
    """KO-A30 The partner is asked only after the attacked player passed."""
    table = scene(
        dreams={"ann": "", "bob": "0+blue8", "cleo": "", "dan": ""},
        hands={"ann": "blue1", "dan": "blue1"},
        teams="opposite",
    )
    table.play("ann", "blue1>bob.1")

    assert table.pending == ["bob defend"]
    with refused("partner-is-asked", "KO-A30"):
        table.play("dan", "defend:blue1")


def test_ko_a31_partners_hands_are_hidden() -> None:
    """KO-A31 A partner's view shows no more of the hand than a rival's."""
    table = dealt(4, seed=5, teams="opposite")
    ann, bob = table.sees("ann"), table.sees("bob")

    assert ann.cards == bob.cards
    assert ann.known == bob.known == ((), (), (), ())
    assert any(world.hand("cleo") != table.hand("cleo") for world in table.worlds("ann", 5))


def test_ko_a32_no_repeat_after_an_owl() -> None:
    """KO-A32 The attacker's turn is over, whatever they hold."""
    table = attack("blue1 blue1 joker", "owl").play("bob", "owl")

    assert table.pending == ["bob turn"]
    with refused("not-your-turn"):
        table.play("ann", "repeat:blue1")


def test_ko_a33_an_owl_after_defences() -> None:
    """KO-A33 It brings the card of the last attack only."""
    table = attack("blue1 blue1", "joker owl crow crow")
    table.play("bob", "defend:joker").play("ann", "repeat:blue1").play("bob", "owl")

    assert table.discard == "blue1 joker owl"
    assert table.hand("bob").split().count("blue1") == 1


def test_ko_a34_cards_drawn_in_the_attack() -> None:
    """KO-A34 Both sides may use what they have just drawn."""
    table = attack("blue1", "blue1", pile="blue1 joker")
    table.play("bob", "defend:blue1").play("ann", "repeat:blue1").play("bob", "defend:joker")

    assert table.discard == "blue1 blue1 blue1 joker"


def test_ko_a35_the_cat_that_covered_a_nine() -> None:
    """KO-A35 Whoever laid it there may attack it later."""
    table = scene(dreams={"ann": "", "bob": "1"}, hands={"ann": "blue8 blue1"})

    table.play("ann", "blue8>bob.1").play("bob", "exchange").play("ann", "blue1>bob.1")

    assert table.pending == ["bob defend"]


def test_ko_a36_the_own_nine() -> None:
    """KO-A36 It may be covered with a cat."""
    table = scene(dreams={"ann": "1", "bob": ""}, hands={"ann": "blue8"})

    assert table.play("ann", "blue8>ann.1").dream("ann") == "1+blue8 0 0 0"


@pytest.mark.parametrize("card", ["blue1", "blue8"])
def test_ko_a37_no_cat_just_lies_on_a_cat(card: str) -> None:
    """KO-A37 Friends or fight, always."""
    table = scene(dreams={"ann": "0+blue8", "bob": ""}, hands={"ann": card})

    table.play("ann", f"{card}>ann.1")

    assert {"befriended", "fought"} & set(table.happened())
    assert table.dream("ann") == "0 0 0 0"


def test_ko_a38_one_way_only() -> None:
    """KO-A38 A cat has one play on a cat, a joker two."""
    table = scene(dreams={"ann": "0+blue8", "bob": ""}, hands={"ann": "blue1 joker"})

    onto = [text for text in table.choices("ann") if text.endswith(">ann.1")]
    assert sorted(onto) == ["blue1>ann.1", "joker=blue1>ann.1", "joker=blue8>ann.1"]


def test_ko_a39_faces_that_were_seen() -> None:
    """KO-A39 Nines from fights, bats and the dragon are known to all."""
    table = scene(dreams={"ann": "0+blue8", "bob": ""}, hands={"ann": "blue8", "bob": "dragon"})

    table.play("ann", "blue8>ann.1").play("ann", "place:1")
    table.play("bob", "dragon").play("bob", "place:1")

    for who in ("ann", "bob", "watcher"):
        assert table.sees(who).shown == ("blue8", "dragon")
        assert table.sees(who).unseen == 0


def test_ko_a40_blind_nines_stay_blind() -> None:
    """KO-A40 Not even when the game is over does anybody see them."""
    table = scene(dreams={"ann": "3 3 2 0+blue8", "bob": ""}, hands={"ann": "blue1"})
    table.play("ann", "blue1>ann.4").play("ann", "place:3")

    assert table.outcome is not None
    for who in ("ann", "bob", "watcher"):
        assert len({world.unseen for world in table.worlds(who, 20)}) > 10


def test_ko_a41_an_exchange_with_playable_cards() -> None:
    """KO-A41 It is always legal."""
    table = scene(dreams={"ann": "0+blue8", "bob": "1"}, hands={"ann": "blue1 crow joker"})

    assert "exchange" in table.choices("ann")
    assert table.play("ann", "exchange").pending == ["bob turn"]


def test_ko_a42_an_exchange_never_runs_dry() -> None:
    """KO-A42 With both piles empty the four cards thrown away come back."""
    table = stock({"ann": FULL}, hands={"ann": "blue1 blue8 pink4 crow"})

    table.play("ann", "exchange", rolls=ANY)

    assert table.hand("ann") == "blue1 blue8 pink4 crow"
    assert table.outcome is None


def test_ko_a43_fewer_than_four() -> None:
    """KO-A43 Once somebody ran dry, hands may be smaller until the count."""
    table = stock({"ann": FULL, "bob": TARGET}, hands={"ann": "blue1", "bob": "blue1"})

    table.play("ann", "blue1>bob.1").play("bob", "defend:blue1")

    assert table.sees("ann").cards[:2] == (3, 3)


def test_ko_a44_lands_have_numbers() -> None:
    """KO-A44 Four of them, and any empty one may be used."""
    table = scene(dreams={"ann": "", "bob": ""}, hands={"ann": "blue8 blue8 blue8 blue8"})

    assert table.choices("ann") == {"exchange", *(f"blue8>ann.{land}" for land in (1, 2, 3, 4))}


def test_ko_a45_endless_games_are_counted() -> None:
    """KO-A45 Three rounds of exchanges end the game, and cats are counted."""
    table = scene(dreams={"ann": "0+blue8", "bob": "1"}, turns=20, idle=5)

    table.play("ann", "exchange")

    assert table.event(Ended) == Ended("KO-A45", scores=(8, 9))
    assert table.winners == ["bob"]


def test_ko_a46_the_nine_stays_under_the_cat() -> None:
    """KO-A46 A cat on a Nine does not replace it: it is doubled."""
    table = scene(dreams={"ann": "1", "bob": ""}, hands={"ann": "blue8"})

    assert table.play("ann", "blue8>ann.1").score("ann") == 16


def test_ko_a47_not_in_somebody_elses_turn() -> None:
    """KO-A47 Being attacked or covered brings nobody a Nine."""
    table = scene(dreams={"ann": "", "bob": "3 3 2+blue8"}, hands={"ann": "blue8"})

    table.play("ann", "blue8>bob.3").passes("bob")

    assert table.dream("bob") == "3 3 2 0"
    assert table.outcome is None


def test_ko_a48_the_attackers_card_is_secret() -> None:
    """KO-A48 The defender sees that a card was drawn, not which."""
    table = attack("blue1", "", pile="joker")

    assert table.event(Drew, seen_by="bob") == Drew("KO-17", seat=0, count=1, cards=())


def test_ko_a49_a_choice_of_defences() -> None:
    """KO-A49 The cat or the joker, as the defender likes."""
    for text in ("defend:blue1", "defend:joker"):
        table = attack("blue1", "blue1 joker")
        assert text in table.choices("bob")
        assert table.play("bob", text).pending == ["ann repeat"]


@pytest.mark.parametrize("card", ["owl", "moth", "bat", "dragon"])
def test_ko_a50_a_night_card_as_a_blind_nine(card: str) -> None:
    """KO-A50 It is a Nine and nothing else."""
    table = scene(
        dreams={"ann": "0+blue8", "bob": "1+crow"}, hands={"ann": "blue1"}, pile=f"pink4 {card}"
    )

    table.play("ann", "blue1>ann.1").play("ann", "place:1")

    assert card in table.unseen
    assert table.dream("ann") == "1 0 0 0"
    assert table.dream("bob") == "1+crow 0 0 0"


def test_ko_a51_no_help_for_the_attacker() -> None:
    """KO-A51 The attacker's partner cannot repeat for them."""
    table = scene(
        dreams={"ann": "", "bob": "0+blue8", "cleo": "", "dan": ""},
        hands={"ann": "blue1", "bob": "blue1", "cleo": "blue1"},
        teams="opposite",
    )
    table.play("ann", "blue1>bob.1").play("bob", "defend:blue1")

    with refused("not-your-turn", "KO-06"):
        table.play("cleo", "repeat:blue1")


def test_ko_a52_every_repeat_asks_both_again() -> None:
    """KO-A52 Owner first, then the partner, each time."""
    table = scene(
        dreams={"ann": "", "bob": "0+blue8", "cleo": "", "dan": ""},
        hands={"ann": "blue1 blue1", "dan": "blue1"},
        teams="opposite",
    )
    table.play("ann", "blue1>bob.1").passes("bob").play("dan", "defend:blue1")

    table.play("ann", "repeat:blue1")
    assert table.pending == ["bob defend"]
    assert table.passes("bob").pending == ["dan defend"]


def test_ko_a53_a_cat_without_nines() -> None:
    """KO-A53 It may be attacked; its land is empty afterwards."""
    table = scene(dreams={"ann": "", "bob": "0+blue8"}, hands={"ann": "blue8"})

    assert table.play("ann", "blue8>bob.1").passes("bob").dream("bob") == "0 0 0 0"


def test_ko_a54_both_reasons_at_once() -> None:
    """KO-A54 The game ends once, and is counted as ever."""
    table = stock({"ann": "3 3 2 0+blue8"}, hands={"ann": "blue1"})

    table.play("ann", "blue1>ann.4").play("ann", "place:3", rolls=[0])

    assert table.sees("ann").last
    assert table.happened().count("ended") == 1
    assert table.outcome is not None
    assert table.outcome.reason == "three-lands"


def test_ko_a55_the_dream_stays() -> None:
    """KO-A55 Turns are skipped, nobody is asked, and the dream can still be attacked."""
    table = scene(
        dreams={"ann": "", "bob": "2+blue8", "cleo": ""},
        hands={"ann": "blue1 pink4", "bob": "blue1"},
    )
    table.play("bob", "resign")
    assert table.event(Resigned) == Resigned("KO-A55", seat=1)
    assert table.sees("ann").gone == (1,)

    table.play("ann", "blue1>bob.1")
    assert table.pending == ["ann place"]
    assert table.dream("bob") == "2 0 0 0"
    assert table.play("ann", "place:1").pending == ["cleo turn"]


def test_ko_a55_who_left_comes_last() -> None:
    """KO-A55 Most cats do not help whoever gave up."""
    table = scene(
        dreams={"ann": "0+blue1", "bob": "3+blue8", "cleo": "1"}, gone=["bob"], turns=30, idle=5
    )

    table.play("ann", "exchange")

    assert table.outcome is not None
    assert table.outcome.places == (2, 3, 1)


def test_ko_a55_the_last_side_wins() -> None:
    """KO-A55 When only one side is left, the game is over."""
    table = scene(dreams={"ann": "", "bob": "3"}).play("bob", "resign")
    teams = dealt(4, seed=1, first="0", teams="opposite").play("ann", "resign")

    assert table.winners == ["ann"]
    assert table.outcome is not None
    assert table.outcome.reason == "last-side"
    assert teams.outcome is None
    assert teams.play("cleo", "resign").winners == ["bob", "dan"]


@pytest.mark.parametrize(
    "text", ["blue1>bob.1", "blue8>ann.1", "bat>bob.2", "moth>bob.1", "dragon"]
)
def test_ko_a55_what_was_not_settled_is_discarded(text: str) -> None:
    """KO-A55 No card is lost when somebody leaves in the middle of something."""
    table = scene(
        dreams={"ann": "0+blue8", "bob": "2+blue8 1+crow", "cleo": ""},
        hands={"ann": text.partition(">")[0]},
    )
    cards = table.all_cards()
    table.play("ann", text)
    assert table.pending[0].split()[1] != "turn"

    table.play("ann", "resign")

    assert table.all_cards() == cards
    assert table.pending == ["bob turn"]


def test_ko_a55_a_defender_who_leaves_does_not_defend() -> None:
    """KO-A55 The attack goes on to the partner, or succeeds."""
    table = attack("blue1", "blue1")
    third = scene(
        dreams={"ann": "", "bob": "0+blue8", "cleo": ""}, hands={"ann": "blue1", "bob": "blue1"}
    )
    team = scene(
        dreams={"ann": "", "bob": "0+blue8", "cleo": "", "dan": ""},
        hands={"ann": "blue1"},
        teams="opposite",
    )

    assert table.play("bob", "resign").winners == ["ann"]
    assert third.play("ann", "blue1>bob.1").play("bob", "resign").pending == ["ann place"]
    assert team.play("ann", "blue1>bob.1").play("bob", "resign").pending == ["dan defend"]


def test_ko_a55_gone_means_gone() -> None:
    """KO-A55 Whoever gave up is told so."""
    table = dealt(3, seed=1, first="0").play("cleo", "resign")

    with refused("you-gave-up", "KO-A55"):
        table.play("cleo", "exchange")


@pytest.mark.parametrize("seats", [3, 6])
def test_games_with_quitters_end(seats: int) -> None:
    for seed in range(6):
        *_, table = random_game(seats, seed, ALL_NIGHT, quitters=True)
        assert table.outcome is not None
