"""A table for tests: no pauses, a fixed deal, the screen as text."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from typing import Any

from textual.pilot import Pilot

from purrlour.cli.parser import Parser
from purrlour.cli.play import configure, open_storybook, seat_everybody
from purrlour.cli.table.app import TableApp
from purrlour.cli.table.chooser import Chooser
from purrlour.cli.table.room import Room
from purrlour.cli.table.sitting import Sitting
from purrlour.engine.chance import Seeded
from purrlour.games import GAMES
from purrlour.games.exploding_kittens.events import Drew
from purrlour.words import Words
from tests.games.exploding_kittens.scene import scene

GAME = GAMES["exploding_kittens"]


def sit_down(language: str, *arguments: str, game: str = GAME.key) -> tuple[Sitting, Words]:
    """A sitting as `purrlour play` makes it."""
    words = Words(language, game)
    parser = Parser("purrlour play", words, about="")
    configure(parser)
    args = parser.read([game, *arguments])
    if args.storybook is not None or args.campaign is not None:
        return open_storybook(args, language)
    return seat_everybody(GAMES[game], args, words), words


def lay_out(sitting: Sitting) -> None:
    """Four players, the person's turn, a pile of 22 with 3 Kittens; Pickle has just drawn."""
    laid = scene(
        hands={
            "you": "defuse favor shuffle skip tacocat tacocat potato rainbow",
            "biscuit": "defuse beard",
            "duchess": "defuse beard potato",
            "pickle": "defuse cattermelon",
        },
        pile=" ".join(["favor", "skip", "skip", "shuffle", "future", "future", "future"])
        + " kitten kitten kitten"
        + " attack attack attack favor favor shuffle shuffle beard potato potato rainbow rainbow",
        turn="you",
        pawn="biscuit",
    )
    laid.table.chance = Seeded(1)
    sitting.table = laid.table
    sitting.story = [Drew("EK-17", 3, "")]


Scenario = Callable[["Guest"], Coroutine[Any, Any, None]]


class Guest:
    """Somebody at the keyboard."""

    def __init__(self, app: TableApp, pilot: Pilot[None], sitting: Sitting) -> None:
        self.app = app
        self.pilot = pilot
        self.sitting = sitting

    async def press(self, *keys: str) -> None:
        """Keys, one after another."""
        await self.pilot.press(*keys)

    async def until_asked(self) -> None:
        """Lets the bots play until it is the guest's turn to answer, or the end."""
        for _ in range(300):
            if self.shown != "Room":
                await self.press("enter")
            elif self.room.sitting.mine is not None:
                return
            await self.pilot.pause()
        raise AssertionError("the table does not ask")

    @property
    def shown(self) -> str:
        """The name of the sheet or screen on top."""
        return type(self.app.screen).__name__

    @property
    def room(self) -> Room:
        """The table itself, whatever lies over it."""
        return next(screen for screen in self.app.screen_stack if isinstance(screen, Room))

    @property
    def chooser(self) -> Chooser:
        """The prompt, the buttons and the hand."""
        return self.room.query_one(Chooser)

    @property
    def screen(self) -> str:
        """All that can be read."""
        lines = self.app.screen._compositor.render_strips()
        return "\n".join(line.text.rstrip() for line in lines)


def at_table(
    scenario: Scenario,
    *arguments: str,
    language: str = "en",
    size: tuple[int, int] = (80, 24),
    fast: bool = True,
    game: str = GAME.key,
) -> None:
    """Runs a scenario at a table without pauses; without arguments, with the cards laid out."""

    async def run() -> None:
        sitting, words = sit_down(language, *(arguments or ["--seats", "4"]), game=game)
        if not arguments:
            lay_out(sitting)
        app = TableApp(sitting, words, delay=0.0, fast=fast)
        async with app.run_test(size=size) as pilot:
            await pilot.pause()
            await scenario(Guest(app, pilot, sitting))

    asyncio.run(run())
