"""Lookalikes: names that differ for a computer and not for an eye.

A small table of our own: letters of other scripts that are drawn like Latin ones, and Latin ones
that are easily taken for each other. It may find two names alike that are not; then the second
person at a table chooses another. It never says that a name by itself is wrong.
"""

from __future__ import annotations

import unicodedata
from typing import Final

_DRAWN_LIKE: Final = {
    "a": "аАαΑɑ",
    "b": "вВьΒ",
    "c": "сСϲϹ",
    "d": "ԁđĐ",
    "e": "еЕєЄεΕ",
    "h": "һҺнНΗħĦ",
    "i": "іιı",
    "j": "јЈϳ",
    "k": "кКκΚ",
    "l": "I1|ІΙӏӀłŁ",
    "m": "мМΜ",
    "n": "ηΝո",
    "o": "оОοΟσ0øØօ",
    "p": "рРρΡ",
    "q": "ԛԚ",
    "s": "ѕЅ",
    "t": "тТτΤŧŦ",
    "u": "υս",
    "v": "νѵѴ",
    "w": "ԝԜ",
    "x": "хХχΧ",
    "y": "уУүҮγΥ",
    "z": "Ζ",
    "ae": "æÆ",
    "oe": "œŒ",
    "'": "’‘ʼ`´′",
    "-": "‐‑‒–—−",
}
"""By what stands for them: Cyrillic, Greek, Armenian and other Latin letters that look the same,
large or small; and digits and strokes."""

_ONE: Final = {ord(sign): plain for plain, signs in _DRAWN_LIKE.items() for sign in signs}
_PAIRS: Final = (("rn", "m"), ("vv", "w"))
_ACCENTS: Final = range(0x300, 0x370)
"""Marks over and under letters. Those of other scripts tell letters apart that look different."""


def shape(name: str) -> str:
    """What an eye sees of a name: two people at a table never have the same.

    >>> shape("Ваlа") == shape("Bala")  # the first begins with a Cyrillic letter
    True
    >>> shape("Zoë") == shape("ZOE")
    True
    """
    plain = _bare(_bare(name).translate(_ONE).casefold()).translate(_ONE)
    for pair, one in _PAIRS:
        plain = plain.replace(pair, one)
    return " ".join(plain.split())


def _bare(text: str) -> str:
    """Without accents, fonts and variants of signs."""
    apart = unicodedata.normalize("NFKD", text)
    return "".join(sign for sign in apart if not (ord(sign) in _ACCENTS or _is_variant(sign)))


def _is_variant(sign: str) -> bool:
    return "\ufe00" <= sign <= "\ufe0f" or "\U000e0100" <= sign <= "\U000e01ef"
