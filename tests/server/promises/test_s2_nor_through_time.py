"""S2: nor through time. In twin worlds everything is told at the same moment.

A window lasts as long with a Nope in hand as without, whoever sits there, and a standing order
is silence; so does one in which a cat may be defended.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import replace
from itertools import islice

import pytest

from purrlour.games import GAMES
from purrlour.server import wire
from purrlour.server.matches import steward
from purrlour.server.matches.agenda import ORDER_MS, Duty, duties
from purrlour.server.matches.match import Match
from purrlour.server.matches.settings import Settings
from tests.figures import figure
from tests.server.beginnings import Beginning, beginning
from tests.server.comparing import Comparison, compare
from tests.server.twins import ROLES, find_twins, perform
from tests.server.windows import CATS, KITTENS, STORE, Window, kinds, opened, told_since
from tests.server.worlds import SIZES

SEATINGS = Counter(key for key, _ in SIZES)
TWINS = figure(96, long=2_000, plain=96)
"""A title; most of the time is the server's, and not that of the rules."""
WINDOW = 5
CLOCKED = Settings(turn=20, window=WINDOW, pace=900)
SETTINGS = (Settings(pace=900), CLOCKED, Settings(window=2, pace=1_300))
SECOND = 1_000


def comparisons(
    begin: Beginning, seats: int, *, seed: int, count: int
) -> Iterator[tuple[str, Comparison]]:
    """What became of so many twins; at some tables a bot sits, at some two."""
    for number, twins in enumerate(islice(find_twins(begin.game, seats, seed), count)):
        turn = number // len(ROLES)
        settings, bots = SETTINGS[turn % len(SETTINGS)], turn % min(3, seats)
        if twins.role in ("kicked", "left"):
            bots = 0  # somebody new must be there before a stand-in chooses
        try:
            one, other = perform(twins, begin, seed=number, settings=settings, bots=bots)
            yield twins.role, compare(one, other)
        except Exception as error:
            error.add_note(f"twins {number} of {begin.key}, {seats} seats, {twins.role}")
            raise


@pytest.mark.slow
@pytest.mark.parametrize(("key", "seats"), SIZES)
def test_twins_are_told_at_the_same_times(
    key: str, seats: int, shown: Callable[[str, str], None], caplog: pytest.LogCaptureFixture
) -> None:
    counts: Counter[str] = Counter()
    twins = TWINS // SEATINGS[key]
    with beginning(GAMES[key]) as begin:
        for role, found in comparisons(begin, seats, seed=100 + seats, count=twins):
            assert not found.difference, f"{role}, frame {found.same}:\n{found.difference}"
            counts.update({role: 1, "frames": found.same, "steps": found.steps})

    assert "failed" not in caplog.text, "bots and hints have to think"
    assert counts["frames"] > 2 * twins
    shown("S2", f"{key}, {seats} seats: {twins} twins, {counts['frames']} frames, all in time")


def hasty(match: Match) -> list[Duty]:
    """Does not wait for those who have nothing to say anyway."""
    found = []
    for duty in duties(match):
        idle = duty.number and match.table and len(match.table.legal(duty.seat)) == 1
        found.append(duty._replace(due=match.at + 100) if idle else duty)
    return sorted(found)


@pytest.mark.sabotage
def test_a_window_that_is_shorter_for_some_would_be_seen(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(steward, "duties", hasty)
    with (
        beginning(GAMES["exploding_kittens"]) as begin,
        pytest.raises(AssertionError, match=r"the server acts at another time|at different times"),
    ):
        list(comparisons(begin, 3, seed=103, count=TWINS // SEATINGS[begin.key]))


# One window.


@pytest.fixture(params=[KITTENS, CATS], ids=lambda window: window.game)
def window(request: pytest.FixtureRequest) -> Iterator[Window]:
    with beginning(GAMES[request.param.game]) as table:
        yield replace(request.param, table=table)


@pytest.fixture
def nope() -> Iterator[Window]:
    """One in which several are asked at once."""
    with beginning(GAMES[KITTENS.game]) as table:
        yield replace(KITTENS, table=table)


def test_a_window_lasts_as_long_whatever_anybody_holds(window: Window) -> None:
    streams = []
    for hands in window.hands:
        world, screens, when = opened(window, hands, settings=CLOCKED)
        world.run(WINDOW * SECOND - STORE - 1)
        assert kinds(world) == {window.kind}, "not a millisecond less"
        world.run(1 + STORE)
        assert kinds(world) == {window.after}
        streams.append([told_since(screens[viewer], when) for viewer in (0, 3)])

    assert all(stream == streams[0] for stream in streams)


def test_a_window_without_a_clock_waits_whatever_anybody_holds(window: Window) -> None:
    streams = []
    for hands in window.hands:
        world, screens, when = opened(window, hands, settings=Settings())
        world.run(3_600 * SECOND)
        assert kinds(world) == {window.kind}
        streams.append([told_since(screens[viewer], when) for viewer in (0, 3)])

    assert all(stream == streams[0] for stream in streams)


@pytest.mark.parametrize("settings", [Settings(pace=900), CLOCKED], ids=["clocks off", "clocks on"])
def test_a_bot_takes_its_time_whatever_it_holds(window: Window, settings: Settings) -> None:
    times = set()
    for hands in window.hands:
        world, screens, when = opened(window, hands, settings=settings, bots=(1, 2))
        world.run(60 * SECOND)
        times.add(next(at for at, _ in told_since(screens[0], when) if at > STORE))

    assert times == {900 + STORE}


def test_a_standing_order_is_silence_where_there_is_a_clock(window: Window) -> None:
    streams = []
    for order in ("", "bob", "bob cleo"):
        for hands in window.hands:
            world, screens, when = opened(window, hands, settings=CLOCKED)
            for name, screen in (("bob", screens[1]), ("cleo", screens[2])):
                if name in order:
                    screen.send(wire.Order, passing="end")
            world.run(window.quiet * SECOND)
            streams.append([told_since(screens[viewer], when) for viewer in (0, 3)])

    assert all(stream == streams[0] for stream in streams)


def test_without_a_clock_a_standing_order_takes_one_time_whatever_is_held(
    window: Window,
) -> None:
    streams = []
    for hands in window.hands:
        world, screens, when = opened(window, hands, settings=Settings())
        for screen in screens[1:3]:
            screen.send(wire.Order, passing="end")
            world.settle()
        world.run(ORDER_MS + 10)
        assert kinds(world) == {window.after}
        streams.append([told_since(screens[viewer], when) for viewer in (0, 3)])

    assert all(stream == streams[0] for stream in streams)


@pytest.mark.parametrize("settings", [Settings(), CLOCKED], ids=["clocks off", "clocks on"])
def test_setting_an_order_is_told_to_nobody_else(nope: Window, settings: Settings) -> None:
    world, screens, _ = opened(nope, "nope/nope", settings=settings)
    ann, bob, cleo, watcher = screens
    before = {screen: (screen.v, len(screen.heard)) for screen in (ann, cleo, watcher)}

    bob.send(wire.Order, passing="turn", ask=["attack"])
    world.settle()

    assert bob.told["order"] == wire.StandingOrder("turn", ["attack"])
    assert {screen: (screen.v, len(screen.heard)) for screen in before} == before
    for screen in (ann, cleo, watcher):
        assert "ordered" not in [note.kind for note in screen.connect().notes]


@pytest.mark.parametrize("order", [False, True], ids=["silent", "ordered"])
def test_a_window_closes_early_only_when_all_have_passed_by_hand(nope: Window, order: bool) -> None:
    world, (_, bob, cleo, watcher), when = opened(nope, "nope/tacocat", settings=CLOCKED)
    if order:
        cleo.send(wire.Order, passing="end")
    bob.play("pass")
    world.run(WINDOW * SECOND - 500)
    assert kinds(world) == {"nope"}, "Cleo may still think about it"
    world.run(SECOND)
    assert told_since(watcher, when)[-1][0] == WINDOW * SECOND + STORE

    world, (_, bob, cleo, watcher), when = opened(nope, "nope/tacocat", settings=CLOCKED)
    bob.play("pass")
    cleo.play("pass")
    world.settle()
    assert kinds(world) == {"turn"}
    assert world.time.now - when < 100


def test_a_nope_gives_everybody_the_whole_time_again(nope: Window) -> None:
    for hands in ("nope/nope", "nope/tacocat"):
        world, (_, bob, _, watcher), when = opened(nope, hands, settings=CLOCKED)
        world.run(2 * SECOND)
        bob.play("nope")
        world.run(60 * SECOND)

        step, closing = [at for at, frame in told_since(watcher, when + SECOND)][:2]
        assert closing - step == WINDOW * SECOND
