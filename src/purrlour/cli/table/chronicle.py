"""The log: what happened, in the reader's words, with the rule behind each line."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from textual.containers import VerticalScroll
from textual.content import Content
from textual.widgets import Static

from purrlour.engine.event import Event

if TYPE_CHECKING:
    from purrlour.cli.table.face import Face

_KEPT = 60
"""Lines of the short log."""


class Chronicle(VerticalScroll, can_focus=False):
    """The short log beside the table, the newest line at the bottom."""

    def __init__(self) -> None:
        super().__init__(Static(id="lines"), id="log")

    def on_mount(self) -> None:
        self.anchor()

    def show(self, face: Face, story: Sequence[Event]) -> None:
        """The last lines, small talk left out."""
        told = [event for event in story if not face.is_small_talk(event)][-_KEPT:]
        lines = [line(face, event, newest=event is told[-1]) for event in told]
        self.query_one("#lines", Static).update(Content("\n").join(lines))


def line(face: Face, event: Event, *, newest: bool = False) -> Content:
    """One event and its clause."""
    sentence = face.words.event(event, face.names, face.seat)
    return Content.assemble((sentence, "bold" if newest else ""), (f" {event.clause}", "$quiet"))


def whole_story(face: Face, story: Sequence[Event]) -> Content:
    """Everything, numbered."""
    width = len(str(len(story)))
    return Content("\n").join(
        [
            Content.assemble((f"{number:>{width}}  ", "$quiet"), line(face, event))
            for number, event in enumerate(story, start=1)
        ]
    )
