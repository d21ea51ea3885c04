"""What is in the box, typed: one class per kind of thing, numbered as it is listed.

They are named tuples: cheaper to define than frozen dataclasses, which everybody who imports the
games would pay for.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from purrlour.games.mice_and_mystics.content.board import Board

ORANGE: Final = 0
BLUE: Final = 1
COLOURS: Final = ("orange", "blue")
DIRECTIONS: Final = ("north", "east", "south", "west")
CLASSES: Final = ("warrior", "leader", "tinkerer", "healer", "scamp", "archer", "mystic")
KINDS: Final = (
    "weapon", "armour", "accessory", "item", "scroll", "trick", "event", "party"
)  # fmt: skip
SLOTS: Final = ("paw", "head", "body", "back", "feet", "neck", "tail", "belt")
MODES: Final = ("melee", "ranged")
SIZES: Final = ("small", "large", "paw")
BACKS: Final = ("standard", "hard")
FLIPS: Final = ("plain", "hook", "tool")
FLOORS: Final = ("stone", "tiles", "planks", "slabs", "rugs", "brick", "earth", "iron", "garden")
LINES: Final = ("", "plain", "down", "up", "red", "gap")
"""What lies between two spaces: nothing, no line, a yellow line crossed with or against its
arrow, a red line, the gap between two pipes."""
PLAIN: Final = 1
DOWN: Final = 2
UP: Final = 3
RED: Final = 4
GAP: Final = 5

Point = tuple[float, float]
Polygon = tuple[Point, ...]


class Rule(NamedTuple):
    """One sentence of a card or chapter: when it is looked at, and the program behind it."""

    trigger: int
    """`ops`: FREE, BEFORE_ATTACK …"""
    arg: int
    """Narrows the trigger."""
    whose: int
    """`ops`: OWN, OTHERS_SAME, ANY_NEAR, ANY_TILE."""
    may: bool
    """Offered; otherwise it happens by itself."""
    limit: int
    """Index in `ops.LIMITS`: 0 none."""
    when: int
    """Address of the condition's program, or -1."""
    code: int
    """Address of the program."""
    text: str
    """The sentence as written."""
    number: int = -1
    """Its place in `Content.rules`: limits are counted by it."""
    name: str = ""
    """What a chapter's own action is called: `action(light_lamp)`."""


class Trait(NamedTuple):
    """A passive sentence: as long as the thing is in use, a number differs."""

    trait: int
    """Index in `ops.TRAITS`."""
    amount: int
    whose: int
    """Which mice it serves: OWN, OTHERS_SAME (here with itself), ANY_NEAR, ANY_TILE."""
    others: bool
    """Not the mouse itself."""
    when: int
    """Address of a condition, or -1."""


class Hero(NamedTuple):
    """A mouse (MM-04)."""

    id: str
    classes: tuple[int, ...]
    battle: int
    defence: int
    lore: int
    move: int
    life: int
    paws: int
    start: tuple[int, ...]
    """Search cards of its starting equipment (MM-09)."""
    innate: tuple[str, ...]
    """Names of its own abilities, for people."""
    rules: tuple[Rule, ...]
    traits: tuple[Trait, ...]


class Ability(NamedTuple):
    """One of the 28 ability cards (MM-06, MM-34)."""

    id: str
    classes: tuple[int, ...]
    """Empty: any class."""
    cost: int
    rules: tuple[Rule, ...]


class Card(NamedTuple):
    """One of the 71 search cards."""

    id: str
    kind: int
    """Index in `KINDS`."""
    slot: int
    """Index in `SLOTS`; -1: not worn."""
    paws: int
    mode: int
    """Weapons: index in `MODES`; else -1."""
    type: int
    """Weapons: index in `ops.TYPES`; else -1."""
    bonus: int
    """Weapons: attack dice; armour: defence."""
    light: bool
    classes: tuple[int, ...]
    """A mouse of one of these may use it; empty: any."""
    battle: int
    """Least battle, or 0."""
    lore: int
    """Least lore, or 0."""
    starting: int
    """The hero whose starting equipment it is, or -1."""
    party: int
    """Party items: 0 disguises, 1 hook and thread, 2 fork, 3 grape; else -1."""
    rules: tuple[Rule, ...]
    traits: tuple[Trait, ...]


class Line(NamedTuple):
    """What an encounter card places while the hourglass is on these pages (MM-155)."""

    first: int
    last: int
    spawn: tuple[tuple[int, int], ...]
    """(minion kind, figures), in the card's order."""


class Encounter(NamedTuple):
    """One of the 18 encounter cards."""

    id: str
    back: int
    """0 standard, 1 hard."""
    flags: int
    """Bits in the order of `ops.FLAGS`."""
    lines: tuple[Line, ...]
    surge: tuple[tuple[int, int], ...]


class MinionCard(NamedTuple):
    """A minion's initiative card (MM-20)."""

    id: str
    kind: int
    mode: int
    battle: int
    defence: int
    life: int
    style: int
    """0 as every minion, 1 pounces (MM-220), 2 chases (MM-224)."""
    rules: tuple[Rule, ...]
    traits: tuple[Trait, ...]


class Minion(NamedTuple):
    """A kind of minion."""

    id: str
    figure: int
    """Figures of one mould are shared (MM-293): index in `Content.figures`."""
    size: int
    mighty: bool
    immune: int
    """Damage types as bits."""
    most: int
    """At most so many at once (MM-173)."""
    rat: bool
    """Throws grapes (MM-274), hidden from by disguises if not elite (MM-256)."""
    cards: tuple[int, ...]
    """Its initiative cards: indices in `Content.minion_cards`."""


class Token(NamedTuple):
    """A kind of token that a rule may lay on a space."""

    id: str
    rules: tuple[Rule, ...]


class Space(NamedTuple):
    """A space of a room (MM-69, MM-80)."""

    id: str
    polygon: Polygon
    anchors: tuple[Point, ...]
    """Centres of bases, for line of sight; special areas have several."""
    entry: bool
    trap: bool
    special: bool
    red: bool
    """Bounded by red lines."""
    water: bool
    current: int
    """The space that its current leads to; OFF the tile; STILL: none."""
    flip: int
    """Index in `FLIPS`, or -1."""


OFF: Final = 254
STILL: Final = 255


class Exit(NamedTuple):
    """A way out in the middle of an edge (MM-144)."""

    direction: int
    colour: int
    spaces: tuple[int, ...]
    """The spaces next to it."""
    area: Polygon


class Feature(NamedTuple):
    """Something drawn that is not a space: wall, rock, furniture, decoration."""

    kind: str
    polygon: Polygon
    blocks: bool
    """Line of sight stops here, even where it stands on a space."""
    open: bool
    """Not a space, yet seen across: the drop between pipes, a low thing on the floor."""


class Side(NamedTuple):
    """One side of a tile: a room."""

    id: str
    """`t1_orange` …"""
    tile: int
    colour: int
    floor: str
    """What the floor looks like, one of `FLOORS`."""
    spaces: tuple[Space, ...]
    edges: tuple[tuple[int, int, int], ...]
    """(a, b, line from a to b), each pair once."""
    exits: tuple[Exit, ...]
    features: tuple[Feature, ...]
    seen: tuple[int, ...]
    """Per space: mask of the spaces in line of sight."""
    hook: tuple[int, ...]
    """Per space: mask of the spaces that hook and thread reach."""


class Thing(NamedTuple):
    """Something a chapter lays on a room: a thread, a lamp, a friend in a cage."""

    id: str
    side: int
    space: int
    carried: bool
    """A mouse carries it, passes it by share and drops it when captured."""
    drag: int
    """Spaces that its carrier moves less."""
    floats: bool
    """In a current it drifts."""
    lost: int
    """The flag that is set when it drifts off the tile, or -1."""


class Trophy(NamedTuple):
    """A story trophy, and what it is good for in later chapters."""

    id: str
    rules: tuple[Rule, ...]
    traits: tuple[Trait, ...]


class Placed(NamedTuple):
    """Minions that a chapter starts with."""

    kind: int
    space: int
    figures: int


class Lock(NamedTuple):
    """An exit that stays shut until a flag is set."""

    side: int
    direction: int
    flag: int


class Chapter(NamedTuple):
    """A chapter of the storybook."""

    id: str
    number: int
    party: int
    suggested: tuple[int, ...]
    required: tuple[int, ...]
    forbidden: tuple[int, ...]
    end_page: int
    deck: tuple[int, int]
    """Standard and hard encounter cards."""
    layout: tuple[tuple[int, int, int, int], ...]
    """(tile, column, row, colour up at the start)."""
    start_side: int
    start_space: int
    placed: tuple[Placed, ...]
    stash: tuple[int, ...]
    """Party items at the start: search cards."""
    locks: tuple[Lock, ...]
    things: tuple[Thing, ...]
    rules: tuple[Rule, ...]
    traits: tuple[Trait, ...]
    flags: tuple[str, ...]
    """Those that the campaign remembers come first: `Book.flags`."""
    counters: tuple[str, ...]


class Book(NamedTuple):
    """A storybook."""

    id: str
    chapters: tuple[Chapter, ...]
    trophies: tuple[Trophy, ...]
    flags: tuple[str, ...]
    """Flags that the campaign remembers."""
    numbers: tuple[tuple[str, int], ...]
    """What its chapters and trophies count, by name, for words to tell (`effects/numbers.py`)."""


class Content(NamedTuple):
    """All there is to play with: the box and one storybook."""

    heroes: tuple[Hero, ...]
    abilities: tuple[Ability, ...]
    cards: tuple[Card, ...]
    encounters: tuple[Encounter, ...]
    minions: tuple[Minion, ...]
    minion_cards: tuple[MinionCard, ...]
    figures: tuple[tuple[str, int], ...]
    """Moulds: name and how many."""
    tokens: tuple[Token, ...]
    sides: tuple[Side, ...]
    board: Board
    book: Book
    rules: tuple[Rule, ...]
    """Every rule once; `Rule.number` is its place."""
    code: tuple[int, ...]
    """All programs, one after another."""
    stories: tuple[str, ...]
    """Keys of passages, as STORY numbers them."""
    fingerprint: str
    """Changes whenever any of it does: records and campaigns name it."""
    names: dict[str, int]
    """`"card:grape"`, `"side:t1_orange"`, `"space:t1_orange.a3"` … → number."""
