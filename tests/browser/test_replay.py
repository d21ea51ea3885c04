"""A match once more: moments, links to them, whose eyes, and the luck verified in the browser."""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import cache
from hashlib import sha256
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Locator, Page, Route, expect
from websockets.sync.client import connect

from purrlour.server import wire
from purrlour.server.chronicle import decode_chronicle, read_chronicle
from purrlour.server.verify import verify
from purrlour.words import LANGUAGES, Words
from tests.browser.games import PLAYED
from tests.browser.outline import by_role
from tests.browser.visits import SIZES, Parlour, fresh, resize
from tests.browser.watching import Watched
from tests.figures import LONG
from tests.server.serving import Server
from tests.waiting import LIMIT

NONCE = "drawn-by_the-device-itself"
READERS = [(game.key, LANGUAGES[at % len(LANGUAGES)]) for at, game in enumerate(PLAYED)]
"""Each game in a language, and each language with a game: what is seen here is the house's own."""


def by_turns(*games: int) -> pytest.MarkDecorator:
    """In the usual suite some games, in the long one all of them: it is the house that is tried."""
    chosen = READERS if LONG else [READERS[at] for at in games]
    return pytest.mark.parametrize("reader", chosen, ids="-".join, indirect=True)


def play_out(server: Server, game: str) -> wire.Seated:
    """A match that bots have played to its end, with a number of our own in its luck."""
    promise = sha256(f"purrlour luck 1 nonce\n{NONCE}".encode()).hexdigest()
    wish = {"game": game, "seats": 3, "name": "Ann", "settings": {"pace": 0}, "nonce": promise}
    host = server.post("/api/matches", wish)
    commands: list[dict[str, object]] = [
        {"t": "bot", "chair": 1, "bot": "random"},
        {"t": "bot", "chair": 2, "bot": "random"},
        {"t": "start"},
        {"t": "nonce", "nonce": NONCE},
        {"t": "away"},
    ]
    with connect(server.socket_url, compression=None, open_timeout=LIMIT) as line:
        line.send(json.dumps({"t": "hello", "match": host["match"], "token": host["token"]}))
        for number, command in enumerate(commands):
            line.send(json.dumps({**command, "id": str(number)}))
        while not json.loads(line.recv(timeout=LIMIT)).get("ending"):
            pass
    return wire.Seated(**host)


@dataclass(frozen=True)
class Reader:
    """Somebody who looks at a match of a game, in a language."""

    watched: Watched
    parlour: Parlour
    game: str
    words: Words
    match: wire.Seated
    """One that is over; the token is that of a seat."""

    @property
    def page(self) -> Page:
        return self.watched.page

    def open(self, token: str = "") -> None:
        """Its replay."""
        self.page.goto(f"{self.parlour.url}r/{self.match.match}#{token or self.match.token}")
        expect(self.page.get_by_role("slider")).to_be_visible()

    def find(self, role: str, key: str) -> Locator:
        return by_role(self.page, role, self.words.say(key))

    def told(self, key: str) -> Locator:
        return self.page.get_by_text(self.words.say(key))


@pytest.fixture(scope="module")
def matches(parlour: Parlour) -> Callable[[str], wire.Seated]:
    """One of a game, played when it is first wanted."""
    return cache(lambda game: play_out(parlour.server, game))


@pytest.fixture
def reader(
    request: pytest.FixtureRequest,
    parlour: Parlour,
    browser: Browser,
    matches: Callable[[str], wire.Seated],
) -> Iterator[Reader]:
    game, language = request.param
    context = fresh(browser, language, "desktop")
    watched = Watched(context.new_page(), parlour.url)
    yield Reader(watched, parlour, game, Words(language, game), matches(game))
    context.close()


def rule(page: Page) -> tuple[int, int]:
    """Where the player is, and how far it goes."""
    slider = page.get_by_role("slider")
    return int(slider.input_value()), int(slider.get_attribute("max") or 0)


@by_turns(0, 3)
def test_moments_are_reached_by_keys_and_lines(reader: Reader) -> None:
    page = reader.page
    reader.open()
    _, last = rule(page)
    assert last > 20

    reader.find("button", "web-replay-on").focus()
    for key, expected in [("ArrowRight", 1), ("ArrowRight", 2), ("ArrowLeft", 1), ("End", last)]:
        page.keyboard.press(key)
        assert rule(page)[0] == expected, key
    page.keyboard.press("Home")
    page.get_by_role("slider").focus()
    page.keyboard.press("Space")
    pause = reader.find("button", "web-replay-pause")
    expect(pause).to_be_visible()
    expect(page.get_by_role("slider")).not_to_have_value("0")
    pause.click()

    lines = reader.find("list", "web-replay-moments").get_by_role("button")
    lines.nth(9).click()
    expect(lines.nth(9)).to_have_attribute("aria-current", "step")
    told = page.get_by_role("slider").get_attribute("aria-valuetext") or ""
    assert lines.nth(9).inner_text() in told
    reader.watched.insist_well()


@by_turns(1)
def test_a_link_to_a_moment_leads_there_and_opens_no_seat(reader: Reader) -> None:
    page = reader.page
    reader.open()
    page.get_by_role("slider").fill("12")
    told = page.get_by_role("slider").get_attribute("aria-valuetext")
    reader.find("button", "web-replay-link").click()
    link = reader.find("textbox", "web-replay-link").input_value()
    assert reader.match.token not in link
    query = re.search(r"\?m=\d+$", link)
    assert query is not None
    expect(page).to_have_url(re.compile(r"\?m=\d+#"))  # the address follows by itself
    page.goto("about:blank")

    page.goto(f"{reader.parlour.url}r/{reader.match.match}{query[0]}")

    expect(page.get_by_role("slider")).to_be_visible()
    assert rule(page)[0] == 12
    assert told is not None
    eyes = reader.find("combobox", "web-replay-eyes")
    expect(eyes.locator("option").first).to_have_text(reader.words.say("web-replay-eyes-all"))


@by_turns(0, 1, 2, 3)
def test_hands_are_open_when_it_is_over(reader: Reader) -> None:
    """And the moment stays the same."""
    page = reader.page
    reader.open()
    page.get_by_role("slider").fill("15")
    with page.expect_response(lambda answer: "viewer=open" in answer.url) as asked:
        reader.find("combobox", "web-replay-eyes").select_option("open")
    assert asked.value.json()["open"]
    expect(page.get_by_role("slider")).to_have_value("15")
    mine = [game.key for game in PLAYED].index(reader.game) % len(SIZES)
    for turn, size in enumerate(SIZES):
        if LONG or turn == mine:
            resize(page, size)
            assert reader.watched.barriers() == [], size
    reader.watched.insist_well()


@by_turns(0, 3)
def test_the_luck_is_verified(reader: Reader, tmp_path: Path) -> None:
    insist_verified(reader, tmp_path, secure=True)


@by_turns(1, 2)
def test_the_luck_is_verified_without_webcrypto(reader: Reader, tmp_path: Path) -> None:
    insist_verified(reader, tmp_path, secure=False)


def insist_verified(reader: Reader, tmp_path: Path, *, secure: bool) -> None:
    """With WebCrypto and without; and the record that is downloaded is the whole of it."""
    page, match, url = reader.page, reader.match, reader.parlour.url
    if not secure:  # as over plain http
        page.add_init_script("Object.defineProperty(crypto, 'subtle', { value: undefined })")
    chair = {"match": match.match, "token": match.token, "seat": 0, "nonce": NONCE}
    page.goto(url)
    page.evaluate("one => localStorage.setItem('purrlour.chairs', JSON.stringify([one]))", chair)
    page.goto(f"{url}r/{match.match}?verify")

    expect(reader.told("web-verify-all-fine")).to_be_visible()
    expect(reader.told("web-verify-yours")).to_be_visible()
    assert reader.watched.barriers() == []
    with page.expect_download() as coming:
        page.get_by_role("link", name=reader.words.say("web-verify-download")).click()
    coming.value.save_as(tmp_path / "record.txt")
    data = (tmp_path / "record.txt").read_bytes()
    assert verify(read_chronicle(decode_chronicle(data))).fine
    reader.watched.insist_well()


@by_turns(2)
def test_a_forged_record_is_found_out(reader: Reader) -> None:
    page, match = reader.page, reader.match

    def forge(route: Route) -> None:
        answer = route.fetch()
        text = re.sub(r'"action":"[^"]+"', '"action":"cheat"', answer.text(), count=1)
        route.fulfill(response=answer, body=text)

    page.route("**/chronicle", forge)
    page.goto(f"{reader.parlour.url}r/{match.match}?verify#{match.token}")

    expect(reader.told("web-verify-all-wrong")).to_be_visible()
    expect(reader.told("web-verify-skipped").first).to_be_visible()


@by_turns(0, 3)
def test_while_it_is_played_hands_stay_closed(reader: Reader) -> None:
    page, server = reader.page, reader.parlour.server
    open_now = server.post("/api/matches", {"game": reader.game, "seats": 2, "name": "Ann"})
    with connect(server.socket_url, compression=None, open_timeout=LIMIT) as line:
        hello = {"t": "hello", "match": open_now["match"], "token": open_now["token"]}
        start = [{"t": "bot", "id": "1", "chair": 1, "bot": "random"}, {"t": "start", "id": "2"}]
        for frame in (hello, *start):
            line.send(json.dumps(frame))
        while "view" not in json.loads(line.recv(timeout=LIMIT)):
            pass
    page.goto(f"{reader.parlour.url}r/{open_now['match']}#{open_now['token']}")
    expect(page.get_by_role("slider")).to_be_visible()

    eyes = page.get_by_role("combobox", name=reader.words.say("web-replay-eyes"))
    for option in eyes.locator("option").all()[1:]:
        expect(option).to_be_disabled()
    expect(eyes).to_have_accessible_description(reader.words.say("web-replay-eyes-later"))
    reader.find("button", "web-verify").click()
    expect(reader.told("web-verify-later")).to_be_visible()
