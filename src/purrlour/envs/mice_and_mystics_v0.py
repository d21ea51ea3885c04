"""Mice and Mystics for PettingZoo."""

from __future__ import annotations

from typing import Final

from purrlour.envs.doors import Doors

_DOORS: Final = Doors("mice_and_mystics")
env = _DOORS.env
raw_env = _DOORS.raw_env
parallel_env = _DOORS.parallel_env
