"""Stages: side by side, in order where they need each other, and never silent for long."""

import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

import stages
from stages import Runner, Stage
from tests.waiting import LIMIT, wait_until


def python(name: str, code: str, **more: object) -> Stage:
    return Stage(name, [sys.executable, "-c", code], **more)  # type: ignore[arg-type]  # as given


def test_stages_tell_their_names_and_seconds(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    [stage] = Runner(tmp_path).run([python("purring", "print('purr')", tail=1)])

    assert stage.passed
    assert capsys.readouterr().out == "-- purring\n   purr\n-- purring: done, 0 s\n"


def test_a_failure_is_shown_and_says_where_there_is_more(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    wrong = python("hissing", "print('hiss'); raise SystemExit(3)")
    other = python("purring", "")
    after = python("sleeping", "", after=("hissing",))

    ended = Runner(tmp_path).run([wrong, other, after])

    assert [stage.passed for stage in ended] == [False, True, False]
    told = capsys.readouterr().out
    assert "   hiss\n-- hissing: FAILED, 0 s; all of it: " in told
    assert "-- sleeping: left out" in told
    assert "hiss\n" in (tmp_path / "hissing.log").read_text("utf-8")


def test_what_takes_long_gives_signs_of_life(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(stages, "SILENCE", 0.1)
    begun = "import time; print('half', flush=True); time.sleep(1)"

    Runner(tmp_path).run([python("purring", begun)])

    assert "   purring, 0 s: half\n" in capsys.readouterr().out


def test_a_stage_waits_for_those_it_needs_and_for_room(tmp_path: Path) -> None:
    """By what each leaves behind: the clock of a busy machine proves nothing."""
    mark = "import pathlib, time; path = pathlib.Path({!r}); path.write_text(str(time.time()));"
    mark += "time.sleep(0.3); path.write_text(path.read_text() + ' ' + str(time.time()))"
    names = ("one", "two", "three", "large")
    run = {name: python(name, mark.format(str(tmp_path / name))) for name in names}
    run["three"].after = ("one", "two")
    run["large"].cores = 2

    Runner(tmp_path, cores=2).run(run.values())

    times = {name: list(map(float, (tmp_path / name).read_text().split())) for name in names}
    assert times["three"][0] >= max(times["one"][1], times["two"][1])
    assert times["large"][0] >= times["three"][1]


def test_who_is_interrupted_leaves_nobody_behind(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    runner = Runner(tmp_path)

    def interrupt() -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(runner, "_sign_of_life", interrupt)
    monkeypatch.setattr(stages, "SILENCE", 0.0)
    begun = time.monotonic()
    with pytest.raises(KeyboardInterrupt):
        runner.run([python("sleeping", "import time; time.sleep(600)")])
    assert time.monotonic() - begun < 300


@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGHUP])
def test_who_is_told_to_go_leaves_nobody_behind(number: int, tmp_path: Path) -> None:
    tools = Path(stages.__file__).parent
    sleeping = "import time; print('here', flush=True); time.sleep(600)"
    command = f"""
import signal, sys
from pathlib import Path
signal.signal({int(number)}, signal.SIG_DFL)  # whoever runs this suite may be deaf to it
sys.path.insert(0, {str(tools)!r})
from stages import Runner, Stage
Runner(Path({str(tmp_path)!r})).run([Stage("sleeping", [sys.executable, "-c", {sleeping!r}])])
"""
    with subprocess.Popen([sys.executable, "-c", command]) as process:
        log = tmp_path / "sleeping.log"
        wait_until(lambda: log.is_file() and "here" in log.read_text("utf-8"))
        [child] = Path(f"/proc/{process.pid}/task/{process.pid}/children").read_text().split()
        process.send_signal(number)
        assert process.wait(LIMIT) == 128 + number
    with pytest.raises(ProcessLookupError):
        os.kill(int(child), 0)
