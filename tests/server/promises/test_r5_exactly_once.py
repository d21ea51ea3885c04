"""R5 Exactly once: however often a command is sent, it has one effect and one answer."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable
from pathlib import Path

import pytest

from purrlour.server import wire
from purrlour.server.matches import replies
from purrlour.server.matches.match import REMEMBERED_MS
from tests.figures import figure
from tests.server.matches.commands import facts
from tests.server.matches.stage import Person, Stage, command, refused
from tests.server.matches.tables import lobby
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


# For how long: by time, whatever else the chair does meanwhile.

MINUTES = 5
"""For which an answer is kept. Whoever had none by then looks at the table instead."""


def busy(stage: Stage, person: Person, commands: int, verb: str = "emote") -> None:
    """Another tab of the same chair is in a hurry."""
    tab = person.comes()
    for number in range(commands):
        tab.submit(command(verb, **facts(verb, person)))
        if number % 100 == 99:
            stage.wait(0)
    stage.wait(0)


def test_a_command_is_done_once_however_many_come_after_it() -> None:
    stage = lobby("Ann Bob")
    ann, bob = stage.people
    first = command("lock", on=True)
    mine = ann.device
    ann.sends(first)
    ann.does("lock", on=False)
    busy(stage, ann, 400)
    stage.wait(60 * MINUTES - 5)

    again = ann.sends(first, mine)

    assert isinstance(again, wire.Ack)
    assert not bob.about.locked
    assert stage.kinds().count("locked") == 2


def test_a_refusal_stands_however_many_come_after_it() -> None:
    stage = lobby("Ann Bob")
    ann, bob = stage.people
    first = command("lock", on=True)
    mine = bob.device
    with refused("host-only"):
        bob.sends(first)
    busy(stage, bob, 150, "start")
    busy(stage, ann, 150, "free")
    ann.does("host", chair=1)
    stage.wait(60 * MINUTES - 5)

    with refused("host-only"):
        bob.sends(first, mine)

    assert not ann.about.locked


def test_a_chair_whose_memory_is_full_is_refused_and_loses_nothing() -> None:
    stage = lobby("Ann Bob")
    ann, bob = stage.people
    first = command("lock", on=True)
    mine = ann.device
    ann.sends(first)
    ann.does("lock", on=False)
    busy(stage, ann, replies.MOST - 2)
    late = command("lock", on=True)

    with refused("too-fast"):
        ann.sends(late, mine)

    assert isinstance(ann.sends(first, mine), wire.Ack)
    ann.does("ping")
    bob.does("emote", emote="paw")  # haste harms nobody else
    stage.wait(60 * MINUTES + 1)
    assert isinstance(ann.sends(late, mine), wire.Update)


def test_a_chair_that_is_refused_all_the_time_is_refused_even_that() -> None:
    stage = lobby("Ann Bob")
    ann, bob = stage.people
    first = command("start")
    mine = bob.device
    with refused("host-only"):
        bob.sends(first)
    busy(stage, bob, replies.MOST_REFUSED - 1, "start")

    with refused("too-fast"):
        bob.sends(command("emote", emote="paw"), mine)

    with refused("host-only"):
        bob.sends(first, mine)
    ann.does("emote", emote="paw")
    stage.wait(60 * MINUTES + 1)
    bob.sends(command("emote", emote="paw"), mine)


def test_the_page_gives_up_before_the_server_forgets() -> None:
    line = Path(__file__).parents[3] / "client" / "src" / "net" / "socket.ts"
    told = re.search(r"const STALE = ([0-9_]+);", line.read_text("utf-8"))
    assert told is not None
    assert int(told[1]) + 30_000 <= REMEMBERED_MS == MINUTES * 60_000


def test_what_is_found_can_fail() -> None:
    """The checks themselves: an answer that changed its mind does not pass."""
    with pytest.raises(AssertionError, match="then refused"):
        check_refusals(["ack", "too-late"])
    with pytest.raises(AssertionError):
        check_refusals(["too-late", "not-your-turn"])
    check_refusals(["too-late", "too-late", "ack"])
    assert Given("a", "ack", 1, 2) != Given("b", "ack", 1, 2)
