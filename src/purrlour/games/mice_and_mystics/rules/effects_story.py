"""Operations on decks, figures, the track and the story (23…27, 31…34 of the content plan)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from purrlour.engine.event import Log
from purrlour.games.mice_and_mystics.bits import bit, lowest
from purrlour.games.mice_and_mystics.content import ops
from purrlour.games.mice_and_mystics.events import (
    Awarded,
    CardDropped,
    CardFound,
    FlagSet,
    Peeked,
    StoryTold,
    TileTurned,
)
from purrlour.games.mice_and_mystics.frames import ENTER, FIND, LEARNING, OWN, PLACE, SURGE
from purrlour.games.mice_and_mystics.house import CAMPAIGN, SHORT, STORY_CARDLESS
from purrlour.games.mice_and_mystics.layout import (
    COUNTERS,
    DOORS,
    FROM,
    GONE,
    IN_DISCARD,
    IN_PACK,
    IN_PILE,
    KIND,
    SEARCHED,
    TRACK,
    UNLOADED,
    UP,
    WORN,
)
from purrlour.games.mice_and_mystics.rules.find import DRAW as DRAWING
from purrlour.games.mice_and_mystics.rules.find import keep_card, push_drop
from purrlour.games.mice_and_mystics.rules.harm import take_away
from purrlour.games.mice_and_mystics.rules.names import figure_name
from purrlour.games.mice_and_mystics.rules.places import free_mice
from purrlour.games.mice_and_mystics.rules.placing import (
    AMBUSHING,
    BY_CARD,
    BY_STORY,
    BY_SURGE,
    SPACE,
    add_to_list,
    best_spaces,
)
from purrlour.games.mice_and_mystics.rules.room import ADDED, DONE, LATER, REMOVED, SKIP, SPAWNED
from purrlour.games.mice_and_mystics.rules.seats import ask_team
from purrlour.games.mice_and_mystics.rules.sheets import refit, refit_all
from purrlour.games.mice_and_mystics.rules.tide import SHUT
from purrlour.games.mice_and_mystics.rules.track import place_of, shift_card, swap_cards, to_the_end
from purrlour.games.mice_and_mystics.rules.values import amount, register
from purrlour.games.mice_and_mystics.state import ASK_PEEK, DEFEATED, WON, Mice
from purrlour.games.mice_and_mystics.tables import (
    FIRST_FOE,
    HEROES,
    K_CARDS,
    KIND_WIDTH,
    R_SOURCE,
    RULE_WIDTH,
)

PEEKED: Final = 5
"""A stage of EFFECT frames: somebody decides about the cards just seen."""


def story(state: Mice, op: i64, at: i64, log: Log | None) -> None:
    """One operation."""
    code = state.tables.code
    a: i64 = code[at + 1]
    b: i64 = code[at + 2]
    me = register(state, ops.SELF)
    if op == ops.SPAWN:
        spawn(state, at)
    elif op == ops.DRAW:
        state.push(FIND, me, amount(state, a), amount(state, b), 0)
        state.set_stage(DRAWING)
    elif op == ops.PEEK:
        peek(state, amount(state, a), b, log)
    elif op <= ops.FETCH:
        card(state, op, a, me, log)
    elif op == ops.REMOVE:
        figure = register(state, a)
        if figure >= FIRST_FOE and state.rows[KIND + figure] >= 0:
            take_away(state, figure, "MM-45", log)
    elif op <= ops.INIT_END:
        order(state, op, a, b, log)
    elif op == ops.SEARCHED:
        if me >= 0:
            state.rows[SEARCHED + state.side] |= bit(me)
    elif op == ops.FLAG:
        state.flags = state.flags | bit(a) if b else state.flags & ~bit(a)
        state.dirty = 1
        if log is not None:
            name = state.tables.names.flags[state.chapter][a]
            log.append(FlagSet("MM-17", name, b != 0))
    elif op == ops.COUNTER:
        value: i64 = state.rows[COUNTERS + a] + amount(state, b)
        state.rows[COUNTERS + a] = value if value > 0 else 0
        state.dirty = 1
    elif op == ops.ENCOUNTER:
        encounter(state, a, b)
    elif op == ops.AMBUSH:
        state.ambush = 1
    elif op == ops.AWARD:
        state.flags |= bit(32 + a)
        refit_all(state)
        if log is not None:
            log.append(Awarded("MM-281", state.tables.names.trophies[a]))
    elif op == ops.STORY:
        state.story = a + 1
        if log is not None:
            short = state.house & SHORT != 0
            log.append(StoryTold("MM-17", state.tables.names.stories[a], short))
    elif op == ops.WIN:
        state.reason = WON
    elif op == ops.LOSE:
        state.reason = DEFEATED
    elif op == ops.LEVEL:
        whom = register(state, a)
        if 0 <= whom < HEROES and state.house & CAMPAIGN:  # of use only in another chapter
            state.push(LEARNING, whom, 1, 0, 0)
    elif op == ops.SHUT:
        state.prevented |= SHUT
    elif op == ops.EXIT:
        doors: i64 = state.rows[DOORS + a] & ~(17 << b)
        state.rows[DOORS + a] = doors | (16 if code[at + 3] else 1) << b
    elif op == ops.TURN_TILE:
        turn_tile(state, a, log)


def turn_tile(state: Mice, side: i64, log: Log | None) -> None:
    """A side of a tile comes up; nothing is turned under the feet of the party."""
    tile: i64 = side // 2
    if tile == state.side // 2 or state.rows[UP + tile] < 0 or state.rows[UP + tile] == side & 1:
        return
    state.rows[UP + tile] = side & 1
    if log is not None:
        log.append(TileTurned("MM-17", state.tables.names.sides[side]))


def this_card(state: Mice) -> i64:
    """The search card whose rule is running; −1 if it is something else."""
    rule: i64 = state.own(1)
    source: i64 = state.tables.rules[rule * RULE_WIDTH + R_SOURCE]
    return source if source < state.tables.how_many_cards else -1


def card(state: Mice, op: i64, a: i64, hero: i64, log: Log | None) -> None:
    """What becomes of a card."""
    rows = state.rows
    this = this_card(state)
    if op == ops.KEEP:
        if state.scroll >= 0 and hero >= 0:
            rows[FROM + state.scroll] = IN_PACK + hero
            refit(state, hero)
        return
    if op == ops.FETCH:
        fetch(state, a, hero, log)
        return
    if this < 0 or hero < 0:
        return
    if op == ops.UNLOAD:
        if rows[FROM + this] == WORN + hero:
            rows[FROM + this] = UNLOADED + hero
    else:
        rows[FROM + this] = GONE if op == ops.DESTROY else IN_DISCARD
        if log is not None:
            name = state.tables.names.cards[this]
            log.append(CardDropped("MM-31", figure_name(state, hero), name))
    refit(state, hero)


def fetch(state: Mice, wanted: i64, hero: i64, log: Log | None) -> None:
    """A certain search card out of the deck or the discard; else the top one is drawn."""
    rows = state.rows
    place: i64 = rows[FROM + wanted]
    if place != IN_PILE and place != IN_DISCARD:
        state.push(FIND, hero, 1, 1, 0)
        state.set_stage(DRAWING)
        return
    if place == IN_PILE:
        at: i64 = 0
        found: int = state.pile[at]
        while found != wanted:
            at += 1
            found = state.pile[at]
        state.cards_left -= 1
        while at < state.cards_left:
            state.pile[at] = state.pile[at + 1]
            at += 1
    if log is not None:
        name = state.tables.names.cards[wanted]
        log.append(CardFound("MM-137", figure_name(state, hero), name))
    keep_card(state, hero, wanted, log)
    push_drop(state, hero)


def peek(state: Mice, most: i64, order: i64, log: Log | None) -> None:
    """The party sees the top encounter cards, and may change the order of two."""
    most = min(most, state.foes_left)
    state.known = max(state.known, most)
    if log is not None:
        seen: list[str] = []
        for at in range(most):
            number: int = state.threats[state.foes_left - 1 - at]
            seen.append(state.tables.names.encounters[number])
        log.append(Peeked("MM-32", tuple(seen)))
    if order and most == 2:
        state.set_stage(PEEKED)
        ask_team(state, ASK_PEEK)


def spawn(state: Mice, at: i64) -> None:
    """Minions come; spawns one after another are one batch (MM-166)."""
    code = state.tables.code
    packed: i64 = 0
    space: i64 = 0
    kind: i64 = code[at + 1]
    how: i64 = code[at + 3]
    packed = add_to_list(packed, kind, amount(state, code[at + 2]))
    if how == ops.SPAWN_AT:
        space = register(state, code[at + 4]) + 1
    elif how == ops.SPAWN_NEAREST:
        entries = best_spaces(state, state.tables.entry[state.side], free_mice(state), far=False)
        space = lowest(entries) + 1 if entries else 0
    after: i64 = at + ops.WIDTH
    while how == ops.SPAWN_RULES and code[after] == ops.SPAWN and code[after + 3] == how:
        packed = add_to_list(packed, code[after + 1], amount(state, code[after + 2]))
        after += ops.WIDTH
    state.set_own(0, after)
    why: i64 = BY_CARD
    surge = state.innermost(SURGE)
    if surge >= 0:
        why = state.stack[surge + OWN]
        why = why if why else BY_SURGE
    elif before_order(state):
        why = BY_STORY
        room: i64 = state.innermost(ENTER) + OWN
        state.stack[room + SPAWNED] = 1
    state.push(PLACE, packed, why, 0, 0)
    state.set_own(SPACE, space)
    if why != BY_STORY:
        state.set_own(AMBUSHING, state.ambush)
        state.ambush = 0


def before_order(state: Mice) -> bool:
    """Whether the party has just come into a room whose order is dealt later (MM-156); in one that
    was visited before none is (MM-153)."""
    room = state.innermost(ENTER)
    return room >= 0 and (state.stack[room + 1] != DONE or state.house & STORY_CARDLESS != 0)


def encounter(state: Mice, what: i64, on: i64) -> None:
    """The encounter to come: none, or with something more or less."""
    room = state.innermost(ENTER)
    if room < 0:
        return
    own: i64 = room + OWN
    if what == ops.ENCOUNTER_SKIP:
        state.stack[own + REMOVED] |= SKIP
    elif on:
        state.stack[own + ADDED] |= what
    else:
        state.stack[own + REMOVED] |= what


def order(state: Mice, op: i64, a: i64, b: i64, log: Log | None) -> None:
    """Cards move on the track (operation 27)."""
    if op == ops.INIT_MOVE:
        shift_card(state, card_of(state, register(state, a)), amount(state, b), "MM-34", log)
    elif op == ops.INIT_SWAP:
        one, other = card_of(state, register(state, a)), card_of(state, register(state, b))
        swap_cards(state, one, other, "MM-34", log)
    elif op == ops.INIT_UP:
        place = place_of(state, state.card)
        if place > 0:  # MM-R102
            swap_cards(state, state.card, state.rows[TRACK + place - 1], "MM-20", log)
    else:
        room = state.innermost(ENTER)
        if room >= 0:  # the order is not dealt yet
            state.stack[room + OWN + LATER] = (a + 1) * 2 + b
        else:
            to_the_end(state, a, b, log)


def card_of(state: Mice, figure: i64) -> i64:
    """The initiative card of a figure; of a boss one that is on the track."""
    if figure < FIRST_FOE:
        return figure
    cards: i64 = state.tables.kinds[state.rows[KIND + figure] * KIND_WIDTH + K_CARDS]
    while cards:
        one = lowest(cards)
        cards &= cards - 1
        if place_of(state, one) >= 0:
            return one
    return -1
