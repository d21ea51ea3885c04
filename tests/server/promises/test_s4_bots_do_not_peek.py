"""S4: bots do not peek. In two worlds that its seat cannot tell apart, a bot chooses the same."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from itertools import islice
from pathlib import Path
from typing import Any, TypeAlias

import pytest

from purrlour.bots.base import Bot
from purrlour.bots.roster import known_bots
from purrlour.bots.search.bot import Cat, Kitten, Tiger
from purrlour.bots.search.levels import Effort
from purrlour.engine.chance import Seeded
from purrlour.games import GAMES
from purrlour.server.matches.mind import decide
from purrlour.server.matches.thinker import Thought
from purrlour.server.views import view_bytes
from tests.figures import figure
from tests.server.thinking import DEADLINE, QUICK, Asker, open_workers
from tests.server.worlds import SIZES, AnyGame, Moment, choices, moments

pytestmark = pytest.mark.slow  # many worlds

TWINS = dict.fromkeys(GAMES, figure(60, long=500))
TWINS["mice_and_mystics"] = figure(60, long=500, plain=4)
"""For each number of seats, of which there are about four: 2,000 a title in the long suite."""
SENT = figure(100, long=500, plain=100)
THROUGH_WORKERS = figure(4, long=40, plain=2)


@dataclass(frozen=True)
class Twins:
    """Two worlds, one seat that takes both for possible, and has to choose."""

    moment: Moment
    seat: int
    other: Any
    """The state of the second world."""

    def thoughts(self, bot: str, seed: int) -> tuple[Thought, Thought]:
        """What a bot in that seat is asked, in either world."""
        game = self.moment.game
        one, other = (
            Thought(
                match=f"{seed} {bot}",
                game=game.key,
                bot=bot,
                seat=self.seat,
                view=game.view(state, self.seat),
                choices=choices(game, state, self.seat),
                seed=seed,
                deadline_ms=DEADLINE,
            )
            for state in (self.moment.state, self.other)
        )
        return one, other


def twins(game: AnyGame, seats: int) -> Iterator[Twins]:
    """Worlds that differ, at every moment that somebody has a choice."""
    for index, moment in enumerate(moments(game, seats)):
        for seat in moment.asked:
            if len(moment.choices(seat)) > 1:
                view = game.view(moment.state, seat)
                other = game.sample(view, Seeded(index))
                if game.position(other) != game.position(moment.state):
                    yield Twins(moment, seat, other)


Chooser: TypeAlias = Callable[[Twins, str, int], tuple[str, str]]
"""A bot's choices in both worlds."""


def chosen(pair: Twins, bot: str, seed: int) -> tuple[str, str]:
    one, other = (
        decide(
            ask.game,
            ask.bot,
            view=ask.view,
            choices=ask.choices,
            seed=ask.seed,
            ms=ask.deadline_ms,
        )
        for ask in pair.thoughts(bot, seed)
    )
    return one, other


def differences(key: str, seats: int, count: int, choose: Chooser) -> list[str]:
    """What bots do in one world and not in its twin; each bot of the game in each pair."""
    found = []
    for seed, pair in enumerate(islice(twins(GAMES[key], seats), count)):
        for bot in known_bots(key):
            one, other = choose(pair, bot, seed)
            if one != other:
                found.append(f"{bot} chose {one} or {other}")
    return found


@pytest.fixture
def hurried(monkeypatch: pytest.MonkeyPatch) -> None:
    """Bots that search do so for a few rounds: what they look at is the same."""
    for kind in (Kitten, Cat, Tiger):
        brief = dict.fromkeys(kind.level.efforts, Effort(rounds=6, each=2, daring=1.0))
        monkeypatch.setattr(kind, "level", replace(kind.level, efforts=brief, seconds=60.0))


@pytest.fixture
def hurried_workers(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The same in processes of their own, which read this file on their start: else a clock
    would end the thoughts of those that search, sooner in one world than in the other."""
    (tmp_path / "sitecustomize.py").write_text(HURRY, "utf-8")
    monkeypatch.syspath_prepend(str(tmp_path))


HURRY = """
from dataclasses import replace
from purrlour.bots.search.bot import Kitten
from purrlour.bots.search.levels import Effort

brief = dict.fromkeys(Kitten.level.efforts, Effort(rounds=6, each=2, daring=1.0))
Kitten.level = replace(Kitten.level, efforts=brief, seconds=60.0)
"""


@pytest.mark.usefixtures("hurried")
@pytest.mark.parametrize(("key", "seats"), SIZES)
def test_s4_in_twin_worlds_every_bot_chooses_the_same(
    key: str, seats: int, shown: Callable[[str, str], None]
) -> None:
    assert differences(key, seats, TWINS[key], chosen) == []
    shown("S4", f"{key}, {seats} seats: {TWINS[key]} twins, {len(known_bots(key))} bots, 0 differ")


@pytest.mark.parametrize(("key", "seats"), SIZES)
def test_s4_what_a_bot_is_sent_is_the_same_in_twin_worlds(key: str, seats: int) -> None:
    """Byte for byte: what is not sent cannot be peeked at."""
    for seed, pair in enumerate(islice(twins(GAMES[key], seats), SENT)):
        one, other = pair.thoughts("random", seed)
        assert view_bytes(one.view) == view_bytes(other.view)
        assert one.choices == other.choices


@pytest.mark.usefixtures("hurried_workers")
def test_s4_through_workers() -> None:
    batches = [
        [
            thought
            for seed, pair in enumerate(islice(twins(GAMES[key], seats), THROUGH_WORKERS))
            for bot in QUICK
            for thought in pair.thoughts(bot, seed)
        ]
        for key, seats in SIZES
    ]

    async def ask() -> list[str | None]:
        async with open_workers(2) as workers:
            asker = Asker(workers)
            # One after another: a thought's time runs from when it is asked for.
            return [answer for batch in batches for answer in await asker.ask(*batch)]

    answers = asyncio.run(ask())

    assert None not in answers
    assert answers[0::2] == answers[1::2]
    assert len(set(answers)) > 20


# A check that cannot fail would be none: these bots peek, each in its own way.


class Cheat(Bot[Any, Any]):
    """Has been shown the world."""

    name = "cheat"

    def __init__(self, world: str) -> None:
        super().__init__(Seeded(0))
        self.world = world

    def choose(self, view: Any, choices: list[Any]) -> Any:  # noqa: ARG002 - it knows better
        pile = self.world.partition("pile:")[2]
        return choices[0 if pile.startswith("kitten") else -1]


def cheated(pair: Twins, bot: str, seed: int) -> tuple[str, str]:
    game = pair.moment.game
    asks = pair.thoughts(bot, seed)
    one, other = (
        Cheat(game.position(state)).choose(ask.view, ask.choices)
        for ask, state in zip(asks, (pair.moment.state, pair.other), strict=True)
    )
    return one, other


def remembering() -> Chooser:
    """Bots that live longer than one thought, and carry something over."""
    memory = Seeded(7)

    def choose(pair: Twins, bot: str, seed: int) -> tuple[str, str]:
        one, other = pair.thoughts(bot, seed)
        return (
            one.choices[memory.pick(len(one.choices))],
            other.choices[memory.pick(len(other.choices))],
        )

    return choose


@pytest.mark.parametrize("choose", [cheated, remembering()])
def test_a_bot_that_peeks_would_be_found(choose: Chooser) -> None:
    """Among the very twins above."""
    assert any(
        differences(key, seats, TWINS[key], choose)
        for key, seats in SIZES
        if key == "exploding_kittens"
    )
