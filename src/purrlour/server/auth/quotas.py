"""Quotas: what one address may ask for in a day, so that nobody fills the house.

They are counted in memory and not on disk: an address is nothing that we keep about anybody. A
restart forgives a day, and whoever wants to fill the house cannot restart it; what is kept in all
has a limit of its own, which is measured and survives (docs/decisions/0004-the-server.md).
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from heapq import nlargest
from typing import Final, Literal, TypeAlias

from purrlour.engine.errors import GameError
from purrlour.server.clock import Clock
from purrlour.server.config import Quotas

Kind: TypeAlias = Literal["matches", "imports", "campaigns", "messages"]

DAY_MS: Final = 86_400_000
_HOUR_MS: Final = 3_600_000
REMEMBERED: Final = 50_000
"""Addresses of a kind, at most; then those are forgotten that asked least."""


def _enough(kind: Kind, most: int, hours: int) -> GameError:
    match kind:
        case "matches":
            return GameError("quota-matches", most=most, hours=hours)
        case "imports":
            return GameError("quota-imports", most=most, hours=hours)
        case "campaigns":
            return GameError("quota-campaigns", most=most, hours=hours)
        case "messages":
            return GameError("quota-messages", most=most, hours=hours)


class DailyUse:
    """What was used today, by the clock of Greenwich."""

    def __init__(self, quotas: Quotas, clock: Clock) -> None:
        self.kept = 0
        """Bytes of all that is kept, as measured last."""
        self.refused: Counter[str] = Counter()
        """By kind, and `size`."""
        self._most: dict[Kind, int] = {
            "matches": quotas.matches,
            "imports": quotas.imports,
            "campaigns": quotas.campaigns,
            "messages": quotas.messages,
        }
        self._most_kept = quotas.megabytes
        self._clock = clock
        self._day = 0
        self._used: dict[Kind, Counter[str]] = {}

    def take(self, kind: Kind, address: str) -> None:
        """Counts one more; refuses it if that is too many today, or if there is no room."""
        now = self._clock.wall()
        if now // DAY_MS != self._day:
            self._day = now // DAY_MS
            self._used = {name: Counter() for name in self._most}
        if kind != "messages" and self.kept >= self._most_kept << 20:
            self.refused["size"] += 1
            raise GameError("quota-size", most=self._most_kept)
        used = self._used[kind]
        if used[address] >= self._most[kind]:
            self.refused[kind] += 1
            hours = -(-((self._day + 1) * DAY_MS - now) // _HOUR_MS)
            raise _enough(kind, self._most[kind], hours)
        used[address] += 1
        if len(used) > REMEMBERED:
            busiest = nlargest(REMEMBERED // 2, used, key=used.__getitem__)
            self._used[kind] = Counter({one: used[one] for one in busiest})

    def give_back(self, kind: Kind, address: str) -> None:
        """It came to nothing."""
        if self._used[kind][address] > 0:
            self._used[kind][address] -= 1

    @contextmanager
    def charged(self, kind: Kind, address: str) -> Iterator[None]:
        """One more, if what is done inside succeeds."""
        self.take(kind, address)
        try:
            yield
        except BaseException:
            self.give_back(kind, address)
            raise
