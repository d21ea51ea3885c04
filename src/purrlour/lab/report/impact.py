"""Card impact: how often those win who had a card in their hands, and those who had not."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Final

from purrlour.lab.record import Chair, Playing
from purrlour.lab.report.numbers import Measured, between_shares, share

ENOUGH: Final = 20
"""Chairs with the card, and as many without, or nothing is said of it."""
SHOWN: Final = 16
"""Cards in a picture: those that matter most, up or down."""


@dataclass(frozen=True)
class CardImpact:
    """One card."""

    card: str
    chairs: int
    """That had it."""
    having: Measured
    """The share of wins of those who had it."""
    lacking: Measured
    more: Measured
    """How much more often those win who had it."""


def impact_of(
    playings: Sequence[Playing], cards_of: Callable[[Chair], tuple[str, ...]], *, together: bool
) -> list[CardImpact]:
    """Of every card that some had and some had not, the most helpful first.

    Where all play together, a playing counts once.
    """
    chairs = [chair for playing in playings for chair in playing.chairs[: 1 if together else None]]
    total, wins = len(chairs), sum(chair.won for chair in chairs)
    held: dict[str, tuple[int, float]] = {}
    for chair in chairs:
        for card in cards_of(chair):
            count, won = held.get(card, (0, 0.0))
            held[card] = count + 1, won + chair.won
    found = []
    for card, (count, won) in held.items():
        if min(count, total - count) >= ENOUGH:
            having, lacking = share(won, count), share(wins - won, total - count)
            more = between_shares(lacking, having)
            found.append(CardImpact(card, count, having, lacking, more))
    found.sort(key=lambda each: (-abs(each.more.value), each.card))
    return sorted(found[:SHOWN], key=lambda each: (-each.more.value, each.card))
