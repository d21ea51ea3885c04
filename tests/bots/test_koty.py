"""Greedy's rules of thumb for Koty, and how well they do."""

import pytest

from purrlour.bots.roster import build
from purrlour.engine.chance import Seeded
from purrlour.engine.table import Table
from purrlour.games import GAMES
from purrlour.lab.simulate import Plan, Tally, simulate
from tests.figures import figure
from tests.games.koty.scene import ALL_NIGHT, Scene, scene

GAME = GAMES["koty"]


def answer(table: Scene, who: str) -> str:
    """What greedy would do in somebody's place."""
    seat = table.seat(who)
    bot = build("greedy", GAME, 1)
    text: str = bot.choose(table.table.view(seat), table.table.legal(seat)).text()
    return text


def share(games: int, settings: dict[str, str], *bots: str) -> float:
    """How often greedy wins, sitting in every chair in turn."""
    tally: Tally = simulate(Plan(GAME.key, games, bots, 7, settings), 1, lambda _: None)
    return tally.bot_wins["greedy"] / tally.bot_chairs["greedy"]


def test_it_lays_a_great_cat_on_three_nines() -> None:
    table = scene(dreams={"ann": "3", "bob": ""}, hands={"ann": "blue8 pink4 crow crow"})

    assert answer(table, "ann") == "blue8>0.1"


def test_it_sits_a_crow_on_the_richest_nine() -> None:
    table = scene(dreams={"ann": "", "bob": "1 3 2"}, hands={"ann": "crow crow crow crow"})

    assert answer(table, "ann") == "crow>1.2"


def test_it_steals_a_great_cat() -> None:
    table = scene(dreams={"ann": "2", "bob": "3+blue8"}, hands={"ann": "blue8 crow crow crow"})

    assert answer(table, "ann") == "blue8>1.1"


def test_it_exchanges_what_is_of_no_use() -> None:
    table = scene(
        dreams={"ann": "0+blue8 0+blue8 0+blue8 0+blue8", "bob": ""},
        hands={"ann": "crow crow pink4 pink4"},
    )

    assert answer(table, "ann") == "exchange"


def test_it_defends_with_the_cat_before_the_joker() -> None:
    table = scene(
        dreams={"ann": "", "bob": "3+blue8"}, hands={"ann": "blue1", "bob": "blue1 joker"}
    )
    table.play("ann", "blue1>bob.1")

    assert answer(table, "bob") == "defend:blue1"


def test_it_keeps_its_joker_for_what_is_worth_it() -> None:
    full = "3 0+pink4 0+pink5 1+crow"
    small = scene(dreams={"ann": full, "bob": "0+blue1"}, hands={"ann": "blue1", "bob": "joker"})
    great = scene(dreams={"ann": "", "bob": "3+blue8"}, hands={"ann": "blue1", "bob": "joker"})
    for table in (small, great):
        table.play("ann", "blue1>bob.1")

    assert answer(great, "bob") == "defend:joker"
    assert answer(small, "bob") == "pass"


def test_it_does_not_end_a_game_that_it_loses() -> None:
    table = scene(
        dreams={"ann": "3+crow 3+crow 2 0+blue8", "bob": "3+blue8 3+blue8"}, hands={"ann": "blue1"}
    )
    table.play("ann", "blue1>ann.4")

    assert answer(table, "ann") == "place:4"


@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_bots_play_to_the_end_and_never_against_the_rules(seats: int) -> None:
    settings = {**ALL_NIGHT, "teams": "opposite"} if seats in (4, 6) else ALL_NIGHT
    table = Table(GAME, seats, GAME.options(settings), Seeded(seats))
    bots = [build(("greedy", "random")[seat % 2], GAME, seat) for seat in range(seats)]
    while table.pending:
        decision = next(iter(table.pending.values()))
        choices = table.legal(decision.seat)
        table.play(
            decision.seat, bots[decision.seat].choose(table.view(decision.seat), choices).text()
        )

    assert table.outcome is not None
    assert len(table.record.steps) <= GAME.max_steps


@pytest.mark.parametrize("settings", [{}, ALL_NIGHT], ids=["day", "night"])
def test_greedy_beats_random_in_eight_of_ten_games(settings: dict[str, str]) -> None:
    assert share(figure(60, long=300, plain=20), settings, "greedy", "random") >= 0.8


@pytest.mark.parametrize("name", ["random", "greedy"])
def test_a_bot_chooses_alike_in_worlds_it_cannot_tell_apart(name: str) -> None:
    """A state and another that the same view could come from: the same whim, the same choice."""
    luck, whim = Seeded(11), Seeded(12)
    for seats in (2, 3):
        state = GAME.deal(seats, GAME.options(ALL_NIGHT), luck)
        while asked := [decision.seat for decision in GAME.decisions(state)]:
            seat = asked[0]
            twin = GAME.sample(GAME.view(state, seat), luck)
            chosen = [
                build(name, GAME, 5).choose(
                    GAME.view(world, seat),
                    [GAME.actions[code] for code in GAME.legal(world, seat)],
                )
                for world in (state, twin)
            ]
            assert chosen[0] == chosen[1]
            codes = GAME.legal(state, seat)
            GAME.apply(state, seat, codes[whim.pick(len(codes))], luck, None)
