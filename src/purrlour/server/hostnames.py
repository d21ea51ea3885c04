"""Hostnames: what this server may be called in the header Host.

A page from elsewhere can make its own name lead to this machine (DNS rebinding): to the browser it
then is of the same origin as ours. But its name gives it away, for nobody called us that.
"""

from __future__ import annotations

import ipaddress
import re
import socket
from collections.abc import Iterable
from typing import Final
from urllib.parse import urlsplit

from purrlour.engine.errors import GameError
from purrlour.server.addresses import is_loopback, own_addresses
from purrlour.server.headers import Headers, find

ANY: Final = "*"
"""Stands for every name: somebody in front of us looks at them."""

_NAME: Final = re.compile(r"(?!-)[a-z0-9_-]{1,63}(\.(?!-)[a-z0-9_-]{1,63})*")
_SHOWN: Final = 100


class Hostnames:
    """Knows our names: those of this machine, and those that somebody configured."""

    def __init__(self, names: Iterable[str]) -> None:
        machine = socket.gethostname().lower()
        known = {*names, machine, f"{machine.partition('.')[0]}.local"}
        self._any = ANY in known
        self._names = frozenset(read_hostname(name) for name in known)

    def refusal(self, headers: Headers, arrived: str) -> GameError | None:
        """Why a request is none of ours; `arrived` is the address it came in by.

        Browsers always say whom they mean. Programs of an older kind need not.
        """
        hosts = find(headers, b"host")
        if not self._any and hosts and (len(hosts) > 1 or not self._is_ours(hosts[0], arrived)):
            return GameError("unknown-host", host=hosts[0][:_SHOWN])
        return None

    def _is_ours(self, host: str, arrived: str) -> bool:
        try:
            parts = urlsplit(f"//{host}")
        except ValueError:  # no address at all
            return False
        if parts.netloc != host or parts.username is not None:
            return False
        name = read_hostname(parts.hostname or "")
        if name in self._names or is_loopback(name) or name == read_hostname(arrived):
            return True
        return _is_address(name) and name in own_addresses()


def read_hostname(name: str) -> str:
    """A name or an address as all its spellings are.

    >>> read_hostname("Play.Example.org.")
    'play.example.org'
    >>> read_hostname("::FFFF:192.0.2.1")
    '192.0.2.1'
    """
    name = name.lower().removesuffix(".").partition("%")[0]
    try:
        address = ipaddress.ip_address(name)
    except ValueError:
        return name
    mapped = address.ipv4_mapped if isinstance(address, ipaddress.IPv6Address) else None
    return str(mapped or address)


def is_hostname(name: str) -> bool:
    """Whether this can be a name or an address, without a port."""
    return len(name) <= 253 and (_NAME.fullmatch(name) is not None or _is_address(name))


def _is_address(name: str) -> bool:
    try:
        ipaddress.ip_address(name)
    except ValueError:
        return False
    return True
