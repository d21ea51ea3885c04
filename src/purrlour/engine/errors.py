"""What a player may be told: few, typed, and quoting what they got."""

from __future__ import annotations

from purrlour.engine.wire import Wire


class GameError(ValueError):
    """Something a person may be shown. It changed nothing.

    `key` names a sentence in the words of the game or of the parlour, `facts` fill its gaps,
    `clause` is the rule behind it, where there is one.
    """

    def __init__(self, key: str, /, *, clause: str = "", **facts: Wire) -> None:
        super().__init__(key)
        self.key = key
        self.clause = clause
        self.facts = facts

    def __str__(self) -> str:
        facts = ", ".join(f"{name} {value!r}" for name, value in self.facts.items())
        return f"{self.key}: {facts}" if facts else self.key


class InvalidAction(GameError):
    """Not the notation of any action."""


class IllegalAction(GameError):
    """An action, but not this seat's, or not now."""


class InvalidPosition(GameError):
    """A position that cannot be read, or that no playing could reach."""


class InvalidRecord(GameError):
    """A record that cannot be read, or that does not replay."""


class InvalidOptions(GameError):
    """House rules that do not exist, or do not go together."""
