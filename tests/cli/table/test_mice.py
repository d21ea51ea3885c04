"""Mice and Mystics at the terminal table, played by keys."""

from dataclasses import replace
from pathlib import Path

import pytest

from purrlour.cli.parser import BadUsage
from purrlour.cli.storybooks import read_words
from purrlour.cli.table.menu import Menu
from purrlour.cli.table.mice_and_mystics.face import MiceFace
from purrlour.engine.action import Action
from purrlour.engine.decision import Decision
from purrlour.engine.errors import GameError
from purrlour.games.mice_and_mystics.content.load import load_book
from purrlour.games.mice_and_mystics.state import PHASES
from purrlour.words import Words
from tests.cli.table.seating import Guest, at_table, sit_down
from tests.figures import figure
from tests.games.mice_and_mystics.scene import game, scene
from tests.words.rendering import plain

pytestmark = pytest.mark.slow  # real screens

KEY = "mice_and_mystics"
ATTIC = Path(__file__).parents[3] / "docs" / "storybook-example"
QUICK = ("--set", "party=suggested", "--set", "ties=auto", "--bots", "random")


async def until_turn(guest: Guest) -> str:
    """Answers with the first thing possible until a mouse may move; all that was read aloud."""
    told = ""
    for _ in range(200):
        if guest.shown != "Room":
            told += guest.screen
            await guest.press("enter")
        elif guest.room.sitting.mine is None:
            await guest.pilot.pause()
        elif guest.room.sitting.mine.kind == "turn":
            return told
        else:
            await guest.press(*first_leaf(guest.chooser.menu))
    raise AssertionError("no mouse's turn comes")


def first_leaf(menu: Menu) -> list[str]:
    """Keys that lead to the first thing that can be done."""
    zone, number = menu.first()
    entries = menu.buttons if zone == "buttons" else menu.cards
    entry = entries[number]
    return ["enter", *(first_leaf(entry.menu) if entry.menu is not None else [])]


@pytest.mark.parametrize("language", ["en", "pl"])
def test_the_room_is_a_map_with_the_party_on_it(language: str) -> None:
    async def scenario(guest: Guest) -> None:
        words = Words(language, KEY)
        told = await until_turn(guest)
        assert words.say("story-ch1-before")[:20] in told
        assert words.say("story-ch1-t1-orange")[:20] in told
        screen, view = guest.screen, guest.room.sitting.view
        letters = {words.card(hero)[0] for hero in view.heroes}
        crowd = next(word for word in screen.split() if word.startswith(f"{view.spaces[0]}:"))
        assert letters & set(crowd)
        for space, kind in zip(view.foe_spaces, view.kinds, strict=True):
            crowd = next(word for word in screen.split() if word.startswith(f"{space}:"))
            assert {"rat_warrior": "r", "roach": "o"}[kind] in crowd
        clock = words.say(
            "cli-mm-clock", page=1, end=view.end_page, wheel=view.wheel, round=view.round
        )
        assert clock in screen
        for name in guest.sitting.names:
            assert name in screen
        assert all(len(line) <= 80 for line in screen.splitlines())

    at_table(scenario, "--seats", "2", "--seed", "3", *QUICK, language=language, game=KEY)


def test_what_cannot_be_done_says_why() -> None:
    async def scenario(guest: Guest) -> None:
        await until_turn(guest)
        labels = [entry.label for entry in guest.chooser.menu.buttons]
        scurry = guest.chooser.menu.buttons[labels.index("Scurry")]
        assert scurry.why is not None
        assert scurry.why.clause == "MM-101"
        assert "after the normal move" in scurry.why.sentence

    at_table(scenario, "--seats", "1", "--seed", "3", *QUICK, game=KEY)


def test_one_key_too_many_does_not_end_the_turn() -> None:
    async def scenario(guest: Guest) -> None:
        await until_turn(guest)
        assert guest.chooser.highlighted is not None
        assert guest.chooser.highlighted.label.startswith("Go")
        assert guest.chooser.menu.buttons[-1].label == "End the turn"

    at_table(scenario, "--seats", "1", "--seed", "3", *QUICK, game=KEY)


@pytest.mark.parametrize(
    ("language", "south", "turns"),
    [
        ("en", "c5, d5 south: locked", "Turns, from the top:"),
        ("pl", "c5, d5 na południe: zamknięte", "Kolejność tur:"),
    ],
)
def test_a_tall_screen_tells_ways_and_turns(language: str, south: str, turns: str) -> None:
    """MM-26, MM-144: a screen of 24 lines tells them in its help."""
    laid = scene("t1_orange", mice={"corin": "a1", "brom": "a2"}, chapter=1, seats=1)
    view = laid.view
    face = MiceFace(Words(language, KEY), ["Ann"], 0)
    lines = face.centre(view).plain.splitlines()
    below = lines[lines.index(face.words.card("t1_orange")) :]
    assert south in below
    track = below[below.index(turns) + 1 :][: len(view.track)]
    assert [line[3:] for line in track] == [face.words.card(card) for card in view.track]
    assert south in face.briefing(view)


def test_what_the_chapter_is_about_is_on_the_map() -> None:
    laid = scene("t6_orange", mice={"corin": "f1", "brom": "f1"}, chapter=3, seats=1)
    view = replace(
        laid.view,
        things=("thread_stair", "thread_hall"),
        thing_rooms=("t6_orange", "t4_orange"),
        thing_spaces=("t1", "t2"),
        thing_holders=("", ""),
    )
    face = MiceFace(Words("en", KEY), ["Ann"], 0)
    drawn = face.centre(view).plain
    assert "t1:*" in drawn
    assert "t2:*" not in drawn  # it lies elsewhere


def test_who_is_webbed_is_told() -> None:
    laid = scene("t1_orange", mice={"corin": "a1", "brom": "a2"}, chapter=1, seats=1)
    view = replace(laid.view, ails=(("webbed",), ()))
    face = MiceFace(Words("en", KEY), ["Ann"], 0)
    assert "Corin: webbed" in face.centre(view).plain


def test_abilities_to_learn_go_by_their_names() -> None:
    laid = scene("t1_orange", mice={"maud": "a1"}, chapter=1, seats=1)
    face = MiceFace(Words("en", KEY), ["Ann"], 0)
    learn: list[Action] = [game().parse("learn:guardian_hymn")]
    menu = face.menu(laid.view, Decision(0, "learn", "mouse:maud"), learn, refuse)
    assert [entry.label for entry in menu.cards] == [face.words.card("guardian_hymn")]


def test_cards_to_choose_go_by_their_names_and_say_who_has_them() -> None:
    """MM-184, MM-187: what is shared or put on."""
    view = replace(
        scene("t1_orange", mice={"maud": "a1", "corin": "a1"}, chapter=1, seats=1).view,
        heroes=("corin", "maud"),
        worn=(("pin_dagger",), ()),
        packs=((), ("herb_satchel",)),
    )
    face = MiceFace(Words("en", KEY), ["Ann"], 0)
    cards: list[Action] = [game().parse(f"card:{card}") for card in ("pin_dagger", "herb_satchel")]
    menu = face.menu(view, Decision(0, "share", "maud:corin"), cards, refuse)
    dagger, satchel = menu.cards
    assert (dagger.label, satchel.label) == ("Pin Dagger", "Herb Satchel")
    assert "Corin wears it." in dagger.note
    assert "In Maud’s pack." in satchel.note


@pytest.mark.parametrize(
    ("text", "kind", "label"),
    [("pick:rat1", "pick", "Rat Warrior 1"), ("order:rat_warrior", "wound", "Rat Warrior")],
)
def test_minions_to_choose_go_by_their_names(text: str, kind: str, label: str) -> None:
    foes = {"rat1": "rat_warrior a1", "rat2": "rat_warrior a1"}
    laid = scene("t1_orange", mice={"maud": "a1"}, foes=foes, chapter=1, seats=1)
    face = MiceFace(Words("en", KEY), ["Ann"], 0)
    menu = face.menu(laid.view, Decision(0, kind, "mouse:maud"), [game().parse(text)], refuse)
    assert [entry.label for entry in menu.cards] == [label]


def test_a_step_by_keys() -> None:
    async def scenario(guest: Guest) -> None:
        await until_turn(guest)
        await guest.press("1")  # go
        assert "Go…" in guest.screen
        await guest.press("1")
        steps = [step.action for step in guest.room.sitting.table.record.steps]
        assert steps[-1].startswith("go:")

    at_table(scenario, "--seats", "1", "--seed", "3", *QUICK, game=KEY)


@pytest.mark.parametrize(
    ("chapter", "kind", "number", "english", "polish"),
    [
        (2, "turn", 1, "Open Tansy’s cage", "Otwórz klatkę Wrotyczki"),
        (2, "share", 1, "Hand over: Tansy", "Przekaż: Wrotyczka"),
        (3, "turn", 3, "Take the silver thread", "Zabierz srebrną nić"),
        (5, "turn", 4, "Ring the bell", "Zadzwoń dzwonem"),
        (1, "window", 1, "Use the chapter’s help", "Skorzystaj z pomocy rozdziału"),
        (5, "window", 3, "Lamplight", "Światło latarni"),
    ],
)
def test_what_the_chapter_lets_mice_do(
    chapter: int, kind: str, number: int, english: str, polish: str
) -> None:
    laid = scene("t4_orange", mice={"corin": "a1", "brom": "a2"}, chapter=chapter, seats=1)
    laid.state.phase = PHASES.index(kind)
    action = game().parse(f"special:{number}")
    about = "after-roll:corin" if kind == "window" else "mouse:corin"

    for language, expected in (("en", english), ("pl", polish)):
        face = MiceFace(Words(language, KEY), ["Ann"], 0)
        menu = face.menu(laid.view, Decision(0, kind, about), [action], refuse)
        assert expected in [plain(entry.label) for entry in menu.buttons]


@pytest.mark.parametrize(
    ("text", "english", "polish"),
    [
        ("attack:rat1", "Attack Rat Warrior 1", "Atakuj"),
        ("attack:spider1", "Attack the Spider", "Atakuj pająka"),
        ("innate:maud", "Use Kind Paw", "Użyj: "),
    ],
)
def test_a_choice_says_what_is_done(text: str, english: str, polish: str) -> None:
    foes = {"rat1": "rat_warrior a1", "spider1": "spider a2"}
    laid = scene("t4_orange", mice={"maud": "a1"}, foes=foes, chapter=1, seats=1)
    for language, expected in (("en", english), ("pl", polish)):
        face = MiceFace(Words(language, KEY), ["Ann"], 0)
        asked = Decision(0, "turn", "mouse:maud")
        menu = face.menu(laid.view, asked, [game().parse(text)], refuse)
        assert any(entry.label.startswith(expected) for entry in menu.cards)


def test_several_targets_have_a_door() -> None:
    laid = scene(
        "t4_orange",
        mice={"maud": "a1"},
        foes={"rat1": "rat_warrior a1", "rat2": "rat_warrior a1"},
        seats=1,
    )
    face = MiceFace(Words("en", KEY), ["Ann"], 0)
    choices: list[Action] = [game().parse("attack:rat1"), game().parse("attack:rat2")]
    menu = face.menu(laid.view, Decision(0, "turn", "mouse:maud"), choices, refuse)
    (door,) = menu.cards
    assert door.label == "Attack…"
    assert door.menu is not None
    assert [entry.label for entry in door.menu.cards] == ["Rat Warrior 1", "Rat Warrior 2"]


@pytest.mark.parametrize(("language", "roach"), [("en", "o Roach"), ("pl", "o Karaluch")])
def test_help_explains_the_letters(language: str, roach: str) -> None:
    face = MiceFace(Words(language, KEY), ["Ann"], 0)
    told = face.briefing(scene("t4_orange", mice={"maud": "a1"}, seats=1).view)
    assert any(roach in line for line in told)
    assert any("3/4+2" in line for line in told)


def refuse(text: str) -> GameError:
    """Nothing else can be done here."""
    return GameError("not-now", text=text)


def test_help_tells_what_is_to_be_done() -> None:
    async def scenario(guest: Guest) -> None:
        await until_turn(guest)
        await guest.press("?")
        words = Words("pl", KEY)
        assert words.say("story-ch1-goal")[:40] in guest.screen
        assert words.say("rule-ch1-first-trap")[:40] in guest.screen

    at_table(scenario, "--seats", "1", "--seed", "3", *QUICK, language="pl", game=KEY)


@pytest.mark.parametrize("language", ["en", "pl"])
def test_a_storybook_of_somebody_else(language: str) -> None:
    """Its rooms are drawn, its story is told."""

    async def scenario(guest: Guest) -> None:
        told = await until_turn(guest)
        words = read_words(str(ATTIC), language, load_book(ATTIC))
        assert words.say("story-attic-before")[:20] in told
        side = next(s for s in load_book(ATTIC).sides if s.id == guest.room.sitting.view.room)
        for space in side.spaces:
            assert space.id in guest.screen
        await guest.press("?")
        assert words.say("chapter-attic-hunt") in guest.screen

    book = ("--storybook", str(ATTIC))
    at_table(scenario, "--seats", "1", "--seed", "3", *QUICK, *book, language=language, game=KEY)


def test_other_games_have_no_storybooks() -> None:
    with pytest.raises(BadUsage) as refused:
        sit_down("en", "--storybook", str(ATTIC), game="koty")

    assert "koty" in refused.value.sentence(Words("en"))


@pytest.mark.parametrize(
    ("language", "seats", "chapter"),
    [("en", "1", "1"), ("pl", "3", "2"), ("pl", "2", "3"), ("en", "4", "4"), ("pl", "4", "5")],
)
@pytest.mark.budget(15, "every step of much of a chapter is drawn on a screen")
def test_much_of_a_chapter_by_keys(language: str, seats: str, chapter: str) -> None:
    """Every screen can be drawn, whatever is asked."""
    turns = figure(45, long=240, plain=40)

    async def scenario(guest: Guest) -> None:
        for turn in range(turns):
            if guest.shown == "Finish":
                break
            if guest.shown != "Room":
                await guest.press("enter")
            elif guest.room.sitting.mine is None:
                await guest.pilot.pause()
            else:
                menu = guest.chooser.menu
                cards = [n for n, card in enumerate(menu.cards) if card.possible]
                if turn % 3 and cards:
                    following = menu.cards[cards[0]].menu
                    keys = first_leaf(following) if following is not None else []
                    await guest.press(str(cards[0] + 1), *keys)
                elif any(button.key == "e" for button in menu.buttons):
                    await guest.press("e")
                else:
                    await guest.press(*first_leaf(menu))
                assert all(len(line) <= 80 for line in guest.screen.splitlines())
        assert len(guest.room.sitting.table.record.steps) > turns // 4

    chosen = ("--set", f"chapter={chapter}", "--bots", "random")
    at_table(scenario, "--seed", "2", "--seats", seats, *chosen, language=language, game=KEY)
