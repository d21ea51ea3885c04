"""Whatever somebody writes, it is read or refused, and nothing else happens."""

from __future__ import annotations

import random
import re
import shutil
from pathlib import Path

import pytest

from purrlour.games.mice_and_mystics.content.effects.calls import CARD, STORY, TIMINGS
from purrlour.games.mice_and_mystics.content.effects.names import Names
from purrlour.games.mice_and_mystics.content.errors import InvalidContent
from purrlour.games.mice_and_mystics.content.load import content, load_book, our_box
from tests.figures import figure
from tests.games.mice_and_mystics.content.machine import lower

pytestmark = pytest.mark.uncompiled

EXAMPLE = Path(__file__).parents[4] / "docs" / "storybook-example"
PIECES = (
    *"(){};|,:=+-<>\"'&~!.",
    *("if", "else", "each", "choose", "pick", "any", "as", "and", "or", "not", "of", "may"),
    *("M", "M-", "N", "self", "it", "F7", "all", "1", "-1", "99999999999", "once(tile)", "once"),
    *("passive", "free", "win()", "passive: lore+1", "é", "\n", "\t", " ", ""),
)
VALUES = (
    *("0", "-1", "1", "99", "9" * 30, "1.5", "nan", "inf", "true", "[]", "{}", "[[]]", "[{}]"),
    *('""', '"x"', '"a1"', '"1,2"', '"-1,2"', '"1,2 3"', '"99,99 1,1 2,2"', '["x"]', '["", ""]'),
    *("{ x = 1 }", '["a1>b1"]', '["a1!a1"]', "[1, 2]", "[0, 0]", "1979-05-27"),
)


def sentences() -> list[str]:
    """All that is written in the box and in our book."""
    return [rule.text for rule in content().rules]


def everything() -> Names:
    """All names of the box, and those of all chapters at once."""
    names = our_box().lowering.names.copy()
    for chapter in content().book.chapters:
        for table, own in (
            (names.flags, chapter.flags),
            (names.counters, chapter.counters),
            (names.things, tuple(thing.id for thing in chapter.things)),
        ):
            table.update({name: at for at, name in enumerate(own)})
    names.trophies = {trophy.id: at for at, trophy in enumerate(content().book.trophies)}
    return names


def slipped(text: str, luck: random.Random) -> str:
    """A sentence after one to three slips of the pen."""
    for _ in range(luck.randint(1, 3)):
        at = luck.randrange(len(text) + 1)
        cut = luck.randint(0, 6)
        text = text[:at] + luck.choice(PIECES) + text[at + cut :]
    return text


def test_a_sentence_is_lowered_or_refused() -> None:
    """No other error, whatever was slipped in; refusals say where."""
    count = figure(1500, long=20_000, plain=1000)
    luck = random.Random(7)
    known, names = sentences(), everything()
    files = []
    for number in range(count):
        text = slipped(luck.choice(known), luck)
        try:
            lower(text, (STORY, CARD)[number % 2], known=names)
        except InvalidContent as error:
            files.append(error.facts["file"])

    assert 0 < len(files) < count
    assert set(files) == {"test.toml"}


def test_a_folder_is_loaded_or_refused(tmp_path: Path) -> None:
    """One value of one file is something else: of another type, too large, empty."""
    count = figure(60, long=600, plain=60)
    luck = random.Random(11)
    book = tmp_path / "book"
    shutil.copytree(EXAMPLE, book)
    files = sorted(book.rglob("*.toml"))
    refused = []
    for _ in range(count):
        file = luck.choice(files)
        text = file.read_text("utf-8")
        places = list(re.finditer(r"= ([^\n\[{]+|\{[^\n]*\}|\[[^\n\[]+\])\n", text))
        place = luck.choice(places)
        wrong = text[: place.start(1)] + luck.choice(VALUES) + text[place.end(1) :]
        file.write_text(wrong, "utf-8")
        try:
            load_book(book)
        except InvalidContent as error:
            refused.append(error.facts["file"])
        finally:
            file.write_text(text, "utf-8")
    assert len(refused) > count // 2
    assert all(refused)


@pytest.mark.parametrize(
    "text",
    [
        "",
        ":",
        ": ",
        "free: ",
        "free: ;",
        "free:  once(tile)",
        "setup: " + "if(page){" * 400 + "win()" + "}" * 400,
        "setup if " + "not " * 5000 + "page: win()",
        "setup if " + "(" * 3000 + "page" + ")" * 3000 + ": win()",
        "free: heal(pick(M(near",
        "free: each(){win()}",
        "free: choose{win()}",
        "free: choose{win()|win()|win()|win()}",
        "free: pick(M(near)) as",
        "free: cheese(self,123456789012345678901234567890)",
        "free: " + "; ".join(f"pick(M(near)) as a{n}" for n in range(9)),
    ],
    ids=range(16),
)
def test_odd_sentences_are_refused(text: str) -> None:
    """Empty ones, endless ones, those that stop in the middle."""
    with pytest.raises(InvalidContent):
        lower(text, STORY)


@pytest.mark.parametrize(
    "text",
    [
        b"x = " + b"[" * 5000,
        b"x = " + b"9" * 5000,
        b"\xff\xfe",
        b"x = 1\nx = 2",
        b"=",
        b"id = " + b'"a"' * 2,
    ],
    ids=range(6),
)
def test_what_is_no_toml_is_refused(tmp_path: Path, text: bytes) -> None:
    """Brackets and digits without end, other alphabets, one key twice."""
    (tmp_path / "book.toml").write_bytes(text)

    with pytest.raises(InvalidContent, match="content-toml"):
        load_book(tmp_path)


def test_a_file_without_end_is_not_read(tmp_path: Path) -> None:
    """Somebody else's folder may hold anything."""
    (tmp_path / "book.toml").write_bytes(b"#" * 500_000)

    with pytest.raises(InvalidContent, match="content-large"):
        load_book(tmp_path)


def test_a_folder_is_no_file(tmp_path: Path) -> None:
    """Even if it is called like one."""
    (tmp_path / "book.toml").mkdir()

    with pytest.raises(InvalidContent, match="content-no-file"):
        load_book(tmp_path)


def test_every_sentence_of_the_box_is_lowered_by_itself() -> None:
    """So it is the slips that are refused."""
    for rule in content().rules:
        owner = next(
            owner for owner in TIMINGS[rule.text.removeprefix("may ").split(maxsplit=1)[0]
                .rstrip(":").partition("(")[0]][2]
        )  # fmt: skip
        lower(rule.text, owner, known=everything())
