"""Exploring: exits, flip spaces, and what waits in a new room (MM-143…157)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from purrlour.engine.chance import Chance
from purrlour.engine.event import Log
from purrlour.games.mice_and_mystics.bits import bit, lowest
from purrlour.games.mice_and_mystics.codes import DIRECTIONS, FLIP, YES
from purrlour.games.mice_and_mystics.content import ops
from purrlour.games.mice_and_mystics.events import (
    Arrived,
    Disguised,
    EncounterDrawn,
    Explored,
    TileTurned,
    TrapsLaid,
)
from purrlour.games.mice_and_mystics.house import AUTO
from purrlour.games.mice_and_mystics.rules.aspects import trait
from purrlour.games.mice_and_mystics.rules.decks import return_party_item
from purrlour.games.mice_and_mystics.rules.harm import ROACH, take_away
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
from purrlour.games.mice_and_mystics.rules.placing import (
    AMBUSHING,
    BY_ENCOUNTER,
    SET_DOWN,
    add_to_list,
)
from purrlour.games.mice_and_mystics.rules.rounds import FOR_TILE, expire
from purrlour.games.mice_and_mystics.rules.seats import team
from purrlour.games.mice_and_mystics.rules.sheets import story_sources
from purrlour.games.mice_and_mystics.rules.tide import SHUT, discard_face_up
from purrlour.games.mice_and_mystics.rules.track import to_the_end
from purrlour.games.mice_and_mystics.rules.triggers import applies, fire_story
from purrlour.games.mice_and_mystics.state import (
    ARRIVE,
    ASK_ARRIVE,
    ASK_DISGUISE,
    AT,
    E_DISCARD,
    E_FACE_UP,
    E_PILE,
    ENCOUNTER_AT,
    ENTER,
    FROM,
    IN_STASH,
    LINKS,
    MOST_LINKS,
    NEW,
    PLACE,
    ROACHES,
    STATUS,
    TRAPS,
    UP,
    Mice,
)
from purrlour.games.mice_and_mystics.tables import (
    AMBUSH,
    C_PARTY,
    CARD_WIDTH,
    CLASSES,
    DISGUISES,
    E_FLAGS,
    E_LINES,
    ENCOUNTER_WIDTH,
    FIRST_FOE,
    FORK,
    GRAPE,
    GREEDY,
    HERO_WIDTH,
    HEROES,
    HOOK,
    MOST_SIDES,
    MOST_SPACES,
    NOWHERE,
    PAW,
)
from purrlour.games.mice_and_mystics.tables import TRAPS as WITH_TRAPS
from purrlour.games.mice_and_mystics.traits import BOLT_HOLE

RAT_WARRIOR: Final = 1
HANDY: Final = 4 | 16
"""Tinkerer or scamp, as bits of content's classes (MM-150)."""
OPPOSITE: Final = 2

# Where an exit leads.
NO_WAY: Final = -1
OVER_THE_EDGE: Final = -3
"""Off the map: the chapter says what happens."""


_ENTERED: Final = 0
_FIRST: Final = 1
_DRAW: Final = 2
_PLACE: Final = 3
_DONE: Final = 4
_LEAVE: Final = 5
# Own numbers of ENTER: the explorer, flags to add, flags to take off (SKIP: no card), the list.
ADDED: Final = 1
REMOVED: Final = 2
LIST: Final = 3
FLAGS: Final = 4
SPAWNED: Final = 5
"""1 if the chapter placed minions of its own."""
LATER: Final = 7
"""A kind whose cards go to an end of the track: (kind + 1) · 2, + 1 for the bottom."""
WAY: Final = 6
SKIP: Final = 8


def party_card(state: Mice, item: i64) -> i64:
    """The search card of a party item."""
    card: i64
    for card in range(state.tables.how_many_cards):
        if state.tables.cards[card * CARD_WIDTH + C_PARTY] == item:
            return card
    return -1


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
    """Whether the chapter keeps an exit shut."""
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
    state.set_own(WAY, way)
    state.set_stage(_LEAVE)
    if way == FLIP:
        fire_story(state, ops.EXPLORE_FLIP, state.side + 1, hero)


def leave(state: Mice, chance: Chance, log: Log | None) -> None:
    """The whole party goes on into another room (MM-147, MM-148)."""
    tables = state.tables
    hero, way = state.own(0), state.own(WAY)
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
        room = tables.names.sides[side]
        if turned:
            log.append(TileTurned("MM-148" if way == FLIP else "MM-146", room))
        clause = "MM-148" if way == FLIP else "MM-147"
        log.append(Explored(clause, figure_name(state, hero), DIRECTIONS[way], room))
    rest: i64 = mice
    while rest:
        mouse = lowest(rest)
        rest &= rest - 1
        put(state, mouse, NOWHERE)
    state.set_stage(_ENTERED)
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
        state.ask(ASK_ARRIVE, team(state))
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


# The new room.


def run_enter(state: Mice, chance: Chance, log: Log | None) -> None:
    """What waits in the room: the chapter's rules, then an encounter if it is new (MM-154)."""
    stage = state.stage()
    if stage == _LEAVE:
        leave(state, chance, log)
    elif stage == _ENTERED:
        new: bool = not (state.visited >> state.side) & 1
        state.set_stage(_FIRST if new else _DONE)
        fire_story(state, ops.ENTERED, -1 - (state.side & 1), -1)
        fire_story(state, ops.ENTERED, state.side + 1, -1)
    elif stage == _FIRST:
        state.visited |= bit(state.side)
        state.set_stage(_DRAW)
        fire_story(state, ops.ENTER, state.side + 1, -1)
    elif stage == _DRAW:
        state.set_stage(_DONE)
        if not state.own(REMOVED) & SKIP:
            draw_encounter(state, chance, log)
        elif state.own(SPAWNED):
            place(state, log)
    elif stage == _PLACE:
        state.set_stage(_DONE)
        if state.answer == YES:
            disguise(state, chance, log)
        place(state, log)
    else:
        later: i64 = state.own(LATER)
        state.pop()
        if later:
            to_the_end(state, later // 2 - 1, later & 1, log)


def draw_encounter(state: Mice, chance: Chance, log: Log | None) -> None:
    """The top card, and its line for the hourglass's page (MM-154, MM-155)."""
    tables = state.tables
    card = top_encounter(state, chance)
    if card < 0:
        return
    discard_face_up(state, log)
    state.face_up = card
    state.rows[ENCOUNTER_AT + card] = E_FACE_UP
    flags: i64 = tables.encounters[card * ENCOUNTER_WIDTH + E_FLAGS]
    flags = (flags | state.own(ADDED)) & ~state.own(REMOVED)
    state.set_own(FLAGS, flags)
    at: i64 = line_of(state, card)
    if log is not None:
        pages = (int(tables.spawns[at]), int(tables.spawns[at + 1]))
        log.append(EncounterDrawn("MM-155", tables.names.encounters[card], pages))
    packed: i64 = 0
    rats: bool = False
    row: i64
    for row in range(tables.spawns[at + 2]):
        kind: i64 = tables.spawns[at + 3 + row * 2]
        if kind == RAT_WARRIOR:
            rats = True
        packed = add_to_list(packed, kind, tables.spawns[at + 4 + row * 2])
    state.set_own(LIST, packed)
    if rats and in_stash(state, DISGUISES):  # MM-256
        state.set_stage(_PLACE)
        state.ask(ASK_DISGUISE, team(state))
        return
    place(state, log)


def line_of(state: Mice, card: i64) -> i64:
    """Where the card's line for this page begins; beyond its last page the last (MM-R56)."""
    tables = state.tables
    at: i64 = tables.encounters[card * ENCOUNTER_WIDTH + E_LINES]
    lines: i64 = tables.spawns[at]
    at += 1
    while lines > 1 and tables.spawns[at + 1] < state.page:
        at += 3 + tables.spawns[at + 2] * 2
        lines -= 1
    return at


def top_encounter(state: Mice, chance: Chance) -> i64:
    """Draws; an empty deck is made of its discards first (MM-R55)."""
    if state.foes_left == 0:
        card: i64
        for card in range(state.tables.how_many_encounters):
            if state.rows[ENCOUNTER_AT + card] == E_DISCARD:
                number: int = card
                state.threats[state.foes_left] = number
                state.foes_left += 1
                state.rows[ENCOUNTER_AT + card] = E_PILE
        state.known = 0
        state.remade = 1
        chance.shuffle(state.threats, state.foes_left)
    if state.foes_left == 0:
        return -1
    state.foes_left -= 1
    if state.known > 0:
        state.known -= 1
    drawn: int = state.threats[state.foes_left]
    return drawn


def disguise(state: Mice, chance: Chance, log: Log | None) -> None:
    """No rat warriors come; the card goes back into the search deck (MM-256, MM-257)."""
    packed: i64 = state.own(LIST)
    rest: i64 = 0
    gone: i64 = 0
    while packed:
        kind: i64 = (packed & 255) - 1
        many: i64 = (packed >> 8) & 255
        if kind == RAT_WARRIOR:
            gone = many
        else:
            rest = add_to_list(rest, kind, many)
        packed >>= 16
    state.set_own(LIST, rest)
    if log is not None:
        log.append(Disguised("MM-256", int(gone)))
    return_party_item(state, DISGUISES, chance, log)


def place(state: Mice, log: Log | None) -> None:
    """Traps, greed, and the minions themselves (MM-161, MM-162, MM-156)."""
    tables = state.tables
    flags: i64 = state.own(FLAGS)
    packed: i64 = state.own(LIST)
    if flags & WITH_TRAPS:
        spaces: i64 = tables.trap[state.side]
        state.rows[TRAPS + state.side] |= spaces
        if log is not None:
            names = [space_name(state, at) for at in range(MOST_SPACES) if (spaces >> at) & 1]
            log.append(TrapsLaid("MM-161", tuple(names)))
    list_of: i64 = packed
    while list_of:
        if (list_of & 255) - 1 == ROACH and flags & GREEDY:
            state.greedy = 1
        list_of >>= 16
    hero: i64
    for hero in range(HEROES):
        state.rows[ROACHES + hero] = 0  # MM-292
    state.push(PLACE, packed, BY_ENCOUNTER, 0, 0)
    state.set_own(SET_DOWN, newcomers(state))
    if flags & AMBUSH or state.ambush:
        state.set_own(AMBUSHING, 1)
    state.ambush = 0


def newcomers(state: Mice) -> i64:
    """Minions that the chapter has just placed."""
    found: i64 = 0
    figure: i64
    for figure in range(FIRST_FOE, state.tables.how_many_figures):
        if state.rows[STATUS + figure] & NEW:
            found |= bit(figure)
    return found
