"""Board: how the table is laid out on the screen, and how it changes with the screen's size."""

from __future__ import annotations

from typing import TYPE_CHECKING

from textual import events
from textual.app import ComposeResult
from textual.containers import Horizontal, Vertical
from textual.content import Content
from textual.widgets import Static

from purrlour.cli.table.chairs import Chairs
from purrlour.cli.table.chooser import Chooser
from purrlour.cli.table.chronicle import Chronicle

if TYPE_CHECKING:
    from purrlour.cli.table.face import Face
    from purrlour.cli.table.sitting import Sitting
    from purrlour.words import Words

_LOW, _TALL, _NARROW = 22, 30, 60
"""Sizes below and above which things move together or apart."""


class Board(Vertical):
    """Title, seats, pile and log, the chooser, the keys."""

    def __init__(self, words: Words) -> None:
        super().__init__()
        self._words = words

    def compose(self) -> ComposeResult:
        yield Static(id="title")
        yield Chairs()
        with Horizontal(id="middle"):
            yield Static(id="centre")
            yield Chronicle()
        yield Chooser(space=self._words.say("cli-space"))
        yield Static(Content(self._words.say("cli-table-keys")), id="keys")

    def on_resize(self, event: events.Resize) -> None:
        self.set_class(event.size.height < _LOW, "low")
        self.set_class(event.size.height >= _TALL, "tall")
        self.set_class(event.size.width < _NARROW, "narrow")

    def show(self, sitting: Sitting, face: Face, flags: list[str], *, stay: bool) -> None:
        """Draws the person's view; the cursor stays if nothing new is asked."""
        view = sitting.view
        title = "  ".join([self._words.say("game-title"), *(f"[{flag}]" for flag in flags)])
        self.query_one("#title", Static).update(Content(title))
        self.query_one(Chairs).show(face.chairs(view))
        self.query_one("#centre", Static).update(face.centre(view))
        self.query_one(Chronicle).show(face, sitting.story)
        menu = face.menu(view, sitting.mine, sitting.choices, sitting.refusal)
        self.query_one(Chooser).show(menu, stay=stay)
