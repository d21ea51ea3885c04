"""Bare: the least a server can do for two seats, to see what the machine can do at all.

It knows no game and stores nothing: a move is passed on to both. It speaks just enough of the
protocol for `load` to play with it.
"""

from __future__ import annotations

import asyncio
import json
import sys
from http import HTTPStatus
from typing import Final

import uvloop
from websockets.asyncio.server import ServerConnection, serve
from websockets.datastructures import Headers
from websockets.http11 import Request, Response

_FILLER: Final = "x" * 900
"""About as long as the view of a seat."""

tables: dict[str, list[ServerConnection]] = {}


async def play(connection: ServerConnection) -> None:
    """One seat: says hello, then passes moves on to both."""
    hello = json.loads(await connection.recv())
    seats = tables.setdefault(hello["match"], [])
    seats.append(connection)
    v = 0
    async for frame in connection:
        command = json.loads(frame)
        v += 1
        if command["t"] == "start":
            while len(seats) < 2:
                await asyncio.sleep(0.01)
        for seat, other in enumerate(seats):
            told = {"t": "update", "v": v, "view": _FILLER, "decision": 1 if seat == 0 else None}
            if seat == 0:
                told["choices"] = ["draw"]
            await other.send(json.dumps(told))


def answer(_: ServerConnection, request: Request) -> Response | None:
    """Health, by HTTP; whatever wants to become a socket may."""
    if request.path == "/healthz":
        return Response(HTTPStatus.OK, "OK", Headers({"Content-Length": "0"}), b"")
    return None


async def main(port: int) -> None:
    """Until somebody ends it."""
    async with serve(play, "127.0.0.1", port, process_request=answer, compression=None):
        await asyncio.get_running_loop().create_future()


if __name__ == "__main__":
    uvloop.run(main(int(sys.argv[1])))
