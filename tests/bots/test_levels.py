"""Levels have a character: a kitten slips, in a party less, and never does anything silly."""

from __future__ import annotations

from dataclasses import replace
from typing import Any, ClassVar

import pytest

from purrlour.bots.search.advice import Weighed, think
from purrlour.bots.search.bot import SearchBot, Tiger
from purrlour.bots.search.levels import CAT, KITTEN, TIGER, Effort, Level
from purrlour.bots.search.mcts import Search
from purrlour.bots.search.policies import policy_of
from purrlour.engine.action import Action
from purrlour.engine.chance import Seeded
from purrlour.engine.game import Game
from purrlour.engine.view import View
from purrlour.games import GAMES
from tests.games.exploding_kittens.scene import scene

KITTENS = GAMES["exploding_kittens"]


class Watched(SearchBot):
    """Thinks once, chooses often, and counts its slips."""

    name: ClassVar[str] = "watched"
    level: ClassVar[Level] = KITTEN

    def __init__(self, search: Search[Any, Any, Any, Any]) -> None:
        super().__init__(Seeded(7))
        self.search = search
        self.slipped = 0
        self.meet(search.game)

    def thought(self, view: View, seed: int) -> Search[Any, Any, Any, Any]:  # noqa: ARG002 - known
        """What was thought once."""
        return self.search

    def slip(self, weighed: list[Weighed]) -> Action:
        self.slipped += 1
        return super().slip(weighed)


def thought(
    game: Game[Any, Any, Any, Any], view: View, *, rounds: int
) -> Search[Any, Any, Any, Any]:
    """A search that is over."""
    effort = Effort(rounds=rounds, each=1, daring=1.0)
    return think(game, view, effort, policy=policy_of(game), seed=1, seconds=0.0)


def first_choice(key: str) -> tuple[Search[Any, Any, Any, Any], View, list[Action]]:
    """A game at its first choice, thought about a little."""
    game = GAMES[key]
    luck = Seeded(4)
    state = game.deal(2, game.options({}), luck)
    while len(codes := game.legal(state, seat := game.decisions(state)[0].seat)) < 2:
        game.apply(state, seat, codes[0], luck, None)
    view = game.view(state, seat)
    return thought(game, view, rounds=4), view, [game.actions[code] for code in codes]


@pytest.mark.parametrize(
    ("key", "level", "share"),
    [
        ("exploding_kittens", KITTEN, 0.35),
        ("exploding_kittens", CAT, 0.1),
        ("exploding_kittens", TIGER, 0.0),
        ("mice_and_mystics", KITTEN, 0.2),
        ("mice_and_mystics", CAT, 0.1),
        ("mice_and_mystics", TIGER, 0.0),
    ],
)
def test_how_often_a_level_slips(
    key: str, level: Level, share: float, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A party pays for every slip of one of them, so there a kitten pulls itself together."""
    search, view, choices = first_choice(key)
    monkeypatch.setattr(Watched, "level", level)
    bot = Watched(search)

    chosen = [bot.choose(view, choices) for _ in range(2000)]

    assert bot.slipped / 2000 == pytest.approx(share, abs=0.04)
    assert (len({*chosen}) > 1) == (share > 0.0)


def test_a_slip_is_wrong_but_never_silly() -> None:
    """Only a Kitten is left to draw: whoever draws is out, and even a kitten sees that."""
    table = scene(hands={"ann": "skip shuffle", "bob": "tacocat"}, pile="kitten", turn="ann")
    view = table.sees("ann")
    search = thought(KITTENS, view, rounds=100)
    choices: list[Action] = [KITTENS.parse(text) for text in table.choices("ann")]
    bot = Watched(search)

    chosen = {bot.choose(view, choices).text() for _ in range(500)}

    assert chosen == {"skip", "shuffle"}


def test_somebody_who_cannot_wait_is_answered_sooner() -> None:
    """What a level's clock would give is the most; and who is given more takes no more."""
    _, view, _ = first_choice("exploding_kittens")
    rounds = {}
    for seconds in (1e-6, 60.0):
        tiger = Tiger(Seeded(1))
        tiger.meet(KITTENS)
        tiger.level = replace(TIGER, seconds=30.0, efforts={KITTENS.key: Effort(64, 4, 1.0)})  # type: ignore[misc]  # its own
        tiger.hurry(seconds)
        rounds[seconds] = tiger.thought(view, 1).done

    assert rounds[1e-6] < rounds[60.0] <= 64
