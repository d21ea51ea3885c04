"""The grid of an experiment: every combination of the house rules that it varies."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import product
from typing import Final

MOST: Final = 64
"""Variants of an experiment: more are a slip, and no report of them could be read."""


@dataclass(frozen=True)
class Variant:
    """One set of house rules."""

    name: str
    """What differs from the rules that all variants share: `burglar=off turbo=on`."""
    varied: tuple[tuple[str, str], ...]
    settings: dict[str, str]
    """Shared rules and varied ones."""


def variants_of(shared: dict[str, str], varied: dict[str, tuple[str, ...]]) -> list[Variant]:
    """All of them; the first has the first value of each, and the others are compared with it.

    >>> [each.name for each in variants_of({}, {"a": ("1", "2"), "b": ("x", "y")})]
    ['a=1 b=x', 'a=1 b=y', 'a=2 b=x', 'a=2 b=y']
    """
    found = []
    for values in product(*varied.values()):
        own = tuple(zip(varied, values, strict=True))
        name = " ".join(f"{option}={value}" for option, value in own) or "-"
        found.append(Variant(name, own, {**shared, **dict(own)}))
    return found
