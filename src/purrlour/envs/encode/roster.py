"""Every encoder there is, by game."""

from __future__ import annotations

from typing import Any, Final

from purrlour.envs.encode import exploding_kittens, koty, mice_and_mystics, wizard_kittens
from purrlour.envs.encode.base import Encoder
from purrlour.envs.encode.field import Field

FIELDS: Final[dict[str, list[Field]]] = {
    "exploding_kittens": exploding_kittens.FIELDS,
    "koty": koty.FIELDS,
    "mice_and_mystics": mice_and_mystics.FIELDS,
    "wizard_kittens": wizard_kittens.FIELDS,
}
"""What each number of an observation means."""


def encoder_for(key: str) -> Encoder[Any]:
    """A new encoder: each has working room of its own."""
    builders: dict[str, type[Encoder[Any]]] = {
        "exploding_kittens": exploding_kittens.KittensEncoder,
        "koty": koty.CatsEncoder,
        "mice_and_mystics": mice_and_mystics.MiceEncoder,
        "wizard_kittens": wizard_kittens.WizardsEncoder,
    }
    return builders[key]()
