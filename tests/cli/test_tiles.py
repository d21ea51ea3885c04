"""`purrlour tiles`: rooms listed, and drawn as SVG."""

from __future__ import annotations

from pathlib import Path
from xml.etree import ElementTree

import pytest

from purrlour.games.mice_and_mystics.content.load import content
from purrlour.words import LANGUAGES, Words
from tests.cli.running import run

EXAMPLE = Path(__file__).parents[2] / "docs" / "storybook-example"
SVG = "{http://www.w3.org/2000/svg}"


@pytest.mark.parametrize("language", LANGUAGES)
def test_without_a_room_they_are_listed(capsys: pytest.CaptureFixture[str], language: str) -> None:
    ran = run(capsys, "tiles", "--language", language)
    words = Words(language, "mice_and_mystics")

    assert ran.code == 0
    for side in content().sides:
        (line,) = [line for line in ran.out.splitlines() if line.strip().startswith(side.id)]
        assert words.card(side.id) in line
        assert str(len(side.spaces)) in line


def test_a_room_is_drawn_with_all_that_is_in_it(capsys: pytest.CaptureFixture[str]) -> None:
    ran = run(capsys, "tiles", "t2-blue", "--language", "en")
    picture = ElementTree.fromstring(ran.out)
    side = content().sides[content().names["side:t2_blue"]]
    kinds = [element.get("class", "") for element in picture.iter()]

    assert picture.find(f"{SVG}title") is not None
    assert kinds.count("space") == len(side.spaces)
    assert kinds.count("exit") == len(side.exits)
    assert kinds.count("entry") == sum(space.entry for space in side.spaces)
    assert kinds.count("trap") == sum(space.trap for space in side.spaces)
    assert kinds.count("flip") == 1
    assert kinds.count("current") == sum(space.water for space in side.spaces)
    assert kinds.count("edge") == 0
    ids = [element.get("id") for element in picture.iter() if element.get("id")]
    assert len(ids) == len(set(ids))
    assert all(str(each).startswith("t2_blue") for each in ids), "rooms may share a page"
    assert {text.text for text in picture.iter(f"{SVG}text")} == {s.id for s in side.spaces}


def test_the_graph_shows_every_edge(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    run(capsys, "tiles", "--graph", "--to", str(tmp_path / "all"))

    for side in content().sides:
        picture = ElementTree.parse(tmp_path / "all" / f"{side.id}.svg")
        kinds = [element.get("class", "") for element in picture.iter()]
        assert kinds.count("edge") == len(side.edges)


def test_an_unknown_room_is_refused_with_those_there_are(
    capsys: pytest.CaptureFixture[str],
) -> None:
    ran = run(capsys, "tiles", "t9_orange", "--language", "en")

    assert ran.code == 2
    assert "t9_orange" in ran.err
    assert "t8_blue" in ran.err


def test_rooms_of_a_storybook_are_drawn_too(capsys: pytest.CaptureFixture[str]) -> None:
    listed = run(capsys, "tiles", "--storybook", str(EXAMPLE), "--language", "pl")
    drawn = run(capsys, "tiles", "attic_orange", "--storybook", str(EXAMPLE), "--language", "pl")

    assert "Strych" in listed.out
    assert "<title>Strych</title>" in drawn.out


def test_a_storybook_with_a_mistake_is_refused_at_its_place(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    (tmp_path / "book.toml").write_text('id = "mine"\nchapters = ["one"]\n')
    (tmp_path / "one.toml").write_text('id = "one"\nparty = "four"\nstart = "t1_orange.a3"\n')

    for language in LANGUAGES:
        ran = run(capsys, "tiles", "--storybook", str(tmp_path), "--language", language)
        assert ran.code == 2
        assert "one.toml" in ran.err
        assert "layout" in ran.err
