"""What waits to be written, and how all of it is told."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import TypeAlias

from purrlour.server.storage.base import Told, Verdict

Append: TypeAlias = tuple[str, int, Sequence[bytes], Told, bool]
"""Match, first place, entries, whom to tell, and whether the match is over then.

A bare tuple, because one is made for every move.
"""


def tell_all(
    loop: asyncio.AbstractEventLoop, appends: list[Append], verdicts: list[Verdict]
) -> None:
    """Tells each its verdict. One that fails does not keep the others from hearing theirs."""
    for (_, _, _, told, _), verdict in zip(appends, verdicts, strict=True):
        try:
            told(verdict)
        except Exception as error:  # noqa: BLE001 - reported to the loop's own handler
            loop.call_exception_handler({"message": "told of an append", "exception": error})
