"""The state of a playing: rows of numbers, a stack of what is going on; no rules."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64, u8

from purrlour.engine.cells import vec
from purrlour.engine.game import State
from purrlour.games.mice_and_mystics.frames import DEPTH, FRAME, OWN
from purrlour.games.mice_and_mystics.layout import (
    AT,
    E_BOX,
    ENCOUNTER_AT,
    FROM,
    IN_BOX,
    MODS,
    ROWS,
    SEAT,
    TRACK,
    TROPHIES,
    UP,
)
from purrlour.games.mice_and_mystics.tables import (
    HEROES,
    MOST_CARDS,
    MOST_FIGURES,
    MOST_SIDES,
    MOST_TRACK,
    NOWHERE,
    Tables,
)

# What the table waits for.
ASK_NOTHING: Final = 0
ASK_HERO: Final = 1
ASK_ABILITY: Final = 2
ASK_TURN: Final = 3
ASK_STEP: Final = 4
"""A step of a scurry."""
ASK_ROUTE: Final = 5
ASK_NEXT_FOE: Final = 6
ASK_ENTRY: Final = 7
ASK_ARRIVE: Final = 8
ASK_WEAPON: Final = 9
ASK_WOUND: Final = 10
ASK_WINDOW: Final = 11
ASK_KEEP: Final = 12
ASK_DROP: Final = 13
ASK_SHARE: Final = 14
ASK_EQUIP: Final = 15
ASK_FACE: Final = 16
ASK_PICK: Final = 17
ASK_SPACE: Final = 18
ASK_CHOOSE: Final = 19
ASK_TRAP: Final = 20
ASK_DISGUISE: Final = 21
ASK_LEARN: Final = 22
ASK_DICE: Final = 23
ASK_ACT: Final = 24
ASK_LAND: Final = 25
ASK_LAY: Final = 26
ASK_TOSS: Final = 27
"""Whether the grape, tossed by hand, is squashed (MM-O6)."""
ASK_KIND: Final = 28
ASK_PEEK: Final = 29
"""Whether the two cards just seen change places."""
ASK_MANY: Final = 30
OVER: Final = 31
ASK_KEEP_ONE: Final = 32
"""Which card a mouse keeps for the next chapter (MM-282)."""
ASK_BEGIN: Final = 33
"""Nobody had anything to choose before the first page."""
PHASES: Final = (
    *("-", "hero", "ability", "turn", "step", "route", "next-foe", "entry", "arrive"),
    *("weapon", "wound", "window", "keep", "drop", "share", "equip", "face", "pick"),
    *("space", "choose", "trap", "disguise", "learn", "dice", "act", "land", "lay"),
    *("toss", "kind", "peek", "many", "over", "keep-one", "begin"),
)
KINDS: Final = tuple([phase for phase in PHASES if phase not in ("-", "over")])
"""Phases in which somebody is asked."""

# How it ended.
GOES_ON: Final = 0
WON: Final = 1
LAST_PAGE: Final = 2
ALL_CAPTURED: Final = 3
DEFEATED: Final = 4
REASONS: Final = ("-", "won", "last-page", "all-captured", "defeated")

# What a mouse has done of its move.
MAY_MOVE: Final = 0
MOVING: Final = 1
MOVED: Final = 2


@final
class Mice(State):
    """One playing of a chapter."""

    __slots__ = (
        "acted",
        "active",
        "allowance",
        "ambush",
        "anew",
        "answer",
        "answerer",
        "asked",
        "caller",
        "card",
        "cards_left",
        "chapter",
        "closing",
        "deed",
        "dice_left",
        "dirty",
        "end_page",
        "extras",
        "face_up",
        "flags",
        "flipped",
        "foes_left",
        "fork",
        "free_used",
        "grape",
        "greedy",
        "halt",
        "house",
        "known",
        "moving",
        "on_track",
        "page",
        "passes",
        "phase",
        "pile",
        "prevented",
        "reason",
        "remade",
        "rolled",
        "round",
        "rows",
        "scroll",
        "seats",
        "side",
        "stack",
        "steps",
        "story",
        "tables",
        "threats",
        "top",
        "turns",
        "visited",
        "visits",
        "votes",
        "wheel",
    )

    def __init__(
        self,
        tables: Tables,
        seats: i64,
        rows: vec[i64],
        stack: vec[i64],
        pile: vec[u8],
        threats: vec[u8],
    ) -> None:
        self.tables = tables
        self.seats: i64 = seats
        self.rows = rows
        self.stack = stack
        self.pile = pile
        """The search deck, bottom first."""
        self.threats = threats
        """The encounter deck, bottom first."""
        self.cards_left: i64 = 0
        """Cards in the search deck."""
        self.foes_left: i64 = 0
        """Cards in the encounter deck."""
        self.known: i64 = 0
        """How many cards on top of the encounter deck everybody has seen."""
        self.chapter: i64 = 0
        self.house: i64 = 0
        """House rules as bits (see `options`)."""
        self.phase: i64 = ASK_NOTHING
        self.asked: i64 = 0
        """The seats the table waits for, as bits."""
        self.answer: i64 = -1
        """The choice just made, for the innermost frame to read."""
        self.answerer: i64 = -1
        self.caller: i64 = 0
        """While the team votes: the seat + 1 whose word counts if they disagree (MM-O3)."""
        self.votes: i64 = 0
        """Choices + 1 so far, twelve bits a seat."""
        self.top: i64 = -FRAME
        """Where the innermost frame begins."""
        self.reason: i64 = GOES_ON
        # Time.
        self.page: i64 = 1
        self.end_page: i64 = 0
        self.wheel: i64 = 0
        self.round: i64 = 0
        self.turns: i64 = 0
        """Turns of cards so far, this one included."""
        self.visits: i64 = 0
        """Rooms entered so far."""
        self.on_track: i64 = 0
        """Initiative cards on the track."""
        self.acted: i64 = 0
        """Cards that acted this round, as bits (MM-50)."""
        self.card: i64 = -1
        """The card whose turn it is."""
        # The room.
        self.side: i64 = 0
        self.visited: i64 = 0
        """Sides that were entered this chapter, as bits (MM-157)."""
        self.flipped: i64 = 0
        """1 if the party came in by a flip space."""
        self.face_up: i64 = -1
        """The encounter card that lies face up."""
        self.greedy: i64 = 0
        self.fork: i64 = NOWHERE
        self.grape: i64 = NOWHERE
        """Where the tokens lie; the hook is the first of the links."""
        self.flags: i64 = 0
        """The chapter's flags, as bits; story trophies from bit 32 on."""
        # The turn of a mouse.
        self.active: i64 = -1
        self.moving: i64 = MAY_MOVE
        self.allowance: i64 = 0
        self.steps: i64 = 0
        """Spaces moved this turn."""
        self.rolled: i64 = 0
        """The number of the last move roll."""
        self.deed: i64 = 0
        """1 when the action was just used, 2 once that was answered (after:action)."""
        self.free_used: i64 = 0
        """Free actions used: 1 share, 2 equip, 4 level up."""
        self.passes: i64 = 0
        """What the active mouse may ignore this turn."""
        self.ambush: i64 = 0
        """1 if the minions that are placed next ambush (MM-158)."""
        self.dice_left: i64 = 0
        """Dice on the table."""
        self.prevented: i64 = 0
        """What a reaction cancelled of what is being applied."""
        self.extras: i64 = 0
        """1 once a card gave its minion another attack this turn (MM-R103)."""
        self.dirty: i64 = 1
        """1 when something changed that winning or losing may hang on."""
        self.anew: i64 = 0
        """1 once a new order was dealt: the round is over (MM-51)."""
        self.halt: i64 = 0
        """1 once the active mouse's turn is cut short."""
        self.closing: i64 = 0
        """1 once it is won or lost, and only the last page is written."""
        self.scroll: i64 = -1
        """The scroll just used."""
        self.remade: i64 = 0
        """1 once the encounter deck was made anew: then all know what is in it."""
        self.story: i64 = 0
        """The passage that was read last, + 1; 0 before the first."""

    def clone(self) -> Mice:
        twin = Mice(
            self.tables,
            self.seats,
            self.rows[:],
            self.stack[:],
            self.pile[:],
            self.threats[:],
        )
        twin.cards_left = self.cards_left
        twin.foes_left = self.foes_left
        twin.known = self.known
        twin.chapter = self.chapter
        twin.house = self.house
        twin.phase = self.phase
        twin.asked = self.asked
        twin.answer = self.answer
        twin.answerer = self.answerer
        twin.caller = self.caller
        twin.votes = self.votes
        twin.top = self.top
        twin.reason = self.reason
        twin.page = self.page
        twin.end_page = self.end_page
        twin.wheel = self.wheel
        twin.round = self.round
        twin.turns = self.turns
        twin.visits = self.visits
        twin.on_track = self.on_track
        twin.acted = self.acted
        twin.card = self.card
        twin.side = self.side
        twin.visited = self.visited
        twin.flipped = self.flipped
        twin.face_up = self.face_up
        twin.greedy = self.greedy
        twin.fork = self.fork
        twin.grape = self.grape
        twin.flags = self.flags
        twin.active = self.active
        twin.moving = self.moving
        twin.allowance = self.allowance
        twin.steps = self.steps
        twin.rolled = self.rolled
        twin.deed = self.deed
        twin.free_used = self.free_used
        twin.passes = self.passes
        twin.ambush = self.ambush
        twin.dice_left = self.dice_left
        twin.prevented = self.prevented
        twin.extras = self.extras
        twin.dirty = self.dirty
        twin.anew = self.anew
        twin.halt = self.halt
        twin.closing = self.closing
        twin.scroll = self.scroll
        twin.remade = self.remade
        twin.story = self.story
        return twin

    # The stack.

    def push(self, kind: i64, a: i64, b: i64, c: i64, d: i64) -> None:
        """Something begins inside what is going on."""
        top: i64 = self.top + FRAME
        self.top = top
        stack = self.stack
        at: i64
        for at in range(top, top + FRAME):
            stack[at] = 0
        stack[top] = kind
        stack[top + OWN] = a
        stack[top + OWN + 1] = b
        stack[top + OWN + 2] = c
        stack[top + OWN + 3] = d

    def pop(self) -> None:
        """The innermost thing is over."""
        self.top -= FRAME

    def stage(self) -> i64:
        """How far the innermost thing is."""
        return self.stack[self.top + 1]

    def set_stage(self, stage: i64) -> None:
        """The innermost thing goes on from here."""
        self.stack[self.top + 1] = stage

    def own(self, at: i64) -> i64:
        """A number of the innermost frame."""
        return self.stack[self.top + OWN + at]

    def set_own(self, at: i64, value: i64) -> None:
        """Changes a number of the innermost frame."""
        self.stack[self.top + OWN + at] = value

    def ask(self, phase: i64, seat: i64) -> None:
        """One seat owes a choice."""
        self.phase = phase
        self.asked = self.seat_bit(seat)

    def seat_bit(self, seat: i64) -> i64:
        """A seat as a bit."""
        one: i64 = 1
        return one << seat

    def innermost(self, kind: i64) -> i64:
        """Where the innermost frame of a kind begins; −1 without one."""
        at: i64 = self.top
        while at >= 0 and self.stack[at] != kind:
            at -= FRAME
        return at if at >= 0 else -1


def empty(tables: Tables, seats: i64) -> Mice:
    """A table with nothing on it."""
    rows = vec[i64]([0] * ROWS)
    at: i64
    for at in range(AT, AT + MOST_FIGURES * 2):
        rows[at] = -1
    for at in range(SEAT, SEAT + HEROES):
        rows[at] = -1
    for at in range(FROM, FROM + MOST_CARDS):
        rows[at] = IN_BOX
    for at in range(ENCOUNTER_AT, ENCOUNTER_AT + 32):
        rows[at] = E_BOX
    for at in range(TRACK, TRACK + MOST_TRACK):
        rows[at] = -1
    for at in range(UP, UP + MOST_SIDES):
        rows[at] = -1
    for at in range(TROPHIES, MODS):
        rows[at] = -1
    stack = vec[i64]([0] * (FRAME * DEPTH))
    return Mice(tables, seats, rows, stack, vec[u8](bytes(MOST_CARDS)), vec[u8](bytes(32)))
