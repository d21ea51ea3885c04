"""Whole matches over HTTP: out of one parlour, and into another."""

from __future__ import annotations

import json
import re

import httpx
import msgspec
import pytest

from purrlour.server import wire
from purrlour.server.auth.tokens import hash_token
from purrlour.server.chronicle import read_chronicle, write_chronicle
from purrlour.server.matches import entries as log
from purrlour.server.verify import verify
from tests.server.answers import problem, seated
from tests.server.chronicles import entries_of, played, resealed
from tests.server.serving import Server
from tests.waiting import LIMIT

NEW = {"game": "exploding_kittens", "seats": 3, "name": "Ann"}
NOWHERE = "A" * 22


def play_out(server: Server, client: httpx.Client) -> wire.Seated:
    """A match that bots have played to its end."""
    wish = {**NEW, "seats": 2, "settings": {"pace": 0}}
    host = seated(client.post("/api/matches", json=wish))
    hello = {"t": "hello", "match": host.match, "token": host.token}
    commands = [
        {"t": "bot", "id": "1", "chair": 1, "bot": "random"},
        {"t": "start", "id": "2"},
        {"t": "away", "id": "3"},
    ]
    with server.dial() as line:
        line.send(json.dumps(hello))
        for command in commands:
            line.send(json.dumps(command))
        while not json.loads(line.recv(timeout=LIMIT)).get("ending"):
            pass
    return host


def test_a_finished_match_goes_out_and_comes_in_again(server: Server, client: httpx.Client) -> None:
    host = play_out(server, client)
    path = f"/api/matches/{host.match}/chronicle"

    answer = client.get(path, headers={"authorization": f"Bearer {host.token}"})
    assert answer.status_code == 200
    assert answer.headers["content-type"] == "text/plain; charset=utf-8"
    assert verify(read_chronicle(answer.text)).fine
    assert host.token not in answer.text
    assert hash_token(host.token) not in answer.text

    text = {"content-type": "text/plain"}
    brought = client.post("/api/import", content=answer.content, headers=text)
    assert brought.status_code == 201, brought.text
    assert brought.json()["match"] != host.match
    about = client.get(f"/api/matches/{brought.json()['match']}").json()
    assert (about["phase"], about["code"]) == ("over", brought.json()["code"])
    assert about["imported"] is True
    told = client.get(f"/api/matches/{host.match}").json()
    assert {"imported", "newest"}.isdisjoint(told)  # by the rules of today

    forged = answer.content.replace(b"Ann", b"Eve")
    problem(client.post("/api/import", content=forged, headers=text), 422, "chronicle-seal")
    other = re.sub(
        '"commitment":"(.)', lambda one: f'"commitment":"{"01"[one[1] == "0"]}', answer.text
    )
    resigned = resealed(other).encode()
    problem(client.post("/api/import", content=resigned, headers=text), 422, "verify-commitment")


@pytest.mark.parametrize("upto", [0, 20], ids=["dealt", "played"])
def test_a_match_that_is_not_over_does_not_come_in(client: httpx.Client, upto: int) -> None:
    """F4: whoever brings it knows its secret, and so every card; only the house may do that."""
    running = played(4, upto=upto)
    first, *rest = entries_of(running)
    opened = msgspec.structs.replace(first, secret=running.kept.secret.hex())
    text = {"content-type": "text/plain", "accept-language": "pl"}
    lobby = rest[: next(at for at, one in enumerate(rest) if isinstance(one, log.Mixing))]

    for entries in ([opened, *rest], [opened, *lobby], [first, *rest]):
        file = write_chronicle(running.kept, entries)
        answer = client.post("/api/import", content=file.encode(), headers=text)
        problem(answer, 422, "import-not-over")
        assert "purrlour import" in answer.json()["text"]


def test_a_chronicle_is_for_those_who_played(server: Server, client: httpx.Client) -> None:
    host = seated(client.post("/api/matches", json=NEW))
    other = seated(client.post("/api/matches", json=NEW))
    path = f"/api/matches/{host.match}/chronicle"

    for headers in ({}, {"authorization": host.token}, {"authorization": "Basic QTpC"}):
        answer = client.get(path, headers=headers)
        problem(answer, 401, "no-token")
        assert answer.headers["www-authenticate"] == "Bearer"
    problem(client.get(path, params={"token": host.token}), 401, "no-token")
    stranger = {"authorization": f"Bearer {other.token}"}
    problem(client.get(path, headers=stranger), 403, "bad-token")
    own = {"authorization": f"bearer {host.token}"}
    problem(client.get(path, headers=own), 409, "not-over")
    nowhere = client.get(f"/api/matches/{NOWHERE}/chronicle", headers=own)
    problem(nowhere, 404, "no-such-match")


@pytest.mark.parametrize("body", [b"", b"purrlour match 1\n", b"\xff", b"{}", b"\n" * 1000])
def test_what_is_no_chronicle(client: httpx.Client, body: bytes) -> None:
    answer = client.post("/api/import", content=body, headers={"content-type": "text/plain"})
    problem(answer, 422, "bad-chronicle")
