"""Why a choice is not allowed: a key of the words, the clause, and the facts."""

from __future__ import annotations

from typing import Final

from purrlour.engine.decision import seats_of
from purrlour.engine.errors import IllegalAction
from purrlour.games.mice_and_mystics import codes
from purrlour.games.mice_and_mystics.content.ops import FREE
from purrlour.games.mice_and_mystics.layout import (
    AT,
    CHEESE,
    DOWN,
    FROM,
    IN_PACK,
    KNOWS,
    SEAT,
    STATUS,
    STUNNED,
    USED,
    WEBBED,
    WORN,
)
from purrlour.games.mice_and_mystics.rules.explore import (
    in_stash,
    locked,
)
from purrlour.games.mice_and_mystics.rules.gear import level_price
from purrlour.games.mice_and_mystics.rules.move import (
    FAR,
    RED_LINE,
    UP_LINE,
    may_leave,
    step_cost,
)
from purrlour.games.mice_and_mystics.rules.names import figure_name, space_chosen
from purrlour.games.mice_and_mystics.rules.places import any_foe, cell, foes_on, full_spaces
from purrlour.games.mice_and_mystics.rules.reach import near_spaces
from purrlour.games.mice_and_mystics.rules.sheets import may_use, weapons_of
from purrlour.games.mice_and_mystics.rules.uses import (
    in_water,
    may_be_free,
    specials,
    turn_rule,
)
from purrlour.games.mice_and_mystics.rules.windows import source_of
from purrlour.games.mice_and_mystics.state import (
    ASK_ABILITY,
    ASK_EQUIP,
    ASK_HERO,
    ASK_LEARN,
    ASK_STEP,
    ASK_TURN,
    MAY_MOVE,
    MOVED,
    OVER,
    PHASES,
    Mice,
)
from purrlour.games.mice_and_mystics.tables import (
    CLASSES,
    GRAPE,
    HERO_WIDTH,
    HEROES,
    HOOK,
    MOST_SPACES,
)

_ENDED: Final = ("", "MM-276", "MM-277", "MM-240", "MM-278")
"""Why it is over, by the reason."""
_LAID: Final = ("MM-258", "MM-263", "MM-267")
"""How party items are laid: thread, fork, grape."""
_ASKED: Final = {
    "begin": "MM-01",
    "hero": "MM-04",
    "ability": "MM-06",
    "window": "MM-31",
    "weapon": "MM-36",
    "trap": "MM-96",
    "step": "MM-101",
    "wound": "MM-125",
    "keep": "MM-132",
    "arrive": "MM-147",
    "entry": "MM-166",
    "share": "MM-184",
    "equip": "MM-187",
    "drop": "MM-188",
    "learn": "MM-190",
    "next-foe": "MM-194",
    "route": "MM-202",
    "disguise": "MM-256",
    "lay": "MM-258",
    "land": "MM-264",
    "toss": "MM-271",
    "keep-one": "MM-282",
    "face": "MM-O6",
}
"""The rule behind each question; those of cards and chapters have none of their own (MM-59)."""


def refusal(state: Mice, seat: int, code: int) -> IllegalAction:
    """Told to this seat about its own choice."""
    if not 0 <= seat < state.seats:
        return IllegalAction("no-such-seat", seat=seat)
    if state.phase == OVER:
        return IllegalAction("game-over", clause=_ENDED[state.reason])
    if not state.asked >> seat & 1:
        return IllegalAction("not-your-turn", clause="MM-03", turn=seats_of(state.asked)[0])
    if state.phase == ASK_TURN:
        return _turn(state, int(state.own(0)), code)
    if state.phase == ASK_STEP and code >= codes.GO:
        return _step(state, int(state.own(0)), code, int(state.own(1)))
    if state.phase in (ASK_ABILITY, ASK_LEARN) and codes.LEARN <= code < codes.USE_ABILITY:
        return _learn(state, int(state.own(0)), code - codes.LEARN)
    if state.phase == ASK_HERO and codes.HERO <= code < codes.APULT:
        return _hero(state, code - codes.HERO)
    if state.phase == ASK_EQUIP and codes.CARD <= code < codes.ORDER:
        return _wear(state, int(state.own(0)), code - codes.CARD)
    decision = PHASES[state.phase]
    return IllegalAction("answer-first", clause=_ASKED.get(decision, "MM-59"), decision=decision)


def _hero(state: Mice, hero: int) -> IllegalAction:
    name = state.tables.names.heroes[hero]
    if state.rows[SEAT + hero] >= 0:
        return IllegalAction("hero-taken", clause="MM-04", hero=name)
    return IllegalAction("hero-not-allowed", clause="MM-05", hero=name)


def _learn(state: Mice, hero: int, ability: int) -> IllegalAction:
    tables = state.tables
    name = tables.names.abilities[ability]
    wanted = tables.abilities[ability * 2]
    if wanted and not wanted & tables.heroes[hero * HERO_WIDTH + CLASSES]:
        return IllegalAction("wrong-class", clause="MM-07", ability=name)
    return IllegalAction("ability-taken", clause="MM-08", ability=name)


def _wear(state: Mice, hero: int, card: int) -> IllegalAction:
    name = state.tables.names.cards[card]
    place = state.rows[FROM + card]
    if place not in (IN_PACK + hero, WORN + hero):
        return IllegalAction("no-such-card", clause="MM-187", card=name)
    if not may_use(state, hero, card):
        return IllegalAction("card-not-for-you", clause="MM-22", card=name)
    return IllegalAction("no-room-to-wear", clause="MM-189", card=name)


# A mouse's turn.


def _turn(state: Mice, hero: int, code: int) -> IllegalAction:
    status = state.rows[STATUS + hero]
    if code >= codes.GO:
        if code >= codes.GO + state.tables.how_many_names:
            return IllegalAction("answer-first", clause="MM-57", decision=PHASES[ASK_TURN])
        return _move(state, hero, code)
    if code == codes.STAND:
        return IllegalAction("not-now", clause="MM-246")
    if code in (codes.EQUIP, codes.LEVEL_UP) or codes.SHARE <= code < codes.HERO:
        return _free(state, hero, code)
    if _free_but_not_now(state, hero, code):
        return _not_free(state, hero)
    if codes.LAY <= code < codes.BACK:
        return IllegalAction("not-in-stash", clause=_LAID[code - codes.LAY])
    if codes.USE_ABILITY <= code < codes.USE_CARD:
        return _ability(state, hero, code - codes.USE_ABILITY)
    if codes.USE_CARD <= code < codes.CARD:
        return _card(state, hero, code - codes.USE_CARD)
    if not _is_action(code):
        return IllegalAction("answer-first", clause="MM-57", decision=PHASES[ASK_TURN])
    if state.deed:
        return IllegalAction("already-acted", clause="MM-57")
    if code in (codes.RECOVER, codes.RECOVER + 1):
        if status & (STUNNED if code == codes.RECOVER else WEBBED):
            return IllegalAction("not-now", clause="MM-142")  # of version 1
        which = codes.AILMENTS[code - codes.RECOVER]
        return IllegalAction("nothing-to-recover", clause="MM-141", status=which)
    if status & STUNNED:
        return IllegalAction("you-are-stunned", clause="MM-243")
    if code == codes.SCURRY:
        if status & WEBBED:
            return IllegalAction("you-are-webbed", clause="MM-103")
        if state.moving == MAY_MOVE:
            return IllegalAction("move-first", clause="MM-101")
        return IllegalAction("stand-up-first", clause="MM-246")
    if code == codes.SEARCH:
        return IllegalAction("searched-here", clause="MM-135")
    if codes.EXPLORE <= code < codes.LAY:
        return _explore(state, hero, code - codes.EXPLORE)
    if codes.ATTACK <= code < codes.PICK:
        return _attack(state, hero, code - codes.ATTACK)
    if codes.THROW <= code < codes.SPECIAL:
        if not in_stash(state, GRAPE):
            return IllegalAction("not-in-stash", clause="MM-270")
        return IllegalAction("not-now", clause="MM-270")
    return IllegalAction("not-now", clause="MM-59")


def _is_action(code: int) -> bool:
    return (
        code in (codes.SCURRY, codes.SEARCH, codes.RECOVER, codes.RECOVER + 1)
        or codes.EXPLORE <= code < codes.LAY
        or codes.BACK <= code < codes.SHARE
        or codes.APULT <= code < codes.LEARN
        or codes.ATTACK <= code < codes.PICK
        or codes.THROW <= code < codes.KIND
    )


def _move(state: Mice, hero: int, code: int) -> IllegalAction:
    status = state.rows[STATUS + hero]
    if status & WEBBED:
        return IllegalAction("you-are-webbed", clause="MM-244")
    if status & DOWN and state.moving == MAY_MOVE:
        return IllegalAction("stand-up-first", clause="MM-246")
    if state.moving == MOVED:
        return IllegalAction("already-moved", clause="MM-58")
    if state.moving == MAY_MOVE and not may_leave(state, hero):
        return IllegalAction("held-by-minions", clause="MM-85")
    return _step(state, hero, code, state.allowance)


def _step(state: Mice, hero: int, code: int, allowance: int) -> IllegalAction:
    space = int(space_chosen(state, code))
    here = int(state.rows[AT + hero])
    if space < 0 or space == here:
        return IllegalAction("not-adjacent", clause="MM-69")
    line = state.tables.line[cell(state, here) * MOST_SPACES + space]
    if line >= RED_LINE:
        return IllegalAction("red-line", clause="MM-74")
    cost = int(step_cost(state, hero, space))
    if cost == FAR:
        return IllegalAction("not-adjacent", clause="MM-69")
    if full_spaces(state) >> space & 1:
        return IllegalAction("space-full", clause="MM-81")
    if cost > allowance:
        if line == UP_LINE and allowance > 0:
            return IllegalAction("too-steep", clause="MM-72")
        return IllegalAction("no-steps-left", clause="MM-67")
    return IllegalAction("against-current", clause="MM-92")


def _free_but_not_now(state: Mice, hero: int, code: int) -> bool:
    """Whether a card, an ability or the chapter offers this as a free action, though not now."""
    if may_be_free(state, hero):
        return False
    if codes.SPECIAL <= code < codes.KIND:
        return bool(specials(state, hero, 1 << FREE) >> code - codes.SPECIAL & 1)
    if codes.INNATE <= code < codes.LEARN or codes.USE_ABILITY <= code < codes.CARD:
        return turn_rule(state, hero, source_of(state, code), 1 << FREE) >= 0
    return False


def _not_free(state: Mice, hero: int) -> IllegalAction:
    """Why no free action is allowed."""
    if in_water(state, hero):
        return IllegalAction("not-in-water", clause="MM-62")
    return IllegalAction("not-now", clause="MM-O9")


def _free(state: Mice, hero: int, code: int) -> IllegalAction:
    if not may_be_free(state, hero):
        return _not_free(state, hero)
    used = {codes.EQUIP: 2, codes.LEVEL_UP: 4}.get(code, 1)
    if state.free_used & used:
        return IllegalAction("free-action-used", clause="MM-60")
    if code == codes.LEVEL_UP:
        price = int(level_price(state, hero))
        if state.rows[CHEESE + hero] < price:
            return IllegalAction("too-little-cheese", clause="MM-190", cost=price)
    if code >= codes.SHARE:
        return IllegalAction("nobody-near", clause="MM-184")
    return IllegalAction("not-now", clause="MM-60")


def _ability(state: Mice, hero: int, ability: int) -> IllegalAction:
    name = state.tables.names.abilities[ability]
    if not state.rows[KNOWS + hero] >> ability & 1:
        return IllegalAction("wrong-class", clause="MM-07", ability=name)
    if state.rows[USED + hero] == state.turns:
        return IllegalAction("one-ability-a-turn", clause="MM-63")
    cost = int(state.tables.abilities[ability * 2 + 1])
    if state.rows[CHEESE + hero] < cost:
        return IllegalAction("too-little-cheese", clause="MM-35", cost=cost)
    return IllegalAction("not-now", clause="MM-34")


def _card(state: Mice, hero: int, card: int) -> IllegalAction:
    name = state.tables.names.cards[card]
    if state.rows[FROM + card] not in (IN_PACK + hero, WORN + hero):
        return IllegalAction("no-such-card", clause="MM-30", card=name)
    if not may_use(state, hero, card):
        return IllegalAction("card-not-for-you", clause="MM-22", card=name)
    return IllegalAction("not-now", clause="MM-30")


def _explore(state: Mice, hero: int, way: int) -> IllegalAction:
    if any_foe(state):
        return IllegalAction("minions-about", clause="MM-143")
    here = state.rows[AT + hero]
    tables = state.tables
    if way == codes.FLIP:
        if tables.hook_flip[state.side] >> here & 1 and not in_stash(state, HOOK):
            return IllegalAction("hook-needed", clause="MM-149")
        if tables.tool_flip[state.side] >> here & 1:
            return IllegalAction("tool-needed", clause="MM-150")
        return IllegalAction("no-exit-here", clause="MM-148")
    gate = state.side * 4 + way
    if not tables.exit_spaces[gate] >> here & 1:
        return IllegalAction("no-exit-here", clause="MM-144")
    if locked(state, gate):
        return IllegalAction("exit-locked", clause="MM-17")
    return IllegalAction("way-closed", clause="MM-146")


def _attack(state: Mice, hero: int, figure: int) -> IllegalAction:
    if not weapons_of(state, hero):
        return IllegalAction("needs-weapon", clause="MM-23")
    name = figure_name(state, figure)
    if state.rows[AT + figure] < 0:
        return IllegalAction("out-of-reach", clause="MM-111", figure=name)
    if figure < HEROES:
        return IllegalAction("out-of-reach", clause="MM-130", figure=name)
    here = state.rows[AT + hero]
    if foes_on(state, near_spaces(state, here)):
        return IllegalAction("must-shoot-near", clause="MM-117")
    if not state.tables.seen[cell(state, here)] >> state.rows[AT + figure] & 1:
        return IllegalAction("not-in-sight", clause="MM-118", figure=name)
    return IllegalAction("out-of-reach", clause="MM-111", figure=name)
