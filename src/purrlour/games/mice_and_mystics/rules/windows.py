"""Windows: who may answer what happens, with which card (rules of the catalogue, 4.3)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from purrlour.engine.cells import vec
from purrlour.engine.event import Log
from purrlour.games.mice_and_mystics.codes import INNATE, PASS, SPECIAL, USE_ABILITY, USE_CARD
from purrlour.games.mice_and_mystics.content import ops
from purrlour.games.mice_and_mystics.events import AbilityUsed, CardUsed
from purrlour.games.mice_and_mystics.frames import ATTACK, OWN
from purrlour.games.mice_and_mystics.layout import (
    ARMS,
    ARMS_ROOM,
    AT,
    CHEESE,
    FROM,
    GONE,
    IN_PACK,
    KNOWS,
    OFFERS,
    SEAT,
    SHEET,
    SHEETS,
    USED,
    WORN,
)
from purrlour.games.mice_and_mystics.rules.harm import gain_cheese
from purrlour.games.mice_and_mystics.rules.names import figure_name
from purrlour.games.mice_and_mystics.rules.sheets import may_use, refit, story_sources
from purrlour.games.mice_and_mystics.rules.triggers import (
    applies,
    fire_mouse,
    related,
    start,
)
from purrlour.games.mice_and_mystics.state import ASK_WINDOW, Mice
from purrlour.games.mice_and_mystics.tables import (
    ACCESSORY,
    C_KIND,
    CARD_WIDTH,
    HEROES,
    R_MAY,
    R_TRIGGER,
    RULE_WIDTH,
    SCROLL,
)

# Own numbers of WINDOW: trigger, who it is about (−1: nobody), its argument, seats that passed.
TRIGGER: Final = 0
ACTOR: Final = 1
ARG: Final = 2
PASSED: Final = 3
ANSWERED: Final = 4
"""+ up to twelve rules + 1 that answered this window already: each does so once."""
MOST_ANSWERS: Final = 12


def run_window(state: Mice, log: Log | None) -> None:
    """Seats that could answer are asked, all at once, until none has anything left or all pass."""
    if state.stage() == 1:
        state.set_stage(0)
        seat = state.answerer
        if state.answer == PASS:
            state.set_own(PASSED, state.own(PASSED) | state.seat_bit(seat))
        else:
            react(state, seat, state.answer, log)
        return
    seats = able_seats(state) & ~state.own(PASSED)
    if seats == 0 or state.reason:
        state.pop()
        return
    state.set_stage(1)
    state.phase = ASK_WINDOW
    state.asked = seats


def able_seats(state: Mice) -> i64:
    """Seats with something to answer the window with, as bits."""
    seats: i64 = 0
    hero: i64
    for hero in range(HEROES):
        seat: i64 = state.rows[SEAT + hero]
        if seat >= 0 and not (seats >> seat) & 1 and any_answer(state, hero):
            seats |= state.seat_bit(seat)
    return seats


def any_answer(state: Mice, hero: i64) -> bool:
    """Whether a mouse has an answer to the window."""
    offers: i64 = state.rows[SHEETS + hero * SHEET + OFFERS]
    if not (offers >> state.own(TRIGGER)) & 1:
        return False
    at: i64
    for at in range(ARMS + hero * ARMS_ROOM, ARMS + (hero + 1) * ARMS_ROOM):
        source: i64 = state.rows[at] - 1
        if source < 0:
            return False
        if window_rule(state, hero, source) >= 0:
            return True
    return False


def answers_into(state: Mice, seat: i64, into: vec[i64], many: i64) -> i64:
    """Writes the answers that a seat has to the window."""
    trigger: i64 = state.own(TRIGGER)
    hero: i64
    for hero in range(HEROES):
        if state.rows[SEAT + hero] != seat:
            continue
        if not (state.rows[SHEETS + hero * SHEET + OFFERS] >> trigger) & 1:
            continue
        at: i64
        for at in range(ARMS + hero * ARMS_ROOM, ARMS + (hero + 1) * ARMS_ROOM):
            source: i64 = state.rows[at] - 1
            if source < 0:
                break
            if window_rule(state, hero, source) >= 0:
                code = code_of(state, source)
                if many == 1 or into[many - 1] != code:  # the chapter's is offered once a seat
                    into[many] = code
                    many += 1
    return many


def sources(state: Mice) -> i64:
    """Cards, abilities, heroes, story trophies, and the chapter."""
    tables = state.tables
    return tables.how_many_cards + tables.how_many_abilities + HEROES + tables.how_many_trophies + 1


def code_of(state: Mice, source: i64) -> i64:
    """The action that uses a source."""
    cards: i64 = state.tables.how_many_cards
    if source < cards:
        return USE_CARD + source
    if source < cards + state.tables.how_many_abilities:
        return USE_ABILITY + source - cards
    nature: i64 = source - cards - state.tables.how_many_abilities
    if nature < HEROES:
        return INNATE + nature
    trophy: i64 = nature - HEROES
    return SPECIAL + 1 + trophy if trophy < state.tables.how_many_trophies else SPECIAL


def source_of(state: Mice, code: i64) -> i64:
    """The source that an action uses."""
    cards: i64 = state.tables.how_many_cards
    if USE_CARD <= code < USE_CARD + cards:
        return code - USE_CARD
    if USE_ABILITY <= code < USE_CARD:
        return cards + code - USE_ABILITY
    if INNATE <= code < INNATE + HEROES:
        return cards + state.tables.how_many_abilities + code - INNATE
    if code > SPECIAL:
        return cards + state.tables.how_many_abilities + HEROES + code - SPECIAL - 1
    return sources(state) - 1


def owns(state: Mice, hero: i64, source: i64) -> bool:
    """Whether a source is at this mouse's hand, paid for and allowed (MM-22, MM-34, MM-63)."""
    tables, rows = state.tables, state.rows
    cards: i64 = tables.how_many_cards
    if source < cards:
        place: i64 = rows[FROM + source]
        if place == WORN + hero:
            return True
        carried: bool = tables.cards[source * CARD_WIDTH + C_KIND] > ACCESSORY
        return place == IN_PACK + hero and carried and may_use(state, hero, source)
    ability: i64 = source - cards
    if ability < tables.how_many_abilities:
        if not (rows[KNOWS + hero] >> ability) & 1 or rows[USED + hero] == state.turns:
            return False
        return rows[CHEESE + hero] >= tables.abilities[ability * 2 + 1]  # MM-35
    nature: i64 = ability - tables.how_many_abilities
    if nature < HEROES:
        return nature == hero
    trophy: i64 = nature - HEROES
    return trophy == tables.how_many_trophies or (state.flags >> (32 + trophy)) & 1 == 1


def real_source(state: Mice, source: i64) -> i64:
    """Where its rules are listed; the last one stands for the chapter."""
    tables = state.tables
    trophy: i64 = source - tables.how_many_cards - tables.how_many_abilities - HEROES
    if trophy < 0:
        return source
    if trophy == tables.how_many_trophies:
        trophy += state.chapter
    return story_sources(state) + trophy


def find_rule(
    state: Mice, hero: i64, source: i64, trigger: i64, arg: i64, target: i64, attacker: i64
) -> i64:
    """The rule of a source that a mouse may use for a trigger; −1 without one."""
    tables = state.tables
    real = real_source(state, source)
    if not (tables.offers[real] >> trigger) & 1 or not owns(state, hero, source):
        return -1
    rule: i64
    for rule in range(tables.first_rule[real], tables.first_rule[real + 1]):
        row: i64 = rule * RULE_WIDTH
        if (
            tables.rules[row + R_MAY]
            and tables.rules[row + R_TRIGGER] == trigger
            and applies(state, rule, trigger, arg, hero, target, attacker)
        ):
            return rule
    return -1


def window_rule(state: Mice, hero: i64, source: i64) -> i64:
    """The rule of a source that answers the open window."""
    if state.rows[AT + hero] < 0:
        return -1
    trigger, actor, arg = state.own(TRIGGER), state.own(ACTOR), state.own(ARG)
    if trigger == ops.AFTER_ROLL:
        arg += 1
    target, attacker = about(state)
    if target < 0:
        target = actor
    rule = find_rule(state, hero, source, trigger, arg, target, attacker)
    if rule < 0 or (actor >= 0 and not related(state, rule, hero, actor)):
        return -1
    return -1 if answered(state, rule) else rule


def answered(state: Mice, rule: i64) -> bool:
    """Whether a rule has answered this window already."""
    at: i64
    for at in range(ANSWERED, ANSWERED + MOST_ANSWERS):
        if state.own(at) == rule + 1:
            return True
    return False


def note_answer(state: Mice, rule: i64) -> None:
    """Notes that it has."""
    at: i64 = ANSWERED
    while state.own(at) and at < ANSWERED + MOST_ANSWERS - 1:
        at += 1
    state.set_own(at, rule + 1)


def about(state: Mice) -> tuple[i64, i64]:
    """Target and attacker of the attack in progress."""
    fight = state.innermost(ATTACK)
    if fight < 0:
        return -1, -1
    return state.stack[fight + OWN + 1], state.stack[fight + OWN]


def react(state: Mice, seat: i64, code: i64, log: Log | None) -> None:
    """A card, an ability or a nature answers."""
    source = source_of(state, code)
    hero: i64
    for hero in range(HEROES):
        if state.rows[SEAT + hero] == seat:
            rule = window_rule(state, hero, source)
            if rule >= 0:
                target, attacker = about(state)
                if target < 0:
                    target = state.own(ACTOR)
                note_answer(state, rule)
                use(state, hero, source, rule, target, attacker, log)
                return


def use(
    state: Mice, hero: i64, source: i64, rule: i64, target: i64, attacker: i64, log: Log | None
) -> None:
    """Pays for a rule and starts it (MM-29, MM-34)."""
    tables = state.tables
    cards: i64 = tables.how_many_cards
    names = tables.names
    if source < cards:
        if log is not None:
            log.append(CardUsed("MM-30", figure_name(state, hero), names.cards[source]))
        if tables.cards[source * CARD_WIDTH + C_KIND] == SCROLL:
            state.rows[FROM + source] = GONE
            state.scroll = source
            refit(state, hero)
            fire_mouse(state, ops.AFTER_SCROLL, 0, hero, hero, -1, -1)
    elif source < cards + tables.how_many_abilities:
        ability: i64 = source - cards
        cost: i64 = tables.abilities[ability * 2 + 1]
        state.rows[USED + hero] = state.turns
        if log is not None:
            name = names.abilities[ability]
            log.append(AbilityUsed("MM-34", figure_name(state, hero), name, int(cost)))
        gain_cheese(state, hero, -cost, "MM-34", log)
    elif log is not None:
        log.append(CardUsed("MM-34", figure_name(state, hero), names.heroes[hero]))
    start(state, rule, hero, target, attacker)
