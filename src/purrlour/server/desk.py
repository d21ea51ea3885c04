"""Desk: what a plain request is made of, whatever it asks for."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Final, Literal

import msgspec

from purrlour.engine.errors import GameError
from purrlour.server import wire
from purrlour.server.bodies import Visit
from purrlour.server.jobs.pool import InlineJobs, Jobs
from purrlour.server.metrics import Metrics
from purrlour.server.storage.base import Store

if TYPE_CHECKING:
    from purrlour.server.matches.hub import Hub

PLAIN: Final = "text/plain"


@dataclass(slots=True)
class Desk:
    """What requests need of the running server."""

    store: Store
    hub: Hub
    metrics: Metrics
    jobs: Jobs = field(default_factory=InlineJobs)
    """Does what takes long while others play."""
    near: Callable[[int], list[str]] = lambda _port: []
    """Where others in the room find us, if we listen on this port."""
    draining: bool = False
    """No more new matches: the process is about to end."""


@dataclass(frozen=True, slots=True)
class Text:
    """An answer that is no JSON."""

    body: bytes
    kind: str


@dataclass(frozen=True, slots=True, kw_only=True)
class Route:
    """One request that may be made."""

    method: Literal["GET", "POST"]
    path: str
    do: Callable[[Desk, Visit], Awaitable[object]]
    """Gives what is sent; raises GameError to refuse."""
    gives: object
    """What `do` gives: a type of ours, or the media type of a Text."""
    takes: object = None
    """What `do` reads from the body: likewise."""
    status: int = 200
    refuses: tuple[int, ...] = ()
    """Statuses beside those that any request may get."""
    leads: tuple[tuple[str, str], ...] = ()
    """What the answer is good for: another request, and the field that fills its path."""
    private: bool = False
    """Needs the token of a chair."""
    known: bool = False
    """Tells more to whoever has one."""
    lasting: bool = False
    """Gives a File: a browser that has it already is told so."""
    query: tuple[tuple[str, object], ...] = ()
    """What may stand behind the path's question mark, and its types."""

    @property
    def parameters(self) -> list[str]:
        """The names in the path."""
        return [part[1:-1] for part in self.path.split("/") if part.startswith("{")]


def insist_open(desk: Desk) -> None:
    if desk.draining:
        raise GameError("restarting")


def fits(value: object, kind: object) -> bool:
    try:
        msgspec.convert(value, kind)
    except msgspec.ValidationError:
        return False
    return True


def find_token(visit: Visit) -> str:
    """The token of `Authorization: Bearer …`; never in an address, where logs would keep it."""
    kind, _, token = visit.headers.get("authorization", "").partition(" ")
    if kind.lower() != "bearer" or not fits(token.strip(), wire.Token):
        raise GameError("no-token")
    return token.strip()
