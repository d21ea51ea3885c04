"""Lessons: taken to their end by finger on a phone, and by keys; kind to those who stray."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from purrlour.games import GAMES
from purrlour.lessons.script import Task, load_script
from purrlour.words import Words
from tests.browser.parlours import serving_page
from tests.browser.visits import LOCALES, SIZES
from tests.browser.watching import Watched
from tests.server.serving import Server

PATIENCE = 30_000
"""Milliseconds in which others have acted and everything was fetched, on a busy machine, too."""
TAPS = 8
"""More are never needed for one step."""
_SPOTS = """() => [...document.querySelectorAll("[data-ring]")].map((ring) => {
  const { x, y, width, height } = ring.getBoundingClientRect();
  return [x + width / 2, y + height / 2];
})"""
_FOCUS = """([x, y]) => document.elementFromPoint(x, y)?.closest("button")?.focus()"""


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with serving_page(tmp_path_factory.mktemp("lessons")) as opened:
        yield opened


@dataclass
class Learner:
    """Somebody at a lesson."""

    watched: Watched
    game: str
    words: Words

    @property
    def page(self) -> Page:
        return self.watched.page

    @property
    def tasks(self) -> tuple[Task, ...]:
        return load_script(self.game).tasks

    @property
    def coach(self) -> Locator:
        return self.page.get_by_role("region", name=self.words.say("web-lesson-coach"))

    def hears(self, text: str) -> None:
        """What the coach says now."""
        expect(self.coach.get_by_role("paragraph")).to_have_text(text, timeout=PATIENCE)

    def button(self, key: str) -> Locator:
        return self.page.get_by_role("button", name=self.words.say(key), exact=True)

    def at(self, step: int) -> bool:
        """Whether they have come to this step, the first being 1."""
        label = self.words.say("web-lesson-progress", at=step, count=len(self.tasks))
        return self.page.get_by_role("img", name=label, exact=True).is_visible()

    def arrives(self, step: int) -> None:
        label = self.words.say("web-lesson-progress", at=step, count=len(self.tasks))
        shown = self.page.get_by_role("img", name=label, exact=True)
        expect(shown).to_be_visible(timeout=PATIENCE)
        self.hears(self.words.say(self.tasks[step - 1].say))

    def rings(self) -> list[list[float]]:
        """The middles of what the coach points at, once it lies still."""
        found: list[list[float]] = []
        for _ in range(40):
            before, found = found, self.page.evaluate(_SPOTS)
            if found and found == before:
                break
            self.page.wait_for_timeout(100)
        assert found, "nothing is pointed at"
        width, height = self.page.evaluate("[innerWidth, innerHeight]")
        assert all(0 < x < width and 0 < y < height for x, y in found), "out of sight"
        return found


def learner(browser: Browser, server: Server, *, game: str, language: str, size: str) -> Learner:
    width, height = SIZES[size]
    context = browser.new_context(
        locale=LOCALES[language],
        viewport={"width": width, "height": height},
        has_touch=size == "phone",
        reduced_motion="reduce",
        service_workers="block",
    )
    context.set_default_timeout(20_000)
    found = Learner(Watched(context.new_page(), server.url), game, Words(language, game))
    found.page.goto(f"{server.url}/learn/{game}")
    found.arrives(1)
    return found


@pytest.mark.parametrize("game", GAMES)
def test_a_lesson_is_taken_by_finger_on_a_phone(
    browser: Browser, server: Server, game: str
) -> None:
    """Whoever taps where the paw points comes to the end."""
    ann = learner(browser, server, game=game, language="pl", size="phone")
    page = ann.page
    for step, task in enumerate(ann.tasks, 1):
        ann.arrives(step)
        assert page.evaluate("document.documentElement.scrollWidth") <= SIZES["phone"][0]
        if step in (1, 2):
            assert ann.watched.barriers() == []
        if not task.do:
            ann.button("web-lesson-next").tap()
            continue
        for _ in range(TAPS):
            slider = page.get_by_role("slider")
            if slider.is_visible():  # along the pile, to its top
                slider.tap(position={"x": 3, "y": 10})
                ann.button("board-put-here").tap()
            else:
                spot = ann.rings()[0]
                if not ann.at(step):  # others were quick
                    break
                page.touchscreen.tap(*spot)
            page.wait_for_timeout(400)
            if page.get_by_text(ann.words.say(task.say)).is_hidden() or not ann.at(step):
                break
            if ann.coach.locator("[class*=past]").is_visible():
                break
    expect(page.get_by_role("heading", name=ann.words.say("web-lesson-done"))).to_be_visible()
    assert ann.watched.barriers() == []
    ann.watched.insist_well()
    page.context.close()


@pytest.mark.parametrize("game", GAMES)
def test_a_lesson_is_taken_by_keys(browser: Browser, server: Server, game: str) -> None:
    """Enter does it all, and the focus is never lost on the way."""
    ann = learner(browser, server, game=game, language="en", size="desktop")
    page = ann.page
    ann.button("web-lesson-next").focus()
    for step, task in enumerate(ann.tasks, 1):
        ann.arrives(step)
        if not task.do:
            expect(ann.button("web-lesson-next")).to_be_focused()
            page.keyboard.press("Enter")
            continue
        assert page.evaluate("document.activeElement !== document.body"), "the focus is lost"
        for _ in range(TAPS):
            slider = page.get_by_role("slider")
            if slider.is_visible():
                slider.press("Home")
                ann.button("board-put-here").press("Enter")
            else:
                spot = ann.rings()[0]
                if not ann.at(step):
                    break
                page.evaluate(_FOCUS, spot)
                page.keyboard.press("Enter")
            page.wait_for_timeout(400)
            if not ann.at(step) or ann.coach.locator("[class*=past]").is_visible():
                break
    heading = page.get_by_role("heading", name=ann.words.say("web-lesson-done"))
    expect(heading).to_be_visible()
    assert page.evaluate("document.activeElement !== document.body")
    assert ann.watched.barriers() == []
    ann.watched.insist_well()
    page.context.close()


def test_whoever_strays_is_led_back_kindly(browser: Browser, server: Server) -> None:
    """Something else changes nothing; a step back restores the table; “show me” does it."""
    ann = learner(browser, server, game="exploding_kittens", language="en", size="phone")
    words, page = ann.words, ann.page
    ann.button("web-lesson-next").tap()
    ann.arrives(2)
    ann.button("web-lesson-show").tap()
    ann.arrives(3)

    page.get_by_role("button", name=words.say("action-draw")).first.tap()
    wanted = words.action(GAMES["exploding_kittens"].parse("future"), (), 0)
    ann.hears(words.say("web-lesson-other", wanted=wanted))
    assert ann.at(3)

    ann.button("web-lesson-back").tap()
    ann.arrives(2)
    ann.button("web-lesson-show").tap()
    ann.arrives(3)

    page.get_by_role("button", name=words.say("web-lesson-why", clause="EK-42")).tap()
    expect(page.get_by_role("dialog")).to_be_visible()
    expect(page.locator('[data-clause="EK-42"]')).to_be_focused()
    page.context.close()


def test_from_the_first_page_to_a_real_game(browser: Browser, server: Server) -> None:
    """Start, lesson, real game: three taps, if one is shown everything."""
    ann = learner(browser, server, game="koty", language="en", size="phone")
    words, page = ann.words, ann.page
    page.goto(server.url)
    card = page.get_by_role("article").filter(has_text=words.say("game-title"))
    card.get_by_role("link", name=words.say("web-learn")).tap()
    for step, task in enumerate(ann.tasks, 1):
        ann.arrives(step)
        ann.button("web-lesson-show" if task.do else "web-lesson-next").tap()
        if task.do or task.then:
            page.wait_for_timeout(100)
            if ann.at(step):  # others act: on with it
                ann.button("web-lesson-show" if task.do else "web-lesson-next").tap()
    ann.button("web-lesson-real").tap()
    page.wait_for_url(re.compile(r"/t/[\w-]{22}$"))
    expect(page.get_by_role("region", name=words.say("web-table-prompt"))).to_be_visible()
    page.context.close()


def test_somebody_new_in_a_lobby_learns_and_comes_back(browser: Browser, server: Server) -> None:
    words = Words("en", "koty")
    seated = server.post("/api/matches", {"game": "koty", "seats": 2, "name": "Ann"})
    ann = learner(browser, server, game="koty", language="en", size="phone")
    page = ann.page
    page.goto(f"{server.url}/t/{seated['match']}#{seated['token']}")
    page.get_by_role("link", name=words.say("web-learn-new")).tap()
    ann.arrives(1)
    page.get_by_role("link", name=words.say("web-lesson-to-table")).tap()
    expect(page.get_by_role("link", name=words.say("web-learn-new"))).to_be_visible()
    page.context.close()


def test_the_first_page_fetches_nothing_of_lessons(browser: Browser, server: Server) -> None:
    context = browser.new_context(service_workers="block")
    page = context.new_page()
    asked: list[str] = []
    page.on("request", lambda request: asked.append(Path(request.url).name))
    page.goto(server.url)
    expect(page.get_by_role("link", name=re.compile("^Learn"))).to_have_count(len(GAMES))
    assert not [name for name in asked if name.lower().startswith(("learn", "lesson"))]
    context.close()
