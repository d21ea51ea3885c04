"""Net: two hidden layers that see an observation, and say what to choose and how it may end.

The backward pass is written out, so that the whole example needs NumPy alone and can be read.
"""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

import numpy as np
import numpy.typing as npt

Array = npt.NDArray[np.float32]
Rows = npt.NDArray[np.int8]
Mask = npt.NDArray[np.bool_]

NEVER: Final = np.float32(-1.0e9)
"""The logit of what may not be chosen."""
FORMAT: Final = 1
"""Of files."""


@dataclass
class Seen:
    """What a forward pass leaves for the backward one."""

    x: Array
    h1: Array
    h2: Array
    logits: Array
    """Of all choices, legal or not."""
    worth: Array
    """From −1, lost, to 1, won."""


class Net:
    """Weights, and how they are used."""

    def __init__(self, weights: dict[str, Array], scale: Array, parts: Array) -> None:
        self.weights = weights
        self.scale = scale
        """What each number of an observation is multiplied by, so that all are at most 1."""
        self.parts = parts
        """(parts, actions): what actions are made of. A weight of a part counts for them all."""
        self.settle()

    def settle(self) -> None:
        """To be called when weights have changed: adds up the weights of each action."""
        self._tips: Array = self.weights["wp"] + self.weights["wq"] @ self.parts

    @classmethod
    def fresh(cls, hidden: int, scale: Array, parts: Array, seed: int) -> Net:
        """Knows nothing: all choices alike, all endings even."""
        inputs, (pieces, actions) = len(scale), parts.shape
        luck = np.random.default_rng(seed)

        def layer(rows: int, columns: int, gain: float) -> Array:
            wild = luck.standard_normal((rows, columns)) * gain / np.sqrt(rows)
            return np.asarray(wild, np.float32)

        weights = {
            "w1": layer(inputs, hidden, np.sqrt(2)),
            "b1": np.zeros(hidden, np.float32),
            "w2": layer(hidden, hidden, np.sqrt(2)),
            "b2": np.zeros(hidden, np.float32),
            "wp": layer(hidden, actions, 0.01),
            "bp": np.zeros(actions, np.float32),
            "wq": layer(hidden, pieces, 0.01),
            "wv": layer(hidden, 1, 0.01),
            "bv": np.zeros(1, np.float32),
        }
        return cls(weights, scale, parts)

    def look(self, rows: Rows) -> Seen:
        """Forward, for many observations at once."""
        w = self.weights
        x = rows * self.scale
        h1 = np.maximum(x @ w["w1"] + w["b1"], 0)
        h2 = np.maximum(h1 @ w["w2"] + w["b2"], 0)
        worth = np.tanh(h2 @ w["wv"] + w["bv"])[:, 0]
        return Seen(x, h1, h2, h2 @ self._tips + w["bp"], worth)

    def slopes(self, seen: Seen, logits: Array, worth: Array) -> dict[str, Array]:
        """Backward: how the loss changes with each weight, given how it does with the outputs."""
        w = self.weights
        tip = (worth * (1 - seen.worth**2))[:, None]
        d2 = (logits @ self._tips.T + tip @ w["wv"].T) * (seen.h2 > 0)
        d1 = (d2 @ w["w2"].T) * (seen.h1 > 0)
        tips = seen.h2.T @ logits
        return {
            "w1": seen.x.T @ d1,
            "b1": d1.sum(0),
            "w2": seen.h1.T @ d2,
            "b2": d2.sum(0),
            "wp": tips,
            "bp": logits.sum(0),
            "wq": tips @ self.parts.T,
            "wv": seen.h2.T @ tip,
            "bv": tip.sum(0),
        }

    def save(self, path: Path, **about: Any) -> None:
        """Arrays and plain words about them; reading them runs nothing. Whole, or not at all."""
        kept: dict[str, Any] = {"format": FORMAT, "scale": self.scale, **about, **self.weights}
        beside = path.with_name(f".{path.name}.new")
        try:
            with beside.open("wb") as opened:
                np.savez(opened, **kept)
            beside.replace(path)
        finally:
            beside.unlink(missing_ok=True)


def log_shares(logits: Array, mask: Mask) -> Array:
    """Logarithms of the chances of all choices; what may not be chosen has none."""
    only = np.where(mask, logits, NEVER)
    only -= only.max(1, keepdims=True)
    return np.asarray(only - np.log(np.exp(only).sum(1, keepdims=True)), np.float32)
