"""A parlour with a storybook of somebody else: its matches, campaigns, bots and pages tell it."""

from __future__ import annotations

import json
import shutil
from collections.abc import Callable, Iterator
from pathlib import Path

import httpx
import pytest

from purrlour.engine.errors import GameError
from purrlour.games import GAMES
from purrlour.games.mice_and_mystics.content.load import load_book
from purrlour.games.mice_and_mystics.game import MiceAndMystics
from purrlour.server import storybook
from purrlour.server.catalogue import find_game
from purrlour.server.storybook import book_of, find_words, open_storybook, words_of
from tests.cli.running import Ran
from tests.server.answers import problem, seated
from tests.server.failing import fails
from tests.server.serving import serving
from tests.server.test_http_campaigns import about, begun
from tests.server.thinking import elsewhere, inline, thoughts
from tests.waiting import LIMIT

GAME = "mice_and_mystics"
EXAMPLE = Path(__file__).parents[2] / "docs" / "storybook-example"
NAME = f"lost_button-{load_book(EXAMPLE).fingerprint}"


@pytest.fixture
def opened(monkeypatch: pytest.MonkeyPatch) -> None:
    """This process has the book, as long as the test takes."""
    monkeypatch.setattr(storybook, "_TEXTS", {})
    monkeypatch.setitem(GAMES, GAME, MiceAndMystics())
    open_storybook(EXAMPLE)


def damaged(folder: Path, file: str, old: bytes, new: bytes) -> Path:
    """The example with a mistake in it."""
    shutil.copytree(EXAMPLE, folder / "book")
    text = (folder / "book" / file).read_bytes()
    assert old in text
    (folder / "book" / file).write_bytes(text.replace(old, new))
    return folder / "book"


MISTAKES = {
    "content-no-chapter": ("book.toml", b'["attic"]', b'["cellar"]'),
    "book-key": ("en.ftl", b"thing-button", b"refuse-button"),
    "book-unreadable": ("pl.ftl", b"story-trunk", b"\xff"),
}


@pytest.mark.usefixtures("opened")
def test_the_book_takes_the_place_of_ours() -> None:
    rules = {rule.name: rule for rule in find_game(GAME).options}

    assert book_of(GAME) == NAME
    assert (rules["book"].values, rules["book"].default) == ([NAME], NAME)
    assert rules["chapter"].values == ["1"]
    assert words_of("pl", GAME).say("book-title") == "Zgubiony guzik"
    assert find_words(GAME, "en").body == (EXAMPLE / "en.ftl").read_bytes()
    assert book_of("koty") == ""


def test_without_one_there_is_nothing_to_add() -> None:
    assert book_of(GAME) == ""
    with pytest.raises(GameError, match="no-such-page"):
        find_words(GAME, "en")


@pytest.mark.parametrize("key", MISTAKES)
def test_a_book_with_a_mistake_changes_nothing(key: str, tmp_path: Path) -> None:
    game = GAMES[GAME]

    with pytest.raises(GameError, match=key):
        open_storybook(damaged(tmp_path, *MISTAKES[key]))

    assert GAMES[GAME] is game
    assert book_of(GAME) == ""


@pytest.mark.slow
@pytest.mark.usefixtures("opened")
def test_bots_in_their_own_process_have_read_it() -> None:
    asked = [one for one in thoughts(GAME, 2, 60) if one.bot == "greedy" and len(one.choices) > 1]

    assert asked
    assert elsewhere(*asked, storybook=EXAMPLE) == inline(*asked)


@pytest.fixture(scope="module")
def client(tmp_path_factory: pytest.TempPathFactory) -> Iterator[httpx.Client]:
    folder = tmp_path_factory.mktemp("book")
    with (
        serving(folder, STORYBOOK=str(EXAMPLE)) as server,
        server.visitor() as one,
    ):
        yield one


@pytest.mark.slow
def test_pages_are_told_its_words_once(client: httpx.Client) -> None:
    path = f"/api/games/{GAME}/words/pl"
    first = client.get(path)
    again = client.get(path, headers={"if-none-match": first.headers["etag"]})

    assert first.text == (EXAMPLE / "pl.ftl").read_text("utf-8")
    assert first.headers["content-type"].startswith("text/plain")
    assert (again.status_code, again.content) == (304, b"")
    printed = client.get(f"/api/games/{GAME}/content").json()
    assert [chapter["id"] for chapter in printed["chapters"]] == ["attic_hunt"]
    problem(client.get(f"/api/games/{GAME}/words/de"), 404, "no-such-page")
    problem(client.get("/api/games/koty/words/pl"), 404, "no-such-page")


@pytest.mark.slow
def test_matches_are_told_from_it(client: httpx.Client) -> None:
    new = {"game": GAME, "seats": 1, "name": "Ann"}

    ann = seated(client.post("/api/matches", json=new))

    assert client.get(f"/api/matches/{ann.match}").json()["options"]["book"] == NAME
    refused = client.post("/api/matches", json={**new, "options": {"book": "ours"}})
    problem(refused, 422, "other-storybook")


@pytest.mark.slow
def test_campaigns_are_told_from_it(client: httpx.Client) -> None:
    path, bearer = begun(client)
    told = about(client.get(path, headers=bearer))

    assert (told.book, told.next) == ("lost_button", "attic_hunt")
    chapter = {"seats": 1, "name": "Ann"}
    ann = seated(client.post(f"{path}/matches", json=chapter, headers=bearer))
    options = client.get(f"/api/matches/{ann.match}").json()["options"]
    assert (options["campaign"], options["book"]) == ("book lost_button", NAME)


@pytest.mark.slow
@pytest.mark.budget(15, "a server is started twice")
def test_a_match_of_another_book_is_refused_with_its_name(tmp_path: Path) -> None:
    with serving(tmp_path, STORYBOOK=str(EXAMPLE)) as server:
        new = {"game": GAME, "seats": 1, "name": "Ann"}
        with server.visitor() as client:
            ann = seated(client.post("/api/matches", json=new))
        with server.dial() as line:
            line.send(json.dumps({"t": "hello", "match": ann.match, "token": ann.token}))
            line.send(json.dumps({"t": "start", "id": "1"}))
            while "playing" not in str(line.recv(timeout=LIMIT)):
                pass
        path = f"/api/matches/{ann.match}"
        assert server.get(path)["phase"] == "playing"
    with serving(tmp_path) as server, server.visitor() as client:
        told = problem(client.get(path), 422, "other-storybook")
        assert told["facts"] == {"book": NAME, "here": "ours"}


@pytest.mark.parametrize("key", MISTAKES)
def test_a_server_does_not_start_with_a_bad_book(
    key: str, tmp_path: Path, serve_here: Callable[..., Ran]
) -> None:
    told = {
        "content-no-chapter": "cellar",
        "book-key": "refuse-button",
        "book-unreadable": "pl.ftl",
    }
    book = damaged(tmp_path, *MISTAKES[key])

    fails(serve_here("--storybook", str(book)), 2, told[key])


def test_a_server_does_not_start_without_its_book(
    tmp_path: Path, serve_here: Callable[..., Ran]
) -> None:
    fails(serve_here(PURRLOUR_STORYBOOK=str(tmp_path / "nowhere")), 2, "book.toml")
