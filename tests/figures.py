"""How much a test looks at: a figure that fits the suite it runs in and the speed of the build.

`scripts/test` takes the usual figure, `scripts/test long` the one that the promise names.
Where nothing is compiled, the rules are slower; there a usual figure is divided by `PLAIN`.
"""

from __future__ import annotations

import os
from typing import Final

from purrlour.engine import playout

LONG: Final = os.environ.get("PURRLOUR_SUITE") == "long"
COMPILED: Final = not str(playout.__file__).endswith(".py")
PLAIN: Final = 8
"""Compiled rules play some forty times as fast; what surrounds them does not, and takes most of
the time of most tests."""


def figure(usual: int, *, long: int, plain: int | None = None) -> int:
    """How many. `plain` is for figures that do not follow the speed of the rules."""
    if LONG:
        return long
    if COMPILED:
        return usual
    return max(1, usual // PLAIN) if plain is None else plain
