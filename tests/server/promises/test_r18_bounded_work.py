"""R18: work is bounded by what the asker paid for. Nothing replays a match on the event loop, and
nothing at all is played for somebody whose token opens no chair.

What a request costs is counted in rules applied, so that it is the same on every machine.
"""

from __future__ import annotations

import json
from collections.abc import Callable

import pytest

from purrlour.games import GAMES
from purrlour.server import http, wire
from purrlour.server.matches.checks import MOST_UNDOS
from purrlour.server.matches.match import _MARKED
from purrlour.server.matches.snapshots import EVERY
from tests.figures import figure
from tests.server.long_matches import Beside, Counted, counted, long_world
from tests.server.screens import Screen
from tests.server.virtual import Process, World

STEPS = figure(450, long=2_000, plain=300)
BACK = _MARKED + 1
"""Rules to take a choice back."""
A_FEW = 8
"""Entries that come together, and a snapshot waits for the last of them."""
WAKING = EVERY + BACK + A_FEW
"""Rules to go on from the last snapshot."""


def set_apart(process: Process, game: Counted, beside: Beside | None = None) -> Beside:
    """What is done beside the loop is counted apart."""
    beside = beside or Beside(game)
    process.hub._jobs = process._desk.jobs = beside
    return beside


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.budget(30, "matches of some hundred steps, of 2,000 in the long suite")
def test_r18_nothing_replays_a_match_on_the_loop(
    game: str, monkeypatch: pytest.MonkeyPatch, shown: Callable[[str, str], None]
) -> None:
    world = long_world(game, STEPS)
    rules = counted(game, monkeypatch)
    process = world.processes[0]
    beside = set_apart(process, rules)
    costs: dict[str, int] = {}

    def cost(name: str, do: Callable[[], object]) -> None:
        before = rules.applied
        do()
        world.settle()
        costs[name] = max(costs.get(name, 0), rules.applied - before)

    stranger = Screen(world, "stranger", world.token("nobody"))
    cost("a token that opens nothing", stranger.connect)
    assert stranger.byes == ["bad-token"]
    for request in (http.chronicle, http.film):
        assert json.loads(process.ask(request, stranger.token))["key"] == "bad-token"
    assert (rules.applied, beside.done, process.room) == (0, 0, None)

    screens = [Screen(world, str(seat), token) for seat, token in enumerate(world.tokens)]
    cost("first hello", screens[0].connect)
    assert beside.done == 1  # its snapshots are made, once
    made = beside.applied
    assert made >= STEPS
    for screen in [*screens[1:], Screen(world, "watcher")]:
        cost("hello", screen.connect)
    for since in (1, 40, STEPS // 2):
        late = Screen(world, f"late {since}", world.tokens[0])
        late.v = since
        cost("hello", late.connect)
    assert costs["hello"] == 0

    cost("film", lambda: process.ask(http.film, world.tokens[0]))
    cost("chronicle", lambda: process.ask(http.chronicle, world.tokens[0]))
    assert beside.applied > made  # a film plays all of it, beside the loop

    for _ in range(4):
        cost("undo", lambda: take_back(world, screens))

    asked = next(screen for screen in screens if screen.choices)
    process.store.trouble = True
    cost("trouble", lambda: asked.play(asked.choices[0]))
    process.store.trouble = False
    world.run(10_000)

    jobs = beside.done
    world.restart()
    set_apart(world.processes[0], rules, beside)
    cost("waking", screens[0].connect)
    assert beside.done == jobs

    assert costs.pop("undo") <= BACK
    assert costs.pop("waking") <= WAKING
    assert costs.pop("trouble") <= WAKING + 1
    assert costs.pop("first hello") <= WAKING
    assert not any(costs.values()), costs
    shown("R18", f"{game}: {STEPS} steps, no request applied rules to more than {WAKING} of them")


def take_back(world: World, screens: list[Screen]) -> None:
    """Somebody asks, and all agree."""
    screens[0].send(wire.Undo)
    world.settle()
    for other in screens[1:]:
        other.send(wire.Agree, yes=True)
        world.settle()


@pytest.mark.budget(30, "five hundred choices are taken back")
def test_r18_taking_back_has_an_end(monkeypatch: pytest.MonkeyPatch) -> None:
    """And playing has not: whoever may not take back plays on."""
    world = long_world("exploding_kittens", 100)
    rules = counted("exploding_kittens", monkeypatch)
    screens = [Screen(world, str(seat), token) for seat, token in enumerate(world.tokens)]
    for screen in screens:
        screen.connect()
    room = world.processes[0].room
    assert room is not None
    room.match.undone = MOST_UNDOS - 1
    before = rules.applied

    take_back(world, screens)
    assert rules.applied - before <= BACK
    name = screens[0].send(wire.Undo)
    world.settle()

    (answer,) = screens[0].answers[name]
    assert isinstance(answer, wire.Refused)
    assert answer.key == "undo-limit"
    assert str(MOST_UNDOS) in answer.text
    asked = next(screen for screen in screens if screen.choices)
    number = asked.v
    asked.play(asked.choices[0])
    world.settle()
    assert asked.v > number
