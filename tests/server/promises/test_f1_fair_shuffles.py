"""F1: shuffles are fair. Every card comes to every place, every order is as likely as another.

Keys and seeds are fixed, so that the figures are the same every time. The bounds are two-sided:
luck that is evener than luck would be is no luck either.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from itertools import pairwise, permutations
from math import comb
from typing import Final, final

import pytest
from mypy_extensions import i64

from purrlour.engine.chance import Chance, Recorder, Secure, Seeded
from purrlour.games.exploding_kittens.content import CARDS, COPIES, DEFUSE, KITTEN, TITLES
from purrlour.games.exploding_kittens.game import ExplodingKittens
from purrlour.games.koty import content as koty
from purrlour.games.koty.game import Koty
from purrlour.server.luck import Fair, luck_key, step_label
from tests.evenness import (
    FAR,
    FURTHER,
    card_by_place,
    chi_square,
    deviation,
    even,
    shuffled,
)
from tests.figures import figure

SHUFFLES: Final = figure(10_000, long=100_000, plain=6_000)
KEY: Final = luck_key(bytes(64), "f1", {0: "nonce-of-a-fair-seat"})
GAME: Final = ExplodingKittens()


def steps(count: int, match: bytes = KEY) -> Iterator[Fair]:
    """A fresh stream for each, as in play: a shuffle begins its step's luck."""
    return (Fair(match, step_label(step)) for step in range(count))


# Whole decks.


@pytest.mark.slow
@pytest.mark.parametrize("size", [CARDS, koty.CARDS])
def test_every_card_comes_to_every_place(size: int, shown: Callable[[str, str], None]) -> None:
    decks = [shuffled(luck, size) for luck in steps(SHUFFLES)]

    far = card_by_place(decks, size)
    assert abs(far) < FAR
    shown("F1", f"{SHUFFLES} shuffles of {size} cards: {far:+.1f} sigma from even")


@pytest.mark.slow
def test_every_card_comes_to_every_place_in_the_lab() -> None:
    luck = Seeded(1)
    decks = [shuffled(luck, CARDS) for _ in range(SHUFFLES)]

    assert abs(card_by_place(decks, CARDS)) < FAR


def test_every_card_comes_to_every_place_by_the_systems_entropy() -> None:
    luck = Secure()
    decks = [shuffled(luck, 20) for _ in range(5_000)]

    assert abs(card_by_place(decks, 20)) < FURTHER


# Whole orders.

ORDERS: Final = {bytes(order): number for number, order in enumerate(permutations(range(5)))}


@pytest.mark.parametrize(
    ("kind", "far"),
    [("fair", FAR), ("one long stream", FAR), ("seeded", FAR), ("secure", FURTHER)],
)
def test_every_order_of_five_cards_is_as_likely(kind: str, far: float) -> None:
    count = 24_000 if kind == "secure" else SHUFFLES
    sources: dict[str, Callable[[], Iterator[Chance]]] = {
        "fair": lambda: steps(count),
        "one long stream": lambda: iter([Fair(KEY, "step 9")] * count),
        "seeded": lambda: iter([Seeded(2)] * count),
        "secure": lambda: iter([Secure()] * count),
    }

    counts = Counter(ORDERS[shuffled(luck, 5)] for luck in sources[kind]())

    assert abs(even(counts, 120)) < far


# Dice.


@pytest.mark.parametrize("sides", [2, 3, 4, 6, 8, 10, 12, 13, 20, 48, 100])
def test_dice_are_fair(sides: int) -> None:
    fair, seeded = Fair(KEY, f"step {sides}"), Seeded(sides)

    for luck in (fair, seeded):
        counts = Counter(luck.roll(sides) - 1 for _ in range(20_000))
        assert abs(even(counts, sides)) < FAR


@pytest.mark.parametrize("sides", [2, 6])
def test_a_die_does_not_remember_its_last_throw(sides: int) -> None:
    luck = Fair(KEY, "step 3")
    thrown = [luck.pick(sides) for _ in range(60_000)]

    pairs = Counter(one * sides + other for one, other in pairwise(thrown))

    assert abs(even(pairs, sides * sides)) < FAR


def test_the_first_pick_of_a_step_tells_nothing_of_the_next_step() -> None:
    firsts = [luck.pick(6) for luck in steps(40_001)]

    pairs = Counter(6 * one + other for one, other in pairwise(firsts))

    assert abs(even(pairs, 36)) < FAR


# The deals of the real games.


@pytest.mark.slow
def test_deals_of_cats_are_fair() -> None:
    """For three, with all the night cards: what the last hand holds, who begins."""
    game = Koty()
    options = game.options(game.presets["night"])
    hands: list[list[int]] = []
    first: Counter[int] = Counter()
    for number in range(SHUFFLES // 10):
        luck = Fair(luck_key(number.to_bytes(64), "deal", {}), step_label(0))
        state = game.deal(3, options, Recorder(luck))
        hands.append([state.holds(2, title) for title in range(koty.TITLES)])
        first[state.turn] += 1

    for title, copies in enumerate(koty.COPIES):
        held = Counter(hand[title] for hand in hands)
        assert abs(law_of_hands(held, copies, koty.CARDS, koty.HAND)) < FAR, title
    assert abs(even(first, 3)) < FAR


@pytest.mark.slow
def test_deals_of_kittens_are_fair() -> None:
    """For four: where the Kittens lie, what the first hand holds, who begins."""
    options = GAME.options({})
    piles: list[bytes] = []
    hands: list[list[int]] = []
    first: Counter[int] = Counter()
    for number in range(SHUFFLES):
        luck = Fair(luck_key(number.to_bytes(64), "deal", {}), step_label(0))
        state = GAME.deal(4, options, Recorder(luck))  # as every table does
        piles.append(bytes(state.pile_cards()))
        hands.append([state.holds(0, title) for title in range(TITLES)])
        first[state.turn] += 1

    assert abs(spread_of_kittens(piles)) < FAR
    deck = CARDS - COPIES[KITTEN] - 4  # everybody's Defuse is dealt apart
    for title in range(DEFUSE, TITLES):
        apart = int(title == DEFUSE)
        held = Counter(hand[title] - apart for hand in hands)
        assert abs(law_of_hands(held, COPIES[title] - 4 * apart, deck, 7)) < FAR, title
    assert abs(even(first, 4)) < FAR


def spread_of_kittens(piles: list[bytes]) -> float:
    """How far their places are from even: three in each pile, never two in one place."""
    size = len(piles[0])
    together = b"".join(piles)
    seen = [together[place::size].count(KITTEN) for place in range(size)]
    assert sum(seen) == 3 * len(piles)
    # Three different places scatter less than three throws would.
    scatter = chi_square(seen, [sum(seen) / size] * size) * (size - 1) / (size - 3)
    return deviation(scatter, size - 1)


def law_of_hands(seen: Counter[int], copies: int, deck: int, size: int) -> float:
    """How far from hypergeometric the copies of a title in a hand are."""
    most = min(copies, size)
    ways = [comb(copies, count) * comb(deck - copies, size - count) for count in range(most + 1)]
    hands = seen.total()
    due = [hands * way / comb(deck, size) for way in ways]
    while due[-1] < 10:  # the rarest together
        rare = due.pop()
        due[-1] += rare
        seen[len(due) - 1] += seen.pop(len(due), 0)
    assert seen.total() == hands
    return deviation(chi_square([seen[count] for count in range(len(due))], due), len(due) - 1)


# Would we notice?


@final
class Crooked(Chance):
    """Luck with a common fault: too few bits, and the remainder of them."""

    def __init__(self, bits: int) -> None:
        self._source = Fair(KEY, "crooked")
        self._bits = bits

    def pick(self, n: i64) -> i64:
        return self._source.pick(1 << self._bits) % n


def test_a_remainder_without_rejection_is_noticed() -> None:
    luck = Crooked(10)

    assert abs(even(Counter(luck.pick(120) for _ in range(100_000)), 120)) > FAR
    assert card_by_place([shuffled(Crooked(8), CARDS) for _ in range(100)], CARDS) > FAR


def test_the_usual_wrong_shuffle_is_noticed() -> None:
    """Each card changes with any other, not with those before it."""
    luck = Fair(KEY, "wrong")
    decks = []
    for _ in range(3_000):
        cards = list(range(20))
        for place in range(20):
            other = luck.pick(20)
            cards[place], cards[other] = cards[other], cards[place]
        decks.append(bytes(cards))

    assert card_by_place(decks, 20) > FAR


def test_luck_that_is_too_even_is_noticed() -> None:
    """A deck that is only cut, each cut as often as the other."""
    decks = [bytes((card + cut) % 20 for card in range(20)) for cut in range(20)] * 150

    assert card_by_place(decks, 20) < -FAR
