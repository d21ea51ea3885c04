"""Tests that live in an event loop, and how they wait for a verdict."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine, Sequence
from functools import wraps
from typing import ParamSpec

from purrlour.server.storage.base import Kept, KeptCampaign, Store, Verdict
from tests.waiting import LIMIT

_P = ParamSpec("_P")


def in_loop(test: Callable[_P, Coroutine[object, object, None]]) -> Callable[_P, None]:
    """Runs the test in a loop of its own."""

    @wraps(test)
    def run(*args: _P.args, **kwargs: _P.kwargs) -> None:
        asyncio.run(asyncio.wait_for(test(*args, **kwargs), 2 * LIMIT))

    return run


def put(
    store: Store, match: str, seq: int, *entries: bytes, over: bool = False
) -> asyncio.Future[Verdict]:
    """Appends now; the verdict is awaited whenever one likes."""
    verdict: asyncio.Future[Verdict] = asyncio.get_running_loop().create_future()
    store.append(match, seq, entries, verdict.set_result, over=over)
    assert not verdict.done(), "told before append returned"
    return verdict


async def stored_at_last(store: Store, match: str, entry: bytes) -> int:
    """Tries until the entry is in the log, as a room would; gives the number of tries."""
    for tries in range(1, 2000):
        log = await store.read(match)
        if entry in log:
            return tries
        if await put(store, match, len(log) + 1, entry) is Verdict.STORED:
            return tries
    raise AssertionError("it did not recover")


def kept(match: str, code: str = "") -> Kept:
    """Something to keep; every field differs from the others."""
    return Kept(
        match, code or f"C-{match}", "exploding_kittens", 3, bytes(range(64)), 1_790_000_000_123
    )


def campaign(name: str) -> KeptCampaign:
    """A campaign to keep; every field differs from the others."""
    return KeptCampaign(name, f"hash of {name}", "mice_and_mystics", 1_790_000_000_456)


async def settled(verdicts: Sequence[asyncio.Future[Verdict]]) -> list[Verdict]:
    """All of them, in order."""
    return await asyncio.gather(*verdicts)
