"""Counts what can be reached: ways, with every luck told apart, and positions."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Hashable, Iterable, Iterator
from typing import TypeVar, cast

from purrlour.engine.chance import OutcomeNeeded, Scripted
from purrlour.engine.game import A, Game, O, S, V

Counts = list[tuple[int, int]]
"""(ways, positions) after one choice, after two, …"""
W = TypeVar("W", bound=Hashable)


def after_one_choice(game: Game[S, A, V, O], state: S) -> Iterator[S]:
    """Every state that one choice leads to, once for each way its luck can fall."""
    for decision in game.decisions(state):
        for code in game.legal(state, decision.seat):
            scripts: list[list[int]] = [[]]
            while scripts:
                script = scripts.pop()
                world = cast("S", state.clone())
                try:
                    game.apply(world, decision.seat, code, Scripted(script), None)
                except OutcomeNeeded as needed:
                    scripts += [[*script, outcome] for outcome in range(needed.n)]
                else:
                    yield world


def count_states(
    game: Game[S, A, V, O], state: S, depth: int, key_of: Callable[[S], Hashable]
) -> Counts:
    """By the game; a position is kept once, with the number of ways to it."""
    found: Counts = []
    level = {key_of(state): (state, 1)}
    for _ in range(depth):
        following: dict[Hashable, tuple[S, int]] = {}
        for before, ways in level.values():
            for world in after_one_choice(game, before):
                key = key_of(world)
                known = following.get(key)
                following[key] = (world, ways + (known[1] if known else 0))
        level = following
        found.append((sum(ways for _, ways in level.values()), len(level)))
    return found


def count_worlds(world: W, depth: int, successors: Callable[[W], Iterable[W]]) -> Counts:
    """By brute force."""
    found: Counts = []
    level = {world: 1}
    for _ in range(depth):
        following: Counter[W] = Counter()
        for before, ways in level.items():
            for after in successors(before):
                following[after] += ways
        level = dict(following)
        found.append((sum(level.values()), len(level)))
    return found
