"""F3: no second roll. What was taken back has told of no luck but its own.

The same choices in the same order draw the same, however often they were taken back; every other
one draws from a stream that nobody has seen a word of. So do the choices of clocks and of bots.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Iterator
from typing import TypeAlias

import pytest

from purrlour.engine.chance import Seeded
from purrlour.games import GAMES
from purrlour.server import luck
from purrlour.server.luck import NEWEST
from purrlour.server.matches import entries as log
from purrlour.server.matches.match import Match
from purrlour.server.matches.playing import fall_back, play, whim
from tests.figures import figure
from tests.server.chronicles import played

ACTS = figure(600, long=8_000, plain=400)
"""A title, in four matches: choices, and taking them back."""

DRAWING = {"exploding_kittens": ("fallback", "step"), "mice_and_mystics": ("step",)}
"""What has luck besides the deal and the whims of bots; in the other games nothing has."""

Moment: TypeAlias = tuple[str, ...]
"""What a stream may depend on: what it is for, whose choice it is, and the choices that stand."""


class Streams:
    """Which streams were begun, and at which moments."""

    def __init__(self) -> None:
        self._begun: list[str] = []
        self.labels: dict[Moment, set[str]] = defaultdict(set)
        self.moments: dict[str, set[Moment]] = defaultdict(set)

    def begin(self, key: bytes, label: str) -> Iterator[int]:
        self._begun.append(f"{key.hex()} {label}")
        return _stream(key, label)

    def note(self, match: Match, seat: int, before: list[str]) -> None:
        """What was begun meanwhile was begun for this."""
        for label in self._begun:
            key, kind = label.split()[:2]
            stands = _stands(match) if kind == "step" else before
            moment = (key, kind, str(seat), *stands)
            self.labels[moment].add(label)
            self.moments[label].add(moment)
        self._begun.clear()

    @property
    def shared(self) -> int:
        """Streams that were begun at different moments: one told something about the other."""
        return sum(len(moments) > 1 for moments in self.moments.values())

    @property
    def again(self) -> int:
        """Moments that came with another stream the second time."""
        return sum(len(labels) > 1 for labels in self.labels.values())


_stream = luck._stream


def _stands(match: Match) -> list[str]:
    assert match.table is not None
    return [f"{step.seat} {step.action}" for step in match.table.record.steps]


def wander(match: Match, streams: Streams, lot: Seeded) -> None:
    """Somebody who may take back whatever they like tries one thing after another."""
    table = match.table
    assert table is not None
    for _ in range(ACTS // 4):
        before, decisions = _stands(match), list(table.pending.values())
        if not decisions:
            return
        if before and lot.pick(3) == 0:
            match.take(log.Undone(at=0, to=max(0, len(before) - 1 - lot.pick(4))))
            continue
        seat = decisions[lot.pick(len(decisions))].seat
        whim(match, seat)
        if lot.pick(4) == 0:
            fall_back(match, seat, at=0, why="time")
        else:
            choices = table.legal(seat)
            play(match, seat, choices[lot.pick(len(choices))].text(), at=0)
        streams.note(match, seat, before)


def wandered(game: str, fairness: int, monkeypatch: pytest.MonkeyPatch) -> Streams:
    streams = Streams()
    for seed in range(4):
        match = played(seed, game=game, upto=0, fairness=fairness)
        with monkeypatch.context() as patched:
            patched.setattr(luck, "_stream", streams.begin)
            wander(match, streams, Seeded(seed))
    return streams


@pytest.mark.parametrize("game", GAMES)
def test_every_choice_has_luck_of_its_own(
    game: str, monkeypatch: pytest.MonkeyPatch, shown: Callable[[str, str], None]
) -> None:
    streams = wandered(game, NEWEST, monkeypatch)

    assert streams.shared == streams.again == 0
    assert {moment[1] for moment in streams.labels} == {"bot", *DRAWING.get(game, ())}
    shown("F3", f"{game}: {len(streams.labels)} streams, none of them read for two things")


def test_before_the_third_fairness_one_choice_told_of_the_luck_of_another(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Kept matches go on as they began; and the test above would notice."""
    streams = wandered("exploding_kittens", 2, monkeypatch)

    assert streams.shared > 5
    assert streams.again == 0
