"""The results of an experiment: a table of playings, and one of the chairs at them."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

from purrlour.engine.errors import GameError
from purrlour.lab.experiment import Experiment
from purrlour.lab.folder import Folder
from purrlour.lab.record import Chair, Playing
from purrlour.lab.table import (
    SHARE,
    TEXT,
    TEXTS,
    WHOLE,
    WHOLES,
    Column,
    Row,
    read_csv,
    read_parquet,
    write_csv,
    write_parquet,
)

GAMES, SEATS = "games", "seats"

_BOTH: Final = (Column("variant", TEXT), Column("number", WHOLE))
COLUMNS: Final = {
    GAMES: (
        *_BOTH,
        *(Column(name, WHOLE) for name in ("turns", "decisions", "leads")),
        Column("ending", TEXT),
    ),
    SEATS: (
        *_BOTH,
        Column("seat", WHOLE),
        Column("bot", TEXT),
        Column("order", WHOLE),
        Column("won", SHARE),
        Column("place", WHOLE),
        Column("lowest", WHOLE),
        Column("curve", WHOLES),
        Column("drew", TEXTS),
        Column("played", TEXTS),
    ),
}
"""What the two tables hold; `docs/lab.md` explains each."""
_WRITE: Final = {"csv": write_csv, "parquet": write_parquet}
_READ: Final = {"csv": read_csv, "parquet": read_parquet}


def finish(experiment: Experiment, folder: Folder) -> None:
    """Makes the results of the parts."""
    for table in (GAMES, SEATS):  # whoever finds the second has both
        rows = _rows(experiment, folder, table)
        content = _WRITE[experiment.format](COLUMNS[table], rows)
        folder.write(f"{table}.{experiment.format}", content)
    folder.forget_parts()


def is_finished(experiment: Experiment, folder: Folder) -> bool:
    """Whether the results are there."""
    return (folder.path / f"{SEATS}.{experiment.format}").exists()


def read_results(experiment: Experiment, folder: Folder) -> list[list[Playing]]:
    """The playings of each variant, in their order."""
    rows = {table: _read(experiment, folder, table) for table in (GAMES, SEATS)}
    chairs: dict[tuple[Any, Any], list[Chair]] = {}
    for row in rows[SEATS]:
        facts: dict[str, Any] = dict(row)
        where = facts.pop("variant"), facts.pop("number")
        del facts["seat"]
        facts |= {name: tuple(facts[name]) for name in ("curve", "drew", "played")}
        chairs.setdefault(where, []).append(Chair(**facts))
    found: dict[Any, list[Playing]] = {each.name: [] for each in experiment.variants()}
    for row in rows[GAMES]:
        facts = dict(row)
        where = facts.pop("variant"), facts["number"]
        found[where[0]].append(Playing(**facts, chairs=tuple(chairs[where])))
    return list(found.values())


def _rows(experiment: Experiment, folder: Folder, table: str) -> Iterator[Row]:
    for number, variant in enumerate(experiment.variants()):
        for playing in folder.parts(number):
            about = {"variant": variant.name, "number": playing["number"]}
            if table == GAMES:
                yield {**playing, **about}
            else:
                for seat, chair in enumerate(playing["chairs"]):
                    yield {**chair, **about, "seat": seat}


def _read(experiment: Experiment, folder: Folder, table: str) -> list[Row]:
    file = folder.path / f"{table}.{experiment.format}"
    if not file.exists():
        raise GameError("lab-unfinished", folder=str(folder.path))
    try:
        return list(_READ[experiment.format](COLUMNS[table], file.read_bytes()))
    except ValueError:
        raise GameError("lab-unreadable", file=str(file)) from None
