"""Tokens: 256 bits that open a chair, kept only as a hash."""

from __future__ import annotations

from hashlib import sha256
from hmac import compare_digest
from secrets import choice, token_urlsafe
from typing import Final

_SYMBOLS: Final = "ABCDEFGHJKLMNPQRSTUVWXYZ23456789"
"""No I, O, 0 or 1: codes are read aloud and typed on phones."""


def new_token() -> str:
    """A token nobody can guess."""
    return token_urlsafe(32)


def hash_token(token: str) -> str:
    """What is stored. A token is random enough to need no salt."""
    return sha256(b"purrlour token " + token.encode()).hexdigest()


def opens(token_hash: str, stored: str) -> bool:
    """Whether a token with this hash opens what was stored; an empty place opens for nobody."""
    return bool(stored) and compare_digest(token_hash, stored)


def new_match_id() -> str:
    """128 bits: whoever has a link may watch, nobody finds one by trying.

    None begins with a hyphen: on a command line it would be taken for an option.
    """
    while (made := token_urlsafe(16)).startswith("-"):
        pass
    return made


def new_code() -> str:
    """Six symbols to say across a room."""
    return "".join(choice(_SYMBOLS) for _ in range(6))


def read_code(text: str) -> str:
    """The code somebody typed: case, blanks and hyphens do not matter.

    >>> read_code(" ab3-x yz")
    'AB3XYZ'
    """
    return "".join(text.upper().replace("-", " ").split())
