"""Two people at one device, perhaps others elsewhere: a curtain falls between hands."""

from __future__ import annotations

from contextlib import ExitStack

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.facts import Played
from tests.browser.games import PLAYED
from tests.browser.people import join_table, open_table, visitor
from tests.browser.robots import Robot, play_to_the_end, play_until
from tests.browser.visits import Parlour

_WATCH = """([title, hand]) => {
  globalThis.curtains = 0;
  globalThis.peeks = [];
  new MutationObserver(() => {
    if (!document.body.innerText.includes(title)) return;
    globalThis.curtains += 1;
    const shown = [...document.querySelectorAll("[aria-label]")];
    if (shown.some((one) => one.getAttribute("aria-label") === hand)) {
      globalThis.peeks.push(document.body.innerHTML);
    }
  }).observe(document.body, { childList: true, subtree: true, characterData: true });
}"""
"""Looks at every change of the page: while the curtain is down, no hand is anywhere in it."""


def watch_curtain(robot: Robot) -> None:
    say, has = robot.words.say, robot.words.has
    hand = say("thing-hand") if has("thing-hand") else "–"  # not every game has hands
    robot.page.evaluate(_WATCH, [say("web-table-curtain-why"), hand])


def handed(robot: Robot) -> int:
    """How often somebody said that they have the device now."""
    taken = robot.words.say("web-table-i-am", name="")
    return sum(one.startswith(f"button {taken}") for one in robot.pressed)


@pytest.mark.budget(15, "a match from the first page until its device was handed on often")
@pytest.mark.parametrize("game", PLAYED, ids=lambda game: game.key)
def test_two_people_share_a_phone(browser: Browser, parlour: Parlour, game: Played) -> None:
    plan = game.sharing
    with ExitStack() as stack:
        shared, *remote = (
            stack.enter_context(visitor(browser, parlour, game, language=language, size=size))
            for language, size in [("pl", "phone"), *(("en", size) for size in plan.devices)]
        )
        link = open_table(shared, parlour, seats=plan.seats)
        shared.press("web-lobby-add")
        shared.write("web-lobby-add-name", "Bob")
        shared.press("web-lobby-add-do")
        expect(shared.page.get_by_text("Bob", exact=True)).to_be_visible()
        for guest in remote:
            join_table(guest, link)
        bots = plan.seats - 2 - len(remote)
        start = ("web-lobby-fill", {"count": bots}) if bots else ("web-lobby-start", {})
        shared.press(start[0], **start[1])
        expect(shared.page.get_by_text(shared.words.say(start[0], **start[1]))).to_be_hidden()
        watch_curtain(shared)

        if plan.handed:
            play_until(lambda: handed(shared) >= plan.handed, [shared, *remote])
        else:
            play_to_the_end([shared, *remote])

        for one in (shared, *remote):
            one.watched.insist_well()
        for name in (shared.name, "Bob"):
            assert f"button {shared.words.say('web-table-i-am', name=name)}" in shared.pressed
        assert shared.page.evaluate("globalThis.curtains") > 2
        assert shared.page.evaluate("globalThis.peeks") == []
