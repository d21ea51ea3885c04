"""Codes: the space of a game's actions, with a quick way to choose by lot."""

from __future__ import annotations

from typing import Any

import numpy as np
import numpy.typing as npt
from gymnasium import spaces


class Codes(spaces.Discrete):
    """Every code of an action table. Sampling with a mask is what random play does all day:
    Gymnasium's own checks the mask anew each time, and takes longer than a step of the game."""

    def sample(
        self,
        mask: npt.NDArray[np.int8] | None = None,
        probability: npt.NDArray[np.int8] | None = None,
    ) -> np.int64:
        """A code that the mask allows, each as likely."""
        if mask is None or probability is not None:
            return np.int64(super().sample(mask, probability))
        allowed: npt.NDArray[Any] = mask.nonzero()[0]
        if not len(allowed):
            return np.int64(super().sample(mask))  # which says what is done then
        return np.int64(allowed[int(self.np_random.random() * len(allowed))])
