"""How sure a share is."""

from __future__ import annotations

from math import sqrt
from typing import Final

_NORMAL_95: Final = 1.959964


def wilson(wins: float, games: int) -> tuple[float, float]:
    """The 95 % interval of Wilson for a share; wins that were shared count in part.

    >>> low, high = wilson(50, 100)
    >>> round(low, 3), round(high, 3)
    (0.404, 0.596)
    """
    if games == 0:
        return 0.0, 1.0
    share, z2 = wins / games, _NORMAL_95**2
    middle = share + z2 / (2 * games)
    spread = _NORMAL_95 * sqrt(share * (1 - share) / games + z2 / (4 * games * games))
    below = 1 + z2 / games
    return max((middle - spread) / below, 0.0), min((middle + spread) / below, 1.0)
