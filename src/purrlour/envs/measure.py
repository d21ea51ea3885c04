"""How fast the environments are: `python -m purrlour.envs.measure [SECONDS]`.

Beside PettingZoo's own Leduc Hold'em, if RLCard is there, in the same process and by turns. Lives
here and not in the lab, which knows no environments. Prints one line of JSON: decisions per CPU
second.
"""

from __future__ import annotations

import json
import sys
import warnings
from importlib import import_module
from statistics import median
from time import process_time
from typing import Any, Final

from purrlour.envs.vector import VectorEnv
from purrlour.games import GAMES

PEER: Final = "leduc_holdem_v4"
TABLES: Final = 256
_ROUNDS: Final = 5
_SECONDS: Final = 0.5


def agents_loop(env: Any, seconds: float) -> float:
    """Decisions a second in the loop that PettingZoo documents, choosing by lot."""
    decisions = 0
    start = process_time()
    while process_time() - start < seconds:
        env.reset()
        for agent in env.agent_iter():
            observation, _, termination, truncation, _ = env.last()
            if termination or truncation:
                action = None
            else:
                action = env.action_space(agent).sample(observation["action_mask"])
                decisions += 1
            env.step(action)
    return decisions / (process_time() - start)


def vector_loop(env: VectorEnv, seconds: float) -> float:
    """Decisions a second of many tables, choosing by lot."""
    decisions = 0
    start = process_time()
    while process_time() - start < seconds:
        for _ in range(10):
            env.step(env.random_actions())
        decisions += 10 * env.tables
    return decisions / (process_time() - start)


def measure(seconds: float, rounds: int) -> dict[str, float]:
    """Medians of rounds by turns, so that all share the machine's moods."""
    envs: dict[str, Any] = {
        f"aec {key}": import_module(f"purrlour.envs.{key}_v0").env() for key in GAMES
    }
    peer = _peer()
    if peer is not None:
        envs[f"aec {PEER}"] = peer
    for key in GAMES:
        envs[f"vector {key}"] = VectorEnv(key, TABLES)
        envs[f"vector {key}"].reset(1)
    rows: dict[str, list[float]] = {name: [] for name in envs}
    for _ in range(rounds):
        for name, env in envs.items():
            loop = vector_loop if name.startswith("vector") else agents_loop
            rows[name].append(loop(env, seconds))
    return {name: median(found) for name, found in rows.items()}


def _peer() -> Any:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        try:
            return import_module(f"pettingzoo.classic.{PEER}").env()
        except ImportError:
            return None


def main() -> None:
    """Measures and prints."""
    seconds = float(sys.argv[1]) if len(sys.argv) > 1 else _SECONDS
    print(json.dumps(measure(seconds, _ROUNDS)))  # noqa: T201 - it speaks by printing


if __name__ == "__main__":
    main()
