"""Random play in OpenSpiel and RLCard, one round; run by their environment's own Python.

It imports nothing of ours. Prints one line of JSON: figures per CPU second.
"""

# mypy: ignore-errors
# The peers come without types, and live in an environment of their own.

import json
import random
import sys
from time import process_time

import pyspiel
import rlcard

_LOOK_EVERY = 20
_ROLLOUTS = 200


def spiel_driven(game, seconds):
    """Decisions a second when Python asks and answers; chance nodes are played, not counted."""
    choice = random.choice
    decisions = games = 0
    start = process_time()
    while process_time() - start < seconds:
        for _ in range(_LOOK_EVERY):
            state = game.new_initial_state()
            while not state.is_terminal():
                if state.is_chance_node():  # a deal: all outcomes are as likely
                    state.apply_action(choice(state.chance_outcomes())[0])
                else:
                    state.apply_action(choice(state.legal_actions()))
                    decisions += 1
            games += 1
    return decisions / (process_time() - start), decisions / games


def spiel_rollouts(game, seconds, length):
    """Decisions a second inside OpenSpiel's own rollouts, given the length of a game.

    A search of one simulation does nothing but roll out its root.
    """
    evaluator = pyspiel.RandomRolloutEvaluator(_ROLLOUTS, 1)
    bot = pyspiel.MCTSBot(game, evaluator, 2.0, 1, 1, False, 1, False)
    spent = rollouts = 0
    while spent < seconds:
        state = dealt(game)
        start = process_time()
        bot.step(state)
        spent += process_time() - start
        rollouts += _ROLLOUTS
    return rollouts * length / spent


def dealt(game):
    """A state after the deal."""
    state = game.new_initial_state()
    while state.is_chance_node():
        legal = state.legal_actions()
        state.apply_action(legal[int(random.random() * len(legal))])
    return state


def spiel_clone(game, seconds):
    """Clones a second of a state in the middle of a game."""
    clone = dealt(game).clone
    clones = 0
    start = process_time()
    while process_time() - start < seconds:
        for _ in range(1000):
            clone()
        clones += 1000
    return clones / (process_time() - start)


def rlcard_uno(seconds):
    """Decisions a second of RLCard's uno in its documented loop."""
    env = rlcard.make("uno")
    choice = random.choice
    decisions = 0
    start = process_time()
    while process_time() - start < seconds:
        state, _ = env.reset()
        while not env.is_over():
            state, _ = env.step(choice(list(state["legal_actions"])))
            decisions += 1
    return decisions / (process_time() - start)


def main():
    """One round; the argument is the seconds for each figure."""
    seconds = float(sys.argv[1])
    game = pyspiel.load_game("crazy_eights(players=2)")
    driven, length = spiel_driven(game, seconds)
    figures = {
        "spiel_driven": driven,
        "spiel_playout": spiel_rollouts(game, seconds, length),
        "spiel_clone": spiel_clone(game, seconds),
        "rlcard_uno": rlcard_uno(seconds),
    }
    print(json.dumps(figures))  # noqa: T201 - whoever runs us reads this


if __name__ == "__main__":
    main()
