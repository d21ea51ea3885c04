"""A real server for tests: `purrlour serve` in a process of its own, on a free port."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time
import urllib.error
import urllib.request
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import httpx
from websockets.sync.client import ClientConnection, connect

from purrlour.lab.bench.serving import reserved_port
from tests.waiting import LIMIT, wait_until


@dataclass
class Server:
    """A server under test."""

    data: Path
    port: int
    flags: list[str]
    environ: dict[str, str]
    process: subprocess.Popen[bytes] = field(init=False)
    output: Path = field(init=False)
    """What it printed, of all its lives."""
    seconds: float = field(init=False, default=0.0)
    """How long its last start took, until it was ready."""
    before: list[str] = field(default_factory=list)
    """A program that starts it, if it is not started directly."""

    def __post_init__(self) -> None:
        self.output = self.data.parent / f"{self.data.name}.output"

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    @property
    def socket_url(self) -> str:
        return f"ws://127.0.0.1:{self.port}/ws"

    def launch(self) -> None:
        """Starts it and does not wait."""
        serve = [sys.executable, "-m", "purrlour.cli.main", "serve"]
        command = [*self.before, *serve, *self.flags]
        with self.output.open("ab") as output:
            self.process = subprocess.Popen(
                command, stdout=output, stderr=subprocess.STDOUT, env=self.environ
            )

    def start(self) -> None:
        """Starts it and waits until it is ready."""
        begun = time.monotonic()
        self.launch()
        try:
            wait_until(lambda: self.process.poll() is not None or self.is_ready())
        except TimeoutError as error:
            self.kill()
            raise TimeoutError(f"the server is not ready:\n{self.output.read_text()}") from error
        if self.process.poll() is not None:
            code, told = self.process.returncode, self.output.read_text()
            raise RuntimeError(f"the server did not start, it ended with {code}:\n{told}")
        self.seconds = time.monotonic() - begun

    def is_ready(self) -> bool:
        """Whether /readyz says so."""
        try:
            with urllib.request.urlopen(f"{self.url}/readyz", timeout=LIMIT) as answer:
                return bool(answer.status == 200)
        except urllib.error.HTTPError as error:
            error.close()
            return False
        except (OSError, urllib.error.URLError):
            return False

    def kill(self) -> None:
        """Ends it as a power cut would: kill -9."""
        self.process.kill()
        self.process.wait(LIMIT)

    def stop(self) -> int:
        """Asks it to end; gives its exit code."""
        if self.process.poll() is None:
            self.process.send_signal(signal.SIGTERM)
            try:
                self.process.wait(LIMIT)
            except subprocess.TimeoutExpired:
                self.kill()
                raise
        return self.process.returncode

    def revive(self) -> None:
        """Starts it again, if it does not run."""
        if self.process.poll() is not None:
            self.start()

    def restart(self) -> None:
        """Starts it again on the same port and data, whether or not it still runs."""
        self.stop()
        self.start()

    def visitor(self) -> httpx.Client:
        """Somebody who asks for this and that, and is patient."""
        return httpx.Client(base_url=self.url, timeout=LIMIT)

    def dial(self) -> ClientConnection:
        """A WebSocket over which nothing has been said yet."""
        return connect(self.socket_url, compression=None, open_timeout=LIMIT, ping_interval=None)

    def post(self, path: str, body: object, **headers: str) -> Any:
        """The JSON that a POST of JSON gets; raises HTTPError if it is refused."""
        request = urllib.request.Request(
            self.url + path,
            data=json.dumps(body).encode(),
            headers={"Content-Type": "application/json", **headers},
        )
        with urllib.request.urlopen(request, timeout=LIMIT) as answer:
            return json.load(answer)

    def get(self, path: str, **headers: str) -> Any:
        """The JSON at a path; raises HTTPError if it is refused."""
        return json.loads(self.read(path, **headers))

    def read(self, path: str, **headers: str) -> bytes:
        """What is at a path; raises HTTPError if it is refused."""
        request = urllib.request.Request(self.url + path, headers=headers)
        with urllib.request.urlopen(request, timeout=LIMIT) as answer:
            content: bytes = answer.read()
            return content


@contextmanager
def serving(
    folder: Path,
    *flags: str,
    database: str = "",
    host: str = "127.0.0.1",
    before: Sequence[str] = (),
    **environ: str,
) -> Iterator[Server]:
    """A server with its data in this folder, started by the program `before` if there is one.

    Further names are variables of its environment, without PURRLOUR_ before them:
    `LIMITS_SOCKET_FRAMES="1000"`. It is ended in any case.
    """
    inherited = {name: value for name, value in os.environ.items() if name[:9] != "PURRLOUR_"}
    own = {f"PURRLOUR_{name}": value for name, value in environ.items()}
    with reserved_port() as port:
        every = ["--host", host, "--port", str(port), "--data", str(folder / "data"), *flags]
        if database:
            every += ["--database", database]
        server = Server(
            folder / "data", port, every, {**inherited, "PURRLOUR_LANGUAGE": "en", **own}
        )
        server.before = list(before)
        server.start()
        try:
            yield server
        finally:
            server.stop()
