"""The state of a playing: flat cells and a few numbers; no rules."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64, u8

from purrlour.engine.cells import vec
from purrlour.engine.game import State
from purrlour.games.wizard_kittens.book import Book
from purrlour.games.wizard_kittens.content import CHAPTERS, IN_PLAY, MOST_SEATS, TYPES

# A circle is one number: sixteen bits a chapter, four of them a type, and on top how many in all.
# A heap (the discard pile, limbo, extras, a need) is one chapter of such a number.
TYPE_BITS: Final = 4
TYPE_MASK: Final = 15
CHAPTER_BITS: Final = 16
CHAPTER_MASK: Final = 0xFFFF
SIZE_AT: Final = 48
ONE_CARD: Final = 1 << SIZE_AT
ONE: Final = vec[i64](
    [
        ONE_CARD + (1 << (chapter * CHAPTER_BITS + card * TYPE_BITS))
        for chapter in range(CHAPTERS)
        for card in range(TYPES)
    ]
)
"""What a card adds to a circle: at chapter · 4 + type. The first four also serve heaps."""

# Rows of numbers.
CIRCLES: Final = 0
"""+ seat"""
ASIDE: Final = MOST_SEATS
"""+ seat: what was passed to it and is not placed yet, as a circle (WK-125)"""
SCORE: Final = MOST_SEATS * 2
"""+ number: defeated curses in their order: the curse, · 16 its owner, · 256 its extras"""
NEEDS: Final = SCORE + IN_PLAY
"""+ chapter: what the curse there needs, as a heap; 0 without one"""
HEAP: Final = NEEDS + CHAPTERS
"""The discard pile, as a heap."""
ROWS: Final = HEAP + 1

OWNER: Final = 16
EXTRAS: Final = 256

# Cells of cards.
DECK: Final = 0
"""The component deck, bottom first."""
DISCARD: Final = 56
"""The discard pile, bottom first."""
CURSE_DECK: Final = 104
"""The curse deck, bottom first."""
CREDIT: Final = CURSE_DECK + IN_PLAY
"""+ seat"""
CELLS: Final = CREDIT + MOST_SEATS

# What the table waits for.
FIRST: Final = 0
KITTEN: Final = 1
TURN: Final = 2
SPELL: Final = 3
PLACE: Final = 4
SLING: Final = 5
SLING_TO: Final = 6
SWAT: Final = 7
SWAT_AGAIN: Final = 8
SWITCH: Final = 9
SWITCH_WITH: Final = 10
KEEP: Final = 11
GIVE: Final = 12
FAVOR: Final = 13
FAVOR_TO: Final = 14
FAVOR_TOP: Final = 15
DISMISS: Final = 16
YOINK: Final = 17
YOINK_TAKE: Final = 18
DEFEAT: Final = 19
DROP: Final = 20
PASS: Final = 21
HAND_OVER: Final = 22
TAKE: Final = 23
SALVAGE: Final = 24
SWIPE: Final = 25
CLEAR: Final = 26
MOVE: Final = 27
MOVE_TO: Final = 28
TRIM: Final = 29
OVER: Final = 30
PHASES: Final = (
    *("first", "kitten", "turn", "spell", "place", "sling", "sling-to", "swat", "swat-again"),
    *("switch", "switch-with", "keep", "give", "favor", "favor-to", "favor-top", "dismiss"),
    *("yoink", "yoink-take", "defeat", "drop", "pass", "hand-over", "take", "salvage"),
    *("swipe", "clear", "move", "move-to", "trim", "over"),
)
KINDS: Final = PHASES[:OVER]
"""Phases in which somebody is asked."""
# What the table does before it waits again; nobody ever sees these.
DRAWING: Final = 31
"""Cards are to be drawn, or were: `draws` says how many are left."""
PLACED: Final = 32
"""The card in hand found its place."""
SPELL_OVER: Final = 33
CHECKING: Final = 34
"""The end of a turn: curses are checked."""
ACTING: Final = 35
"""An effect of chaos goes on with the part of `actor`."""
EFFECT_OVER: Final = 36
FAVOR_DRAWN: Final = 37
"""The top card of a Favor lies open."""

# How it ended.
GOES_ON: Final = 0
SIX: Final = 1
WERE_CAUGHT: Final = 2
REASONS: Final = ("-", "six", "caught")

# What is played.
BASIC: Final = 0
NEW_RULES: Final = 1
CHAOS_MODE: Final = 2
MODES: Final = ("basic", "new-rules", "chaos")

# Rules in force, as bits of `force`.
FREE_TOKENS: Final = 1
SPARED: Final = 2
TRIGGERED: Final = 4
"""Something happens after every defeated curse."""

NO_SHELF: Final = 99
"""Cards that a chapter may hold without a rule about it (WK-40)."""
NOBODY: Final = -1
NOTHING: Final = -1


@final
class Wizards(State):
    """One playing of Wizard Kittens."""

    __slots__ = (
        "actor",
        "asked",
        "beaten",
        "book",
        "card",
        "cards",
        "cats",
        "cats_in",
        "chaos",
        "draws",
        "due",
        "effect",
        "force",
        "house",
        "kittens",
        "known",
        "laid",
        "left",
        "limbo",
        "mode",
        "open",
        "order",
        "phase",
        "pledge",
        "reason",
        "rows",
        "rule",
        "seats",
        "shelf",
        "slots",
        "specials",
        "spell",
        "spot",
        "stage",
        "stock",
        "target",
        "third",
        "todo",
        "tokens",
        "turn",
    )

    def __init__(self, seats: i64, book: Book, rows: vec[i64], cards: vec[u8]) -> None:
        self.seats: i64 = seats
        self.book: Book = book
        """What the cards do; shared by clones."""
        self.rows = rows
        self.cards = cards
        self.left: i64 = 0
        """Cards in the component deck."""
        self.laid: i64 = 0
        """Cards in the discard pile."""
        self.stock: i64 = 0
        """Cards in the curse deck."""
        self.house: i64 = 0
        """House rules that differ from the default: bits of `house`."""
        self.mode: i64 = BASIC
        self.cats_in: i64 = 0
        """Chaos Cats that were shuffled into the deck."""
        self.cats: i64 = 0
        """Chaos Cats drawn: in Chaos Mode also the steps reached (WK-106)."""
        self.third: i64 = 0
        """1 once the cat of chapter 3 was drawn."""
        self.open: i64 = 2
        """Chapters that are open."""
        self.known: i64 = 0
        """Curses that all know to take part, as bits."""
        self.slots: i64 = 0
        """The curse of each chapter + 1, four bits each; 0 is none."""
        self.beaten: i64 = 0
        """Defeated curses."""
        self.kittens: i64 = 0
        """Each seat's kitten + 1, and 8 for the advanced side; four bits each."""
        self.specials: i64 = 0
        """The place + 1 of each seat's special spell, four bits each; 0 is none (WK-54)."""
        self.tokens: i64 = 0
        """The place + 1 that each seat's token covers, four bits each; 0 is none."""
        self.rule: i64 = NOTHING
        """The New Rule on top of its deck; in force once a cat was drawn (WK-98)."""
        self.chaos: i64 = NOTHING
        """The Chaos Mode card; open once a cat was drawn (WK-106)."""
        self.force: i64 = 0
        self.shelf: i64 = NO_SHELF
        """Cards that a chapter may hold."""
        self.turn: i64 = 0
        self.phase: i64 = SPELL
        self.asked: i64 = 0
        """The seat the table waits for, as a bit."""
        self.spell: i64 = NOTHING
        """The spell that is being cast."""
        self.limbo: i64 = 0
        """Components drawn or taken and not placed, as a heap (with a size)."""
        self.card: i64 = NOTHING
        """The type of limbo that is placed next, or came second by an Overflow."""
        self.spot: i64 = NOTHING
        """A card chosen before: seat · 12 + chapter · 4 + type. It still lies there."""
        self.target: i64 = NOTHING
        """A kitten and chapter chosen before: seat · 3 + chapter."""
        self.pledge: i64 = NOTHING
        """The own card of a Favor that waits for its top card (WK-O14), as a spot."""
        self.draws: i64 = 0
        """Cards that are still to be drawn for the turn or the spell."""
        self.effect: i64 = NOTHING
        """The effect of chaos that is being carried out: its number in the book."""
        self.actor: i64 = 0
        """Whose part of it it is."""
        self.stage: i64 = 0
        """1 while what was passed is being placed."""
        self.todo: i64 = 0
        """Cards that the actor's part still asks for."""
        self.due: i64 = 0
        """Defeated curses that a rule still has to answer, with this one (WK-85)."""
        self.order: i64 = 0
        """Chapters + 1 in the order of defeat chosen so far, two bits each."""
        self.reason: i64 = GOES_ON

    def clone(self) -> Wizards:
        twin = Wizards(self.seats, self.book, self.rows[:], self.cards[:])
        twin.left = self.left
        twin.laid = self.laid
        twin.stock = self.stock
        twin.house = self.house
        twin.mode = self.mode
        twin.cats_in = self.cats_in
        twin.cats = self.cats
        twin.third = self.third
        twin.open = self.open
        twin.known = self.known
        twin.slots = self.slots
        twin.beaten = self.beaten
        twin.kittens = self.kittens
        twin.specials = self.specials
        twin.tokens = self.tokens
        twin.rule = self.rule
        twin.chaos = self.chaos
        twin.force = self.force
        twin.shelf = self.shelf
        twin.turn = self.turn
        twin.phase = self.phase
        twin.asked = self.asked
        twin.spell = self.spell
        twin.limbo = self.limbo
        twin.card = self.card
        twin.spot = self.spot
        twin.target = self.target
        twin.pledge = self.pledge
        twin.draws = self.draws
        twin.effect = self.effect
        twin.actor = self.actor
        twin.stage = self.stage
        twin.todo = self.todo
        twin.due = self.due
        twin.order = self.order
        twin.reason = self.reason
        return twin

    def chapter(self, seat: i64, chapter: i64) -> i64:
        """What lies in a chapter of a circle, as a heap without a size."""
        return (self.rows[seat] >> (chapter * CHAPTER_BITS)) & CHAPTER_MASK

    def count(self, seat: i64) -> i64:
        """How many cards a circle has."""
        return self.rows[seat] >> SIZE_AT

    def slot(self, chapter: i64) -> i64:
        """The curse of a chapter, or nothing (−1)."""
        return ((self.slots >> (chapter * 4)) & 15) - 1

    def discard(self, card: i64) -> None:
        """A card goes on top of the discard pile."""
        kind: int = card
        self.cards[DISCARD + self.laid] = kind
        self.laid += 1
        self.rows[HEAP] += ONE[card]

    def deck_cards(self) -> list[int]:
        """The component deck, bottom first."""
        return [int(self.cards[at]) for at in range(self.left)]

    def discard_cards(self) -> list[int]:
        """The discard pile, bottom first."""
        return [int(self.cards[DISCARD + at]) for at in range(self.laid)]

    def curse_cards(self) -> list[int]:
        """The curse deck, bottom first."""
        return [int(self.cards[CURSE_DECK + at]) for at in range(self.stock)]


def empty(seats: i64, book: Book) -> Wizards:
    """A table with these seats and no cards anywhere."""
    return Wizards(seats, book, vec[i64]([0] * ROWS), vec[u8](bytes(CELLS)))


def size_of(heap: i64) -> i64:
    """How many cards a heap without a size has."""
    pairs: i64 = (heap & 0x0F0F) + ((heap >> 4) & 0x0F0F)
    return (pairs + (pairs >> 8)) & 0xFF


def kinds_of(heap: i64) -> list[int]:
    """The types of a heap's cards, in their order."""
    return [card for card in range(TYPES) for _ in range((heap >> (card * TYPE_BITS)) & TYPE_MASK)]
