"""House rules: named, with named values."""

from dataclasses import dataclass

import pytest

from purrlour.engine.errors import InvalidOptions
from purrlour.engine.options import Options, choice, option_values, read_options, switch

pytestmark = pytest.mark.uncompiled


@dataclass(frozen=True)
class TeaRules(Options):
    """How tea is served."""

    milk: bool = switch(True)
    biscuits: str = choice("few", "many", "none")
    lamp: str = choice("dim", "off", "on")


def test_what_is_not_named_keeps_its_default() -> None:
    assert read_options(TeaRules, {"biscuits": "many"}) == TeaRules(milk=True, biscuits="many")


def test_settings_are_written_as_they_are_read() -> None:
    rules = TeaRules(milk=False, biscuits="none")

    assert rules.settings() == {"milk": "off", "biscuits": "none", "lamp": "dim"}
    assert read_options(TeaRules, rules.settings()) == rules


def test_every_option_tells_its_values_the_default_first() -> None:
    assert option_values(TeaRules) == {
        "milk": ("on", "off"),
        "biscuits": ("few", "many", "none"),
        "lamp": ("dim", "off", "on"),
    }


@pytest.mark.parametrize("value", ["off", "on"])
def test_a_choice_may_have_a_value_that_a_switch_has(value: str) -> None:
    """It stays a word: only a switch becomes true or false."""
    rules = read_options(TeaRules, {"lamp": value, "milk": value})

    assert rules == TeaRules(milk=value == "on", lamp=value)
    assert rules.settings()["lamp"] == value


@pytest.mark.parametrize(
    ("settings", "key"),
    [({"sugar": "on"}, "unknown-option"), ({"milk": "maybe"}, "unknown-option-value")],
)
def test_unknown_names_and_values_are_refused(settings: dict[str, str], key: str) -> None:
    with pytest.raises(InvalidOptions) as refused:
        read_options(TeaRules, settings)

    assert refused.value.key == key
