"""The face of Mice and Mystics: the room as a map, the party, the story's clock."""

from __future__ import annotations

import textwrap
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Final, final

from textual.content import Content

from purrlour.cli.table.face import Chair, Face, Moment
from purrlour.cli.table.menu import Menu
from purrlour.cli.table.mice_and_mystics import pictures
from purrlour.cli.table.mice_and_mystics.beside import beside, order, ways_out
from purrlour.cli.table.mice_and_mystics.map import draw_map
from purrlour.cli.table.mice_and_mystics.menus import Menus
from purrlour.cli.table.mice_and_mystics.symbols import KINDS, letter, spots
from purrlour.engine.action import Action
from purrlour.engine.decision import Decision, Outcome
from purrlour.engine.errors import GameError
from purrlour.engine.event import Event
from purrlour.games.mice_and_mystics.content.load import content
from purrlour.games.mice_and_mystics.content.model import Content as Box
from purrlour.games.mice_and_mystics.events import (
    Arrived,
    Captured,
    CatPounced,
    Chose,
    HitsCounted,
    MoveRolled,
    RoundBegan,
    StoryTold,
)
from purrlour.games.mice_and_mystics.view import MiceView

if TYPE_CHECKING:
    from purrlour.words import Words

_WIDTH, _HEIGHT = 31, 6
"""The map; the clock stands below it, and what else there is room for."""
_IN_A_LINE: Final = 2
"""Mice side by side in a chair."""


@final
class MiceFace(Face):
    """Draws the view of Mice and Mystics; all seats have the same."""

    def __init__(self, words: Words, names: Sequence[str], seat: int) -> None:
        super().__init__(words, names, seat)
        self.book = content()

    def open(self, book: object) -> None:
        assert isinstance(book, Box)
        self.book = book

    def chairs(self, view: MiceView) -> list[Chair]:
        return [self._chair(view, seat) for seat in range(view.seats)]

    def _chair(self, view: MiceView, seat: int) -> Chair:
        own = [at for at, owner in enumerate(view.seat_of) if owner == seat]
        told = [self._health(view, at) for at in own]
        active = any(view.heroes[at] == view.active for at in own)
        return Chair(
            name=self.names[seat],
            picture=pictures.mouse(seat, free=not view.round or any(view.spaces[at] for at in own)),
            lines=(" ".join(told[:_IN_A_LINE]), " ".join(told[_IN_A_LINE:])),
            badge=self.words.card(view.active) if active else "",
            current=seat in view.asked,
        )

    def _health(self, view: MiceView, at: int) -> str:
        """A mouse in a few letters: what is left of its life, and its cheese."""
        sign = letter(self.words, view.heroes[at])
        if view.round and not view.spaces[at]:
            return f"{sign}#"
        left = view.life[at] - view.wounds[at] - view.poison[at]
        return f"{sign}{left}/{view.life[at]}+{view.cheese[at]}"

    def centre(self, view: MiceView) -> Content:
        lines = [
            Content.styled(line)
            for line in draw_map(spots(self.words, view, self.book), _WIDTH, _HEIGHT)
        ]
        clock = self.words.say(
            "cli-mm-clock", page=view.page, end=view.end_page, wheel=view.wheel, round=view.round
        )
        lines += [Content.styled(clock[:_WIDTH], "bold $warning"), Content("")]
        for line in beside(self.words, view, self.book):
            lines += map(Content, textwrap.wrap(line, _WIDTH, subsequent_indent="   ") or [""])
        return Content("\n").join(lines)

    def menu(
        self,
        view: MiceView,
        decision: Decision | None,
        choices: list[Action],
        refuse: Callable[[str], GameError],
    ) -> Menu:
        return Menus(self, view, choices, refuse).build(decision)

    def moment(self, event: Event) -> Moment | None:
        if isinstance(event, StoryTold):
            picture = pictures.CANDLE
        elif isinstance(event, Captured):
            picture = pictures.CAGE
        elif isinstance(event, CatPounced):
            picture = pictures.CAT
        else:
            return None
        title = self.words.event(event, self.names, self.seat)
        return Moment(title, picture, mine=isinstance(event, StoryTold))

    def ending(self, outcome: Outcome | None, seat: int) -> str:
        won = outcome is not None and outcome.returns[seat] > 0
        return (pictures.WON if won else pictures.LOST).strip("\n")

    def briefing(self, view: MiceView) -> list[str]:
        """Where the story stands, what is to be done, and what is special about it."""
        words, chapter = self.words, view.chapter.replace("_", "-")
        goal = f"story-{chapter}-goal"
        told = [words.say(f"chapter-{chapter}")] if words.has(f"chapter-{chapter}") else []
        told += [words.say(goal)] if words.has(goal) else []
        told += [f"· {rule}" for rule in words.rules(chapter)]
        told += [words.card(view.room), *ways_out(words, view, self.book)]
        told += [order(words, view)] if view.track else []
        letters = ", ".join(
            words.say("cli-mm-letter", sign=sign, name=words.card(kind))
            for kind, sign in KINDS.items()
        )
        return [*told, words.say("cli-mm-map", letters=letters), words.say("cli-mm-health")]

    def is_small_talk(self, event: Event) -> bool:
        return isinstance(event, Arrived | Chose | HitsCounted | MoveRolled | RoundBegan)
