"""Replies: what commands were refused with. The same command gets the same answer."""

from __future__ import annotations

from collections import OrderedDict
from typing import Final

from purrlour.engine.decision import WATCHER
from purrlour.engine.errors import GameError
from purrlour.server import wire
from purrlour.server.matches.house import Sentence
from purrlour.server.matches.listener import Listener
from purrlour.server.matches.match import Match
from purrlour.server.matches.updates import encode

_KEPT: Final = 128
"""Refusals that are remembered; nobody repeats older commands."""


class Replies:
    """Refuses, and remembers it."""

    def __init__(self, sentence: Sentence) -> None:
        self._sentence = sentence
        self._known: OrderedDict[tuple[int, str], bytes] = OrderedDict()

    def repeat(self, match: Match, listener: Listener, name: str) -> bool:
        """Answers a command that was answered before; False if it was not."""
        seat = listener.seat
        if (told := match.answered(seat, name)) is not None:
            listener.send(encode(wire.Ack(name, told)))
        elif (frame := self._known.get((seat, name))) is not None:
            listener.send(frame)
        else:
            return False
        return True

    def refuse(self, match: Match, listener: Listener, name: str, error: GameError) -> None:
        """Tells somebody why not; asked again, it may be different."""
        listener.send(self._frame(match, listener, name, error))

    def refuse_for_good(
        self, match: Match, listener: Listener, name: str, error: GameError
    ) -> None:
        """Tells somebody why not, and the same again whatever happens meanwhile."""
        frame = self._frame(match, listener, name, error)
        listener.send(frame)
        if listener.seat != WATCHER:  # watchers have no names for their commands to belong to
            self._known[listener.seat, name] = frame
            if len(self._known) > _KEPT:
                self._known.popitem(last=False)

    def _frame(self, match: Match, listener: Listener, name: str, error: GameError) -> bytes:
        names = [chair.name for chair in match.chairs]
        text = self._sentence(error, listener.language, match.kept.game, names=names)
        return encode(wire.Refused(name, error.key, text, error.facts, error.clause))

    def swap(self, one: int, other: int) -> None:
        """Whoever changes chairs takes theirs along."""
        change = {one: other, other: one}
        self._known = OrderedDict(
            ((change.get(seat, seat), name), frame) for (seat, name), frame in self._known.items()
        )

    def forget(self, chair: int) -> None:
        """Somebody new has names of their own for their commands."""
        for key in [key for key in self._known if key[0] == chair]:
            del self._known[key]
