"""Rulings on doubtful cases: EK-A1 to EK-A46. Their sources are listed with the rules."""

from collections import Counter

import pytest

from purrlour.engine.errors import InvalidPosition
from purrlour.games.exploding_kittens.content import NAMES
from purrlour.games.exploding_kittens.events import (
    Cancelled,
    Defused,
    Died,
    Drew,
    Fizzled,
    Gave,
    Hid,
    Lacked,
    Named,
    PawnLost,
    Peeked,
    Resigned,
    TurnsOwed,
)
from tests.games.exploding_kittens.fuzz import random_game
from tests.games.exploding_kittens.scene import DECK, GAME, Scene, dealt, scene
from tests.games.stage import refused

PILE = "beard potato kitten kitten"


def looked(table: Scene, who: str) -> Scene:
    """Somebody plays See the Future, and it takes effect."""
    return table.play(who, "future").everybody_passes().play(who, "done")


@pytest.mark.parametrize(("seats", "out"), [(2, 2), (3, 1), (4, 0), (5, 0)])
def test_ek_a1_whatever_is_left_of_the_defuses_goes_out(seats: int, out: int) -> None:
    """EK-A1 Two spare Defuses go in and whatever is left goes out: 2 cards, or 1 with three."""
    table = dealt(seats, seed=1)

    assert table.box.split().count("defuse") == out


def test_ek_a2_a_counter_attack_goes_on_clockwise() -> None:
    """EK-A2 An attacked player's Attack goes on to the next player, not back to the first."""
    table = scene(hands={"ann": "attack", "bob": "attack", "cleo": ""}, pile=PILE, turn="ann")

    table.play("ann", "attack").everybody_passes().play("bob", "attack").everybody_passes()

    assert table.pending == ["cleo turn"]
    assert table.owes("cleo") == "4*"


def test_ek_a2_with_two_players_it_comes_back() -> None:
    """EK-A2 Only with two players does a counter-attack hit the first attacker."""
    table = scene(hands={"ann": "attack", "bob": "attack"}, pile=PILE, turn="ann")

    table.play("ann", "attack").everybody_passes().play("bob", "attack").everybody_passes()

    assert table.owes("ann") == "4*"


@pytest.mark.parametrize(("owed", "next_owes"), [(2, "4*"), (1, "3*")])
def test_ek_a3_the_turn_in_progress_is_passed_on_too(owed: int, next_owes: str) -> None:
    """EK-A3 Under attack the turn you are in counts among those passed on: 2+2, or 1+2."""
    table = scene(hands={"ann": "attack", "bob": ""}, pile=PILE, owed=owed, attacked=True)

    table.play("ann", "attack").everybody_passes()

    assert table.owes("bob") == next_owes


def test_ek_a3_the_last_turn_of_an_attack_is_still_under_attack() -> None:
    """EK-A3 On the second of two turns you pass on 1 + 2 = 3."""
    table = scene(hands={"ann": "attack", "bob": ""}, pile=PILE, owed=2, attacked=True)

    table.play("ann", "draw").play("ann", "attack").everybody_passes()

    assert table.owes("bob") == "3*"


def test_ek_a4_an_attack_from_an_ordinary_turn_gives_two() -> None:
    """EK-A4 From an ordinary turn your own turn is not added: two, not three."""
    table = scene(hands={"ann": "attack", "bob": ""}, pile=PILE, owed=1, attacked=False)

    table.play("ann", "attack").everybody_passes()

    assert table.owes("bob") == "2*"


def test_ek_a5_no_nope_on_a_card_of_your_own() -> None:
    """EK-A5 You cannot nope your own card or Nope, but you may nope a Nope on your card."""
    table = scene(
        hands={"ann": "skip nope nope", "bob": "nope nope", "cleo": ""}, pile=PILE, turn="ann"
    )

    table.play("ann", "skip")

    with refused("top-card-is-yours", "EK-A5"):
        table.play("ann", "nope")
    table.play("bob", "nope")
    with refused("top-card-is-yours", "EK-A5"):
        table.play("bob", "nope")
    assert table.play("ann", "nope").everybody_passes().pending == ["bob turn"]


def test_ek_a6_of_two_nopes_at_once_the_first_counts() -> None:
    """EK-A6 The first Nope to reach the table counts; the others keep theirs and decide anew."""
    table = scene(hands={"ann": "skip", "bob": "nope", "cleo": "nope"}, pile=PILE)

    table.play("ann", "skip")
    seen_by_both = {who: table.decision(who) for who in ("bob", "cleo")}
    table.play("bob", "nope", decision=seen_by_both["bob"])

    with refused("too-late"):
        table.play("cleo", "nope", decision=seen_by_both["cleo"])
    assert table.hand("cleo") == "nope"
    assert table.choices("cleo") == {"pass", "nope"}
    assert table.play("cleo", "nope", decision=table.decision("cleo")).hand("cleo") == ""


def test_ek_a6_a_late_pass_does_not_count_for_the_next_nope() -> None:
    """EK-A6 A pass that crossed a Nope on its way does not count for that Nope."""
    table = scene(hands={"ann": "skip", "bob": "nope", "cleo": "nope"}, pile=PILE)

    table.play("ann", "skip")
    before = table.decision("cleo")
    table.play("bob", "nope")

    with refused("too-late"):
        table.play("cleo", "pass", decision=before)


def test_ek_a7_the_defuse_is_used_for_you() -> None:
    """EK-A7 With a Defuse you cannot choose to explode: it is used for you."""
    table = scene(hands={"ann": "defuse", "bob": ""}, pile="kitten skip")

    table.play("ann", "draw")

    assert table.event(Defused) == Defused("EK-25", seat=0)
    assert table.hand("ann") == ""
    assert table.choices("ann") == {"put:0", "put:1"}


def test_ek_a8_the_turns_of_the_dead_vanish() -> None:
    """EK-A8 If you die owing turns, they vanish; the next player has one ordinary turn."""
    table = scene(
        hands={"ann": "", "bob": "attack", "cleo": ""},
        pile="kitten skip kitten",
        owed=4,
        attacked=True,
    )

    table.play("ann", "draw")

    assert table.owes("bob") == "1"
    assert table.event(TurnsOwed) == TurnsOwed("EK-A8", seat=1, owed=1)
    assert table.play("bob", "attack").everybody_passes().owes("cleo") == "2*"


@pytest.mark.parametrize("text", ["favor>bob", "pair:skip>bob", "three:skip>bob"])
def test_ek_a9_an_empty_hand_is_no_target(text: str) -> None:
    """EK-A9 You cannot aim at an empty hand; if nobody else has cards, you cannot play it."""
    table = scene(hands={"ann": "favor skip skip skip", "bob": "", "cleo": ""}, pile=PILE)

    assert table.choices("ann") == {"draw", "skip"}
    with refused("target-has-no-cards", "EK-A9"):
        table.play("ann", text)


@pytest.mark.parametrize("text", ["favor>bob", "pair:tacocat>bob", "three:tacocat>bob"])
def test_ek_a9_a_hand_emptied_meanwhile_gives_nothing(text: str) -> None:
    """EK-A9 If the hand empties while Nopes are played, you get nothing; your cards are spent."""
    table = scene(
        hands={"ann": "nope favor tacocat tacocat tacocat", "bob": "nope", "cleo": ""}, pile=PILE
    )

    table.play("ann", text)
    if "three" in text:
        table.play("ann", "name:nope")
    laid = table.discard
    table.play("bob", "nope").play("ann", "nope").everybody_passes()

    assert table.event(Fizzled).clause == "EK-A9"
    assert table.discard == f"nope nope {laid}"
    assert table.sees("ann").cards[1] == 0
    assert table.pending == ["ann turn"]


def test_ek_a10_the_title_is_named_before_the_nopes() -> None:
    """EK-A10 Everyone hears the title before anybody is asked about a Nope."""
    table = scene(
        hands={"ann": "skip skip skip", "bob": "beard", "cleo": "nope"}, pile="kitten kitten"
    )

    table.play("ann", "three:skip>bob")

    with refused("nothing-to-nope"):
        table.play("cleo", "nope")
    with refused("answer-first", "EK-55"):
        table.play("ann", "draw")
    table.play("ann", "name:beard")
    assert table.event(Named, seen_by="cleo").card == "beard"
    assert table.sees("cleo").named == "beard"
    assert table.choices("cleo") == {"pass", "nope"}


def test_ek_a11_a_single_cat_cannot_be_thrown_away() -> None:
    """EK-A11 You cannot throw away a single cat."""
    table = scene(hands={"ann": "tacocat potato rainbow", "bob": "skip"}, pile=PILE)

    assert table.choices("ann") == {"draw"}
    with refused("not-playable-alone"):
        table.play("ann", "rainbow")


def test_ek_a12_the_cards_of_the_dead_lie_face_up() -> None:
    """EK-A12 When somebody dies, everyone can see their cards in the discard pile."""
    table = scene(
        hands={"ann": "attack nope beard", "bob": "", "cleo": ""}, pile="kitten skip kitten"
    )

    table.play("ann", "draw")

    for who in ("ann", "bob", "cleo", "watcher"):
        assert sorted(table.sees(who).discard) == ["attack", "beard", "kitten", "nope"]
        assert sorted(table.event(Died, seen_by=who).cards) == ["attack", "beard", "nope"]


def test_ek_a13_the_dead_see_what_every_onlooker_sees() -> None:
    """EK-A13 Players who are out see nobody's hand, only what every onlooker sees."""
    table = scene(
        hands={"ann": "", "bob": "defuse", "cleo": "favor"},
        pile="skip potato kitten",
        turn="bob",
        dead=["ann"],
    )

    for who, text in (("bob", "draw"), ("cleo", "favor>bob"), ("bob", "pass")):
        table.play(who, text)
        assert table.told("ann") == table.told("watcher")
    table.play("bob", "give:skip")

    assert table.event(Gave, seen_by="ann").card == ""
    dead, onlooker = vars(table.sees("ann")), vars(table.sees("watcher"))
    assert {**dead, "seat": None} == {**onlooker, "seat": None}


def test_ek_a14_resigning_is_a_death_without_a_kitten() -> None:
    """EK-A14 The hand goes to the discard, the pawn leaves, the pile is not touched."""
    table = scene(
        hands={"ann": "", "bob": "defuse skip", "cleo": ""}, pile=PILE, turn="ann", pawn="bob"
    )

    table.play("bob", "resign")

    assert table.alive == ["ann", "cleo"]
    assert table.discard.split() == ["skip", "defuse"]
    assert table.pawn is None
    assert table.pile == PILE
    assert table.pending == ["ann turn"]
    assert table.event(Resigned).clause == "EK-A14"
    assert table.event(PawnLost).seat == 1


def test_ek_a14_on_your_own_turn_the_turn_passes_on() -> None:
    """EK-A14 Who resigns on their own turn counts as dead: the next player has one turn."""
    table = scene(
        hands={"ann": "", "bob": "", "cleo": ""}, pile=PILE, turn="ann", owed=3, attacked=True
    )

    table.play("ann", "resign")

    assert table.pending == ["bob turn"]
    assert table.owes("bob") == "1"


def test_ek_a14_a_kitten_not_yet_put_back_is_discarded() -> None:
    """EK-A14 A Kitten they had drawn and not yet put back goes to the discard pile too."""
    table = scene(hands={"ann": "defuse skip", "bob": "", "cleo": ""}, pile="kitten beard kitten")

    table.play("ann", "draw").play("ann", "resign")

    assert sorted(table.discard.split()) == ["defuse", "kitten", "skip"]
    assert table.pile == "beard kitten"
    assert table.pending == ["bob turn"]


def test_ek_a14_a_kitten_in_the_winners_hand_is_discarded_too() -> None:
    """EK-A14 When the last opponent resigns, a Kitten nobody will put back is discarded."""
    table = scene(hands={"ann": "defuse", "bob": "skip"}, pile="kitten beard", turn="ann")

    table.play("ann", "draw").play("bob", "resign")

    assert table.alive == ["ann"]
    assert table.pending == []
    assert sorted(table.discard.split()) == ["defuse", "kitten", "skip"]
    assert table.all_cards() == Counter(DECK)
    assert GAME.position(GAME.load(table.position)) == table.position


@pytest.mark.parametrize("moment", ["nope", "name", "give", "look"])
def test_ek_a14_what_they_played_comes_to_nothing(moment: str) -> None:
    """EK-A14 What they had played on their own turn and was still waiting comes to nothing."""
    text = {"nope": "attack", "name": "three:skip>bob", "give": "favor>bob", "look": "future"}[
        moment
    ]
    table = scene(
        hands={"ann": "attack favor skip skip skip future", "bob": "beard", "cleo": ""}, pile=PILE
    )

    table.play("ann", text)
    if moment in ("give", "look"):
        table.everybody_passes()
    assert table.pending[0].endswith(moment)
    table.play("ann", "resign")

    assert table.pending == ["bob turn"]
    assert table.owes("bob") == "1"
    assert table.hand("bob") == "beard"
    assert table.pile == PILE


def test_ek_a14_a_play_at_somebody_who_resigns_brings_nothing() -> None:
    """EK-A14 A Favor asked of somebody who resigns brings nothing; the game goes on."""
    tables = [
        scene(hands={"ann": "favor", "bob": "beard", "cleo": ""}, pile=PILE) for _ in range(2)
    ]

    tables[0].play("ann", "favor>bob").everybody_passes().play("bob", "resign")
    tables[1].play("ann", "favor>bob").play("bob", "resign").everybody_passes()

    for table in tables:
        assert table.event(Fizzled).target == 1
        assert table.hand("ann") == ""
        assert table.pending == ["ann turn"]


def test_ek_a14_the_last_one_asked_may_resign() -> None:
    """EK-A14 When the last player asked resigns, the window closes without them."""
    table = scene(hands={"ann": "skip", "bob": "", "cleo": ""}, pile=PILE)

    table.play("ann", "skip").passes("cleo").play("bob", "resign")

    assert table.pending == ["cleo turn"]


def test_ek_a14_a_nope_outlives_its_player() -> None:
    """EK-A14 A Nope played on another's turn still counts when its player resigns."""
    table = scene(hands={"ann": "skip", "bob": "nope", "cleo": ""}, pile=PILE)

    table.play("ann", "skip").play("bob", "nope").play("bob", "resign").everybody_passes()

    assert table.event(Cancelled).seat == 0
    assert table.pending == ["ann turn"]


@pytest.mark.parametrize("nope_own", ["off", "on"])
def test_ek_a14_a_game_goes_on_whoever_resigns_and_whenever(nope_own: str) -> None:
    """EK-A14 Whenever somebody resigns, the game goes on: Kittens enough, no card lost."""
    resigned = Counter[str]()

    for seed in range(8):
        for table in random_game(5, seed, quitters=True, nope_own=nope_own):
            kittens = table.all_cards()["kitten"] - f"{table.box} {table.discard}".count("kitten")
            assert table.all_cards() == Counter(DECK)
            assert kittens >= len(table.alive) - 1
            assert GAME.position(GAME.load(table.position)) == table.position
            if any(isinstance(event, Resigned) for event in table.events):
                resigned[table.sees("watcher").phase] += 1

        assert len(table.alive) == 1

    assert set(resigned) >= {"turn", "nope", "over"}


def test_ek_a15_the_sender_of_the_burglar_names_the_cat() -> None:
    """EK-A15 Whoever sends the Cat Burglar names the cat; the player asked does not choose."""
    table = scene(hands={"ann": "", "bob": "tacocat rainbow", "cleo": ""}, pile=PILE, pawn="ann")

    table.play("ann", "burglar:rainbow>bob")

    assert table.hand("ann") == "rainbow"
    assert table.pending == ["ann turn"]


@pytest.mark.parametrize(
    ("moment", "key"),
    [("nope", "window-is-open"), ("give", "wait-for-favor"), ("look", "answer-first"),
     ("name", "answer-first"), ("put", "answer-first")],
)  # fmt: skip
def test_ek_a16_the_burglar_waits_while_something_is_pending(moment: str, key: str) -> None:
    """EK-A16 It stays put during Nopes, a Favor, a look at the future, and a drawn Kitten."""
    texts = {
        "nope": "skip",
        "give": "favor>bob",
        "look": "future",
        "name": "three:skip>bob",
        "put": "draw",
    }
    table = scene(
        hands={"ann": "defuse favor skip skip skip future", "bob": "tacocat", "cleo": ""},
        pile="kitten beard kitten",
        pawn="ann",
    )

    table.play("ann", texts[moment])
    if moment in ("give", "look"):
        table.everybody_passes()

    assert table.pending[0].endswith(moment)
    with refused(key):
        table.play("ann", "burglar:tacocat>bob")


@pytest.mark.parametrize("draws", [0, 1])
def test_ek_a17_the_burglar_in_any_one_of_several_turns(draws: int) -> None:
    """EK-A17 In any one of several turns owed, and you still owe as many."""
    table = scene(hands={"ann": "", "bob": "tacocat"}, pile=PILE, pawn="ann", owed=2, attacked=True)

    for _ in range(draws):
        table.play("ann", "draw")
    table.play("ann", "burglar:tacocat>bob")

    assert table.owes("ann") == f"{2 - draws}*"
    with refused("pawn-not-yours"):
        table.play("ann", "burglar:tacocat>bob")


def test_ek_a18_the_burglar_may_go_to_an_empty_hand() -> None:
    """EK-A18 To somebody without cards: you get nothing, and the pawn stays there."""
    table = scene(hands={"ann": "", "bob": "", "cleo": ""}, pile=PILE, pawn="ann")

    table.play("ann", "burglar:tacocat>bob")

    assert table.hand("ann") == ""
    assert table.pawn == "bob"


def test_ek_a19_the_burglar_does_not_visit_the_dead() -> None:
    """EK-A19 You cannot send it to a player who is out."""
    table = scene(hands={"ann": "", "bob": "", "cleo": ""}, pile=PILE, pawn="ann", dead=["bob"])

    with refused("target-is-out", "EK-30"):
        table.play("ann", "burglar:tacocat>bob")
    assert all(text.endswith(("draw", ">cleo")) for text in table.choices("ann"))


@pytest.mark.parametrize("others", [2, 3, 4])
def test_ek_a20_nobody_inherits_the_burglar(others: int) -> None:
    """EK-A20 If somebody dies with the pawn, nobody inherits it, however many are left."""
    names = ("ann", "bob", "cleo", "dan", "eve")[: others + 1]
    table = scene(hands=dict.fromkeys(names, ""), pile="kitten " * others + "skip", pawn="ann")

    table.play("ann", "draw")

    assert len(table.alive) == others
    assert table.pawn is None
    assert table.choices("bob") == {"draw"}


@pytest.mark.parametrize("way", ["three", "burglar"])
def test_ek_a21_nobody_can_fib(way: str) -> None:
    """EK-A21 A card demanded by a three or the Cat Burglar is handed over if it is there."""
    table = scene(
        hands={"ann": "skip skip skip", "bob": "potato rainbow", "cleo": ""},
        pile="kitten kitten",
        pawn="ann",
    )

    if way == "three":
        table.play("ann", "three:skip>bob").play("ann", "name:rainbow").everybody_passes()
    else:
        table.play("ann", "burglar:rainbow>bob")

    assert "rainbow" in table.hand("ann")
    assert table.hand("bob") == "potato"
    assert table.pending == ["ann turn"]


def test_ek_a22_a_pair_of_defuses_can_be_noped() -> None:
    """EK-A22 Two Defuses played as a pair can be noped like any other combination."""
    table = scene(hands={"ann": "defuse defuse", "bob": "skip", "cleo": "nope"}, pile=PILE)

    table.play("ann", "pair:defuse>bob").play("cleo", "nope").everybody_passes()

    assert table.discard == "nope defuse defuse"
    assert table.hand("bob") == "skip"


def test_ek_a23_a_three_cannot_ask_for_a_kitten() -> None:
    """EK-A23 You cannot ask for an Exploding Kitten, because nobody ever holds one."""
    table = scene(
        hands={"ann": "skip skip skip", "bob": "beard", "cleo": ""}, pile="potato kitten kitten"
    )

    table.play("ann", "three:skip>bob")

    assert table.choices("ann") == {f"name:{card}" for card in NAMES if card != "kitten"}
    with refused("unknown-action"):
        table.play("ann", "name:kitten")


@pytest.mark.parametrize("title", ["skip", "favor"])
def test_ek_a24_you_may_name_what_they_cannot_have(title: str) -> None:
    """EK-A24 You may name a title that they cannot have; then you get nothing."""
    table = scene(
        hands={"ann": "skip skip skip skip", "bob": "beard", "cleo": ""},
        pile="potato kitten kitten",
        discard="favor favor favor favor",
    )

    table.play("ann", "three:skip>bob").play("ann", f"name:{title}").everybody_passes()

    assert table.event(Lacked).card == title
    assert table.hand("ann") == "skip"
    assert table.hand("bob") == "beard"


def test_ek_a25_four_equal_cards_are_two_pairs_or_a_three() -> None:
    """EK-A25 Four of one title do nothing special: two pairs, or a three and one left over."""
    table = scene(
        hands={"ann": "beard beard beard beard", "bob": "skip nope", "cleo": ""},
        pile="potato kitten kitten",
    )

    assert table.choices("ann") == {"draw", "pair:beard>bob", "three:beard>bob"}
    for _ in range(2):
        table.play("ann", "pair:beard>bob").everybody_passes(rolls=[0])

    assert table.hand("ann") == "nope skip"


def test_ek_a26_of_three_equal_cards_you_choose_how_many_to_play() -> None:
    """EK-A26 With three of one title you choose whether to play two or all three."""
    table = scene(
        hands={"ann": "beard beard beard", "bob": "skip", "cleo": ""}, pile="potato kitten kitten"
    )

    assert table.choices("ann") == {"draw", "pair:beard>bob", "three:beard>bob"}
    table.play("ann", "pair:beard>bob").everybody_passes(rolls=[0])

    assert table.hand("ann") == "skip beard"


@pytest.mark.parametrize(("pile", "count"), [("kitten", 1), ("skip kitten", 2)])
def test_ek_a27_the_future_may_be_short(pile: str, count: int) -> None:
    """EK-A27 With fewer than three cards left you see as many as there are."""
    table = scene(hands={"ann": "future", "bob": ""}, pile=pile)

    table.play("ann", "future").everybody_passes()

    assert table.event(Peeked).count == count
    assert table.event(Peeked).cards == tuple(pile.split())


def test_ek_a28_an_empty_pile_is_no_position() -> None:
    """EK-A28 By these rules the draw pile is never empty when you have to draw."""
    table = scene(hands={"ann": "", "bob": ""}, pile="kitten")
    emptied = table.position.replace("pile:kitten box:", "pile:- box:kitten,")

    with pytest.raises(InvalidPosition) as caught:
        GAME.load(emptied)

    assert caught.value.key == "impossible-position"


def test_ek_a28_an_empty_pile_would_end_the_turn() -> None:
    """EK-A28 Should the pile be empty all the same, the turn ends without a card."""
    table = scene(hands={"ann": "skip", "bob": ""}, pile="kitten")
    table.state.stack_pile([])

    table.play("ann", "draw")

    assert table.hand("ann") == "skip"
    assert table.pending == ["bob turn"]
    assert not any(isinstance(event, Drew) for event in table.events)


def test_ek_a29_defusing_ends_one_turn() -> None:
    """EK-A29 Defusing a Kitten ends one turn, not all; go on with the next one."""
    table = scene(hands={"ann": "defuse", "bob": ""}, pile="kitten beard", owed=3, attacked=True)

    table.play("ann", "draw").play("ann", "put:1")

    assert table.pending == ["ann turn"]
    assert table.owes("ann") == "2*"


def test_ek_a30_a_defused_kitten_was_the_draw() -> None:
    """EK-A30 A Kitten that you defused was your draw for that turn; there is no second one."""
    table = scene(hands={"ann": "defuse", "bob": ""}, pile="kitten beard")

    table.play("ann", "draw").play("ann", "put:0")

    assert table.hand("ann") == ""
    assert table.pile == "kitten beard"
    assert table.pending == ["bob turn"]


def test_ek_a31_the_place_of_the_kitten_is_always_secret() -> None:
    """EK-A31 The place where you put a Kitten back is always kept from the others."""
    tables = [scene(hands={"ann": "defuse", "bob": ""}, pile="kitten beard skip") for _ in range(3)]

    for place, table in enumerate(tables):
        table.play("ann", "draw").play("ann", f"put:{place}")

    assert [table.event(Hid, seen_by="ann").place for table in tables] == [0, 1, 2]
    assert [table.event(Hid, seen_by="bob").place for table in tables] == [-1, -1, -1]
    assert len({table.sees("bob") for table in tables}) == 1
    assert len({table.sees("ann") for table in tables}) == 3


def test_ek_a32_every_card_is_equally_likely_to_be_stolen() -> None:
    """EK-A32 Chance alone picks the stolen card, and each card is equally likely."""
    hand = "defuse skip skip tacocat"
    stolen = []

    for roll in range(4):
        table = scene(hands={"ann": "beard beard", "bob": hand, "cleo": ""}, pile=PILE)
        table.play("ann", "pair:beard>bob").everybody_passes(rolls=[roll])
        stolen.append(table.hand("ann"))

    assert Counter(stolen) == Counter(hand.split())


def test_ek_a33_only_thief_and_victim_see_a_stolen_card() -> None:
    """EK-A33 Only the thief and the robbed player see the card that a pair stole."""
    table = scene(hands={"ann": "skip skip", "bob": "defuse", "cleo": ""}, pile=PILE)

    table.play("ann", "pair:skip>bob").everybody_passes(rolls=[0])

    assert table.event(Gave, seen_by="ann").card == "defuse"
    assert table.event(Gave, seen_by="bob").card == "defuse"
    assert table.event(Gave, seen_by="cleo").card == ""
    assert table.event(Gave, seen_by="watcher").card == ""


def test_ek_a34_the_whole_discard_is_open() -> None:
    """EK-A34 Everybody may look through the whole discard pile at any time."""
    table = scene(
        hands={"ann": "skip", "bob": "", "cleo": ""}, pile=PILE, discard="beard attack defuse"
    )

    table.play("ann", "skip")

    for who in ("ann", "bob", "cleo", "watcher"):
        assert table.sees(who).discard == ("skip", "beard", "attack", "defuse")


@pytest.mark.parametrize("text", ["shuffle", "future"])
def test_ek_a35_first_the_nopes_then_the_effect(text: str) -> None:
    """EK-A35 You cannot wait to see what it does and then nope it."""
    table = scene(hands={"ann": "shuffle future", "bob": "nope", "cleo": ""}, pile=PILE)

    table.play("ann", text)

    assert table.events[1:] == []
    assert table.pile == PILE
    assert table.sees("ann").remembered == ()
    table.play("bob", "nope").everybody_passes()
    assert table.pile == PILE
    assert table.sees("ann").remembered == ()


def test_ek_a36_the_player_asked_for_a_favor_may_nope_it() -> None:
    """EK-A36 You may nope a Favor asked of you, and answer again, but not your own Nope."""
    table = scene(hands={"ann": "favor nope", "bob": "nope nope skip", "cleo": ""}, pile=PILE)

    table.play("ann", "favor>bob").play("bob", "nope")

    with refused("top-card-is-yours", "EK-A5"):
        table.play("bob", "nope")
    table.play("ann", "nope").play("bob", "nope").everybody_passes()
    assert table.hand("bob") == "skip"
    assert table.pending == ["ann turn"]


def test_ek_a37_an_attack_saved_by_a_second_nope_works_once() -> None:
    """EK-A37 An Attack noped and then saved by a second Nope works once and not twice."""
    table = scene(hands={"ann": "attack nope", "bob": "nope", "cleo": ""}, pile=PILE)

    table.play("ann", "attack").play("bob", "nope").play("ann", "nope").everybody_passes()

    assert table.owes("bob") == "2*"


def test_ek_a38_two_players_take_turns_to_nope() -> None:
    """EK-A38 With two alive: first the opponent, then whoever played the card, and so on."""
    table = scene(
        hands={"ann": "skip nope nope", "bob": "nope nope", "cleo": ""}, pile=PILE, dead=["cleo"]
    )
    asked = []

    table.play("ann", "skip")
    for who in ("bob", "ann", "bob", "ann"):
        asked += table.pending
        table.play(who, "nope")

    assert asked == ["bob nope", "ann nope", "bob nope", "ann nope"]
    assert table.pending == ["bob nope"]


def test_ek_a39_after_a_noped_skip_you_may_skip_again() -> None:
    """EK-A39 If your Skip was noped, you may try another, or any other card."""
    table = scene(hands={"ann": "attack skip skip", "bob": "nope", "cleo": ""}, pile=PILE)

    table.play("ann", "skip").play("bob", "nope").everybody_passes()

    assert table.choices("ann") == {"draw", "attack", "skip"}
    assert table.play("ann", "skip").everybody_passes().pending == ["bob turn"]


def test_ek_a40_the_note_moves_up_with_every_draw() -> None:
    """EK-A40 The note of what you saw moves up as cards are drawn."""
    table = scene(hands={"ann": "future", "bob": ""}, pile="skip beard potato kitten")

    looked(table, "ann")
    assert table.sees("ann").remembered == ("skip", "beard", "potato")
    table.play("ann", "draw")
    assert table.sees("ann").remembered == ("beard", "potato")
    table.play("bob", "draw")

    assert table.sees("ann").remembered == ("potato",)
    assert table.sees("bob").remembered == ()
    assert table.sees("watcher").remembered == ()


def test_ek_a40_the_note_is_wiped_by_a_shuffle() -> None:
    """EK-A40 The note is wiped when the pile is shuffled, by whomever."""
    table = scene(hands={"ann": "future", "bob": "shuffle"}, pile="skip beard kitten potato")

    looked(table, "ann").play("ann", "draw")
    table.play("bob", "shuffle").everybody_passes(rolls=[0, 0])

    assert table.sees("ann").remembered == ()


def test_ek_a40_the_note_is_wiped_when_another_puts_a_kitten_back() -> None:
    """EK-A40 The note is wiped when another player puts a Kitten back."""
    table = scene(hands={"ann": "future", "bob": "defuse"}, pile="skip kitten beard potato")

    looked(table, "ann").play("ann", "draw").play("bob", "draw")
    assert table.sees("ann").remembered == ("beard",)
    table.play("bob", "put:1")

    assert table.sees("ann").remembered == ()
    assert table.sees("bob").remembered == ("", "kitten")


def test_ek_a40_a_kitten_of_your_own_joins_the_note() -> None:
    """EK-A40 Your own Kitten does not wipe the note: you know where it went."""
    table = scene(
        hands={"ann": "defuse future", "bob": ""}, pile="kitten skip beard potato tacocat"
    )

    looked(table, "ann").play("ann", "draw").play("ann", "put:1")

    assert table.sees("ann").remembered == ("skip", "kitten", "beard")
    assert table.pile == "skip kitten beard potato tacocat"


def test_ek_a41_there_is_no_hand_limit() -> None:
    """EK-A41 However many cards you are given or steal, you keep them all."""
    many = "attack attack attack attack nope nope nope nope favor favor favor"
    table = scene(
        hands={"ann": f"{many} beard beard", "bob": "skip", "cleo": ""},
        pile=PILE.replace("beard", "skip"),
    )

    table.play("ann", "pair:beard>bob").everybody_passes(rolls=[0])

    assert table.hand("ann") == f"{many} skip"


def test_ek_a42_eight_cards_only_at_the_start() -> None:
    """EK-A42 Eight cards is only what you start with; later a hand may have any size."""
    tables = (dealt(3, seed=seed, first="0") for seed in range(100))
    table = next(table for table in tables if "kitten" not in table.pile.split()[:2])
    assert table.sees("watcher").cards == (8, 8, 8)

    table.play("ann", "draw").play("bob", "draw")

    assert table.sees("watcher").cards == (9, 9, 8)


@pytest.mark.parametrize("dead", [["bob"], ["bob", "cleo"], ["cleo", "dan", "bob"]])
def test_ek_a43_the_next_player_is_the_next_one_living(dead: list[str]) -> None:
    """EK-A43 The next player is the first living one clockwise, whatever lies between."""
    table = scene(
        hands={"ann": "", "bob": "", "cleo": "", "dan": "", "eve": ""},
        pile="skip kitten kitten kitten",
        dead=dead,
    )
    alive = [name for name in ("bob", "cleo", "dan", "eve") if name not in dead]

    table.play("ann", "draw")

    assert table.pending == [f"{alive[0]} turn"]


def test_ek_a44_attacks_may_fly_back_and_forth_up_to_eight_turns() -> None:
    """EK-A44 With two left, four Attacks in a row leave somebody with eight turns."""
    table = scene(hands={"ann": "attack attack", "bob": "attack attack"}, pile=PILE, turn="ann")
    owed = []

    for who, other in (("ann", "bob"), ("bob", "ann"), ("ann", "bob"), ("bob", "ann")):
        table.play(who, "attack").everybody_passes()
        owed.append(table.owes(other))

    assert owed == ["2*", "4*", "6*", "8*"]
    assert GAME.position(GAME.load(table.position)) == table.position


@pytest.mark.parametrize("card", ["nope", "defuse", "favor", "beard"])
def test_ek_a45_any_card_may_be_given_as_a_favor(card: str) -> None:
    """EK-A45 As a Favor you may give any card you hold, also a Nope or a Defuse."""
    table = scene(hands={"ann": "favor", "bob": f"{card} skip", "cleo": ""}, pile=PILE)

    table.play("ann", "favor>bob").everybody_passes().play("bob", f"give:{card}")

    assert table.hand("ann") == card
    assert table.hand("bob") == "skip"


def test_ek_a46_what_the_burglar_brings_cannot_be_noped() -> None:
    """EK-A46 A card that the Cat Burglar brings cannot be noped either."""
    table = scene(hands={"ann": "", "bob": "nope tacocat", "cleo": "nope"}, pile=PILE, pawn="ann")

    table.play("ann", "burglar:tacocat>bob")

    assert table.hand("ann") == "tacocat"
    for who in ("bob", "cleo"):
        with refused("nothing-to-nope"):
            table.play(who, "nope")
    assert table.hand("ann") == "tacocat"
