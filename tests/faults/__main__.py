"""Plants the faults, one at a time, and says which of them the suite notices.

    python -m tests.faults                      all of them
    python -m tests.faults koty ek-… browser    some, by name, area or stage
    python -m tests.faults --list               what there is

Each fault is planted in a copy of the project, where the tests that should notice it run. Those
tests also run on a copy without any fault: a test that fails anyway notices nothing.
"""

from __future__ import annotations

import argparse
import signal
import sys
from collections import Counter
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from tests.faults.copies import copied
from tests.faults.fault import (
    BROWSER,
    STAGES,
    TYPES,
    WHOLE,
    CannotPlant,
    Fault,
    choose,
    read_faults,
)
from tests.faults.stages import (
    CannotRun,
    build_page,
    cache_of,
    check,
    is_about,
    prepare,
    sets_of,
    stop,
)

CAUGHT: Final = "caught"
MISSED: Final = "MISSED"
GAP: Final = "gap   "
"""Missed, as the list says."""
BROKEN: Final = "BROKEN"
"""It could not be planted, its tests could not run, or they fail without it."""


@dataclass(frozen=True)
class Finding:
    """What became of a fault."""

    fault: Fault
    verdict: str
    why: str
    seconds: float


def main(words: Sequence[str] | None = None) -> int:
    """0 if every fault was noticed, but for known gaps."""
    parser = argparse.ArgumentParser(prog="python -m tests.faults", description=__doc__)
    parser.formatter_class = argparse.RawDescriptionHelpFormatter
    parser.add_argument("names", nargs="*", metavar="NAME", help="a fault, an area or a stage")
    parser.add_argument("--jobs", type=int, default=2, help="how many at a time (2)")
    parser.add_argument("--list", action="store_true", help="tell what there is, and end")
    asked = parser.parse_args(words)
    faults = choose(read_faults(), asked.names)
    if asked.list:
        for fault in faults:
            _say(f"{fault.name:40}  {fault.stage:16}  {fault.what}")
        return 0
    for number in (signal.SIGINT, signal.SIGTERM):
        signal.signal(number, lambda *_: stop())
    stages = {fault.stage for fault in faults}
    prepare(stages)
    with copied(also=cache_of(TYPES)) as healthy, ThreadPoolExecutor(asked.jobs) as pool:
        if BROWSER in stages:
            build_page(healthy)
        clean = _try_without(faults, healthy, pool)
        findings = []
        for finding in pool.map(lambda fault: _try(fault, healthy, clean[fault.stage]), faults):
            findings.append(finding)
            told = f"{finding.verdict}  {finding.fault.name:40} {finding.seconds:6.1f} s"
            _say(f"{told}  {finding.why}")
    _tell(findings)
    return int(any(finding.verdict in (MISSED, BROKEN) for finding in findings))


def _try_without(
    faults: Sequence[Fault], healthy: Path, pool: ThreadPoolExecutor
) -> dict[str, list[str]]:
    """By stage: what fails without any fault."""
    failing: dict[str, list[str]] = {}
    sets = [
        (stage, tests)
        for stage in STAGES
        if (wanted := [fault for fault in faults if fault.stage == stage])
        for tests in sets_of(stage, sorted({test for one in wanted for test in one.noticed_by}))
    ]
    _say(f"without a fault: {len(sets)} sets of tests")

    def look(stage: str, tests: list[str]) -> tuple[str, ...]:
        try:
            return check(stage, healthy, tests, first=False).failed
        except CannotRun as error:
            return tuple(f"{test}: {error}" for test in tests or [stage])

    for (stage, _), failed in zip(sets, pool.map(lambda one: look(*one), sets), strict=True):
        failing.setdefault(stage, []).extend(failed)
    return failing


def _try(fault: Fault, healthy: Path, failing: list[str]) -> Finding:
    for failed in failing:
        if fault.stage in WHOLE or any(is_about(failed, test) for test in fault.noticed_by):
            return Finding(fault, BROKEN, f"without it: {failed}", 0.0)
    try:
        with copied(healthy, also=cache_of(fault.stage)) as root:
            fault.plant(root)
            verdict = check(fault.stage, root, fault.noticed_by, first=True)
    except (CannotPlant, CannotRun) as error:
        return Finding(fault, BROKEN, str(error), 0.0)
    if verdict.failed and fault.gap:
        why = f"{verdict.failed[0]} notices it: there is no gap any more"
        return Finding(fault, BROKEN, why, verdict.seconds)
    if fault.gap:
        return Finding(fault, GAP, fault.gap, verdict.seconds)
    if verdict.failed:
        return Finding(fault, CAUGHT, verdict.failed[0], verdict.seconds)
    return Finding(fault, MISSED, f"by {', '.join(fault.noticed_by) or 'all'}", verdict.seconds)


def _tell(findings: Sequence[Finding]) -> None:
    verdicts = (CAUGHT, GAP, MISSED, BROKEN)
    heads = "".join(f"{verdict.strip():>8}" for verdict in verdicts)
    _say(f"\n{'stage':18}{'faults':>8}{heads}{'seconds':>9}")
    for stage in (*STAGES, ""):
        mine = [finding for finding in findings if stage in ("", finding.fault.stage)]
        if not mine:
            continue
        counts = Counter(finding.verdict for finding in mine)
        columns = "".join(f"{counts[verdict]:8}" for verdict in verdicts)
        seconds = sum(finding.seconds for finding in mine)
        _say(f"{stage or 'all':18}{len(mine):8}{columns}{seconds:9.0f}")


def _say(line: str) -> None:
    sys.stdout.write(f"{line}\n")
    sys.stdout.flush()


if __name__ == "__main__":
    raise SystemExit(main())
