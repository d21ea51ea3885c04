"""One benchmark run: rounds of each build and each peer by turns, so that they share the noise."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
import tempfile
import venv
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from statistics import median
from typing import Any

from purrlour.lab.bench.own import build_name
from purrlour.lab.children import started

PEERS = ("open_spiel==2.0.2", "rlcard==1.2.0")

# (our build, our figure, the peer's figure or our own that it stands beside, the bar)
BARS = (
    ("compiled", "search", "playout", 0.4),
    ("compiled", "playout", "spiel_playout", 1.0),
    ("compiled", "driven", "spiel_driven", 4.0),
    ("pure", "driven", "spiel_driven", 0.6),
    ("compiled", "clone", "spiel_clone", 2.0),
    ("compiled", "driven", "rlcard_uno", 30.0),
)

Figures = dict[str, dict[str, float]]
"""Medians by source ("compiled", "pure", "peers") and name."""


class BenchFailed(RuntimeError):
    """A part of the benchmark could not run; the text says which and why."""


def run(
    game: str, *, rounds: int, seconds: float, peers: Path | None, tell: Callable[[str], None]
) -> Figures:
    """Measures our builds, and the peers if there is a Python that has them."""
    rows: dict[str, list[dict[str, float]]] = {}
    with pure_sources() as pure:
        jobs: dict[str, tuple[list[str], str | None]] = {}
        own = ["-m", "purrlour.lab.bench.own", game, str(seconds)]
        if build_name() == "compiled":
            jobs["compiled"] = ([sys.executable, *own], None)
        jobs["pure"] = ([sys.executable, *own], str(pure))
        if peers is not None:
            script = Path(__file__).with_name("peers.py")
            jobs["peers"] = ([str(peers), str(script), str(seconds)], None)
        for number in range(rounds):
            for source, (command, path) in jobs.items():
                tell(f"{number + 1}/{rounds} {source}")
                rows.setdefault(source, []).append(_figures(source, command, path))
    return {
        source: {name: median(row[name] for row in found) for name in found[0]}
        for source, found in rows.items()
    }


def ratios(figures: Figures) -> list[tuple[str, float, float]]:
    """What was compared, the ratio, and the bar."""
    found = []
    for build, ours, theirs, bar in BARS:
        beside = {**figures.get("peers", {}), **figures.get(build, {})}
        if build in figures and theirs in beside:
            ratio = figures[build][ours] / beside[theirs]
            found.append((f"{build} {ours} / {theirs}", ratio, bar))
    return found


def prepare_peers(folder: Path, tell: Callable[[str], None]) -> Path:
    """An environment with the peers and nothing of ours; made once, kept in the folder."""
    python = folder / ("Scripts" if os.name == "nt" else "bin") / "python"
    ready = folder / "ready"
    if not ready.exists():
        tell("installing " + ", ".join(PEERS))
        venv.create(folder, with_pip=True, clear=True)
        command = [str(python), "-m", "pip", "install", "--quiet", *PEERS]
        code, _, told = _ran(command)
        if code:
            raise BenchFailed(f"the peers cannot be installed: {_last_line(told)}")
        ready.write_text("\n".join(PEERS) + "\n")
    return python


@contextmanager
def pure_sources() -> Iterator[Path]:
    """A copy of the package without its compiled modules."""
    with tempfile.TemporaryDirectory() as folder:
        shutil.copytree(
            Path(__file__).parents[2],
            Path(folder, "purrlour"),
            ignore=shutil.ignore_patterns("*.so", "*.pyd", "__pycache__"),
        )
        yield Path(folder)


def _figures(source: str, command: list[str], path: str | None) -> dict[str, float]:
    environment = {**os.environ, "PYTHONPATH": path} if path else dict(os.environ)
    code, out, told = _ran(command, env=environment, cwd=path)
    if code:
        raise BenchFailed(f"{source}: {_last_line(told)}")
    figures: dict[str, float] = json.loads(out.splitlines()[-1])
    if figures.pop("build", source) != source:
        raise BenchFailed(f"{source}: another build was measured")
    return figures


def _ran(command: list[str], **how: Any) -> tuple[int, str, str]:
    """Exit code, what it printed, what it complained of."""
    pipes = {"stdin": subprocess.DEVNULL, "stdout": subprocess.PIPE, "stderr": subprocess.PIPE}
    with started(command, text=True, **pipes, **how) as child:
        out, told = child.communicate()
        return child.returncode, out, told


def _last_line(text: str) -> str:
    return (text.strip().splitlines() or ["no word of why"])[-1]
