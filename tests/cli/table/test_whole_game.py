"""Whole games at the table, by keys alone; and no screen shows what the person may not know."""

from pathlib import Path

import pytest

from purrlour.engine.chance import Seeded
from purrlour.engine.record import read_record
from purrlour.engine.table import replay
from purrlour.words import Words
from tests.cli.table.seating import GAME, Guest, at_table

KEYS = {
    "turn": ["d"],
    "nope": ["space"],
    "look": ["space"],
    "give": ["enter", "enter"],
    "name": ["1"],
    "put": ["b", "enter"],
}
"""A simple-minded player: what it presses, by the kind of question."""


async def play_on(guest: Guest, words: Words) -> None:
    """To the end of a game."""
    for turn in range(600):
        if guest.shown == "Finish":
            return
        if guest.shown != "Room":
            await guest.press("enter")
        elif (decision := guest.room.sitting.mine) is None:
            await guest.pilot.pause()
        else:
            scan_for_hidden_cards(guest, words)
            if turn % 3 == 0:
                await compare_with_twin(guest, turn)
            await guest.press(*KEYS[decision.kind])
    raise AssertionError("the game does not end")


def scan_for_hidden_cards(guest: Guest, words: Words) -> None:
    """No title on the screen that only others hold or the pile hides."""
    sitting = guest.room.sitting
    view = sitting.view
    if view.phase == "name":
        return  # all titles are offered
    told = [words.event(event, sitting.names, sitting.seat) for event in sitting.story]
    known = {*view.hand, *view.discard, *view.remembered, *view.box, "kitten"}
    readable = " ".join(guest.screen.split())
    effects = " ".join(words.effect(card) for card in view.hand)
    for card in {"defuse", "attack", "nope", "favor", "shuffle", "skip", "future"} - known:
        title = words.card(card)
        if not any(title in line for line in [*told, effects, guest.chooser.menu.prompt]):
            buttons = [entry.label for entry in guest.chooser.menu.buttons]
            for label in buttons:
                readable = readable.replace(label, "")
            assert title not in readable


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


@pytest.mark.slow
@pytest.mark.parametrize(("language", "seats"), [("en", "3"), ("pl", "2"), ("pl", "5")])
@pytest.mark.budget(15, "every step of a whole game is drawn on a screen")
def test_a_whole_game_by_keys(
    language: str, seats: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)

    async def scenario(guest: Guest) -> None:
        words = Words(language, GAME.key)
        await play_on(guest, words)
        assert words.say("cli-table-end") in guest.screen
        for place in range(1, int(seats) + 1):
            assert f"{place}.  (" in guest.screen

        await guest.press("s")
        assert guest.shown == "Save"
        await guest.press("enter")
        assert guest.shown == "Finish"
        (file,) = tmp_path.glob("*.txt")
        kept = replay(GAME, read_record(file.read_text("utf-8")))
        assert kept.outcome == guest.room.sitting.table.outcome

        names = guest.room.sitting.names
        await guest.press("a")
        assert guest.room.sitting.table.outcome is None
        assert guest.room.sitting.names == names

    at_table(scenario, "--seed", "2", "--seats", seats, language=language)


def test_saving_never_overwrites(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    (tmp_path / "mine.txt").write_text("precious")

    async def scenario(guest: Guest) -> None:
        guest.room.after_finish("save")
        await guest.pilot.pause()
        await guest.press("home", "shift+end", "delete", *"mine", "full_stop", *"txt", "enter")
        assert guest.shown == "Save"
        assert "mine.txt is there already" in guest.screen
        await guest.press("home", "shift+end", "delete", "slash", "x", "slash", "y", "enter")
        assert "/x/y" in guest.screen

    at_table(scenario, "--seed", "2")
    assert (tmp_path / "mine.txt").read_text() == "precious"
