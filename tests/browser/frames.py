"""What a page was sent, held against the truth: every card in it must be known to its seat.

It is no second use of the server's own views: who may know what is written here once more, from
the rules, and the truth comes from the log of the finished match.
"""

from __future__ import annotations

import json
from dataclasses import dataclass, field
from typing import Any, cast

from playwright.sync_api import Page, WebSocket

from purrlour.games.exploding_kittens.content import NAMES
from purrlour.games.exploding_kittens.memory import row_cards
from purrlour.games.exploding_kittens.state import Kittens
from purrlour.server.care.transfer import received
from purrlour.server.chronicle import decode_chronicle, read_chronicle
from purrlour.server.matches.entries import Dealt, Step, read_entry
from purrlour.server.matches.match import Match

OPEN = frozenset(
    {
        *("seat", "seats", "house", "phase", "asked", "turn", "owed", "attacked", "alive"),
        *("cards", "hand", "pile", "kittens", "remembered", "discard", "box", "unseen", "pawn"),
        *("play", "named", "chain", "top"),
    }
)
"""The fields a view may have. Those about cards are looked into."""


@dataclass
class Ear:
    """Hears every frame that a page gets."""

    page: Page
    frames: list[str] = field(default_factory=list)

    def __post_init__(self) -> None:
        self.page.on("websocket", self._opened)

    def _opened(self, socket: WebSocket) -> None:
        socket.on("framereceived", lambda frame: self.frames.append(str(frame)))

    def updates(self) -> list[dict[str, Any]]:
        """The updates among them."""
        read = [cast("dict[str, Any]", json.loads(frame)) for frame in self.frames]
        return [message for message in read if message["t"] == "update"]


@dataclass(frozen=True)
class Truth:
    """All cards at one moment."""

    hands: list[list[str]]
    pile: list[str]
    """The top first."""


def read_truth(chronicle: bytes) -> tuple[Match, list[Truth]]:
    """The match, and what was true after the deal and after each step."""
    kept, entries = received(read_chronicle(decode_chronicle(chronicle)))
    match = Match(kept)
    truth: list[Truth] = []
    for written in entries:
        entry = read_entry(written)
        match.take(entry)
        if isinstance(entry, Dealt | Step):
            assert match.table is not None
            state = match.table.state
            assert isinstance(state, Kittens)
            hands = [list(row_cards(state, one)) for one in range(state.seats)]
            pile = [NAMES[card] for card in reversed(state.pile_cards())]
            truth.append(Truth(hands, pile))
    return match, truth


def insist_nothing_leaked(ear: Ear, seat: int, chronicle: bytes) -> int:
    """Every frame tells only what this seat may know; gives how many views were looked into."""
    match, truth = read_truth(chronicle)
    looked = steps = 0
    saw = False
    for update in ear.updates():
        over = update.get("ending") is not None
        if update["since"] == 0:
            steps = 0
        for note in update["notes"]:
            steps += note["kind"] == "step"
            for event in note.get("events", ()):
                _look_at_event(event, seat)
                own = event["kind"] in ("peeked", "hid") and event["seat"] == seat
                saw = own or (saw and event["kind"] != "shuffled")
        if view := update.get("view"):
            looked += 1
            _look_at_view(view, seat, truth[steps])
            assert saw or not any(view["remembered"])
        about = update.get("about", {})
        assert over or "secret" not in about
    secret = match.kept.secret.hex()
    tokens = [chair.token for chair in match.chairs if chair.token]
    before = [frame for frame in ear.frames if '"ending":{' not in frame]
    assert not any(word in frame for word in (secret, *tokens) for frame in before)
    return looked


def _look_at_event(event: dict[str, Any], seat: int) -> None:
    """Cards that change hands, are drawn, seen or hidden, are for those concerned (EK-17, 20, 39,
    42, 52); everything else happens in the open."""
    concerned = seat in (event.get("seat"), event.get("taker"))
    kind = event["kind"]
    if kind in ("drew", "peeked", "hid"):
        concerned = event["seat"] == seat
    if kind in ("drew", "gave") and not concerned:
        assert event["card"] == "", event
    if kind == "peeked" and not concerned:
        assert event["cards"] == [], event
    if kind == "hid" and not concerned:
        assert event["place"] == -1, event


def _look_at_view(view: dict[str, Any], seat: int, truth: Truth) -> None:
    assert set(view) <= OPEN, set(view) - OPEN
    assert view["seat"] == seat
    assert sorted(view["hand"]) == sorted(truth.hands[seat])
    assert view["cards"] == [len(hand) for hand in truth.hands]
    assert view["pile"] == len(truth.pile)
    for place, card in enumerate(view["remembered"]):
        assert card in ("", truth.pile[place])
