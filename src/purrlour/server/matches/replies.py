"""Replies: what commands were answered. The same command gets the same answer.

Whoever had no answer sends a command again, for some minutes. So answers are kept by time and not
by number: a chair that has used up its memory is refused further commands until some of it is free.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, NamedTuple

from purrlour.engine.decision import WATCHER
from purrlour.engine.errors import GameError
from purrlour.server import wire
from purrlour.server.matches.house import Sentence
from purrlour.server.matches.listener import Listener
from purrlour.server.matches.match import REMEMBERED_MS, Match
from purrlour.server.matches.updates import encode

MOST: Final = 4_000
"""Commands of a chair that may be remembered at a time."""
MOST_REFUSED: Final = 256
"""Refusals, which nothing but memory keeps."""


class _Refusal(NamedTuple):
    frame: bytes
    at: int


class Replies:
    """Refuses, and remembers it."""

    def __init__(self, sentence: Sentence, now: Callable[[], int]) -> None:
        self._sentence = sentence
        self._now = now
        self._known: dict[int, dict[str, _Refusal]] = {}
        """By chair and command."""

    def repeat(self, match: Match, listener: Listener, name: str) -> bool:
        """Answers a command that was answered before; False if it was not."""
        seat = listener.seat
        if (told := match.answered(seat, name)) is not None:
            listener.send(encode(wire.Ack(name, told)))
        elif (refusal := self._known.get(seat, {}).get(name)) is not None:
            listener.send(refusal.frame)
        else:
            return False
        return True

    def is_full(self, match: Match, seat: int) -> bool:
        """Whether one answer more could be remembered only by forgetting another too early."""
        if len(self._known.get(seat, ())) >= MOST_REFUSED:
            self._forget_old(seat)
            if len(self._known[seat]) >= MOST_REFUSED:
                return True
        answers = match.answers.get(seat, ())
        return len(answers) >= MOST and match.remembered(seat, self._now()) >= MOST

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
            self._known.setdefault(listener.seat, {})[name] = _Refusal(frame, self._now())

    def _frame(self, match: Match, listener: Listener, name: str, error: GameError) -> bytes:
        names = [chair.name for chair in match.chairs]
        text = self._sentence(error, listener.language, match.kept.game, names=names)
        return encode(wire.Refused(name, error.key, text, error.facts, error.clause))

    def _forget_old(self, seat: int) -> None:
        since = self._now() - REMEMBERED_MS
        known = self._known[seat]
        self._known[seat] = {name: one for name, one in known.items() if one.at >= since}

    def swap(self, one: int, other: int) -> None:
        """Whoever changes chairs takes theirs along."""
        change = {one: other, other: one}
        self._known = {change.get(seat, seat): known for seat, known in self._known.items()}

    def forget(self, chair: int) -> None:
        """Somebody new has names of their own for their commands."""
        self._known.pop(chair, None)
