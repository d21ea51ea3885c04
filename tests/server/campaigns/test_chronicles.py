"""The file of a chapter: what it says of its campaign is checked like every move."""

from __future__ import annotations

import msgspec
import pytest

from purrlour.engine.errors import GameError
from purrlour.server.care.transfer import received
from purrlour.server.chronicle import read_chronicle, write_chronicle
from purrlour.server.matches import entries as log
from purrlour.server.matches.match import Match, replayed
from purrlour.server.verify import verify
from tests.server.campaigns.telling import parlour, read_match
from tests.server.storage.conftest import MemoryPlace
from tests.server.storage.looping import in_loop


async def chapter(*, wins: bool) -> Match:
    """One that is over; whoever won it cheated."""
    async with parlour(MemoryPlace()) as ours:
        await ours.begins()
        return await read_match(ours.store, await ours.plays(wins=wins))


def file_of(match: Match) -> str:
    return write_chronicle(match.kept, [log.read_entry(line) for line in match.log])


@in_loop
async def test_a_chapter_verifies() -> None:
    match = await chapter(wins=False)

    assert verify(read_chronicle(file_of(match))).fine


@in_loop
async def test_a_chapter_that_says_it_was_won_does_not() -> None:
    match = await chapter(wins=True)

    report = verify(read_chronicle(file_of(match)))

    assert report.problem is not None
    assert report.problem.key == "verify-campaign"
    with pytest.raises(GameError, match="verify-campaign"):
        received(read_chronicle(file_of(match)), unfinished=True)


@in_loop
async def test_elsewhere_it_is_no_chapter_of_a_campaign() -> None:
    match = await chapter(wins=False)

    kept, lines = received(read_chronicle(file_of(match)), unfinished=True)

    found = replayed(kept, lines)
    assert match.opened.campaign != ""
    assert found.opened.campaign == ""
    revealed = log.read_entry(lines[-1])
    assert isinstance(revealed, log.Revealed)
    assert revealed.campaign.startswith("purrlour campaign 1\n")


def test_logs_from_before_campaigns_are_read() -> None:
    old = b'{"t":"revealed","at":5,"secret":"00"}'

    entry = log.read_entry(old)

    assert isinstance(entry, log.Revealed)
    assert entry.campaign == ""
    assert msgspec.json.decode(log.write_entry(entry)) == msgspec.json.decode(old)
