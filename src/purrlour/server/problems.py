"""Problems: every refusal over HTTP as one small JSON object, in the visitor's language."""

from __future__ import annotations

import re
from typing import Final

import msgspec
from litestar.exceptions import HTTPException

from purrlour.engine.errors import GameError, InvalidOptions
from purrlour.games import GAMES
from purrlour.server.storage.base import StorageTrouble
from purrlour.server.storybook import words_of
from purrlour.server.wire import Problem
from purrlour.words import LANGUAGES, Words

STATUS: Final = {
    "bad-json": 400,
    "bad-request": 400,
    "bad-request-field": 400,
    "too-deep": 400,
    "no-such-viewer": 400,
    "no-token": 401,
    "bad-token": 403,
    "bad-campaign-token": 403,
    "foreign-page": 403,
    "no-watch": 403,
    "removed": 403,
    "no-such-page": 404,
    "no-such-game": 404,
    "no-such-match": 404,
    "no-such-code": 404,
    "no-such-campaign": 404,
    "wrong-method": 405,
    "too-large": 413,
    "chronicle-size": 413,
    "unknown-host": 421,
    "film-size": 413,
    "wrong-kind": 415,
    "bad-chronicle": 422,
    "bad-name": 422,
    "bad-name-length": 422,
    "seat-count": 422,
    "first-seat-missing": 422,
    "unknown-game": 422,
    "unknown-bot": 422,
    "no-campaigns": 422,
    "no-such-chair": 422,
    "too-slow": 408,
    "too-fast": 429,
    "too-many": 429,
    "server-fault": 500,
    "job-too-long": 503,
    "restarting": 503,
    "storage-trouble": 503,
}
"""What HTTP calls a refusal. Those not here are about the table as it stands: 409."""

_QUOTA: Final = "quota-"
"""How refusals begin that say: enough for today."""
_WRONG: Final = ("chronicle-", "import-", "verify-", "record-")
"""Beginnings of refusals of files that can be read, and are wrong."""

_WAIT: Final = {429: "1", 503: "2"}
"""Seconds after which another try makes sense."""


def refusal_of(error: Exception) -> GameError:
    """What a visitor is told about an error; hidden things never get into it."""
    if isinstance(error, GameError):
        return error
    if isinstance(error, StorageTrouble):
        return GameError("storage-trouble")
    if isinstance(error, HTTPException) and error.status_code < 500:
        if error.status_code == 404:
            return GameError("no-such-page")
        if error.status_code == 405:
            return GameError("wrong-method")
        return GameError("bad-request")
    return GameError("server-fault")


def status_of(error: GameError) -> int:
    """The status that goes with a refusal."""
    if error.key in STATUS:
        return STATUS[error.key]
    if error.key.startswith(_QUOTA):
        return 503 if error.key == "quota-size" else 429
    wrong = isinstance(error, InvalidOptions) or error.key.startswith(_WRONG)
    return 422 if wrong else 409


def write_problem(error: GameError, language: str) -> tuple[int, list[tuple[bytes, bytes]], bytes]:
    """The status, headers and body of an answer that refuses."""
    status = status_of(error)
    body = msgspec.json.encode(Problem(error.key, say(error, language), error.facts))
    headers = [(b"content-type", b"application/json")]
    hours = error.facts.get("hours")
    if isinstance(hours, int):
        headers.append((b"retry-after", b"%d" % (3600 * hours)))
    elif status in _WAIT:
        headers.append((b"retry-after", _WAIT[status].encode()))
    if status == 401:
        headers.append((b"www-authenticate", b"Bearer"))
    return status, headers, body


def say(error: GameError, language: str) -> str:
    """The sentence: the parlour's, or that of the game whose rules refuse."""
    for game in ("", *GAMES):
        words = words_of(language, game)
        if words.has(f"refuse-{error.key}"):
            return words.refusal(error, ())
    return Words(language).refusal(GameError("server-fault"), ())


def choose_language(accepted: str) -> str:
    """The language that an Accept-Language header likes best among ours.

    >>> choose_language("de, pl;q=0.8, en;q=0.7")
    'pl'
    """
    best, liked = LANGUAGES[0], 0.0
    for wish in accepted[:200].split(","):
        found = re.fullmatch(
            r"\s*([a-zA-Z]{2})(?:-\w+)*\s*(?:;\s*q=([01](?:\.\d{0,3})?)\s*)?", wish
        )
        if found and found[1].lower() in LANGUAGES:
            weight = float(found[2] or 1)
            if weight > liked:
                best, liked = found[1].lower(), weight
    return best
