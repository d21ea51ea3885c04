"""Lines break while something is asked: the page goes on by itself, without a reload."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest
from playwright.sync_api import Browser, Locator, WebSocketRoute, expect

from tests.browser.facts import Played
from tests.browser.games import PLAYED
from tests.browser.parlours import open_parlour
from tests.browser.robots import Robot
from tests.browser.visits import Parlour, Visit, fresh
from tests.browser.watching import Watched
from tests.browser.ways import Names
from tests.figures import LONG


@pytest.fixture(scope="module")
def waiting(tmp_path_factory: pytest.TempPathFactory, browser: Browser) -> Iterator[Parlour]:
    """A parlour of its own: it is killed and started again."""
    assert browser.is_connected()
    wanted = {name for game in PLAYED for name in (game.window[0], game.choice)}
    with open_parlour(tmp_path_factory.mktemp("lines"), only=wanted) as parlour:
        yield parlour


@pytest.fixture
def watched(browser: Browser, waiting: Parlour) -> Iterator[Watched]:
    context = fresh(browser, "pl", moves=True, workers=True)
    yield Watched(context.new_page(), waiting.url, troubled=True)
    context.close()


def by_turns(*games: int) -> pytest.MarkDecorator:
    """In the usual suite some games, in the long one all of them: the line is the house's own."""
    chosen = PLAYED if LONG else [PLAYED[at] for at in games]
    return pytest.mark.parametrize("game", chosen, ids=lambda game: game.key)


def offers(visit: Visit) -> list[str]:
    """What the prompt offers."""
    return [one.strip() for one in visit.prompt.get_by_role("button").all_inner_texts()]


def question(visit: Visit) -> Locator:
    """The sentence in it."""
    return visit.prompt.get_by_role("paragraph").first


def broken(visit: Visit) -> Locator:
    return visit.page.get_by_text(visit.words.say("web-table-broken"))


@pytest.mark.budget(8, "the page waits before it tries again")
@by_turns(0, 2)
def test_a_line_that_is_cut_comes_back(watched: Watched, waiting: Parlour, game: Played) -> None:
    """In the middle of a reaction window, if the game has any, and the answer is heard."""
    page = watched.page
    lines: list[WebSocketRoute] = []
    open_again = True

    def pass_on(line: WebSocketRoute) -> None:
        if open_again:
            line.connect_to_server()
            lines.append(line)
        else:
            line.close()

    page.route_web_socket("**/ws", pass_on)
    position, answer = game.window
    visit = Visit(page, waiting, "pl", game.key)
    visit.sit(position)
    before, asked = offers(visit), question(visit).inner_text()
    page.evaluate("globalThis.stayed = true")

    open_again = False
    lines[-1].close()
    expect(broken(visit)).to_be_visible()
    assert offers(visit) == before  # nothing is blocked, nothing jumps
    open_again = True

    expect(broken(visit)).to_be_hidden()
    if answer:
        page.get_by_role("button", name=visit.words.say(answer), exact=True).click()
    else:
        robot = Robot(watched, Names(), game, visit.words, Random(1))
        assert all(robot.act() for _ in range(2)), robot.pressed  # lifted, and played
    expect(question(visit)).not_to_have_text(asked)
    assert page.evaluate("globalThis.stayed")
    assert len(lines) == 2


@pytest.mark.budget(15, "a server is killed and started again, and the page waits between tries")
@by_turns(1, 3)
def test_a_server_that_dies_and_comes_back_is_found_again(
    watched: Watched, waiting: Parlour, game: Played
) -> None:
    """kill -9 while something is to be chosen; what is pressed meanwhile is not lost."""
    page = watched.page
    visit = Visit(page, waiting, "pl", game.key)
    visit.sit(game.choice)
    asked = question(visit).inner_text()
    page.evaluate("globalThis.stayed = true")

    waiting.server.kill()
    expect(broken(visit)).to_be_visible()
    robot = Robot(watched, Names(), game, visit.words, Random(1))
    assert all(robot.act() for _ in range(2)), robot.pressed  # lifted, and played
    waiting.server.start()

    expect(broken(visit)).to_be_hidden()
    expect(question(visit)).not_to_have_text(asked)
    assert page.evaluate("globalThis.stayed")
    beside = Visit(page.context.new_page(), waiting, "pl", game.key)
    beside.sit(game.choice)
    expect(question(beside)).not_to_have_text(asked)  # the server has heard it, too
