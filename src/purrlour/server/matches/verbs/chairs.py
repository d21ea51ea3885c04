"""Verbs of a person about their own chair: promise, nonce, away, back, leave."""

from __future__ import annotations

from purrlour.engine.errors import GameError
from purrlour.server import wire
from purrlour.server.auth.tokens import hash_token
from purrlour.server.luck import nonce_hash
from purrlour.server.matches import entries as log
from purrlour.server.matches import playing
from purrlour.server.matches.lookalikes import shape
from purrlour.server.matches.match import Match
from purrlour.server.matches.people import clean_name


def sit(match: Match, wish: wire.Joining, token: str, at: int) -> int:
    """Gives a newcomer a chair, and says which. A bot makes room where no person is behind it."""
    name = clean_name(wish.name)
    if match.phase == "over":
        raise GameError("game-over")
    if match.phase == "mixing":
        raise GameError("already-playing")
    if any(match.is_barred(hash_token(one)) for one in wish.removed):
        raise GameError("removed")
    if match.locked:
        raise GameError("table-locked")
    for chair in match.chairs:
        if chair.name.casefold() == name.casefold():
            raise GameError("name-taken", name=name)
        if chair.name and shape(chair.name) == shape(name):
            raise GameError("name-alike", name=chair.name)
    seat = _pick(match, wish.chair)
    nonce = wish.nonce or "" if match.phase == "lobby" else ""
    match.take(log.Sat(at=at, by=seat, chair=seat, name=name, token=token, nonce=nonce))
    return seat


def _pick(match: Match, wanted: int | None) -> int:
    if wanted is not None:
        if wanted >= match.seats:
            raise GameError("no-such-chair", chair=wanted)
        if match.chairs[wanted].name:
            raise GameError("chair-taken", chair=wanted)
        return wanted
    free = [seat for seat, chair in enumerate(match.chairs) if chair.free]
    bots = [seat for seat, chair in enumerate(match.chairs) if chair.bot and not chair.name]
    if not free + bots:
        raise GameError("table-full")
    return (free + bots)[0]


def promise(match: Match, seat: int, command: wire.Promise, at: int) -> None:
    """Promises a nonce; never when others may have shown theirs."""
    if match.phase != "lobby":
        raise GameError("already-playing")
    match.take(log.Promised(at=at, by=seat, cmd=command.id, chair=seat, nonce=command.nonce))


def nonce(match: Match, seat: int, command: wire.Nonce, at: int) -> None:
    """Shows the nonce that was promised; play begins with the last one."""
    chair = match.chairs[seat]
    if match.phase != "mixing":
        raise GameError("not-mixing")
    if not chair.promise or chair.nonce:
        raise GameError("no-nonce-wanted")
    if nonce_hash(command.nonce) != chair.promise:
        raise GameError("wrong-nonce")
    match.take(log.Nonce(at=at, by=seat, cmd=command.id, chair=seat, nonce=command.nonce))
    deal_if_mixed(match, at)


def deal_if_mixed(match: Match, at: int) -> None:
    """Begins as soon as everybody who is here has shown their nonce."""
    waiting = any(chair.promise and not chair.nonce and chair.here for chair in match.chairs)
    if match.phase == "mixing" and not waiting:
        playing.deal(match, at)


def away(match: Match, seat: int, command: wire.Away, at: int) -> None:
    """Lets a bot play the chair for a while."""
    if match.phase != "playing":
        raise GameError("not-playing")
    bot = match.settings.stand_in
    match.take(log.BotSat(at=at, by=seat, cmd=command.id, chair=seat, bot=bot))


def back(match: Match, seat: int, command: wire.Back, at: int) -> None:
    """Takes the chair back from the bot, in any state."""
    if not match.chairs[seat].bot:
        raise GameError("no-bot-there")
    match.take(log.Back(at=at, by=seat, cmd=command.id, chair=seat))


def leave(match: Match, seat: int, command: wire.Leave, at: int) -> None:
    """Gives the chair up for good."""
    match.take(log.Left(at=at, by=seat, cmd=command.id, chair=seat))
