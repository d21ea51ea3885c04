"""Whole matches through the page: browsers and bots, each browser used in another way."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import ExitStack
from itertools import product

import pytest
from playwright.sync_api import Browser

from purrlour.words import LANGUAGES
from tests.browser.facts import Played
from tests.browser.frames import Ear, insist_nothing_leaked
from tests.browser.games import PLAYED
from tests.browser.people import WAYS, join_table, kept_chair, open_table, visitor
from tests.browser.robots import play_to_the_end
from tests.browser.visits import Parlour
from tests.figures import LONG

PLANS = [
    (game, language, plan.devices if LONG else plan.few)
    for game in PLAYED
    for language, plan in game.playings.items()
    if LONG or plan.few
]
"""Every game; in the usual suite each in one language, and fewer browsers at it."""


def test_everybody_has_their_turn() -> None:
    """Every game is played, and both languages in every way; in the long suite every game in both
    languages by keys alone and by roles and names alone, and in every way by some host."""
    assert {game.key for game, _, _ in PLANS} == {game.key for game in PLAYED}
    used = {(language, size) for _, language, sizes in PLANS for size in sizes}
    assert used == {*product(LANGUAGES, WAYS)}
    assert {sizes[0] for _, _, sizes in PLANS} == {*WAYS}
    if LONG:
        for _, _, sizes in PLANS:
            assert {"desktop", "tablet"} <= {*sizes}


@pytest.mark.budget(75, "a whole match to the result, and on a phone all of it is watched")
@pytest.mark.parametrize(
    ("game", "language", "sizes"),
    PLANS,
    ids=[f"{game.key}-{language}" for game, language, _ in PLANS],
)
def test_browsers_and_a_bot_play_to_the_end(
    browser: Browser,
    parlour: Parlour,
    game: Played,
    language: str,
    sizes: tuple[str, ...],
    shown: Callable[[str, str], None],
) -> None:
    """And no page is ever sent what its seat may not know."""
    plan = game.playings[language]
    with ExitStack() as stack:
        robots = [
            stack.enter_context(visitor(browser, parlour, game, language=language, size=size))
            for size in sizes
        ]
        ears = [Ear(one.page) for one in robots]
        link = open_table(
            robots[0], parlour, seats=plan.seats, preset=plan.preset, options=plan.options
        )
        for guest in robots[1:]:
            join_table(guest, link)

        robots[0].press("web-lobby-fill", count=plan.seats - len(robots))
        play_to_the_end(robots)

        for one, ear in zip(robots, ears, strict=True):
            chair = kept_chair(one)
            path = f"/api/matches/{chair['match']}/chronicle"
            token = f"Bearer {chair['token']}"
            chronicle = parlour.server.read(path, authorization=token)
            assert insist_nothing_leaked(ear.frames, chair["seat"], chronicle) > 20
            one.watched.insist_well()
            how = type(one.way).__name__.lower()
            told = f"{game.key}, {language}: a whole match by {how}"
            shown("U2", f"{told}, {len(one.pressed)} presses")
