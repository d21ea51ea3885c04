"""How Wizard Kittens is played without thinking, for a search that thinks."""

from __future__ import annotations

from typing import Any, Final, final

from mypy_extensions import i64

from purrlour.bots.search.policy import ENDLESS, Policy
from purrlour.bots.wizard_kittens.choices import rate
from purrlour.bots.wizard_kittens.intent import FANCY, Intent
from purrlour.bots.wizard_kittens.lore import CAREFUL, DUEL, FULL, HOPEFUL
from purrlour.bots.wizard_kittens.merits import judge, placing, price
from purrlour.bots.wizard_kittens.notes import FIRST, LEAST, NONE, SECOND, blank, read
from purrlour.bots.wizard_kittens.piles import count_pile, spread
from purrlour.bots.wizard_kittens.plans import plan
from purrlour.bots.wizard_kittens.survey import standing, survey
from purrlour.bots.wizard_kittens.verdict import verdict
from purrlour.engine.cells import vec
from purrlour.engine.chance import Chance
from purrlour.engine.game import MOST_ACTIONS, A, Game, O, V
from purrlour.games.wizard_kittens.book import Book
from purrlour.games.wizard_kittens.codes import CAST, PLACE
from purrlour.games.wizard_kittens.content import CHAPTERS, SPELLS, TYPES
from purrlour.games.wizard_kittens.rules.castable import uncovered
from purrlour.games.wizard_kittens.rules.legal import bits_into, legal_into
from purrlour.games.wizard_kittens.rules.permits import permits
from purrlour.games.wizard_kittens.state import (
    CHAPTER_BITS,
    CHAPTER_MASK,
    NEEDS,
    ONE,
    OVER,
    SPELL,
    SWITCH_WITH,
    TURN,
    Wizards,
)

SELDOM: Final = 40
"""One turn of so many is played by fancy: what everybody overlooks is seen that way."""
TEMPER: Final = 25.0
"""How fast choices lose interest that are worse: worse by 1 / TEMPER, a quarter is left."""
GAP: Final = 20
"""Worth that makes no difference to that."""
GAPS: Final = 127
"""How many such gaps are told apart."""
HARDLY: Final = 0.02
"""How promising a choice is beyond them, compared with the best."""
WEIGHTS: Final = vec[float]([(1.0 + TEMPER * gap * GAP / FULL) ** -2 for gap in range(GAPS)])
"""+ gaps to the best choice: how promising one is"""


@final
class WizardPolicy(Policy[Wizards]):
    """Races for points while all six curses may fall, and for clean paws when they may not."""

    def __init__(self, among_more: vec[i64]) -> None:
        super().__init__(ENDLESS)
        self.notes = blank()
        self.duel = DUEL
        self.among_more = among_more
        """What everybody takes for likely where three or more play."""
        self.intent = Intent()
        self.book: Book | None = None
        """Whose cards are noted."""
        self.ratings = vec[i64]([0] * MOST_ACTIONS)
        self.spells = vec[i64]([0] * SPELLS)

    def lore_of(self, state: Wizards) -> vec[i64]:
        """What everybody at this table takes for likely."""
        return self.duel if state.seats == 2 else self.among_more

    def choose(self, state: Wizards, seat: i64, codes: vec[i64], count: i64, whim: Chance) -> i64:
        phase: i64 = state.phase
        if phase == TURN:
            if whim.pick(SELDOM):
                return self.begin_turn(state, seat, codes, count)
            code: i64 = codes[whim.pick(count)]
            self.intent.mean(FANCY, NONE, NONE)
            self.intent.hold(state, with_card(state, seat, code - PLACE))
            return code
        if SPELL <= phase <= SWITCH_WITH:
            code = self.intent.meant(state, seat)
            if code == FANCY:
                return codes[whim.pick(count)]
            if permits(state, seat, code):
                return code
        if phase == SPELL:
            return self.begin_spell(state, seat, codes, count, whim)
        return self.best(state, seat, codes, count, whim)

    def act(
        self,
        game: Game[Wizards, A, V, O],  # noqa: ARG002 - the rules are known here: no detour
        state: Wizards,
        seat: i64,
        codes: vec[i64],
        whim: Chance,
    ) -> i64:
        if SPELL <= state.phase <= SWITCH_WITH:  # what was meant need not be looked for
            code: i64 = self.intent.meant(state, seat)
            if permits(state, seat, code):
                return code
        count = legal_into(state, seat, codes)
        return codes[0] if count == 1 else self.choose(state, seat, codes, count, whim)

    def value(self, state: Wizards, into: vec[float]) -> None:
        if state.phase == OVER:
            verdict(state, into)
            return
        self.look(state, self.lore_of(state))
        seat: i64
        for seat in range(state.seats):
            into[seat] = float(standing(seat, self.notes)) / float(FULL)

    def weigh(
        self, state: Wizards, seat: i64, codes: vec[i64], count: i64, into: vec[float]
    ) -> None:
        self.open_book(state)
        ratings = self.ratings
        rate(state, seat, codes, count, ratings, self.notes, self.lore_of(state))
        most: i64 = ratings[0]
        at: i64
        for at in range(1, count):
            most = max(most, ratings[at])
        for at in range(count):
            gap: i64 = (most - ratings[at]) // GAP
            into[at] = WEIGHTS[gap] if gap < GAPS else HARDLY

    def outlook(self, state: Wizards, seat: i64) -> i64:  # noqa: ARG002 - all see what is drawn
        return state.card + 1 + state.slots * 8

    # Looking.

    def open_book(self, state: Wizards) -> None:
        """Another table may be played with other cards."""
        if state.book is not self.book:
            self.book = state.book
            read(state.book, self.notes)

    def look(self, state: Wizards, lore: vec[i64]) -> None:
        """Notes how all kittens stand."""
        self.open_book(state)
        survey(state, self.notes, lore)

    # Choosing.

    def best(self, state: Wizards, seat: i64, codes: vec[i64], count: i64, whim: Chance) -> i64:
        """The best of the codes, one by one; luck says where to begin, for those that tie."""
        self.open_book(state)
        ratings = self.ratings
        rate(state, seat, codes, count, ratings, self.notes, self.lore_of(state))
        at: i64 = whim.pick(count)
        best: i64 = at
        for _ in range(count - 1):
            at += 1
            if at == count:
                at = 0
            if ratings[at] > ratings[best]:
                best = at
        return codes[best]

    def begin_turn(self, state: Wizards, seat: i64, codes: vec[i64], count: i64) -> i64:
        """Where the drawn card goes; the spell that follows is thought of at once."""
        lore = self.lore_of(state)
        self.look(state, lore)
        notes = self.notes
        judge(state, seat, notes, lore)
        own: i64 = seat * CHAPTERS - PLACE
        best: i64 = codes[0]
        most: i64 = placing(notes, own + best, state.card)
        at: i64
        for at in range(1, count):
            merit = placing(notes, own + codes[at], state.card)
            if merit > most:
                most = merit
                best = codes[at]
        chapter: i64 = best - PLACE
        circle: i64 = with_card(state, seat, chapter)
        heap: i64 = (circle >> (chapter * CHAPTER_BITS)) & CHAPTER_MASK
        need: i64 = spread(state.rows[NEEDS + chapter])
        lack = count_pile(notes, own + best, heap, need)
        notes[LEAST + chapter] = min(notes[LEAST + chapter], lack)
        price(state, seat, seat, chapter, notes, lore)
        spells = self.spells
        count = bits_into(uncovered(state, seat), CAST, spells, 0)
        self.intend(state, seat, spells, count)
        self.intent.hold(state, circle)
        return best

    def begin_spell(
        self, state: Wizards, seat: i64, codes: vec[i64], count: i64, whim: Chance
    ) -> i64:
        """The best spell, if nothing was meant at this table."""
        self.intent.hold(state, state.rows[seat])
        if not whim.pick(SELDOM):
            self.intent.mean(FANCY, NONE, NONE)
            return codes[whim.pick(count)]
        lore = self.lore_of(state)
        self.look(state, lore)
        judge(state, seat, self.notes, lore)
        return self.intend(state, seat, codes, count)

    def intend(self, state: Wizards, seat: i64, codes: vec[i64], count: i64) -> i64:
        """Means to cast the best of these spells; says which."""
        notes = self.notes
        best: i64 = NONE
        most: i64 = 0
        at: i64
        for at in range(count):
            merit = plan(state, seat, codes[at] - CAST, notes)
            if best == NONE or merit > most:
                most = merit
                best = codes[at]
                self.intent.mean(best, notes[FIRST], notes[SECOND])
        return best


def with_card(state: Wizards, seat: i64, chapter: i64) -> i64:
    """A circle with the drawn card in one of its chapters."""
    return state.rows[seat] + ONE[chapter * TYPES + state.card]


def build(game: Game[Any, Any, Any, Any]) -> WizardPolicy:  # noqa: ARG001 - states have their cards
    """The policy of Wizard Kittens: as people play."""
    return WizardPolicy(HOPEFUL)


def build_sharp(game: Game[Any, Any, Any, Any]) -> WizardPolicy:  # noqa: ARG001 - states have them
    """The same for whoever wants to win against people, and thinks the others do so as well."""
    return WizardPolicy(CAREFUL)
