"""Every side of every tile of Mice and Mystics, as a table shows it.

No match visits all of them, so what the server tells is changed on its way: another room, and the
same figures somewhere in it. It is for the eye: nothing can be played there.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from itertools import cycle
from typing import Any

from playwright.sync_api import WebSocketRoute, expect

from purrlour.games import GAMES
from purrlour.games.mice_and_mystics.printed import Printed, Room
from tests.browser.visits import Screen, Visit

KEY = "mice_and_mystics"


def room_screens() -> list[Screen]:
    """One for each side."""
    printed = GAMES[KEY].printed()
    assert isinstance(printed, Printed)
    names = [room.id.replace("_", "-") for room in printed.rooms]
    return [
        Screen(f"{KEY}-room-{name}", _enter(room), scrolls=False, game=KEY)
        for name, room in zip(names, printed.rooms, strict=True)
    ]


def _enter(room: Room) -> Callable[[Visit], None]:
    def enter(visit: Visit) -> None:
        def pass_on(line: WebSocketRoute) -> None:
            server = line.connect_to_server()
            server.on_message(lambda frame: line.send(_moved(str(frame), room)))

        visit.page.route_web_socket("**/ws", pass_on)
        visit.sit("turn")
        expect(visit.page.locator("[data-roving] button").first).to_be_visible()

    return enter


def _moved(frame: str, room: Room) -> str:
    update: dict[str, Any] = json.loads(frame)
    if view := update.get("view"):
        spaces = cycle(sorted((one.id for one in room.spaces), key=lambda name: name[::-1]))
        view |= {"room": room.id, "traps": [one.id for one in room.spaces if one.trap]}
        view |= {"spaces": [next(spaces) for _ in view["spaces"]]}
        view |= {"foe_spaces": [next(spaces) for _ in view["foe_spaces"]]}
        exits = {one.way for one in room.exits}
        ways = ("north", "east", "south", "west")
        view |= {"ways": ["closed" if way in exits else "" for way in ways]}
        view |= {"reach": [], "reach_costs": [], "reach_from": [], "thing_spaces": []}
        view |= {"things": [], "thing_rooms": [], "thing_holders": [], "links": [], "snares": []}
    return json.dumps(update)
