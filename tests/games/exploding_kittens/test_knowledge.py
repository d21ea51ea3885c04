"""What everybody may know: `view` shows it, and every world that `sample` imagines respects it.

The scenes are so small that all the worlds somebody must think of can be listed: what the player
knows is the same in all of them, and where the player does not know, all the cases turn up.
"""

from collections import Counter

import pytest

from purrlour.games.exploding_kittens.content import NAMES
from tests.games.exploding_kittens.fuzz import random_game
from tests.games.exploding_kittens.scene import DECK, Scene, World, dealt, scene


def piles(table: World, who: str, count: int = 200) -> set[str]:
    """The draw piles that somebody must think of; so many worlds are looked at."""
    return {world.pile for world in table.worlds(who, count)}


def hands(table: World, who: str, of: str) -> set[str]:
    """The hands of somebody else that a player must think of."""
    return {world.hand(of) for world in table.worlds(who)}


def look(table: Scene, who: str) -> Scene:
    """Somebody plays See the Future, and nobody minds."""
    return table.play(who, "future").everybody_passes().play(who, "done")


# Nothing known.


def test_a_stranger_thinks_of_every_world() -> None:
    table = scene(hands={"ann": "", "bob": "skip"}, pile="beard kitten")

    assert piles(table, "ann") == {"beard kitten", "kitten beard", "skip kitten", "kitten skip"}
    assert hands(table, "ann", "bob") == {"skip", "beard"}
    assert piles(table, "bob") == {"beard kitten", "kitten beard"}
    assert {world.hand("bob") for world in table.worlds("bob")} == {"skip"}
    assert hands(table, "watcher", "bob") == {"skip", "beard"}


@pytest.mark.parametrize("seats", [2, 4])
def test_every_imagined_world_is_whole_and_looks_the_same(seats: int) -> None:
    for table in random_game(seats, seed=8):
        for who in table.names:
            (world,) = table.worlds(who, 1)

            assert world.all_cards() == Counter(DECK)
            assert world.sees(who) == table.sees(who)
            assert world.choices(who) == table.choices(who)
            assert world.pending == table.pending


# The top of the pile.


def test_what_you_saw_of_the_future_is_certain() -> None:
    """EK-42: the top three in order; of what lies below you know nothing."""
    table = scene(hands={"ann": "future", "bob": "attack"}, pile="skip kitten tacocat beard")

    look(table, "ann")

    assert piles(table, "ann") == {
        "skip kitten tacocat beard",
        "skip kitten tacocat attack",
    }
    assert len(piles(table, "bob")) == 4 * 3 * 2
    assert len(piles(table, "watcher")) > 4 * 3 * 2


def test_a_kitten_that_came_and_went_says_nothing_of_one_hidden_before() -> None:
    """Dan's Kitten lies below all that Ann saw; Bob's came on top and was drawn again."""
    table = scene(
        hands={"ann": "future", "bob": "defuse", "cleo": "", "dan": "defuse skip"},
        pile="kitten skip kitten tacocat beard potato kitten",
        turn="dan",
    )
    table.play("dan", "draw").play("dan", "put:5")
    look(table, "ann").play("ann", "draw")
    table.play("bob", "draw").play("bob", "put:0")
    assert all(world.sees("ann") == table.sees("ann") for world in table.worlds("ann"))

    table.play("cleo", "draw")

    assert {pile.split()[0] for pile in piles(table, "ann")} == {"tacocat"}
    assert {pile.split()[1] for pile in piles(table, "ann")} > {"kitten"}


def test_what_you_saw_moves_up_when_others_draw() -> None:
    """EK-A40: after a draw of yours and one of theirs, the third card is on top."""
    table = scene(hands={"ann": "future", "bob": "attack"}, pile="skip tacocat kitten beard potato")

    look(table, "ann").play("ann", "draw").play("bob", "draw")

    assert piles(table, "ann") == {
        f"kitten {first} {second}"
        for first in ("beard", "potato", "attack")
        for second in ("beard", "potato", "attack")
        if first != second
    }


def test_a_card_you_saw_is_in_the_hand_of_whoever_drew_it() -> None:
    """EK-42, EK-17: you saw it on top, and bob drew it."""
    table = scene(hands={"ann": "future", "bob": "attack"}, pile="skip tacocat kitten beard potato")

    look(table, "ann").play("ann", "draw").play("bob", "draw")

    assert hands(table, "ann", "bob") == {"attack tacocat", "tacocat beard", "tacocat potato"}
    assert not all("tacocat" in hand for hand in hands(table, "watcher", "bob"))


def test_a_card_you_saw_and_did_not_see_leave_is_with_one_of_two() -> None:
    """EK-52: bob drew the Tacocat you saw; cleo then stole a card of bob's, unseen by you."""
    table = scene(
        hands={"ann": "future", "bob": "attack", "cleo": "potato potato"},
        pile="skip tacocat kitten kitten beard",
    )

    look(table, "ann").play("ann", "draw").play("bob", "draw")
    table.play("cleo", "pair:potato>bob").everybody_passes(rolls=[1])

    assert table.hand("cleo") == "tacocat"
    worlds = table.worlds("ann")
    holders = {("tacocat" in w.hand("bob"), "tacocat" in w.hand("cleo")) for w in worlds}
    assert holders == {(True, False), (False, True)}
    assert hands(table, "bob", "cleo") == {"tacocat"}


def test_a_kitten_of_another_may_lie_anywhere() -> None:
    """EK-26: bob's Kitten lies somewhere; the cards you saw keep their order around it."""
    table = scene(
        hands={"ann": "future", "bob": "defuse attack"}, pile="skip kitten tacocat beard potato"
    )

    look(table, "ann").play("ann", "draw").play("bob", "draw").play("bob", "put:2")

    seen = [pile.split() for pile in piles(table, "ann")]
    assert {pile.index("kitten") for pile in seen} == {0, 1, 2, 3}
    assert {next(card for card in pile if card != "kitten") for pile in seen} == {"tacocat"}
    assert table.sees("ann").remembered == ()  # EK-A40: the note itself is wiped
    assert {pile.split().index("kitten") for pile in piles(table, "bob")} == {2}


def test_a_draw_tells_where_the_kitten_of_another_is_not() -> None:
    """EK-26, EK-17: you drew a safe card from above it, so it lies below."""
    table = scene(hands={"ann": "attack", "bob": "defuse"}, pile="kitten tacocat beard", turn="bob")

    table.play("bob", "draw").play("bob", "put:2").play("ann", "draw")

    assert table.hand("ann") == "attack tacocat"
    assert piles(table, "ann") == {"kitten beard", "beard kitten"}
    assert piles(table, "bob") == {"beard kitten", "tacocat kitten", "attack kitten"}


def test_a_look_finds_the_kitten_of_another() -> None:
    """EK-26, EK-42: looking at the top tells where bob put it, or that it lies deeper."""
    tables = [
        scene(
            hands={"ann": "future", "bob": "defuse"},
            pile="kitten skip beard potato tacocat",
            turn="bob",
        )
        for _ in range(2)
    ]

    for table, place in zip(tables, (1, 4), strict=True):
        look(table.play("bob", "draw").play("bob", f"put:{place}"), "ann")

    assert piles(tables[0], "ann") == {
        "skip kitten beard potato tacocat",
        "skip kitten beard tacocat potato",
    }
    assert piles(tables[1], "ann") == {
        "skip beard potato tacocat kitten",
        "skip beard potato kitten tacocat",
    }


def test_after_a_shuffle_only_the_cards_are_known_not_their_order() -> None:
    """EK-41: what you saw is still in the pile, but anywhere."""
    table = scene(
        hands={"ann": "future", "bob": "shuffle attack"}, pile="skip tacocat beard kitten potato"
    )

    look(table, "ann").play("ann", "draw")
    table.play("bob", "shuffle").everybody_passes(rolls=[1, 0, 1])

    orders = piles(table, "ann", 1_000)  # with 200 one is missing every other time
    assert len(orders) == 24 * 2  # tacocat, beard, kitten and one more, in any order
    assert all({"tacocat", "beard", "kitten"} < set(pile.split()) for pile in orders)
    assert hands(table, "ann", "bob") == {"attack", "potato"}


def test_a_look_after_a_shuffle_is_certain_again() -> None:
    """EK-41, EK-42: only what you saw since the shuffle counts."""
    table = scene(
        hands={"ann": "future future shuffle", "bob": ""}, pile="skip tacocat beard kitten"
    )

    look(table, "ann").play("ann", "shuffle").everybody_passes(rolls=[0, 0, 0])
    assert len(piles(table, "ann")) == 24
    look(table, "ann")

    assert piles(table, "ann") == {table.pile}


def test_you_know_where_you_put_a_kitten() -> None:
    """EK-26: its place is certain to you, and unknown to the others."""
    table = scene(hands={"ann": "defuse", "bob": ""}, pile="kitten skip beard tacocat")

    table.play("ann", "draw").play("ann", "put:2")

    assert {pile.split().index("kitten") for pile in piles(table, "ann")} == {2}
    assert len(piles(table, "ann")) == 6
    for who in ("bob", "watcher"):
        assert {pile.split().index("kitten") for pile in piles(table, who)} == {0, 1, 2, 3}


def test_your_kitten_moves_up_and_is_lost_in_a_shuffle() -> None:
    """EK-26, EK-41: a draw brings it nearer, a Shuffle hides it from you too."""
    table = scene(
        hands={"ann": "defuse", "bob": "", "cleo": "shuffle"},
        pile="kitten skip beard tacocat kitten",
    )

    table.play("ann", "draw").play("ann", "put:2").play("bob", "draw")
    worlds = table.worlds("ann")
    assert {world.pile.split()[1] for world in worlds} == {"kitten"}
    table.play("cleo", "shuffle").everybody_passes(rolls=[0, 0, 0])

    assert {world.pile.split()[1] for world in table.worlds("ann")} == {
        "kitten",
        "skip",
        "beard",
        "tacocat",
    }


def test_a_look_of_another_tells_you_nothing() -> None:
    """EK-42: you know that bob looked, not what he saw."""
    table = scene(hands={"ann": "skip", "bob": "future"}, pile="beard kitten tacocat", turn="bob")

    look(table, "bob")

    assert len(piles(table, "ann")) == 6
    assert piles(table, "bob") == {"beard kitten tacocat"}


def test_what_another_saw_before_a_shuffle_says_nothing_of_the_order_after() -> None:
    """EK-41, EK-42: the card that bob saw on top is then as likely drawn next as any other."""
    table = scene(
        hands={"ann": "", "bob": "future shuffle"},
        pile="skip beard tacocat kitten potato",
        turn="bob",
    )

    look(table, "bob")
    table.play("bob", "shuffle").everybody_passes(rolls=[4, 3, 2, 1]).play("bob", "draw")

    places: Counter[int] = Counter()
    for world in table.worlds("ann", 1000):
        told = dict(line.rpartition(".")[::2] for line in world.field("story").split(","))
        order = [told["1d"], *world.pile.split()]
        places[order.index(told["1s.0"])] += 1
    assert set(places) == set(range(5))
    assert all(150 < count < 250 for count in places.values())


# Hands.


def test_giver_and_taker_of_a_favor_know_the_card() -> None:
    """EK-39: bob knows what ann has of him; cleo must think of every card he had."""
    table = scene(
        hands={"ann": "favor", "bob": "skip beard", "cleo": ""}, pile="potato kitten kitten"
    )

    table.play("ann", "favor>bob").everybody_passes().play("bob", "give:skip")

    assert hands(table, "bob", "ann") == {"skip"}
    assert hands(table, "cleo", "ann") == {"skip", "beard", "potato"}
    assert hands(table, "watcher", "ann") == {"skip", "beard", "potato"}
    assert hands(table, "ann", "bob") == {"beard", "potato"}


def test_a_card_you_gave_is_there_until_it_is_shown_to_leave() -> None:
    """EK-39, EK-14: what you gave lies in the taker's hand, until it lies on the discard."""
    table = scene(
        hands={"ann": "favor tacocat", "bob": "skip", "cleo": ""}, pile="potato kitten kitten"
    )

    table.play("ann", "favor>bob").everybody_passes().play("bob", "give:skip")
    assert hands(table, "bob", "ann") == {"skip tacocat", "skip potato"}
    table.play("ann", "skip").everybody_passes()

    assert hands(table, "bob", "ann") == {"tacocat", "potato"}


def test_thief_and_victim_of_a_pair_know_the_card() -> None:
    """EK-A33: the victim knows what the thief has; the others do not."""
    table = scene(
        hands={"ann": "skip skip", "bob": "beard tacocat", "cleo": ""}, pile="potato kitten kitten"
    )

    table.play("ann", "pair:skip>bob").everybody_passes(rolls=[0])

    assert table.hand("ann") == "tacocat"
    assert hands(table, "bob", "ann") == {"tacocat"}
    assert hands(table, "cleo", "ann") == {"beard", "tacocat", "potato"}


@pytest.mark.parametrize("way", ["three", "burglar"])
def test_a_card_handed_over_by_its_name_is_known_to_all(way: str) -> None:
    """EK-56, EK-62: everybody knows that ann holds a Tacocat now."""
    table = scene(
        hands={"ann": "skip skip skip", "bob": "tacocat beard", "cleo": "attack"},
        pile="potato kitten kitten",
        pawn="ann",
    )

    if way == "three":
        table.play("ann", "three:skip>bob").play("ann", "name:tacocat").everybody_passes()
    else:
        table.play("ann", "burglar:tacocat>bob")

    for who in ("bob", "cleo", "watcher"):
        assert all("tacocat" in hand.split() for hand in hands(table, who, "ann"))
        assert len(hands(table, "watcher", "bob")) > 1


@pytest.mark.parametrize("way", ["three", "burglar"])
def test_a_lack_is_known_to_all(way: str) -> None:
    """EK-57, EK-63: everybody knows that bob has no Tacocat; ann's might be there otherwise."""
    table = scene(
        hands={"ann": "skip skip skip", "bob": "potato beard", "cleo": "tacocat"},
        pile="tacocat tacocat rainbow kitten kitten",
        pawn="ann",
    )
    assert any("tacocat" in hand for hand in hands(table, "watcher", "bob"))

    if way == "three":
        table.play("ann", "three:skip>bob").play("ann", "name:tacocat").everybody_passes()
    else:
        table.play("ann", "burglar:tacocat>bob")

    for who in ("ann", "cleo", "watcher"):
        thinkable = hands(table, who, "bob")
        assert not any("tacocat" in hand for hand in thinkable)
        assert len(thinkable) > 1


def test_a_lack_is_over_with_the_next_draw() -> None:
    """EK-63, EK-17: bob had no Tacocat, but he may have drawn one since."""
    table = scene(
        hands={"ann": "", "bob": "potato"}, pile="beard tacocat rainbow kitten", pawn="ann"
    )

    table.play("ann", "burglar:tacocat>bob").play("ann", "draw")
    assert not any("tacocat" in hand for hand in hands(table, "ann", "bob"))
    table.play("bob", "draw")

    thinkable = hands(table, "ann", "bob")
    assert thinkable == {"tacocat potato", "tacocat rainbow", "potato rainbow"}


def test_a_lack_is_over_with_a_hidden_gift() -> None:
    """EK-57, EK-39: bob had no Tacocat, but dan may have given him one since."""
    table = scene(
        hands={"ann": "", "bob": "favor", "cleo": "", "dan": "tacocat beard"},
        pile="skip potato kitten kitten kitten",
        pawn="ann",
    )

    table.play("ann", "burglar:tacocat>bob").play("ann", "draw")
    table.play("bob", "favor>dan").everybody_passes().play("dan", "give:beard")

    assert {"tacocat", "beard"} <= hands(table, "ann", "bob")
    assert hands(table, "dan", "bob") == {"beard"}


def test_a_known_card_may_be_stolen_unseen() -> None:
    """EK-62, EK-52: all know ann's Tacocat, until cleo steals a card of hers."""
    table = scene(
        hands={"ann": "attack", "bob": "tacocat", "cleo": "skip skip", "dan": ""},
        pile="beard rainbow potato kitten kitten kitten",
        pawn="ann",
    )

    table.play("ann", "burglar:tacocat>bob").play("ann", "draw").play("bob", "draw")
    assert all("tacocat" in hand for hand in hands(table, "dan", "ann"))
    table.play("cleo", "pair:skip>ann").everybody_passes(rolls=[0])

    assert table.hand("cleo") == "attack"
    where = {("tacocat" in w.hand("ann"), "tacocat" in w.hand("cleo")) for w in table.worlds("dan")}
    assert where == {(True, False), (False, True)}
    assert hands(table, "ann", "cleo") == {"attack"}


def test_a_gift_may_be_told_by_what_the_taker_shows_later() -> None:
    """EK-39, EK-A12: bob had only the Tacocat, so that was his gift; ann's hand lies open now."""
    table = scene(
        hands={"bob": "skip", "ann": "favor tacocat rainbow", "cleo": "tacocat beard", "dan": ""},
        pile="potato kitten kitten kitten",
        turn="bob",
        pawn="bob",
    )

    table.play("bob", "burglar:tacocat>cleo").play("bob", "skip").everybody_passes()
    table.play("ann", "favor>bob").everybody_passes().play("bob", "give:tacocat")
    table.play("ann", "resign")

    for who in ("cleo", "dan", "watcher"):
        assert hands(table, who, "bob") == {""}
    assert hands(table, "dan", "cleo") == {"beard", "potato"}


def test_everybody_was_dealt_a_defuse() -> None:
    """EK-04: until it is shown to leave, everybody holds one."""
    table = dealt(3, seed=5, first="0")

    for who in ("ann", "watcher"):
        thinkable = hands(table, who, "bob")
        assert all("defuse" in hand.split() for hand in thinkable)
        assert len(thinkable) > 150
        assert len({hand.split().count("defuse") for hand in thinkable}) > 1


def test_a_dealt_defuse_that_was_used_is_gone() -> None:
    """EK-04, EK-25: after a defusing, the hand may hold another Defuse or none."""
    seed = next(s for s in range(1000) if dealt(2, seed=s, first="0").pile.startswith("kitten"))
    table = dealt(2, seed=seed, first="0")
    assert all("defuse" in hand for hand in hands(table, "bob", "ann"))

    table.play("ann", "draw").play("ann", "put:0")

    assert {"defuse" in hand for hand in hands(table, "bob", "ann")} == {True, False}
    assert all("defuse" in hand for hand in hands(table, "ann", "bob"))


def test_nobody_was_dealt_a_defuse_in_a_made_up_scene() -> None:
    """EK-04 speaks of dealt games only: in the middle of one a hand may have none."""
    table = scene(hands={"ann": "", "bob": "skip defuse"}, pile="beard tacocat kitten")

    assert {"defuse" in hand for hand in hands(table, "ann", "bob")} == {True, False}


def test_the_discard_is_known() -> None:
    """EK-A34: what lies on the discard lies nowhere else."""
    table = scene(
        hands={"ann": "tacocat", "bob": "beard"},
        pile="skip tacocat kitten",
        discard="tacocat tacocat beard beard beard",
    )

    for world in table.worlds("ann"):
        elsewhere = f"{world.hand('bob')} {world.pile}".split()
        assert Counter(elsewhere) == Counter(["skip", "tacocat", "beard", "kitten"])
        assert world.discard == table.discard
    assert hands(table, "ann", "bob") == {"skip", "tacocat", "beard"}


def test_the_cards_of_the_dead_are_known() -> None:
    """EK-A12: a dead player's hand lies open, so nobody else can hold those cards."""
    table = scene(
        hands={"ann": "defuse", "bob": "skip beard", "cleo": "potato"},
        pile="kitten tacocat kitten",
        turn="bob",
    )

    table.play("bob", "draw")

    assert hands(table, "ann", "cleo") == {"potato", "tacocat"}


def test_cards_that_left_unseen_may_be_any() -> None:
    """EK-O3: what left the game unseen may be any card you do not see."""
    table = scene(hands={"ann": "", "bob": "skip"}, pile="beard kitten", unseen="potato")

    assert {world.unseen for world in table.worlds("ann")} == {"skip", "beard", "potato"}
    assert {world.unseen for world in table.worlds("bob")} == {"beard", "potato"}
    assert table.sees("ann").unseen == 1


# Views.


def test_a_view_holds_only_your_own_cards() -> None:
    table = scene(hands={"ann": "skip", "bob": "nope defuse"}, pile="beard kitten")

    assert table.sees("ann").hand == ("skip",)
    assert table.sees("bob").hand == ("defuse", "nope")
    assert table.sees("watcher").hand == ()


@pytest.mark.parametrize("hidden", ["drawn", "seen", "place", "given", "stolen"])
def test_what_is_hidden_changes_nobody_elses_view(hidden: str) -> None:
    """Two tables that differ in one hidden thing look and sound alike to cleo and to onlookers."""
    ann, bob = "defuse favor future tacocat tacocat", "skip beard"
    pile, other_pile = "potato rainbow kitten kitten", "potato rainbow kitten kitten"
    if hidden == "place":
        pile = other_pile = "kitten rainbow potato kitten"
    elif hidden in ("drawn", "seen"):
        other_pile = "rainbow potato kitten kitten"
    tables = [
        scene(hands={"ann": ann, "bob": bob, "cleo": "nope"}, pile=one)
        for one in (pile, other_pile)
    ]
    told: list[list[object]] = [[], []]

    for number, table in enumerate(tables):
        if hidden == "drawn":
            table.play("ann", "draw")
        elif hidden == "seen":
            table.play("ann", "future").everybody_passes()
        elif hidden == "place":
            table.play("ann", "draw").play("ann", f"put:{number}")
        elif hidden == "given":
            table.play("ann", "favor>bob").everybody_passes()
            table.play("bob", ("give:skip", "give:beard")[number])
        else:
            table.play("ann", "pair:tacocat>bob").everybody_passes(rolls=[number])
        told[number] = [table.told("cleo"), table.told("watcher")]

    assert tables[0].position != tables[1].position
    assert told[0] == told[1]
    for who in ("cleo", "watcher"):
        assert tables[0].sees(who) == tables[1].sees(who)
    assert tables[0].sees("ann") != tables[1].sees("ann")


def test_the_hidden_part_of_a_view_is_a_blank() -> None:
    """Nothing in another's view, not even its story, spells a card that was drawn unseen."""
    views = set()

    for card in NAMES[1:]:
        table = scene(hands={"ann": "", "bob": ""}, pile=f"{card} kitten")
        table.play("ann", "draw")
        view = vars(table.sees("bob")) | {"box": ()}  # the scene's box tells what is left
        views.add(str(view))

    assert len(views) == 1


def test_what_you_remember_has_gaps() -> None:
    """EK-A40: between your Kitten and what you saw there may be cards you do not know."""
    table = scene(
        hands={"ann": "defuse future", "bob": ""},
        pile="kitten skip beard tacocat potato rainbow",
    )

    table.play("ann", "draw").play("ann", "put:5").play("bob", "draw")
    assert table.sees("ann").remembered == ("", "", "", "", "kitten")
    look(table, "ann")

    assert table.sees("ann").remembered == ("beard", "tacocat", "potato", "", "kitten")
