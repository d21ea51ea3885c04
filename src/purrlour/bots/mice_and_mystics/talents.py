"""Talents: what the mice of the box and their abilities are worth to a party.

A logistic regression over 60,000 games of the policy, 12,000 of each of our chapters, with mice
and first abilities drawn at random: what each adds to the logarithm of the odds of winning. The
chapters agree: a healer and an archer are worth more than whatever a story suggests.

Search looks there first. The policy alone, and so `greedy`, keeps to what the book suggests and to
its favourites among abilities, as somebody does who opens the box for the first time.
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from purrlour.engine.cells import vec
from purrlour.games.mice_and_mystics import codes
from purrlour.games.mice_and_mystics.bits import lowest
from purrlour.games.mice_and_mystics.layout import KNOWS, SEAT
from purrlour.games.mice_and_mystics.state import ASK_ABILITY, ASK_HERO, ASK_LEARN, Mice
from purrlour.games.mice_and_mystics.tables import HEROES, Tables

MICE: Final = {
    "maud": 0.76,
    "wren": 0.30,
    "brom": 0.12,
    "corin": 0.03,
    "sable": -0.65,
    "ferrin": -0.80,
}
ABILITIES: Final = {
    "light_fingers": 0.45,
    "slow_the_sands": 0.43,
    "first_arrow": 0.34,
    "steady_aim": 0.20,
    "field_modification": 0.18,
    "guardian_hymn": 0.07,
    "borrowed_luck": 0.04,
    "catch_breath": 0.02,
    "spark_lance": -0.02,
    "shield_wall": -0.03,
    "fog_veil": -0.05,
    "safe_hands": -0.07,
    "mend": -0.07,
    "draw_the_venom": -0.08,
    "warm_hearth": -0.08,
    "double_jab": -0.08,
    "rallying_squeak": -0.09,
    "stand_fast": -0.09,
    "pinning_shot": -0.09,
    "quick_snare": -0.10,
    "riposte": -0.11,
    "rummage": -0.13,
    "slip_away": -0.15,
    "rattling_charge": -0.16,
    "cleave": -0.16,
    "change_of_plan": -0.17,
    "do_as_i_do": -0.23,
}
"""Those that are not here are worth nothing in particular."""


@final
class Talents:
    """Those of a box."""

    def __init__(self, tables: Tables) -> None:
        names = tables.names
        self._mice = vec[float]([MICE.get(name, 0.0) for name in names.heroes])
        self._abilities = vec[float]([ABILITIES.get(name, 0.0) for name in names.abilities])

    def together(self, state: Mice) -> float:
        """Of all mice of the party, captured ones, too."""
        total: float = 0.0
        hero: i64
        for hero in range(HEROES):
            if state.rows[SEAT + hero] < 0:
                continue
            total += self._mice[hero]
            known: i64 = state.rows[KNOWS + hero]
            while known:
                total += self._abilities[lowest(known)]
                known &= known - 1
        return total

    def best(self, phase: i64, legal: vec[i64], count: i64) -> i64:
        """Which mouse to take or what to learn; −1 if that is not the question."""
        if phase != ASK_HERO and phase != ASK_ABILITY and phase != ASK_LEARN:
            return -1
        worth = self._mice if phase == ASK_HERO else self._abilities
        first: i64 = codes.HERO if phase == ASK_HERO else codes.LEARN
        best: i64 = legal[0]
        at: i64
        for at in range(1, count):
            if worth[legal[at] - first] > worth[best - first]:
                best = legal[at]
        return best
