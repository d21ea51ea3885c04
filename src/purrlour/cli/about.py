"""`purrlour about`: which Purrlour this is."""

from __future__ import annotations

import argparse
import platform
from pathlib import Path
from typing import TYPE_CHECKING

from purrlour import __version__
from purrlour.engine.build import is_compiled

if TYPE_CHECKING:
    from purrlour.cli.parser import Parser
    from purrlour.words import Words


def configure(parser: Parser) -> None:
    """Nothing to ask."""


def run(args: argparse.Namespace, words: Words) -> int:  # noqa: ARG001 - it has no arguments of its own
    """Version, Python, kind of engine, place."""
    print(words.say("cli-about-version", version=__version__))
    print(words.say("cli-about-python", version=platform.python_version()))
    print(words.say("cli-about-compiled" if is_compiled() else "cli-about-pure"))
    print(words.say("cli-about-place", place=str(Path(__file__).parent.parent)))
    return 0
