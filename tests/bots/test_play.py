"""How bots play: legally, by what they may know, and the better one better."""

from typing import Any

import pytest

from purrlour.bots.roster import build
from purrlour.engine.chance import Seeded
from purrlour.engine.table import Table
from purrlour.games import GAMES
from purrlour.lab.simulate import Plan, Tally, simulate
from tests.figures import figure

GAME = GAMES["exploding_kittens"]


def share(games: int, *bots: str) -> float:
    """How often greedy wins, sitting in every chair in turn."""
    tally: Tally = simulate(Plan(GAME.key, games, bots, 7, {}), 1, lambda _: None)
    return tally.bot_wins["greedy"] / tally.bot_chairs["greedy"]


def played(seats: int, seed: int, *names: str) -> Table[Any, Any, Any, Any]:
    """A table after a whole game through the checked door."""
    table = Table(GAME, seats, GAME.options({}), Seeded(seed))
    bots = [build(names[seat % len(names)], GAME, seed + seat) for seat in range(seats)]
    while table.pending:
        decision = next(iter(table.pending.values()))
        choices = table.legal(decision.seat)
        action = bots[decision.seat].choose(table.view(decision.seat), choices)
        table.play(decision.seat, action.text())
    return table


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_bots_play_to_the_end_and_never_against_the_rules(seats: int) -> None:
    for seed in range(5):
        table = played(seats, seed, "greedy", "random")
        assert table.outcome is not None
        assert len(table.record.steps) <= GAME.max_steps


def test_greedy_beats_random_in_seven_of_ten_games() -> None:
    assert share(figure(200, long=600, plain=100), "greedy", "random") >= 0.7


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_greedy_wins_more_than_its_share_at_larger_tables(seats: int) -> None:
    games = figure(100, long=150, plain=60)
    assert share(games, "greedy", *["random"] * (seats - 1)) >= 1.5 / seats


@pytest.mark.parametrize("name", ["random", "greedy"])
def test_a_bot_chooses_alike_in_worlds_it_cannot_tell_apart(name: str) -> None:
    """A state and another that the same view could come from: the same whim, the same choice."""
    luck, whim = Seeded(11), Seeded(12)
    for seats in (2, 3, 5):
        state = GAME.deal(seats, GAME.options({}), luck)
        while asked := [decision.seat for decision in GAME.decisions(state)]:
            for seat in asked:
                view = GAME.view(state, seat)
                twin = GAME.sample(view, luck)
                chosen = [
                    build(name, GAME, 5).choose(
                        GAME.view(world, seat),
                        [GAME.actions[code] for code in GAME.legal(world, seat)],
                    )
                    for world in (state, twin)
                ]
                assert chosen[0] == chosen[1]
            seat = asked[whim.pick(len(asked))]
            codes = GAME.legal(state, seat)
            GAME.apply(state, seat, codes[whim.pick(len(codes))], luck, None)
