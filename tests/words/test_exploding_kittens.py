"""Exploding Kittens in words: every card, choice, event and question, for every reader."""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import product

import pytest

from purrlour.engine.chance import Seeded
from purrlour.engine.decision import WATCHER, Decision, Outcome
from purrlour.engine.event import Event, Public
from purrlour.engine.table import Table
from purrlour.games import GAMES
from purrlour.games.exploding_kittens import events
from purrlour.games.exploding_kittens.content import FIRST_CAT, NAMES
from purrlour.games.exploding_kittens.state import OVER, PHASES
from purrlour.words import LANGUAGES, Words
from tests.words.rendering import GAME, PEOPLE, mentions, naming, plain, sound

HELD = NAMES[1:]
CATS = NAMES[FIRST_CAT:]
ANN, BOB, CYD = range(3)
READERS = (WATCHER, ANN, BOB, CYD)


def _samples() -> Iterator[Event]:
    """Ann does it, to Bob where it is done to somebody."""
    for card in HELD:
        yield events.Drew("EK-17", ANN, card)
        yield events.Named("EK-55", ANN, BOB, card)
        for count in (1, 2, 3):
            yield events.Cancelled("EK-46", ANN, card, count)
        for clause in ("EK-39", "EK-52", "EK-53"):
            yield events.Gave(clause, ANN, BOB, card)
        for clause in ("EK-56", "EK-62"):
            yield events.Handed(clause, ANN, BOB, card)
        for clause in ("EK-57", "EK-63"):
            yield events.Lacked(clause, ANN, BOB, card)
        for count in (2, 3):
            yield events.Played("EK-54", ANN, card, count, BOB)
    for card in ("attack", "shuffle", "skip", "future"):
        yield events.Played("EK-14", ANN, card, 1, -1)
    yield events.Played("EK-14", ANN, "favor", 1, BOB)
    for card in CATS:
        yield events.Burgled("EK-61", ANN, BOB, card)
    for count in (1, 2, 3):
        for cards in product(NAMES[:4], repeat=count):
            yield events.Peeked("EK-42", ANN, count, cards)
    for place in range(35):
        yield events.Hid("EK-26", ANN, place)
    for chain in range(1, 6):
        yield events.Noped("EK-44" if chain == 1 else "EK-45", ANN, chain)
    for clause in ("EK-24", "EK-A14"):
        for lost in ((), *((card,) for card in HELD), ("skip", "skip", "tacocat")):
            yield events.Died(clause, ANN, lost)
    for clause in ("EK-12", "EK-31", "EK-32", "EK-33", "EK-A8"):
        for owed in range(1, 9):
            yield events.TurnsOwed(clause, ANN, owed)
    yield events.Passed("EK-W1", ANN)
    yield events.Fizzled("EK-A9", ANN, BOB)
    yield events.Shuffled("EK-41", ANN)
    yield events.Revealed("EK-23", ANN)
    yield events.Defused("EK-25", ANN)
    yield events.Resigned("EK-A14", ANN)
    yield events.PawnLost("EK-67", ANN)
    yield events.Won("EK-70", ANN)


SAMPLES: dict[type[Event], list[Event]] = {}
for _event in _samples():
    SAMPLES.setdefault(type(_event), []).append(_event)
SECRETS = (events.Drew, events.Peeked, events.Hid, events.Gave)
YOU = {
    "en": re.compile(r"\b(you|your)\b", re.IGNORECASE),
    "pl": re.compile(r"\b(ty|ci|cię|ciebie|tobie|twoj\w+)\b|\b\w+sz\b", re.IGNORECASE),
}
"""How a sentence addresses its reader; Polish mostly does it by the verb."""


def test_every_event_of_the_game_has_samples() -> None:
    found = {
        thing
        for thing in vars(events).values()
        if isinstance(thing, type) and issubclass(thing, Event) and thing not in (Event, Public)
    }
    assert set(SAMPLES) == found
    secret = {kind for kind in found if not issubclass(kind, Public)}
    assert set(SECRETS) == secret


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("kind", SAMPLES, ids=lambda kind: kind.__name__)
def test_every_event_can_be_told_to_everybody(kind: type[Event], language: str) -> None:
    """As each seat sees it, and with open cards when it is over."""
    words = Words(language, GAME)

    for event in SAMPLES[kind]:
        for reader in READERS:
            seen = event.seen_by(reader)
            assert seen is not None
            sound(words.event(seen, PEOPLE, reader))
            sound(words.event(seen, (), reader))
            sound(words.event(event, PEOPLE, reader))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("kind", SAMPLES, ids=lambda kind: kind.__name__)
def test_an_event_speaks_to_those_it_is_about(kind: type[Event], language: str) -> None:
    """You are never called by your name, and nobody else is called „you”."""
    words = Words(language, GAME)

    for event in SAMPLES[kind]:
        for reader in READERS:
            seen = event.seen_by(reader)
            assert seen is not None
            told = words.event(seen, PEOPLE, reader)
            concerned = reader in (getattr(event, "seat", None), _other(event))
            if kind is events.Peeked and reader == ANN:
                assert "Ann" not in told  # it lists the cards and speaks to nobody
            elif reader != WATCHER and concerned:
                assert YOU[language].search(told), told
                assert PEOPLE[reader] not in told
            else:
                assert not YOU[language].search(told), told
                assert "Ann" in told


def _other(event: Event) -> object:
    return getattr(event, "taker", getattr(event, "target", None))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("kind", SECRETS, ids=lambda kind: kind.__name__)
def test_a_secret_stays_one(kind: type[Event], language: str) -> None:
    """A third seat reads the same whatever the card or the place was, and no card's name."""
    words = Words(language, GAME)
    told: dict[object, set[str]] = {}

    for event in SAMPLES[kind]:
        for reader in (CYD, WATCHER):
            seen = event.seen_by(reader)
            assert seen is not None
            sentence = words.event(seen, PEOPLE, reader)
            public = (getattr(event, "count", 0), event.clause)
            told.setdefault(public, set()).add(sentence)
            if kind is not events.Hid:
                assert not mentions(sentence, language, *NAMES), sentence
            else:
                assert not re.search(r"\d|top|wierzch", sentence), sentence

    assert all(len(sentences) == 1 for sentences in told.values()), told


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("kind", SECRETS, ids=lambda kind: kind.__name__)
def test_those_who_may_know_are_told(kind: type[Event], language: str) -> None:
    words = Words(language, GAME)

    for event in SAMPLES[kind]:
        for reader in (ANN, BOB) if kind is events.Gave else (ANN,):
            told = words.event(event, PEOPLE, reader)
            cards = getattr(event, "cards", None) or (getattr(event, "card", None),)
            if kind is events.Hid:
                place = getattr(event, "place", 0)
                assert re.search(rf"\b{place}\b" if place else "top|wierzch", told)
            else:
                assert all(mentions(told, language, str(card)) for card in cards), told


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_action_has_a_label_of_its_own(language: str) -> None:
    game = GAMES[GAME]
    words = Words(language, GAME)

    labels = [sound(words.action(action, PEOPLE, CYD)) for action in game.actions]

    assert len(set(labels)) == len(game.actions)
    for action, label in zip(game.actions, labels, strict=True):
        card, target = action.wire().get("card"), action.wire().get("target")
        if isinstance(card, str):
            assert mentions(label, language, card), label
        if isinstance(target, int):
            assert PEOPLE[target] in label


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_has_a_title_and_an_effect(language: str) -> None:
    words = Words(language, GAME)

    assert len({sound(words.card(card)) for card in NAMES}) == len(NAMES)
    assert len({sound(words.effect(card)) for card in NAMES}) == len(NAMES)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("kind", [phase for phase in PHASES if phase != PHASES[OVER]])
def test_every_question_can_be_asked(kind: str, language: str) -> None:
    words = Words(language, GAME)
    plays = [
        *("attack", "shuffle", "skip", "future", "favor>1", "favor>2"),
        *(
            f"{combo}:{card}>{seat}"
            for combo in ("pair", "three")
            for card in HELD
            for seat in (1, 2)
        ),
    ]
    abouts = {
        "name": [play for play in plays if play.startswith("three")],
        "nope": [play + " nope" * nopes for play in plays for nopes in range(6)],
        "give": ["favor>1", "favor>1 nope nope"],
    }.get(kind, [""])

    for about in abouts:
        decision = Decision(BOB, kind, about)
        asked = {sound(words.decision(decision, PEOPLE, BOB, given)) for given in ("", about)}
        assert len(asked) == 1
        assert asked.pop()[-1] in "?.!"
        for reader in (WATCHER, ANN, CYD):
            waiting = sound(words.decision(decision, PEOPLE, reader, ""))
            assert "Bob" in waiting
            assert waiting.endswith("…")


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_question_tells_what_a_nope_would_do(language: str) -> None:
    """An odd number of Nopes: another one would let the play happen."""
    words = Words(language, GAME)

    asked = [
        words.decision(Decision(BOB, "nope", "skip" + " nope" * nopes), PEOPLE, BOB, "")
        for nopes in range(6)
    ]

    assert asked[2] == asked[4] != asked[0]
    assert asked[1] == asked[3] == asked[5] != asked[0]
    assert asked[1] != asked[2]


@pytest.mark.parametrize(
    ("decision", "seat", "about", "english", "polish"),
    [
        (
            Decision(BOB, "nope", "skip"),
            BOB,
            "Ann …",
            "Ann … Will you stop it?",
            "Ann … Powstrzymasz to?",
        ),
        (
            Decision(BOB, "nope", "pair:tacocat>1"),
            BOB,
            "",
            "On the table: a pair of Tacocats against you. Will you stop it?",
            "Na stole: para „Tacokotów”. Kartę masz stracić ty. Powstrzymasz to?",
        ),
        (
            Decision(ANN, "name", "three:skip>2"),
            ANN,
            "",
            "Which card do you demand from Cyd?",
            "Jaką kartę ma ci oddać Cyd?",
        ),
        (
            Decision(BOB, "put", ""),
            ANN,
            "",
            "Waiting for Bob to hide the Kitten…",
            "Bob chowa kotka w talii…",
        ),
    ],
)
def test_questions(decision: Decision, seat: int, about: str, english: str, polish: str) -> None:
    assert Words("en", GAME).decision(decision, PEOPLE, seat, about) == english
    assert plain(Words("pl", GAME).decision(decision, PEOPLE, seat, about)) == polish


@pytest.mark.parametrize(
    ("event", "reader", "english", "polish"),
    [
        (events.Drew("EK-17", ANN, "skip"), ANN, "You drew Skip.", "Dobierasz „Pomiń”."),
        (
            events.Drew("EK-17", ANN, "tacocat"),
            ANN,
            "You drew Tacocat.",
            "Dobierasz „Tacokota”.",
        ),
        (events.Drew("EK-17", ANN, "favor"), ANN, "You drew Favor.", "Dobierasz „Przysługę”."),
        (events.Drew("EK-17", ANN, "skip"), CYD, "Ann drew a card.", "Ann dobiera kartę."),
        (
            events.Gave("EK-53", ANN, BOB, "rainbow"),
            ANN,
            "Bob stole Rainbow-Ralphing Cat from you.",
            "Bob kradnie ci „Kota tęczorzygowego”.",
        ),
        (
            events.Gave("EK-39", ANN, BOB, "rainbow"),
            WATCHER,
            "Ann gave Bob a card.",
            "Ann oddaje kartę, a dostaje ją Bob.",
        ),
        (
            events.Played("EK-54", ANN, "skip", 2, BOB),
            CYD,
            "Ann played a pair of Skips against Bob.",
            "Ann zagrywa parę kart „Pomiń”. Kartę ma stracić Bob.",
        ),
        (
            events.Died("EK-24", ANN, ("skip", "skip", "nope")),
            CYD,
            "Ann exploded and is out. On the discard pile now: Skip ×2 and Nope.",
            "Ann wybucha i odpada z gry. Na stosie kart odrzuconych lądują: "
            "„Pomiń” ×2 i „Nie, nie, nie”.",
        ),
        (
            events.TurnsOwed("EK-31", ANN, 2),
            CYD,
            "Ann has to take 2 turns in a row.",
            "Ann ma do rozegrania 2 tury z rzędu.",
        ),
        (
            events.TurnsOwed("EK-32", ANN, 6),
            ANN,
            "You have to take 6 turns in a row.",
            "Masz do rozegrania 6 tur z rzędu.",
        ),
        (
            events.TurnsOwed("EK-33", ANN, 1),
            ANN,
            "You have 1 more turn to take.",
            "Masz do rozegrania jeszcze 1 turę.",
        ),
    ],
)
def test_events(event: Event, reader: int, english: str, polish: str) -> None:
    seen = event.seen_by(reader)
    assert seen is not None

    assert Words("en", GAME).event(seen, PEOPLE, reader) == english
    assert plain(Words("pl", GAME).event(seen, PEOPLE, reader)) == polish


@pytest.mark.parametrize(
    ("language", "forms"),
    [
        ("en", "Under 1 card|Under 2 cards|Under 5 cards|Under 12 cards|Under 22 cards"),
        ("pl", "Pod 1 kartę|Pod 2 karty|Pod 5 kart|Pod 12 kart|Pod 22 karty"),
    ],
)
def test_places_in_the_pile_are_counted_rightly(language: str, forms: str) -> None:
    words = Words(language, GAME)
    game = GAMES[GAME]

    said = [
        plain(words.action(game.parse(f"put:{place}"), PEOPLE, ANN)) for place in (1, 2, 5, 12, 22)
    ]

    assert said == forms.split("|")


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_card_is_called_by_a_foreign_name(language: str) -> None:
    words = Words(language, GAME)
    foreign = [naming(other, *NAMES) for other in LANGUAGES if other != language]
    said = [words.action(action, PEOPLE, ANN) for action in GAMES[GAME].actions]
    said += [f(card) for card in NAMES for f in (words.card, words.effect)]
    said += [
        words.event(event, PEOPLE, reader)
        for samples in SAMPLES.values()
        for event in samples
        for reader in READERS
    ]

    assert not [sentence for sentence in said if any(name.search(sentence) for name in foreign)]


@pytest.mark.parametrize(
    ("reader", "english", "polish"),
    [
        (WATCHER, "Bob wins: nobody else is alive.", "Bob wygrywa: nikt inny nie przeżył."),
        (ANN, "Bob wins. Your place: 3 of 3.", "Bob wygrywa. Twoje miejsce: 3 z 3."),
        (BOB, "You win: nobody else is alive.", "Wygrywasz: nikt inny nie przeżył."),
        (CYD, "Bob wins. Your place: 2 of 3.", "Bob wygrywa. Twoje miejsce: 2 z 3."),
    ],
)
def test_the_end(reader: int, english: str, polish: str) -> None:
    outcome = Outcome("last-one-living", (0.0, 1.0, 0.0), (3, 1, 2))

    assert Words("en", GAME).outcome(outcome, PEOPLE, reader) == english
    assert plain(Words("pl", GAME).outcome(outcome, PEOPLE, reader)) == polish


@pytest.mark.slow
def test_fifty_games_can_be_told_to_everybody_in_both_languages() -> None:
    """Every question, choice and event, and how it ended; no hidden card is ever named."""
    game = GAMES[GAME]
    speakers = [Words(language, GAME) for language in LANGUAGES]
    kinds: set[str] = set()
    for seed in range(50):
        seats = 2 + seed % 4
        settings = {"empty_targets": "on", "nope_own": "on"} if seed % 3 == 0 else {}
        whim = Seeded(seed, "whim")
        table = Table(game, seats, game.options(settings), Seeded(seed))
        names, readers = PEOPLE[:seats], range(WATCHER, seats)
        while table.outcome is None:
            decisions = list(table.pending.values())
            decision = decisions[whim.pick(len(decisions))]
            choices = table.legal(decision.seat)
            action = choices[whim.pick(len(choices))].text() if whim.pick(150) else "resign"
            for words in speakers:
                sound(words.decision(decision, names, decision.seat, ""))
                sound(words.action(game.parse(action), names, decision.seat))
            for event in table.play(decision.seat, action):
                kinds.add(event.kind)
                for reader in readers:
                    seen = event.seen_by(reader)
                    assert seen is not None
                    for words in speakers:
                        told = sound(words.event(seen, names, reader))
                        if seen != event and not isinstance(event, events.Hid):
                            assert not mentions(told, words.language, *NAMES), told
        for words in speakers:
            for reader in readers:
                sound(words.outcome(table.outcome, names, reader))

    assert kinds == {event.kind for event in SAMPLES}
