"""What is done at the table of a match: the deal, a choice, what an absent player would do."""

from __future__ import annotations

from typing import Any

from purrlour.engine.errors import GameError, IllegalAction
from purrlour.engine.table import Table
from purrlour.server.luck import Fair, step_label
from purrlour.server.matches import entries as log
from purrlour.server.matches.match import Match


def deal(match: Match, at: int) -> None:
    """Mixes the luck and begins to play."""
    match.mix()
    options = match.game.options(match.opened.options)
    table = Table(match.game, match.seats, options, Fair(match.key, step_label(0)))
    match.start(log.Dealt(at=at, chance=list(table.record.deal)), table)


def play(
    match: Match,
    seat: int,
    action: str,
    *,
    at: int,
    decision: int | None = None,
    why: log.Why = "hand",
    cmd: str = "",
) -> None:
    """One choice, with the luck that belongs to it after those that stand: no retry changes it."""
    table = match.table
    if match.phase == "over":
        raise GameError("game-over")
    if table is None or match.phase != "playing":
        raise GameError("not-playing")
    action = match.game.parse(action).text()  # its luck depends on the choice, not on its spelling
    table.chance = Fair(match.key, match.path.step(seat, action))
    events = table.play(seat, action, decision=decision)
    step = table.record.steps[-1]
    chance = list(step.chance)
    match.take(
        log.Step(at=at, by=seat, cmd=cmd, seat=seat, action=step.action, chance=chance, why=why),
        events,
    )
    if not table.pending:
        secret = match.kept.secret.hex()
        match.take(log.Revealed(at=at, secret=secret, campaign=carried(table)))


def carried(table: Table[Any, Any, Any, Any]) -> str:
    """The campaign after a chapter that is over; "" if it was none."""
    campaigns = table.game.campaigns()
    return "" if campaigns is None else campaigns.after(table.options, table.state)


def fall_back(match: Match, seat: int, *, at: int, why: log.Why) -> None:
    """What an absent player's choice would be."""
    table = match.table
    if table is None or table.decision_of(seat) is None:
        raise IllegalAction("nothing-asked", seat=seat)
    code = match.game.fallback(table.state, seat, Fair(match.key, match.path.fallback(seat)))
    play(match, seat, match.game.actions[code].text(), at=at, why=why)


def whim(match: Match, seat: int) -> int:
    """The seed of a bot's choice: the same for the same question, whoever asks."""
    return Fair(match.key, match.path.bot(seat)).pick(1 << 62)
