"""What may travel: the values that JSON knows."""

from __future__ import annotations

from typing import Any, TypeAlias

Wire: TypeAlias = "None | bool | int | float | str | list[Wire] | dict[str, Wire]"


def facts_of(kind: str, fields: dict[str, Any]) -> dict[str, Wire]:
    """The fields of something of this kind, ready to travel.

    Here because it can be compiled, as dataclasses cannot: it is asked of every event.

    >>> facts_of("peeked", {"seat": 1, "cards": ("skip", "nope")})
    {'kind': 'peeked', 'seat': 1, 'cards': ['skip', 'nope']}
    """
    facts: dict[str, Wire] = {"kind": kind}
    for name, value in fields.items():
        facts[name] = list(value) if isinstance(value, tuple) else value
    return facts
