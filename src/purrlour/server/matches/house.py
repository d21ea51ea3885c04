"""House: what all rooms share."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Coroutine, Sequence
from dataclasses import dataclass
from typing import Protocol

from purrlour.engine.errors import GameError
from purrlour.server.clock import Clock
from purrlour.server.matches.archive import Archive
from purrlour.server.matches.match import Match
from purrlour.server.matches.thinker import Thinker
from purrlour.server.storage.base import Kept, Store


class Sentence(Protocol):
    """Puts an error into words."""

    def __call__(
        self, error: GameError, language: str, game: str = "", *, names: Sequence[str] = ()
    ) -> str: ...


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
    sentence: Sentence
    """An error in a language, with the words of a game."""
    breathe: Callable[[], Awaitable[None]]
    """Lets everybody else have a turn, in the midst of something long."""
    archive: Archive
    """Keeps snapshots."""
    again: Callable[[Match], Awaitable[Kept]]
    """Opens another match for the same people."""
