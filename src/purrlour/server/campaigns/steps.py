"""Steps: the log of a campaign, one frozen struct a kind. What is not here did not happen.

Old logs are read for ever: a kind may gain a field with a default, and lose or change none.
"""

from __future__ import annotations

from typing import Final, TypeAlias

import msgspec

from purrlour.server.wire import Person


class Step(msgspec.Struct, frozen=True, tag_field="t", omit_defaults=True, kw_only=True):
    """Something that happened to a campaign."""

    at: int
    """Milliseconds since 1970."""


class Begun(Step, frozen=True, tag="begun"):
    """The first step."""

    text: str
    """As its game wrote it."""


class Opened(Step, frozen=True, tag="opened"):
    """A match was opened for the next chapter. Whatever was played before it is given up."""

    match: str
    code: str
    chapter: str


class Ended(Step, frozen=True, tag="ended"):
    """That match is over."""

    match: str
    won: bool
    text: str
    """What the match made of the campaign. It counts if it was won."""
    chairs: list[Person] = []
    practice: bool = False
    """Whether it was opened for practice."""


class WentOn(Step, frozen=True, tag="on"):
    """The chapter that was lost is left as it is: what its match made of the campaign counts."""

    match: str


AnyStep: TypeAlias = Begun | Opened | Ended | WentOn

_encoder: Final = msgspec.json.Encoder()
_decoder: Final = msgspec.json.Decoder(AnyStep)


def write_step(step: AnyStep) -> bytes:
    """As it is stored: one line of JSON."""
    return _encoder.encode(step)


def read_step(text: bytes) -> AnyStep:
    """The step with this text; raises msgspec.ValidationError for anything else."""
    step: AnyStep = _decoder.decode(text)
    return step
