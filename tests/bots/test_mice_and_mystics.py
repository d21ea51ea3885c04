"""Greedy's rules of thumb for Mice and Mystics, and how well they do."""

from pathlib import Path
from typing import Any

import pytest

from purrlour.bots.base import Bot
from purrlour.bots.mice_and_mystics.errands import errand_of
from purrlour.bots.mice_and_mystics.greedy import GreedyMice, aims_of
from purrlour.bots.mice_and_mystics.guide import ENTER, EXPLORE, SEARCH, SPECIAL, STAND
from purrlour.bots.mice_and_mystics.odds import beaten, expected, showing
from purrlour.bots.mice_and_mystics.sight import Sight
from purrlour.bots.roster import build
from purrlour.engine.chance import Seeded
from purrlour.engine.table import Table
from purrlour.games import GAMES
from purrlour.games.mice_and_mystics.campaign import Campaign, after, read_campaign
from purrlour.games.mice_and_mystics.content.load import content, load_book
from purrlour.games.mice_and_mystics.game import MiceAndMystics
from purrlour.games.mice_and_mystics.layout import CARD_WOUNDS, SEARCHED
from tests.figures import figure
from tests.games.mice_and_mystics.scene import Scene, game, scene

GAME = game()
EXAMPLE = MiceAndMystics(load_book(Path(__file__).parents[2] / "docs" / "storybook-example"))
"""Somebody else's book."""
CHAPTERS = ("1", "2", "3", "4", "5")


def answer(table: Scene, who: str) -> str:
    """What greedy would do in a mouse's place."""
    seat = table.seat(who)
    bot = build("greedy", GAME, 1)
    text: str = bot.choose(table.table.view(seat), table.table.legal(seat)).text()
    return text


def played(bot: str, seed: int, seats: int = 1, **settings: str) -> Table[Any, Any, Any, Any]:
    """A table after a whole chapter, through the checked door."""
    table = Table(GAME, seats, GAME.options(settings), Seeded(seed))
    bots = [build(bot, GAME, seed + seat) for seat in range(seats)]
    while table.pending:
        seat = next(iter(table.pending.values())).seat
        table.play(seat, bots[seat].choose(table.view(seat), table.legal(seat)).text())
    return table


def won(bot: str, games: int, **settings: str) -> int:
    """How many of some chapters a party of bots wins."""
    count = 0
    for seed in range(games):
        luck = Seeded(seed)
        state = GAME.deal(1, GAME.options(settings), luck)
        one = build(bot, GAME, seed)
        while state.asked:
            choices = [GAME.actions[code] for code in GAME.legal(state, 0)]
            GAME.apply(state, 0, one.choose(GAME.view(state, 0), choices).code, luck, None)
        count += GAME.view(state, 0).reason == "won"
    return count


# What dice promise.


def test_a_sword_hits_with_every_other_die() -> None:
    assert showing(1, 3) == (0.5, 0.5)
    assert beaten(2, 3, 0, 1) == pytest.approx(0.75)
    assert beaten(1, 3, 1, 1) == pytest.approx(0.5 * 2 / 3)


def test_wounds_beyond_the_last_count_for_nothing() -> None:
    assert expected(4, 3, 0, 1) == pytest.approx(beaten(4, 3, 0, 1))
    assert expected(4, 3, 0, 4) == pytest.approx(2)


# What a chapter wants.


def aims_at(chapter: str, *flags: str) -> tuple[str, int]:
    """The room of the first errand of a chapter, and what is to be done there."""
    aims = aims_of(GAME.book)
    state = GAME.deal(1, GAME.options({"chapter": chapter, "party": "suggested"}), Seeded(1))
    while GAME.view(state, 0).phase == "ability":
        GAME.apply(state, 0, GAME.legal(state, 0)[0], Seeded(1), None)
    for flag in flags:
        state.flags |= 1 << GAME.tables.names.flags[state.chapter].index(flag)
    aim = aims.aim(Sight(aims.book, GAME.view(state, 0)))
    assert aim is not None
    return aims.book.sides[aim.errand.side].id, aim.errand.verb


def test_it_reads_what_a_chapter_wants_first() -> None:
    assert aims_at("1") == ("t3_orange", SEARCH)  # the larder's key
    assert aims_at("2") == ("t6_blue", SPECIAL)  # Tansy in her cage
    assert aims_at("3") == ("t5_orange", SPECIAL)  # the first thread lies in this very room
    assert aims_at("4") == ("t4_orange", ENTER)  # where Old Hundredknock sleeps
    assert aims_at("5") == ("t5_orange", ENTER)  # her court


def test_it_reads_what_comes_next() -> None:
    assert aims_at("1", "larder_key") == ("t7_orange", STAND)
    assert aims_at("4", "knock_beaten") == ("t4_orange", SEARCH)


def test_it_knows_the_way_off_the_map() -> None:
    aims = aims_of(GAME.book)
    win = [clause for clause in aims.plot(2) if clause.rule.text.startswith("edge(")]

    errand = errand_of(_sight("3"), win[0])

    assert errand is not None
    assert errand.verb == EXPLORE


def _sight(chapter: str) -> Sight:
    state = GAME.deal(1, GAME.options({"chapter": chapter, "party": "suggested"}), Seeded(1))
    return Sight(content(), GAME.view(state, 0))


# What a mouse does.


def test_it_hits_what_stands_next_to_it() -> None:
    table = scene(
        "t1_orange",
        mice={"corin": "a3", "brom": "a3"},
        foes={"rat1": "rat_warrior a3"},
    )

    assert answer(table, "corin") == "attack:rat1"


def test_it_beats_the_weak_before_it_scratches_the_strong() -> None:
    table = scene(
        "t1_orange",
        mice={"corin": "a3", "brom": "a3"},
        foes={"rat1": "rat_warrior a3", "spider1": "spider a2"},
    )

    assert answer(table, "corin") == "attack:rat1"


def test_it_gets_up_again() -> None:
    table = scene("t1_orange", mice={"corin": "a3 down", "brom": "a3"})

    assert answer(table, "corin") == "stand"


def test_it_shakes_off_the_webs() -> None:
    table = scene("t1_orange", mice={"corin": "a3 webbed", "brom": "a3"})

    assert answer(table, "corin") == "recover:webbed"


def test_the_healer_heals_instead_of_moving_in_a_quiet_room() -> None:
    table = scene("t1_orange", mice={"maud": "a3", "corin": "a3 wounds:3"}, move=3)

    assert answer(table, "maud") in ("innate:maud", "use:herb_satchel")


def test_it_puts_on_what_is_better() -> None:
    table = scene("t1_orange", mice={"corin": "a3 packs:chestnut_helm", "brom": "a3"})
    assert answer(table, "corin") == "equip"

    table.play("corin", "equip")

    assert answer(table, "corin") == "card:chestnut_helm"


def test_it_never_equips_twice_for_the_same_cards() -> None:
    table = scene("t1_orange", mice={"corin": "a3 packs:chestnut_helm", "brom": "a3"})
    table.play("corin", "equip").play("corin", "card:chestnut_helm")

    assert answer(table, "corin") == "done"


def test_it_searches_on_the_way_out() -> None:
    table = scene("t1_orange", mice={"corin": "e3", "brom": "e3"}, move=0)

    assert answer(table, "corin") == "search"


def test_it_baits_a_swarm_with_the_grape() -> None:
    table = scene(
        "t1_orange",
        mice={"corin": "a3", "brom": "a3"},
        foes={f"roach{number}": "roach d3" for number in (1, 2, 3)},
        stash="grape",
    )

    assert answer(table, "corin") == "lay:grape"


def test_it_takes_the_card_of_a_mighty_minion_that_is_nearly_gone() -> None:
    table = scene(
        "t1_orange",
        mice={"corin": "a3", "brom": "a3"},
        foes={"centipede1": "hundredknock a3"},
    )
    rattle = GAME.tables.names.foes.index("hundredknock_rattle")
    table.state.rows[CARD_WOUNDS + rattle] = 2
    table.play("corin", "attack:centipede1", "F2 F2 F4 F4 F4 F4")

    assert answer(table, "corin") == "order:hundredknock_rattle"


def test_nobody_waits_for_ever_below_a_shelf() -> None:
    """MM-74, MM-80, MM-199: the rat cannot come down to a full space, nor be hit from there."""
    party = ("corin", "brom", "maud", "sable")
    table = scene(
        "t1_orange", mice=dict.fromkeys(party, "c2"), foes={"rat1": "rat_warrior shelf"}, seats=1
    )
    table.state.rows[SEARCHED + table.state.side] = 63  # there is nothing else to do
    table.table.chance = Seeded(1)

    while table.foes:
        table.table.play(0, answer(table, "ann"))
        assert table.view.round <= 2, "they stand there and look at each other"


# Everything together.


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_bots_play_to_the_end_and_never_against_the_rules(seats: int) -> None:
    table = played("greedy", seats, seats, chapter=CHAPTERS[seats - 1])

    assert table.outcome is not None
    assert len(table.record.steps) < GAME.max_steps / 10


@pytest.mark.parametrize("settings", [{"dice": "typed"}, {"trophies": "on"}, {"team": "leader"}])
def test_bots_play_by_house_rules(settings: dict[str, str]) -> None:
    assert played("greedy", 3, 2, **settings).outcome is not None


def play_example(bot: Bot[Any, Any], seed: int) -> float:
    """What somebody else's storybook returns to a bot that plays it alone."""
    luck = Seeded(seed)
    state = EXAMPLE.deal(1, EXAMPLE.options({}), luck)
    steps = 0
    while state.asked and steps < EXAMPLE.max_steps:
        choices = [EXAMPLE.actions[code] for code in EXAMPLE.legal(state, 0)]
        chosen = bot.choose(EXAMPLE.view(state, 0), choices)
        EXAMPLE.apply(state, 0, chosen.code, luck, None)
        steps += 1
    outcome = EXAMPLE.outcome(state)
    assert outcome is not None
    return outcome.returns[0]


def test_bots_play_a_book_they_have_not_read() -> None:
    """Without map and plot they fight, search and find their way by chance."""
    assert play_example(GreedyMice(Seeded(1)), 4) == 0


def test_bots_read_the_book_of_the_game_they_meet() -> None:
    """What the chapter wants is in its rules, whoever wrote it."""
    wins = sum(play_example(build("greedy", EXAMPLE, seed), seed) for seed in range(4))

    assert wins >= 2


def test_greedy_wins_chapters_and_random_does_not() -> None:
    assert won("greedy", 4, chapter="1") >= 2
    assert won("random", 4, chapter="1") == 0


@pytest.mark.parametrize("chapter", CHAPTERS)
def test_greedy_wins_a_fair_share_of_each_chapter(chapter: str) -> None:
    games = figure(12, long=40, plain=8)
    assert games / 8 <= won("greedy", games, chapter=chapter) <= games * 7 / 8


@pytest.mark.parametrize("name", ["random", "greedy"])
def test_a_bot_chooses_alike_in_worlds_it_cannot_tell_apart(name: str) -> None:
    """A state and another that the same view could come from: the same whim, the same choice."""
    luck, whim = Seeded(11), Seeded(12)
    state = GAME.deal(2, GAME.options({"chapter": "2"}), luck)
    steps = 0
    while (asked := [decision.seat for decision in GAME.decisions(state)]) and steps < 120:
        seat, steps = asked[0], steps + 1
        twin = GAME.sample(GAME.view(state, seat), luck)
        chosen = [
            build(name, GAME, 5).choose(
                GAME.view(world, seat), [GAME.actions[code] for code in GAME.legal(world, seat)]
            )
            for world in (state, twin)
        ]
        assert chosen[0] == chosen[1]
        legal = GAME.legal(state, seat)
        GAME.apply(state, seat, legal[whim.pick(len(legal))], luck, None)


def test_bots_play_a_whole_campaign_through_its_file(tmp_path: Path) -> None:
    """MM-279, MM-281…283: chapter by chapter, the file written and read; lost ones played again."""
    file = tmp_path / "silent-bell.campaign"
    file.write_text(Campaign("silent_bell").text(), encoding="utf-8")
    seed = 0
    for chapter in CHAPTERS:
        while True:
            campaign = read_campaign(file.read_text(encoding="utf-8"))
            seed += 1
            assert seed < 60, "nobody loses that often"
            table = played("greedy", seed, 2, chapter=chapter, campaign=campaign.option())
            if table.view(0).reason == "won":
                break
        file.write_text(after(campaign, table.state).text(), encoding="utf-8")

    told = read_campaign(file.read_text(encoding="utf-8"))
    assert told.done == tuple((f"ch{chapter}", True) for chapter in CHAPTERS)
    assert {"hearth_cord", "lamplight", "silver_cord", "the_clapper"} <= set(told.trophies)
    assert all(len(mouse.abilities) >= 1 for mouse in told.mice.values())
    assert any(mouse.card for mouse in told.mice.values())


def test_the_roster_has_it() -> None:
    assert build("greedy", GAME, 1).name == "greedy"
    assert GAMES["mice_and_mystics"].cooperative
