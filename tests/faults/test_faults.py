"""The list of planted faults is in order; `python -m tests.faults` plants them."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest

from tests.faults.copies import copied
from tests.faults.fault import ROOT, STAGES, WHOLE, CannotPlant, Fault, choose, read_faults

FAULTS = read_faults()


def test_there_are_at_least_eighty() -> None:
    assert len([fault for fault in FAULTS if not fault.gap]) >= 80


def test_every_name_is_of_one_fault() -> None:
    assert [name for name, count in Counter(f.name for f in FAULTS).items() if count > 1] == []


@pytest.mark.parametrize("fault", FAULTS, ids=lambda fault: fault.name)
def test_a_fault_can_be_planted_and_names_what_should_notice_it(fault: Fault) -> None:
    text = (ROOT / fault.file).read_text("utf-8")

    spoiled = fault.spoil(text)

    assert spoiled != text
    assert fault.what
    assert fault.stage in STAGES
    assert bool(fault.noticed_by) != (fault.stage in WHOLE)
    missing = [test for test in fault.noticed_by if not is_there(test)]
    assert missing == []


def is_there(test: str) -> bool:
    """Whether there is such a file, and in it such a test."""
    file, _, name = test.partition("::")
    path = ROOT / file
    return path.is_file() and f"def {name.partition('[')[0]}(" in f"def ({path.read_text('utf-8')}"


def test_a_text_that_is_there_twice_is_not_replaced() -> None:
    fault = FAULTS[0]

    with pytest.raises(CannotPlant, match="2 times"):
        fault.spoil(fault.old * 2)


def test_a_fault_spoils_its_copy_and_not_the_project() -> None:
    fault = next(fault for fault in FAULTS if fault.file.endswith(".py"))
    before = (ROOT / fault.file).read_bytes()

    with copied() as root:
        fault.plant(root)
        planted = (root / fault.file).read_text("utf-8")
        shared = (root / "pyproject.toml").read_bytes()

    assert fault.new in planted
    assert (ROOT / fault.file).read_bytes() == before
    assert shared == (ROOT / "pyproject.toml").read_bytes()
    assert not Path(root).exists()


def test_faults_are_chosen_by_name_area_or_stage() -> None:
    first = FAULTS[0]

    assert choose(FAULTS, [first.name]) == [first]
    assert set(choose(FAULTS, [first.area])) == {f for f in FAULTS if f.area == first.area}
    assert set(choose(FAULTS, [first.stage])) == {f for f in FAULTS if f.stage == first.stage}
    assert choose(FAULTS, []) == FAULTS
    with pytest.raises(SystemExit, match="nobody"):
        choose(FAULTS, ["nobody"])
