"""Config: how a server is set up. Flags win over the environment, which wins over a file."""

from __future__ import annotations

import ipaddress
import os
import re
import sys
import tomllib
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, fields
from pathlib import Path
from typing import Any, Final
from urllib.parse import urlsplit

from purrlour.engine.errors import GameError
from purrlour.server.hostnames import ANY, is_hostname
from purrlour.server.matches.settings import GRACE

PORT: Final = 8484
FILE: Final = "purrlour.toml"
"""Read from the data folder, if it is there and no other file was named."""
_POSTGRES: Final = ("postgresql", "postgres")
PREFIX: Final = "PURRLOUR_"
"""`root_path` is PURRLOUR_ROOT_PATH in the environment."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Limits:
    """How much one visitor may ask for. A family behind one router is one address."""

    socket_frames: int = 30
    """Frames a second on one socket, on average; short bursts may be three times as fast."""
    seat_frames: int = 40
    """Frames a second for one chair, over all its sockets."""
    address_frames: int = 400
    """Frames a second from one address."""
    address_sockets: int = 200
    """Sockets open at a time from one address."""
    address_requests: int = 40
    """Requests a second to /api from one address."""
    address_connections: int = 100
    """Connections open at a time from one address, beside its sockets."""
    connections: int = 10_000
    """Connections open at a time from everybody; never more than the system has files for."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Quotas:
    """How much may come to be kept: of one address in a day, and in all."""

    matches: int = 500
    """Matches that one address opens in a day, rematches and chapters among them."""
    imports: int = 100
    """Matches that one address brings from files in a day."""
    campaigns: int = 100
    """Campaigns that one address begins in a day."""
    messages: int = 5_000
    """What one address says in a day, in words or gestures."""
    megabytes: int = 4_096
    """Size of all that is kept; beyond that, nothing new begins."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Retention:
    """How long matches are kept that nobody opens any more. Campaigns stay."""

    days: int = 365
    """Finished ones, and those that were left."""
    lobby_days: int = 1
    """Those that nobody began."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Config:
    """All that can be set."""

    host: str = "0.0.0.0"
    """The address to listen on; by default the whole home network may come in."""
    port: int = PORT
    """0 takes any that is free."""
    data: Path
    """The folder where everything is kept."""
    database: str = ""
    """Empty for SQLite in the data folder; postgresql://…, or sqlite:/// and a path."""
    root_path: str = ""
    """The sub-path a proxy serves us under, such as /purrlour; never ends in a slash."""
    workers: int = 1
    """Processes; more than one need PostgreSQL."""
    bot_processes: int = 0
    """Processes for bots to think in, of each of ours; 0 is what `share_of_cores` says."""
    static: Path | None = None
    """The folder of another page than ours; it must speak the protocol."""
    storybook: Path | None = None
    """The folder of another storybook of Mice and Mystics than ours."""
    learned: Path | None = None
    """The folder of nets that somebody trained, to be seated as bots."""
    origins: tuple[str, ...] = ()
    """Names a browser may come from beside our own, such as https://play.example.org."""
    proxies: tuple[str, ...] = ()
    """Addresses or networks of proxies whose word about the visitor's address is taken."""
    hosts: tuple[str, ...] = ()
    """Names that browsers may ask for us by, beside those of this machine and of `origins`."""
    grace: int = GRACE
    """Seconds that tables wait for a host, or a person, who is away."""
    limits: Limits = field(default_factory=Limits)
    quotas: Quotas = field(default_factory=Quotas)
    retention: Retention = field(default_factory=Retention)


@dataclass(frozen=True, slots=True)
class _Given:
    """A value somebody wrote, and where."""

    where: str
    value: object
    """A string, unless it comes from a file."""

    def shown(self) -> str:
        """The value as a complaint quotes it."""
        text = str(self.value).lower() if isinstance(self.value, bool) else str(self.value)
        return text if len(text) <= 200 else text[:200] + "…"


def read_config(flags: Mapping[str, str | None], environ: Mapping[str, str]) -> Config:
    """The set-up that all sources together ask for; raises GameError for one that makes no sense.

    `flags` are those of the command line by the names of the fields, and `config`, the file.
    """
    given = {
        name: _Given(f"--{_dashed(name)}", text) for name, text in flags.items() if text is not None
    }
    for name in ("config", *_READERS):
        text = environ.get(PREFIX + name.upper().replace(".", "_"))
        if text:
            given.setdefault(name, _Given(PREFIX + name.upper().replace(".", "_"), text))
    named = given.pop("config", None)
    data = given.get("data")
    folder = _path(data) if data else data_folder(environ)
    if named:
        file = _path(named)
        given = {**_read_file(file, named), **given}
        folder = _path(given["data"]) if "data" in given else folder
    elif (file := folder / FILE).is_file():
        given = {**_read_file(file, None), **given}
    read = {name: _READERS[name](one) for name, one in given.items()}
    parts: dict[str, object] = {}
    for section, kind in _SECTIONS.items():
        start = f"{section}."
        found = {name: read.pop(name) for name in [*read] if name.startswith(start)}
        numbers: dict[str, Any] = {name.removeprefix(start): one for name, one in found.items()}
        parts[section] = kind(**numbers)
    # What each reader gives fits its field: the tests hold the tables against each other.
    config = Config(**{**read, **parts, "data": folder})  # type: ignore[arg-type]
    if config.workers > 1 and not config.database.startswith(_POSTGRES):
        raise GameError("workers-need-postgres", workers=config.workers)
    return config


def data_folder(environ: Mapping[str, str]) -> Path:
    """Where people's data is kept on this system, unless they say otherwise."""
    home = Path(environ.get("HOME") or Path.home())
    if sys.platform == "win32":
        return Path(environ.get("LOCALAPPDATA") or home / "AppData" / "Local") / "Purrlour"
    if sys.platform == "darwin":
        return home / "Library" / "Application Support" / "Purrlour"
    return Path(environ.get("XDG_DATA_HOME") or home / ".local" / "share") / "purrlour"


def _read_file(file: Path, named: _Given | None) -> dict[str, _Given]:
    """The values of a TOML file. One inside the data folder cannot say where that is."""
    try:
        table = tomllib.loads(file.read_text("utf-8"))
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise GameError("config-not-toml", file=str(file), text=str(error)) from None
    except OSError as error:
        raise GameError("config-no-file", file=str(file), text=str(error.strerror)) from None
    for section in _SECTIONS:
        values = table.pop(section, {})
        if isinstance(values, dict):
            table |= {f"{section}.{name}": value for name, value in values.items()}
        else:
            table[section] = values  # then it is none of our keys
    known = [name for name in _READERS if named or name != "data"]
    found: dict[str, _Given] = {}
    for name, value in table.items():
        where = f"{file}, {name}"
        if name not in known:
            shown = _Given(where, value).shown()
            raise GameError(
                "config-unknown", where=where, value=shown, known=", ".join(sorted(known))
            )
        if name == "data" and isinstance(value, str):
            value = str(file.parent / Path(value).expanduser())  # noqa: PLW2901 - as written there
        found[name] = _Given(where, value)
    return found


# One reader a kind of value.


def _number(least: int, most: int) -> Callable[[_Given], int]:
    def read(given: _Given) -> int:
        value = given.value
        if isinstance(value, str) and re.fullmatch(r"[0-9]{1,9}", value.strip()):
            value = int(value)
        if not isinstance(value, int) or isinstance(value, bool) or not least <= value <= most:
            raise GameError(
                "config-number", where=given.where, value=given.shown(), least=least, most=most
            )
        return value

    return read


def _text(given: _Given) -> str:
    if not isinstance(given.value, str) or not given.value.strip() or "\0" in given.value:
        raise GameError("config-text", where=given.where, value=given.shown())
    return given.value.strip()


def _path(given: _Given) -> Path:
    return Path(_text(given)).expanduser().absolute()


def _database(given: _Given) -> str:
    """It may hold a password, so no complaint quotes more than its beginning."""
    if given.value == "":
        return ""
    url = _text(given)
    scheme, colon, _ = url.partition("://")
    if not colon or scheme not in (*_POSTGRES, "sqlite"):
        shown = f"{scheme[:20]}://…" if colon else "…"
        raise GameError("config-database", where=given.where, value=shown)
    return url


def _root_path(given: _Given) -> str:
    if given.value in ("", "/"):
        return ""
    path = "/" + _text(given).strip("/")
    if not re.fullmatch(r"(/(?!\.{1,2}(/|$))[A-Za-z0-9._~-]+)+", path):
        raise GameError("config-root-path", where=given.where, value=given.shown())
    return path


def _several(given: _Given) -> list[str]:
    """Separated by commas, or a list of a file."""
    value = given.value.split(",") if isinstance(given.value, str) else given.value
    if not isinstance(value, list) or not all(isinstance(one, str) for one in value):
        raise GameError("config-list", where=given.where, value=given.shown())
    return [one.strip() for one in value if one.strip()]


def _origins(given: _Given) -> tuple[str, ...]:
    found = []
    for origin in _several(given):
        try:
            parts = urlsplit(origin.rstrip("/"))
            fine = parts.scheme in ("http", "https") and bool(parts.hostname)
            fine = fine and not (parts.path or parts.query or parts.fragment or parts.username)
            fine = fine and parts.port != 0  # reading it finds out whether it is a number
        except ValueError:
            fine = False
        if not fine:
            raise GameError("config-origin", where=given.where, value=origin[:200])
        found.append(origin.rstrip("/").lower())
    return tuple(found)


def _proxies(given: _Given) -> tuple[str, ...]:
    for proxy in (found := _several(given)):
        try:
            ipaddress.ip_network(proxy, strict=False)
        except ValueError:
            raise GameError("config-proxy", where=given.where, value=proxy[:200]) from None
    return tuple(found)


def _hosts(given: _Given) -> tuple[str, ...]:
    found = []
    for host in _several(given):
        name = host.lower().strip("[]")
        if name != ANY and not is_hostname(name):
            raise GameError("config-host", where=given.where, value=host[:200])
        found.append(name)
    return tuple(found)


_SECTIONS: Final[dict[str, type[Limits | Quotas | Retention]]] = {
    "limits": Limits,
    "quotas": Quotas,
    "retention": Retention,
}
"""Parts of a set-up, each with numbers of its own: `quotas.matches`."""

_READERS: Final[dict[str, Callable[[_Given], object]]] = {
    "host": _text,
    "port": _number(0, 65535),
    "data": _path,
    "database": _database,
    "root_path": _root_path,
    "workers": _number(1, 64),
    "bot_processes": _number(0, 256),
    "static": _path,
    "storybook": _path,
    "learned": _path,
    "origins": _origins,
    "proxies": _proxies,
    "hosts": _hosts,
    "grace": _number(5, 86_400),
    **{
        f"{section}.{one.name}": _number(1, 1_000_000)
        for section, kind in _SECTIONS.items()
        for one in fields(kind)
    },
}
"""Every name a source may use."""


def _dashed(name: str) -> str:
    return name.replace("_", "-")


def share_of_cores(workers: int) -> int:
    """How many processes bots think in, for each of so many of ours: one core is left for each of
    those, where there are as many."""
    if hasattr(os, "sched_getaffinity"):
        cores = len(os.sched_getaffinity(0))
    else:
        cores = os.cpu_count() or 1
    return max(1, (cores - workers) // workers)


def describe(config: Config) -> str:
    """The database without what is secret in its name."""
    if not config.database:
        return str(config.data)
    parts = urlsplit(config.database)
    return f"{parts.scheme}://{parts.hostname or ''}{parts.path}"
