"""Looks for games worth keeping: `python -m tests.playthroughs.find` writes them as golden files.

Only needed when old records do not replay any more, or for a new corner; a change that they
survive is written by `purrlour replay FILE --golden`. Read the difference before committing it.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path

from purrlour.cli.golden import golden_text
from purrlour.engine.chance import Chance, Seeded
from purrlour.engine.event import Event
from purrlour.engine.table import Table
from purrlour.games.exploding_kittens import events as ek
from purrlour.games.exploding_kittens.game import ExplodingKittens

FOLDER = Path(__file__).parent / "exploding_kittens"
GAME = ExplodingKittens()
SEEDS = range(3000)
LONGEST = 170
"""Steps: a file stays readable."""

Events = list[Event]


def kinds(events: Events) -> int:
    """How many kinds of things happened."""
    return len({event.kind for event in events})


def count(kind: type[Event], clause: str = "") -> Callable[[Events], int]:
    """How often something happened, by some clause."""
    return lambda events: sum(
        isinstance(event, kind) and clause in ("", event.clause) for event in events
    )


def chain(events: Events) -> int:
    """The longest chain of Nopes."""
    return max((event.chain for event in events if isinstance(event, ek.Noped)), default=0)


@dataclass(frozen=True)
class Corner:
    """What a file is for: how it is played, and what makes one game better than another."""

    name: str
    seats: int
    score: Callable[[Events], int]
    settings: dict[str, str] = field(default_factory=dict)
    resigns: bool = False
    absent: int = -1
    """A seat that always falls back."""


CORNERS = [
    Corner("2-seats", 2, kinds),
    Corner("3-seats", 3, kinds),
    Corner("4-seats", 4, kinds),
    Corner("5-seats", 5, kinds),
    Corner("nope-chain", 3, chain, {"nope_own": "on"}),
    Corner(
        "threes",
        3,
        lambda seen: (
            min(count(ek.Handed, "EK-56")(seen), 2) * 2
            + min(count(ek.Lacked, "EK-57")(seen), 2) * 2
            + count(ek.Named)(seen)
        ),
    ),
    Corner(
        "burglar",
        4,
        lambda seen: (
            count(ek.Handed, "EK-62")(seen)
            + count(ek.Lacked, "EK-63")(seen)
            + 9 * count(ek.PawnLost)(seen)
        ),
    ),
    Corner("turbo", 4, kinds, {"turbo": "on", "any_pairs": "off", "burglar": "off", "first": "2"}),
    Corner("hidden-gifts", 5, count(ek.Gave), {"empty_targets": "on"}),
    Corner("resigning", 5, lambda seen: count(ek.Resigned)(seen) + kinds(seen) // 4, resigns=True),
    Corner("absent", 3, kinds, absent=1),
]


def play(corner: Corner, seed: int) -> tuple[Table, Events]:  # type: ignore[type-arg]
    """One random game."""
    luck, whim = Seeded(seed), Seeded(~seed)
    table = Table(GAME, corner.seats, GAME.options(corner.settings), luck)
    happened: Events = []
    while table.outcome is None:
        happened += step(table, corner, whim)
    return table, happened


def step(table: Table, corner: Corner, whim: Chance) -> Events:  # type: ignore[type-arg]
    """One choice: any, or any kind of choice, sometimes a resignation from anywhere."""
    if corner.resigns and whim.pick(20) == 0:
        living = [seat for seat in range(table.seats) if GAME.anytime(table.state, seat)]
        return table.play(living[whim.pick(len(living))], "resign")
    asked = [decision.seat for decision in table.pending.values()]
    seat = asked[whim.pick(len(asked))]
    if seat == corner.absent:
        return table.fall_back(seat)
    choices = table.legal(seat)
    if whim.pick(2) == 0:
        kind = sorted({choice.kind for choice in choices})
        chosen = kind[whim.pick(len(kind))]
        choices = [choice for choice in choices if choice.kind == chosen]
    return table.play(seat, choices[whim.pick(len(choices))].text())


def main() -> None:
    FOLDER.mkdir(exist_ok=True)
    for corner in CORNERS:
        best, found = -1, None
        for seed in SEEDS:
            table, happened = play(corner, seed)
            score = corner.score(happened)
            if score > best and len(table.record.steps) <= LONGEST:
                best, found = score, table.record
        assert found is not None
        text = golden_text(GAME, found)
        (FOLDER / f"{corner.name}.txt").write_text(text, "utf-8")
        print(corner.name, best, len(found.steps), len(text))  # noqa: T201 - a script


if __name__ == "__main__":
    main()
