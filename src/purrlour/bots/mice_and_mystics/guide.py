"""Guide: where the story leads from each space of a room, as long as it stands as it does."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from purrlour.bots.mice_and_mystics.distances import FAR
from purrlour.bots.mice_and_mystics.roads import Roads
from purrlour.engine.cells import vec
from purrlour.games.mice_and_mystics.tables import MOST_SPACES

# What there is to do on an errand.
STAND: Final = 0
SEARCH: Final = 1
SPECIAL: Final = 2
EXPLORE: Final = 3
ENTER: Final = 4
_MOST: Final = 32
"""Errands that a guide knows of."""


@final
class Guide:
    """Errands, which of them comes first, and the way there."""

    def __init__(self, roads: Roads) -> None:
        self.roads = roads
        self.many: i64 = 0
        # Errands: something to do somewhere.
        self.side = vec[i64]([0] * _MOST)
        self.spaces = vec[i64]([0] * _MOST)
        self.verb = vec[i64]([0] * _MOST)
        self.number = vec[i64]([0] * _MOST)
        """The chapter's action, or the way to explore."""
        self.everyone = vec[i64]([0] * _MOST)
        """1 if all have to be there."""
        self.wins = vec[i64]([0] * _MOST)
        # By errand, the last for none at all: what comes after it until the chapter is won.
        self.later = vec[float]([0.0] * (_MOST + 1))
        """Turns; less those that count already because the errand opens a shorter way."""
        self.later_rooms = vec[i64]([0] * (_MOST + 1))
        self.fights = vec[i64]([0] * (_MOST + 1))
        """Minions that have to be beaten."""
        self.chores = vec[i64]([0] * (_MOST + 1))
        """Errands, this one included."""
        # By space of the room.
        self.errand = vec[i64]([-1] * MOST_SPACES)
        """The one that comes first; −1 for none."""
        self.turns = vec[float]([float(FAR)] * MOST_SPACES)
        self.gate = vec[i64]([-1] * MOST_SPACES)
        """The first way out to take, as the roads number them; −1 in the room itself."""
        self.rooms = vec[i64]([0] * MOST_SPACES)
        """New rooms on the way."""
        self.aids = vec[i64]([0] * _MOST)
        """What else this room has to offer."""
        self.many_aids: i64 = 0

    def add(
        self, side: i64, spaces: i64, verb: i64, number: i64, everyone: bool, wins: bool
    ) -> i64:
        """Takes note of an errand; −1 if there is no room for more."""
        at: i64 = self.many
        if at == _MOST:
            return -1
        self.side[at] = side
        self.spaces[at] = spaces
        self.verb[at] = verb
        self.number[at] = number
        self.everyone[at] = 1 if everyone else 0
        self.wins[at] = 1 if wins else 0
        self.many = at + 1
        return at

    def help_by(self, errand: i64) -> None:
        """An errand that is worth a detour within the room."""
        if errand >= 0:
            self.aids[self.many_aids] = errand
            self.many_aids += 1

    def offer(self, errand: i64, more: float) -> None:
        """An errand, to which the roads were just asked for the way, and the turns after it."""
        space: i64
        for space in range(MOST_SPACES):
            turns: float = self.roads.turns[space] + more
            if errand >= 0 and turns < self.turns[space]:
                self.turns[space] = turns
                self.errand[space] = errand
                self.gate[space] = self.roads.gate[space]
                self.rooms[space] = self.roads.rooms[space]

    def row(self, errand: i64) -> i64:
        """Where to look for what comes after an errand; −1: without one."""
        return errand if errand >= 0 else _MOST

    def foresee(self, errand: i64, turns: float, rooms: i64, fights: i64, chores: i64) -> None:
        """What comes after an errand; −1: without one."""
        row = self.row(errand)
        self.later[row] = turns
        self.later_rooms[row] = rooms
        self.fights[row] = fights
        self.chores[row] = chores
