"""The numbers that a game's own words tell, for the page, which has the words but not the data.

python -m purrlour.words.numbers KEY > src/purrlour/games/KEY/text/numbers.json
"""

from __future__ import annotations

import json
import re
import sys
from collections.abc import Mapping
from importlib.resources import files
from typing import Final

from purrlour.games import GAMES
from purrlour.words.store import LANGUAGES

_FACT: Final = re.compile(r"\$([a-z]\w*)")


def fill_in(text: str, numbers: Mapping[str, int]) -> str:
    """Fluent in which numbers stand instead of their names; other facts stay.

    >>> fill_in("{ $rats -> [one] a rat *[other] { $rats } rats of { $seat }", {"rats": 2})
    '{ 2 -> [one] a rat *[other] { 2 } rats of { $seat }'
    """
    return _FACT.sub(lambda fact: str(numbers.get(fact[1], fact[0])), text)


def told_numbers(game: str) -> str:
    """The numbers that are told somewhere, as JSON."""
    known, folder = GAMES[game].numbers(), files("purrlour.games") / game / "text"
    words = "".join((folder / f"book-{language}.ftl").read_text("utf-8") for language in LANGUAGES)
    told = {name: known[name] for name in sorted(set(_FACT.findall(words))) if name in known}
    return json.dumps(told, indent=2) + "\n"


if __name__ == "__main__":
    sys.stdout.write(told_numbers(sys.argv[1]))
