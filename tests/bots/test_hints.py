"""Hints: every choice has its reason, in every language, and the best one is what it says."""

from __future__ import annotations

from itertools import islice

import pytest

from purrlour.bots.hints.hint import (
    ALIKE,
    EFFORTS,
    FEW,
    MOST,
    REASONS,
    alike_of,
    find_hint,
    reason_of,
    worth_telling,
)
from purrlour.bots.hints.reason import Reason, usual
from purrlour.bots.search.advice import Weighed
from purrlour.bots.search.levels import Effort
from purrlour.engine.chance import Seeded
from purrlour.engine.table import Table
from purrlour.games import GAMES
from purrlour.words import LANGUAGES, Words
from tests.games.exploding_kittens.scene import Scene, scene
from tests.games.mice_and_mystics.scene import Scene as Room
from tests.games.mice_and_mystics.scene import scene as room
from tests.games.mice_and_mystics.test_matters import cistern
from tests.games.wizard_kittens.scene import scene as wizards
from tests.server.worlds import moments
from tests.words.rendering import PEOPLE, messages, sound

LITTLE = Effort(rounds=30, each=5, daring=1.0)
MOMENTS = 300


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
    assert all(weighed.action in choices for weighed in one.choices)
    assert all(weighed.visits >= FEW for weighed in one.choices[1:])
    chances = [each.chance for each in one.choices]
    assert all(0 <= chance <= 1 for chance in (one.now, *chances))
    assert chances == sorted(chances, reverse=True)
    assert one.now <= chances[0]


def test_what_is_as_good_as_the_best_is_said_to_be() -> None:
    actions = GAMES["exploding_kittens"].actions
    best, same, near, worse = (
        Weighed(actions[at], 40_000, chance)
        for at, chance in enumerate((0.6, 0.6, 0.6 - ALIKE / 2, 0.6 - 2 * ALIKE))
    )

    assert alike_of([best]) == alike_of([best, worse]) == 0
    assert alike_of([best, same, worse]) == 1
    assert alike_of([best, same, near]) == 2


def test_what_few_trials_cannot_tell_apart_is_as_good() -> None:
    """Of two rats that differ in nothing, one always seems better."""
    one, other = GAMES["exploding_kittens"].actions[:2]

    assert alike_of([Weighed(one, 25, 0.8), Weighed(other, 15, 0.77)]) == 1
    assert alike_of([Weighed(one, 25, 0.8), Weighed(other, 15, 0.6)]) == 0
    assert alike_of([Weighed(one, 25_000, 0.8), Weighed(other, 15_000, 0.77)]) == 0


def test_what_was_hardly_tried_is_no_advice() -> None:
    """However well it went."""
    actions = GAMES["exploding_kittens"].actions
    usual_, better, lucky, never = (
        Weighed(actions[0], 40, 0.5),
        Weighed(actions[1], 25, 0.6),
        Weighed(actions[2], 3, 0.9),
        Weighed(actions[3], 0, -1.0),
    )

    assert worth_telling([usual_, better, lucky, never]) == [better, usual_]


def test_every_game_has_its_effort_and_its_reasons() -> None:
    assert EFFORTS.keys() == REASONS.keys() == GAMES.keys()


@pytest.mark.parametrize("key", GAMES)
def test_no_sentence_is_written_for_nothing(key: str) -> None:
    """Those of kinds of actions, and those beside them that say more."""
    usuals = {usual(action).key for action in GAMES[key].actions}
    beside = {
        "exploding_kittens": (
            *("draw-", "play-", "favor-", "pair-", "three-", "name-", "put-"),
            *("nope-", "pass-"),
        ),
        "koty": ("own-", "attack-", "cover-", "lay-"),
        "wizard_kittens": ("first-", "place-", "cast-", "card-", "to-", "keep-", "take-"),
        "mice_and_mystics": ("figure-attack-", "scurry-", "search-", "space-go-", "stop-"),
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


def test_a_nope_is_told_by_what_happens_without_it() -> None:
    hands = {"ann": "potato potato attack skip", "bob": "nope defuse", "cleo": "nope"}
    pile = "skip kitten kitten tacocat"

    robbed = scene(hands=hands, pile=pile).play("ann", "pair:potato>bob")
    attacked = scene(hands=hands, pile=pile).play("ann", "attack")
    skipped = scene(hands=hands, pile=pile).play("ann", "skip")

    assert why(robbed, "bob", "nope") == Reason("nope-robbed", {"target": 0})
    assert why(robbed, "cleo", "nope") == Reason("nope")
    assert why(attacked, "bob", "nope") == Reason("nope-attack", {"risk": 50})
    assert why(attacked, "cleo", "nope") == Reason("nope")
    assert why(skipped, "bob", "nope") == Reason("nope-skip", {"risk": 50})


def test_a_card_that_was_named_and_one_that_was_noped_are_told() -> None:
    hands = {"ann": "beard beard beard nope", "bob": "nope defuse"}
    table = scene(hands=hands, pile="kitten tacocat").play("ann", "three:beard>bob")
    table.play("ann", "name:defuse")

    named = Reason("nope-named", {"target": 0, "card": "defuse"})
    assert why(table, "bob", "nope") == named

    table.play("bob", "nope")

    assert why(table, "ann", "nope") == Reason("nope-own", {"card": "beard"})


def test_whoever_holds_no_nope_is_told_so() -> None:
    hands = {"ann": "skip", "bob": "tacocat", "cleo": "nope"}
    table = scene(hands=hands, pile="kitten kitten tacocat").play("ann", "skip")

    assert why(table, "bob", "pass") == Reason("pass-none")
    assert why(table, "cleo", "pass") == Reason("pass")


# Wizard Kittens.


def test_a_card_that_no_curse_needs_is_told_what_it_costs() -> None:
    """The snail wants two Artifacts and a Scroll; chapter 2 has no curse."""
    game = GAMES["wizard_kittens"]
    table = wizards(circles={"ann": "A.A", "bob": "F.F"}, slots="snail -", drawn="P")
    choices = table.table.legal(0)
    first, second = (reason_of(game, table.table.view(0), choices, one) for one in choices[:2])

    assert first == Reason("place-idle", {"card": "potion", "chapter": 1})
    assert second == Reason("place-free", {"card": "potion", "chapter": 2})


# Mice and Mystics.


def why_in(table: Room, text: str) -> Reason:
    """Why a mouse does this."""
    game = table.game
    choices = [game.parse(text), game.parse("end")]
    return reason_of(game, table.view, choices, choices[0])


def test_an_attack_is_on_the_last_the_strongest_or_the_easiest_one() -> None:
    mice = {"corin": "s1"}
    alone = room("line", mice=mice, foes={"rat1": "rat_warrior s1"})
    strong = room("line", mice=mice, foes={"centipede1": "centipede s1", "rat1": "rat_warrior s1"})
    weak = room("line", mice=mice, foes={"roach1": "roach s1", "rat1": "rat_warrior s1"})
    equal = room("line", mice=mice, foes={"roach1": "roach s1", "roach2": "roach s2"})

    assert why_in(alone, "attack:rat1") == Reason("figure-attack-last", {"figure": "rat1"})
    assert why_in(strong, "attack:centipede1").key == "figure-attack-strong"
    assert why_in(weak, "attack:roach1").key == "figure-attack-weak"
    assert why_in(equal, "attack:roach1") == Reason("figure-attack", {"figure": "roach1"})


def test_a_space_is_told_by_what_it_leads_to_and_how_far_that_is() -> None:
    """A thing, a minion, an exit: what people see on the table, and steps that they can count."""
    cage = cistern()
    hunt = room("line", mice={"corin": "s1"}, foes={"rat1": "rat_warrior s5"})
    calm = room("line", mice={"corin": "s1"})

    assert why_in(cage, "go:p1") == Reason("space-go-thing", {"thing": "tansy", "count": 2})
    assert why_in(hunt, "go:s3") == Reason("space-go-foe", {"figure": "rat1", "count": 1})
    assert why_in(hunt, "go:s4") == Reason("space-go-foe", {"figure": "rat1", "count": 0})
    assert why_in(calm, "go:s2") == Reason("space-go-exit", {"way": "east", "count": 4})


def test_a_space_that_leads_nowhere_is_not_said_to() -> None:
    assert why_in(cistern(), "go:n3") == Reason("space-go", {"space": "n3"})


def test_what_lies_on_a_space_is_named() -> None:
    assert why_in(cistern(), "go:s2") == Reason("space-go-thing", {"thing": "tansy", "count": 0})


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("count", [0, 1, 2, 5, 22])
@pytest.mark.parametrize(
    ("kind", "facts"),
    [
        ("thing", {"thing": "tansy"}),
        ("foe", {"figure": "rat1"}),
        ("exit", {"way": "east"}),
        ("place", {"space": "post"}),
    ],
)
def test_steps_are_counted_in_words(
    language: str, count: int, kind: str, facts: dict[str, str]
) -> None:
    words = Words(language, "mice_and_mystics")
    said = sound(words.hint(f"space-go-{kind}", {**facts, "count": count}, PEOPLE))
    said = said.replace(words.card("rat1"), "")

    assert (str(count) in said) == (count > 1)
    assert said.endswith(".")


def test_a_calm_room_is_for_searching() -> None:
    calm = room("line", mice={"corin": "s1"})
    wild = room("line", mice={"corin": "s1"}, foes={"roach1": "roach s3"})

    assert [why_in(table, "search").key for table in (calm, wild)] == ["search-calm", "search"]


def test_a_mouse_hurries_to_something_and_stops_at_something() -> None:
    calm = room("line", mice={"corin": "s1"})
    wild = room("line", mice={"corin": "s1"}, foes={"roach1": "roach s4"})
    close = room("line", mice={"corin": "s1"}, foes={"roach1": "roach s2"})

    assert why_in(calm, "scurry") == Reason("scurry-exit", {"way": "east", "count": 5})
    assert why_in(wild, "scurry") == Reason("scurry-foe", {"figure": "roach1", "count": 2})
    assert why_in(close, "scurry") == Reason("scurry")
    assert why_in(close, "stop") == Reason("stop-foe", {"figure": "roach1", "count": 0})
    assert why_in(wild, "stop") == Reason("stop")


def test_exploring_counts_the_pages() -> None:
    table = room("line", mice={"corin": "s1"})
    left = table.view.end_page - table.view.page

    assert why_in(table, "explore:east") == Reason("explore", {"count": left})
