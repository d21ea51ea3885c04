"""Verbs of a seat at the table: play, undo, standing orders."""

from __future__ import annotations

from purrlour.engine.errors import GameError
from purrlour.server import wire
from purrlour.server.matches import entries as log
from purrlour.server.matches import playing
from purrlour.server.matches.checks import check_undo
from purrlour.server.matches.match import Match


def play(match: Match, seat: int, command: wire.Play, at: int) -> None:
    """A choice of one's own; not while a bot plays the chair."""
    if match.chairs[seat].bot:
        raise GameError("bot-plays", bot=match.chairs[seat].bot)
    table = match.table
    if table is not None and command.decision is None and match.phase == "playing":
        # An answer names its question, so that it never counts for another.
        action = match.game.parse(command.action)
        if action.code not in match.game.anytime(table.state, seat):
            raise GameError("which-decision")
    playing.play(match, seat, command.action, at=at, decision=command.decision, cmd=command.id)


def undo(match: Match, seat: int, command: wire.Undo, at: int) -> None:
    """Takes the last choice back at once if nobody learnt anything since, else asks people."""
    to = match.undo_to(seat)
    if to is None:
        raise GameError("nothing-to-undo")
    check_undo(match.played, match.undone)
    way = match.undo_way(seat, to)
    if way == "free":
        match.take(log.Undone(at=at, by=seat, cmd=command.id, to=to))
    elif way == "alone":
        raise GameError("undo-alone")
    elif match.wish is not None:
        raise GameError("undo-already-asked", chair=match.wish.chair)
    else:
        match.take(log.UndoAsked(at=at, by=seat, cmd=command.id, chair=seat, to=to))


def agree(match: Match, seat: int, command: wire.Agree, at: int) -> None:
    """The answer to somebody's wish to undo."""
    if match.wish is None or seat not in match.wish.needs:
        raise GameError("nobody-asked")
    match.take(log.UndoAnswered(at=at, by=seat, cmd=command.id, chair=seat, yes=command.yes))


def settle(match: Match, at: int) -> None:
    """Carries out a wish that all who were asked agreed to."""
    if match.wish is not None and not match.wish.needs:
        match.take(log.Undone(at=at, by=match.wish.chair, to=match.wish.to))


def order(match: Match, seat: int, command: wire.Order, at: int) -> None:
    """A standing order; the others never hear of it."""
    if match.phase != "playing":
        raise GameError("not-playing")
    match.take(
        log.Ordered(
            at=at,
            by=seat,
            cmd=command.id,
            chair=seat,
            passing=command.passing,
            ask=list(command.ask),
        )
    )
