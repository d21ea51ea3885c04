"""The benchmark measures what it says, beside whom it says. How fast is not a test."""

from pathlib import Path

import pytest

from purrlour.engine.build import FOLDER
from purrlour.games import GAMES
from purrlour.lab.bench import run
from purrlour.lab.bench.own import measure
from purrlour.lab.bench.serving import sources
from purrlour.lab.bench.visits import measure_visits, visits_table


def test_every_figure_of_a_round_is_measured() -> None:
    figures = measure(GAMES["exploding_kittens"], 0.001)

    assert set(figures) == {"playout", "driven", "clone", "view", "sample", "search"}
    assert min(figures.values()) > 0


def test_ratios_are_ours_over_theirs_with_the_bar() -> None:
    ours = {"playout": 30.0, "driven": 12.0, "clone": 8.0, "search": 15.0}
    theirs = {"spiel_playout": 10.0, "spiel_driven": 4.0, "spiel_clone": 4.0, "rlcard_uno": 1.0}

    found = run.ratios({"compiled": ours, "pure": ours, "peers": theirs})

    assert [ratio for _, ratio, _ in found] == [0.5, 3.0, 3.0, 3.0, 2.0, 12.0]
    assert [bar for _, _, bar in found] == [0.4, 1.0, 4.0, 0.6, 2.0, 30.0]


def test_the_plain_build_is_measured_without_compiled_modules() -> None:
    with run.pure_sources() as folder:
        files = [path.suffix for path in Path(folder).rglob("*.*")]

    assert ".py" in files
    assert ".so" not in files


def test_what_cannot_run_says_why(tmp_path: Path) -> None:
    missing = tmp_path / "python"
    missing.write_text("#!/bin/sh\necho no peers here >&2\nexit 3\n")
    missing.chmod(0o755)

    with pytest.raises(run.BenchFailed, match="peers: no peers here"):
        run.run("exploding_kittens", rounds=1, seconds=0.001, peers=missing, tell=lambda _: None)


@pytest.mark.slow
@pytest.mark.uncompiled
@pytest.mark.budget(30, "four servers are started")
def test_a_server_is_visited_after_a_restart_by_turns_with_another_build() -> None:
    builds = sources("sqlite", FOLDER)
    told: list[str] = []
    rows = [
        measure_visits(name, "", matches=3, tell=told.append, source=source, seconds=0.3)
        for name, source in builds
    ]

    assert [row.store for row in rows] == ["sqlite/other", "sqlite"]
    assert told == ["sqlite/other: 3 come back", "sqlite: 3 come back"]
    for row in rows:
        assert row.steps > 0
        assert row.matches == 3
        assert row.first_hello_ms > 0
    assert len(visits_table(rows).splitlines()) == 3
