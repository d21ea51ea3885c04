"""Who may say what: every command, the right it needs, and what it does."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, Literal, TypeAlias

from purrlour.engine.errors import GameError
from purrlour.server import wire
from purrlour.server.matches.match import Match
from purrlour.server.matches.verbs import chairs, hosting, table, talking

Right: TypeAlias = Literal["seat", "host", "seat or host"]
Verb: TypeAlias = Callable[[Match, int, Any, int], None]
"""Checks first, then takes entries; a refusal has taken none."""

VERBS: Final[dict[type[wire.Command], tuple[Right, Verb]]] = {
    wire.Play: ("seat", table.play),
    wire.Undo: ("seat", table.undo),
    wire.Agree: ("seat", table.agree),
    wire.Order: ("seat", table.order),
    wire.Promise: ("seat", chairs.promise),
    wire.Nonce: ("seat", chairs.nonce),
    wire.Say: ("seat", talking.say),
    wire.Emote: ("seat", talking.emote),
    wire.Leave: ("seat", chairs.leave),
    wire.Back: ("seat", chairs.back),
    wire.Away: ("seat", chairs.away),
    wire.Start: ("host", hosting.start),
    wire.Lock: ("host", hosting.lock),
    wire.Kick: ("host", hosting.kick),
    wire.Invite: ("host", hosting.invite),
    wire.Swap: ("host", hosting.swap),
    wire.Bot: ("host", hosting.bot),
    wire.Free: ("host", hosting.free),
    wire.Host: ("seat or host", hosting.host),
    wire.Arrange: ("host", hosting.arrange),
    wire.Pause: ("host", hosting.pause),
    wire.Extend: ("host", hosting.extend),
}
"""Why, Hint and Ping change nothing, Again makes another match: the room answers those itself."""


def check_right(match: Match, seat: int, right: Right) -> None:
    """Refuses whoever has not the right."""
    if right == "host" and not match.is_host(seat):
        raise GameError("host-only")
    if right == "seat" and seat < 0:
        raise GameError("seat-only")
    if right == "seat or host" and seat < 0 and not match.is_host(seat):
        raise GameError("seat-only")


def carry_out(match: Match, seat: int, command: wire.Command, at: int) -> None:
    """Does what was asked, or refuses and changes nothing."""
    right, verb = VERBS[type(command)]
    check_right(match, seat, right)
    verb(match, seat, command, at)
    if match.wish is not None:
        table.settle(match, at)
