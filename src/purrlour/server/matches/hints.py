"""Hints: who wants to know what to do, and what they are told. Nobody else learns of either."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from hashlib import sha256
from typing import Final, TypeAlias

from purrlour.engine.errors import GameError
from purrlour.server import wire
from purrlour.server.matches.listener import Listener
from purrlour.server.matches.match import Match
from purrlour.server.matches.replies import Replies
from purrlour.server.matches.thinker import Doubt, Thinker
from purrlour.server.matches.updates import encode
from purrlour.server.matches.verbs.rights import check_right

_HINT_MS: Final = 20_000
"""What has not come to mind by then, comes to mind never. The first one waits for a process to
start, and several who ask at once wait for one another."""

Heard: TypeAlias = Callable[[int, wire.Counsel | None], None]
"""Told which decision was thought about, and what came of it; None if nothing did."""


class Hints:
    """Thinks once about each decision, and tells those who asked.

    `heard` is called when something came to mind; the room then lets it be told.
    """

    def __init__(self, thinker: Thinker, replies: Replies, heard: Heard) -> None:
        self._thinker = thinker
        self._replies = replies
        self._heard = heard
        self._known: dict[int, wire.Counsel] = {}
        """By decision, while it is open: the same question has the same answer."""
        self._waiting: dict[int, list[tuple[Listener, str]]] = {}
        """By decision: who asked, and by which command."""

    def end(self) -> None:
        """There is nobody any more to be told."""
        self._waiting.clear()
        self._heard = _nobody

    def ask(self, match: Match, listener: Listener, command: wire.Hint) -> None:
        """Answers at once, or as soon as it has been thought about."""
        number, name = command.decision, command.id
        try:
            check(match, listener.seat, number)
        except GameError as error:
            self._replies.refuse(match, listener, name, error)
            return
        if number in self._known:
            listener.send(_advice(name, number, self._known[number]))
        elif number in self._waiting:
            self._waiting[number].append((listener, name))
        else:
            self._waiting[number] = [(listener, name)]
            self._thinker.advise(_doubt(match, listener.seat, number), partial(self._heard, number))

    def tell(
        self,
        match: Match,
        listeners: list[Listener],
        number: int,
        counsel: wire.Counsel | None,
    ) -> None:
        """Tells those who asked and are still there, if the question is."""
        pending = match.pending()
        self._known = {one: known for one, known in self._known.items() if one in pending}
        if counsel is not None and number in pending:
            self._known[number] = counsel
        for listener, name in self._waiting.pop(number, ()):
            if listener not in listeners:
                continue
            try:
                if number not in pending:
                    raise GameError("too-late", decision=number)
                check(match, listener.seat, number)
                if counsel is None:
                    raise GameError("no-hint")
            except GameError as error:
                self._replies.refuse(match, listener, name, error)
            else:
                listener.send(_advice(name, number, counsel))


def _nobody(number: int, counsel: wire.Counsel | None) -> None:
    """Is told when nobody else is."""
    del number, counsel


def check(match: Match, seat: int, number: int) -> None:
    """Refuses whoever may not ask about this decision."""
    check_right(match, seat, "seat")
    if match.phase == "over":
        raise GameError("game-over")
    if match.table is None or match.phase != "playing":
        raise GameError("not-playing")
    if not match.settings.hints:
        raise GameError("hints-off")
    if match.chairs[seat].bot:
        raise GameError("bot-plays", bot=match.chairs[seat].bot)
    own = match.table.decision_of(seat)
    if own is None:
        raise GameError("not-asked")
    if own != number:
        raise GameError("too-late", decision=number)


def seed_of(match: str, number: int) -> int:
    """The seed of a hint. It follows from what the asker knows: made of the match's luck, it could
    tell of that luck."""
    said = sha256(f"purrlour hint\n{match}\n{number}\n".encode()).digest()
    return int.from_bytes(said[:4], "big") >> 1


def _doubt(match: Match, seat: int, number: int) -> Doubt:
    table = match.table
    assert table is not None, "checked before"
    return Doubt(
        match=match.kept.match,
        game=match.kept.game,
        view=table.view(seat),
        choices=[action.text() for action in table.legal(seat)],
        seed=seed_of(match.kept.match, number),
        deadline_ms=_HINT_MS,
    )


def _advice(name: str, number: int, counsel: wire.Counsel) -> bytes:
    return encode(
        wire.Advice(
            id=name,
            decision=number,
            now=counsel.now,
            choices=counsel.choices,
            key=counsel.key,
            facts=counsel.facts,
            alike=counsel.alike,
        )
    )
