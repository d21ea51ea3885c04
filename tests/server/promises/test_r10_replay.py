"""R10: replay is exact. Records play the same under other hash seeds, compiled and not."""

from __future__ import annotations

import os
import subprocess
import sys
import sysconfig
from collections.abc import Callable
from pathlib import Path

import pytest

from purrlour.engine.chance import Seeded
from purrlour.engine.table import Table
from purrlour.games import GAMES
from tests.figures import figure
from tests.server.promises import rerun

ROOT = Path(__file__).parents[3]
RECORDS = dict.fromkeys(GAMES, figure(20, long=1_000, plain=16))
RECORDS["mice_and_mystics"] = figure(20, long=300, plain=8)
"""How many; steps of mice are the dearest by far where nothing is compiled."""


def builds() -> dict[str, dict[str, str]]:
    """The builds at hand, and the environment in which Python finds each."""
    found = {}
    if not any((ROOT / "src").rglob("*.so")):  # else an editable build hides the sources
        found["pure"] = {"PYTHONPATH": str(ROOT / "src")}
    installed = Path(sysconfig.get_path("platlib")) / "purrlour" / "engine"
    if any(installed.glob("chance.*.so")):
        found["compiled"] = {}
    return found


BUILDS = builds()
RUNS = [*((build, "0") for build in BUILDS), (list(BUILDS)[-1], "20261116")]
"""Each build, and one of them once more where every set has another order."""


def record_of(game: str, seed: int) -> str:
    """A whole playing by whim."""
    rules = GAMES[game]
    whim = Seeded(seed, "whim")
    seats = rules.min_seats + seed % (rules.max_seats - rules.min_seats + 1)
    table = Table(rules, seats, rules.options({}), Seeded(seed))
    while table.outcome is None:
        decisions = list(table.pending.values())
        seat = decisions[whim.pick(len(decisions))].seat
        choices = table.legal(seat)
        table.play(seat, choices[whim.pick(len(choices))].text())
    return table.record.text()


def run_again(file: Path, build: str, hash_seed: str) -> list[str]:
    """The digests of all records, from a process of this build with this hash seed."""
    environment = {key: value for key, value in os.environ.items() if key != "PYTHONPATH"}
    environment |= {**BUILDS[build], "PYTHONHASHSEED": hash_seed}
    done = subprocess.run(
        [sys.executable, "-P", rerun.__file__, str(file)],
        env=environment,
        cwd=file.parent,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    ran, *digests = done.stdout.splitlines()
    assert ran == build
    return digests


@pytest.mark.slow
@pytest.mark.budget(15, "a process for each build and hash seed")
@pytest.mark.parametrize("runs", [RUNS], ids=[" ".join(f"{b}:{s}" for b, s in RUNS)])
def test_records_play_the_same_everywhere(
    runs: list[tuple[str, str]], tmp_path: Path, shown: Callable[[str, str], None]
) -> None:
    """All games in one file: to start a process takes longer than to play some records."""
    named = {(game, seed): record_of(game, seed) for game in GAMES for seed in range(RECORDS[game])}
    file = tmp_path / "records.txt"
    file.write_text(rerun.BETWEEN.join(named.values()), "utf-8")

    digests = [run_again(file, build, hash_seed) for build, hash_seed in runs]

    assert len(digests) >= 2
    assert len(set(digests[0])) == len(named), "no two records are the same"
    for again in digests:
        differ = [
            who for who, one, other in zip(named, digests[0], again, strict=True) if one != other
        ]
        assert not differ
    ran = ", ".join(f"{build} with hash seed {hash_seed}" for build, hash_seed in runs)
    shown("R10", f"{RECORDS} records, 0 differences: {ran}")


def test_a_different_step_would_be_noticed() -> None:
    text = record_of("exploding_kittens", 1)
    shorter = text[: text.rindex("\n", 0, -1) + 1]

    assert rerun.digest(text) == rerun.digest(text) != rerun.digest(shorter)
