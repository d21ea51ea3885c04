"""What seats know and can imagine: counting cards is allowed, peeking is not."""

from collections import Counter
from dataclasses import replace

import pytest

from purrlour.engine.chance import Seeded
from purrlour.engine.decision import WATCHER
from purrlour.engine.errors import InvalidPosition
from purrlour.games.koty.content import NUMBERS, TITLES
from purrlour.games.koty.story import BLIND, LINE_SEATS, PLAY, UNKNOWN
from purrlour.games.koty.view import lines
from tests.games.koty.fuzz import random_game
from tests.games.koty.scene import ALL_NIGHT, GAME, Scene, dealt, scene, stock
from tests.games.stage import ANY

FULL = "3+green3 3+green3 2 2"


def reshuffled(seats: int = 2) -> Scene:
    """A table right after its first shuffle, by exchanges alone."""
    table = dealt(seats, seed=4, first="0", limit="off")
    while "reshuffled" not in table.happened():
        table.time_is_up(table.pending[0].split()[0], rolls=ANY)
    return table


def test_after_a_shuffle_all_know_what_the_pile_was() -> None:
    """Every card was seen: ann knows what bob holds, though not the order of the pile."""
    table = reshuffled()
    # One of the two has just drawn from the new pile; the other holds only old cards.
    other = next(who for who in table.names if who != table.names[table.sees("ann").turn - 1])
    watching = next(who for who in table.names if who != other)

    worlds = table.worlds(watching, 30)

    assert {world.hand(other) for world in worlds} == {table.hand(other)}
    assert len({world.pile for world in worlds}) == 30


def test_old_and_new_cards_are_told_apart() -> None:
    """The joker was in the pile: nobody can have held it before, and one blind Nine is blue."""
    table = stock(
        {"ann": FULL},
        hands={"ann": "blue1 blue8 pink4 crow", "bob": "crow crow crow pink4"},
        pile="green6",
        discard="joker joker joker joker joker",
    )
    table.play("ann", "exchange", rolls=ANY)

    for world in table.worlds("ann", 40):
        assert "joker" not in "".join(world.hand(who) for who in table.names[1:])
        assert "joker" not in world.unseen
        assert Counter(world.pile.split())["joker"] == 5 - table.hand("ann").count("joker")


def test_what_nobody_can_have_seen_has_no_worlds() -> None:
    """Hands without cards for them; or a joker, played before anything was drawn, from the pile."""
    table = reshuffled()
    seat = (table.state.turn - 1) % 2
    view = GAME.view(table.state, seat)
    joker = bytes((PLAY * LINE_SEATS + 1 - seat, NUMBERS["joker"]))
    assert view.fresh[NUMBERS["joker"]]
    assert view.old[NUMBERS["joker"]] == view.held.count("joker")

    for strange in (replace(view, old=(0,) * TITLES), replace(view, story=view.story + joker)):
        with pytest.raises(InvalidPosition):
            GAME.sample(strange, Seeded(1))


def caught() -> Scene:
    """Bob's owl has just caught ann's joker."""
    table = scene(
        dreams={"ann": "", "bob": "0+blue8", "cleo": ""},
        hands={"ann": "joker", "bob": "owl crow crow crow"},
    )
    return table.play("ann", "joker=blue1>bob.1").play("bob", "owl")


def test_the_catch_of_an_owl_is_known_until_it_is_played() -> None:
    table = caught()
    assert table.sees("cleo").known == ((), ("joker",), ())

    table.play("bob", "exchange")

    assert table.sees("cleo").known == ((), (), ())


def test_the_catch_of_an_owl_is_known_across_a_shuffle() -> None:
    table = stock(
        {"ann": FULL, "bob": "0+blue8 3 3 2"},
        hands={"ann": "joker crow", "bob": "owl crow crow crow", "cleo": "crow crow crow crow"},
        pile="pink5",
    )
    table.play("ann", "joker=blue1>bob.1").play("bob", "owl")
    assert table.pile == ""

    table.play("bob", "crow>ann.3", rolls=ANY)

    assert "reshuffled" in table.happened()
    assert table.sees("cleo").known[1] == ("joker",)
    assert all("joker" in world.hand("bob") for world in table.worlds("cleo", 20))


@pytest.mark.parametrize("seats", [2, 4])
def test_blind_nines_are_in_no_view(seats: int) -> None:
    """Not even in the story that a seat's own bot may read."""
    seen = 0
    for seed in range(3):
        for table in random_game(seats, seed, ALL_NIGHT):
            for seat in (WATCHER, *range(seats)):
                told = lines(GAME.view(table.state, seat).story)
                blind = [title for kind, _, title in told if kind == BLIND]
                seen += len(blind)
                assert set(blind) <= {UNKNOWN}
    assert seen > 50


@pytest.mark.parametrize(("seats", "settings"), [(2, {}), (3, ALL_NIGHT), (6, {})])
def test_imagined_worlds_could_have_come_about(seats: int, settings: dict[str, str]) -> None:
    """Loading goes through the story line by line: every play was possible."""
    shuffles = 0
    for seed in range(2):
        for step, table in enumerate(random_game(seats, seed, settings)):
            shuffles += "reshuffled" in table.happened()
            if step % 12 == 0 or "reshuffled" in table.happened():
                for who in (*table.names[:2], "watcher"):
                    view = table.sees(who)
                    world = GAME.sample(view, Seeded(step))
                    assert GAME.view(world, table.seat(who)) == view
                    assert GAME.position(GAME.load(GAME.position(world))) == GAME.position(world)
    assert shuffles or seats == 2


def test_samples_differ_where_they_may() -> None:
    """A rival's hand is imagined in many ways, and often rightly weighed."""
    table = scene(dreams={"ann": "", "bob": ""}, hands={"ann": "blue1 blue1 blue1 blue1"})
    table.play("ann", "exchange").play("bob", "exchange")

    hands = Counter(world.hand("bob") for world in table.worlds("ann", 200))

    assert len(hands) > 100
    cards = Counter(" ".join(hands.elements()).split())
    assert cards["pink5"] > 1.3 * cards["joker"]
