"""Set-up: KO-01 to KO-06."""

from collections import Counter

import pytest

from tests.games.koty.scene import ALL_NIGHT, DECK, GAME, PEOPLE, dealt

SEATS = [2, 3, 4, 5, 6]


@pytest.mark.parametrize("seats", SEATS)
def test_ko_01_the_deck(seats: int) -> None:
    """KO-01 80 cats, 10 crows and 5 jokers are one deck; night cards stay in the box."""
    table = dealt(seats, seed=1)

    assert table.all_cards() == Counter(DECK)
    assert sum(DECK.values()) == 95
    assert table.sees("ann").deck == ()


def test_ko_01_the_deck_is_shuffled() -> None:
    """KO-01 Other luck makes another order."""
    assert dealt(2, seed=1).pile != dealt(2, seed=2).pile


@pytest.mark.parametrize("seats", SEATS)
def test_ko_02_four_cards_each(seats: int) -> None:
    """KO-02 Everyone is dealt four cards, and only the owner sees them."""
    table = dealt(seats, seed=2)

    for who in table.names:
        assert len(table.sees(who).hand) == 4
        assert table.sees(who).cards == (4,) * seats
    assert table.sees("watcher").hand == ()


@pytest.mark.parametrize(("seats", "pile"), [(2, 87), (3, 83), (4, 79), (5, 75), (6, 71)])
def test_ko_03_the_rest_is_the_draw_pile(seats: int, pile: int) -> None:
    """KO-03 The rest lies face down, its number open to all; the discard is empty."""
    table = dealt(seats, seed=3)

    assert len(table.pile.split()) == table.sees("watcher").pile == pile
    assert table.discard == ""
    assert table.sees("watcher").laid == ""


def test_ko_03_nobody_knows_the_order() -> None:
    """KO-03 In worlds that look the same to ann, the pile lies otherwise."""
    table = dealt(3, seed=3)

    assert len({world.pile for world in table.worlds("ann", 20)}) == 20


@pytest.mark.parametrize("seats", SEATS)
def test_ko_04_four_empty_lands(seats: int) -> None:
    """KO-04 Everyone has a dream of four empty lands."""
    table = dealt(seats, seed=4)

    assert [table.dream(who) for who in table.names] == ["0 0 0 0"] * seats
    assert table.sees("ann").scores == (0,) * seats


def test_ko_05_the_first_player_is_drawn_by_lot() -> None:
    """KO-05 Every seat begins sometimes, unless the table chooses one."""
    first = {dealt(4, seed=seed).pending[0] for seed in range(40)}

    assert first == {f"{who} turn" for who in PEOPLE[:4]}
    assert dealt(4, seed=1, first="2").pending == ["cleo turn"]


def test_ko_06_turns_go_to_the_left() -> None:
    """KO-06 Turns go round the table in the order of the seats."""
    table = dealt(3, seed=6, first="1")

    asked = []
    for _ in range(4):
        asked += table.pending
        table.time_is_up(table.pending[0].split()[0])

    assert asked == ["bob turn", "cleo turn", "ann turn", "bob turn"]


def test_a_deal_takes_all_its_luck_from_the_chance_given() -> None:
    assert dealt(6, seed=9, **ALL_NIGHT).position == dealt(6, seed=9, **ALL_NIGHT).position
    assert GAME.position(dealt(2, seed=1).state) != GAME.position(dealt(2, seed=3).state)
