"""The suite's own check: what each test cost, and which promise was shown with which figure.

A test has five seconds. One that needs more says how many, and why:

    @pytest.mark.budget(12, "a server is started and killed twenty times")
"""

from __future__ import annotations

import json
import os
import time
from collections import defaultdict
from collections.abc import Callable, Iterator
from heapq import nlargest
from operator import itemgetter
from pathlib import Path
from typing import Any, Final, cast

import pytest

from tests.figures import COMPILED, LONG, PLAIN

BUDGET: Final = 5.0
"""Seconds that a test has, where nobody said more."""
CALM: Final = 0.06
"""Seconds that `_pace` needs for a loop where budgets were set, with nothing else to do."""
DEAREST: Final = 10

_BEFORE: Final = pytest.StashKey[tuple[int, int]]()

_seconds: defaultdict[str, float] = defaultdict(float)
_over: dict[str, str] = {}
_shown: list[tuple[str, str]] = []


@pytest.fixture
def shown(record_property: Callable[[str, object], None]) -> Callable[[str, str], None]:
    """Says with which figure a promise was shown: `shown("R1", "100 kills, 0 lost")`."""

    def show(promise: str, figures: str) -> None:
        record_property("shown", (promise, figures))

    return show


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item: pytest.Item) -> Iterator[None]:
    """In the process that ran the test."""
    report: pytest.TestReport = yield  # type: ignore[assignment]  # a wrapper gets the result
    if report.when == "call" and not LONG:
        crowded = _crowding(item.stash.get(_BEFORE, (0, 0)), _scheduled())
        mark = item.get_closest_marker("budget")
        seconds, reason = mark.args if mark is not None else (BUDGET, "")
        if mark is not None and (seconds <= BUDGET or not reason):
            pytest.fail(f"{item.nodeid}: a budget is more than {BUDGET:.0f} s, with its reason")
        pace = max(crowded, _pace()) if report.duration > seconds else 1.0
        if report.duration > seconds * pace:
            told = f"{report.duration:.1f} s of {seconds:.0f} s, at a pace of {pace:.1f}"
            report.user_properties.append(("over", told))
    return report  # type: ignore[return-value]  # see above


@pytest.hookimpl(tryfirst=True)
def pytest_runtest_call(item: pytest.Item) -> None:
    item.stash[_BEFORE] = _scheduled()


def _scheduled() -> tuple[int, int]:
    """How long this process ran and how long it waited for a core, where the system tells."""
    kept = Path("/proc/self/schedstat")
    ran, waited, *_ = map(int, kept.read_text("ascii").split()) if kept.exists() else (0, 0)
    return ran, waited


def _crowding(before: tuple[int, int], after: tuple[int, int]) -> float:
    """How many times longer a test took because others ran as well."""
    ran, waited = (late - early for early, late in zip(before, after, strict=True))
    return 1.0 + waited / ran if ran > 0 else 1.0


def _pace() -> float:
    """How many times slower than calm this machine is just now."""
    slowest = 0.0
    for _ in range(5):
        begun = time.perf_counter()
        sum(number & 3 for number in range(1_000_000))
        slowest = max(slowest, time.perf_counter() - begun)
    return max(1.0, slowest / CALM)


def pytest_runtest_logreport(report: pytest.TestReport) -> None:
    """In the process that hears from all others."""
    _seconds[report.nodeid] += report.duration
    for name, value in report.user_properties:
        if name == "over":
            _over[report.nodeid] = str(value)
        elif name == "shown" and report.when == "call":
            _shown.append(cast("tuple[str, str]", value))


def pytest_sessionfinish(session: pytest.Session) -> None:
    if hasattr(session.config, "workerinput"):
        return
    if _over and session.exitstatus == pytest.ExitCode.OK:
        session.exitstatus = pytest.ExitCode.TESTS_FAILED
    if kept := os.environ.get("PURRLOUR_TIMES"):
        told = {"seconds": _seconds, "shown": sorted(_shown)}
        Path(kept).write_text(json.dumps(told, indent=0), "utf-8")


def pytest_terminal_summary(terminalreporter: Any) -> None:
    tell: Callable[[str], None] = terminalreporter.write_line
    build = "compiled" if COMPILED else f"plain: usual figures are divided by {PLAIN}"
    tell(f"build: {build}; {sum(_seconds.values()):.0f} s of tests, the dearest:")
    for name, seconds in nlargest(DEAREST, _seconds.items(), key=itemgetter(1)):
        tell(f"{seconds:7.1f} s  {name}")
    if _shown:
        tell("promises:")
    for promise, figures in sorted(_shown):
        tell(f"{promise:>7}  {figures}")
    for name, told in _over.items():
        tell(f"OVER BUDGET  {name}: {told}")
