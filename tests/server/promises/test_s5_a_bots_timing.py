"""S5: when a bot answers tells nothing of what it holds.

Where a bot is asked whatever it holds, and may let it be, its answer comes at one moment: the
table's pace after the question, and never sooner than any bot needs. Whatever it thought, how
long, and whether it was done do not matter.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Iterator
from dataclasses import replace
from itertools import islice
from math import sqrt
from random import Random

import pytest
from msgspec import UNSET

from purrlour.engine.chance import Seeded
from purrlour.engine.decision import TURN, WATCHER
from purrlour.games import GAMES
from purrlour.server import wire
from purrlour.server.clock import LoopClock
from purrlour.server.matches import entries as log
from purrlour.server.matches.agenda import STEADY_MS
from purrlour.server.matches.hub import Hub
from purrlour.server.matches.listener import Listener
from purrlour.server.matches.room import Room
from purrlour.server.matches.settings import Settings
from purrlour.server.matches.thinker import Thought, Workers
from purrlour.server.storage.memory import MemoryStore
from tests.figures import figure
from tests.server.beginnings import beginning
from tests.server.screens import read
from tests.server.virtual import World
from tests.server.windows import CATS, KITTENS, STORE, Window, fended, opened
from tests.server.worlds import choices, moments
from tests.waiting import until

PACES = (0, 1, STEADY_MS, 900, 10_000)
SOONEST = STORE + STEADY_MS
"""A bot is asked when the question is stored."""
NEVER = 10**9
VIEWERS = 4
"""Three at the table and one beside it."""


def _by_choices(plenty: int) -> Callable[[Thought], int]:
    """Whoever has a choice thinks about it."""
    return lambda thought: plenty if len(thought.choices) > 1 else 0


def _by_chair(plenty: int) -> Callable[[Thought], int]:
    """The later in turn, the sooner it is done."""
    return lambda thought: plenty // thought.seat if thought.seat else plenty


HABITS = {
    "at once": _by_choices(0),
    "a little longer": _by_choices(STEADY_MS // 2),
    "longer": _by_choices(700),
    "for ever": _by_choices(NEVER),
    "by turns": _by_chair(STEADY_MS - 1),
}
"""How long bots may think about a question."""


@pytest.fixture(params=[KITTENS, CATS], ids=lambda window: window.game)
def window(request: pytest.FixtureRequest) -> Iterator[Window]:
    with beginning(GAMES[request.param.game]) as table:
        yield replace(request.param, table=table)


def answers(world: World, count: int) -> list[tuple[int, int]]:
    """Who answered last, and when, by the match's own clock; so many of them."""
    steps = [entry for entry in map(log.read_entry, world.log) if isinstance(entry, log.Step)]
    return [(step.seat, step.at) for step in steps[-count:]]


def first_answer(world: World) -> tuple[list[tuple[int, int]], int]:
    """Time passes until a bot has answered: who did at that moment, and when that was."""
    before = len(world.log)
    while len(world.log) == before:
        assert world.time.to_next(), "nobody ever will"
    return answers(world, len(world.log) - before), world.time.now


@pytest.mark.parametrize("pace", PACES)
def test_in_a_window_a_bot_answers_at_one_moment(
    window: Window, pace: int, shown: Callable[[str, str], None]
) -> None:
    """Whatever it holds, however long it thinks, and whether or not it is done by then."""
    moments, streams = set(), set()
    for habit in HABITS.values():
        for hands in window.hands:
            world, screens, when = opened(
                window, hands, settings=Settings(pace=pace), bots=(1, 2), thinking=habit
            )
            _, now = first_answer(world)
            moments.add(now - when)
            world.run(STORE)
            streams.add(tuple(at - when for one in screens for at, _ in one.heard if at > when))

    moment = max(pace, SOONEST)
    assert moments == {moment}
    assert streams == {(STORE, moment + STORE) * VIEWERS}, "one message to each"
    cases = len(HABITS) * len(window.hands)
    shown("S5", f"{window.game}, pace {pace}: {cases} hands and habits, one moment")


@pytest.mark.parametrize("pace", PACES)
def test_bots_answer_in_the_order_of_chairs(pace: int) -> None:
    """Not in the order in which they were done: all who let it be, at the same moment."""
    with beginning(GAMES[KITTENS.game]) as table:
        for habit in HABITS.values():
            world, _, _ = opened(
                replace(KITTENS, table=table),
                "tacocat/attack",
                settings=Settings(pace=pace),
                bots=(1, 2),
                thinking=habit,
            )
            told, _ = first_answer(world)

            assert [seat for seat, _ in told] == [1, 2]
            assert len({at for _, at in told}) == 1


def test_who_is_not_done_by_then_lets_it_be() -> None:
    with beginning(GAMES[KITTENS.game]) as table:
        window = replace(KITTENS, table=table)
        world, _, _ = opened(
            window, "nope/nope", settings=Settings(), bots=(1, 2), thinking=_by_choices(NEVER)
        )
        first_answer(world)
        world.settle()

        steps = [entry for entry in map(log.read_entry, world.log) if isinstance(entry, log.Step)]
        assert [(step.action, step.why) for step in steps[-2:]] == [("pass", "bot")] * 2


@pytest.mark.parametrize("pace", PACES)
def test_an_attacker_who_was_fended_off_decides_at_one_moment(pace: int) -> None:
    """KO-W2: asked whatever they hold."""
    times = set()
    with beginning(GAMES["koty"]) as table:
        for habit in HABITS.values():
            for rest in ("joker", "blue1", "green6", "blue1 joker"):
                world, _, when = fended(rest, table, settings=Settings(pace=pace), thinking=habit)
                _, now = first_answer(world)
                times.add(now - when)

    assert times == {max(pace, SOONEST)}


def test_a_bot_that_comes_late_to_a_window_has_its_time(window: Window) -> None:
    """One who takes the chair of somebody absent, when the pace has long passed."""
    times = set()
    for habit in HABITS.values():
        for hands in window.hands:
            world, screens, _ = opened(window, hands, settings=Settings(pace=0), thinking=habit)
            world.run(30_000)
            screens[1].send(wire.Away)
            world.settle()
            when = world.time.now - STORE
            _, now = first_answer(world)
            times.add(now - when)

    assert times == {SOONEST}


@pytest.mark.parametrize("key", GAMES)
def test_wherever_something_hidden_decides_what_may_be_answered_it_is_known(key: str) -> None:
    """What a watcher knows says what each may choose, but on a turn and where a bot is steady. A
    card that must be given is the one exception: nobody learns whether there is one."""
    game = GAMES[key]
    seats = min(game.max_seats, 3)
    covered = {TURN, *game.windows, *game.asked_anyway} | ({"give"} if game.windows else set())
    luck = Seeded(5)
    for moment in islice(moments(game, seats), figure(1_500, long=20_000, plain=400)):
        asked = {one.seat: one.kind for one in game.decisions(moment.state)}
        if not asked:
            continue
        other = game.worlds(game.view(moment.state, WATCHER)).sample(luck)
        for seat, kind in asked.items():
            if choices(game, other, seat) != moment.choices(seat):
                assert kind in covered


# By the clock on the wall, with bots in processes of their own.

HANDS = {
    KITTENS.game: ("nope/tacocat", "tacocat/attack"),
    CATS.game: ("blue1/crow", "green6/joker"),
}
"""With something to choose from, and without."""
WINDOWS = figure(40, long=400, plain=40)
AT_ONCE = 8
"""Matches."""


class Watch(Listener):
    """Ann, who plays her card as soon as it is her turn, and times what is said then."""

    def __init__(self, play: str) -> None:
        super().__init__()
        self._play = play
        self._room: Room | None = None
        self.opened = 0
        """When she heard of her own play."""
        self.times: list[int] = []
        """Of all frames after that, in nanoseconds since then."""

    def begin(self, room: Room) -> None:
        """Has bots sit down in both other chairs, and begins."""
        self._room = room
        for chair in (1, 2):
            room.submit(self, wire.Bot(id=f"bot {chair}", chair=chair, bot="tiger"))
        room.submit(self, wire.Start(id="start"))

    def send(self, frame: bytes) -> None:
        now, told = time.perf_counter_ns(), read(frame)
        assert isinstance(told, wire.Update), told
        if self.opened:
            self.times.append(now - self.opened)
        elif told.acks is not UNSET and "play" in told.acks:
            self.opened = now
        elif told.decision is not UNSET and told.decision is not None and self._room is not None:
            play = wire.Play(id="play", action=self._play, decision=told.decision)
            asyncio.get_running_loop().call_soon(self._room.submit, self, play)

    def close(self, key: str) -> None:
        raise AssertionError(key)


async def first_words(window: Window, pace: int, count: int) -> dict[str, list[int]]:
    """After how long a bot first says something, by what they hold, so many times each."""
    assert window.table is not None
    store, workers, lot = MemoryStore(), Workers(2), Random(pace)
    await store.open()
    hub = Hub(store, LoopClock(), workers, node="here")
    await hub.open()
    found: dict[str, list[int]] = {hands: [] for hands in HANDS[window.game]}
    dealing = asyncio.Lock()
    """One deal at a time: all begin where the same table says."""
    queue = list(found) * count
    lot.shuffle(queue)

    async def one(hands: str) -> None:
        assert window.table is not None
        wish = wire.NewMatch(
            game=window.game, seats=3, name="Ann", settings=Settings(pace=pace, window=60)
        )
        ann = Watch(window.play)
        async with dealing:
            window.table.state = window.lay(*hands.split("/"))
            seated = await hub.create(wish)
            hello = wire.Hello(match=seated.match, token=seated.token)
            ann.begin(await hub.enter(hello, ann))
            await until(lambda: ann.opened > 0)
        await until(lambda: bool(ann.times))
        found[hands].append(ann.times[0])
        hub.rooms.pop(seated.match)

    try:
        while queue:
            await asyncio.gather(*(one(hands) for hands in queue[-AT_ONCE:]))
            del queue[-AT_ONCE:]
    finally:
        await workers.close()
        await store.close()
    return found


def guess(times: dict[str, list[int]]) -> float:
    """How far from chance somebody guesses who holds more from who was slower, in sigmas."""
    some, others = times.values()
    wins = sum((one > other) - (one < other) for one in some for other in others) / 2
    sigma = sqrt(len(some) * len(others) * (len(some) + len(others) + 1) / 12)
    return wins / sigma


@pytest.mark.slow
@pytest.mark.budget(60, "windows last as long as they last, with real processes")
@pytest.mark.parametrize("pace", [0, 150])
def test_nobody_guesses_from_the_time_what_a_bot_holds(
    window: Window, pace: int, shown: Callable[[str, str], None]
) -> None:
    """Tigers; what looks like a leak has to do so twice."""
    sigmas = guess(asyncio.run(first_words(window, pace, WINDOWS)))
    if abs(sigmas) > 3:
        sigmas = guess(asyncio.run(first_words(window, pace, WINDOWS)))
    assert abs(sigmas) <= 3, "it is no chance"
    shown("S5", f"{window.game}, pace {pace}: {2 * WINDOWS} windows, {sigmas:+.1f} σ from chance")
