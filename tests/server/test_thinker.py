"""Who thinks for the bots: the same answers here and elsewhere."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest

from purrlour.server.matches.thinker import Inline
from tests.figures import figure
from tests.server.thinking import (
    TIMELESS,
    Asker,
    inline,
    one,
    open_workers,
    run,
    thoughts,
)
from tests.server.worlds import SIZES

THOUGHTS = figure(60, long=200, plain=18)


@pytest.mark.parametrize(("key", "seats"), SIZES)
def test_inline_answers_at_once_with_one_of_the_choices(key: str, seats: int) -> None:
    thinker = Inline()
    for thought in thoughts(key, seats, THOUGHTS):
        told: list[str | None] = []
        thinker.think(thought, told.append)

        assert len(told) == 1
        assert told[0] in thought.choices


def test_inline_can_be_made_to_wait() -> None:
    later: list[Callable[[], None]] = []
    told: list[str | None] = []
    Inline(later.append).think(one(), told.append)
    assert told == []

    later.pop()()

    assert len(told) == 1


@pytest.mark.parametrize("wrong", [{"bot": "nobody"}, {"game": "chess"}, {"choices": ["sleep"]}])
def test_what_fails_is_none(wrong: dict[str, Any]) -> None:
    thought = replace(one(), **wrong)
    told: list[str | None] = []
    Inline().think(thought, told.append)

    assert told == [None]

    async def elsewhere() -> None:
        async with open_workers() as workers:
            right = one()
            assert await Asker(workers).ask(thought, right) == [None, *inline(right)]

    run(elsewhere())


def test_workers_answer_like_inline() -> None:
    """Views and choices survive the way; order and company do not matter."""
    asked = [thought for key, seats in SIZES for thought in thoughts(key, seats, 40, TIMELESS)]

    async def test() -> None:
        async with open_workers(2) as workers:
            assert await Asker(workers).ask(*asked) == inline(*asked)
            assert await Asker(workers).ask(*reversed(asked)) == inline(*reversed(asked))
            assert workers.pids

    run(test())


def test_workers_answer_for_bots_that_search() -> None:
    """A clock may end their thoughts sooner than here; whatever they found is a choice."""
    asked = [thought for key, seats in SIZES for thought in thoughts(key, seats, 4, ["kitten"])]

    async def test() -> None:
        async with open_workers(2) as workers:
            for thought, told in zip(asked, await Asker(workers).ask(*asked), strict=True):
                assert told in thought.choices

    run(test())
