"""Mice, and what they meet, in letters that every terminal has."""

from __future__ import annotations

from typing import Final

_EARS: Final = ("()_()", "()-()", "()^()", "()~()")
_FACES: Final = ("(o.o)", "(^.^)", "(-.o)", "(u.u)")
_CAUGHT: Final = "#x.x#"


def mouse(seat: int, *, free: bool) -> tuple[str, str]:
    """The mouse of a seat, in two lines of five letters; behind bars when all its mice are."""
    return _EARS[seat % len(_EARS)], _FACES[seat % len(_FACES)] if free else _CAUGHT


CANDLE: Final = r"""
          (
          )\
         {__}
          ||
       ___||___
      '--------'
"""

CAGE: Final = r"""
       _________
      | | | | | |
      | |()_()| |
      | |(x.x)| |
      |_|_|_|_|_|
"""

CAT: Final = r"""
       /\_____/\
      /  o   o  \
     ( ==  ^  == )
      )         (
     (           )
"""

WON: Final = r"""
        .-.
       (   )   ding!
       /   \         ()_() ()_() ()_() ()_()
      /_____\        (^.^) (o.o) (u.u) (-.o)
         o
"""

LOST: Final = r"""
        .-.
       (   )
       /   \         ()_()
      /_____\        (-.-)   . . .

"""
