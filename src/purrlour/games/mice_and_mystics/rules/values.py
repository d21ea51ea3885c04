"""Values and selections that programs ask for."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from purrlour.games.mice_and_mystics.bits import bit, count, lowest
from purrlour.games.mice_and_mystics.content import ops
from purrlour.games.mice_and_mystics.frames import ATTACK, OWN
from purrlour.games.mice_and_mystics.house import CAMPAIGN
from purrlour.games.mice_and_mystics.layout import (
    AT,
    BLEMISHES,
    CHEESE,
    COUNTERS,
    FROM,
    IN_STASH,
    KIND,
    LAST,
    NEW,
    POISON,
    STATUS,
    THINGS,
    WOUNDS,
)
from purrlour.games.mice_and_mystics.rules.dice_values import shown_symbol
from purrlour.games.mice_and_mystics.rules.places import (
    adjacent,
    any_foe,
    cell,
    dist,
    foes_on,
    free_mice,
    full_spaces,
    mice_on,
    party,
    size_of,
)
from purrlour.games.mice_and_mystics.rules.reach import foe_reach, near_spaces
from purrlour.games.mice_and_mystics.rules.sheets import attribute
from purrlour.games.mice_and_mystics.state import Mice
from purrlour.games.mice_and_mystics.tables import (
    C_PARTY,
    CARD_WIDTH,
    F_BATTLE,
    F_DEFENCE,
    F_KIND,
    FIRST_FOE,
    FOE_WIDTH,
    HEROES,
    K_MIGHTY,
    KIND_WIDTH,
    LARGE,
)

REGISTERS: Final = 4
"""Where registers begin in a frame: its kind, stage, pc and rule come first."""


def register(state: Mice, number: i64) -> i64:
    """A register of the running program."""
    return state.stack[state.top + REGISTERS + number]


def amount(state: Mice, number: i64) -> i64:
    """A plain number, or what a register holds."""
    return register(state, number - ops.VAR) if number >= ops.VAR else number


def where(state: Mice, figure: i64) -> i64:
    """A figure's space, or where it last stood."""
    if figure < 0:
        return -1
    at: i64 = state.rows[AT + figure]
    return at if at >= 0 else state.rows[LAST + figure]


def stat_of(state: Mice, figure: i64, stat: i64) -> i64:
    """An attribute of a mouse; of a minion what its card says."""
    if figure < 0:
        return 0
    if figure < FIRST_FOE:
        return attribute(state, figure, stat)
    kind: i64 = state.rows[KIND + figure]
    card: i64
    for card in range(HEROES, state.tables.how_many_foes):
        if state.tables.foes[card * FOE_WIDTH + F_KIND] == kind and stat < 2:
            return state.tables.foes[card * FOE_WIDTH + (F_DEFENCE if stat else F_BATTLE)]
    return 0


def hurt(state: Mice, hero: i64) -> i64:
    """Wounds of a mouse, poison counted."""
    if not 0 <= hero < HEROES:
        return 0
    return state.rows[WOUNDS + hero] + state.rows[POISON + hero]


def value(state: Mice, which: i64, c: i64, d: i64, e: i64) -> i64:
    """What LET writes into a register."""
    rows = state.rows
    if which == ops.V_CONST:
        return c
    if which <= ops.V_MOVE:
        return stat_of(state, register(state, c), which - ops.V_BATTLE)
    if which == ops.V_WOUNDS:
        return hurt(state, register(state, c))
    if which == ops.V_CHEESE:
        hero = register(state, c)
        return rows[CHEESE + hero] if 0 <= hero < HEROES else 0
    if which == ops.V_COUNT:
        return count(state.stack[state.top + OWN + 10])
    if which == ops.V_DIST:
        one, other = where(state, register(state, c)), where(state, register(state, d))
        return dist(state, one, other) if one >= 0 and other >= 0 else 99
    if which == ops.V_MOVED:
        return state.steps if register(state, ops.SELF) == state.active else 0
    if which == ops.V_NUMBER:
        return state.rolled
    if which == ops.V_LARGE or which == ops.V_SMALL:
        figure = register(state, c)
        size = size_of(state, figure) if figure >= 0 and alive(state, figure) else -1
        return 1 if size == (LARGE if which == ops.V_LARGE else 0) else 0
    if which == ops.V_KIND:
        figure = register(state, c)
        return rows[KIND + figure] if figure >= FIRST_FOE else -1
    if which == ops.V_MIGHTY:
        kind: i64 = rows[KIND + register(state, c)] if register(state, c) >= FIRST_FOE else -1
        return state.tables.kinds[kind * KIND_WIDTH + K_MIGHTY] if kind >= 0 else 0
    if which == ops.V_ALIVE:
        figure = register(state, c)
        return 1 if figure >= 0 and rows[AT + figure] >= 0 else 0
    if which == ops.V_NEAR:
        one, other = where(state, register(state, c)), where(state, register(state, d))
        return 1 if one >= 0 and other >= 0 and (near_spaces(state, one) >> other) & 1 else 0
    if which == ops.V_WHEEL:
        return state.wheel
    return story_value(state, which, c, d, e)


def alive(state: Mice, figure: i64) -> bool:
    """On the board, or a mouse."""
    return figure < FIRST_FOE or state.rows[KIND + figure] >= 0


def story_value(state: Mice, which: i64, c: i64, d: i64, e: i64) -> i64:
    """Values of the attack in progress, and of the story."""
    rows = state.rows
    if which == ops.V_CAPTURED:
        return count(party(state) & ~free_mice(state))
    if which == ops.V_FLAG:
        return (state.flags >> c) & 1
    if which == ops.V_COUNTER:
        return rows[COUNTERS + c]
    if which == ops.V_TROPHY:
        return (state.flags >> (32 + c)) & 1
    if which == ops.V_PAGE:
        return state.page
    if which == ops.V_SIDE:
        return 1 if state.side == c else 0
    if which == ops.V_ON:
        at = where(state, register(state, e))
        return 1 if state.side == c and at >= 0 and (d >> at) & 1 else 0
    if which == ops.V_REACHED:
        mice = free_mice(state)
        there: bool = state.side == c and mice != 0 and mice_on(state, d) == mice
        return 1 if there and not any_foe(state) else 0
    if which == ops.V_FLIPPED:
        return state.flipped
    if which == ops.V_MINIONS:
        return minions(state, c - 1)
    if which == ops.V_NEAR_OBJECT:
        return 1 if near_thing(state, c) else 0
    if which == ops.V_HOLDS:
        return 1 if rows[THINGS + c * 3 + 2] == register(state, ops.SELF) + 1 else 0
    if which == ops.V_CARRIED:
        carrier: i64 = rows[THINGS + c * 3 + 2] - 1
        return 1 if 0 <= carrier < HEROES and rows[AT + carrier] >= 0 else 0
    if which == ops.V_CAMPAIGN:
        return 1 if state.house & CAMPAIGN else 0
    if which == ops.V_STASH:
        return stash(state, c - 1)
    if which == ops.V_WORST:
        worst: i64 = 0
        hero: i64
        for hero in range(HEROES):
            if rows[AT + hero] >= 0 and hurt(state, hero) > worst:
                worst = hurt(state, hero)
        return worst
    if which == ops.V_FORK:
        me = where(state, register(state, ops.SELF))
        return (
            1 if state.fork >= 0 and me >= 0 and (near_spaces(state, me) >> state.fork) & 1 else 0
        )
    if which == ops.V_ROLLED and d == 0:
        return shown_symbol(state, c)
    return fight_value(state, which)


def fight_value(state: Mice, which: i64) -> i64:
    """Values of the innermost attack."""
    fight = state.innermost(ATTACK)
    if fight < 0:
        return 0
    own: i64 = fight + OWN
    if which == ops.V_HITS:
        return state.stack[own + 6]
    if which == ops.V_BLOCKS:
        return state.stack[own + 7]
    if which == ops.V_MODE:
        return state.stack[own + 2]
    if which == ops.V_ROLLED:
        return state.stack[own + 8] >> 16  # its stars
    if which == ops.V_TARGETS:
        attacker: i64 = state.stack[own]
        target: i64 = state.stack[own + 1]
        return count(foe_reach(state, attacker, state.stack[own + 2]) & ~bit(target))
    return 0


def minions(state: Mice, kind: i64) -> i64:
    """Figures of a kind on the tile, or of any (−1)."""
    found: i64 = 0
    figure: i64
    for figure in range(FIRST_FOE, state.tables.how_many_figures):
        if state.rows[AT + figure] >= 0 and (kind < 0 or state.rows[KIND + figure] == kind):
            found += 1
    return found


def near_thing(state: Mice, thing: i64) -> bool:
    """Whether SELF is on or next to the space of something that nobody carries."""
    at: i64 = THINGS + thing * 3
    me = where(state, register(state, ops.SELF))
    rows = state.rows
    if rows[at] != state.side or rows[at + 2] != 0 or me < 0:
        return False
    return (near_spaces(state, me) >> rows[at + 1]) & 1 == 1


def stash(state: Mice, card: i64) -> i64:
    """Whether a party item is in the stash; how many are (−1)."""
    if card >= 0:
        return 1 if state.rows[FROM + card] == IN_STASH else 0
    found: i64 = 0
    other: i64
    for other in range(state.tables.how_many_cards):
        if (
            state.tables.cards[other * CARD_WIDTH + C_PARTY] >= 0
            and state.rows[FROM + other] == IN_STASH
        ):
            found += 1
    return found


# Selections.


def select(state: Mice, who: i64, scope: i64, filters: i64, origin: i64, kind: i64) -> i64:
    """Figures, spaces or kinds, as bits."""
    if who == ops.KINDS:
        return kinds_here(state, filters)
    if who == ops.MOUSE_CARDS:
        mice = party(state)
        return mice & ~state.acted & ~current(state) if filters & ops.NOT_ACTED else mice
    me = register(state, ops.SELF)
    at = (
        register(state, origin - ops.IN_SPACE)
        if origin >= ops.IN_SPACE
        else where(state, register(state, origin))
    )
    spaces = spaces_in(state, scope, at)
    if who == ops.SPACES:
        if filters & ops.NOT_FULL:
            spaces &= ~full_spaces(state)
        if filters & ops.NOT_WATER:
            spaces &= ~state.tables.water[state.side]
        return spaces
    if filters & ops.ONLY_CAPTURED:
        return party(state) & ~free_mice(state)
    found: i64 = 0
    if who != ops.MINIONS:
        found = mice_on(state, spaces)
    if who == ops.OTHER_MICE and me >= 0:
        found &= ~bit(me)
    if who == ops.MINIONS or who == ops.FIGURES:
        found |= foes_on(state, spaces)
    wanted: i64 = kind
    if kind >= ops.VAR:
        wanted = register(state, kind - ops.VAR) + 1
    return sift(state, found, filters, wanted)


def current(state: Mice) -> i64:
    """The mouse whose turn it is, as a bit."""
    return bit(state.card) if 0 <= state.card < HEROES else 0


def kinds_here(state: Mice, filters: i64) -> i64:
    """Kinds of minions on the tile."""
    found: i64 = 0
    rest = foes_on(state, -1)
    while rest:
        figure = lowest(rest)
        rest &= rest - 1
        kind: i64 = state.rows[KIND + figure]
        mighty: i64 = state.tables.kinds[kind * KIND_WIDTH + K_MIGHTY]
        if not (filters & ops.NOT_MIGHTY and mighty):
            found |= bit(kind)
    return found


def spaces_in(state: Mice, scope: i64, at: i64) -> i64:
    """The spaces of a scope around a space."""
    every: i64 = bit(state.tables.spaces[state.side]) - 1
    if scope == ops.TILE or scope == ops.ANYWHERE:
        return every
    if at < 0:
        return 0
    if scope == ops.SAME:
        return bit(at)
    if scope == ops.ADJACENT:
        return adjacent(state, at)
    if scope == ops.NEAR:
        return near_spaces(state, at)
    if scope == ops.SEEN:
        return state.tables.seen[cell(state, at)]
    return state.tables.across[cell(state, at)]


def sift(state: Mice, figures: i64, filters: i64, kind: i64) -> i64:
    """Those of some figures that pass the filters; kind 0: any, else kind + 1."""
    if filters == 0 and kind == 0:
        return figures
    found: i64 = 0
    while figures:
        figure = lowest(figures)
        figures &= figures - 1
        if passes(state, figure, filters) and (
            kind == 0 or (figure >= FIRST_FOE and state.rows[KIND + figure] == kind - 1)
        ):
            found |= bit(figure)
    return found


def passes(state: Mice, figure: i64, filters: i64) -> bool:
    """Whether a figure passes the filters."""
    rows = state.rows
    if filters & ops.ONLY_SMALL and size_of(state, figure) != 0:
        return False
    if filters & ops.ONLY_LARGE and size_of(state, figure) != LARGE:
        return False
    if filters & ops.ONLY_NEW and not rows[STATUS + figure] & NEW:
        return False
    if filters & ops.NOT_TARGET and figure == register(state, ops.TARGET):
        return False
    ailing: bool = rows[STATUS + figure] & BLEMISHES != 0
    if filters & ops.ONLY_STATUS and not ailing:
        return False
    if filters & ops.ONLY_LEGAL and not legal_target(state, figure):
        return False
    if figure >= FIRST_FOE:
        mighty: i64 = state.tables.kinds[rows[KIND + figure] * KIND_WIDTH + K_MIGHTY]
        return not (filters & ops.NOT_MIGHTY and mighty)
    if filters & ops.ONLY_HURT and rows[WOUNDS + figure] == 0:
        return False
    if filters & ops.ONLY_POISONED and rows[POISON + figure] == 0:
        return False
    return not (filters & ops.ONLY_ILL and not ailing and rows[POISON + figure] == 0)


def legal_target(state: Mice, figure: i64) -> bool:
    """Whether the attack in progress could go against this mouse instead."""
    fight = state.innermost(ATTACK)
    if fight < 0 or figure == state.stack[fight + OWN + 1]:
        return False
    reach = foe_reach(state, state.stack[fight + OWN], state.stack[fight + OWN + 2])
    return (reach >> figure) & 1 == 1
