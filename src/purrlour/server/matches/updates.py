"""Updates: one frame a viewer, with all that is new and the whole truth for them."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Any, Final, cast

import msgspec
from msgspec import UNSET

from purrlour.engine.decision import WATCHER, Decision
from purrlour.engine.game import Game
from purrlour.server import wire
from purrlour.server.matches import entries as log
from purrlour.server.matches.entries import HOUSE
from purrlour.server.matches.match import Happening, Match
from purrlour.server.matches.notes import missed, notes, visible
from purrlour.server.matches.people import HOST_ONLY
from purrlour.server.views import shown_bytes

_PEOPLE: Final = frozenset(
    {
        log.Opened,
        log.Sat,
        log.Left,
        log.Kicked,
        log.Invited,
        log.Swapped,
        log.BotSat,
        log.Back,
        log.Freed,
        log.Locked,
        log.Hosted,
        log.Arranged,
        log.Came,
        log.Went,
        log.Promised,
        log.Mixing,
        log.Nonce,
        log.Dealt,
        log.Paused,
        log.Revealed,
        log.Again,
    }
)
"""After these the table around the game is told again."""

_GAME: Final = frozenset({log.Dealt, log.Step, log.Undone, log.Revealed})
"""After these the game's view is told again."""

_ASIDE: Final = frozenset({log.Said, log.Emoted, log.Came, log.Went, log.Locked, log.Hosted})
"""These change nothing in the game: what it asks is not told again."""

encode: Final = msgspec.json.Encoder().encode


def about(match: Match) -> wire.About:
    """The table around the game, as everybody may see it."""
    return wire.About(
        match=match.kept.match,
        code=match.kept.code,
        game=match.kept.game,
        version=match.kept.version,
        options=match.opened.options,
        phase=match.phase,
        chairs=[wire.Person(chair.name, chair.bot, chair.here) for chair in match.chairs],
        host=match.host,
        locked=match.locked,
        settings=match.settings,
        commitment=match.opened.commitment,
        grace=match.opened.grace,
        secret=match.secret,
        promises={seat: chair.promise for seat, chair in enumerate(match.chairs) if chair.promise},
        nonces={seat: chair.nonce for seat, chair in enumerate(match.chairs) if chair.nonce},
        next=match.next,
        campaign=match.opened.campaign,
        imported=match.opened.imported,
        newest=match.game.version if match.game.version != match.kept.version else 0,
        practice=match.opened.practice,
        away=_away(match),
        removed={
            number: one.name
            for number, one in enumerate(match.removed)
            if number not in match.invited
        },
    )


def _away(match: Match) -> dict[int, int]:
    seats = [seat for seat, chair in enumerate(match.chairs) if chair.name]
    if match.host == HOUSE and match.opened.token:
        seats.append(HOST_ONLY)
    found = {seat: match.away_since(seat) for seat in seats}
    return {seat: since for seat, since in found.items() if since is not None}


def ending(match: Match) -> wire.Ending | None:
    """How it ended; None while it goes on."""
    outcome = match.table.outcome if match.table and match.phase == "over" else None
    if outcome is None:
        return None
    return wire.Ending(outcome.reason, list(outcome.returns), list(outcome.places))


class Telling:
    """What happened, ready to be told; what all viewers share is made once."""

    def __init__(self, match: Match, happenings: Sequence[Happening], now: int) -> None:
        self._match = match
        self._happenings = happenings
        self._now = now
        self._kinds = kinds = {type(happening.entry) for happening in happenings}
        self._seeing = not kinds.isdisjoint(_GAME)
        self._about = UNSET if kinds.isdisjoint(_PEOPLE) else about(match)
        self._game = None if kinds <= _ASIDE or match.table is None else _Common(match, now)
        self._acks = _acks(happenings)

    def frame(self, seat: int, since: int) -> bytes:
        """The update of a viewer who was told everything up to `since`."""
        match = self._match
        seen = [happening for happening in self._happenings if visible(happening, seat)]
        if len(seen) < len(self._happenings):  # not even the form may tell what is hidden
            return Telling(match, seen, self._now).frame(seat, since)
        told = wire.Update(
            since,
            match.stream(seat),
            notes(self._happenings, seat, since),
            acks=self._acks.get(seat, UNSET),
            seat=max(seat, WATCHER) if log.Swapped in self._kinds else UNSET,
            about=self._about,
            clock=UNSET if self._about is UNSET else self._now,
        )
        if self._game is not None:
            self._game.add(told, seat, seeing=self._seeing)
        return encode(told)


def first_update(match: Match, seat: int, *, since: int, now: int) -> bytes:
    """Everything, for somebody who just came."""
    told = wire.Update(
        since,
        match.stream(seat),
        cast(Any, missed(match, seat, since)),  # perhaps as they are in JSON
        seat=max(seat, WATCHER),
        about=about(match),
        clock=now,
    )
    if match.table is not None:
        _Common(match, now).add(told, seat, seeing=True)
    return encode(told)


def _acks(happenings: Sequence[Happening]) -> dict[int, list[str]]:
    """By chair: the commands that these carry out. Whoever is swapped takes theirs along."""
    acks: dict[int, list[str]] = {}
    for entry, _, _ in happenings:
        if entry.cmd:
            acks.setdefault(entry.by, []).append(entry.cmd)
        if type(entry) is log.Swapped:
            change = {entry.one: entry.other, entry.other: entry.one}
            acks = {change.get(seat, seat): names for seat, names in acks.items()}
    return acks


class _Common:
    """What is told of the game itself, the same to all; and the rest, by viewer."""

    def __init__(self, match: Match, now: int) -> None:
        assert match.table is not None
        self._match = match
        self._table = match.table
        pending = match.pending()
        self._asked = {decision.seat: number for number, decision in pending.items()}
        self._told = [_pending(match, *question, now) for question in pending.items()]

    def add(self, told: wire.Update, seat: int, *, seeing: bool) -> None:
        """Fills in what this viewer may know and do."""
        match, table = self._match, self._table
        game, state = match.game, table.state
        told.pending = self._told
        told.paused = match.timing.paused is not None
        told.wish = _wish(match)
        if seeing:
            told.view = msgspec.Raw(shown_bytes(game.shown(state, max(seat, WATCHER))))
        if seat >= 0:
            texts = action_texts(game)
            told.decision = self._asked.get(seat)
            told.choices = [texts[code] for code in game.legal(state, seat)]
            told.anytime = [texts[code] for code in game.anytime(state, seat)]
            to = match.undo_to(seat)
            told.undo = "no" if to is None else match.undo_way(seat, to)
            order = match.orders.get(seat)
            told.order = None if order is None else wire.StandingOrder(order.passing, order.ask)
        told.ending = ending(match) or UNSET


@cache
def action_texts(game: Game[Any, Any, Any, Any]) -> list[str]:
    """The notation of every action of a game, by code."""
    return [action.text() for action in game.actions]


def _pending(match: Match, number: int, decision: Decision, now: int) -> wire.Pending:
    limit = match.limit(decision)
    left = match.timing.left(number, limit, now) if limit else None
    return wire.Pending(decision.seat, decision.kind, decision.about, left)


def _wish(match: Match) -> wire.UndoWish | None:
    wish = match.wish
    return wish and wire.UndoWish(wish.chair, wish.to, sorted(wish.needs))
