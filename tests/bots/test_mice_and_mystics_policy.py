"""What search expects of a party in Mice and Mystics: greedy's choices, and what they lead to."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from mypy_extensions import i64

from purrlour.bots.mice_and_mystics.aims import Aims
from purrlour.bots.mice_and_mystics.atlas import Atlas
from purrlour.bots.mice_and_mystics.greedy import mice_policy
from purrlour.bots.mice_and_mystics.mind import Mind
from purrlour.bots.mice_and_mystics.policy import MicePolicy
from purrlour.bots.mice_and_mystics.talents import ABILITIES, MICE
from purrlour.bots.roster import build
from purrlour.bots.search.mcts import Search
from purrlour.bots.search.policies import policy_of
from purrlour.engine.cells import vec
from purrlour.engine.chance import Seeded
from purrlour.games.mice_and_mystics.content.load import load_book
from purrlour.games.mice_and_mystics.game import MiceAndMystics
from purrlour.games.mice_and_mystics.state import ASK_ABILITY, ASK_HERO, ASK_LEARN, Mice
from tests.games.mice_and_mystics.scene import Scene, game, scene

GAME = game()
EXAMPLE = MiceAndMystics(load_book(Path(__file__).parents[2] / "docs" / "storybook-example"))
"""Somebody else's book."""
POLICY = mice_policy(GAME)
HOUSES = (
    {"chapter": "1", "team": "vote"},
    {"chapter": "2", "dice": "typed"},
    {"chapter": "3", "trophies": "on"},
    {"chapter": "4", "team": "leader"},
    {"chapter": "5", "ties": "auto"},
)
CODES = vec[i64]([0] * 1024)
"""Room for choices."""
WEIGHTS = vec[float]([0.0] * 1024)
WORTH = vec[float]([0.0] * 8)


def asked(state: Mice) -> int:
    """The first seat that owes a choice."""
    return next(seat for seat in range(state.seats) if state.asked >> seat & 1)


def positions(seats: int, seed: int, count: int) -> Iterator[tuple[Mice, int, int]]:
    """So many tables with the seat that is asked and the number of its choices, now in CODES.

    The party plays by its policy, and every fourth time by whim.
    """
    luck, whim = Seeded(seed), Seeded(seed, "whim")
    state = GAME.deal(seats, GAME.options(HOUSES[seed % len(HOUSES)]), luck)
    while state.asked and count:
        seat = asked(state)
        many = int(GAME.legal_into(state, seat, CODES))
        if many > 1:
            yield state, seat, many
            count -= 1
            many = int(GAME.legal_into(state, seat, CODES))
        code = CODES[whim.pick(many)]
        if many > 1 and whim.pick(4):
            code = POLICY.choose(state, seat, CODES, many, whim)
        GAME.apply(state, seat, code, luck, None)


def chosen(table: Scene, who: str) -> str:
    """What the policy does in a mouse's place."""
    seat = table.seat(who)
    many = GAME.legal_into(table.state, seat, CODES)
    return GAME.actions[POLICY.choose(table.state, seat, CODES, many, Seeded(1))].text()


def hope(table: Scene) -> float:
    """What it expects of a table."""
    POLICY.value(table.state, WORTH)
    return WORTH[0]


# What it does.


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_it_chooses_what_may_be_chosen_in_every_chapter(seats: int) -> None:
    for seed in range(10 * seats, 10 * seats + len(HOUSES)):
        for state, seat, many in positions(seats, seed, 120):
            code = POLICY.choose(state, seat, CODES, many, Seeded(seed))
            assert code in list(CODES[:many])
            POLICY.value(state, WORTH)
            assert all(0 <= share <= 1 for share in WORTH[:seats])


def test_greedy_does_the_same_from_a_view() -> None:
    greedy = build("greedy", GAME, 1)
    for seed in range(5):
        for state, seat, many in positions(seed % 4 + 1, seed, 150):
            code = POLICY.choose(state, seat, CODES, many, Seeded(seed))
            choices = [GAME.actions[CODES[at]] for at in range(many)]
            assert greedy.choose(GAME.view(state, seat), choices).code == code


def test_it_does_not_peek() -> None:
    """The same whim, the same answers in all worlds that a seat cannot tell apart."""
    for seed in range(5):
        for state, seat, many in positions(seed % 4 + 1, seed, 150):
            told = []
            for world in (state, GAME.sample(GAME.view(state, seat), Seeded(seed, "other"))):
                POLICY.weigh(world, seat, CODES, many, WEIGHTS)
                POLICY.value(world, WORTH)
                code = POLICY.choose(world, seat, CODES, many, Seeded(seed))
                look = POLICY.outlook(world, seat)
                told.append((code, list(WEIGHTS[:many]), look, WORTH[0]))
            assert told[0] == told[1]


def test_it_does_not_hang_on_what_it_has_seen_before() -> None:
    """The same question, the same answer: from whoever plays all day, and from a newcomer."""
    knock = {"centipede1": "hundredknock a3"}
    near, far = (
        scene("t4_orange", mice={"corin": at, "brom": at}, foes=knock, chapter=4).state
        for at in ("a3", "e1")
    )
    told = []
    for before in (near, far):
        newcomer = MicePolicy(Mind(Aims(GAME.book, Atlas(GAME.tables))))
        newcomer.judge(before)
        told.append((newcomer.judge(near), newcomer.judge(far)))
    assert told[0] == told[1]


def weightiest(state: Mice, seat: int, many: int) -> str:
    """Where search looks first, of the choices in CODES."""
    POLICY.weigh(state, seat, CODES, many, WEIGHTS)
    return GAME.actions[CODES[max(range(many), key=lambda at: WEIGHTS[at])]].text()


def test_what_it_would_do_weighs_most() -> None:
    for state, seat, many in positions(1, 3, 60):
        if state.phase in (ASK_HERO, ASK_ABILITY, ASK_LEARN):
            continue  # there talents do
        code = POLICY.choose(state, seat, CODES, many, Seeded(1))
        POLICY.weigh(state, seat, CODES, many, WEIGHTS)
        weights = {CODES[at]: WEIGHTS[at] for at in range(many)}
        assert min(weights.values()) > 0
        assert weights[code] == max(weights.values())


def test_it_hits_whoever_stands_beside_it() -> None:
    table = scene("t1_orange", mice={"corin": "a3", "brom": "a3"}, foes={"rat1": "rat_warrior a3"})

    assert chosen(table, "corin") == "attack:rat1"


def test_it_gets_up_in_a_quiet_room() -> None:
    table = scene("t1_orange", mice={"corin": "a3 down", "brom": "a3"})

    assert chosen(table, "corin") == "stand"


@pytest.mark.parametrize("game_", [GAME, EXAMPLE], ids=["ours", "theirs"])
def test_it_plays_to_the_end(game_: MiceAndMystics) -> None:
    """And knows how it ended: all or nothing, as the rules say."""
    policy = mice_policy(game_)
    luck, steps = Seeded(5), 0
    state = game_.deal(2, game_.options({}), luck)
    while state.asked and steps < 2000:
        seat = asked(state)
        many = game_.legal_into(state, seat, CODES)
        policy.value(state, WORTH)
        assert 0 < WORTH[0] == WORTH[1] < 1
        code = policy.choose(state, seat, CODES, many, luck) if many > 1 else CODES[0]
        game_.apply(state, seat, code, luck, None)
        steps += 1
    outcome = game_.outcome(state)
    assert outcome is not None
    policy.value(state, WORTH)
    assert tuple(WORTH[:2]) == outcome.returns


# A book that it has not read.


def test_it_copes_with_a_book_that_it_has_not_read() -> None:
    luck, steps = Seeded(4), 0
    state = EXAMPLE.deal(1, EXAMPLE.options({}), luck)
    while state.asked and steps < 2000:
        many = EXAMPLE.legal_into(state, 0, CODES)
        POLICY.weigh(state, 0, CODES, many, WEIGHTS)
        assert list(WEIGHTS[:many]) == pytest.approx([1.0] * many, abs=1)
        code = POLICY.choose(state, 0, CODES, many, luck)
        assert code in list(CODES[:many])
        EXAMPLE.apply(state, 0, code, luck, None)
        steps += 1
    POLICY.value(state, WORTH)
    assert WORTH[0] == 0


# What it hopes for.


def quiet(brom: str = "a3", **more: Any) -> Scene:
    """A room without minions."""
    return scene("t1_orange", mice={"corin": "a3", "brom": brom}, **more)


def test_time_is_what_a_chapter_needs() -> None:
    early, late = quiet(), quiet()
    late.state.page += 1

    assert hope(late) < hope(early)


def test_minions_are_no_help() -> None:
    crowded = quiet(foes={"rat1": "rat_warrior d3", "rat2": "rat_warrior d3"})

    assert hope(crowded) < hope(quiet())


def test_a_captured_mouse_is_missed() -> None:
    assert hope(quiet(brom="-")) < hope(quiet())


def test_a_step_of_the_story_is_worth_something() -> None:
    told = quiet()
    flags = GAME.tables.names.flags[told.state.chapter]
    told.state.flags |= 1 << flags.index("larder_key")

    assert hope(told) > hope(quiet())


# Talents.


def test_talents_are_those_of_the_box() -> None:
    names = GAME.tables.names

    assert set(MICE) == set(names.heroes)
    assert set(ABILITIES) <= set(names.abilities)


def test_search_looks_for_the_most_gifted_mice_first() -> None:
    luck = Seeded(1)
    state = GAME.deal(1, GAME.options({"chapter": "1"}), luck)
    party = []
    while state.phase == ASK_HERO:
        text = weightiest(state, 0, int(GAME.legal_into(state, 0, CODES)))
        party.append(text)
        GAME.apply(state, 0, GAME.parse(text).code, luck, None)

    assert party == ["hero:maud", "hero:wren", "hero:brom", "hero:corin"]


def test_a_gifted_party_has_more_to_hope_for() -> None:
    plain = quiet(brom="a3 knows:quick_snare")
    gifted = quiet(brom="a3 knows:field_modification")

    assert hope(gifted) > hope(plain)


# Thinking ahead.


def test_search_asks_it() -> None:
    assert policy_of(GAME) is POLICY
    state, seat, many = next(positions(1, 0, 1))
    search = Search(GAME, POLICY, GAME.view(state, seat), seed=1, each=4, daring=0.5)
    search.run(8, 0.0)

    assert sum(search.visits_of(CODES[at]) for at in range(many)) == 8
