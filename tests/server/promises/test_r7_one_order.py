"""R7: one order for all. Everybody's stream is the log, less what they may not see.

Lines break, processes die, stores fail and two processes write at once; commands come twice;
people are kicked, swapped, replaced.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence

import msgspec
import pytest

from purrlour.server import wire
from purrlour.server.matches import entries as log
from purrlour.server.matches.match import Match
from purrlour.server.matches.notes import notes
from purrlour.server.matches.updates import first_update
from tests.figures import figure
from tests.server.histories import History
from tests.server.screens import TRUTHS, Screen, read
from tests.server.virtual import World

HISTORIES = figure(120, long=2_000, plain=120)
PARTS = figure(1, long=4, plain=1)
ACTS = 40


def check_stream(screen: Screen, truth: Match, *, whole: bool) -> None:
    """What it was told is what the log says, from the first note to the last, or to its end."""
    expected = notes(truth.fresh, screen.seat, 0)
    assert screen.notes == (expected if whole else expected[: screen.v])
    assert len(screen.notes) == screen.v


def check_filter(screen: Screen, entries: Sequence[log.AnyEntry]) -> None:
    """The same without asking the server: only others' standing orders are left out."""
    seen = [e for e in entries if not isinstance(e, log.Ordered) or e.chair == screen.seat]
    told = [(note.kind, note.at, note.by) for note in screen.notes]
    assert told == [(type(e).__struct_config__.tag, e.at, e.by) for e in seen[: screen.v]]


def check_truth(screen: Screen, truth: Match) -> None:
    """What its screen shows is what is so."""
    fresh = first_update(truth, screen.seat, since=0, now=truth.at)
    expected = read(fresh)
    assert isinstance(expected, wire.Update)
    for name in TRUTHS:
        shown, true = screen.told.get(name, msgspec.UNSET), getattr(expected, name)
        if name == "pending" and true is not msgspec.UNSET:
            assert [(p.seat, p.kind, p.about) for p in shown] == [
                (p.seat, p.kind, p.about) for p in true
            ]
        else:
            assert shown == true, name


def check_presence(screens: Sequence[Screen], truth: Match) -> None:
    """Who is connected, and to which process, is what the log says."""
    for seat, chair in enumerate(truth.chairs):
        nodes = {s.socket.process.node for s in screens if s.here and s.socket and s.seat == seat}
        assert chair.nodes == nodes, f"chair {seat}"


def check_answers(screens: Sequence[Screen], entries: Sequence[log.AnyEntry]) -> None:
    """No command was carried out twice, and what was acknowledged stays so."""
    names = Counter((entry.by, entry.cmd) for entry in entries if entry.cmd)
    assert not [name for name, times in names.items() if times > 1]
    for screen in screens:
        for answers in screen.answers.values():
            acked = [isinstance(answer, wire.Ack) for answer in answers]
            assert acked == sorted(acked), answers


def check(world: World, screens: Sequence[Screen], parted: Sequence[Screen]) -> None:
    """Everything that must hold once all is quiet."""
    truth = world.truth()
    entries = [log.read_entry(entry) for entry in world.log]
    for screen in screens:
        assert screen.here
        check_stream(screen, truth, whole=True)
        check_filter(screen, entries)
        check_truth(screen, truth)
    for screen in parted:
        check_stream(screen, truth, whole=False)
        check_filter(screen, entries)
    public = [
        [
            (note.kind, note.at, note.by, note.facts)
            for note in screen.notes
            if note.kind != "ordered"
        ]
        for screen in (*screens, *parted)
    ]
    longest = max(public, key=len)
    assert all(told == longest[: len(told)] for told in public)
    check_presence(screens, truth)
    check_answers((*screens, *parted), entries)


@pytest.mark.slow
@pytest.mark.parametrize("part", range(PARTS))
def test_everybody_is_told_the_log(part: int, shown: Callable[[str, str], None]) -> None:
    kinds: Counter[str] = Counter()
    share = HISTORIES // PARTS
    for seed in range(part * share, (part + 1) * share):
        history = History(seed)
        try:
            history.run(ACTS)
            history.heal()
            check(history.world, history.screens, history.parted)
        except Exception as error:
            error.add_note(f"in history {seed}: {' '.join(history.happened)}")
            raise
        kinds.update(type(log.read_entry(entry)).__name__ for entry in history.world.log)

    assert {kind.__name__ for kind in expected_kinds()} <= set(kinds), "something never happened"
    shown("R7", f"{share} histories of {kinds.total()} entries, 0 violations")


def expected_kinds() -> set[type[log.Entry]]:
    """What should have happened somewhere."""
    rare = {log.Revealed, log.Again}  # R8 and others see to those
    return {kind for kind in log.Entry.__subclasses__() if kind not in rare}
