"""The grape: bait for roaches, and a weapon (MM-267…275)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from purrlour.engine.chance import Chance
from purrlour.engine.event import Log
from purrlour.games.mice_and_mystics.bits import bit, count, lowest
from purrlour.games.mice_and_mystics.codes import YES
from purrlour.games.mice_and_mystics.events import Feasted, GrapeThrown
from purrlour.games.mice_and_mystics.frames import ATTACK, THROW
from purrlour.games.mice_and_mystics.house import TYPED
from purrlour.games.mice_and_mystics.layout import AT, DOWN, FROM, KIND, ON_BOARD
from purrlour.games.mice_and_mystics.rules.decks import return_party_item
from purrlour.games.mice_and_mystics.rules.harm import ROACH, afflict, take_away
from purrlour.games.mice_and_mystics.rules.names import figure_name, space_name
from purrlour.games.mice_and_mystics.rules.places import foes_on, mice_on, size_of
from purrlour.games.mice_and_mystics.rules.seats import roller
from purrlour.games.mice_and_mystics.rules.track import highest_hero
from purrlour.games.mice_and_mystics.state import ASK_TOSS, Mice
from purrlour.games.mice_and_mystics.tables import (
    C_PARTY,
    CARD_WIDTH,
    FIRST_FOE,
    GRAPE,
    K_RAT,
    KIND_WIDTH,
    NOWHERE,
)

_TOSS: Final = 0
_TOSSED: Final = 1
AUTOMATIC_MANY: Final = 2 | 512
"""Hits without a roll, on several figures (see `attack`)."""


def feast(state: Mice, chance: Chance, log: Log | None) -> None:
    """After the roaches' turn those on the grape's space are gone with it (MM-269, MM-R75)."""
    eaters: i64 = 0
    rest = foes_on(state, bit(state.grape))
    while rest:
        figure = lowest(rest)
        rest &= rest - 1
        if state.rows[KIND + figure] == ROACH:
            eaters |= bit(figure)
    if not eaters:
        return
    if log is not None:
        log.append(Feasted("MM-269", int(count(eaters))))
    state.grape = NOWHERE
    return_party_item(state, GRAPE, chance, log)
    while eaters:
        figure = lowest(eaters)
        eaters &= eaters - 1
        take_away(state, figure, "MM-269", log)


def may_throw(state: Mice, figure: i64) -> bool:
    """A rat that starts its turn on the grape, and no mouse with it (MM-274, MM-275)."""
    if state.grape == NOWHERE or figure < FIRST_FOE or state.rows[AT + figure] != state.grape:
        return False
    if not state.tables.kinds[state.rows[KIND + figure] * KIND_WIDTH + K_RAT]:
        return False
    return mice_on(state, bit(state.grape)) == 0


def throw_at_most(state: Mice, figure: i64) -> None:
    """At the space with the most mice; of several that with the mouse highest on the track."""
    best: i64 = 0
    tied: i64 = 0
    space: i64
    for space in range(state.tables.spaces[state.side]):
        many = count(mice_on(state, bit(space)))
        if many > best:
            best = many
            tied = 0
        if many == best and many > 0:
            tied |= bit(space)
    if tied:
        hero = highest_hero(state, mice_on(state, tied))
        state.push(THROW, figure, state.rows[AT + hero], 0, 0)


def run_throw(state: Mice, chance: Chance, log: Log | None) -> None:
    """The token is tossed like a coin, by hand if they like: squashed, or whole (MM-271, MM-O6)."""
    by, space = state.own(0), state.own(1)
    if state.house & TYPED and state.stage() == _TOSS:
        state.set_stage(_TOSSED)
        state.ask(ASK_TOSS, roller(state, by))
        return
    squashed = state.answer == YES if state.stage() == _TOSSED else chance.pick(2) == 0
    state.pop()
    land(state, by, space, squashed=squashed, chance=chance, log=log)


def land(
    state: Mice, by: i64, space: i64, *, squashed: bool, chance: Chance, log: Log | None
) -> None:
    """Squashed it hits everybody small, whole it bowls them over (MM-271, MM-272)."""
    if log is not None:
        name = figure_name(state, by)
        log.append(GrapeThrown("MM-270", name, space_name(state, space), squashed))
    targets = small_on(state, space)
    if squashed:
        state.grape = NOWHERE
        return_party_item(state, GRAPE, chance, log)
        if targets:
            first = lowest(targets)
            state.push(ATTACK, by, first, 1, 0)
            state.set_own(6, 1)
            state.set_own(8, AUTOMATIC_MANY)
            state.set_own(11, targets & ~bit(first))
        return
    state.grape = space
    card: i64
    for card in range(state.tables.how_many_cards):
        if state.tables.cards[card * CARD_WIDTH + C_PARTY] == GRAPE:
            state.rows[FROM + card] = ON_BOARD
    while targets:
        figure = lowest(targets)
        targets &= targets - 1
        afflict(state, figure, DOWN, "MM-272", log)


def small_on(state: Mice, space: i64) -> i64:
    """The figures on a space that a grape can hurt: neither large ones nor the cat (MM-273)."""
    found: i64 = 0
    rest: i64 = mice_on(state, bit(space)) | foes_on(state, bit(space))
    while rest:
        figure = lowest(rest)
        rest &= rest - 1
        if size_of(state, figure) == 0:
            found |= bit(figure)
    return found
