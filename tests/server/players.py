"""Players: real clients. They sit down over HTTP, play over a WebSocket, and keep a ledger.

A player whose line breaks comes back with what it knows, and sends again what nobody answered,
under the same name. It notices by itself if nobody is there any more.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from contextlib import suppress
from itertools import count
from random import Random
from typing import Any, Final

import msgspec
from msgspec import UNSET, Struct, UnsetType
from picows import WSError, WSFrame, WSListener, WSMsgType, WSTransport, ws_connect

from purrlour.server import wire
from purrlour.server.matches.checks import EMOTES
from purrlour.server.matches.updates import encode, first_update
from tests.server.ledgers import Ledger, Truth
from tests.waiting import LIMIT

AGAIN_SECONDS: Final = 0.1
"""Before another try to connect, or to send what could not be stored."""
UNSURE: Final = ("storage-trouble", "too-fast")
"""Refusals that say: ask again."""
HARMLESS: Final = (
    "too-late",
    "nothing-to-undo",
    "undo-already-asked",
    "undo-alone",
    "nobody-asked",
    "game-over",
    "already-playing",
)
"""Refusals that crossed something else on its way."""


class Told(Struct, tag_field="t", tag="update"):
    """An update as it came: what need not be read is kept in bytes."""

    since: int
    v: int
    notes: list[msgspec.Raw]
    acks: list[str] = []
    seat: msgspec.Raw | UnsetType = UNSET
    about: msgspec.Raw | UnsetType = UNSET
    view: msgspec.Raw | UnsetType = UNSET
    pending: list[wire.Pending] | UnsetType = UNSET
    decision: int | None | UnsetType = UNSET
    choices: list[str] | UnsetType = UNSET
    anytime: list[str] | UnsetType = UNSET
    undo: str | UnsetType = UNSET
    wish: wire.UndoWish | None | UnsetType = UNSET
    order: msgspec.Raw | UnsetType = UNSET
    paused: msgspec.Raw | UnsetType = UNSET
    ending: msgspec.Raw | UnsetType = UNSET


_SCREEN: Final = Told.__struct_fields__[4:]
"""What a screen shows."""

_read: Final = msgspec.json.Decoder(
    Told | wire.Ack | wire.Answer | wire.Advice | wire.Refused | wire.Bye
).decode


class Player(WSListener):
    """Somebody in a chair, or beside the table without a token.

    `urls` are the ends of the parlour; if one does not answer, the next is tried. `playing`:
    answers every question with any choice at once. `fidgets`: how often it does something else
    as well. `patience`: seconds of silence after which it hangs up; 0 is never.
    """

    def __init__(
        self,
        seated: wire.Seated,
        urls: Sequence[str],
        *,
        luck: Random,
        patience: float = 0.0,
        fidgets: float = 0.0,
    ) -> None:
        self.seated = seated
        self.urls = list(urls)
        self.ledger = Ledger(seated.match, seated.seat)
        self.playing = False
        self.screen: dict[str, Any] = {}
        """The last that was told of everything."""
        self.byes: list[str] = []
        self.codes: list[int] = []
        """With which the server hung up."""
        self.entered = 0.0
        """When it was last let in, on the loop's clock."""
        self.heard_at = 0.0
        """When it last heard anything."""
        self.on_ack: Callable[[Player, wire.AnyCommand], None] | None = None
        self.on_update: Callable[[Player], None] | None = None
        self._luck = luck
        self._patience = patience
        self._fidgets = fidgets
        self._names = count(1)
        self._device = f"{luck.getrandbits(32):x}"
        self._line: WSTransport | None = None
        self._last: WSTransport | None = None
        """The line, also when it is broken."""
        self._inside = False
        self._lost = asyncio.Event()
        self._life: asyncio.Task[None] | None = None
        self._pulse: asyncio.TimerHandle | None = None
        self._loop = asyncio.get_running_loop()

    # The line.

    @property
    def here(self) -> bool:
        """Whether it has been let in."""
        return self._inside

    def come(self) -> None:
        """Connects, and again whenever the line breaks."""
        if self._life is None:
            self._life = self._loop.create_task(self._live())

    async def go(self) -> None:
        """Hangs up for good."""
        if self._life is not None:
            self._life.cancel()
            with suppress(asyncio.CancelledError):
                await self._life
            self._life = None
        if self._last is not None:
            await self._last.wait_disconnected()

    def drop(self) -> None:
        """Breaks the line, without a word."""
        line = self._line
        if line is not None:
            self.on_ws_disconnected(line)  # what it says from now on is not heard
            line.disconnect(graceful=False)

    async def _live(self) -> None:
        while True:
            self._lost.clear()
            try:
                await self._connect()
                await self._lost.wait()
            except (OSError, WSError):
                self.urls.append(self.urls.pop(0))
                await asyncio.sleep(AGAIN_SECONDS * self._luck.uniform(0.5, 1.5))
            finally:
                self.drop()
            if self.byes[-1:] == ["trouble"]:  # no hurry: it will not be better at once
                self.byes.append("")
                await asyncio.sleep(AGAIN_SECONDS)

    async def _connect(self) -> None:
        url = f"ws{self.urls[0].removeprefix('http')}/ws"
        patience = self._patience or LIMIT
        connecting = self._loop.create_task(
            ws_connect(lambda: self, url, websocket_handshake_timeout=patience)
        )
        try:
            await asyncio.shield(connecting)
        except asyncio.CancelledError:  # which would leave a socket behind
            with suppress(OSError, WSError):
                await connecting
            raise
        if self._line is None:
            raise ConnectionResetError
        token = self.seated.token or None
        v = len(self.ledger.notes)
        self._write(encode(wire.Hello(match=self.seated.match, token=token, v=v)))

    def on_ws_connected(self, transport: WSTransport) -> None:
        self._line = self._last = transport
        self.heard_at = self._loop.time()
        if self._patience:
            self._pulse = self._loop.call_later(self._patience / 2, self._beat)

    def on_ws_disconnected(self, transport: WSTransport) -> None:
        if transport is self._line:
            self._line = None
            self._inside = False
            self._lost.set()
            if self._pulse is not None:
                self._pulse.cancel()

    def _beat(self) -> None:
        """Somebody who is there answers."""
        silent = self._loop.time() - self.heard_at
        if silent >= self._patience:
            self.drop()
            return
        if silent >= self._patience / 2 and self._inside:
            self._write(encode(wire.Ping(id="beat")))
        self._pulse = self._loop.call_later(self._patience / 4, self._beat)

    def _write(self, frame: bytes) -> None:
        if self._line is not None:
            self._line.send(WSMsgType.TEXT, frame)

    # What is told.

    def on_ws_frame(self, transport: WSTransport, frame: WSFrame) -> None:
        if transport is not self._line:
            return
        self.heard_at = self._loop.time()
        if frame.msg_type == WSMsgType.CLOSE:
            self.codes.append(int(frame.get_close_code().value))
            transport.send_close(frame.get_close_code())
            transport.disconnect()
        if frame.msg_type != WSMsgType.TEXT:
            return
        told = _read(frame.get_payload_as_bytes())
        if isinstance(told, Told):
            self._follow(told)
        elif isinstance(told, wire.Ack):
            self._acked(told.id)
            self._go_on()
        elif isinstance(told, wire.Refused):
            self._refused(told)
        elif isinstance(told, wire.Bye):
            self.byes.append(told.key)

    def _follow(self, told: Told) -> None:
        ledger = self.ledger
        ledger.follow(told.since, told.v, [bytes(note) for note in told.notes])
        for field in _SCREEN:
            value = getattr(told, field)
            if value is not UNSET:
                self.screen[field] = value
        for name in told.acks:
            if name.startswith(self._device):  # not another device of the same chair
                self._acked(name)
        if not self._inside:
            self._inside = True
            self.entered = self._loop.time()
            for command in tuple(ledger.open.values()):
                self._write(encode(command))
        if self.on_update is not None:
            self.on_update(self)
        self._go_on()

    def _acked(self, name: str) -> None:
        command = self.ledger.ack(name)
        if command is not None and self.on_ack is not None:
            self.on_ack(self, command)

    def _refused(self, told: wire.Refused) -> None:
        if told.key in UNSURE:
            self.ledger.troubles.append(told.id)
            self._loop.call_later(AGAIN_SECONDS, self._send_again, told.id)
            return
        if told.key not in HARMLESS:
            self.ledger.faults.append(f"{self.ledger.sent.get(told.id)}: {told.key}")
        if told.id in self.ledger.acked:
            self.ledger.faults.append(f"{told.id} was acked, then refused: {told.key}")
        self.ledger.refused[told.id] = told.key
        self.ledger.open.pop(told.id, None)
        self._go_on()

    def _send_again(self, name: str) -> None:
        command = self.ledger.open.get(name)
        if command is not None and self._inside:  # else it is sent on coming back
            self._write(encode(command))

    # What is done.

    def send(self, command: wire.AnyCommand) -> None:
        """Sends a command, and sends it again until it is answered."""
        self.ledger.sent[command.id] = self.ledger.open[command.id] = command
        if self._inside:
            self._write(encode(command))

    def name(self) -> str:
        """A new name for a command."""
        return f"{self._device}-{next(self._names)}"

    @property
    def over(self) -> bool:
        """Whether it was told of the end."""
        return "ending" in self.screen

    @property
    def asked(self) -> int | None:
        """The number of the question that it has to answer and has not answered."""
        number: int | None = self.screen.get("decision")
        if number is None or self.over:
            return None
        for command in reversed(self.ledger.sent.values()):
            if isinstance(command, wire.Play):
                return None if command.decision == number else number
        return number

    def move(self) -> bool:
        """Answers with any choice; False if nothing was asked."""
        number = self.asked
        if number is None:
            return False
        action = self._luck.choice(self.screen["choices"])
        self.send(wire.Play(id=self.name(), action=action, decision=number))
        return True

    def _go_on(self) -> None:
        if not self.playing or self.ledger.open:
            return
        wish: wire.UndoWish | None = self.screen.get("wish")
        if wish is not None and self.seated.seat in wish.needs:
            self.send(wire.Agree(id=self.name(), yes=self._luck.random() < 0.5))
        elif self._luck.random() < self._fidgets and not self.over:
            self._fidget()
        else:
            self.move()

    def _fidget(self) -> None:
        if self.screen.get("undo") in ("free", "ask") and self._luck.random() < 0.5:
            self.send(wire.Undo(id=self.name()))
        else:
            self.send(wire.Emote(id=self.name(), emote=self._luck.choice(EMOTES)))

    # Truth.

    def in_step(self, truth: Truth) -> bool:
        """Whether nothing is unanswered, and its screen shows what the log says."""
        if self.ledger.open or not self._inside:
            return False
        seat, match = self.seated.seat, truth.match
        if len(self.ledger.notes) != match.stream(seat):
            return False
        true = _read(first_update(match, seat, since=0, now=match.at))
        assert isinstance(true, Told)
        return all(
            _timeless(getattr(true, field)) == _timeless(self.screen.get(field, UNSET))
            for field in _SCREEN
        )


def _timeless(shown: Any) -> Any:
    """Time goes on between two looks."""
    if isinstance(shown, msgspec.Raw):
        return bytes(shown)
    if isinstance(shown, list):
        return [
            (one.seat, one.kind, one.about) if isinstance(one, wire.Pending) else one
            for one in shown
        ]
    return shown
