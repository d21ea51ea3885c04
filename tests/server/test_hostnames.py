"""Hostnames: who may be meant by the header Host, and who is told that they mean somebody else."""

from __future__ import annotations

import pytest

from purrlour.server import addresses, hostnames
from purrlour.server.hostnames import ANY, Hostnames, is_hostname

CAME_BY = "192.168.1.20"
"""The address of ours that a request arrived at."""


@pytest.fixture
def ours(monkeypatch: pytest.MonkeyPatch) -> Hostnames:
    """A machine called Tabby with two addresses, and what somebody configured."""
    monkeypatch.setattr("socket.gethostname", lambda: "Tabby.fritz.box")
    monkeypatch.setattr(hostnames, "own_addresses", lambda: ["10.0.0.7", "2001:db8::7"])
    return Hostnames(["0.0.0.0", "play.example.org", "198.51.100.9"])


def is_refused(ours: Hostnames, *hosts: str) -> bool:
    headers = [(b"accept", b"*/*"), *((b"host", host.encode("latin-1")) for host in hosts)]
    error = ours.refusal(headers, CAME_BY)
    assert error is None or error.key == "unknown-host"
    return error is not None


@pytest.mark.parametrize(
    "host",
    [
        "localhost",
        "LOCALHOST:8484",
        "localhost.",
        "127.0.0.1:8484",
        "127.3.2.1",
        "[::1]:8484",
        "tabby.fritz.box:8484",
        "tabby.local",
        "Tabby.local.:8484",
        "play.example.org",
        "play.example.org:443",
        "Play.Example.ORG.",
        "198.51.100.9:80",
        CAME_BY,
        f"{CAME_BY}:8484",
        f"[::ffff:{CAME_BY}]:8484",
        "10.0.0.7:8484",
        "[2001:db8::7]:8484",
        "[2001:DB8:0::7]",
    ],
)
def test_we_know_our_own_names(ours: Hostnames, host: str) -> None:
    assert not is_refused(ours, host)


@pytest.mark.parametrize(
    "host",
    [
        "evil.example",
        "evil.example:8484",
        "play.example.org.evil.example",
        "xplay.example.org",
        "sub.play.example.org",
        "localhost.evil.example",
        "127.0.0.1.evil.example",
        f"{CAME_BY}.evil.example:8484",
        "evil.example@localhost",
        "203.0.113.9",
        "10.0.0.8:8484",
        "[2001:db8::8]",
        "[",
        "",
        ":8484",
        "\xff",
        "2130706433",  # 127.0.0.1 as one number: browsers write it out
    ],
)
def test_we_answer_to_no_other(ours: Hostnames, host: str) -> None:
    assert is_refused(ours, host)


def test_two_names_are_none(ours: Hostnames) -> None:
    assert is_refused(ours, "localhost", "localhost")
    assert is_refused(ours, "localhost", "evil.example")


def test_programs_that_name_nobody_are_no_browsers(ours: Hostnames) -> None:
    assert not is_refused(ours)


def test_somebody_in_front_may_look_at_names_instead() -> None:
    assert not is_refused(Hostnames([ANY]), "evil.example")


def test_what_is_refused_is_quoted_and_not_at_any_length(ours: Hostnames) -> None:
    error = ours.refusal([(b"host", b"evil.example" * 500)], CAME_BY)

    assert error is not None
    assert len(str(error.facts["host"])) == 100


@pytest.mark.parametrize(
    "name", ["cat", "cat.lan", "my-cat.example.org", "192.0.2.1", "2001:db8::1"]
)
def test_names_and_addresses_can_be_configured(name: str) -> None:
    assert is_hostname(name)


@pytest.mark.parametrize(
    "name", ["", "cat:80", "http://cat", "cat/", "c t", "-cat", ".lan", "a" * 64]
)
def test_other_things_cannot(name: str) -> None:
    assert not is_hostname(name)


def test_our_own_addresses_are_found_without_asking_anybody() -> None:
    for address in addresses.own_addresses():
        assert not is_refused(Hostnames([]), f"[{address}]" if ":" in address else address)
