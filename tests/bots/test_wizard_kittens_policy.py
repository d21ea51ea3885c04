"""How Wizard Kittens is played without thinking: it is legal, quick to judge, and never peeks."""

from collections.abc import Iterator
from math import sqrt
from typing import Any

import pytest
from mypy_extensions import i64

from purrlour.bots import roster
from purrlour.bots.hints import hint
from purrlour.bots.search import bot
from purrlour.bots.search.advice import think
from purrlour.bots.search.levels import Effort
from purrlour.bots.search.policies import policy_of, sharp_policy_of
from purrlour.bots.wizard_kittens.lore import CAREFUL, HOPEFUL
from purrlour.bots.wizard_kittens.policy import WizardPolicy, build, build_sharp
from purrlour.engine.action import Action
from purrlour.engine.cells import vec
from purrlour.engine.chance import Seeded
from purrlour.engine.game import MOST_ACTIONS
from purrlour.games.wizard_kittens.game import WizardKittens
from purrlour.games.wizard_kittens.state import Wizards
from tests.figures import figure
from tests.games.wizard_kittens.plays import ending_caught, ending_six
from tests.games.wizard_kittens.scene import Scene, scene

GAME = WizardKittens()
ROOM = vec[i64]([0] * MOST_ACTIONS)

TABLES: list[tuple[int, dict[str, str]]] = [
    (2, {}),
    (3, {}),
    (4, {}),
    (2, {"kitten_side": "advanced", "new_rules": "on"}),
    (3, {"kitten_side": "mixed", "chaos_mode": "on", "chaos_cats": "4"}),
    (4, {"kitten_side": "advanced", "chaos_mode": "on", "chaos_cats": "4"}),
    (3, {"new_rules": "on", "chaos_redraw": "none", "first_player": "host-picks"}),
    (
        4,
        {
            "kitten_side": "advanced",
            "overflow_placer": "caster",
            "favor_reveal": "after-choice",
            "null_switch": "forbid",
            "switch_scope": "own-only",
            "swat_short": "illegal",
            "defeat_order": "active-chooses",
            "chaos_mode": "on",
            "pass_placement": "giver",
            "mass_pass_placement": "receiver",
            "empty_chapter": "refused",
        },
    ),
]


def asked(state: Wizards) -> int:
    """The seat that owes a choice."""
    return GAME.decisions(state)[0].seat


def chosen(policy: WizardPolicy, state: Wizards, seat: int, seed: int = 1) -> int:
    """What the policy does, of two choices or more."""
    count = GAME.legal_into(state, seat, ROOM)
    return policy.choose(state, seat, ROOM, count, Seeded(seed))


def weights(policy: WizardPolicy, state: Wizards, seat: int) -> list[float]:
    """How promising it finds each choice."""
    into = vec[float]([0.0] * MOST_ACTIONS)
    count = GAME.legal_into(state, seat, ROOM)
    policy.weigh(state, seat, ROOM, count, into)
    return [into[at] for at in range(count)]


def worth(policy: WizardPolicy, state: Wizards) -> tuple[float, ...]:
    """What it expects for each seat."""
    into = vec[float]([0.0] * 8)
    policy.value(state, into)
    return tuple(into[seat] for seat in range(state.seats))


def positions(
    seats: int, settings: dict[str, str], seed: int, *, wild: int = 2
) -> Iterator[Wizards]:
    """A playing, step by step; one choice of `wild` is made by lot, the others by a policy."""
    policy = build(GAME)
    luck, whim = Seeded(seed), Seeded(seed, "whim")
    state = GAME.deal(seats, GAME.options(settings), luck)
    while state.asked:
        yield state
        seat = asked(state)
        codes = GAME.legal(state, seat)
        if len(codes) == 1 or whim.pick(wild) == 0:
            code = codes[whim.pick(len(codes))]
        else:
            code = chosen(policy, state, seat, whim.pick(1000))
        GAME.apply(state, seat, code, luck, None)
    yield state


@pytest.mark.parametrize(("seats", "settings"), TABLES)
def test_it_chooses_what_is_allowed_and_weighs_all_of_it(
    seats: int, settings: dict[str, str]
) -> None:
    policy = build(GAME)
    for state in positions(seats, settings, 3):
        for seat in range(seats) if state.asked else ():
            codes = GAME.legal(state, seat)
            if len(codes) > 1:
                assert chosen(policy, state, seat) in codes
                assert all(weight > 0.0 for weight in weights(policy, state, seat))


@pytest.mark.parametrize(("seats", "settings"), TABLES)
def test_it_knows_who_has_won(seats: int, settings: dict[str, str]) -> None:
    policy = build(GAME)
    ends = 0
    for wild in (1, 2, 20):
        for state in positions(seats, settings, wild, wild=wild):
            expected = worth(policy, state)
            outcome = GAME.outcome(state)
            if outcome is None:
                assert all(0.0 <= share <= 1.0 for share in expected)
            else:
                assert expected == outcome.returns
                ends += 1
    assert ends == 3


@pytest.mark.parametrize(
    ("ann", "bob", "returns"),
    [
        ("snail", "vampire", (0.0, 1.0)),  # WK-159: as clean, fewer points
        ("snail catnap", "vampire", (0.0, 1.0)),  # WK-157: too many
        ("copycat", "vampire", (0.0, 1.0)),  # WK-132: too few
        ("yarn", "vampire", (0.5, 0.5)),  # WK-161: the same in everything
        ("yarn", "bathtime", (1.0, 0.0)),  # WK-133: the only one
        ("copycat", "bathtime", (0.0, 0.0)),  # WK-134: nobody
        ("", "", (0.0, 0.0)),
    ],
)
def test_it_knows_who_has_won_when_two_are_caught(
    ann: str, bob: str, returns: tuple[float, ...]
) -> None:
    table = ending_caught({"ann": "A.A", "bob": "F.S"}, {"ann": ann, "bob": bob})

    assert table.outcome is not None
    assert table.outcome.returns == returns
    assert worth(build(GAME), table.table.state) == returns


@pytest.mark.parametrize(("house", "returns"), [("all", (0.0, 0.0)), ("remaining", (1.0, 0.0))])
def test_it_knows_whose_cards_are_counted(house: str, returns: tuple[float, ...]) -> None:
    """WK-O19 Whether the fewest cards are those of all, or of those who can still win."""
    circles, score = {"ann": "A.A", "bob": "F"}, {"ann": "yarn", "bob": "bathtime"}
    table = ending_caught(circles, score, cleanest_compare=house)

    assert table.outcome is not None
    assert table.outcome.returns == returns
    assert worth(build(GAME), table.table.state) == returns


@pytest.mark.parametrize(("bob", "winner"), [("PPPPP", 0), ("PPP", -1), ("PP", 1)])
def test_it_knows_who_has_won_when_all_six_fell(bob: str, winner: int) -> None:
    """WK-155, WK-156 With the same points and curses, fewer cards win, or both do."""
    table = ending_six(
        "PPF.PPP",
        bob=bob,
        score={"ann": "vampire", "bob": "snail yarn", "cleo": "bathtime+AAAA cucumber+AAAA"},
        curse="catnap",
        ann_credit="ec-scroll",
        bob_credit="ec-artifact",
        cleo_credit="ec-neat",
    )
    shares = [(1.0, 0.0, 0.0), (0.0, 1.0, 0.0), (0.5, 0.5, 0.0)]

    assert table.outcome is not None
    assert table.outcome.returns == shares[winner]
    assert worth(build(GAME), table.table.state) == shares[winner]


@pytest.mark.parametrize(("seats", "settings"), TABLES)
def test_it_uses_only_what_its_seat_knows(seats: int, settings: dict[str, str]) -> None:
    """In every world that looks the same to a seat it does the same, with the same whims."""
    for number, state in enumerate(positions(seats, settings, 7)):
        if not state.asked:
            continue
        seat = asked(state)
        other = GAME.sample(GAME.view(state, seat), Seeded(number))
        assert GAME.legal(state, seat) == GAME.legal(other, seat)
        for builder in (build, build_sharp):
            one, two = builder(GAME), builder(GAME)
            assert one.outlook(state, seat) == two.outlook(other, seat)
            if len(GAME.legal(state, seat)) > 1:
                assert weights(one, state, seat) == weights(two, other, seat)
                assert chosen(one, state, seat, number) == chosen(two, other, seat, number)


def test_a_plan_for_one_table_is_not_carried_out_at_another() -> None:
    """A policy remembers what it meant to do, but only for the table it thought of."""
    fresh = 0
    policy = build(GAME)
    for state in positions(2, {}, 11):
        if state.asked and len(GAME.legal(state, asked(state))) > 1:
            chosen(policy, state, asked(state))
            other = GAME.deal(2, GAME.options({"kitten_pick": "random"}), Seeded(fresh))
            assert chosen(policy, other, asked(other)) == chosen(build(GAME), other, asked(other))
            fresh += 1
    assert fresh > 20


# What is obvious.


def answer(table: Scene, who: str) -> str:
    """What the policy would do in somebody's place, most of the time."""
    policy = build(GAME)
    state, seat = table.table.state, table.seat(who)
    codes = [chosen(policy, state, seat, seed) for seed in range(9)]
    return GAME.actions[max(set(codes), key=codes.count)].text()


def test_it_puts_a_card_where_it_is_needed() -> None:
    circles = {"ann": "AA.P", "bob": "P.F"}
    first = scene(circles=circles, drawn="S", slots="snail catnap")
    other = scene(circles=circles, drawn="P", slots="snail catnap")

    assert answer(first, "ann") == "place:1"
    assert answer(other, "ann") == "place:2"


def test_it_switches_to_complete_a_curse() -> None:
    table = scene(circles={"ann": "AAP", "bob": "S.S"}, slots="snail catnap")
    assert answer(table, "ann") == "switch"

    table.play("ann", "switch")
    assert answer(table, "ann") == "card:potion>0.1"
    table.play("ann", "card:potion>ann.1")
    assert answer(table, "ann").startswith("card:scroll>1.")


def test_it_does_not_sling_what_somebody_needs() -> None:
    table = scene(
        circles={"ann": "S.A", "bob": "AA"}, slots="snail catnap", tokens={"ann": "switch"}
    ).play("ann", "sling")

    assert answer(table, "ann") in ("card:scroll>0.1", "card:artifact>0.2")
    table.play("ann", "card:scroll>ann.1")
    assert answer(table, "ann") == "to>1.2"


def test_it_does_not_collect_what_would_give_it_away() -> None:
    """With six points and the professor at the door, another curse would be one too many."""
    score = {"ann": "catnap", "bob": "bathtime"}
    table = scene(
        circles={"ann": "AA.P", "bob": "P"},
        drawn="S",
        score=score,
        slots="snail zoomies",
        discard="FFFFFFFFFFPPPPPPSSSSSSSSAAAAAAAA",
    )

    assert answer(table, "ann") == "place:2"


def test_of_three_the_one_with_cleaner_paws_stands_better() -> None:
    """WK-158 Points count only after that, and the professor is at the door."""
    late = "FFFFFFFFFFPPPPPPSSSSSSSSAAAAAA"
    table = scene(
        circles={"ann": "A", "bob": "P.F", "cleo": "S.F.AA"},
        score={"bob": "catnap"},
        slots="snail zoomies",
        discard=late,
    )

    ann, bob, cleo = worth(build(GAME), table.table.state)

    assert ann > bob > cleo > 0.0


def test_of_three_the_one_with_too_many_points_hopes_for_six_curses() -> None:
    """WK-157 Clean paws are of no use then, and nobody's rival."""
    circles = {"ann": "", "bob": "P", "cleo": "S"}
    late = "FFFFFFFFFFPPPPPPPSSSSSSSSSAAAAAAAAA"
    points = {"ann": "catnap snail", "bob": "", "cleo": ""}
    table = scene(circles=circles, score=points, slots="vampire zoomies", discard=late)
    without = scene(circles=circles, score={}, slots="vampire zoomies", discard=late)

    ann, bob, cleo = worth(build(GAME), table.table.state)
    _, bob_then, cleo_then = worth(build(GAME), without.table.state)

    assert ann < min(bob, cleo)
    assert bob > bob_then
    assert cleo > cleo_then


def test_it_keeps_of_an_overflow_what_it_needs() -> None:
    table = scene(
        circles={"ann": "AA", "bob": "P", "cleo": "F"},
        kittens={"ann": "muffin.advanced"},
        deck="P S F",
        slots="snail catnap",
    ).play("ann", "overflow")

    assert answer(table, "ann") == "keep:scroll"


def test_it_weighs_what_it_would_do_most() -> None:
    table = scene(circles={"ann": "AAP", "bob": "S.S"}, slots="snail catnap")
    state = table.table.state
    texts = [GAME.actions[code].text() for code in GAME.legal(state, 0)]

    found = weights(build(GAME), state, 0)

    assert texts[found.index(max(found))] == "switch"


def test_luck_that_shows_something_else_leads_elsewhere() -> None:
    policy = build(GAME)
    circles = {"ann": "A", "bob": "P"}
    potion = scene(circles=circles, drawn="P", slots="snail catnap").table.state
    scroll = scene(circles=circles, drawn="S", slots="snail catnap").table.state

    assert policy.outlook(potion, 1) != policy.outlook(scroll, 1)


# A playing.


@pytest.mark.parametrize(("seats", "settings"), TABLES)
def test_it_plays_to_the_end(seats: int, settings: dict[str, str]) -> None:
    steps = sum(1 for _ in positions(seats, settings, 1, wild=50))

    assert steps < GAME.max_steps


def least_share(policy: WizardPolicy, seats: int) -> float:
    """How often the worst chair wins, if everybody plays like this and luck was against it."""
    won = [0.0] * seats
    games = figure(150, long=2_000, plain=40)
    for seed in range(games):
        luck, whim = Seeded(seed), Seeded(seed, "whim")
        state = GAME.deal(seats, GAME.options({}), luck)
        while state.asked:
            seat = asked(state)
            GAME.apply(state, seat, policy.act(GAME, state, seat, ROOM, whim), luck, None)
        for seat, share in enumerate(worth(policy, state)):
            won[seat] += share / games
    return min(won) + 3 * sqrt(min(won) * (1 - min(won)) / games)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_no_chair_is_better_than_another(seats: int) -> None:
    """Or hints would tell somebody at the first choice that all is lost."""
    assert least_share(build(GAME), seats) > 0.7 / seats


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_no_chair_is_hopeless_among_careful_kittens(seats: int) -> None:
    """Whoever has the last turn has the cleanest paws, but not always."""
    assert least_share(build_sharp(GAME), seats) > 0.3 / seats


def test_bots_imagine_careful_kittens_and_hints_hopeful_ones(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """What wins, and what people may believe of their chances, are two things with four."""
    state = GAME.deal(4, GAME.options({}), Seeded(1))
    seat = asked(state)
    view = GAME.view(state, seat)
    choices: list[Action] = [GAME.actions[code] for code in GAME.legal(state, seat)]
    policies: list[Any] = []

    def heard(*args: Any, policy: Any, **facts: Any) -> Any:
        policies.append(policy)
        return think(*args, policy=policy, **facts)

    monkeypatch.setattr(bot, "think", heard)
    monkeypatch.setattr(hint, "think", heard)
    roster.build("kitten", GAME, 1).choose(view, choices)
    hint.find_hint(GAME, view, choices, effort=Effort(4, 1, 1.0), seed=1, seconds=0.0)

    believed = [list(policy.lore_of(state)) for policy in policies]
    assert believed == [list(CAREFUL), list(HOPEFUL)]


def test_it_is_the_policy_of_its_game() -> None:
    assert isinstance(policy_of(GAME), WizardPolicy)
    assert isinstance(sharp_policy_of(GAME), WizardPolicy)
