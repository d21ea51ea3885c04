"""Exploring: exits, flip spaces, and what waits in a new room (MM-143…157)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from purrlour.engine.chance import Chance
from purrlour.engine.event import Log
from purrlour.games.mice_and_mystics.bits import bit, lowest
from purrlour.games.mice_and_mystics.codes import DIRECTIONS, FLIP
from purrlour.games.mice_and_mystics.content import ops
from purrlour.games.mice_and_mystics.events import (
    Arrived,
    Explored,
    TileTurned,
)
from purrlour.games.mice_and_mystics.frames import ARRIVE, ENTER
from purrlour.games.mice_and_mystics.house import AUTO
from purrlour.games.mice_and_mystics.layout import (
    AT,
    DOORS,
    FROM,
    IN_STASH,
    LINKS,
    MOST_LINKS,
    ROACHES,
    UP,
)
from purrlour.games.mice_and_mystics.rules import room
from purrlour.games.mice_and_mystics.rules.aspects import trait
from purrlour.games.mice_and_mystics.rules.decks import return_party_item
from purrlour.games.mice_and_mystics.rules.harm import take_away
from purrlour.games.mice_and_mystics.rules.names import figure_name, space_chosen, space_name
from purrlour.games.mice_and_mystics.rules.places import (
    adjacent,
    foes_on,
    free_mice,
    full_spaces,
    kindest,
    put,
    size_of,
)
from purrlour.games.mice_and_mystics.rules.rounds import FOR_TILE, expire
from purrlour.games.mice_and_mystics.rules.seats import ask_team
from purrlour.games.mice_and_mystics.rules.sheets import story_sources
from purrlour.games.mice_and_mystics.rules.tide import SHUT
from purrlour.games.mice_and_mystics.rules.triggers import applies, fire_story
from purrlour.games.mice_and_mystics.state import ASK_ARRIVE, Mice
from purrlour.games.mice_and_mystics.tables import (
    CLASSES,
    FORK,
    GRAPE,
    HERO_WIDTH,
    HEROES,
    HOOK,
    MOST_SIDES,
    MOST_SPACES,
    NOWHERE,
    PAW,
)
from purrlour.games.mice_and_mystics.traits import BOLT_HOLE

HANDY: Final = 4 | 16
"""Tinkerer or scamp, as bits of content's classes (MM-150)."""
OPPOSITE: Final = 2

# Where an exit leads.
NO_WAY: Final = -1
OVER_THE_EDGE: Final = -3
"""Off the map: the chapter says what happens."""


def party_card(state: Mice, item: i64) -> i64:
    """The search card of a party item."""
    return state.tables.party_cards[item]


def in_stash(state: Mice, item: i64) -> bool:
    """Whether the party has this item in its stash."""
    card = party_card(state, item)
    return card >= 0 and state.rows[FROM + card] == IN_STASH


def way_out(state: Mice, direction: i64) -> i64:
    """The side that an exit of this room leads to; NO_WAY if it leads nowhere (MM-145, MM-146)."""
    tables = state.tables
    gate: i64 = state.side * 4 + direction
    colour: i64 = tables.exit_colour[gate]
    if colour == 0 or locked(state, gate):
        return NO_WAY
    tile: i64 = state.side // 2
    beyond: i64 = tables.neighbour[(state.chapter * MOST_SIDES + tile) * 4 + direction]
    if beyond < 0:
        return OVER_THE_EDGE
    facing: i64 = direction + OPPOSITE if direction < OPPOSITE else direction - OPPOSITE
    # The exit's colour rules: the side that shows it on the facing edge (MM-R46).
    blue: i64 = colour - 1
    first: i64 = beyond * 2 + blue
    if tables.exit_colour[first * 4 + facing] == colour:
        return first
    other: i64 = beyond * 2 + 1 - blue
    if tables.exit_colour[other * 4 + facing] == colour:
        return other
    return NO_WAY


def locked(state: Mice, gate: i64) -> bool:
    """Whether the chapter keeps an exit shut: by its last word about it, else by its locks."""
    doors: i64 = state.rows[DOORS + gate // 4] >> (gate % 4)
    if doors & 17:
        return doors & 1 == 1
    tables = state.tables
    at: i64
    for at in range(tables.locks[state.chapter], tables.locks[state.chapter + 1]):
        if tables.lock_list[at * 2] == gate:
            return not (state.flags >> tables.lock_list[at * 2 + 1]) & 1
    return False


def may_explore(state: Mice, hero: i64, way: i64) -> bool:
    """Whether this mouse may explore this way now."""
    tables = state.tables
    here: i64 = state.rows[AT + hero]
    foes = foes_on(state, -1)
    if way == FLIP:
        plain: i64 = tables.plain_flip[state.side]
        if foes and not ((plain >> here) & 1 and bolt_hole(state, hero, foes)):
            return False  # MM-143
        if (plain >> here) & 1:
            return True
        if (tables.hook_flip[state.side] >> here) & 1:
            return in_stash(state, HOOK)  # MM-149
        handy: i64 = tables.heroes[hero * HERO_WIDTH + CLASSES] & HANDY
        return (tables.tool_flip[state.side] >> here) & 1 == 1 and handy != 0  # MM-150
    if foes or not (tables.exit_spaces[state.side * 4 + way] >> here) & 1:
        return False  # MM-144
    side = way_out(state, way)
    if side == OVER_THE_EDGE:
        return edge_rule(state, hero, way) >= 0
    return side >= 0


def bolt_hole(state: Mice, hero: i64, foes: i64) -> bool:
    """The cat alone does not keep the party from a plain flip space, where a chapter says so."""
    only_cat: bool = foes & (foes - 1) == 0 and size_of(state, lowest(foes)) == PAW
    return only_cat and trait(state, hero, BOLT_HOLE) > 0


def edge_rule(state: Mice, hero: i64, way: i64) -> i64:
    """The chapter's rule for an exit that leads off the map, if it holds; −1 without one."""
    tables = state.tables
    source: i64 = story_sources(state) + tables.how_many_trophies + state.chapter
    arg: i64 = 1 + state.side * 4 + way
    rule: i64
    for rule in range(tables.first_rule[source], tables.first_rule[source + 1]):
        if tables.rules[rule * 8 + 1] == arg and applies(
            state, rule, ops.EXPLORE_EDGE, arg, hero, hero, -1
        ):
            return rule
    return -1


def explore(state: Mice, hero: i64, way: i64) -> None:
    """The explorer sets out; first the chapter may have a word."""
    state.push(ENTER, hero, 0, 0, 0)
    state.set_own(room.WAY, way)
    state.set_stage(room.LEAVING)
    if way == FLIP:
        fire_story(state, ops.EXPLORE_FLIP, state.side + 1, hero)


def leave(state: Mice, chance: Chance, log: Log | None) -> None:
    """The whole party goes on into another room (MM-147, MM-148)."""
    tables = state.tables
    hero, way = state.own(0), state.own(room.WAY)
    mice = free_mice(state)
    if way == FLIP:
        side: i64 = state.side ^ 1
        goal: i64 = bit(tables.flip_to[state.side * MOST_SPACES + state.rows[AT + hero]])
    else:
        side = way_out(state, way)
        if side == OVER_THE_EDGE:
            state.pop()
            fire_story(state, ops.EXPLORE_EDGE, 1 + state.side * 4 + way, hero)
            return
        facing: i64 = way + OPPOSITE if way < OPPOSITE else way - OPPOSITE
        goal = tables.exit_spaces[side * 4 + facing]
    leave_room(state, chance, log)
    turned: bool = state.rows[UP + side // 2] != side & 1
    state.rows[UP + side // 2] = side & 1
    state.side = side
    state.visits += 1
    state.flipped = 1 if way == FLIP else 0
    state.dirty = 1
    if log is not None:
        name = tables.names.sides[side]
        if turned:
            log.append(TileTurned("MM-148" if way == FLIP else "MM-146", name))
        clause = "MM-148" if way == FLIP else "MM-147"
        log.append(Explored(clause, figure_name(state, hero), DIRECTIONS[way], name))
    rest: i64 = mice
    while rest:
        mouse = lowest(rest)
        rest &= rest - 1
        put(state, mouse, NOWHERE)
    state.set_stage(room.ENTERED)
    state.push(ARRIVE, mice, goal, 0, 0)


def leave_room(state: Mice, chance: Chance, log: Log | None) -> None:
    """Tokens stay behind and are lost, the cat too; what lasted for the room is over (MM-261)."""
    rows = state.rows
    if rows[LINKS] >= 0:
        return_party_item(state, HOOK, chance, log)
    if state.fork != NOWHERE:
        return_party_item(state, FORK, chance, log)
    if state.grape != NOWHERE:
        return_party_item(state, GRAPE, chance, log)
    state.fork = NOWHERE
    state.grape = NOWHERE
    at: i64
    for at in range(MOST_LINKS * 2):
        rows[LINKS + at] = NOWHERE
    rest = foes_on(state, -1)
    while rest:
        figure = lowest(rest)
        rest &= rest - 1
        take_away(state, figure, "MM-45", log)
    expire(state, FOR_TILE, -1)
    state.prevented &= ~SHUT
    hero: i64
    for hero in range(HEROES):
        rows[ROACHES + hero] = 0  # MM-292


# Arriving.


def run_arrive(state: Mice, log: Log | None) -> None:
    """Each mouse is put next to the exit, or on the flip space (MM-147, MM-148)."""
    mice: i64 = state.own(0)
    if state.stage() == 1:
        state.set_stage(0)
        settle(state, lowest(mice), space_chosen(state, state.answer), log)
        return
    if not mice:
        state.pop()
        return
    spaces = arrival_spaces(state, state.own(1))
    if spaces & (spaces - 1) and not state.house & AUTO:
        state.set_stage(1)
        state.set_own(2, spaces)
        ask_team(state, ASK_ARRIVE)
        return
    settle(state, lowest(mice), kindest(state, spaces), log)


def arrival_spaces(state: Mice, goal: i64) -> i64:
    """Those that have room, else those around them, and so on."""
    full = full_spaces(state)
    while not goal & ~full:
        wider: i64 = goal
        rest: i64 = goal
        while rest:
            space = lowest(rest)
            rest &= rest - 1
            wider |= adjacent(state, space)
        goal = wider
    return goal & ~full


def settle(state: Mice, hero: i64, space: i64, log: Log | None) -> None:
    """One mouse stands in the new room."""
    state.set_own(0, state.own(0) & ~bit(hero))
    put(state, hero, space)
    if log is not None:
        log.append(Arrived("MM-147", figure_name(state, hero), space_name(state, space)))
