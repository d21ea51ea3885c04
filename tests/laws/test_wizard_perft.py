"""Counts of what can be reached in Wizard Kittens from tiny set-ups: our perft.

A *way* is a sequence of choices with every luck told apart; a *position* counts once however many
ways lead to it. The order of the discard pile is left out of a position, and so is Extra Credit,
so that a second implementation, which shares nothing with the game, can count the same.
"""

from __future__ import annotations

from collections import Counter

import pytest

from purrlour.engine.chance import Seeded
from purrlour.games.wizard_kittens.content import LETTERS
from purrlour.games.wizard_kittens.editions import cards_of
from purrlour.games.wizard_kittens.state import Wizards
from tests.figures import figure
from tests.games.wizard_kittens.scene import GAME, PEOPLE, Scene, dealt, scene
from tests.games.wizard_kittens.scene import World as Look
from tests.laws.counting import Counts, after_one_choice, count_states, count_worlds
from tests.laws.wizard_brute_force import World, successors

ADVANCED = {
    "ann": "muffin.advanced",
    "bob": "baebae.advanced",
    "cleo": "grumpkin.advanced",
    "dan": "easa.advanced",
}
NEEDS = tuple(
    (curse.name, "".join(letter * count for letter, count in zip(LETTERS, curse.need, strict=True)))
    for curse in cards_of("ours").curses
)
NAMES = {"artifact": "A", "familiar": "F", "potion": "P", "scroll": "S", "": ""}
CATS = {"chaos-cat-3": "cat3", "chaos-cat": "cat"}


def scenes() -> dict[str, Scene]:
    """Each set-up by what it is about."""
    return {
        "a turn of two": scene(
            circles={"ann": "A.P", "bob": "S.F"}, drawn="A", deck="S P A F", slots="snail catnap"
        ),
        "a set is near": scene(
            circles={"ann": "AAS.PP", "bob": "SS.A", "cleo": "F"},
            deck="A P cat3 S F",
            slots="snail catnap",
            curses="vampire yarn bathtime cucumber",
        ),
        "overflow": scene(
            circles={"ann": "A", "bob": "P", "cleo": "F.S"},
            kittens={name: ADVANCED[name] for name in ("ann", "bob", "cleo")},
            deck="S cat3 P A F",
            slots="snail catnap",
        ),
        "favor": scene(
            circles={"ann": "A", "bob": "P.A", "cleo": "S"},
            kittens={name: ADVANCED[name] for name in ("ann", "bob", "cleo")},
            turn="bob",
            deck="S caught",
            slots="snail catnap",
        ),
        "dismiss and yoink": scene(
            circles={"ann": "A", "bob": "P", "cleo": "AAS.A", "dan": "S.FF"},
            kittens=dict(ADVANCED),
            turn="cleo",
            deck="S A",
            slots="snail catnap",
        ),
        "tumbling discards": scene(
            circles={"ann": "AAS", "bob": "P", "cleo": "F.S"},
            mode="chaos.4",
            chaos="cm-discards",
            cats=1,
            deck="cat cat3 P S",
            slots="snail catnap",
            curses="vampire yarn bathtime cucumber",
        ),
    }


PINNED: dict[str, Counts] = {
    # By hand: chapter 1 or 2, then four spells each, none of them covered.
    "a turn of two": [(2, 2), (8, 8), (23, 23)],
    "a set is near": [(4, 4), (14, 14), (57, 34)],
    "overflow": [(4, 4), (8, 8), (24, 18)],
    "favor": [(4, 4), (10, 10), (22, 15)],
    "dismiss and yoink": [(4, 4), (15, 15), (72, 45)],
    "tumbling discards": [(4, 4), (11, 11), (34, 21)],
}
FURTHER: dict[str, Counts] = {
    "a turn of two": [(60, 35), (136, 86)],
    "a set is near": [(122, 75), (482, 294)],
    "overflow": [(52, 40), (186, 138)],
    "favor": [(44, 30), (112, 56)],
    "dismiss and yoink": [(164, 109), (597, 372)],
    "tumbling discards": [(51, 29), (101, 53)],
}
"""Two choices more."""


def key_of(state: Wizards) -> World:
    """The state as brute force sees it."""
    seen = GAME.view(state, -1)
    look = Look(PEOPLE[: seen.seats], state)
    score = [line.split(".") for line in look.field("score").split(",") if line != "-"]
    spot = (seen.picked_seat, seen.picked_chapter - 1, NAMES[seen.picked_card])
    effect = int(seen.effect[-1]) if seen.effect else 0
    over = seen.phase == "over"
    return World(
        circles=tuple(
            tuple(tuple(NAMES[card] for card in chapter) for chapter in circle)
            for circle in seen.circles
        ),
        deck=tuple(CATS.get(card, card) for card in look.deck.split()),
        discard=tuple(sorted(NAMES[card] for card in seen.discard)),
        slots=seen.curses,
        curses=tuple(look.curses.split()),
        needs=NEEDS,
        mats=tuple(
            kitten if side else "" for kitten, side in zip(seen.kittens, seen.advanced, strict=True)
        ),
        tokens=seen.tokens,
        turn=seen.turn,
        score=tuple((int(seat), curse, extras.strip("-")) for seat, curse, extras in score),
        open=seen.open,
        steps=seen.cats,
        chaos=seen.mode == "chaos",
        asked=seen.phase,
        who=-1 if over else seen.asked[0],
        spell=seen.spell,
        hand=tuple(NAMES[card] for card in seen.limbo),
        card=NAMES[seen.card],
        spot=None if seen.picked_seat < 0 else spot,
        target=-1 if seen.target_seat < 0 else seen.target_seat * 3 + seen.target_chapter - 1,
        effect=effect,
        actor=seen.actor,
        due=int(look.field("due")),
        draws=int(look.field("draws")),
    )


@pytest.mark.parametrize("name", scenes())
def test_counts_are_what_they_were_and_what_brute_force_says(name: str) -> None:
    state, pinned = scenes()[name].state, PINNED[name]

    assert count_states(GAME, state, len(pinned), key_of) == pinned
    assert count_worlds(key_of(state), len(pinned), successors) == pinned


@pytest.mark.slow
@pytest.mark.parametrize("name", scenes())
def test_two_choices_further(name: str) -> None:
    state, pinned = scenes()[name].state, [*PINNED[name], *FURTHER[name]]

    assert count_states(GAME, state, len(pinned), key_of) == pinned
    assert count_worlds(key_of(state), len(pinned), successors) == pinned


MODES: list[tuple[int, dict[str, str]]] = [
    (2, {}),
    (3, {}),
    (4, {"kitten_side": "advanced"}),
    (3, {"kitten_side": "mixed", "chaos_mode": "on", "chaos_cats": "4"}),
]


@pytest.mark.slow
@pytest.mark.parametrize(("seats", "settings"), MODES)
def test_a_random_game_agrees_with_brute_force(seats: int, settings: dict[str, str]) -> None:
    """At every step of some games each choice leads to the same worlds."""
    for seed in range(figure(2, long=4, plain=1)):
        whim, table = Seeded(seed, "whim"), dealt(seats, seed=seed, **settings).table
        while table.outcome is None:
            phase, chaos = table.view(0).phase, table.game.position(table.state)
            known = "chaos:-" in chaos or "chaos:cm-discards" in chaos
            if phase not in ("first", "kitten") and known:
                world = key_of(table.state)
                mine = Counter(key_of(state) for state in after_one_choice(GAME, table.state))
                assert mine == Counter(successors(world))
            seat = next(iter(table.pending.values())).seat
            choices = table.legal(seat)
            table.play(seat, choices[whim.pick(len(choices))].text())
