"""Device: a client as the server sees it. It keeps every frame and believes none blindly."""

from __future__ import annotations

import asyncio
import json
from collections import defaultdict
from typing import Any, TypeAlias

import msgspec
from msgspec import UNSET

from purrlour.server import wire
from purrlour.server.matches.listener import Listener
from purrlour.server.matches.room import Room

Answer: TypeAlias = wire.Update | wire.Ack | wire.Answer | wire.Advice | wire.Refused

_read = msgspec.json.Decoder(wire.FromServer).decode


class Device(Listener):
    """One connection to a match."""

    def __init__(self, loop: asyncio.AbstractEventLoop) -> None:
        super().__init__()
        self._loop = loop
        self.room: Room | None = None
        self.frames: list[bytes] = []
        self.late: list[bytes] = []
        """Frames that nobody could read any more."""
        self.closed = ""
        """Why the server hung up; `gone` if the client did."""
        self.answers: defaultdict[str, list[Answer]] = defaultdict(list)
        """By command: everything that answers it, in order."""
        self.notes: list[wire.Note] = []
        self.v = 0
        # What the last updates told.
        self.place = -9
        self.about: wire.About
        self.view: Any = None
        self.pending: list[wire.Pending] = []
        self.decision: int | None = None
        self.choices: list[str] = []
        self.anytime: list[str] = []
        self.undo = "no"
        self.wish: wire.UndoWish | None = None
        self.order: wire.StandingOrder | None = None
        self.paused = False
        self.ending: wire.Ending | None = None
        self.clock = 0

    def submit(self, command: wire.AnyCommand) -> None:
        """Sends a command."""
        assert self.room is not None, "not connected"
        self._loop.call_soon(self.room.submit, self, command)

    def submit_now(self, command: wire.AnyCommand) -> None:
        """Sends a command that the server reads in this very moment."""
        assert self.room is not None, "not connected"
        self.room.submit(self, command)

    def hang_up(self) -> None:
        """The line is cut from this side."""
        self.closed = self.closed or "gone"
        if self.room is not None:
            self._loop.call_soon(self.room.leave, self)

    # From the server.

    def close(self, key: str) -> None:
        self.closed = self.closed or key

    def send(self, frame: bytes) -> None:
        if self.closed:
            self.late.append(frame)
            return
        self.frames.append(frame)
        told = _read(frame)
        match told:
            case wire.Update():
                self._update(told)
            case wire.Ack() | wire.Answer() | wire.Advice() | wire.Refused():
                self.answers[told.id].append(told)
            case wire.Bye():
                raise AssertionError("rooms say goodbye by closing")

    def _update(self, told: wire.Update) -> None:
        assert told.since == self.v, f"told of {told.since} on, but we are at {self.v}"
        numbers = [note.n for note in told.notes]
        assert numbers == list(range(told.since + 1, told.v + 1)), "the stream has a gap"
        self.v = told.v
        self.notes += told.notes
        if told.seat is not UNSET:
            self.place = told.seat
        for field in told.__struct_fields__[6:]:
            value = getattr(told, field)
            if value is not UNSET:
                setattr(self, field, json.loads(bytes(value)) if field == "view" else value)
        if told.about is not UNSET:
            self.about = told.about
        if told.acks is not UNSET:
            for name in told.acks:
                self.answers[name].append(told)
