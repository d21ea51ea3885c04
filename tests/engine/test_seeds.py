"""Seeds: people count them upwards, so neighbours must have nothing to do with each other.

Each figure is a sum over many tables of counts, and must be neither too large nor too small.
Seeds are fixed, so that the figures are the same every time.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Callable
from itertools import permutations
from typing import Any, Final, final

import numpy as np
import pytest
from mypy_extensions import i64, u8

from purrlour.engine.cells import vec
from purrlour.engine.chance import Chance, Seeded
from purrlour.games import GAMES
from tests.evenness import (
    FAR,
    Picks,
    card_by_place,
    deviation,
    even,
    spread_of_counts,
    spread_of_pairs,
)
from tests.figures import figure

SEEDS: Final = figure(4_000, long=40_000, plain=2_000)
FIRST: Final = 60
"""Picks of each seed: a deal and some turns."""
LAGS: Final = range(1, 17)
ALONE: Final = 5.0
"""How far one of thousands of tables may be: 1 of 1.7 million fair ones is farther."""


def picks_of(streams: list[Seeded], n: int, count: int = FIRST) -> Picks:
    """A row for each stream."""
    return np.array([[luck.pick(n) for _ in range(count)] for luck in streams])


def summed(chi_squares: list[float], freedom: int) -> float:
    """How far they are together from what is expected; none may be very far alone."""
    worst = max((deviation(each, freedom) for each in chi_squares), key=abs)
    total = deviation(sum(chi_squares), freedom * len(chi_squares))
    return worst if abs(worst) > ALONE else total


# Neighbours.


@pytest.mark.parametrize("n", [2, 4, 6, 52])
@pytest.mark.parametrize("step", [1, 2, 1000, 1 << 32])
def test_seeds_that_are_counted_upwards_have_nothing_in_common(step: int, n: int) -> None:
    picks = picks_of([Seeded(step * number) for number in range(SEEDS)], n)

    counts = [spread_of_counts(column, n) for column in picks.T]
    across = [spread_of_pairs(column[:-lag], column[lag:], n) for column in picks.T for lag in LAGS]
    within = [
        spread_of_pairs(picks[:, at], picks[:, at + lag], n)
        for lag in LAGS
        for at in range(FIRST - lag)
    ]

    assert abs(summed(counts, n - 1)) < FAR
    assert abs(summed(across, (n - 1) ** 2)) < FAR, "the same pick of one seed and another"
    assert abs(summed(within, (n - 1) ** 2)) < FAR, "one pick of a seed and another"


# Seeds made from seeds, and streams of one seed.

KIN: Final[dict[str, Callable[[int], Seeded]]] = {
    "seed + 1": lambda seed: Seeded(seed + 1),
    "seed + table": lambda seed: Seeded(seed + 1_000_003),
    "-seed": lambda seed: Seeded(-seed),
    "~seed": lambda seed: Seeded(~seed),
    "2 seed": lambda seed: Seeded(2 * seed),
    "2 seed + 1": lambda seed: Seeded(2 * seed + 1),
    "seed << 32": lambda seed: Seeded(seed << 32),
    "seed << 64 | 1": lambda seed: Seeded(seed << 64 | 1),
    "10 ** 30 + seed": lambda seed: Seeded(10**30 + seed),
    "10 ** 5000 - seed": lambda seed: Seeded(10**5000 - seed),
    "whim": lambda seed: Seeded(seed, "whim"),
    "table 7": lambda seed: Seeded(seed, "table 7"),
}


@pytest.mark.parametrize("n", [2, 6])
@pytest.mark.parametrize("kin", KIN)
def test_a_seed_tells_nothing_of_another_made_from_it(kin: str, n: int) -> None:
    seeds = range(1, SEEDS // 2)
    here = picks_of([Seeded(seed) for seed in seeds], n, 24)
    there = picks_of([KIN[kin](seed) for seed in seeds], n, 24)

    pairs = [
        spread_of_pairs(here[:, at], there[:, (at + lag) % 24], n)
        for lag in range(17)
        for at in range(24)
    ]

    assert abs(summed(pairs, (n - 1) ** 2)) < FAR


def test_streams_of_one_seed_tell_nothing_of_each_other() -> None:
    streams = [Seeded(1, f"table {number}") for number in range(SEEDS)]
    picks = picks_of(streams, 6, 24)

    counts = [spread_of_counts(column, 6) for column in picks.T]
    pairs = [spread_of_pairs(column[:-lag], column[lag:], 6) for column in picks.T for lag in LAGS]

    assert abs(summed(counts, 5)) < FAR
    assert abs(summed(pairs, 25)) < FAR


def test_every_seed_and_every_name_has_a_stream_of_its_own() -> None:
    seeds = [*range(-500, 500), *(1 << bit for bit in range(9, 200)), 0x1_2, 0x12_2, 10**5000]
    names = ["", "2", "12", "whim", "table 1", "table 2", "a b", " "]
    beginnings = {
        tuple(luck.pick(1 << 31) for _ in range(4))
        for luck in (Seeded(seed, name) for seed in set(seeds) for name in names)
    }

    assert len(beginnings) == len(set(seeds)) * len(names)
    assert Seeded(5, "").pick(1 << 31) == Seeded(5).pick(1 << 31)


def test_a_twin_goes_on_alike_and_alone() -> None:
    luck = Seeded(3, "anything")
    cards = vec[u8](bytes(range(40)))
    luck.shuffle(cards, 40)
    twin = luck.twin()

    ahead = [luck.pick(1000) for _ in range(20)]

    assert [twin.pick(1000) for _ in range(20)] == ahead


# Deals.


@final
class Watched(Chance):
    """Remembers what every shuffle did, whatever the cards are called, and every single pick."""

    def __init__(self, source: Chance) -> None:
        self._source = source
        self.orders: list[tuple[int, bytes]] = []
        """How many cards there were, and which came to the places that were settled."""
        self.picks: list[tuple[int, int]] = []

    def pick(self, n: i64) -> i64:
        outcome = self._source.pick(n)
        self.picks.append((int(n), int(outcome)))
        return outcome

    def shuffle(self, cards: vec[u8], count: i64) -> None:
        self.shuffle_top(cards, count, count - 1)

    def shuffle_top(self, cards: vec[u8], count: i64, top: i64) -> None:
        places, before = vec[u8](bytes(range(count))), bytes(cards[:count])
        self._source.shuffle_top(places, count, top)
        for at, place in enumerate(places):
            cards[at] = before[place]
        settled = count if top >= count - 1 else top  # one is left, and so settled as well
        if settled:
            self.orders.append((int(count), bytes(places)[int(count - settled) :]))


@pytest.mark.parametrize("key", GAMES)
def test_deals_of_seeds_in_a_row_are_fair(key: str) -> None:
    """Every card comes to every place, whatever lay there in the deal before."""
    game: Any = GAMES[key]
    options = game.options({})
    decks: dict[tuple[int, int, int], list[bytes]] = defaultdict(list)
    picks: dict[tuple[int, int], Counter[int]] = defaultdict(Counter)
    for seed in range(SEEDS // 2):
        luck = Watched(Seeded(seed))
        game.deal(game.max_seats, options, luck)
        for number, (size, settled) in enumerate(luck.orders):
            decks[number, size, len(settled)].append(settled)
        for number, (n, outcome) in enumerate(luck.picks):
            picks[number, n][outcome] += 1

    assert decks
    for (number, size, places), cards in decks.items():
        assert abs(card_by_place(cards, size)) < FAR, f"shuffle {number} of {size} cards"
        columns = np.frombuffer(b"".join(cards), np.uint8).reshape(-1, places).T.astype(np.int64)
        each = [deviation(spread_of_counts(column, size), size - 1) for column in columns]
        next_to = [
            deviation(spread_of_pairs(column[:-1], column[1:], size), (size - 1) ** 2)
            for column in columns
        ]
        assert max(map(abs, each)) < ALONE, f"a place in shuffle {number} of {size} cards"
        assert max(map(abs, next_to)) < ALONE, f"two deals, shuffle {number} of {size} cards"
    for (number, n), counts in picks.items():
        assert n == 1 or abs(even(counts, n)) < FAR, f"pick {number} of {n}"


# One long stream.


@pytest.fixture(scope="module")
def stream() -> Callable[[int], Picks]:
    """Many picks in a row; one long stream for each n."""
    count = figure(100_000, long=2_000_000)
    kept: dict[int, Picks] = {}

    def picks(n: int) -> Picks:
        if n not in kept:
            luck = Seeded(n, "one long stream")
            kept[n] = np.array([luck.pick(n) for _ in range(count)])
        return kept[n]

    return picks


@pytest.mark.parametrize("n", [2, 3, 6, 13, 52])
def test_a_pick_tells_nothing_of_the_next_ones(stream: Callable[[int], Picks], n: int) -> None:
    picks = stream(n)

    pairs = [spread_of_pairs(picks[:-lag], picks[lag:], n) for lag in LAGS]

    assert abs(deviation(spread_of_counts(picks, n), n - 1)) < FAR
    assert abs(summed(pairs, (n - 1) ** 2)) < FAR


@pytest.mark.parametrize(("n", "length"), [(2, 10), (3, 6), (6, 4)])
def test_runs_of_picks_are_as_likely(stream: Callable[[int], Picks], n: int, length: int) -> None:
    """Words of some picks each, one after another."""
    picks = stream(n)
    words = picks[: picks.size // length * length].reshape(-1, length) @ n ** np.arange(length)

    assert abs(deviation(spread_of_counts(words, n**length), n**length - 1)) < FAR


def test_every_order_of_five_picks_is_as_likely(stream: Callable[[int], Picks]) -> None:
    picks = stream(1 << 31)
    five = np.argsort(picks[: picks.size // 5 * 5].reshape(-1, 5))
    number = {order: at for at, order in enumerate(permutations(range(5)))}

    assert abs(even(Counter(number[tuple(each)] for each in five.tolist()), 120)) < FAR


@pytest.mark.parametrize("n", [2, 6])
def test_picks_come_again_after_gaps_as_long_as_they_should(
    stream: Callable[[int], Picks], n: int
) -> None:
    gaps = np.diff(np.flatnonzero(stream(n) == 0)) - 1
    longest = next(at for at in range(200) if gaps.size * (1 - 1 / n) ** at < 40)
    seen = np.bincount(np.minimum(gaps, longest), minlength=longest + 1)
    due = gaps.size * (1 - 1 / n) ** np.arange(longest + 1)
    due[:-1] /= n

    assert abs(deviation(float(((seen - due) ** 2 / due).sum()), longest)) < FAR
