"""Observers of OpenSpiel's: the public part of a table, the private ones, or a player's whole view.

Whatever one tells follows from the engine's own views, of a watcher or of a seat: two worlds that
its viewer cannot tell apart look the same to it.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import prod
from typing import TYPE_CHECKING, Any, Final, TypeAlias

import numpy as np
import numpy.typing as npt
from pyspiel import PrivateInfoType

from purrlour.engine.decision import WATCHER
from purrlour.engine.game import State
from purrlour.envs.encode.field import offsets_of
from purrlour.envs.encode.roster import FIELDS
from purrlour.envs.rows import observed
from purrlour.games.exploding_kittens import story as kittens
from purrlour.games.koty import story as cats

if TYPE_CHECKING:
    from purrlour.envs.spiel import SpielGame, SpielState

STORIES: Final[dict[str, int]] = {"exploding_kittens": kittens.ROOM, "koty": cats.ROOM}
"""Room for what a seat could remember, in games whose views tell a story."""

Numbers: TypeAlias = npt.NDArray[np.float32]


class Observer:
    """Words and numbers of one kind: public or not, private of nobody, of one or of all; with
    perfect recall, also what could be remembered of the playing.

    Words hold all of a view that people get, or with recall, that bots get. The public part is
    the watcher's view, whoever asks; the private part of a seat is what its own view says
    otherwise. How the table came about is told where it matters to what is hidden.
    """

    def __init__(self, game: SpielGame, kind: Any) -> None:
        self.rules_of = game.rules_of
        self.encoder = game.encoder
        self.players = game.players
        self.remembers = bool(kind.perfect_recall)
        self.public = bool(kind.public_info)
        self.private = kind.private_info
        self.whole = self.public and self.private == PrivateInfoType.SINGLE_PLAYER
        where, fields = offsets_of(FIELDS[game.key]), FIELDS[game.key]
        self.own = {field.name: where[field.name] for field in fields if field.private}
        """Where the private fields stand in a row."""
        shapes = self._shapes(STORIES.get(game.key, 0) if self.remembers else 0)
        self.tensor: Numbers = np.zeros(sum(map(prod, shapes.values())), np.float32)
        self.dict: dict[str, Numbers] = {}
        start = 0
        for name, shape in shapes.items():
            end = start + prod(shape)
            self.dict[name] = self.tensor[start:end].reshape(shape)
            start = end

    def set_from(self, state: SpielState, player: int) -> None:
        """Zeros until the cards are dealt."""
        self.tensor.fill(0)
        real = state.table.state
        if real is None:
            return
        if self.public:
            viewer = player if self.whole else WATCHER
            self.dict["observation" if self.whole else "public"][:] = self._row(real, viewer)
            if "story" in self.dict:
                story = self._story(real, viewer)
                self.dict["story"][: len(story)] = story
        for place, seat in enumerate(self._told_of(player)):
            row = self._row(real, seat)
            for name, part in self.own.items():
                self.dict[name][place] = row[part]
            if "own_story" in self.dict:
                story, open_story = self._story(real, seat), self._story(real, WATCHER)
                known = np.where(story == open_story, 0, story.astype(np.float32) + 1)
                self.dict["own_story"][place, : len(story)] = known

    def string_from(self, state: SpielState, player: int) -> str:
        """The view in words of the game."""
        real = state.table.state
        if real is None:
            return "dealing" if self.public else ""
        parts = [self._seen(real, player if self.whole else WATCHER)] if self.public else []
        if seats := self._told_of(player):
            own = [self._own_facts(real, seat) for seat in seats]
            parts.append(own[0] if self.private == PrivateInfoType.SINGLE_PLAYER else own)
        return "\n".join(map(str, parts))

    def _told_of(self, player: int) -> Sequence[int]:
        """The seats whose private part stands by itself."""
        if self.private == PrivateInfoType.ALL_PLAYERS:
            return range(self.players)
        return [] if self.whole or self.private == PrivateInfoType.NONE else [player]

    def _shapes(self, room: int) -> dict[str, tuple[int, ...]]:
        """The pieces of a tensor; private ones have a row for each seat that is told of."""
        found: dict[str, tuple[int, ...]] = {}
        if self.public:
            found["observation" if self.whole else "public"] = (int(self.encoder.size),)
            if room:
                found["story"] = (room,)
        if seats := len(self._told_of(0)):
            found |= {name: (seats, part.stop - part.start) for name, part in self.own.items()}
            if room:
                found["own_story"] = (seats, room)
        return found

    def _row(self, state: State, viewer: int) -> npt.NDArray[np.int8]:
        row: Any = observed(self.encoder, state, viewer)
        return np.frombuffer(row, np.int8)

    def _story(self, state: State, viewer: int) -> npt.NDArray[np.uint8]:
        return np.frombuffer(self.rules_of.view(state, viewer).story, np.uint8)

    def _seen(self, state: State, viewer: int) -> object:
        return self.rules_of.view(state, viewer) if self.remembers else self._facts(state, viewer)

    def _facts(self, state: State, viewer: int) -> dict[str, object]:
        if self.remembers:
            return dict(vars(self.rules_of.view(state, viewer)))
        return self.rules_of.shown(state, viewer)

    def _own_facts(self, state: State, seat: int) -> dict[str, object]:
        """What the view of a seat says and that of a watcher does not."""
        public = self._facts(state, WATCHER)
        return {
            name: fact
            for name, fact in self._facts(state, seat).items()
            if name == "seat" or fact != public[name]
        }
