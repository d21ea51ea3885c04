"""Verbs that change nothing at the table: emotes and chat."""

from __future__ import annotations

from purrlour.engine.errors import GameError
from purrlour.server import wire
from purrlour.server.matches import entries as log
from purrlour.server.matches.checks import check_emote
from purrlour.server.matches.match import Match
from purrlour.server.matches.people import clean_text


def say(match: Match, seat: int, command: wire.Say, at: int) -> None:
    """Plain text, where the table allows it."""
    if not match.settings.chat:
        raise GameError("chat-off")
    text = clean_text(command.text)
    match.take(log.Said(at=at, by=seat, cmd=command.id, chair=seat, text=text))


def emote(match: Match, seat: int, command: wire.Emote, at: int) -> None:
    """A gesture that needs no words."""
    check_emote(command.emote)
    match.take(log.Emoted(at=at, by=seat, cmd=command.id, chair=seat, emote=command.emote))
