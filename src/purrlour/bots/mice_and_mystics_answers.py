"""Answers: every question of Mice and Mystics but what to do in a turn."""

from __future__ import annotations

from typing import Final

from purrlour.bots.mice_and_mystics_aims import Aims
from purrlour.bots.mice_and_mystics_fight import Fight, threat
from purrlour.bots.mice_and_mystics_gear import (
    FAVOURITES,
    gain,
    improvements,
    in_the_way,
    wanted_by,
    worth,
)
from purrlour.bots.mice_and_mystics_sight import Sight
from purrlour.bots.mice_and_mystics_walks import walks
from purrlour.bots.mice_and_mystics_windows import Reactions
from purrlour.games.mice_and_mystics import codes
from purrlour.games.mice_and_mystics.frames import FRAME, OWN
from purrlour.games.mice_and_mystics.layout import FOUND
from purrlour.games.mice_and_mystics.tables import FIRST_FOE, HEROES

_TOO_LITTLE: Final = 1.0
"""Of a found card: cheese is better."""


class Answers:
    """One question that is not a turn."""

    def __init__(self, aims: Aims, sight: Sight, legal: list[int]) -> None:
        self.aims = aims
        self.sight = sight
        self.legal = legal
        self.own = sight.view.stack[-FRAME + OWN :]

    def answer(self, phase: str) -> int:
        """The code of the best choice; the first choice for what matters little."""
        by_phase = {
            "hero": self.hero,
            "ability": self.learn,
            "learn": self.learn,
            "step": self.step,
            "window": self.window,
            "keep": self.keep,
            "drop": self.drop,
            "share": self.share,
            "equip": self.equip,
            "weapon": self.weapon,
            "pick": self.pick,
            "many": self.many,
            "dice": self.dice,
            "act": self.act,
            "arrive": self.arrive,
            "space": self.arrive,
            "trap": self.trap,
            "keep-one": self.keep_one,
            "wound": self.wound,
            "kind": self.kind,
            "peek": lambda: codes.NO,
            "entry": self.entry,
            "lay": self.lay,
            "face": self.face,
        }
        return by_phase.get(phase, self.first)()

    def first(self) -> int:
        """Whatever comes first."""
        return self.legal[0]

    def face(self) -> int:
        """A die that somebody rolled by hand is not a bot's to choose: it says what it likes."""
        return self.legal[-1]

    # The party.

    def hero(self) -> int:
        """The mice that the chapter suggests."""
        for hero in self.sight.book.book.chapters[self.sight.chapter].suggested:
            if codes.HERO + hero in self.legal:
                return codes.HERO + hero
        return self.legal[0]

    def learn(self) -> int:
        """The best of the abilities."""
        names = [self.sight.book.abilities[code - codes.LEARN].id for code in self.legal]
        best = min(names, key=lambda name: FAVOURITES.index(name) if name in FAVOURITES else 99)
        return self.legal[names.index(best)]

    # Cards.

    def keep(self) -> int:
        """Keeps what is of use to somebody, and eats the rest."""
        sight, hero = self.sight, self.own[0]
        found = [at for at, place in enumerate(sight.view.card_rows) if place == FOUND + hero]
        if self.legal[0] != codes.KEEP:
            return codes.CARD + max(found, key=lambda card: self.use_of(card, hero))
        best = max((self.use_of(card, hero) for card in found), default=0.0)
        return codes.KEEP if best >= _TOO_LITTLE else codes.TRADE

    def use_of(self, card: int, hero: int) -> float:
        """What a card is worth to the party."""
        sight = self.sight
        mine = worth(sight, hero, card)
        if sight.book.cards[card].slot >= 0:
            mine = gain(sight, hero, card)
        theirs = max((wanted_by(sight, other, card) for other in sight.mice), default=0.0)
        return max(mine, 0.8 * theirs)

    def drop(self) -> int:
        """What is of least use."""
        hero = self.own[0]
        return min(self.legal, key=lambda code: self.use_of(code - codes.CARD, hero))

    def keep_one(self) -> int:
        """The best card for the next chapter."""
        hero = self.own[1]
        cards = [code for code in self.legal if code >= codes.CARD]
        return max(cards, key=lambda code: worth(self.sight, hero, code - codes.CARD))

    def share(self) -> int:
        """Hands over what the other needs more, and nothing back."""
        sight, hero, other = self.sight, self.own[0], self.own[1]
        for code in self.legal:
            card = code - codes.CARD
            mine = codes.CARD <= code < codes.ORDER and card in sight.packed(hero)
            if mine and wanted_by(sight, other, card) > max(gain(sight, hero, card), 1):
                return code
        return codes.DONE

    def equip(self) -> int:
        """Puts on what is better, and first away what is in its way."""
        sight, hero = self.sight, self.own[0]
        for card in improvements(sight, hero):
            if codes.CARD + card in self.legal:
                return codes.CARD + card
            for other in in_the_way(sight, hero, card):
                if codes.CARD + other in self.legal:
                    return codes.CARD + other
        return codes.DONE

    # Fighting.

    def weapon(self) -> int:
        """The weapon that promises most."""
        sight, hero, target = self.sight, self.own[0], self.own[1]
        fight = Fight(sight, hero)
        cards = sight.book.cards
        return max(
            self.legal,
            key=lambda code: max(
                (
                    fight.worth(target, arm)
                    for arm in fight.arms
                    if arm.card is cards[code - codes.CARD]
                ),
                default=0.0,
            ),
        )

    def pick(self) -> int:
        """The worst minion, or the mouse that needs it most."""
        sight = self.sight

        def need(code: int) -> float:
            figure = code - codes.PICK
            if figure < FIRST_FOE:
                return 10.0 - sight.left(figure)
            return threat(sight, figure) / max(sight.life(figure), 1)

        return max(self.legal, key=need)

    def wound(self) -> int:
        """The card of a mighty minion that has least left: its turn is gone the sooner (MM-126)."""
        sight = self.sight

        def left(code: int) -> int:
            card = code - codes.ORDER
            return sight.book.minion_cards[card - HEROES].life - sight.card_wounds[card]

        return min(self.legal, key=left)

    def kind(self) -> int:
        """The kind of minion that does most harm."""
        sight = self.sight

        def harm(code: int) -> float:
            kind = code - codes.KIND
            return sum(threat(sight, figure) for figure in sight.foes if sight.kind[figure] == kind)

        return max(self.legal, key=harm)

    def many(self) -> int:
        """As many as possible."""
        picks = [code for code in self.legal if code >= codes.PICK]
        return picks[0] if picks else codes.PASS

    def window(self) -> int:
        """A reaction, if it pays."""
        return Reactions(self.sight, self.legal).best()

    def dice(self) -> int:
        """The next die to roll again, or none."""
        return Reactions(self.sight, self.legal).die()

    def act(self) -> int:
        """An action out of turn: hit the worst, else search, else go on."""
        hero = self.own[0]
        blow = Fight(self.sight, hero).blow(self.sight.at[hero])
        if blow is not None and codes.ATTACK + blow.target in self.legal:
            return codes.ATTACK + blow.target
        for code in (codes.RECOVER, codes.RECOVER + 1, codes.SEARCH):
            if code in self.legal:
                return code
        return codes.PASS

    # Places.

    def step(self) -> int:
        """The next step of a scurry, nearer to where the party is going."""
        sight, hero = self.sight, self.own[0]
        numbers = self.aims.spaces(sight.side)
        steps = {
            numbers[code - codes.GO]: code for code in self.legal if code - codes.GO in numbers
        }
        found = walks(sight, hero, list(steps), self.own[1])
        here = sight.at[hero]
        aim = self.aims.aim(sight)
        if sight.foes or aim is None:
            goal = Fight(sight, hero).reach()
        else:
            goal = aim.errand.spaces if aim.route.gate is None else aim.route.gate.spaces
        costs = self.aims.atlas.distances(sight.side, goal, sight.traps)
        best = min(found, key=lambda space: (costs[space], found[space].cost))
        return steps[found[best].first] if best != here else codes.STOP

    def arrive(self) -> int:
        """Where most of the others are."""
        sight = self.sight
        names = self.aims.places(sight.side)
        friends = [sight.at[hero] for hero in sight.mice]

        def company(code: int) -> float:
            space = names.get(code, -1)
            if space < 0:
                return 0.0
            water = sight.book.board.water[sight.side] >> space & 1
            return sum(sight.near(space) >> at & 1 for at in friends) - 5.0 * water

        return max(self.legal, key=company)

    def entry(self) -> int:
        """Minions come in as far away as they may."""
        return max(self.legal, key=lambda code: self.far(code, self.sight.mice))

    def lay(self) -> int:
        """Bait lies where the roaches have it nearest."""
        return min(self.legal, key=lambda code: self.far(code, self.sight.foes))

    def far(self, code: int, figures: list[int]) -> int:
        """Steps from a space to the nearest of some figures."""
        sight = self.sight
        space = self.aims.places(sight.side).get(code, -1)
        if space < 0:
            return 0
        return min((sight.steps(space, sight.at[figure]) for figure in figures), default=0)

    def trap(self) -> int:
        """Lore instead of move for the trap, whichever has more dice."""
        hero = self.own[0]
        lore = self.sight.stat(hero, 2) > self.sight.stat(hero, 3)
        return codes.YES if lore else codes.NO
