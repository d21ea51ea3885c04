"""What one choice does, and everything that follows until somebody has to choose again."""

from __future__ import annotations

from mypy_extensions import i64

from purrlour.engine.chance import Chance
from purrlour.engine.event import Log
from purrlour.games.wizard_kittens import codes
from purrlour.games.wizard_kittens.book import STEP, TAKE_DISCARD
from purrlour.games.wizard_kittens.book import TAKE as TAKES
from purrlour.games.wizard_kittens.codes import CARD, PLACE, TO
from purrlour.games.wizard_kittens.content import CHAPTERS, OVERFLOW
from purrlour.games.wizard_kittens.rules.chaos import act
from purrlour.games.wizard_kittens.rules.circles import place
from purrlour.games.wizard_kittens.rules.deck import draw
from purrlour.games.wizard_kittens.rules.kittens import choose_first, pick
from purrlour.games.wizard_kittens.rules.parts import (
    choose_move,
    clear,
    drop,
    move,
    place_part,
    salvage_type,
    swipe,
    take,
    trim,
)
from purrlour.games.wizard_kittens.rules.passing import hand_over, pass_card
from purrlour.games.wizard_kittens.rules.special import (
    ask_give,
    choose_favor,
    dismiss,
    favor_drawn,
    favor_to,
    favor_top,
    give,
    give_to,
    keep,
    pay_yoink,
    yoink,
)
from purrlour.games.wizard_kittens.rules.spells import (
    cast,
    choose_sling,
    choose_swat,
    choose_switch,
    sling,
    swat,
    switch,
)
from purrlour.games.wizard_kittens.rules.turns import choose_defeat, end_effect, end_spell
from purrlour.games.wizard_kittens.state import (
    ACTING,
    CLEAR,
    DISMISS,
    DRAWING,
    DROP,
    EFFECT_OVER,
    FAVOR,
    FAVOR_TO,
    GIVE,
    HAND_OVER,
    KEEP,
    KITTEN,
    MOVE,
    MOVE_TO,
    NOTHING,
    OVER,
    PASS,
    PLACED,
    SALVAGE,
    SLING,
    SLING_TO,
    SPELL,
    SPELL_OVER,
    SWAT,
    SWAT_AGAIN,
    SWIPE,
    SWITCH,
    SWITCH_WITH,
    TAKE,
    TRIM,
    TURN,
    YOINK,
    Wizards,
)
from purrlour.games.wizard_kittens.state import PLACE as PLACING


def apply(state: Wizards, seat: i64, code: i64, chance: Chance, log: Log | None) -> None:
    """Carries out one legal choice."""
    phase = state.phase
    if phase == TURN:
        place(state, seat, code - PLACE, "WK-27", log)
        state.phase = SPELL
        return
    if phase == SPELL:
        cast(state, seat, code - codes.CAST, log)
    elif code >= TO:
        choose_other(state, seat, code, log)
    elif code >= CARD:
        choose_card(state, seat, code - CARD, log)
    elif phase == PLACING:
        place_card(state, seat, code - PLACE, log)
    elif phase == MOVE_TO:
        move(state, seat, code - PLACE, log)
    elif phase == KITTEN:
        pick(state, seat, code - codes.PICK, log)
    else:
        choose_first(state, code - codes.FIRST, log)
    if state.phase > OVER:
        settle(state, chance, log)


def settle(state: Wizards, chance: Chance, log: Log | None) -> None:
    """Goes on until somebody is asked or the game is over."""
    while state.phase > OVER:
        phase = state.phase
        if phase == SPELL_OVER:
            end_spell(state, log)
        elif phase == DRAWING:
            draw(state, log)
        elif phase == PLACED:
            after_place(state, log)
        elif phase == ACTING:
            act(state, chance, log)
        elif phase == EFFECT_OVER:
            end_effect(state, log)
        else:
            favor_drawn(state, log)


def choose_card(state: Wizards, seat: i64, spot: i64, log: Log | None) -> None:
    """A card of some circle."""
    phase = state.phase
    if phase == SLING:
        choose_sling(state, seat, spot, log)
    elif phase == SWAT:
        choose_swat(state, seat, spot, log)
    elif phase == SWAT_AGAIN:
        swat(state, seat, spot, log)
    elif phase == SWITCH:
        choose_switch(state, seat, spot, log)
    elif phase == SWITCH_WITH:
        switch(state, seat, spot, log)
    elif phase == DISMISS:
        dismiss(state, seat, spot, log)
    elif phase == FAVOR:
        choose_favor(state, seat, spot, log)
    elif phase == YOINK:
        pay_yoink(state, spot, log)
    elif phase == DROP:
        drop(state, spot, log)
    elif phase == PASS:
        pass_card(state, spot, log)
    elif phase == TAKE:
        take(state, seat, spot, log)
    elif phase == SWIPE:
        swipe(state, spot, log)
    elif phase == MOVE:
        choose_move(state, seat, spot, log)
    elif phase == TRIM:
        trim(state, spot, log)
    else:
        yoink(state, seat, spot, log)


def choose_other(state: Wizards, seat: i64, code: i64, log: Log | None) -> None:
    """A kitten, another's chapter, a type, or a chapter to clear or to defeat."""
    phase = state.phase
    if code < codes.KEEP:
        target: i64 = (code - TO) // CHAPTERS
        chapter: i64 = (code - TO) % CHAPTERS
        if phase == SLING_TO:
            sling(state, seat, target, chapter, log)
        elif phase == FAVOR_TO:
            favor_to(state, seat, target, chapter, log)
        elif phase == HAND_OVER:
            hand_over(state, chapter, log)
        elif phase == GIVE:
            give_to(state, seat, target, chapter, log)
        else:
            favor_top(state, seat, target, chapter, log)
    elif phase == KEEP:
        keep(state, seat, code - codes.KEEP, log)
    elif phase == GIVE:
        give(state, seat, code - codes.GIVE, log)
    elif phase == SALVAGE:
        salvage_type(state, seat, code - codes.SALVAGE, log)
    elif phase == CLEAR:
        clear(state, seat, code - codes.CLEAR, log)
    else:
        choose_defeat(state, code - codes.DEFEAT, log)


def place_card(state: Wizards, seat: i64, chapter: i64, log: Log | None) -> None:
    """A card that was summoned, kept, given, yoinked, or came by chaos."""
    if state.effect != NOTHING:
        place_part(state, seat, chapter, log)
    elif state.spell == OVERFLOW:
        place(state, seat, chapter, "WK-57" if seat == state.turn else "WK-58", log)
    else:
        place(state, seat, chapter, "WK-65" if state.spell > OVERFLOW else "WK-42", log)
    after_place(state, log)


def after_place(state: Wizards, log: Log | None) -> None:
    """The card in hand has found its place; what comes next."""
    if state.effect != NOTHING:
        operation: int = state.book.steps[state.effect * STEP + 1]
        if operation in (TAKES, TAKE_DISCARD):
            state.todo -= 1
        state.phase = ACTING
    elif state.spell == NOTHING:
        state.phase = SPELL
        state.asked = 1 << state.turn
    elif state.spell == OVERFLOW and state.limbo:
        ask_give(state, log)
    else:
        state.phase = SPELL_OVER
