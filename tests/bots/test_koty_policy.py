"""The policy for Koty: what a seat does at once, what it expects, and that it never peeks."""

from collections.abc import Iterator

import pytest
from mypy_extensions import i64

from purrlour.bots.koty.policy import KotyPolicy
from purrlour.bots.search.policies import policy_of
from purrlour.bots.search.policy import ENDLESS
from purrlour.engine.cells import vec
from purrlour.engine.chance import Seeded
from purrlour.engine.game import MOST_ACTIONS
from purrlour.games.koty.codes import RESIGN
from purrlour.games.koty.game import Koty
from purrlour.games.koty.state import Cats
from tests.games.koty.scene import ALL_NIGHT, Scene, scene

GAME = Koty()
POLICY = KotyPolicy(ENDLESS)
TEAMS = {"teams": "opposite"}
TABLES = [
    (2, {}),
    (2, ALL_NIGHT),
    (3, {"limit": "30"}),
    (4, {**ALL_NIGHT, **TEAMS, "together": "on"}),
    (5, ALL_NIGHT),
    (6, TEAMS),
    (6, {"teams": "abacbc", "owls": "4"}),
]
CODES = vec[i64]([0] * MOST_ACTIONS)


def chosen(state: Cats, seat: int) -> int:
    """What the policy does in this seat's place."""
    count = GAME.legal_into(state, seat, CODES)
    return int(POLICY.choose(state, seat, CODES, count, Seeded(3)))


def weights(state: Cats, seat: int) -> list[float]:
    """How much each legal choice deserves to be looked at."""
    count = GAME.legal_into(state, seat, CODES)
    into = vec[float]([0.0] * MOST_ACTIONS)
    POLICY.weigh(state, seat, CODES, count, into)
    return [into[at] for at in range(count)]


def worth(state: Cats) -> list[float]:
    """What each seat may expect."""
    into = vec[float]([0.0] * 8)
    POLICY.value(state, into)
    return [into[seat] for seat in range(state.seats)]


def answer(table: Scene, who: str) -> str:
    """What the policy would do in somebody's place."""
    return GAME.actions[chosen(table.state, table.seat(who))].text()


def decisions(seats: int, settings: dict[str, str], seed: int) -> Iterator[tuple[Cats, int]]:
    """Every position of a game and a seat that is asked, half the choices by the policy."""
    luck, whim = Seeded(seed), Seeded(seed, "whim")
    state = GAME.deal(seats, GAME.options(settings), luck)
    while asked := [decision.seat for decision in GAME.decisions(state)]:
        seat = asked[whim.pick(len(asked))]
        yield state, seat
        codes = GAME.legal(state, seat)
        code = codes[whim.pick(len(codes))]
        if len(codes) > 1 and whim.pick(2):
            code = chosen(state, seat)
        GAME.apply(state, seat, code, luck, None)
    yield state, -1


def test_it_is_the_policy_of_koty() -> None:
    assert isinstance(policy_of(GAME), KotyPolicy)


@pytest.mark.parametrize(("seats", "settings"), TABLES)
def test_it_chooses_what_is_legal_and_weighs_all_of_it(
    seats: int, settings: dict[str, str]
) -> None:
    for state, seat in decisions(seats, settings, seats):
        codes = GAME.legal(state, seat)
        if len(codes) > 1:
            assert chosen(state, seat) in codes
            assert min(weights(state, seat)) > 0


@pytest.mark.parametrize(("seats", "settings"), TABLES)
def test_what_it_expects_is_a_share_and_in_the_end_what_everybody_got(
    seats: int, settings: dict[str, str]
) -> None:
    for seed in range(3):
        for state, _ in decisions(seats, settings, 100 * seats + seed):
            shares = worth(state)
            assert all(0 <= share <= 1 for share in shares)
            outcome = GAME.outcome(state)
            if outcome is None:
                assert sum(shares) == pytest.approx(2 if "teams" in settings else 1)
            else:
                assert tuple(shares) == outcome.returns


@pytest.mark.parametrize(("seats", "settings"), TABLES)
def test_it_answers_alike_in_worlds_that_its_seat_cannot_tell_apart(
    seats: int, settings: dict[str, str]
) -> None:
    luck = Seeded(5)
    for state, seat in decisions(seats, settings, 50 + seats):
        if len(GAME.legal(state, seat)) > 1:
            twin = GAME.sample(GAME.view(state, seat), luck)
            assert chosen(twin, seat) == chosen(state, seat)
            assert weights(twin, seat) == weights(state, seat)
            assert POLICY.outlook(twin, seat) == POLICY.outlook(state, seat)


@pytest.mark.parametrize(("seats", "settings"), TABLES)
def test_games_that_it_plays_end(seats: int, settings: dict[str, str]) -> None:
    luck = Seeded(seats)
    state = GAME.deal(seats, GAME.options(settings), luck)
    steps = 0
    while asked := [decision.seat for decision in GAME.decisions(state)]:
        codes = GAME.legal(state, asked[0])
        code = chosen(state, asked[0]) if len(codes) > 1 else codes[0]
        GAME.apply(state, asked[0], code, luck, None)
        steps += 1

    assert steps < 1500


def test_who_gave_up_expects_nothing() -> None:
    table = scene(dreams={"ann": "3+blue8 3+blue8", "bob": "1", "cleo": "2"})
    GAME.apply(table.state, 0, RESIGN, Seeded(1), None)

    shares = worth(table.state)

    assert shares[0] == 0
    assert shares[1] + shares[2] == pytest.approx(1)


def test_who_has_more_nines_expects_more() -> None:
    table = scene(dreams={"ann": "2 2+pink4 1", "bob": "1+crow 1 0"})

    ann, bob = worth(table.state)

    assert ann > 0.7
    assert bob < 0.3


def test_an_attack_on_the_table_counts_before_it_is_settled() -> None:
    table = scene(
        dreams={"ann": "2 2", "bob": "3+blue8 2"}, hands={"ann": "blue8", "bob": "crow crow"}
    )
    before = worth(table.state)[1]

    table.play("ann", "blue8>bob.1")

    assert worth(table.state)[1] < before


def test_a_gain_counts_before_it_is_placed() -> None:
    table = scene(dreams={"ann": "2 0+pink4", "bob": "1 1"}, hands={"ann": "pink5"})
    before = worth(table.state)[0]

    table.play("ann", "pink5>ann.2")

    assert worth(table.state)[0] > before


def test_it_makes_friends_and_puts_the_nine_where_it_doubles_most() -> None:
    table = scene(
        dreams={"ann": "2 0+pink4", "bob": ""}, hands={"ann": "pink5 blue1 green3 green3"}
    )

    assert answer(table, "ann") == "pink5>0.2"
    table.play("ann", "pink5>ann.2")
    assert answer(table, "ann") == "place:1"


def test_it_sits_a_crow_on_the_land_that_could_still_grow() -> None:
    table = scene(dreams={"ann": "", "bob": "1 3 2"}, hands={"ann": "crow crow crow crow"})

    assert answer(table, "ann") == "crow>1.3"


def test_it_sits_its_crow_on_the_leader() -> None:
    table = scene(
        dreams={"ann": "1", "bob": "2", "cleo": "3+blue8 3+blue8 2"},
        hands={"ann": "crow crow crow crow"},
    )

    assert answer(table, "ann") == "crow>2.3"


def test_it_chases_the_crow_from_a_rich_land() -> None:
    table = scene(dreams={"ann": "3+crow", "bob": ""}, hands={"ann": "crow crow pink4 pink4"})

    assert answer(table, "ann") == "crow>0.1"


def test_it_ends_the_game_that_it_wins() -> None:
    table = scene(
        dreams={"ann": "3+blue8 3+blue8 2 0+pink4", "bob": "1 1"},
        hands={"ann": "pink5 crow crow blue1"},
    )

    assert answer(table, "ann") == "pink5>0.4"
    table.play("ann", "pink5>ann.4")
    assert answer(table, "ann") == "place:3"


def test_it_does_not_end_a_game_that_it_loses() -> None:
    table = scene(
        dreams={"ann": "3+crow 3+crow 2 0+blue8", "bob": "3+blue8 3+blue8"}, hands={"ann": "blue1"}
    )
    table.play("ann", "blue1>ann.4")

    assert answer(table, "ann") == "place:4"


def test_it_adds_its_partners_cats_before_it_ends_a_game() -> None:
    table = scene(
        dreams={"ann": "3+crow 3+crow 2 0+blue8", "bob": "2+blue8", "cleo": "3+blue8", "dan": ""},
        hands={"ann": "blue1"},
        teams="opposite",
    )
    table.play("ann", "blue1>ann.4")

    assert answer(table, "ann") == "place:3"


def test_it_defends_a_great_land_even_with_a_joker() -> None:
    table = scene(dreams={"ann": "2", "bob": "3+blue8"}, hands={"ann": "blue8", "bob": "joker"})
    table.play("ann", "blue8>bob.1")

    assert answer(table, "bob") == "defend:joker"


def test_it_repeats_an_attack_with_the_cat_before_the_joker() -> None:
    table = scene(
        dreams={"ann": "2", "bob": "3+blue8"},
        hands={"ann": "blue8 blue8 joker", "bob": "blue8"},
    )
    table.play("ann", "blue8>bob.1").play("bob", "defend:blue8")

    assert answer(table, "ann") == "repeat:blue8"


def test_a_moth_steals_for_oneself() -> None:
    table = scene(dreams={"ann": "3 3+pink4 2+crow", "bob": "1+blue8 1"}, hands={"ann": "moth"})
    table.play("ann", "moth>bob.1")

    assert answer(table, "ann") == "lay>0.1"


def test_lands_that_are_alike_are_looked_at_once() -> None:
    table = scene(dreams={"ann": "1 1", "bob": ""}, hands={"ann": "blue8 crow crow crow"})
    codes = [GAME.actions[code].text() for code in GAME.legal(table.state, 0)]

    found = dict(zip(codes, weights(table.state, 0), strict=True))

    assert found["blue8>0.1"] > 1000 * found["blue8>0.2"]
    assert found["blue8>0.3"] > 1000 * found["blue8>0.4"]
