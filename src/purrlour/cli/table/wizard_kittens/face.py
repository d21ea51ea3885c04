"""The face of Wizard Kittens: curses by chapter, everybody's circle, and the piles."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, final

from textual.content import Content

from purrlour.cli.table.face import Chair, Face, Moment
from purrlour.cli.table.menu import Menu
from purrlour.cli.table.wizard_kittens import pictures
from purrlour.cli.table.wizard_kittens.menus import Menus
from purrlour.engine.action import Action
from purrlour.engine.decision import Decision, Outcome
from purrlour.engine.errors import GameError
from purrlour.engine.event import Event
from purrlour.games.wizard_kittens.content import TYPE_NAMES
from purrlour.games.wizard_kittens.events import (
    CatCame,
    Caught,
    Covered,
    Opened,
    Scored,
    Skipped,
    TurnBegan,
)
from purrlour.games.wizard_kittens.view import WizardView

_WIDTH: Final = 31
_HEIGHT: Final = 8
_SCORED: Final = 24
"""Letters of a name or a title beside points."""
_NAME: Final = 10
"""Letters of a name at most; with three chapters there is less room."""
_CHAPTER: Final = 8
"""Letters for the cards of a chapter."""


@final
class WizardFace(Face):
    """Draws one seat's view of Wizard Kittens."""

    def chairs(self, view: WizardView) -> list[Chair]:
        return [self._chair(view, seat) for seat in range(view.seats)]

    def _chair(self, view: WizardView, seat: int) -> Chair:
        say = self.words.say
        token = view.tokens[seat]
        covered = say("cli-wk-token", spell=self.words.card(token)) if token else ""
        return Chair(
            name=self.names[seat],
            picture=pictures.kitten(seat),
            lines=(say("count-points", count=view.scores[seat]), covered),
            badge=self.words.card(view.kittens[seat]) if view.kittens[seat] else "",
            current=seat == view.turn and view.phase != "over",
        )

    def centre(self, view: WizardView) -> Content:
        if view.phase == "over":
            return self._scores(view)
        lines = [self._curse(view, chapter) for chapter in range(view.open)]
        lines += [self._circle(view, seat) for seat in range(view.seats)]
        say = self.words.say
        piles = say(
            "cli-wk-piles", deck=view.deck, discard=len(view.discard), curses=view.curse_deck
        )
        lines.append(Content.styled(piles[:_WIDTH], "$quiet"))
        return Content("\n").join(lines)

    def _scores(self, view: WizardView) -> Content:
        """Everybody's score, and how one's own came about."""
        lines: list[Content] = []
        for seat in range(view.seats):
            mark = "*" if seat in view.winners else "x" if view.out[seat] else " "
            line = f"{mark} {self.names[seat][:_SCORED]:<{_SCORED}}{view.scores[seat]:>4}"
            lines.append(Content.styled(line, "bold $accent" if seat == self.seat else ""))
        if self.seat >= 0:
            sheet = zip(view.sheet_cards[self.seat], view.sheet_points[self.seat], strict=True)
            lines += [
                Content.styled(
                    f"  {self.words.card(card)[:_SCORED]:<{_SCORED}}{points:>+4}", "$quiet"
                )
                for card, points in sheet
            ]
        return Content("\n").join(lines[:_HEIGHT])

    def _curse(self, view: WizardView, chapter: int) -> Content:
        """A chapter of the middle: its curse, what it is worth and what it needs."""
        curse = view.curses[chapter]
        if not curse:
            empty = self.words.say("thing-no-curse")
            return Content.styled(f"{chapter + 1} {empty}", "$quiet")
        facts = f" {view.worth[chapter]} {self.letters(view.needs[chapter])}"
        title = self.words.card(curse)[: _WIDTH - 2 - len(facts)]
        ready = not view.missing[self.seat][chapter] if self.seat >= 0 else False
        return Content.styled(f"{chapter + 1} {title}{facts}", "bold $success" if ready else "")

    def _circle(self, view: WizardView, seat: int) -> Content:
        """A circle in a line: whose, and the cards of each chapter."""
        mark = ">" if seat == view.turn and view.phase != "over" else " "
        room = min(_NAME, _WIDTH + 1 - view.open * (_CHAPTER + 1))
        name = f"{mark}{self.names[seat][: room - 2]}".ljust(room)
        chapters = [self.letters(cards) or "·" for cards in view.circles[seat]]
        shown = [cards[:_CHAPTER].ljust(_CHAPTER) for cards in chapters[: view.open]]
        style = "bold $accent" if seat == self.seat else ""
        return Content.styled((name + " ".join(shown)).rstrip()[:_WIDTH], style)

    def letters(self, cards: tuple[str, ...]) -> str:
        """Cards by their letters; many of a type with a number."""
        letters = {name: self.words.say(f"cli-wk-{name}") for name in TYPE_NAMES}
        if len(cards) < _CHAPTER:
            return "".join(letters[card] for card in cards)
        counts = [(letters[name], cards.count(name)) for name in TYPE_NAMES]
        return "".join(f"{count}{letter}" for letter, count in counts if count)

    def menu(
        self,
        view: WizardView,
        decision: Decision | None,
        choices: list[Action],
        refuse: Callable[[str], GameError],
    ) -> Menu:
        return Menus(self, view, choices, refuse).build(decision)

    def moment(self, event: Event) -> Moment | None:
        if not isinstance(event, CatCame | Caught):
            return None
        picture = pictures.CAT if isinstance(event, CatCame) else pictures.PROFESSOR
        title = self.words.event(event, self.names, self.seat)
        return Moment(title, picture, mine=event.seat == self.seat)

    def ending(self, outcome: Outcome | None, seat: int) -> str:
        won = outcome is not None and outcome.returns[seat] > 0
        if outcome is not None and outcome.reason == "six":
            return pictures.SIX.strip("\n")
        return (pictures.CLEAN if won else pictures.LOST).strip("\n")

    def is_small_talk(self, event: Event) -> bool:
        if isinstance(event, Scored):
            return event.seat != self.seat
        return isinstance(event, TurnBegan | Covered | Skipped | Opened)
