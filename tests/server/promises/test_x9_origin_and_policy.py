"""X9: pages from elsewhere can do nothing here, and our own can load nothing from elsewhere."""

from __future__ import annotations

import json
import socket
from collections.abc import Iterator

import httpx
import pytest

from purrlour.server.headers import ALWAYS, POLICY, is_welcome
from tests.server.serving import Server, serving
from tests.waiting import LIMIT

pytestmark = pytest.mark.slow  # real processes, sockets or screens

NEW = json.dumps({"game": "exploding_kittens", "seats": 2, "name": "Ann"})
LISTED = "https://play.example.org"


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    folder = tmp_path_factory.mktemp("x9")
    flags = ("--root-path", "/cats")
    with serving(folder, *flags, ORIGINS=LISTED, LIMITS_ADDRESS_REQUESTS="100000") as running:
        yield running


def origins(server: Server) -> dict[str, bool]:
    """Where a browser may say it comes from, and whether it may come in."""
    port = server.port
    return {
        f"http://127.0.0.1:{port}": True,
        f"HTTP://127.0.0.1:{port}": True,
        LISTED: True,
        LISTED.upper(): True,
        f"https://127.0.0.1:{port}": True,  # a proxy may speak TLS for us
        "null": False,
        "": False,
        "*": False,
        f"127.0.0.1:{port}": False,
        f"http://127.0.0.1:{port + 1}": False,
        "http://127.0.0.1": False,
        f"http://localhost:{port}": False,
        f"http://127.0.0.1:{port}.evil.example": False,
        f"http://evil.example:{port}": False,
        f"http://evil@127.0.0.1:{port}": False,
        f"http://127.0.0.1:{port}@evil.example": False,
        f"http://127.0.0.1:{port}/": False,
        f"ftp://127.0.0.1:{port}": False,
        f"http://[127.0.0.1:{port}": False,
        "https://play.example.org.evil.example": False,
        "https://evil.example/https://play.example.org": False,
        "http://play.example.org": False,
        "https://play.example.org:444": False,
        "https://sub.play.example.org": False,
        "\xff": False,
    }


def upgrade(
    server: Server, path: str, headers: list[tuple[str, str]], *, host: str = ""
) -> tuple[int, str]:
    """Asks for a socket; gives the status, and the whole head of the answer."""
    lines = [
        f"GET {path} HTTP/1.1",
        f"Host: {host or f'127.0.0.1:{server.port}'}",
        "Connection: Upgrade",
        "Upgrade: websocket",
        "Sec-WebSocket-Version: 13",
        "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==",
        *(f"{name}: {value}" for name, value in headers),
        "\r\n",
    ]
    with socket.create_connection(("127.0.0.1", server.port), timeout=LIMIT) as line:
        line.sendall("\r\n".join(lines).encode("latin-1"))
        head = b""
        while b"\r\n\r\n" not in head and (more := line.recv(65536)):
            head += more
    return int(head.split()[1]), head.partition(b"\r\n\r\n")[0].decode("latin-1")


@pytest.fixture(scope="module")
def client(server: Server) -> Iterator[httpx.Client]:
    with server.visitor() as one:
        yield one


def post(client: httpx.Client, headers: list[tuple[str, str]]) -> httpx.Response:
    raw = [(name.encode(), value.encode("latin-1")) for name, value in headers]
    return client.post(
        "/api/matches",
        content=NEW,
        headers=[(b"content-type", b"application/json"), *raw],
    )


def test_the_whole_matrix(server: Server, client: httpx.Client) -> None:
    for origin, welcome in origins(server).items():
        headers = [("Origin", origin)]
        assert upgrade(server, "/ws", headers)[0] == (101 if welcome else 403), origin
        answer = post(client, headers)
        assert answer.status_code == (201 if welcome else 403), origin
        if not welcome:
            assert answer.json()["key"] == "foreign-page"
        # Whoever only looks changes nothing, wherever they come from.
        raw = {b"origin": origin.encode("latin-1")}
        assert client.get("/api/games", headers=raw).status_code == 200


def test_programs_say_no_origin(server: Server, client: httpx.Client) -> None:
    assert upgrade(server, "/ws", [])[0] == 101
    assert post(client, []).status_code == 201


def test_two_origins_are_none(server: Server, client: httpx.Client) -> None:
    own = f"http://127.0.0.1:{server.port}"
    for pair in ([own, own], [own, "https://evil.example"], ["https://evil.example", LISTED]):
        headers = [("Origin", origin) for origin in pair]
        assert upgrade(server, "/ws", headers)[0] == 403
        assert post(client, headers).status_code == 403


def test_a_page_that_makes_its_own_name_lead_here_is_told_so(
    server: Server, client: httpx.Client
) -> None:
    """DNS rebinding: to the browser it is of our origin, and Origin and Host agree."""
    evil = f"evil.example:{server.port}"
    headers = [("Origin", f"http://{evil}")]
    for path in ("/", "/cats", "/api/games", "/healthz", "/api/matches/x"):
        answer = client.get(path, headers={"host": evil, "accept-language": "pl"})
        assert (answer.status_code, answer.json()["key"]) == (421, "unknown-host"), path
        assert evil in answer.json()["text"]
    answer = post(client, [*headers, ("Host", evil)])
    assert (answer.status_code, answer.json()["key"]) == (421, "unknown-host")
    status, head = upgrade(server, "/ws", headers, host=evil)
    assert status == 421
    assert "101" not in head.splitlines()[0]
    public = LISTED.removeprefix("https://")
    assert client.get("/api/games", headers={"host": public}).status_code == 200
    assert upgrade(server, "/ws", [("Origin", LISTED)], host=public)[0] == 101


def test_sockets_open_in_one_place_only(server: Server) -> None:
    for path, status in (("/ws", 101), ("/cats/ws", 101), ("/", 404), ("/api/games", 404)):
        assert upgrade(server, path, [])[0] == status, path


@pytest.mark.parametrize(
    ("origin", "host", "welcome"),
    [
        ("http://cat.lan", "cat.lan", True),
        ("http://cat.lan", "cat.lan:80", True),
        ("http://cat.lan:80", "cat.lan", True),
        ("https://cat.lan", "cat.lan:443", True),
        ("https://cat.lan", "cat.lan:80", False),
        ("http://CAT.lan", "cat.LAN", True),
        ("http://[::1]:8484", "[::1]:8484", True),
        ("http://cat.lan", "", False),
        ("http://cat.lan:99999", "cat.lan:99999", False),
        ("http://", "", False),
        ("http://cat.lan#", "cat.lan#", False),
        ("http://cat.lan?x", "cat.lan?x", False),
        ("http://a@cat.lan", "a@cat.lan", False),
    ],
)
def test_origins_and_hosts(origin: str, host: str, welcome: bool) -> None:
    headers = [(b"origin", origin.encode()), (b"host", host.encode())]
    assert is_welcome(headers, ()) is welcome


def test_an_origin_without_exactly_one_host_is_none() -> None:
    own = (b"origin", b"http://cat.lan")
    assert not is_welcome([own], ())
    assert not is_welcome([own, (b"host", b"cat.lan"), (b"host", b"cat.lan")], ())


# What every answer says.


def answers(client: httpx.Client) -> Iterator[httpx.Response]:
    """Every route and nearly every status."""
    json_kind = {"content-type": "application/json"}
    page = client.get("/")
    cases = [
        ("GET", "/", {}, b"", 200),
        ("GET", "/", {"if-none-match": page.headers["etag"]}, b"", 304),
        ("HEAD", "/", {}, b"", 200),
        ("GET", "/cats", {}, b"", 308),
        ("GET", "/cats/", {}, b"", 200),
        ("GET", "/schema/openapi.json", {}, b"", 200),
        ("GET", "/healthz", {}, b"", 200),
        ("HEAD", "/healthz", {}, b"", 200),
        ("GET", "/readyz", {}, b"", 200),
        ("GET", "/metrics", {}, b"", 200),
        ("GET", "/api/games", {}, b"", 200),
        ("GET", "/api/games/exploding_kittens", {}, b"", 200),
        ("GET", "/api/games/chess", {}, b"", 404),
        ("GET", "/api/codes/ZZZZZZ", {}, b"", 404),
        ("GET", f"/api/matches/{'A' * 22}", {}, b"", 404),
        ("GET", f"/api/matches/{'A' * 22}/chronicle", {}, b"", 401),
        ("GET", "/nope", {}, b"", 404),
        ("HEAD", "/nope", {}, b"", 404),
        ("POST", "/nope", {}, b"", 404),
        ("OPTIONS", "/api/matches", {}, b"", 204),
        ("DELETE", "/api/matches", {}, b"", 405),
        ("TRACE", "/healthz", {}, b"", 405),
        ("POST", "/api/matches", json_kind, NEW.encode(), 201),
        ("POST", "/api/matches", json_kind, b"{", 400),
        ("POST", "/api/matches", {}, NEW.encode(), 415),
        ("POST", "/api/matches", json_kind, b" " * 70_000, 413),
        ("POST", "/api/matches", {**json_kind, "origin": "null"}, NEW.encode(), 403),
        ("POST", "/api/matches", json_kind, b'{"game":"chess","seats":2}', 422),
        ("POST", "/api/import", {"content-type": "text/plain"}, b"meow", 422),
        ("GET", "/healthz", {"host": "evil example"}, b"", 421),
    ]
    for method, path, headers, body, status in cases:
        answer = client.request(method, path, headers=headers, content=body)
        assert answer.status_code == status, (method, path, answer.text)
        yield answer


def test_every_answer_has_every_header_once(client: httpx.Client) -> None:
    for answer in answers(client):
        told = answer.headers
        for name, value in ALWAYS:
            assert told.get_list(name.decode()) == [value.decode()], (answer.url, name)
        assert len(told.get_list("cache-control")) == 1
        assert "set-cookie" not in told
        assert "server" not in told
        assert "access-control-allow-origin" not in told
        if answer.url.path.startswith("/api"):
            assert told["cache-control"] == "no-store"


def test_a_socket_that_is_refused_says_the_same(server: Server) -> None:
    for path, headers in (("/ws", [("Origin", "null")]), ("/nope", [])):
        _, head = upgrade(server, path, headers)
        for name, value in ALWAYS:
            assert f"{name.decode()}: {value.decode()}".lower() in head.lower()


def test_the_policy_is_strict() -> None:
    rules = {rule.split()[0]: rule.split()[1:] for rule in POLICY.split("; ")}
    assert rules["default-src"] == ["'self'"]
    assert rules["script-src"] == ["'self'"]
    assert rules["style-src"] == ["'self'"]
    assert rules["connect-src"] == ["'self'"]
    assert rules["frame-ancestors"] == rules["object-src"] == rules["base-uri"] == ["'none'"]
    assert {source for sources in rules.values() for source in sources} == {"'self'", "'none'"}
