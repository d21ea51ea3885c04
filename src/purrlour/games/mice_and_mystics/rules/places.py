"""Who stands where, and where there is room (MM-80…87)."""

from __future__ import annotations

from mypy_extensions import i64

from purrlour.games.mice_and_mystics.bits import bit, lowest
from purrlour.games.mice_and_mystics.layout import AT, KIND, LAST, SEAT, TRAPS
from purrlour.games.mice_and_mystics.state import Mice
from purrlour.games.mice_and_mystics.tables import (
    FIRST_FOE,
    HEROES,
    K_SIZE,
    KIND_WIDTH,
    LARGE,
    MOST_SPACES,
    NOWHERE,
    PAW,
)


def cell(state: Mice, space: i64) -> i64:
    """Where a space of this room stands in the tables."""
    return state.side * MOST_SPACES + space


def dist(state: Mice, one: i64, other: i64) -> i64:
    """Steps of a minion between two spaces, whoever stands in between (MM-R47)."""
    return state.tables.dist[(state.side * MOST_SPACES + one) * MOST_SPACES + other]


def adjacent(state: Mice, space: i64) -> i64:
    """The spaces next to one, for every purpose but a mouse's step (MM-69, MM-73, MM-74)."""
    return state.tables.adjacent[state.side * MOST_SPACES + space]


def sees(state: Mice, one: i64, other: i64) -> bool:
    """Line of sight between two spaces (MM-118, MM-121)."""
    return (state.tables.seen[state.side * MOST_SPACES + one] >> other) & 1 == 1


def is_foe(figure: i64) -> bool:
    """A minion's figure, not a mouse."""
    return figure >= FIRST_FOE


def size_of(state: Mice, figure: i64) -> i64:
    """Small, large, or the cat's paw."""
    if figure < FIRST_FOE:
        return 0
    return state.tables.kinds[state.rows[KIND + figure] * KIND_WIDTH + K_SIZE]


def mice_on(state: Mice, spaces: i64) -> i64:
    """The mice on any of these spaces."""
    found: i64 = 0
    hero: i64
    for hero in range(HEROES):
        at: i64 = state.rows[AT + hero]
        if at >= 0 and (spaces >> at) & 1:
            found |= bit(hero)
    return found


def foes_on(state: Mice, spaces: i64) -> i64:
    """The minions on any of these spaces, Brodie included (MM-R17)."""
    found: i64 = 0
    figure: i64
    for figure in range(FIRST_FOE, state.tables.how_many_figures):
        at: i64 = state.rows[AT + figure]
        if at >= 0 and (spaces >> at) & 1:
            found |= bit(figure)
    return found


def any_foe(state: Mice) -> bool:
    """Whether a minion is on the tile."""
    figure: i64
    for figure in range(FIRST_FOE, state.tables.how_many_figures):
        if state.rows[AT + figure] >= 0:
            return True
    return False


def free_mice(state: Mice) -> i64:
    """The mice on the board."""
    found: i64 = 0
    hero: i64
    for hero in range(HEROES):
        if state.rows[AT + hero] >= 0:
            found |= bit(hero)
    return found


def party(state: Mice) -> i64:
    """The mice that take part, captured or not."""
    found: i64 = 0
    hero: i64
    for hero in range(HEROES):
        if state.rows[SEAT + hero] >= 0:
            found |= bit(hero)
    return found


def spaces_of(state: Mice, figures: i64) -> i64:
    """The spaces where any of these figures stands."""
    found: i64 = 0
    figure: i64 = 0
    while figures:
        if figures & 1 and state.rows[AT + figure] >= 0:
            found |= bit(state.rows[AT + figure])
        figures >>= 1
        figure += 1
    return found


def full_spaces(state: Mice) -> i64:
    """Spaces with four small figures or a large one; never a special area (MM-80, MM-83)."""
    ones: i64 = 0
    twos: i64 = 0
    fours: i64 = 0
    rows, tables = state.rows, state.tables
    figure: i64
    for figure in range(tables.how_many_figures):
        at: i64 = rows[AT + figure]
        if at < 0:
            continue
        here = bit(at)
        size: i64 = 0
        if figure >= FIRST_FOE:
            size = tables.kinds[rows[KIND + figure] * KIND_WIDTH + K_SIZE]
        if size == PAW:
            continue  # MM-217
        if size == LARGE:
            fours |= here
            continue
        # A counter of three binary digits for every space at once.
        carry: i64 = ones & here
        ones ^= here
        over: i64 = twos & carry
        twos ^= carry
        fours |= over
    return fours & ~tables.special[state.side]


def taken_spaces(state: Mice) -> i64:
    """Spaces where a large figure finds no room (MM-82); never a special area (MM-83)."""
    return occupied_spaces(state) & ~state.tables.special[state.side]


def occupied_spaces(state: Mice) -> i64:
    """Spaces where anybody but the cat stands."""
    found: i64 = 0
    figure: i64
    for figure in range(state.tables.how_many_figures):
        at: i64 = state.rows[AT + figure]
        if at >= 0 and size_of(state, figure) != PAW:
            found |= bit(at)
    return found


def barred(state: Mice, figure: i64) -> i64:
    """Spaces that this figure cannot enter (MM-81, MM-82, MM-R15, MM-R69)."""
    size = size_of(state, figure)
    if size == PAW:
        return 0
    return taken_spaces(state) if size == LARGE else full_spaces(state)


def nearest_mouse(state: Mice, space: i64, among: i64) -> i64:
    """How far the closest of these mice is from a space; 99 without one."""
    best: i64 = 99
    hero: i64
    for hero in range(HEROES):
        if (among >> hero) & 1 and state.rows[AT + hero] >= 0:
            far = dist(state, space, state.rows[AT + hero])
            best = min(best, far)
    return best


def put(state: Mice, figure: i64, space: i64) -> None:
    """A figure stands somewhere, or nowhere."""
    if state.rows[AT + figure] >= 0:
        state.rows[LAST + figure] = state.rows[AT + figure]
    state.rows[AT + figure] = space
    state.dirty = 1


def off_board(state: Mice, figure: i64) -> bool:
    """Captured, or in the box."""
    return state.rows[AT + figure] == NOWHERE


def kindest(state: Mice, spaces: i64) -> i64:
    """Of some spaces one that is dry and has no trap, if there is any: the default for mice."""
    dry: i64 = spaces & ~state.tables.water[state.side]
    safe: i64 = dry & ~state.rows[TRAPS + state.side]
    if safe:
        return lowest(safe)
    return lowest(dry) if dry else lowest(spaces)
