"""The Textual application around the table."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from textual.app import App
from textual.binding import Binding, BindingType

from purrlour.cli.table.room import Room
from purrlour.cli.table.style import AFTERNOON, CSS, EVENING

if TYPE_CHECKING:
    from purrlour.cli.table.sitting import Sitting
    from purrlour.words import Words

DELAY = 0.9
"""Seconds before bots answer."""
INTERRUPTED = 130


class TableApp(App[None]):
    """One room; Ctrl-C leaves at once."""

    CSS = CSS
    ENABLE_COMMAND_PALETTE = False
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("ctrl+c", "interrupt", "", priority=True, show=False)
    ]

    def __init__(
        self, sitting: Sitting, words: Words, *, delay: float = DELAY, fast: bool = False
    ) -> None:
        super().__init__()
        self._sitting, self._words = sitting, words
        self._delay, self._fast = delay, fast

    def on_mount(self) -> None:
        for theme in (EVENING, AFTERNOON):
            self.register_theme(theme)
        self.theme = "evening"
        room = Room(self._sitting, self._words, delay=self._delay, fast=self._fast)
        self.push_screen(room)

    def action_interrupt(self) -> None:
        """Ctrl-C."""
        self.exit(return_code=INTERRUPTED)
