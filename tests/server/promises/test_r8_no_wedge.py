"""R8: no wedge. Whatever happens in whatever order, the match goes on, and the log says how.

All interleavings of play, nope, pass, timer, drop, kick, takeover, hosting, undo, pause and
restart, from several situations: to depth 3, and to depth 6 in the long suite. Two ways that lead
to the same situation are one from there on. In bursts, one thing follows upon the other while the
store still works: to depth 2, or 3. Nothing of this depends on the rules, but on how a game asks:
all at once in Exploding Kittens, one after another in the duels of Koty, where one step less is
enough.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from functools import cache

import msgspec
import pytest

from purrlour.games import GAMES
from purrlour.server import wire
from purrlour.server.matches.agenda import duties
from purrlour.server.matches.match import Match
from purrlour.server.matches.settings import Settings
from tests.figures import figure
from tests.games.exploding_kittens.scene import scene as cards
from tests.games.koty.scene import scene as dreams
from tests.games.mice_and_mystics.scene import scene as castle
from tests.server.beginnings import beginning
from tests.server.interleavings import LETTERS, SEATS, Scene, Situation, key_of
from tests.server.screens import Screen, gather
from tests.server.virtual import World

DEPTH = figure(3, long=6, plain=3)
BURST = figure(2, long=3, plain=2)
PLAYED_OUT = figure(50, long=250, plain=50)
"""One way in so many is played to the end."""

CLOCKS = Settings(turn=20, window=5, grace=10, pace=900)

KITTENS, KOTY, MICE = "exploding_kittens", "koty", "mice_and_mystics"
LONGEST = {KITTENS: 600, KOTY: 600, MICE: 100}
"""Choices, pauses and rescues until the end, at most."""
SITUATIONS: dict[str, tuple[str, Settings, str]] = {
    "turn": (KITTENS, Settings(), ""),
    "window": (KITTENS, Settings(), "skip"),
    "window, clocks": (KITTENS, CLOCKS, "skip"),
    "window, order": (KITTENS, Settings(), "skip order"),
    "favour, clocks": (KITTENS, CLOCKS, "favor>1 pass pass"),
    "mixing": (KITTENS, Settings(), "mixing"),
    "paused": (KITTENS, CLOCKS, "skip pause"),
    "duel, clocks": (KOTY, CLOCKS, "blue1>1.1"),
    "fended off": (KOTY, Settings(), "blue1>1.1 defend:blue1"),
    "mouse, clocks": (MICE, CLOCKS, ""),
    "mouse, attack": (MICE, Settings(), "attack:rat1"),
}


@pytest.fixture(autouse=True)
def tables() -> Iterator[None]:
    """Everybody has something to play, and something to stop others with."""
    with (
        beginning(GAMES[KITTENS]) as kittens,
        beginning(GAMES[KOTY]) as koty,
        beginning(GAMES[MICE]) as mice,
    ):
        kittens.state = cards(
            hands={
                "ann": "favor skip nope defuse",
                "bob": "nope tacocat attack defuse",
                "cleo": "nope shuffle defuse",
            },
            pile="tacocat kitten skip kitten attack tacocat shuffle nope",
            turn="ann",
        ).state
        koty.state = dreams(
            dreams={"ann": "1 0+pink4", "bob": "1+blue8 2", "cleo": "0+green3"},
            hands={
                "ann": "blue1 blue1 pink5 crow",
                "bob": "blue1 joker owl pink4",
                "cleo": "green6 joker crow blue8",
            },
            pile="green3 blue1 joker yellow2 crow green6",
        ).state
        mice.state = castle(
            "t1_orange",
            mice={"corin": "d2", "brom": "d2", "sable": "a3 cheese:2 knows:slip_away"},
            foes={"rat1": "rat_warrior d3"},
            seats=SEATS,
        ).state
        yield


@cache
def situation(name: str) -> Situation:
    """Played up to there, once."""
    game, settings, moves = SITUATIONS[name]
    promises = moves == "mixing"
    world = World(game, seats=SEATS, settings=settings, latency=(2, 2), promises=promises)
    screens = gather(world, watchers=0)
    screens[0].send(wire.Start)
    world.settle()
    for move in () if promises else moves.split():
        if move == "pause":
            screens[0].send(wire.Pause, on=True)
        elif move == "order":
            screens[1].send(wire.Order, passing="end")
        else:
            next(s for s in screens if move in s.choices).play(move)
        world.settle()
    truth = world.truth()
    assert truth.phase == ("mixing" if promises else "playing")
    streams = tuple(truth.stream(seat) for seat in (0, 1, 2, -1))
    return Situation(name, game, settings, tuple(world.log), streams, promises)


def digest(match: Match) -> dict[str, object]:
    """All that a match knows."""
    table = match.table
    known = getattr(Match, "__mypyc_attrs__", None) or vars(match)
    return {
        **{name: getattr(match, name) for name in known if name not in _APART},
        "chairs": [msgspec.structs.astuple(chair) for chair in match.chairs],
        "timing": (match.timing.opened, match.timing.paused),
        "table": table and (match.game.position(table.state), table.pending, table.record.text()),
    }


_APART = {
    "marks",
    "chairs",
    "timing",
    "table",
    "fresh",
    "tail",
    "work",
    "snapshots",
    "marked",
    "game",
}


def check(scene: Scene) -> None:
    """What must hold whenever it is quiet."""
    match, room = scene.match, scene.room
    assert not room.busy
    assert room.stored == len(scene.world.log)
    assert digest(match) == digest(scene.world.truth())
    for seat, screen in enumerate((*scene.screens, scene.watcher)):
        if screen is not None and screen.here:
            viewer = seat if seat < SEATS else -1
            assert screen.seat == viewer
            assert screen.v == match.stream(viewer), "everybody has been told"
            check_choices(screen, match)
    if match.phase != "lobby":
        assert all(chair.name or chair.bot for chair in match.chairs), "a chair is nobody's"


def check_choices(screen: Screen, match: Match) -> None:
    """A screen offers what may be chosen now."""
    if match.table is not None and screen.seat >= 0:
        legal = [action.text() for action in match.table.legal(screen.seat)]
        assert screen.choices == (legal if match.phase == "playing" else [])
        assert screen.decision == (match.table.decision_of(screen.seat) if legal else None)


def go_on(scene: Scene) -> None:
    """One thing that somebody can do, or that happens by itself; fails if there is none."""
    before = len(scene.world.log)
    match = scene.match
    able = scene.able()
    if able:
        choices = able[0].choices
        likely = ("pass", "stop", "draw", "exchange", "done", "end")  # as an absent player would
        able[0].play(next((choice for choice in likely if choice in choices), choices[0]))
        scene.world.settle()
    elif duties(match):
        scene.tick()
        scene.world.settle()
    else:
        rescue(scene)
    assert len(scene.world.log) > before, "nothing goes on"


def rescue(scene: Scene) -> None:
    """Somebody who is there sees to it: as host, after taking that over if the host is away."""
    there = [screen for seat in range(SEATS) if (screen := scene.here(seat)) is not None]
    helper = scene.host() or there[0]
    if scene.host() is None:
        scene.wait_for(scene.match.host)
        helper.send(wire.Host, chair=helper.seat)
        scene.world.settle()
    if scene.match.timing.paused is not None:
        helper.send(wire.Pause, on=False)
    else:
        pending = scene.match.pending().values()
        absent = [asked.seat for asked in pending if not scene.match.chairs[asked.seat].bot]
        assert absent, "bots do not go on"
        scene.wait_for(absent[0])
        helper.send(wire.Bot, chair=absent[0], bot="greedy")
    scene.world.settle()


def check_progress(scene: Scene) -> None:
    """Somebody can do something, or something will happen, unless it is over or nobody is there."""
    people = any(scene.here(seat) for seat in range(SEATS))
    if scene.match.phase != "over" and (people or (scene.watcher.here and duties(scene.match))):
        go_on(scene)


def play_out(scene: Scene) -> None:
    """The game ends, if those who are there play on; somebody comes, if nobody is."""
    if not any(scene.here(seat) for seat in range(SEATS)):
        next(screen for screen in scene.screens if screen is not None).connect()
        scene.world.settle()
    game = scene.world.kept.game
    for _ in range(LONGEST[game]):
        if scene.match.phase == "over":
            break
        go_on(scene)
    # Mice whom a bot leads may fight on and on; each step is progress, and R9 sees to the end.
    assert scene.match.phase == "over" or game == MICE
    check(scene)


def explore(name: str, depth: int, *, burst: bool = False) -> Counter[str]:
    """Every way of so many letters, checked at each; says how often each letter came last."""
    origin = situation(name)
    used: Counter[str] = Counter()
    seen = {key_of(Scene(origin))}
    ways: list[tuple[str, ...]] = [()]
    for _ in range(depth):
        longer: list[tuple[str, ...]] = []
        for way in ways:
            scene = origin.after(way, burst=burst)
            for letter in LETTERS:
                try:
                    if not scene.do(letter):
                        continue  # and nothing has changed
                    used[letter] += 1
                    if burst:
                        longer.append((*way, letter))
                        scene.calm()
                    elif (key := key_of(scene)) not in seen:
                        seen.add(key)
                        longer.append((*way, letter))
                    check(scene)
                    if used.total() % PLAYED_OUT == 0:
                        play_out(scene)
                    else:
                        check_progress(scene)
                except Exception as error:
                    error.add_note(f"{name}: {' '.join((*way, letter))}{' at once' * burst}")
                    raise
                scene = origin.after(way, burst=burst)
        ways = longer
    return used


def depth_of(name: str, depth: int) -> int:
    return depth if SITUATIONS[name][0] == KITTENS else max(2, depth - 1)


@pytest.mark.slow
@pytest.mark.parametrize("name", SITUATIONS)
def test_nothing_wedges_a_match(name: str, shown: Callable[[str, str], None]) -> None:
    depth = depth_of(name, DEPTH)
    used = explore(name, depth)

    missing = set(LETTERS) - set(used) - {"ghost"} - ({"nonce"} if name != "mixing" else set())
    if SITUATIONS[name][0] == MICE:
        missing -= {"nope"}  # only those are asked who can answer, and here nobody can
    if depth < 4 and name in ("mixing", "mouse, clocks"):
        missing -= {"yes", "no"}  # there, a wish to undo is further away
    assert not missing, f"never happened: {missing}"
    assert used.total() > 100
    shown("R8", f"{name}: all {used.total()} ways to depth {depth}")


@pytest.mark.slow
@pytest.mark.parametrize("name", SITUATIONS)
def test_nothing_wedges_a_match_in_a_burst(name: str, shown: Callable[[str, str], None]) -> None:
    depth = depth_of(name, BURST)
    used = explore(name, depth, burst=True)

    assert used.total() > 50
    shown("R8", f"{name}: all {used.total()} bursts to depth {depth}")
