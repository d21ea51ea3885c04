"""The search: it finds what is there to be found, only by what its seat knows, and in time."""

from __future__ import annotations

from typing import Any

import pytest
from mypy_extensions import i64

from purrlour.bots.search.mcts import Search
from purrlour.bots.search.policies import policy_of
from purrlour.bots.search.tree import NONE, ROOT, SEAT_AT, Tree
from purrlour.bots.search.uniform import Uniform
from purrlour.engine.cells import vec
from purrlour.engine.chance import Chance, Seeded
from purrlour.engine.game import MOST_ACTIONS, Game, Worlds
from purrlour.engine.trial import rotation
from purrlour.engine.view import View
from purrlour.games import GAMES
from tests.games.exploding_kittens.scene import scene
from tests.laws.toy import CheeseGame

KITTENS = GAMES["exploding_kittens"]


def thought(
    game: Game[Any, Any, Any, Any], view: View, *, rounds: int = 200, seed: int = 1, room: int = 0
) -> Search[Any, Any, Any, Any]:
    """A search that is over, by rollouts that know nothing."""
    search: Search[Any, Any, Any, Any] = Search(
        game, Uniform(game), view, seed=seed, each=4, daring=1.0
    )
    if room:
        search.tree = Tree(room)
    search.run(rounds, 0.0)
    return search


def best(search: Search[Any, Any, Any, Any], texts: list[str]) -> str:
    """What it tried most."""
    parse = search.game.parse
    return max(texts, key=lambda text: search.visits_of(parse(text).code))


def dealt(seats: int) -> tuple[View, list[int]]:
    """Exploding Kittens at its first choice: what is seen and may be chosen there."""
    state = KITTENS.deal(seats, KITTENS.options({}), Seeded(4))
    seat = KITTENS.decisions(state)[0].seat
    return KITTENS.view(state, seat), KITTENS.legal(state, seat)


def test_it_takes_the_only_way_out() -> None:
    """Only a Kitten is left to draw, and no Defuse: whoever draws is out."""
    table = scene(hands={"ann": "skip shuffle", "bob": "tacocat"}, pile="kitten", turn="ann")

    search = thought(KITTENS, table.sees("ann"))

    assert best(search, ["draw", "skip", "shuffle"]) == "skip"
    assert search.value_of(KITTENS.parse("skip").code) > 0.95
    assert search.value_of(KITTENS.parse("draw").code) == 0.0


@pytest.mark.parametrize("seed", range(1, 5))
def test_it_expects_others_to_play_for_themselves(seed: int) -> None:
    """Only a Kitten is left to draw, and each holds a Skip. Bob, if he may, skips in turn, and Ann
    is lost; so she has to ask for his Skip first. A Bob who wished her well would just draw."""
    table = scene(hands={"ann": "favor skip", "bob": "skip"}, pile="kitten", turn="ann")

    search = thought(KITTENS, table.sees("ann"), seed=seed)

    assert best(search, ["draw", "skip", "favor>1"]) == "favor>1"
    assert search.value_of(KITTENS.parse("favor>1").code) > 0.9
    assert search.value_of(KITTENS.parse("skip").code) < 0.5


def test_the_same_seed_thinks_the_same() -> None:
    view, codes = dealt(3)

    one, two, other = (thought(KITTENS, view, seed=seed) for seed in (5, 5, 6))

    def visits(search: Search[Any, Any, Any, Any]) -> list[int]:
        return [search.visits_of(code) for code in codes]

    assert visits(one) == visits(two)
    assert visits(one) != visits(other)


def test_every_round_tries_one_of_the_choices() -> None:
    view, codes = dealt(2)

    search = thought(KITTENS, view, rounds=150)

    assert sum(search.visits_of(code) for code in codes) == search.done
    assert search.decisions > search.done


def test_it_ends_when_the_rest_of_the_rounds_cannot_change_its_mind() -> None:
    table = scene(hands={"ann": "skip shuffle", "bob": "tacocat"}, pile="kitten", turn="ann")

    search = thought(KITTENS, table.sees("ann"), rounds=1000)

    skip, shuffle = (search.visits_of(KITTENS.parse(text).code) for text in ("skip", "shuffle"))
    assert search.done < 1000
    assert skip - shuffle > 1000 - search.done


def test_the_clock_ends_it() -> None:
    view, _ = dealt(2)
    search: Search[Any, Any, Any, Any] = Search(
        KITTENS,
        Uniform(KITTENS),
        view,
        seed=1,
        each=1000,
        daring=1.0,
    )

    search.run(10_000, 1.0e-9)

    assert 0 < search.done < 100


def test_a_tree_without_room_goes_on_learning() -> None:
    view, _ = dealt(2)

    search = thought(KITTENS, view, rounds=100, room=8)

    assert search.done > 50
    assert search.tree.edges == 8


def test_a_tree_grows_and_forgets_nothing() -> None:
    tree = Tree(5000)
    places = [ROOT]
    for key in range(4000):
        edge = tree.edge(places[-1], key)
        tree.visits[edge] = key
        tree.total[edge] = float(key)
        places.append(int(tree.place(edge, key)))

    for key in range(4000):
        edge = tree.find(places[key], key)
        assert (tree.visits[edge], tree.total[edge]) == (key, float(key))
        assert tree.place(edge, key) == places[key + 1]


def test_several_rounds_are_played_in_each_world() -> None:
    """To imagine a world takes longer than to play in it."""
    view, _ = dealt(2)
    drawn = 0

    class Counted(Worlds[Any]):
        def sample(self, chance: Chance) -> Any:
            nonlocal drawn
            drawn += 1
            return KITTENS.sample(view, chance)

    search: Search[Any, Any, Any, Any] = Search(
        KITTENS, Uniform(KITTENS), view, seed=1, each=4, daring=1.0
    )
    search.worlds = Counted()
    search.run(40, 0.0)

    assert drawn == (search.done - 1) // 4


@pytest.mark.parametrize("key", GAMES)
def test_what_a_policy_does_at_once_is_possible_and_what_it_would_choose(key: str) -> None:
    """Also where it does not look up what is possible."""
    game = GAMES[key]
    policy = policy_of(game)
    codes, spare = (vec[i64]([0] * MOST_ACTIONS) for _ in range(2))
    for number, options in enumerate(rotation(game, game.max_seats)[:40]):
        luck, whim = Seeded(number), Seeded(number, "whim")
        state = game.deal(game.max_seats, options, luck)
        for step in range(60):
            if not (decisions := game.decisions(state)):
                break
            seat = decisions[step % len(decisions)].seat
            count = game.legal_into(state, seat, codes)
            code = policy.act(game, state, seat, spare, Seeded(step))
            assert code in codes[:count]
            if count > 1:
                assert code == policy.choose(state, seat, codes, count, Seeded(step))
            any_code = codes[whim.pick(count)] if step % 3 == 0 else code
            game.apply(state, seat, any_code, luck, None)


def test_many_choices_are_looked_at_by_and_by() -> None:
    """Where to hide a Kitten in a high pile: nobody can try all places, so the best of those
    tried are tried again before a new one is."""
    cats = ("tacocat", "cattermelon", "potato", "beard", "rainbow")
    pile = " ".join(["kitten", *(cat for cat in cats for _ in range(4)), *["skip"] * 3])
    table = scene(hands={"ann": "defuse", "bob": "defuse"}, pile=pile, turn="ann")
    table.play("ann", "draw")
    codes = [KITTENS.parse(text).code for text in table.choices("ann")]

    tried = []
    for rounds in (8, 32, 128):
        search = thought(KITTENS, table.sees("ann"), rounds=rounds)
        tried.append(sum(search.visits_of(code) > 0 for code in codes))

    assert len(codes) == 24
    assert tried[0] < tried[1] < tried[2] == 24
    assert tried[1] < 16


def test_who_is_asked_at_once_does_not_know_the_others_answer() -> None:
    """Both bid in secret: the second bid hangs beside the first one in the tree, not below it."""
    game = CheeseGame()
    state = game.deal(2, game.options({}), Seeded(3))

    search = thought(game, game.view(state, 0))

    seats = set()
    edge = search.tree.first[ROOT]
    while edge != NONE:
        seats.add(int(search.tree.key[edge] >> SEAT_AT))
        edge = search.tree.sibling[edge]
    assert seats == {0, 1}


@pytest.mark.parametrize("key", GAMES)
def test_it_thinks_alike_in_worlds_that_its_seat_cannot_tell_apart(key: str) -> None:
    game = GAMES[key]
    luck, whim = Seeded(11), Seeded(12)
    state = game.deal(game.max_seats, game.options({}), luck)
    for step in range(24):
        seat = game.decisions(state)[0].seat
        codes = game.legal(state, seat)
        if step % 6 == 5 and len(codes) > 1:
            twin = game.sample(game.view(state, seat), luck)
            visits = [
                [thought(game, game.view(world, seat), rounds=6).visits_of(code) for code in codes]
                for world in (state, twin)
            ]
            assert visits[0] == visits[1]
        game.apply(state, seat, codes[whim.pick(len(codes))], luck, None)
