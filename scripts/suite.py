"""The suite: its stages, side by side where they do not need each other.

    suite.py whole | quick | long
    suite.py faults [NAME…]

The rules run on both builds: as the sources stand there, and compiled where there is a compiler.
What is never compiled is tested once.
"""

from __future__ import annotations

import json
import os
import sys
import time
from heapq import nlargest
from operator import itemgetter
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
LOGS = ROOT / ".cache" / "logs"
DEAREST = 10

sys.path.insert(0, str(ROOT / "build_tools"))
import builds  # noqa: E402 - needs the path above
import compiler  # noqa: E402 - likewise
from stages import Runner, Stage  # noqa: E402 - likewise

PYTHON = sys.executable
CORES = os.cpu_count() or 1
SOURCES = str(ROOT / "src")
BOTH = ["tests/engine", "tests/games", "tests/laws"]
"""Compiling can make a difference there."""
QUICK = [*BOTH, "tests/architecture", "tests/words"]


def pytest(
    name: str, build: str, *words: str, path: str, suite: str = "", workers: int = CORES + 1
) -> Stage:
    """A run of pytest on one of the builds; a test makes sure that it is the expected one.

    One worker more than there are cores: many tests wait for sockets and disks.
    """
    return Stage(
        name,
        [PYTHON, "-m", "pytest", "-q", "-n", str(workers), "--dist", "worksteal", *words],
        cores=CORES,
        environ={
            "OPENBLAS_NUM_THREADS": "1",  # each worker has one core, and small matrices
            "PURRLOUR_EXPECT": build,
            "PURRLOUR_SUITE": suite,
            "PURRLOUR_TIMES": str(LOGS / f"{name}.json"),
            "PYTHONPATH": path,
        },
        tail=14,
    )


def client(name: str, script: str) -> Stage:
    """A script of the client's package."""
    return Stage(name, [PYTHON, "build_tools/web_client.py", "npm", "run", "--silent", script])


def lint() -> list[Stage]:
    return [
        Stage("lint", [PYTHON, "-m", "ruff", "check", "--quiet", "."]),
        Stage("format", [PYTHON, "-m", "ruff", "format", "--check", "--quiet", "."]),
        Stage("types", [PYTHON, "-m", "mypy"]),
    ]


def quick() -> list[Stage]:
    """Nothing is compiled, built or fetched for it."""
    stages = lint()
    if (ROOT / "client" / "node_modules" / "vitest").is_dir():
        stages.append(client("client", "test"))
    return [*stages, pytest("tests", "pure", "-m", "not slow", *QUICK, path=SOURCES)]


def whole(suite: str = "") -> list[Stage]:
    """On the compiled build all of it; on the sources what compiling can change, what breaks the
    server on purpose, which compiled cannot be done, and the examples in docstrings."""
    compiled = builds.folder(builds.digest(), "compiled")
    engine = []
    build, path = "pure", SOURCES
    if compiler.switch() is not False and (compiled.is_dir() or compiler.wanted()):
        build, path = "compiled", str(compiled)
        if not compiled.is_dir():
            # Half of its time it needs one core: the stages that need no engine run beside it.
            engine = [Stage("engine", [PYTHON, "build_tools/builds.py", "compile"])]
    examples = ["--doctest-modules", "--ignore=src/purrlour/lab/bench/peers.py", "src"]
    everything = pytest(
        f"tests ({build})", build, "--ignore=tests/browser", "tests", path=path, suite=suite
    )
    everything.after = tuple(stage.name for stage in engine)
    before = [*engine, *lint(), client("client (types)", "check"), client("client", "test")]
    stages = [*before, everything]
    if build == "compiled":
        again = ["-m", "not uncompiled", *BOTH, "tests/packaging/test_build.py", *examples]
        stages.append(pytest("tests (sources)", "pure", *again, path=SOURCES))
        stages.append(
            pytest("sabotage (sources)", "pure", "-m", "sabotage", "tests/server", path=SOURCES)
        )
    else:
        stages.append(pytest("examples", "pure", *examples, path=SOURCES))
    stages.append(Stage("browser tools", [PYTHON, "-m", "tests.browser.chromium"]))
    # A worker's browser has processes of its own, which keep the cores busy.
    browser = pytest("browser", build, "tests/browser", path=path, suite=suite, workers=CORES)
    browser.after = ("browser tools", *everything.after)
    return [*stages, browser]


def main(suite: str, *words: str) -> int:
    """Runs it; tells what each stage and the dearest tests took, and what the long suite showed."""
    os.chdir(ROOT)
    if suite == "faults":
        os.execv(PYTHON, [PYTHON, "-m", "tests.faults", *words])
    # Tests start many processes: none of them should have to read all sources anew.
    os.environ["PYTHONDONTWRITEBYTECODE"] = ""
    os.environ["PYTHONPYCACHEPREFIX"] = str(ROOT / ".cache" / "bytecode")
    begun = time.monotonic()
    for old in LOGS.glob("*.json"):
        old.unlink()
    stages = quick() if suite == "quick" else whole("long" if suite == "long" else "")
    runner = Runner(LOGS, CORES)
    ended = runner.run(stages)
    runner.tell("\nseconds  stage")
    for stage in ended:
        runner.tell(f"{stage.seconds:7.0f}  {stage.name}{'' if stage.passed else ': FAILED'}")
    kept = [json.loads(file.read_text("utf-8")) for file in LOGS.glob("*.json")]
    runner.tell("\nseconds  dearest tests")
    every = [test for told in kept for test in told["seconds"].items()]
    for name, seconds in nlargest(DEAREST, every, key=itemgetter(1)):
        runner.tell(f"{seconds:7.1f}  {name}")
    if suite == "long":
        runner.tell("\npromise  figure")
        for promise, figure in sorted(shown for told in kept for shown in told["shown"]):
            runner.tell(f"{promise:>7}  {figure}")
    failed = [stage.name for stage in ended if not stage.passed]
    verdict = f"FAILED ({', '.join(failed)})" if failed else "all passed"
    runner.tell(f"purrlour: {verdict} in {time.monotonic() - begun:.0f} s")
    return 1 if failed else 0


if __name__ == "__main__":
    try:
        raise SystemExit(main(*sys.argv[1:]))
    except KeyboardInterrupt:
        raise SystemExit(130) from None
