"""Parquet by pyarrow, the extra `lab`. Nobody else imports it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import Any, Final

import pyarrow as pa
from pyarrow import parquet

from purrlour.lab.table import SHARE, TEXT, TEXTS, WHOLE, WHOLES, Column, Row

_TYPES: Final[dict[str, Any]] = {
    WHOLE: pa.int32(),
    SHARE: pa.float64(),
    TEXT: pa.string(),
    WHOLES: pa.list_(pa.int32()),
    TEXTS: pa.list_(pa.string()),
}


def write(columns: Sequence[Column], rows: Iterable[Row]) -> bytes:
    """A whole file."""
    schema = pa.schema([pa.field(one.name, _TYPES[one.kind], nullable=False) for one in columns])
    table = pa.Table.from_pylist(list(rows), schema=schema)
    sink = pa.BufferOutputStream()
    parquet.write_table(table, sink, compression="zstd")
    return bytes(sink.getvalue().to_pybytes())


def read(columns: Sequence[Column], content: bytes) -> Iterator[Row]:
    """Its rows."""
    try:
        table = parquet.read_table(pa.BufferReader(content))
    except pa.ArrowInvalid as error:
        raise ValueError(str(error)) from None
    if table.column_names != [column.name for column in columns]:
        raise ValueError("other columns")
    rows: list[Row] = table.to_pylist()
    yield from rows
