"""Whole matches through the page: three browsers and a bot, each browser used in another way."""

from __future__ import annotations

from contextlib import ExitStack

import pytest
from playwright.sync_api import Browser

from purrlour.words import LANGUAGES
from tests.browser.frames import Ear, insist_nothing_leaked
from tests.browser.people import join_table, kept_chair, open_table, visitor
from tests.browser.robots import play_to_the_end
from tests.browser.screens import SIZES, Parlour
from tests.browser.ways import Finger, Keys, Names, Way

WAYS: dict[str, Way] = {"phone": Finger(), "desktop": Keys(), "tablet": Names()}
"""By size: a finger on a phone, keys alone at a desk, roles and names alone on a tablet."""


@pytest.mark.parametrize("language", LANGUAGES)
def test_three_browsers_and_a_bot_play_to_the_end(
    browser: Browser, parlour: Parlour, language: str
) -> None:
    """Each language has another host, so that every way opens a table and every way joins one."""
    names = {"phone": "Ania", "desktop": "Bartłomiej", "tablet": "Zoë"}
    order = [*SIZES] if language == "en" else [*reversed(SIZES)]
    with ExitStack() as stack:
        robots = [
            stack.enter_context(
                visitor(
                    browser,
                    parlour,
                    name=names[size],
                    language=language,
                    size=size,
                    way=WAYS[size],
                )
            )
            for size in order
        ]
        ears = [Ear(one.page) for one in robots]
        link = open_table(robots[0], parlour, seats=4)
        for guest in robots[1:]:
            join_table(guest, link)

        robots[0].press("web-lobby-fill", count=1)
        play_to_the_end(robots)

        for one, ear in zip(robots, ears, strict=True):
            chair = kept_chair(one)
            path = f"/api/matches/{chair['match']}/chronicle"
            token = f"Bearer {chair['token']}"
            chronicle = parlour.server.read(path, authorization=token)
            assert insist_nothing_leaked(ear, chair["seat"], chronicle) > 20
            one.watched.insist_well()
