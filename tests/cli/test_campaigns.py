"""`purrlour play mice_and_mystics --campaign FILE`: a file that grows from chapter to chapter."""

from __future__ import annotations

from pathlib import Path

import pytest

from purrlour.cli.campaigns import read_campaign_file, settings_of
from purrlour.cli.parser import BadUsage
from purrlour.engine.errors import InvalidOptions
from purrlour.games.mice_and_mystics.campaign import Campaign, Mouse, read_campaign
from purrlour.words import LANGUAGES, Words
from tests.cli.table.seating import sit_down
from tests.games.mice_and_mystics.scene import Scene, game, scene

KEY = "mice_and_mystics"
CAMPAIGNS = game().campaigns()
ALONE = ("--seats", "1", "--bots", "random", "--seed", "1", "--set", "party=suggested")


def won() -> Scene:
    """The first chapter, just won by Corin and Brom; Corin keeps the rapier."""
    table = scene(
        "t7_orange",
        mice={"corin": "a1 packs:hatpin_rapier", "brom": "post"},
        options="campaign",
        move=5,
    )
    table.table.options = game().options({"campaign": "book silent_bell"})
    return table.play("corin", "go:b2").play("corin", "go:post").play("corin", "card:hatpin_rapier")


def test_a_new_campaign_begins_with_the_first_chapter(tmp_path: Path) -> None:
    sitting, _ = sit_down("en", *ALONE, "--campaign", str(tmp_path / "ours"), game=KEY)

    assert sitting.view.chapter == "ch1"
    assert "campaign" in sitting.view.house
    assert not (tmp_path / "ours").exists()


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_chapter_that_is_won_is_written_and_the_next_one_follows(
    tmp_path: Path, language: str
) -> None:
    file = tmp_path / "ours"
    sitting, words = sit_down(language, *ALONE, "--campaign", str(file), game=KEY)
    assert sitting.at_end is not None

    told = sitting.at_end(won().table)

    assert told == words.say("cli-campaign-kept", file=str(file))
    assert [entry.name for entry in tmp_path.iterdir()] == ["ours"]
    kept = read_campaign(file.read_text("utf-8"))
    assert kept.done == (("ch1", True),)
    assert kept.mice["corin"] == Mouse((), "hatpin_rapier")
    following, _ = sit_down(language, *ALONE, "--campaign", str(file), game=KEY)
    assert following.view.chapter == "ch2"
    at = following.view.heroes.index("corin")
    assert following.view.packs[at] == ("hatpin_rapier",)


def test_a_chapter_that_is_lost_may_be_played_again(tmp_path: Path) -> None:
    """MM-279, MM-R89: the campaign stays as it was."""
    file = tmp_path / "ours"
    sitting, words = sit_down("pl", *ALONE, "--campaign", str(file), game=KEY)
    assert sitting.at_end is not None

    assert sitting.at_end(sitting.table) == words.say("cli-campaign-lost")

    assert not file.exists()
    assert sitting.again().at_end is sitting.at_end


def test_whoever_names_a_chapter_plays_it() -> None:
    begun = Campaign("silent_bell", done=(("ch1", True), ("ch3", True)))

    assert "chapter=2" in settings_of(begun.text(), CAMPAIGNS, [])
    named = settings_of(begun.text(), CAMPAIGNS, ["chapter=5"])
    assert named == ["chapter=5", f"campaign={begun.option()}"]


def test_a_campaign_comes_to_an_end() -> None:
    done = tuple((chapter, True) for chapter in game().tables.names.chapters)

    with pytest.raises(BadUsage) as refused:
        settings_of(Campaign("silent_bell", done=done).text(), CAMPAIGNS, [])

    assert "over" in refused.value.sentence(Words("en"))


def test_a_campaign_of_another_storybook_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "theirs"
    file.write_text(Campaign("mill").text(), "utf-8")

    with pytest.raises(BadUsage) as refused:
        read_campaign_file(str(file), CAMPAIGNS)

    assert "mill" in refused.value.sentence(Words("en"))


def test_a_file_that_is_no_campaign_is_refused_and_left_alone(tmp_path: Path) -> None:
    file = tmp_path / "letter"
    file.write_text("Dear aunt,\n", "utf-8")

    with pytest.raises(InvalidOptions, match="bad-campaign"):
        read_campaign_file(str(file), CAMPAIGNS)

    assert file.read_text("utf-8") == "Dear aunt,\n"
