"""Addresses: where the people in the room find this server."""

from __future__ import annotations

import ipaddress
import socket
from typing import Final
from urllib.parse import urlsplit

_ANYWHERE: Final = ("0.0.0.0", "::", "")
"""Hosts that mean every network this machine is in."""

_ROADS: Final = (
    (socket.AF_INET, "192.168.255.254"),
    (socket.AF_INET, "10.255.255.254"),
    (socket.AF_INET, "172.31.255.254"),
    (socket.AF_INET, "198.51.100.1"),
    (socket.AF_INET6, "2001:db8::1"),
)
"""Places in other networks; the system knows by which of our addresses it would go there."""


def own_addresses() -> list[str]:
    """The addresses that other devices can reach, the likeliest first. Nothing is sent."""
    found: dict[str, None] = {}
    for family, place in _ROADS:
        try:
            with socket.socket(family, socket.SOCK_DGRAM) as probe:
                probe.connect((place, 9))
                found[str(probe.getsockname()[0])] = None
        except OSError:  # no road there
            continue
    return [address for address in found if _is_useful(address)]


def _is_useful(address: str) -> bool:
    known = ipaddress.ip_address(address.partition("%")[0])
    return not (known.is_loopback or known.is_link_local or known.is_unspecified)


def urls(host: str, port: int, root_path: str) -> tuple[str, list[str]]:
    """The address for this device, and those for others in the network."""
    if host in _ANYWHERE:
        wanted = 6 if host == "::" else 4
        others = [one for one in own_addresses() if ipaddress.ip_address(one).version == wanted]
        return url("localhost", port, root_path), [url(one, port, root_path) for one in others]
    here = url(host, port, root_path)
    return here, [] if is_loopback(host) else [here]


def near(host: str, port: int) -> list[str]:
    """The addresses for others in the same home: never one that the whole world could use."""
    _, others = urls(host, port, "")
    return [one for one in others if _is_private(str(urlsplit(one).hostname))]


def is_here(visitor: str, host: str) -> bool:
    """Whether a visitor sits at this machine and asked for it as this machine.

    The header Host tells more than their address: behind a proxy everybody comes from here.

    >>> is_here("127.0.0.1", "localhost:8484")
    True
    >>> is_here("127.0.0.1", "play.example.org")
    False
    """
    try:
        asked = urlsplit(f"//{host}").hostname or ""
    except ValueError:  # no address at all
        return False
    return is_loopback(visitor) and is_loopback(asked)


def url(host: str, port: int, root_path: str) -> str:
    """The address of the first page.

    >>> url("::1", 8484, "/purrlour")
    'http://[::1]:8484/purrlour/'
    """
    shown = f"[{host}]" if ":" in host else host
    return f"http://{shown}{'' if port == 80 else f':{port}'}{root_path}/"


def _is_private(host: str) -> bool:
    try:
        return ipaddress.ip_address(host).is_private
    except ValueError:
        return True  # a name that somebody chose to listen on


def is_loopback(host: str) -> bool:
    """Whether this leads nowhere but to the machine of whoever asks."""
    try:
        return ipaddress.ip_address(host).is_loopback
    except ValueError:
        return host.lower() == "localhost"
