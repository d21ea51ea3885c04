"""Face: how one game looks at the terminal table. The table itself knows no game."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from textual.content import Content

from purrlour.cli.table.menu import Menu
from purrlour.engine.action import Action
from purrlour.engine.decision import Decision, Outcome
from purrlour.engine.errors import GameError
from purrlour.engine.event import Event

if TYPE_CHECKING:
    from purrlour.words import Words


@dataclass(frozen=True)
class Chair:
    """What the table shows of one seat."""

    name: str
    picture: tuple[str, str]
    """Two lines, five letters wide."""
    lines: tuple[str, str]
    """Two short facts beside the picture."""
    badge: str = ""
    """A word on the frame."""
    current: bool = False
    out: bool = False


@dataclass(frozen=True)
class Moment:
    """Something that deserves a picture."""

    title: str
    picture: str
    mine: bool
    """Whether it is about the person: then it waits for a key."""


class Face(ABC):
    """Draws views and turns choices into menus. It gets views only, never states."""

    def __init__(self, words: Words, names: Sequence[str], seat: int) -> None:
        self.words = words
        self.names = tuple(names)
        self.seat = seat

    @abstractmethod
    def chairs(self, view: Any) -> list[Chair]:
        """One for each seat."""

    @abstractmethod
    def centre(self, view: Any) -> Content:
        """What lies in the middle: at most 31 letters wide, and all that matters in 8 lines.

        Further lines show on a tall screen.
        """

    @abstractmethod
    def menu(
        self,
        view: Any,
        decision: Decision | None,
        choices: list[Action],
        refuse: Callable[[str], GameError],
    ) -> Menu:
        """What the person may do; without a decision, what they hold while they wait.

        `refuse` says why an action, by its notation, is not among the choices.
        """

    def standing(self, choices: list[Action]) -> Action | None:
        """What the standing order „pass until my turn” answers here, if it does."""
        return next((action for action in choices if action.text() == "pass"), None)

    @abstractmethod
    def moment(self, event: Event) -> Moment | None:
        """A picture for this event, if it deserves one."""

    @abstractmethod
    def ending(self, outcome: Outcome | None, seat: int) -> str:
        """A picture for the end, as this seat sees it."""

    def open(self, book: object) -> None:  # noqa: B027 - most games have none
        """A storybook of somebody else is played."""

    def briefing(self, view: Any) -> list[str]:  # noqa: ARG002 - most games need none
        """What help says about this table before it comes to the keys: a line each."""
        return []

    @abstractmethod
    def is_small_talk(self, event: Event) -> bool:
        """Whether the short log leaves it out."""
