"""`python -m tests.server.fair_files`: files of matches for the browser's verifier, as JSON.

With each goes what our own verifier says of it, and of copies in which somebody changed one sign
of a line and sealed everything anew.
"""

from __future__ import annotations

import json
import re
import sys
from typing import Any

from purrlour.engine.chance import Seeded
from purrlour.engine.errors import GameError
from purrlour.server.chronicle import read_chronicle, write_chronicle
from purrlour.server.film import make_film
from purrlour.server.luck import NEWEST
from purrlour.server.matches import entries as log
from purrlour.server.verify import verify
from tests.server.chronicles import entries_of, played, resealed

FILES = 12
FORGERIES = 1_000
_LUCKY = re.compile('"(?:chance|nonce|commitment|secret)":')
_SIGNS = "0123456789abcdef"


def verdict(text: str) -> str:
    """What the verifier finds; empty if all agrees."""
    try:
        found = verify(read_chronicle(text))
    except GameError as error:
        return error.key
    return found.problem.key if found.problem else ""


def forgery(text: str, whim: Seeded) -> tuple[int, str]:
    """The number of a line, and the line with one sign changed to another of its kind."""
    lines = text.split("\n")
    about_luck = [n for n, line in enumerate(lines) if _LUCKY.search(line)]
    while True:
        number = 4 + whim.pick(len(lines) - 6)
        if whim.pick(2):  # or hardly any would touch the luck
            number = about_luck[whim.pick(len(about_luck))]
        entry = lines[number][33:]
        at = whim.pick(len(entry))
        sign = entry[at]
        if sign not in _SIGNS:
            continue
        kind = "0123456789" if sign.isdigit() else "abcdef"
        other = kind[whim.pick(len(kind))]
        if other != sign:
            return number, f"{entry[:at]}{other}{entry[at + 1 :]}"


def forged(text: str, number: int, entry: str) -> str:
    lines = text.split("\n")
    lines[number] = f"{lines[number][:33]}{entry}"
    return resealed("\n".join(lines))


def file_of(seed: int) -> dict[str, Any]:
    match = played(seed, fairness={3: 1, 2: 2}.get(seed % 4, NEWEST))
    text = write_chronicle(match.kept, entries_of(match))
    film = json.loads(make_film(match.kept, match.log, wish="open"))
    report = verify(read_chronicle(text))
    assert report.fine
    whim = Seeded(seed, "whim")
    forgeries = []
    for _ in range(FORGERIES // FILES):
        number, entry = forgery(text, whim)
        forgeries.append([number, entry, verdict(forged(text, number, entry))])
    return {
        "file": text,
        "film": film,
        "report": {
            "count": report.nonces,
            "withheld": [[seat, how] for seat, how in report.withheld],
            "mixings": report.mixings,
            "picks": report.picks,
            "steps": report.steps,
            "takenBack": report.taken_back,
        },
        "nonces": [e.nonce for e in entries_of(match) if isinstance(e, log.Nonce)],
        "forgeries": forgeries,
    }


if __name__ == "__main__":
    json.dump([file_of(seed) for seed in range(FILES)], sys.stdout)
