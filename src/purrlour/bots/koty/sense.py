"""What a seat can make of its view in Koty: what dreams are worth, and what a play would change."""

from __future__ import annotations

from typing import Final, TypeAlias

from purrlour.games.koty.content import LANDS, MOST_NINES, NINE, NUMBERS, VALUES
from purrlour.games.koty.view import KotyView

Land: TypeAlias = tuple[int, str]
"""Nines, and the cat or crow on top."""
Dream: TypeAlias = tuple[Land, ...]
Dreams: TypeAlias = tuple[Dream, ...]

END: Final = 500.0
"""What it is worth to end the game ahead."""


def dreams_of(view: KotyView) -> Dreams:
    """All dreams as they lie there."""
    return tuple(
        tuple(zip(nines, tops, strict=True))
        for nines, tops in zip(view.nines, view.tops, strict=True)
    )


def changed(dreams: Dreams, seat: int, land: int, new: Land) -> Dreams:
    """The same dreams with another land there; lands are counted from 0."""
    lands = (*dreams[seat][:land], new, *dreams[seat][land + 1 :])
    return (*dreams[:seat], lands, *dreams[seat + 1 :])


def cats(land: Land) -> int:
    """What a land counts for (KO-65)."""
    nines, top = land
    if top:
        return VALUES[NUMBERS[top]] << nines
    return NINE << nines >> 1 if nines else 0


def promise(land: Land) -> float:
    """What a land may become: Nines double whatever comes, and bare ones can grow."""
    nines, top = land
    if top == "crow":
        return 1.5 * nines + 1.0 * (1 << nines)  # it may be chased
    return (4.0 if not top else 3.0) * nines


def is_finished(dream: Dream) -> bool:
    """Whether this dream ends the game (KO-60)."""
    return sum(nines == MOST_NINES for nines, _ in dream) >= 3


def standing(view: KotyView, dreams: Dreams) -> float:
    """How well the seat's side does against the best other side."""
    sides: dict[int, float] = {}
    counted: dict[int, int] = {}
    for seat, dream in enumerate(dreams):
        side = min(seat, view.mates[seat]) if view.mates[seat] >= 0 else seat
        sides[side] = sides.get(side, 0.0) + sum(cats(land) + promise(land) for land in dream)
        counted[side] = counted.get(side, 0) + sum(cats(land) for land in dream)
    seat = view.seat
    mine = min(seat, view.mates[seat]) if view.mates[seat] >= 0 else seat
    others = [value for side, value in sides.items() if side != mine]
    value = sides[mine] - max(others) - 0.15 * sum(others) / len(others)
    if is_finished(dreams[view.seat]):
        ahead = counted[mine] > max(count for side, count in counted.items() if side != mine)
        value += END if ahead else -END
    return value


def rooms(dream: Dream) -> list[int]:
    """The lands that can take a Nine (KO-10)."""
    return [at for at in range(LANDS) if not dream[at][1] and dream[at][0] < MOST_NINES]


def best_with(view: KotyView, dreams: Dreams, top: str) -> float:
    """The best standing after a Nine, with this cat on it or bare, was placed."""
    seat = view.seat
    options = [
        standing(view, changed(dreams, seat, at, (dreams[seat][at][0] + 1, top)))
        for at in rooms(dreams[seat])
    ]
    return max(options, default=standing(view, dreams))
