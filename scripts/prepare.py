"""Sets everything up in .venv, as far as it is not there yet, then starts what was asked for.

    prepare.py play WORD…      what `scripts/play` does
    prepare.py test SUITE      the tools of the suite, and a build unless it is `quick`

Any Python can run it: it goes on with the one of .venv. Packages and the page are fetched and
built side by side. The engine runs as it is at first, and is compiled behind what was started.
"""

from __future__ import annotations

import hashlib
import os
import shlex
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
ENVIRONMENT = ROOT / ".venv"
LAUNCHER = """\
#!/bin/sh
exec {python} -P -m purrlour.cli.main "$@"
"""
PYTHON = ENVIRONMENT / "bin" / "python"
PURRLOUR = ENVIRONMENT / "bin" / "purrlour"
STAMP = ENVIRONMENT / "packages.stamp"
"""The packages that are installed: `run` or `test`, and a hash of what decided about them."""

sys.path.insert(0, str(ROOT / "build_tools"))
import builds  # noqa: E402 - needs the path above
import compiler  # noqa: E402 - likewise
import plan  # noqa: E402 - likewise
import web_client  # noqa: E402 - likewise
from stages import Runner, Stage  # noqa: E402 - likewise

RUNNER = Runner(ROOT / ".cache" / "logs")


def environment() -> None:
    """Goes on in a .venv. One that was not finished, or that another Python left, is made anew."""
    if Path(sys.prefix) == ENVIRONMENT:
        return
    command = [sys.executable, "-m", "venv", "--clear", str(ENVIRONMENT)]
    [stage] = RUNNER.run([Stage("environment", command)])
    if not stage.passed:
        raise SystemExit(f"purrlour: making .venv failed; {RUNNER.log(stage)} says why")
    STAMP.touch()
    os.execv(PYTHON, [str(PYTHON), *sys.argv])


def install(kind: str, *, page: bool) -> None:
    """Packages and page, side by side; nothing happens if both are there."""
    old, new = STAMP.read_text("utf-8").split(), [kind, _packages()]
    # Once with the tools of the suite, always so: play and test do not undo each other.
    if old[:1] == ["test"]:
        new[0] = "test"
    stages = []
    if old != new:
        STAMP.write_text(old[0] if old else "", "utf-8")
        pip = [str(PYTHON), "-m", "pip", "install", "--progress-bar=off", "-c", "constraints.txt"]
        needs = plan.read(ROOT).packages(test=new[0] == "test")
        stages.append(Stage("packages", [*pip, *needs]))
    if page and web_client.switch() is not False and not web_client.is_fresh(ROOT):
        stages.append(Stage("page", [str(PYTHON), "build_tools/web_client.py"]))
    for stage in RUNNER.run(stages):
        if stage.name == "packages" and stage.passed:
            STAMP.write_text(" ".join(new), "utf-8")
        elif not stage.passed and (stage.name == "packages" or web_client.switch()):
            raise SystemExit(f"purrlour: {stage.name} failed; {RUNNER.log(stage)} says why")


def _packages() -> str:
    files = [ROOT / "pyproject.toml", ROOT / "constraints.txt"]
    made_of = f"{ROOT}\0{sys.version}\0{web_client.digest(files, ROOT)}"
    return hashlib.sha256(made_of.encode()).hexdigest()


def engine(*, now: bool) -> bool:
    """Puts the fastest build that is there in its place; tells whether a faster one can be made.

    `now` makes that one at once, and a failure to do so an error.
    """
    name = builds.digest()
    launcher = LAUNCHER.format(python=shlex.quote(str(PYTHON)))
    if not PURRLOUR.is_file() or PURRLOUR.read_text("utf-8") != launcher:  # the project moved
        PURRLOUR.write_text(launcher, "utf-8")
        PURRLOUR.chmod(0o755)
    builds.plain(name)
    best = builds.fastest(name, compiled_too=compiler.switch() is not False)
    assert best is not None
    builds.choose(best)
    if best.name.endswith("-compiled") or compiler.switch() is False or not compiler.wanted():
        return False
    if now:
        command = [str(PYTHON), "build_tools/builds.py", "compile"]
        [stage] = RUNNER.run([Stage("engine", command, cores=2)])
        if not stage.passed:
            raise SystemExit(f"purrlour: compiling failed; {RUNNER.log(stage)} says why")
        return False
    if (reason := builds.failure(name)).is_file():
        RUNNER.tell(f"-- the engine could not be compiled: {reason.read_text('utf-8').strip()}")
        RUNNER.tell(f"   {builds.LOG} says more; PURRLOUR_COMPILE=1 tries again")
        return False
    return True


def compile_behind() -> None:
    """Starts to compile, with what this process leaves of the machine, while it lives."""
    builds.LOG.parent.mkdir(parents=True, exist_ok=True)
    with builds.LOG.open("wb") as log:
        subprocess.Popen(
            [str(PYTHON), "build_tools/builds.py", "compile", "--with", str(os.getpid())],
            stdin=subprocess.DEVNULL,
            stdout=log,
            stderr=subprocess.STDOUT,
            start_new_session=True,
        )
    RUNNER.tell("-- the engine is plain Python for now; a compiled one, many times as fast, is")
    RUNNER.tell(f"   being built behind it ({builds.LOG.relative_to(ROOT)} tells how far it is)")


def main(verb: str, *words: str) -> None:
    """Prepares, and becomes what was asked for."""
    os.chdir(ROOT)
    environment()
    test, quick = verb == "test", words == ("quick",)
    if test:
        os.environ.setdefault(web_client.SWITCH, "1")  # without it there is nothing to browse
    with builds.alone(ROOT / ".cache" / "prepare.lock"):
        install("test" if test else "run", page=not (test and quick))
        if test and quick:
            return
        unfinished = engine(now=not test and compiler.switch() is True)
    if test:
        return
    if unfinished:
        compile_behind()
    command = ["serve", "--open", *words]
    if words[:1] == ("terminal",):
        command = ["play", "exploding_kittens", *words[1:]]
    os.execv(PURRLOUR, [str(PURRLOUR), *command])


if __name__ == "__main__":
    try:
        main(*sys.argv[1:])
    except KeyboardInterrupt:
        raise SystemExit(130) from None
