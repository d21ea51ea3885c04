"""Films, put together again as a page does it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import msgspec

from purrlour.server.film import Film


@dataclass(frozen=True)
class Scene:
    """All that is to be seen at one moment."""

    note: dict[str, Any]
    view: dict[str, Any] | None
    seats: dict[int, dict[str, Any]]
    """With open hands: what each seat sees."""
    pending: list[dict[str, Any]]
    chairs: list[dict[str, Any]]


def scenes(body: bytes) -> list[Scene]:
    """Every moment with what it keeps from those before."""
    msgspec.json.decode(body, type=Film)
    film = msgspec.json.decode(body)
    view: dict[str, Any] | None = None
    apart: dict[int, dict[str, Any]] = {}
    pending: list[dict[str, Any]] = []
    chairs: list[dict[str, Any]] = []
    found: list[Scene] = []
    for moment in film["moments"]:
        if "view" in moment:
            view = {**(view or {}), **moment["view"]}
        apart |= {int(seat): part for seat, part in moment.get("apart", {}).items()}
        pending = moment.get("pending", pending)
        chairs = moment.get("chairs", chairs)
        seats = {seat: {**(view or {}), **part} for seat, part in apart.items()}
        found.append(Scene(moment["note"], view, seats, pending, chairs))
    return found
