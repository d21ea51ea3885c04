"""Commands at a terminal of their own, as real processes, and what they leave behind."""

from __future__ import annotations

import os
import select
import signal
import subprocess
import sys
import termios
import time
from contextlib import suppress
from pathlib import Path
from typing import Final
from uuid import uuid4

from tests.waiting import LIMIT, wait_until

CTRL_C: Final = b"\x03"
_MARK: Final = "MARK_OF_THIS_TEST"


class Running:
    """A command that runs. What it prints is kept; what it starts can be recognised."""

    def __init__(self, *arguments: str, **environ: str) -> None:
        self._mark = uuid4().hex
        self._terminal, theirs = os.openpty()
        termios.tcsetwinsize(theirs, (40, 120))
        self._ours = termios.tcgetattr(theirs)
        own = {name: value for name, value in os.environ.items() if name[:9] != "PURRLOUR_"}
        # Where tests run, Ctrl-C may be ignored; a command would rightly do the same.
        before = signal.signal(signal.SIGINT, signal.default_int_handler)
        try:
            self.process = subprocess.Popen(
                [sys.executable, "-m", "purrlour.cli.main", "--language", "en", *arguments],
                env={**own, **environ, _MARK: self._mark, "TERM": "xterm"},
                preexec_fn=lambda: os.login_tty(theirs),  # noqa: PLW1509 - no threads here
            )
        finally:
            signal.signal(signal.SIGINT, before)
        os.close(theirs)
        self.told = ""

    def hear(self) -> str:
        """All that it has printed so far."""
        with suppress(OSError):  # nobody is left at the other end
            while select.select([self._terminal], [], [], 0)[0]:
                read = os.read(self._terminal, 1 << 16)
                if not read:
                    break
                self.told += read.decode(errors="replace")
        return self.told

    def says(self, text: str) -> None:
        """Waits until it has said this."""
        wait_until(lambda: text in self.hear() or self.has_ended())
        assert text in self.hear(), f"it ended with {self.process.returncode}: {self.told}"

    def has_ended(self) -> bool:
        """Whether it is over."""
        return self.process.poll() is not None

    def has_started(self, count: int) -> None:
        """Waits until so many processes of its own run."""
        wait_until(lambda: len(self.family()) > count or self.has_ended())
        assert not self.has_ended(), self.hear()

    def press(self, key: bytes) -> None:
        """At its terminal; the system makes a signal for all its processes of Ctrl-C."""
        os.write(self._terminal, key)

    def ends(self) -> float:
        """Waits until it has ended; says how long that took."""

        def over() -> bool:
            self.hear()
            return self.has_ended()

        begun = time.monotonic()
        wait_until(over)
        self.hear()
        return time.monotonic() - begun

    def is_tidy(self) -> bool:
        """Whether the terminal is as it was: it shows what one types."""
        return bool(termios.tcgetattr(self._terminal)[3] == self._ours[3])

    def family(self) -> list[int]:
        """It and everything that it has started, even if its parent has gone."""
        mark = f"{_MARK}={self._mark}".encode()
        return [pid for pid in _processes() if mark in _read(f"/proc/{pid}/environ")]

    def is_gone(self) -> None:
        """Waits until nobody of its family is left."""
        wait_until(lambda: not self.family())

    def close(self) -> None:
        """Ends whatever is left."""
        for pid in self.family():
            with suppress(ProcessLookupError):
                os.kill(pid, signal.SIGKILL)
        self.process.wait(LIMIT)
        os.close(self._terminal)


def _processes() -> list[int]:
    return [int(entry.name) for entry in Path("/proc").iterdir() if entry.name.isdigit()]


def _read(file: str) -> bytes:
    """Nothing of a process that has gone, or belongs to somebody else."""
    try:
        return Path(file).read_bytes()
    except OSError:
        return b""
