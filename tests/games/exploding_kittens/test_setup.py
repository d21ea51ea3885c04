"""Set-up: EK-01 to EK-12."""

from collections import Counter

import pytest

from purrlour.engine.chance import Seeded
from purrlour.games.exploding_kittens.options import KittensOptions
from tests.games.exploding_kittens.scene import GAME, PEOPLE, dealt, scene
from tests.games.stage import refused

SEEDS = range(100)
COUNTS = (2, 3, 4, 5)


@pytest.mark.parametrize("seats", [0, 1, 6])
def test_ek_01_fewer_than_two_or_more_than_five_cannot_start(seats: int) -> None:
    """EK-01 Two to five players; with fewer or more the game cannot start."""
    with refused("seat-count", "EK-01"):
        GAME.deal(seats, KittensOptions(), Seeded(1))

    with refused("seat-count"):
        dealt(seats, seed=1)


@pytest.mark.parametrize("seats", COUNTS)
def test_ek_01_two_to_five_can_start(seats: int) -> None:
    """EK-01 Two to five players can sit down to a game."""
    table = dealt(seats, seed=1)

    assert len(table.alive) == seats
    assert len(table.pending) == 1


@pytest.mark.parametrize("seats", COUNTS)
def test_ek_02_there_are_56_cards_and_one_pawn(seats: int) -> None:
    """EK-02 56 cards of 13 titles; the Cat Burglar is a single pawn, not a card."""
    table = dealt(seats, seed=2)

    assert table.all_cards() == Counter(
        kitten=4,
        defuse=6,
        attack=4,
        nope=5,
        favor=4,
        shuffle=4,
        skip=4,
        future=5,
        tacocat=4,
        cattermelon=4,
        potato=4,
        beard=4,
        rainbow=4,
    )
    assert table.all_cards().total() == 56
    assert table.pawn in table.names


@pytest.mark.parametrize("seats", COUNTS)
def test_ek_03_kittens_and_defuses_are_set_aside_before_the_deal(seats: int) -> None:
    """EK-03 All Kittens and all Defuses are out of the deck before anything is dealt."""
    spares = {2: 2, 3: 2, 4: 2, 5: 1}[seats]

    for seed in SEEDS:
        table = dealt(seats, seed=seed)

        hands = [table.hand(name).split() for name in table.names]
        assert all("kitten" not in hand for hand in hands)
        assert sum(hand.count("defuse") for hand in hands) <= seats + spares


@pytest.mark.parametrize("seats", COUNTS)
def test_ek_04_everybody_starts_with_one_defuse(seats: int) -> None:
    """EK-04 Everybody is given one Defuse, no more and no fewer; luck may add to it."""
    hands = [dealt(seats, seed=seed).hand(name) for seed in SEEDS for name in PEOPLE[:seats]]

    defuses = Counter(hand.split().count("defuse") for hand in hands)

    assert min(defuses) == 1
    assert defuses.most_common(1)[0][0] == 1


@pytest.mark.parametrize(("seats", "spare"), [(4, 2), (5, 1)])
def test_ek_05_four_or_five_players_mix_all_spare_defuses_in(seats: int, spare: int) -> None:
    """EK-05 With 4 or 5 players all spare Defuses join the deck, before the deal."""
    tables = [dealt(seats, seed=seed) for seed in SEEDS]

    in_piles = {table.pile.split().count("defuse") for table in tables}

    assert all("defuse" not in table.box for table in tables)
    assert in_piles == set(range(spare + 1))  # now and then they were dealt instead


@pytest.mark.parametrize(("seats", "out"), [(2, 2), (3, 1)])
def test_ek_06_two_or_three_players_mix_two_spare_defuses_in(seats: int, out: int) -> None:
    """EK-06 With 2 or 3 players two spare Defuses join the deck; the others sit this game out."""
    tables = [dealt(seats, seed=seed) for seed in SEEDS]

    in_piles = {table.pile.split().count("defuse") for table in tables}

    assert all(table.box.split().count("defuse") == out for table in tables)
    assert in_piles == {0, 1, 2}


@pytest.mark.parametrize("seats", COUNTS)
def test_ek_07_everyone_is_dealt_seven_cards_beside_the_defuse(seats: int) -> None:
    """EK-07 Seven cards each from a shuffled deck make a hand of eight that only you may see."""
    tables = [dealt(seats, seed=seed) for seed in SEEDS]

    for table in tables:
        assert table.sees("watcher").cards == (8,) * seats
        assert table.sees("watcher").hand == ()
        assert {len(table.hand(name).split()) for name in table.names} == {8}
    assert len({table.hand("ann") for table in tables}) > 90


@pytest.mark.parametrize(("seats", "kittens"), [(2, 1), (3, 2), (4, 3), (5, 4)])
def test_ek_08_one_kitten_fewer_than_players_goes_into_the_deck(seats: int, kittens: int) -> None:
    """EK-08 After the deal one Kitten fewer than players goes in; the others are out."""
    for seed in SEEDS:
        table = dealt(seats, seed=seed)

        assert table.pile.split().count("kitten") == kittens
        assert table.box.split().count("kitten") == 4 - kittens
        assert table.sees("watcher").kittens == kittens
        assert all("kitten" not in table.hand(name) for name in table.names)


@pytest.mark.parametrize(("seats", "size"), [(2, 35), (3, 29), (4, 23), (5, 16)])
def test_ek_09_the_shuffled_rest_is_the_draw_pile(seats: int, size: int) -> None:
    """EK-09 The deck, shuffled once more, is the draw pile, in an order nobody knows."""
    tables = [dealt(seats, seed=seed) for seed in SEEDS]

    kittens = {
        place for t in tables for place, card in enumerate(t.pile.split()) if card == "kitten"
    }

    assert all(len(table.pile.split()) == size for table in tables)
    assert all(table.discard == "" for table in tables)
    assert min(kittens) < 3  # they are spread from the top…
    assert max(kittens) > size - 4  # …to the bottom
    for name in (*tables[0].names, "watcher"):
        assert tables[0].sees(name).remembered == ()
        assert len({world.pile for world in tables[0].worlds(name, 5)}) == 5


@pytest.mark.parametrize("seats", COUNTS)
def test_ek_10_the_first_player_is_drawn_at_random(seats: int) -> None:
    """EK-10 The first player is drawn at random, unless the table chooses a seat."""
    firsts = Counter(dealt(seats, seed=seed).pending[0] for seed in SEEDS)

    assert set(firsts) == {f"{name} turn" for name in PEOPLE[:seats]}
    assert min(firsts.values()) > 100 / seats / 4


@pytest.mark.parametrize("seats", COUNTS)
def test_ek_11_the_pawn_starts_right_of_the_first_player(seats: int) -> None:
    """EK-11 The Cat Burglar starts with whoever comes last in the first round."""
    for first in range(seats):
        table = dealt(seats, seed=11, first=str(first))

        assert table.pending == [f"{PEOPLE[first]} turn"]
        assert table.pawn == PEOPLE[(first - 1) % seats]


def test_ek_12_turns_go_round_clockwise_past_those_who_are_out() -> None:
    """EK-12 Turns go clockwise; players who are out are passed over."""
    table = scene(
        hands={"ann": "", "bob": "", "cleo": "", "dan": ""},
        pile="skip skip skip kitten kitten",
        turn="bob",
        dead=["dan"],
    )
    order = []

    for _ in range(3):
        order += table.pending
        table.play(order[-1].split()[0], "draw")

    assert order == ["bob turn", "cleo turn", "ann turn"]
    assert table.pending == ["bob turn"]
