"""What a seat sees of the table: the facts of its view.

Apart from the view because it can be compiled: every step is shown to everybody.
"""

from __future__ import annotations

from typing import Any, Final

from purrlour.engine.decision import seats_of
from purrlour.games.wizard_kittens.book import STEP
from purrlour.games.wizard_kittens.content import (
    BOTTOM,
    CHAOS_NAMES,
    CHAPTERS,
    COPIES,
    CREDIT_NAMES,
    CURSE_NAMES,
    KITTEN_NAMES,
    MOST_SEATS,
    PLACES,
    RULE_NAMES,
    SPELL_NAMES,
    TYPE_NAMES,
    TYPES,
)
from purrlour.games.wizard_kittens.endings import (
    credit_score,
    open_score,
    outcome,
    score,
    sheet,
    shows_credit,
    shut_out,
    tie_break,
    whole_circle,
    winners,
)
from purrlour.games.wizard_kittens.house import house_names
from purrlour.games.wizard_kittens.rules.curses import curse_row, heap_names
from purrlour.games.wizard_kittens.rules.force import (
    effect_name,
    effects_out,
    first_effect,
    is_cancelled,
)
from purrlour.games.wizard_kittens.rules.kittens import is_advanced, kitten_of
from purrlour.games.wizard_kittens.state import (
    ASIDE,
    CHAPTER_MASK,
    CREDIT,
    EXTRAS,
    FREE_TOKENS,
    HEAP,
    MODES,
    NEEDS,
    NOTHING,
    OVER,
    OWNER,
    PHASES,
    REASONS,
    SCORE,
    SIX,
    TYPE_BITS,
    TYPE_MASK,
    Wizards,
    size_of,
)

_SEATS: Final = [tuple(seats_of(mask)) for mask in range(1 << MOST_SEATS)]
"""Seats by their bits."""
_MATS: Final = [
    tuple([SPELL_NAMES[at + PLACES if at + 1 == special else at] for at in range(PLACES)])
    for special in range(PLACES + 1)
]
"""The spells of a mat, by the place + 1 of its special one."""
_HOUSE: Final[dict[int, tuple[str, ...]]] = {0: ()}
"""House rules by their bits, as far as they were played."""
_LACKS: Final[dict[int, tuple[tuple[str, ...], int]]] = {}
"""By need and heap: what is missing, and how many cards are not needed."""


def seen(state: Wizards, seat: int) -> dict[str, Any]:
    """All fields of the view of this seat (or WATCHER) that people get, in their order."""
    over = state.phase == OVER
    seats = range(state.seats)
    shown = shows_credit(state)
    mine = [other == seat or shown for other in seats]
    sheets = [sheet(state, other, over and state.reason == SIX) for other in seats]
    spot, target = state.spot, state.target
    result = outcome(state)
    lacking = [[lacks(state, other, at) for at in range(CHAPTERS)] for other in seats]
    return {
        "seat": seat,
        "seats": state.seats,
        "cards": state.book.name,
        "says": said(state, mine),
        "house": house_of(state.house),
        "mode": MODES[state.mode],
        "phase": PHASES[state.phase],
        "asked": _SEATS[state.asked],
        "turn": state.turn,
        "kittens": tuple([name_of(KITTEN_NAMES, kitten_of(state, other)) for other in seats]),
        "advanced": tuple([is_advanced(state, other) for other in seats]),
        "spells": tuple([mat(state, other) for other in seats]),
        "tokens": tuple([covered(state, other) for other in seats]),
        "blocking": not state.force & FREE_TOKENS,
        "open": state.open,
        "circles": tuple([circle(state, other) for other in seats]),
        "curses": curse_row(state),
        "needs": tuple([heap_names(state.rows[NEEDS + at]) for at in range(CHAPTERS)]),
        "worth": tuple([printed(state, at) for at in range(CHAPTERS)]),
        "missing": tuple([tuple([lack[0] for lack in row]) for row in lacking]),
        "spare": tuple([tuple([lack[1] for lack in row]) for row in lacking]),
        "curse_deck": state.stock,
        "known": known_in_deck(state),
        "beaten": state.beaten,
        "trophies": tuple([trophies(state, other) for other in seats]),
        "extras": tuple([extras(state, other) for other in seats]),
        "scores": tuple(
            [score(state, other) if over else open_score(state, other) for other in seats]
        ),
        "sheet_clauses": tuple([tuple([line[0] for line in lines]) for lines in sheets]),
        "sheet_cards": tuple([tuple([line[1] for line in lines]) for lines in sheets]),
        "sheet_points": tuple([tuple([line[2] for line in lines]) for lines in sheets]),
        "credits": tuple([credit(state, other) if mine[other] else "" for other in seats]),
        "credit_points": tuple(
            [credit_score(state, other) if mine[other] else 0 for other in seats]
        ),
        "deck": state.left,
        "calm": calm(state),
        "safe": max(state.left - BOTTOM - 1, 0),
        "cats_left": state.cats_in - state.cats,
        "unseen": unseen(state),
        "discard": tuple([TYPE_NAMES[card] for card in reversed(state.discard_cards())]),
        "cats": state.cats,
        "third": state.third != 0,
        "rule": name_of(RULE_NAMES, state.rule) if state.cats else "",
        "chaos": name_of(CHAOS_NAMES, state.chaos) if state.cats else "",
        "in_force": in_force(state),
        "shelf": state.shelf,
        "spell": name_of(SPELL_NAMES, state.spell),
        "card": name_of(TYPE_NAMES, state.card),
        "limbo": heap_names(state.limbo & CHAPTER_MASK),
        "aside": tuple([heap_names(whole_circle(state.rows[ASIDE + other])) for other in seats]),
        "picked_card": "" if spot == NOTHING else TYPE_NAMES[spot % TYPES],
        "picked_seat": -1 if spot == NOTHING else spot // TYPES // CHAPTERS,
        "picked_chapter": 0 if spot == NOTHING else spot // TYPES % CHAPTERS + 1,
        "target_seat": -1 if target == NOTHING else target // CHAPTERS,
        "target_chapter": 0 if target == NOTHING else target % CHAPTERS + 1,
        "effect": "" if state.effect == NOTHING else effect_name(state.effect),
        "actor": -1 if state.effect == NOTHING else state.actor,
        "order": ordered(state.order),
        "reason": REASONS[0] if result is None else result.reason,
        "out": tuple([shut_out(state, other) for other in seats]),
        "winners": tuple(winners(state)) if over else (),
        "tie": tie_break(state) if over else "",
    }


def said(state: Wizards, mine: list[bool]) -> tuple[str, ...]:
    """What the cards say that lie open, and the Extra Credit of those who are `mine` to know."""
    names = [curse for curse in curse_row(state) if curse]
    names += known_in_deck(state)
    for seat in range(state.seats):
        names += trophies(state, seat)
        if mine[seat]:
            names.append(credit(state, seat))
    if state.cats and state.rule >= 0:
        names.append(RULE_NAMES[state.rule])
    if state.cats and state.chaos >= 0:
        names.append(CHAOS_NAMES[state.chaos])
    lines: list[str] = []
    for name in names:
        lines += state.book.says[name]
    return tuple(lines)


def name_of(names: tuple[str, ...], number: int) -> str:
    """The name of a thing, "" for nothing."""
    return "" if number < 0 else names[number]


def mat(state: Wizards, seat: int) -> tuple[str, ...]:
    """The four spells of a mat (WK-54)."""
    return _MATS[(state.specials >> (seat * 4)) & 15]


def covered(state: Wizards, seat: int) -> str:
    """The spell that a token lies on."""
    token = (state.tokens >> (seat * 4)) & 15
    return mat(state, seat)[token - 1] if token else ""


def circle(state: Wizards, seat: int) -> tuple[tuple[str, ...], ...]:
    """The cards of a circle, chapter by chapter."""
    return tuple([heap_names(state.chapter(seat, at)) for at in range(CHAPTERS)])


def printed(state: Wizards, chapter: int) -> int:
    """The points of a chapter's curse."""
    curse = state.slot(chapter)
    return 0 if curse == NOTHING else int(state.book.points[curse])


def house_of(house: int) -> tuple[str, ...]:
    """House rules that are not the default."""
    if house not in _HOUSE:
        _HOUSE[house] = house_names(house)
    return _HOUSE[house]


def lacks(state: Wizards, seat: int, chapter: int) -> tuple[tuple[str, ...], int]:
    """What a circle lacks for a chapter's curse, and how many cards there it does not need."""
    need, heap = state.rows[NEEDS + chapter], state.chapter(seat, chapter)
    key = need << 16 | heap
    found = _LACKS.get(key)
    if found is None:
        spare = size_of(beyond(heap, need)) if need else 0
        found = (heap_names(beyond(need, heap)), spare)
        _LACKS[key] = found
    return found


def beyond(heap: int, other: int) -> int:
    """What a heap has that another has not, type by type."""
    left = 0
    for card in range(TYPES):
        shift = card * TYPE_BITS
        more = ((heap >> shift) & TYPE_MASK) - ((other >> shift) & TYPE_MASK)
        left += max(more, 0) << shift
    return left


def known_in_deck(state: Wizards) -> tuple[str, ...]:
    """Curses that all know to be in the curse deck."""
    out = 0
    for at in range(CHAPTERS):
        curse = state.slot(at)
        if curse != NOTHING:
            out |= 1 << curse
    for number in range(state.beaten):
        out |= 1 << (state.rows[SCORE + number] & 15)
    rest = state.known & ~out
    return tuple([CURSE_NAMES[curse] for curse in range(len(CURSE_NAMES)) if rest >> curse & 1])


def trophies(state: Wizards, seat: int) -> tuple[str, ...]:
    """The curses that a seat defeated."""
    found: list[str] = []
    for number in range(state.beaten):
        line = state.rows[SCORE + number]
        if (line // OWNER) & 15 == seat:
            found.append(CURSE_NAMES[line & 15])
    return tuple(found)


def extras(state: Wizards, seat: int) -> tuple[tuple[str, ...], ...]:
    """The extra components of each of them."""
    found: list[tuple[str, ...]] = []
    for number in range(state.beaten):
        line = state.rows[SCORE + number]
        if (line // OWNER) & 15 == seat:
            found.append(heap_names(line // EXTRAS))
    return tuple(found)


def credit(state: Wizards, seat: int) -> str:
    """The seat's Extra Credit card."""
    return CREDIT_NAMES[int(state.cards[CREDIT + seat])]


def calm(state: Wizards) -> int:
    """Cards on top of the deck that can be no Chaos Cat (WK-13, WK-14)."""
    if state.cats == state.cats_in:
        return state.left
    middle = 2 * (14 - state.seats) + state.cats_in  # WK-11: 28 − 2n components, and the cats
    return max(state.left - BOTTOM - 1 - middle, 0)


def unseen(state: Wizards) -> tuple[int, ...]:
    """How many components of each type are in the deck: twelve but for those that all see."""
    seen = (state.rows[HEAP] & CHAPTER_MASK) + (state.limbo & CHAPTER_MASK)
    for seat in range(state.seats):
        seen += whole_circle(state.rows[seat]) + whole_circle(state.rows[ASIDE + seat])
    for number in range(state.beaten):
        seen += state.rows[SCORE + number] // EXTRAS
    return tuple([COPIES - ((seen >> (card * TYPE_BITS)) & TYPE_MASK) for card in range(TYPES)])


def in_force(state: Wizards) -> tuple[str, ...]:
    """Effects that stay in force (WK-101, WK-108)."""
    first = first_effect(state)
    return tuple(
        [
            effect_name(effect)
            for effect in range(first, first + effects_out(state))
            if state.book.steps[effect * STEP] and not is_cancelled(state, effect)
        ]
    )


def ordered(order: int) -> tuple[int, ...]:
    """The chapters of an order of defeat, counted from 1."""
    chapters: list[int] = []
    while order:
        chapters.append(order & 3)
        order >>= 2
    return tuple(chapters)
