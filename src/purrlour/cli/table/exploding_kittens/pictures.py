"""Cats with character, in letters that every terminal has.

The words in them (B O O M, purrrr) give way to words of the same length in other languages.
"""

from __future__ import annotations

from typing import Final

_EARS: Final = ("/\\_/\\", "/^-^\\", "|\\_/|", "/\\-/\\", "^\\_/^")
_FACES: Final = ("(o.o)", "(-.-)", "(O.o)", "(^.^)", "(@.@)")
_GONE: Final = "(x.x)"


def cat(seat: int, *, living: bool) -> tuple[str, str]:
    """The cat that sits there, in two lines of five letters."""
    return _EARS[seat % len(_EARS)], _FACES[seat % len(_FACES)] if living else _GONE


BOOM: Final = r"""
      .    *    '    .    *   .
   *    \    .  |  .    /    '
     .   \  _.-'''-._  /   *
  ' -- --  (  B O O M  ) -- -- '
     *   /  '-.___.-'  \   .
   .    /   '   |   *   \    *
      '    /\_/\   .   '
    *     ( x.x )      tss…
           > ~ <
"""

FUSE: Final = r"""
                      * .
                   . (
     /\_/\         _)
    ( O.O )~------'
     (   )>   8<
     "   "
"""

CROWN: Final = r"""
            .  |\ /\ /|  .
               |_\/_\|
               /\___/\
          *   (  ^.^  )   *
               \  w  /
            ___/     \___
           |   purrrr    |
"""

CONSOLATION: Final = r"""
       /\_/\
      ( u.u )   ~ z
     /   "   \     z
    (  )   (  )~~~
"""
