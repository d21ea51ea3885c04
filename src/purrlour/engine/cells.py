"""Flat arrays of small numbers, the stuff that states are made of.

Compiled code holds them unboxed, as librt's `vec`. The interpreter has no need of librt:
there a `vec[u8]` is a `bytearray` and any other a `list`, which index, slice and copy alike.
This module is never compiled: compiled code knows `vec` as a type and never asks for it here.
Where the engine is compiled, guests that are not (tests, toys) get librt's, to hand it over.
"""

from importlib.util import find_spec
from typing import TYPE_CHECKING

from mypy_extensions import u8

if TYPE_CHECKING:
    from librt.vecs import vec
elif str(find_spec("purrlour.engine.chance").origin).endswith(".py"):

    class vec:  # noqa: N801 - librt's name
        """What `vec[item](values)` builds under the interpreter."""

        def __class_getitem__(cls, item):
            return bytearray if item is u8 else list

else:
    from librt.vecs import vec


__all__ = ["vec"]
