"""What a frozen release holds, and how to read it."""

from __future__ import annotations

import gzip
from base64 import urlsafe_b64encode
from collections.abc import Iterator
from hashlib import sha256
from pathlib import Path
from typing import Final
from zipfile import ZipFile

FOLDER: Final = Path(__file__).parent
TOKEN: Final = "token-of-a-frozen-seat-0123456789-abcdefghi"
"""Opens the first chair of every match."""
NONCE: Final = "nonce-of-a-frozen-seat"

RECORDS: Final = "records.zip"
"""`<game>/<kind>.txt`: a record that stops where a decision of this kind is open, or
`over-<seats>.txt`; beside each `.positions`, a digest for the deal and each step."""
MATCHES: Final = "matches.zip"
"""`<game>/<kind>.txt` and so on: a match file; those that are not over hold their secret."""
CAMPAIGNS: Final = "campaigns.zip"
"""`<game>-<number>.txt`: a campaign after so many of its chapters."""
SQLITE: Final = "purrlour.db.gz"
POSTGRES: Final = "purrlour.sql.gz"


def id_of(name: str) -> str:
    """The id of the match or campaign with this name, as long as ids are."""
    return urlsafe_b64encode(sha256(name.encode()).digest()[:16]).decode().rstrip("=")


def digest(position: str) -> str:
    """A position in few letters."""
    return sha256(position.encode()).hexdigest()[:8]


def releases() -> list[Path]:
    """All that were frozen."""
    return sorted(path for path in FOLDER.iterdir() if (path / RECORDS).is_file())


def texts(archive: Path, ending: str = ".txt") -> dict[str, str]:
    """The files of an archive by their names, without the ending."""
    with ZipFile(archive) as opened:
        names = [name for name in opened.namelist() if name.endswith(ending)]
        return {name.removesuffix(ending): opened.read(name).decode() for name in names}


def unpacked(release: Path, file: str, to: Path) -> Path:
    """A compressed file, laid out in another folder."""
    path = to / file.removesuffix(".gz")
    path.write_bytes(gzip.decompress((release / file).read_bytes()))
    return path


def lines(text: str) -> Iterator[str]:
    """Those that are not empty."""
    return (line for line in text.split("\n") if line)
