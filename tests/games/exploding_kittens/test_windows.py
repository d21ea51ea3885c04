"""Windows: EK-W1 to EK-W5."""

import pytest

from purrlour.games.exploding_kittens.events import Fizzled, Hid, Passed
from tests.games.exploding_kittens.scene import scene
from tests.games.stage import refused

FIVE = {
    "ann": "attack favor shuffle skip future tacocat tacocat tacocat",
    "bob": "nope skip",
    "cleo": "skip",
    "dan": "",
    "eve": "nope",
}
PILE = "beard potato kitten kitten kitten kitten"


@pytest.mark.parametrize(
    "text", ["attack", "shuffle", "skip", "future", "favor>bob", "pair:tacocat>bob"]
)
def test_ek_w1_all_living_but_the_player_are_asked_whatever_they_hold(text: str) -> None:
    """EK-W1 After a play all living players but its player are asked, whatever they hold."""
    table = scene(hands=FIVE, pile=PILE)

    table.play("ann", text)

    assert table.pending == ["bob nope", "cleo nope", "dan nope", "eve nope"]


def test_ek_w1_after_a_nope_all_but_the_noper_are_asked() -> None:
    """EK-W1 After every Nope all living but the Noper are asked, the first player as well."""
    table = scene(hands=FIVE, pile=PILE)

    table.play("ann", "skip").passes("cleo").play("bob", "nope")

    assert table.pending == ["ann nope", "cleo nope", "dan nope", "eve nope"]


def test_ek_w1_the_dead_are_not_asked() -> None:
    """EK-W1 Only the living are asked."""
    table = scene(
        hands={"ann": "skip", "bob": "", "cleo": "nope", "dan": ""}, pile=PILE, dead=["bob"]
    )

    assert table.play("ann", "skip").pending == ["cleo nope", "dan nope"]
    assert table.play("cleo", "nope").pending == ["ann nope", "dan nope"]


def test_ek_w1_the_window_closes_when_the_last_one_has_passed() -> None:
    """EK-W1 Nothing else can happen until all have passed, in any order."""
    table = scene(hands=FIVE, pile=PILE)

    table.play("ann", "skip").passes("dan", "bob", "eve")

    assert table.pending == ["cleo nope"]
    assert table.owes("ann") == "1"
    assert table.passes("cleo").pending == ["bob turn"]


@pytest.mark.parametrize("text", ["draw", "skip", "attack", "burglar:tacocat>bob", "pass", "done"])
def test_ek_w1_the_player_can_do_nothing_meanwhile(text: str) -> None:
    """EK-W1 While the window is open the player cannot draw, play or send the Burglar."""
    table = scene(hands=FIVE, pile=PILE, pawn="ann")

    table.play("ann", "shuffle")

    with refused("window-is-open", "EK-W1"):
        table.play("ann", text)


@pytest.mark.parametrize("text", ["draw", "skip", "give:skip", "put:0"])
def test_ek_w1_those_asked_can_only_nope_or_pass(text: str) -> None:
    """EK-W1 Those who are asked nope or pass, and nothing else."""
    table = scene(hands=FIVE, pile=PILE)

    table.play("ann", "shuffle")

    assert table.choices("bob") == {"pass", "nope"}
    assert table.choices("cleo") == {"pass"}
    with refused("answer-first", "EK-W1"):
        table.play("bob", text)


def test_ek_w1_a_pass_stands_until_the_next_nope() -> None:
    """EK-W1 Who has passed is asked again only after another Nope."""
    table = scene(hands=FIVE, pile=PILE)

    table.play("ann", "skip").passes("bob")

    assert table.event(Passed) == Passed("EK-W1", seat=1)
    with refused("already-passed", "EK-W1"):
        table.play("bob", "nope")
    table.play("eve", "nope")
    assert table.choices("bob") == {"pass", "nope"}


@pytest.mark.parametrize("text", ["draw", "burglar:tacocat>bob"])
def test_ek_w1_no_window_for_a_draw_or_the_burglar(text: str) -> None:
    """EK-W1 There is no window for a draw or the Cat Burglar."""
    table = scene(hands=FIVE, pile=PILE, pawn="ann")

    table.play("ann", text)

    assert table.pending in (["ann turn"], ["bob turn"])


@pytest.mark.parametrize("hand", ["", "defuse"])
def test_ek_w1_no_window_for_a_kitten_or_a_defusing(hand: str) -> None:
    """EK-W1 There is no window for an Exploding Kitten or a defusing."""
    table = scene(hands={"ann": hand, "bob": "nope", "cleo": "nope"}, pile="kitten kitten skip")

    table.play("ann", "draw")

    assert table.pending == (["ann put"] if hand else ["bob turn"])


def test_ek_w1_no_window_once_all_nopes_are_discarded() -> None:
    """EK-W1 There is no window once all five Nopes are in the discard pile."""
    table = scene(
        hands={"ann": "attack", "bob": "", "cleo": ""}, pile="kitten kitten", discard="nope " * 5
    )

    table.play("ann", "attack")

    assert table.pending == ["bob turn"]
    assert table.owes("bob") == "2*"


def test_ek_w1_the_fifth_nope_closes_the_window() -> None:
    """EK-W1 After the fifth Nope nobody is asked: it settles the play at once."""
    table = scene(
        hands={"ann": "attack", "bob": "nope", "cleo": ""},
        pile="kitten kitten",
        discard="nope " * 4,
    )

    table.play("ann", "attack").play("bob", "nope")

    assert table.pending == ["ann turn"]
    assert table.owes("ann") == "1"


@pytest.mark.parametrize("answer", ["", "pass"])
def test_ek_w1_a_resignation_may_bring_the_fifth_nope(answer: str) -> None:
    """EK-W1 A window ends when the last Nope comes to the discard with somebody's hand."""
    table = scene(
        hands={"ann": "skip", "bob": "nope", "cleo": "", "dan": ""},
        pile="kitten kitten kitten",
        discard="nope " * 4,
    )

    table.play("ann", "skip")
    if answer:
        table.play("bob", answer)
    table.play("bob", "resign")

    assert table.pending == ["cleo turn"]


def test_ek_w1_four_discarded_nopes_are_not_five() -> None:
    """EK-W1 With a Nope somewhere else, even in the box, everybody is asked."""
    table = scene(
        hands={"ann": "attack", "bob": "", "cleo": ""}, pile="kitten kitten", discard="nope " * 4
    )

    assert table.play("ann", "attack").pending == ["bob nope", "cleo nope"]


def test_ek_w1_when_time_is_up_it_counts_as_a_pass() -> None:
    """EK-W1 With a clock, time that is up is a pass: a Nope is never played for you."""
    table = scene(hands={"ann": "skip", "bob": "nope"}, pile="kitten")

    table.play("ann", "skip").time_is_up("bob")

    assert table.pending == ["bob turn"]
    assert table.hand("bob") == "nope"


def test_ek_w2_the_player_asked_chooses_alone_and_unnoped() -> None:
    """EK-W2 When a Favor takes effect, the player asked chooses alone; too late for a Nope."""
    table = scene(
        hands={"ann": "favor nope", "bob": "nope skip", "cleo": "nope"}, pile="kitten kitten"
    )

    table.play("ann", "favor>bob").everybody_passes()

    assert table.pending == ["bob give"]
    for who in ("ann", "bob", "cleo"):
        with refused("too-late-to-nope", "EK-48"):
            table.play(who, "nope")
    with refused("wait-for-favor", "EK-W2"):
        table.play("ann", "draw")


@pytest.mark.parametrize(("roll", "card"), [(0, "defuse"), (1, "skip"), (2, "skip"), (3, "beard")])
def test_ek_w2_when_time_is_up_a_random_card_is_given(roll: int, card: str) -> None:
    """EK-W2 If a clock is on and runs out, a random card is given."""
    table = scene(
        hands={"ann": "favor", "bob": "defuse skip skip beard", "cleo": ""}, pile="kitten kitten"
    )

    table.play("ann", "favor>bob").everybody_passes().time_is_up("bob", rolls=[roll])

    assert table.hand("ann") == card
    assert table.pending == ["ann turn"]


def test_ek_w2_a_favor_of_an_emptied_hand_is_spent() -> None:
    """EK-W2 If their last card went on a Nope meanwhile, there is nothing to give."""
    table = scene(hands={"ann": "favor nope", "bob": "nope", "cleo": ""}, pile="kitten kitten")

    table.play("ann", "favor>bob").play("bob", "nope").play("ann", "nope").everybody_passes()

    assert table.event(Fizzled) == Fizzled("EK-A9", seat=0, target=1)
    assert table.hand("ann") == ""
    assert table.discard == "nope nope favor"
    assert table.pending == ["ann turn"]


def test_ek_w3_a_kitten_is_put_back_in_secret() -> None:
    """EK-W3 The Defuse is used for you; the others see only that you are putting it back."""
    table = scene(hands={"ann": "defuse skip", "bob": ""}, pile="kitten skip beard")

    table.play("ann", "draw")

    assert table.pending == ["ann put"]
    assert table.discard == "defuse"
    assert table.choices("ann") == {"put:0", "put:1", "put:2"}
    with refused("answer-first", "EK-26"):
        table.play("ann", "skip")
    with refused("not-your-turn"):
        table.play("bob", "put:0")


def test_ek_w3_without_a_defuse_you_explode_at_once() -> None:
    """EK-W3 Without a Defuse you explode at once."""
    table = scene(hands={"ann": "", "bob": "", "cleo": ""}, pile="kitten skip kitten")

    assert table.play("ann", "draw").alive == ["bob", "cleo"]


@pytest.mark.parametrize("roll", [0, 1, 2])
def test_ek_w3_when_time_is_up_the_place_is_random(roll: int) -> None:
    """EK-W3 If a clock is on and runs out, the place is random, and just as secret."""
    table = scene(hands={"ann": "defuse", "bob": ""}, pile="kitten skip beard")

    table.play("ann", "draw").time_is_up("ann", rolls=[roll])

    assert table.pile.split().index("kitten") == roll
    assert table.pending == ["bob turn"]
    assert table.event(Hid, seen_by="bob").place == -1


def test_ek_w4_the_game_waits_while_you_look() -> None:
    """EK-W4 The cards stay open for you alone until you say that you have seen them."""
    table = scene(
        hands={"ann": "future skip", "bob": "", "cleo": ""}, pile="beard kitten kitten", pawn="ann"
    )

    table.play("ann", "future").everybody_passes()

    assert table.pending == ["ann look"]
    for text in ("draw", "skip", "burglar:tacocat>bob"):
        with refused("answer-first", "EK-W4"):
            table.play("ann", text)
    with refused("not-your-turn", "EK-22"):
        table.play("bob", "done")
    assert table.play("ann", "done").pending == ["ann turn"]


def test_ek_w4_when_time_is_up_the_cards_are_closed() -> None:
    """EK-W4 If a clock is on and runs out, the cards are closed for you."""
    table = scene(hands={"ann": "future", "bob": ""}, pile="beard kitten")

    table.play("ann", "future").everybody_passes().time_is_up("ann")

    assert table.pending == ["ann turn"]
    assert table.pile == "beard kitten"


def test_ek_w5_when_time_is_up_you_draw() -> None:
    """EK-W5 If the clock for your turn runs out, you draw."""
    table = scene(hands={"ann": "skip attack", "bob": ""}, pile="beard kitten", pawn="ann")

    table.time_is_up("ann")

    assert table.hand("ann") == "attack skip beard"
    assert table.pending == ["bob turn"]


def test_ek_w5_each_owed_turn_has_its_own_draw() -> None:
    """EK-W5 The same goes for each turn of a player who is away."""
    table = scene(hands={"ann": "", "bob": ""}, pile="beard skip kitten", owed=2, attacked=True)

    table.time_is_up("ann")

    assert table.owes("ann") == "1*"
    assert table.time_is_up("ann").pending == ["bob turn"]
    assert table.hand("ann") == "skip beard"


def test_ek_w5_no_clock_runs_for_those_who_are_not_asked() -> None:
    """EK-W5 A clock chooses only for somebody whose choice the table waits for."""
    table = scene(hands={"ann": "", "bob": ""}, pile="beard kitten", turn="ann")

    with refused("nothing-asked"):
        table.time_is_up("bob")
