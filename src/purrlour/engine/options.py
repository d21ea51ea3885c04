"""Options: house rules and variants, as one frozen dataclass per game."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, fields
from typing import Any, TypeVar

from purrlour.engine.errors import InvalidOptions
from purrlour.engine.wire import Wire

_SWITCH = {"on": True, "off": False}

T = TypeVar("T", bound="Options")


def switch(default: bool) -> bool:
    """An option that is on or off."""
    value: bool = field(default=default, metadata={"values": tuple(_SWITCH)})
    return value


def choice(default: str, *others: str) -> str:
    """An option with a few named values, the default first."""
    value: str = field(default=default, metadata={"values": (default, *others)})
    return value


@dataclass(frozen=True)
class Notice:
    """What to know of house rules that can be played: a key of the words, a clause, facts."""

    key: str
    clause: str
    facts: Mapping[str, Wire]


@dataclass(frozen=True)
class Options:
    """Fields made by `switch` and `choice`; names and values are keys of the game's words."""

    def settings(self) -> dict[str, str]:
        """Every option and its written value, in the order of the class."""
        return {name: _written(getattr(self, name)) for name in option_values(type(self))}


def option_values(kind: type[Options]) -> dict[str, tuple[str, ...]]:
    """Every option of a game and the values it may have, the default first."""
    found: dict[str, tuple[str, ...]] = {}
    for option in fields(kind):
        values: tuple[str, ...] = option.metadata["values"]
        default = _written(option.default)
        found[option.name] = (default, *(value for value in values if value != default))
    return found


def read_options(kind: type[T], settings: dict[str, str]) -> T:
    """The options with these written values; refuses names and values that do not exist."""
    allowed = option_values(kind)
    switches = {option.name for option in fields(kind) if isinstance(option.default, bool)}
    chosen: dict[str, Any] = {}
    for name, value in settings.items():
        if name not in allowed:
            raise InvalidOptions("unknown-option", option=name, known=", ".join(allowed))
        if value not in allowed[name]:
            raise InvalidOptions(
                "unknown-option-value", option=name, value=value, known=", ".join(allowed[name])
            )
        chosen[name] = _SWITCH[value] if name in switches else value
    return kind(**chosen)


def _written(value: object) -> str:
    if isinstance(value, bool):
        return "on" if value else "off"
    return str(value)
