"""The choices of a mouse's turn, of actions, and with cards."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from purrlour.engine.cells import vec
from purrlour.games.mice_and_mystics import codes
from purrlour.games.mice_and_mystics.bits import bit
from purrlour.games.mice_and_mystics.content.ops import SEARCH_STAR
from purrlour.games.mice_and_mystics.house import STUN_FIRST
from purrlour.games.mice_and_mystics.layout import (
    ARMS,
    ARMS_ROOM,
    AT,
    CHEESE,
    DOWN,
    FROM,
    IN_PACK,
    OFFERS,
    SEARCHED,
    SEAT,
    SHEET,
    SHEETS,
    STATUS,
    STUNNED,
    THINGS,
    UNLOADED,
    WEBBED,
    WORN,
)
from purrlour.games.mice_and_mystics.rules.explore import in_stash, may_explore
from purrlour.games.mice_and_mystics.rules.gear import (
    GIVEN,
    TAKEN,
    holder,
    learnable,
    level_price,
    may_wear,
    slot_holder,
    touched,
)
from purrlour.games.mice_and_mystics.rules.move import steps_of
from purrlour.games.mice_and_mystics.rules.names import at_code, go_code
from purrlour.games.mice_and_mystics.rules.party import (
    landings,
    lay_spaces,
    may_take_back,
)
from purrlour.games.mice_and_mystics.rules.places import foes_on, mice_on
from purrlour.games.mice_and_mystics.rules.reach import near_spaces
from purrlour.games.mice_and_mystics.rules.sheets import story_sources
from purrlour.games.mice_and_mystics.rules.targets import targets_of
from purrlour.games.mice_and_mystics.rules.things import things
from purrlour.games.mice_and_mystics.rules.triggers import first_rule
from purrlour.games.mice_and_mystics.rules.uses import (
    TURN_TRIGGERS,
    may_be_free,
    open_triggers,
    specials,
    turn_rule,
)
from purrlour.games.mice_and_mystics.rules.windows import code_of, sources
from purrlour.games.mice_and_mystics.state import MAY_MOVE, MOVED, Mice
from purrlour.games.mice_and_mystics.tables import (
    ACCESSORY,
    C_KIND,
    CARD_WIDTH,
    CH_FORBIDDEN,
    CH_PARTY,
    CH_REQUIRED,
    CHAPTER_WIDTH,
    FIRST_FOE,
    GRAPE,
    HEROES,
    MOST_SPACES,
)

# Actions that somebody may be granted: content's acts, as bits.
SCURRY: Final = 1
BATTLE: Final = 2
SEARCH: Final = 4
RECOVER: Final = 8
EXPLORE: Final = 16
SPECIAL: Final = 32
EVERY: Final = 63


def at_spaces(state: Mice, mask: i64, into: vec[i64], many: i64) -> i64:
    """The choice of each of these spaces."""
    space: i64
    for space in range(MOST_SPACES):
        if (mask >> space) & 1:
            into[many] = at_code(state, space)
            many += 1
    return many


def turn_choices(state: Mice, hero: i64, into: vec[i64]) -> i64:
    """All that the active mouse may do now (MM-57…62)."""
    rows = state.rows
    into[0] = codes.END
    many: i64 = 1
    status: i64 = rows[STATUS + hero]
    if status & DOWN and not status & WEBBED and state.moving == MAY_MOVE:
        into[many] = codes.STAND  # MM-246, MM-248
        many += 1
    if state.moving != MOVED:
        steps = steps_of(state, hero, state.allowance, first=state.moving == MAY_MOVE)
        space: i64
        for space in range(MOST_SPACES):
            if (steps >> space) & 1:
                into[many] = go_code(state, space)
                many += 1
    if state.deed == 0:
        acts: i64 = EVERY
        if state.moving == MAY_MOVE:
            acts &= ~SCURRY  # MM-101
        many = act_choices(state, hero, acts, into, many)
    what: i64
    for what in range(3):
        if lay_spaces(state, hero, what):
            into[many] = codes.LAY + what
            many += 1
    if may_be_free(state, hero):
        many = free_choices(state, hero, into, many)
    if rows[SHEETS + hero * SHEET + OFFERS] & TURN_TRIGGERS:
        many = use_choices(state, hero, into, many)
    return many


def free_choices(state: Mice, hero: i64, into: vec[i64], many: i64) -> i64:
    """Share, equip, level up, each once a turn (MM-60)."""
    rows = state.rows
    if not state.free_used & 1:
        near = mice_on(state, near_spaces(state, rows[AT + hero])) & ~bit(hero)
        other: i64
        for other in range(HEROES):
            if (near >> other) & 1:
                into[many] = codes.SHARE + other
                many += 1
    if not state.free_used & 2 and any_gear(state, hero):
        into[many] = codes.EQUIP
        many += 1
    rich: bool = rows[CHEESE + hero] >= level_price(state, hero)
    if not state.free_used & 4 and rich and learnable(state, hero):
        into[many] = codes.LEVEL_UP
        many += 1
    return many


def any_gear(state: Mice, hero: i64) -> bool:
    """Whether there is anything to put on or off."""
    tables = state.tables
    card: i64
    for card in range(tables.how_many_cards):
        place: i64 = state.rows[FROM + card]
        if place == WORN + hero or place == UNLOADED + hero:
            return True
        if place == IN_PACK + hero and tables.cards[card * CARD_WIDTH + C_KIND] <= ACCESSORY:
            return True
    return False


def use_choices(state: Mice, hero: i64, into: vec[i64], many: i64) -> i64:
    """Cards, abilities and natures; then the chapter's own actions."""
    triggers = open_triggers(state, hero)
    last: i64 = sources(state) - 1
    at: i64
    for at in range(ARMS + hero * ARMS_ROOM, ARMS + (hero + 1) * ARMS_ROOM):
        source: i64 = state.rows[at] - 1
        if source < 0 or source == last:
            break
        if turn_rule(state, hero, source, triggers) >= 0:
            into[many] = code_of(state, source)
            many += 1
    found = specials(state, hero, triggers)
    number: i64
    for number in range(codes.SPECIALS):
        if (found >> number) & 1:
            into[many] = codes.SPECIAL + number
            many += 1
    return many


def may_search(state: Mice, hero: i64) -> bool:
    """Once a room with success; but what the chapter hid may always be looked for (MM-135)."""
    if not (state.rows[SEARCHED + state.side] >> hero) & 1:
        return True
    tables = state.tables
    source: i64 = story_sources(state) + tables.how_many_trophies + state.chapter
    return first_rule(state, source, SEARCH_STAR, 0, hero) >= 0


def act_choices(state: Mice, hero: i64, acts: i64, into: vec[i64], many: i64) -> i64:
    """Actions, of the sorts in a set (MM-59)."""
    rows = state.rows
    status: i64 = rows[STATUS + hero]
    if acts & RECOVER and status & STUNNED:
        into[many] = codes.RECOVER
        many += 1
    if acts & RECOVER and status & WEBBED and not (status & STUNNED and state.house & STUN_FIRST):
        into[many] = codes.RECOVER + 1  # MM-142
        many += 1
    if status & STUNNED:
        return many  # MM-243
    if acts & SCURRY and not status & (WEBBED | DOWN):
        into[many] = codes.SCURRY  # MM-101, MM-103
        many += 1
    figure: i64
    if acts & BATTLE:
        targets = targets_of(state, hero)
        for figure in range(FIRST_FOE, state.tables.how_many_figures):
            if (targets >> figure) & 1:
                into[many] = codes.ATTACK + figure
                many += 1
        if state.fork == rows[AT + hero] and in_stash(state, GRAPE):  # MM-270
            targets = foes_on(state, -1)
            for figure in range(FIRST_FOE, state.tables.how_many_figures):
                if (targets >> figure) & 1:
                    into[many] = codes.THROW + figure
                    many += 1
    if acts & SEARCH and may_search(state, hero):
        into[many] = codes.SEARCH  # MM-135
        many += 1
    way: i64
    if acts & EXPLORE:
        for way in range(codes.FLIP + 1):
            if may_explore(state, hero, way):
                into[many] = codes.EXPLORE + way
                many += 1
    if acts & SPECIAL:
        for way in range(2):
            if may_take_back(state, hero, way):
                into[many] = codes.BACK + way
                many += 1
        if state.fork == rows[AT + hero]:
            for figure in range(HEROES):
                if figure != hero and rows[AT + figure] == state.fork and landings(state, figure):
                    into[many] = codes.APULT + figure
                    many += 1
    return many


# With cards.


def share_choices(state: Mice, into: vec[i64]) -> i64:
    """Cards of both mice that have not changed hands yet, and cheese one way (MM-184)."""
    hero, other = state.own(0), state.own(1)
    into[0] = codes.DONE
    many: i64 = 1
    if state.rows[CHEESE + hero] > 0 and not state.own(TAKEN):
        into[many] = codes.GIVE_CHEESE
        many += 1
    if state.rows[CHEESE + other] > 0 and not state.own(GIVEN):
        into[many] = codes.TAKE_CHEESE
        many += 1
    card: i64
    for card in range(state.tables.how_many_cards):
        whose = holder(state, card)
        if (whose == hero or whose == other) and not touched(state, card):
            into[many] = codes.CARD + card
            many += 1
    thing: i64
    for thing in range(things(state)):
        carrier: i64 = state.rows[THINGS + thing * 3 + 2] - 1
        if (carrier == hero or carrier == other) and not touched(state, codes.CARDS + thing):
            into[many] = codes.SPECIAL + thing
            many += 1
    return many


def wear_choices(state: Mice, into: vec[i64]) -> i64:
    """Cards to put on or off, each once (MM-187)."""
    hero = state.own(0)
    into[0] = codes.DONE
    many: i64 = 1
    card: i64
    for card in range(state.tables.how_many_cards):
        place: i64 = state.rows[FROM + card]
        if touched(state, card):
            continue
        fits: bool = place == WORN + hero
        if place == IN_PACK + hero and may_wear(state, hero, card):
            worn = slot_holder(state, hero, card)
            fits = worn < 0 or not touched(state, worn)
        if fits:
            into[many] = codes.CARD + card
            many += 1
    return many


def learn_choices(state: Mice, hero: i64, into: vec[i64]) -> i64:
    """Abilities that a mouse may take."""
    mask = learnable(state, hero)
    many: i64 = 0
    ability: i64
    for ability in range(state.tables.how_many_abilities):
        if (mask >> ability) & 1:
            into[many] = codes.LEARN + ability
            many += 1
    return many


def hero_choices(state: Mice, into: vec[i64]) -> i64:
    """Heroes that are free, leaving room for those the chapter requires (MM-04, MM-05)."""
    tables = state.tables
    row: i64 = state.chapter * CHAPTER_WIDTH
    required: i64 = tables.chapters[row + CH_REQUIRED]
    forbidden: i64 = tables.chapters[row + CH_FORBIDDEN]
    places: i64 = tables.chapters[row + CH_PARTY]
    hero: i64
    for hero in range(HEROES):
        if state.rows[SEAT + hero] >= 0:
            places -= 1
            required &= ~bit(hero)
            forbidden |= bit(hero)
    needed: i64 = 0
    for hero in range(HEROES):
        if (required >> hero) & 1:
            needed += 1
    many: i64 = 0
    for hero in range(HEROES):
        if (forbidden >> hero) & 1:
            continue
        if needed < places or (required >> hero) & 1:
            into[many] = codes.HERO + hero
            many += 1
    return many
