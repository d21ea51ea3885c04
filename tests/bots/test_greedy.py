"""Greedy's rules of thumb for Exploding Kittens, one by one."""

from purrlour.bots.roster import build
from purrlour.games import GAMES
from tests.games.exploding_kittens.scene import Scene, scene

MANY = "tacocat beard beard potato potato rainbow rainbow favor favor shuffle"


def answer(table: Scene, who: str, seed: int = 1) -> str:
    """What greedy would do in somebody's place."""
    seat = table.seat(who)
    bot = build("greedy", GAMES["exploding_kittens"], seed)
    text: str = bot.choose(table.table.view(seat), table.table.legal(seat)).text()
    return text


def test_it_draws_when_there_is_little_to_fear() -> None:
    table = scene(hands={"ann": "skip attack", "bob": "skip"}, pile=f"{MANY} kitten")

    assert answer(table, "ann") == "draw"


def test_it_looks_before_it_leaps() -> None:
    table = scene(hands={"ann": "skip future", "bob": "skip"}, pile="tacocat kitten beard")

    assert answer(table, "ann") == "future"


def test_it_dodges_the_kitten_it_has_seen() -> None:
    table = scene(hands={"ann": "defuse skip future", "bob": "skip"}, pile=f"kitten {MANY}")

    table.play("ann", "future").everybody_passes().play("ann", "done")

    assert answer(table, "ann") == "skip"


def test_it_draws_what_it_knows_to_be_safe() -> None:
    table = scene(hands={"ann": "skip future", "bob": "skip"}, pile="tacocat kitten")

    table.play("ann", "future").everybody_passes().play("ann", "done")

    assert answer(table, "ann") == "draw"


def test_it_robs_with_a_pair_of_cats() -> None:
    hands = {"ann": "tacocat tacocat", "bob": "skip", "cleo": "skip"}
    table = scene(hands=hands, pile=f"{MANY} kitten kitten".replace("tacocat", ""))

    assert answer(table, "ann").startswith("pair:tacocat>")


def test_it_burgles_the_cat_that_makes_a_pair() -> None:
    table = scene(
        hands={"ann": "tacocat skip", "bob": "skip attack"}, pile="kitten beard", pawn="ann"
    )

    assert answer(table, "ann") == "burglar:tacocat>1"


def test_it_gives_its_worst_card() -> None:
    table = scene(hands={"ann": "favor", "bob": "defuse nope beard"}, pile="kitten potato")

    table.play("ann", "favor>bob").everybody_passes()

    assert answer(table, "bob") == "give:beard"


def test_it_nopes_a_demand_for_its_defuse() -> None:
    hands = {"ann": "beard beard beard", "bob": "defuse nope"}
    table = scene(hands=hands, pile="kitten potato")

    table.play("ann", "three:beard>bob").play("ann", "name:defuse")

    assert answer(table, "bob") == "nope"


def test_it_lets_others_shuffle() -> None:
    table = scene(hands={"ann": "shuffle", "bob": "nope"}, pile="kitten potato")

    table.play("ann", "shuffle")

    assert answer(table, "bob") == "pass"


def test_it_hides_the_kitten_on_top_for_the_next_player_but_not_always() -> None:
    table = scene(hands={"ann": "defuse", "bob": "skip"}, pile=f"kitten {MANY}")

    table.play("ann", "draw")

    places = [answer(table, "ann", seed) for seed in range(40)]
    assert places.count("put:0") > 20
    assert len(set(places)) > 1


def test_it_hides_the_kitten_deep_if_it_must_draw_again() -> None:
    table = scene(
        hands={"ann": "defuse", "bob": "skip"}, pile=f"kitten {MANY}", owed=2, attacked=True
    )

    table.play("ann", "draw")

    places = [int(answer(table, "ann", seed).partition(":")[2]) for seed in range(20)]
    assert min(places) > len(MANY.split()) // 2
