"""Ctrl-C ends every command: soon, with 130, without a traceback, and with nothing left behind."""

from __future__ import annotations

import os
import signal
import socket
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import closing, suppress
from pathlib import Path

import pytest

from purrlour.cli import main
from tests.cli.terminal import CTRL_C, Running
from tests.waiting import LIMIT, wait_until

pytestmark = pytest.mark.slow  # real processes

SECONDS = 2.0
"""In which a command is gone that was told to end, on a machine that does nothing else."""
BUSY = 10
"""So much slower a machine may be that does."""

PLAN = 'game = "koty"\nbots = ["greedy"]\nseats = 2\ngames = 100000\n'
MANY = ("--games", "1000000", "--workers", "2")


class Scene:
    """What commands need that are in the middle of something."""

    def __init__(self, folder: Path, door: socket.socket) -> None:
        (folder / "plan.toml").write_text(PLAN)
        os.mkfifo(folder / "pipe")
        self._folder, self._door = folder, door
        self._held: list[int] = []

    def places(self) -> dict[str, str]:
        """By the names that the commands below have for them."""
        database = f"postgresql://ann@127.0.0.1:{self._door.getsockname()[1]}/cats"
        return {"folder": str(self._folder), "database": database}

    def path(self, name: str) -> Path:
        """A file of its folder."""
        return self._folder / name

    def is_read(self) -> bool:
        """Whether somebody has opened the pipe, in which nothing will ever be."""
        with suppress(OSError):
            self._held.append(os.open(self._folder / "pipe", os.O_WRONLY | os.O_NONBLOCK))
        return bool(self._held)

    def is_called(self) -> bool:
        """Whether somebody has called the database, which will never answer."""
        with suppress(BlockingIOError):
            self._held.append(self._door.accept()[0].detach())
        return bool(self._held)

    def close(self) -> None:
        for held in self._held:
            os.close(held)


@pytest.fixture
def scene(tmp_path: Path) -> Iterator[Scene]:
    with socket.socket() as door:
        door.bind(("127.0.0.1", 0))
        door.listen()
        door.setblocking(False)
        found = Scene(tmp_path, door)
        yield found
        found.close()


Sees = Callable[[Running, Scene], object]
"""Waits until a command is in the middle of what it does."""


def says(text: str) -> Sees:
    return lambda command, _: command.says(text)


def starts(count: int) -> Sees:
    return lambda command, _: command.has_started(count)


def reads(command: Running, scene: Scene) -> None:
    wait_until(lambda: scene.is_read() or command.has_ended())


def calls(command: Running, scene: Scene) -> None:
    wait_until(lambda: scene.is_called() or command.has_ended())


def exists(name: str) -> Sees:
    return lambda command, scene: wait_until(
        lambda: scene.path(name).exists() or command.has_ended()
    )


COMMANDS: dict[str, tuple[tuple[str, ...], Sees]] = {
    "check": (("check", "koty", "--games", "99999", "--workers", "1"), says("0 of ")),
    "check, starting": (("check", *MANY), starts(1)),
    "ladder": (("ladder", "koty", "--bots", "tiger,cat", *MANY), starts(3)),
    "simulate": (("simulate", "koty", *MANY), says(" of ")),
    "lab run": (("lab", "run", "{folder}/plan.toml", "--workers", "2"), starts(3)),
    "bench": (("bench", "koty", "--seconds", "60"), starts(1)),
    "bench server": (("bench", "server", "--seconds", "60"), starts(2)),
    "train": (("train", "exploding_kittens", "--to", "{folder}/nets"), exists("nets")),
    "serve": (("serve", "--port", "0", "--host", "127.0.0.1"), says("Ctrl-C")),
    "play": (("play", "koty"), says("quit")),
    "replay": (("replay", "{folder}/pipe"), reads),
    "verify": (("verify", "{folder}/pipe"), reads),
    "backup": (("backup", "{folder}/b", "--database", "{database}"), calls),
}
"""Commands that take their time, and how one sees that they are in the middle of it."""


def begun(name: str, scene: Scene) -> Running:
    """The command, in the middle of what it does."""
    arguments, sees = COMMANDS[name]
    line = [part.format(**scene.places()) for part in arguments]
    command = Running(*line, PURRLOUR_DATA=str(scene.path("data")))
    try:
        sees(command, scene)
        assert not command.has_ended(), command.hear()
    except BaseException:
        command.close()
        raise
    return command


@pytest.mark.parametrize("name", COMMANDS)
@pytest.mark.budget(15, "a command starts, with processes of its own")
def test_ctrl_c_ends_it(name: str, scene: Scene) -> None:
    """As it is pressed at a terminal: all processes hear it."""
    with closing(begun(name, scene)) as command:
        command.press(CTRL_C)

        assert command.ends() < SECONDS * BUSY
        assert command.process.returncode == 130, command.told
        assert "Traceback" not in command.told
        assert command.is_tidy()
        command.is_gone()


@pytest.mark.parametrize("name", ["ladder", "backup", "play", "bench"])
@pytest.mark.budget(15, "a command starts, with processes of its own")
def test_sigterm_ends_it_as_well(name: str, scene: Scene) -> None:
    """Only the command itself hears it; what it has started must not live on."""
    with closing(begun(name, scene)) as command:
        command.process.terminate()

        assert command.ends() < SECONDS * BUSY
        assert command.process.returncode == 143, command.told
        assert "Traceback" not in command.told
        assert command.is_tidy()
        command.is_gone()


DEAF = """
import time
from purrlour.cli.ending import heeding
with heeding():
    while True:
        try:
            print("here", flush=True)
            time.sleep(600)
        except KeyboardInterrupt:
            pass
"""


@pytest.mark.parametrize("times", [1, 2])
def test_whatever_does_not_listen_ends_all_the_same(times: int) -> None:
    """A little later, or at once if it is told twice."""
    with subprocess.Popen([sys.executable, "-c", DEAF], stdout=subprocess.PIPE) as deaf:
        assert deaf.stdout is not None
        for _ in range(times):
            assert deaf.stdout.readline()
            deaf.send_signal(signal.SIGTERM)

        assert deaf.wait(LIMIT) == 143


def test_every_command_that_takes_its_time_is_tried() -> None:
    """The others read or write something that is there, and are done."""
    quick = {"games", "rules", "tiles", "about", "export", "import", "restore", "doctor"}
    assert {name.partition(" ")[0].strip(",") for name in COMMANDS} | quick == set(main.COMMANDS)
