"""Chronicles: what is written is read, what is private stays out, what is odd is refused."""

from __future__ import annotations

import dataclasses
import re

import pytest

from purrlour.engine.errors import GameError
from purrlour.server.chronicle import (
    MOST_BYTES,
    MOST_DEPTH,
    decode_chronicle,
    read_chronicle,
    write_chronicle,
)
from purrlour.server.matches import entries as log
from purrlour.server.matches.entries import AnyEntry
from tests.server.chronicles import TOKEN, WHOLE, entries_of, played, resealed

MATCH = played(WHOLE)
TEXT = write_chronicle(MATCH.kept, entries_of(MATCH))
LINES = TEXT.split("\n")


def refused(text: str) -> GameError:
    with pytest.raises(GameError) as refusal:
        read_chronicle(text)
    return refusal.value


# Writing and reading.


def test_a_chronicle_is_plain_lines() -> None:
    assert LINES[:4] == ["purrlour match 1", "match match-196", "game exploding_kittens/1", ""]
    assert re.fullmatch(r'[0-9a-f]{32} \{"t":"opened",.*\}', LINES[4])
    assert all(re.fullmatch(r'[0-9a-f]{32} \{"t":".*\}', line) for line in LINES[4:-2])
    assert LINES[-2] == f"end {LINES[-3][:32]}"
    assert LINES[-1] == ""


def test_what_is_written_is_read() -> None:
    chronicle = read_chronicle(TEXT)

    assert chronicle.match == chronicle.luck == MATCH.kept.match
    assert chronicle.secret == MATCH.kept.secret
    assert f"end {chronicle.seal}\n" == TEXT[-37:]
    assert write_chronicle(MATCH.kept, chronicle.entries) == TEXT
    assert decode_chronicle(TEXT.encode()) == TEXT


def test_every_entry_of_the_match_is_there_as_it_was() -> None:
    private = (log.Opened, log.Sat, log.Came, log.Went, log.Again)
    there = [entry for entry in read_chronicle(TEXT).entries if not isinstance(entry, private)]

    assert there == [entry for entry in entries_of(MATCH) if not isinstance(entry, private)]


def test_the_luck_of_a_match_from_elsewhere_keeps_its_name() -> None:
    opened = read_chronicle(TEXT).opened
    moved = log.Opened(
        **{**{name: getattr(opened, name) for name in opened.__struct_fields__}, "luck": "old-name"}
    )

    chronicle = read_chronicle(write_chronicle(MATCH.kept, [moved]))

    assert (chronicle.match, chronicle.luck) == ("match-196", "old-name")


def test_the_first_seals_are_as_the_page_says() -> None:
    assert resealed(TEXT) == TEXT


# What stays out.


def test_tokens_processes_and_the_next_match_stay_out() -> None:
    kinds = {entry.__struct_config__.tag for entry in entries_of(MATCH)}
    assert {"sat", "came", "again"} <= kinds, "the match has something to hide"

    assert TOKEN not in TEXT
    assert "host.example" not in TEXT
    assert "the-next-match" not in TEXT
    assert "GHJKLM" not in TEXT
    assert MATCH.kept.code not in TEXT


def test_the_secret_is_told_only_when_the_match_is_over() -> None:
    running = played(WHOLE, upto=20)
    text = write_chronicle(running.kept, entries_of(running))

    assert read_chronicle(text).secret is None
    assert running.kept.secret.hex() not in text
    assert MATCH.kept.secret.hex() in TEXT


@pytest.mark.parametrize(
    ("good", "bad"),
    [
        ('"token":""', f'"token":"{TOKEN}"'),
        ('"commitment":', f'"token":"{TOKEN}","commitment":'),
        ('{"t":"mixing","at":410}', '{"t":"went","chair":0,"node":"x","at":410}'),
        ('{"t":"mixing","at":410}', '{"t":"again","match":"x","code":"y","at":410}'),
    ],
)
def test_a_file_that_holds_what_should_stay_out_is_refused(good: str, bad: str) -> None:
    assert refused(resealed(TEXT.replace(good, bad, 1))).key == "bad-chronicle"


# What is odd.


@pytest.mark.parametrize(
    ("good", "bad", "line"),
    [
        ("purrlour match 1\n", "purrlour match 2\n", 1),
        ("purrlour match 1\n", "purrlour record 1\n", 1),
        ("purrlour match 1\n", "\ufeffpurrlour match 1\n", 1),
        ("match match-196\n", "match \n", 2),
        ("match match-196\n", "match a b\n", 2),
        ("match match-196\n", "match \x1b[2J\n", 2),
        ("match match-196\n", f"match {'a' * 65}\n", 2),
        ("game exploding_kittens/1\n", "game exploding_kittens\n", 3),
        ("game exploding_kittens/1\n", "game exploding_kittens/01\n", 3),
        ("game exploding_kittens/1\n", "game exploding_kittens/2\n", 5),
        ("/1\n\n", "/1\nby 1\n\n", 4),
        ('{"t":"opened"', '{"t":"open"', 5),
        ('"seats":4', '"seats":"4"', 5),
        ('"seats":4', '"seats":4.5', 5),
        ('"seats":4', '"seats": 4', 5),
        ('"seats":4', '"seats":4,"seats":4', 5),
        ('"seats":4', '"seats":4,"odd":1', 5),
        ('"seats":4', '"seats":NaN', 5),
        ('"seats":4', f'"seats":4{"0" * 15}', 5),
        ('"at":200,"cmd":"c1"}', '"at":200,"cmd":"c1"} ', 6),
        ('"at":200,"cmd":"c1"}', '"at":200,"cmd":"c1"', 6),
        ('"name":"Ann"', '"name":"\\u0041nn"', 6),
        ('"name":"Ann"', '"name":"\\ud800"', 6),
    ],
)
def test_a_line_that_cannot_be_read_is_quoted(good: str, bad: str, line: int) -> None:
    """Sealed anew, so that it is the line itself which is refused."""
    assert good in TEXT
    tampered = resealed(TEXT.replace(good, bad, 1))

    error = refused(tampered)

    assert (error.key, error.facts["line"]) == ("bad-chronicle", line)
    quoted = re.sub("^[0-9a-f]{32} ", "", tampered.split("\n")[line - 1])[:60]
    assert error.facts["text"] == re.sub("[\x1b\ufeff]", "�", quoted)


def test_a_secret_that_is_no_number_is_refused() -> None:
    secret = MATCH.kept.secret.hex()

    assert refused(resealed(TEXT.replace(secret, "zz" + secret[2:]))).key == "bad-chronicle"


@pytest.mark.parametrize(
    "text",
    [
        "",
        "\n",
        "purrlour match 1",
        "purrlour match 1\n",
        "\n".join(LINES[:2]),
        "\n".join(LINES[:3]),
        "\n".join(LINES[:4]) + "\n",
        "\n".join(LINES[:4]) + "\nend 0\n",
        "\n".join(LINES[:-2]) + "\n",
        TEXT[:-1],
        TEXT + "\n",
        TEXT + "x",
        TEXT + TEXT,
        TEXT.replace("\n", "\r\n"),
        "x" * 100,
        "\udfff",
    ],
)
def test_what_is_no_whole_chronicle_is_refused(text: str) -> None:
    assert refused(text).key in ("bad-chronicle", "chronicle-seal")


def test_a_seal_that_does_not_fit_names_its_line() -> None:
    error = refused(TEXT.replace('"action":"draw"', '"action":"done"', 1))

    line = next(number for number, line in enumerate(LINES, 1) if '"action":"draw"' in line)
    assert (error.key, error.facts["line"]) == ("chronicle-seal", line)


@pytest.mark.parametrize("change", ["swap", "drop", "double"])
def test_lines_cannot_be_moved_dropped_or_doubled(change: str) -> None:
    lines = list(LINES)
    if change == "swap":
        lines[20], lines[21] = lines[21], lines[20]
    elif change == "drop":
        del lines[20]
    else:
        lines.insert(20, lines[20])

    assert refused("\n".join(lines)).key == "chronicle-seal"


def test_bytes_that_are_no_text_are_refused_and_not_mended() -> None:
    """A lenient reader would make the same sign of the name's own � and of broken bytes."""
    data = TEXT.encode()
    broken = data.replace("\N{REPLACEMENT CHARACTER}".encode(), b"\xf0\xbf\xbd", 1)
    assert broken.decode("utf-8", "replace") == TEXT

    with pytest.raises(GameError, match="bad-chronicle") as refusal:
        decode_chronicle(broken)

    assert "�" in LINES[int(str(refusal.value.facts["line"])) - 1]


# Sizes.


def padded(size: int) -> str:
    """A chronicle of exactly so many bytes."""
    opened = entries_of(MATCH)[0]
    empty = write_chronicle(MATCH.kept, [opened, log.Extended(at=0, ms=0, cmd="x")])
    room = size - len(empty.encode())
    return write_chronicle(MATCH.kept, [opened, log.Extended(at=0, ms=0, cmd="x" * (1 + room))])


def test_a_mebibyte_is_read_and_a_byte_more_is_refused() -> None:
    most = padded(MOST_BYTES)
    assert len(most) == MOST_BYTES == 1_048_576
    read_chronicle(decode_chronicle(most.encode()))

    more = resealed(most.replace('"cmd":"x', '"cmd":"xx'))
    error = refused(more)
    assert (error.key, error.facts["size"]) == ("chronicle-size", MOST_BYTES + 1)
    with pytest.raises(GameError, match="chronicle-size"):
        decode_chronicle(more.encode())
    with pytest.raises(GameError, match="chronicle-size"):
        padded(MOST_BYTES + 1)


def test_nesting_is_read_to_its_depth_and_no_deeper() -> None:
    """Fields that we do not know are odd in any case; too deep ones are not even looked at."""

    def nested(depth: int) -> GameError:
        deep = "[" * (depth - 1) + "]" * (depth - 1)
        return refused(resealed(TEXT.replace('"seats":4', f'"seats":4,"odd":{deep}', 1)))

    assert nested(MOST_DEPTH).key == "bad-chronicle"
    assert nested(MOST_DEPTH + 1).key == "chronicle-depth"
    assert nested(200_000).key == "chronicle-depth"


def test_brackets_in_words_are_no_nesting() -> None:
    opened = entries_of(MATCH)[0]
    said = log.Said(at=0, chair=0, text='[\\"{' * 100)

    assert read_chronicle(write_chronicle(MATCH.kept, [opened, said])).entries[1] == said


def test_a_long_chat_does_not_keep_a_match_from_being_written() -> None:
    chat: list[AnyEntry] = [log.Said(at=1, chair=0, text="purr" * 50)] * 5_000
    entries = entries_of(MATCH)

    text = write_chronicle(MATCH.kept, [*entries[:-2], *chat, *entries[-2:]])

    assert "purrpurr" not in text
    quiet = [entry for entry in read_chronicle(text).entries if isinstance(entry, log.Step)]
    assert quiet == [entry for entry in entries if isinstance(entry, log.Step)]


def test_the_match_is_named_by_what_is_kept() -> None:
    kept = dataclasses.replace(MATCH.kept, match="another")

    assert read_chronicle(write_chronicle(kept, entries_of(MATCH))).match == "another"


def test_the_last_seal_must_be_that_of_the_last_line() -> None:
    """Who keeps only the end of a chronicle knows the whole of it."""
    for number in range(32):
        at = len(TEXT) - 2 - number
        other = "1" if TEXT[at] == "0" else "0"

        error = refused(TEXT[:at] + other + TEXT[at + 1 :])

        assert (error.key, error.facts["line"]) == ("bad-chronicle", len(LINES) - 1)
