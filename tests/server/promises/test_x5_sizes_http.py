"""X5 over HTTP: bodies up to their caps are read; one byte or one bracket more is refused."""

from __future__ import annotations

import json
from collections.abc import Iterator

import httpx
import pytest

from purrlour.server.bodies import DEEPEST, LARGEST, too_deep
from purrlour.server.chronicle import MOST_BYTES

NEW = json.dumps({"game": "exploding_kittens", "seats": 2, "name": "Ann"}).encode()
JSON = {"content-type": "application/json"}
TEXT = {"content-type": "text/plain"}


def pieces(body: bytes) -> Iterator[bytes]:
    """A body that does not say beforehand how long it is."""
    for at in range(0, len(body), 1000):
        yield body[at : at + 1000]


def test_the_caps_are_those_we_promise() -> None:
    assert (LARGEST, MOST_BYTES, DEEPEST) == (64 * 1024, 1024 * 1024, 32)


@pytest.mark.parametrize("path", ["/api/matches", f"/api/matches/{'A' * 22}/join"])
def test_a_body_of_64_kib_is_read_and_one_byte_more_is_not(client: httpx.Client, path: str) -> None:
    full = NEW.ljust(LARGEST)
    for body in (full, pieces(full)):
        assert client.post(path, content=body, headers=JSON).status_code in (201, 400, 404)
    for body in (full + b" ", pieces(full + b" "), pieces(full * 20), full * 20):
        answer = client.post(path, content=body, headers=JSON)
        assert (answer.status_code, answer.json()["key"]) == (413, "too-large")


def test_a_full_body_opens_a_match(client: httpx.Client) -> None:
    answer = client.post("/api/matches", content=NEW.ljust(LARGEST), headers=JSON)
    assert answer.status_code == 201


def test_a_chronicle_of_1_mib_is_read_and_one_byte_more_is_not(client: httpx.Client) -> None:
    full = b"purrlour match 1\n".ljust(MOST_BYTES, b"x")
    for body in (full, pieces(full)):
        answer = client.post("/api/import", content=body, headers=TEXT)
        assert (answer.status_code, answer.json()["key"]) == (422, "bad-chronicle")
    for body in (full + b"x", pieces(full + b"x")):
        answer = client.post("/api/import", content=body, headers=TEXT)
        assert answer.status_code == 413


@pytest.mark.parametrize("opening", [b"[", b'{"a":', b'{"game":['])
def test_brackets_nest_32_deep_and_no_deeper(client: httpx.Client, opening: bytes) -> None:
    closing = {b"[": b"]", b'{"a":': b"}", b'{"game":[': b"]}"}[opening]
    each = opening.count(b"[") + opening.count(b"{")
    fits, more = DEEPEST // each, DEEPEST // each + 1

    answer = client.post(
        "/api/matches", content=opening * fits + b"1" + closing * fits, headers=JSON
    )
    assert answer.status_code == 400
    assert answer.json()["key"] != "too-deep"

    answer = client.post(
        "/api/matches", content=opening * more + b"1" + closing * more, headers=JSON
    )
    assert (answer.status_code, answer.json()["key"]) == (400, "too-deep")


def test_the_deepest_that_fits_into_a_body(client: httpx.Client) -> None:
    """Far beyond what any reader's own recursion would bear."""
    for body in (b"[" * LARGEST, b'{"a":' * (LARGEST // 5), b"[{" * 1000 + b'"'):
        answer = client.post("/api/matches", content=body, headers=JSON)
        assert (answer.status_code, answer.json()["key"]) == (400, "too-deep")
    answer = client.post("/api/import", content=b"[" * MOST_BYTES, headers=TEXT)
    assert (answer.status_code, answer.json()["key"]) == (422, "bad-chronicle")


def test_brackets_in_strings_do_not_count() -> None:
    wide = b"[" + b",".join([b"[]"] * 100) + b"]"
    for body in (b'"' + b"[" * 99 + b'"', b'["\\"' + b"{" * 99 + b'"]', b'["\\\\","[[["]', wide):
        assert not too_deep(body)
    assert too_deep(b'["\\\\",' * 33)


def test_names_have_24_characters_and_no_more(client: httpx.Client) -> None:
    for name, status in (("ż" * 24, 201), ("ż" * 25, 422), (f" {'ż' * 24} ", 201)):
        body = {"game": "exploding_kittens", "seats": 2, "name": name}
        assert client.post("/api/matches", json=body).status_code == status
