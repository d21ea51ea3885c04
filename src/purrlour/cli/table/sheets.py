"""What can be read at the table: help, the rule behind something, the whole log."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from textual.content import Content

from purrlour.cli.table.chronicle import whole_story
from purrlour.cli.table.menu import Why
from purrlour.cli.table.pages import Page
from purrlour.cli.table.search import clause_text
from purrlour.engine.clauses import Clause
from purrlour.engine.event import Event

if TYPE_CHECKING:
    from purrlour.cli.table.face import Face
    from purrlour.words import Words


def help_page(words: Words, briefing: Sequence[str]) -> Page:
    """What the game is about, what matters at this table, and the keys."""
    say = words.say
    about = "".join(f"{line}\n\n" for line in briefing)
    description = (say("game-description"), "italic")
    text = Content.assemble(description, "\n\n", about, say("cli-table-help"))
    return Page(say("cli-table-help-title"), text, hint=say("cli-close"))


def log_page(face: Face, story: Sequence[Event]) -> Page:
    """Everything that happened, the newest line at the bottom."""
    say = face.words.say
    text = whole_story(face, story)
    return Page(say("cli-table-log"), text, hint=say("cli-scroll"), at_end=True)


def why_page(
    face: Face, clauses: dict[str, Clause], story: Sequence[Event], refused: Why | None
) -> Page:
    """The rule behind the refusal; without one, behind the last line of the log."""
    say = face.words.say
    told = [event for event in story if not face.is_small_talk(event)]
    about, clause = "", None
    if refused is not None:
        about, clause = refused.sentence, clauses.get(refused.clause)
    if clause is None and told:
        about = face.words.event(told[-1], face.names, face.seat)
        clause = clauses.get(told[-1].clause)
    text = Content(say("cli-table-no-why"))
    if clause is not None:
        text = Content.assemble((about, "italic"), "\n\n") + clause_text(clause, [])
    return Page(say("cli-table-why"), text, hint=say("cli-close"))
