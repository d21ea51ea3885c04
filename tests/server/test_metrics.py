"""Metrics: what is counted is right, and says nothing about anybody."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator

import pytest
from prometheus_client.parser import text_string_to_metric_families

from purrlour import __version__
from purrlour.server.metrics import Histogram, Metrics
from tests.server.serving import Server, serving
from tests.waiting import LIMIT

NEW = {"game": "exploding_kittens", "seats": 2, "name": "Zażółcia"}


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with serving(tmp_path_factory.mktemp("metrics")) as running:
        yield running


def numbers(text: str) -> dict[str, float]:
    """Every sample by its name and labels."""
    return {
        sample.name
        + "".join(f" {name}={value}" for name, value in sorted(sample.labels.items())): (
            sample.value
        )
        for family in text_string_to_metric_families(text)
        for sample in family.samples
    }


def read(server: Server) -> dict[str, float]:
    return numbers(server.read("/metrics").decode())


def test_a_fresh_server_has_counted_nothing() -> None:
    found = numbers(Metrics().text().decode())

    assert found[f"purrlour_build_info version={__version__}"] == 1
    assert found["purrlour_matches_live"] == found["purrlour_sockets"] == 0
    assert found["purrlour_store_seconds_count"] == 0
    assert found["process_resident_memory_bytes"] > 1_000_000


def test_a_histogram_counts_what_took_no_longer() -> None:
    histogram = Histogram()
    for seconds in (0.0005, 0.0006, 0.3, 7.0):
        histogram.add(seconds)
    buckets = dict(histogram.buckets())

    assert (buckets["0.0005"], buckets["0.001"], buckets["0.25"]) == (1, 2, 2)
    assert (buckets["0.5"], buckets["5.0"], buckets["+Inf"]) == (3, 3, 4)
    assert histogram.seconds == pytest.approx(7.3011)


def test_play_is_counted(server: Server) -> None:
    before = read(server)
    seated = server.post("/api/matches", NEW)
    with server.dial() as line:
        hello = {"t": "hello", "match": seated["match"], "token": seated["token"]}
        for frame in (hello, {"t": "ping", "id": "1"}, {"t": "lock", "id": "2", "on": True}):
            line.send(json.dumps(frame))
        line.send(json.dumps({"t": "kick", "id": "3", "chair": 9}))
        line.send("nonsense")
        told: list[str] = []
        while sum('"refused"' in frame for frame in told) < 2:
            told.append(str(line.recv(timeout=LIMIT)))
        after = read(server)
        assert after["purrlour_sockets"] == 1
        assert after["purrlour_matches_live"] == 1

    def more(name: str) -> float:
        return after.get(name, 0) - before.get(name, 0)

    assert more("purrlour_frames_in_total") == 5
    assert more("purrlour_frames_out_total") == len(told)
    assert more("purrlour_http_requests_total method=POST status=201") == 1
    assert more("purrlour_http_requests_total method=GET status=200") == 1
    assert more("purrlour_entries_total") >= 4  # opened, sat, came, locked
    assert more("purrlour_appends_total verdict=stored") >= 2
    assert more("purrlour_store_seconds_count") >= 3
    assert more("purrlour_commands_total kind= result=unreadable") == 1
    for kind in ("ping", "lock", "kick"):
        assert more(f"purrlour_commands_total kind={kind} result=received") == 1
    assert more("purrlour_refusals_total") == 2


def test_it_tells_nothing_about_anybody(server: Server) -> None:
    seated = server.post("/api/matches", NEW)
    server.post(f"/api/matches/{seated['match']}/join", {"name": "Gęślą"})
    text = server.read("/metrics").decode()

    for secret in (*map(str, seated.values()), "Zażółcia", "Gęślą", "127.0.0.1", "exploding"):
        if len(secret) > 2:
            assert secret not in text
    labels = set(re.findall(r"[{,](\w+)=", text))
    assert labels <= {"version", "kind", "result", "reason", "verdict", "method", "status", "le"}


def test_made_up_methods_have_no_name_of_their_own(server: Server) -> None:
    with server.visitor() as one:
        one.request("MEOW", "/healthz")
    found = read(server)

    assert "purrlour_http_requests_total method=other status=405" in found
    assert not any("MEOW" in name for name in found)
