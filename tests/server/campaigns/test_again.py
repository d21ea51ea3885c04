"""At the table: those who told a chapter go on together, and are told if they cannot."""

from __future__ import annotations

import pytest

from purrlour.server import wire
from tests.server.campaigns.telling import BRISK, GAME, play_out
from tests.server.matches.stage import Person, Stage, refused

LAST = "purrlour campaign 1\nbook silent_bell\n" + "".join(
    f"done ch{number} won\n" for number in range(1, 5)
)


def told(*, wins: bool, text: str = "", practice: bool = False) -> tuple[Stage, Person]:
    """Ann at the end of a chapter."""
    stage = Stage()
    hub = stage.process.hub
    name, token = stage.run(hub.campaigns.begin(GAME, text))
    campaign = stage.run(hub.campaigns.enter(name, token))
    wish = wire.NextChapter(seats=1, options=BRISK, name="Ann", practice=practice)
    seated = stage.run(hub.open_chapter(campaign, wish))
    stage.match = seated.match
    stage.run(play_out(stage.shelf, seated.match, wins=wins))
    ann = Person(stage, "Ann", match=seated.match, token=seated.token)
    stage.people.append(ann)
    ann.comes()
    return stage, ann


def goes_on(ann: Person) -> None:
    ann.does("again")
    ann.match = ann.about.next
    ann.comes()


def test_the_next_chapter_follows_with_the_same_tokens() -> None:
    _, ann = told(wins=True)
    campaign = ann.about.campaign
    assert campaign

    goes_on(ann)

    assert (ann.about.options["chapter"], ann.about.campaign) == ("2", campaign)
    assert ann.phase == "lobby"


@pytest.mark.parametrize("practice", [False, True])
def test_a_chapter_that_was_practice_stays_so_and_the_campaign_says_it(practice: bool) -> None:
    stage, ann = told(wins=True, practice=practice)

    goes_on(ann)

    assert ann.about.practice == practice
    about = stage.run(stage.process.hub.campaigns.settled(ann.about.campaign)).about()
    assert [one.practice for one in about.matches] == [practice, False]  # told once it is over


def test_a_lost_one_is_played_again() -> None:
    _, ann = told(wins=False)

    goes_on(ann)

    assert ann.about.options["chapter"] == "1"


def test_after_the_last_chapter_nothing_follows() -> None:
    _, ann = told(wins=True, text=LAST)

    with refused("campaign-over"):
        ann.does("again")


def test_whoever_went_on_from_the_campaigns_page_was_first() -> None:
    stage, ann = told(wins=True)
    hub = stage.process.hub
    campaign = stage.run(hub.campaigns.settled(ann.about.campaign))
    stage.run(hub.open_chapter(campaign, wire.NextChapter(seats=2, name="Bob")))

    with refused("chapter-under-way"):
        ann.does("again")
