"""Searching as people type: no capitals, no accents. Every letter folds to one letter."""

from __future__ import annotations

import unicodedata
from typing import Final

_STROKES: Final = str.maketrans("łŁ", "ll")
"""Letters that Unicode does not take apart."""


def fold(text: str) -> str:
    """The text without capitals and accents, letter by letter: places stay the same.

    >>> fold("Żółw i ŁOŚ")
    'zolw i los'
    """
    return "".join(_fold_letter(letter) for letter in text.translate(_STROKES))


def _fold_letter(letter: str) -> str:
    plain = unicodedata.normalize("NFD", letter)[0].lower()
    return plain if len(plain) == 1 else letter


def holds_all(text: str, wanted: list[str]) -> bool:
    """Whether all the words wanted occur; these must be folded already."""
    folded = fold(text)
    return all(word in folded for word in wanted)


def places(text: str, wanted: list[str]) -> list[tuple[int, int]]:
    """Where the words occur, as (start, end), in order, overlaps joined."""
    folded = fold(text)
    found: list[tuple[int, int]] = []
    for word in wanted:
        at = folded.find(word)
        while word and at >= 0:
            found.append((at, at + len(word)))
            at = folded.find(word, at + len(word))
    joined: list[tuple[int, int]] = []
    for start, end in sorted(found):
        if joined and start <= joined[-1][1]:
            joined[-1] = (joined[-1][0], max(end, joined[-1][1]))
        else:
            joined.append((start, end))
    return joined
