"""The state of a playing: rows of numbers, a stack of what is going on; no rules."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64, u8

from purrlour.engine.cells import vec
from purrlour.engine.game import State
from purrlour.games.mice_and_mystics.tables import (
    HEROES,
    MOST_CARDS,
    MOST_FIGURES,
    MOST_SIDES,
    MOST_TRACK,
    NOWHERE,
    Tables,
)

# Rows of numbers.
AT: Final = 0
"""+ figure: its space, −1 off the board"""
KIND: Final = AT + MOST_FIGURES
"""+ figure: what kind of minion it is, −1 in the box or a mouse"""
STATUS: Final = KIND + MOST_FIGURES
"""+ figure: bits of what ails it"""
LAST: Final = STATUS + MOST_FIGURES
"""+ figure: where it last stood, for what happens after it is gone"""
WOUNDS: Final = LAST + MOST_FIGURES
"""+ hero: ordinary wounds"""
POISON: Final = WOUNDS + HEROES
CHEESE: Final = POISON + HEROES
SEAT: Final = CHEESE + HEROES
"""+ hero: its controller's seat, −1 not in the party"""
KNOWS: Final = SEAT + HEROES
"""+ hero: abilities as bits"""
CAUGHT: Final = KNOWS + HEROES
"""+ hero: how often it was captured this chapter"""
ROACHES: Final = CAUGHT + HEROES
"""+ hero: roaches it defeated in this encounter (MM-287)"""
USED: Final = ROACHES + HEROES
"""+ hero: the card turn in which it last used an ability (MM-63)"""
SHEETS: Final = USED + HEROES
"""+ hero · SHEET + trait: what its equipment and nature add; follows from the rest"""
SHEET: Final = 36
WEAPONS: Final = 32
"""Its weapons in a sheet, eight bits each, card + 1."""
HOOKS: Final = 33
"""Triggers it has a rule for, as bits."""
AURAS: Final = 34
"""Traits that it gives to others, as bits."""
CONDITIONAL: Final = 35
"""Traits that it has only under a condition, as bits."""
FROM: Final = SHEETS + HEROES * SHEET
"""+ search card: where it is"""
ENCOUNTER_AT: Final = FROM + MOST_CARDS
"""+ encounter card: where it is"""
CARD_WOUNDS: Final = ENCOUNTER_AT + 32
"""+ initiative card (MM-124)"""
TRACK: Final = CARD_WOUNDS + MOST_TRACK
"""+ place: the initiative cards, top first"""
UP: Final = TRACK + MOST_TRACK
"""+ tile: the colour that is up, −1 not in this chapter"""
TRAPS: Final = UP + MOST_SIDES
"""+ side: spaces with a mousetrap, as bits"""
SNARES: Final = TRAPS + MOST_SIDES
"""+ side: spaces with another token, as bits"""
SEARCHED: Final = SNARES + MOST_SIDES
"""+ side: mice that found something there, as bits (MM-135)"""
THINGS: Final = SEARCHED + MOST_SIDES
"""+ thing · 3: side, space, carrier + 1 (or TAKEN)"""
MOST_THINGS: Final = 8
COUNTERS: Final = THINGS + MOST_THINGS * 3
MOST_COUNTERS: Final = 8
TROPHIES: Final = COUNTERS + MOST_COUNTERS
"""+ individual trophy: hero who has it, −1 nobody"""
LINKS: Final = TROPHIES + 5
"""+ 2 · link: two spaces linked for mice, −1 none"""
MOST_LINKS: Final = 3
MODS: Final = LINKS + MOST_LINKS * 2
"""+ mod · 5: figures as bits, stat, amount, duration, owner"""
MOST_MODS: Final = 16
KIND_MODS: Final = MODS + MOST_MODS * 5
"""+ kind · 4 + stat: for the chapter"""
DICE: Final = KIND_MODS + 64
"""+ die of the roll on the table: its face 1…6"""
MOST_DICE: Final = 24
LIMITS: Final = DICE + MOST_DICE
"""+ rule: the turn, round, visit it was last used in; 1 for once a chapter"""
MOST_RULES: Final = 256
ROWS: Final = LIMITS + MOST_RULES

TAKEN: Final = 99
"""Of a thing: it counts, and nobody carries it."""

# Where a search card is.
IN_PILE: Final = 0
IN_DISCARD: Final = 1
GONE: Final = 2
IN_STASH: Final = 3
ON_BOARD: Final = 4
IN_BOX: Final = 5
IN_PACK: Final = 8
"""+ hero"""
WORN: Final = 16
"""+ hero"""
FOUND: Final = 24
"""+ hero: drawn, and not yet decided upon"""
UNLOADED: Final = 32
"""+ hero: worn, and not to be used until the equip action"""

# Where an encounter card is.
E_PILE: Final = 0
E_DISCARD: Final = 1
E_BOX: Final = 2
E_FACE_UP: Final = 3

# What ails a figure. The first five are content's statuses, in its order.
STUNNED: Final = 1
WEBBED: Final = 2
DOWN: Final = 4
CHARMED: Final = 8
SKIP_MOVE: Final = 32
SKIP_BATTLE: Final = 64
SKIP_TURN: Final = 128
NEW: Final = 256
"""Placed just now (react:placed)."""
BLEMISHES: Final = 15

# Frames: what is going on, innermost last.
FRAME: Final = 20
"""Numbers of a frame: its kind, its stage, and eighteen of its own."""
OWN: Final = 2
DEPTH: Final = 32

CHOOSING: Final = 0
ROUND: Final = 1
TURN: Final = 2
FOES: Final = 3
FOE: Final = 4
ATTACK: Final = 5
ROLL: Final = 6
WINDOW: Final = 7
EFFECT: Final = 8
PLACE: Final = 9
ENTER: Final = 10
SURGE: Final = 11
CAPTURE: Final = 12
ARRIVE: Final = 13
RESCUE: Final = 14
TRAP: Final = 15
FIND: Final = 16
SHARING: Final = 17
EQUIPPING: Final = 18
DROP: Final = 19
LEARNING: Final = 20
WOUNDING: Final = 21
ACT: Final = 22
THROW: Final = 23
CAT: Final = 24
WHEEL: Final = 25
PAGE: Final = 26
SWIM: Final = 27
SCURRY: Final = 28
LAYING: Final = 29
ENDING: Final = 30
FRAMES: Final = (
    *("choosing", "round", "turn", "foes", "foe", "attack", "roll", "window", "effect"),
    *("place", "enter", "surge", "capture", "arrive", "rescue", "trap", "find", "sharing"),
    *("equipping", "drop", "learning", "wounding", "act", "throw", "cat", "wheel", "page"),
    *("swim", "scurry", "laying", "ending"),
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
ASK_MODE: Final = 27
ASK_KIND: Final = 28
ASK_ORDER: Final = 29
ASK_MANY: Final = 30
OVER: Final = 31
ASK_KEEP_ONE: Final = 32
"""Which card a mouse keeps for the next chapter (MM-282)."""
PHASES: Final = (
    *("-", "hero", "ability", "turn", "step", "route", "next-foe", "entry", "arrive"),
    *("weapon", "wound", "window", "keep", "drop", "share", "equip", "face", "pick"),
    *("space", "choose", "trap", "disguise", "learn", "dice", "act", "land", "lay"),
    *("mode", "kind", "order", "many", "over", "keep-one"),
)

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
        """Passages read, as bits, so that none is read twice."""

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
