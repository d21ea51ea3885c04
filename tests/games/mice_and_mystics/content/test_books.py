"""Storybooks: ours is laid out as planned, and somebody else's is loaded from a folder."""

from __future__ import annotations

import random
import shutil
from pathlib import Path

import pytest

from purrlour.engine.chance import Seeded
from purrlour.games.mice_and_mystics import codes, layout, tables
from purrlour.games.mice_and_mystics.content import limits, ops
from purrlour.games.mice_and_mystics.content.board import STRIDE
from purrlour.games.mice_and_mystics.content.errors import InvalidContent
from purrlour.games.mice_and_mystics.content.load import content, load_book
from purrlour.games.mice_and_mystics.content.model import COLOURS, DIRECTIONS, Chapter, Content
from purrlour.games.mice_and_mystics.game import MiceAndMystics

BOX = content()
EXAMPLE = Path(__file__).parents[4] / "docs" / "storybook-example"
STEPS = ((0, -1), (1, 0), (0, 1), (-1, 0))


def links(found: Content, chapter: Chapter, colour: int) -> set[str]:
    """Which exits of this colour of the first tile's side meet: `T1E-T3W`, each pair once."""
    where = {(column, row): tile for tile, column, row, _ in chapter.layout}
    met: set[str] = set()
    for tile, column, row, _ in chapter.layout:
        side = found.sides[tile * 2 + colour]
        for way in side.exits:
            step = STEPS[way.direction]
            other = where.get((column + step[0], row + step[1]), -1)
            if other < 0:
                continue
            facing = (way.direction + 2) % 4
            for back in found.sides[other * 2 + way.colour].exits:
                if back.direction == facing and back.colour == way.colour:
                    ends = sorted(
                        (f"T{tile + 1}{DIRECTIONS[way.direction][0].upper()}",
                         f"T{other + 1}{DIRECTIONS[facing][0].upper()}")
                    )  # fmt: skip
                    met.add("-".join(ends))
    return met


@pytest.mark.parametrize(
    ("number", "orange", "blue"),
    [
        (1, "T1E-T3W T3S-T4N T4W-T7E T1S-T7N", "T1E-T3W T1S-T7N T4W-T7E"),
        (2, "T1S-T8N", "T2S-T6N T6E-T8W T1S-T8N"),
        (3, "T3W-T5E T3S-T4N T4W-T6E T5S-T6N", "T3W-T5E T5S-T6N T4W-T6E"),
        (4, "T6S-T8N T5W-T6E T4N-T5S T4W-T8E", "T4N-T5S"),
        (5, "T4W-T7E T3S-T4N T3E-T5W T5S-T6N", "T4W-T7E T4E-T6W T5S-T6N"),
    ],
)
def test_mm_145_exits_meet_in_every_layout(number: int, orange: str, blue: str) -> None:
    """Worked out by hand; the blue exit of T8's orange side meets T4's blue side (MM-R46)."""
    chapter = BOX.book.chapters[number - 1]

    assert links(BOX, chapter, COLOURS.index("orange")) == set(orange.split())
    assert links(BOX, chapter, COLOURS.index("blue")) == set(blue.split())


def test_the_chapters_grow_harder() -> None:
    """Party, The End, decks."""
    rows = [(chapter.party, chapter.end_page, chapter.deck) for chapter in BOX.book.chapters]

    assert rows == [(4, 5, (5, 1)), (4, 7, (6, 2)), (4, 6, (2, 5)), (4, 7, (4, 5)), (4, 7, (4, 5))]
    assert [trophy.id for trophy in BOX.book.trophies] == [
        "hearth_cord",
        "lamplight",
        "silver_cord",
        "cat_bell",
        "the_clapper",
    ]


@pytest.mark.parametrize("chapter", BOX.book.chapters, ids=lambda chapter: chapter.id)
def test_rules_speak_only_of_rooms_on_the_map(chapter: Chapter) -> None:
    """What they ask for can happen; what is placed stands on the first room."""
    laid = {tile for tile, _, _, _ in chapter.layout}
    sided = (ops.ENTER, ops.SPECIAL_SURGE, ops.EXPLORE_FLIP)

    for rule in chapter.rules:
        if rule.trigger in sided:
            assert BOX.sides[rule.arg - 1].tile in laid, rule.text
        if rule.trigger == ops.EXPLORE_EDGE:
            side, direction = divmod(rule.arg - 1, 4)
            assert BOX.sides[side].tile in laid
            assert BOX.board.exit_colour[side * 4 + direction]
    for placed in chapter.placed:
        assert placed.space < BOX.board.spaces[chapter.start_side]


@pytest.mark.parametrize("chapter", BOX.book.chapters, ids=lambda chapter: chapter.id)
def test_every_room_of_a_chapter_tells_its_passage_once(chapter: Chapter) -> None:
    """On entering it for the first time; the first room at the start."""
    told = " ".join(rule.text for rule in chapter.rules)

    for tile, _, _, _ in chapter.layout:
        for side in BOX.sides[tile * 2 : tile * 2 + 2]:
            assert told.count(f"story({chapter.id}_{side.id})") == 1, side.id


def test_what_a_mouse_may_do_in_a_chapter_has_a_name() -> None:
    """People choose it by its label."""
    chapters = (*BOX.book.chapters, *load_book(EXAMPLE).book.chapters)
    offered = [
        rule
        for chapter in chapters
        for rule in chapter.rules
        if rule.trigger in (ops.FREE, ops.ACTION)
    ]

    assert all(rule.may for rule in offered)
    assert {rule.name for rule in offered} == {
        "free_tansy",
        "carry_tansy",
        "take_thread",
        "light_lamp",
        "ring_bell",
        "take_button",
    }


def test_programs_of_rules_name_spaces_that_exist() -> None:
    """A space in a program is below the number of spaces of every room it can be in."""
    for at in range(0, len(BOX.code), ops.WIDTH):
        op, _, how, space, _, _ = BOX.code[at : at + ops.WIDTH]
        if op == ops.AT and how < ops.VAR:
            assert 0 <= space < STRIDE


def test_somebody_elses_book_is_loaded_upon_the_same_box() -> None:
    """Its room comes after ours, its chapter speaks of both."""
    found = load_book(EXAMPLE)
    (chapter,) = found.book.chapters

    assert found.cards == BOX.cards
    assert len(found.sides) == 18
    assert found.sides[16].id == "attic_orange"
    assert not found.sides[17].spaces
    assert chapter.party == 2
    assert found.board.spaces[16] == 9
    assert found.fingerprint != BOX.fingerprint
    assert [thing.id for thing in chapter.things] == ["button"]
    trunk = found.names["space:attic_orange.trunk"]
    assert found.board.special[16] >> trunk & 1
    assert found.board.across[16 * STRIDE + trunk]
    assert content() is BOX, "ours is still the same"


def test_a_book_may_not_take_a_room_of_the_box(tmp_path: Path) -> None:
    """Ids are one of a kind."""
    shutil.copytree(EXAMPLE, tmp_path / "book")
    room = tmp_path / "book" / "tiles" / "attic.toml"
    room.write_text(room.read_text("utf-8").replace('id = "attic"', 'id = "t1"'), "utf-8")

    with pytest.raises(InvalidContent, match="content-twice"):
        load_book(tmp_path / "book")


def test_an_empty_folder_is_no_storybook(tmp_path: Path) -> None:
    """It is told which file was looked for."""
    with pytest.raises(InvalidContent) as caught:
        load_book(tmp_path)

    assert caught.value.key == "content-no-file"
    assert caught.value.facts["file"] == "book.toml"


def test_a_room_may_have_other_traps_than_entries(tmp_path: Path) -> None:
    shutil.copytree(EXAMPLE, tmp_path / "book")
    room = tmp_path / "book" / "tiles" / "attic.toml"
    room.write_text(room.read_text("utf-8").replace("entry = true", "trap = true", 1), "utf-8")

    assert load_book(tmp_path / "book").sides[16].spaces[2].trap


# Limits.


THING = '[[thing]]\nid = "tN"\nspace = "attic_orange.a1"\n'


def many(count: int, row: str) -> str:
    """Rows of TOML, numbered."""
    return "".join(row.replace("N", str(number)) for number in range(count))


@pytest.mark.parametrize(
    ("file", "old", "new", "field"),
    [
        ("book.toml", '"button_home"', many(33, '"fN", '), "flags"),
        ("book.toml", '"attic"', many(6, '"attic", '), "chapters"),
        ("book.toml", "[[trophy]]", many(16, '[[trophy]]\nid = "tN"\n') + "[[trophy]]", "trophy"),
        ("attic.toml", '"dust"', many(9, '"cN", '), "counters"),
        ("attic.toml", "[[thing]]", many(8, THING) + "[[thing]]", "thing"),
        ("attic.toml", "do = [", "do = [" + many(8, '"action(aN): win()", '), "do"),
        ("attic.toml", "do = [", "do = [" + many(200, '"setup: win()", '), "do"),
    ],
    ids=["flags", "chapters", "trophies", "counters", "things", "actions", "rules"],
)
def test_a_book_brings_no_more_than_a_game_has_room_for(
    tmp_path: Path, file: str, old: str, new: str, field: str
) -> None:
    """So nobody's folder can break the table."""
    shutil.copytree(EXAMPLE, tmp_path / "book")
    wrong = tmp_path / "book" / file
    text = wrong.read_text("utf-8")
    assert old in text
    wrong.write_text(text.replace(old, new, 1), "utf-8")

    with pytest.raises(InvalidContent) as caught:
        load_book(tmp_path / "book")

    assert caught.value.key == "content-number"
    assert (caught.value.facts["file"], caught.value.facts["field"]) == (file, field)


def test_a_book_brings_at_most_eight_tiles(tmp_path: Path) -> None:
    """The box has eight, and there is room for sixteen."""
    shutil.copytree(EXAMPLE, tmp_path / "book")
    room = (tmp_path / "book" / "tiles" / "attic.toml").read_text("utf-8")
    for number in range(8):
        more = tmp_path / "book" / "tiles" / f"more{number}.toml"
        more.write_text(room.replace('id = "attic"', f'id = "more{number}"'), "utf-8")

    with pytest.raises(InvalidContent, match="content-number"):
        load_book(tmp_path / "book")


def test_limits_are_those_of_the_state() -> None:
    """What is allowed here has room there."""
    assert limits.THINGS == layout.MOST_THINGS
    assert limits.COUNTERS == layout.MOST_COUNTERS
    assert limits.RULES == layout.MOST_RULES
    assert limits.TILES * 2 == tables.MOST_SIDES
    assert limits.ACTIONS == codes.SPECIALS
    assert limits.FLAGS + limits.TROPHIES < 64
    assert 1 + limits.TROPHIES == codes.SPECIALS


def test_somebody_elses_book_is_played_to_its_end() -> None:
    """By chance alone: no dead end, and everybody gets the same."""
    game = MiceAndMystics(load_book(EXAMPLE))
    luck = random.Random(5)
    for seed in range(6):
        state = game.deal(1 + seed % 2, game.options({}), Seeded(seed))
        chance = Seeded(seed)
        for _ in range(20_000):
            asked = game.decisions(state)
            if not asked:
                break
            seat = asked[0].seat
            game.apply(state, seat, luck.choice(list(game.legal(state, seat))), chance, None)
        outcome = game.outcome(state)
        assert outcome is not None
        assert len(set(outcome.returns)) == 1
