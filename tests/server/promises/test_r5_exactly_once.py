"""R5 Exactly once: however often a command is sent, it has one effect and one answer."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable

import pytest

from tests.figures import figure
from tests.server.promises.retries import Given, Rehearsal

COMMANDS = 252
"""A match."""
ONE_PROCESS = figure(8, long=80, plain=8)
RESTARTS = figure(8, long=60, plain=8)
"""Matches."""


def check(rehearsal: Rehearsal) -> Counter[str]:
    """Holds every answer against the log; says what was found."""
    effects, places = rehearsal.carried_out()
    found: Counter[str] = Counter()
    for name, answers in rehearsal.given():
        assert answers, f"{name} was never answered"
        assert effects[name] <= 1, f"{name} was done {effects[name]} times"
        done = [answer for answer in answers if answer.what == "ack"]
        assert bool(done) == bool(effects[name]), f"{name}: {answers}"
        for answer in done:
            assert answer.least <= places[name] <= answer.most, f"{name}: {answers}"
        kinds = {answer.what for answer in answers}
        assert not kinds & {"storage-trouble", "server-fault", "too-fast"}
        for node in {answer.node for answer in answers}:
            check_refusals([answer.what for answer in answers if answer.node == node])
        found["commands"] += 1
        found["done"] += bool(done)
        found["answers"] += len(answers)
        found["changed"] += len(kinds) > 1
    found["copies"] += rehearsal.copies
    return found


def check_refusals(told: list[str]) -> None:
    """A process refuses a command for one reason; another process may still have done it."""
    refusals = [what for what in told if what not in ("ack", "answer")]
    assert len(set(refusals)) <= 1, told
    assert told == sorted(told, key=lambda what: what == "ack"), "it was done, then refused"


def rehearse(*, matches: int, processes: int = 1, restarts: bool = False) -> Counter[str]:
    found: Counter[str] = Counter()
    for seed in range(matches):
        rehearsal = Rehearsal(seed, processes=processes, restarts=restarts)
        rehearsal.give(COMMANDS)
        found += check(rehearsal)
    return found


def check_many(found: Counter[str], matches: int) -> str:
    """Enough happened to show anything; says how much."""
    assert found["commands"] == matches * COMMANDS
    assert found["done"] > found["commands"] // 2
    assert found["copies"] > 2 * found["commands"]
    return f"{found['commands']} commands, {found['copies']} copies, {found['done']} done, once"


def test_commands_by_many_tabs_of_one_process(shown: Callable[[str, str], None]) -> None:
    """Each has the same answer each time, whatever it is."""
    found = rehearse(matches=ONE_PROCESS)

    shown("R5", f"one process: {check_many(found, ONE_PROCESS)}")
    assert found["answers"] > 2 * found["commands"]
    assert found["changed"] == 0


def test_commands_over_restarts(shown: Callable[[str, str], None]) -> None:
    found = rehearse(matches=RESTARTS, restarts=True)

    shown("R5", f"restarts: {check_many(found, RESTARTS)}")
    # What was refused is not written down: after a restart it may be judged anew.
    assert found["changed"] < 0.02 * found["commands"]


def test_commands_over_two_processes_on_one_log(shown: Callable[[str, str], None]) -> None:
    found = rehearse(matches=RESTARTS, processes=2, restarts=True)

    shown("R5", f"two processes: {check_many(found, RESTARTS)}")
    assert found["changed"] < 0.03 * found["commands"]


def test_what_is_found_can_fail() -> None:
    """The checks themselves: an answer that changed its mind does not pass."""
    with pytest.raises(AssertionError, match="then refused"):
        check_refusals(["ack", "too-late"])
    with pytest.raises(AssertionError):
        check_refusals(["too-late", "not-your-turn"])
    check_refusals(["too-late", "too-late", "ack"])
    assert Given("a", "ack", 1, 2) != Given("b", "ack", 1, 2)
