"""Wizard Kittens at the terminal table, played by keys."""

import pytest

from purrlour.cli.table.menu import CARD_KEYS, Menu
from purrlour.engine.chance import Seeded
from purrlour.words import Words
from tests.cli.table.seating import Guest, at_table
from tests.figures import LONG
from tests.games.wizard_kittens.plays import ending_caught
from tests.games.wizard_kittens.scene import GAME, scene

pytestmark = pytest.mark.slow  # real screens


async def lay_out(guest: Guest) -> None:
    """Three players, the person's spell is next, the token lies on Swat."""
    laid = scene(
        circles={"you": "AA.F", "other": "AAAFFFPPPSS.P", "third": "FF.S"},
        slots="snail vampire",
        tokens={"you": "swat"},
        credit={"you": "ec-triple", "other": "ec-set", "third": "ec-one"},
        deck="S A P",
    )
    laid.table.chance = Seeded(1)
    guest.room.sitting.table = laid.table
    guest.room.draw()
    await guest.pilot.pause()


@pytest.mark.parametrize(
    ("language", "curse", "circle", "full"),
    [
        ("en", "Snail Curse 6 AAS", "AA       F", "3A3F3P2S"),
        ("pl", "6 AAZ", "AA       K", "3A3K3E2Z"),
    ],
)
def test_curses_and_circles_are_on_one_screen(
    language: str, curse: str, circle: str, full: str
) -> None:
    async def scenario(guest: Guest) -> None:
        await lay_out(guest)
        words, screen = Words(language, GAME.key), guest.screen
        for name in guest.sitting.names:
            assert name in screen
        assert curse in screen
        assert circle in screen
        assert full in screen
        assert words.say("ask-spell") in screen
        assert words.card("ec-triple").split()[0] in screen
        assert words.card("ec-set") not in screen
        assert all(len(line) <= 80 for line in screen.splitlines())

    at_table(scenario, "--seats", "3", "--seed", "3", language=language, game=GAME.key)


def test_a_spell_a_card_a_place() -> None:
    async def scenario(guest: Guest) -> None:
        await lay_out(guest)
        await guest.press("3")
        assert "Your token covers Swat" in guest.screen
        assert "WK-32" in guest.screen
        await guest.press("2")
        await guest.until_asked()
        assert "Which card of yours?" in guest.screen
        await guest.press("1")
        await guest.until_asked()
        assert "Where does it go?" in guest.screen
        await guest.press("2")
        steps = [step.action for step in guest.room.sitting.table.record.steps]
        assert steps[:3] == ["sling", "card:artifact>0.1", "to>1.2"]

    at_table(scenario, "--seats", "3", "--seed", "3", game=GAME.key)


def test_a_switch_begins_with_an_owner() -> None:
    """Too many cards for one row of buttons: whose, then which."""

    async def scenario(guest: Guest) -> None:
        await lay_out(guest)
        await guest.press("4")
        await guest.until_asked()
        assert "Which is the first card?" in guest.screen
        await guest.press("1")
        assert "You: which one?" in guest.screen
        await guest.press("1")
        steps = [step.action for step in guest.room.sitting.table.record.steps]
        assert steps[:2] == ["switch", "card:artifact>0.1"]

    at_table(scenario, "--seats", "3", "--seed", "3", game=GAME.key)


def test_the_end_shows_how_points_came_about() -> None:
    async def scenario(guest: Guest) -> None:
        laid = ending_caught(
            {"you": "A.S", "other": "PPP", "third": "FFF"},
            {"you": "copycat snail+F", "other": "bathtime"},
        )
        guest.room.sitting.table = laid.table
        guest.room.draw()
        await guest.pilot.pause()
        lines = [line.split("│")[0].split() for line in guest.screen.splitlines()]
        assert ["*", "You", "9"] in lines
        assert ["x", "Biscuit", "10"] in lines
        assert ["Copycat", "Curse", "+4"] in lines
        assert lines.count(["Snail", "Curse", "-1"]) == 1

    at_table(scenario, "--seats", "3", "--seed", "3", game=GAME.key)


def first_leaf(menu: Menu, wanted: int) -> list[str]:
    """Keys that lead to something that can be done, not always the first."""
    possible = [number for number, entry in enumerate(menu.buttons) if entry.possible]
    number = possible[wanted % len(possible)]
    entry = menu.buttons[number]
    keys = [entry.key or CARD_KEYS[number]]
    return [*keys, *(first_leaf(entry.menu, wanted) if entry.menu is not None else [])]


@pytest.mark.parametrize(
    ("language", "seats", "settings"),
    [
        ("en", "2", []),
        ("pl", "3", ["kitten_side=advanced", "new_rules=on"]),
        ("pl", "4", ["chaos_mode=on", "chaos_cats=4"]),
    ],
)
@pytest.mark.budget(15, "every step of a whole game is drawn on a screen")
def test_a_whole_game_by_keys(language: str, seats: str, settings: list[str]) -> None:
    """And no screen shows what the person may not know: a twin world looks the same.

    With two to the end; with more, the long suite sees the end.
    """
    whole = LONG or seats == "2"

    async def scenario(guest: Guest) -> None:
        for turn in range(800 if whole else 15):
            if guest.shown == "Finish":
                break
            if guest.shown != "Room":
                await guest.press("enter")
            elif guest.room.sitting.mine is None:
                await guest.pilot.pause()
            else:
                if turn % 10 == 0:
                    await compare_with_twin(guest, turn)
                await guest.press(*first_leaf(guest.chooser.menu, turn))
        assert len(guest.room.sitting.table.record.steps) > 10
        if whole:
            assert guest.shown == "Finish"
            assert Words(language, GAME.key).say("cli-table-end") in guest.screen

    chosen = [word for setting in settings for word in ("--set", setting)]
    at_table(scenario, "--seed", "2", "--seats", seats, *chosen, language=language, game=GAME.key)


async def compare_with_twin(guest: Guest, seed: int) -> None:
    """Another world that looks the same to the person must look the same on the screen."""
    table = guest.room.sitting.table
    world = table.state
    screens = []
    for state in (world, GAME.sample(guest.room.sitting.view, Seeded(seed))):
        table.state = state
        guest.room.draw()
        await guest.pilot.pause()
        screens.append(guest.screen)
    table.state = world
    assert screens[0] == screens[1]
