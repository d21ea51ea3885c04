"""Greedy's rules of thumb for Wizard Kittens, and how well they do."""

from dataclasses import replace

import pytest

from purrlour.bots.roster import build
from purrlour.bots.wizard_kittens.points import Points, scored
from purrlour.bots.wizard_kittens.sense import Sense
from purrlour.engine.chance import Seeded
from purrlour.engine.table import Table
from purrlour.games import GAMES
from purrlour.games.wizard_kittens import book
from purrlour.lab.simulate import Plan, Tally, simulate
from tests.figures import figure
from tests.games.wizard_kittens.scene import Scene, scene

GAME = GAMES["wizard_kittens"]


def answer(table: Scene, who: str) -> str:
    """What greedy would do in somebody's place."""
    seat = table.seat(who)
    bot = build("greedy", GAME, 1)
    text: str = bot.choose(table.table.view(seat), table.table.legal(seat)).text()
    return text


def share(games: int, settings: dict[str, str], *bots: str) -> float:
    """How often greedy wins, sitting in every chair in turn."""
    tally: Tally = simulate(Plan(GAME.key, games, bots, 7, settings), 1, lambda _: None)
    return tally.bot_wins["greedy"] / tally.bot_chairs["greedy"]


def test_it_puts_a_card_where_it_is_needed() -> None:
    circles = {"ann": "AA.P", "bob": "P", "cleo": "F"}
    first = scene(circles=circles, drawn="S", slots="snail catnap")
    other = scene(circles=circles, drawn="P", slots="snail catnap")

    assert answer(first, "ann") == "place:1"
    assert answer(other, "ann") == "place:2"


def test_it_switches_to_complete_a_curse() -> None:
    table = scene(circles={"ann": "AAP", "bob": "S", "cleo": "F"}, slots="snail catnap")
    assert answer(table, "ann") == "switch"

    table.play("ann", "switch")
    assert answer(table, "ann") == "card:potion>0.1"
    table.play("ann", "card:potion>ann.1")
    assert answer(table, "ann") == "card:scroll>1.1"


def test_it_swats_what_is_of_no_use() -> None:
    table = scene(
        circles={"ann": "AASPP", "bob": "", "cleo": ""},
        slots="snail catnap",
        tokens={"ann": "switch"},
    )

    assert answer(table, "ann") == "swat"
    table.cast("ann", "swat P1 P1")
    assert table.score("ann") == "snail"


def test_it_keeps_of_an_overflow_what_it_needs() -> None:
    table = scene(
        circles={"ann": "AA", "bob": "P", "cleo": "F"},
        kittens={"ann": "muffin.advanced"},
        deck="P S F",
        slots="snail catnap",
    ).play("ann", "overflow")

    assert answer(table, "ann") == "keep:scroll"


def test_it_takes_the_advanced_side_where_it_may_choose() -> None:
    table = Table(GAME, 3, GAME.options({"kitten_side": "mixed"}), Seeded(1))
    seat = next(iter(table.pending.values())).seat

    chosen = build("greedy", GAME, 1).choose(table.view(seat), table.legal(seat))

    assert chosen.text().endswith(".advanced")


def test_it_does_not_collect_what_would_give_it_away() -> None:
    """With six points and the professor at the door, another curse would be one too many."""
    circles = {"ann": "AA.P", "bob": "P", "cleo": "F"}
    table = scene(circles=circles, drawn="S", score={"ann": "catnap"}, slots="snail zoomies")
    early = table.sees("ann")
    late = replace(early, deck=4, safe=0, unseen=(1, 1, 1, 0))
    bot = build("greedy", GAME, 1)

    assert bot.choose(early, table.table.legal(0)).text() == "place:1"
    assert bot.choose(late, table.table.legal(0)).text() == "place:2"


def test_to_meet_the_professor_is_good_with_the_cleanest_paws_only() -> None:
    """A card from the deck may end it: good for whoever has fewest cards, bad for the others."""
    clean = scene(circles={"ann": "", "bob": "PPAA", "cleo": "FFSS"}, drawn="S")
    dirty = scene(circles={"ann": "AAPP.AAFF", "bob": "P", "cleo": "F"}, drawn="S")
    meeting: list[float] = []
    for table in (clean, dirty):
        sense = Sense(replace(table.sees("ann"), deck=2, safe=0, unseen=(1, 0, 0, 0)))
        meeting.append(sense.risky(0.0, 1))

    assert meeting[0] > 0 > meeting[1]
    assert Sense(clean.sees("ann")).risky(0.0, 1) == 0.0  # she is far away


def test_it_counts_what_is_printed_on_the_cards_of_the_table() -> None:
    """Bonuses and Extra Credit come from the cards that are played with (WK-O26)."""
    circle = ((2, 1, 0, 0), (1, 0, 3, 0), (0, 0, 0, 0))
    counted = {
        (book.PER_TYPE, 2, 1): 3,
        (book.OF_A_KIND, 3, 5): 10,
        (book.FULL_SETS, 0, 4): 0,
        (book.AT_MOST, 7, 4): 4,
        (book.CHAPTERS_OF, 3, 2): 2,
        (book.PER_CARDS, 2, 1): 3,
        (book.PER_DIFFERENT, 0, 1): 3,
        (book.CLEAN_CURSES, 0, 1): 0,
    }

    assert {formula: scored(formula, circle, 2) for formula in counted} == counted


def test_it_counts_a_bonus_with_the_circle_it_would_have() -> None:
    """Breadhead gives a point for every artifact that is left (WK-144)."""
    table = scene(
        circles={"ann": "APP", "bob": "S", "cleo": "F"},
        score={"ann": "breadhead"},
        slots="scaredycat cucumber",
    )
    points = Points(table.sees("ann"), Sense(table.sees("ann")).circles)

    assert points.base[0] == 5
    assert points.score(0, ((3, 0, 0, 0), (0, 0, 0, 0), (0, 0, 0, 0)), []) == 8


@pytest.mark.parametrize(
    ("settings", "bots", "least"),
    [
        ({}, ("greedy", "random"), 0.65),
        ({}, ("greedy", "random", "random"), 0.5),
        ({}, ("greedy", "random", "random", "random"), 0.6),
        ({"kitten_side": "advanced"}, ("greedy", "random", "random", "random"), 0.6),
        ({"chaos_mode": "on"}, ("greedy", "random", "random"), 0.6),
    ],
)
def test_it_beats_luck(settings: dict[str, str], bots: tuple[str, ...], least: float) -> None:
    """It wins 74 to 85 of a hundred; forty games may show a fifth less."""
    assert share(figure(40, long=200, plain=40), settings, *bots) > least
