"""The two builds: arrays that fit, a state that is small, and the same playing from both."""

from __future__ import annotations

import sys

import pytest
from mypy_extensions import i64, u8

from purrlour.engine import cells
from purrlour.engine import playout as playout_module
from purrlour.engine.chance import Seeded
from purrlour.engine.playout import playout
from purrlour.games.exploding_kittens.game import ExplodingKittens
from purrlour.games.exploding_kittens.state import Kittens

GAME = ExplodingKittens()


def test_the_interpreters_arrays_are_those_of_the_standard_library() -> None:
    """Under the interpreter no librt is needed; compiled code gets its own."""
    small: object = cells.vec[u8](b"ab")
    large: object = cells.vec[i64]([1, 2])
    pure = playout_module.__file__.endswith(".py")

    assert isinstance(small, bytearray) == isinstance(large, list) == pure
    assert GAME.legal_into(GAME.deal(2, GAME.options({"first": "0"}), Seeded(1)), 0, room()) > 0


def room() -> cells.vec[i64]:
    return cells.vec[i64]([0] * len(GAME.actions))


def test_a_state_is_small() -> None:
    """At most 2 KB with everything it holds, and one allocation for each array."""
    state = GAME.deal(5, GAME.options({}), Seeded(1))
    arrays = [state.hands, state.pile, state.story]

    bytes_held = 8 * len(state.hands) + len(state.pile) + len(state.story)

    assert bytes_held + sys.getsizeof(state) <= 2048
    assert all(mine is not other for mine, other in zip(arrays, of_clone(state), strict=True))


def of_clone(state: Kittens) -> list[object]:
    twin = state.clone()
    return [twin.hands, twin.pile, twin.story]


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_a_playout_is_the_same_on_every_build(seats: int) -> None:
    """R10: luck and whim fix a playing down to the last byte."""
    luck, whim = Seeded(seats), Seeded(seats, "whim")
    state = GAME.deal(seats, GAME.options({}), luck)

    steps = playout(GAME, state, luck, whim)

    assert (steps, GAME.position(state).count(",")) == PLAYOUTS[seats]


PLAYOUTS = {2: (86, 111), 3: (112, 119), 4: (143, 117), 5: (108, 104)}
"""Steps, and commas of the last position, by seats."""
