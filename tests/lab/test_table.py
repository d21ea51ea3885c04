"""Tables: what is written is read again, as CSV and as Parquet."""

from pathlib import Path

import pytest

from purrlour.engine.errors import GameError
from purrlour.lab import table
from purrlour.lab.folder import Folder
from purrlour.lab.results import read_results
from purrlour.lab.table import SHARE, TEXT, TEXTS, WHOLE, WHOLES, Column, Row
from tests.lab.experiments import ran

COLUMNS = (
    Column("name", TEXT),
    Column("count", WHOLE),
    Column("share", SHARE),
    Column("curve", WHOLES),
    Column("cards", TEXTS),
)
ROWS: list[Row] = [
    {"name": 'a,"b"', "count": 3, "share": 0.3333, "curve": [1, 2], "cards": ["skip", "nope"]},
    {"name": "-", "count": 0, "share": 1.0, "curve": [0], "cards": []},
]


def test_csv_is_read_as_it_was_written() -> None:
    written = table.write_csv(COLUMNS, ROWS)

    assert list(table.read_csv(COLUMNS, written)) == ROWS
    assert written.startswith(b"name,count,share,curve,cards\n")
    assert b"1 2,skip nope\n" in written


def test_parquet_is_read_as_it_was_written() -> None:
    pytest.importorskip("pyarrow", reason="needs the extra `lab`")
    written = table.write_parquet(COLUMNS, ROWS)

    assert list(table.read_parquet(COLUMNS, written)) == ROWS
    assert written == table.write_parquet(COLUMNS, ROWS)


def test_parquet_and_csv_hold_the_same_results(tmp_path: Path) -> None:
    pytest.importorskip("pyarrow", reason="needs the extra `lab`")
    found = {}
    for name in ("csv", "parquet"):
        ran(tmp_path / name, games=5, format=name)
        folder = Folder(tmp_path / name)
        found[name] = read_results(folder.experiment(), folder)

    assert found["csv"] == found["parquet"]
    assert (tmp_path / "parquet" / "games.parquet").exists()


def test_without_pyarrow_one_is_told_before_anything_is_played(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(__import__("sys").modules, "pyarrow", None)
    monkeypatch.delitem(__import__("sys").modules, "purrlour.lab.parquet", raising=False)

    with pytest.raises(GameError, match="lab-no-parquet"):
        ran(tmp_path / "a", format="parquet")
    assert not (tmp_path / "a").exists()


@pytest.mark.parametrize("content", [b"", b"name\n", b"name,count,share,curve,cards\na,b\n"])
def test_other_tables_are_refused(content: bytes) -> None:
    with pytest.raises(ValueError):  # noqa: PT011 - the folder says which file it was
        list(table.read_csv(COLUMNS, content))
