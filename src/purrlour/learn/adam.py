"""Adam: steps downhill, each weight at its own pace."""

from __future__ import annotations

from typing import Final

import numpy as np

from purrlour.learn.net import Array

_MEAN: Final = 0.9
_SQUARE: Final = 0.999
_TINY: Final = 1.0e-5


class Adam:
    """Keeps how each weight moved before."""

    def __init__(self, weights: dict[str, Array], *, longest: float) -> None:
        self._weights = weights
        self._longest = longest
        """How long a step's slope may be altogether: a wild batch must not spoil everything."""
        self._means = {name: np.zeros_like(one) for name, one in weights.items()}
        self._squares = {name: np.zeros_like(one) for name, one in weights.items()}
        self._steps = 0

    def step(self, slopes: dict[str, Array], pace: float) -> None:
        """Changes the weights in place."""
        self._steps += 1
        length = float(np.sqrt(sum(float((one**2).sum()) for one in slopes.values())))
        shrink = min(1.0, self._longest / (length + 1.0e-8))
        pace *= np.sqrt(1 - _SQUARE**self._steps) / (1 - _MEAN**self._steps)
        for name, steep in slopes.items():
            mean, square = self._means[name], self._squares[name]
            slope = steep * shrink
            mean += (1 - _MEAN) * (slope - mean)
            square += (1 - _SQUARE) * (slope * slope - square)
            self._weights[name] -= np.float32(pace) * mean / (np.sqrt(square) + _TINY)
