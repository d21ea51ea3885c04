"""View: all that one seat knows. Each game has a frozen dataclass of its own."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar


@dataclass(frozen=True)
class View:
    """Equal views mean that the seat cannot tell the states apart."""

    for_bots: ClassVar[tuple[str, ...]] = ()
    """Fields that no screen needs, and that people are not sent."""

    seat: int
    """Whose view it is; WATCHER for the public one."""
