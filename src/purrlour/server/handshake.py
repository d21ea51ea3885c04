"""Handshake: the request for a WebSocket, read before anything is held for whoever sends it."""

from __future__ import annotations

import binascii
from base64 import b64decode
from typing import Final

import h11

from purrlour.engine.errors import GameError
from purrlour.server.headers import find

VERSION: Final = "13"
"""That of RFC 6455, which every browser speaks."""
_KEY_BYTES: Final = 16


def read_handshake(request: bytes) -> h11.Request:
    """The request; uvicorn wrote it anew from what came, and has looked at no more than Upgrade.

    Raises GameError, with the version as a fact if that is what is wrong.
    """
    reader = h11.Connection(h11.SERVER, max_incomplete_event_size=len(request) + 1)
    reader.receive_data(request)
    try:
        event = reader.next_event()
    except h11.RemoteProtocolError:  # of HTTP/1.0, which may leave out what 1.1 may not
        raise GameError("bad-handshake") from None
    if not isinstance(event, h11.Request) or event.method != b"GET":
        raise GameError("bad-handshake")
    if find(event.headers, b"sec-websocket-version") != [VERSION]:
        raise GameError("bad-handshake", version=VERSION)
    keys = find(event.headers, b"sec-websocket-key")
    if len(keys) != 1 or not _is_key(keys[0]):
        raise GameError("bad-handshake")
    return event


def _is_key(text: str) -> bool:
    try:
        return len(b64decode(text, validate=True)) == _KEY_BYTES
    except (binascii.Error, ValueError):  # a letter beyond ASCII
        return False


def plain_handshake(request: h11.Request) -> bytes:
    """The same with nothing but what a protocol needs that answers it.

    picows would refuse Firefox, which asks to keep its connection alive as well.
    """
    (key,) = find(request.headers, b"sec-websocket-key")
    return (
        "GET / HTTP/1.1\r\nupgrade: websocket\r\nconnection: upgrade\r\n"
        f"sec-websocket-version: {VERSION}\r\nsec-websocket-key: {key}\r\n\r\n"
    ).encode("ascii")
