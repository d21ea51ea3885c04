"""Campaigns over HTTP, against a real server: what they give, and how they are refused."""

from __future__ import annotations

from collections.abc import Callable

import httpx
import msgspec
import pytest

from purrlour.server import wire
from tests.server.answers import problem, seated
from tests.server.serving import Server, serving

pytestmark = pytest.mark.slow  # real processes, sockets or screens

GAME = "mice_and_mystics"
CHAPTER = {"seats": 2, "name": "Ann"}
NOWHERE = "A" * 22


def begun(client: httpx.Client, **wish: object) -> tuple[str, dict[str, str]]:
    """The path of a new campaign, and the header that opens it."""
    answer = client.post("/api/campaigns", json={"game": GAME, **wish})
    assert answer.status_code == 201, answer.text
    link = msgspec.json.decode(answer.content, type=wire.CampaignLink)
    msgspec.convert(link.campaign, wire.CampaignId)
    msgspec.convert(link.token, wire.Token)
    return f"/api/campaigns/{link.campaign}", {"Authorization": f"Bearer {link.token}"}


def about(answer: httpx.Response) -> wire.CampaignAbout:
    assert answer.status_code == 200, answer.text
    return msgspec.json.decode(answer.content, type=wire.CampaignAbout)


def test_a_campaign_is_begun_opened_and_played(client: httpx.Client) -> None:
    path, bearer = begun(client)
    assert about(client.get(path, headers=bearer)).next == "ch1"

    ann = seated(client.post(f"{path}/matches", json=CHAPTER, headers=bearer))

    assert about(client.get(path, headers=bearer)).playing == ann.match
    table = client.get(f"/api/matches/{ann.match}").json()
    assert table["campaign"] == path.rpartition("/")[2]
    assert table["options"]["campaign"] == "book silent_bell"
    bob = seated(client.post(f"/api/matches/{ann.match}/join", json={"name": "Bob"}))
    assert bob.seat == 1


def test_only_one_table_at_a_time_unless_it_is_given_up(client: httpx.Client) -> None:
    path, bearer = begun(client)
    ann = seated(client.post(f"{path}/matches", json=CHAPTER, headers=bearer))

    again = client.post(f"{path}/matches", json=CHAPTER, headers=bearer)
    assert problem(again, 409, "chapter-under-way")["facts"] == {"match": ann.match}

    wish = {**CHAPTER, "instead": ann.match}
    other = seated(client.post(f"{path}/matches", json=wish, headers=bearer))
    assert about(client.get(path, headers=bearer)).playing == other.match


def test_a_campaign_is_saved_as_a_file_and_gone_on_with(client: httpx.Client) -> None:
    text = "purrlour campaign 1\nbook silent_bell\ndone ch1 won\ntrophy hearth_cord\n"
    path, bearer = begun(client, text=text)

    told = about(client.get(path, headers=bearer))
    assert (told.next, told.trophies) == ("ch2", ["hearth_cord"])
    file = client.get(f"{path}/file", headers=bearer)
    assert file.headers["content-type"].startswith("text/plain")
    assert file.text == text


@pytest.mark.parametrize(
    ("text", "key"),
    [
        ("Dear aunt,\n", "bad-campaign"),
        ("purrlour campaign 1\nbook of_kells\n", "other-book"),
        ("purrlour campaign 1\nbook silent_bell\nmouse <b>corin</b>\n", "bad-campaign"),
    ],
)
def test_a_file_that_is_no_campaign_of_ours(client: httpx.Client, text: str, key: str) -> None:
    for language in ("en", "pl"):
        answer = client.post(
            "/api/campaigns",
            json={"game": GAME, "text": text},
            headers={"Accept-Language": language},
        )
        problem(answer, 422, key)


def test_wishes_that_cannot_be_fulfilled(client: httpx.Client) -> None:
    def begin(body: dict[str, object]) -> httpx.Response:
        return client.post("/api/campaigns", json=body)

    problem(begin({"game": "koty"}), 422, "no-campaigns")
    problem(begin({"game": "chess"}), 422, "unknown-game")
    problem(begin({"game": GAME, "text": "x" * 5_001}), 400, "bad-request-field")
    problem(begin({"game": GAME, "text": "ż" * 40_000}), 413, "too-large")
    problem(begin({"game": GAME, "secret": "please"}), 400, "bad-request-field")
    path, bearer = begun(client)

    def play(**wish: object) -> httpx.Response:
        return client.post(f"{path}/matches", json={**CHAPTER, **wish}, headers=bearer)

    problem(play(seats=5), 422, "seat-count")
    problem(play(options={"cheese": "on"}), 422, "unknown-option")
    problem(play(name="a\u202eb"), 422, "bad-name")
    problem(play(instead="short"), 400, "bad-request-field")
    on = client.post(f"{path}/on", json={"match": NOWHERE}, headers=bearer)
    problem(on, 409, "nothing-lost")
    assert about(client.get(path, headers=bearer)).matches == []


def test_nobody_chooses_the_chapter_or_what_it_begins_with(client: httpx.Client) -> None:
    path, bearer = begun(client)
    wish = {**CHAPTER, "options": {"chapter": "5", "campaign": "book silent_bell;trophy x"}}

    ann = seated(client.post(f"{path}/matches", json=wish, headers=bearer))

    options = client.get(f"/api/matches/{ann.match}").json()["options"]
    assert (options["chapter"], options["campaign"]) == ("1", "book silent_bell")


def test_only_its_own_token_opens_a_campaign(client: httpx.Client) -> None:
    path, bearer = begun(client)
    _, other = begun(client)
    ann = seated(client.post(f"{path}/matches", json=CHAPTER, headers=bearer))
    chair = {"Authorization": f"Bearer {ann.token}"}
    asks: tuple[Callable[[str, dict[str, str]], httpx.Response], ...] = (
        lambda at, headers: client.get(at, headers=headers),
        lambda at, headers: client.get(f"{at}/file", headers=headers),
        lambda at, headers: client.post(f"{at}/matches", json=CHAPTER, headers=headers),
        lambda at, headers: client.post(f"{at}/on", json={"match": ann.match}, headers=headers),
    )
    for ask in asks:
        problem(ask(path, {}), 401, "no-token")
        problem(ask(path, {"Authorization": "Bearer short"}), 401, "no-token")
        problem(ask(path, other), 403, "bad-campaign-token")
        problem(ask(path, chair), 403, "bad-campaign-token")
        problem(ask(f"/api/campaigns/{NOWHERE}", bearer), 404, "no-such-campaign")
        problem(ask("/api/campaigns/short", bearer), 404, "no-such-campaign")
    query = f"?token={bearer['Authorization'].removeprefix('Bearer ')}"
    problem(client.get(path + query), 401, "no-token")
    page = client.post("/api/campaigns", json={"game": GAME}, headers={"Origin": "http://evil.org"})
    problem(page, 403, "foreign-page")


def test_a_token_is_told_once_and_kept_as_a_hash(server: Server, client: httpx.Client) -> None:
    path, bearer = begun(client)
    token = bearer["Authorization"].removeprefix("Bearer ")
    ann = seated(client.post(f"{path}/matches", json=CHAPTER, headers=bearer))

    for answer in (
        client.get(path, headers=bearer),
        client.get(f"{path}/file", headers=bearer),
        client.get(f"/api/matches/{ann.match}"),
        client.get("/metrics"),
    ):
        assert token not in answer.text
    assert token not in server.output.read_text()
    for file in server.data.iterdir():
        assert token.encode() not in file.read_bytes()


def test_games_say_whether_they_have_campaigns(client: httpx.Client) -> None:
    told = {game["key"]: game["campaigns"] for game in client.get("/api/games").json()}

    assert told[GAME]
    assert not told["koty"]


@pytest.mark.budget(15, "a server is started twice")
def test_a_campaign_is_there_after_a_power_cut(tmp_path_factory: pytest.TempPathFactory) -> None:
    folder = tmp_path_factory.mktemp("cut")
    with serving(folder) as server, server.visitor() as client:
        path, bearer = begun(client)
        ann = seated(client.post(f"{path}/matches", json=CHAPTER, headers=bearer))
        server.kill()
        server.start()
        assert about(client.get(path, headers=bearer)).playing == ann.match
