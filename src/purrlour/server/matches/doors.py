"""Doors: who may come in, from a log alone. No rule is applied before a token was looked at."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from purrlour.engine.decision import WATCHER
from purrlour.engine.errors import GameError
from purrlour.server.auth.tokens import hash_token, opens
from purrlour.server.matches import entries as log
from purrlour.server.matches.people import HOST_ONLY

_KINDS: Final = (
    log.Opened,
    log.Sat,
    log.Left,
    log.Kicked,
    log.Swapped,
    log.Arranged,
    log.Revealed,
)
_BEGINNINGS: Final = tuple(f'{{"t":"{kind.__struct_config__.tag}"'.encode() for kind in _KINDS)


class Doors:
    """The tokens of a match, by their hashes, and whether people may watch."""

    def __init__(self, entries: Iterable[bytes]) -> None:
        self.host = ""
        self.chairs: list[str] = []
        self.removed: set[str] = set()
        """Tokens that opened a chair until a host took it away."""
        self.watch = True
        self.over = False
        """Whether nothing is hidden any more."""
        for entry in entries:
            if entry.startswith(_BEGINNINGS):
                self._take(log.read_entry(entry))

    def _take(self, entry: log.AnyEntry) -> None:
        match entry:
            case log.Opened():
                self.host, self.watch = entry.token, entry.settings.watch
                self.chairs = [""] * entry.seats
                self.removed.update(one.token for one in entry.removed)
            case log.Sat():
                self.chairs[entry.chair] = entry.token
            case log.Left() | log.Kicked():
                if isinstance(entry, log.Kicked):
                    self.removed.add(self.chairs[entry.chair])
                self.chairs[entry.chair] = ""
            case log.Swapped(one=one, other=other):
                self.chairs[one], self.chairs[other] = self.chairs[other], self.chairs[one]
            case log.Arranged():
                self.watch = entry.settings.watch
            case log.Revealed():
                self.over = True
            case _:
                pass

    def is_removed(self, token: str) -> bool:
        """Whether a host took the chair from whoever has a token with this hash."""
        return token in self.removed

    def admit(self, token: str | None) -> int:
        """The chair that a token opens; refuses one that opens none."""
        return admit(token, self.chairs, host=self.host, watch=self.watch)


def admit(token: str | None, chairs: Sequence[str], *, host: str, watch: bool) -> int:
    """The chair that a token opens, HOST_ONLY, or WATCHER without one; refuses all others."""
    if token is None:
        if not watch:
            raise GameError("no-watch")
        return WATCHER
    hashed = hash_token(token)
    for seat, chair in enumerate(chairs):
        if opens(hashed, chair):
            return seat
    if opens(hashed, host):
        return HOST_ONLY
    raise GameError("bad-token")
