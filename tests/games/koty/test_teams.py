"""Teams: KO-87 to KO-93."""

import pytest

from purrlour.engine.errors import GameError
from purrlour.games.koty.events import Defended
from tests.games.koty.scene import GAME, Scene, dealt, scene
from tests.games.stage import refused

FOUR = {"ann": "", "bob": "2+blue8", "cleo": "", "dan": ""}


def attacked(**hands: str) -> Scene:
    """Ann attacks bob, whose partner is dan."""
    table = scene(dreams=FOUR, hands={"ann": "blue1 blue1", **hands}, teams="opposite")
    return table.play("ann", "blue1>bob.1")


@pytest.mark.parametrize(("seats", "teams"), [(4, 2), (6, 3)])
def test_ko_87_teams_of_two(seats: int, teams: int) -> None:
    """KO-87 Four or six players make two or three teams."""
    mates = dealt(seats, seed=1, teams="opposite").sees("ann").mates

    assert len({frozenset((seat, mate)) for seat, mate in enumerate(mates)}) == teams


@pytest.mark.parametrize("seats", [2, 3, 5])
def test_ko_87_not_for_others(seats: int) -> None:
    """KO-87 Other numbers of players cannot play in teams."""
    with refused("teams-need-four-or-six", "KO-87"):
        dealt(seats, seed=1, teams="opposite")


@pytest.mark.parametrize(
    ("seats", "teams", "mates"),
    [
        (4, "opposite", (2, 3, 0, 1)),
        (6, "opposite", (3, 4, 5, 0, 1, 2)),
        (6, "abacbc", (2, 4, 0, 5, 1, 3)),
        (6, "abcbac", (4, 3, 5, 1, 0, 2)),
        (6, "abcacb", (3, 5, 4, 0, 2, 1)),
    ],
)
def test_ko_88_partners_sit_apart(seats: int, teams: str, mates: tuple[int, ...]) -> None:
    """KO-88 Every seating there is has one or two others between partners."""
    found = dealt(seats, seed=1, teams=teams).sees("ann").mates

    assert found == mates
    for seat, mate in enumerate(found):
        assert found[mate] == seat
        assert abs(seat - mate) not in (1, seats - 1)


@pytest.mark.parametrize("letters", ["aabb", "abba", "AABBCC", "abccba"])
def test_ko_88_neighbours_are_no_partners(letters: str) -> None:
    """KO-88 A seating that puts partners side by side is refused."""
    with refused("partners-side-by-side", "KO-88"):
        GAME.options({"teams": letters})


@pytest.mark.parametrize("teams", ["abacbc", "abcbac", "abcacb"])
def test_ko_88_four_sit_opposite_only(teams: str) -> None:
    """KO-88 The seatings of six are none for four."""
    with refused("seating-needs-six", "KO-88"):
        dealt(4, seed=1, teams=teams)


def test_ko_88_other_words_are_no_seating() -> None:
    """KO-88 What is no seating at all is told so."""
    with pytest.raises(GameError, match="unknown-option-value"):
        GAME.options({"teams": "anyhow"})


def test_ko_89_a_dream_and_a_hand_of_their_own() -> None:
    """KO-89 Partners do not see each other's cards."""
    table = dealt(4, seed=3, teams="opposite")

    assert len({world.hand("cleo") for world in table.worlds("ann", 20)}) > 10
    assert table.sees("ann").nines == ((0, 0, 0, 0),) * 4


@pytest.mark.parametrize(
    "text", ["blue1>cleo.1", "blue1>cleo.2", "crow>cleo.2", "joker=crow>cleo.3"]
)
def test_ko_90_a_partner_is_no_rival(text: str) -> None:
    """KO-90 No attack, no cover, no play at all on the partner's dream."""
    table = scene(
        dreams={"ann": "", "bob": "", "cleo": "2+blue8 1 1+crow", "dan": ""},
        hands={"ann": "blue1 crow joker"},
        teams="opposite",
    )

    assert not any(">cleo" in choice for choice in table.choices("ann"))
    with refused("partner-is-no-rival", "KO-90"):
        table.play("ann", text)


def test_ko_91_the_partner_defends() -> None:
    """KO-91 The partner's card stops the attack, and the partner draws."""
    table = attacked(dan="blue1 crow crow crow").passes("bob")

    assert table.pending == ["dan defend"]
    table.play("dan", "defend:blue1")

    assert table.event(Defended) == Defended("KO-91", seat=3, target=0, card="blue1")
    assert table.dream("bob") == "2+blue8 0 0 0"
    assert table.sees("dan").cards == (4, 4, 4, 4)
    assert table.pending == ["ann repeat"]


def test_ko_92_both_dreams_count() -> None:
    """KO-92 The sum of both dreams decides, then the Nines of both."""
    table = scene(
        dreams={"ann": "3 3 2 0+blue8", "bob": "3+blue8", "cleo": "", "dan": "3+blue8"},
        hands={"ann": "blue1"},
        teams="opposite",
    )

    table.play("ann", "blue1>ann.4").play("ann", "place:3")

    assert table.sees("ann").scores == (108, 64, 0, 64)
    assert table.winners == ["bob", "dan"]
    assert table.outcome is not None
    assert table.outcome.places == (3, 1, 3, 1)
    assert table.outcome.returns == (0.0, 1.0, 0.0, 1.0)


@pytest.mark.parametrize(
    ("dan", "winners"),
    [("3 1+pink4", ["bob", "dan"]), ("3 0+blue8", ["ann", "bob", "cleo", "dan"])],
)
def test_ko_92_a_tie_of_teams(dan: str, winners: list[str]) -> None:
    """KO-92 Equal cats go to more Nines in both dreams; equal Nines share the victory."""
    table = scene(
        dreams={"ann": "3 3 2 0+blue8", "bob": "3+blue8 3+crow", "cleo": "", "dan": dan},
        hands={"ann": "blue1"},
        teams="opposite",
    )

    table.play("ann", "blue1>ann.4").play("ann", "place:3")

    assert table.sees("ann").scores == (108, 64, 0, 44)
    assert table.winners == winners


def test_ko_93_three_lands_of_one_dream() -> None:
    """KO-93 Full lands of partners do not add up."""
    table = scene(
        dreams={"ann": "3 2 0+blue8", "bob": "", "cleo": "3 3", "dan": ""},
        hands={"ann": "blue1"},
        teams="opposite",
    )

    table.play("ann", "blue1>ann.3").play("ann", "place:2")

    assert table.dream("ann") == "3 3 0 0"
    assert table.outcome is None
