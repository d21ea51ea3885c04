"""Connections: how many may be open at a time, so that nobody uses up the room of the others.

They are counted from the first packet, before anything is known but the address they come from:
one that never says a word takes a file as well. A proxy's are everybody's: there, whoever asks is
counted by the door, by the address that the proxy tells.
"""

from __future__ import annotations

import ipaddress
import resource
import time
from collections import Counter
from collections.abc import Callable, Iterable
from typing import Final, final

from purrlour.server.auth.limits import Buckets, Rate, address_of
from purrlour.server.config import Limits
from purrlour.server.metrics import Metrics

OWN_FILES: Final = 256
"""Files that a server needs for itself: its store, its bots, what it loads."""
FEW: Final = 8
"""In the last quarter of the room, nobody gets more than these: two browsers with a table each."""


def raise_file_limit() -> int:
    """Lets this process open as many files as the system allows it; tells how many."""
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    for wish in (hard, 65_536, 10_240):  # some systems allow less than they say
        try:
            resource.setrlimit(resource.RLIMIT_NOFILE, (wish, hard))
        except (ValueError, OSError):
            continue
        return wish if wish != resource.RLIM_INFINITY else 1 << 20
    return soft


def room_for(limits: Limits, files: int) -> int:
    """How many connections there may be, where so many files can be open."""
    return max(FEW, min(limits.connections, files - OWN_FILES))


@final
class Slot:
    """The room of one connection."""

    __slots__ = ("_address", "_of")

    def __init__(self, of: Connections, address: str) -> None:
        self._of: Connections | None = of
        self._address = address

    def release(self) -> None:
        """It is closed. To say so twice does no harm."""
        of, self._of = self._of, None
        if of is not None:
            of.give_back(self._address)


class Connections:
    """All connections of one process."""

    def __init__(
        self,
        limits: Limits,
        metrics: Metrics,
        *,
        most: int,
        proxies: Iterable[str] = (),
        now: Callable[[], int] = time.monotonic_ns,
    ) -> None:
        self._most = most
        self._now = now
        self._each = limits.address_sockets + limits.address_connections
        self._metrics = metrics
        self._proxies = [ipaddress.ip_network(proxy, strict=False) for proxy in proxies]
        self._open: Counter[str] = Counter()
        """By address; those of proxies have none."""
        # As many at once as there may be, and then as fast as requests: to come and go is work.
        self._pace: Buckets[str] = Buckets(Rate(limits.address_requests, self._each))

    def enter(self, host: str) -> Slot | None:
        """Room for one more from here, unless there is none."""
        address = "" if self._is_proxy(host) else address_of(host)
        held = self._open[address] if address else 0
        full = self._metrics.connections >= self._most
        if address and not full:
            scarce = self._metrics.connections >= self._most * 3 // 4
            full = held >= min(self._each, FEW if scarce else self._each)
            full = full or not self._pace.take(address, self._now() // 1000)
        if full:
            self._metrics.turned_away += 1
            return None
        self._metrics.connections += 1
        if address:
            self._open[address] += 1
        return Slot(self, address)

    def give_back(self, address: str) -> None:
        """One less from here."""
        self._metrics.connections -= 1
        if address:
            self._open[address] -= 1
            if self._open[address] <= 0:
                del self._open[address]

    def note_slow(self) -> None:
        """One was cut because it kept us waiting."""
        self._metrics.late += 1

    def _is_proxy(self, host: str) -> bool:
        if not self._proxies:
            return False
        try:
            found = ipaddress.ip_address(host)
        except ValueError:
            return False
        if isinstance(found, ipaddress.IPv6Address) and found.ipv4_mapped:
            found = found.ipv4_mapped
        return any(found in network for network in self._proxies)
