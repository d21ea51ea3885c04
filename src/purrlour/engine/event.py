"""Event: something that happened, the clause behind it, and what each seat sees of it."""

from __future__ import annotations

from abc import ABC, abstractmethod
from dataclasses import dataclass
from typing import ClassVar, TypeAlias

from purrlour.engine.wire import Wire, facts_of


@dataclass(frozen=True)
class Event(ABC):
    """A frozen dataclass per kind of event; its fields are its facts."""

    kind: ClassVar[str]
    """Names the event on the wire and in the game's words."""

    tells: ClassVar[bool] = True
    """Whether anybody may learn from it what was hidden: a card, a place, what luck brought.
    False only where a choice alone is told; what told nobody anything may be taken back."""

    clause: str
    """The id of the rule that made it happen."""

    @abstractmethod
    def seen_by(self, seat: int) -> Event | None:
        """The part of it that this seat (or WATCHER) may know; None hides that it happened.

        Abstract on purpose: forgetting it is a type error, not a leak.
        """

    def wire(self) -> dict[str, Wire]:
        """Its facts by name, ready to travel."""
        return facts_of(self.kind, vars(self))  # its fields, in order: it has nothing else


@dataclass(frozen=True)
class Public(Event):
    """An event with nothing to hide."""

    def seen_by(self, seat: int) -> Event | None:  # noqa: ARG002 - the same for every seat
        return self


Log: TypeAlias = list[Event]
