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
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from purrlour.server.addresses import own_addresses, urls
from tests.cli.running import run
from tests.server.serving import Server, serving

pytestmark = pytest.mark.slow  # real processes, sockets or screens

NEW = {"game": "exploding_kittens", "seats": 2, "name": "Ann"}
DEADLINE = 15.0


def serve(folder: Path, *flags: str, **environ: str) -> subprocess.CompletedProcess[str]:
    """A server that is expected to end by itself."""
    inherited = {name: value for name, value in os.environ.items() if name[:9] != "PURRLOUR_"}
    return subprocess.run(
        [sys.executable, "-m", "purrlour.cli.main", "serve", *flags],
        env={**inherited, "PURRLOUR_DATA": str(folder / "data"), **environ},
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
    )


def fails(ran: subprocess.CompletedProcess[str], code: int, told: str) -> None:
    """One clear line, and nothing else."""
    assert ran.returncode == code, ran.stderr
    assert ran.stdout == ""
    assert ran.stderr.startswith("purrlour: ")
    assert ran.stderr.count("\n") == 1, ran.stderr
    assert told in ran.stderr


@contextmanager
def sitting(server: Server) -> Iterator[tuple[str, ClientConnection]]:
    """A new match, and its host connected to it."""
    seated = server.post("/api/matches", NEW)
    with connect(server.socket_url, compression=None) as line:
        line.send(json.dumps({"t": "hello", "match": seated["match"], "token": seated["token"]}))
        assert json.loads(line.recv(timeout=DEADLINE))["t"] == "update"
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
        ("en", ["The parlour is open.", "On this device:", "scan", "Ctrl-C"]),
        ("pl", ["Salonik jest otwarty.", "Na tym urządzeniu:", "zeskanuj", "Ctrl-C"]),
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


def test_it_says_if_nobody_else_can_come_in(tmp_path: Path) -> None:
    with serving(tmp_path) as server:
        told = server.output.read_text("utf-8")
    assert "listens on this device only" in told
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
        assert httpx.get(f"{found[0]}healthz").json() == {"ok": True}
    finally:
        process.terminate()
        process.stdout.close()
        assert process.wait(DEADLINE) == 0


def test_a_start_takes_little_of_the_processor(tmp_path: Path) -> None:
    with serving(tmp_path) as server:
        seconds = cpu_seconds(server.process.pid)
    assert seconds < 2.5, f"ready after {server.seconds:.2f} s"  # 0.75 where it was written


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


def test_an_address_that_is_not_ours(tmp_path: Path) -> None:
    fails(serve(tmp_path, "--host", "203.0.113.1"), 1, "203.0.113.1:8484")
    fails(serve(tmp_path, "--host", "no.such.host.invalid"), 1, "no.such.host.invalid")


def test_a_data_folder_that_cannot_be_one(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    fails(serve(tmp_path, "--data", str(tmp_path / "file" / "data")), 1, "file/data")
    fails(serve(tmp_path, "--data", "/proc/purrlour"), 1, "/proc/purrlour")


def test_a_data_folder_in_use(tmp_path: Path) -> None:
    with serving(tmp_path) as server:
        ran = serve(tmp_path, "--host", "127.0.0.1", "--port", "0", "--data", str(server.data))
    fails(ran, 1, str(server.data))


def test_a_file_that_is_no_database(tmp_path: Path) -> None:
    (tmp_path / "data").mkdir()
    (tmp_path / "data" / "purrlour.db").write_bytes(b"meow" * 5000)
    fails(serve(tmp_path, "--host", "127.0.0.1", "--port", "0"), 1, "purrlour.db")


def test_a_database_that_is_not_there(tmp_path: Path) -> None:
    database = "postgresql://ann:hush@127.0.0.1:1/cats"
    for flags in ((), ("--workers", "2")):
        ran = serve(tmp_path, "--host", "127.0.0.1", "--port", "0", "--database", database, *flags)
        fails(ran, 1, "")
        assert "hush" not in ran.stderr


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
def test_bad_usage(tmp_path: Path, flags: tuple[str, ...], told: str) -> None:
    fails(serve(tmp_path, *flags), 2, told)


# Ending.


@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGINT])
def test_it_says_goodbye_and_keeps_everything(tmp_path: Path, number: int) -> None:
    with serving(tmp_path) as server:
        with (
            sitting(server) as (match, line),
            connect(server.socket_url, compression=None) as silent,  # never says hello
        ):
            for at in range(5):  # moves under way: what is acked must be stored
                line.send(json.dumps({"t": "lock", "id": f"c{at}", "on": at % 2 == 0}))
            begun = time.monotonic()
            server.process.send_signal(number)

            frames, code = read_to_the_end(line)
            assert frames[-1] == {"t": "bye", "key": "restart", "text": frames[-1]["text"]}
            assert code == 1012
            assert read_to_the_end(silent)[1] == 1012
            assert server.process.wait(DEADLINE) == 0
            assert time.monotonic() - begun < 5
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
            frames.append(json.loads(line.recv(timeout=DEADLINE)))
        except ConnectionClosed as closed:
            return frames, closed.rcvd.code if closed.rcvd else 0


def test_nobody_new_comes_in_while_it_ends(tmp_path: Path) -> None:
    with serving(tmp_path) as server, sitting(server) as (_, line):
        server.process.send_signal(signal.SIGTERM)
        read_to_the_end(line)
        with pytest.raises(httpx.HTTPError):
            httpx.get(f"{server.url}/healthz")
        assert server.process.wait(DEADLINE) == 0


def test_a_visitor_who_does_not_listen_cannot_keep_it_open(tmp_path: Path) -> None:
    with serving(tmp_path) as server:
        deaf = socket.create_connection(("127.0.0.1", server.port))
        deaf.sendall(b"GET /healthz HTTP/1.1\r\nhost: x\r\n")  # and never the rest
        slow = socket.create_connection(("127.0.0.1", server.port))
        slow.sendall(
            b"POST /api/matches HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\n"
            b"content-length: 100\r\n\r\n{"
        )
        httpx.get(f"{server.url}/healthz")  # both are there by now
        begun = time.monotonic()
        assert server.stop() == 0
        assert time.monotonic() - begun < 8
        deaf.close()
        slow.close()


def test_a_match_survives_a_power_cut(tmp_path: Path) -> None:
    with serving(tmp_path) as server:
        seated = server.post("/api/matches", NEW)
        before = server.get(f"/api/matches/{seated['match']}")
        server.kill()
        server.start()
        assert server.get(f"/api/matches/{seated['match']}") == before


# Several processes.


@contextmanager
def crew(tmp_path: Path, database: str) -> Iterator[Server]:
    with serving(tmp_path, "--workers", "2", database=database) as server:
        wait_for(lambda: len(children(server)) == 2)
        yield server


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


def wait_for(condition: Any) -> None:
    end = time.monotonic() + DEADLINE
    while not condition():
        assert time.monotonic() < end, "it never happened"
        time.sleep(0.02)


@pytest.mark.slow
def test_one_of_several_processes_may_die(tmp_path: Path, database: str) -> None:
    with crew(tmp_path, database) as server:
        seated = server.post("/api/matches", NEW)
        first = children(server)
        os.kill(first[0], signal.SIGKILL)
        wait_for(lambda: len(children(server)) == 2 and children(server) != first)
        assert first[1] in children(server)
        for _ in range(10):
            assert server.get(f"/api/matches/{seated['match']}")["phase"] == "lobby"
        with sitting(server) as (_, line):
            begun = time.monotonic()
            server.process.send_signal(signal.SIGTERM)
            frames, code = read_to_the_end(line)
        assert (frames[-1]["key"], code) == ("restart", 1012)
        assert server.process.wait(DEADLINE) == 0
        assert time.monotonic() - begun < 8


@pytest.mark.slow
def test_processes_do_not_outlive_their_supervisor(tmp_path: Path, database: str) -> None:
    with crew(tmp_path, database) as server:
        left = children(server)
        server.kill()
        wait_for(lambda: not any(command_line(pid) for pid in left))
