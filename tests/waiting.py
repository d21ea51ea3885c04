"""Waiting for a condition. One limit for all: it ends a test that would hang, and times nothing."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from typing import Final

LIMIT: Final = 120.0
"""Seconds; dozens of times what anything takes on a calm machine."""
_PAUSE: Final = 0.005


async def until(true: Callable[[], bool], limit: float = LIMIT) -> float:
    """Waits for something to become true; tells how many seconds it took."""
    loop = asyncio.get_running_loop()
    begun = loop.time()
    async with asyncio.timeout(limit):
        while not true():
            await asyncio.sleep(_PAUSE)
    return loop.time() - begun


def wait_until(true: Callable[[], bool], limit: float = LIMIT) -> float:
    """The same without an event loop."""
    begun = time.monotonic()
    while not true():
        if time.monotonic() - begun > limit:
            raise TimeoutError(f"nothing came of it in {limit:.0f} s")
        time.sleep(_PAUSE)
    return time.monotonic() - begun
