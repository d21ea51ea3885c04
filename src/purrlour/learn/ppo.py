"""PPO: makes what turned out well likelier, in small steps."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np

from purrlour.learn.adam import Adam
from purrlour.learn.net import Array, Net, log_shares
from purrlour.learn.rollout import Lessons


@dataclass(frozen=True)
class Habits:
    """How it learns. The same for both games."""

    hidden: int = 256
    tables: int = 512
    guests: int = 256
    """At so many of them a bot sits in one of the chairs,"""
    rival: str = "greedy"
    """this one."""
    steps: int = 128
    """At every table, before it thinks about them."""
    times: int = 2
    """It goes through them so often,"""
    batch: int = 4096
    """so many at once."""
    pace: float = 1.0e-3
    """At the beginning; it slows down to nothing."""
    clip: float = 0.2
    """How much likelier or less likely a choice may become by one look at it."""
    trust: float = 0.95
    curiosity: float = 0.01
    """What it is worth not to be sure; fades as the pace does."""
    longest: float = 0.5


@dataclass(frozen=True)
class Mood:
    """How it went, for a line of a log."""

    doubt: float
    """How undecided it is: mean entropy of its choices."""
    error: float
    """Mean square of what it got wrong about endings."""


def improve(
    net: Net,
    adam: Adam,
    lessons: Lessons,
    habits: Habits,
    *,
    left: float,
    luck: np.random.Generator,
) -> Mood:
    """One lot of lessons. `left` is the part of the time that is left, from 1 down to 0."""
    gain = (lessons.gain - lessons.gain.mean()) / (lessons.gain.std() + 1.0e-8)
    count = len(gain)
    doubts, errors = [], []
    for _ in range(habits.times):
        order = luck.permutation(count)
        for first in range(0, count, habits.batch):
            part = order[first : first + habits.batch]
            seen = net.look(lessons.rows[part])
            shares = log_shares(seen.logits, lessons.masks[part])
            logits, doubt = push(
                shares, lessons, part, gain[part], habits.clip, habits.curiosity * left
            )
            off = seen.worth - lessons.worth[part]
            slopes = net.slopes(seen, logits, np.asarray(off / len(part), np.float32))
            adam.step(slopes, habits.pace * left)
            net.settle()
            doubts.append(doubt)
            errors.append(float((off**2).mean()))
    return Mood(float(np.mean(doubts)), float(np.mean(errors)))


def push(
    shares: Array,
    lessons: Lessons,
    part: np.ndarray[tuple[int], np.dtype[np.int64]],
    gain: Array,
    clip: float,
    curiosity: float,
) -> tuple[Array, float]:
    """How the loss changes with the logits, and how undecided the choices were.

    The loss is −min(r·g, clip(r)·g) − curiosity·entropy, with r the new chance of a choice over
    the old one, and g its gain: beyond the clip there is nothing more to win by it.
    """
    rows, chosen = np.arange(len(part)), lessons.chosen[part]
    chance = np.exp(shares)
    ratio = np.exp(shares[rows, chosen] - lessons.log_share[part])
    spent = np.where(gain > 0, ratio > 1 + clip, ratio < 1 - clip)
    pull = np.where(spent, 0, -ratio * gain).astype(np.float32)
    logits = -pull[:, None] * chance
    logits[rows, chosen] += pull
    safe = np.maximum(shares, np.float32(-50.0))  # 0 · log 0 is 0
    entropy = -(chance * safe).sum(1)
    logits += curiosity * chance * (safe + entropy[:, None])
    return np.asarray(logits / len(part), np.float32), float(entropy.mean())
