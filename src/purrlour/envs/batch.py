"""Batch: many tables of one game, played side by side in one loop.

It knows no NumPy: it writes into arrays of bytes that NumPy looks at from outside.
"""

from __future__ import annotations

from typing import Any, final

from mypy_extensions import i64, u8

from purrlour.engine.cells import vec
from purrlour.engine.chance import Seeded
from purrlour.engine.decision import Outcome
from purrlour.engine.game import Game, State
from purrlour.envs.encode.base import Encoder
from purrlour.envs.rows import first_asked


class IllegalChoice(ValueError):
    """A code that its table's mask does not allow. Nothing was played."""


@final
class Place:
    """One table of a batch: a state, its luck, and what is asked of whom."""

    __slots__ = ("luck", "seat", "state")

    def __init__(self, state: State, luck: Seeded) -> None:
        self.state = state
        self.luck = luck
        self.seat: i64 = 0


@final
class Batch:
    """Tables that begin anew by themselves; each has a stream of luck of its own."""

    def __init__(
        self,
        game: Game[Any, Any, Any, Any],
        encoder: Encoder[Any],
        tables: int,
        seats: int,
        options: Any,
    ) -> None:
        self.game = game
        self.encoder = encoder
        self.seats: i64 = seats
        self.options = options
        self.actions: i64 = len(game.actions)
        self.places: list[Place] = []
        self.codes = vec[i64]([0] * len(game.actions))
        """Room for legal choices."""
        self.whim = Seeded(0)
        self.rows = vec[u8](bytes(tables * encoder.size))
        """Observations, a row for each table, of the seat that is asked."""
        self.masks = vec[u8](bytes(tables * self.actions))
        """Legal choices of that seat."""
        self.asked = vec[u8](bytes(tables))
        """Which seat that is."""
        self.over = vec[u8](bytes(tables))
        """1 where the last choice ended a playing, and another has begun."""
        self.drawn = vec[u8](bytes(tables * 2))
        """A legal choice by lot for each table, low byte first."""
        self.ended: list[tuple[int, Outcome]] = []
        """Tables whose playing the last choice ended, and how."""
        self.count: i64 = tables

    def reset(self, seed: int) -> None:
        """Every table begins anew; table i has the stream "table i" of the seed.

        Rows and masks are zeros when it is called, and so for `step`.
        """
        self.whim = Seeded(seed, "lots")
        self.ended = []
        self.places = []
        table: i64
        for table in range(self.count):
            luck = Seeded(seed, f"table {table}")
            state = self.game.deal(self.seats, self.options, luck)
            place = Place(state, luck)
            self.places.append(place)
            self.over[table] = 0
            self.show(table, place, self.game.asked(state))

    def check(self, choices: bytes) -> None:
        """Refuses them all if one is illegal: two bytes for each table, the low one first."""
        table: i64
        for table in range(self.count):
            code: i64 = choices[table * 2] + choices[table * 2 + 1] * 256
            if code >= self.actions or self.masks[table * self.actions + code] == 0:
                raise IllegalChoice(f"table {table} may not choose {code}")

    def step(self, choices: bytes) -> None:
        """Plays one choice at every table; they were checked."""
        table: i64
        if self.ended:
            self.ended = []
        game = self.game
        for table in range(self.count):
            place = self.places[table]
            code: i64 = choices[table * 2] + choices[table * 2 + 1] * 256
            game.apply(place.state, place.seat, code, place.luck, None)
            asked = game.asked(place.state)
            if asked == 0:
                outcome = game.outcome(place.state)
                assert outcome is not None
                self.ended.append((table, outcome))
                self.over[table] = 1
                place.state = game.deal(self.seats, self.options, place.luck)
                asked = game.asked(place.state)
            else:
                self.over[table] = 0
            self.show(table, place, asked)

    def show(self, table: i64, place: Place, asked: i64) -> None:
        """Writes who is asked, what that seat sees, and what it may choose."""
        first: i64 = table * self.actions
        masks, codes = self.masks, self.codes
        at: i64
        seat: i64 = first_asked(asked)
        place.seat = seat
        who: int = seat
        self.asked[table] = who
        count: i64 = self.game.legal_into(place.state, seat, codes)
        for at in range(count):
            masks[first + codes[at]] = 1
        lot: i64 = codes[self.whim.pick(count)]
        low: int = lot & 255
        high: int = lot >> 8
        self.drawn[table * 2] = low
        self.drawn[table * 2 + 1] = high
        self.encoder.write(place.state, seat, self.rows, table * self.encoder.size)

    def lots(self) -> bytes:
        """A random legal choice for each table, as `step` takes them."""
        return bytes(self.drawn)
