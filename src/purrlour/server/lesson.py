"""Lesson: a game's lesson as a browser gets it: the updates of a match that nobody has to open.

Every frame is the learner's own: it has passed the same masks as a live update.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import Final

import msgspec

from purrlour.engine.errors import GameError
from purrlour.games import GAMES
from purrlour.lessons.playing import Frame, Played, play_script
from purrlour.lessons.script import has_lesson, load_script
from purrlour.server import wire
from purrlour.server.matches import entries as log
from purrlour.server.matches.entries import HOUSE
from purrlour.server.matches.match import Happening
from purrlour.server.matches.notes import notes
from purrlour.server.matches.settings import GRACE, Settings
from purrlour.server.matches.updates import action_texts
from purrlour.server.page import File, pack_file
from purrlour.server.storybook import book_of
from purrlour.server.views import shown_bytes

BOT: Final = "greedy"
"""Who sits in the other chairs, by name; what they do is written."""


def teaches(game: str) -> bool:
    """Whether there is a lesson. Ours is about our own storybook and nobody else's."""
    return has_lesson(game) and not book_of(game)


def find_lesson(game: str) -> File:
    """The lesson of a game, as it is sent."""
    if game not in GAMES:
        raise GameError("no-such-game", game=game[:40], known=", ".join(GAMES))
    if not teaches(game):
        raise GameError("no-such-page")
    return _packed(game)


@cache
def _packed(game: str) -> File:
    lesson = tell(play_script(load_script(game), GAMES[game]))
    return pack_file("lesson.json", msgspec.json.encode(lesson))


def tell(played: Played) -> wire.Lesson:
    """A lesson that was carried out, as its learner sees it."""
    script, stream = played.script, _Stream(played)
    first = stream.open(played.first)
    steps = [
        wire.LessonStep(
            say=task.say,
            clause=task.clause,
            point=list(task.point),
            do=list(task.do),
            instead=task.instead,
            frames=[stream.add(frame) for frame in frames],
        )
        for task, frames in zip(script.tasks, played.frames, strict=True)
    ]
    return wire.Lesson(script.game, script.seat, first, steps)


class _Stream:
    """The learner's stream: numbers its notes, and tells each frame as an update."""

    def __init__(self, played: Played) -> None:
        self._game = played.game
        self._script = played.script
        self._v = 0

    def open(self, frame: Frame) -> wire.Update:
        """Everything, as for somebody who just came."""
        told = self._update([Happening(entry, [], HOUSE) for entry in self._beginning()], frame)
        told.seat = self._script.seat
        told.about = self._about()
        told.anytime = []
        told.undo = "no"
        told.paused = False
        return told

    def add(self, frame: Frame) -> wire.Update:
        """One act more."""
        assert frame.act is not None
        act = frame.act
        entry = log.Step(at=0, by=act.seat, seat=act.seat, action=act.action)
        return self._update([Happening(entry, frame.events, HOUSE)], frame)

    def _update(self, happenings: list[Happening], frame: Frame) -> wire.Update:
        game, seat, since = self._game, self._script.seat, self._v
        told = notes(happenings, seat, since)
        self._v += len(told)
        texts = action_texts(game)
        asked = {decision.seat: number for number, decision in frame.pending.items()}
        update = wire.Update(since, self._v, told)
        update.view = msgspec.Raw(shown_bytes(game.shown(frame.state, seat)))
        update.pending = [
            wire.Pending(decision.seat, decision.kind, decision.about, None)
            for decision in frame.pending.values()
        ]
        update.decision = asked.get(seat)
        update.choices = [texts[code] for code in game.legal(frame.state, seat)]
        if frame.outcome is not None:
            ended = frame.outcome
            update.ending = wire.Ending(ended.reason, list(ended.returns), list(ended.places))
        return update

    def _beginning(self) -> Iterator[log.AnyEntry]:
        """What a log says before the first act, so that its readers know who sits where."""
        game, script = self._game, self._script
        yield log.Opened(
            at=0,
            wall=0,
            game=game.key,
            version=game.version,
            seats=script.seats,
            options={},
            commitment="",
            settings=Settings(),
        )
        for chair in range(script.seats):
            if chair == script.seat:
                yield log.Sat(at=0, by=chair, chair=chair, name="", token="")
            else:
                yield log.BotSat(at=0, chair=chair, bot=BOT)
        yield log.Dealt(at=0)

    def _about(self) -> wire.About:
        game, script = self._game, self._script
        chairs = [
            wire.Person("", "", here=True) if chair == script.seat else wire.Person("", BOT)
            for chair in range(script.seats)
        ]
        return wire.About(
            match="",
            code="",
            game=game.key,
            version=game.version,
            options={},
            phase="playing",
            chairs=chairs,
            host=script.seat,
            locked=True,
            settings=Settings(),
            commitment="",
            grace=GRACE,
        )
