"""X2: whatever comes over HTTP, no answer is a 5xx and none differs from the OpenAPI document."""

from __future__ import annotations

import os
import random
import re
import socket
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import httpx
import pytest

from tests.figures import figure
from tests.server.serving import Server
from tests.waiting import LIMIT

pytestmark = pytest.mark.slow  # real processes, sockets or screens

ROOT = Path(__file__).parents[3]
EXAMPLES = figure(4, long=40, plain=4)
"""Per route, phase and kind."""
RAW = figure(200, long=1_500, plain=200)

CONFIG = """
[checks.positive_data_acceptance]
# A wish may be well written and yet not be granted.
expected-statuses = ["2xx", 401, 403, 404, 409, 422]

[auth.openapi.token]
bearer = "{token}"
"""


def faults(client: httpx.Client) -> int:
    """Answers of 5xx, as the server itself counted them."""
    text = client.get("/metrics").text
    found = re.findall(r'purrlour_http_requests_total\{.*status="5\d\d"\} (\S+)', text)
    return int(sum(map(float, found)))


@pytest.mark.slow
@pytest.mark.parametrize("signed_in", [False, True], ids=["stranger", "player"])
@pytest.mark.budget(60, "another program reads the schema, and plans and checks every request")
def test_schemathesis_finds_nothing(
    server: Server,
    client: httpx.Client,
    tmp_path: Path,
    signed_in: bool,
    shown: Callable[[str, str], None],
) -> None:
    """All of its checks, over examples at the edges, random ones, and chains of requests."""
    wish = {"game": "exploding_kittens", "seats": 2, "name": "Ann"}
    token = server.post("/api/matches", wish)["token"]
    config = tmp_path / "schemathesis.toml"
    config.write_text(CONFIG.format(token=token) if signed_in else CONFIG.partition("[auth")[0])
    only = ["--include-path-regex", "chronicle|film|/api/matches$"] if signed_in else []

    done = subprocess.run(
        [
            *(sys.executable, "-m", "schemathesis.cli", "--config-file", str(config)),
            *("run", f"{server.url}/schema/openapi.json", "--checks", "all", "--seed", "1"),
            *(
                "--max-examples",
                str(max(2, EXAMPLES // 4) if signed_in else EXAMPLES),
                "--continue-on-failure",
                "--no-color",
                *only,
            ),
        ],
        cwd=tmp_path,
        env={
            **os.environ,
            "PYTHONPATH": os.pathsep.join([str(ROOT), os.environ.get("PYTHONPATH", "")]),
            "SCHEMATHESIS_HOOKS": "tests.server.promises.fuzz_hooks",
        },
        capture_output=True,
        text=True,
        check=False,
    )

    assert done.returncode == 0, done.stdout[-8000:] + done.stderr[-2000:]
    (count,) = re.findall(r"(\d+) generated, \1 passed", done.stdout)
    assert int(count) > (1 if signed_in else 12) * EXAMPLES
    assert faults(client) == 0
    assert server.is_ready()
    shown("X2", f"{'player' if signed_in else 'stranger'}: {count} requests, 0 of 5xx")


SEEDS = [
    b"GET / HTTP/1.1\r\nHost: localhost\r\n\r\n",
    b"GET /api/games/exploding_kittens HTTP/1.1\r\nHost: localhost\r\nAccept-Language: pl\r\n\r\n",
    b"GET /api/codes/ABCDEF?x=%00 HTTP/1.1\r\nHost: localhost\r\nIf-None-Match: *\r\n\r\n",
    b"HEAD /api/matches/AAAAAAAAAAAAAAAAAAAAAA HTTP/1.0\r\n\r\n",
    b"GET /ws HTTP/1.1\r\nHost: localhost\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    b"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n",
    b"POST /api/matches HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n"
    b'Content-Length: 45\r\n\r\n{"game":"exploding_kittens","seats":2,"x":[]}',
    b"POST /api/import HTTP/1.1\r\nHost: localhost\r\nContent-Type: text/plain\r\n"
    b"Transfer-Encoding: chunked\r\n\r\n10\r\npurrlour match 1\r\n0\r\n\r\n",
    b"OPTIONS * HTTP/1.1\r\nHost: localhost\r\nOrigin: null\r\n\r\n",
]


def mutated(whim: random.Random) -> bytes:
    """A request with a few bytes changed, lost, doubled or come from nowhere."""
    data = bytearray(whim.choice(SEEDS))
    for _ in range(whim.randrange(1, 6)):
        at = whim.randrange(len(data) + 1)
        kind = whim.randrange(5)
        if kind == 0:
            data[at : at + 1] = whim.randbytes(1)
        elif kind == 1:
            del data[at : at + whim.randrange(1, 20)]
        elif kind == 2:
            data[at:at] = data[at : at + whim.randrange(1, 30)] * whim.randrange(1, 20)
        elif kind == 3:
            data[at:at] = whim.choice(
                [b"\0", b"\r\n", b"%00", b"../", b"\xff\xfe", b"%C0%AF", b";"]
            )
        else:
            data[at:at] = bytes([whim.choice(b'/?#%&="[]{}:')]) * whim.randrange(1, 400)
    return bytes(data)


def test_mutated_requests_break_nothing(server: Server, client: httpx.Client) -> None:
    whim = random.Random(2)
    statuses: set[int] = set()
    for _ in range(RAW):
        with socket.create_connection(("127.0.0.1", server.port), timeout=LIMIT) as line:
            line.sendall(mutated(whim))
            line.shutdown(socket.SHUT_WR)
            try:
                head = line.recv(4096)
            except ConnectionResetError:  # it had more to say than we wanted to hear
                continue
        if head.startswith(b"HTTP/"):
            statuses.add(int(head.split()[1]))

    assert max(statuses) < 500, statuses
    assert {200, 400, 404} <= statuses
    assert faults(client) == 0
    assert server.is_ready()
    assert "Traceback" not in server.output.read_text()
