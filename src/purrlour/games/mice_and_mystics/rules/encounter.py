"""What waits in a new room: the chapter's rules and encounter cards (MM-153…165)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from purrlour.engine.chance import Chance
from purrlour.engine.event import Log
from purrlour.games.mice_and_mystics.bits import bit
from purrlour.games.mice_and_mystics.codes import YES
from purrlour.games.mice_and_mystics.content import ops
from purrlour.games.mice_and_mystics.events import (
    DeckShuffled,
    Disguised,
    EncounterDrawn,
    TrapsLaid,
)
from purrlour.games.mice_and_mystics.frames import PLACE
from purrlour.games.mice_and_mystics.house import STORY_CARDLESS
from purrlour.games.mice_and_mystics.layout import (
    E_DISCARD,
    E_FACE_UP,
    E_PILE,
    ENCOUNTER_AT,
    NEW,
    ROACHES,
    STATUS,
    TRAPS,
)
from purrlour.games.mice_and_mystics.rules import room
from purrlour.games.mice_and_mystics.rules.decks import return_party_item
from purrlour.games.mice_and_mystics.rules.explore import in_stash, leave
from purrlour.games.mice_and_mystics.rules.harm import ROACH
from purrlour.games.mice_and_mystics.rules.names import space_name
from purrlour.games.mice_and_mystics.rules.placing import (
    AMBUSHING,
    BY_ENCOUNTER,
    SET_DOWN,
    add_to_list,
)
from purrlour.games.mice_and_mystics.rules.seats import ask_team
from purrlour.games.mice_and_mystics.rules.sheets import story_sources
from purrlour.games.mice_and_mystics.rules.tide import discard_face_up
from purrlour.games.mice_and_mystics.rules.track import to_the_end
from purrlour.games.mice_and_mystics.rules.triggers import applies, fire_story, start
from purrlour.games.mice_and_mystics.state import ASK_DISGUISE, Mice
from purrlour.games.mice_and_mystics.tables import (
    AMBUSH,
    DISGUISES,
    E_FLAGS,
    E_LINES,
    ENCOUNTER_WIDTH,
    FIRST_FOE,
    GREEDY,
    HEROES,
    MOST_SPACES,
    R_ARG,
    RULE_WIDTH,
)
from purrlour.games.mice_and_mystics.tables import TRAPS as WITH_TRAPS

RAT_WARRIOR: Final = 1


def run_enter(state: Mice, chance: Chance, log: Log | None) -> None:
    """What waits in the room: the chapter's rules, then an encounter if it is new (MM-154)."""
    stage = state.stage()
    if stage == room.LEAVING:
        leave(state, chance, log)
    elif stage == room.ENTERED:
        new: bool = not (state.visited >> state.side) & 1
        state.set_stage(room.FIRST if new else room.DONE)
        fire_entered(state)
    elif stage == room.FIRST:
        state.visited |= bit(state.side)
        state.set_stage(room.DRAW)
        fire_story(state, ops.ENTER, state.side + 1, -1)
    elif stage == room.DRAW:
        state.set_stage(room.DONE)
        if not state.own(room.REMOVED) & room.SKIP:
            draw_encounter(state, chance, log)
        elif state.own(room.SPAWNED):
            place(state, log)
    elif stage == room.PLACING:
        state.set_stage(room.DONE)
        if state.answer == YES:
            disguise(state, chance, log)
        place(state, log)
    else:
        later: i64 = state.own(room.LATER)
        state.pop()
        if later:
            to_the_end(state, later // 2 - 1, later & 1, log)


def fire_entered(state: Mice) -> None:
    """Rules for every time that the party comes into this side, its colour, or any room."""
    tables = state.tables
    source: i64 = story_sources(state) + tables.how_many_trophies + state.chapter
    rule: i64 = tables.first_rule[source + 1] - 1
    while rule >= tables.first_rule[source]:
        where: i64 = tables.rules[rule * RULE_WIDTH + R_ARG]
        here: bool = where == 0 or where == state.side + 1 or where == -1 - (state.side & 1)
        if here and applies(state, rule, ops.ENTERED, where, -1, -1, -1):
            start(state, rule, -1, -1, -1)
        rule -= 1


def draw_encounter(state: Mice, chance: Chance, log: Log | None) -> None:
    """The top card, and its line for the hourglass's page (MM-154, MM-155)."""
    tables = state.tables
    card = top_encounter(state, chance, log)
    if card < 0:
        if state.own(room.SPAWNED) and not state.house & STORY_CARDLESS:
            place(state, log)  # MM-171
        return
    discard_face_up(state, log)
    state.face_up = card
    state.rows[ENCOUNTER_AT + card] = E_FACE_UP
    flags: i64 = tables.encounters[card * ENCOUNTER_WIDTH + E_FLAGS]
    flags = (flags | state.own(room.ADDED)) & ~state.own(room.REMOVED)
    state.set_own(room.FLAGS, flags)
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
    state.set_own(room.LIST, packed)
    if rats and in_stash(state, DISGUISES):  # MM-256
        state.set_stage(room.PLACING)
        ask_team(state, ASK_DISGUISE)
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


def top_encounter(state: Mice, chance: Chance, log: Log | None) -> i64:
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
        if state.foes_left and log is not None:
            log.append(DeckShuffled("MM-R55", "encounter", int(state.foes_left)))
    if state.foes_left == 0:
        return -1
    state.foes_left -= 1
    if state.known > 0:
        state.known -= 1
    drawn: int = state.threats[state.foes_left]
    return drawn


def disguise(state: Mice, chance: Chance, log: Log | None) -> None:
    """No rat warriors come; the card goes back into the search deck (MM-256, MM-257)."""
    packed: i64 = state.own(room.LIST)
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
    state.set_own(room.LIST, rest)
    if log is not None:
        log.append(Disguised("MM-256", int(gone)))
    return_party_item(state, DISGUISES, chance, log)


def place(state: Mice, log: Log | None) -> None:
    """Traps, greed, and the minions themselves (MM-161, MM-162, MM-156)."""
    tables = state.tables
    flags: i64 = state.own(room.FLAGS)
    packed: i64 = state.own(room.LIST)
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
