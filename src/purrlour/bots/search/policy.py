"""Policy: how a game is played without thinking, which is what thinking is made of.

Search plays imagined games to their end with it, asks it where to look first, and what a game
that it leaves unfinished is worth. A game's policy is plain numbers on plain states.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import Generic

from mypy_extensions import i64, mypyc_attr

from purrlour.engine.cells import vec
from purrlour.engine.chance import Chance
from purrlour.engine.game import A, Game, O, S, V

ENDLESS: i64 = 1 << 40
"""A depth that no rollout reaches."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Policy(ABC, Generic[S]):
    """What it is asked about a seat it answers from what that seat knows, and nothing else."""

    depth: i64
    """Choices of a rollout; then what is reached is valued as it stands."""

    def __init__(self, depth: i64) -> None:
        self.depth = depth

    @abstractmethod
    def choose(self, state: S, seat: i64, codes: vec[i64], count: i64, whim: Chance) -> i64:
        """One of the first `count` codes (two at least): what the seat would do at once."""

    def act(
        self, game: Game[S, A, V, O], state: S, seat: i64, codes: vec[i64], whim: Chance
    ) -> i64:
        """The same for whoever has not looked up the codes: a policy that knows by itself what is
        possible need not, and `codes` is room for the others to do so."""
        count = game.legal_into(state, seat, codes)
        return codes[0] if count == 1 else self.choose(state, seat, codes, count, whim)

    @abstractmethod
    def value(self, state: S, into: vec[float]) -> None:
        """What each seat may expect, from 0 to 1; where it is over, what it got."""

    def weigh(self, state: S, seat: i64, codes: vec[i64], count: i64, into: vec[float]) -> None:  # noqa: ARG002 - games look
        """How much each of the codes deserves to be looked at; above 0, they need no sum."""
        at: i64
        for at in range(count):
            into[at] = 1.0

    def outlook(self, state: S, seat: i64) -> i64:  # noqa: ARG002 - games look
        """What luck showed this seat, as a number: two outlooks are two places to think from.

        A seat that drew a Kitten plans otherwise than one that drew a cat. Numbers that are too
        fine leave every place visited once.
        """
        return 0
