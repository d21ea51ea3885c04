"""What a question is about, and what an absent player answers."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from purrlour.engine.cells import vec
from purrlour.games.mice_and_mystics.bits import lowest
from purrlour.games.mice_and_mystics.codes import (
    BRANCHES,
    DONE,
    END,
    KEEP,
    NO,
    PASS,
    STOP,
)
from purrlour.games.mice_and_mystics.content.ops import AFTER_ROLL, AFTER_TRAP_FAIL
from purrlour.games.mice_and_mystics.frames import ARRIVE, EFFECT, OWN, WINDOW
from purrlour.games.mice_and_mystics.rules.dice import PURPOSES
from purrlour.games.mice_and_mystics.rules.effects import CLASS, RULE
from purrlour.games.mice_and_mystics.rules.effects_body import CURING
from purrlour.games.mice_and_mystics.rules.find import found_card
from purrlour.games.mice_and_mystics.rules.harm import STATUS_NAMES
from purrlour.games.mice_and_mystics.rules.legal import legal_into
from purrlour.games.mice_and_mystics.rules.names import figure_name
from purrlour.games.mice_and_mystics.rules.placing import next_kind
from purrlour.games.mice_and_mystics.rules.windows import ACTOR, ARG, TRIGGER
from purrlour.games.mice_and_mystics.state import (
    ASK_ABILITY,
    ASK_ACT,
    ASK_ARRIVE,
    ASK_CHOOSE,
    ASK_DISGUISE,
    ASK_DROP,
    ASK_ENTRY,
    ASK_EQUIP,
    ASK_FACE,
    ASK_HERO,
    ASK_KEEP,
    ASK_KEEP_ONE,
    ASK_LAND,
    ASK_LAY,
    ASK_LEARN,
    ASK_NEXT_FOE,
    ASK_PEEK,
    ASK_PICK,
    ASK_ROUTE,
    ASK_SHARE,
    ASK_STEP,
    ASK_TOSS,
    ASK_TRAP,
    ASK_TURN,
    ASK_WEAPON,
    ASK_WINDOW,
    ASK_WOUND,
    Mice,
)
from purrlour.games.mice_and_mystics.tables import F_KIND, FOE_WIDTH, HOOK, R_SOURCE, RULE_WIDTH

WINDOWS: Final = (
    *("", "", "", "", "", "start-turn", "before-move", "before-attack", "before-defence"),
    *("after-roll", "after-attack", "after-defence", "after-kill", "after-trapfail"),
    *("after-action", "after-scroll", "after-trade", "targeted", "placed", "wheel"),
    *("hourglass", "surge", "minion-turn", "capture"),
)
"""What a window is about, by its trigger."""
_OF_HERO: Final = (
    *(ASK_TURN, ASK_STEP, ASK_ABILITY, ASK_DROP, ASK_EQUIP, ASK_LEARN),
    *(ASK_ACT, ASK_TRAP, ASK_ARRIVE),
)
_QUICK: Final = (PASS, END, STOP, KEEP, DONE, NO)
"""What an absent player does, if it is possible."""


def about(state: Mice) -> str:
    """The public subject: whose turn, which window, which figure, whose effect."""
    names = state.tables.names
    phase = state.phase
    if not state.asked:
        return ""
    kind = state.stack[state.top]
    if kind == EFFECT:
        return _effect(state)
    own = state.own(0)
    if phase == ASK_HERO:
        return f"mouse:{state.own(1) + 1}"
    if phase == ASK_WINDOW:
        actor = figure_name(state, state.own(1))
        return f"{WINDOWS[own]}:{actor}" if actor else WINDOWS[own]
    if kind == ARRIVE:
        return f"arrive:{names.heroes[lowest(own)]}"
    if phase == ASK_KEEP_ONE:
        return f"mouse:{names.heroes[state.own(1)]}"
    if phase == ASK_SHARE:
        return f"share:{names.heroes[own]} with:{names.heroes[state.own(1)]}"
    if phase == ASK_KEEP:
        card = found_card(state, own)
        return f"mouse:{names.heroes[own]} card:{names.cards[card]}"
    if phase in _OF_HERO:
        return f"mouse:{names.heroes[own]}"
    if phase == ASK_WEAPON or phase == ASK_WOUND or phase == ASK_ROUTE or phase == ASK_TOSS:
        return f"figure:{figure_name(state, own)}"
    if phase == ASK_NEXT_FOE:
        return f"minion:{names.kinds[state.tables.foes[own * FOE_WIDTH + F_KIND]]}"
    if phase == ASK_ENTRY:
        return f"minion:{names.kinds[next_kind(state)]}"
    if phase == ASK_FACE:
        owner = figure_name(state, state.own(2))
        text = f"roll:{PURPOSES[state.own(1)]} die:{state.dice_left + 1}"
        return f"{text} figure:{owner}" if owner else text
    if phase == ASK_PICK:
        return f"spill:{figure_name(state, own)}"
    if phase == ASK_LAND:
        return f"mouse:{names.heroes[state.own(3)]}"
    if phase == ASK_LAY:
        return f"item:{names.cards[state.tables.party_cards[HOOK + state.own(1)]]}"
    if phase == ASK_DISGUISE:
        return f"encounter:{names.encounters[state.face_up]}"
    return ""


def _effect(state: Mice) -> str:
    """Whose sentence it is that asks: a card's, a mouse's, a minion's, the chapter's."""
    names, phase = state.tables.names, state.phase
    if phase == ASK_PEEK:
        first = names.encounters[state.threats[state.foes_left - 1]]
        return f"encounter:{first} encounter:{names.encounters[state.threats[state.foes_left - 2]]}"
    if phase == ASK_FACE:
        return rolled_again(state)
    return source_name(state, state.own(RULE))


def rolled_again(state: Mice) -> str:
    """A die that an effect has somebody roll again: of which roll, which one, for whom."""
    die = int(state.own(CLASS)) + 1
    purpose, figure = "check", ""
    window = int(state.innermost(WINDOW))
    if window >= 0 and state.stack[window + OWN + ACTOR] >= 0:
        trigger = state.stack[window + OWN + TRIGGER]
        if trigger == AFTER_ROLL:
            purpose = PURPOSES[state.stack[window + OWN + ARG]]
        elif trigger == AFTER_TRAP_FAIL:
            purpose = "trap"
        figure = f" figure:{figure_name(state, state.stack[window + OWN + ACTOR])}"
    return f"roll:{purpose} die:{die}{figure}"


def source_name(state: Mice, rule: i64) -> str:
    """What a rule is printed on, as words know it: `effect:mending`, `chapter:ch5`."""
    tables, names = state.tables, state.tables.names
    source: i64 = tables.rules[rule * RULE_WIDTH + R_SOURCE]
    if source < tables.how_many_cards:
        return f"effect:{names.cards[source]}"
    source -= tables.how_many_cards
    if source < tables.how_many_abilities:
        return f"effect:{names.abilities[source]}"
    source -= tables.how_many_abilities
    if source < tables.how_many_foes:
        return f"effect:{names.foes[source]}"
    source -= tables.how_many_foes
    if source < tables.how_many_tokens:
        return f"effect:{names.tokens[source]}"
    source -= tables.how_many_tokens
    if source < tables.how_many_trophies:
        return f"effect:{names.trophies[source]}"
    return f"chapter:{names.chapters[source - tables.how_many_trophies]}"


def branches(state: Mice) -> tuple[str, ...]:
    """What `choose:1`, `choose:2` … mean now, each with the family of its words."""
    if state.phase != ASK_CHOOSE:
        return ()
    if state.stage() == CURING:
        return tuple([f"status:{name}" for name in STATUS_NAMES])
    source = source_name(state, state.own(RULE)).partition(":")[2]
    return tuple([f"choice:{source}_{number + 1}" for number in range(BRANCHES)])


def fallback(state: Mice, seat: i64) -> i64:
    """The choice that does least: pass, end, stop, keep, done, no; else the first there is."""
    room = vec[i64]([0] * 1024)
    many = legal_into(state, seat, room)
    at: i64
    for at in range(many):
        for quick in _QUICK:
            if room[at] == quick:
                return quick
    return room[0]
