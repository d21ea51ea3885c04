"""The face of Exploding Kittens: chairs, pile, discard and what is known of them."""

from __future__ import annotations

from collections.abc import Callable
from typing import final

from textual.content import Content

from purrlour.cli.table.exploding_kittens import pictures
from purrlour.cli.table.exploding_kittens.menus import Menus
from purrlour.cli.table.face import Chair, Face, Moment
from purrlour.cli.table.menu import Menu
from purrlour.engine.action import Action
from purrlour.engine.decision import Decision, Outcome
from purrlour.engine.errors import GameError
from purrlour.engine.event import Event
from purrlour.games.exploding_kittens.events import (
    Defused,
    Died,
    Passed,
    TurnsOwed,
)
from purrlour.games.exploding_kittens.view import KittensView

_GAUGE = 20
_LAST_DISCARDS = 3


@final
class KittensFace(Face):
    """Draws one seat's view of Exploding Kittens."""

    def chairs(self, view: KittensView) -> list[Chair]:
        return [self._chair(view, seat) for seat in range(view.seats)]

    def _chair(self, view: KittensView, seat: int) -> Chair:
        say = self.words.say
        current = seat == view.turn and view.phase != "over"
        if not view.alive[seat]:
            status = say("cli-ek-out")
        elif current:
            status = say("cli-ek-turns", turns=view.owed)
        else:
            status = ""
        return Chair(
            name=self.names[seat],
            picture=pictures.cat(seat, living=view.alive[seat]),
            lines=(say("count-cards", count=view.cards[seat]), status),
            badge=say("cli-ek-pawn") if view.pawn == seat else "",
            current=current,
            out=not view.alive[seat],
        )

    def centre(self, view: KittensView) -> Content:
        say = self.words.say
        filled = min(_GAUGE, max(round(view.risk * _GAUGE / 100), 1 if view.risk else 0))
        gauge = "=" * filled + "·" * (_GAUGE - filled)
        kittens = say("cli-ek-kittens", kittens=view.kittens)
        percent = say("cli-percent", number=view.risk)
        lines = [
            Content.styled(f" ┌──┐  {say('cli-ek-pile', cards=view.pile)}", "bold"),
            Content.from_text(f"┌┴─┐│  {kittens}", markup=False),
            Content.assemble("│//├┘  ", (say("cli-ek-odds", percent=percent), "bold $warning")),
            Content.assemble("└──┘   ", (gauge[:filled], "$warning"), gauge[filled:]),
            self._known(view),
            self._discard(view),
        ]
        return Content("\n").join(lines)

    def _known(self, view: KittensView) -> Content:
        """What the person knows of the top, from the peeks and the Kittens they hid."""
        if not view.remembered:
            return Content.styled(self.words.say("cli-ek-known-nothing"), "$quiet")
        seen = [
            f"{depth}. {self.words.card(card)}"
            for depth, card in enumerate(view.remembered, start=1)
            if card
        ]
        told = self.words.say("cli-ek-known", cards=", ".join(seen))
        return Content.styled(told, "bold $accent")

    def _discard(self, view: KittensView) -> Content:
        say = self.words.say
        if not view.discard:
            return Content.styled(say("cli-ek-discard-empty"), "$quiet")
        last = [self.words.card(card) for card in view.discard[:_LAST_DISCARDS]]
        return Content.from_text(
            say("cli-ek-discard", cards=", ".join(last), count=len(view.discard)), markup=False
        )

    def menu(
        self,
        view: KittensView,
        decision: Decision | None,
        choices: list[Action],
        refuse: Callable[[str], GameError],
    ) -> Menu:
        return Menus(self, view, choices, refuse).build(decision)

    def moment(self, event: Event) -> Moment | None:
        if not isinstance(event, Defused | Died):
            return None
        boom = pictures.BOOM.replace("B O O M", self.words.say("cli-ek-boom"))
        picture = boom if isinstance(event, Died) else pictures.FUSE
        title = self.words.event(event, self.names, self.seat)
        return Moment(title, picture, mine=event.seat == self.seat)

    def ending(self, outcome: Outcome | None, seat: int) -> str:
        won = outcome is not None and outcome.places[seat] == 1
        crown = pictures.CROWN.replace("purrrr", self.words.say("cli-ek-purr"))
        return (crown if won else pictures.CONSOLATION).strip("\n")

    def is_small_talk(self, event: Event) -> bool:
        if isinstance(event, TurnsOwed):
            return event.owed == 1 and event.clause != "EK-33"
        return isinstance(event, Passed)
