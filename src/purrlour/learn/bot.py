"""Learned: a bot that plays by a net that somebody trained."""

from __future__ import annotations

from functools import partial
from pathlib import Path
from typing import Any, ClassVar, Final, final
from zipfile import BadZipFile

import numpy as np

from purrlour.bots.base import Bot
from purrlour.bots.roster import enlist
from purrlour.engine.action import Action
from purrlour.engine.chance import Chance
from purrlour.engine.errors import GameError
from purrlour.engine.game import Game
from purrlour.engine.view import View
from purrlour.envs.encode.roster import encoder_for
from purrlour.envs.rows import observed
from purrlour.games import GAMES
from purrlour.learn.choices import parts_of, turned
from purrlour.learn.net import FORMAT, Net

NAME: Final = "learned"
_WEIGHTS: Final = ("w1", "b1", "w2", "b2", "wp", "bp", "wq", "wv", "bv")


@final
class Learned(Bot[Any, Any]):
    """Takes at once what its net likes best."""

    name: ClassVar[str] = NAME
    _game: Game[Any, Any, Any, Any]

    def __init__(self, net: Net, whim: Chance) -> None:
        super().__init__(whim)
        self._net = net

    def meet(self, game: Game[Any, Any, Any, Any]) -> None:
        self._game = game
        self._encoder = encoder_for(game.key)

    def choose(self, view: View, choices: list[Action]) -> Action:
        if len(choices) == 1:
            return choices[0]
        # Any world behind the view will do: what it observes follows from the view.
        world = self._game.sample(view, self.whim)
        row: Any = observed(self._encoder, world, view.seat)
        logits = self._net.look(np.frombuffer(row, np.int8)[None]).logits[0]
        # As the table counts seats, not as the chooser does.
        own = turned(self._game, world.seats)[view.seat]
        liking = dict(zip(own.tolist(), logits.tolist(), strict=True))
        return max(choices, key=lambda action: liking[action.code])


def read(path: Path, key: str) -> Net:
    """A net from its file, if it is one for this game as it is encoded today.

    Arrays of numbers are all that is read: a file that holds anything else is refused, not run.
    """
    try:
        with path.open("rb") as opened:
            kept = np.load(opened, allow_pickle=False)
            if isinstance(kept, np.ndarray):
                raise ValueError("a single array")
            found = {name: kept[name] for name in kept.files}
    except (OSError, ValueError, EOFError, BadZipFile) as error:
        raise GameError("learned-unreadable", file=path.name) from error
    size, actions = int(encoder_for(key).size), len(GAMES[key].actions)
    parts = parts_of(GAMES[key])
    hidden = found["b1"].shape[0] if "b1" in found and found["b1"].ndim == 1 else 0
    shapes = {
        "scale": (size,),
        "w1": (size, hidden),
        "b1": (hidden,),
        "w2": (hidden, hidden),
        "b2": (hidden,),
        "wp": (hidden, actions),
        "bp": (actions,),
        "wq": (hidden, len(parts)),
        "wv": (hidden, 1),
        "bv": (1,),
    }
    facts = {"format": FORMAT, "game": key, "version": encoder_for(key).version}
    fits = all(name in found and found[name].item() == value for name, value in facts.items())
    if not fits or any(
        name not in found or found[name].shape != shape or found[name].dtype != np.float32
        for name, shape in shapes.items()
    ):
        raise GameError("learned-unfit", file=path.name, game=key)
    return Net({name: found[name] for name in _WEIGHTS}, found["scale"], parts)


def enlist_from(folder: Path) -> list[str]:
    """Every net of a folder, `<game>.npz`, as a bot of the roster; says for which games."""
    found = [key for key in GAMES if (folder / f"{key}.npz").exists()]
    for key in found:
        enlist(NAME, key, partial(Learned, read(folder / f"{key}.npz", key)))
    return found
