"""Stages: named commands, side by side, that never stay silent for long. Standard library only.

What a command prints goes to a file of its own. It is shown if the command fails; while it runs,
its last line tells how far it is.
"""

from __future__ import annotations

import os
import signal
import subprocess
import time
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from types import FrameType

SILENCE = 4.0
"""Seconds after which those that run give a sign of life."""
SHOWN = 60
"""Lines of a failure that are shown; its file has them all."""
_WIDTH = 70
_TICK = 0.05
_ENDINGS = (signal.SIGTERM, signal.SIGHUP)
"""A stage is a session of its own and hears none of them: it is ended for them, as after Ctrl-C."""


@dataclass
class Stage:
    """A command with a name. It begins when those named in `after` have ended, and as soon as
    enough of the machine is free for it."""

    name: str
    command: list[str]
    after: tuple[str, ...] = ()
    cores: int = 1
    environ: Mapping[str, str] = field(default_factory=dict)
    tail: int = 0
    """Lines of what it printed that are shown even if it passes."""
    seconds: float = field(init=False, default=0.0)
    code: int | None = field(init=False, default=None)

    @property
    def passed(self) -> bool:
        return self.code == 0


class Runner:
    """Runs stages, and tells."""

    def __init__(self, logs: Path, cores: int | None = None) -> None:
        self.logs = logs
        self.cores = cores or os.cpu_count() or 1
        self._told = time.monotonic()
        self._running: dict[str, tuple[Stage, subprocess.Popen[bytes], float]] = {}

    def run(self, stages: Iterable[Stage]) -> list[Stage]:
        """Runs them all. One whose forerunner failed is left out; the others go on."""
        waiting = list(stages)
        every = list(waiting)
        self.logs.mkdir(parents=True, exist_ok=True)
        heard = [number for number in _ENDINGS if signal.getsignal(number) is not signal.SIG_IGN]
        before = {number: signal.signal(number, _leave) for number in heard}
        try:
            while waiting or self._running:
                self._start(waiting, every)
                self._collect()
                if time.monotonic() - self._told > SILENCE and self._running:
                    self._sign_of_life()
                time.sleep(_TICK)
        finally:
            for _, process, _ in self._running.values():
                _end(process)
            for number, handler in before.items():
                signal.signal(number, handler)
        return every

    def log(self, stage: Stage) -> Path:
        """Where what it prints is kept."""
        return self.logs / f"{''.join(c if c.isalnum() else '-' for c in stage.name)}.log"

    def tell(self, line: str) -> None:
        self._told = time.monotonic()
        print(line, flush=True)

    def _start(self, waiting: list[Stage], every: list[Stage]) -> None:
        ended = {stage.name: stage for stage in every if stage.code is not None}
        for stage in list(waiting):
            before = [ended.get(name) for name in stage.after]
            if any(one is None for one in before):
                continue
            if not all(one is not None and one.passed for one in before):
                waiting.remove(stage)
                stage.code = -1
                self.tell(f"-- {stage.name}: left out")
                continue
            used = sum(one.cores for one, _, _ in self._running.values())
            if self._running and used + stage.cores > self.cores:
                break  # in their order: a large one is not put off for ever by small ones
            waiting.remove(stage)
            with self.log(stage).open("wb") as log:
                process = subprocess.Popen(
                    stage.command,
                    stdin=subprocess.DEVNULL,
                    stdout=log,
                    stderr=subprocess.STDOUT,
                    env={**os.environ, **stage.environ},
                    start_new_session=True,
                )
            self._running[stage.name] = (stage, process, time.monotonic())
            self.tell(f"-- {stage.name}")

    def _collect(self) -> None:
        for stage, process, begun in list(self._running.values()):
            code = process.poll()
            if code is None:
                continue
            del self._running[stage.name]
            stage.code, stage.seconds = code, time.monotonic() - begun
            verdict = "done" if stage.passed else "FAILED"
            lines = self.log(stage).read_text("utf-8", "replace").splitlines()
            shown = lines[-stage.tail :] if stage.tail else []
            for line in shown if stage.passed else lines[-SHOWN:]:
                self.tell(f"   {line}")
            more = "" if stage.passed else f"; all of it: {self.log(stage)}"
            self.tell(f"-- {stage.name}: {verdict}, {stage.seconds:.0f} s{more}")

    def _sign_of_life(self) -> None:
        now = time.monotonic()
        for stage, _, begun in self._running.values():
            self.tell(f"   {stage.name}, {now - begun:.0f} s: {self._last_line(stage)}")

    def _last_line(self, stage: Stage) -> str:
        with self.log(stage).open("rb") as log:
            log.seek(max(0, log.seek(0, os.SEEK_END) - 4096))
            lines = log.read().decode("utf-8", "replace").splitlines()
        return next((line.strip()[:_WIDTH] for line in reversed(lines) if line.strip()), "…")


def _leave(number: int, _frame: FrameType | None) -> None:
    raise SystemExit(128 + number)


def _end(process: subprocess.Popen[bytes]) -> None:
    """With all that it started."""
    try:
        os.killpg(process.pid, signal.SIGTERM)
        process.wait(5)
    except subprocess.TimeoutExpired:
        os.killpg(process.pid, signal.SIGKILL)
        process.wait()
    except ProcessLookupError:
        pass
