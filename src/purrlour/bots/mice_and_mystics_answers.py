"""Answers: every question of Mice and Mystics but what to do in a turn."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from purrlour.bots.mice_and_mystics_atlas import FAR
from purrlour.bots.mice_and_mystics_gear import (
    gain,
    improvement,
    paws_left,
    use_of,
    wanted_by,
    worth,
)
from purrlour.bots.mice_and_mystics_mind import Mind
from purrlour.bots.mice_and_mystics_windows import die_again, reaction
from purrlour.games.mice_and_mystics import codes
from purrlour.games.mice_and_mystics.layout import AT, CARD_WOUNDS, FOUND, FROM, IN_PACK, KIND, WORN
from purrlour.games.mice_and_mystics.rules.sheets import attribute
from purrlour.games.mice_and_mystics.state import (
    ASK_ABILITY,
    ASK_ACT,
    ASK_ARRIVE,
    ASK_DICE,
    ASK_DROP,
    ASK_ENTRY,
    ASK_EQUIP,
    ASK_FACE,
    ASK_HERO,
    ASK_KEEP,
    ASK_KEEP_ONE,
    ASK_KIND,
    ASK_LAY,
    ASK_LEARN,
    ASK_MANY,
    ASK_PEEK,
    ASK_PICK,
    ASK_SHARE,
    ASK_SPACE,
    ASK_STEP,
    ASK_TRAP,
    ASK_WEAPON,
    ASK_WINDOW,
    ASK_WOUND,
)
from purrlour.games.mice_and_mystics.tables import (
    C_PAWS,
    CARD_WIDTH,
    CH_SUGGESTED,
    CHAPTER_WIDTH,
    F_LIFE,
    FIRST_FOE,
    FOE_WIDTH,
    MOST_FIGURES,
)
from purrlour.games.mice_and_mystics.traits import LORE, MOVE

_TOO_LITTLE: Final = 1.0
"""Of a found card: cheese is better."""
_HIGH: Final = 1.0e9


def answer(mind: Mind) -> i64:
    """The code of the best choice; the first choice for what matters little."""
    state = mind.look.state
    phase: i64 = state.phase
    if phase == ASK_WINDOW:
        return reaction(mind.look, mind.legal, mind.count)
    if phase == ASK_STEP:
        return _step(mind, state.own(0), state.own(1))
    if phase == ASK_ARRIVE or phase == ASK_SPACE:
        return _best(mind, _COMPANY, 0)
    if phase == ASK_ENTRY:
        return _best(mind, _FROM_MICE, 0)
    if phase == ASK_LAY:
        return _best(mind, _TO_FOES, 0)
    if phase == ASK_PICK:
        return _best(mind, _NEED, 0)
    if phase == ASK_WOUND:
        return _best(mind, _NEARLY_GONE, 0)
    if phase == ASK_KIND:
        return _best(mind, _HARM, 0)
    if phase == ASK_LEARN or phase == ASK_ABILITY:
        return _best(mind, _FAVOUR, 0)
    if phase == ASK_DROP:
        return _best(mind, _LEAST_USE, state.own(0))
    if phase == ASK_KEEP_ONE:
        return _best(mind, _TO_KEEP, state.own(1))
    if phase == ASK_WEAPON:
        mind.fight.arm(mind.look, state.own(0))
        return _best(mind, _BLOW, state.own(1))
    if phase == ASK_KEEP:
        return _keep(mind, state.own(0))
    if phase == ASK_SHARE:
        return _share(mind, state.own(0), state.own(1))
    if phase == ASK_EQUIP:
        return _equip(mind, state.own(0))
    if phase == ASK_ACT:
        return _act(mind, state.own(0))
    if phase == ASK_DICE:
        return die_again(mind.look, mind.legal, mind.count)
    if phase == ASK_MANY:
        pick = mind.first_of(codes.PICK, codes.THROW)
        return pick if pick >= 0 else codes.PASS
    if phase == ASK_TRAP:  # lore instead of move for the trap, whichever has more dice
        lore = attribute(state, state.own(0), LORE)
        return codes.YES if lore > attribute(state, state.own(0), MOVE) else codes.NO
    if phase == ASK_HERO:
        return _hero(mind)
    if phase == ASK_PEEK:
        return codes.NO
    if phase == ASK_FACE:  # rolled by hand: not a bot's to choose, it says what it likes
        return mind.legal[mind.count - 1]
    return mind.legal[0]


# What a choice is judged by.
_COMPANY: Final = 0
_FROM_MICE: Final = 1
_TO_FOES: Final = 2
_NEED: Final = 3
_NEARLY_GONE: Final = 4
_HARM: Final = 5
_FAVOUR: Final = 6
_LEAST_USE: Final = 7
_TO_KEEP: Final = 8
_BLOW: Final = 9


def _best(mind: Mind, by: i64, whose: i64) -> i64:
    """The choice that is judged best."""
    best: i64 = mind.legal[0]
    most: float = -_HIGH
    at: i64
    for at in range(mind.count):
        code: i64 = mind.legal[at]
        score: float
        if by == _COMPANY:
            score = _company(mind, code)
        elif by == _FROM_MICE:
            score = float(_far(mind, code))
        elif by == _TO_FOES:
            score = -float(_far(mind, code))
        elif by == _NEED:
            score = _need(mind, code - codes.PICK)
        elif by == _NEARLY_GONE:
            score = _nearly_gone(mind, code - codes.ORDER)
        elif by == _HARM:
            score = _harm(mind, code - codes.KIND)
        elif by == _FAVOUR:
            score = -float(mind.primer.rank[code - codes.LEARN])
        elif by == _LEAST_USE:
            score = -use_of(mind.look, whose, code - codes.CARD)
        elif by == _TO_KEEP:
            score = -1.0 if code < codes.CARD else worth(mind.look, whose, code - codes.CARD)
        else:
            score = _blow_with(mind, code - codes.CARD, whose)
        if score > most:
            most = score
            best = code
    return best


def _company(mind: Mind, code: i64) -> float:
    """Where most of the others are, on dry ground."""
    look = mind.look
    space = look.space_of(code)
    if space < 0:
        return 0.0
    near = look.near(space)
    friends: float = -5.0 if (look.water() >> space) & 1 else 0.0
    at: i64
    for at in range(look.many_mice):
        if (near >> look.state.rows[AT + look.mice[at]]) & 1:
            friends += 1.0
    return friends


def _far(mind: Mind, code: i64) -> i64:
    """Steps from a space to the nearest mouse; where bait is laid, to the nearest minion."""
    look = mind.look
    space = look.space_of(code)
    if space < 0:
        return 0
    baits: bool = look.state.phase == ASK_LAY
    nearest: i64 = -1
    at: i64
    for at in range(look.many_foes if baits else look.many_mice):
        figure: i64 = look.foes[at] if baits else look.mice[at]
        far = look.steps(space, look.state.rows[AT + figure])
        nearest = far if nearest < 0 or far < nearest else nearest
    return nearest if nearest > 0 else 0


def _need(mind: Mind, figure: i64) -> float:
    """The worst minion, or the mouse that needs it most."""
    look = mind.look
    if figure < FIRST_FOE:
        return 10.0 - float(look.left(figure))
    kind: i64 = look.state.rows[KIND + figure]
    life: i64 = look.life[kind]
    return look.threat[kind] / float(life if life > 1 else 1)


def _nearly_gone(mind: Mind, card: i64) -> float:
    """Of a mighty minion: the card that goes first takes its turn along (MM-126)."""
    life: i64 = mind.look.tables.foes[card * FOE_WIDTH + F_LIFE]
    return -float(life - mind.look.state.rows[CARD_WOUNDS + card])


def _harm(mind: Mind, kind: i64) -> float:
    """What all minions of a kind do."""
    look = mind.look
    total: float = 0.0
    at: i64
    for at in range(look.many_foes):
        if look.state.rows[KIND + look.foes[at]] == kind:
            total += look.threat[kind]
    return total


def _blow_with(mind: Mind, card: i64, target: i64) -> float:
    """What an attack with a weapon promises."""
    fight = mind.fight
    best: float = 0.0
    arm: i64
    for arm in range(fight.many):
        if fight.card[arm] == card and fight.worth[arm * MOST_FIGURES + target] > best:
            best = fight.worth[arm * MOST_FIGURES + target]
    return best


# The rest.


def _hero(mind: Mind) -> i64:
    """The mice that the chapter suggests."""
    state = mind.look.state
    suggested: i64 = mind.look.tables.chapters[state.chapter * CHAPTER_WIDTH + CH_SUGGESTED]
    at: i64
    for at in range(mind.count):
        if (suggested >> (mind.legal[at] - codes.HERO)) & 1:
            return mind.legal[at]
    return mind.legal[0]


def _keep(mind: Mind, hero: i64) -> i64:
    """Keeps what is of use to somebody, and eats the rest."""
    look = mind.look
    best: i64 = 0
    most: float = -1.0
    card: i64
    for card in range(look.tables.how_many_cards):
        if look.state.rows[FROM + card] == FOUND + hero:
            use = use_of(look, hero, card)
            if use > most:
                most = use
                best = card
    if mind.legal[0] != codes.KEEP:
        return codes.CARD + best
    return codes.KEEP if most >= _TOO_LITTLE else codes.TRADE


def _share(mind: Mind, hero: i64, other: i64) -> i64:
    """Hands over what the other needs more, and nothing back."""
    look = mind.look
    at: i64
    for at in range(mind.count):
        card: i64 = mind.legal[at] - codes.CARD
        if not 0 <= card < codes.CARDS or look.state.rows[FROM + card] != IN_PACK + hero:
            continue
        mine = gain(look, hero, card)
        if wanted_by(look, other, card) > (mine if mine > 1.0 else 1.0):
            return mind.legal[at]
    return codes.DONE


def _equip(mind: Mind, hero: i64) -> i64:
    """Puts on what is better, and first away what is in its way."""
    look = mind.look
    below: float = float(FAR)
    while True:
        card = improvement(look, hero, below)
        if card < 0:
            return codes.DONE
        if mind.may(codes.CARD + card):
            return codes.CARD + card
        other = _in_the_way(mind, hero, card)
        if other >= 0:
            return codes.CARD + other
        below = gain(look, hero, card)


def _in_the_way(mind: Mind, hero: i64, card: i64) -> i64:
    """The least of what a mouse may put away to take up this card; −1: nothing is in its way."""
    look = mind.look
    if paws_left(look, hero, card) >= 0:
        return -1
    least: i64 = -1
    at: i64
    for at in range(mind.count):
        one: i64 = mind.legal[at] - codes.CARD
        if one < 0 or look.state.rows[FROM + one] != WORN + hero:
            continue
        held: bool = look.tables.cards[one * CARD_WIDTH + C_PAWS] > 0
        if held and (least < 0 or mind.primer.value[one] < mind.primer.value[least]):
            least = one
    return least


def _act(mind: Mind, hero: i64) -> i64:
    """An action out of turn: hit the worst, else search, else go on."""
    look, fight = mind.look, mind.fight
    fight.arm(look, hero)
    if fight.blow(look, look.state.rows[AT + hero]) and mind.may(codes.ATTACK + fight.target):
        return codes.ATTACK + fight.target
    recover = mind.first_of(codes.RECOVER, codes.FACE)
    if recover >= 0:
        return recover
    return codes.SEARCH if mind.may(codes.SEARCH) else codes.PASS


def _step(mind: Mind, hero: i64, allowance: i64) -> i64:
    """The next step of a scurry, nearer to where the party is going."""
    look = mind.look
    goal: i64
    mind.take_aim()
    if look.many_foes or mind.errand < 0:
        mind.fight.arm(look, hero)
        goal = mind.fight.spaces(look)
    elif mind.gate < 0:
        goal = mind.guide.spaces[mind.errand]
    else:
        goal = mind.guide.roads.spaces[mind.gate]
    mind.walk(hero, allowance)
    best = mind.nearest(goal)
    return mind.step_to(best) if best != look.state.rows[AT + hero] else codes.STOP
