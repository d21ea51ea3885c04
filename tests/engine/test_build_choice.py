"""Which build a process started now should take."""

from pathlib import Path

import pytest

from purrlour.engine import build


@pytest.mark.parametrize(
    ("own", "there", "best"),
    [
        ("abc-plain", [], "abc-plain"),
        ("abc-plain", ["abc-compiled"], "abc-compiled"),
        ("abc-plain", ["other-compiled", "abc-compiled.part"], "abc-plain"),
        ("abc-compiled", ["abc-plain"], "abc-compiled"),
        ("site-packages", ["site-packages-compiled"], "site-packages"),
    ],
)
def test_the_fastest_is_the_compiled_one_of_the_same_sources(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, own: str, there: list[str], best: str
) -> None:
    for name in there:
        (tmp_path / name).mkdir()
    monkeypatch.setattr(build, "FOLDER", tmp_path / own)

    assert build.fastest() == tmp_path / best
