"""The page about the protocol tells what the server does."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any, get_args

import msgspec
import pytest
from msgspec import inspect as types

from purrlour.games import GAMES
from purrlour.server import wire
from purrlour.server.auth.limits import BURST
from purrlour.server.config import Limits
from purrlour.server.languages import farewell, words
from purrlour.server.matches.verbs.rights import VERBS
from purrlour.server.pipe import FRAME, LONGEST
from purrlour.server.quick import PING_SECONDS
from purrlour.server.socket import HELLO_MS, QUEUE_BYTES, QUEUE_FRAMES, STALL_MS
from purrlour.server.views import view_class

PAGE = (Path(__file__).parents[2] / "docs" / "protocol.md").read_text("utf-8")
EXAMPLES = re.findall(r"^```json (client|server)\n(.*?)^```", PAGE, re.M | re.S)

_client: msgspec.json.Decoder[Any] = msgspec.json.Decoder(wire.Hello | wire.AnyCommand)
_server: msgspec.json.Decoder[Any] = msgspec.json.Decoder(wire.FromServer)


def rows(heading: str) -> list[list[str]]:
    """The cells of the last table under a heading."""
    text = PAGE.split(f"\n## {heading}\n")[1].split("\n## ")[0]
    lines = [line for line in text.splitlines() if line.startswith("| ")]
    return [[cell.strip().strip("`") for cell in line.strip("|").split("|")] for line in lines[2:]]


def tag(message: type[msgspec.Struct]) -> str:
    return str(message.__struct_config__.tag)


def test_every_block_of_json_is_an_example() -> None:
    assert len(EXAMPLES) == PAGE.count("```json") == PAGE.count("```") / 2
    assert len(EXAMPLES) >= 10


@pytest.mark.parametrize(("side", "text"), EXAMPLES)
def test_every_example_is_read(side: str, text: str) -> None:
    """And has no field that the server does not know, however deep inside."""
    message = (_client if side == "client" else _server).decode(text.encode())

    sent = msgspec.json.decode(text)
    known = msgspec.json.decode(msgspec.json.encode(message))
    assert sent == {name: known[name] for name in sent}


def test_all_that_the_server_says_has_an_example() -> None:
    told = {msgspec.json.decode(text)["t"] for side, text in EXAMPLES if side == "server"}

    assert told == {tag(message) for message in get_args(wire.FromServer)}


def test_the_view_of_the_example_is_one() -> None:
    (update,) = [
        message
        for side, text in EXAMPLES
        if side == "server" and isinstance(message := _server.decode(text.encode()), wire.Update)
    ]
    assert isinstance(update.about, wire.About)
    assert isinstance(update.view, msgspec.Raw)
    game = GAMES[update.about.game]
    cls = view_class(game)
    info = types.type_info(cls)
    assert isinstance(info, types.DataclassType)

    view = msgspec.json.decode(bytes(update.view))

    assert view.keys() == {field.name for field in info.fields} - set(cls.for_bots)
    msgspec.convert(view | dict.fromkeys(cls.for_bots, ""), cls)
    assert [note.n for note in update.notes] == list(range(update.since + 1, update.v + 1))


def test_every_command_is_listed_with_who_may() -> None:
    listed = {kind: who for kind, who, _ in rows("Commands")}

    assert listed.keys() == {tag(command) for command in get_args(wire.AnyCommand)}
    for command, (right, _) in VERBS.items():
        assert listed[tag(command)] == right


def test_refusals_have_sentences() -> None:
    for language in ("en", "pl"):
        for key, _ in rows("Refusals"):
            assert words(language).has(f"refuse-{key}"), key


def test_every_bye_is_listed() -> None:
    info = types.type_info(wire.Bye)
    assert isinstance(info, types.StructType)
    (keys,) = [field.type for field in info.fields if field.name == "key"]
    assert isinstance(keys, types.LiteralType)

    assert {key for key, _ in rows("Byes")} == set(keys.values)


def test_sentences_in_examples_are_those_of_the_server() -> None:
    for side, text in EXAMPLES:
        message = msgspec.json.decode(text)
        if side == "server" and message["t"] == "bye":
            assert message["text"] == farewell(message["key"], "en")
        if side == "server" and message["t"] == "refused":
            sentences = [
                words(language).say(f"refuse-{message['key']}", **message.get("facts", {}))
                for language in ("en", "pl")
            ]
            assert message["text"] in sentences


def test_numbers_are_those_of_the_server() -> None:
    limits = [int(number) for _, number in rows("Limits")]
    ordinary = Limits()

    assert limits == [
        ordinary.socket_frames,
        ordinary.seat_frames,
        ordinary.address_frames,
        ordinary.address_sockets,
    ]
    assert BURST == 3
    assert "Three seconds' worth" in PAGE
    for said in (
        f"at most {FRAME} bytes",
        f"more than {LONGEST} bytes",
        f"within {HELLO_MS // 1000} seconds",
        f"read for {STALL_MS // 1000} seconds",
        f"more than {QUEUE_FRAMES} frames or {QUEUE_BYTES // 1024**2} MiB",
        f"quiet for {PING_SECONDS} seconds",
        f"version {wire.PROTOCOL}",
    ):
        assert said in re.sub(r"\s+", " ", PAGE), said
