"""Luck: the same for ever where it is seeded, fair, scripted where tests want it."""

from collections import Counter
from itertools import permutations

import pytest
from mypy_extensions import i64, u8

from purrlour.engine.cells import vec
from purrlour.engine.chance import (
    Chance,
    OutcomeNeeded,
    OutcomeOutOfRange,
    Recorder,
    Scripted,
    Secure,
    Seeded,
)
from purrlour.games import GAMES

CRITICAL = {5: 25.7, 51: 98.0, 119: 181.0}
"""χ² that fair luck passes 9,999 times of 10,000, by degrees of freedom."""


def chi_square(counts: Counter[int], kinds: int, total: int) -> float:
    expected = total / kinds
    return sum((counts[kind] - expected) ** 2 / expected for kind in range(kinds))


def test_a_seed_gives_the_same_picks_for_ever() -> None:
    """Records, experiments and golden files rest on these numbers: they must never change."""
    luck = Seeded(1)

    assert [luck.pick(1000) for _ in range(12)] == GOLDEN_PICKS


GOLDEN_PICKS = [313, 721, 249, 351, 150, 993, 105, 209, 523, 467, 541, 314]


@pytest.mark.parametrize("seed", [0, -1, 2**32, 2**64 + 5, 10**30])
def test_any_whole_number_is_a_seed_of_its_own(seed: int) -> None:
    picks = [[Seeded(each).pick(10**9) for _ in range(3)] for each in (seed, seed + 1, -seed - 7)]

    assert picks[0] == [Seeded(seed).pick(10**9) for _ in range(3)]
    assert picks[0] != picks[1] != picks[2]


@pytest.mark.parametrize(("n", "freedom"), [(6, 5), (52, 51), (120, 119)])
def test_picks_are_fair(n: int, freedom: int) -> None:
    luck = Seeded(42)
    total = 1000 * n

    counts = Counter(luck.pick(n) for _ in range(total))

    assert chi_square(counts, n, total) < CRITICAL[freedom]


@pytest.mark.parametrize("count", [1, 2, 5, 95, 200])
def test_a_seeded_shuffle_is_a_chain_of_its_picks(count: int) -> None:
    """It writes them out for speed; through somebody who only picks, the same comes out."""
    for seed in range(20):
        luck, source = Seeded(seed), Seeded(seed)
        shuffled, picked = (vec[u8](bytes(range(count))) for _ in range(2))
        luck.shuffle_top(shuffled, count, count // 2)
        luck.shuffle(shuffled, count)
        recorder = Recorder(source)
        recorder.shuffle_top(picked, count, count // 2)
        recorder.shuffle(picked, count)

        assert list(shuffled) == list(picked)
        assert luck.pick(10**6) == source.pick(10**6)


def test_shuffles_of_five_cards_are_fair() -> None:
    luck = Seeded(7)
    orders = {order: number for number, order in enumerate(permutations(range(5)))}
    total = 24_000

    counts = Counter(orders[shuffled(luck, 5)] for _ in range(total))

    assert chi_square(counts, len(orders), total) < CRITICAL[119]


def test_a_card_of_a_deck_comes_to_every_place() -> None:
    luck = Seeded(9)
    total = 20_000

    counts = Counter(shuffled(luck, 52).index(17) for _ in range(total))

    assert chi_square(counts, 52, total) < CRITICAL[51]


def shuffled(luck: Chance, count: int) -> tuple[int, ...]:
    cards = vec[u8](bytes(range(count)))
    luck.shuffle(cards, count)
    return tuple(cards)


def test_a_shuffle_of_the_top_settles_the_top_alone() -> None:
    cards = vec[u8](bytes(range(6)))

    Scripted([0, 0]).shuffle_top(cards, 6, 2)

    assert list(cards) == [4, 1, 2, 3, 5, 0]


class Guest(Chance):
    """Luck from outside: never compiled, whatever the engine is."""

    def __init__(self) -> None:
        self.sizes: list[int] = []

    def pick(self, n: i64) -> i64:
        self.sizes.append(n)
        return 0


def test_a_deal_draws_as_much_from_a_guest_as_from_one_of_ours() -> None:
    """A compiled caller must not lose a shuffle on the way to an interpreted subclass."""
    game = GAMES["exploding_kittens"]
    direct, behind = Guest(), Guest()

    game.deal(4, game.options({}), direct)
    game.deal(4, game.options({}), Recorder(behind))

    assert direct.sizes == behind.sizes
    assert len(direct.sizes) == 28 + 22 + 1  # hands, pile, who begins


def test_a_die_has_the_sides_it_has() -> None:
    luck = Seeded(3)

    assert {luck.roll(6) for _ in range(200)} == {1, 2, 3, 4, 5, 6}


def test_the_operating_system_gives_luck_within_bounds() -> None:
    assert {Secure().pick(3) for _ in range(200)} == {0, 1, 2}


def test_a_script_runs_out_with_a_question() -> None:
    luck = Scripted([4])
    assert luck.pick(5) == 4

    with pytest.raises(OutcomeNeeded) as asked:
        luck.pick(7)

    assert asked.value.n == 7


def test_a_script_refuses_what_a_pick_cannot_be() -> None:
    with pytest.raises(OutcomeOutOfRange, match="outcome 5 of a pick of 5"):
        Scripted([5]).pick(5)


def test_a_recorder_remembers_what_it_passed_on() -> None:
    recorder = Recorder(Scripted([2, 0, 1]))

    assert [recorder.pick(3) for _ in range(3)] == recorder.drawn == [2, 0, 1]
