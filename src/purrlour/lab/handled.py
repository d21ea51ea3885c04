"""Which cards went through whose hands: what the events of each game tell about it."""

from __future__ import annotations

from typing import Final

from purrlour.engine.event import Event

DREW, PLAYED = "drew", "played"

_FROM_HAND: Final = ("put", "chased", "covered", "matched", "attacked", "defended")

HANDLED: Final[dict[str, dict[str, tuple[str, str]]]] = {
    "exploding_kittens": {
        "drew": (DREW, "card"),
        "played": (PLAYED, "card"),
        "noped": (PLAYED, "=nope"),
        "defused": (PLAYED, "=defuse"),
    },
    "koty": {
        "drew": (DREW, "cards"),
        **dict.fromkeys(_FROM_HAND, (PLAYED, "card")),
        "hooted": (PLAYED, "=owl"),
        "fluttered": (PLAYED, "=moth"),
        "snatched": (PLAYED, "=bat"),
        "roared": (PLAYED, "=dragon"),
    },
    "mice_and_mystics": {
        "card-found": (DREW, "card"),
        "card-used": (PLAYED, "card"),
        "ability-used": (PLAYED, "ability"),
    },
    "wizard_kittens": {
        "drew": (DREW, "card"),
        "cast": (PLAYED, "spell"),
        "defeated": (PLAYED, "curse"),
    },
}
"""For each game and kind of event: what was done, and the fact that names the card, or the card
itself after a `=`. One literal dict."""


def handled(game: str, event: Event) -> tuple[str, int, list[str]] | None:
    """What was done with which cards, and by which seat; -1 where a party shares them."""
    way = HANDLED.get(game, {}).get(event.kind)
    if way is None:
        return None
    done, name = way
    seat: int = getattr(event, "seat", -1)
    if name.startswith("="):
        return done, seat, [name[1:]]
    found: str | tuple[str, ...] = getattr(event, name)
    return done, seat, [found] if isinstance(found, str) else list(found)
