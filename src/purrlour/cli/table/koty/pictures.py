"""Sleeping cats and night animals, in letters that every terminal has."""

from __future__ import annotations

from typing import Final

_EARS: Final = ("/\\_/\\", "/^-^\\", "|\\_/|", "/\\-/\\", "^\\_/^", "/\\^/\\")
_FACES: Final = ("(-.-)", "(u.u)", "(-.o)", "(^.^)", "(o.o)", "(~.~)")
_GONE: Final = "(   )"


def cat(seat: int, *, there: bool) -> tuple[str, str]:
    """The cat that dreams there, in two lines of five letters."""
    return _EARS[seat % len(_EARS)], _FACES[seat % len(_FACES)] if there else _GONE


OWL: Final = r"""
        ___________
       ( hooo hoo! )
    ,___, `-------'
    (O,O)
    /)_)
     ""
"""

DRAGON: Final = r"""
            ^    ^
           / \  //\
     |\___/|   \//  .\
     /O  O  \__  /  / \
    /     /  \_/  //
    @___@'    \__//   ~ ~ ~
"""

WON: Final = r"""
        z  Z
      z    /\_/\  /\_/\  /\_/\
    .-----( -.- )( ^.^ )( u.u )
    |      > ~ <  > ~ <  > ~ <
    '---------------------------'
"""

LOST: Final = r"""
        z  Z
      z    /\_/\
    .-----( -.- )
    |      >   <      .  .  .
    '---------------------------'
"""
