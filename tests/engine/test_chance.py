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
from tests.evenness import FAR, even, shuffled

# fmt: off
GOLDEN = {
    (0, ""): ([44, 365, 53, 264, 999, 227], 343213568, [0, 2, 9, 7, 4, 6, 3, 8, 5, 1]),
    (1, ""): ([536, 69, 908, 163, 206, 837], 402013184, [4, 1, 6, 8, 9, 2, 3, 7, 0, 5]),
    (-1, ""): ([256, 138, 755, 310, 859, 737], 1094622322, [9, 8, 2, 1, 7, 4, 5, 6, 3, 0]),
    (1, "whim"): ([130, 537, 7, 173, 2, 279], 1842089674, [5, 8, 9, 2, 1, 3, 7, 6, 4, 0]),
    (7, "table 3"): ([2, 966, 23, 110, 647, 316], 1071428040, [8, 7, 9, 3, 4, 6, 0, 2, 5, 1]),
    (10**30, ""): ([966, 350, 393, 31, 863, 336], 1620888786, [1, 6, 8, 2, 3, 0, 5, 4, 7, 9]),
    (-(1 << 64), "ąę"): ([721, 318, 343, 696, 53, 856], 984117912, [0, 2, 5, 6, 9, 3, 8, 4, 7, 1]),
}
# fmt: on
"""Six picks of 1000, one of 2³¹, a shuffle of ten cards."""


def state_of(luck: Seeded, *words: int) -> None:
    """Puts the generator into a state of the reference: three words and the count."""
    luck._a, luck._b, luck._c, luck._count = words


def test_the_generator_is_sfc32_word_by_word() -> None:
    """PractRand's own sfc32, as Apache Commons RNG tests against it, after its 15 first words."""
    luck = Seeded(0)
    state_of(luck, 0xBB3C4104, 0x02294965, 0xDA1CE2A9, 1)
    for _ in range(15):
        luck.pick(1)

    assert [luck.pick(1 << 31) for _ in SFC32] == [word >> 1 for word in SFC32]


# fmt: off
SFC32 = [
    0x89B5C414, 0x7EE57639, 0xDBE18F7B, 0x94AA0162, 0xA22BFF0A, 0x21C91FB8, 0x2C6FD6FE, 0xCDA90D13,
    0x019684CA, 0xE5B400C0, 0x459D8590, 0x3AEC0A1E, 0x254DAC77, 0xBE10AE80, 0x9AC27819, 0xD17D10C6,
    0x71A69026, 0x4BB2BDDA, 0x70853646, 0xDA28F272, 0x879200D9, 0x8C2F8B5B, 0x8A87CB78, 0x27FFDCED,
    0x988A2B7B, 0xF220EF9B, 0x13B8984F, 0x345D1732, 0x8F5BC6FC, 0x092B09FF, 0x046BD2B0, 0xA5A99FC5,
    0x19400604, 0xB76E7394, 0x037ADDD5, 0xE916ED79, 0x94F10DC6, 0xF2ECB45E, 0x69834355, 0xB814AEB2,
]
# fmt: on
"""Every bit of each word goes into the next ones, so that the lowest is tested as well."""


def test_the_count_goes_on_past_32_bits() -> None:
    """It is never cut off, only what is made of it: no long stream comes to another one."""
    long, wrapped = Seeded(0), Seeded(0)
    state_of(long, 1, 2, 3, (1 << 32) - 5)
    state_of(wrapped, 1, 2, 3, -5)

    assert [long.pick(1000) for _ in range(40)] == [wrapped.pick(1000) for _ in range(40)]


@pytest.mark.parametrize(("seed", "stream"), GOLDEN)
def test_a_stream_gives_the_same_picks_for_ever(seed: int, stream: str) -> None:
    """Experiments and examples rest on these numbers, on every machine and in both builds."""
    luck = Seeded(seed, stream)

    assert [luck.pick(1000) for _ in range(6)] == GOLDEN[seed, stream][0]
    assert luck.pick(1 << 31) == GOLDEN[seed, stream][1]
    assert list(shuffled(luck, 10)) == GOLDEN[seed, stream][2]


@pytest.mark.parametrize("seed", [0, -1, 2**32, 2**64 + 5, 10**30])
def test_any_whole_number_is_a_seed_of_its_own(seed: int) -> None:
    picks = [[Seeded(each).pick(10**9) for _ in range(3)] for each in (seed, seed + 1, -seed - 7)]

    assert picks[0] == [Seeded(seed).pick(10**9) for _ in range(3)]
    assert picks[0] != picks[1] != picks[2]


@pytest.mark.parametrize("n", [6, 52, 120])
def test_picks_are_fair(n: int) -> None:
    luck = Seeded(42)

    assert abs(even(Counter(luck.pick(n) for _ in range(1000 * n)), n)) < FAR


def test_no_number_is_favoured_where_words_do_not_divide_evenly() -> None:
    """2³² words onto 3 · 2²⁹ outcomes: without rejection two in three would come up three times
    where the third comes up twice."""
    luck = Seeded(8)

    counts = Counter(luck.pick(3 << 29) % 3 for _ in range(30_000))

    assert abs(even(counts, 3)) < FAR


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

    counts = Counter(orders[tuple(shuffled(luck, 5))] for _ in range(24_000))

    assert abs(even(counts, len(orders))) < FAR


def test_a_card_of_a_deck_comes_to_every_place() -> None:
    luck = Seeded(9)

    counts = Counter(shuffled(luck, 52).index(17) for _ in range(20_000))

    assert abs(even(counts, 52)) < FAR


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
