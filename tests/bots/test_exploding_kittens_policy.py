"""The policy of Exploding Kittens: it plays by the rules, by what it knows, and not badly."""

from collections import Counter
from collections.abc import Iterator

import pytest
from mypy_extensions import i64

from purrlour.bots.exploding_kittens.policy import KittensPolicy
from purrlour.engine.cells import vec
from purrlour.engine.chance import Seeded
from purrlour.engine.game import MOST_ACTIONS
from purrlour.games.exploding_kittens.state import Kittens
from tests.games.exploding_kittens.scene import GAME, Scene, scene

POLICY = KittensPolicy(GAME)
MANY = "tacocat beard beard potato potato rainbow rainbow favor favor shuffle"
TABLES = [
    (2, {}),
    (3, {"turbo": "on"}),
    (4, {"any_pairs": "off", "burglar": "off"}),
    (5, {"nope_own": "on", "empty_targets": "on"}),
]


class Mind:
    """Room for codes and weights, and luck for whims."""

    def __init__(self, seed: int = 1) -> None:
        self.seed = seed
        self.codes = vec[i64]([0] * MOST_ACTIONS)
        self.weights = vec[float]([0.0] * MOST_ACTIONS)

    def choices(self, state: Kittens, seat: int) -> list[int]:
        return list(self.codes[: GAME.legal_into(state, seat, self.codes)])

    def choose(self, state: Kittens, seat: int) -> int:
        count = GAME.legal_into(state, seat, self.codes)
        if count == 1:
            return int(self.codes[0])
        return int(POLICY.choose(state, seat, self.codes, count, Seeded(self.seed)))

    def weigh(self, state: Kittens, seat: int) -> list[float]:
        count = GAME.legal_into(state, seat, self.codes)
        POLICY.weigh(state, seat, self.codes, count, self.weights)
        return list(self.weights[:count])


def worths(state: Kittens) -> list[float]:
    into = vec[float]([-1.0] * 8)
    POLICY.value(state, into)
    return list(into[: state.seats])


def positions(seats: int, settings: dict[str, str], seed: int) -> Iterator[tuple[Kittens, int]]:
    """Positions where somebody has a choice, of a game that luck and the policy play by turns."""
    luck, whim, mind = Seeded(seed), Seeded(seed, "whim"), Mind(seed)
    state = GAME.deal(seats, GAME.options(settings), luck)
    while decisions := GAME.decisions(state):
        seat = decisions[whim.pick(len(decisions))].seat
        codes = mind.choices(state, seat)
        code = codes[whim.pick(len(codes))]
        if len(codes) > 1:
            yield state, seat
            if whim.pick(3):
                code = mind.choose(state, seat)
        GAME.apply(state, seat, code, luck, None)


def answer(table: Scene, who: str, seed: int = 1) -> str:
    """What the policy would do in somebody's place."""
    return GAME.actions[Mind(seed).choose(table.table.state, table.seat(who))].text()


def liked(table: Scene, who: str) -> dict[str, float]:
    """The weights of somebody's choices."""
    mind = Mind()
    state, seat = table.table.state, table.seat(who)
    weights = mind.weigh(state, seat)
    texts = [GAME.actions[code].text() for code in mind.choices(state, seat)]
    return dict(zip(texts, weights, strict=True))


# By the rules.


@pytest.mark.parametrize(("seats", "settings"), TABLES)
def test_it_chooses_what_is_possible(seats: int, settings: dict[str, str]) -> None:
    mind = Mind()
    for seed in range(8):
        for state, seat in positions(seats, settings, seed):
            assert mind.choose(state, seat) in mind.choices(state, seat)
            assert min(mind.weigh(state, seat)) > 0.0


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_its_games_end_and_it_knows_who_won(seats: int) -> None:
    mind = Mind()
    for seed in range(8):
        luck = Seeded(seed)
        state = GAME.deal(seats, GAME.options({}), luck)
        steps = 0
        while decisions := GAME.decisions(state):
            assert 0.0 <= min(worths(state)) <= max(worths(state)) < 1.0
            mind.seed += 1
            seat = decisions[0].seat
            GAME.apply(state, seat, mind.choose(state, seat), luck, None)
            steps += 1

        outcome = GAME.outcome(state)
        assert outcome is not None
        assert worths(state) == list(outcome.returns)
        assert steps < GAME.max_steps


# By what it knows.


@pytest.mark.parametrize(("seats", "settings"), TABLES)
def test_it_does_not_peek(seats: int, settings: dict[str, str]) -> None:
    """In all worlds that look the same to a seat it does and thinks the same."""
    mind = Mind()
    for seed in range(10):
        for number, (state, seat) in enumerate(positions(seats, settings, seed)):
            world = GAME.sample(GAME.view(state, seat), Seeded(number))

            assert mind.choose(world, seat) == mind.choose(state, seat)
            assert mind.weigh(world, seat) == mind.weigh(state, seat)
            assert POLICY.outlook(world, seat) == POLICY.outlook(state, seat)


def test_what_it_saw_and_what_it_drew_are_new_places_to_think_from() -> None:
    tables = [
        scene(hands={"ann": "future", "bob": "skip"}, pile=pile)
        for pile in ("kitten skip tacocat", "skip kitten tacocat", "tacocat kitten skip")
    ]
    looks = []

    for table in tables:
        table.play("ann", "future").everybody_passes().play("ann", "done")
        looks.append(POLICY.outlook(table.table.state, 0))

    assert looks[0] != looks[1] == looks[2]


# Not badly.


def test_it_robs_before_it_draws() -> None:
    table = scene(
        hands={"ann": "favor tacocat tacocat", "bob": "skip beard"}, pile=f"{MANY} kitten"
    )

    assert answer(table, "ann") == "favor>1"


def test_it_robs_everybody_now_and_then_but_nobody_without_cards() -> None:
    hands = {"ann": "potato potato", "bob": "skip attack nope", "cleo": "skip", "dan": ""}
    table = scene(hands=hands, pile="kitten kitten kitten beard")

    done = Counter(answer(table, "ann", seed) for seed in range(60))

    assert set(done) == {"pair:potato>1", "pair:potato>2"}
    assert min(done.values()) >= 10
    weights = liked(table, "ann")
    assert weights["pair:potato>1"] > weights["pair:potato>2"] > weights["draw"]


def test_it_burgles_for_a_third_cat_rather_than_for_a_second() -> None:
    hands = {"ann": "tacocat beard beard", "bob": "skip attack nope", "cleo": "skip"}
    table = scene(hands=hands, pile="kitten kitten rainbow", pawn="ann")

    assert answer(table, "ann") == "burglar:beard>1"


def test_it_names_the_defuse_that_somebody_must_have() -> None:
    table = scene(
        hands={"ann": "beard beard beard favor", "bob": "skip defuse"},
        pile="kitten rainbow potato potato",
    )
    table.play("ann", "favor>bob").everybody_passes().play("bob", "give:skip")
    assert answer(table, "ann") == "draw"  # nothing says that bob has one

    table = scene(
        hands={"ann": "defuse defuse beard beard beard", "bob": "favor"},
        pile="rainbow potato kitten",
        turn="bob",
    )
    table.play("bob", "favor>ann").everybody_passes().play("ann", "give:defuse")
    table.play("bob", "draw")
    assert answer(table, "ann") == "three:beard>1"
    table.play("ann", "three:beard>bob")
    assert answer(table, "ann") == "name:defuse"


def test_it_draws_while_there_is_little_to_fear() -> None:
    table = scene(hands={"ann": "skip attack future", "bob": "skip"}, pile=f"{MANY} kitten")

    assert answer(table, "ann") == "draw"


def test_without_a_defuse_it_looks_before_it_leaps() -> None:
    for hand, choice in (("future skip", "future"), ("future skip defuse", "draw")):
        table = scene(hands={"ann": hand, "bob": "skip"}, pile="tacocat kitten beard")

        assert answer(table, "ann") == choice


def test_it_dodges_the_kitten_it_has_seen_and_draws_what_is_safe() -> None:
    for pile, choice in (("kitten tacocat", "skip"), ("tacocat kitten", "draw")):
        table = scene(hands={"ann": "defuse skip future", "bob": "skip"}, pile=pile)

        table.play("ann", "future").everybody_passes().play("ann", "done")

        assert answer(table, "ann") == choice


def test_what_it_saw_moves_up() -> None:
    """EK-A40: the Kitten seen under two cards is on top after two draws."""
    table = scene(
        hands={"ann": "defuse attack future", "bob": "defuse"}, pile="beard potato kitten tacocat"
    )
    table.play("ann", "future").everybody_passes().play("ann", "done")

    table.play("ann", "draw").play("bob", "draw")

    assert answer(table, "ann") == "attack"


@pytest.mark.parametrize("shuffles", [False, True])
def test_it_knows_where_it_hid_a_kitten_until_somebody_shuffles(shuffles: bool) -> None:
    """EK-26, EK-41: it lies under one card, so after bob's draw it is on top."""
    table = scene(hands={"ann": "defuse defuse skip", "bob": "shuffle"}, pile=f"kitten {MANY}")
    table.play("ann", "draw").play("ann", "put:1")

    if shuffles:
        table.play("bob", "shuffle").everybody_passes(rolls=[0] * 10)
    table.play("bob", "draw")

    assert answer(table, "ann") == ("draw" if shuffles else "skip")


@pytest.mark.parametrize("shuffles", [False, True])
def test_a_kitten_of_another_makes_it_shy(shuffles: bool) -> None:
    """EK-26: ann may have put it on top. After a shuffle it is as likely there as anywhere."""
    table = scene(
        hands={"ann": "defuse", "bob": "skip shuffle", "cleo": ""},
        pile=f"kitten {MANY} rainbow tacocat kitten".replace(" shuffle", ""),
    )
    table.play("ann", "draw").play("ann", "put:5")

    if shuffles:
        table.play("bob", "shuffle").everybody_passes(rolls=[0] * 12)

    assert answer(table, "bob") == ("draw" if shuffles else "skip")


def test_it_nopes_a_demand_for_its_defuse_but_not_for_a_cat() -> None:
    for title, choice in (("defuse", "nope"), ("potato", "pass")):
        hands = {"ann": "beard beard beard", "bob": "defuse nope potato"}
        table = scene(hands=hands, pile="kitten potato")

        table.play("ann", "three:beard>bob").play("ann", f"name:{title}")

        assert answer(table, "bob") == choice


def test_it_nopes_a_robber_unless_there_is_little_to_take() -> None:
    for hand, choice in (("nope defuse beard", "nope"), ("nope tacocat beard rainbow", "pass")):
        table = scene(hands={"ann": "potato potato", "bob": hand, "cleo": ""}, pile="kitten kitten")

        table.play("ann", "pair:potato>bob")

        assert answer(table, "bob") == choice


def test_it_nopes_the_nope_that_spoils_its_dodge() -> None:
    table = scene(hands={"ann": "future skip nope", "bob": "nope"}, pile="kitten beard")
    table.play("ann", "future").everybody_passes().play("ann", "done")

    table.play("ann", "skip").play("bob", "nope")

    assert answer(table, "ann") == "nope"


def test_it_lets_others_look_and_shuffle() -> None:
    for card in ("future", "shuffle"):
        table = scene(hands={"ann": card, "bob": "nope"}, pile="kitten potato")

        table.play("ann", card)

        assert answer(table, "bob") == "pass"


def test_it_gives_its_worst_card() -> None:
    table = scene(hands={"ann": "favor", "bob": "defuse nope beard"}, pile="kitten potato")

    table.play("ann", "favor>bob").everybody_passes()

    assert answer(table, "bob") == "give:beard"
    weights = liked(table, "bob")
    assert weights["give:beard"] > weights["give:nope"] > weights["give:defuse"]


def test_it_hides_the_kitten_near_the_top_but_not_always() -> None:
    table = scene(hands={"ann": "defuse", "bob": "skip"}, pile=f"kitten {MANY}")

    table.play("ann", "draw")

    places = [answer(table, "ann", seed) for seed in range(60)]
    assert places.count("put:0") > 15
    assert len(set(places)) > 4


def test_it_hides_the_kitten_deep_if_it_must_draw_again() -> None:
    table = scene(
        hands={"ann": "defuse", "bob": "skip"}, pile=f"kitten {MANY}", owed=2, attacked=True
    )

    table.play("ann", "draw")

    places = [int(answer(table, "ann", seed).partition(":")[2]) for seed in range(20)]
    assert min(places) > len(MANY.split()) // 2


def test_it_looks_first_at_what_it_would_do() -> None:
    table = scene(hands={"ann": "defuse skip", "bob": "skip"}, pile=f"{MANY} beard kitten")

    weights = liked(table, "ann")

    assert max(weights, key=weights.__getitem__) == "draw"
    assert weights["skip"] < 1.0
