"""Luck: a match's provably fair luck, which nobody can foresee and everybody can check later.

Before play the server commits to 64 secret bytes by their hash. Each seat may add a nonce: first
its hash, then, when all hashes are in, its value. Secret, match and nonces make one key, and the
key makes a stream of numbers for each step. After the match the secret is told, and anybody can
compute every card again. `docs/fairness.md` has it byte by byte.
"""

from __future__ import annotations

import hmac
import re
from collections.abc import Iterator, Mapping
from hashlib import sha256
from struct import unpack
from typing import Final, final

from purrlour.engine.chance import Chance
from purrlour.engine.errors import GameError

NEWEST: Final = 3
"""The fairness of new matches, as docs/fairness.md counts; a match keeps the one it began with."""
SECRET_SIZE: Final = 64
"""Bytes of a secret: as long as a block of SHA-256, so that HMAC takes them as they are."""

_COMMITMENT: Final = b"purrlour luck 1 commitment\n"
_NONCE: Final = b"purrlour luck 1 nonce\n"
_KEY: Final = "purrlour luck 1 key"
"""Each hash has an opening of its own, so that none can pass for another."""

_NONCE_FORM: Final = re.compile(r"[A-Za-z0-9_-]{16,64}")
_LINE_FORM: Final = re.compile(r"[!-~]+(?: [!-~]+)*")
"""What may stand in a line of its own: visible ASCII and single spaces."""
_SHOWN: Final = 60
_WORDS: Final = 1 << 64


def commitment(secret: bytes) -> str:
    """What the server shows before play: it binds the server to the secret and does not tell it."""
    if len(secret) != SECRET_SIZE:
        raise ValueError(f"a secret has {SECRET_SIZE} bytes, not {len(secret)}")
    return sha256(_COMMITMENT + secret).hexdigest()


def check_nonce(nonce: str) -> None:
    """Refuses what cannot be a nonce: 16 to 64 letters, digits, - and _ can."""
    if _NONCE_FORM.fullmatch(nonce) is None:
        raise GameError("bad-nonce", text=nonce[:_SHOWN])


def nonce_hash(nonce: str) -> str:
    """What a seat shows first: it binds the seat to its nonce and does not tell it."""
    check_nonce(nonce)
    return sha256(_NONCE + nonce.encode("ascii")).hexdigest()


def luck_key(secret: bytes, match: str, nonces: Mapping[int, str]) -> bytes:
    """The key behind all luck of a match; seats without a nonce are left out."""
    if len(secret) != SECRET_SIZE:
        raise ValueError(f"a secret has {SECRET_SIZE} bytes, not {len(secret)}")
    lines = [_KEY, f"match {_line(match)}"]
    for seat in sorted(nonces):
        check_nonce(nonces[seat])
        lines.append(f"seat {seat} {nonces[seat]}")
    return hmac.digest(secret, "".join(f"{line}\n" for line in lines).encode("ascii"), "sha256")


def step_label(step: int, path: str = "") -> str:
    """The luck that a step draws; step 0 is the deal.

    `path` is the hash of all choices that stand, this one too; "" before fairness 3.
    """
    return f"step {step} {path}".rstrip()


def fallback_label(step: int, seat: int, path: str = "") -> str:
    """The luck by which an absent seat's choice for this step is found, after the steps before."""
    return f"fallback {step} {seat} {path}".rstrip()


def bot_label(step: int, seat: int, path: str = "") -> str:
    """The whims of the bot that makes this step for this seat, after the steps before."""
    return f"bot {step} {seat} {path}".rstrip()


@final
class Fair(Chance):
    """The luck of one label, always from its beginning.

    It follows from the key and the label alone, and the label of a step from the choices that
    stand: not from the time, the process or how often it was tried. So whoever takes a choice
    back, crashes before it is stored or tries it again meets the same luck with the same choice.
    Nothing is computed before the first pick; most steps draw none.
    """

    __slots__ = ("_key", "_label", "_words")

    def __init__(self, key: bytes, label: str) -> None:
        self._key = key
        self._label = label
        self._words: Iterator[int] | None = None

    def pick(self, n: int) -> int:
        if n < 1:
            raise ValueError(f"a pick of {n}")
        if self._words is None:
            self._words = _stream(self._key, _line(self._label))
        # Words beyond the last whole multiple of n would favour the small numbers.
        end = _WORDS - _WORDS % n
        while (word := next(self._words)) >= end:
            pass
        return word % n


def _stream(key: bytes, label: str) -> Iterator[int]:
    """Numbers of 64 bits without end, four from each block."""
    number = 0
    while True:
        block = hmac.digest(key, f"{label}\n{number}".encode("ascii"), "sha256")
        yield from unpack(">4Q", block)
        number += 1


def _line(text: str) -> str:
    """The text, if it can stand in a line of its own: what is hashed has only one reading."""
    if _LINE_FORM.fullmatch(text) is None:
        raise ValueError(f"not a plain line: {text[:_SHOWN]!r}")
    return text
