"""`purrlour serve` as a process: how it opens, how it fails, how it ends."""

from __future__ import annotations

import json
import os
import re
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection

from purrlour.server.addresses import own_addresses, urls
from tests.cli.running import Ran, run
from tests.server.failing import fails
from tests.server.serving import Server, serving
from tests.waiting import LIMIT, wait_until

pytestmark = pytest.mark.slow  # real processes, sockets or screens

NEW = {"game": "exploding_kittens", "seats": 2, "name": "Ann"}
SECONDS = 5.0
"""In which a server is gone that was told to end, on a machine that does nothing else."""
BUSY = 10
"""So much slower a machine may be that does."""


def serve(folder: Path, *flags: str, **environ: str) -> Ran:
    """A server that is expected to end by itself."""
    inherited = {name: value for name, value in os.environ.items() if name[:9] != "PURRLOUR_"}
    done = subprocess.run(
        [sys.executable, "-m", "purrlour.cli.main", "serve", *flags],
        env={**inherited, "PURRLOUR_DATA": str(folder / "data"), **environ},
        capture_output=True,
        text=True,
        timeout=LIMIT,
        check=False,
    )
    return Ran(done.returncode, done.stdout, done.stderr)


@contextmanager
def sitting(server: Server) -> Iterator[tuple[str, ClientConnection]]:
    """A new match, and its host connected to it."""
    seated = server.post("/api/matches", NEW)
    with server.dial() as line:
        line.send(json.dumps({"t": "hello", "match": seated["match"], "token": seated["token"]}))
        assert json.loads(line.recv(timeout=LIMIT))["t"] == "update"
        yield seated["match"], line


# Opening.


@pytest.mark.parametrize("language", ["en", "pl"])
def test_it_explains_itself(capsys: pytest.CaptureFixture[str], language: str) -> None:
    ran = run(capsys, "--language", language, "serve", "--help")

    assert ran.code == 0
    for flag in ("host", "port", "data", "database", "root-path", "workers", "config"):
        assert f"--{flag} " in ran.out


@pytest.mark.parametrize(
    ("language", "words"),
    [
        ("en", ["The server is running.", "On this device:", "scan", "Ctrl-C"]),
        ("pl", ["Serwer działa.", "Na tym urządzeniu:", "zeskanuj", "Ctrl-C"]),
    ],
)
def test_it_says_how_to_come_in(tmp_path: Path, language: str, words: list[str]) -> None:
    with serving(tmp_path, "--root-path", "/cats", host="0.0.0.0", LANGUAGE=language) as server:
        told = server.output.read_text("utf-8")
    assert f"http://localhost:{server.port}/cats/" in told
    if own_addresses():
        assert f"http://{own_addresses()[0]}:{server.port}/cats/" in told
        assert re.search("[█▀▄]{9}", told), "the code for phones"
        assert all(word in told for word in words)
    assert str(server.data) in told


@pytest.fixture(scope="module")
def open_house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """One that nobody has visited, and nobody ends."""
    with serving(tmp_path_factory.mktemp("open")) as running:
        yield running


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with serving(tmp_path_factory.mktemp("house")) as running:
        yield running


@pytest.fixture
def server(house: Server) -> Server:
    """One that tests may end: the next one starts it again."""
    house.revive()
    return house


def test_it_says_if_nobody_else_can_come_in(open_house: Server) -> None:
    told = open_house.output.read_text("utf-8")
    assert "the server is not open to the network" in told
    assert "█" not in told


@pytest.mark.parametrize(
    ("host", "here", "others"),
    [
        ("127.0.0.1", "http://127.0.0.1:80/", []),
        ("localhost", "http://localhost:80/", []),
        ("::1", "http://[::1]:80/", []),
        ("192.0.2.7", "http://192.0.2.7:80/", ["http://192.0.2.7:80/"]),
        ("cat.lan", "http://cat.lan:80/", ["http://cat.lan:80/"]),
    ],
)
def test_addresses_to_come_in_by(host: str, here: str, others: list[str]) -> None:
    plain, more = urls(host, 80, "")
    assert plain == here.replace(":80/", "/")
    assert more == [url.replace(":80/", "/") for url in others]


def test_the_port_may_be_any_that_is_free(tmp_path: Path) -> None:
    process = subprocess.Popen(
        [
            *(sys.executable, "-m", "purrlour.cli.main", "serve"),
            *("--port", "0", "--host", "127.0.0.1", "--data", str(tmp_path)),
        ],
        stdout=subprocess.PIPE,
        text=True,
    )
    assert process.stdout is not None
    try:
        lines = iter(process.stdout)
        found = next(match for line in lines if (match := re.search(r"http://\S+", line)))
        assert httpx.get(f"{found[0]}healthz", timeout=LIMIT).json() == {"ok": True}
    finally:
        process.terminate()
        process.stdout.close()
        assert process.wait(LIMIT) == 0


def test_a_start_takes_little_of_the_processor(open_house: Server) -> None:
    """As measured by this machine, which may be slow, or busy."""
    begun = time.process_time()
    sum(number & 3 for number in range(5_000_000))
    yardstick = time.process_time() - begun
    seconds = cpu_seconds(open_house.process.pid)
    # Six times as long where it was written, seven where nothing is compiled.
    assert seconds < 20 * yardstick, f"ready after {open_house.seconds:.2f} s"


def cpu_seconds(pid: int) -> float:
    """What a process has used so far."""
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


# Failing.


def test_a_port_in_use(tmp_path: Path) -> None:
    with socket.socket() as other:
        other.bind(("127.0.0.1", 0))
        other.listen()
        port = other.getsockname()[1]
        ran = serve(tmp_path, "--host", "127.0.0.1", "--port", str(port))
    fails(ran, 1, f"127.0.0.1:{port}")


def test_an_address_that_is_not_ours(serve_here: Callable[..., Ran]) -> None:
    fails(serve_here("--host", "203.0.113.1", "--port", "8484"), 1, "203.0.113.1:8484")
    fails(serve_here("--host", "no.such.host.invalid"), 1, "no.such.host.invalid")


def test_a_data_folder_that_cannot_be_one(tmp_path: Path, serve_here: Callable[..., Ran]) -> None:
    (tmp_path / "file").write_text("")
    fails(serve_here("--data", str(tmp_path / "file" / "data")), 1, "file/data")
    fails(serve_here("--data", "/proc/purrlour"), 1, "/proc/purrlour")


def test_a_data_folder_in_use(tmp_path: Path, open_house: Server) -> None:
    data = str(open_house.data)
    fails(serve(tmp_path, "--host", "127.0.0.1", "--port", "0", "--data", data), 1, data)


def test_a_file_that_is_no_database(tmp_path: Path) -> None:
    (tmp_path / "data").mkdir()
    (tmp_path / "data" / "purrlour.db").write_bytes(b"meow" * 5000)
    fails(serve(tmp_path, "--host", "127.0.0.1", "--port", "0"), 1, "purrlour.db")


@pytest.mark.budget(10, "two servers try to start, one with processes of its own")
def test_a_database_that_is_not_there(tmp_path: Path) -> None:
    database = "postgresql://ann:hush@127.0.0.1:1/cats"
    for flags in ((), ("--workers", "2")):
        ran = serve(tmp_path, "--host", "127.0.0.1", "--port", "0", "--database", database, *flags)
        fails(ran, 1, "")
        assert "hush" not in ran.err


@pytest.mark.parametrize(
    ("flags", "told"),
    [
        (("--port", "many"), "many"),
        (("--workers", "2"), "PostgreSQL"),
        (("--database", "mysql://x"), "mysql"),
        (("--config", "/no/such/file"), "/no/such/file"),
        (("--cheese",), "--cheese"),
        (("--root-path", "a b"), "a b"),
    ],
    ids=lambda case: " ".join(case) if isinstance(case, tuple) else "",
)
def test_bad_usage(flags: tuple[str, ...], told: str, serve_here: Callable[..., Ran]) -> None:
    fails(serve_here(*flags), 2, told)


# Ending.


@pytest.mark.budget(10, "a server is started again")
@pytest.mark.parametrize(("number", "ends"), [(signal.SIGTERM, 0), (signal.SIGINT, 130)])
def test_it_says_goodbye_and_keeps_everything(server: Server, number: int, ends: int) -> None:
    with (
        sitting(server) as (match, line),
        server.dial() as silent,  # never says hello
    ):
        for at in range(5):  # moves under way: what is acked must be stored
            line.send(json.dumps({"t": "lock", "id": f"c{at}", "on": at % 2 == 0}))
        begun = time.monotonic()
        server.process.send_signal(number)

        frames, code = read_to_the_end(line)
        assert frames[-1] == {"t": "bye", "key": "restart", "text": frames[-1]["text"]}
        assert code == 1012
        assert read_to_the_end(silent)[1] == 1012
        assert server.process.wait(LIMIT) == ends
        assert time.monotonic() - begun < SECONDS * BUSY
    assert "Traceback" not in server.output.read_text("utf-8")

    server.start()
    acked = [name for frame in frames for name in frame.get("acks", ())]
    locked = server.get(f"/api/matches/{match}")["locked"]
    assert locked is (bool(acked) and acked[-1] in ("c0", "c2", "c4"))


def read_to_the_end(line: ClientConnection) -> tuple[list[dict[str, Any]], int]:
    """Every frame that still comes, and the code of the close."""
    frames: list[dict[str, Any]] = []
    while True:
        try:
            frames.append(json.loads(line.recv(timeout=LIMIT)))
        except ConnectionClosed as closed:
            return frames, closed.rcvd.code if closed.rcvd else 0


def test_nobody_new_comes_in_while_it_ends(server: Server) -> None:
    with sitting(server) as (_, line):
        server.process.send_signal(signal.SIGTERM)
        read_to_the_end(line)
        with pytest.raises(httpx.HTTPError):
            httpx.get(f"{server.url}/healthz", timeout=LIMIT)
        assert server.process.wait(LIMIT) == 0


def test_a_visitor_who_does_not_listen_cannot_keep_it_open(server: Server) -> None:
    deaf = socket.create_connection(("127.0.0.1", server.port))
    deaf.sendall(b"GET /healthz HTTP/1.1\r\nhost: x\r\n")  # and never the rest
    slow = socket.create_connection(("127.0.0.1", server.port))
    slow.sendall(
        b"POST /api/matches HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\n"
        b"content-length: 100\r\n\r\n{"
    )
    server.read("/healthz")  # both are there by now
    begun = time.monotonic()
    assert server.stop() == 0
    assert time.monotonic() - begun < SECONDS * BUSY
    deaf.close()
    slow.close()


@pytest.mark.budget(10, "a server is started again")
def test_a_match_survives_a_power_cut(server: Server) -> None:
    seated = server.post("/api/matches", NEW)
    before = server.get(f"/api/matches/{seated['match']}")
    server.kill()
    server.start()
    assert server.get(f"/api/matches/{seated['match']}") == before


# Several processes.


def children(server: Server) -> list[int]:
    """The processes that serve."""
    of = f"/proc/{server.process.pid}/task/{server.process.pid}/children"
    every = [int(pid) for pid in Path(of).read_text().split()]
    return [pid for pid in every if b"spawn_main" in command_line(pid)]


def command_line(pid: int) -> bytes:
    try:
        return Path(f"/proc/{pid}/cmdline").read_bytes()
    except OSError:
        return b""


@pytest.mark.budget(15, "three processes are started")
def test_processes_do_not_outlive_their_supervisor(tmp_path: Path, database: str) -> None:
    with serving(tmp_path, "--workers", "2", database=database) as server:
        wait_until(lambda: len(children(server)) == 2)
        left = children(server)
        server.kill()
        wait_until(lambda: not any(command_line(pid) for pid in left))
