"""Koty at the terminal table, played by keys."""

import pytest

from purrlour.cli.table.menu import Menu
from purrlour.engine.chance import Seeded
from purrlour.words import Words
from tests.cli.table.seating import Guest, at_table
from tests.figures import LONG
from tests.games.koty.scene import GAME, scene

pytestmark = pytest.mark.slow  # real screens


async def lay_out(guest: Guest) -> None:
    """Two players, the person's turn, a joker and a crow in hand."""
    laid = scene(
        dreams={"you": "2+blue8 1 0 1+crow", "other": "3 0+pink4 0 1+crow"},
        hands={"you": "blue1 joker crow green3"},
    )
    laid.table.chance = Seeded(1)
    guest.room.sitting.table = laid.table
    guest.room.draw()
    await guest.pilot.pause()


@pytest.mark.parametrize(("language", "lands"), [("en", "B8×4 9"), ("pl", "N8×4 9")])
def test_all_dreams_are_on_one_screen(language: str, lands: str) -> None:
    async def scenario(guest: Guest) -> None:
        await lay_out(guest)
        words, screen = Words(language, GAME.key), guest.screen
        for name in guest.sitting.names:
            assert name in screen
        assert lands in screen
        assert words.say("count-cats", count=41) in screen
        assert words.say("ask-turn") in screen
        assert words.card("joker") in screen
        assert all(len(line) <= 80 for line in screen.splitlines())

    at_table(scenario, "--seats", "2", "--seed", "3", language=language, game="koty")


def test_a_card_a_dream_a_land_a_meaning() -> None:
    async def scenario(guest: Guest) -> None:
        await lay_out(guest)
        await guest.press("4")  # the joker
        assert "Joker: in whose dream?" in guest.screen
        await guest.press("1")
        assert "You: which land?" in guest.screen
        await guest.press("2")
        assert "A Joker needs a cat to play on" in guest.screen
        assert "KO-30" in guest.screen
        await guest.press("1")
        assert "What does the Joker stand for?" in guest.screen
        await guest.press("2")
        steps = [step.action for step in guest.room.sitting.table.record.steps]
        assert steps[0] == "joker=blue8>0.1"
        await guest.until_asked()
        assert "Which of your lands takes it?" in guest.screen
        await guest.press("1")
        steps = [step.action for step in guest.room.sitting.table.record.steps]
        assert steps[1] == "place:1"

    at_table(scenario, "--seats", "2", "--seed", "3", game="koty")


def first_leaf(menu: Menu) -> list[str]:
    """Keys that lead to the first thing that can be done."""
    zone, number = menu.first()
    entries = menu.buttons if zone == "buttons" else menu.cards
    entry = entries[number]
    return ["enter", *(first_leaf(entry.menu) if entry.menu is not None else [])]


@pytest.mark.parametrize(
    ("language", "seats", "settings"),
    [
        ("en", "2", []),
        ("pl", "4", ["--set", "teams=opposite", "--set", "owls=4", "--set", "moths=4"]),
        ("pl", "6", ["--set", "dragon=on", "--set", "bats=4", "--set", "moths=4"]),
    ],
)
@pytest.mark.budget(15, "every step of a whole game is drawn on a screen")
def test_a_whole_game_by_keys(language: str, seats: str, settings: list[str]) -> None:
    """And no screen shows what the person may not know: a twin world looks the same.

    With two to the end; with more, the long suite sees the end.
    """
    whole = LONG or seats == "2"

    async def scenario(guest: Guest) -> None:
        for turn in range(1500 if whole else 15):
            if guest.shown == "Finish":
                break
            if guest.shown != "Room":
                await guest.press("enter")
            elif guest.room.sitting.mine is None:
                await guest.pilot.pause()
            else:
                if turn % 10 == 0:
                    await compare_with_twin(guest, turn)
                # Now and then the first card instead of an exchange.
                menu = guest.chooser.menu
                cards = [n for n, card in enumerate(menu.cards) if card.possible]
                if turn % 2 and cards and guest.room.sitting.mine.kind == "turn":
                    following = menu.cards[cards[0]].menu
                    keys = first_leaf(following) if following is not None else []
                    await guest.press(str(cards[0] + 1), *keys)
                else:
                    await guest.press(*first_leaf(menu))
        assert len(guest.room.sitting.table.record.steps) > 10
        if whole:
            assert guest.shown == "Finish"
            assert Words(language, GAME.key).say("cli-table-end") in guest.screen

    at_table(scenario, "--seed", "2", "--seats", seats, *settings, language=language, game="koty")


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
