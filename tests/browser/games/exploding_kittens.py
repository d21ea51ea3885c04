"""Exploding Kittens in the browser."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from purrlour.games.exploding_kittens.content import NAMES
from purrlour.games.exploding_kittens.memory import row_cards
from purrlour.games.exploding_kittens.state import Kittens
from purrlour.games.exploding_kittens.view import KittensView
from purrlour.server.matches.match import Match
from purrlour.server.matches.settings import Settings
from tests.browser.facts import Played, Playing, Say, Sharing
from tests.browser.outline import Thing
from tests.browser.positions import Wanted, asked
from tests.browser.visits import (
    Screen,
    Visit,
    hinted,
    lifted,
    literal,
    new_table,
    replay,
    table,
)
from tests.figures import figure

KEY = "exploding_kittens"
CALM = ("draw", "pass")


# Moments and screens.


def _window(match: Match, view: KittensView) -> bool:
    """A Nope lies on a play, and the seat may answer it."""
    return asked(match, view, "nope") and view.chain == 1 and "nope" in view.hand


def _turn(match: Match, view: KittensView) -> bool:
    """A full hand, with equal cards and things that can be done; some cards are played."""
    equal = any(view.hand.count(card) > 2 for card in view.hand)
    return asked(match, view, "turn") and equal and len(view.discard) > 3 and view.pawn == view.seat


POSITIONS = {
    name: Wanted(seats, sees, calm=CALM)
    for name, (seats, sees) in {
        "turn": (4, _turn),
        "crowded": (2, lambda match, view: len(view.hand) > 13 and asked(match, view, "turn")),
        "window": (5, _window),
        "future": (3, lambda match, view: asked(match, view, "look")),
        "demand": (3, lambda match, view: asked(match, view, "name")),
        "favor": (4, lambda match, view: asked(match, view, "give") and len(view.hand) > 4),
        "hide": (3, lambda match, view: asked(match, view, "put")),
        "waiting": (
            5,
            lambda match, view: not asked(match, view, "turn") and len(view.discard) > 6,
        ),
        "out": (3, lambda match, view: not view.alive[view.seat] and match.phase == "playing"),
        "won": (2, lambda match, view: match.phase == "over" and view.alive[view.seat]),
        "lost": (4, lambda match, view: match.phase == "over" and not view.alive[view.seat]),
    }.items()
} | {"unadvised": Wanted(3, _turn, calm=CALM, settings=Settings(hints=False))}


def _rules(visit: Visit) -> None:
    visit.go(f"rules/{KEY}#EK-31")
    visit.sees("web-rules-search")


def _refused(visit: Visit) -> None:
    """What cannot be done now says why."""
    visit.sit("favor")
    pile = re.compile(literal(visit.words.say("thing-pile")))
    visit.page.get_by_role("button", name=pile).click()
    visit.page.get_by_role("button", name=visit.words.say("web-table-close-reason")).wait_for()


SCREENS = [
    Screen(f"{KEY}-new", new_table),
    Screen(f"{KEY}-rules", _rules),
    *(Screen(f"{KEY}-{name}", table(name), scrolls=False) for name in POSITIONS),
    Screen(f"{KEY}-lifted", lifted("turn"), scrolls=False),
    Screen(f"{KEY}-refused", _refused, scrolls=False),
    Screen(f"{KEY}-hint", hinted("turn"), scrolls=False),
    Screen(f"{KEY}-replay", replay("won")),
]


# What robots find on the table.


def _galleries(buttons: Sequence[Thing], say: Say) -> list[Thing]:
    """Cards and pawns to choose from, each in a region of its own."""
    prompt = ("region", say("web-table-prompt"))
    return [
        one
        for one in buttons
        if any(role == "region" for role, _ in one.within) and prompt not in one.within
    ]


def _seats(buttons: Sequence[Thing], say: Say) -> list[Thing]:
    return [one for one in buttons if one.is_in("list", say("web-table-seats"))]


# What a seat may know.

OPEN = frozenset(
    {
        *("seat", "seats", "house", "phase", "asked", "turn", "owed", "attacked", "alive"),
        *("cards", "hand", "pile", "kittens", "remembered", "risk", "discard", "box", "unseen"),
        *("pawn", "play", "named", "chain", "top"),
    }
)
"""The fields a view may have. Those about cards are looked into."""


@dataclass(frozen=True)
class Truth:
    """All cards at one moment."""

    hands: list[list[str]]
    pile: list[str]
    """The top first."""


def truth(state: Kittens) -> Truth:
    hands = [list(row_cards(state, one)) for one in range(state.seats)]
    return Truth(hands, [NAMES[card] for card in reversed(state.pile_cards())])


@dataclass
class Witness:
    """Of one seat."""

    seat: int
    saw: bool = False
    """Whether it looked into the pile since that was shuffled."""

    def hears(self, event: dict[str, Any]) -> None:
        """Cards that change hands, are drawn, seen or hidden, are for those concerned (EK-17, 20,
        39, 42, 52); everything else happens in the open."""
        kind, seat = event["kind"], self.seat
        concerned = seat in (event.get("seat"), event.get("taker"))
        if kind in ("drew", "peeked", "hid"):
            concerned = event["seat"] == seat
        if kind in ("drew", "gave") and not concerned:
            assert event["card"] == "", event
        if kind == "peeked" and not concerned:
            assert event["cards"] == [], event
        if kind == "hid" and not concerned:
            assert event["place"] == -1, event
        own = kind in ("peeked", "hid") and concerned
        self.saw = own or (self.saw and kind != "shuffled")

    def sees(self, view: dict[str, Any], truth: Truth) -> None:
        """Its own hand, what it remembers of the pile, and how many cards there are elsewhere."""
        assert set(view) <= OPEN, set(view) - OPEN
        assert view["seat"] == self.seat
        assert sorted(view["hand"]) == sorted(truth.hands[self.seat])
        assert view["cards"] == [len(hand) for hand in truth.hands]
        assert view["pile"] == len(truth.pile)
        assert self.saw or not any(view["remembered"])
        for place, card in enumerate(view["remembered"]):
            assert card in ("", truth.pile[place])


FOUR = ("phone", "desktop", "tablet")

PLAYED = Played(
    key=KEY,
    positions=POSITIONS,
    screens=SCREENS,
    # Each language has another host, so that every way opens a table and every way joins one.
    playings={
        "en": Playing(4, FOUR, few=("phone", "tablet")),
        "pl": Playing(4, FOUR[::-1]),
    },
    sharing=Sharing(seats=4, devices=("tablet",), handed=figure(4, long=0, plain=4)),
    window=("window", "action-nope"),
    choice="favor",
    begin=_galleries,
    aim=_seats,
    truth=truth,
    witness=Witness,
)
