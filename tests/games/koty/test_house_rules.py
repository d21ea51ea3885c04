"""House rules: KO-O1 to KO-O6."""

from collections import Counter

import pytest

from purrlour.games.koty.events import Ended, Stopped
from tests.games.koty.fuzz import random_game
from tests.games.koty.scene import ALL_NIGHT, GAME, dealt, scene
from tests.games.stage import refused


def test_ko_o1_how_many_night_cards() -> None:
    """KO-O1 None by default; none to four of each, and the dragon or not."""
    assert GAME.options({}).settings()["moths"] == "0"
    table = dealt(2, seed=1, moths="3", bats="1", owls="4", dragon="on")

    counts = Counter(table.sees("ann").deck)
    assert counts == {"moth": 3, "bat": 1, "owl": 4, "dragon": 1}
    for name, value in (("moths", "5"), ("bats", "-1"), ("dragon", "2")):
        with refused("unknown-option-value"):
            GAME.options({name: value})


def test_ko_o2_teams_go_with_night_cards() -> None:
    """KO-O2 Off by default; with night cards they play to the end."""
    assert dealt(4, seed=1).sees("ann").mates == (-1,) * 4
    for seed in range(3):
        *_, table = random_game(4, seed, {**ALL_NIGHT, "teams": "opposite"})
        assert table.outcome is not None
        assert table.outcome.places[0] == table.outcome.places[2]


def test_ko_o3_three_rounds_of_exchanges() -> None:
    """KO-O3 By default a game of nothing but exchanges is counted after three rounds."""
    table = dealt(3, seed=1)
    turns = 0
    while table.outcome is None:
        table.time_is_up(table.pending[0].split()[0])
        turns += 1

    assert turns == 9
    assert table.outcome.reason == "limit"
    assert table.event(Ended).clause == "KO-A45"


def test_ko_o3_any_other_play_counts_anew() -> None:
    """KO-O3 One card played, and the rounds are counted from there."""
    table = scene(dreams={"ann": "", "bob": ""}, hands={"ann": "blue8"}, turns=9, idle=5)

    table.play("ann", "blue8>ann.1")

    assert table.outcome is None
    assert table.sees("ann").idle == 0


def test_ko_o3_an_endless_quarrel() -> None:
    """KO-O3 A hundred rounds of anything at all are enough: six players can attack for ever."""
    dreams = dict.fromkeys(("ann", "bob", "cleo", "dan", "eve", "fay"), "1")
    early = scene(dreams=dreams, turn="fay", hands={"fay": "blue8"}, turns=598)
    late = scene(dreams=dreams, turn="fay", hands={"fay": "blue8"}, turns=599)

    assert early.play("fay", "blue8>fay.1").outcome is None
    assert late.play("fay", "blue8>fay.1").event(Ended).clause == "KO-A45"


def test_ko_o3_off() -> None:
    """KO-O3 Switched off, exchanges go on for ever."""
    table = dealt(2, seed=1, limit="off")
    for _ in range(60):
        table.table.fall_back(next(iter(table.table.pending.values())).seat)

    assert table.outcome is None


@pytest.mark.parametrize("rounds", [30, 60])
def test_ko_o3_a_number_of_rounds(rounds: int) -> None:
    """KO-O3 Counted after so many rounds at the latest."""
    table = scene(
        dreams={"ann": "", "bob": ""}, turn="bob", limit=str(rounds), turns=2 * rounds - 2
    )

    table.play("bob", "exchange")
    assert table.pending == ["ann turn"]
    table.play("ann", "exchange")

    assert table.outcome is not None
    assert table.outcome.reason == "limit"


def test_ko_o4_repeats_are_capped() -> None:
    """KO-O4 20, 10 or 5 repeats; then the attack stops."""
    assert dealt(2, seed=1).sees("ann").repeat_cap == 20
    for cap in (5, 10):
        assert dealt(2, seed=1, repeats=str(cap)).sees("ann").repeat_cap == cap
    table = scene(
        dreams={"ann": "", "bob": "0+blue8"},
        hands={"ann": "blue1 blue1 blue1 blue1", "bob": "joker joker joker joker"},
        pile="blue1 blue1 blue1 joker blue1 blue1 blue1",
        cap=5,
    )
    table.play("ann", "blue1>bob.1")
    for _ in range(5):
        card = "joker" if "defend:joker" in table.choices("bob") else "blue1"
        table.play("bob", f"defend:{card}").play("ann", "repeat:blue1")
    table.play("bob", "defend:blue1")

    assert table.event(Stopped).clause == "KO-W2"
    assert table.pending == ["bob turn"]


def test_ko_o5_partners_asked_at_once() -> None:
    """KO-O5 Both are asked, and the first card counts."""
    table = scene(
        dreams={"ann": "", "bob": "0+blue8", "cleo": "", "dan": ""},
        hands={"ann": "blue1", "bob": "blue1", "dan": "blue1"},
        teams="opposite",
        together=True,
    )
    table.play("ann", "blue1>bob.1")
    assert table.pending == ["bob defend", "dan defend"]

    table.play("dan", "defend:blue1")
    assert table.pending == ["ann repeat"]
    assert "blue1" in table.hand("bob")


def test_ko_o5_both_must_pass() -> None:
    """KO-O5 One pass is not enough."""
    table = scene(
        dreams={"ann": "", "bob": "0+blue8", "cleo": "", "dan": ""},
        hands={"ann": "blue1"},
        teams="opposite",
        together=True,
    )
    table.play("ann", "blue1>bob.1").passes("dan")

    assert table.pending == ["bob defend"]
    assert table.passes("bob").pending == ["ann place"]


def test_ko_o5_for_teams_only() -> None:
    """KO-O5 Without teams it makes no sense."""
    with refused("together-needs-teams", "KO-O5"):
        dealt(4, seed=1, together="on")


@pytest.mark.parametrize("seat", range(6))
def test_ko_o6_a_seat_that_begins(seat: int) -> None:
    """KO-O6 The table may choose who begins, if that seat exists."""
    assert dealt(6, seed=1, first=str(seat)).sees("ann").turn == seat
    if seat >= 2:
        with refused("first-seat-missing", "KO-O6"):
            dealt(2, seed=1, first=str(seat))
