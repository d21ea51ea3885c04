"""Room: the screen with the table in it, and the evening's course."""

from __future__ import annotations

from time import monotonic
from typing import TYPE_CHECKING, ClassVar

from textual.app import ComposeResult
from textual.binding import BindingType
from textual.screen import Screen
from textual.timer import Timer

from purrlour.cli.table.board import Board
from purrlour.cli.table.chooser import Chooser
from purrlour.cli.table.face import Moment
from purrlour.cli.table.faces import FACES
from purrlour.cli.table.finish import Finish
from purrlour.cli.table.menu import Why
from purrlour.cli.table.pages import Picture, Question
from purrlour.cli.table.save import Save
from purrlour.cli.table.search import Search
from purrlour.cli.table.sheets import help_page, log_page, why_page
from purrlour.engine.clauses import load_clauses
from purrlour.engine.event import Event

if TYPE_CHECKING:
    from purrlour.cli.table.sitting import Sitting
    from purrlour.words import Words

_MOMENT = 2.5
"""Seconds that a picture stays."""
_DEAF = 0.35
"""Seconds in which a new question takes no answer."""


class Room(Screen[None]):
    """Shows the view, asks the person, lets the bots answer."""

    BINDINGS: ClassVar[list[BindingType]] = [
        ("question_mark,f1", "help", ""),
        ("w", "why", ""),
        ("l", "log", ""),
        ("r", "rules", ""),
        ("p", "standing", ""),
        ("f", "fast", ""),
        ("t", "theme", ""),
        ("q", "leave", ""),
    ]

    def __init__(self, sitting: Sitting, words: Words, *, delay: float, fast: bool) -> None:
        super().__init__()
        self.sitting = sitting
        self.words = words
        self.face = FACES[sitting.game.key](words, sitting.names, sitting.seat)
        if sitting.book is not None:
            self.face.open(sitting.book)
        self.clauses = load_clauses(sitting.game.key, words.language)
        self.delay = delay
        self.fast = fast
        self.passing = False
        """The standing order: pass until it is the person's turn."""
        self.refused: Why | None = None
        self._waiting: Timer | None = None
        self._asked: int | None = 0
        """The number of the question on the screen."""

    def compose(self) -> ComposeResult:
        yield Board(self.words)

    def on_mount(self) -> None:
        self.query_one(Chooser).focus()
        self._advance([])

    # The course of a playing.

    def _advance(self, seen: list[Event]) -> None:
        """Shows what happened, then asks whoever is to be asked."""
        if seen:
            self.refused = None
        self.draw()
        moments = [m for m in (self.face.moment(event) for event in seen) if m is not None]
        own = [moment for moment in moments if moment.mine]
        self._show(own or ([] if self.fast else moments[-1:]))

    def _show(self, moments: list[Moment]) -> None:
        """One picture after another, then the next question."""
        if not moments:
            self._ask()
            return
        first, *rest = moments
        picture = Picture(first, hint=self.words.say("cli-any-key"), seconds=_MOMENT)
        self.app.push_screen(picture, lambda _: self._show(rest))

    def _ask(self) -> None:
        if self.sitting.table.outcome is not None:
            at_end = self.sitting.at_end
            self._finish("" if at_end is None else at_end(self.sitting.table))
            return
        decision = self.sitting.mine
        if decision is None:
            self._wait()
            return
        standing = self.face.standing(self.sitting.choices)
        if self.passing and standing is not None:
            self._advance(self.sitting.play(standing))
        elif self.passing:
            self.passing = False  # it was "until my turn"
            self.draw()

    def _wait(self) -> None:
        """The same pause whoever is asked, whatever they hold: it tells nothing."""
        if self._waiting is not None:
            self._waiting.stop()
        if self.fast or self.delay <= 0:
            self.call_later(self._let_bots_answer)
        else:
            self._waiting = self.set_timer(self.delay, self._let_bots_answer)

    def _let_bots_answer(self) -> None:
        self._waiting = None
        if self.sitting.mine is None and self.sitting.table.outcome is None:
            if self.sitting.bot_thinks():
                self.call_later(self._let_bots_answer)  # keys are heard between two thoughts
            else:
                self._advance(self.sitting.bots_answer())

    def on_chooser_chosen(self, message: Chooser.Chosen) -> None:
        if message.action.code in (action.code for action in self.sitting.choices):
            self._advance(self.sitting.play(message.action))

    def on_chooser_refused(self, message: Chooser.Refused) -> None:
        self.refused = message.why

    def draw(self) -> None:
        """Everything, from the person's view alone."""
        say = self.words.say
        flags = [say("cli-table-passing")] if self.passing else []
        flags += [say("cli-table-fast")] if self.fast else []
        number = self.sitting.table.decision_of(self.sitting.seat)
        self.query_one(Board).show(self.sitting, self.face, flags, stay=number == self._asked)
        if number is not None and self._asked is None:
            self.query_one(Chooser).deaf_until = monotonic() + min(self.delay, _DEAF)
        self._asked = number

    # Keys.

    def action_help(self) -> None:
        """How to play by keys."""
        self.app.push_screen(help_page(self.words, self.face.briefing(self.sitting.view)))

    def action_why(self) -> None:
        """The rule behind the refusal, or behind the last line of the log."""
        self.app.push_screen(why_page(self.face, self.clauses, self.sitting.story, self.refused))

    def action_log(self) -> None:
        """Everything that happened."""
        self.app.push_screen(log_page(self.face, self.sitting.story))

    def action_rules(self) -> None:
        """The rules, searchable."""
        self.app.push_screen(Search(self.clauses, self.words))

    def action_standing(self) -> None:
        """Pass until my turn, or not any more."""
        self.passing = not self.passing
        self.draw()
        if self.sitting.mine is not None:
            self._ask()

    def action_fast(self) -> None:
        """Bots answer at once, or not any more."""
        self.fast = not self.fast
        self.draw()
        if self._waiting is not None:
            self._wait()

    def action_theme(self) -> None:
        """Lamplight or daylight."""
        self.app.theme = "afternoon" if self.app.theme == "evening" else "evening"

    def action_leave(self) -> None:
        """Asks before the table is left."""
        say = self.words.say
        question = Question(
            say("cli-table-leave"), yes=say("cli-yes-key"), hint=say("cli-yes-or-no")
        )
        self.app.push_screen(question, lambda yes: self.app.exit() if yes else None)

    # The end.

    def _finish(self, notice: str) -> None:
        chairs = self.face.chairs(self.sitting.view)
        picture = self.face.ending(self.sitting.table.outcome, self.sitting.seat)
        screen = Finish(self.sitting, chairs, self.words, notice=notice, picture=picture)
        self.app.push_screen(screen, self.after_finish)

    def after_finish(self, answer: str | None) -> None:
        """Another game, the file, the log, or home."""
        if answer == "again":
            self.sitting = self.sitting.again()
            self.passing, self.refused = False, None
            self._advance([])
        elif answer == "save":
            save = Save(self.sitting.table.record, self.words)
            self.app.push_screen(save, lambda told: self._finish(told or ""))
        elif answer == "log":
            page = log_page(self.face, self.sitting.story)
            self.app.push_screen(page, lambda _: self._finish(""))
        else:
            self.app.exit()
