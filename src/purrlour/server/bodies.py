"""Bodies: what a request brought, checked for kind, size and depth before anything reads it."""

from __future__ import annotations

import re
from typing import Any, Final, TypeAlias, TypeVar

import msgspec
from litestar import Request

from purrlour.engine.errors import GameError

LARGEST: Final = 64 * 1024
"""Bytes of a body, but for an import."""
DEEPEST: Final = 32
"""Brackets inside brackets."""

T = TypeVar("T")

Visit: TypeAlias = Request[Any, Any, Any]
"""A request as Litestar has it; nobody signs in, so three of its kinds are nobody's."""

_SIGNS: Final = re.compile(rb'"(?:[^"\\]|\\.)*+"|[\[{]|[\]}]', re.DOTALL)
_PLACE: Final = re.compile(r"(?P<reason>.*?)(?: - at `(?:key in )?\$\.?(?P<field>.*)`)?", re.DOTALL)
_NAMED: Final = re.compile(r"Object (?:contains unknown|missing required) field `(.*)`", re.DOTALL)


async def read_json(visit: Visit, kind: type[T]) -> T:
    """The body as one of our messages; refuses anything else and says which field it was."""
    _insist_on(visit, "application/json")
    return parse(await _read(visit, LARGEST), kind)


async def read_text(visit: Visit, most: int) -> bytes:
    """The body as plain text."""
    _insist_on(visit, "text/plain")
    return await _read(visit, most)


async def _read(visit: Visit, most: int) -> bytes:
    """The body, if it is no longer than this; of a longer one no more is read than that."""
    told = visit.headers.get("content-length", "")
    if told.isdecimal() and int(told) > most:
        raise GameError("too-large", most=most)
    body = b""
    more = True
    while more:
        event = await visit.receive()
        if event["type"] != "http.request":
            raise GameError("bad-request")  # they went away, and will not hear it
        body += event["body"]
        more = event["more_body"]
        if len(body) > most:
            raise GameError("too-large", most=most)
    return body


def parse(body: bytes, kind: type[T]) -> T:
    """A message from its JSON."""
    if too_deep(body):
        raise GameError("too-deep", most=DEEPEST)
    try:
        return msgspec.json.decode(body, type=kind)
    except msgspec.ValidationError as error:
        raise _explain(str(error)) from None
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        raise GameError("bad-json", text=str(error)[:200]) from None


def too_deep(body: bytes) -> bool:
    """Whether brackets are nested deeper than we read; those inside strings do not count.

    >>> too_deep(b"[" * 32 + b"]" * 32), too_deep(b"[" * 33 + b"]" * 33)
    (False, True)
    """
    if body.count(b"[") + body.count(b"{") <= DEEPEST:  # nearly always
        return False
    level = 0
    for found in _SIGNS.finditer(body):
        sign = found[0]
        if sign in (b"[", b"{"):
            level += 1
            if level > DEEPEST:
                return True
        elif sign in (b"]", b"}"):
            level -= 1
    return False


def _insist_on(visit: Visit, kind: str) -> None:
    """A body of another kind is refused: no forms, no uploads, no surprises."""
    sent = visit.headers.get("content-type", "").partition(";")[0].strip().lower()
    if sent != kind:
        raise GameError("wrong-kind", kind=kind, sent=sent[:60])


def _explain(text: str) -> GameError:
    """Which field, and what is the matter with it."""
    found = _PLACE.fullmatch(text)
    reason, field = (found["reason"], found["field"] or "") if found else (text, "")
    if named := _NAMED.fullmatch(reason):
        field = f"{field}.{named[1]}" if field else named[1]
    if not field:
        return GameError("bad-json", text=reason[:200])
    return GameError("bad-request-field", field=field[:60], reason=reason[:200])
