"""Store: where matches are kept. The log is the truth, and the database its arbiter."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from enum import Enum
from typing import TypeAlias


class Verdict(Enum):
    """What became of an append."""

    STORED = "stored"
    """On disk, synced: it may be told."""
    CONFLICT = "conflict"
    """Somebody else wrote that place of the log first: catch up and think again."""
    TROUBLE = "trouble"
    """The store cannot say; it may or may not be there. Read the log before the next try."""


class StorageTrouble(Exception):
    """The store cannot be read or written now. It may recover by itself."""


@dataclass(frozen=True, slots=True)
class Kept:
    """What is kept of a match beside its log."""

    match: str
    """Its id: unguessable, in every link."""
    code: str
    """Six symbols to join by."""
    game: str
    version: int
    secret: bytes
    """64 bytes behind its luck; told to nobody before the end."""
    created: int
    """Milliseconds since 1970."""
    over: bool = False
    until: int = field(default=0, compare=False)
    """Milliseconds since 1970: it may be removed then. Moves on while people come back."""

    def row(self) -> tuple[str, str, str, int, bytes, int, bool, int]:
        """Its fields as every store has them in a row, in this order."""
        return (
            self.match,
            self.code,
            self.game,
            self.version,
            self.secret,
            self.created,
            self.over,
            self.until,
        )


@dataclass(frozen=True, slots=True)
class KeptCampaign:
    """What is kept of a campaign beside its log."""

    campaign: str
    """Its id: unguessable, in its link."""
    token: str
    """Hash of the token that opens it."""
    game: str
    created: int
    """Milliseconds since 1970."""

    def row(self) -> tuple[str, str, str, int]:
        """Its fields as every store has them in a row, in this order."""
        return (self.campaign, self.token, self.game, self.created)


Told: TypeAlias = Callable[[Verdict], None]
"""Called once for each append, in the thread of the event loop, never before append returns."""

SnapshotRow: TypeAlias = tuple[str, int, bytes]
"""Of a match, after so many entries: opaque bytes."""

Heard: TypeAlias = Callable[[str, int], None]
"""Called with a match and the last place of its log when another process wrote there."""


class Store(ABC):
    """Ports of SQLite, PostgreSQL and memory; one suite holds for all.

    Entries are opaque bytes in places 1, 2, 3… of a match's log, without a gap.
    """

    @abstractmethod
    async def open(self) -> None:
        """Connects and brings the schema up to date. Raises StorageTrouble with a clear text."""

    @abstractmethod
    async def close(self) -> None:
        """Finishes every append under way, then lets go."""

    @abstractmethod
    async def create(self, kept: Kept, entries: Sequence[bytes]) -> bool:
        """A new match with the first entries of its log; False if its id or code is taken."""

    @abstractmethod
    def append(
        self, match: str, seq: int, entries: Sequence[bytes], told: Told, *, over: bool = False
    ) -> None:
        """Writes entries at places seq, seq + 1, …, all or none, and syncs; then tells.

        Only a log that ends at seq − 1 takes them: anything else is a conflict.
        `over` marks the match as finished in the same transaction.
        """

    @abstractmethod
    async def read(self, match: str, *, after: int = 0) -> list[bytes]:
        """The log behind this place, in order; empty for a match that does not exist."""

    @abstractmethod
    async def find(self, match: str) -> Kept | None:
        """What is kept of this match."""

    @abstractmethod
    async def find_code(self, code: str) -> Kept | None:
        """The match to join by this code."""

    @abstractmethod
    async def live(self) -> list[str]:
        """Matches that are not over, the last touched first."""

    @abstractmethod
    async def keep(self, terms: Mapping[str, int]) -> set[str]:
        """Until when these matches are kept from now on; gives those that exist. A date never
        moves to the front."""

    @abstractmethod
    async def expired(self, now: int, most: int) -> list[Kept]:
        """So many matches whose date is past, the earliest first."""

    @abstractmethod
    async def remove(self, match: str, now: int) -> bool:
        """Removes a match with its log, all of it or nothing, if its date is past."""

    @abstractmethod
    async def size(self) -> int:
        """Bytes that all matches take, about."""

    @abstractmethod
    async def ready(self) -> None:
        """Raises StorageTrouble if a write would fail now; writes nothing, while writes succeed."""

    @abstractmethod
    def listen(self, heard: Heard) -> None:
        """From now on, tells of what other processes write; after a break, of all that may have
        been missed. A store that only one process uses never calls."""

    @abstractmethod
    async def nodes(self) -> set[str]:
        """The processes alive now, by the names they gave at `open`; at least our own."""

    # Snapshots: never truth, so nobody waits for them and none is missed.

    @abstractmethod
    async def keep_snapshots(self, rows: Sequence[SnapshotRow]) -> None:
        """Writes snapshots, over those that are there; of matches that do not exist, none."""

    @abstractmethod
    async def snapshots(self, match: str) -> list[bytes]:
        """Those of this match, in the order of its log."""

    # Campaigns: few and slow, so each step is written and synced by itself.

    @abstractmethod
    async def begin(self, kept: KeptCampaign, steps: Sequence[bytes]) -> bool:
        """A new campaign with the first steps of its log; False if its id is taken."""

    @abstractmethod
    async def proceed(self, campaign: str, seq: int, step: bytes) -> bool:
        """Writes a step at this place and syncs; False if the log does not end just before it.

        After StorageTrouble it may or may not be there. Read the log before the next try.
        """

    @abstractmethod
    async def find_campaign(self, campaign: str) -> KeptCampaign | None:
        """What is kept of this campaign."""

    @abstractmethod
    async def read_campaign(self, campaign: str) -> list[bytes]:
        """Its log; empty for a campaign that does not exist."""
