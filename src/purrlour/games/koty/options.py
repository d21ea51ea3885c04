"""House rules (KO-O1…O7)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from purrlour.engine.errors import InvalidOptions
from purrlour.engine.options import Options, choice, read_options, switch
from purrlour.games.koty.state import SURPLUS
from purrlour.games.koty.teams import SEATINGS

_SOME = ("1", "2", "3", "4")


@dataclass(frozen=True)
class KotyOptions(Options):
    """The booklet's game without its variants by default, and an end to endless exchanges."""

    moths: str = choice("0", *_SOME)
    """Night cards in the deck (KO-O1, KO-71)."""
    bats: str = choice("0", *_SOME)
    owls: str = choice("0", *_SOME)
    dragon: bool = switch(False)
    teams: str = choice(*SEATINGS)
    """Who plays with whom (KO-O2)."""
    limit: str = choice("exchanges", "off", "30", "60")
    """When a game that goes on and on is scored (KO-O3)."""
    repeats: str = choice("20", "10", "5", "off")
    """How often an attack may be repeated (KO-O4)."""
    surplus: str = choice(*SURPLUS)
    """What a fight loses if no land can take its Nine (KO-O7, KO-A6)."""
    together: bool = switch(False)
    """Partners are asked at once (KO-O5)."""
    first: str = choice("random", "0", "1", "2", "3", "4", "5")
    """Who begins (KO-O6)."""


PRESETS: Final[dict[str, dict[str, str]]] = {
    "book": {},
    "night": {"moths": "4", "bats": "4", "owls": "4", "dragon": "on"},
    "owls": {"owls": "4"},
}
"""House rules that go well together, for any number of seats."""


def read(settings: dict[str, str]) -> KotyOptions:
    """The options with these written values; a seating that puts partners together is told why."""
    seating = settings.get("teams", "off")
    letters = seating.lower()
    if letters not in SEATINGS and letters and set(letters) <= set("abc"):
        neighbours = zip(letters, letters[1:] + letters[:1], strict=True)
        if any(one == other for one, other in neighbours):
            raise InvalidOptions("partners-side-by-side", clause="KO-88", value=seating[:60])
    return read_options(KotyOptions, settings)
