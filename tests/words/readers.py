"""Who reads, and how a sentence addresses them."""

from __future__ import annotations

import re
from collections.abc import Iterable
from types import ModuleType
from typing import Final

from purrlour.engine.decision import WATCHER
from purrlour.engine.event import Event, Public

ANN, BOB, CYD = range(3)
READERS: Final = (WATCHER, ANN, BOB, CYD)
YOU: Final = {
    "en": re.compile(r"\b(you|your)\b", re.IGNORECASE),
    "pl": re.compile(r"\b(ty|ci|cię|ciebie|tobie|tw(ój|oj\w+))\b|\b\w+sz\b", re.IGNORECASE),
}
"""How a sentence addresses its reader; Polish mostly does it by the verb."""


def by_kind(events: Iterable[Event]) -> dict[type[Event], list[Event]]:
    """Samples of events, each kind apart."""
    found: dict[type[Event], list[Event]] = {}
    for event in events:
        found.setdefault(type(event), []).append(event)
    return found


def kinds_in(module: ModuleType) -> set[type[Event]]:
    """Every kind of event that a game has."""
    return {
        thing
        for thing in vars(module).values()
        if isinstance(thing, type) and issubclass(thing, Event) and thing not in (Event, Public)
    }
