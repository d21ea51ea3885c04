"""Verbs of the host: run the table, not the game."""

from __future__ import annotations

from purrlour.engine.errors import GameError
from purrlour.server import wire
from purrlour.server.matches import entries as log
from purrlour.server.matches.checks import check_bot, check_settings
from purrlour.server.matches.entries import HOUSE
from purrlour.server.matches.match import Match
from purrlour.server.matches.people import HOST_ONLY
from purrlour.server.matches.verbs.chairs import deal_if_mixed


def start(match: Match, seat: int, command: wire.Start, at: int) -> None:
    """Begins: first everybody shows their nonce."""
    in_lobby(match)
    if any(chair.free for chair in match.chairs):
        raise GameError("chairs-free")
    match.take(log.Mixing(at=at, by=seat, cmd=command.id))
    deal_if_mixed(match, at)


def lock(match: Match, seat: int, command: wire.Lock, at: int) -> None:
    """Lets nobody new sit down, or lets them again."""
    match.take(log.Locked(at=at, by=seat, cmd=command.id, on=command.on))


def kick(match: Match, seat: int, command: wire.Kick, at: int) -> None:
    """Takes a chair from its person for good: they know, all know, and a bot may follow."""
    person(match, command.chair)
    if command.chair == seat:
        raise GameError("kick-yourself")
    match.take(log.Kicked(at=at, by=seat, cmd=command.id, chair=command.chair))


def invite(match: Match, seat: int, command: wire.Invite, at: int) -> None:
    """Lets somebody sit down again who was removed."""
    number = command.number
    if number >= len(match.removed) or number in match.invited:
        raise GameError("nobody-removed")
    name = match.removed[number].name
    match.take(log.Invited(at=at, by=seat, cmd=command.id, number=number, name=name))


def swap(match: Match, seat: int, command: wire.Swap, at: int) -> None:
    """Two chairs change places: only before the deal, for hands belong to seats."""
    in_lobby(match)
    exists(match, command.one)
    exists(match, command.other)
    if command.one == command.other:
        raise GameError("same-chair")
    match.take(log.Swapped(at=at, by=seat, cmd=command.id, one=command.one, other=command.other))


def bot(match: Match, seat: int, command: wire.Bot, at: int) -> None:
    """A bot fills a chair; it stands in for a person only if they are away for long enough (X16).

    It then gets up as soon as they are back. Whoever wants one while they are here says so.
    """
    exists(match, command.chair)
    check_bot(match.kept.game, command.bot)
    if match.phase == "over":
        raise GameError("game-over")
    if match.phase != "playing" and match.chairs[command.chair].name:
        raise GameError("chair-taken", chair=command.chair)
    absent = bool(match.chairs[command.chair].name) and command.chair != seat
    if absent:
        check_absent(match, command.chair, at)
    match.take(
        log.BotSat(
            at=at, by=seat, cmd=command.id, chair=command.chair, bot=command.bot, absent=absent
        )
    )


def free(match: Match, seat: int, command: wire.Free, at: int) -> None:
    """The bot gets up, before the deal."""
    in_lobby(match)
    exists(match, command.chair)
    if not match.chairs[command.chair].bot:
        raise GameError("no-bot-there")
    match.take(log.Freed(at=at, by=seat, cmd=command.id, chair=command.chair))


def host(match: Match, seat: int, command: wire.Host, at: int) -> None:
    """Hands hosting over; others take it for themselves when the host is away for long enough."""
    person(match, command.chair)
    if not match.is_host(seat):
        wait = left_to_wait(match, HOST_ONLY if match.host == HOUSE else match.host, at)
        if command.chair != seat or wait is None:
            raise GameError("host-only")
        if wait:
            raise GameError("host-grace", seconds=wait)
    match.take(log.Hosted(at=at, by=seat, cmd=command.id, chair=command.chair))


def check_absent(match: Match, chair: int, at: int) -> None:
    """Refuses to let a bot play for somebody who is here, or was a moment ago."""
    wait, name = left_to_wait(match, chair, at), match.chairs[chair].name
    if wait is None:
        raise GameError("person-here", name=name)
    if wait:
        raise GameError("person-grace", name=name, seconds=wait)


def left_to_wait(match: Match, seat: int, at: int) -> int | None:
    """Seconds until somebody is away for long enough; None while they are here."""
    since = match.away_since(seat)
    return None if since is None else max(0, match.opened.grace - (at - since) // 1000)


def arrange(match: Match, seat: int, command: wire.Arrange, at: int) -> None:
    """New settings, at any time."""
    check_settings(match.kept.game, command.settings)
    match.take(log.Arranged(at=at, by=seat, cmd=command.id, settings=command.settings))


def pause(match: Match, seat: int, command: wire.Pause, at: int) -> None:
    """Stops the clocks, or lets them run."""
    is_playing(match)
    paused = match.timing.paused is not None
    if command.on and paused:
        raise GameError("already-paused")
    if not command.on and not paused:
        raise GameError("not-paused")
    match.take(log.Paused(at=at, by=seat, cmd=command.id, on=command.on))


def extend(match: Match, seat: int, command: wire.Extend, at: int) -> None:
    """More time for whoever has to choose now."""
    is_playing(match)
    match.take(log.Extended(at=at, by=seat, cmd=command.id, ms=1000 * command.seconds))


def in_lobby(match: Match) -> None:
    if match.phase != "lobby":
        raise GameError("already-playing")


def is_playing(match: Match) -> None:
    if match.phase != "playing":
        raise GameError("not-playing")


def exists(match: Match, chair: int) -> None:
    if chair >= match.seats:
        raise GameError("no-such-chair", chair=chair)


def person(match: Match, chair: int) -> None:
    exists(match, chair)
    if not match.chairs[chair].name:
        raise GameError("nobody-there", chair=chair)
