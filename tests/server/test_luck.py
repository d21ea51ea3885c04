"""Luck: as the page on fairness has it, bound to what it must be bound to, and to nothing else."""

from __future__ import annotations

import hashlib
import hmac
import re
from itertools import combinations, islice
from pathlib import Path

import pytest

from purrlour.engine.chance import Seeded
from purrlour.engine.errors import GameError
from purrlour.engine.table import Table
from purrlour.games import GAMES
from purrlour.server import luck as luck_module
from purrlour.server.luck import (
    SECRET_SIZE,
    Fair,
    bot_label,
    check_nonce,
    commitment,
    fallback_label,
    luck_key,
    nonce_hash,
    step_label,
)

PAGE = (Path(__file__).parents[2] / "docs" / "fairness.md").read_text("utf-8")
SECRET = bytes(range(SECRET_SIZE))
NONCES = {0: "Zeroth-nonce_of-a-seat", 2: "0123456789abcdef"}
KEY = luck_key(SECRET, "m-example", NONCES)


def told(name: str) -> str:
    """A worked example of the page, by its name."""
    (value,) = re.findall(rf"^{re.escape(name)} += (.+)$", PAGE, re.MULTILINE)
    return str(value)


def numbers(name: str) -> list[int]:
    return [int(word) for word in told(name).split(" ")]


# The page.


def test_the_worked_examples_of_the_page_are_right() -> None:
    assert bytes.fromhex(told("secret")) == SECRET
    assert told("commitment") == commitment(SECRET)
    assert {0: told("nonce of seat 0"), 2: told("nonce of seat 2")} == NONCES
    assert told("hash of seat 0") == nonce_hash(NONCES[0])
    assert told("hash of seat 2") == nonce_hash(NONCES[2])
    assert told("match") == "m-example"
    assert told("key") == KEY.hex()
    assert told("key without nonces") == luck_key(SECRET, "m-example", {}).hex()


def test_the_worked_block_of_the_page_is_right() -> None:
    assert told("step 0, block 0") == hmac.digest(KEY, b"step 0\n0", "sha256").hex()


@pytest.mark.parametrize(
    ("name", "label", "sizes"),
    [
        ("step 0, picks of 1000", "step 0", [1000] * 10),
        ("step 17, picks of 6", "step 17", [6] * 10),
        ("step 17, picks of 56, 55, 54…", "step 17", list(range(56, 46, -1))),
        ("step 1, picks of 2^62 + 1", "step 1", [2**62 + 1] * 4),
        ("fallback 17 2, picks of 13", "fallback 17 2", [13] * 10),
        ("bot 17 2, picks of 13", "bot 17 2", [13] * 10),
    ],
)
def test_the_worked_picks_of_the_page_are_right(name: str, label: str, sizes: list[int]) -> None:
    fair = Fair(KEY, label)

    assert [fair.pick(n) for n in sizes] == numbers(name)


def test_the_worked_deal_of_the_page_is_right() -> None:
    game = GAMES["exploding_kittens"]

    table = Table(game, 3, game.options({}), Fair(KEY, step_label(0)))

    assert numbers("deal of exploding_kittens/1, 3 seats") == list(table.record.deal)


def by_the_page(key: bytes, label: str, sizes: list[int]) -> list[int]:
    """A second verifier, from the page alone; its HMAC is by hand (RFC 2104)."""
    padded = key.ljust(64, b"\0")
    inner, outer = (bytes(byte ^ pad for byte in padded) for pad in (0x36, 0x5C))
    stream: list[int] = []
    for block in range(20 * len(sizes)):
        message = b"%s\n%d" % (label.encode(), block)
        digest = hashlib.sha256(outer + hashlib.sha256(inner + message).digest()).digest()
        for at in range(4):
            word = 0
            for byte in digest[8 * at : 8 * at + 8]:
                word = word * 256 + byte
            stream.append(word)
    words = iter(stream)
    return [next(word % n for word in words if word < 2**64 - 2**64 % n) for n in sizes]


@pytest.mark.parametrize("seed", range(20))
def test_a_second_verifier_finds_the_same(seed: int) -> None:
    """Sizes near 2^63 throw away nearly every other word: a place for a slip."""
    whim = Seeded(seed, "whim")
    key = bytes(whim.pick(256) for _ in range(32))
    sizes = [whim.pick(60) + 1 for _ in range(40)] + [2**63 - 1, 2**62 + 1 + whim.pick(1000), 1]
    sizes += [2**63 - 1 - whim.pick(10**6) for _ in range(20)]
    fair = Fair(key, "step 5")

    assert [fair.pick(n) for n in sizes] == by_the_page(key, "step 5", sizes)


# What it is bound to.


def picks(key: bytes, label: str, count: int = 8) -> tuple[int, ...]:
    fair = Fair(key, label)
    return tuple(fair.pick(2**62) for _ in range(count))


def test_the_same_label_is_the_same_luck_however_often_it_is_asked_for() -> None:
    """No second roll: not by taking back, not by crashing, not by trying again."""
    assert len({picks(KEY, "step 17") for _ in range(5)}) == 1


def test_what_one_step_draws_does_not_move_the_next() -> None:
    before = picks(KEY, step_label(18))
    picks(KEY, step_label(17), 1000)

    assert picks(KEY, step_label(18)) == before


def test_every_label_has_its_own_luck() -> None:
    labels = [step_label(step) for step in range(200)]
    labels += [fallback_label(step, seat) for step in range(40) for seat in range(5)]
    labels += [bot_label(step, seat) for step in range(40) for seat in range(5)]
    drawn = [number for label in labels for number in picks(KEY, label)]

    assert len(labels) == len(set(labels)) == 600
    assert len(set(drawn)) == len(drawn)


def test_a_block_of_one_label_is_not_a_block_of_another() -> None:
    """„step 1” at block 10 and „step 11” at block 0 must not meet."""
    long = set(picks(KEY, "step 1", 4 * 130))

    assert not any(long & set(picks(KEY, f"step 1{end}")) for end in range(30))


def test_every_part_of_a_key_matters() -> None:
    other_secret = bytes([*SECRET[:-1], SECRET[-1] ^ 1])
    keys = [
        KEY,
        luck_key(other_secret, "m-example", NONCES),
        luck_key(SECRET, "m-example2", NONCES),
        luck_key(SECRET, "m-example", {}),
        luck_key(SECRET, "m-example", {0: NONCES[0]}),
        luck_key(SECRET, "m-example", {0: NONCES[2], 2: NONCES[0]}),
        luck_key(SECRET, "m-example", {1: NONCES[0], 2: NONCES[2]}),
        luck_key(SECRET, "m-example", {**NONCES, 1: NONCES[0]}),
        luck_key(SECRET, "m-example", {**NONCES, 2: NONCES[2] + "0"}),
        # What looks alike once it is strung together.
        luck_key(SECRET, "m-example seat 0", {2: NONCES[2]}),
        luck_key(SECRET, "m-example", {10: NONCES[2]}),
        luck_key(SECRET, "m-example", {1: "0" + NONCES[2]}),
    ]

    assert len(set(keys)) == len(keys)
    assert all(len(key) == 32 for key in keys)


def test_a_key_does_not_depend_on_the_order_in_which_nonces_came() -> None:
    assert luck_key(SECRET, "m-example", dict(reversed(NONCES.items()))) == KEY


def test_neighbouring_keys_and_labels_are_as_good_as_strangers() -> None:
    """Bits of the first word agree half the time, whatever little thing differs."""
    streams = [picks(KEY, step_label(step), 32) for step in range(40)]
    streams += [picks(luck_key(SECRET, f"m{number}", {}), "step 0", 32) for number in range(40)]
    nonces = (f"nonce-of-a-seat-{number}" for number in range(40))
    streams += [picks(luck_key(SECRET, "m", {0: nonce}), "step 0", 32) for nonce in nonces]

    for one, other in combinations(streams, 2):
        agreeing = sum((62 - (a ^ b).bit_count()) for a, b in zip(one, other, strict=True))
        # 1984 fair coins, σ = 22.3; of 7,140 pairs none is 5.5 σ away.
        assert abs(agreeing - 31 * 32) < 5.5 * 22.3


def test_a_commitment_and_a_hash_tell_apart_what_they_bind() -> None:
    nonce = "a" * 64
    secret = nonce.encode()

    assert commitment(secret) != nonce_hash(nonce)
    assert len({commitment(SECRET), commitment(SECRET[::-1])}) == 2


# What it costs, and what it refuses.


def test_nothing_is_computed_before_the_first_pick(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[str] = []

    def counted(key: bytes, label: str) -> object:
        asked.append(label)
        return real(key, label)

    real = luck_module._stream
    monkeypatch.setattr(luck_module, "_stream", counted)
    fair = Fair(KEY, "step 3")
    assert asked == []

    list(islice(iter(lambda: fair.pick(6), 0), 50))

    assert asked == ["step 3"]


@pytest.mark.parametrize("nonce", ["a" * 16, "Z_-0" * 16, "0123456789abcdef"])
def test_nonces(nonce: str) -> None:
    check_nonce(nonce)

    assert re.fullmatch("[0-9a-f]{64}", nonce_hash(nonce))


@pytest.mark.parametrize(
    "nonce",
    ["", "a" * 15, "a" * 65, "a" * 16 + "\n", "a" * 16 + " ", "ą" * 16, "a+b/" * 4, "٣" * 16],
)
def test_what_cannot_be_a_nonce_is_refused_and_quoted(nonce: str) -> None:
    with pytest.raises(GameError, match="bad-nonce") as refused:
        nonce_hash(nonce)
    with pytest.raises(GameError, match="bad-nonce"):
        luck_key(SECRET, "m-example", {0: nonce})

    assert refused.value.facts["text"] == nonce[:60]


@pytest.mark.parametrize("match", ["", "a\nseat 0 x", "a  b", " a", "ż", "a\r"])
def test_a_match_that_would_have_two_readings_is_refused(match: str) -> None:
    with pytest.raises(ValueError, match="not a plain line"):
        luck_key(SECRET, match, {})


def test_a_label_that_would_have_two_readings_is_refused() -> None:
    with pytest.raises(ValueError, match="not a plain line"):
        Fair(KEY, "step 1\n0").pick(2)


@pytest.mark.parametrize("size", [0, 32, 63, 65])
def test_a_secret_has_its_length(size: int) -> None:
    with pytest.raises(ValueError, match="64 bytes"):
        commitment(bytes(size))
    with pytest.raises(ValueError, match="64 bytes"):
        luck_key(bytes(size), "m-example", {})


@pytest.mark.parametrize("n", [0, -1])
def test_a_pick_has_at_least_one_outcome(n: int) -> None:
    with pytest.raises(ValueError, match="a pick of"):
        Fair(KEY, "step 1").pick(n)


def test_the_only_outcome_of_one_is_it() -> None:
    assert Fair(KEY, "step 1").pick(1) == 0
