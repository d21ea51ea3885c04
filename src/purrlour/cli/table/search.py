"""Searching the rules without leaving the table."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from textual.app import ComposeResult
from textual.binding import BindingType
from textual.containers import Vertical, VerticalScroll
from textual.content import Content
from textual.screen import ModalScreen
from textual.widgets import Input, Static

from purrlour.cli.folding import fold, places
from purrlour.cli.rules import plain, search

if TYPE_CHECKING:
    from purrlour.engine.clauses import Clause
    from purrlour.words import Words


class Search(ModalScreen[None]):
    """Type a word or a clause's id; what fits appears below."""

    BINDINGS: ClassVar[list[BindingType]] = [
        ("escape", "dismiss", ""),
        ("up", "scroll(-2)", ""),
        ("down", "scroll(2)", ""),
        ("pageup", "scroll(-10)", ""),
        ("pagedown", "scroll(10)", ""),
    ]

    def __init__(self, clauses: dict[str, Clause], words: Words) -> None:
        super().__init__()
        self._clauses, self._words = clauses, words

    def compose(self) -> ComposeResult:
        say = self._words.say
        with Vertical(classes="sheet") as sheet:
            sheet.border_title = say("cli-table-rules")
            sheet.border_subtitle = say("cli-table-search-hint")
            yield Input(placeholder=say("cli-table-search"))
            with VerticalScroll(id="search-results", can_focus=False):
                yield Static(id="found")

    def on_mount(self) -> None:
        self._show([])

    def on_input_changed(self, event: Input.Changed) -> None:
        self._show(event.value.split())

    def action_scroll(self, lines: int) -> None:
        """Moves the results."""
        self.query_one(VerticalScroll).scroll_relative(y=lines, animate=False)

    def _show(self, wanted: list[str]) -> None:
        found = search(self._clauses, wanted)
        if not found:
            text = Content(self._words.say("cli-rules-nothing", wanted=" ".join(wanted)))
        else:
            folded = [fold(word) for word in wanted]
            text = Content("\n\n").join([clause_text(clause, folded) for clause in found])
        self.query_one("#found", Static).update(text)
        self.query_one(VerticalScroll).scroll_home(animate=False)


def clause_text(clause: Clause, wanted: list[str]) -> Content:
    """A clause with the words found underlined."""
    text = Content(plain(clause))
    for start, end in places(text.plain, wanted):
        text = text.stylize("bold underline $accent", start, end)
    head = Content.assemble((clause.id, "bold $accent"), f"  {clause.chapter}\n")
    return head + text
