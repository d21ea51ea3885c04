"""Counts of what can be reached in Koty from tiny set-ups: our perft.

A *way* is a sequence of choices with every luck told apart; a *position* counts once however many
ways lead to it. Here what seats remember is left out of a position, so that a second
implementation, which shares nothing with the game, can count the same.
"""

from __future__ import annotations

from collections import Counter

import pytest

from purrlour.engine.chance import Seeded
from purrlour.games.koty import codes
from purrlour.games.koty.content import LANDS, NAMES
from purrlour.games.koty.state import Cats
from tests.figures import figure
from tests.games.koty.scene import GAME, PEOPLE, Scene, dealt, scene, stock
from tests.laws.counting import Counts, after_one_choice, count_states, count_worlds
from tests.laws.koty_brute_force import World, successors

FULL = "3+green3 3+green3 2 2"


def scenes() -> dict[str, Scene]:
    """Each set-up by what it is about."""
    return {
        "an empty table": scene(
            dreams={"ann": "", "bob": ""},
            hands={"ann": "blue1 blue8 crow joker", "bob": "blue1 blue1 pink4 pink5"},
        ),
        "a duel": scene(
            dreams={"ann": "2 1+crow 3 0+pink4", "bob": "2+blue8 1 0+blue1 0"},
            hands={"ann": "blue1 blue1 joker crow", "bob": "blue1 blue8 joker crow"},
            pile="joker blue1 blue8 crow",
        ),
        "night": scene(
            dreams={"ann": "1+crow 0+blue8 0 2", "bob": "2+crow 1+pink4 0 1", "cleo": "0+blue1"},
            hands={
                "ann": "moth bat dragon blue1",
                "bob": "owl bat blue8 joker",
                "cleo": "owl moth",
            },
            pile="pink5 owl bat",
        ),
        "the end is near": scene(
            dreams={"ann": "3 3 2 0+blue8", "bob": "3+crow 3 2+pink4 1+crow"},
            hands={"ann": "blue1 blue8 joker crow", "bob": "pink4 pink5 joker crow"},
        ),
        "no stock": stock(
            {"ann": FULL, "bob": "0+blue8 3 3 2"},
            hands={"ann": "blue1 blue8 crow pink4", "bob": "blue1 crow pink4 pink4"},
            pile="joker",
            discard="green6 pink5",
        ),
    }


PINNED: dict[str, Counts] = {
    # By hand: an exchange, and either cat of ann's on any of four lands: 9.
    "an empty table": [(9, 9), (125, 125)],
    "a duel": [(15, 15), (179, 175)],
    "night": [(11, 11), (94, 94)],
    "the end is near": [(16, 16), (228, 228)],
    # An exchange takes the last card, and six cards are shuffled: 6! of the 754 ways.
    "no stock": [(754, 154)],
}
FURTHER: dict[str, tuple[int, int]] = {
    "an empty table": (985, 829),
    "a duel": (1704, 1465),
    "the end is near": (2525, 1996),
}
"""One choice more."""


def key_of(state: Cats) -> World:
    """The state as brute force sees it."""
    view = [GAME.view(state, seat) for seat in range(state.seats)]
    seen = view[0]
    table = Scene(PEOPLE[: seen.seats], dealt(seen.seats, seed=0).table)
    table.state = state
    spot, meant = (-1, -1), ""
    if seen.phase in ("defend", "repeat", "place", "lay") and codes.spot_of(seen.play) >= 0:
        owner, land = divmod(int(codes.spot_of(seen.play)), LANDS)
        spot = (owner, land)
        if seen.play >= codes.PLAY:
            meant = NAMES[codes.stands_for(seen.play)]
    if seen.gain in ("crow", "dragon"):
        spot = (-1, -1)
    return World(
        dreams=tuple(
            tuple(zip(nines, tops, strict=True))
            for nines, tops in zip(seen.nines, seen.tops, strict=True)
        ),
        hands=tuple(tuple(sorted(one.hand)) for one in view),
        pile=tuple(table.pile.split()),
        discard=tuple(sorted(seen.discard)),
        turn=seen.turn,
        nines=tuple(sorted([*table.shown.split(), *table.unseen.split()])),
        asked=seen.phase,
        spot=spot,
        meant=meant,
        card=seen.card,
        gain="" if seen.gain == "-" else seen.gain,
        repeats=seen.repeats,
        dry=seen.last,
    )


@pytest.mark.parametrize("name", scenes())
def test_counts_are_what_they_were_and_what_brute_force_says(name: str) -> None:
    state, pinned = scenes()[name].state, PINNED[name]

    assert count_states(GAME, state, len(pinned), key_of) == pinned
    assert count_worlds(key_of(state), len(pinned), successors) == pinned


@pytest.mark.slow
@pytest.mark.parametrize("name", FURTHER)
def test_one_choice_further(name: str) -> None:
    state, pinned = scenes()[name].state, [*PINNED[name], FURTHER[name]]

    assert count_states(GAME, state, len(pinned), key_of) == pinned
    assert count_worlds(key_of(state), len(pinned), successors) == pinned


@pytest.mark.slow
@pytest.mark.parametrize("seats", [2, 3, 6])
def test_a_random_game_agrees_with_brute_force(seats: int) -> None:
    """At every step of a game (every fourth, where rules are slow) each choice leads to the
    same worlds."""
    settings = {"moths": "4", "bats": "4", "owls": "4", "dragon": "on"}
    share = figure(1, long=1, plain=4)
    for seed in range(figure(1, long=3, plain=1)):
        whim, table = Seeded(seed, "whim"), dealt(seats, seed=seed, **settings).table
        while table.outcome is None:
            world = key_of(table.state)
            # With few cards left, shuffles of many would be enumerated.
            if len(world.pile) > 4 and len(table.record.steps) % share == 0:
                mine = Counter(key_of(state) for state in after_one_choice(GAME, table.state))
                assert mine == Counter(successors(world))
            seat = next(iter(table.pending.values())).seat
            choices = table.legal(seat)
            table.play(seat, choices[whim.pick(len(choices))].text())
