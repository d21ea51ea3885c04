"""What the commands that care for a parlour have in common: where it is, and what goes wrong."""

from __future__ import annotations

import argparse
import asyncio
import os
from collections.abc import Coroutine
from typing import TYPE_CHECKING, Any, TypeVar

from purrlour.cli.arguments import refusing
from purrlour.cli.storybooks import open_for_all

if TYPE_CHECKING:
    from purrlour.cli.parser import Parser
    from purrlour.server.config import Config

T = TypeVar("T")

FLAGS = ("data", "database", "config")


def add_place(parser: Parser) -> None:
    """The same flags as `purrlour serve` has, and the same environment behind them."""
    for flag in FLAGS:
        parser.add(f"--{flag}", key=f"cli-serve-{flag}", metavar=flag.upper())


def read_place(args: argparse.Namespace) -> Config:
    """Where the matches are kept."""
    from purrlour.server.config import read_config

    with refusing():
        config = read_config({flag: getattr(args, flag) for flag in FLAGS}, os.environ)
    if config.storybook is not None:
        open_for_all(config.storybook)  # its matches need it
    return config


def finish(work: Coroutine[Any, Any, T]) -> T:
    """Does it; trouble with the store is one clear line."""
    from purrlour.engine.errors import GameError
    from purrlour.server.storage.base import StorageTrouble

    try:
        return asyncio.run(work)
    except StorageTrouble as error:
        raise GameError("store-closed", reason=str(error)) from error
