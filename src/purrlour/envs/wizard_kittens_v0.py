"""Wizard Kittens for PettingZoo."""

from __future__ import annotations

from typing import Final

from purrlour.envs.doors import Doors

_DOORS: Final = Doors("wizard_kittens")
env = _DOORS.env
raw_env = _DOORS.raw_env
parallel_env = _DOORS.parallel_env
