"""Cheese, wounds, what ails a figure, and the end of minions (MM-108, MM-122…129, MM-243…255)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from purrlour.engine.event import Log
from purrlour.games.mice_and_mystics.content.ops import KILLED, KNOCKED_DOWN
from purrlour.games.mice_and_mystics.events import (
    Ailing,
    CardWounded,
    CheeseGained,
    Cured,
    Defeated,
    EndMoved,
    Healed,
    TrophyWon,
    Wounded,
)
from purrlour.games.mice_and_mystics.frames import CAPTURE, WHEEL
from purrlour.games.mice_and_mystics.house import TROPHIES as IN_PLAY
from purrlour.games.mice_and_mystics.layout import (
    AT,
    CARD_WOUNDS,
    CHEESE,
    DOWN,
    KIND,
    POISON,
    ROACHES,
    STATUS,
    TROPHIES,
    WOUNDS,
)
from purrlour.games.mice_and_mystics.rules.aspects import immune
from purrlour.games.mice_and_mystics.rules.names import figure_name
from purrlour.games.mice_and_mystics.rules.places import put, size_of
from purrlour.games.mice_and_mystics.rules.track import remove_card
from purrlour.games.mice_and_mystics.rules.triggers import fire_story
from purrlour.games.mice_and_mystics.state import Mice
from purrlour.games.mice_and_mystics.tables import (
    F_LIFE,
    FIRST_FOE,
    FOE_WIDTH,
    HERO_WIDTH,
    K_CARDS,
    KIND_WIDTH,
    LIFE,
    NOWHERE,
    PAW,
)

CHEESEMASTER: Final = 0
ROACH_LORD: Final = 1
POISON_MASTER: Final = 2
FUGITIVE: Final = 3
CAT_TAMER: Final = 4
TROPHY_NAMES: Final = ("cheesemaster", "roach_lord", "poison_master", "fugitive", "cat_tamer")
_TROPHY_CLAUSES: Final = ("MM-285", "MM-287", "MM-288", "MM-289", "MM-291")
ROACH: Final = 0
"""The kind of minion that is a roach."""
LAST_PAGE: Final = 20
"""The End never moves beyond it (MM-R94)."""
STATUS_NAMES: Final = ("stunned", "webbed", "down", "charmed")


def gain_cheese(state: Mice, hero: i64, count: i64, clause: str, log: Log | None) -> None:
    """A mouse's cheese changes, never below nothing (MM-R60: no upper bound)."""
    had: i64 = state.rows[CHEESE + hero]
    count = max(count, -had)
    if count == 0:
        return
    state.rows[CHEESE + hero] = had + count
    if log is not None:
        log.append(CheeseGained(clause, figure_name(state, hero), count, had + count))


def turn_wheel(state: Mice, count: i64, why: i64, clause: i64) -> None:
    """Cheese comes on the wheel, at once and before anything else goes on (MM-175)."""
    if count > 0:
        state.push(WHEEL, count, why, clause, 0)


def wound_mouse(
    state: Mice, hero: i64, count: i64, poison: i64, clause: str, log: Log | None
) -> None:
    """Wounds on a hero card; enough of them and it is captured (MM-129, MM-253)."""
    if count <= 0 or state.rows[AT + hero] < 0:
        return
    if poison and state.rows[TROPHIES + POISON_MASTER] == hero:
        poison = 0  # MM-288
    rows = state.rows
    rows[(POISON if poison else WOUNDS) + hero] += count
    total: i64 = rows[WOUNDS + hero] + rows[POISON + hero]
    if log is not None:
        name = figure_name(state, hero)
        log.append(Wounded("MM-253" if poison else clause, name, count, bool(poison), total))
    if total >= state.tables.heroes[hero * HERO_WIDTH + LIFE]:
        state.push(CAPTURE, hero, 0, 0, 0)


def heal(state: Mice, hero: i64, count: i64, clause: str, log: Log | None) -> None:
    """Plain wounds go, poison stays (MM-254)."""
    had: i64 = state.rows[WOUNDS + hero]
    gone: i64 = count if count < had else had
    state.rows[WOUNDS + hero] = had - gone
    if gone and log is not None:
        log.append(Healed(clause, figure_name(state, hero), gone))


def afflict(state: Mice, figure: i64, status: i64, clause: str, log: Log | None) -> None:
    """Stunned, webbed, down or charmed; each only once (MM-255, MM-R21)."""
    if state.rows[AT + figure] < 0 or state.rows[STATUS + figure] & status:
        return
    if status == DOWN and size_of(state, figure) != 0:
        return  # MM-247
    if figure < FIRST_FOE and immune(state, figure, status):
        return
    state.rows[STATUS + figure] |= status
    if log is not None:
        log.append(Ailing(clause, figure_name(state, figure), status_name(status)))
    if status == DOWN and figure < FIRST_FOE:
        fire_story(state, KNOCKED_DOWN, 0, figure)


def cure(state: Mice, figure: i64, status: i64, clause: str, log: Log | None) -> None:
    """A figure is rid of a status."""
    if not state.rows[STATUS + figure] & status:
        return
    state.rows[STATUS + figure] &= ~status
    if log is not None:
        log.append(Cured(clause, figure_name(state, figure), status_name(status)))


def status_name(status: i64) -> str:
    """What a status is called."""
    index = 0
    while not (status >> index) & 1:
        index += 1
    return STATUS_NAMES[index]


# Minions.


def kind_left(state: Mice, kind: i64) -> bool:
    """Whether a figure of this kind is on the board."""
    figure: i64
    for figure in range(FIRST_FOE, state.tables.how_many_figures):
        if state.rows[KIND + figure] == kind:
            return True
    return False


def defeat(state: Mice, figure: i64, by: i64, log: Log | None) -> None:
    """A minion leaves the board, with its card if it was the last (MM-122, MM-123, MM-127)."""
    kind: i64 = state.rows[KIND + figure]
    size = size_of(state, figure)
    if log is not None:
        names = state.tables.names
        victor = figure_name(state, by) if 0 <= by < FIRST_FOE else ""
        beaten = figure_name(state, figure)
        log.append(Defeated("MM-122", beaten, names.kinds[kind], victor))
    take_away(state, figure, "MM-123", log)
    if 0 <= by < FIRST_FOE:
        if kind == ROACH:
            state.rows[ROACHES + by] += 1
            if state.rows[ROACHES + by] >= 4:
                win_trophy(state, by, ROACH_LORD, log)
        if size == PAW:
            win_trophy(state, by, CAT_TAMER, log)
    if not kind_left(state, kind):
        fire_story(state, KILLED, kind + 1, by if by < FIRST_FOE else -1)


def take_away(state: Mice, figure: i64, clause: str, log: Log | None) -> None:
    """A figure goes back into the box; without another of its kind its cards go too (MM-45)."""
    kind: i64 = state.rows[KIND + figure]
    state.rows[KIND + figure] = -1
    state.rows[STATUS + figure] = 0
    put(state, figure, NOWHERE)
    if kind_left(state, kind):
        return
    if kind == ROACH:
        state.greedy = 0
    cards: i64 = state.tables.kinds[kind * KIND_WIDTH + K_CARDS]
    card: i64
    for card in range(state.tables.how_many_foes):
        if (cards >> card) & 1:
            remove_card(state, card, clause, log)


def wound_card(state: Mice, card: i64, log: Log | None) -> bool:
    """One wound on an initiative card; whether it is out of life with it (MM-124, MM-126)."""
    state.rows[CARD_WOUNDS + card] += 1
    total: i64 = state.rows[CARD_WOUNDS + card]
    if log is not None:
        log.append(CardWounded("MM-124", state.tables.names.foes[card], total))
    if total < state.tables.foes[card * FOE_WIDTH + F_LIFE]:
        return False
    remove_card(state, card, "MM-126", log)
    return True


# Individual trophies.


def win_trophy(state: Mice, hero: i64, trophy: i64, log: Log | None) -> None:
    """The first mouse to qualify gets it, once a chapter (MM-284)."""
    if not state.house & IN_PLAY or state.rows[TROPHIES + trophy] >= 0:
        return
    state.rows[TROPHIES + trophy] = hero
    if log is not None:
        clause = _TROPHY_CLAUSES[trophy]
        log.append(TrophyWon(clause, figure_name(state, hero), TROPHY_NAMES[trophy]))
    if trophy == CHEESEMASTER or trophy == ROACH_LORD or trophy == FUGITIVE:
        move_end(state, 1, _TROPHY_CLAUSES[trophy], log)


def move_end(state: Mice, by: i64, clause: str, log: Log | None) -> None:
    """The End moves on the track (MM-R94)."""
    state.end_page += by
    state.end_page = min(state.end_page, LAST_PAGE)
    state.dirty = 1
    if log is not None:
        log.append(EndMoved(clause, int(state.end_page)))
