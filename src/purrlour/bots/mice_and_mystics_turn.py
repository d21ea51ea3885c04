"""Turn: what a mouse does in its turn, a step at a time: fight, or get on with the story."""

from __future__ import annotations

from typing import Final

from purrlour.bots.mice_and_mystics_aims import (
    EXPLORE,
    SEARCH,
    SPECIAL,
    Aim,
    Aims,
    Errand,
)
from purrlour.bots.mice_and_mystics_atlas import FAR, Gate
from purrlour.bots.mice_and_mystics_fight import Fight
from purrlour.bots.mice_and_mystics_gear import improvements, wanted_by
from purrlour.bots.mice_and_mystics_sight import Sight
from purrlour.bots.mice_and_mystics_uses import in_turn
from purrlour.bots.mice_and_mystics_walks import walks
from purrlour.games.mice_and_mystics import codes
from purrlour.games.mice_and_mystics.codes import END, SCURRY
from purrlour.games.mice_and_mystics.codes import SEARCH as LOOK

STEP: Final = 0.04
"""What a step costs: who has nothing to gain stays."""
COMPANY: Final = 0.15
"""What a mouse on the same space or next to it is worth in a fight."""
IMPATIENCE: Final = 2.0
"""What a step nearer is worth to a mouse with nothing else to do."""
ROACH: Final = "roach"
MANY_ROACHES: Final = 3
"""So many are worth a grape."""
BAIT: Final = codes.ITEMS.index("grape")
PAGE_A_ROOM: Final = 0.8
"""Pages that an encounter takes."""
TURNS_A_ROOM: Final = 5.5
SEARCHERS: Final = 2
"""So many mice that have found nothing yet are reason to stay for a while."""


class Turn:
    """One question of a mouse's turn."""

    def __init__(self, aims: Aims, sight: Sight, hero: int, legal: list[int]) -> None:
        self.aims = aims
        self.sight = sight
        self.hero = hero
        self.legal = frozenset(legal)
        self.here = sight.at[hero]
        self.fight = Fight(sight, hero)
        numbers = aims.spaces(sight.side)
        self.steps = {
            numbers[code - codes.GO]: code for code in legal if code - codes.GO in numbers
        }

    def choose(self) -> int:
        """The next thing to do."""
        sight = self.sight
        aim = self.aims.aim(sight)
        if aim is not None and aim.errand.wins:
            done = self.do(aim.errand)
            if done >= 0:
                return done
        first = self.first_things()
        if first >= 0:
            return first
        if sight.foes:
            return self.battle(aim)
        return self.go_on(aim)

    # What costs nothing.

    def first_things(self) -> int:
        """Level up, put on what is better, use what helps, hand over what others need."""
        sight, hero = self.sight, self.hero
        if codes.LEVEL_UP in self.legal:
            return codes.LEVEL_UP
        if codes.EQUIP in self.legal and improvements(sight, hero):
            return codes.EQUIP
        roaches = sum(sight.book.minions[sight.kind[foe]].id == ROACH for foe in sight.foes)
        if codes.LAY + BAIT in self.legal and roaches >= MANY_ROACHES:
            return codes.LAY + BAIT  # MM-267
        moves = self.wants_to_move()
        best, use = 0.0, -1
        for code in self.legal:
            if codes.INNATE <= code < codes.CARD and not codes.LEARN <= code < codes.USE_ABILITY:
                worth = in_turn(sight, self.fight, code, moves=moves)
                if worth > best:
                    best, use = worth, code
        if use >= 0:
            return use
        for other in sight.mice:
            if codes.SHARE + other in self.legal and any(
                wanted_by(sight, other, card) > 1 for card in sight.packed(hero)
            ):
                return codes.SHARE + other
        return -1

    def wants_to_move(self) -> bool:
        """Whether healing instead of moving would cost something."""
        if not self.sight.foes:
            return False
        return self.fight.blow(self.here) is None and self.fight.danger(self.here) > 0

    # With minions about.

    def battle(self, aim: Aim | None) -> int:
        """Attack from the best space in reach; or wait where it is safest, and search."""
        if codes.STAND in self.legal and self.sight.deed:
            return codes.STAND
        attacks = any(codes.ATTACK <= code < codes.PICK for code in self.legal)
        open_deed = not self.sight.deed and not self.sight.status[self.hero] & 1
        found = walks(self.sight, self.hero, list(self.steps), self.sight.allowance)
        best, best_at = -float(FAR), self.here
        for space, walk in found.items():
            score = self.standing(space) - STEP * walk.cost
            if open_deed:
                blow = self.fight.blow(space)
                score += blow.worth if blow is not None else self.approach(space)
            if self.sight.traps >> space & 1 and space != self.here:
                score -= 1.0
            if score > best:
                best, best_at = score, space
        blow = self.fight.blow(self.here) if open_deed and attacks else None
        if blow is not None and codes.ATTACK + blow.target in self.legal:
            there = self.fight.blow(best_at)
            # Hit now and walk on afterwards, unless a better blow waits where it goes.
            if there is None or there.worth <= blow.worth + 0.01:
                return codes.ATTACK + blow.target
        if best_at != self.here:
            return self.steps[found[best_at].first]
        if codes.STAND in self.legal:
            return codes.STAND
        return self.idle(aim)

    def standing(self, space: int) -> float:
        """How good it is to stand somewhere while there are minions."""
        sight = self.sight
        near = sight.near(space)
        company = sum(near >> sight.at[other] & 1 for other in sight.mice if other != self.hero)
        wet = sight.book.board.water[sight.side] >> space & 1
        return COMPANY * company - self.fight.danger(space) - 0.6 * wet

    def approach(self, space: int) -> float:
        """Coming nearer to somebody to hit later on; those who shoot have to be sought out."""
        if LOOK not in self.legal:  # whoever waits for ever never wins
            return -IMPATIENCE * self.costs_to_hit()[space]
        sight = self.sight
        far = [sight.steps(space, sight.at[foe]) for foe in sight.foes if sight.ranged(foe)]
        return -0.12 * min(far, default=0)

    def costs_to_hit(self) -> list[int]:
        """What it costs from each space to come where somebody can be attacked."""
        return self.aims.atlas.distances(self.sight.side, self.fight.reach(), self.sight.traps)

    def idle(self, aim: Aim | None) -> int:
        """The action of somebody who can hit nobody."""
        del aim
        for code in (codes.RECOVER, codes.RECOVER + 1, LOOK):
            if code in self.legal:
                return code
        if SCURRY in self.legal and 0 < self.costs_to_hit()[self.here] < FAR:
            return SCURRY
        for code in self.legal:
            if codes.ATTACK <= code < codes.PICK:
                return code
        return END

    # In a quiet room.

    def go_on(self, aim: Aim | None) -> int:
        """To the errand or the way out, searching as it goes."""
        sight = self.sight
        if codes.STAND in self.legal:
            return codes.STAND
        for code in (codes.RECOVER, codes.RECOVER + 1):
            if code in self.legal:
                return code
        for errand in self.aims.aids(sight):
            if not sight.deed and self.hurry(aim) > 0:
                done = self.on_errand(errand)
                if done >= 0:
                    return done
        if aim is None:
            return self.wander()
        if aim.route.gate is None:
            done = self.on_errand(aim.errand)
            if done >= 0:
                return done
            return self.rest(aim.errand.spaces)
        return self.leave(aim, aim.route.gate)

    def do(self, errand: Errand) -> int:
        """Does an errand here and now, if it can be done."""
        if errand.side != self.sight.side or not errand.spaces >> self.here & 1:
            return -1
        code = {
            SEARCH: LOOK,
            SPECIAL: codes.SPECIAL + errand.number,
            EXPLORE: codes.EXPLORE + errand.number,
        }.get(errand.verb, -1)
        if errand.verb == EXPLORE and errand.everyone and not self.all_on(errand.spaces):
            return -1
        return code if code in self.legal else -1

    def all_on(self, spaces: int) -> bool:
        """Whether every mouse on the board is on one of some spaces."""
        return all(spaces >> self.sight.at[hero] & 1 for hero in self.sight.mice)

    def on_errand(self, errand: Errand) -> int:
        """Does it, or goes there; −1 if there is nothing to do about it now."""
        done = self.do(errand)
        if done >= 0:
            return done
        if errand.spaces >> self.here & 1:
            return -1
        return self.towards(errand.spaces)

    def towards(self, goal: int) -> int:
        """A step that brings the mouse nearer; −1 if none does."""
        sight = self.sight
        costs = self.aims.atlas.distances(sight.side, goal, sight.traps)
        found = walks(sight, self.hero, list(self.steps), sight.allowance)
        best = min(found, key=lambda space: (costs[space], found[space].cost))
        if best != self.here and costs[best] < costs[self.here]:
            return self.steps[found[best].first]
        return -1

    def rest(self, goal: int) -> int:
        """Search, hurry on if the others wait, or be done."""
        if LOOK in self.legal:
            return LOOK
        if SCURRY in self.legal and not goal >> self.here & 1:
            costs = self.aims.atlas.distances(self.sight.side, goal, self.sight.traps)
            if costs[self.here] < FAR:
                return SCURRY
        return END

    def hurry(self, aim: Aim | None) -> float:
        """Pages to spare; below zero the party should waste no time."""
        view = self.sight.view
        turns = aim.route.turns if aim is not None else TURNS_A_ROOM
        left = view.end_page - view.page - view.wheel / 6
        return left - 1 - PAGE_A_ROOM * turns / TURNS_A_ROOM

    def lingers(self, aim: Aim) -> bool:
        """Whether the party stays: to search, to be healed, to wait for those captured."""
        sight = self.sight
        if len(sight.mice) < len(sight.party):
            return sight.view.end_page - sight.view.page > 1 or sight.view.wheel < 5
        spare = self.hurry(aim)
        unlucky = sum(not sight.searched >> hero & 1 for hero in sight.mice)
        return unlucky >= SEARCHERS and spare > 0

    def leave(self, aim: Aim, gate: Gate) -> int:
        """Towards the way out; the last who can takes it, so that the others may search."""
        explores = codes.EXPLORE + gate.way
        here = gate.spaces >> self.here & 1
        goes = explores in self.legal and not self.lingers(aim) and not self.follows(gate)
        if goes and here:
            return explores
        step = self.towards(gate.spaces)
        if step >= 0:
            return step
        return explores if goes else self.rest(gate.spaces)

    def follows(self, gate: Gate) -> bool:
        """Whether somebody who acts later this round can take the way out."""
        sight = self.sight
        costs = self.aims.atlas.distances(sight.side, gate.spaces, sight.traps)
        for hero in sight.to_act():
            at = sight.at[hero]
            if at < 0 or sight.status[hero] & 15 or (gate.tool == 2 and not sight.is_handy(hero)):
                continue
            if costs[at] <= sight.stat(hero, 3) + 1:
                return True
        return False

    def wander(self) -> int:
        """Without an idea of where to go: whatever the chapter offers, then any new room."""
        for code in sorted(self.legal):
            if codes.SPECIAL <= code < codes.KIND:
                return code
        if LOOK in self.legal:
            return LOOK
        ways = [code for code in self.legal if codes.EXPLORE <= code <= codes.EXPLORE + codes.FLIP]
        if ways:
            return min(ways)
        board, side = self.sight.book.board, self.sight.side
        goal = board.plain_flip[side]
        for way in range(4):
            goal |= board.exit_spaces[side * 4 + way]
        step = self.towards(goal)
        return step if step >= 0 else self.rest(goal)
