"""Odds: what dice of Mice and Mystics promise, reckoned once."""

from __future__ import annotations

from functools import lru_cache
from math import comb
from typing import Final

SWORD: Final = 3
"""Faces of six that hit at close quarters."""
BOW: Final = 2
SHIELD: Final = 2


@lru_cache(maxsize=512)
def showing(dice: int, faces: int) -> tuple[float, ...]:
    """How likely each number of dice shows one of so many faces."""
    dice = max(dice, 0)
    share = faces / 6
    return tuple(
        comb(dice, many) * share**many * (1 - share) ** (dice - many) for many in range(dice + 1)
    )


@lru_cache(maxsize=4096)
def wounds(dice: int, faces: int, defence: int) -> tuple[float, ...]:
    """How likely an attack leaves each number of wounds: hits less blocks (MM-115)."""
    result = [0.0] * (max(dice, 0) + 1)
    for hits, likely in enumerate(showing(dice, faces)):
        for blocks, as_likely in enumerate(showing(defence, SHIELD)):
            result[max(hits - blocks, 0)] += likely * as_likely
    return tuple(result)


@lru_cache(maxsize=8192)
def expected(dice: int, faces: int, defence: int, life: int) -> float:
    """Wounds that an attack does to somebody with so much life left."""
    return sum(min(many, life) * likely for many, likely in enumerate(wounds(dice, faces, defence)))


@lru_cache(maxsize=8192)
def beaten(dice: int, faces: int, defence: int, life: int) -> float:
    """How likely an attack beats somebody with so much life left."""
    return sum(likely for many, likely in enumerate(wounds(dice, faces, defence)) if many >= life)
