"""What a policy of Wizard Kittens takes for likely, as tables: it has no time to count.

Chances and what they are worth are whole numbers, FULL for a certainty. Where chances come from
evidence, its weight (the log of the odds) is counted in steps. The tables follow from `beliefs`.
"""

from __future__ import annotations

from math import exp
from typing import Final

from mypy_extensions import i64

from purrlour.bots.wizard_kittens import beliefs
from purrlour.bots.wizard_kittens.beliefs import Beliefs
from purrlour.engine.cells import vec
from purrlour.games.wizard_kittens.content import MOST_SEATS

BITS: Final = 14
FULL: Final = 16384
assert FULL == 1 << BITS
STEPS: Final = 25
"""Steps of a weight of 1."""
WEIGHT: Final = 200
"""The farthest weight, in steps."""
FINE: Final = 10
"""Bits of a fraction of a step."""
FARTHEST: Final = 8
"""Cards that a pile may lack; it is hopeless anyway."""
ROW: Final = FARTHEST + 2
MEANS: Final = 64
"""Eighths of fitting cards to come."""
DRAWS: Final = 100
"""More than twice the cards to come."""
TIMES: Final = 500
assert TIMES == (MOST_SEATS + 1) * DRAWS
LACKS: Final = 64
"""More than curses can lack together."""

# Rows of the tables.
LIKELY: Final = 0
"""+ WEIGHT + steps of evidence: as a chance"""
COMPLETING: Final = LIKELY + 2 * WEIGHT + 1
"""+ a row + what a pile lacks: how likely it is completed"""
SIX_DRAWS: Final = COMPLETING + MEANS * ROW
"""+ twice the cards to come: evidence that all six curses fall"""
SIX_LACKS: Final = SIX_DRAWS + DRAWS
"""+ cards that curses lack: evidence that they do not"""
POINT: Final = SIX_LACKS + LACKS
"""+ the same: what a point of a lead says, in fine steps"""
LONG: Final = POINT + LACKS
"""+ seats · DRAWS + twice the cards to come: where COMPLETING tells of the rest of the game"""
SOON: Final = LONG + TIMES
"""+ the same: where it tells of the next turns"""
DIRT: Final = SOON + TIMES
"""+ the same: what a card more costs if the professor comes, or says about the cleanest paws"""
COST: Final = DIRT + TIMES
"""What a card costs that a pile does not need."""
RIVAL: Final = COST + 1
"""What is bad for another kitten is so good for this one."""
BOLD: Final = RIVAL + 1
"""Evidence that all six curses fall: a kitten that cannot escape."""
MEEK: Final = BOLD + 1
"""The same: one of two that escapes as it is."""
HASTE: Final = MEEK + 1
"""The same, as a weight: a card that the nearest pile lacks no more."""
ROWS: Final = HASTE + 1
"""How many numbers there are in all."""


def brew(held: Beliefs) -> vec[i64]:
    """Makes the tables of somebody who believes this."""
    lore = [0] * ROWS
    for weight in range(-WEIGHT, WEIGHT + 1):
        lore[LIKELY + WEIGHT + weight] = round(FULL / (1.0 + exp(-weight / STEPS)))
    for eighths in range(MEANS):
        brew_completing(lore, eighths)
    for draws in range(DRAWS):
        evidence = held.six + held.six_draw * draws / 2
        lore[SIX_DRAWS + draws] = round(STEPS * evidence)
        for seats in range(1, MOST_SEATS + 1):
            at = seats * DRAWS + draws
            turns = draws / 2 / held.pace / seats
            lore[LONG + at] = row_of(held.skill * turns)
            lore[SOON + at] = row_of(min(held.soon, turns))
            lore[DIRT + at] = round(FULL * held.dirt / (1 + turns))
    for lacking in range(LACKS):
        lore[SIX_LACKS + lacking] = round(STEPS * held.six_lack * lacking)
        lead = held.lead + held.lead_lack * lacking
        lore[POINT + lacking] = round((STEPS << FINE) / lead)
    lore[COST] = round(FULL * held.cost)
    lore[RIVAL] = round(FULL * held.rival)
    lore[BOLD] = round(STEPS * held.bold)
    lore[MEEK] = round(STEPS * held.meek)
    lore[HASTE] = round(FULL * held.haste)
    return vec[i64](lore)


def brew_completing(lore: list[int], eighths: int) -> None:
    """How likely so many cards come that fit or more, by Poisson, if these are the mean."""
    mean = eighths / 8
    rest, term = 1.0, exp(-mean)
    at = COMPLETING + eighths * ROW
    lore[at] = FULL
    for lack in range(1, ROW):
        rest -= term
        term *= mean / lack
        lore[at + lack] = round(FULL * max(rest, 0.0))


def row_of(mean: float) -> int:
    """Where COMPLETING tells of a mean."""
    return COMPLETING + ROW * max(min(int(8 * mean), MEANS - 1), 0)


DUEL: Final = brew(beliefs.DUEL)
CAREFUL: Final = brew(beliefs.CAREFUL)
HOPEFUL: Final = brew(beliefs.HOPEFUL)


def likely(lore: vec[i64], steps: i64) -> i64:
    """Steps of evidence as a chance."""
    if steps < -WEIGHT:
        return 0
    if steps > WEIGHT:
        return FULL
    return lore[LIKELY + WEIGHT + steps]
