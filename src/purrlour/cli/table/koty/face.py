"""The face of Koty: all dreams side by side, the piles, and the attack on the table."""

from __future__ import annotations

from collections.abc import Callable
from typing import final

from textual.content import Content

from purrlour.cli.table.face import Chair, Face, Moment
from purrlour.cli.table.koty import pictures
from purrlour.cli.table.koty.menus import Menus
from purrlour.cli.table.menu import Menu
from purrlour.engine.action import Action
from purrlour.engine.decision import Decision, Outcome
from purrlour.engine.errors import GameError
from purrlour.engine.event import Event
from purrlour.games.koty import codes
from purrlour.games.koty.content import LANDS, NAMES, NUMBERS, VALUES
from purrlour.games.koty.events import Drew, Hooted, Passed, Roared, TurnBegan
from purrlour.games.koty.view import KotyView

_NAME = 7
_LAND = 5
_SCORE = 4


@final
class KotyFace(Face):
    """Draws one seat's view of Koty."""

    def chairs(self, view: KotyView) -> list[Chair]:
        return [self._chair(view, seat) for seat in range(view.seats)]

    def _chair(self, view: KotyView, seat: int) -> Chair:
        say = self.words.say
        current = seat == view.turn and view.phase != "over"
        there = seat not in view.gone
        status = say("cli-ko-turn") if current else "" if there else say("cli-ko-gone")
        team = ""
        if view.mates[seat] >= 0:
            firsts = [one for one in range(view.seats) if one < view.mates[one]]
            number = firsts.index(min(seat, view.mates[seat]))
            team = say("cli-ko-team", letter="ABC"[number])
        return Chair(
            name=self.names[seat],
            picture=pictures.cat(seat, there=there),
            lines=(say("count-cats", count=view.scores[seat]), status),
            badge=team,
            current=current,
            out=not there,
        )

    def centre(self, view: KotyView) -> Content:
        lines = [self._dream(view, seat) for seat in range(view.seats)]
        say = self.words.say
        piles = say("cli-ko-piles", pile=view.pile, discard=len(view.discard))
        lines.append(Content.styled(piles, "$quiet"))
        if view.phase in ("defend", "repeat"):
            owner, land = divmod(int(codes.spot_of(view.play)), LANDS)
            card = self.words.card(NAMES[codes.stands_for(view.play)])
            name = self.names[owner][:_NAME]
            told = say("cli-ko-attack", card=card, name=name, land=land + 1)
            lines.append(Content.styled(told, "bold $warning"))
        elif view.laid:
            told = say("cli-ko-laid", card=self.words.card(view.laid))
            lines.append(Content.styled(told, "$quiet"))
        return Content("\n").join(lines)

    def _dream(self, view: KotyView, seat: int) -> Content:
        """A dream in a line: whose, four lands, how many cats."""
        mark = ">" if seat == view.turn and view.phase != "over" else " "
        name = f"{mark}{self.names[seat][: _NAME - 1]:<{_NAME}}"[:_NAME]
        lands = "".join(f"{self.land(view, seat, land):<{_LAND}}" for land in range(LANDS))
        style = "bold $accent" if seat == self.seat else ""
        return Content.styled(f"{name}{lands}{view.scores[seat]:>{_SCORE}}", style)

    def land(self, view: KotyView, seat: int, land: int) -> str:
        """A land in a few letters: what lies on top, and how often it is doubled."""
        nines, top = view.nines[seat][land], view.tops[seat][land]
        if not top:
            return ("·", "9", "9×2", "9×4")[nines]
        return self.cat(top) + ("", "×2", "×4", "×8")[nines]

    def cat(self, card: str) -> str:
        """A cat or a crow in one or two letters."""
        if card == "crow":
            return self.words.say("cli-ko-crow")
        colour = card.rstrip("0123456789")
        return f"{self.words.say(f'cli-ko-{colour}')}{VALUES[NUMBERS[card]]}"

    def menu(
        self,
        view: KotyView,
        decision: Decision | None,
        choices: list[Action],
        refuse: Callable[[str], GameError],
    ) -> Menu:
        return Menus(self, view, choices, refuse).build(decision)

    def moment(self, event: Event) -> Moment | None:
        if not isinstance(event, Hooted | Roared):
            return None
        picture = pictures.OWL if isinstance(event, Hooted) else pictures.DRAGON
        title = self.words.event(event, self.names, self.seat)
        return Moment(title, picture, mine=event.seat == self.seat)

    def ending(self, outcome: Outcome | None, seat: int) -> str:
        won = outcome is not None and outcome.places[seat] == 1
        return (pictures.WON if won else pictures.LOST).strip("\n")

    def is_small_talk(self, event: Event) -> bool:
        if isinstance(event, Drew):
            return event.seat != self.seat
        return isinstance(event, TurnBegan | Passed)
