"""The few plain requests: open a match, join it, look at the games, ask how the server is.

`ROUTES` is the whole of it: the app is built from this list, and so is its OpenAPI document.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Any, Final

import msgspec

from purrlour.engine.errors import GameError
from purrlour.games import GAMES
from purrlour.server import wire
from purrlour.server.addresses import is_here
from purrlour.server.auth.tokens import new_code, new_match_id
from purrlour.server.bodies import Visit, read_json, read_text
from purrlour.server.campaigns import routes as campaigns
from purrlour.server.catalogue import GameBook, GameInfo, find_game, find_printed, list_games
from purrlour.server.chronicle import MOST_BYTES
from purrlour.server.desk import PLAIN, Desk, Route, Text, find_token, fits, insist_open
from purrlour.server.door import visitor
from purrlour.server.film import Eyes, Film, find_gaze
from purrlour.server.impact import Impact, find_impact
from purrlour.server.jobs.work import Imported, MakeFilm, ReadImport, WriteChronicle
from purrlour.server.lesson import find_lesson
from purrlour.server.matches.doors import Doors
from purrlour.server.metrics import MEDIA_TYPE
from purrlour.server.page import File
from purrlour.server.storage.base import Kept
from purrlour.server.storybook import find_words

_SHOWN: Final = 60
_imported: Final = msgspec.msgpack.Decoder(Imported).decode
_PASSED_ON: Final = ("forwarded", "via", "x-forwarded-for", "x-forwarded-host", "x-real-ip")
"""Headers by which a proxy gives itself away."""


class Found(msgspec.Struct, frozen=True):
    """The match that a code leads to."""

    match: str


class Brought(msgspec.Struct, frozen=True):
    """Where an imported match is now, to be looked at."""

    match: str
    code: str


class Addresses(msgspec.Struct, frozen=True):
    """Where others in the room find this parlour, the likeliest first."""

    links: list[str]


class Health(msgspec.Struct, frozen=True):
    """All is well."""

    ok: bool = True


async def create(desk: Desk, visit: Visit) -> wire.Seated:
    """Opens a match."""
    insist_open(desk)
    wish = await read_json(visit, wire.NewMatch)
    with desk.hub.use.charged("matches", visitor(visit.scope)):
        return await desk.hub.create(wish)


async def join(desk: Desk, visit: Visit) -> wire.Seated:
    """Takes a chair."""
    insist_open(desk)
    wish = await read_json(visit, wire.Joining)
    return await desk.hub.join(_match(visit), wish)


async def about(desk: Desk, visit: Visit) -> wire.About:
    """What somebody with the link may know before they sit down."""
    found = await desk.hub.about(_match(visit))
    if found is None:
        raise GameError("no-such-match")
    return found


async def chronicle(desk: Desk, visit: Visit) -> Text:
    """The whole match as one file, for those who played it, once nothing in it is hidden."""
    token, match = find_token(visit), _match(visit)
    kept = await _find(desk, match)
    entries = await desk.store.read(match)
    doors = Doors(entries)
    doors.admit(token)
    if not doors.over:
        raise GameError("not-over")
    return Text(await desk.jobs.do(WriteChronicle(kept, entries), visitor(visit.scope)), PLAIN)


async def film(desk: Desk, visit: Visit) -> Text:
    """The whole match, moment by moment, as whoever asks may see it."""
    match, wish = _match(visit), visit.query_params.get("viewer")
    token = find_token(visit) if "authorization" in visit.headers else None
    if wish is not None and not fits(wish, Eyes):
        raise GameError("no-such-viewer", text=wish[:_SHOWN])
    kept = await _find(desk, match)
    entries = await desk.store.read(match)
    gaze = find_gaze(entries, token, wish or "")
    body = await desk.jobs.do(MakeFilm(kept, entries, gaze), visitor(visit.scope))
    return Text(body, "application/json")


async def _find(desk: Desk, match: str) -> Kept:
    kept = await desk.store.find(match)
    if kept is None or kept.game not in GAMES:
        raise GameError("no-such-match")
    return kept


async def bring(desk: Desk, visit: Visit) -> Brought:
    """A finished match from another parlour: all of it is done again before it is kept."""
    insist_open(desk)
    data = await read_text(visit, MOST_BYTES)
    desk.hub.use.take("imports", visitor(visit.scope))  # one that is refused was work as well
    brought = _imported(await desk.jobs.do(ReadImport(data), visitor(visit.scope)))
    kept = replace(brought.kept, until=desk.hub.housekeeper.first_date(over=True))
    while not await desk.store.create(kept, brought.entries):
        kept = replace(kept, match=new_match_id(), code=new_code())  # its snapshots do not fit
    desk.hub.archive.keep_all(kept.match, brought.snapshots)
    desk.hub.use.kept += len(data)  # they are large: before it is measured, it counts
    return Brought(kept.match, kept.code)


async def find_code(desk: Desk, visit: Visit) -> Found:
    """The match that a code leads to."""
    code = visit.path_params["code"]
    match = await desk.hub.find_code(code) if fits(code, wire.Code) else None
    if match is None:
        raise GameError("no-such-code")
    return Found(match)


async def games(_desk: Desk, _visit: Visit) -> list[GameInfo]:
    """What there is to play."""
    return list_games()


async def game(_desk: Desk, visit: Visit) -> GameBook:
    """One game with its whole action table."""
    return find_game(visit.path_params["game"])


async def content(_desk: Desk, visit: Visit) -> File:
    """What is printed in a game's box: rooms, sheets, cards. Not every game has something."""
    return find_printed(visit.path_params["game"])


async def impact(_desk: Desk, visit: Visit) -> File:
    """What each house rule of a game was seen to change, measured by many playings of bots."""
    return find_impact(visit.path_params["game"])


async def lesson(_desk: Desk, visit: Visit) -> File:
    """How to play, learnt by playing: acts on rails, each as the learner sees it."""
    return find_lesson(visit.path_params["game"])


async def content_part(_desk: Desk, visit: Visit) -> File:
    """The same for a page that begins in one room, without the others, which are most of it."""
    return find_printed(visit.path_params["game"], visit.path_params["part"])


async def words(_desk: Desk, visit: Visit) -> File:
    """What a storybook of somebody else says in its own words, in Fluent: passages and names, to
    be added to the game's. In a language that it does not speak, what it says in English."""
    return find_words(visit.path_params["game"], visit.path_params["language"])


async def addresses(desk: Desk, visit: Visit) -> Addresses:
    """Links for other devices, told only to somebody at the machine itself.

    Their own address is `localhost`, which is of no use to a phone; everybody else came in by one
    that works. What the home network looks like is nobody else's business.
    """
    passed_on = any(name in visit.headers for name in _PASSED_ON)
    client, server = visit.client, visit.scope.get("server")
    if passed_on or client is None or server is None or server[1] is None:
        return Addresses([])
    here = is_here(client.host, visit.headers.get("host", ""))
    return Addresses(desk.near(server[1]) if here else [])


async def healthy(_desk: Desk, _visit: Visit) -> Health:
    """The process is alive."""
    return Health()


async def ready(desk: Desk, _visit: Visit) -> Health:
    """It can take moves: they can be stored."""
    insist_open(desk)
    await desk.store.ready()
    return Health()


async def measure(desk: Desk, _visit: Visit) -> Text:
    """Numbers for Prometheus."""
    return Text(desk.metrics.text(), MEDIA_TYPE)


def _match(visit: Visit) -> str:
    """The match of the path. What cannot be an id is looked up nowhere."""
    match = visit.path_params["match"]
    if not fits(match, wire.MatchId):
        raise GameError("no-such-match")
    return str(match)


ROUTES: Final = [
    Route(
        method="POST",
        path="/api/matches",
        do=create,
        takes=wire.NewMatch,
        gives=wire.Seated,
        status=201,
        refuses=(409, 422),
        leads=(
            ("about", "match"),
            ("join", "match"),
            ("chronicle", "match"),
            ("film", "match"),
            ("find_code", "code"),
        ),
    ),
    Route(
        method="GET",
        path="/api/matches/{match}",
        do=about,
        gives=wire.About,
        refuses=(404, 422),
    ),
    Route(
        method="POST",
        path="/api/matches/{match}/join",
        do=join,
        takes=wire.Joining,
        gives=wire.Seated,
        status=201,
        refuses=(404, 409, 422),
    ),
    Route(
        method="GET",
        path="/api/matches/{match}/chronicle",
        do=chronicle,
        gives=PLAIN,
        refuses=(404, 409, 413, 422),
        private=True,
    ),
    Route(
        method="GET",
        path="/api/matches/{match}/film",
        do=film,
        gives=Film,
        query=(("viewer", Eyes),),
        refuses=(401, 404, 409, 413, 422),
        known=True,
    ),
    Route(
        method="POST",
        path="/api/import",
        do=bring,
        takes=PLAIN,
        gives=Brought,
        status=201,
        leads=(("about", "match"), ("film", "match"), ("find_code", "code")),
        refuses=(422,),
    ),
    Route(
        method="GET",
        path="/api/codes/{code}",
        do=find_code,
        gives=Found,
        refuses=(404,),
        leads=(("about", "match"),),
    ),
    Route(method="GET", path="/api/games", do=games, gives=list[GameInfo]),
    Route(method="GET", path="/api/games/{game}", do=game, gives=GameBook, refuses=(404,)),
    Route(
        method="GET",
        path="/api/games/{game}/impact",
        do=impact,
        gives=Impact,
        refuses=(404,),
        lasting=True,
    ),
    Route(
        method="GET",
        path="/api/games/{game}/content",
        do=content,
        gives=dict[str, Any],
        refuses=(404,),
        lasting=True,
    ),
    Route(
        method="GET",
        path="/api/games/{game}/lesson",
        do=lesson,
        gives=wire.Lesson,
        refuses=(404,),
        lasting=True,
    ),
    Route(
        method="GET",
        path="/api/games/{game}/content/{part}",
        do=content_part,
        gives=dict[str, Any],
        refuses=(404,),
        lasting=True,
    ),
    Route(
        method="GET",
        path="/api/games/{game}/words/{language}",
        do=words,
        gives=PLAIN,
        refuses=(404,),
        lasting=True,
    ),
    *campaigns.ROUTES,
    Route(method="GET", path="/api/addresses", do=addresses, gives=Addresses),
    Route(method="GET", path="/healthz", do=healthy, gives=Health),
    Route(method="GET", path="/readyz", do=ready, gives=Health),
    Route(method="GET", path="/metrics", do=measure, gives=MEDIA_TYPE),
]
