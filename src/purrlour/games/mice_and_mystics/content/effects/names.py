"""Names: what a sentence may call by its name, and the number behind it."""

from __future__ import annotations

from dataclasses import dataclass, field, fields

from purrlour.games.mice_and_mystics.content.errors import Place


@dataclass(slots=True)
class Names:
    """Everything numbered so far; a chapter adds its own flags, counters and things."""

    kinds: dict[str, int] = field(default_factory=dict)
    cards: dict[str, int] = field(default_factory=dict)
    tokens: dict[str, int] = field(default_factory=dict)
    sides: dict[str, int] = field(default_factory=dict)
    spaces: dict[int, dict[str, int]] = field(default_factory=dict)
    """By side."""
    trophies: dict[str, int] = field(default_factory=dict)
    stories: dict[str, int] = field(default_factory=dict)
    flags: dict[str, int] = field(default_factory=dict)
    counters: dict[str, int] = field(default_factory=dict)
    things: dict[str, int] = field(default_factory=dict)

    def copy(self) -> Names:
        """The same names, to add others to."""
        return Names(**{one.name: dict(getattr(self, one.name)) for one in fields(self)})

    def find(self, group: str, name: str, place: Place) -> int:
        """The number of the thing with this name in `kinds`, `cards` …"""
        table: dict[str, int] = getattr(self, group)
        if name not in table:
            raise place.wrong("unknown", group=group, value=name, known=table)
        return table[name]

    def space(self, name: str, place: Place) -> tuple[int, int]:
        """Side and space of `t6_blue.s2`."""
        side_name, _, space_name = name.partition(".")
        side = self.find("sides", side_name, place)
        return side, self.space_of(side, space_name, place)

    def space_of(self, side: int, name: str, place: Place) -> int:
        """A space of this side."""
        table = self.spaces[side]
        if name not in table:
            raise place.wrong("unknown", group="spaces", value=name, known=table)
        return table[name]

    def story(self, key: str) -> int:
        """A passage's number; a new one gets the next."""
        return self.stories.setdefault(key, len(self.stories))
