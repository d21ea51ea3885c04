"""Search: information-set Monte Carlo tree search, for every game of the contract.

Each round is played in a world that the seat's view could come from: down the tree of what was
seen so far, and on from its edge by the game's policy. Only what the seat knows goes in.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from math import sqrt
from typing import Final, Generic, cast, final

from mypy_extensions import i64

from purrlour.bots.search.policy import Policy
from purrlour.bots.search.tree import NONE, ROOT, SEAT_AT, Tree
from purrlour.engine.cells import vec
from purrlour.engine.chance import Chance, Seeded
from purrlour.engine.game import MOST_ACTIONS, A, Game, O, S, V

CODE: Final = (1 << SEAT_AT) - 1
LONGEST: Final = 256
"""Edges that one round may walk."""
EDGES: Final = 1 << 20
"""Edges that a tree may have: what some seconds of thinking need."""
JOINT: Final = 65_599
PRIME: Final = 2_147_483_647
"""Choices made at once become one number by these."""
CLOCK: Final = 16
"""Rounds between two looks at the clock."""
UNTRIED: Final = 0.12
"""What a choice that nobody tried is thought to be worth less than those that were."""


@final
class Search(Generic[S, A, V, O]):
    """One decision, thought about."""

    def __init__(
        self,
        game: Game[S, A, V, O],
        policy: Policy[S],
        view: V,
        *,
        seed: int,
        each: i64,
        daring: float,
    ) -> None:
        self.game = game
        self.policy = policy
        self.seat: i64 = view.seat
        self.each: i64 = each
        """Rounds that it plays in one world before it imagines another."""
        self.daring: float = daring
        """How much it looks for something new."""
        self.done: i64 = 0
        self.decisions: i64 = 0
        """Choices made in its head."""
        self.tree = Tree(EDGES)
        self.luck: Chance = Seeded(seed, "luck")
        self.whim: Chance = Seeded(seed, "whim")
        self.codes = vec[i64]([0] * MOST_ACTIONS)
        self.weights = vec[float]([0.0] * MOST_ACTIONS)
        self.own_codes = vec[i64]([0] * MOST_ACTIONS)
        """What the seat may choose from now, and where to look first: the same in every world."""
        self.own_weights = vec[float]([0.0] * MOST_ACTIONS)
        self.own_count: i64 = 0
        self.slots = vec[i64]([NONE] * MOST_ACTIONS)
        """The edge of each code, while a choice is made."""
        self.worth = vec[float]([0.0] * 8)
        self.path = vec[i64]([0] * LONGEST)
        self.walked: i64 = 0
        self.worlds = game.worlds(view)
        self.world: S = self.worlds.sample(self.whim)
        self.look_round()

    def run(self, rounds: i64, seconds: float, clock: Callable[[], float] = time.monotonic) -> None:
        """So many rounds, or fewer if the clock says so; 0 is all the time in the world.

        It ends as soon as nothing could overtake what was tried most.
        """
        began: float = clock()
        number: i64
        for number in range(rounds):
            if number % CLOCK == CLOCK - 1:
                left: float = float(rounds - number)
                if seconds > 0.0:
                    took: float = clock() - began
                    if took > seconds:
                        break
                    left = min(left, float(number) * (seconds - took) / max(took, 1.0e-6))
                if float(self.lead()) > left:
                    break
            state = self.imagine()
            self.walk(state)
            self.play_on(state)
            self.policy.value(state, self.worth)
            self.learn()
            self.done += 1

    def imagine(self) -> S:
        """A world to play in."""
        if self.done and self.done % self.each == 0:
            self.world = self.worlds.sample(self.whim)
        return cast("S", self.world.clone())

    def look_round(self) -> None:
        """What the choice is about. A policy answers from what the seat knows: once is enough."""
        world, seat = self.world, self.seat
        self.own_count = self.game.legal_into(world, seat, self.own_codes)
        if self.own_count > 1:
            self.policy.weigh(world, seat, self.own_codes, self.own_count, self.own_weights)

    def walk(self, state: S) -> None:
        """Down the tree, and one step beyond it."""
        game = self.game
        tree = self.tree
        place: i64 = ROOT
        seat: i64 = self.seat
        together: i64 = 0
        """What others have chosen who were asked at the same time."""
        walked: i64 = 0
        asked: i64 = game.asked(state)
        while asked and walked < LONGEST and place != NONE:
            codes = self.codes
            weights = self.weights
            count: i64
            if place == ROOT and seat == self.seat:
                codes = self.own_codes
                weights = self.own_weights
                count = self.own_count
            else:
                count = game.legal_into(state, seat, codes)
                if count > 1:
                    self.policy.weigh(state, seat, codes, count, weights)
            at: i64 = 0
            if count > 1:
                at = self.select(seat, codes, count, weights, place)
            code: i64 = codes[at]
            key: i64 = seat << SEAT_AT | code
            edge: i64 = tree.find(place, key)
            new: bool = edge == NONE
            if new:
                edge = tree.edge(place, key)
                if edge == NONE:
                    break  # no room: the rollout goes on from here
            self.path[walked] = edge
            walked += 1
            rest: i64 = asked & ~(1 << seat)
            game.apply(state, seat, code, self.luck, None)
            self.decisions += 1
            asked = game.asked(state)
            if new and count > 1:
                break
            if rest and asked == rest:
                # The others were asked as well, and do not know this answer: they choose here.
                together = (together * JOINT + key) % PRIME
            else:
                look = self.policy.outlook(state, self.seat)
                place = tree.place(edge, look if not together else look ^ together)
                together = 0
            seat = 0
            while asked and not (asked >> seat) & 1:
                seat += 1
        self.walked = walked

    def select(
        self, seat: i64, codes: vec[i64], count: i64, weights: vec[float], place: i64
    ) -> i64:
        """Which of the codes to try: what was good, what is promising, what is new."""
        tree = self.tree
        slots = self.slots
        visits: i64 = 0
        total: float = 0.0
        edge: i64 = tree.first[place]
        while edge != NONE:
            key: i64 = tree.key[edge]
            if key >> SEAT_AT == seat:
                slots[key & CODE] = edge
                visits += tree.visits[edge]
                total += tree.total[edge]
            edge = tree.sibling[edge]
        sum_of: float = 0.0
        at: i64
        for at in range(count):
            sum_of += weights[at]
        fresh: float = total / float(visits) - UNTRIED if visits else 1.0
        wide: float = self.daring * sqrt(float(visits + 1)) / sum_of
        best: i64 = 0
        most: float = -1.0e9
        for at in range(count):
            edge = slots[codes[at]]
            score: float
            if edge == NONE:
                score = fresh + wide * weights[at]
            else:
                tried: float = float(tree.visits[edge])
                score = tree.total[edge] / tried + wide * weights[at] / (1.0 + tried)
            if score > most:
                most = score
                best = at
        edge = tree.first[place]
        while edge != NONE:
            slots[tree.key[edge] & CODE] = NONE
            edge = tree.sibling[edge]
        return best

    def play_on(self, state: S) -> None:
        """From the edge of the tree to the end, or as far as the policy goes."""
        game = self.game
        policy = self.policy
        codes = self.codes
        luck = self.luck
        whim = self.whim
        left: i64 = policy.depth
        asked: i64 = game.asked(state)
        while asked and left > 0:
            seat: i64 = 0
            while not (asked >> seat) & 1:
                seat += 1
            code: i64 = policy.act(game, state, seat, codes, whim)
            game.apply(state, seat, code, luck, None)
            left -= 1
            asked = game.asked(state)
        self.decisions += policy.depth - left

    def learn(self) -> None:
        """Tells every edge of the way what came of it."""
        tree = self.tree
        at: i64
        for at in range(self.walked):
            edge: i64 = self.path[at]
            tree.visits[edge] += 1
            tree.total[edge] += self.worth[tree.key[edge] >> SEAT_AT]

    def lead(self) -> i64:
        """How much oftener than any other the best choice was tried."""
        tree = self.tree
        most: i64 = 0
        second: i64 = 0
        edge: i64 = tree.first[ROOT]
        while edge != NONE:
            if tree.key[edge] >> SEAT_AT == self.seat:
                visits: i64 = tree.visits[edge]
                if visits > most:
                    second = most
                    most = visits
                elif visits > second:
                    second = visits
            edge = tree.sibling[edge]
        return most - second

    # What it found.

    def visits_of(self, code: i64) -> int:
        """How often this choice was tried."""
        edge = self.tree.find(ROOT, self.seat << SEAT_AT | code)
        return 0 if edge == NONE else int(self.tree.visits[edge])

    def value_of(self, code: i64) -> float:
        """What this choice brings, from 0 to 1; −1 if it was never tried."""
        edge = self.tree.find(ROOT, self.seat << SEAT_AT | code)
        if edge == NONE or not self.tree.visits[edge]:
            return -1.0
        return self.tree.total[edge] / float(self.tree.visits[edge])
