"""Whether a playing could have come to a state: what `load` insists on."""

from __future__ import annotations

from purrlour.engine.errors import InvalidPosition
from purrlour.games.wizard_kittens import house as h
from purrlour.games.wizard_kittens.book import DEFEAT, REDEAL_CURSES, SHELF_LIMIT, STEP
from purrlour.games.wizard_kittens.content import (
    BOTTOM,
    CAUGHT,
    CHAOS_CAT,
    CHAOS_CAT3,
    CHAPTERS,
    CHOSEN,
    COMPONENTS,
    COPIES,
    DIFFICULTIES,
    IN_PLAY,
    TYPES,
)
from purrlour.games.wizard_kittens.rules.curses import satisfied
from purrlour.games.wizard_kittens.rules.force import effects_out, first_effect
from purrlour.games.wizard_kittens.rules.kittens import is_advanced, kitten_of
from purrlour.games.wizard_kittens.setup import fit_rules
from purrlour.games.wizard_kittens.sight import calm, known_in_deck
from purrlour.games.wizard_kittens.state import (
    ASIDE,
    BASIC,
    CHAOS_MODE,
    CHAPTER_BITS,
    CHAPTER_MASK,
    CREDIT,
    EXTRAS,
    FIRST,
    GOES_ON,
    HEAP,
    KITTEN,
    NEW_RULES,
    NO_SHELF,
    NOTHING,
    OVER,
    SCORE,
    SIX,
    TRIM,
    WERE_CAUGHT,
    Wizards,
    kinds_of,
    size_of,
)
from purrlour.games.wizard_kittens.unsettled import check_unsettled

_EITHER = (
    (h.SIDE_ADVANCED, h.SIDE_MIXED),
    (h.SWITCH_MINE, h.SWITCH_OWN),
    (h.SALVAGE_TOP, h.SALVAGE_RANDOM),
    (h.PASS_ASIDE, h.PASS_SEQUENTIAL),
    (h.PASS_KEEPS, h.PASS_BY_GIVER),
)
"""Values of one option."""


def insist(holds: bool, field: str) -> None:
    """Names the field of the position that does not fit; `load` quotes it."""
    if not holds:
        raise InvalidPosition("impossible-position", fact=field)


def check_position(state: Wizards) -> None:
    """Refuses a state that breaks the rules' own invariants."""
    check_house(state)
    check_cats(state)
    check_components(state)
    check_curses(state)
    check_mats(state)
    check_end(state)
    check_unsettled(state)


def check_house(state: Wizards) -> None:
    """House rules that go together, and the cards that they bring (WK-18…23, WK-R98)."""
    house, mode = state.house, state.mode
    insist(not any(house & one and house & other for one, other in _EITHER), "house")
    insist(not house & h.NO_CAT or (state.seats == 2 and mode == BASIC), "house")
    insist(mode != CHAOS_MODE or state.seats > 2, "mode")
    insist((state.rule != NOTHING) == (mode == NEW_RULES), "rule")
    insist((state.chaos != NOTHING) == (mode == CHAOS_MODE), "chaos")
    if mode == NEW_RULES:
        insist(state.rule in fit_rules(state.book, state.seats), "rule")
    credit = [int(state.cards[CREDIT + seat]) for seat in range(state.seats)]
    insist(len(set(credit)) == state.seats, "credit")


def check_cats(state: Wizards) -> None:
    """Cats that were drawn, and chapter 3 (WK-90, WK-97, WK-107)."""
    insist(state.cats <= state.cats_in, "cats")
    insist(not state.third or state.cats > 0, "third")
    insist(state.cats < state.cats_in or state.cats_in == 0 or bool(state.third), "third")
    if state.seats == 2:
        insist(state.open == 2, "open")
    elif state.open == CHAPTERS or not state.third:
        insist((state.open == CHAPTERS) == bool(state.third), "open")
    else:  # its cat was drawn, and the effect comes first
        insist(state.phase != OVER and bool(state.house & h.EFFECT_FIRST), "open")
        latest = first_effect(state) + effects_out(state) - 1
        insist(effects_out(state) > 0 and state.effect == latest, "open")
        insist(state.book.steps[latest * STEP] != DEFEAT, "open")


def check_components(state: Wizards) -> None:
    """Twelve of each type, and each part of the deck has what belongs there (WK-09…14)."""
    deck = state.deck_cards()
    counts = [deck.count(card) for card in range(TYPES)]
    insist(counts == [COPIES - count for count in count_open(state)], "deck")
    caught = [at for at, card in enumerate(deck) if card == CAUGHT]
    insist(len(caught) == (0 if state.reason == WERE_CAUGHT else 1), "deck")
    insist(all(at <= BOTTOM for at in caught), "deck")
    cats = [at for at, card in enumerate(deck) if card in (CHAOS_CAT, CHAOS_CAT3)]
    insist(len(cats) == state.cats_in - state.cats, "deck")
    insist(deck.count(CHAOS_CAT3) == (1 if state.cats_in and not state.third else 0), "deck")
    insist(all(BOTTOM < at < state.left - calm(state) for at in cats), "deck")
    dealt = COMPONENTS - 2 * state.seats
    whole = dealt + 1 + state.cats_in
    insist(state.left <= whole - state.cats and sum(counts) <= dealt, "deck")
    if state.cats:  # a cat lay below the ten cards on top
        insist(state.left <= whole - 10 - state.cats, "deck")
    if state.reason == WERE_CAUGHT:
        insist(state.left <= BOTTOM and state.cats == state.cats_in, "deck")
    for seat in range(state.seats):
        for chapter in range(state.open, CHAPTERS):
            insist(not state.chapter(seat, chapter), "circles")  # WK-28
    if state.shelf != NO_SHELF and state.phase != TRIM:
        check_shelves(state)


def count_open(state: Wizards) -> list[int]:
    """How many components of each type lie anywhere but in the deck."""
    heaps = [state.rows[HEAP], state.limbo]
    for seat in range(state.seats):
        for circle in (state.rows[seat], state.rows[ASIDE + seat]):
            heaps += [circle >> (chapter * CHAPTER_BITS) for chapter in range(CHAPTERS)]
    heaps += [state.rows[SCORE + number] // EXTRAS for number in range(state.beaten)]
    counts = [0] * TYPES
    for heap in heaps:
        for card in kinds_of(heap & CHAPTER_MASK):
            counts[card] += 1
    return counts


def check_shelves(state: Wizards) -> None:
    """No chapter holds more than it may, once everybody has discarded."""
    latest = first_effect(state) + effects_out(state) - 1
    if state.effect == latest and state.book.steps[latest * STEP + 1] == SHELF_LIMIT:
        return
    for seat in range(state.seats):
        for chapter in range(state.open):
            insist(size_of(state.chapter(seat, chapter)) <= state.shelf, "circles")


def check_curses(state: Wizards) -> None:
    """Two of each difficulty, each somewhere, and no gap that could be filled (WK-15, WK-75)."""
    slots = [state.slot(chapter) for chapter in range(CHAPTERS)]
    lying = [curse for curse in slots if curse != NOTHING]
    won = [state.rows[SCORE + at] & 15 for at in range(state.beaten)]
    curses = [*lying, *state.curse_cards(), *won]
    insist(len(set(curses)) == IN_PLAY == len(curses), "curses")
    tiers = [int(state.book.difficulty[curse]) for curse in curses]
    insist(all(tiers.count(tier) == CHOSEN for tier in range(len(DIFFICULTIES))), "curses")
    insist(all(curse == NOTHING for curse in slots[state.open :]), "slots")
    full = NOTHING not in slots[: state.open]
    insist(full or state.stock == 0 or state.phase == OVER, "slots")
    known = known_in_deck(state)
    insist(state.known & ~sum(1 << curse for curse in curses) == 0, "known")
    if state.house & h.CURSES_KNOWN:
        insist(len(known) == state.stock, "known")
    else:
        insist(not known or was_redealt(state), "known")


def was_redealt(state: Wizards) -> bool:
    """Whether an effect may have put curses back into their deck (WK-123)."""
    first = first_effect(state)
    effects = range(first, first + effects_out(state))
    return any(state.book.steps[effect * STEP + 1] == REDEAL_CURSES for effect in effects)


def check_mats(state: Wizards) -> None:
    """A kitten each, all different, with the sides that the table wants (WK-02, WK-03)."""
    seats = range(state.seats)
    kittens = [kitten_of(state, seat) for seat in seats]
    given = [kitten for kitten in kittens if kitten != NOTHING]
    insist(len(set(given)) == len(given), "kittens")
    random = bool(state.house & h.PICK_RANDOM)
    has = [kitten != NOTHING for kitten in kittens]
    if state.phase == FIRST:
        picked = [random] * state.seats
    elif state.phase == KITTEN:
        after = (int(state.asked).bit_length() - 1 - state.turn) % state.seats
        picked = [random or (seat - state.turn) % state.seats < after for seat in seats]
    else:
        picked = [True] * state.seats
    insist(has == picked, "kittens")
    for seat in seats:
        if has[seat] and not state.house & h.SIDE_MIXED:
            wanted = bool(state.house & h.SIDE_ADVANCED)
            insist(is_advanced(state, seat) == wanted, "kittens")
    if state.phase in (FIRST, KITTEN):
        check_start(state)


def check_start(state: Wizards) -> None:
    """Nobody has drawn or done anything yet."""
    insist(state.tokens == 0, "tokens")
    insist(state.left == COMPONENTS - 2 * state.seats + 1 + state.cats_in, "deck")
    insist(state.laid == 0 and state.cats == 0, "discard")
    insist(state.beaten == 0, "score")
    for seat in range(state.seats):
        sizes = [size_of(state.chapter(seat, chapter)) for chapter in range(CHAPTERS)]
        insist(sizes == [1, 1, 0], "circles")
    if state.phase == FIRST:
        insist(state.turn == 0 and state.asked == 1, "turn")
        return
    insist(not (state.house & h.PICK_RANDOM and not state.house & h.SIDE_MIXED), "phase")
    asked = int(state.asked).bit_length() - 1
    last = state.seats == 4 and (asked - state.turn) % 4 == 3
    insist(not last or bool(state.house & h.SIDE_MIXED), "asked")  # it gets what is left
    if state.house & h.PICK_RANDOM:
        rest = range((asked - state.turn) % state.seats, state.seats)
        waiting = [(state.turn + step) % state.seats for step in rest]
        insist(not any(is_advanced(state, seat) for seat in waiting), "kittens")


def check_end(state: Wizards) -> None:
    """Over for a reason, or not over for want of one (WK-135, WK-136)."""
    over = state.phase == OVER
    insist((state.reason != GOES_ON) == over, "reason")
    insist((state.asked == 0) == over, "asked")
    if state.reason == SIX or not over:
        insist((state.beaten == IN_PLAY) == over, "score")
    if over and not state.house & h.FINISH_TURN:
        slots = [state.slot(chapter) for chapter in range(state.open)]
        insist(NOTHING not in slots or state.stock == 0, "slots")
    if state.reason == WERE_CAUGHT and state.house & h.FINISH_TURN:
        insist(satisfied(state, state.turn) == 0, "circles")
