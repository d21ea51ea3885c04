"""What a page was sent, held against the truth: every card in it must be known to its seat.

It is no second use of the server's own views: who may know what is written once more by each
game's witness, from the rules, and the truth comes from the log of the finished match.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import lru_cache
from typing import Any, cast

from playwright.sync_api import Page, WebSocket

from purrlour.server.care.transfer import received
from purrlour.server.chronicle import decode_chronicle, read_chronicle
from purrlour.server.matches.entries import Dealt, Step, read_entry
from purrlour.server.matches.match import Match
from tests.browser.games import BY_KEY


@dataclass
class Ear:
    """Hears every frame that a page gets."""

    page: Page
    frames: list[str] = field(default_factory=list)

    def __post_init__(self) -> None:
        self.page.on("websocket", self._opened)

    def _opened(self, socket: WebSocket) -> None:
        socket.on("framereceived", lambda frame: self.frames.append(str(frame)))


@lru_cache(maxsize=8)
def read_truth(chronicle: bytes) -> tuple[Match, list[Any]]:
    """The match, and what was true after the deal and after each step."""
    kept, entries = received(read_chronicle(decode_chronicle(chronicle)), unfinished=True)
    match = Match(kept)
    truth: list[Any] = []
    for written in entries:
        entry = read_entry(written)
        match.take(entry)
        if isinstance(entry, Dealt | Step):
            assert match.table is not None
            truth.append(BY_KEY[kept.game].truth(match.table.state))
    return match, truth


def insist_nothing_leaked(frames: Sequence[str], seat: int, chronicle: bytes) -> int:
    """Every frame tells only what this seat may know; gives how many views were looked into."""
    match, truth = read_truth(chronicle)
    witness_of = BY_KEY[match.kept.game].witness
    looked = steps = 0
    witness = witness_of(seat)
    for update in map(_read, frames):
        if update["t"] != "update":
            continue
        if update["since"] == 0:
            steps, witness = 0, witness_of(seat)
        for note in update["notes"]:
            steps += note["kind"] == "step"
            for event in note.get("events", ()):
                witness.hears(event)
        if view := update.get("view"):
            looked += 1
            witness.sees(view, truth[steps])
        over = update.get("ending") is not None
        assert over or "secret" not in update.get("about", {})
    secret = match.kept.secret.hex()
    tokens = [chair.token for chair in match.chairs if chair.token]
    before = [frame for frame in frames if '"ending":{' not in frame]
    assert not any(word in frame for word in (secret, *tokens) for frame in before)
    return looked


def _read(frame: str) -> dict[str, Any]:
    return cast("dict[str, Any]", json.loads(frame))
