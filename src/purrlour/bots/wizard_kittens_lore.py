"""What a policy of Wizard Kittens takes for likely, as tables: it has no time to count.

Chances and what they are worth are whole numbers, FULL for a certainty. Where chances come from
evidence, its weight is counted in steps: 25 of them are a weight of 1.
"""

from __future__ import annotations

from math import exp
from typing import Final

from mypy_extensions import i64

from purrlour.engine.cells import vec
from purrlour.games.wizard_kittens.content import MOST_SEATS

BITS: Final = 14
FULL: Final = 16384
STEPS: Final = 25
WEIGHT: Final = 200
"""The farthest weight."""
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

# Rows of lore.
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
EXTRA: Final = POINT + LACKS
"""+ the same: what an extra costs if all six curses fall"""
LONG: Final = EXTRA + LACKS
"""+ seats · DRAWS + twice the cards to come: where COMPLETING tells of the rest of the game"""
SOON: Final = LONG + TIMES
"""+ the same: where it tells of the next few turns"""
DIRT: Final = SOON + TIMES
"""+ the same: what a card more says about the cleanest paws, in fine steps"""
SLOPE: Final = DIRT + TIMES
"""+ the same: what a card more costs when the professor comes"""
TIE: Final = SLOPE + TIMES
COST: Final = TIE + 1
HURRY: Final = COST + 1
RIVAL: Final = HURRY + 1
SUMMONS: Final = RIVAL + 1
HOPE: Final = SUMMONS + 1
SURE: Final = HOPE + 1
BOLD: Final = SURE + 1
MEEK: Final = BOLD + 1
LORE: Final = MEEK + 1

TASTES: Final = vec[float](
    [-1.281, 0.195, 0.493, 0.942, 0.232, 0.132, 1.147, 0.027, 0.146, 3.065, 0.176, 0.326, 0.361, 0.002, 0.196, 0.742, 1.277, 1.3, 0.5, -0.5]
)


def brew(taste: list[float]) -> vec[i64]:
    """Makes the tables."""
    six_bias, six_draw, six_lack, lead, lead_lack, skill, soon, cost, cost_six = taste[:9]
    dirt, tie, hurry, rival, summons, hope, slope, sure, pace, bold, meek = taste[9:20]
    lore = [0] * LORE
    for weight in range(-WEIGHT, WEIGHT + 1):
        lore[LIKELY + WEIGHT + weight] = round(FULL / (1.0 + exp(-weight / STEPS)))
    for eighths in range(MEANS):
        mean = eighths / 8
        rest, term = 1.0, exp(-mean)
        at = COMPLETING + eighths * ROW
        lore[at] = FULL
        for lack in range(1, ROW):
            rest -= term
            term *= mean / lack
            lore[at + lack] = round(FULL * max(rest, 0.0))
    for draws in range(DRAWS):
        lore[SIX_DRAWS + draws] = round(STEPS * (six_bias + six_draw * draws / 2))
        for seats in range(1, MOST_SEATS + 1):
            at = seats * DRAWS + draws
            turns = draws / 2 / pace / seats
            lore[LONG + at] = COMPLETING + ROW * min(int(8 * skill * turns), MEANS - 1)
            lore[SOON + at] = COMPLETING + ROW * max(min(int(8 * min(soon, turns)), MEANS - 1), 0)
            lore[DIRT + at] = round((STEPS << FINE) * dirt / (1 + turns))
            lore[SLOPE + at] = round(FULL * slope / (1 + turns))
    for lacking in range(LACKS):
        scale = max(lead + lead_lack * lacking, 0.5)
        lore[SIX_LACKS + lacking] = round(STEPS * six_lack * lacking)
        lore[POINT + lacking] = round((STEPS << FINE) / scale)
        lore[EXTRA + lacking] = round(FULL * cost_six / scale)
    lore[TIE] = round((STEPS << FINE) * tie)
    lore[COST] = round(FULL * cost)
    lore[HURRY] = round(FULL * hurry)
    lore[RIVAL] = round(FULL * rival)
    lore[SUMMONS] = round(FULL * summons)
    lore[HOPE] = round(FULL * hope)
    lore[SURE] = round(FULL * sure)
    lore[BOLD] = round(STEPS * bold)
    lore[MEEK] = round(STEPS * meek)
    return vec[i64](lore)


def likely(lore: vec[i64], steps: i64) -> i64:
    """Steps of evidence as a chance."""
    if steps < -WEIGHT:
        return 0
    if steps > WEIGHT:
        return FULL
    return lore[LIKELY + WEIGHT + steps]
