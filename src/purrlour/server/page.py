"""The page: files of the client, held in memory, or a few plain words until there is a client."""

from __future__ import annotations

import gzip
import html
import re
from collections.abc import Mapping
from dataclasses import dataclass, replace
from functools import cache
from hashlib import sha256
from pathlib import Path
from typing import Final

from purrlour.words import LANGUAGES, Words

FOLDER: Final = Path(__file__).parent / "static"
"""The built client is put here."""

_KINDS: Final = {
    ".css": "text/css; charset=utf-8",
    ".ftl": "text/plain; charset=utf-8",
    ".html": "text/html; charset=utf-8",
    ".ico": "image/x-icon",
    ".jpg": "image/jpeg",
    ".js": "text/javascript; charset=utf-8",
    ".json": "application/json",
    ".map": "application/json",
    ".mjs": "text/javascript; charset=utf-8",
    ".mp3": "audio/mpeg",
    ".ogg": "audio/ogg",
    ".png": "image/png",
    ".svg": "image/svg+xml",
    ".txt": "text/plain; charset=utf-8",
    ".wasm": "application/wasm",
    ".webmanifest": "application/manifest+json",
    ".webp": "image/webp",
    ".whl": "application/zip",
    ".woff2": "font/woff2",
    ".zip": "application/zip",
}
"""Written down here because what systems know of file names differs."""

_PACKABLE: Final = frozenset(
    {".css", ".ftl", ".html", ".js", ".json", ".map", ".mjs", ".svg", ".txt", ".webmanifest"}
    | {".ico", ".wasm"}
)
"""The others are compressed already."""


@dataclass(frozen=True, slots=True)
class File:
    """One file as it is sent."""

    body: bytes
    headers: tuple[tuple[bytes, bytes], ...]
    tag: bytes
    """A browser that has it already says so by this."""
    packed: File | None = None
    """The same with gzip, if that is smaller."""

    def suited(self, accepted: str) -> File:
        """The one to send to somebody with this Accept-Encoding."""
        return self.packed if self.packed is not None and takes_gzip(accepted) else self


def load_files(folder: Path = FOLDER) -> dict[str, File]:
    """Every file by its path; a folder is its index.html. There is no other way into the disk."""
    files: dict[str, File] = {}
    for path in sorted(folder.rglob("*")):
        if path.is_file():
            inside = path.relative_to(folder).as_posix()
            files[f"/{inside}"] = one = pack_file(inside, path.read_bytes())
            if path.name == "index.html":
                files[f"/{inside.removesuffix('index.html')}"] = one
    return files


def find_file(files: Mapping[str, File], path: str) -> File | None:
    """The file at a path. A folder with a page of its own has it at every address in it, such as
    /t/ for all tables: the page reads the rest. The first page is only at its own."""
    if path == "/":
        return files.get(path) or plain_page()
    folder, _, _ = path.rpartition("/")
    return files.get(path) or (files.get(f"{folder}/") if folder else None)


@cache
def plain_page() -> File:
    """Stands in for the client; made when somebody asks, since words take a while to read."""
    return pack_file("index.html", _plain_page().encode())


def takes_gzip(accepted: str) -> bool:
    """Whether an Accept-Encoding allows gzip.

    >>> [takes_gzip(header) for header in ("br, gzip;q=0.8", "*", "gzip;q=0, *", "br", "")]
    [True, True, False, False, False]
    """
    weights = {}
    for part in accepted.lower().split(","):
        name, *parameters = (word.strip() for word in part.split(";"))
        refused = any(_NEVER.fullmatch(parameter) for parameter in parameters)
        weights[name] = not refused
    return weights.get("gzip", weights.get("*", False))


_NEVER: Final = re.compile(r"q\s*=\s*0(\.0*)?")


def pack_file(path: str, body: bytes) -> File:
    """A file as it is sent, by what its name says it is."""
    suffix = Path(path).suffix.lower()
    kind = _KINDS.get(suffix, "application/octet-stream")
    digest = sha256(body).hexdigest()[:20]
    # Names in assets/ carry a hash of what is in them: the same name is the same file for ever.
    fresh = "public, max-age=31536000, immutable" if path.startswith("assets/") else "no-cache"
    headers = [(b"content-type", kind.encode()), (b"cache-control", fresh.encode())]
    small = gzip.compress(body, mtime=0) if suffix in _PACKABLE else body
    if len(small) >= len(body):
        return _tagged(body, headers, digest)
    headers.append((b"vary", b"accept-encoding"))
    packed = _tagged(small, [*headers, (b"content-encoding", b"gzip")], f"{digest}-gzip")
    return replace(_tagged(body, headers, digest), packed=packed)


def _tagged(body: bytes, headers: list[tuple[bytes, bytes]], digest: str) -> File:
    tag = f'"{digest}"'.encode()
    return File(body, (*headers, (b"etag", tag)), tag)


def _plain_page() -> str:
    """Says in every language that the server runs. No script, no style, nothing from elsewhere."""
    parts = [
        "<!doctype html>",
        '<html lang="en">',
        "<head>",
        '<meta charset="utf-8">',
        '<meta name="viewport" content="width=device-width, initial-scale=1">',
        "<title>Purrlour</title>",
        "</head>",
        "<body>",
        "<h1>Purrlour</h1>",
    ]
    for language in LANGUAGES:
        words = Words(language)
        told = [html.escape(words.say(key)) for key in ("page-runs", "page-no-client")]
        link = html.escape(words.say("page-schema"))
        parts += [
            f'<section lang="{language}">',
            *(f"<p>{sentence}</p>" for sentence in told),
            f'<p><a href="schema/openapi.json">{link}</a></p>',
            "</section>",
        ]
    return "\n".join([*parts, "</body>", "</html>", ""])
