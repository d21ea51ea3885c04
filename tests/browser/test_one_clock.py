"""One clock: at every frame of a whole game, log, board and prompt tell the same moment."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

import pytest
from playwright.sync_api import Browser

from purrlour.words import Words
from tests.browser.games import BY_KEY
from tests.browser.people import NAMES, open_table
from tests.browser.robots import MANY, Robot
from tests.browser.sampling import disagreements, sample, sampled, shifted
from tests.browser.visits import Parlour, fresh
from tests.browser.watching import Watched
from tests.browser.ways import Finger

FACTS = {
    "exploding_kittens": ("[data-thing=pile] ~ .count", "pile"),
    "koty": (".draw .count", "pile"),
    "mice_and_mystics": (".pages .now", "page"),
    "wizard_kittens": (".deck .count", "deck"),
}
"""What a board shows of its view."""
SEATS = {"mice_and_mystics": 4, "exploding_kittens": 3}
OPTIONS = {"mice_and_mystics": {"party": "suggested", "ties": "auto", "level": "hard"}}
STEP = 200
"""Milliseconds of the page's own clock between two looks for something to do."""


@pytest.mark.budget(40, "a whole game, frame by frame")
@pytest.mark.parametrize("key", sorted(FACTS))
def test_log_board_and_prompt_tell_the_same_moment(
    browser: Browser, parlour: Parlour, key: str, shown: Callable[[str, str], None]
) -> None:
    """And nothing is offered that the board does not show yet; nothing jumps while nobody touches
    anything."""
    game = BY_KEY[key]
    context = fresh(browser, "pl", "desktop", touch=True, moves=True)
    page = context.new_page()
    count, field = FACTS[key]
    sample(page, count=count, field=field)
    page.clock.install()
    words = Words("pl", key)
    ann = Robot(Watched(page, parlour.url), Finger(), game, words, Random(5), NAMES["desktop"])
    seats = SEATS.get(key, 3)
    open_table(ann, parlour, seats=seats, options=OPTIONS.get(key, {}))
    ann.press("web-lobby-fill", count=seats - 1)
    while not ann.finished:
        if not ann.act():
            page.clock.run_for(STEP)
        assert len(ann.pressed) < MANY

    seen = sampled(page)
    assert len(seen.samples) > 40
    assert disagreements(seen) == []
    jumped = shifted(seen)
    assert jumped <= 0.02, sorted(seen.shifts, reverse=True)[:5]
    shown("U4", f"{key}: {len(seen.samples)} moments of {len(seen.told)} updates agree")
    shown("U4", f"{key}: CLS {jumped:.4f}")
    ann.watched.insist_well()
    context.close()
