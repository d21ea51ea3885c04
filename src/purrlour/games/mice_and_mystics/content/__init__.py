"""What is in the box: heroes, cards, minions, rooms and storybooks, as data.

`NAMES` are the ids of all things that have a title. They are read from the data when somebody
asks for them: importing this package reads no file.
"""

from __future__ import annotations

TROPHIES = ("cheesemaster", "roach_lord", "poison_master", "fugitive", "cat_tamer")
"""The individual trophies, whose rules are the rulebook's own (MM-284 to MM-292)."""


def __getattr__(name: str) -> tuple[str, ...]:
    if name != "NAMES":
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    # Imported here, because reading the data takes a while and few need the names.
    from purrlour.games.mice_and_mystics.content.load import content  # noqa: PLC0415
    from purrlour.games.mice_and_mystics.content.whole import titled  # noqa: PLC0415

    return (*titled(content()), *TROPHIES)
