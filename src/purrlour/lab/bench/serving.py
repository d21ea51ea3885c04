"""The server under load: a real one in a process of its own, and real sockets to it."""

from __future__ import annotations

import json
import os
import socket
import subprocess
import sys
import tempfile
import time
import urllib.error
import urllib.request
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Final

from purrlour.lab.bench.run import BenchFailed
from purrlour.lab.children import started

_LIMITS: Final = (
    "LIMITS_SOCKET_FRAMES",
    "LIMITS_SEAT_FRAMES",
    "LIMITS_ADDRESS_FRAMES",
    "LIMITS_ADDRESS_SOCKETS",
    "LIMITS_ADDRESS_REQUESTS",
    "LIMITS_ADDRESS_CONNECTIONS",
    "LIMITS_CONNECTIONS",
    "QUOTAS_MATCHES",
)
"""Everybody comes from one address here, and is in a hurry."""
_START_SECONDS: Final = 30
_END_SECONDS: Final = 10
_BARE: Final = Path(__file__).with_name("bare.py")

WORKLOADS: Final = ((200, 0.0), (500, 0.0), (500, 2.0))
"""Matches, and moves a second in each; 0 is as fast as they can."""
_SPARES: Final = 2
"""For each match that is played as fast as it can: so many more are dealt beforehand."""


@dataclass(frozen=True)
class Figures:
    """One workload on one store."""

    store: str
    matches: int
    rate: float
    moves: int
    moves_a_second: float
    moves_a_cpu_second: float
    p50_ms: float
    p99_ms: float
    kb_a_match: float
    """Memory of a match that was dealt and waits, with two sockets connected."""
    opening_ms: float
    """Processor time of the server to open a match, seat and connect two people, and deal."""
    opened: int
    """Matches that were opened while it was measured, because no spare was left."""
    refused: dict[str, int]


def measure(
    store: str,
    database: str,
    *,
    seconds: float,
    tell: Callable[[str], None],
    beside: Path | None = None,
) -> list[Figures]:
    """All workloads, each on a fresh server with this store; by turns with the build of another
    folder, if there is one, so that both have the same noise."""
    found = []
    for matches, rate in WORKLOADS:
        for name, source in sources(store, beside):
            tell(f"{name}: {matches} × {rate or 'max'}")
            with (
                tempfile.TemporaryDirectory() as folder,
                serving(folder, database, source) as (process, url),
            ):
                found.append(
                    _workload(name, process, url, matches=matches, rate=rate, seconds=seconds)
                )
    return found


def sources(store: str, beside: Path | None) -> list[tuple[str, Path | None]]:
    """How the rows of each build are called, and the folder that it is imported from."""
    other: list[tuple[str, Path | None]] = [] if beside is None else [(f"{store}/other", beside)]
    return [*other, (store, None)]


def measure_bare(*, seconds: float) -> Figures:
    """A WebSocket server that only passes moves on: what the machine can do at all."""
    with (
        reserved_port() as port,
        _process([sys.executable, str(_BARE), str(port)], dict(os.environ)) as process,
    ):
        url = f"http://127.0.0.1:{port}"
        _wait_for(process, f"{url}/healthz")
        return _workload(_BARE.stem, process, url, matches=200, rate=0.0, seconds=seconds)


def table(rows: list[Figures]) -> str:
    """The figures for people."""
    head = f"{'store':<18} {'matches':>7} {'rate':>5} {'moves/s':>8} {'moves/CPU s':>11}"
    lines = [f"{head} {'p50 ms':>7} {'p99 ms':>7} {'KB/match':>8} {'CPU ms/opening':>14}"]
    for row in rows:
        rate = f"{row.rate:g}" if row.rate else "max"
        line = f"{row.store:<18} {row.matches:>7} {rate:>5} {row.moves_a_second:>8,.0f}"
        line += f" {row.moves_a_cpu_second:>11,.0f} {row.p50_ms:>7.1f} {row.p99_ms:>7.1f}"
        lines.append(f"{line} {row.kb_a_match:>8.0f} {row.opening_ms:>14.1f}")
        if row.opened:
            lines.append(f"  ! {row.opened} matches were opened meanwhile")
        if row.refused:
            lines.append(f"  ! {row.refused}")
    return "\n".join(lines)


def as_json(rows: list[Figures]) -> list[dict[str, object]]:
    """The figures for programs."""
    return [asdict(row) for row in rows]


def _workload(
    store: str,
    server: subprocess.Popen[bytes],
    url: str,
    *,
    matches: int,
    rate: float,
    seconds: float,
) -> Figures:
    before, begun = _memory(server.pid), cpu_seconds(server.pid)
    spares = 0 if rate or store == _BARE.stem else _SPARES * matches
    command = [sys.executable, "-m", "purrlour.lab.bench.load", url]
    command += ["--matches", str(matches), "--rate", str(rate), "--seconds", str(seconds)]
    command += ["--spares", str(spares)]
    if store == _BARE.stem:
        command.append("--bare")
    pipes = {"stdin": subprocess.PIPE, "stdout": subprocess.PIPE}
    with started(command, text=True, **pipes) as load:
        assert load.stdin is not None
        assert load.stdout is not None
        if load.stdout.readline().strip() != "ready":
            raise BenchFailed(f"{store}: the matches could not be opened")
        idle = _memory(server.pid) - before
        spent = cpu_seconds(server.pid)
        opening = spent - begun
        with suppress(BrokenPipeError):  # then it has nothing to say, either
            load.stdin.write("go\n")
            load.stdin.flush()
        line = load.stdout.readline()
        spent = cpu_seconds(server.pid) - spent
        if not line:
            raise BenchFailed(f"{store}: the load broke off")
        told = json.loads(line)
    return Figures(
        store=store,
        matches=matches,
        rate=rate,
        moves=told["moves"],
        moves_a_second=told["moves"] / told["seconds"],
        moves_a_cpu_second=told["moves"] / spent,
        p50_ms=told["p50_ms"],
        p99_ms=told["p99_ms"],
        kb_a_match=idle / (matches + spares),
        opening_ms=1000 * opening / (matches + spares),
        opened=told["opened"],
        refused=told["refused"],
    )


@contextmanager
def serving(
    folder: str, database: str, source: Path | None = None
) -> Iterator[tuple[subprocess.Popen[bytes], str]]:
    """A server with its data in this folder, of our build or of the one in `source`."""
    environment = {**os.environ, **{f"PURRLOUR_{name}": "1000000" for name in _LIMITS}}
    if source is not None:
        environment["PYTHONPATH"] = str(source)
    command = [sys.executable, "-m", "purrlour.cli.main", "serve", "--host", "127.0.0.1"]
    command += ["--data", folder]
    if database:
        command += ["--database", database]
    with (
        reserved_port() as port,
        _process([*command, "--port", str(port)], environment) as process,
    ):
        url = f"http://127.0.0.1:{port}"
        _wait_for(process, f"{url}/readyz")
        yield process, url


@contextmanager
def _process(command: list[str], environment: dict[str, str]) -> Iterator[subprocess.Popen[bytes]]:
    pipes = {"stdout": subprocess.DEVNULL, "stderr": subprocess.PIPE}
    with started(command, env=environment, **pipes) as process:
        yield process
        process.terminate()  # so that it leaves its store in order
        with suppress(subprocess.TimeoutExpired):
            process.wait(_END_SECONDS)


def _wait_for(process: subprocess.Popen[bytes], url: str) -> None:
    end = time.monotonic() + _START_SECONDS
    while time.monotonic() < end:
        if process.poll() is not None:
            assert process.stderr is not None
            raise BenchFailed(process.stderr.read().decode(errors="replace").strip()[-300:])
        try:
            with urllib.request.urlopen(url, timeout=1):
                return
        except (urllib.error.URLError, ConnectionError, TimeoutError):
            time.sleep(0.05)
    raise BenchFailed("the server does not start")


@contextmanager
def reserved_port() -> Iterator[int]:
    """A port for a server, also for one that is started again: nobody else is given it meanwhile.

    A port that is only looked up may be somebody else's by the time a server is up.
    """
    with socket.socket() as holder:
        holder.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)  # as servers do: both may bind
        holder.bind(("127.0.0.1", 0))
        yield holder.getsockname()[1]


def cpu_seconds(pid: int) -> float:
    """User and system time of all threads of a process."""
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def _memory(pid: int) -> int:
    """Kilobytes in memory."""
    for line in Path(f"/proc/{pid}/status").read_text().splitlines():
        if line.startswith("VmRSS:"):
            return int(line.split()[1])
    raise BenchFailed("the server is gone")
