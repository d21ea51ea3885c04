"""Headers: what every answer says to a browser, and where requests may come from."""

from __future__ import annotations

from collections.abc import Collection, Iterable
from http import HTTPStatus
from typing import Final, TypeAlias
from urllib.parse import urlsplit

Headers: TypeAlias = Iterable[tuple[bytes, bytes]]
"""As ASGI has them: names in small letters."""

POLICY: Final = "; ".join(
    (
        "default-src 'self'",
        "script-src 'self'",
        "style-src 'self'",
        "img-src 'self'",
        "font-src 'self'",
        "connect-src 'self'",
        "worker-src 'self'",
        "manifest-src 'self'",
        "object-src 'none'",
        "base-uri 'none'",
        "form-action 'self'",
        "frame-ancestors 'none'",
    )
)
"""Nothing inline, nothing from elsewhere, nobody puts us into a frame."""

_NOT_NEEDED: Final = ("camera", "display-capture", "geolocation", "microphone", "payment", "usb")

ALWAYS: Final = (
    (b"content-security-policy", POLICY.encode()),
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"no-referrer"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"permissions-policy", ", ".join(f"{one}=()" for one in _NOT_NEEDED).encode()),
)
"""On every answer, errors included."""

FORGET: Final = (b"cache-control", b"no-store")
"""On every answer that did not say otherwise: tokens and tables are in them."""

SAFE: Final = frozenset({"GET", "HEAD", "OPTIONS", "TRACE"})
"""Methods that change nothing."""


def complete(given: Headers) -> list[tuple[bytes, bytes]]:
    """The headers of an answer with those that all answers have."""
    headers = list(given)
    names = {name.lower() for name, _ in headers}
    headers += ALWAYS
    if b"cache-control" not in names:
        headers.append(FORGET)
    return headers


def last_answer(status: HTTPStatus, headers: Headers, body: bytes) -> bytes:
    """An answer as it goes over the line, where the connection ends with it."""
    lines = [b"HTTP/1.1 %d %s" % (status, status.phrase.encode())]
    lines += [b"%s: %s" % header for header in headers]
    lines += [b"content-length: %d" % len(body), b"connection: close", b"", body]
    return b"\r\n".join(lines)


def find(headers: Headers, name: bytes) -> list[str]:
    """The values of all headers with this name."""
    return [value.decode("latin-1") for one, value in headers if one == name]


def is_welcome(headers: Headers, allowed: Collection[str]) -> bool:
    """Whether a browser came from our own page, or from one on the list.

    Programs that are no browsers send no Origin; a page of somebody else cannot leave it out.
    """
    origins = find(headers, b"origin")
    if not origins:
        return True
    if len(origins) > 1:
        return False
    origin = origins[0].lower()
    if origin in allowed:
        return True
    hosts = find(headers, b"host")
    if len(hosts) != 1:
        return False
    scheme, _, place = origin.partition("://")
    if scheme not in _PORTS:
        return False
    own = _full(scheme, place)
    return own is not None and own == _full(scheme, hosts[0])


_PORTS: Final = {"http": "80", "https": "443"}


def _full(scheme: str, place: str) -> str | None:
    """A host with its port, written or not; None for what is no host."""
    try:
        parts = urlsplit(f"//{place.lower()}")
        if parts.netloc != place.lower() or parts.username is not None or not parts.hostname:
            return None
        return f"{parts.hostname}:{parts.port or _PORTS[scheme]}"
    except ValueError:
        return None
