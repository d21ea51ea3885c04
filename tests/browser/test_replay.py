"""A match once more: moments, links to them, whose eyes, and the luck verified in the browser."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from hashlib import sha256
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect
from websockets.sync.client import connect

from purrlour.server import wire
from purrlour.server.chronicle import decode_chronicle, read_chronicle
from purrlour.server.verify import verify
from purrlour.words import LANGUAGES, Words
from tests.browser.screens import LOCALES, SIZES, Parlour, resize
from tests.browser.watching import Watched
from tests.server.serving import Server

GAME = "exploding_kittens"
NONCE = "drawn-by_the-device-itself"


def play_out(server: Server) -> wire.Seated:
    """A match that bots have played to its end, with a number of our own in its luck."""
    promise = sha256(f"purrlour luck 1 nonce\n{NONCE}".encode()).hexdigest()
    wish = {"game": GAME, "seats": 3, "name": "Ann", "settings": {"pace": 0}, "nonce": promise}
    host = server.post("/api/matches", wish)
    commands: list[dict[str, object]] = [
        {"t": "bot", "chair": 1, "bot": "random"},
        {"t": "bot", "chair": 2, "bot": "random"},
        {"t": "start"},
        {"t": "nonce", "nonce": NONCE},
        {"t": "away"},
    ]
    with connect(server.socket_url, compression=None) as line:
        line.send(json.dumps({"t": "hello", "match": host["match"], "token": host["token"]}))
        for number, command in enumerate(commands):
            line.send(json.dumps({**command, "id": str(number)}))
        while not json.loads(line.recv(timeout=60)).get("ending"):
            pass
    return wire.Seated(**host)


@pytest.fixture(scope="module")
def host(parlour: Parlour) -> wire.Seated:
    return play_out(parlour.server)


@pytest.fixture(params=LANGUAGES)
def watched(
    request: pytest.FixtureRequest, parlour: Parlour, browser: Browser
) -> Iterator[Watched]:
    context = browser.new_context(
        locale=LOCALES[request.param], reduced_motion="reduce", service_workers="block"
    )
    context.set_default_timeout(10_000)
    one = Watched(context.new_page(), parlour.url)
    resize(one.page, "desktop")
    yield one
    context.close()


def words_of(page: Page) -> Words:
    """In the reader's language; what the page says of itself is known only when it is there."""
    return Words(page.evaluate("navigator.language").split("-")[0], GAME)


def rule(page: Page) -> tuple[int, int]:
    """Where the player is, and how far it goes."""
    slider = page.get_by_role("slider")
    return int(slider.input_value()), int(slider.get_attribute("max") or 0)


def open_replay(page: Page, parlour: Parlour, host: wire.Seated, token: str) -> Words:
    page.goto(f"{parlour.url}r/{host.match}#{token}")
    expect(page.get_by_role("slider")).to_be_visible()
    return words_of(page)


def test_moments_are_reached_by_keys_and_lines(
    watched: Watched, parlour: Parlour, host: wire.Seated
) -> None:
    page = watched.page
    words = open_replay(page, parlour, host, host.token)
    _, last = rule(page)
    assert last > 20

    page.get_by_role("button", name=words.say("web-replay-on"), exact=True).focus()
    for key, expected in [("ArrowRight", 1), ("ArrowRight", 2), ("ArrowLeft", 1), ("End", last)]:
        page.keyboard.press(key)
        assert rule(page)[0] == expected, key
    page.keyboard.press("Home")
    page.get_by_role("slider").focus()
    page.keyboard.press("Space")
    pause = page.get_by_role("button", name=words.say("web-replay-pause"), exact=True)
    expect(pause).to_be_visible()
    expect(page.get_by_role("slider")).not_to_have_value("0")
    pause.click()

    lines = page.get_by_role("list", name=words.say("web-replay-moments")).get_by_role("button")
    lines.nth(9).click()
    expect(lines.nth(9)).to_have_attribute("aria-current", "step")
    told = page.get_by_role("slider").get_attribute("aria-valuetext") or ""
    assert lines.nth(9).inner_text() in told
    watched.insist_well()


def test_a_link_to_a_moment_leads_there_and_opens_no_seat(
    watched: Watched, parlour: Parlour, host: wire.Seated
) -> None:
    page = watched.page
    words = open_replay(page, parlour, host, host.token)
    page.get_by_role("slider").fill("12")
    told = page.get_by_role("slider").get_attribute("aria-valuetext")
    page.get_by_role("button", name=words.say("web-replay-link"), exact=True).click()
    link = page.get_by_role("textbox", name=words.say("web-replay-link")).input_value()
    assert host.token not in link
    query = re.search(r"\?m=\d+$", link)
    assert query is not None
    expect(page).to_have_url(re.compile(r"\?m=\d+#"))  # the address follows by itself
    page.goto("about:blank")

    page.goto(f"{parlour.url}r/{host.match}{query[0]}")

    expect(page.get_by_role("slider")).to_be_visible()
    assert rule(page)[0] == 12
    assert told is not None
    eyes = page.get_by_role("combobox", name=words.say("web-replay-eyes"))
    expect(eyes.locator("option").first).to_have_text(words.say("web-replay-eyes-all"))


def test_hands_are_open_when_it_is_over(
    watched: Watched, parlour: Parlour, host: wire.Seated
) -> None:
    """And the moment stays the same."""
    page = watched.page
    words = open_replay(page, parlour, host, host.token)
    page.get_by_role("slider").fill("15")
    eyes = page.get_by_role("combobox", name=words.say("web-replay-eyes"))
    with page.expect_response(lambda answer: "viewer=open" in answer.url) as asked:
        eyes.select_option("open")
    assert asked.value.json()["open"]
    expect(page.get_by_role("slider")).to_have_value("15")
    for size in SIZES:
        resize(page, size)
        assert watched.barriers() == [], size
    watched.insist_well()


@pytest.mark.parametrize("secure", [True, False])
def test_the_luck_is_verified(
    watched: Watched, parlour: Parlour, host: wire.Seated, tmp_path: Path, *, secure: bool
) -> None:
    """With WebCrypto and without; and the record that is downloaded is the whole of it."""
    page = watched.page
    if not secure:  # as over plain http
        page.add_init_script("Object.defineProperty(crypto, 'subtle', { value: undefined })")
    chair = {"match": host.match, "token": host.token, "seat": 0, "nonce": NONCE}
    page.goto(parlour.url)
    page.evaluate("one => localStorage.setItem('purrlour.chairs', JSON.stringify([one]))", chair)
    page.goto(f"{parlour.url}r/{host.match}?verify")
    words = words_of(page)

    expect(page.get_by_text(words.say("web-verify-all-fine"))).to_be_visible()
    expect(page.get_by_text(words.say("web-verify-yours"))).to_be_visible()
    assert watched.barriers() == []
    with page.expect_download() as coming:
        page.get_by_role("link", name=words.say("web-verify-download")).click()
    coming.value.save_as(tmp_path / "record.txt")
    data = (tmp_path / "record.txt").read_bytes()
    assert verify(read_chronicle(decode_chronicle(data))).fine
    watched.insist_well()


def test_a_forged_record_is_found_out(
    watched: Watched, parlour: Parlour, host: wire.Seated
) -> None:
    page = watched.page

    def forge(route: object) -> None:
        answer = route.fetch()  # type: ignore[attr-defined]  # Playwright's own kind
        text = answer.text().replace('"action":"draw"', '"action":"dawr"', 1)
        route.fulfill(response=answer, body=text)  # type: ignore[attr-defined]

    page.route("**/chronicle", forge)
    page.goto(f"{parlour.url}r/{host.match}?verify#{host.token}")
    words = words_of(page)

    expect(page.get_by_text(words.say("web-verify-all-wrong"))).to_be_visible()
    expect(page.get_by_text(words.say("web-verify-skipped")).first).to_be_visible()


def test_while_it_is_played_hands_stay_closed(watched: Watched, parlour: Parlour) -> None:
    page, server = watched.page, parlour.server
    open_now = server.post("/api/matches", {"game": GAME, "seats": 2, "name": "Ann"})
    with connect(server.socket_url, compression=None) as line:
        hello = {"t": "hello", "match": open_now["match"], "token": open_now["token"]}
        start = [{"t": "bot", "id": "1", "chair": 1, "bot": "random"}, {"t": "start", "id": "2"}]
        for frame in (hello, *start):
            line.send(json.dumps(frame))
        while "view" not in json.loads(line.recv(timeout=30)):
            pass
    page.goto(f"{parlour.url}r/{open_now['match']}#{open_now['token']}")
    expect(page.get_by_role("slider")).to_be_visible()
    words = words_of(page)

    eyes = page.get_by_role("combobox", name=words.say("web-replay-eyes"))
    for option in eyes.locator("option").all()[1:]:
        expect(option).to_be_disabled()
    expect(eyes).to_have_accessible_description(words.say("web-replay-eyes-later"))
    page.get_by_role("button", name=words.say("web-verify"), exact=True).click()
    expect(page.get_by_text(words.say("web-verify-later"))).to_be_visible()
