"""Setting up: MM-01 to MM-18."""

import pytest

from purrlour.engine.chance import Seeded
from purrlour.engine.errors import GameError
from purrlour.games.mice_and_mystics.content.load import content
from purrlour.games.mice_and_mystics.options import MiceOptions
from purrlour.games.mice_and_mystics.view import MiceView
from tests.games.mice_and_mystics.scene import dealt, game, refused

CHAPTER = content().book.chapters[0]


def test_mm_02_four_mice_whatever_the_players() -> None:
    """MM-02, MM-03, MM-04 Two players, four mice, each with one controller (T-01)."""
    table = dealt(2)

    for seat, hero in (("ann", "corin"), ("bob", "brom"), ("ann", "maud"), ("bob", "sable")):
        assert table.pending == [f"{seat} hero"]
        table.play(seat, f"hero:{hero}")

    assert table.view.heroes == ("corin", "brom", "maud", "sable")
    assert table.view.seat_of == (0, 1, 0, 1)


def test_mm_04_a_hero_only_once() -> None:
    """MM-04 What is taken is taken."""
    table = dealt(2).play("ann", "hero:corin")

    with refused("hero-taken", "MM-04"):
        table.play("bob", "hero:corin")


def test_mm_07_the_class_must_fit() -> None:
    """MM-06, MM-07 A warrior and leader learns no magic (T-02)."""
    table = dealt(2, party="suggested")

    with refused("wrong-class", "MM-07"):
        table.play("corin", "learn:spark_lance")


def test_mm_08_no_ability_twice() -> None:
    """MM-08 Single cards (T-03)."""
    table = dealt(2, party="suggested").play("corin", "learn:cleave")

    with refused("ability-taken", "MM-08"):
        table.play("brom", "learn:cleave")


@pytest.mark.parametrize(
    ("chapter", "room"),
    [
        ("1", "t1_orange"),
        ("2", "t2_orange"),
        ("3", "t5_orange"),
        ("4", "t8_orange"),
        ("5", "t7_orange"),
    ],
)
def test_mm_11_the_first_room_lies_there_while_mice_are_chosen(chapter: str, room: str) -> None:
    """MM-11 Nobody has to choose a mouse for a room of another chapter."""
    table = dealt(2, chapter=chapter)

    assert table.pending == ["ann hero"]
    assert table.view.room == room
    assert table.view.room in table.view.tiles


def begun(seats: int, luck: str) -> MiceView:
    """All have learned an ability; where minions come first in the order, they have acted."""
    table = dealt(seats, party="suggested")
    for hero, ability in (
        ("corin", "cleave"),
        ("brom", "quick_snare"),
        ("maud", "mend"),
        ("sable", "slip_away"),
    ):
        table.play(hero, f"learn:{ability}", luck)
    return table.view


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_mm_13_order_figures_and_decks(seats: int) -> None:
    """MM-09, MM-12…16, MM-18 What the chapter says, and nothing else (T-04, T-05)."""
    view = next(view for seed in range(60) if not (view := begun(seats, f"any{seed}")).acted)

    assert sorted(view.track) == ["brom", "corin", "maud", "rat_warrior", "roach", "sable"]
    assert (view.page, view.end_page, view.wheel) == (1, CHAPTER.end_page, 0)
    assert set(view.spaces) == {"a3"}
    assert len(view.kinds) == sum(count for _, _, count in CHAPTER.placed)
    assert set(view.kinds) == {"rat_warrior", "roach"}
    assert view.worn[0] == ("thimbleguard_blade", "walnut_cuirass")
    assert set(view.cheese) == {0}
    assert view.deck == 71 - 7
    assert view.encounters == 6


def test_mm_14_the_end_by_the_level() -> None:
    """MM-14, MM-O7 A page more, or a page less."""
    assert dealt(1, level="easy").view.end_page == CHAPTER.end_page + 1
    assert dealt(1, level="hard").view.end_page == CHAPTER.end_page - 1


def test_mm_10_a_chapter_may_bring_items() -> None:
    """MM-10 The fourth chapter starts with hook and thread in the stash."""
    assert dealt(1, chapter="4").view.stash == ("fishhook_thread",)


def test_mm_05_required_and_forbidden_heroes() -> None:
    """MM-05 The tests' second chapter wants Corin, and will not have Ferrin."""
    own = game("own")
    state = own.deal(1, MiceOptions(chapter="2"), Seeded(1))
    texts = {own.actions[code].text() for code in own.legal(state, 0)}
    assert "hero:ferrin" not in texts

    own.apply(state, 0, own.parse("hero:maud").code, Seeded(1), None)

    assert own.view(state, 0).heroes == ("corin", "maud")


def test_mm_01_one_to_four_players() -> None:
    """MM-01 Nobody else finds room."""
    for seats in (0, 5):
        with pytest.raises(GameError, match="seat-count"):
            game().deal(seats, MiceOptions(), Seeded(1))
