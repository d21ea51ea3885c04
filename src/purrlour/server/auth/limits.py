"""Limits: how often anybody may ask. Whoever asks too fast is told so; a flood is cut.

A bucket of tokens is one number here: the moment at which it will be full again. So a bucket
that is full need not be kept, and forgetting it loses nothing.
"""

from __future__ import annotations

import ipaddress
from collections import Counter
from collections.abc import Hashable
from enum import Enum
from typing import Final, Generic, TypeVar

from purrlour.server.auth.quotas import DailyUse, Kind
from purrlour.server.clock import Clock
from purrlour.server.config import Limits, Quotas

K = TypeVar("K", bound=Hashable)

BURST: Final = 3
"""So many seconds' worth may come at once."""
REMEMBERED: Final = 20_000
"""Buckets kept of a kind, at most."""
PATIENCE: Final = 60
"""Refusals for being too fast before a socket is cut."""

_SECOND: Final = 1_000_000
"""In the units of buckets; the clock's milliseconds are too coarse to divide."""


class Verdict(Enum):
    """What becomes of a frame."""

    FINE = "fine"
    TOO_FAST = "too-fast"
    FLOOD = "flood"


FINE: Final = Verdict.FINE
"""By a name of its own: looking into an Enum takes longer than weighing."""


class Rate:
    """So many a second, with a burst."""

    __slots__ = ("_cost", "_depth")

    def __init__(self, per_second: float, burst: float) -> None:
        self._cost = round(_SECOND / per_second)
        self._depth = round(burst * self._cost)

    def take(self, full_at: int, now: int) -> int:
        """When a bucket will be full again that gives a token now; 0 if it has none left."""
        full_at = (full_at if full_at > now else now) + self._cost  # a call of max is slow
        return full_at if full_at - now <= self._depth else 0


class Buckets(Generic[K]):
    """A bucket for everybody who came lately, all of one rate."""

    def __init__(self, rate: Rate, most: int = REMEMBERED) -> None:
        self._rate = rate
        self._most = most
        self._full_at: dict[K, int] = {}

    def __len__(self) -> int:
        return len(self._full_at)

    def take(self, key: K, now: int) -> bool:
        """Whether there was a token left for this one."""
        full_at = self._rate.take(self._full_at.get(key, 0), now)
        if not full_at:
            return False
        self._full_at[key] = full_at
        if len(self._full_at) > self._most:
            self._forget(now)
        return True

    def _forget(self, now: int) -> None:
        """Drops all that are full; if that is not enough, the half that will be full first."""
        left = {key: at for key, at in self._full_at.items() if at > now}
        if len(left) > self._most // 2:
            emptiest = sorted(left, key=left.__getitem__)[-(self._most // 2) :]
            left = {key: left[key] for key in emptiest}
        self._full_at = left


class Gate:
    """The limits of one process."""

    def __init__(self, limits: Limits, clock: Clock, use: DailyUse | None = None) -> None:
        self._clock = clock
        self.use = use or DailyUse(Quotas(), clock)
        self._most_open = limits.address_sockets
        self._open: Counter[str] = Counter()
        self.socket = _rate(limits.socket_frames)
        self.patience = Rate(1, PATIENCE)
        self.seats: Buckets[tuple[str, int]] = Buckets(_rate(limits.seat_frames))
        """Frames of a chair of a match, by whatever socket."""
        self.addresses: Buckets[str] = Buckets(_rate(limits.address_frames))
        """Frames from an address, by whatever socket."""
        self._requests: Buckets[str] = Buckets(_rate(limits.address_requests))
        self._most_asking = limits.address_connections
        self._asking: Counter[str] = Counter()

    def now(self) -> int:
        """The time in the units of buckets."""
        return self._clock.now() * 1000

    def connect(self, address: str) -> bool:
        """Whether one more socket may open from here; if so, `disconnect` must follow."""
        if self._open.get(address, 0) >= self._most_open or not self.request(address):
            return False
        self._open[address] += 1
        return True

    @property
    def open_addresses(self) -> int:
        """From how many addresses a socket is open."""
        return len(self._open)

    def disconnect(self, address: str) -> None:
        """One socket less."""
        self._open[address] -= 1
        if self._open[address] <= 0:
            del self._open[address]

    def begin(self, address: str) -> bool:
        """Whether one more request may be under way from here; if so, `end` must follow.

        Whoever comes through a proxy has a connection of the proxy's, and is counted here.
        """
        if self._asking.get(address, 0) >= self._most_asking:
            return False
        self._asking[address] += 1
        return True

    def end(self, address: str) -> None:
        """One request less."""
        self._asking[address] -= 1
        if self._asking[address] <= 0:
            del self._asking[address]

    def request(self, address: str) -> bool:
        """Whether a request over HTTP may come from here now."""
        return self._requests.take(address, self.now())


class Gauge:
    """The limits of one socket."""

    __slots__ = ("_address", "_full_at", "_gate", "_patient_at")

    def __init__(self, gate: Gate, address: str) -> None:
        self._gate = gate
        self._address = address
        self._full_at = 0
        self._patient_at = 0

    def charge(self, kind: Kind) -> None:
        """One more of what is counted by the day; refuses one too many."""
        self._gate.use.take(kind, self._address)

    def weigh(self, match: str, seat: int) -> Verdict:
        """One frame more. Watchers have no chair, and share nothing but their address."""
        gate = self._gate
        now = gate.now()
        full_at = gate.socket.take(self._full_at, now)
        if full_at:
            self._full_at = full_at
            if seat < 0 or gate.seats.take((match, seat), now):
                # Neighbours behind one router are not cut for each other's haste, only slowed.
                return FINE if gate.addresses.take(self._address, now) else Verdict.TOO_FAST
        patient_at = gate.patience.take(self._patient_at, now)
        if not patient_at:
            return Verdict.FLOOD
        self._patient_at = patient_at
        return Verdict.TOO_FAST


def address_of(host: str) -> str:
    """What counts as one address: all of a home's IPv6 network, or one IPv4 address.

    >>> address_of("2001:db8:1:2:aaaa::1") == address_of("2001:db8:1:2:bbbb::7")
    True
    >>> address_of("::ffff:192.0.2.1")
    '192.0.2.1'
    """
    try:
        found = ipaddress.ip_address(host)
    except ValueError:
        return host
    if isinstance(found, ipaddress.IPv4Address):
        return host
    if found.ipv4_mapped:
        return str(found.ipv4_mapped)
    return str(ipaddress.ip_network((int(found) >> 64 << 64, 64)))


def _rate(per_second: int) -> Rate:
    return Rate(per_second, per_second * BURST)
