"""The terminal table, played by keys."""

import pytest

from purrlour.words import Words
from tests.cli.table.seating import GAME, Guest, at_table

pytestmark = pytest.mark.slow  # real processes, sockets or screens


@pytest.mark.parametrize("language", ["en", "pl"])
def test_everything_that_matters_is_on_one_screen(language: str) -> None:
    async def scenario(guest: Guest) -> None:
        await guest.until_asked()
        words = Words(language, GAME.key)
        screen = guest.screen
        for name in guest.sitting.names:
            assert name in screen
        view = guest.sitting.view
        assert words.say("count-cards", count=view.cards[1]) in screen
        assert words.say("cli-ek-pile", cards=view.pile) in screen
        assert words.say("cli-ek-odds", percent=words.say("cli-percent", number=14)) in screen
        assert words.say("ask-turn") in screen
        assert words.card("shuffle") in screen
        assert "EK-17" in screen
        assert all(len(line) <= 80 for line in screen.splitlines())

    at_table(scenario, language=language)


def test_a_refused_choice_says_why_and_w_tells_the_rule() -> None:
    async def scenario(guest: Guest) -> None:
        await guest.until_asked()
        await guest.press("1")
        assert "A single Defuse can only be played" in guest.screen
        assert "EK-28" in guest.screen

        await guest.press("w")
        assert guest.shown == "Page"
        assert "You cannot play a single Defuse unless" in guest.screen

        await guest.press("escape", "b")
        assert "The Cat Burglar does not stand in front of you." in guest.screen

    at_table(scenario)


def test_why_without_a_refusal_is_about_the_last_line() -> None:
    async def scenario(guest: Guest) -> None:
        await guest.until_asked()
        await guest.press("w")
        assert "Pickle drew a card." in guest.screen
        assert "EK-17  The turn" in guest.screen

    at_table(scenario)


def test_choices_are_narrowed_step_by_step() -> None:
    async def scenario(guest: Guest) -> None:
        await guest.until_asked()
        await guest.press("5")
        assert "Tacocat: what shall it do?" in guest.screen
        await guest.press("2")
        assert "For that you need 3 Tacocats." in guest.screen
        await guest.press("1")
        assert "Against whom?" in guest.screen
        await guest.press("escape", "escape")
        assert len(guest.chooser.steps) == 1
        await guest.press("5", "1", "2")
        assert "You played a pair of Tacocats" in guest.screen
        steps = [step.action for step in guest.sitting.table.record.steps]
        assert "pair:tacocat>2" in steps

    at_table(scenario)


def test_arrows_reach_everything() -> None:
    async def scenario(guest: Guest) -> None:
        await guest.until_asked()
        seen = {guest.chooser.highlighted}
        for key in ("right", "right", "down", "down", "left", "end", "home", "up", "up"):
            await guest.press(key)
            seen.add(guest.chooser.highlighted)
        assert len(seen) >= 5
        assert guest.chooser.zone == "buttons"

    at_table(scenario)


@pytest.mark.parametrize("language", ["en", "pl"])
def test_help_log_and_rules_open_and_close(language: str) -> None:
    async def scenario(guest: Guest) -> None:
        words = Words(language, GAME.key)
        await guest.until_asked()
        await guest.press("question_mark")
        assert words.say("cli-table-help-title") in guest.screen
        await guest.press("escape", "l")
        assert words.say("cli-table-log") in guest.screen
        await guest.press("escape", "r", "e", "k", "-", "3", "6")
        assert "EK-36" in guest.screen
        await guest.press("escape")
        assert guest.shown == "Room"

    at_table(scenario, language=language)


@pytest.mark.parametrize(("language", "yes"), [("en", "y"), ("pl", "t")])
def test_leaving_is_asked_twice(language: str, yes: str) -> None:
    async def scenario(guest: Guest) -> None:
        await guest.until_asked()
        await guest.press("q")
        assert guest.shown == "Question"
        await guest.press("enter")
        assert guest.shown == "Room"
        await guest.press("q", yes)
        assert not guest.app.is_running or guest.app.return_code == 0

    at_table(scenario, language=language)


def test_ctrl_c_leaves_at_once() -> None:
    async def scenario(guest: Guest) -> None:
        await guest.press("ctrl+c")
        assert guest.app.return_code == 130

    at_table(scenario)


def test_the_standing_order_passes_until_the_next_turn() -> None:
    async def scenario(guest: Guest) -> None:
        await guest.until_asked()
        for _ in range(3):
            await guest.press("d")
            await guest.press("p")
            await guest.until_asked()
            decision = guest.sitting.mine
            if decision is None:
                return
            assert decision.kind != "nope"
            if decision.kind != "turn":
                return
            assert not guest.room.passing

    at_table(scenario)


@pytest.mark.parametrize("size", [(60, 20), (40, 12), (20, 6), (200, 60)])
def test_odd_sizes_do_no_harm(size: tuple[int, int]) -> None:
    async def scenario(guest: Guest) -> None:
        await guest.until_asked()
        await guest.press("5", "escape", "question_mark", "escape", "w", "escape", "d")
        await guest.until_asked()

    at_table(scenario, size=size)


def test_fast_and_light_can_be_switched() -> None:
    async def scenario(guest: Guest) -> None:
        await guest.until_asked()
        await guest.press("t")
        assert guest.app.theme == "afternoon"
        await guest.press("f")
        assert not guest.room.fast

    at_table(scenario)
