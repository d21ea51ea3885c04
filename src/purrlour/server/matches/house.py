"""House: what all rooms share."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Coroutine
from dataclasses import dataclass

from purrlour.engine.errors import GameError
from purrlour.server.clock import Clock
from purrlour.server.matches.match import Match
from purrlour.server.matches.thinker import Thinker
from purrlour.server.storage.base import Kept, Store


@dataclass(frozen=True)
class House:
    """The world around a match, so that a test can put another one there."""

    store: Store
    clock: Clock
    thinker: Thinker
    node: str
    """Names this process among those that share a store; never used again."""
    spawn: Callable[[Coroutine[object, object, None]], None]
    """Runs something that waits."""
    sentence: Callable[[GameError, str, str], str]
    """An error in a language, with the words of a game."""
    again: Callable[[Match], Awaitable[Kept]]
    """Opens another match for the same people."""
