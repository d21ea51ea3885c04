"""The bot that does not think."""

from __future__ import annotations

from typing import Any, ClassVar, final

from purrlour.bots.base import Bot
from purrlour.engine.action import Action
from purrlour.engine.view import View


@final
class RandomBot(Bot[Any, Any]):
    """Any choice, each as likely as the others; it plays every game."""

    name: ClassVar[str] = "random"

    def choose(self, view: View, choices: list[Action]) -> Action:  # noqa: ARG002 - it does not look
        return choices[self.whim.pick(len(choices))]
