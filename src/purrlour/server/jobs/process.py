"""The process that does jobs, one after another, until nobody asks any more."""

from __future__ import annotations

import os
import sys
from pathlib import Path
from typing import BinaryIO, Final

import msgspec

from purrlour.engine.errors import GameError
from purrlour.server.book import play_by, read_rules
from purrlour.server.faults import trace
from purrlour.server.jobs.work import AnyJob, Done, do, refusal

SIZE: Final = 4
"""Bytes of a message's length, which goes before it."""

_read: Final = msgspec.msgpack.Decoder(AnyJob).decode
_write: Final = msgspec.msgpack.Encoder().encode


def framed(message: bytes) -> bytes:
    """The message with its length."""
    return len(message).to_bytes(SIZE, "big") + message


def answer(job: AnyJob) -> Done:
    """What became of it."""
    try:
        return Done(do(job))
    except GameError as error:
        return Done(refused=refusal(error))
    except Exception as error:  # noqa: BLE001 - a job may fail in any way, and the next may not
        return Done(failed=trace(error))


def main() -> None:
    """Answers as long as somebody asks."""
    (storybook,) = sys.argv[1:]
    if storybook:
        play_by(read_rules(Path(storybook)))
    asked, told = os.fdopen(0, "rb"), os.fdopen(os.dup(1), "wb")
    nowhere = os.open(os.devnull, os.O_WRONLY)
    os.dup2(nowhere, 1)
    if hasattr(os, "nice"):
        os.nice(5)  # people who play come first
    while (message := _next(asked)) is not None:
        told.write(framed(_write(answer(_read(message)))))
        told.flush()


def _next(asked: BinaryIO) -> bytes | None:
    size = asked.read(SIZE)
    return asked.read(int.from_bytes(size, "big")) if len(size) == SIZE else None


if __name__ == "__main__":
    main()
