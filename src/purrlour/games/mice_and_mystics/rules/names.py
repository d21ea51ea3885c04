"""Between numbers and names: spaces in actions, figures in events."""

from __future__ import annotations

from mypy_extensions import i64

from purrlour.games.mice_and_mystics.codes import GO
from purrlour.games.mice_and_mystics.layout import KIND
from purrlour.games.mice_and_mystics.state import Mice
from purrlour.games.mice_and_mystics.tables import (
    FIRST_FOE,
    K_MOST,
    K_MOULD,
    KIND_WIDTH,
    MOST_SPACES,
)


def go_code(state: Mice, space: i64) -> i64:
    """The action of a step to a space of this room."""
    return GO + state.tables.name_of_space[state.side * MOST_SPACES + space]


def at_code(state: Mice, space: i64) -> i64:
    """The action of choosing a space of this room."""
    tables = state.tables
    return GO + tables.how_many_names + tables.name_of_space[state.side * MOST_SPACES + space]


def space_chosen(state: Mice, code: i64) -> i64:
    """The space of this room that such an action names; −1 if it has none of that name."""
    tables = state.tables
    name: i64 = code - GO
    if name >= tables.how_many_names:
        name -= tables.how_many_names
    space: i64
    for space in range(tables.spaces[state.side]):
        if tables.name_of_space[state.side * MOST_SPACES + space] == name:
            return space
    return -1


def space_name(state: Mice, space: i64) -> str:
    """What a space of this room is called; "" for none."""
    if space < 0:
        return ""
    tables = state.tables
    return tables.names.spaces[tables.name_of_space[state.side * MOST_SPACES + space]]


def figure_name(state: Mice, figure: i64) -> str:
    """What a figure is called: a mouse's name, a minion's kind and number; "" for none."""
    if figure < 0:
        return ""
    names, tables = state.tables.names, state.tables
    kind: i64 = state.rows[KIND + figure] if figure >= FIRST_FOE else -1
    if kind < 0:
        return names.figures[figure]
    if tables.kinds[kind * KIND_WIDTH + K_MOST] == 1:
        return names.kinds[kind]
    first: i64 = tables.mould_first[tables.kinds[kind * KIND_WIDTH + K_MOULD]]
    return f"{names.kinds[kind]}{figure - first + 1}"
