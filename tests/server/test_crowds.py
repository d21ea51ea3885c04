"""Crowds wait for those who are there, not for those who are leaving."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

import pytest
import uvloop

from tests.server.crowds import crowd
from tests.server.players import Player
from tests.server.serving import Server
from tests.waiting import LIMIT, until


async def stop_while_a_table_is_leaving(url: str) -> None:
    """The last note of a match makes everybody leave, and lets us stop right behind that."""
    over = asyncio.Event()
    async with crowd([url], seed=1) as people:
        people.keep_playing(1, people=2)
        await until(lambda: bool(people.tables))
        (table,) = people.tables
        look = table.seats[0].on_update
        assert look is not None

        def told(player: Player, look: Callable[[Player], None] = look) -> None:
            look(player)
            if table.over:
                over.set()

        for player in table.everybody:
            player.on_update = told
        async with asyncio.timeout(LIMIT):
            await over.wait()
        await asyncio.sleep(0)  # now they have begun to leave
        await people.stop_playing()
        await people.all_answered()
    assert not any(player.here for player in table.everybody)


async def who_never_came(url: str) -> None:
    async with crowd([url], seed=1) as people:
        await people.table(people=2)
        await people.all_answered(0.1)


@pytest.mark.slow
def test_those_who_are_leaving_are_not_waited_for(server: Server) -> None:
    uvloop.run(stop_while_a_table_is_leaving(server.url))


@pytest.mark.slow
def test_those_who_are_missing_are_named(server: Server) -> None:
    with pytest.raises(TimeoutError, match="seat 0 is not here"):
        uvloop.run(who_never_came(server.url))
