"""The end: places, and what to do next."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from textual.app import ComposeResult
from textual.binding import BindingType
from textual.containers import Center, Vertical
from textual.content import Content
from textual.screen import ModalScreen
from textual.widgets import Static

from purrlour.cli.table.face import Chair

if TYPE_CHECKING:
    from purrlour.cli.table.sitting import Sitting
    from purrlour.words import Words


class Finish(ModalScreen[str]):
    """Answers with "again", "save", "log" or "quit"."""

    BINDINGS: ClassVar[list[BindingType]] = [
        ("enter,a", "dismiss('again')", ""),
        ("s", "dismiss('save')", ""),
        ("l", "dismiss('log')", ""),
        ("q,escape", "dismiss('quit')", ""),
    ]

    def __init__(
        self, sitting: Sitting, chairs: list[Chair], words: Words, *, notice: str, picture: str
    ) -> None:
        super().__init__()
        self._sitting, self._chairs, self._words = sitting, chairs, words
        self._notice, self._picture = notice, picture

    def compose(self) -> ComposeResult:
        say = self._words.say
        outcome = self._sitting.table.outcome
        assert outcome is not None, "the end comes at the end"
        seat, names = self._sitting.seat, self._sitting.names
        with Vertical(classes="sheet") as sheet:
            sheet.border_title = say("cli-table-end")
            sheet.border_subtitle = say("cli-table-end-keys")
            with Center():
                yield Static(self._picture, markup=False, classes="picture")
            yield Static(self._words.outcome(outcome, names, seat), markup=False, classes="centred")
            yield Static("")
            with Center():
                yield Static(self._places(outcome.places), classes="places")
            yield Static(self._notice, markup=False, classes="centred", id="notice")

    def _places(self, places: tuple[int, ...]) -> Content:
        """One line for each, the best first."""
        width = max(map(len, self._sitting.names))
        lines: list[Content] = []
        for seat in sorted(range(len(places)), key=places.__getitem__):
            bot = self._sitting.bots.get(seat)
            kind = f"({bot.name})" if bot else ""
            face = self._chairs[seat].picture[1]
            line = f"{places[seat]}.  {face}  {self._sitting.names[seat]:<{width}}  {kind:<9}"
            lines.append(Content.styled(line, "bold $accent" if places[seat] == 1 else ""))
        return Content("\n").join(lines)
