"""`purrlour about`: which Purrlour this is."""

from __future__ import annotations

import argparse
import json
import platform
from pathlib import Path
from typing import TYPE_CHECKING

from purrlour import __version__
from purrlour.engine.build import is_compiled

if TYPE_CHECKING:
    from purrlour.cli.parser import Parser
    from purrlour.words import Words


def configure(parser: Parser) -> None:
    """For people, or for programs."""
    parser.add("--json", key="cli-json", action="store_true")


def run(args: argparse.Namespace, words: Words) -> int:
    """Version, Python, kind of engine, place."""
    place = str(Path(__file__).parent.parent)
    if args.json:
        facts = {
            "version": __version__,
            "python": platform.python_version(),
            "compiled": is_compiled(),
            "place": place,
        }
        print(json.dumps(facts, indent=2))
        return 0
    print(words.say("cli-about-version", version=__version__))
    print(words.say("cli-about-python", version=platform.python_version()))
    print(words.say("cli-about-compiled" if is_compiled() else "cli-about-pure"))
    print(words.say("cli-about-place", place=place))
    return 0
