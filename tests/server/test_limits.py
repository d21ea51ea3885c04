"""Limits: fast is fine, too fast is refused, a flood is cut, and nothing grows for ever."""

from __future__ import annotations

from dataclasses import replace

import pytest

from purrlour.server.auth.limits import (
    BURST,
    PATIENCE,
    Buckets,
    Gate,
    Gauge,
    Rate,
    Verdict,
    address_of,
)
from purrlour.server.config import Limits
from tests.server.hands import HandClock

MATCH = "m" * 22
SECOND = 1_000_000


def weighed(gauge: Gauge, count: int, seat: int = 0) -> list[Verdict]:
    return [gauge.weigh(MATCH, seat) for _ in range(count)]


def test_a_bucket_gives_its_burst_then_its_rate() -> None:
    buckets: Buckets[str] = Buckets(Rate(10, 30))

    assert sum(buckets.take("cat", SECOND) for _ in range(100)) == 30
    assert sum(buckets.take("cat", 2 * SECOND) for _ in range(100)) == 10
    assert sum(buckets.take("cat", 60 * SECOND) for _ in range(100)) == 30
    assert sum(buckets.take("mouse", 60 * SECOND) for _ in range(100)) == 30


def test_an_even_pace_at_the_rate_is_never_refused() -> None:
    buckets: Buckets[str] = Buckets(Rate(40, 1))

    assert all(buckets.take("cat", now) for now in range(SECOND, 20 * SECOND, SECOND // 40))


def test_full_buckets_are_forgotten_and_empty_ones_kept() -> None:
    buckets: Buckets[int] = Buckets(Rate(1, 2), most=100)
    buckets.take(-1, SECOND)
    for visitor in range(100):
        buckets.take(visitor, SECOND)
    assert len(buckets) <= 100

    now = 100 * SECOND
    assert buckets.take(-2, now)
    assert buckets.take(-2, now)
    for visitor in range(99):
        buckets.take(visitor, now)

    assert len(buckets) <= 100
    assert not buckets.take(-2, now), "the emptiest was forgotten"


def test_memory_is_bounded_whoever_comes() -> None:
    buckets: Buckets[int] = Buckets(Rate(1, 10), most=1000)
    for visitor in range(50_000):
        buckets.take(visitor, SECOND + visitor)
        assert len(buckets) <= 1000


def test_a_socket_is_refused_then_cut() -> None:
    gate = Gate(Limits(), HandClock())
    fine = Limits().socket_frames * BURST

    told = weighed(Gauge(gate, "a"), fine + PATIENCE + 5, seat=-1)

    assert told[:fine] == [Verdict.FINE] * fine
    assert told[fine : fine + PATIENCE] == [Verdict.TOO_FAST] * PATIENCE
    assert set(told[fine + PATIENCE :]) == {Verdict.FLOOD}


def test_a_hasty_client_that_calms_down_is_not_cut() -> None:
    clock = HandClock()
    gauge = Gauge(Gate(Limits(), clock), "a")
    weighed(gauge, Limits().socket_frames * BURST + PATIENCE // 2)

    for _ in range(600):
        clock.pass_by(1000)
        assert Verdict.FLOOD not in weighed(gauge, Limits().socket_frames + 1)


@pytest.mark.parametrize("rate", [500, 2_000, 20_000])
def test_a_flood_is_cut_within_a_second(rate: int) -> None:
    clock = HandClock()
    gauge = Gauge(Gate(Limits(), clock), "a")
    begun = clock.now()
    sent = 0
    while gauge.weigh(MATCH, 0) is not Verdict.FLOOD:
        sent += 1
        if sent % (rate // 100) == 0:
            clock.pass_by(10)

    assert clock.now() - begun <= 1000


def test_one_chair_has_one_limit_over_all_its_sockets() -> None:
    gate = Gate(replace(Limits(), seat_frames=40), HandClock())
    gauges = [Gauge(gate, f"address {each}") for each in range(4)]

    fine = sum(weighed(gauge, 90).count(Verdict.FINE) for gauge in gauges)
    other = weighed(Gauge(gate, "another"), 90, seat=1)

    assert fine == 40 * BURST
    assert other.count(Verdict.FINE) == 90, "the other chair pays for it"


def test_watchers_share_no_chair() -> None:
    gate = Gate(replace(Limits(), seat_frames=1), HandClock())

    for each in range(3):
        assert set(weighed(Gauge(gate, f"address {each}"), 90, seat=-1)) == {Verdict.FINE}


def test_neighbours_are_slowed_but_never_cut_for_each_other() -> None:
    gate = Gate(replace(Limits(), address_frames=30), HandClock())
    for seat in range(3):
        weighed(Gauge(gate, "router"), 30, seat)

    told = weighed(Gauge(gate, "router"), 90, seat=4)

    assert set(told) == {Verdict.TOO_FAST}
    assert set(weighed(Gauge(gate, "elsewhere"), 90, seat=5)) == {Verdict.FINE}


def test_a_flood_does_not_use_up_what_its_neighbours_may_send() -> None:
    gate = Gate(replace(Limits(), address_frames=100), HandClock())
    weighed(Gauge(gate, "router"), 5_000)

    assert set(weighed(Gauge(gate, "router"), 60, seat=1)) == {Verdict.FINE}


def test_sockets_of_an_address_are_counted() -> None:
    gate = Gate(replace(Limits(), address_sockets=3, address_requests=1000), HandClock())

    assert [gate.connect("a") for _ in range(5)] == [True, True, True, False, False]
    assert gate.connect("b")
    gate.disconnect("a")
    assert [gate.connect("a") for _ in range(2)] == [True, False]


def test_opening_sockets_counts_as_asking() -> None:
    gate = Gate(replace(Limits(), address_sockets=1000, address_requests=10), HandClock())

    assert sum(gate.connect("a") for _ in range(100)) == 10 * BURST
    assert not gate.request("a")


def test_addresses_that_left_are_forgotten() -> None:
    gate = Gate(Limits(), HandClock())
    for each in range(1000):
        gate.connect(f"address {each}")
        gate.disconnect(f"address {each}")
    for _ in range(1000):  # one that was refused leaves nothing behind either
        if gate.connect("a"):
            gate.disconnect("a")

    assert gate.open_addresses == 0


@pytest.mark.parametrize(
    ("one", "other", "same"),
    [
        ("192.0.2.1", "192.0.2.1", True),
        ("192.0.2.1", "192.0.2.2", False),
        ("192.0.2.1", "::ffff:192.0.2.1", True),
        ("2001:db8:1:2::1", "2001:db8:1:2:ffff::1", True),
        ("2001:db8:1:2::1", "2001:db8:1:3::1", False),
        ("", "", True),
        ("a unix socket", "a unix socket", True),
        ("fe80::1%eth0", "fe80::2%eth0", True),
    ],
)
def test_what_counts_as_one_address(one: str, other: str, same: bool) -> None:
    assert (address_of(one) == address_of(other)) is same
