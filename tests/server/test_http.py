"""Plain requests, against a real server: what they give, and how they are refused."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any, cast

import httpx
import msgspec
import pytest

from purrlour.engine.clauses import load_clauses
from purrlour.games import GAMES
from purrlour.server import wire
from purrlour.server.app import build
from purrlour.server.config import Config, Limits
from purrlour.server.http import ROUTES
from purrlour.server.impact import Impact
from purrlour.server.page import find_file, load_files
from purrlour.server.problems import choose_language
from tests.server.answers import asking, problem, seated
from tests.server.serving import serving
from tests.server.storage.disk import locked
from tests.waiting import LIMIT

pytestmark = pytest.mark.slow  # real processes, sockets or screens

GAME = "exploding_kittens"
NEW = {"game": GAME, "seats": 3, "name": "Ann"}
NOWHERE = "A" * 22


# Matches.


def test_a_match_is_opened_found_and_joined(client: httpx.Client) -> None:
    host = seated(client.post("/api/matches", json=NEW))
    assert host.seat == 0
    msgspec.convert(host.match, wire.MatchId)
    msgspec.convert(host.token, wire.Token)

    for typed in (host.code, host.code.lower(), f" {host.code[:3]}-{host.code[3:]}"):
        assert client.get(f"/api/codes/{typed}").json() == {"match": host.match}

    guest = seated(client.post(f"/api/matches/{host.match}/join", json={"name": "Bob"}))
    assert (guest.match, guest.code, guest.seat) == (host.match, host.code, 1)
    assert guest.token != host.token

    about = msgspec.json.decode(client.get(f"/api/matches/{host.match}").content, type=wire.About)
    assert [chair.name for chair in about.chairs] == ["Ann", "Bob", ""]
    assert about.phase == "lobby"
    assert about.host == 0


def test_no_answer_about_a_match_holds_a_token(client: httpx.Client) -> None:
    host = seated(client.post("/api/matches", json=NEW))
    for path in (f"/api/matches/{host.match}", f"/api/codes/{host.code}", "/metrics", "/api/games"):
        assert host.token not in client.get(path).text


def test_a_host_may_have_no_chair(client: httpx.Client) -> None:
    host = seated(client.post("/api/matches", json={"game": GAME, "seats": 2}))

    assert host.seat < 0
    assert seated(client.post(f"/api/matches/{host.match}/join", json={"name": "Ann"})).seat == 0


REFUSED = [
    ({"game": "chess", "seats": 2}, 422, "unknown-game"),
    ({**NEW, "seats": 6}, 422, "seat-count"),
    ({**NEW, "options": {"cheese": "on"}}, 422, "unknown-option"),
    ({**NEW, "options": {"turbo": "perhaps"}}, 422, "unknown-option-value"),
    ({**NEW, "settings": {"stand_in": "gready"}}, 422, "unknown-bot"),
    ({**NEW, "name": " "}, 422, "bad-name-length"),
    ({**NEW, "name": "a" * 25}, 422, "bad-name-length"),
    ({**NEW, "name": "a\u202eb"}, 422, "bad-name"),
]


@pytest.mark.parametrize(("wish", "status", "key"), REFUSED, ids=lambda case: str(case)[:30])
def test_a_wish_that_no_table_can_fulfil(
    client: httpx.Client, wish: dict[str, Any], status: int, key: str
) -> None:
    problem(client.post("/api/matches", json=wish), status, key)


def test_a_chair_is_taken_once(client: httpx.Client) -> None:
    host = seated(client.post("/api/matches", json={**NEW, "seats": 2}))
    join = f"/api/matches/{host.match}/join"

    problem(client.post(join, json={"name": "Bob", "chair": 0}), 409, "chair-taken")
    problem(client.post(join, json={"name": "Bob", "chair": 7}), 422, "no-such-chair")
    seated(client.post(join, json={"name": "Bob", "chair": 1}))
    problem(client.post(join, json={"name": "Cyd"}), 409, "table-full")


def test_what_is_not_there(client: httpx.Client) -> None:
    for match in (NOWHERE, "short", "A" * 21 + "%00", "A" * 21 + "ż"):
        problem(client.get(f"/api/matches/{match}"), 404, "no-such-match")
        problem(
            client.post(f"/api/matches/{match}/join", json={"name": "Bob"}), 404, "no-such-match"
        )
    for code in ("ZZZZZZ", "x", "A" * 13, "%00"):
        problem(client.get(f"/api/codes/{code}"), 404, "no-such-code")
    problem(client.get("/api/games/chess"), 404, "no-such-game")
    for path in ("/nope", "/api", "/api/nope", "/%00", "/../etc/passwd", "/schema", "/ws/x"):
        problem(client.get(path), 404, "no-such-page")
        problem(client.post(path, json={}), 404, "no-such-page")


# Games.


def test_the_games_and_their_tables(client: httpx.Client) -> None:
    listed = client.get("/api/games").json()
    assert [game["key"] for game in listed] == list(GAMES)

    for key, rules in GAMES.items():
        book = client.get(f"/api/games/{key}").json()
        short = next(game for game in listed if game["key"] == key)
        assert {name: book[name] for name in short} == short
        assert (book["least"], book["most"]) == (rules.min_seats, rules.max_seats)
        assert (book["version"], book["cooperative"]) == (rules.version, rules.cooperative)
        assert [row["text"] for row in book["actions"]] == [row.text() for row in rules.actions]
        assert [row["parts"] for row in book["actions"]] == [row.wire() for row in rules.actions]
        assert book["clauses"] == list(load_clauses(key, "en"))
        assert {"random", "greedy"} <= set(book["bots"])
        for option in book["options"]:
            assert option["default"] == option["values"][0]
            rules.options({option["name"]: option["values"][-1]})
        presets = {preset["name"]: preset["options"] for preset in book["presets"]}
        assert presets == rules.presets


def test_what_is_printed_in_a_box(client: httpx.Client) -> None:
    for key, rules in GAMES.items():
        path, printed = f"/api/games/{key}/content", rules.printed()
        if printed is None:
            problem(client.get(path), 404, "no-such-page")
            continue
        first = client.get(path)
        assert first.headers["content-type"] == "application/json"
        assert first.content == msgspec.json.encode(printed)
        again = client.get(path, headers={"if-none-match": first.headers["etag"]})
        assert (again.status_code, again.content) == (304, b"")
        whole = client.get(path, headers={"accept-encoding": "identity"})
        assert whole.content == first.content
        assert whole.headers["etag"] != first.headers["etag"]
    problem(client.get("/api/games/chess/content"), 404, "no-such-game")


def test_every_game_has_a_lesson(client: httpx.Client) -> None:
    listed = client.get("/api/games").json()
    assert all(game["lesson"] for game in listed)

    for key in GAMES:
        first = client.get(f"/api/games/{key}/lesson")
        assert first.headers["content-type"] == "application/json"
        lesson = msgspec.json.decode(first.content, type=wire.Lesson)
        assert (lesson.game, lesson.first.seat) == (key, lesson.seat)
        again = client.get(
            f"/api/games/{key}/lesson", headers={"if-none-match": first.headers["etag"]}
        )
        assert (again.status_code, again.content) == (304, b"")
    problem(client.get("/api/games/chess/lesson"), 404, "no-such-game")


def test_every_game_tells_what_its_house_rules_change(client: httpx.Client) -> None:
    for key, game in GAMES.items():
        path = f"/api/games/{key}/impact"
        first = client.get(path)
        impact = msgspec.json.decode(first.content, type=Impact)
        assert impact.version == game.version
        assert {(card.option, card.value) for card in impact.cards} == {
            (option, value) for option, values in game.house_rules().items() for value in values[1:]
        }
        again = client.get(path, headers={"if-none-match": first.headers["etag"]})
        assert (again.status_code, again.content) == (304, b"")
    problem(client.get("/api/games/chess/impact"), 404, "no-such-game")


def test_what_is_printed_for_a_page_that_begins_in_one_room(client: httpx.Client) -> None:
    path = "/api/games/mice_and_mystics/content"
    whole, part = client.get(path).json(), client.get(f"{path}/t2_blue").json()
    (room,) = part["rooms"]
    assert room["id"] == "t2_blue"
    assert room in whole["rooms"]
    assert part | {"rooms": whole["rooms"]} == whole
    problem(client.get(f"{path}/t9_blue"), 404, "no-such-page")
    problem(client.get("/api/games/koty/content/t2_blue"), 404, "no-such-page")


@pytest.mark.parametrize("game", GAMES)
def test_presets_are_house_rules_that_exist(game: str) -> None:
    read = [GAMES[game].options(options) for options in GAMES[game].presets.values()]
    assert read[0] == GAMES[game].options({}), "the defaults come first"
    assert len(set(read)) == len(read), "each is something else"


# Addresses for others.

HOME = "http://192.168.1.5:8484/"


def _asked(config: Config, *, visitor: str = "127.0.0.1", **headers: str) -> list[str]:
    """What a visitor is told, on a machine with one address at home and one in the world."""

    async def ask() -> list[str]:
        app = build(config)
        transport = httpx.ASGITransport(cast(Any, app), client=(visitor, 50000))
        async with app.opened():
            base = f"http://{headers.pop('host', 'localhost:8484')}"
            async with httpx.AsyncClient(transport=transport, base_url=base) as client:
                found = msgspec.json.decode(
                    (await client.get("/api/addresses", headers=headers)).content
                )
                links: list[str] = found["links"]
                return links

    return asyncio.run(ask())


@pytest.fixture
def machine(monkeypatch: pytest.MonkeyPatch) -> None:
    """What the system would say of its networks."""
    found = ["192.168.1.5", "93.184.216.34", "fd00::5"]
    monkeypatch.setattr("purrlour.server.addresses.own_addresses", lambda: found)


@pytest.mark.usefixtures("machine")
def test_somebody_at_the_machine_is_told_where_phones_find_it(tmp_path: Path) -> None:
    config = Config(data=tmp_path, port=8484)
    for host in ("localhost:8484", "127.0.0.1:8484", "[::1]:8484"):
        assert _asked(config, host=host) == [HOME]
    assert _asked(config, visitor="::1") == [HOME]


STRANGERS: dict[str, dict[str, str]] = {
    "another device": {"visitor": "192.168.1.9", "host": "192.168.1.5:8484"},
    "another device that says localhost": {"visitor": "192.168.1.9"},
    "the world": {"visitor": "203.0.113.9", "host": "play.example.org"},
    "a proxy here": {"host": "play.example.org"},
    "a proxy here with another Host": {"x-forwarded-for": "203.0.113.9"},
    "a page that calls itself something else": {"host": "attacker.example:8484"},
}


@pytest.mark.usefixtures("machine")
@pytest.mark.parametrize("how", STRANGERS.values(), ids=STRANGERS)
def test_nobody_else_learns_what_the_home_network_looks_like(
    tmp_path: Path, how: dict[str, str]
) -> None:
    assert _asked(Config(data=tmp_path, port=8484), **how) == []


@pytest.mark.usefixtures("machine")
def test_there_is_no_other_address_if_nobody_else_can_come_in(tmp_path: Path) -> None:
    assert _asked(Config(data=tmp_path, host="127.0.0.1")) == []
    assert _asked(Config(data=tmp_path, root_path="/cats")) == []
    assert _asked(Config(data=tmp_path, proxies=("127.0.0.1",))) == []


def test_a_host_that_is_no_address(client: httpx.Client) -> None:
    assert client.get("/api/addresses", headers={"host": "["}).status_code in (400, 421)


# How requests are refused.

BAD_FIELDS = [
    ({"game": GAME}, "seats"),
    ({**NEW, "seats": "3"}, "seats"),
    ({**NEW, "seats": 0}, "seats"),
    ({**NEW, "cheese": 1}, "cheese"),
    ({**NEW, "settings": {"turn": -1}}, "settings.turn"),
    ({**NEW, "settings": {"cheese": 1}}, "settings.cheese"),
    ({**NEW, "options": {"turbo": 1}}, "options[...]"),
    ({**NEW, "nonce": "xyz"}, "nonce"),
    ({**NEW, "name": ["Ann"]}, "name"),
]


@pytest.mark.parametrize(("wish", "field"), BAD_FIELDS, ids=lambda case: str(case)[-30:])
def test_a_field_that_is_wrong_is_named(
    client: httpx.Client, wish: dict[str, Any], field: str
) -> None:
    told = problem(client.post("/api/matches", json=wish), 400, "bad-request-field")
    assert told["facts"]["field"] == field
    assert field in told["text"]


@pytest.mark.parametrize(
    "body", [b"", b"{", b"[]", b"null", b'"\xff"', b'{"game":"\\ud800"}', b"NaN", b"{}{}", b"\x00"]
)
def test_what_is_not_our_json(client: httpx.Client, body: bytes) -> None:
    told = client.post("/api/matches", content=body, headers={"content-type": "application/json"})
    assert told.status_code == 400
    assert told.json()["key"] in ("bad-json", "bad-request-field")


@pytest.mark.parametrize(
    "kind",
    ["", "text/plain", "multipart/form-data; boundary=x", "application/x-www-form-urlencoded"],
)
def test_only_json_is_taken(client: httpx.Client, kind: str) -> None:
    headers = {"content-type": kind} if kind else {}
    answer = client.post("/api/matches", content=msgspec.json.encode(NEW), headers=headers)
    problem(answer, 415, "wrong-kind")


def test_json_may_say_its_alphabet(client: httpx.Client) -> None:
    headers = {"content-type": "Application/JSON; charset=utf-8"}
    seated(client.post("/api/matches", content=msgspec.json.encode(NEW), headers=headers))


def test_a_method_that_is_not_taken_names_those_that_are(client: httpx.Client) -> None:
    for path, allowed in (("/api/matches", "POST"), ("/healthz", "GET"), ("/api/games", "GET")):
        for method in ("PUT", "DELETE", "PATCH", "FETCH"):
            answer = client.request(method, path)
            problem(answer, 405, "wrong-method")
            assert allowed in answer.headers["allow"]


def test_problems_speak_the_visitors_language(client: httpx.Client) -> None:
    told = {
        language: client.get("/nope", headers={"accept-language": language}).json()["text"]
        for language in ("en", "pl", "pl-PL,pl;q=0.9,en;q=0.1", "de", "x" * 5000)
    }
    assert told["pl"] == "Pod tym adresem nic nie ma."
    assert told["pl-PL,pl;q=0.9,en;q=0.1"] == told["pl"]
    assert told["en"] == told["de"] == told["x" * 5000] == "There is nothing at this address."


@pytest.mark.parametrize(
    ("accepted", "language"),
    [
        ("", "en"),
        ("*", "en"),
        ("pl", "pl"),
        ("PL-pl", "pl"),
        ("en;q=0.3, pl;q=0.4", "pl"),
        ("pl;q=0", "en"),
        ("de, fr;q=0.9, pl;q=0.1", "pl"),
        ("pl;q=2", "en"),
        ("plx, pl;q=abc", "en"),
    ],
)
def test_choosing_a_language(accepted: str, language: str) -> None:
    assert choose_language(accepted) == language


# The page and the schema.


def test_without_a_client_the_first_page_says_in_both_languages_that_the_server_runs() -> None:
    page = find_file({}, "/")

    assert page is not None
    assert (b"content-type", b"text/html; charset=utf-8") in page.headers
    text = page.body.decode()
    assert "This server is running." in text
    assert "Ten serwer działa." in text
    assert "<script" not in text
    assert "style=" not in text
    assert "://" not in text


def test_a_page_that_the_browser_has_already_is_not_sent_again(client: httpx.Client) -> None:
    answer = client.get("/")

    again = client.get("/", headers={"if-none-match": answer.headers["etag"]})

    assert answer.headers["content-type"] == "text/html; charset=utf-8"
    assert (again.status_code, again.content) == (304, b"")


def test_a_head_is_a_get_without_its_body(client: httpx.Client) -> None:
    for path in ("/", "/healthz", "/api/games", "/nope"):
        got, headed = client.get(path), client.head(path)
        assert headed.status_code == got.status_code
        assert headed.content == b""
        for name in ("content-length", "content-type", "content-security-policy"):
            assert headed.headers[name] == got.headers[name]


def test_files_of_a_client_are_served_and_nothing_beside_them(tmp_path: Path) -> None:
    (tmp_path / "secret").write_text("secret")
    static = tmp_path / "static"
    (static / "assets").mkdir(parents=True)
    (static / "index.html").write_text("<!doctype html>")
    (static / "assets" / "app-1a2b.js").write_text("let a")
    (static / "assets" / "x.wasm").write_bytes(b"\0asm")

    files = load_files(static)

    assert set(files) == {"/", "/index.html", "/assets/app-1a2b.js", "/assets/x.wasm"}
    assert dict(files["/assets/app-1a2b.js"].headers)[b"content-type"].startswith(
        b"text/javascript"
    )
    assert b"immutable" in dict(files["/assets/app-1a2b.js"].headers)[b"cache-control"]
    assert dict(files["/assets/x.wasm"].headers)[b"content-type"] == b"application/wasm"
    assert dict(files["/"].headers)[b"cache-control"] == b"no-cache"


def test_every_table_has_the_page_of_its_folder(tmp_path: Path) -> None:
    for inside in ("index.html", "t/index.html", "assets/app-1a2b.js"):
        (tmp_path / inside).parent.mkdir(exist_ok=True)
        (tmp_path / inside).write_text(inside)

    files = load_files(tmp_path)

    table = files["/t/index.html"]
    assert [find_file(files, path) for path in ("/t/", "/t/anything")] == [table, table]
    for path in ("/t", "/anything", "/t/any/thing", "/assets/other.js", "/assets/", "*", ""):
        assert find_file(files, path) is None


def test_the_schema_describes_every_route_and_loads_nothing(client: httpx.Client) -> None:
    document = client.get("/schema/openapi.json").json()

    assert document["openapi"].startswith("3.1")
    described = {
        (method.upper(), path) for path, item in document["paths"].items() for method in item
    }
    assert described == {(route.method, route.path) for route in ROUTES}
    schemas = document["components"]["schemas"]
    assert set(schemas["Problem"]["properties"]) == set(wire.Problem.__struct_fields__)
    assert schemas["NewMatch"]["additionalProperties"] is False


# Sub-paths, limits, trouble.


def test_everything_works_under_a_sub_path(tmp_path: Path) -> None:
    """Whether the proxy takes the sub-path off or leaves it on."""

    async def ask() -> None:
        config = Config(data=tmp_path, limits=Limits(), root_path="/games/purrlour")
        async with asking(config) as (_, client):
            for root in ("/games/purrlour", ""):
                assert (await client.get(f"{root}/")).status_code == 200
                assert (await client.get(f"{root}/healthz")).json() == {"ok": True}
                host = seated(await client.post(f"{root}/api/matches", json=NEW))
                about = await client.get(f"{root}/api/matches/{host.match}")
                assert about.status_code == 200
                problem(await client.get(f"{root}/nope"), 404, "no-such-page")
            bare = await client.get("/games/purrlour")
            assert (bare.status_code, bare.headers["location"]) == (308, "/games/purrlour/")
            problem(await client.get("/games/purrlourhealthz"), 404, "no-such-page")
            document = (await client.get("/games/purrlour/schema/openapi.json")).json()
            assert document["servers"] == [{"url": "/games/purrlour"}]

    asyncio.run(ask())


def test_whoever_asks_too_often_is_told_to_wait(tmp_path: Path) -> None:
    """And a proxy is believed who asks, if it is on the list."""
    asks = [("/api/games", {"x-forwarded-for": f"203.0.113.{at}"}) for at in range(40)]
    line = httpx.HTTPTransport(local_address="127.0.0.2")
    with (
        serving(tmp_path, LIMITS_ADDRESS_REQUESTS="1", PROXIES="127.0.0.2") as server,
        httpx.Client(base_url=server.url, timeout=LIMIT, transport=line) as proxy,
        server.visitor() as client,
    ):
        assert {proxy.get(path, headers=said).status_code for path, said in asks} == {200}

        answers = [client.get(path, headers=said) for path, said in asks]
        assert {answer.status_code for answer in answers} == {200, 429}
        slowed = next(answer for answer in answers if answer.status_code == 429)
        problem(slowed, 429, "too-fast")
        assert slowed.headers["retry-after"] == "1"
        assert client.get("/healthz").status_code == 200  # only /api is counted


def test_while_nothing_can_be_stored_it_says_so_and_recovers(tmp_path: Path) -> None:
    async def ask() -> None:
        async with asking(Config(data=tmp_path, limits=Limits())) as (_, client):
            (file,) = tmp_path.glob("*.db")
            with locked(file):
                answer = await client.post("/api/matches", json=NEW)
                problem(answer, 503, "storage-trouble")
                assert answer.headers["retry-after"] == "2"
                problem(await client.get("/readyz"), 503, "storage-trouble")
                assert (await client.get("/healthz")).status_code == 200
            assert (await client.get("/readyz")).status_code == 200
            seated(await client.post("/api/matches", json=NEW))

    asyncio.run(ask())


def test_while_it_drains_it_is_not_ready_and_opens_nothing(tmp_path: Path) -> None:
    async def ask() -> list[httpx.Response]:
        async with asking(Config(data=tmp_path, limits=Limits())) as (app, client):
            assert (await client.get("/readyz")).status_code == 200
            await app.drain()
            return [
                await client.get("/readyz"),
                await client.post("/api/matches", json=NEW),
                await client.post(f"/api/matches/{NOWHERE}/join", json={"name": "Bob"}),
                await client.get("/healthz"),
            ]

    *closed, alive = asyncio.run(ask())

    for answer in closed:
        problem(answer, 503, "restarting")
    assert alive.status_code == 200
