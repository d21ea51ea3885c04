"""Wizard Kittens in the browser."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

from purrlour.games.wizard_kittens.content import (
    COPIES,
    CREDIT_NAMES,
    CURSE_NAMES,
    NAMES,
    TYPE_NAMES,
)
from purrlour.games.wizard_kittens.state import CREDIT, Wizards
from purrlour.games.wizard_kittens.view import WizardView
from purrlour.server.matches.match import Match
from tests.browser.facts import Played, Playing, Say, Sharing
from tests.browser.outline import Thing
from tests.browser.positions import Wanted, asked
from tests.browser.visits import Screen, Visit, hinted, new_table, replay, table
from tests.figures import figure

KEY = "wizard_kittens"
ADVANCED = {"kitten_side": "advanced", "new_rules": "on", "kitten_pick": "random"}
CHAOS = {"chaos_mode": "on", "chaos_cats": "4", "kitten_side": "advanced", "kitten_pick": "random"}


# Moments and screens.


def _full(view: WizardView, cards: int) -> bool:
    """Whether so many cards lie in the circles, and some in each."""
    sizes = [sum(map(len, circle)) for circle in view.circles]
    return sum(sizes) >= cards and all(sizes)


def _asks(match: Match, view: WizardView, kind: str, cards: int) -> bool:
    return asked(match, view, kind) and _full(view, cards)


def _matching(view: WizardView) -> bool:
    """A need that is met nearly, and a chapter with too much of something."""
    have = [
        len(need) - len(missing)
        for need, missing in zip(view.needs, view.missing[view.seat], strict=True)
    ]
    return max(have) >= 2 and max(view.spare[view.seat]) >= 1


POSITIONS = {
    "turn": Wanted(
        4,
        lambda match, view: _asks(match, view, "turn", 20) and view.open == 3 and _matching(view),
    ),
    "two": Wanted(2, lambda match, view: _asks(match, view, "turn", 9) and view.beaten > 0),
    "kitten": Wanted(4, lambda match, view: asked(match, view, "kitten"), {"kitten_side": "mixed"}),
    "spell": Wanted(
        3,
        lambda match, view: (
            _asks(match, view, "spell", 12) and _matching(view) and bool(view.tokens[view.seat])
        ),
        ADVANCED,
    ),
    "sling": Wanted(3, lambda match, view: _asks(match, view, "sling", 10)),
    "sling-to": Wanted(4, lambda match, view: _asks(match, view, "sling-to", 14)),
    "switch": Wanted(4, lambda match, view: _asks(match, view, "switch-with", 22)),
    "keep": Wanted(3, lambda match, view: _asks(match, view, "keep", 8), CHAOS),
    "rule": Wanted(
        4,
        lambda match, view: (
            _asks(match, view, "spell", 12) and view.rule in ("nr-ink", "nr-shelves")
        ),
        ADVANCED,
    ),
    "chaos": Wanted(
        4,
        lambda match, view: _asks(match, view, "pass", 12) and view.cats > 1,
        CHAOS,
    ),
    "salvage": Wanted(4, lambda match, view: _asks(match, view, "salvage", 8), CHAOS),
    "waiting": Wanted(3, lambda _, view: view.turn != view.seat and _full(view, 14)),
    "won": Wanted(
        3,
        lambda _, view: view.reason == "six" and view.seat in view.winners,
        ADVANCED,
        bot="greedy",
    ),
    "caught": Wanted(4, lambda _, view: view.reason == "caught" and view.out[view.seat] != ""),
    "nobody": Wanted(2, lambda _, view: view.reason == "caught-nobody"),
}


def _rules(visit: Visit) -> None:
    visit.go(f"rules/{KEY}#WK-68")
    visit.sees("web-rules-search")


def _lifted(visit: Visit) -> None:
    """A spell is lifted, and tells what it does."""
    visit.sit("spell")
    visit.playable.last.press("Enter")
    visit.sees("web-table-lay-back")


def _ended(visit: Visit) -> None:
    """The result out of the way, and the score sheet to read."""
    visit.sit("caught")
    visit.press("web-table-results-hide")
    visit.sees("web-table-results-show")


SCREENS = [
    Screen(f"{KEY}-new", new_table, game=KEY),
    Screen(f"{KEY}-rules", _rules, game=KEY),
    *(Screen(f"{KEY}-{name}", table(name), scrolls=False, game=KEY) for name in POSITIONS),
    Screen(f"{KEY}-lifted", _lifted, scrolls=False, game=KEY),
    Screen(f"{KEY}-ended", _ended, scrolls=False, game=KEY),
    Screen(f"{KEY}-hint", hinted("turn"), scrolls=False, game=KEY),
    Screen(f"{KEY}-replay", replay("won"), game=KEY),
]


# What robots find on the table.


def _things(buttons: Sequence[Thing], say: Say) -> list[Thing]:
    """Chapters, seats, cards and kittens that can be chosen now: they say so."""
    can = say("web-wizard-can")
    return [one for one in buttons if can in one.name]


# What a seat may know.

OPEN = frozenset(
    {
        *("seat", "seats", "cards", "says", "house", "mode", "phase", "asked", "turn", "kittens"),
        *("advanced", "spells", "tokens", "blocking", "open", "circles", "curses", "needs"),
        *("worth", "missing", "spare", "curse_deck", "known", "beaten", "trophies", "extras"),
        *("scores", "sheet_clauses", "sheet_cards", "sheet_points", "credits", "credit_points"),
        *("deck", "calm", "safe", "cats_left", "unseen", "discard", "cats", "third", "rule"),
        *("chaos", "in_force", "shelf", "spell", "card", "limbo", "aside", "picked_card"),
        *("picked_seat", "picked_chapter", "target_seat", "target_chapter", "effect", "actor"),
        *("order", "reason", "out", "winners", "tie"),
    }
)
"""The fields a view may have. Those about hidden cards are looked into."""
SECRET = frozenset(name for name in NAMES if name[:3] in ("ec-", "nr-", "cm-"))
"""Goals, and rules and chaos that nobody has seen yet (WK-39)."""
SHOWS = {"credit": "credit", "rule": "rule", "flipped": "chaos"}
"""Events that turn such a card up, and the fact that names it."""


@dataclass(frozen=True)
class Truth:
    """What is hidden at one moment."""

    credits: list[str]
    over: bool


def truth(state: Wizards) -> Truth:
    return Truth(
        [CREDIT_NAMES[int(state.cards[CREDIT + seat])] for seat in range(state.seats)],
        state.reason != 0,
    )


@dataclass
class Witness:
    """Of one seat. Everything lies open but decks, goals of others, and chaos to come (WK-39)."""

    seat: int
    shown: set[str] = field(default_factory=set)
    """Secret cards that everybody has seen by now."""

    def hears(self, event: dict[str, Any]) -> None:
        """No event names a secret card before it is turned up; goals are at the end only."""
        kind = event["kind"]
        if kind in SHOWS:
            assert kind != "credit" or event["clause"] in ("WK-146", "WK-147"), event
            self.shown.add(event[SHOWS[kind]])
        assert _words([*event.values()]) & SECRET <= self.shown, event

    def sees(self, view: dict[str, Any], truth: Truth) -> None:
        """Its own goal, and no other before the end; no curse or chaos that is still hidden; and
        all components are where everybody can count them."""
        assert set(view) <= OPEN, set(view) - OPEN
        assert view["seat"] == self.seat
        for seat, credit in enumerate(view["credits"]):
            if seat == self.seat:
                assert credit == truth.credits[seat]
            elif not truth.over:
                assert (credit, view["credit_points"][seat]) == ("", 0)
        open_cards = {*view["curses"], *view["known"], *view["credits"], *_words(view["trophies"])}
        chaos = {view["rule"], view["chaos"]} - {""}
        assert chaos <= self.shown
        named = _words([*view.values()]) & (SECRET | {*CURSE_NAMES})
        assert named <= open_cards | chaos, named - open_cards - chaos
        for at, card in enumerate(TYPE_NAMES):
            assert view["unseen"][at] + _lying(view, card) == COPIES


def _words(value: Any) -> set[str]:
    """Every word of a value, however deep; of a line of words the first, without its step."""
    if isinstance(value, str):
        return {value.split(" ")[0].split(".")[0]}
    if isinstance(value, list):
        return {word for one in value for word in _words(one)}
    return set()


def _lying(view: dict[str, Any], card: str) -> int:
    """Components of a type that everybody can see."""
    circles = [one for circle in view["circles"] for chapter in circle for one in chapter]
    extras = [one for pile in view["extras"] for heap in pile for one in heap]
    aside = [one for heap in view["aside"] for one in heap]
    return [*circles, *extras, *aside, *view["limbo"], *view["discard"]].count(card)


PLAYED = Played(
    key=KEY,
    positions=POSITIONS,
    screens=SCREENS,
    playings={
        "en": Playing(3, ("desktop", "tablet"), preset="advanced"),
        "pl": Playing(4, ("tablet", "phone", "desktop"), few=("tablet",), preset="chaos"),
    },
    sharing=Sharing(seats=2, devices=(), handed=figure(4, long=8, plain=4)),
    window=("rule", ""),
    choice="spell",
    begin=_things,
    aim=_things,
    truth=truth,
    witness=Witness,
)
