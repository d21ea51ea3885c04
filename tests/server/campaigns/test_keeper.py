"""A campaign goes from chapter to chapter: once for each, whatever happens meanwhile."""

from __future__ import annotations

import asyncio
from dataclasses import replace

import pytest

from purrlour.engine.errors import GameError
from purrlour.games.mice_and_mystics.campaign import campaign_of, read_campaign
from purrlour.server.campaigns import keeper
from purrlour.server.campaigns import steps as told
from purrlour.server.campaigns.steps import Begun, Ended, Opened, WentOn
from purrlour.server.matches import entries as log
from purrlour.server.matches.playing import carried
from purrlour.server.storage.base import StorageTrouble
from purrlour.server.storage.memory import MemoryStore
from tests.games.mice_and_mystics.scene import game, scene
from tests.server.campaigns.telling import BRISK, Parlour, parlour, play_out, read_match
from tests.server.storage.conftest import MemoryPlace, Place
from tests.server.storage.looping import in_loop


def kinds(steps: list[told.AnyStep]) -> list[type]:
    return [type(step) for step in steps]


@in_loop
async def test_a_new_campaign_has_everything_before_it(place: Place) -> None:
    async with parlour(place) as ours:
        await ours.begins()

        about = await ours.tells()

    assert [chapter.name for chapter in about.chapters] == ["ch1", "ch2", "ch3", "ch4", "ch5"]
    assert (about.next, about.playing, about.lost) == ("ch1", "", "")
    assert (about.party, about.trophies, about.matches) == ([], [], [])


@in_loop
async def test_a_chapter_begins_with_what_the_campaign_says(place: Place) -> None:
    async with parlour(place) as ours:
        await ours.begins("purrlour campaign 1\nbook silent_bell\ndone ch1 won\nmouse corin\n")

        seated = await ours.opens()

        match = await read_match(ours.store, seated.match)
        assert match.opened.options["chapter"] == "2"
        assert campaign_of(match.opened.options["campaign"]).done == (("ch1", True),)
        assert match.opened.options["level"] == BRISK["level"]
        assert match.opened.campaign == ours.campaign
        about = await ours.tells()
        assert about.playing == seated.match
        assert [(one.match, one.chapter) for one in about.matches] == [(seated.match, "ch2")]


@in_loop
async def test_a_chapter_that_is_won_counts_and_the_next_follows(place: Place) -> None:
    async with parlour(place) as ours:
        await ours.begins()
        match = await ours.plays(wins=True)

        about = await ours.tells()

        assert about.chapters[0].played == [True]
        assert (about.next, about.playing, about.lost) == ("ch2", "", "")
        assert {mouse.name for mouse in about.party} == {"corin", "brom", "maud", "sable"}
        assert all(len(mouse.knows) == 1 for mouse in about.party)
        assert [(one.match, one.ended) for one in about.matches] == [(match, "won")]
        assert about.matches[0].chairs[0].name == "Ann"
        second = await read_match(ours.store, (await ours.opens()).match)
        assert second.opened.options["chapter"] == "2"


@in_loop
async def test_a_chapter_that_is_lost_may_be_played_again_as_it_was(place: Place) -> None:
    """MM-279, MM-R89"""
    async with parlour(place) as ours:
        await ours.begins()
        before = (await ours.asks()).text
        match = await ours.plays(wins=False)

        about = await ours.tells()

        assert (about.next, about.lost, about.matches[0].ended) == ("ch1", match, "lost")
        assert (await ours.asks()).text == before
        again = await read_match(ours.store, (await ours.opens()).match)
        assert again.opened.options["chapter"] == "1"
        assert again.opened.options["campaign"] == "book silent_bell"


@in_loop
async def test_a_chapter_that_is_lost_may_be_left_at_that(place: Place) -> None:
    """MM-279: they may go on to the next, and the campaign remembers that it was lost."""
    async with parlour(place) as ours:
        await ours.begins()
        match = await ours.plays(wins=False)

        await ours.hub.campaigns.go_on(await ours.asks(), match)

        about = await ours.tells()
        assert (about.next, about.lost) == ("ch2", "")
        assert about.chapters[0].played == [False]
        assert about.party, "what they learnt stays with them"
        with pytest.raises(GameError, match="nothing-lost"):
            await ours.hub.campaigns.go_on(await ours.asks(), match)
        assert kinds(await ours.steps()) == [Begun, Opened, Ended, WentOn]


@in_loop
async def test_whoever_asks_twice_asks_once(place: Place) -> None:
    async with parlour(place) as ours:
        await ours.begins()
        await ours.plays(wins=True)

        abouts = await asyncio.gather(*(ours.tells() for _ in range(10)))

        assert all(about == abouts[0] for about in abouts)
        assert kinds(await ours.steps()) == [Begun, Opened, Ended]


@in_loop
async def test_a_server_that_died_right_after_the_last_move_loses_nothing(place: Place) -> None:
    async with parlour(place) as ours:
        await ours.begins()
        await ours.plays(wins=True)
        assert kinds(await ours.steps()) == [Begun, Opened], "nobody has asked yet"
        link = ours.campaign, ours.token

    async with parlour(place, "bob") as later:
        later.campaign, later.token = link
        assert (await later.tells()).next == "ch2"
        assert (await later.tells()).next == "ch2"
        assert kinds(await later.steps()) == [Begun, Opened, Ended]


@in_loop
async def test_two_processes_that_note_an_end_at_once_note_it_once(crowd: Place) -> None:
    async with parlour(crowd) as ann, parlour(crowd, "bob") as bob:
        await ann.begins()
        bob.campaign, bob.token = ann.campaign, ann.token
        for _ in range(4):
            await ann.plays(wins=True)

            abouts = await asyncio.gather(*(one.tells() for one in (ann, bob) * 5))

            assert all(about == abouts[0] for about in abouts)
        steps = await ann.steps()
        assert kinds(steps) == [Begun, *[Opened, Ended] * 4]
        assert (await bob.tells()).next == "ch5"


@in_loop
async def test_of_two_who_open_the_next_chapter_one_does(crowd: Place) -> None:
    async with parlour(crowd) as ann, parlour(crowd, "bob") as bob:
        await ann.begins()
        bob.campaign, bob.token = ann.campaign, ann.token

        tries = await asyncio.gather(ann.opens(), bob.opens(), return_exceptions=True)

        (refused,) = [one for one in tries if isinstance(one, GameError)]
        (seated,) = [one for one in tries if not isinstance(one, BaseException)]
        assert refused.key == "chapter-under-way"
        assert (await bob.tells()).playing == seated.match


@in_loop
async def test_a_chapter_under_way_is_not_opened_twice_unless_it_is_given_up(place: Place) -> None:
    async with parlour(place) as ours:
        await ours.begins()
        first = (await ours.opens()).match
        with pytest.raises(GameError, match="chapter-under-way") as refused:
            await ours.opens()
        assert refused.value.facts == {"match": first}

        second = (await ours.opens(instead=first)).match
        await play_out(ours.store, first, wins=True)

        about = await ours.tells()
        assert (about.playing, about.next) == (second, "ch1"), "what was given up does not count"
        assert [one.ended for one in about.matches] == ["left", ""]


@in_loop
async def test_trouble_right_after_the_commit_counts_once() -> None:
    async with parlour(MemoryPlace()) as ours:
        assert isinstance(ours.store, MemoryStore)
        await ours.begins()
        await ours.plays(wins=True)
        ours.store.unsure = True
        with pytest.raises(StorageTrouble):
            await ours.asks()
        ours.store.unsure = False

        assert (await ours.tells()).next == "ch2"
        assert kinds(await ours.steps()) == [Begun, Opened, Ended]


@in_loop
async def test_months_and_versions_later_the_old_rules_are_not_needed(place: Place) -> None:
    """A match that nobody could play again today: of another version, with moves that are none."""
    async with parlour(place) as ours:
        await ours.begins()
        seated = await ours.opens()
        kept = await ours.store.find(seated.match)
        assert kept is not None
        old = replace(kept, match="A" * 22, code="OLDONE", version=99)
        campaign = "purrlour campaign 1\nbook silent_bell\ndone ch1 won\ntrophy hearth_cord\n"
        lines = [
            *await ours.store.read(seated.match),
            log.write_entry(log.Dealt(at=1)),
            log.write_entry(log.Step(at=2, seat=0, action="dance:polka")),
            log.write_entry(log.Revealed(at=3, secret=kept.secret.hex(), campaign=campaign)),
        ]
        assert await ours.store.create(replace(old, over=True), lines)
        await ours.hub.campaigns.note_match(await ours.asks(), old)

        about = await ours.tells()

        assert (about.next, about.trophies) == ("ch2", ["hearth_cord"])


@in_loop
async def test_what_is_gone_from_the_box_is_named_and_the_campaign_stays(place: Place) -> None:
    text = "purrlour campaign 1\nbook silent_bell\nmouse corin card excalibur\n"
    async with parlour(place) as ours:
        await ours.begins(text)
        assert (await ours.tells()).party[0].keeps == ["excalibur"]

        with pytest.raises(GameError, match="unknown-in-campaign"):
            await ours.opens()

        assert (await ours.asks()).text == text
        assert kinds(await ours.steps()) == [Begun]


@in_loop
async def test_a_campaign_comes_to_an_end(place: Place) -> None:
    async with parlour(place) as ours:
        await ours.begins()
        for _ in range(5):
            await ours.plays(wins=True)

        assert (await ours.tells()).next == ""
        with pytest.raises(GameError, match="campaign-over"):
            await ours.opens()


@in_loop
async def test_a_campaign_is_not_endless(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(keeper, "MOST_STEPS", 3)
    async with parlour(MemoryPlace()) as ours:
        await ours.begins()
        await ours.plays(wins=True)
        assert (await ours.tells()).next == "ch2"
        with pytest.raises(GameError, match="campaign-long"):
            await ours.opens()


async def refused(ours: Parlour, campaign: str, token: str) -> str:
    with pytest.raises(GameError) as error:
        await ours.hub.campaigns.enter(campaign, token)
    return error.value.key


@in_loop
async def test_only_its_own_token_opens_a_campaign(place: Place) -> None:
    async with parlour(place) as ours:
        await ours.begins()
        ann = await ours.opens()
        own, token = ours.campaign, ours.token
        await ours.begins()

        assert await refused(ours, own, ours.token) == "bad-campaign-token"
        assert await refused(ours, own, ann.token) == "bad-campaign-token"
        assert await refused(ours, own, "") == "bad-campaign-token"
        assert await refused(ours, "A" * 22, token) == "no-such-campaign"
        kept = await ours.store.find_campaign(own)
        assert kept is not None
        assert token not in kept.token


# Again: the same people, the next chapter.


@in_loop
async def test_the_same_people_go_on_with_the_next_chapter(place: Place) -> None:
    async with parlour(place) as ours:
        await ours.begins()
        first = await read_match(ours.store, await ours.plays(wins=True))

        kept = await ours.hub.again(first)

        second = await read_match(ours.store, kept.match)
        assert second.opened.options["chapter"] == "2"
        assert second.opened.options["level"] == "hard"
        assert second.chairs[0].token == first.chairs[0].token
        assert second.opened.before == first.kept.match
        assert (await ours.tells()).playing == kept.match


@in_loop
async def test_after_a_defeat_they_play_it_again(place: Place) -> None:
    async with parlour(place) as ours:
        await ours.begins()
        first = await read_match(ours.store, await ours.plays(wins=False))

        second = await read_match(ours.store, (await ours.hub.again(first)).match)

        assert second.opened.options == first.opened.options


@in_loop
async def test_going_on_twice_leads_to_one_table(place: Place) -> None:
    """The process died after it opened the next table and before it could say so."""
    async with parlour(place) as ours:
        await ours.begins()
        first = await read_match(ours.store, await ours.plays(wins=True))

        one, other = await ours.hub.again(first), await ours.hub.again(first)

        assert one == other
        assert kinds(await ours.steps()) == [Begun, Opened, Ended, Opened]


@in_loop
async def test_others_may_have_gone_on_already(place: Place) -> None:
    async with parlour(place) as ours:
        await ours.begins()
        first = await read_match(ours.store, await ours.plays(wins=True))
        await ours.opens()

        with pytest.raises(GameError, match="chapter-under-way"):
            await ours.hub.again(first)


def test_what_a_match_writes_down_is_what_the_rules_make_of_it() -> None:
    """MM-281, MM-282"""
    table = scene(
        "t7_orange",
        mice={"corin": "a1 packs:hatpin_rapier", "brom": "post"},
        options="campaign",
        move=5,
    )
    table.table.options = game().options({"campaign": "book silent_bell"})
    table.play("corin", "go:b2").play("corin", "go:post").play("corin", "card:hatpin_rapier")

    kept = read_campaign(carried(table.table))

    assert kept.done == (("ch1", True),)
    assert kept.mice["corin"].card == "hatpin_rapier"
