"""How Wizard Kittens is played without thinking, for the search."""

from __future__ import annotations

from typing import Any, Final, final

from mypy_extensions import i64

from purrlour.bots.search.policy import ENDLESS, Policy
from purrlour.bots.wizard_kittens_choices import rate
from purrlour.bots.wizard_kittens_lore import BITS, FINE, FULL, POINT, SOON, TASTES, brew, likely
from purrlour.bots.wizard_kittens_merits import NEVER, judge, placing, price
from purrlour.bots.wizard_kittens_notes import (
    BEST,
    CLEAN,
    FIRST,
    INNOCENT,
    LACK,
    LACKING,
    LEAST,
    POINTS,
    PRIZE,
    SECOND,
    SIX,
    SPARE,
    TIME,
    blank,
    read,
)
from purrlour.bots.wizard_kittens_plans import NONE, plan
from purrlour.bots.wizard_kittens_survey import survey, survey_pile
from purrlour.bots.wizard_kittens_verdict import verdict
from purrlour.engine.cells import vec
from purrlour.engine.chance import Chance
from purrlour.engine.game import MOST_ACTIONS, Game
from purrlour.games.wizard_kittens.book import Book
from purrlour.games.wizard_kittens.codes import CAST, PLACE
from purrlour.games.wizard_kittens.content import CHAPTERS, TYPES
from purrlour.games.wizard_kittens.endings import credit_score
from purrlour.games.wizard_kittens.rules.castable import uncovered
from purrlour.games.wizard_kittens.rules.legal import bits_into
from purrlour.games.wizard_kittens.state import (
    CHAPTER_BITS,
    CHAPTER_MASK,
    NEEDS,
    ONE,
    OVER,
    SLING,
    SPELL,
    SWAT,
    SWITCH,
    SWITCH_WITH,
    TURN,
    Wizards,
)

RANDOM: Final = -2
TEMPER: Final = 25.0
FAR: Final = 127
WEIGHTS: Final = vec[float]([(1.0 + gap * 512 / FULL) ** -2 for gap in range(FAR)] + [0.02])
"""What a choice deserves that is worse than the best one by so much."""


@final
class WizardPolicy(Policy[Wizards]):
    """Races for points while all six curses may fall, and for clean paws when they may not."""

    def __init__(self, game: Game[Any, Any, Any, Any], depth: i64 = ENDLESS) -> None:
        super().__init__(depth)
        self.notes = blank()
        self.tastes = [TASTES[at] for at in range(20)]
        self.lore = brew(self.tastes)
        self.book: Book | None = None
        self.ratings = vec[i64]([0] * MOST_ACTIONS)
        self.knobs = vec[i64]([40, NONE, NONE, NONE, 0, 1, 25, 0, 0])
        self.spells = vec[i64]([0] * 8)

    def taste(self, at: int, x: float) -> None:
        self.tastes[at] = x
        self.lore = brew(self.tastes)

    def open_book(self, state: Wizards) -> None:
        """Another table may be played with other cards."""
        if state.book is not self.book:
            self.book = state.book
            read(state.book, self.notes)

    def choose(self, state: Wizards, seat: i64, codes: vec[i64], count: i64, whim: Chance) -> i64:
        phase: i64 = state.phase
        knobs = self.knobs
        code: i64 = NONE
        if phase == TURN:
            if whim.pick(knobs[0]) >= knobs[5]:
                return self.begin_turn(state, seat, codes, count)
            code = codes[whim.pick(count)]
            knobs[1] = RANDOM
            knobs[4] = signature(state, state.rows[seat] + ONE[(code - PLACE) * TYPES + state.card])
            return code
        if phase >= SPELL and phase <= SWITCH_WITH:
            if knobs[4] == signature(state, state.rows[seat]):
                code = knobs[1]
                if code == RANDOM:
                    return codes[whim.pick(count)]
                if phase == SLING or phase == SWAT or phase == SWITCH:
                    code = knobs[2]
                elif phase != SPELL:
                    code = knobs[3]
            if code != NONE:
                at: i64
                for at in range(count):
                    if codes[at] == code:
                        return code
        if phase == SPELL:
            if whim.pick(knobs[0]) < knobs[5]:
                knobs[1] = RANDOM
                knobs[4] = signature(state, state.rows[seat])
                return codes[whim.pick(count)]
            self.open_book(state)
            survey(state, self.notes, self.lore)
            judge(state, seat, self.notes, self.lore)
            self.make_plan(state, seat, codes, count, 0, NEVER - 1)
            knobs[4] = signature(state, state.rows[seat])
            return knobs[1]
        return self.best(state, seat, codes, count, whim)

    def best(self, state: Wizards, seat: i64, codes: vec[i64], count: i64, whim: Chance) -> i64:
        """The best of the codes, one by one."""
        self.open_book(state)
        ratings = self.ratings
        rate(state, seat, codes, count, ratings, self.notes, self.lore)
        at: i64 = whim.pick(count)
        best: i64 = at
        most: i64 = ratings[at]
        left: i64 = count
        while left > 1:
            left -= 1
            at += 1
            if at == count:
                at = 0
            if ratings[at] > most:
                most = ratings[at]
                best = at
        return codes[best]

    def begin_turn(self, state: Wizards, seat: i64, codes: vec[i64], count: i64) -> i64:
        """Where the card goes, and what follows it."""
        self.open_book(state)
        notes = self.notes
        lore = self.lore
        survey(state, notes, lore)
        judge(state, seat, notes, lore)
        card: i64 = state.card
        own: i64 = seat * CHAPTERS - PLACE
        best: i64 = codes[0]
        most: i64 = placing(notes, own + best, card)
        at: i64
        for at in range(1, count):
            merit = placing(notes, own + codes[at], card)
            if merit > most:
                most = merit
                best = codes[at]
        spells = self.spells
        free = bits_into(uncovered(state, seat), CAST, spells, 0)
        if self.knobs[8] == 0:
            codes[0] = best
            count = 1
        top: i64 = 2 * NEVER
        for at in range(count):
            chapter: i64 = codes[at] - PLACE
            pile: i64 = seat * CHAPTERS + chapter
            merit = placing(notes, pile, card)
            circle: i64 = state.rows[seat]
            need: i64 = state.rows[NEEDS + chapter]
            least: i64 = notes[LEAST + chapter]
            heap: i64 = (circle >> (chapter * CHAPTER_BITS)) & CHAPTER_MASK
            added: i64 = ONE[chapter * TYPES + card]
            lack = survey_pile(notes, pile, heap + (ONE[card] & CHAPTER_MASK), need)
            if lack < least:
                notes[LEAST + chapter] = lack
            price(seat, seat, chapter, notes, lore)
            if self.make_plan(state, seat, spells, free, merit, top):
                top = notes[BEST]
                best = codes[at]
                self.knobs[4] = signature(state, circle + added)
            if at < count - 1:
                survey_pile(notes, pile, heap, need)
                notes[LEAST + chapter] = least
                price(seat, seat, chapter, notes, lore)
        return best

    def make_plan(
        self, state: Wizards, seat: i64, codes: vec[i64], count: i64, base: i64, most: i64
    ) -> bool:
        """The best spell, if it is better than that."""
        notes = self.notes
        lore = self.lore
        knobs = self.knobs
        found: bool = False
        at: i64
        for at in range(count):
            merit = base + plan(state, seat, codes[at] - CAST, notes, lore)
            if merit > most:
                most = merit
                notes[BEST] = most
                knobs[1] = codes[at]
                knobs[2] = notes[FIRST]
                knobs[3] = notes[SECOND]
                found = True
        return found

    def value(self, state: Wizards, into: vec[float]) -> None:
        if state.phase == OVER:
            verdict(state, into)
        else:
            self.open_book(state)
            expect(state, into, self.notes, self.lore)

    def weigh(
        self, state: Wizards, seat: i64, codes: vec[i64], count: i64, into: vec[float]
    ) -> None:
        self.open_book(state)
        ratings = self.ratings
        rate(state, seat, codes, count, ratings, self.notes, self.lore)
        most: i64 = ratings[0]
        at: i64
        for at in range(1, count):
            if ratings[at] > most:
                most = ratings[at]
        temper: i64 = self.knobs[6]
        for at in range(count):
            gap: i64 = ((most - ratings[at]) * temper) >> 9
            into[at] = WEIGHTS[gap] if gap < FAR else WEIGHTS[FAR]

    def outlook(self, state: Wizards, seat: i64) -> i64:
        mode: i64 = self.knobs[7]
        if mode == 0:
            return state.card + 1 + state.slots * 8
        if mode == 1:
            return state.card + 1
        return 0


def signature(state: Wizards, circle: i64) -> i64:
    """Tells tables apart, well enough to know when a plan was made for this one."""
    rows = state.rows
    mixed: i64 = rows[0] + 3 * rows[1] + 5 * rows[2] + 7 * rows[3]
    mixed += (2 * state.turn + 1) * (circle - rows[state.turn])
    return mixed ^ (state.left * 4 + state.turn) ^ (state.slots << 20) ^ (state.tokens << 30)


def expect(state: Wizards, into: vec[float], notes: vec[i64], lore: vec[i64]) -> None:
    """What each seat may expect of a game that goes on."""
    survey(state, notes, lore)
    seats: i64 = state.seats
    seat: i64
    other: i64
    chapter: i64
    six: i64 = notes[SIX]
    row: i64 = lore[SOON + notes[TIME]]
    sums = vec[i64]([0, 0, 0, 0])
    for seat in range(seats):
        hope: i64 = credit_score(state, seat) * FULL
        for chapter in range(state.open):
            prize: i64 = notes[PRIZE + chapter]
            if prize:
                pile: i64 = seat * CHAPTERS + chapter
                odds: i64 = lore[row + notes[LACK + pile]]
                for other in range(seats):
                    if other != seat:
                        theirs: i64 = lore[row + notes[LACK + other * CHAPTERS + chapter]]
                        odds -= (odds * theirs) >> (BITS + 1)
                hope += odds * (prize - notes[SPARE + pile])
        sums[seat] = notes[POINTS + seat] * FULL + hope
    point: i64 = lore[POINT + notes[LACKING]]
    for seat in range(seats):
        first: i64 = FULL
        for other in range(seats):
            if other != seat:
                lead: i64 = likely(lore, ((sums[seat] - sums[other]) * point) >> (BITS + FINE))
                first = (first * lead) >> BITS
        caught: i64 = (notes[INNOCENT + seat] * notes[CLEAN + seat]) >> BITS
        into[seat] = float((six * first + (FULL - six) * caught) >> BITS) / 16384.0
