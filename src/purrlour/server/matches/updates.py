"""Updates: one frame a viewer, with all that is new and the whole truth for them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

import msgspec
from msgspec import UNSET

from purrlour.engine.decision import WATCHER
from purrlour.server import wire
from purrlour.server.matches import entries as log
from purrlour.server.matches.match import Happening, Match
from purrlour.server.matches.notes import missed, notes
from purrlour.server.views import person_view

_PEOPLE: Final = frozenset(
    {
        log.Opened,
        log.Sat,
        log.Left,
        log.Kicked,
        log.Swapped,
        log.BotSat,
        log.Back,
        log.Freed,
        log.Locked,
        log.Hosted,
        log.Arranged,
        log.Came,
        log.Went,
        log.Mixing,
        log.Nonce,
        log.Dealt,
        log.Revealed,
        log.Again,
    }
)
"""After these the table around the game is told again."""

_GAME: Final = frozenset({log.Dealt, log.Step, log.Undone, log.Revealed})
"""After these the game's view is told again."""

_WORDS: Final = frozenset({log.Said, log.Emoted})
"""After these nothing is told again."""

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
        secret=match.secret,
        nonces={seat: chair.nonce for seat, chair in enumerate(match.chairs) if chair.nonce},
        next=match.next,
    )


def update(
    match: Match, happenings: Sequence[Happening], seat: int, *, since: int, now: int
) -> bytes:
    """What is new for this viewer, who was told everything up to `since`."""
    kinds = {type(happening.entry) for happening in happenings}
    acks = [entry.cmd for entry, _, _ in happenings if entry.cmd and entry.by == seat]
    return encode(
        wire.Update(
            since,
            match.stream(seat),
            notes(happenings, seat, since),
            acks=acks or UNSET,
            seat=seat if log.Swapped in kinds else UNSET,
            about=UNSET if kinds.isdisjoint(_PEOPLE) else about(match),
            **({} if kinds <= _WORDS else _table(match, seat, now, seeing=bool(kinds & _GAME))),
        )
    )


def first_update(match: Match, seat: int, *, since: int, now: int) -> bytes:
    """Everything, for somebody who just came."""
    return encode(
        wire.Update(
            since,
            match.stream(seat),
            missed(match, seat, since),
            seat=max(seat, WATCHER),
            about=about(match),
            **_table(match, seat, now, seeing=True),
        )
    )


def _table(match: Match, seat: int, now: int, *, seeing: bool) -> dict[str, Any]:
    """What a viewer is told of the game itself."""
    table = match.table
    if table is None:
        return {}
    game, state = match.game, table.state
    pending = match.pending()
    told: dict[str, Any] = {
        "pending": [
            wire.Pending(decision.seat, decision.kind, decision.about, _left(match, number, now))
            for number, decision in pending.items()
        ],
        "paused": match.timing.paused is not None,
        "wish": _wish(match),
    }
    if seeing:
        told["view"] = msgspec.Raw(person_view(game.view(state, max(seat, WATCHER))))
    if seat >= 0:
        actions = game.actions
        told["decision"] = next(
            (number for number, decision in pending.items() if decision.seat == seat), None
        )
        told["choices"] = [actions[code].text() for code in game.legal(state, seat)]
        told["anytime"] = [actions[code].text() for code in game.anytime(state, seat)]
        to = match.undo_to(seat)
        told["undo"] = "no" if to is None else "free" if match.undo_free(to) else "ask"
        order = match.orders.get(seat)
        told["order"] = order and wire.StandingOrder(order.passing, order.ask)
    if match.phase == "over" and (outcome := table.outcome) is not None:
        told["ending"] = wire.Ending(outcome.reason, list(outcome.returns), list(outcome.places))
    return told


def _left(match: Match, number: int, now: int) -> int | None:
    limit = match.limit(match.pending()[number])
    return match.timing.left(number, limit, now) if limit else None


def _wish(match: Match) -> wire.UndoWish | None:
    wish = match.wish
    return wish and wire.UndoWish(wish.chair, wish.to, sorted(wish.needs))
