"""Keeping the record of a playing as a file."""

from __future__ import annotations

from datetime import datetime
from pathlib import Path
from typing import TYPE_CHECKING, ClassVar

from textual.app import ComposeResult
from textual.binding import BindingType
from textual.containers import Vertical
from textual.screen import ModalScreen
from textual.widgets import Input, Static

from purrlour.engine.record import Record

if TYPE_CHECKING:
    from purrlour.words import Words


def suggested_name(record: Record) -> str:
    """A name nobody uses yet: the game and the time."""
    stamp = datetime.now().astimezone().strftime("%Y-%m-%d-%H%M%S")
    return f"{record.game.replace('_', '-')}-{stamp}.txt"


class Save(ModalScreen[str]):
    """Asks for a file name, writes, and says in one sentence how it went."""

    BINDINGS: ClassVar[list[BindingType]] = [("escape", "dismiss('')", "")]

    def __init__(self, record: Record, words: Words) -> None:
        super().__init__()
        self._record, self._words = record, words

    def compose(self) -> ComposeResult:
        say = self._words.say
        with Vertical(classes="sheet") as sheet:
            sheet.border_title = say("cli-table-save")
            sheet.border_subtitle = say("cli-table-save-hint")
            yield Input(value=suggested_name(self._record), select_on_focus=False)
            yield Static("", id="trouble", markup=False)

    def on_input_submitted(self, event: Input.Submitted) -> None:
        if not event.value.strip():
            return
        path = Path(event.value.strip()).expanduser()
        try:
            with path.open("x", encoding="utf-8") as file:
                file.write(self._record.text())
        except FileExistsError:
            self._say_trouble(self._words.say("cli-table-save-exists", file=str(path)))
        except OSError as error:
            reason = str(error.strerror)
            self._say_trouble(self._words.say("cli-file", file=str(path), reason=reason))
        else:
            self.dismiss(self._words.say("cli-table-saved", file=str(path)))

    def _say_trouble(self, sentence: str) -> None:
        self.query_one("#trouble", Static).update(sentence)
