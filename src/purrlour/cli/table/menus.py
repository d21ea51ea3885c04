"""What the menus of all games have in common: the question, and entries with their reasons."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import TYPE_CHECKING, Generic, Protocol, TypeVar

from purrlour.cli.table.menu import Entry, Why
from purrlour.engine.action import Action
from purrlour.engine.decision import Decision
from purrlour.engine.errors import GameError

if TYPE_CHECKING:
    from purrlour.cli.table.face import Face


class Waiting(Protocol):
    """A view that tells whom the table waits for."""

    @property
    def phase(self) -> str: ...

    @property
    def asked(self) -> tuple[int, ...]: ...


V = TypeVar("V", bound=Waiting)


class TableMenus(Generic[V]):
    """Builds the menus for one view. `refuse` says why a notation cannot be chosen."""

    def __init__(
        self, face: Face, view: V, choices: list[Action], refuse: Callable[[str], GameError]
    ) -> None:
        self.names, self.seat = face.names, face.seat
        self.words = face.words
        self.say = face.words.say
        self.view = view
        self.refuse = refuse
        self.actions = {action.text(): action for action in choices}

    def prompt(self, decision: Decision | None) -> str:
        """What is asked, or whom the table waits for."""
        if decision is not None:
            return self.words.decision(decision, self.names, self.seat, "")
        if self.view.phase == "over":
            return self.say("cli-over")
        others = [self.names[seat] for seat in self.view.asked]
        return self.say("cli-waiting", names=", ".join(others), count=len(others))

    def settled(self, entry: Entry, text: str) -> Entry:
        """The entry with the action of this notation, or the reason against it."""
        action = self.actions.get(text)
        return replace(entry, action=action, why=None if action else self.why(text))

    def why(self, text: str) -> Why:
        """Why this cannot be chosen."""
        return self.told(self.refuse(text))

    def told(self, error: GameError) -> Why:
        """A refusal in the reader's words."""
        return Why(self.words.refusal(error, self.names), error.clause)
