"""Spelling: what somebody may have meant who wrote a word that is not known."""

from __future__ import annotations

from collections.abc import Iterable


def nearest(word: str, known: Iterable[str]) -> list[str]:
    """All that is known, what is most like the word first.

    >>> nearest("esat", ["north", "east", "west"])
    ['east', 'west', 'north']
    """
    return sorted(known, key=lambda other: distance(word, other))


def meant(word: str, known: Iterable[str]) -> str:
    """The word that was probably meant; "" if none is like it: one slip in three letters.

    >>> meant("wim", ["lose", "win"])
    'win'
    >>> meant("chess", ["koty"])
    ''
    """
    word = word.lower()
    first = next(iter(nearest(word, known)), "")
    return first if first and distance(word, first) <= max(len(word) // 3, 1) else ""


def distance(one: str, other: str) -> int:
    """How many letters are left out, added, changed, or changed places with the next.

    >>> distance("stroy", "story"), distance("stroy", "destroy")
    (1, 2)
    """
    before: list[int] = []
    row = list(range(len(other) + 1))
    for i, letter in enumerate(one, start=1):
        last, before, row = before, row, [i]
        for j, wanted in enumerate(other, start=1):
            best = min(before[j] + 1, row[-1] + 1, before[j - 1] + (letter != wanted))
            if i > 1 and j > 1 and letter == other[j - 2] and wanted == one[i - 2]:
                best = min(best, last[j - 2] + 1)
            row.append(best)
    return row[-1]
