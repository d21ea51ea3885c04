"""House rules: KO-O1 to KO-O7."""

from collections import Counter

import pytest

from purrlour.games.koty.events import Attacked, Befriended, Ended, Kept, Stopped
from tests.games.koty.fuzz import random_game
from tests.games.koty.scene import ALL_NIGHT, GAME, dealt, scene, stock
from tests.games.stage import ANY, refused


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


def test_ko_o4_repeats_without_limit() -> None:
    """KO-O4 Or as often as both sides like: here the same cards come round again and again."""
    assert dealt(2, seed=1, repeats="off").sees("ann").repeat_cap == 0
    table = stock(
        {"ann": "3 2 2", "bob": "0+pink5"},
        hands={"ann": "pink4 pink4 pink4 pink4", "bob": "joker joker joker joker"},
        pile="joker pink4 pink4 pink4 pink4 pink4 pink4",
        cap="off",
    )
    table.play("ann", "pink4>bob.1", rolls=ANY)
    for _ in range(60):
        for who, word in (("bob", "defend"), ("ann", "repeat")):
            answers = [text for text in table.choices(who) if text.startswith(word)]
            table.play(who, answers[0], rolls=ANY)
            assert GAME.position(GAME.load(table.position)) == table.position

    assert [event for event in table.events if isinstance(event, Attacked)][-1].repeats == 60
    assert table.pending == ["bob defend"]
    assert table.table.pending.popitem()[1].about.count("again") == 20  # and no longer than that
    assert table.passes("bob", rolls=ANY).event(Befriended).seat == 0


FULL = "3+blue8 0+yellow2 0+green3 1+crow"


def test_ko_o7_both_cards_are_lost() -> None:
    """KO-O7 The default: the cat that stood there is lost as well (KO-25, KO-A6)."""
    table = scene(dreams={"ann": FULL, "bob": ""}, hands={"ann": "blue8"})

    table.play("ann", "blue8>ann.1")

    assert table.dream("ann") == "3 0+yellow2 0+green3 1+crow"
    assert dealt(2, seed=1).sees("ann").surplus == "pair"


@pytest.mark.parametrize("card", ["blue8", "joker"])
def test_ko_o7_only_the_nine_is_lost(card: str) -> None:
    """KO-O7 The cat stays on its three Nines, and the card that was played is lost (KO-27)."""
    table = scene(dreams={"ann": FULL, "bob": ""}, hands={"ann": card}, surplus="nine")

    table.play("ann", f"{card}>ann.1" if card == "blue8" else "joker=blue8>ann.1")

    assert table.dream("ann") == FULL
    assert table.event(Kept) == Kept("KO-O7", seat=0, lost=card, card="blue8", land=1)
    assert table.discard == card
    assert table.pending == ["bob turn"]


def test_ko_o7_where_they_fought() -> None:
    """KO-O7 Not on other bare Nines of the dream."""
    table = scene(
        dreams={"ann": "3 3+blue8 1+crow 0+pink4", "bob": ""},
        hands={"ann": "blue8"},
        surplus="nine",
    )

    assert table.play("ann", "blue8>ann.2").dream("ann") == "3 3+blue8 1+crow 0+pink4"


def test_ko_o7_a_cat_that_was_won() -> None:
    """KO-O7 It lies on three Nines of the attacker; it too is lost only where there are none."""
    for dream, after in (
        ("1+crow 3 0+pink4 0+pink4", "1+crow 3+blue8 0+pink4 0+pink4"),
        ("1+crow 3+pink5 0+pink4 0+pink4", "1+crow 3+pink5 0+pink4 0+pink4"),
    ):
        table = scene(
            dreams={"ann": dream, "bob": "2+blue8"}, hands={"ann": "blue8"}, surplus="nine"
        )
        table.play("ann", "blue8>bob.1").passes("bob")

        assert table.dream("ann") == after
        assert table.dream("bob") == "2 0 0 0"
        assert table.discard == ("blue8" if "3+blue8" in after else "blue8 blue8")


def test_ko_o7_with_room_nothing_changes() -> None:
    """KO-O7 If some land can take the pair, it has to go there."""
    table = scene(dreams={"ann": "3+blue8 1", "bob": ""}, hands={"ann": "blue8"}, surplus="nine")

    table.play("ann", "blue8>ann.1")

    assert table.choices("ann") == {"place:2", "place:3", "place:4"}
    assert dealt(2, seed=1, surplus="nine").sees("ann").surplus == "nine"


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
