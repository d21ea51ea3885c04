"""Placing minions, and their cards on the track (MM-37…49, MM-158…174, MM-293)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from purrlour.engine.chance import Chance
from purrlour.engine.event import Log
from purrlour.games.mice_and_mystics.bits import bit, count, lowest
from purrlour.games.mice_and_mystics.content.ops import REACT_PLACED
from purrlour.games.mice_and_mystics.events import Placed
from purrlour.games.mice_and_mystics.frames import WINDOW
from purrlour.games.mice_and_mystics.house import APPEND, AUTO, ENTRIES_UNASKED, RESHUFFLE
from purrlour.games.mice_and_mystics.layout import AT, KIND, NEW, SEAT, STATUS, TRACK
from purrlour.games.mice_and_mystics.rules.dice import FOR_AMBUSH, hooked, roll
from purrlour.games.mice_and_mystics.rules.dice_values import number_rolled
from purrlour.games.mice_and_mystics.rules.names import figure_name, space_chosen
from purrlour.games.mice_and_mystics.rules.places import (
    free_mice,
    full_spaces,
    nearest_mouse,
    occupied_spaces,
    put,
)
from purrlour.games.mice_and_mystics.rules.seats import ask_team
from purrlour.games.mice_and_mystics.rules.track import (
    any_foe_card,
    append_cards,
    deal_order,
    on_track,
    shift_card,
    tell_order,
)
from purrlour.games.mice_and_mystics.state import ASK_ENTRY, Mice
from purrlour.games.mice_and_mystics.tables import (
    F_RANGED,
    FIRST_FOE,
    FOE_WIDTH,
    HEROES,
    K_CARDS,
    K_MOST,
    K_MOULD,
    K_SIZE,
    KIND_WIDTH,
    LARGE,
    PAW,
)

# Own numbers of a PLACE frame.
LIST: Final = 0
"""Sixteen bits a kind: kind + 1, then how many figures."""
WHY: Final = 1
SET_DOWN: Final = 2
"""Figures placed, as bits."""
WAVE: Final = 3
TIED: Final = 4
CARDS: Final = 5
"""Cards that still ambush, in the order of the track."""
AMBUSHING: Final = 6
SPACE: Final = 7
"""A space + 1 where they are put, whatever the rules say."""

# Why minions are placed.
BY_ENCOUNTER: Final = 0
"""An encounter card, or a chapter that replaces one: the order is established (MM-37)."""
BY_SURGE: Final = 1
BY_RACE: Final = 2
"""A surge at the end of a round without minions (MM-49)."""
BY_CARD: Final = 3
BY_STORY: Final = 4
"""A chapter places them on entering a room; the order is dealt when it is done."""

RANGED_WAVE: Final = 0
LARGE_WAVE: Final = 1
SMALL_WAVE: Final = 2

_PLACING: Final = 0
_CHOSEN: Final = 1
_ORDER: Final = 2
_BOSS: Final = 3
_AMBUSH: Final = 4
_AMBUSHED: Final = 5
_WINDOW: Final = 6
_DONE: Final = 7


def add_to_list(packed: i64, kind: i64, figures: i64) -> i64:
    """One more kind behind those already in a list."""
    at: i64 = 0
    while (packed >> at) & 255:
        at += 16
    return packed | ((kind + 1) | (figures << 8)) << at


def run_place(state: Mice, chance: Chance, log: Log | None) -> None:
    """Takes the placing of minions a step further."""
    stage = state.stage()
    if stage == _PLACING:
        place_next(state, log)
    elif stage == _CHOSEN:
        set_down(state, space_chosen(state, state.answer), log)
        state.set_stage(_PLACING)
    elif stage == _ORDER:
        establish(state, chance, log)
    elif stage == _BOSS:
        # The first of a boss's cards moves up as in an ambush (MM-44).
        shift_card(state, state.own(CARDS), -number_rolled(state), "MM-44", log)
        state.set_own(CARDS, 0)
        state.set_stage(_AMBUSH)
    elif stage == _AMBUSH:
        ambush(state, chance, log)
    elif stage == _AMBUSHED:
        card = topmost(state, state.own(CARDS))
        state.set_own(CARDS, state.own(CARDS) & ~bit(card))
        shift_card(state, card, -number_rolled(state), "MM-158", log)
        state.set_stage(_AMBUSH)
    elif stage == _WINDOW:
        state.set_stage(_DONE)
        if state.own(SET_DOWN) and hooked(state, REACT_PLACED):
            state.push(WINDOW, REACT_PLACED, -1, 0, 0)
    else:
        figure: i64
        for figure in range(FIRST_FOE, state.tables.how_many_figures):
            state.rows[STATUS + figure] &= ~NEW
        state.pop()


def place_next(state: Mice, log: Log | None) -> None:
    """Finds a space for the next figure: ranged ones, then large, then small (MM-166)."""
    kind = next_kind(state)
    if kind < 0:
        state.set_own(WAVE, state.own(WAVE) + 1)
        if state.own(WAVE) > SMALL_WAVE:
            state.set_stage(_ORDER)
        return
    if free_figure(state, kind) < 0:  # MM-172
        take_from_list(state, kind, all_of_it=True)
        return
    spaces = candidates(state, kind)
    if not spaces:  # MM-174
        take_from_list(state, kind, all_of_it=True)
        return
    if not spaces & (spaces - 1) or state.house & AUTO or one_for_each(state, kind, spaces):
        set_down(state, lowest(spaces), log)
        return
    state.set_own(TIED, spaces)
    state.set_stage(_CHOSEN)
    ask_team(state, ASK_ENTRY)


def one_for_each(state: Mice, kind: i64, spaces: i64) -> bool:
    """Whether enough figures of a kind come for each of the spaces: then there is nothing to
    choose. Those that shoot are not spread, so both may stand on one (MM-168)."""
    left = left_in_list(state, kind)
    if not state.house & ENTRIES_UNASKED:
        if state.own(WAVE) == RANGED_WAVE:
            return False
        left = min(left, in_the_box(state, kind))  # MM-172
    return left >= count(spaces)


def wave_of(state: Mice, kind: i64) -> i64:
    """When a kind is placed: large ones second, whatever they fight with."""
    tables = state.tables
    if tables.kinds[kind * KIND_WIDTH + K_SIZE] != 0:
        return LARGE_WAVE
    card = lowest(tables.kinds[kind * KIND_WIDTH + K_CARDS])
    return RANGED_WAVE if tables.foes[card * FOE_WIDTH + F_RANGED] else SMALL_WAVE


def next_kind(state: Mice) -> i64:
    """The first kind in the list that belongs to this wave; −1 without one."""
    packed: i64 = state.own(LIST)
    while packed:
        kind: i64 = (packed & 255) - 1
        if kind >= 0 and wave_of(state, kind) == state.own(WAVE):
            return kind
        packed >>= 16
    return -1


def left_in_list(state: Mice, kind: i64) -> i64:
    """How many figures of a kind are still to be placed."""
    packed: i64 = state.own(LIST)
    while packed:
        if (packed & 255) - 1 == kind:
            return (packed >> 8) & 255
        packed >>= 16
    return 0


def take_from_list(state: Mice, kind: i64, *, all_of_it: bool) -> None:
    """One figure less to place, or none of the kind any more."""
    packed: i64 = state.own(LIST)
    rest: i64 = 0
    while packed:
        one: i64 = (packed & 255) - 1
        many: i64 = (packed >> 8) & 255
        if one == kind:
            many = 0 if all_of_it else many - 1
        if many > 0:
            rest = add_to_list(rest, one, many)
        packed >>= 16
    state.set_own(LIST, rest)


def free_figure(state: Mice, kind: i64) -> i64:
    """A figure of the right mould that is in the box; −1 if there is none (MM-173, MM-293)."""
    if in_the_box(state, kind) <= 0:
        return -1
    mould: i64 = state.tables.kinds[kind * KIND_WIDTH + K_MOULD]
    figure: i64 = state.tables.mould_first[mould]
    while state.rows[KIND + figure] >= 0:
        figure += 1
    return figure


def in_the_box(state: Mice, kind: i64) -> i64:
    """How many more figures of a kind could come."""
    tables, rows = state.tables, state.rows
    mould: i64 = tables.kinds[kind * KIND_WIDTH + K_MOULD]
    first: i64 = tables.mould_first[mould]
    free: i64 = 0
    more: i64 = tables.kinds[kind * KIND_WIDTH + K_MOST]
    figure: i64
    for figure in range(first, first + tables.mould_size[mould]):
        if rows[KIND + figure] == kind:
            more -= 1
        elif rows[KIND + figure] < 0:
            free += 1
    return min(free, more)


def candidates(state: Mice, kind: i64) -> i64:
    """Entry spaces that a figure of this kind may be put on, all equally right."""
    tables = state.tables
    if state.own(SPACE):
        return bit(state.own(SPACE) - 1)
    entry: i64 = tables.entry[state.side]
    size: i64 = tables.kinds[kind * KIND_WIDTH + K_SIZE]
    mice = free_mice(state)
    if size == PAW:
        return best_spaces(state, entry, mice, far=False)
    if size == LARGE:  # MM-169, MM-R54
        return best_spaces(state, entry & ~occupied_spaces(state), mice, far=False)
    open_entries: i64 = entry & ~full_spaces(state)
    if state.own(WAVE) == RANGED_WAVE:
        walled: i64 = open_entries & tables.red[state.side]
        if walled:  # MM-167
            return walled
        return best_spaces(state, open_entries, mice, far=True)  # MM-168
    return emptiest(state, open_entries)  # MM-170


def best_spaces(state: Mice, spaces: i64, mice: i64, *, far: bool) -> i64:
    """Those of the spaces that are nearest to the mice, or farthest from them (MM-R51)."""
    best: i64 = -1
    found: i64 = 0
    rest: i64 = spaces
    while rest:
        space = lowest(rest)
        rest &= rest - 1
        away = nearest_mouse(state, space, mice)
        better: bool = away > best if far else away < best
        if best < 0 or better:
            best = away
            found = 0
        if away == best:
            found |= bit(space)
    return found


def emptiest(state: Mice, spaces: i64) -> i64:
    """Those with the fewest small melee minions of this batch (MM-R52)."""
    best: i64 = 99
    found: i64 = 0
    rest: i64 = spaces
    while rest:
        space = lowest(rest)
        rest &= rest - 1
        many: i64 = 0
        figure: i64
        for figure in range(FIRST_FOE, state.tables.how_many_figures):
            if (
                (state.own(SET_DOWN) >> figure) & 1
                and state.rows[AT + figure] == space
                and wave_of(state, state.rows[KIND + figure]) == SMALL_WAVE
            ):
                many += 1
        if many < best:
            best = many
            found = 0
        if many == best:
            found |= bit(space)
    return found


def set_down(state: Mice, space: i64, log: Log | None) -> None:
    """The next figure of the list comes into play."""
    kind = next_kind(state)
    figure = free_figure(state, kind)
    state.rows[KIND + figure] = kind
    state.rows[STATUS + figure] = NEW
    put(state, figure, space)
    state.set_own(SET_DOWN, state.own(SET_DOWN) | bit(figure))
    take_from_list(state, kind, all_of_it=False)
    if log is not None:
        names = state.tables.names
        where = names.spaces[state.tables.name_of_space[state.side * 32 + space]]
        wave = state.own(WAVE)
        clause = "MM-168" if wave == RANGED_WAVE else "MM-169" if wave == LARGE_WAVE else "MM-170"
        log.append(Placed(clause, figure_name(state, figure), names.kinds[kind], where))


# Their cards.


def cards_of(state: Mice, figures: i64) -> i64:
    """The initiative cards of these figures' kinds."""
    found: i64 = 0
    while figures:
        figure = lowest(figures)
        figures &= figures - 1
        kind: i64 = state.rows[KIND + figure]
        if kind >= 0:
            found |= state.tables.kinds[kind * KIND_WIDTH + K_CARDS]
    return found


def establish(state: Mice, chance: Chance, log: Log | None) -> None:
    """The new kinds' cards join the track (MM-38…49, MM-171)."""
    why = state.own(WHY)
    if why == BY_STORY:
        state.pop()
        return
    new: i64 = cards_of(state, state.own(SET_DOWN)) & ~on_track(state)
    afresh = not any_foe_card(state) and why == BY_ENCOUNTER
    surge = why == BY_SURGE or why == BY_RACE
    clause = "MM-38" if afresh else "MM-47" if surge else "MM-39"
    if not any_foe_card(state) and new:
        if why == BY_RACE:
            afresh = not state.house & APPEND
            clause = "MM-49" if afresh else "MM-R02"
        elif why != BY_ENCOUNTER:
            afresh = bool(state.house & RESHUFFLE)
            clause = "MM-R02" if afresh else "MM-48"
    state.set_stage(_AMBUSH)
    if afresh:
        hero: i64
        for hero in range(HEROES):
            if state.rows[SEAT + hero] >= 0:
                new |= bit(hero)
        state.acted = 0
        state.anew = 1  # MM-49, MM-51
        deal_order(state, new, clause, chance, log)
    elif new:
        append(state, new, clause, chance, log)


def append(state: Mice, new: i64, clause: str, chance: Chance, log: Log | None) -> None:
    """New cards below the others; a boss with several lies at the bottom (MM-39, MM-44)."""
    bosses: i64 = 0
    kind: i64
    for kind in range(state.tables.how_many_kinds):
        cards: i64 = state.tables.kinds[kind * KIND_WIDTH + K_CARDS]
        if cards & new and count(cards) > 1:
            bosses |= cards & new
    append_cards(state, new & ~bosses, chance)
    first: i64 = state.on_track
    foe_there = any_foe_card(state)
    append_cards(state, bosses, chance)
    tell_order(state, clause, log)
    if bosses and foe_there:
        state.set_own(CARDS, state.rows[TRACK + first])
        state.set_stage(_BOSS)
        roll(state, 1, FOR_AMBUSH, -1, chance, log)


def ambush(state: Mice, chance: Chance, log: Log | None) -> None:
    """Each minion card moves up by a die, from the top of the track down (MM-158, MM-159)."""
    if state.own(AMBUSHING) == 1:
        state.set_own(CARDS, on_track(state) & ~(bit(HEROES) - 1))
        state.set_own(AMBUSHING, 2)
    if state.own(AMBUSHING) == 2 and state.own(CARDS):
        state.set_stage(_AMBUSHED)
        roll(state, 1, FOR_AMBUSH, -1, chance, log)
        return
    state.set_stage(_WINDOW)


def topmost(state: Mice, cards: i64) -> i64:
    """Of some cards the one highest up."""
    place: i64
    for place in range(state.on_track):
        if (cards >> state.rows[TRACK + place]) & 1:
            return state.rows[TRACK + place]
    return -1
