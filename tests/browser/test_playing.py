"""Whole matches through the page: browsers and bots, each browser used in another way."""

from __future__ import annotations

from contextlib import ExitStack

import pytest
from playwright.sync_api import Browser

from purrlour.words import LANGUAGES
from tests.browser.facts import Played
from tests.browser.frames import Ear, insist_nothing_leaked
from tests.browser.games import PLAYED
from tests.browser.people import join_table, kept_chair, open_table, visitor
from tests.browser.robots import play_to_the_end
from tests.browser.visits import Parlour


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", PLAYED, ids=lambda game: game.key)
def test_browsers_and_a_bot_play_to_the_end(
    browser: Browser, parlour: Parlour, game: Played, language: str
) -> None:
    """And no page is ever sent what its seat may not know."""
    plan = game.playings[language]
    with ExitStack() as stack:
        robots = [
            stack.enter_context(visitor(browser, parlour, game, language=language, size=size))
            for size in plan.devices
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
