"""Work spread over processes: all of it is done once, and none of them outlives it."""

from __future__ import annotations

import os
import signal
from multiprocessing import active_children

import pytest

from purrlour.engine.errors import GameError
from purrlour.lab.pool import spread
from tests.waiting import wait_until

pytestmark = [
    pytest.mark.slow,  # real processes
    pytest.mark.budget(10, "processes are started, while others start theirs"),
]
JOBS = range(12)


def double(job: int) -> int:
    """A job."""
    return 2 * job


def fail_at_five(job: int) -> int:
    """One of them is refused."""
    if job == 5:
        raise GameError("lab-missing", option="five")
    return job


def die_at_five(job: int) -> int:
    """One of them takes its process along, as a fault of compiled code can."""
    if job == 5:
        os.kill(os.getpid(), signal.SIGKILL)
    return job


def test_everything_is_done_once() -> None:
    assert sorted(spread(double, JOBS, 2)) == [2 * job for job in JOBS]
    assert not active_children()


def test_what_a_job_raises_is_raised_here() -> None:
    with pytest.raises(GameError) as caught:
        list(spread(fail_at_five, JOBS, 2))

    assert (caught.value.key, caught.value.facts) == ("lab-missing", {"option": "five"})
    assert "fail_at_five" in caught.value.__notes__[0]
    assert not active_children()


def test_a_process_that_dies_takes_its_job_along_and_no_other() -> None:
    done = list(spread(die_at_five, JOBS, 2, crashed=lambda job, code: 100 * job + code))

    assert sorted(done) == sorted([*(set(JOBS) - {5}), 500 - signal.SIGKILL])
    assert not active_children()


def test_where_nobody_says_what_comes_of_it_it_is_an_error() -> None:
    with pytest.raises(GameError, match="lab-crashed"):
        list(spread(die_at_five, JOBS, 2))

    assert not active_children()


def test_whoever_has_seen_enough_leaves_nothing_behind() -> None:
    pids: list[int | None] = []
    for done in spread(double, JOBS, 2):
        assert done in {2 * job for job in JOBS}
        pids = [child.pid for child in active_children()]
        break

    assert len(pids) == 2
    assert not active_children()
    wait_until(lambda: not any(is_alive(pid) for pid in pids if pid is not None))


def is_alive(pid: int) -> bool:
    """Whether there is such a process."""
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    return True
