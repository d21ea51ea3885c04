"""The games of the parlour."""

from __future__ import annotations

from typing import Any, Final

from purrlour.engine.game import Game
from purrlour.games.exploding_kittens.game import ExplodingKittens
from purrlour.games.koty.game import Koty
from purrlour.games.mice_and_mystics.game import MiceAndMystics
from purrlour.games.wizard_kittens.game import WizardKittens

GAMES: Final[dict[str, Game[Any, Any, Any, Any]]] = {
    "exploding_kittens": ExplodingKittens(),
    "koty": Koty(),
    "mice_and_mystics": MiceAndMystics(),
    "wizard_kittens": WizardKittens(),
}
"""Every game, by its key. One literal dict: no plugins, no import side effects."""
