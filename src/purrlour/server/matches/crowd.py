"""Crowd: those who look at a match, each told what is theirs to know."""

from __future__ import annotations

from purrlour.engine.decision import WATCHER
from purrlour.server import wire
from purrlour.server.matches import entries as log
from purrlour.server.matches.listener import Listener
from purrlour.server.matches.match import Happening, Match
from purrlour.server.matches.updates import Telling, encode


class Crowd:
    """Everybody who is connected."""

    def __init__(self) -> None:
        self.listeners: list[Listener] = []

    def has(self, seat: int) -> bool:
        """Whether anybody looks from this chair."""
        return any(listener.seat == seat for listener in self.listeners)

    def tell(self, match: Match, fresh: list[Happening], now: int) -> None:
        """A frame each; those of one chair share it."""
        for entry, _, _ in fresh:
            if type(entry) is log.Swapped:
                self._reseat(entry)
            elif type(entry) is log.Kicked or type(entry) is log.Left:
                self._part(match, entry)
            elif type(entry) is log.Arranged and not entry.settings.watch:
                self._hang_up(WATCHER, "no-watch")
        telling = Telling(match, fresh, now)
        frames: dict[tuple[int, int], bytes] = {}
        for listener in tuple(self.listeners):  # one that is too slow drops out on the way
            seat, since = listener.seat, listener.seen
            if since == match.stream(seat):
                continue  # nothing of this is for them
            key = (seat, since)
            if key not in frames:
                frames[key] = telling.frame(seat, since)
            listener.seen = match.stream(seat)
            listener.send(frames[key])

    def _reseat(self, entry: log.Swapped) -> None:
        change = {entry.one: entry.other, entry.other: entry.one}
        for listener in self.listeners:
            listener.seat = change.get(listener.seat, listener.seat)

    def _part(self, match: Match, entry: log.Kicked | log.Left) -> None:
        """Whoever has no chair any more hears nothing that is meant for it."""
        chair, name = entry.chair, entry.cmd
        if type(entry) is log.Kicked:
            self._hang_up(chair, "kicked")
        else:
            told = match.answered(chair, name)
            last = b"" if told is None else encode(wire.Ack(name, told))
            self._hang_up(chair, "left", last)

    def _hang_up(self, seat: int, key: str, last: bytes = b"") -> None:
        """Ends the connections of a chair, or of all watchers."""
        for listener in [one for one in self.listeners if one.seat == seat]:
            self.listeners.remove(listener)
            if last:
                listener.send(last)
            listener.close(key)
