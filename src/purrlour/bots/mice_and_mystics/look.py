"""Look: what a player sees on the table at one question, as numbers to reckon with."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from purrlour.bots.mice_and_mystics.odds import BOW, SWORD
from purrlour.bots.mice_and_mystics.primer import Primer
from purrlour.engine.cells import vec
from purrlour.games.mice_and_mystics.bits import bit
from purrlour.games.mice_and_mystics.codes import GO
from purrlour.games.mice_and_mystics.layout import (
    AT,
    CARD_WOUNDS,
    KIND,
    KIND_MODS,
    POISON,
    SEAT,
    TRACK,
    TRAPS,
    WOUNDS,
)
from purrlour.games.mice_and_mystics.rules.places import full_spaces
from purrlour.games.mice_and_mystics.state import Mice
from purrlour.games.mice_and_mystics.tables import (
    CLASSES,
    F_BATTLE,
    F_DEFENCE,
    F_LIFE,
    F_RANGED,
    FIRST_FOE,
    FOE_WIDTH,
    HERO_WIDTH,
    HEROES,
    K_CARDS,
    KIND_WIDTH,
    LIFE,
    MOST_FIGURES,
    MOST_SPACES,
)

HANDY: Final = 4 | 16
"""Tinkerer or scamp, as bits of content's classes (MM-150)."""
_MOST_KINDS: Final = 16
_USUAL_DEFENCE: Final = 2
_PILFER: Final = 0.6
"""A roach steals cheese before it bites."""


@final
class Look:
    """The table, read anew for every question: nothing in it lasts."""

    def __init__(self, primer: Primer, state: Mice) -> None:
        self.primer = primer
        self.tables = primer.tables
        self.state = state
        self.side: i64 = 0
        self.cell: i64 = 0
        """The first cell of the room."""
        self.mice = vec[i64]([0] * HEROES)
        """Those on the board."""
        self.many_mice: i64 = 0
        self.many_party: i64 = 0
        self.foes = vec[i64]([0] * MOST_FIGURES)
        self.many_foes: i64 = 0
        self.foe_spaces: i64 = 0
        self.full: i64 = 0
        """Spaces that nobody can enter (MM-80…83)."""
        self.traps: i64 = 0
        # By kind of minion, for those on the board.
        self.kinds: i64 = 0
        self.cards = vec[i64]([0] * _MOST_KINDS)
        """How many of its initiative cards lie on the track."""
        self.defence = vec[i64]([0] * _MOST_KINDS)
        self.battle = vec[i64]([0] * _MOST_KINDS)
        self.life = vec[i64]([0] * _MOST_KINDS)
        """Wounds until it is beaten."""
        self.ranged = vec[i64]([0] * _MOST_KINDS)
        self.threat = vec[float]([0.0] * _MOST_KINDS)
        """Wounds that one does in a round to some mouse or other."""

    def see(self, state: Mice) -> None:
        """Takes in a table."""
        self.state = state
        rows = state.rows
        self.side = state.side
        self.cell = state.side * MOST_SPACES
        self.traps = rows[TRAPS + state.side]
        self.many_mice = 0
        self.many_party = 0
        figure: i64
        for figure in range(HEROES):
            if rows[SEAT + figure] < 0:
                continue
            self.many_party += 1
            if rows[AT + figure] >= 0:
                self.mice[self.many_mice] = figure
                self.many_mice += 1
        many: i64 = 0
        spaces: i64 = 0
        kinds: i64 = 0
        for figure in range(FIRST_FOE, self.tables.how_many_figures):
            if rows[AT + figure] >= 0:
                self.foes[many] = figure
                many += 1
                spaces |= bit(rows[AT + figure])
                kinds |= bit(rows[KIND + figure])
        self.many_foes = many
        self.foe_spaces = spaces
        self.kinds = kinds
        self.full = full_spaces(state)
        if kinds:
            self._know_kinds(state, kinds)

    def _know_kinds(self, state: Mice, kinds: i64) -> None:
        track: i64 = 0
        place: i64
        for place in range(state.on_track):
            track |= bit(state.rows[TRACK + place])
        kind: i64 = 0
        while kinds:
            if kinds & 1:
                self._know(state, kind, track)
            kinds >>= 1
            kind += 1

    def _know(self, state: Mice, kind: i64, track: i64) -> None:
        """What its cards on the track say, the worst of each."""
        tables, rows = self.tables, state.rows
        some: i64 = tables.kinds[kind * KIND_WIDTH + K_CARDS] & track
        cards: i64 = 0
        defence: i64 = 1
        battle: i64 = 2
        life: i64 = 0
        ranged: i64 = 0
        card: i64 = 0
        while some:
            if some & 1:
                row: i64 = card * FOE_WIDTH
                guard: i64 = tables.foes[row + F_DEFENCE]
                force: i64 = tables.foes[row + F_BATTLE]
                defence = guard if not cards or guard < defence else defence
                battle = force if not cards or force > battle else battle
                life += tables.foes[row + F_LIFE] - rows[CARD_WOUNDS + card]
                ranged |= tables.foes[row + F_RANGED]
                cards += 1
            some >>= 1
            card += 1
        defence += rows[KIND_MODS + kind * 4 + 1]
        battle += rows[KIND_MODS + kind * 4]
        self.cards[kind] = cards
        self.defence[kind] = defence if defence > 1 else 1
        self.battle[kind] = battle if battle > 1 else 1
        self.life[kind] = life
        self.ranged[kind] = ranged
        faces: i64 = BOW if ranged else SWORD
        harm = self.primer.chances.expected(self.battle[kind], faces, _USUAL_DEFENCE, 3)
        if kind == self.primer.roach:
            self.threat[kind] = harm * _PILFER + 0.2
        else:
            self.threat[kind] = harm * float(cards if cards > 1 else 1) + 0.3

    # Figures.

    def at(self, figure: i64) -> i64:
        """Its space, −1 off the board."""
        return self.state.rows[AT + figure]

    def kind(self, figure: i64) -> i64:
        """What kind of minion it is."""
        return self.state.rows[KIND + figure]

    def wounds(self, hero: i64) -> i64:
        """All wounds of a mouse, poisoned ones too."""
        return self.state.rows[WOUNDS + hero] + self.state.rows[POISON + hero]

    def left(self, hero: i64) -> i64:
        """Wounds that a mouse can still take, the last of which captures it."""
        return self.tables.heroes[hero * HERO_WIDTH + LIFE] - self.wounds(hero)

    def is_handy(self, hero: i64) -> bool:
        """Whether a mouse is a tinkerer or a scamp."""
        return self.tables.heroes[hero * HERO_WIDTH + CLASSES] & HANDY != 0

    # The room.

    def near(self, space: i64) -> i64:
        """A space and those next to it, as bits."""
        return bit(space) | self.tables.adjacent[self.cell + space]

    def seen(self, space: i64) -> i64:
        """The spaces in sight of one."""
        return self.tables.seen[self.cell + space]

    def steps(self, one: i64, other: i64) -> i64:
        """Steps of a minion between two spaces."""
        return self.tables.dist[(self.cell + one) * MOST_SPACES + other]

    def water(self) -> i64:
        """The wet spaces of the room."""
        return self.tables.water[self.side]

    def space_of(self, code: i64) -> i64:
        """The space that an action steps to or chooses; −1 for other actions."""
        name: i64 = code - GO
        if name < 0:
            return -1
        names: i64 = self.tables.how_many_names
        if name >= names:
            name -= names
        return self.primer.spaces[self.side * names + name] if name < names else -1
