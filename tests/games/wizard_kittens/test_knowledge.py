"""What seats know and can imagine: counting cards is allowed, peeking is not."""

from collections import Counter

import pytest

from tests.games.stage import ANY
from tests.games.wizard_kittens.fuzz import random_game
from tests.games.wizard_kittens.plays import in_force
from tests.games.wizard_kittens.scene import GAME, dealt, scene

THREE = {"ann": "A.F", "bob": "P", "cleo": "FF"}
MODES: tuple[dict[str, str], ...] = (
    {},
    {"new_rules": "on"},
    {"chaos_mode": "on", "chaos_cats": "4"},
    {"curse_set_known": "public", "end_reveal": "hide-ec"},
)


def test_everybody_can_count_the_deck() -> None:
    """Twelve of each type, but for those that lie open; never their order."""
    table = scene(circles=dict(THREE), discard="A A A", score={"bob": "snail+SS"}, deck="A P")
    seen = table.sees("watcher")

    deck = Counter(table.deck.split())
    assert seen.unseen == tuple(deck[letter] for letter in "AFPS")
    assert seen.deck == sum(deck.values())


def test_where_cats_and_caught_can_be_is_known() -> None:
    """WK-12, WK-13: ten calm cards on top, and eleven at the bottom that Caught is one of."""
    table = dealt(3, seed=1)
    seen = table.sees("watcher")
    assert (seen.calm, seen.safe, seen.cats_left) == (10, 33, 1)

    for world in table.worlds("ann", 60):
        deck = world.deck.split()
        assert 10 <= deck.index("chaos-cat-3") <= 32
        assert deck.index("caught") >= 33


def test_a_world_has_every_place_that_a_cat_could_have() -> None:
    table = dealt(4, seed=2)

    places = {world.deck.split().index("chaos-cat-3") for world in table.worlds("bob", 300)}

    assert places == set(range(10, 31))


def test_late_in_the_deck_caught_is_near() -> None:
    """With three cards left one of them is Caught, whatever ann imagines."""
    table = next(
        one for one in random_game(3, 5, {}) if one.sees("watcher").deck <= 8 and one.pending
    )

    for world in table.worlds("ann", 30):
        assert world.deck.split().count("caught") == 1
        assert Counter(world.deck.split()) == Counter(table.deck.split())


def test_the_curses_of_the_deck_may_be_any_that_fit() -> None:
    """WK-15: two of each difficulty, and none that lies open."""
    table = dealt(3, seed=3)
    lying = {curse for curse in table.slots.split() if curse != "-"}
    imagined = {world.curses for world in table.worlds("cleo", 80)}

    assert len(imagined) > 60
    assert not any(lying & set(curses.split()) for curses in imagined)


def test_curses_shuffled_back_are_known_to_be_there() -> None:
    """WK-123: everybody saw them; where they are now nobody knows."""
    table = scene(
        circles=dict(THREE),
        deck="cat3 S A",
        mode="new-rules",
        rule="nr-hop",
        cats=0,
        slots="snail vampire",
        curses="yarn bathtime cucumber catnap",
    ).play("ann", "summon", rolls=ANY)
    back = {"snail", "vampire", "yarn"} - {*table.slots.split()}

    assert set(table.sees("bob").known) == back
    for world in table.worlds("bob", 20):
        assert back <= set(world.curses.split())


@pytest.mark.parametrize(
    ("seat", "own"), [("ann", "ec-set"), ("bob", "ec-one"), ("cleo", "ec-neat")]
)
def test_extra_credit_of_others_may_be_any_card_but_ones_own(seat: str, own: str) -> None:
    """WK-07: each other seat might hold any of the eleven that one does not hold oneself."""
    table = scene(circles=dict(THREE), credit={"ann": "ec-set", "bob": "ec-one", "cleo": "ec-neat"})

    held = [world.field("credit").split("/") for world in table.worlds(seat, 300)]

    for cards in zip(*held, strict=True):
        assert len(set(cards)) == (1 if own in cards else 11)
    assert all(own in cards and len(set(cards)) == 3 for cards in held)


def test_a_hidden_chaos_card_may_be_any_of_four() -> None:
    """WK-21, WK-105: until the first cat nobody knows; then everybody does."""
    hidden = in_force("cm-tokens", 0, dict(THREE))
    shown = in_force("cm-tokens", 1, dict(THREE))

    assert len({world.field("chaos") for world in hidden.worlds("ann")}) == 4
    assert {world.field("chaos") for world in shown.worlds("ann")} == {"cm-tokens"}


def test_a_hidden_new_rule_may_be_any_that_is_fit() -> None:
    """WK-18, WK-102: six for three players, the three with paws for two."""
    for seats, count in ((3, 6), (2, 3)):
        table = dealt(seats, seed=4, new_rules="on")
        assert len({world.field("rule") for world in table.worlds("ann")}) == count


def test_after_the_end_extra_credit_lies_open_or_not() -> None:
    """WK-146, WK-147, WK-O25."""
    for reveal in ("show-ec", "hide-ec"):
        table = scene(circles=dict(THREE), deck="caught", end_reveal=reveal).play("ann", "summon")
        seen = table.sees("bob").credits
        assert [bool(card) for card in seen] == [reveal == "show-ec", True, reveal == "show-ec"]


@pytest.mark.parametrize("settings", MODES)
def test_imagined_worlds_look_the_same(settings: dict[str, str]) -> None:
    """Whatever a seat imagines, it sees there what it sees here, and may do the same."""
    for number, table in enumerate(random_game(3, 7, settings)):
        if number % 12:
            continue
        for who in ("ann", "bob", "cleo", "watcher"):
            for world in table.worlds(who, 2):
                assert world.sees(who) == table.sees(who)
                if who != "watcher":
                    assert world.choices(who) == table.choices(who)


def test_who_is_asked_follows_from_what_all_see() -> None:
    """No question depends on a hidden card: the same in every world that a watcher can imagine."""
    for number, table in enumerate(random_game(4, 8, MODES[2])):
        if number % 10 == 0:
            for world in table.worlds("watcher", 3):
                assert world.pending == table.pending
                assert GAME.decisions(world.state) == GAME.decisions(table.state)


def test_nothing_hidden_is_in_the_words_of_a_view() -> None:
    """Deck order, curse deck, boxed cards: no view holds them, `says` neither."""
    table = dealt(3, seed=9, new_rules="on")
    for who in ("ann", "bob", "cleo", "watcher"):
        seen = str(table.sees(who))
        assert table.field("rule") not in seen
        assert not any(curse in seen for curse in table.curses.split())
