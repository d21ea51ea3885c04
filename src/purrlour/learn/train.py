"""`python -m purrlour.learn.train GAME`: learns a game by playing it against itself and a bot.

Writes the net, the curve as data and as a picture, and a line each time it has thought. The same
seed gives the same net as long as it thinks equally often: `--rounds` instead of `--minutes`.
"""

from __future__ import annotations

import argparse
import json
import time
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Final

import numpy as np

from purrlour.envs.encode.roster import encoder_for
from purrlour.envs.vector import VectorEnv
from purrlour.games import GAMES
from purrlour.lab.chart import Line, lines
from purrlour.lab.shares import wilson
from purrlour.learn.adam import Adam
from purrlour.learn.choices import parts_of
from purrlour.learn.exam import examine
from purrlour.learn.guests import Guests
from purrlour.learn.net import Array, Net
from purrlour.learn.ppo import Habits, improve
from purrlour.learn.rollout import learn_from, play

OPPONENTS: Final = ("random", "greedy")
_WARM_UP: Final = 300
"""Random steps at every table, to see how large the numbers of an observation become."""


@dataclass(frozen=True)
class Mark:
    """How it stood at some time."""

    minutes: float
    decisions: int
    bot: str
    wins: float
    games: int


def scale_of(env: VectorEnv) -> Array:
    """One over the most that each number of an observation was in random play."""
    most = np.ones(env.observations.shape[1], np.float32)
    for _ in range(_WARM_UP):
        most = np.maximum(most, env.observations.max(0))
        env.step(env.random_actions())
    return np.asarray(1 / most, np.float32)


class Training:
    """A net, what it learns by, and how far it is."""

    def __init__(self, key: str, seed: int, habits: Habits) -> None:
        self.key = key
        self.habits = habits
        self.luck = np.random.default_rng(seed)
        self.env = VectorEnv(key, habits.tables)
        self.env.reset(seed)
        self.guests = Guests(self.env, habits.rival, habits.guests, seed)
        scale = scale_of(self.env)
        self.net = Net.fresh(habits.hidden, scale, parts_of(self.env.game), seed)
        self.adam = Adam(self.net.weights, longest=habits.longest)
        self.decisions = 0

    def go_on(self, left: float) -> str:
        """One round: play, then think about it; says how it went."""
        habits = self.habits
        played = play(self.net, self.env, self.guests, habits.steps, self.luck)
        lessons = learn_from(played, trust=habits.trust)
        mood = improve(self.net, self.adam, lessons, habits, left=left, luck=self.luck)
        self.decisions += habits.steps * habits.tables
        return f"{self.decisions:>10,} decisions   doubt {mood.doubt:.2f}   off {mood.error:.3f}"

    def save(self, folder: Path) -> None:
        """The net as a bot reads it."""
        version = encoder_for(self.key).version
        self.net.save(folder / f"{self.key}.npz", game=self.key, version=version)


def picture(key: str, marks: list[Mark]) -> str:
    """The curve: wins against each opponent over the minutes."""
    rows = []
    for bot in OPPONENTS:
        points = []
        for mark in marks:
            if mark.bot == bot:
                low, high = (100 * one for one in wilson(mark.wins, mark.games))
                points.append((round(mark.minutes, 1), 100 * mark.wins / mark.games, low, high))
        rows.append(Line(bot, tuple(points)))
    return lines(key, rows, x_label="minutes", least=0, most=100, unit=" %")


def tell(minutes: float, line: str) -> None:
    """A line for whoever watches."""
    print(f"{minutes:6.1f} min   {line}", flush=True)  # noqa: T201 - it speaks by printing


def main() -> None:
    """Learns until the time is over."""
    args = read_arguments()
    args.to.mkdir(parents=True, exist_ok=True)
    training = Training(args.game, args.seed, Habits())
    began, marks, number = time.monotonic(), list[Mark](), 0
    due = 0.0
    while True:
        spent = (time.monotonic() - began) / 60
        done = number / args.rounds if args.rounds else spent / args.minutes
        last = done >= 1
        if last or done >= due:
            due += args.every
            games = args.games * (4 if last else 1)
            for bot in OPPONENTS:
                wins = examine(training.net, args.game, bot, games, args.seed)
                marks.append(Mark(spent, training.decisions, bot, wins, games))
                tell(spent, f"{wins / games:.1%} of {games} games won against {bot}")
            training.save(args.to)
        if last:
            break
        line = training.go_on(1 - done)
        number += 1
        tell((time.monotonic() - began) / 60, line)
    kept = {"game": args.game, "seed": args.seed, "marks": [asdict(mark) for mark in marks]}
    (args.to / f"{args.game}.json").write_text(json.dumps(kept, indent=2) + "\n")
    (args.to / f"{args.game}.svg").write_text(picture(args.game, marks), encoding="utf-8")


def read_arguments() -> argparse.Namespace:
    """What to learn, and for how long."""
    parser = argparse.ArgumentParser(prog="python -m purrlour.learn.train", description=__doc__)
    parser.add_argument("game", choices=sorted(GAMES))
    parser.add_argument("--minutes", type=float, default=30.0)
    parser.add_argument("--rounds", type=int, default=0, help="instead of minutes")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--games", type=int, default=200, help="of each exam")
    parser.add_argument("--every", type=float, default=0.1, help="part of the time between exams")
    parser.add_argument("--to", type=Path, default=Path("learned"), help="the folder for the net")
    return parser.parse_args()


if __name__ == "__main__":
    main()
