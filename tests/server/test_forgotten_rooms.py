"""A match that nobody looks at leaves memory at once, and does not wait for the collector."""

from __future__ import annotations

import gc

from purrlour.server import wire
from purrlour.server.matches.match import Match
from purrlour.server.matches.room import Room
from purrlour.server.matches.settings import Settings
from tests.server.screens import gather
from tests.server.virtual import World

MINUTES = 2 * 60_000
"""More than a match is remembered that nobody looks at."""


def alive(match: str) -> list[object]:
    """Whatever there is of this match, looked for everywhere."""
    found: list[object] = []
    for one in gc.get_objects():
        if type(one) in (Match, Room):  # a proxy of something that is gone cannot be asked more
            owner = one.match if isinstance(one, Room) else one
            if owner.kept.match == match:
                found.append(one)
    return found


def test_a_forgotten_match_is_out_of_memory() -> None:
    world = World("exploding_kittens", seats=3, settings=Settings(turn=20, window=5, grace=2))
    screens = gather(world)
    screens[0].send(wire.Bot, chair=2, bot="greedy")
    screens[0].send(wire.Start)
    world.settle()
    for _ in range(10):
        for screen in screens[:2]:
            if screen.choices and screen.decision is not None:
                screen.send(wire.Hint, decision=screen.decision)
                screen.play(screen.choices[0])
                world.run(1_500)
    match = world.kept.match
    assert len(alive(match)) == 2
    gc.collect()
    gc.disable()
    try:
        for screen in screens:
            screen.drop()
            screen.socket = None
        world.run(MINUTES)
        assert world.rooms == [None]
        assert alive(match) == []
    finally:
        gc.enable()
