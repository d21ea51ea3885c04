"""Hints: every choice has its reason, in every language, and the best one is what it says."""

from __future__ import annotations

from itertools import islice

import pytest

from purrlour.bots.hints.hint import EFFORTS, MOST, REASONS, find_hint, reason_of
from purrlour.bots.hints.reason import Reason, usual
from purrlour.bots.search.levels import Effort
from purrlour.engine.chance import Seeded
from purrlour.engine.table import Table
from purrlour.games import GAMES
from purrlour.words import LANGUAGES, Words
from tests.games.exploding_kittens.scene import Scene, scene
from tests.server.worlds import moments
from tests.words.rendering import PEOPLE, messages, sound

LITTLE = Effort(rounds=6, worlds=3, daring=1.0)
MOMENTS = 150


def why(table: Scene, who: str, text: str) -> Reason:
    """Why somebody does this."""
    game = GAMES["exploding_kittens"]
    view = table.sees(who)
    choices = [game.parse(text), game.parse("resign")]
    return reason_of(game, view, choices, choices[0])


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("key", GAMES)
def test_every_action_has_a_sentence(key: str, language: str) -> None:
    words = Words(language, key)
    reasons = {usual(action).key: usual(action) for action in GAMES[key].actions}

    for reason in reasons.values():
        sound(words.hint(reason.key, {"risk": 13, "count": 2, "points": 3, **reason.facts}, PEOPLE))


@pytest.mark.parametrize("key", GAMES)
def test_every_choice_of_a_game_has_a_reason_in_words(key: str) -> None:
    """Whatever may be chosen in random games."""
    game = GAMES[key]
    words = [Words(language, key) for language in LANGUAGES]
    told = set[str]()
    for seats in {max(game.min_seats, 2), 3}:
        for moment in islice(moments(game, seats, seed=7), MOMENTS):
            for seat in moment.asked:
                view = game.view(moment.state, seat)
                choices = [game.parse(text) for text in moment.choices(seat)]
                for action in choices:
                    reason = reason_of(game, view, choices, action)
                    told.add(reason.key)
                    for one in words:
                        sound(one.hint(reason.key, reason.facts, PEOPLE))

    assert len(told) > 5


def test_a_single_choice_needs_no_other_reason() -> None:
    table = scene(hands={"ann": "", "bob": ""}, pile="skip kitten")
    game = GAMES["exploding_kittens"]
    draw = game.parse("draw")

    assert reason_of(game, table.sees("ann"), [draw], draw) == Reason("only")
    assert sound(Words("pl").hint("only", {}, PEOPLE))


@pytest.mark.parametrize("key", GAMES)
def test_a_hint_is_about_the_choices_and_always_the_same(key: str) -> None:
    game = GAMES[key]
    table = Table(game, max(game.min_seats, 2), game.options({}), Seeded(5))
    seat = next(iter(table.pending.values())).seat
    view, choices = table.view(seat), table.legal(seat)

    one, other = (
        find_hint(game, view, choices, effort=LITTLE, seed=9, seconds=60) for _ in range(2)
    )

    assert one == other
    assert 1 <= len(one.choices) <= MOST
    assert all(weighed.action in choices and weighed.visits for weighed in one.choices)
    assert all(0 <= chance <= 1 for chance in (one.now, *(each.chance for each in one.choices)))


def test_every_game_has_its_effort() -> None:
    assert EFFORTS.keys() == GAMES.keys()
    assert REASONS.keys() <= GAMES.keys()


@pytest.mark.parametrize("key", GAMES)
def test_no_sentence_is_written_for_nothing(key: str) -> None:
    """Those of kinds of actions, and those beside them that say more."""
    usuals = {usual(action).key for action in GAMES[key].actions}
    beside = {
        "exploding_kittens": ("draw-", "play-", "favor-", "pair-", "three-", "name-", "put-"),
        "koty": ("own-", "attack-", "cover-", "lay-"),
        "wizard_kittens": ("first-", "place-", "cast-", "card-", "to-", "keep-", "take-"),
        "mice_and_mystics": (),
    }[key]
    written = {name.removeprefix("hint-") for name in messages("en", key) if name[:5] == "hint-"}

    assert usuals <= written
    assert all(name.startswith(beside) for name in written - usuals - {"only"})


# Exploding Kittens.


def test_a_known_card_is_safe_to_draw() -> None:
    table = scene(hands={"ann": "future", "bob": ""}, pile="skip kitten tacocat beard")
    assert why(table, "ann", "draw") == Reason("draw", {"risk": 25})

    table.play("ann", "future").everybody_passes()

    assert why(table, "ann", "draw") == Reason("draw-safe")


def test_a_defuse_makes_drawing_less_frightening() -> None:
    table = scene(hands={"ann": "defuse", "bob": ""}, pile="skip kitten")

    assert why(table, "ann", "draw") == Reason("draw-defuse", {"risk": 50})


@pytest.mark.parametrize("card", ["attack", "skip", "shuffle", "future"])
def test_cards_are_played_because_of_what_comes(card: str) -> None:
    table = scene(hands={"ann": f"{card} future", "bob": ""}, pile="skip kitten tacocat beard")
    assert why(table, "ann", card) == Reason(f"play-{card}-danger", {"risk": 25})

    table.play("ann", "future").everybody_passes()

    assert why(table, "ann", card) == Reason(f"play-{card}")


def test_whoever_owes_another_turn_hides_no_kitten_for_others_on_top() -> None:
    table = scene(hands={"ann": "defuse", "bob": ""}, pile="kitten tacocat beard")

    table.play("ann", "draw")

    assert why(table, "ann", "put:0") == Reason("put-top")
    assert why(table, "ann", "put:1") == Reason("put", {"place": 1})
