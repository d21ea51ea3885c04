"""Refusals: whatever the code may refuse, there is a sentence that says why."""

from __future__ import annotations

import pytest

from purrlour.engine.chance import Seeded
from purrlour.engine.errors import GameError
from purrlour.engine.table import Table
from purrlour.games import GAMES
from purrlour.words import LANGUAGES, Words
from tests.figures import figure
from tests.words.refusing import filled, refusals
from tests.words.rendering import GAME, PEOPLE, plain, sound


def test_the_search_finds_what_is_known_to_be_there() -> None:
    keys = {refusal.key for refusal in refusals()}
    assert len(refusals()) > 40
    assert {"seat-count", "too-late", "record-luck", "bad-field", "answer-first"} <= keys


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", ["", *GAMES])
def test_every_refusal_has_a_sentence(game: str, language: str) -> None:
    """Made with no more facts than the code gives; the engine's need no game's words."""
    words = Words(language, game)
    made = [refusal for refusal in refusals() if refusal.game == game]
    assert made

    for refusal in made:
        try:
            for facts in filled(refusal):
                error = GameError(refusal.key, clause="", **facts)
                sound(words.refusal(error, PEOPLE[:3]))
                sound(words.refusal(error, ()))
        except Exception as error:
            error.add_note(f"{refusal.where}: {refusal.key}")
            raise


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", ["", *GAMES])
def test_no_two_refusals_say_the_same(game: str, language: str) -> None:
    words = Words(language, game)
    told: dict[str, str] = {}
    for refusal in refusals():
        if refusal.game in ("", game):
            error = GameError(refusal.key, clause="", **next(filled(refusal)))
            sentence = words.refusal(error, PEOPLE)
            assert told.setdefault(sentence, refusal.key) == refusal.key


@pytest.mark.parametrize(
    ("key", "odd"),
    [
        (GAME, {"any_pairs": "off"}),
        ("koty", {"moths": "4", "bats": "4", "owls": "4"}),
        ("mice_and_mystics", {"chapter": "4", "party": "suggested"}),
        ("wizard_kittens", {"kitten_side": "advanced", "chaos_mode": "on", "chaos_cats": "4"}),
    ],
)
def test_every_refusal_of_a_game_can_be_read(key: str, odd: dict[str, str]) -> None:
    """Illegal actions at each step of some games, whoever tries them."""
    game = GAMES[key]
    given: dict[str, GameError] = {}
    for seed in range(figure(4, long=20, plain=2)):
        settings = odd if seed % 2 else {}
        whim = Seeded(seed, "whim")
        table = Table(game, 3, game.options(settings), Seeded(seed))
        for _ in range(400):
            if table.outcome is not None:
                break
            for seat in range(3):
                legal = [*game.legal(table.state, seat), *game.anytime(table.state, seat)]
                for _ in range(20):
                    code = whim.pick(len(game.actions))
                    if code not in legal:
                        error = game.refusal(table.state, seat, code)
                        given[str(error)] = error
            decisions = list(table.pending.values())
            seat = decisions[whim.pick(len(decisions))].seat
            choices = table.legal(seat)
            table.play(seat, choices[whim.pick(len(choices))].text())

    assert len({error.key for error in given.values()}) >= 15
    for language in LANGUAGES:
        words = Words(language, key)
        told = {str(error): sound(words.refusal(error, PEOPLE)) for error in given.values()}
        assert len(set(told.values())) == len(told)


@pytest.mark.parametrize(
    ("error", "english", "polish"),
    [
        (
            GameError("not-your-turn", turn=1),
            "Not yet: it is Bob’s turn.",
            "Jeszcze nie teraz: gra Bob.",
        ),
        (
            GameError("no-such-card", card="nope"),
            "You have no Nope.",
            "Nie masz karty „Nie, nie, nie”.",
        ),
        (
            GameError("needs-equal-cards", card="tacocat", count=3),
            "For that you need 3 Tacocats.",
            "Do tego potrzebne są 3 „Tacokoty”.",
        ),
        (
            GameError("needs-equal-cards", card="skip", count=2),
            "For that you need 2 Skips.",
            "Do tego potrzebne są 2 karty „Pomiń”.",
        ),
        (
            GameError("no-such-seat", seat=6),
            "There is no seat 7 at this table.",
            "Przy tym stole nie ma miejsca numer 7.",
        ),
        (
            GameError("first-seat-missing", seat=4, seats=3),
            "Player 5 cannot begin: there are only 3 players at this table.",
            "Gracz 5 nie może zacząć: przy stole siedzą tylko 3 osoby.",
        ),
        (
            GameError("answer-first", decision="put"),
            "First choose where the Kitten goes.",
            "Najpierw wybierz miejsce dla kotka.",
        ),
        (
            GameError("pile-not-that-deep", place=9, deepest=5),
            "The Kitten cannot go under 9 cards: there are only 5 cards in the pile.",
            "Kotka nie da się schować pod 9 kartami: w talii jest tylko 5 kart.",
        ),
    ],
    ids=lambda case: case.key if isinstance(case, GameError) else "",
)
def test_refusals_say_why(error: GameError, english: str, polish: str) -> None:
    names = PEOPLE[:3]

    assert Words("en", GAME).refusal(error, names) == english
    assert plain(Words("pl", GAME).refusal(error, names)) == polish
