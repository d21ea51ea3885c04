"""What the language offers, the rules carry out: no operation is only a word."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from purrlour.games.mice_and_mystics.content import ops
from purrlour.games.mice_and_mystics.content.effects.calls import OPERATIONS, TIMINGS, VALUES

pytestmark = pytest.mark.uncompiled

SOURCES = Path(__file__).parents[4] / "src" / "purrlour" / "games" / "mice_and_mystics"
BY_NEIGHBOURS = {"DISCARD", "NOTHING", "STEAL", "V_DEFENCE", "V_LORE"}
"""Handled together with the operation before or after, or by being nothing."""


def test_the_rules_know_every_operation_value_and_timing() -> None:
    """Each is named somewhere in the rules, or comes with its neighbour."""
    rules = "\n".join(
        file.read_text("utf-8")
        for file in SOURCES.rglob("*.py")
        if "content" not in file.relative_to(SOURCES).parts
    )
    listing = (SOURCES / "content" / "ops.py").read_text("utf-8")
    parts = {
        "ops": listing.partition("# Control.")[2].partition("# Values for LET")[0],
        "values": listing.partition("# Values for LET")[2].partition("# Classes")[0],
        "timings": listing.partition("# When a rule")[2].partition("# Whose")[0],
    }
    wanted = {
        "ops": {op for op, _ in OPERATIONS.values()},
        "values": {value for value, _ in VALUES.values()},
        "timings": {timing for timing, _, _ in TIMINGS.values()},
    }
    unknown: list[str] = []
    for part, numbers in wanted.items():
        names = re.findall(r"^([A-Z_]+): Final", parts[part], re.MULTILINE)
        for name in names:
            if getattr(ops, name) in numbers and name not in BY_NEIGHBOURS:
                unknown += [] if re.search(rf"\b{name}\b", rules) else [name]

    assert unknown == []
