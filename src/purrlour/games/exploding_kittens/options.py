"""House rules (EK-O1…O6)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from purrlour.engine.options import Options, choice, switch


@dataclass(frozen=True)
class KittensOptions(Options):
    """The booklet's game by default."""

    burglar: bool = switch(True)
    """The Cat Burglar pawn (EK-O1)."""
    any_pairs: bool = switch(True)
    """Combinations of any equal cards; off: only pairs of cats (EK-O2)."""
    turbo: bool = switch(False)
    """A third of the deck leaves unseen (EK-O3)."""
    first: str = choice("random", "0", "1", "2", "3", "4")
    """Who begins (EK-O4)."""
    nope_own: bool = switch(False)
    """Noping one's own card (EK-O5, EK-A5)."""
    empty_targets: bool = switch(False)
    """Empty hands as targets (EK-O6, EK-A9)."""


PRESETS: Final[dict[str, dict[str, str]]] = {
    "book": {},
    "quick": {"turbo": "on"},
    "classic": {"burglar": "off"},
    "kids": {"burglar": "off", "any_pairs": "off"},
}
"""House rules that go well together."""
