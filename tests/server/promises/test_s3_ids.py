"""S3: ids are unlinkable. After a hidden shuffle nothing that anybody receives says which card
lies where: cards travel by their titles alone, and hidden ones as counts.

What is looked at are whole frames as sockets get them: view, events, choices, all.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import cache
from itertools import islice
from math import log10, sqrt

import pytest

from purrlour.engine.chance import Seeded
from purrlour.engine.decision import WATCHER
from purrlour.engine.event import Event
from purrlour.games import GAMES
from purrlour.games.exploding_kittens.events import Drew
from purrlour.games.koty.events import Drew as DrewSome
from purrlour.games.koty.events import Lost
from purrlour.server.matches import entries as log
from purrlour.server.matches.match import Match, replayed
from purrlour.server.matches.updates import Telling, first_update
from tests.figures import figure
from tests.server.chronicles import played

STARTS = {
    "exploding_kittens": figure(15, long=30, plain=15),
    "koty": figure(10, long=30, plain=8),
}
SHUFFLES = 100
"""From each start: 3,000 in all in the long suite, half of them to learn from."""
FEW = 6
"""Starts that are enough where every byte is compared."""
MANY_PICKS = 5
"""A step that draws so much luck is a shuffle."""


def pile_field(position: str) -> list[str]:
    """The pile, top first, where a position has a field of that name."""
    return position.partition("pile:")[2].partition(" ")[0].split(",")


def deck_field(position: str) -> list[str]:
    """The deck, top first."""
    return position.partition("deck:")[2].partition(" ")[0].split(",")


PILES: dict[str, Callable[[str], list[str]]] = {
    "exploding_kittens": pile_field,
    "koty": pile_field,
}
"""By game: the hidden pile, top first, read from a position."""
DRAWS = {"exploding_kittens": "draw", "koty": "exchange"}
"""By game: a choice by which its player draws from the pile."""
OPEN = {"mice_and_mystics": pile_field, "wizard_kittens": deck_field}
"""Games whose cards all see as they are drawn: only the order of the decks is hidden."""
SHOWN = {"exploding_kittens": ("kitten",)}
"""Cards that all see when they are drawn."""
every_game = pytest.mark.parametrize("game", PILES)


@dataclass(frozen=True)
class Start:
    """A match just before a hidden shuffle, and the choice that brings it about."""

    match: Match
    seat: int
    action: str

    def shuffled(self, seed: int) -> tuple[Match, list[Event]]:
        """The match after it, and what happened."""
        match = replayed(self.match.kept, self.match.log)
        return match, play(match, self.seat, self.action, seed=seed)


def play(match: Match, seat: int, action: str, *, seed: int) -> list[Event]:
    """One step with this luck; what happened is fresh."""
    assert match.table is not None
    match.fresh.clear()
    match.table.chance = Seeded(seed)
    events = match.table.play(seat, action)
    chance = list(match.table.record.steps[-1].chance)
    match.take(log.Step(at=match.at, seat=seat, action=action, chance=chance), events)
    return events


def drawers(events: list[Event]) -> set[int]:
    """Who drew cards, and so knows more than others do."""
    return {event.seat for event in events if isinstance(event, Drew | DrewSome)}


def starts(game: str) -> Iterator[Start]:
    """Matches of all sizes, cut before their first shuffle."""
    for seed in range(1_000_000):
        whole = played(seed, game=game)
        entries = [log.read_entry(line) for line in whole.log]
        for at, entry in enumerate(entries):
            if isinstance(entry, log.Step) and len(entry.chance) >= MANY_PICKS:
                start = Start(replayed(whole.kept, whole.log[:at]), entry.seat, entry.action)
                if not any(isinstance(event, Lost) for event in start.shuffled(0)[1]):
                    yield start  # else the new top card was shown at once
                break


@cache
def some_starts(game: str) -> tuple[Start, ...]:
    return tuple(islice(starts(game), STARTS[game]))


def frames(match: Match, knowing: set[int]) -> dict[int, bytes]:
    """What each viewer receives of the last step, but for those who know more; and in whole, if
    they come just then."""
    told = Telling(match, match.fresh, match.at)
    return {
        seat: told.frame(seat, match.stream(seat) - 1)
        + first_update(match, seat, since=match.stream(seat), now=match.at)
        for seat in (WATCHER, *range(match.seats))
        if seat not in knowing
    }


def pile(match: Match) -> list[str]:
    assert match.table is not None
    return PILES[match.kept.game](match.game.position(match.table.state))


def test_every_game_says_where_its_hidden_pile_is() -> None:
    assert set(PILES) == set(DRAWS)
    assert set(PILES) | set(OPEN) == set(GAMES)


@pytest.mark.parametrize("game", OPEN)
def test_s3_whatever_order_a_deck_is_in_everybody_receives_the_same_bytes(game: str) -> None:
    seen = 0
    for seed in range(FEW):
        match = played(seed, game=game, upto=20 + 6 * seed)
        if match.table is None or match.table.outcome is not None:
            continue
        truth, orders = match.table.state, set[tuple[str, ...]]()
        for viewer in (WATCHER, *range(match.seats)):
            match.table.state = truth
            first, known = whole(match, viewer), match.game.view(truth, viewer)
            for luck in range(6):
                match.table.state = match.game.sample(known, Seeded(luck))
                orders.add(tuple(OPEN[game](match.game.position(match.table.state))))
                assert whole(match, viewer) == first
        seen += len(orders) > 5
    assert seen > FEW / 2


def whole(match: Match, seat: int) -> bytes:
    """All that somebody receives who comes just now."""
    return first_update(match, seat, since=match.stream(seat), now=match.at)


@every_game
def test_s3_however_it_is_shuffled_everybody_receives_the_same_bytes(game: str) -> None:
    for start in some_starts(game)[:FEW]:
        first, orders = dict[int, bytes](), set[tuple[str, ...]]()
        for seed in range(12):
            match, events = start.shuffled(seed)
            orders.add(tuple(pile(match)))
            received = frames(match, drawers(events))
            first = first or received
            assert received == first
        assert len(orders) > 5


@every_game
def test_s3_whichever_card_is_drawn_the_others_receive_the_same_bytes(game: str) -> None:
    """A Kitten is shown to all; among the rest, only whoever drew knows which."""
    seen = 0
    for start in some_starts(game)[:FEW]:
        first: dict[int, bytes] | None = None
        drawn: set[str] = set()
        for seed in range(20):
            match, events = start.shuffled(seed)
            top, drawer = pile(match)[0], next(iter(match.pending().values())).seat
            knowing = drawers(events)
            assert match.table is not None
            legal = [action.text() for action in match.table.legal(drawer)]
            if top in SHOWN.get(game, ()) or DRAWS[game] not in legal or drawer in knowing:
                continue
            knowing |= drawers(play(match, drawer, DRAWS[game], seed=seed))
            others = frames(match, knowing)
            first = first or others
            assert drawer in knowing
            assert others == first
            drawn.add(top)
        seen += len(drawn) > 3
    assert seen > FEW / 2


# Guessing.


class Guesser:
    """Learns to tell titles from bytes: log-odds by place and value of each byte, added up."""

    def __init__(self, known: list[tuple[bytes, str]]) -> None:
        self._titles = Counter(title for _, title in known)
        self._seen: Counter[tuple[str, int, int]] = Counter()
        values = [set(column) for column in zip(*(frame for frame, _ in known), strict=False)]
        self._places = {at: len(column) for at, column in enumerate(values) if len(column) > 1}
        for frame, title in known:
            self._seen.update((title, at, frame[at]) for at in self._places)

    def guess(self, frame: bytes) -> str:
        """The likeliest title; the most frequent one where the bytes say nothing."""
        return max(self._titles, key=lambda title: self._likelihood(title, frame))

    def _likelihood(self, title: str, frame: bytes) -> float:
        count = self._titles[title]
        places = self._places.items()
        return log10(count) + sum(
            log10((self._seen[title, at, frame[at]] + 1) / (count + kinds)) for at, kinds in places
        )


@dataclass(frozen=True)
class Shuffle:
    """One of many shuffles from the same start: what all received, and what they may not know."""

    received: dict[int, bytes]
    pile: list[str]


@cache
def shuffles(game: str) -> list[list[Shuffle]]:
    """By start."""
    found = []
    for start in some_starts(game):
        matches = (start.shuffled(seed) for seed in range(SHUFFLES))
        found.append(
            [Shuffle(frames(match, drawers(events)), pile(match)) for match, events in matches]
        )
    return found


def advantage(game: str, viewer: int, send: Callable[[Shuffle, int], bytes]) -> float:
    """How many σ more top cards a viewer guesses than public odds allow."""
    hits, chance, variance = 0, 0.0, 0.0
    for group in shuffles(game):
        if viewer not in group[0].received:
            continue  # drew a card, or does not sit there
        known = [(send(one, number), one.pile[0]) for number, one in enumerate(group)]
        guesser = Guesser(known[: SHUFFLES // 2])
        cards = Counter(card for one in group for card in one.pile)
        odds = max(cards.values()) / cards.total()
        for frame, title in known[SHUFFLES // 2 :]:
            hits += guesser.guess(frame) == title
            chance += odds
            variance += odds * (1 - odds)
    return (hits - chance) / sqrt(variance)


@pytest.mark.slow
@pytest.mark.budget(12, "shuffles are made once, for all who guess")
@every_game
@pytest.mark.parametrize("viewer", [WATCHER, 0, 1])
def test_s3_nobody_guesses_the_top_card_better_than_by_public_odds(
    game: str, viewer: int, shown: Callable[[str, str], None]
) -> None:
    better = advantage(game, viewer, lambda one, _: one.received[viewer])
    assert better <= 3
    who = "watcher" if viewer == WATCHER else f"seat {viewer}"
    shown(
        "S3", f"{game}, {who}: {STARTS[game] * SHUFFLES} shuffles, {better:+.1f} sigma from chance"
    )


@pytest.mark.slow
@every_game
def test_a_card_with_an_id_would_be_found(game: str) -> None:
    """Every third frame names the top card by a number that outlives the shuffle."""
    titles = sorted({card for group in shuffles(game) for card in group[0].pile})

    def leaking(one: Shuffle, number: int) -> bytes:
        card = titles.index(one.pile[0]) if number % 3 == 0 else number % len(titles)
        return one.received[WATCHER] + b'{"id":%d}' % (100 + card * 37 % 64)

    assert advantage(game, WATCHER, leaking) > 3
