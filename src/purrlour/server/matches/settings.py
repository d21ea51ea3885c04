"""Settings: how a table is run, beside the rules of its game."""

from __future__ import annotations

from typing import Annotated, Final, TypeAlias

import msgspec

GRACE: Final = 60
"""Seconds that somebody must be away before others may host, or let a bot play for them."""

Seconds: TypeAlias = Annotated[int, msgspec.Meta(ge=0, le=86_400)]


class Settings(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """What the host may set, before and during play."""

    turn: Seconds = 0
    """Seconds for a choice of one's own; 0 is no clock."""
    window: Seconds = 0
    """Seconds for a reaction; 0 is no clock."""
    grace: Seconds = 0
    """Seconds away after which a bot takes over; 0 is never."""
    stand_in: Annotated[str, msgspec.Meta(max_length=40)] = "greedy"
    """The bot that does."""
    pace: Annotated[int, msgspec.Meta(ge=0, le=10_000)] = 300
    """Milliseconds a bot takes for a choice, whatever it holds; a third for what it does next in a
    row, more only if it thinks longer. Pages show it in their own time.
    A reaction comes then, done or not, no sooner than a tenth of a second after the question."""
    chat: bool = False
    """Whether people may write to each other."""
    watch: bool = True
    """Whether people without a chair may watch."""
    hints: bool = True
    """Whether people may ask what to do, and see how likely the next card explodes."""
