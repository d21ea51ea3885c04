"""Records: what is written is read, what cannot be read is quoted."""

import pytest

from purrlour.engine.errors import InvalidRecord
from purrlour.engine.record import Record, Step, read_record

pytestmark = pytest.mark.uncompiled

RECORD = Record(
    game="exploding_kittens",
    version=1,
    seats=2,
    options={"burglar": "off"},
    deal=(3, 0, 12),
    steps=[Step(0, "draw"), Step(1, "pair:skip>0", (4,))],
)
TEXT = """\
purrlour record 1
game exploding_kittens/1
seats 2
option burglar=off
deal 3 0 12

0 draw
1 pair:skip>0 [4]
"""


def test_a_record_is_plain_lines() -> None:
    assert RECORD.text() == TEXT


def test_what_is_written_is_read() -> None:
    assert read_record(TEXT) == RECORD


def test_a_deal_without_luck_and_no_steps() -> None:
    record = Record("toy", 2, 3, {}, ())

    assert read_record(record.text()) == record


@pytest.mark.parametrize(
    ("good", "bad", "line"),
    [
        ("purrlour record 1", "purrlour record 2", 1),
        ("game exploding_kittens/1", "game exploding_kittens", 2),
        ("seats 2", "seats two", 3),
        ("seats 2", "seats 02", 3),
        ("option burglar=off", "option burglar", 4),
        ("deal 3 0 12", "deal 3  12", 5),
        ("0 draw", "draw", 7),
        ("1 pair:skip>0 [4]", "1 pair:skip>0 [4", 8),
        ("1 pair:skip>0 [4]", "1 pair:skip>0 []", 8),
        ("1 pair:skip>0 [4]", "-1 pair:skip>0", 8),
        ("1 pair:skip>0 [4]", "1  [4]", 8),
    ],
)
def test_the_line_that_cannot_be_read_is_quoted(good: str, bad: str, line: int) -> None:
    with pytest.raises(InvalidRecord) as refused:
        read_record(TEXT.replace(good, bad))

    assert refused.value.facts["line"] == line
    assert refused.value.facts["text"] == bad


@pytest.mark.parametrize("cut", [TEXT[:-3], TEXT[: TEXT.index("\n\n") + 1]])
def test_a_record_that_was_cut_off_is_refused(cut: str) -> None:
    with pytest.raises(InvalidRecord):
        read_record(cut)
