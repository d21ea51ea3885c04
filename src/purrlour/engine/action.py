"""Action: one row of a game's fixed action table."""

from __future__ import annotations

from abc import ABC, abstractmethod
from dataclasses import dataclass, fields
from typing import ClassVar

from purrlour.engine.wire import Wire


@dataclass(frozen=True)
class Action(ABC):
    """A typed row without rules inside; its fields after the code are the parts to choose by."""

    kind: ClassVar[str]
    """Names the action on the wire and in the game's words."""

    code: int
    """Its index in the table: what search, environments and hot loops handle."""

    @abstractmethod
    def text(self) -> str:
        """Canonical notation: wire, records and tests all use it."""

    def wire(self) -> dict[str, Wire]:
        """Its parts, for choosing by taps."""
        parts: dict[str, Wire] = {"kind": self.kind}
        for field in fields(self):
            if field.name != "code":
                parts[field.name] = getattr(self, field.name)
        return parts
