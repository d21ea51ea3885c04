"""Bot: somebody who answers decisions."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import Any, ClassVar, Generic

from purrlour.engine.chance import Chance
from purrlour.engine.game import A, Game, V


class Bot(ABC, Generic[A, V]):
    """It gets its seat's view and its legal choices, and nothing else; its whims are its own."""

    name: ClassVar[str]
    """Names it in the roster and on the command line."""

    def __init__(self, whim: Chance) -> None:
        self.whim = whim

    def meet(self, game: Game[Any, A, V, Any]) -> None:
        """Told once, before anything else, which game it plays: a storybook may be anybody's."""

    @abstractmethod
    def choose(self, view: V, choices: list[A]) -> A:
        """One of the choices; there is at least one."""
