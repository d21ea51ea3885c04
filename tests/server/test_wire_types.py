"""The client's types are those of the server."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any, get_args

import msgspec
import pytest
from msgspec import inspect as types

from purrlour.engine.chance import Seeded
from purrlour.engine.table import Table
from purrlour.engine.trial import rotation
from purrlour.games import GAMES
from purrlour.server import wire
from purrlour.server.typescript import write_types
from purrlour.server.views import shown_bytes
from tests.figures import figure

FILE = Path(__file__).parents[2] / "client" / "src" / "wire.ts"

PLAIN = {"Json", "boolean", "null", "number", "string", "Record", "Partial", "G"}
FIELD = re.compile(r"  (?P<name>\w+)(?P<lack>\??): (?P<type>[^;]+);")
KIND = re.compile(r'"(?P<literal>[^"]*)"|(?P<name>\w+)|[\[\]<>|(), ]')


@pytest.fixture(scope="module")
def written() -> str:
    return write_types()


@pytest.fixture(scope="module")
def interfaces(written: str) -> dict[str, dict[str, tuple[bool, str]]]:
    """By interface and field: whether it may be missing, and its type."""
    found: dict[str, dict[str, tuple[bool, str]]] = {}
    for name, body in re.findall(r"^export interface (\w+)[^{]*\{\n(.*?)^\}", written, re.M | re.S):
        assert name not in found
        found[name] = {
            match["name"]: (bool(match["lack"]), match["type"])
            for match in map(FIELD.fullmatch, _bare(body))
            if match is not None
        }
        assert len(found[name]) == len(_bare(body)), f"a line of {name} is no field"
    return found


def _bare(text: str) -> list[str]:
    """The lines that are no comments."""
    return re.sub(r"^ */\*\*.*?\*/\n", "", text, flags=re.M | re.S).splitlines()


def test_the_file_is_up_to_date(written: str) -> None:
    assert FILE.read_text("utf-8") == written, (
        "run: python -m purrlour.server.typescript > client/src/wire.ts"
    )


def test_every_type_that_is_used_is_declared(written: str) -> None:
    """As far as one can see without a compiler; the client's build has one."""
    declared = re.findall(r"^export (?:interface|type|const) (\w+)", written, re.M)
    assert len(declared) == len(set(declared))
    bare = "\n".join(_bare(written))
    assert bare.count("{") == bare.count("}")
    for kind in re.findall(r"^  \w+\??: ([^;]+);$", bare, re.M) + re.findall(
        r"^  \| (.+?);?$", bare, re.M
    ):
        assert KIND.sub("", kind) == "", f"what is {kind}?"
        names = {match["name"] for match in KIND.finditer(kind) if match["name"]}
        assert names <= {*declared, *PLAIN}, kind


def test_every_message_is_there(interfaces: dict[str, dict[str, tuple[bool, str]]]) -> None:
    messages = [wire.Hello, *get_args(wire.AnyCommand), *get_args(wire.FromServer)]
    for message in [*messages, wire.NewMatch, wire.Joining, wire.Seated, wire.Problem]:
        info = types.type_info(message)
        assert isinstance(info, types.StructType)
        tag = {info.tag_field} if info.tag_field else set()
        assert interfaces[message.__name__].keys() == {f.encode_name for f in info.fields} | tag


@pytest.mark.parametrize(
    ("interface", "field", "expected"),
    [
        ("Hello", "t", (False, '"hello"')),
        ("Hello", "match", (False, "string")),
        ("Hello", "token", (True, "string | null")),
        ("Play", "decision", (True, "number | null")),
        ("Order", "passing", (True, '"end" | "off" | "turn"')),
        ("Arrange", "settings", (False, "Settings")),
        ("Settings", "turn", (True, "number")),
        ("Update", "notes", (False, "Note<G>[]")),
        ("Update", "acks", (True, "string[]")),
        ("Update", "view", (True, "Views[G]")),
        ("Update", "wish", (True, "UndoWish | null")),
        ("Pending", "left", (False, "number | null")),
        ("Note", "events", (True, "Events[G][]")),
        ("Ack", "v", (False, "number")),
        ("About", "nonces", (True, "Record<string, string>")),
        ("About", "chairs", (False, "Person[]")),
        ("ExplodingKittensView", "alive", (False, "boolean[]")),
        ("ExplodingKittensDrew", "kind", (False, '"drew"')),
        ("ExplodingKittensDied", "cards", (False, "string[]")),
    ],
)
def test_fields_have_their_types(
    interfaces: dict[str, dict[str, tuple[bool, str]]],
    interface: str,
    field: str,
    expected: tuple[bool, str],
) -> None:
    assert interfaces[interface][field] == expected


PLAYINGS = dict.fromkeys(GAMES, figure(6, long=24, plain=6))
PLAYINGS["mice_and_mystics"] = figure(4, long=24, plain=4)


def playings(key: str) -> Iterator[Table[Any, Any, Any, Any]]:
    """Random games with every house rule by turns."""
    game = GAMES[key]
    options = rotation(game, game.max_seats)
    for seed in range(PLAYINGS[key]):
        yield Table(game, game.max_seats, options[seed % len(options)], Seeded(seed))


@pytest.mark.parametrize("key", GAMES)
def test_what_games_send_is_what_the_types_say(
    key: str, interfaces: dict[str, dict[str, tuple[bool, str]]]
) -> None:
    """Views and events of whole games, as they go to people."""
    title = type(GAMES[key]).__name__
    kinds = {
        fields["kind"][1]: fields
        for name, fields in interfaces.items()
        if name.startswith(title) and "kind" in fields
    }
    seen: set[object] = set()
    for table in playings(key):
        whim = Seeded(len(seen))
        while table.outcome is None:
            seat = next(iter(table.pending.values())).seat
            choices = table.legal(seat)
            events = table.play(seat, choices[whim.pick(len(choices))].text())
            for event in events:
                facts = event.wire()
                fields = kinds[f'"{facts["kind"]}"']
                _check(facts, fields)
                seen.add(facts["kind"])
            for viewer in (-1, seat):
                view = msgspec.json.decode(shown_bytes(table.game.shown(table.state, viewer)))
                _check(view, interfaces[f"{title}View"])
    assert len(seen) > len(kinds) / 2


def _check(sent: dict[str, Any], fields: dict[str, tuple[bool, str]]) -> None:
    assert sent.keys() == fields.keys()
    for name, value in sent.items():
        assert _fits(value, fields[name][1]), f"{name} is {value!r}, not {fields[name][1]}"


def _fits(value: object, kind: str) -> bool:
    if kind.endswith("[]"):
        return isinstance(value, list) and all(_fits(one, kind[:-2]) for one in value)
    if kind.startswith('"'):
        return f'"{value}"' == kind
    expected: dict[str, type] = {"boolean": bool, "number": int, "string": str}
    return type(value) is expected[kind]
