"""Alone with bots: what told something is taken back at a practice table only, and it says so."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser, Locator, expect

from tests.browser.games import PLAYED
from tests.browser.people import visitor
from tests.browser.robots import Robot, play_until
from tests.browser.visits import Parlour

KOTY = next(game for game in PLAYED if game.key == "koty")


def open_table(ann: Robot, parlour: Parlour, *, practice: bool) -> Locator:
    """A table with bots, opened through the page; gives the button that takes back."""
    words = ann.words
    ann.page.goto(f"{parlour.url}new/{KOTY.key}")
    ann.write("web-new-name", ann.name)
    if practice:
        ann.press("web-new-practice", "switch")
    ann.press("web-new-bots", bots=3)
    undo = ann.page.get_by_role("button", name=words.say("web-table-undo"), exact=True)
    expect(undo).to_be_visible()
    mark = ann.page.get_by_title(words.say("web-mark-practice-why"))
    expect(mark).to_have_count(int(practice))
    return undo


def can(ann: Robot, undo: Locator, way: str) -> bool:
    """Whether the last choice could be taken back so."""
    return undo.get_attribute("title") == ann.words.say(f"web-table-undo-{way}")


def test_at_a_practice_table_moves_are_taken_back(browser: Browser, parlour: Parlour) -> None:
    with visitor(browser, parlour, KOTY, language="en", size="tablet") as ann:
        undo = open_table(ann, parlour, practice=True)
        play_until(lambda: can(ann, undo, "free"), [ann])

        ann.use(undo)

        done = ann.page.get_by_text(ann.words.say("web-log-undone-you"), exact=True)
        expect(done.first).to_be_attached()
        ann.watched.insist_well()


@pytest.mark.parametrize("language", ["en", "pl"])
def test_elsewhere_it_is_told_why_not(browser: Browser, parlour: Parlour, language: str) -> None:
    with visitor(browser, parlour, KOTY, language=language, size="tablet") as ann:
        undo = open_table(ann, parlour, practice=False)
        why = ann.page.get_by_text(ann.words.say("refuse-undo-alone"))

        def is_told() -> bool:
            if not can(ann, undo, "alone"):
                return False
            ann.use(undo)
            try:
                expect(why.first).to_be_visible(timeout=1_000)
            except AssertionError:  # the next question took its place at once
                return False
            return True

        play_until(is_told, [ann])
        ann.watched.insist_well()
