"""RULES.md as a table: every clause by its id."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Final

from purrlour.games import exploding_kittens

_BOOK = Path(str(exploding_kittens.__file__)).parent / "RULES.md"

CLAUSES: Final = dict(re.findall(r"^\*\*(EK-[AOW]?\d+)\*\* (.+)$", _BOOK.read_text("utf-8"), re.M))
"""EK-01…72, EK-W1…5, EK-O1…6, EK-A1…46."""
