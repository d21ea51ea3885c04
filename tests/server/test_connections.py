"""Connections: counted from the first packet, given back once, and never all to one address."""

from __future__ import annotations

import resource
from collections.abc import Iterator

import pytest

from purrlour.server.auth.connections import (
    FEW,
    OWN_FILES,
    Connections,
    Slot,
    raise_file_limit,
    room_for,
)
from purrlour.server.config import Limits
from purrlour.server.metrics import Metrics


def doors(most: int = 100, each: int = 50, *proxies: str) -> Connections:
    limits = Limits(address_sockets=each - 10, address_connections=10, address_requests=1_000_000)
    return Connections(limits, Metrics(), most=most, proxies=proxies)


def come(to: Connections, host: str, count: int) -> list[Slot]:
    """Those of so many that got in."""
    return [slot for slot in (to.enter(host) for _ in range(count)) if slot is not None]


def test_an_address_has_its_share() -> None:
    to = doors()
    slots = come(to, "192.0.2.1", 60)
    assert len(slots) == 50

    slots[0].release()
    slots[0].release()  # twice is once

    assert len(come(to, "192.0.2.1", 5)) == 1


def test_a_home_of_ipv6_is_one_address() -> None:
    to = doors()
    assert sum(len(come(to, f"2001:db8:1:2::{one:x}", 10)) for one in range(1, 20)) == 50
    assert len(come(to, "2001:db8:1:3::1", 10)) == 10


def test_the_last_quarter_is_for_those_who_have_little() -> None:
    to = doors(most=100, each=60)
    assert len(come(to, "192.0.2.1", 60)) == 60
    assert len(come(to, "192.0.2.2", 60)) == 15

    assert len(come(to, "192.0.2.1", 1)) == 0
    assert len(come(to, "192.0.2.3", 60)) == FEW
    assert len(come(to, "192.0.2.4", 60)) == FEW


def test_when_all_is_full_nobody_comes_in_and_then_they_do() -> None:
    to = doors(most=40)
    slots = [slot for one in range(50) for slot in come(to, f"192.0.2.{one}", 1)]
    assert len(slots) == 40

    slots.pop().release()

    assert len(come(to, "198.51.100.1", 2)) == 1


def test_to_come_and_go_has_its_pace() -> None:
    now = [1_000_000_000]
    limits = Limits(address_sockets=20, address_connections=10, address_requests=5)
    to = Connections(limits, Metrics(), most=1_000, now=lambda: now[0])

    def visits(count: int) -> int:
        slots = [slot for slot in (to.enter("192.0.2.1") for _ in range(count)) if slot]
        for slot in slots:
            slot.release()
        return len(slots)

    assert sum(visits(1) for _ in range(100)) == 30
    now[0] += 1_000_000_000
    assert sum(visits(1) for _ in range(100)) == 5
    assert to.enter("192.0.2.2") is not None


@pytest.mark.parametrize("proxy", ["127.0.0.1", "::ffff:127.0.0.1", "10.1.2.3"])
def test_a_proxy_brings_as_many_as_there_is_room(proxy: str) -> None:
    to = doors(100, 20, "127.0.0.1", "10.0.0.0/8")
    assert len(come(to, proxy, 200)) == 100


@pytest.mark.parametrize("host", ["", "a unix socket", "::1", "192.0.2.1"])
def test_others_are_no_proxies(host: str) -> None:
    to = doors(100, 20, "127.0.0.1")
    assert len(come(to, host, 200)) == (100 if not host else 20)  # a socket file has no address


def test_room_is_kept_for_our_own_files() -> None:
    assert room_for(Limits(connections=10_000), 1_024) == 1_024 - OWN_FILES
    assert room_for(Limits(connections=500), 1_024) == 500
    assert room_for(Limits(), 10) == FEW


@pytest.fixture
def low() -> Iterator[int]:
    """A process that may open few files, and could allow itself more."""
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (min(512, hard), hard))
    yield hard
    resource.setrlimit(resource.RLIMIT_NOFILE, (soft, hard))


def test_the_limit_of_files_is_raised_as_far_as_it_goes(low: int) -> None:
    assert raise_file_limit() == low
    assert resource.getrlimit(resource.RLIMIT_NOFILE)[0] == low
