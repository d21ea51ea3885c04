"""Rollout: a net plays many tables against itself and guests, and what came of each choice."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
import numpy.typing as npt

from purrlour.envs.vector import VectorEnv
from purrlour.learn.choices import turned
from purrlour.learn.guests import Guests
from purrlour.learn.net import Array, Mask, Net, Rows, log_shares


@dataclass
class Lessons:
    """Choices that were real ones and whose end is known, one a row."""

    rows: Rows
    masks: Mask
    chosen: npt.NDArray[np.int64]
    log_share: Array
    """How likely the choice was when it was made."""
    gain: Array
    """How much better it turned out than expected."""
    worth: Array
    """What should have been expected."""


@dataclass
class Played:
    """Everything that happened, step by step at every table: (steps, tables, …)."""

    rows: Rows
    masks: Mask
    """Of choices as their chooser sees them; so are those chosen."""
    own: npt.NDArray[np.bool_]
    """Whether the net chose, and not a guest."""
    players: npt.NDArray[np.int64]
    chosen: npt.NDArray[np.int64]
    log_share: Array
    worth: Array
    over: npt.NDArray[np.bool_]
    rewards: Array
    """(steps, tables, seats): what the end brought."""


def play(net: Net, env: VectorEnv, guests: Guests, steps: int, luck: np.random.Generator) -> Played:
    """So many steps at every table; the same net answers for all seats but those of guests."""
    tables, seats = env.tables, env.seats
    played = Played(
        rows=np.zeros((steps, *env.observations.shape), np.int8),
        masks=np.zeros((steps, *env.masks.shape), np.bool_),
        own=np.zeros((steps, tables), np.bool_),
        players=np.zeros((steps, tables), np.int64),
        chosen=np.zeros((steps, tables), np.int64),
        log_share=np.zeros((steps, tables), np.float32),
        worth=np.zeros((steps, tables), np.float32),
        over=np.zeros((steps, tables), np.bool_),
        rewards=np.zeros((steps, tables, seats), np.float32),
    )
    everywhere = np.arange(tables)
    own = turned(env.game, seats)
    for step in range(steps):
        mine = own[env.players]
        played.rows[step] = env.observations
        played.masks[step] = np.take_along_axis(env.masks, mine, 1)
        played.players[step] = env.players
        seen = net.look(played.rows[step])
        shares = log_shares(seen.logits, played.masks[step])
        chosen = draw(shares, luck)
        played.chosen[step] = chosen
        played.log_share[step] = shares[everywhere, chosen]
        played.worth[step] = seen.worth
        codes = mine[everywhere, chosen]
        asked = guests.asked()
        for table in np.flatnonzero(asked):
            codes[table] = guests.choose(int(table))
        played.own[step] = ~asked
        env.step(codes)
        played.over[step] = env.dones
        played.rewards[step] = env.rewards
    return played


def draw(log_shares: Array, luck: np.random.Generator) -> npt.NDArray[np.int64]:
    """A choice by lot in each row: the largest after adding Gumbel's noise."""
    lots = luck.random(log_shares.shape, dtype=np.float32)
    np.clip(lots, 1.0e-12, 1 - 1.0e-7, out=lots)
    return np.asarray((log_shares - np.log(-np.log(lots))).argmax(1), np.int64)


def learn_from(played: Played, *, trust: float) -> Lessons:
    """Generalised advantage estimation, for each seat of each table by itself.

    A seat's choice is followed by the same seat's next one, however many others came between.
    `trust` (λ) is how far it looks for what came of it, before it believes the net. Choices
    whose next one has not been made yet teach nothing, and neither do those of guests.
    """
    steps, tables = played.worth.shape
    seats = played.rewards.shape[2]
    everywhere = np.arange(tables)
    gain = np.zeros((steps, tables), np.float32)
    known = np.zeros((steps, tables), np.bool_)
    # Of each seat, from its next choice on:
    ahead, reward, later = (np.zeros((tables, seats), np.float32) for _ in range(3))
    met = np.zeros((tables, seats), np.bool_)
    for step in reversed(range(steps)):
        over = played.over[step]
        ahead[over], later[over], met[over] = 0, 0, True
        reward[over] = played.rewards[step][over]
        at = everywhere, played.players[step]
        surprise = reward[at] + ahead[at] - played.worth[step]
        known[step] = met[at]
        gain[step] = np.where(known[step], surprise + trust * later[at], 0)
        ahead[at], later[at], reward[at], met[at] = played.worth[step], gain[step], 0, True
    real = known & played.own & (played.masks.sum(2) > 1)
    return Lessons(
        rows=played.rows[real],
        masks=played.masks[real],
        chosen=played.chosen[real],
        log_share=played.log_share[real],
        gain=gain[real],
        worth=(gain + played.worth)[real],
    )
