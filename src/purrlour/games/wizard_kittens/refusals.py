"""Why a choice is not allowed: a key of the words, the clause, and the facts."""

from __future__ import annotations

from typing import Final

from purrlour.engine.errors import IllegalAction
from purrlour.games.wizard_kittens import codes
from purrlour.games.wizard_kittens import state as s
from purrlour.games.wizard_kittens.actions import SIDE_NAMES
from purrlour.games.wizard_kittens.book import STEP
from purrlour.games.wizard_kittens.codes import CIRCLE
from purrlour.games.wizard_kittens.content import (
    CHAPTERS,
    KITTEN_NAMES,
    OVERFLOW,
    PLACES,
    RULES,
    SPELL_NAMES,
    TYPE_NAMES,
    TYPES,
)
from purrlour.games.wizard_kittens.house import CASTER_PLACES, NO_NULL_SWITCH, PICK_RANDOM
from purrlour.games.wizard_kittens.rules.castable import may_switch, uncovered
from purrlour.games.wizard_kittens.rules.circles import how_many, rooms
from purrlour.games.wizard_kittens.rules.kittens import free_kittens
from purrlour.games.wizard_kittens.rules.passing import neighbour
from purrlour.games.wizard_kittens.state import NOTHING, PHASES, Wizards

_CLAUSES: Final = {
    s.FIRST: "WK-17",
    s.KITTEN: "WK-02",
    s.TURN: "WK-27",
    s.SPELL: "WK-31",
    s.PLACE: "WK-27",
    s.SLING: "WK-43",
    s.SLING_TO: "WK-44",
    s.SWAT: "WK-48",
    s.SWAT_AGAIN: "WK-46",
    s.SWITCH: "WK-52",
    s.SWITCH_WITH: "WK-52",
    s.KEEP: "WK-56",
    s.GIVE: "WK-58",
    s.FAVOR: "WK-60",
    s.FAVOR_TO: "WK-60",
    s.FAVOR_TOP: "WK-60",
    s.DISMISS: "WK-62",
    s.YOINK: "WK-64",
    s.YOINK_TAKE: "WK-65",
    s.DEFEAT: "WK-R96",
    s.DROP: "WK-117",
    s.PASS: "WK-112",
    s.HAND_OVER: "WK-O23",
    s.TAKE: "WK-115",
    s.SALVAGE: "WK-116",
    s.SWIPE: "WK-118",
    s.CLEAR: "WK-119",
    s.MOVE: "WK-122",
    s.MOVE_TO: "WK-122",
    s.TRIM: "WK-40",
}
"""The rule behind each question."""
_SENDING: Final = (s.SLING_TO, s.FAVOR_TO, s.FAVOR_TOP, s.HAND_OVER, s.GIVE)
_OWN: Final = (s.SLING, s.SWAT, s.SWAT_AGAIN, s.FAVOR, s.DISMISS, s.YOINK, s.DROP, s.PASS)
_ANY_CIRCLE: Final = (s.SWITCH, s.SWITCH_WITH)


def refusal(state: Wizards, seat: int, code: int) -> IllegalAction:
    """Told to this seat about its own choice: it rests on what everybody sees."""
    if not 0 <= seat < state.seats:
        return IllegalAction("no-such-seat", seat=seat)
    if state.phase == s.OVER:
        clause = "WK-135" if state.reason == s.SIX else "WK-136"
        return IllegalAction("game-over", clause=clause)
    if not state.asked >> seat & 1:
        return _not_asked(state, seat)
    phase = state.phase
    if phase == s.SPELL and codes.CAST <= code < codes.CARD:
        return _spell(state, seat, code - codes.CAST)
    if phase in (s.TURN, s.PLACE, s.MOVE_TO) and codes.PLACE <= code < codes.CAST:
        return _place(state, code - codes.PLACE)
    if phase in _SENDING and codes.TO <= code < codes.KEEP:
        return _send(state, seat, code - codes.TO)
    if codes.CARD <= code < codes.TO and phase not in _SENDING:
        return _card(state, seat, code - codes.CARD)
    return _other(state, seat, code)


def _clause(state: Wizards) -> str:
    return _CLAUSES[state.phase]


def _answer_first(state: Wizards) -> IllegalAction:
    return IllegalAction("answer-first", clause=_clause(state), decision=PHASES[state.phase])


def _not_asked(state: Wizards, seat: int) -> IllegalAction:
    asked = int(state.asked).bit_length() - 1
    if state.phase in (s.FIRST, s.KITTEN):
        clause = "WK-R89" if state.phase == s.FIRST else "WK-R88"
        return IllegalAction("wait-for-kitten", clause=clause, target=asked)
    if state.effect != NOTHING:
        clause = "WK-100" if state.effect < RULES else "WK-109"
        return IllegalAction("wait-for-kitten", clause=clause, target=asked)
    if seat == state.turn:
        return IllegalAction("wait-for-kitten", clause="WK-58", target=asked)
    return IllegalAction("not-your-turn", clause="WK-25", turn=state.turn)


def _spell(state: Wizards, seat: int, spell: int) -> IllegalAction:
    special = (state.specials >> (seat * 4) & 15) - 1
    name = SPELL_NAMES[spell]
    if spell == special:  # the basic spell that it replaces
        return IllegalAction("spell-not-on-mat", clause="WK-54", spell=name)
    if spell >= OVERFLOW and spell - PLACES != special:
        return IllegalAction("spell-not-on-mat", clause="WK-33", spell=name)
    if not uncovered(state, seat) >> spell & 1:
        return IllegalAction("spell-covered", clause="WK-32", spell=name)
    return IllegalAction("spell-does-nothing", clause="WK-34", spell=name)


def _place(state: Wizards, chapter: int) -> IllegalAction:
    if chapter >= state.open:
        return IllegalAction("chapter-closed", clause="WK-28", chapter=chapter + 1)
    if state.phase == s.MOVE_TO and chapter == state.spot // TYPES % CHAPTERS:
        return IllegalAction("another-chapter", clause="WK-122", chapter=chapter + 1)
    return IllegalAction("chapter-full", clause="WK-40", chapter=chapter + 1)


def _send(state: Wizards, seat: int, to: int) -> IllegalAction:
    target, chapter = divmod(to, CHAPTERS)
    if target >= state.seats:
        return IllegalAction("no-such-seat", seat=target)
    if state.phase == s.GIVE and not state.house & CASTER_PLACES:
        return _answer_first(state)
    if target == seat:
        return IllegalAction("another-kitten", clause=_clause(state))
    meant = state.target // CHAPTERS
    if state.phase == s.FAVOR_TOP and state.target != NOTHING and target != meant:
        return IllegalAction("same-kitten", clause="WK-60", target=meant)
    if state.phase == s.HAND_OVER and target != _neighbour(state):
        return IllegalAction("neighbour-only", clause="WK-112", target=_neighbour(state))
    if chapter >= state.open:
        return IllegalAction("chapter-closed", clause="WK-28", chapter=chapter + 1)
    assert not rooms(state, target) >> chapter & 1
    return IllegalAction("chapter-full", clause="WK-40", chapter=chapter + 1)


def _neighbour(state: Wizards) -> int:
    side = int(state.book.steps[state.effect * STEP + 3])
    return int(neighbour(state, state.actor, side))


def _card(state: Wizards, seat: int, spot: int) -> IllegalAction:
    owner, chapter, name = spot // CIRCLE, spot // TYPES % CHAPTERS, TYPE_NAMES[spot % TYPES]
    phase, clause = state.phase, _clause(state)
    if owner >= state.seats:
        return IllegalAction("no-such-seat", seat=owner)
    if phase in (*_OWN, s.MOVE, s.TRIM) and owner != seat:
        return IllegalAction("own-cards-only", clause=clause)
    if phase == s.TAKE and owner != _neighbour(state):
        return IllegalAction("neighbour-only", clause=clause, target=_neighbour(state))
    if phase in (s.SWIPE, s.YOINK_TAKE) and owner == seat and how_many(state, spot):
        return IllegalAction("others-cards-only", clause=clause)
    if not how_many(state, spot):
        if phase == s.YOINK_TAKE and owner == seat:
            clause = "WK-66"
        if phase in (*_OWN, *_ANY_CIRCLE, s.TAKE, s.SWIPE, s.YOINK_TAKE, s.MOVE, s.TRIM):
            return IllegalAction("no-such-card", clause=clause, card=name, chapter=chapter + 1)
        return _answer_first(state)
    if phase == s.SWAT_AGAIN:
        return IllegalAction("two-cards", clause="WK-46")
    if phase in _ANY_CIRCLE:
        return _switch(state, seat, spot)
    if phase == s.MOVE:
        return IllegalAction("nowhere-to-move", clause="WK-122", chapter=chapter + 1)
    if phase == s.TRIM:
        return IllegalAction("chapter-fits", clause="WK-40", chapter=chapter + 1)
    return _answer_first(state)


def _switch(state: Wizards, seat: int, spot: int) -> IllegalAction:
    if state.phase == s.SWITCH_WITH:
        if state.spot == spot and how_many(state, spot) < 2:
            return IllegalAction("two-cards", clause="WK-49")
        partners = [state.spot]
    else:
        every = range(state.seats * CIRCLE)
        partners = [one for one in every if how_many(state, one) and one != spot]
    strict = state.house
    state.house &= ~NO_NULL_SWITCH
    within = any(may_switch(state, seat, spot, one) for one in partners)
    state.house = strict
    if not within:
        return IllegalAction("switch-too-far", clause="WK-50")
    return IllegalAction("switch-changes-nothing", clause="WK-51")


def _other(state: Wizards, seat: int, code: int) -> IllegalAction:
    phase = state.phase
    if phase == s.KITTEN and codes.PICK <= code < codes.PLACE:
        return _pick(state, seat, code - codes.PICK)
    if phase == s.KEEP and codes.KEEP <= code < codes.GIVE:
        name = TYPE_NAMES[code - codes.KEEP]
        return IllegalAction("not-drawn", clause="WK-56", card=name)
    if phase == s.GIVE and codes.GIVE <= code < codes.SALVAGE:
        target = code - codes.GIVE
        if target >= state.seats:
            return IllegalAction("no-such-seat", seat=target)
        if target == seat:
            return IllegalAction("another-kitten", clause="WK-58")
    if phase == s.SALVAGE and codes.SALVAGE <= code < codes.CLEAR:
        name = TYPE_NAMES[code - codes.SALVAGE]
        return IllegalAction("not-in-discard", clause="WK-116", card=name)
    if phase == s.CLEAR and codes.CLEAR <= code < codes.DEFEAT:
        chapter = code - codes.CLEAR
        if chapter >= state.open:
            return IllegalAction("chapter-closed", clause="WK-28", chapter=chapter + 1)
        return IllegalAction("chapter-empty", clause="WK-119", chapter=chapter + 1)
    if phase == s.DEFEAT and code >= codes.DEFEAT:
        chapter = code - codes.DEFEAT
        return IllegalAction("nothing-to-defeat", clause="WK-R96", chapter=chapter + 1)
    if phase == s.FIRST and code < codes.PICK:
        return IllegalAction("no-such-seat", seat=code - codes.FIRST)
    return _answer_first(state)


def _pick(state: Wizards, seat: int, pick: int) -> IllegalAction:
    kitten, side = divmod(pick, codes.SIDES)
    name = KITTEN_NAMES[kitten]
    if state.house & PICK_RANDOM and kitten + 1 != state.kittens >> (seat * 4) & 7:
        return IllegalAction("kitten-is-given", clause="WK-R88", kitten=name)
    if not state.house & PICK_RANDOM and not free_kittens(state) >> kitten & 1:
        return IllegalAction("kitten-taken", clause="WK-02", kitten=name)
    return IllegalAction("other-side", clause="WK-03", side=SIDE_NAMES[side])
