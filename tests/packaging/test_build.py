"""Which build is under test, and do the lists that describe it agree?"""

import os
import tomllib
from importlib.util import find_spec
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
TABLE = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["tool"]["purrlour"]
COMPILED = TABLE["compiled"] + TABLE["compiled-lightly"]
PINS = (ROOT / "constraints.txt").read_text("utf-8").split()


def _is_compiled(path: str) -> bool:
    name = ".".join(Path(path).with_suffix("").parts[1:])
    spec = find_spec(name)
    assert spec is not None, f"{name} is not installed"
    assert spec.origin is not None
    return not spec.origin.endswith(".py")


def test_the_build_is_the_expected_one() -> None:
    """PURRLOUR_EXPECT says `compiled` or `pure`; a build is all one or all the other."""
    expected = os.environ.get("PURRLOUR_EXPECT", "any")
    assert expected in ("any", "compiled", "pure")

    kinds = {path: "compiled" if _is_compiled(path) else "pure" for path in COMPILED}

    assert len(set(kinds.values())) == 1, f"neither compiled nor pure: {kinds}"
    hint = "delete .venv and src/**/*.so, set PURRLOUR_COMPILE=1 and install again to see why"
    assert expected in ("any", *kinds.values()), hint


@pytest.mark.parametrize("path", TABLE["interpreted"])
def test_what_the_interpreter_needs_is_never_compiled(path: str) -> None:
    assert not _is_compiled(path)


@pytest.mark.parametrize("pin", TABLE["compiler"] + TABLE["node"])
def test_build_tools_are_pinned_alike_everywhere(pin: str) -> None:
    """Types are checked by the mypy that compiles, and the client by the Node that builds."""
    assert pin.replace("[mypyc]", "") in PINS
