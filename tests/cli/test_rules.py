"""`purrlour rules`, and searching as people type."""

import sys

import pytest

from purrlour.cli.folding import fold, holds_all, places
from tests.cli.running import Terminal, run


@pytest.mark.parametrize("language", ["en", "pl"])
def test_without_a_wish_the_chapters_are_listed(
    capsys: pytest.CaptureFixture[str], language: str
) -> None:
    ran = run(capsys, "rules", "exploding_kittens", "--language", language)

    assert ran.code == 0
    assert "EK-31 … EK-35" in ran.out


def test_one_clause_by_its_id(capsys: pytest.CaptureFixture[str]) -> None:
    ran = run(capsys, "rules", "exploding-kittens", "ek-36", "--language", "en")

    assert ran.out.startswith("EK-36  Skip\n")
    assert "EK-37" not in ran.out.splitlines()[0]
    assert "*" not in ran.out


def test_all_words_must_occur_without_regard_to_accents(capsys: pytest.CaptureFixture[str]) -> None:
    command = ("rules", "exploding_kittens", "--language", "pl")

    exact = run(capsys, *command, "złodziejaszek", "żąda")
    plain = run(capsys, *command, "ZLODZIEJASZEK", "ZADA")
    wider = run(capsys, *command, "złodziejaszek")

    assert exact.code == 0
    assert plain.out == exact.out
    assert len(wider.out) > len(exact.out)


@pytest.mark.parametrize("language", ["en", "pl"])
def test_finding_nothing_is_a_failure_in_one_line(
    capsys: pytest.CaptureFixture[str], language: str
) -> None:
    ran = run(capsys, "rules", "exploding_kittens", "submarine", "--language", language)

    assert (ran.code, ran.out) == (1, "")
    assert "submarine" in ran.err
    assert ran.err.count("\n") == 1


def test_matches_stand_out_on_a_terminal(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delenv("NO_COLOR", raising=False)
    terminal = Terminal()
    monkeypatch.setattr(sys, "stdout", terminal)

    run(capsys, "rules", "exploding_kittens", "booklet", "--language", "en")

    assert "\033[1mEK-A1\033[0m" in terminal.getvalue()
    assert "\033[1;4mbooklet\033[0m" in terminal.getvalue()


def test_folding_keeps_places() -> None:
    text = "Zażółć gęślą jaźń"
    assert len(fold(text)) == len(text)
    assert [text[start:end] for start, end in places(text, ["gesla", "jazn"])] == ["gęślą", "jaźń"]
    assert places("aaa", ["a", "aa"]) == [(0, 3)]
    assert holds_all(text, ["zolc", "jazn"])
    assert not holds_all(text, ["zolc", "kot"])
