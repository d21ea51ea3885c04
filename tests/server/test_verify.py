"""Verification: what agrees is fine, what somebody changed and sealed anew is found."""

from __future__ import annotations

import json
import re

import pytest

from purrlour.engine.errors import GameError
from purrlour.server.chronicle import read_chronicle, write_chronicle
from purrlour.server.luck import commitment, nonce_hash
from purrlour.server.matches import entries as log
from purrlour.server.matches.match import Match
from purrlour.server.verify import Report, verify
from purrlour.words import LANGUAGES, Words
from tests.server.chronicles import WHOLE, entries_of, played, resealed


def text_of(match: Match) -> str:
    return write_chronicle(match.kept, entries_of(match))


def verified(text: str) -> Report:
    """The report on a file whose seals are made anew first."""
    return verify(read_chronicle(resealed(text)))


def problem(text: str) -> str:
    """What is wrong with it: a key whose sentence can be said in every language."""
    found = verified(text).problem
    if found is None:
        return "fine"
    for language in LANGUAGES:
        assert Words(language, "exploding_kittens").refusal(found, ())
    return found.key


MATCH = played(WHOLE)
TEXT = text_of(MATCH)


def test_a_match_that_was_played_is_fine() -> None:
    report = verified(TEXT)
    entries = read_chronicle(TEXT).entries
    steps = [entry for entry in entries if isinstance(entry, log.Step)]
    table = MATCH.table
    assert table is not None

    assert report.fine
    assert report.entries == len(entries)
    assert report.steps == len(table.record.steps)
    assert report.steps + report.taken_back == len(steps)
    assert report.fallbacks == sum(step.why == "time" for step in steps) > 0
    dealt = sum(len(entry.chance) for entry in entries if isinstance(entry, log.Dealt | log.Step))
    assert report.picks == dealt
    assert report.nonces == sum(isinstance(entry, log.Nonce) for entry in entries) > 0
    assert report.outcome == table.outcome is not None


def test_a_match_from_elsewhere_is_fine_under_the_name_of_its_luck() -> None:
    moved = TEXT.replace(f"match {MATCH.kept.match}\n", "match new-name\n")

    assert problem(moved) == "verify-luck"
    opened = '{"t":"opened",'
    here = moved.replace('"at":0}', f'"luck":"{MATCH.kept.match}","at":0}}', 1)
    assert opened in here
    assert problem(here) == "fine"


def test_a_match_that_is_not_over_cannot_be_fine() -> None:
    """Its steps are followed all the same."""
    running = played(WHOLE, upto=30)
    report = verified(text_of(running))

    assert report.problem is not None
    assert report.problem.key == "verify-not-over"
    assert (report.steps, report.outcome) == (30, None)
    assert (report.picks, report.fallbacks) == (0, 0), "nothing was drawn again"


def test_a_match_that_was_never_dealt_cannot_be_fine() -> None:
    lobby = entries_of(MATCH)[:2]

    assert problem(write_chronicle(MATCH.kept, lobby)) == "verify-not-over"


# Somebody changes the log and seals it anew.


def changed(pattern: str, with_what: str, count: int = 1) -> str:
    made, times = re.subn(pattern, with_what, TEXT, count=count)
    assert times, f"{pattern} is not there"
    assert made != TEXT
    return made


def test_another_secret_does_not_fit_the_commitment() -> None:
    other = bytes([*MATCH.kept.secret[:-1], MATCH.kept.secret[-1] ^ 1])

    assert problem(TEXT.replace(MATCH.kept.secret.hex(), other.hex())) == "verify-commitment"
    assert problem(TEXT.replace(MATCH.kept.secret.hex(), "00")) == "verify-commitment"
    # Both exchanged: the luck is another.
    both = TEXT.replace(MATCH.kept.secret.hex(), other.hex())
    both = both.replace(commitment(MATCH.kept.secret), commitment(other))
    assert problem(both) == "verify-luck"


def test_another_nonce_does_not_fit_its_hash() -> None:
    nonce = re.findall('"t":"nonce","chair":., *"nonce":"([^"]*)"', TEXT)[0]
    other = nonce[:-1] + ("0" if nonce[-1] != "0" else "1")

    assert problem(TEXT.replace(nonce, other)) == "verify-nonce"
    both = TEXT.replace(nonce, other).replace(nonce_hash(nonce), nonce_hash(other))
    assert problem(both) == "verify-luck"
    assert problem(TEXT.replace(nonce, "short")) == "bad-nonce"


def without(kind: str, which: int = 0) -> str:
    """The file without one of the lines of this kind."""
    lines = TEXT.split("\n")
    found = [at for at, line in enumerate(lines) if f'{{"t":"{kind}",' in line]
    del lines[found[which]]
    return "\n".join(lines)


@pytest.mark.parametrize(
    ("kind", "found"),
    [
        ("nonce", "verify-luck"),
        ("mixing", "verify-order"),
        ("dealt", "verify-order"),
        ("revealed", "verify-not-over"),
    ],
)
def test_what_is_left_out_is_missed(kind: str, found: str) -> None:
    assert problem(without(kind)) == found


def test_a_last_step_that_is_left_out_is_missed() -> None:
    assert problem(without("step", -1)) in ("verify-unfinished", "verify-luck")


def test_a_withheld_nonce_is_told() -> None:
    assert verified(TEXT).withheld


def tampered_steps() -> list[tuple[int, str, str]]:
    """Each step with a changed seat, action, piece of luck, or maker."""
    made = []
    for at, line in enumerate(TEXT.split("\n")):
        if '"t":"step"' in line or '"t":"dealt"' in line:
            seal, _, told = line.partition(" ")
            entry = json.loads(told)
            for name, value in (("seat", 1), ("action", "resign"), ("chance", 1)):
                if name in entry:
                    other = dict(entry)
                    if name == "seat":
                        other["seat"] = (entry["seat"] + value) % MATCH.seats
                    elif name == "action":
                        other["action"] = "draw" if entry["action"] != "draw" else "pass"
                    else:
                        other["chance"] = [entry["chance"][0] ^ 1, *entry["chance"][1:]]
                    written = json.dumps(other, separators=(",", ":"), ensure_ascii=False)
                    made.append((at, name, f"{seal} {written}"))
    return made


def test_every_step_that_was_changed_is_noticed() -> None:
    """Or else what comes after it. A play that does the same by another hand is no forgery."""
    lines = TEXT.split("\n")
    changes = tampered_steps()
    missed = []
    for at, name, line in changes:
        if problem("\n".join([*lines[:at], line, *lines[at + 1 :]])) == "fine":
            missed.append((at, name, line))

    assert len(changes) > 150
    assert not [change for change in missed if change[1] == "chance"]
    # Such as: the same pass of a window in another order.
    assert len(missed) <= len(changes) // 20, missed


def test_luck_that_was_left_out_or_added_is_noticed() -> None:
    assert problem(changed(r'"chance":\[[\d]+,', '"chance":[')) == "verify-luck"
    assert problem(changed(r'"chance":\[', '"chance":[0,')) == "verify-luck"
    assert problem(changed(r'"action":"draw"', '"action":"draw","chance":[0]')) == "verify-luck"


def test_a_choice_of_the_clock_is_made_again() -> None:
    """Written as a bot's it is fine; as the clock's it must be what the rules choose."""
    by_hand = re.compile(r'("action":"(?!pass|draw|done)[^"]*"(?:,"chance":\[[^]]*\])?),"at"')
    assert by_hand.search(TEXT)

    assert problem(by_hand.sub(r'\1,"why":"time","at"', TEXT, 1)) == "verify-fallback"
    assert problem(by_hand.sub(r'\1,"why":"order","at"', TEXT, 1)) == "verify-fallback"
    assert problem(by_hand.sub(r'\1,"why":"bot","at"', TEXT, 1)) == "fine"
    resigned = changed('"t":"step","seat":.,"action":"[^"]*"', '"t":"step","seat":0,"action":"x"')
    assert problem(resigned) == "verify-step"


def test_a_taken_back_step_has_the_same_luck_the_next_time() -> None:
    """Drawn, taken back, and drawn again: the log must hold the same numbers twice."""
    entries = entries_of(MATCH)
    dealt = next(at for at, entry in enumerate(entries) if isinstance(entry, log.Dealt))
    played_twice = [*entries[: dealt + 1]]
    for entry in entries[dealt + 1 :]:
        if isinstance(entry, log.Undone):
            break
        played_twice.append(entry)
    steps = len(played_twice) - dealt - 1
    assert steps > 0
    again = played_twice[dealt + 1 :]
    rest = entries[len(played_twice) :]

    twice = [*played_twice, log.Undone(at=1, to=0), *again, *rest]
    report = verify(read_chronicle(write_chronicle(MATCH.kept, twice)))

    assert report.fine
    assert report.taken_back == verified(TEXT).taken_back + sum(
        isinstance(entry, log.Step) for entry in again
    )


@pytest.mark.parametrize("to", [-1, 10**14, 900])
def test_nobody_takes_back_what_was_not_played(to: int) -> None:
    assert problem(changed(r'"t":"undone","to":\d+', f'"t":"undone","to":{to}')) == "verify-undo"


def test_an_undo_that_is_moved_or_dropped_is_noticed() -> None:
    assert problem(without("undone")) in ("verify-luck", "verify-step", "verify-fallback")


@pytest.mark.parametrize(
    ("line", "found"),
    [
        ('{"t":"step","seat":0,"action":"draw","at":1}', "verify-order"),
        ('{"t":"undone","to":0,"at":1}', "verify-order"),
        ('{"t":"revealed","secret":"00","at":1}', "verify-order"),
        ('{"t":"nonce","chair":0,"nonce":"0123456789abcdef","at":1}', "verify-order"),
        ('{"t":"nonce","chair":-1,"nonce":"0123456789abcdef","at":1}', "verify-order"),
        ('{"t":"sat","chair":9,"name":"x","token":"","at":1}', "verify-order"),
        ('{"t":"swapped","one":0,"other":-7,"at":1}', "verify-order"),
        ('{"t":"opened",DATA', "verify-order"),
    ],
)
def test_what_comes_too_early_is_noticed(line: str, found: str) -> None:
    lines = TEXT.split("\n")
    opened = lines[4][33:]
    lines.insert(5, f"{'0' * 32} {opened if 'DATA' in line else line}")

    assert problem("\n".join(lines)) == found


@pytest.mark.parametrize(
    ("line", "found"),
    [
        ('{"t":"mixing","at":1}', "verify-order"),
        ('{"t":"dealt","at":1}', "verify-order"),
        ('{"t":"swapped","one":0,"other":1,"at":1}', "verify-order"),
        ('{"t":"step","seat":0,"action":"draw","at":1}', "verify-order"),
        ('{"t":"undone","to":0,"at":1}', "verify-order"),
        ('{"t":"said","chair":0,"text":"well played","at":1}', "fine"),
    ],
)
def test_what_comes_too_late_is_noticed(line: str, found: str) -> None:
    lines = TEXT.split("\n")
    lines.insert(-2, f"{'0' * 32} {line}")

    assert problem("\n".join(lines)) == found


def test_a_promise_made_when_others_were_shown_is_noticed() -> None:
    lines = TEXT.split("\n")
    mixing = next(at for at, line in enumerate(lines) if '"t":"mixing"' in line)
    late = log.Sat(at=1, chair=0, name="x", token="", nonce=nonce_hash("x" * 16))
    lines.insert(mixing + 1, f"{'0' * 32} {log.write_entry(late).decode()}")

    assert problem("\n".join(lines)) == "verify-nonce-late"


def test_a_nonce_is_shown_once() -> None:
    lines = TEXT.split("\n")
    nonce = next(at for at, line in enumerate(lines) if '"t":"nonce"' in line)
    lines.insert(nonce + 1, lines[nonce])

    assert problem("\n".join(lines)) == "verify-order"


@pytest.mark.parametrize(
    ("pattern", "other", "found"),
    [
        (r'"seats":\d', '"seats":1', "seat-count"),
        (r'"seats":\d', f'"seats":{10**14}', "seat-count"),
        (r'"options":\{[^}]*\}', '"options":{"odd":"on"}', "unknown-option"),
        (r"exploding_kittens", "chess", "chronicle-game"),
        (r'/1\n\n([0-9a-f ]*.*)"version":1', r'/9\n\n\1"version":9', "unknown-version"),
        (r'"options":\{[^}]*\}', '"options":{"nope_own":"on","turbo":"on"}', "verify-luck"),
    ],
)
def test_another_game_is_refused(pattern: str, other: str, found: str) -> None:
    assert problem(changed(pattern, other, 0)) in (found, "verify-order")


def test_the_luck_in_a_running_match_must_at_least_be_possible() -> None:
    running = text_of(played(WHOLE, upto=30))

    for pattern, other in ((r'("dealt","chance":\[)\d+', r"\g<1>99"), (r"(dealt.*),\d+\]", r"\1]")):
        tampered = re.sub(pattern, other, running)
        assert tampered != running
        assert problem(tampered) == "verify-luck"


def test_a_report_is_fine_or_says_why_not() -> None:
    assert Report().fine
    assert not Report(problem=GameError("verify-not-over")).fine
