"""Atlas: the rooms of a box and the ways between them in each chapter, reckoned once and kept."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from purrlour.bots.mice_and_mystics.distances import Rooms
from purrlour.bots.mice_and_mystics.roads import Roads
from purrlour.games.mice_and_mystics.tables import Tables


@final
class Atlas:
    """The rooms of a box with its storybook."""

    def __init__(self, tables: Tables) -> None:
        self.tables = tables
        self.rooms = Rooms(tables)
        self._roads: dict[int, Roads] = {}

    def roads(self, chapter: i64) -> Roads:
        """All ways between the rooms of a chapter."""
        found = self._roads.get(chapter)
        if found is None:
            found = Roads(self.rooms, chapter)
            self._roads[chapter] = found
        return found
