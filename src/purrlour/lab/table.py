"""Tables of results: typed columns, as CSV by the standard library or as Parquet by pyarrow."""

from __future__ import annotations

import csv
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from io import StringIO
from typing import Final, TypeAlias

from purrlour.engine.errors import GameError

WHOLE, SHARE, TEXT, WHOLES, TEXTS = "whole", "share", "text", "wholes", "texts"
"""Kinds of columns; the last two hold several values."""

Cell: TypeAlias = int | float | str | Sequence[int] | Sequence[str]
Row: TypeAlias = dict[str, Cell]
_BETWEEN: Final = " "
"""Stands between several values in a cell of CSV: no name of ours has one."""


@dataclass(frozen=True)
class Column:
    """One column."""

    name: str
    kind: str


def write_csv(columns: Sequence[Column], rows: Iterable[Row]) -> bytes:
    """The table with a line of names above, and the same line ends everywhere."""
    written = StringIO()
    writer = csv.writer(written, lineterminator="\n")
    writer.writerow([column.name for column in columns])
    for row in rows:
        writer.writerow([_written(column, row[column.name]) for column in columns])
    return written.getvalue().encode()


def read_csv(columns: Sequence[Column], content: bytes) -> Iterator[Row]:
    """The rows of such a table."""
    lines = csv.reader(StringIO(content.decode(), newline=""))
    if next(lines, None) != [column.name for column in columns]:
        raise ValueError("other columns")
    for line in lines:
        yield {column.name: _read(column, cell) for column, cell in zip(columns, line, strict=True)}


def write_parquet(columns: Sequence[Column], rows: Iterable[Row]) -> bytes:
    """The table as Parquet."""
    need_parquet()
    from purrlour.lab.parquet import write  # noqa: PLC0415 - pyarrow is an extra

    return write(columns, rows)


def read_parquet(columns: Sequence[Column], content: bytes) -> Iterator[Row]:
    """The rows of such a table."""
    need_parquet()
    from purrlour.lab.parquet import read  # noqa: PLC0415 - pyarrow is an extra

    return read(columns, content)


def need_parquet() -> None:
    """Refuses to begin what cannot be written in the end."""
    try:
        import purrlour.lab.parquet  # noqa: F401, PLC0415 - pyarrow is an extra
    except ModuleNotFoundError as error:
        if error.name != "pyarrow":
            raise
        raise GameError("lab-no-parquet", extra="purrlour[lab]") from None


def _written(column: Column, cell: Cell) -> str:
    if column.kind in (WHOLES, TEXTS):
        assert not isinstance(cell, int | float | str)
        return _BETWEEN.join(map(str, cell))
    return f"{cell:g}" if column.kind == SHARE else str(cell)


def _read(column: Column, cell: str) -> Cell:
    match column.kind:
        case "whole":
            return int(cell)
        case "share":
            return float(cell)
        case "wholes":
            return [int(each) for each in cell.split()]
        case "texts":
            return cell.split()
        case _:
            return cell
