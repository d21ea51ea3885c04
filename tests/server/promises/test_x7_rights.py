"""X7 Rights: who may say what. One literal table; every cell is asserted."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

import pytest

from purrlour.engine.errors import GameError
from purrlour.server import wire
from purrlour.server.auth.tokens import new_token
from purrlour.server.bodies import Visit
from purrlour.server.desk import Desk
from purrlour.server.http import film
from purrlour.server.matches.hub import Turned
from purrlour.server.metrics import Metrics
from tests.server.matches.commands import VERBS, facts
from tests.server.matches.device import Device
from tests.server.matches.stage import Person, Refusal, Stage, command, refused, turned
from tests.server.matches.tables import lobby, playing

ROLES: Final = (
    "watcher",
    "seat",  # whose turn it is
    "other",  # another seat
    "ex-host",  # a seat that was the host
    "host",
    "chairless",  # a host without a chair
    "ex-chairless",  # one who handed the table over
)

TABLE: Final = """
in play   watcher    seat         other        ex-host      host         chairless    ex-chairless
play      seat-only  ok           too-late     too-late     too-late     seat-only    seat-only
why       seat-only  ok           not-turn     not-turn     not-turn     seat-only    seat-only
hint      seat-only  ok           not-asked    not-asked    not-asked    seat-only    seat-only
undo      seat-only  nothing      nothing      nothing      nothing      seat-only    seat-only
agree     seat-only  unasked      unasked      unasked      unasked      seat-only    seat-only
order     seat-only  ok           ok           ok           ok           seat-only    seat-only
promise   seat-only  playing      playing      playing      playing      seat-only    seat-only
nonce     seat-only  not-mixing   not-mixing   not-mixing   not-mixing   seat-only    seat-only
say       seat-only  ok           ok           ok           ok           seat-only    seat-only
emote     seat-only  ok           ok           ok           ok           seat-only    seat-only
leave     seat-only  ok           ok           ok           ok           seat-only    seat-only
back      seat-only  no-bot       no-bot       no-bot       no-bot       seat-only    seat-only
away      seat-only  ok           ok           ok           ok           seat-only    seat-only
start     host-only  host-only    host-only    host-only    playing      playing      host-only
lock      host-only  host-only    host-only    host-only    ok           ok           host-only
kick      host-only  host-only    host-only    host-only    ok           ok           host-only
invite    host-only  host-only    host-only    host-only    no-removed   no-removed   host-only
swap      host-only  host-only    host-only    host-only    playing      playing      host-only
bot       host-only  host-only    host-only    host-only    person-here  person-here  host-only
free      host-only  host-only    host-only    host-only    playing      playing      host-only
host      seat-only  host-only    host-only    host-only    ok           ok           seat-only
arrange   host-only  host-only    host-only    host-only    ok           ok           host-only
pause     host-only  host-only    host-only    host-only    ok           ok           host-only
extend    host-only  host-only    host-only    host-only    ok           ok           host-only
again     host-only  host-only    host-only    host-only    not-over     not-over     host-only
ping      ok         ok           ok           ok           ok           ok           ok

in lobby  watcher    seat         other        ex-host      host         chairless    ex-chairless
play      seat-only  not-playing  not-playing  not-playing  not-playing  seat-only    seat-only
why       seat-only  not-playing  not-playing  not-playing  not-playing  seat-only    seat-only
hint      seat-only  not-playing  not-playing  not-playing  not-playing  seat-only    seat-only
undo      seat-only  nothing      nothing      nothing      nothing      seat-only    seat-only
agree     seat-only  unasked      unasked      unasked      unasked      seat-only    seat-only
order     seat-only  not-playing  not-playing  not-playing  not-playing  seat-only    seat-only
promise   seat-only  ok           ok           ok           ok           seat-only    seat-only
nonce     seat-only  not-mixing   not-mixing   not-mixing   not-mixing   seat-only    seat-only
say       seat-only  ok           ok           ok           ok           seat-only    seat-only
emote     seat-only  ok           ok           ok           ok           seat-only    seat-only
leave     seat-only  ok           ok           ok           ok           seat-only    seat-only
back      seat-only  no-bot       no-bot       no-bot       no-bot       seat-only    seat-only
away      seat-only  not-playing  not-playing  not-playing  not-playing  seat-only    seat-only
start     host-only  host-only    host-only    host-only    ok           ok           host-only
lock      host-only  host-only    host-only    host-only    ok           ok           host-only
kick      host-only  host-only    host-only    host-only    ok           ok           host-only
invite    host-only  host-only    host-only    host-only    no-removed   no-removed   host-only
swap      host-only  host-only    host-only    host-only    ok           ok           host-only
bot       host-only  host-only    host-only    host-only    taken        taken        host-only
free      host-only  host-only    host-only    host-only    ok           ok           host-only
host      seat-only  host-only    host-only    host-only    ok           ok           seat-only
arrange   host-only  host-only    host-only    host-only    ok           ok           host-only
pause     host-only  host-only    host-only    host-only    not-playing  not-playing  host-only
extend    host-only  host-only    host-only    host-only    not-playing  not-playing  host-only
again     host-only  host-only    host-only    host-only    not-over     not-over     host-only
ping      ok         ok           ok           ok           ok           ok           ok

over      watcher    seat         other        ex-host      host         chairless    ex-chairless
play      seat-only  game-over    game-over    game-over    game-over    seat-only    seat-only
why       seat-only  game-over    game-over    game-over    game-over    seat-only    seat-only
hint      seat-only  game-over    game-over    game-over    game-over    seat-only    seat-only
undo      seat-only  nothing      nothing      nothing      nothing      seat-only    seat-only
agree     seat-only  unasked      unasked      unasked      unasked      seat-only    seat-only
order     seat-only  not-playing  not-playing  not-playing  not-playing  seat-only    seat-only
promise   seat-only  playing      playing      playing      playing      seat-only    seat-only
nonce     seat-only  not-mixing   not-mixing   not-mixing   not-mixing   seat-only    seat-only
say       seat-only  ok           ok           ok           ok           seat-only    seat-only
emote     seat-only  ok           ok           ok           ok           seat-only    seat-only
leave     seat-only  ok           ok           ok           ok           seat-only    seat-only
back      seat-only  no-bot       no-bot       no-bot       no-bot       seat-only    seat-only
away      seat-only  not-playing  not-playing  not-playing  not-playing  seat-only    seat-only
start     host-only  host-only    host-only    host-only    playing      playing      host-only
lock      host-only  host-only    host-only    host-only    ok           ok           host-only
kick      host-only  host-only    host-only    host-only    ok           ok           host-only
invite    host-only  host-only    host-only    host-only    no-removed   no-removed   host-only
swap      host-only  host-only    host-only    host-only    playing      playing      host-only
bot       host-only  host-only    host-only    host-only    game-over    game-over    host-only
free      host-only  host-only    host-only    host-only    playing      playing      host-only
host      seat-only  host-only    host-only    host-only    ok           ok           seat-only
arrange   host-only  host-only    host-only    host-only    ok           ok           host-only
pause     host-only  host-only    host-only    host-only    not-playing  not-playing  host-only
extend    host-only  host-only    host-only    host-only    not-playing  not-playing  host-only
again     host-only  host-only    host-only    host-only    ok           ok           host-only
ping      ok         ok           ok           ok           ok           ok           ok
"""
"""What each role is told, some of it in short."""

IN_SHORT: Final = {
    "nothing": "nothing-to-undo",
    "unasked": "nobody-asked",
    "playing": "already-playing",
    "no-bot": "no-bot-there",
    "no-removed": "nobody-removed",
    "not-turn": "not-your-turn",
    "taken": "chair-taken",
}


def cells() -> list[tuple[str, str, str, str]]:
    """Phase, verb, role and what they are told."""
    found = []
    for block in TABLE.strip().split("\n\n"):
        head, *rows = block.split("\n")
        phase, roles = head[:9].strip(), head[9:].split()
        assert tuple(roles) == ROLES
        for row in rows:
            verb, *told = row.split()
            found += [
                (phase, verb, role, IN_SHORT.get(key, key))
                for role, key in zip(roles, told, strict=True)
            ]
    return found


def test_the_table_is_whole() -> None:
    assert [(verb, role) for phase, verb, role, _ in cells() if phase == "over"] == [
        (verb, role) for verb in VERBS for role in ROLES
    ]
    assert len(cells()) == 3 * len(VERBS) * len(ROLES) == 546


def around_a_table() -> tuple[Stage, dict[str, Person]]:
    """Chairs: seat, host, other, a bot, ex-host."""
    stage = lobby("Ann Bob Cleo bot Dan", chat=True)
    ann, bob, cleo, dan = stage.people
    ann.does("host", chair=4)
    dan.does("host", chair=1)
    return stage, {"seat": ann, "host": bob, "other": cleo, "ex-host": dan}


def without_a_chair() -> tuple[Stage, dict[str, Person]]:
    stage = Stage()
    chairless = stage.opens(None, seats=4, options={"first": "0"})
    people = [stage.joins(name) for name in ("Ann", "Bob", "Cleo")]
    chairless.does("bot", chair=3, bot="greedy")
    return stage, {"chairless": chairless, "seat": people[0], "other": people[1]}


def handed_over() -> tuple[Stage, dict[str, Person]]:
    stage, roles = without_a_chair()
    roles["ex-chairless"] = roles.pop("chairless")
    roles["ex-chairless"].does("host", chair=1)
    return stage, {**roles, "host": stage.people[2]}


SCENES: Final[dict[str, Callable[[], tuple[Stage, dict[str, Person]]]]] = {
    "chairless": without_a_chair,
    "ex-chairless": handed_over,
}


def scene(phase: str, role: str) -> tuple[Stage, Person]:
    """A table in this phase, and somebody in this role."""
    stage, roles = SCENES.get(role, around_a_table)()
    if phase != "in lobby":
        (roles.get("host") or roles["chairless"]).does("start")
    if phase == "over":
        for person in stage.people:
            if person.seat >= 0 and person.phase == "playing":
                person.does("play", action="resign")
    return stage, stage.watches() if role == "watcher" else roles[role]


@pytest.mark.parametrize("phase", ["in lobby", "in play", "over"])
@pytest.mark.parametrize("role", ROLES)
def test_everybody_may_do_what_the_table_says(role: str, phase: str) -> None:
    for where, verb, who, expected in cells():
        if (where, who) == (phase, role):
            _, person = scene(phase, role)
            try:
                person.does(verb, **facts(verb, person))
                told = "ok"
            except Refusal as refusal:
                told = refusal.key
            assert told == expected, (phase, role, verb)


# Taking back what told somebody something.

UNDO: Final = """
at the table    a table  for practice
Ann Bob         asked    asked
Ann Bob bot     asked    asked
Ann bot         alone    ok
Ann bot bot     alone    ok
Ann Bob/away    alone    ok
Ann Bob/left    alone    ok
"""
"""What Ann is told who played a card: `asked` is carried out when Bob agrees."""


@pytest.mark.parametrize("practice", [False, True])
@pytest.mark.parametrize("row", UNDO.strip().split("\n")[1:])
def test_what_told_something_is_taken_back_as_the_table_says(row: str, practice: bool) -> None:
    around, *told = row.rsplit(maxsplit=2)
    names, _, gone = around.strip().partition("/")
    stage = playing(names, holding={"Ann": "skip"}, pace=10_000, practice=practice)
    ann = stage.people[0]
    if gone:
        stage.people[1].does({"left": "leave"}.get(gone, gone))
    ann.plays("skip")

    assert undone(stage, ann) == told[practice]


def undone(stage: Stage, ann: Person) -> str:
    """What became of her wish, as the table has it."""
    before = stage.steps
    try:
        ann.does("undo")
    except Refusal as refusal:
        return refusal.key.removeprefix("undo-")
    if stage.steps != before:
        return "ok"
    assert ann.device.wish is not None
    assert ann.device.wish.needs == [1]
    with refused("nobody-asked"):
        ann.does("agree", yes=True)
    stage.people[1].does("agree", yes=True)
    assert len(stage.steps) < len(before)
    return "asked"


# Films, over HTTP.

VIEWERS: Final = ("stranger", "gone", *ROLES)
"""`gone` is somebody with the token of a chair they gave up."""

FILMS: Final = """
in lobby  stranger   gone       watcher   seat    other   ex-host  host    chairless  ex-chairless
own       bad-token  bad-token  ok        ok      ok      ok       ok      ok         ok
another   bad-token  bad-token  closed    closed  closed  closed   closed  closed     closed
open      bad-token  bad-token  closed    closed  closed  closed   closed  closed     closed

in play   stranger   gone       watcher   seat    other   ex-host  host    chairless  ex-chairless
own       bad-token  bad-token  ok        ok      ok      ok       ok      ok         ok
another   bad-token  bad-token  closed    closed  closed  closed   closed  closed     closed
open      bad-token  bad-token  closed    closed  closed  closed   closed  closed     closed

over      stranger   gone       watcher   seat    other   ex-host  host    chairless  ex-chairless
own       bad-token  bad-token  ok        ok      ok      ok       ok      ok         ok
another   bad-token  bad-token  ok        ok      ok      ok       ok      ok         ok
open      bad-token  bad-token  ok        ok      ok      ok       ok      ok         ok
"""
"""Whose eyes each may look through. Without watchers, the column `watcher` is `no-watch`."""


@pytest.mark.parametrize("watch", [True, False])
@pytest.mark.parametrize("block", FILMS.strip().split("\n\n"), ids=lambda block: block[:8])
def test_everybody_may_look_as_the_table_says(block: str, watch: bool) -> None:
    head, *rows = block.split("\n")
    phase, viewers = head[:9].strip(), head[9:].split()
    assert tuple(viewers) == VIEWERS
    for column, role in enumerate(VIEWERS):
        stage, roles, token = onlooker(phase, role, watch=watch)
        seat = roles[role].seat if role in roles else -1
        for row in rows:
            wish, *told = row.split()
            key = {"closed": "hands-closed"}.get(told[column], told[column])
            if role == "watcher" and not watch:
                key = "no-watch"
            query = {"own": "", "another": f"viewer={int(seat == 0)}", "open": "viewer=open"}[wish]
            assert look(stage, token, query) == key, (phase, role, wish, watch)


def onlooker(phase: str, role: str, *, watch: bool) -> tuple[Stage, dict[str, Person], str | None]:
    """A table, who is there, and the token that somebody in this role comes with."""
    stage, roles = SCENES.get(role, around_a_table)()
    host = roles.get("host") or roles["chairless"]
    token = new_token() if role == "stranger" else None
    if role == "gone":  # from the lobby, so that their chair can be taken again
        token = roles["other"].token
        roles.pop("other").does("leave")
        roles["new"] = stage.joins("Eve")
    elif role != "watcher" and role in roles:
        token = roles[role].token
    if not watch:
        host.does("arrange", settings={"watch": False})
    if phase != "in lobby":
        host.does("start")
    if phase == "over":
        for person in stage.people:
            if person.seat >= 0 and person.phase == "playing":
                person.does("play", action="resign")
    return stage, roles, token


def look(stage: Stage, token: str | None, query: str) -> str:
    """What a film is: ok, or refused by this key."""
    scope: Any = {
        "type": "http",
        "headers": [] if token is None else [(b"authorization", f"Bearer {token}".encode())],
        "query_string": query.encode(),
        "path_params": {"match": stage.match},
    }
    desk = Desk(stage.process.store, stage.process.hub, Metrics())
    try:
        stage.run(film(desk, Visit(scope)))
    except GameError as error:
        return error.key
    return "ok"


# Those who have no chair any more, or never had one.


@pytest.mark.parametrize("verb", VERBS)
@pytest.mark.parametrize("going", ["kick", "leave"])
def test_who_lost_their_chair_may_do_nothing(going: str, verb: str) -> None:
    """Their connection is cut; what still arrives on it is not even answered."""
    stage, roles = around_a_table()
    roles["host"].does("start")
    gone = roles["other"]
    wanted = command(verb, **facts(verb, gone))
    if going == "kick":
        roles["host"].does("kick", chair=gone.seat)
    else:
        gone.does("leave")
    before = stage.entries()

    gone.device.submit(wanted)
    stage.wait(0)

    assert stage.entries() == before
    roles["seat"].does("emote", emote="paw")
    assert gone.device.late == []
    with turned("kicked" if going == "kick" else "bad-token"):
        gone.comes()


def test_a_stranger_gets_no_room_to_say_anything_in() -> None:
    stage, roles = around_a_table()
    seen = stage.entries()
    for hello, key in [
        (wire.Hello(match=stage.match, token=new_token()), "bad-token"),
        (wire.Hello(match="x" * 22, token=roles["seat"].token), "no-such-match"),
        (wire.Hello(match="x" * 22), "no-such-match"),
    ]:
        device = Device(stage.loop)
        with pytest.raises(Turned) as caught:
            stage.run(stage.process.hub.enter(hello, device))
        assert caught.value.key == key
        assert device.frames == []
    assert stage.entries() == seen


def test_a_token_opens_its_own_match_only() -> None:
    stage, roles = around_a_table()
    other = stage.opens("Eve")
    eve = Person(stage, "Eve", match=roles["seat"].match, token=other.token)
    ann = Person(stage, "Ann", match=other.match, token=roles["seat"].token)

    for person in (eve, ann):
        with turned("bad-token"):
            person.comes()
