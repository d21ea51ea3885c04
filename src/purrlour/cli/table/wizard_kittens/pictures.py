"""Kittens in pointed hats and a professor, in letters that every terminal has."""

from __future__ import annotations

from typing import Final

_HATS: Final = ("./^\\.", "_/^\\_", ".-^-.", "~/^\\~")
_FACES: Final = ("(o.o)", "(^.^)", "(-.o)", "(>.<)")


def kitten(seat: int) -> tuple[str, str]:
    """The kitten that sits there, in two lines of five letters."""
    return _HATS[seat % len(_HATS)], _FACES[seat % len(_FACES)]


CAT: Final = r"""
      *   /\_/\   .  *
    .    ( @.@ )     .
      ~  /  ^  \  ~
     *  (  ~~~  )~~~
          ""  ""    *
"""

PROFESSOR: Final = r"""
        _______
       |_______|
      ( -o---o- )   ahem.
       \   v   /
        |`---'|
       /|     |\
"""

SIX: Final = r"""
        __________________
       /        /        /|
      /  curses/        / |
     /________/________/  |
     |  (^.^) | (^.^) |  /
     |________|_______| /
"""

CLEAN: Final = r"""
       .-.   .-.
      (   ) (   )
     .-. `-' .-.
    (   ) _ (   )
     `-'(   )`-'     clean!
         `-'
"""

LOST: Final = r"""
       .-.   .-.
      (:::) (:::)
     .-. `-' .-.
    (:::) _ (:::)
     `-'(:::)`-'     oops.
         `-'
"""
