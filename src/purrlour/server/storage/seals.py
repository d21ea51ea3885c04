"""Seals: every stored row carries a hash of itself and of all rows before it in its log.

Whoever changes one number in a database leaves a seal that does not fit; the doctor looks. A
seal needs no key: it is against rot and careless hands, not against somebody who seals anew. What
that one may not change is luck, which the match's secret and its promise hold (docs/fairness.md).
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from hashlib import sha256
from typing import Final

from purrlour.server.storage.base import Kept, KeptCampaign

_SIZE: Final = 16
_MATCH: Final = b"purrlour seal 1 match\n"
_CAMPAIGN: Final = b"purrlour seal 1 campaign\n"


def first_seal(kept: Kept | KeptCampaign) -> bytes:
    """Where the chain of a log begins: over what is kept beside it and never changes."""
    if isinstance(kept, Kept):
        return next_seal(_MATCH, _joined(kept.row()[:-2]))  # it may end, and its date moves on
    return next_seal(_CAMPAIGN, _joined(kept.row()))


def next_seal(seal: bytes, row: bytes) -> bytes:
    """The seal of a row behind the row with this one."""
    return sha256(seal + row).digest()[:_SIZE]  # for every move: no call more than that


def sealed(seal: bytes, rows: Iterable[bytes]) -> list[bytes]:
    """The seals of rows behind the row with this one."""
    seals = []
    for row in rows:
        seal = next_seal(seal, row)
        seals.append(seal)
    return seals


def broken_seal(kept: Kept | KeptCampaign, rows: Sequence[bytes], seals: Sequence[bytes]) -> int:
    """The first place of a whole log whose seal does not fit; 0 if all do."""
    right = sealed(first_seal(kept), rows)
    pairs = enumerate(zip(right, seals, strict=True), start=1)
    return next((place for place, (one, other) in pairs if one != other), 0)


def _joined(fields: Iterable[str | int | bytes]) -> bytes:
    """One reading only: each field after its length."""
    parts = [field if isinstance(field, bytes) else str(field).encode() for field in fields]
    return b"".join(b"%d:%b," % (len(part), part) for part in parts)
