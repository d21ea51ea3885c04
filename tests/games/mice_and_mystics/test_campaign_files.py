"""Campaign files live for months and are edited by hand: whatever is in one, nothing crashes."""

from __future__ import annotations

import pytest

from purrlour.engine import laws
from purrlour.engine.chance import Seeded
from purrlour.engine.errors import GameError
from purrlour.games.mice_and_mystics.campaign import Campaign, Mouse
from tests.figures import figure
from tests.games.mice_and_mystics.scene import game
from tests.laws.mutations import mutate

pytestmark = pytest.mark.uncompiled

FILES = [
    Campaign("silent_bell").text(),
    Campaign(
        "silent_bell",
        (("ch1", True), ("ch2", False)),
        ("hearth_cord",),
        ("stash_saved", "tansy_map"),
        {
            "corin": Mouse(("cleave", "rallying_squeak"), "hatpin_rapier"),
            "brom": Mouse(("shield_wall",), "thimble_helm"),
            "wren": Mouse(("steady_aim",)),
        },
    ).text(),
    Campaign("silent_bell", (("ch1", False),), (), (), {"maud": Mouse((), "mending")}).text(),
]


def play_with(text: str) -> None:
    """Reads the file and begins the next chapter with it."""
    campaigns = game().campaigns()
    story = campaigns.read(text)
    assert len(story.chapters) == 5
    settings = {"party": "suggested", **campaigns.settings(text)}
    state = game().deal(2, game().options(settings), Seeded(1))
    assert game().position(game().load(game().position(state))) == game().position(state)
    laws.asking(game(), state, seats=2, chance=Seeded(0))


def check_files(times: int, seed: int) -> None:
    chance = Seeded(seed)
    well = told = 0
    for _ in range(times):
        text = mutate(FILES[chance.pick(3)], FILES[chance.pick(3)], chance)
        try:
            play_with(text)
        except GameError as error:
            told += bool(error.clause or error.facts)
        except Exception as error:
            raise AssertionError(f"{error!r} of {text!r}") from error
        else:
            well += 1
    assert 0 < well < times
    assert well + told == times  # whoever is refused is told why


def test_whole_files_are_read() -> None:
    for text in FILES:
        play_with(text)


def test_damaged_files() -> None:
    check_files(figure(4000, long=40_000, plain=1000), seed=2)


@pytest.mark.parametrize(
    "line",
    [
        "mouse brom abilities cleave\n",  # corin has learnt it
        "mouse brom card hatpin_rapier\n",  # corin carries it
        "mouse brom abilities shield_wall shield_wall\n",
    ],
)
def test_nothing_is_kept_twice(line: str) -> None:
    text = "purrlour campaign 1\nbook silent_bell\n"
    text += "mouse corin abilities cleave card hatpin_rapier\n"
    with pytest.raises(GameError) as refused:
        play_with(text + line)
    assert refused.value.clause == "MM-281"


@pytest.mark.parametrize("card", ["grape", "fishhook_thread"])
def test_mm_r87_no_mouse_keeps_a_party_item(card: str) -> None:
    with pytest.raises(GameError, match="kept-party-item") as refused:
        play_with(f"purrlour campaign 1\nbook silent_bell\nmouse corin card {card}\n")
    assert refused.value.clause == "MM-R87"
