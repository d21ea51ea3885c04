"""Content as flat numbers: what the rules look things up in, built once for a storybook."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from purrlour.engine.cells import vec

HEROES: Final = 6
FIRST_FOE: Final = 6
"""Figures 0…5 are the heroes; the figures of minions follow, mould by mould."""
MOST_FIGURES: Final = 32
MOST_SPACES: Final = 32
"""Spaces of a side: space s of side r is cell r · 32 + s."""
MOST_SIDES: Final = 32
MOST_CARDS: Final = 96
MOST_TRACK: Final = 24
NOWHERE: Final = -1
OFF: Final = 254
"""A current that leads off the tile (MM-94)."""
STILL: Final = 255

HERO_WIDTH: Final = 8
# Columns of a hero.
BATTLE: Final = 0
DEFENCE: Final = 1
LORE: Final = 2
MOVE: Final = 3
LIFE: Final = 4
PAWS: Final = 5
CLASSES: Final = 6

CARD_WIDTH: Final = 16
# Columns of a search card.
C_KIND: Final = 0
C_SLOT: Final = 1
C_PAWS: Final = 2
C_RANGED: Final = 3
C_TYPE: Final = 4
C_BONUS: Final = 5
C_LIGHT: Final = 6
C_CLASSES: Final = 7
C_BATTLE: Final = 8
C_LORE: Final = 9
C_STARTS: Final = 10
"""Hero whose starting equipment it is, −1 for none."""
C_PARTY: Final = 11
"""0 disguises, 1 hook and thread, 2 fork, 3 grape; −1 for none."""

# Kinds of search cards, as content lists them.
WEAPON: Final = 0
ARMOUR: Final = 1
ACCESSORY: Final = 2
ITEM: Final = 3
SCROLL: Final = 4
TRICK: Final = 5
EVENT: Final = 6
PARTY: Final = 7
PAW_SLOT: Final = 0

DISGUISES: Final = 0
HOOK: Final = 1
FORK: Final = 2
GRAPE: Final = 3

FOE_WIDTH: Final = 10
# Columns of an initiative card; a hero's has the kind −1.
F_KIND: Final = 0
F_RANGED: Final = 1
F_BATTLE: Final = 2
F_DEFENCE: Final = 3
F_LIFE: Final = 4
F_STRIDE: Final = 5
"""Moves so many spaces without a roll; 0: rolls."""
F_NO_WHEEL: Final = 6
F_POISON: Final = 7
F_STYLE: Final = 8
"""How its turn goes: as usual, a pounce, a chase (MM-219)."""
POUNCES: Final = 1
CHASES: Final = 2

KIND_WIDTH: Final = 8
# Columns of a kind of minion.
K_MOULD: Final = 0
K_SIZE: Final = 1
K_MIGHTY: Final = 2
K_IMMUNE: Final = 3
K_CARDS: Final = 4
"""Its initiative cards, as bits."""
K_MOST: Final = 5
K_RAT: Final = 6
SMALL: Final = 0
LARGE: Final = 1
PAW: Final = 2
"""Brodie is a marker and takes no room (MM-217)."""

RULE_WIDTH: Final = 8
# Columns of a rule.
R_TRIGGER: Final = 0
R_ARG: Final = 1
R_WHOSE: Final = 2
R_MAY: Final = 3
R_LIMIT: Final = 4
R_WHEN: Final = 5
R_CODE: Final = 6
R_SOURCE: Final = 7

TRAIT_WIDTH: Final = 5
# Columns of a trait.
T_TRAIT: Final = 0
T_AMOUNT: Final = 1
T_WHOSE: Final = 2
T_OTHERS: Final = 3
T_WHEN: Final = 4

CHAPTER_WIDTH: Final = 12
# Columns of a chapter.
CH_PARTY: Final = 0
CH_END: Final = 1
CH_STANDARD: Final = 2
CH_HARD: Final = 3
CH_SIDE: Final = 4
CH_SPACE: Final = 5
CH_SUGGESTED: Final = 6
"""Heroes as bits, so the next two."""
CH_REQUIRED: Final = 7
CH_FORBIDDEN: Final = 8

ENCOUNTER_WIDTH: Final = 4
E_HARD: Final = 0
E_FLAGS: Final = 1
E_LINES: Final = 2
"""Where its lines begin in `spawns`: count, then first, last, n, (kind, figures) · n …"""
E_SURGE: Final = 3
"""Where its surge begins: n, (kind, figures) · n."""
AMBUSH: Final = 1
GREEDY: Final = 2
TRAPS: Final = 4


@final
class Names:
    """What the numbers are called."""

    __slots__ = (
        "abilities",
        "actions",
        "book_flags",
        "cards",
        "chapters",
        "counters",
        "encounters",
        "figures",
        "flags",
        "foes",
        "heroes",
        "innate",
        "kinds",
        "sides",
        "spaces",
        "specials",
        "stories",
        "things",
        "tokens",
        "trophies",
    )

    def __init__(self) -> None:
        self.heroes: list[str] = []
        self.abilities: list[str] = []
        self.cards: list[str] = []
        self.kinds: list[str] = []
        self.foes: list[str] = []
        """Initiative cards, the heroes' first."""
        self.figures: list[str] = []
        self.encounters: list[str] = []
        self.sides: list[str] = []
        self.spaces: list[str] = []
        """Every name that a space has on some side: an action names a space by it."""
        self.innate: list[str] = []
        """By hero: its own abilities that are used, not just had."""
        self.chapters: list[str] = []
        self.tokens: list[str] = []
        self.things: list[str] = []
        self.stories: list[str] = []
        self.trophies: list[str] = []
        self.flags: list[list[str]] = []
        """By chapter; those of the whole book first."""
        self.book_flags = 0
        self.counters: list[list[str]] = []
        """By chapter."""
        self.specials: list[list[str]] = []
        """By chapter: the names of its own actions."""
        self.actions: list[str] = []
        """Texts of the action table."""


@final
class Tables:
    """One storybook and the box it is played with. Nothing in it changes in play."""

    __slots__ = (
        "abilities",
        "across",
        "adjacent",
        "book",
        "cards",
        "chapter_things",
        "chapters",
        "code",
        "cost",
        "current",
        "dist",
        "encounters",
        "entry",
        "exit_colour",
        "exit_spaces",
        "figures",
        "first_rule",
        "first_trait",
        "flip_to",
        "foes",
        "heroes",
        "hook",
        "hook_flip",
        "hooks",
        "how_many_abilities",
        "how_many_cards",
        "how_many_encounters",
        "how_many_figures",
        "how_many_foes",
        "how_many_kinds",
        "how_many_names",
        "how_many_sides",
        "how_many_tokens",
        "how_many_trophies",
        "innate_at",
        "kinds",
        "line",
        "lock_list",
        "locks",
        "minion",
        "mould_first",
        "mould_size",
        "name_of_space",
        "names",
        "neighbour",
        "offers",
        "party_cards",
        "placed",
        "placed_at",
        "plain_flip",
        "red",
        "rules",
        "seen",
        "spaces",
        "spawns",
        "special",
        "start_cards",
        "stash",
        "swim",
        "thing_list",
        "tool_flip",
        "traits",
        "trap",
        "up",
        "water",
    )

    def __init__(self, names: Names, book: str) -> None:
        none = vec[i64]([0])
        self.names = names
        self.book = book
        """The storybook's fingerprint."""
        self.heroes = none
        self.abilities = none
        """Two columns: classes as bits (0: any), cost."""
        self.cards = none
        self.party_cards = none
        """The search cards of disguises, hook, fork and grape."""
        self.start_cards = none
        """By hero, 8 each: its starting equipment, then −1."""
        self.foes = none
        """Initiative cards, the heroes' first."""
        self.kinds = none
        self.mould_first = none
        self.mould_size = none
        self.encounters = none
        self.spawns = none
        self.how_many_abilities: i64 = 0
        self.how_many_cards: i64 = 0
        self.how_many_foes: i64 = 0
        self.how_many_kinds: i64 = 0
        self.how_many_encounters: i64 = 0
        self.how_many_figures: i64 = 0
        self.how_many_names: i64 = 0
        self.how_many_sides: i64 = 0
        self.how_many_tokens: i64 = 0
        self.how_many_trophies: i64 = 0
        # Effects. A source is a search card, an ability, a hero, a minion's card, a token,
        # a trophy or a chapter, counted in this order.
        self.code = none
        self.rules = none
        self.first_rule = none
        """By source; the next source's first rule ends the list."""
        self.hooks = none
        """By source: the triggers it has rules for, as bits."""
        self.offers = none
        """By source: the triggers of those that are offered."""
        self.traits = none
        self.first_trait = none
        self.innate_at = none
        """By hero: the first of its rows among the innate actions."""
        # Rooms.
        self.spaces = none
        self.name_of_space = none
        """By cell: its name among `names.spaces`."""
        self.line = none
        self.cost = none
        self.adjacent = none
        self.minion = none
        self.across = none
        self.seen = none
        self.hook = none
        self.dist = none
        self.swim = none
        self.entry = none
        self.trap = none
        self.special = none
        self.red = none
        self.water = none
        self.plain_flip = none
        self.hook_flip = none
        self.tool_flip = none
        self.current = none
        self.flip_to = none
        self.exit_colour = none
        self.exit_spaces = none
        # Chapters.
        self.chapters = none
        self.up = none
        """[chapter · 32 + tile]: colour up at the start, −1: not laid out."""
        self.neighbour = none
        """[(chapter · 32 + tile) · 4 + direction]: the tile beyond, −1: none."""
        self.placed_at = none
        """By chapter: first of its rows in `placed`."""
        self.placed = none
        """Kind, space, figures."""
        self.stash = none
        """By chapter: party items at the start, as bits of 1 << C_PARTY."""
        self.locks = none
        """By chapter: first of its rows in `lock_list`."""
        self.lock_list = none
        """Exit (side · 4 + direction), flag."""
        self.chapter_things = none
        self.thing_list = none
        """Side, space, carried, drag, floats, flag that it is lost."""
        # Six columns.
