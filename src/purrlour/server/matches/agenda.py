"""Agenda: what a match does by itself, and when."""

from __future__ import annotations

from typing import Final, Literal, NamedTuple, TypeAlias

from purrlour.server.matches.match import Match

MIXING_MS: Final = 3_000
"""How long nonces are waited for."""
ORDER_MS: Final = 3_000
"""After so long a standing order passes in a window without a clock, whatever the seat holds."""

STEADY_MS: Final = 100
"""A bot that is asked whatever it holds has so long at any pace: several times what a tiger needs.
What it has not said by then, it lets be (S5)."""

_ROW: Final = 3
"""A bot that goes on takes this part of its time."""

DutyKind: TypeAlias = Literal["mix", "time", "order", "bot", "grace"]


class Duty(NamedTuple):
    """Something that is due."""

    due: int
    kind: DutyKind
    seat: int
    number: int
    """The decision it answers; 0 if it is not about one."""


def duties(match: Match) -> list[Duty]:
    """All that is due some day if nothing else happens; the earliest first."""
    if match.phase == "mixing":
        return [Duty(match.mixing + MIXING_MS, "mix", 0, 0)]
    if match.phase != "playing" or match.timing.paused is not None:
        return []
    settings, chairs, opened = match.settings, match.chairs, match.timing.opened
    found: list[Duty] = []
    for number, decision in match.pending().items():
        seat, since = decision.seat, opened[number]
        if chairs[seat].bot:
            found.append(Duty(since + pace(match, number), "bot", seat, number))
        elif is_alone(match, seat) and (match.passes(decision) or is_idle(match, number)):
            # Nobody is there to learn anything from it.
            found.append(Duty(since, "order", seat, number))
        elif limit := match.limit(decision):
            # A standing order is silence: in a window with a clock it ends with the clock.
            found.append(Duty(since + limit, "time", seat, number))
        elif match.orders and match.passes(decision):
            found.append(Duty(since + ORDER_MS, "order", seat, number))
    if settings.grace:
        for seat, chair in enumerate(chairs):
            if chair.name and not chair.bot and not chair.here:
                found.append(Duty(chair.away + 1000 * settings.grace, "grace", seat, 0))
    found.sort()
    return found


def pace(match: Match, number: int) -> int:
    """Milliseconds that a bot takes for this question. What it does next in a row comes sooner:
    who did the last thing is known to all, and so is what is asked."""
    full = match.settings.pace
    last = match.table.record.steps[-1:] if match.table else []
    goes_on = any(step.seat == match.pending()[number].seat for step in last)
    return full // _ROW if goes_on and not is_steady(match, number) else full


def is_steady(match: Match, number: int) -> bool:
    """Whether this question must not be answered sooner by those who hold nothing for it."""
    kind = match.pending()[number].kind
    return kind in match.game.windows or kind in match.game.asked_anyway


def is_alone(match: Match, seat: int) -> bool:
    """Whether all others are bots that nobody can come back to, and nobody can ever watch: then
    no time tells anybody anything (S2)."""
    others = (chair for other, chair in enumerate(match.chairs) if other != seat)
    return not match.settings.watch and all(chair.bot and not chair.name for chair in others)


def is_idle(match: Match, number: int) -> bool:
    """Whether a reaction is asked for by somebody who has none."""
    decision = match.pending()[number]
    if match.table is None or decision.kind not in match.game.windows:
        return False
    return len(match.game.legal(match.table.state, decision.seat)) == 1
