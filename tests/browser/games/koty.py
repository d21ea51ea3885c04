"""Koty in the browser."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

from purrlour.games.koty.content import NAMES
from purrlour.games.koty.memory import row_cards
from purrlour.games.koty.state import DISCARD, HANDS, UNSEEN, Cats
from purrlour.games.koty.view import KotyView
from purrlour.server.matches.match import Match
from tests.browser.facts import Played, Playing, Say, Sharing
from tests.browser.outline import Thing
from tests.browser.positions import Wanted, asked
from tests.browser.visits import Screen, Visit, hinted, lifted, new_table, replay, table
from tests.figures import LONG, figure

KEY = "koty"
NIGHT = {"moths": "4", "bats": "4", "owls": "4", "dragon": "on"}
TEAMS = {"teams": "opposite"}


# Moments and screens.


def _laid(view: KotyView, nines: int, tops: int) -> bool:
    """Whether so much lies in the dreams, and something in each."""
    dreams = list(zip(view.nines, view.tops, strict=True))
    return (
        sum(map(sum, view.nines)) >= nines
        and sum(top != "" for dream in view.tops for top in dream) >= tops
        and all(any(some) or any(others) for some, others in dreams)
    )


def _turn(match: Match, view: KotyView, nines: int, tops: int) -> bool:
    return asked(match, view, "turn") and _laid(view, nines, tops)


def _choices(match: Match, view: KotyView) -> int:
    assert match.table is not None
    return len(match.table.legal(view.seat))


def _crow_and_cat(view: KotyView) -> bool:
    """A full land, a crow and a cat on Nines: everything a dream can show."""
    lands = [
        land
        for nines, tops in zip(view.nines, view.tops, strict=True)
        for land in zip(nines, tops, strict=True)
    ]
    cats = any(nines and top not in ("", "crow") for nines, top in lands)
    return cats and any(top == "crow" for _, top in lands) and any(n == 3 for n, _ in lands)


def _about(match: Match, view: KotyView, seat: int) -> bool:
    """Whether the seat is asked to defend a cat of this one."""
    pending = match.pending().values()
    return any(
        one.seat == view.seat and one.kind == "defend" and f">{seat} " in one.about
        for one in pending
    )


POSITIONS = {
    "turn": Wanted(2, lambda match, view: _turn(match, view, 6, 4) and _crow_and_cat(view)),
    "teams": Wanted(
        4,
        lambda match, view: _turn(match, view, 9, 7) and bool({"moth", "bat"} & {*view.hand}),
        NIGHT | TEAMS,
    ),
    "six": Wanted(
        6,
        lambda match, view: _turn(match, view, 16, 12) and _crow_and_cat(view),
        NIGHT | TEAMS,
    ),
    "waiting": Wanted(
        5, lambda match, view: not asked(match, view, "turn") and _laid(view, 10, 10)
    ),
    "joker": Wanted(
        3,
        lambda match, view: (
            _turn(match, view, 5, 7) and "joker" in view.hand and view.tops[view.seat][0] != ""
        ),
    ),
    "attacked": Wanted(
        3,
        lambda match, view: (
            _about(match, view, view.seat) and _choices(match, view) > 1 and _laid(view, 4, 5)
        ),
    ),
    "attacking": Wanted(
        2,
        lambda _, view: view.phase == "defend" and view.turn == view.seat and _laid(view, 3, 4),
    ),
    "partner": Wanted(
        4,
        lambda match, view: _about(match, view, view.mates[view.seat]) and _laid(view, 4, 6),
        NIGHT | TEAMS,
    ),
    "repeat": Wanted(2, lambda match, view: asked(match, view, "repeat") and _laid(view, 2, 3)),
    "place": Wanted(
        3,
        lambda match, view: (
            asked(match, view, "place") and view.gain == "nine" and _choices(match, view) > 2
        ),
    ),
    "lay": Wanted(
        4, lambda match, view: asked(match, view, "lay") and _laid(view, 3, 5), NIGHT | TEAMS
    ),
    "exchange": Wanted(
        2, lambda match, view: asked(match, view, "turn") and _choices(match, view) == 1
    ),
    "alone": Wanted(2, lambda match, view: match.phase == "over" and view.seat == 0, bots=1),
    "won": Wanted(2, lambda match, view: match.phase == "over" and _best(view)),
    "lost": Wanted(4, lambda match, view: match.phase == "over" and not _best(view), NIGHT | TEAMS),
}


def _best(view: KotyView) -> bool:
    """Whether the seat, or its team, dreamt of the most cats."""
    sides = [{seat, view.mates[seat]} - {-1} for seat in range(view.seats)]
    totals = [sum(view.scores[seat] for seat in side) for side in sides]
    return totals[view.seat] == max(totals)


def _rules(visit: Visit) -> None:
    visit.go(f"rules/{KEY}#KO-22")
    visit.sees("web-rules-search")


def _ended(visit: Visit) -> None:
    """The result out of the way, and the dreams to look at."""
    visit.sit("lost")
    visit.press("web-table-results-hide")
    visit.sees("web-table-results-show")


SCREENS = [
    Screen(f"{KEY}-new", new_table, game=KEY),
    Screen(f"{KEY}-rules", _rules, game=KEY),
    *(
        Screen(f"{KEY}-{name}", table(name), scrolls=False, game=KEY)
        for name in POSITIONS
        if name not in {"alone", "joker"}
    ),
    Screen(f"{KEY}-lifted", lifted("joker"), scrolls=False, game=KEY),
    Screen(f"{KEY}-ended", _ended, scrolls=False, game=KEY),
    Screen(f"{KEY}-hint", hinted("turn"), scrolls=False, game=KEY),
    Screen(f"{KEY}-replay", replay("won"), game=KEY),
]


# What robots find on the table.


def _lands(buttons: Sequence[Thing], say: Say) -> list[Thing]:
    """Lands that can be chosen now: they say what would be done there."""
    here = say("board-deed", deed="").rstrip(" .")
    return [one for one in buttons if here in one.name]


# What a seat may know.

OPEN = frozenset(
    {
        *("seat", "seats", "mates", "together", "repeat_cap", "surplus", "limit", "phase", "asked"),
        *("turn", "turns", "idle", "gone", "last", "nines", "tops", "scores", "cards", "known"),
        *("hand", "pile", "discard", "laid", "deck", "play", "card", "repeats", "gain", "reason"),
        *("shown", "unseen"),
    }
)
"""The fields a view may have. Those about hidden cards are looked into."""
FACELESS = frozenset({"kind", "clause", "seat", "land", "nines"})
"""What is told of a Nine that is laid."""
QUIET = frozenset({"passed", "stopped", "reshuffled", "ran-dry", "resigned", "turn", "ended"})
"""Events without cards."""
PLAYS = frozenset({"put", "chased", "covered", "matched", "attacked", "defended"})
"""Events in which a card is played from the hand, for all to see."""
NIGHT_PLAYS = {"hooted": "owl", "fluttered": "moth", "snatched": "bat", "roared": "dragon"}


@dataclass(frozen=True)
class Truth:
    """All cards at one moment."""

    hands: list[list[str]]
    pile: int
    discard: list[str]
    blind: int
    """Nines whose face nobody knows."""


def truth(state: Cats) -> Truth:
    return Truth(
        [list(row_cards(state, HANDS + seat)) for seat in range(state.seats)],
        state.left,
        list(row_cards(state, DISCARD)),
        state.size(UNSEEN),
    )


@dataclass
class Witness:
    """Of one seat. It keeps count of what everybody could see."""

    seat: int
    taken: Counter[tuple[int, str]] = field(default_factory=Counter)
    """Cards that all know to be in a hand: an owl took them (KO-75)."""
    shown: Counter[str] = field(default_factory=Counter)
    """Nines whose face was seen before they were laid (KO-A39)."""
    blind: int = 0
    """Nines from the pile (KO-13)."""
    gained: str = ""
    """What will be laid next; nothing, if it comes from the pile."""

    def hears(self, event: dict[str, Any]) -> None:
        """What is drawn is its owner's to know (KO-17), and a Nine from the pile nobody's (KO-13);
        what is played, exchanged or lost lies open (KO-34, KO-49, KO-12)."""
        kind, seat = event["kind"], event.get("seat", -1)
        if kind == "drew":
            assert seat == self.seat or event["cards"] == [], event
            assert len(event["cards"]) in (0, event["count"]), event
        elif kind == "placed":
            assert set(event) <= FACELESS, event
            self._lay(self.gained)
        elif kind == "paired":
            self._lay(self.gained)
        elif kind in PLAYS:
            self._leaves(seat, event["card"])
            if kind in ("matched", "attacked"):
                self.gained = event["card"]  # as it lies there: a joker must be the Nine (KO-27)
        elif kind in NIGHT_PLAYS:
            self._leaves(seat, NIGHT_PLAYS[kind])
            self.gained = {"snatched": "crow", "roared": "dragon"}.get(kind, "")
            if kind == "hooted":
                self.taken[seat, event["card"]] += 1
        elif kind == "exchanged":
            for card in event["cards"]:
                self._leaves(seat, card)
        elif kind == "befriended":
            self.gained = ""
        else:
            assert kind in QUIET | {"fought", "kept", "laid-down", "lost"}, event
            assert kind not in QUIET or not {"card", "cards"} & set(event), event

    def sees(self, view: dict[str, Any], truth: Truth) -> None:
        """Its own hand, what all could see, and how many cards there are elsewhere."""
        assert set(view) <= OPEN, set(view) - OPEN
        assert view["seat"] == self.seat
        assert sorted(view["hand"]) == sorted(truth.hands[self.seat])
        assert view["cards"] == [len(hand) for hand in truth.hands]
        assert view["pile"] == truth.pile
        assert sorted(view["discard"]) == sorted(truth.discard)
        known = ((seat, card) for seat, cards in enumerate(view["known"]) for card in cards)
        assert Counter(known) == +self.taken
        assert Counter(view["shown"]) == self.shown
        assert view["unseen"] == truth.blind == self.blind
        assert sum(map(sum, view["nines"])) == self.blind + self.shown.total()

    def _leaves(self, seat: int, card: str) -> None:
        """One card like it or another: what is known to be left is the same."""
        assert card in NAMES
        if self.taken[seat, card]:
            self.taken[seat, card] -= 1

    def _lay(self, card: str) -> None:
        if card:
            self.shown[card] += 1
        else:
            self.blind += 1


PLAYED = Played(
    key=KEY,
    positions=POSITIONS,
    screens=SCREENS,
    playings={
        "en": Playing(3, ("desktop", "tablet")),
        "pl": Playing(
            4,
            ("desktop", "phone", "tablet"),
            few=("desktop", "phone"),
            preset="night",
            options=TEAMS if LONG else TEAMS | {"limit": "30"},
        ),
    },
    sharing=Sharing(seats=2, devices=(), handed=figure(4, long=8, plain=4)),
    window=("attacked", "action-pass"),
    choice="place",
    begin=_lands,
    aim=_lands,
    truth=truth,
    witness=Witness,
)
