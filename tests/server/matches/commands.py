"""Every command there is, with facts that make sense at most tables."""

from __future__ import annotations

import typing
from typing import Final

from purrlour.server import wire
from tests.server.matches.stage import Person

FACTS: Final[dict[str, dict[str, object]]] = {
    "play": {"action": "draw"},
    "why": {"action": "draw"},
    "hint": {"decision": 1},
    "undo": {},
    "agree": {"yes": True},
    "order": {"passing": "turn"},
    "promise": {"nonce": "0" * 64},
    "nonce": {"nonce": "n" * 20},
    "say": {"text": "hello"},
    "emote": {"emote": "purr"},
    "leave": {},
    "back": {},
    "away": {},
    "start": {},
    "lock": {"on": True},
    "kick": {"chair": 2},
    "invite": {"number": 0},
    "swap": {"one": 0, "other": 2},
    "bot": {"chair": 2, "bot": "random"},
    "free": {"chair": 3},
    "host": {"chair": 2},
    "arrange": {"settings": {"chat": True}},
    "pause": {"on": True},
    "extend": {"seconds": 5},
    "again": {},
    "ping": {},
}
"""By verb. A play or a hint is about the question that its sender is asked, if any."""

VERBS: Final = tuple(str(kind.__struct_config__.tag) for kind in typing.get_args(wire.AnyCommand))


def facts(verb: str, sender: Person) -> dict[str, object]:
    """The facts of this verb when this person says it."""
    if verb == "play":
        device = sender.device
        choices = device.choices
        action = "draw" if "draw" in choices or not choices else choices[0]
        return {"action": action, "decision": device.decision or 1}
    if verb == "hint":
        return {"decision": sender.device.decision or 1}
    return FACTS[verb]
