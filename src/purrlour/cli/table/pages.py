"""Sheets over the table: something to read, a question, a picture."""

from __future__ import annotations

from typing import ClassVar

from textual import events
from textual.app import ComposeResult
from textual.binding import BindingType
from textual.containers import Center, Vertical, VerticalScroll
from textual.content import Content
from textual.screen import ModalScreen
from textual.widgets import Static

from purrlour.cli.table.face import Moment


class Page(ModalScreen[None]):
    """Text to scroll through; any other key closes it."""

    BINDINGS: ClassVar[list[BindingType]] = [
        ("up,k", "scroll(-1)", ""),
        ("down,j", "scroll(1)", ""),
        ("pageup", "scroll(-10)", ""),
        ("pagedown,space", "scroll(10)", ""),
        ("escape,q,enter,question_mark,w,l", "dismiss", ""),
    ]

    def __init__(self, title: str, text: Content, *, hint: str, at_end: bool = False) -> None:
        super().__init__()
        self._title, self._text, self._hint = title, text, hint
        self._at_end = at_end

    def compose(self) -> ComposeResult:
        with Vertical(classes="sheet") as sheet:
            sheet.border_title, sheet.border_subtitle = self._title, self._hint
            with VerticalScroll(can_focus=False):
                yield Static(self._text, id="page")

    def on_mount(self) -> None:
        if self._at_end:
            self.call_after_refresh(self.query_one(VerticalScroll).scroll_end, animate=False)

    def action_scroll(self, lines: int) -> None:
        """Moves the text."""
        self.query_one(VerticalScroll).scroll_relative(y=lines, animate=False)


class Question(ModalScreen[bool]):
    """Yes or no, by the letters that the language uses; Enter is no."""

    def __init__(self, question: str, *, yes: str, hint: str) -> None:
        super().__init__()
        self._question, self._yes, self._hint = question, yes, hint

    def compose(self) -> ComposeResult:
        with Vertical(classes="sheet") as sheet:
            sheet.border_subtitle = self._hint
            yield Static(self._question, markup=False, classes="centred")

    def on_key(self, event: events.Key) -> None:
        event.stop()
        self.dismiss((event.character or "").lower() == self._yes)


class Picture(ModalScreen[None]):
    """A moment: it passes by itself unless it is the person's own."""

    def __init__(self, moment: Moment, *, hint: str, seconds: float) -> None:
        super().__init__()
        self._moment, self._hint, self._seconds = moment, hint, seconds

    def compose(self) -> ComposeResult:
        with Vertical(classes="sheet") as sheet:
            sheet.border_subtitle = self._hint
            with Center():
                yield Static(self._moment.picture.strip("\n"), markup=False, classes="picture")
            yield Static(self._moment.title, markup=False, classes="centred")

    def on_mount(self) -> None:
        if not self._moment.mine:
            self.set_timer(self._seconds, self._pass_by)

    def _pass_by(self) -> None:
        if self.is_current:
            self.dismiss()

    def on_key(self, event: events.Key) -> None:
        event.stop()
        self.dismiss()
