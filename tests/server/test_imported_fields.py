"""What a log may hold: the same whether a command brings it, or a file.

Every field of every kind of entry is tried with values that are unfit, in a file whose seals fit.
Where a command sets the field, it is tried with the same value, and refuses it as well.
"""

from __future__ import annotations

import json
from functools import cache
from typing import Any, NamedTuple

import msgspec
import pytest

from purrlour.engine.errors import GameError
from purrlour.server import wire
from purrlour.server.care.transfer import received
from purrlour.server.chronicle import read_chronicle, write_chronicle
from purrlour.server.matches import entries as log
from purrlour.server.matches.checks import (
    CHECKS,
    MOST_STEPS,
    MOST_UNDOS,
    check_length,
    checks_of,
)
from purrlour.server.matches.match import Match
from purrlour.server.matches.people import Chair
from purrlour.server.matches.verbs.rights import carry_out
from tests.server.chronicles import entries_of, played, resealed
from tests.server.matches.stage import Stage
from tests.server.matches.tables import lobby, playing

FORGED = "greedy\n2026-01-01 ERROR purrlour: all is well"
LONG = "x" * 900_000
TIMES = [-1, 1 << 40, 0.5, "1", None]
CHAIRS: list[Any] = [-1, 6, 99, 1 << 40, "0", None]
FLAGS: list[Any] = [1, "true", None]
HASHES: list[Any] = ["ab", "G" * 64, "ab" * 31 + "a\n", "ab" * 33, 1]
SETTINGS: list[Any] = [
    {"stand_in": FORGED},
    {"stand_in": "nobody"},
    {"turn": -1},
    {"pace": 10_001},
    {"grace": "1"},
    {"watch": 1},
    {"other": 1},
]

UNFIT: dict[type[log.Entry], dict[str, list[Any]]] = {
    log.Opened: {
        "wall": [-1, 1 << 53, "now"],
        "game": ["chess", "", LONG, 1],
        "version": [0, 99, -1, "1"],
        "seats": [0, 1, 17, -1, "2"],
        "options": [{"speed": "9"}, {"turbo": "maybe"}, {LONG: "on"}, {"turbo": 1}, []],
        "commitment": HASHES,
        "settings": SETTINGS,
        "token": ["ab" * 32, LONG],
        "before": ["../../etc", "a b", LONG, 1],
        "campaign": ["no\nsuch", LONG, 1],
        "fairness": [0, -1, 99, "1"],
        "practice": FLAGS,
        "grace": [-1, 86_401, "1"],
        "removed": [[{"name": "Ann", "token": "ab" * 32}], ["Ann"], "Ann"],
        "luck": ["a b", "x\n", LONG, 1],
        "secret": ["xyz", "00" * 63, LONG, "\n", 1],
    },
    log.Sat: {
        "chair": CHAIRS,
        "name": ["", " Ann", "An\x1bn", "Ann\u202enimda", FORGED, "x" * 25, LONG, 1],
        "token": ["ab" * 32, LONG],
        "nonce": HASHES,
    },
    log.Left: {"chair": CHAIRS},
    log.Kicked: {"chair": CHAIRS},
    log.Invited: {
        "number": [-1, 1 << 40, "0"],
        "name": ["", " Ann", "An\x1bn", FORGED, LONG, 1],
    },
    log.Swapped: {"one": CHAIRS, "other": CHAIRS},
    log.BotSat: {
        "chair": CHAIRS,
        "bot": [FORGED, "nobody", "", "tiger@9", LONG, 1],
        "absent": FLAGS,
    },
    log.Back: {"chair": CHAIRS},
    log.Freed: {"chair": CHAIRS},
    log.Locked: {"on": FLAGS},
    log.Hosted: {"chair": CHAIRS},
    log.Arranged: {"settings": SETTINGS},
    log.Came: {"chair": [0], "node": ["here"]},
    log.Went: {"chair": [0], "node": ["here"]},
    log.Promised: {"chair": CHAIRS, "nonce": [*HASHES, ""]},
    log.Mixing: {},
    log.Nonce: {"chair": CHAIRS, "nonce": ["short", "with blanks in it ", LONG, "a" * 65, "", 1]},
    log.Dealt: {"chance": [[-1], [1 << 53], ["1"], [0.5], 1]},
    log.Step: {
        "seat": CHAIRS,
        "action": ["", "no such thing", LONG, "draw ", FORGED, 1],
        "chance": [[-1], [1 << 53], ["1"], 1],
        "why": ["whim", "", 1],
    },
    log.UndoAsked: {"chair": CHAIRS, "to": [-1, MOST_STEPS + 1, "0"]},
    log.UndoAnswered: {"chair": CHAIRS, "yes": FLAGS},
    log.Undone: {"to": [-1, MOST_STEPS + 1, "0"]},
    log.Paused: {"on": FLAGS},
    log.Extended: {"ms": [0, -1000, 999, 1500, 3_601_000, "1000"]},
    log.Ordered: {
        "chair": CHAIRS,
        "passing": ["always", "", 1],
        "ask": [["x" * 41], [""], ["x"] * 41, [1], "x"],
    },
    log.Said: {
        "chair": CHAIRS,
        "text": ["", " x", "a\nb", "a\x00b", "x" * 501, LONG, "\u0958" * 300, 1],
    },
    log.Emoted: {"chair": CHAIRS, "emote": ["wave", "", FORGED, LONG, 1]},
    log.Revealed: {"secret": ["xyz", "00" * 63, "00 " * 64, 1], "campaign": [LONG, 1]},
    log.Again: {"match": ["x" * 22], "code": ["ABCDEF"]},
}
COMMON: dict[str, list[Any]] = {
    "at": TIMES,
    "by": [-3, 6, 99, "0", None],
    "cmd": ["x" * 65, LONG, 1],
}

FIT: dict[type[log.Entry], dict[str, Any]] = {
    log.Left: {"chair": 0},
    log.Kicked: {"chair": 0},
    log.Invited: {"number": 0, "name": "Ann"},
    log.Swapped: {"one": 0, "other": 1},
    log.BotSat: {"chair": 0, "bot": "greedy"},
    log.Back: {"chair": 0},
    log.Freed: {"chair": 0},
    log.Locked: {"on": True},
    log.Hosted: {"chair": 0},
    log.Arranged: {"settings": {}},
    log.Came: {"chair": 0, "node": "here"},
    log.Went: {"chair": 0, "node": "here"},
    log.Promised: {"chair": 0, "nonce": "ab" * 32},
    log.Mixing: {},
    log.Nonce: {"chair": 0, "nonce": "a" * 16},
    log.UndoAsked: {"chair": 0, "to": 0},
    log.UndoAnswered: {"chair": 0, "yes": True},
    log.Undone: {"to": 0},
    log.Paused: {"on": True},
    log.Extended: {"ms": 1000},
    log.Ordered: {"chair": 0, "passing": "turn", "ask": ["nope"]},
    log.Said: {"chair": 0, "text": "mrau"},
    log.Emoted: {"chair": 0, "emote": "purr"},
    log.Again: {"match": "x" * 22, "code": "ABCDEF"},
}
"""An entry of each kind that may stand before the deal, as far as its fields tell; the others are
in every file already."""


PRIVATE = (log.Came, log.Went, log.Again)
"""Never in a file."""


class Live(NamedTuple):
    """The command that sets a field, and what else it says."""

    verb: type[wire.Command]
    field: str
    more: dict[str, Any]
    scale: int = 1
    """Of milliseconds, where people say seconds."""


LIVE: dict[tuple[type[log.Entry], str], Live] = {
    (log.BotSat, "chair"): Live(wire.Bot, "chair", {"bot": "greedy"}),
    (log.BotSat, "bot"): Live(wire.Bot, "bot", {"chair": 2}),
    (log.Kicked, "chair"): Live(wire.Kick, "chair", {}),
    (log.Invited, "number"): Live(wire.Invite, "number", {}),
    (log.Swapped, "one"): Live(wire.Swap, "one", {"other": 0}),
    (log.Swapped, "other"): Live(wire.Swap, "other", {"one": 0}),
    (log.Freed, "chair"): Live(wire.Free, "chair", {}),
    (log.Locked, "on"): Live(wire.Lock, "on", {}),
    (log.Hosted, "chair"): Live(wire.Host, "chair", {}),
    (log.Arranged, "settings"): Live(wire.Arrange, "settings", {}),
    (log.Promised, "nonce"): Live(wire.Promise, "nonce", {}),
    (log.Nonce, "nonce"): Live(wire.Nonce, "nonce", {}),
    (log.Step, "action"): Live(wire.Play, "action", {}),
    (log.UndoAnswered, "yes"): Live(wire.Agree, "yes", {}),
    (log.Paused, "on"): Live(wire.Pause, "on", {}),
    (log.Extended, "ms"): Live(wire.Extend, "seconds", {}, scale=1000),
    (log.Ordered, "passing"): Live(wire.Order, "passing", {}),
    (log.Ordered, "ask"): Live(wire.Order, "ask", {"passing": "turn"}),
    (log.Said, "text"): Live(wire.Say, "text", {}),
    (log.Emoted, "emote"): Live(wire.Emote, "emote", {}),
}
"""Fields that a command sets; names, hashes and options on sitting down come over HTTP."""
HTTP: dict[tuple[type[log.Entry], str], tuple[type[msgspec.Struct], str]] = {
    (log.Opened, "game"): (wire.NewMatch, "game"),
    (log.Opened, "seats"): (wire.NewMatch, "seats"),
    (log.Opened, "options"): (wire.NewMatch, "options"),
    (log.Opened, "settings"): (wire.NewMatch, "settings"),
    (log.Sat, "name"): (wire.Joining, "name"),
    (log.Sat, "chair"): (wire.Joining, "chair"),
    (log.Sat, "nonce"): (wire.Joining, "nonce"),
}
CLEANED = {" Ann", " x", "a\nb", "a\x00b", "draw "}
"""What people may write, and is kept without what is too much of it."""


@cache
def finished() -> str:
    """A file that comes in."""
    match = played(3)
    text = write_chronicle(match.kept, entries_of(match))
    received(read_chronicle(text), unfinished=False)
    return text


def with_line(kind: type[log.Entry], edit: dict[str, Any]) -> str:
    """The file with one entry of this kind changed, or with one more before the deal."""
    lines = finished().split("\n")
    tag = f'{{"t":"{kind.__struct_config__.tag}"'
    for number, line in enumerate(lines):
        seal, _, entry = line.partition(" ")
        if kind not in FIT and entry.startswith(tag):
            told = json.loads(entry) | edit
        elif kind in FIT and entry.startswith('{"t":"said"'):
            told = {"t": kind.__struct_config__.tag, "at": 400, **FIT[kind], **edit}
        else:
            continue
        try:  # as we would write it, if it is an entry at all
            known = msgspec.convert(told, log.AnyEntry)
            changed = log.write_entry(known).decode()
        except msgspec.ValidationError:
            changed = json.dumps(told, ensure_ascii=False, separators=(",", ":"))
        lines[number] = f"{seal} {changed}"
        return resealed("\n".join(lines))
    raise AssertionError(kind)


def unfit_values() -> list[Any]:
    return [
        pytest.param(kind, field, value, id=f"{kind.__name__}-{field}-{number}")
        for kind in UNFIT
        for field, values in (COMMON | UNFIT[kind]).items()
        for number, value in enumerate(values)
    ]


def test_every_field_of_every_entry_has_a_check_and_unfit_values() -> None:
    kinds = set(log.AnyEntry.__args__)
    assert set(CHECKS) == set(UNFIT) == kinds
    for kind in kinds:
        fields = set(kind.__struct_fields__)
        assert set(checks_of(kind)) == fields, kind
        assert set(UNFIT[kind]) | set(COMMON) == fields, kind
    assert set(LIVE) | set(HTTP) <= {(kind, field) for kind in kinds for field in checks_of(kind)}


@pytest.mark.parametrize(("kind", "field", "value"), unfit_values())
def test_a_file_with_an_unfit_value_does_not_come_in(
    kind: type[log.Entry], field: str, value: Any
) -> None:
    with pytest.raises(GameError) as refused:
        received(read_chronicle(with_line(kind, {field: value})), unfinished=False)
    assert len(str(refused.value)) < 1_000


@pytest.mark.parametrize("kind", [kind for kind in FIT if kind not in PRIVATE])
def test_the_same_file_with_a_fit_value_has_nothing_against_its_fields(
    kind: type[log.Entry],
) -> None:
    """What refuses it, if anything, is what happened: never a field."""
    key = refusal(with_line(kind, {}))
    assert key in ("", "import-broken") or key.startswith("verify-")


def refusal(text: str) -> str:
    """Why the file does not come in; nothing if it does."""
    try:
        received(read_chronicle(text), unfinished=False)
    except GameError as error:
        return error.key
    return ""


@pytest.mark.parametrize(
    ("kind", "field", "value"),
    [one for one in unfit_values() if tuple(one.values[:2]) in LIVE],
)
def test_a_command_with_an_unfit_value_is_refused(
    kind: type[log.Entry], field: str, value: Any
) -> None:
    live = LIVE[kind, field]
    if isinstance(value, str) and value in CLEANED and kind is log.Said:
        return
    if live.scale != 1 and isinstance(value, int):
        if value % live.scale:
            return  # people say whole seconds
        value = value // live.scale
    frame = json.dumps(
        {"t": live.verb.__struct_config__.tag, "id": "c1", **live.more, live.field: value}
    )
    stage = _stage(live.verb)
    match = stage.truth()
    before = list(match.log)
    try:
        command = msgspec.json.decode(frame, type=wire.AnyCommand)
    except msgspec.ValidationError:
        return
    with pytest.raises(GameError):
        carry_out(match, 0, command, match.at)
    assert match.log == before


def _stage(verb: type[wire.Command]) -> Stage:
    before = (
        wire.Swap,
        wire.Free,
        wire.Promise,
        wire.Kick,
        wire.Host,
        wire.Bot,
        wire.Lock,
        wire.Invite,
    )
    return lobby("Ann Bob free") if verb in before else playing("Ann Bob Cleo", chat=True)


@pytest.mark.parametrize(
    ("kind", "field", "value"),
    [one for one in unfit_values() if tuple(one.values[:2]) in HTTP],
)
def test_a_request_with_an_unfit_value_is_refused(
    kind: type[log.Entry], field: str, value: Any
) -> None:
    body, name = HTTP[kind, field]
    if value in (" Ann", None):  # cleaned, and no wish at all
        return
    told = {"game": "exploding_kittens", "seats": 2} if body is wire.NewMatch else {"name": "Ann"}
    try:
        wish: Any = msgspec.json.decode(json.dumps(told | {name: value}), type=body)
    except msgspec.ValidationError:
        return
    stage = lobby("Ann Bob free")
    hub = stage.process.hub
    asked = hub.create(wish) if body is wire.NewMatch else hub.join(stage.match, wish)
    with pytest.raises(GameError):
        stage.run(asked)


def test_a_match_of_too_many_steps_or_undos_does_not_come_in() -> None:
    step = log.Step(at=1, seat=0, action="draw")
    undone = log.Undone(at=1, to=0)
    check_length([step] * MOST_STEPS + [undone] * MOST_UNDOS)
    for entries in ([step] * (MOST_STEPS + 1), [undone] * (MOST_UNDOS + 1)):
        with pytest.raises(GameError) as refused:
            check_length(entries)
        assert refused.value.key == "import-length"


def test_what_a_match_holds_of_people_is_plain_values() -> None:
    """So that a snapshot can hold it."""
    chair = Chair()
    assert msgspec.convert(msgspec.to_builtins(chair), Chair) == chair
    assert isinstance(Match(played(1).kept).chairs, list)
