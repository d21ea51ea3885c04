"""Koty in words: every card, choice, event and question, for every reader."""

from __future__ import annotations

import re
from collections.abc import Iterator
from importlib.resources import files

import pytest

from purrlour.engine.chance import Seeded
from purrlour.engine.decision import WATCHER, Decision, Outcome
from purrlour.engine.event import Event, Public
from purrlour.engine.table import Table
from purrlour.games import GAMES
from purrlour.games.koty import events
from purrlour.games.koty.content import CATS, NAMES
from purrlour.games.koty.state import REASONS
from purrlour.words import LANGUAGES, Words
from tests.words.readers import ANN, BOB, CYD, READERS, YOU, by_kind, kinds_in
from tests.words.rendering import PEOPLE, mentions, phases_of, plain, sound

KEY = "koty"
ALL_NIGHT = {"moths": "4", "bats": "4", "owls": "4", "dragon": "on"}


def _samples() -> Iterator[Event]:
    """Ann does it, to Bob where it is done to somebody."""
    for card in NAMES:
        yield events.Drew("KO-17", ANN, 1, (card,))
        yield events.Lost("KO-12", ANN, (card,))
    for count in (2, 3, 4):
        yield events.Drew("KO-17", ANN, count, NAMES[:count])
        yield events.Exchanged("KO-49", ANN, NAMES[-count:])
    for card in NAMES[:CATS]:
        for clause in ("KO-20", "KO-21"):
            yield events.Put(clause, ANN, card, 1)
        yield events.Covered("KO-44", ANN, BOB, card, 2)
        for played in (card, "joker"):
            yield events.Matched("KO-22", ANN, played, card, 3)
            for repeats in (0, 1, 5):
                yield events.Attacked("KO-31", ANN, BOB, played, card, 4, repeats)
            yield events.Defended("KO-34", ANN, BOB, played)
            yield events.Hooted("KO-74", ANN, BOB, played)
        yield events.Befriended("KO-22", ANN, ANN, card, 1)
        yield events.Befriended("KO-39", ANN, BOB, card, 1)
        yield events.Fought("KO-24", ANN, ANN, card, 1)
        yield events.Fought("KO-40", ANN, BOB, card, 1)
        for nines in (1, 2, 3):
            yield events.Paired("KO-24", ANN, card, 2, nines)
        for lost in (card, "joker"):
            yield events.Kept("KO-O7", ANN, lost, card, 2)
        yield events.Fluttered("KO-78", ANN, BOB, card, 2)
        yield events.LaidDown("KO-79", ANN, BOB, card, 2)
    yield events.Covered("KO-45", ANN, BOB, "crow", 2)
    for card in ("crow", "joker"):
        yield events.Chased("KO-28", ANN, card, 2)
    for nines in (1, 2, 3):
        yield events.Placed("KO-10", ANN, 4, nines)
    for count in (0, 1, 2, 5, 10):
        yield events.Roared("KO-84", ANN, count)
        yield events.Reshuffled("KO-18", count + 1)
    yield events.Passed("KO-W1", ANN)
    yield events.Stopped("KO-38", ANN)
    yield events.RanDry("KO-64", ANN)
    yield events.Snatched("KO-82", ANN, BOB, 3)
    yield events.Resigned("KO-A55", ANN)
    yield events.TurnBegan("KO-06", ANN)
    for clause in ("KO-60", "KO-64", "KO-A45", "KO-A55"):
        yield events.Ended(clause, (1, 2, 3))


SAMPLES = by_kind(_samples())
NOBODYS = (events.Reshuffled, events.Ended)
"""Events that nobody does."""


def test_every_event_of_the_game_has_samples() -> None:
    found = kinds_in(events)
    assert set(SAMPLES) == found
    assert {kind for kind in found if not issubclass(kind, Public)} == {events.Drew}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("kind", SAMPLES, ids=lambda kind: kind.__name__)
def test_an_event_speaks_to_those_it_is_about(kind: type[Event], language: str) -> None:
    """You are never called by your name, and nobody else is called „you”."""
    words = Words(language, KEY)

    for event in SAMPLES[kind]:
        for reader in READERS:
            seen = event.seen_by(reader)
            assert seen is not None
            told = sound(words.event(seen, PEOPLE, reader))
            sound(words.event(seen, (), reader))
            sound(words.event(event, PEOPLE, reader))
            concerned = reader in (getattr(event, "seat", None), getattr(event, "target", None))
            if kind in NOBODYS or reader == WATCHER or not concerned:
                assert not YOU[language].search(told), told
                assert kind in NOBODYS or "Ann" in told
            else:
                assert YOU[language].search(told), told
                assert PEOPLE[reader] not in told


@pytest.mark.parametrize("language", LANGUAGES)
def test_cards_drawn_stay_secret(language: str) -> None:
    words = Words(language, KEY)

    for event in SAMPLES[events.Drew]:
        for reader in (BOB, WATCHER):
            seen = event.seen_by(reader)
            assert seen is not None
            told = words.event(seen, PEOPLE, reader)
            assert not mentions(told, language, *NAMES, game=KEY), told
        assert mentions(words.event(event, PEOPLE, ANN), language, *NAMES, game=KEY)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_action_has_a_label_of_its_own(language: str) -> None:
    words = Words(language, KEY)

    labels = [sound(words.action(action, PEOPLE, CYD)) for action in GAMES[KEY].actions]

    assert len(set(labels)) == len(labels)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_has_a_title_and_an_effect(language: str) -> None:
    words = Words(language, KEY)

    assert len({sound(words.card(card)) for card in NAMES}) == len(NAMES)
    assert len({sound(words.effect(card)) for card in NAMES}) == len(NAMES)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("kind", phases_of(KEY))
def test_every_question_can_be_asked(kind: str, language: str) -> None:
    words = Words(language, KEY)
    attacks = [
        f"{deed}:{card}>{seat} land:2{' again' * repeats}"
        for deed in ("befriend", "fight")
        for card in NAMES[:CATS]
        for seat in (1, 2)
        for repeats in (0, 2)
    ]
    abouts = {
        "defend": attacks,
        "repeat": attacks,
        "place": ["nine", "crow", "dragon", *(f"pair:{card}" for card in NAMES[:CATS])],
        "lay": ["moth:blue8>1 land:3", "moth:pink4>2 land:1"],
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


@pytest.mark.parametrize(
    ("event", "reader", "english", "polish"),
    [
        (
            events.Attacked("KO-33", ANN, BOB, "joker", "blue1", 2, 0),
            BOB,
            "Ann attacked the cat in your land 2 with a Joker as Blue 1.",
            "Ann atakuje kota w twojej krainie 2. Karta: joker jako „Niebieski kot 1”.",
        ),
        (
            events.Drew("KO-17", ANN, 4, ()),
            CYD,
            "Ann drew 4 cards.",
            "Ann dobiera 4 karty.",
        ),
        (
            events.Roared("KO-84", ANN, 5),
            ANN,
            "You let the Dragon roar: 5 Crows flew away.",
            "Budzisz smoka: odlatuje 5 kruków.",
        ),
        (
            events.Placed("KO-10", ANN, 3, 2),
            BOB,
            "Ann has a new Nine in land 3, the second there.",
            "Ann kładzie dziewiątkę w krainie 3, drugą w tym miejscu.",
        ),
    ],
)
def test_events(event: Event, reader: int, english: str, polish: str) -> None:
    assert Words("en", KEY).event(event, PEOPLE, reader) == english
    assert plain(Words("pl", KEY).event(event, PEOPLE, reader)) == polish


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("reason", REASONS[1:])
def test_the_end(reason: str, language: str) -> None:
    words = Words(language, KEY)
    outcome = Outcome(reason, (0.0, 0.5, 0.5), (3, 1, 1))

    assert "Bob" in sound(words.outcome(outcome, PEOPLE, WATCHER))
    assert "Bob" in sound(words.outcome(outcome, PEOPLE, ANN))
    assert YOU[language].search(sound(words.outcome(outcome, PEOPLE, BOB)))


@pytest.mark.slow
def test_games_can_be_told_to_everybody_in_both_languages() -> None:
    """Every question, choice and event, and how it ended; no hidden card is ever named."""
    game = GAMES[KEY]
    speakers = [Words(language, KEY) for language in LANGUAGES]
    kinds: set[str] = set()
    for seed in range(6):
        seats = (2, 4, 3, 2, 4, 5)[seed]
        settings = {**ALL_NIGHT, "teams": "opposite"} if seats == 4 else ALL_NIGHT
        whim = Seeded(seed, "whim")
        table = Table(game, seats, game.options(settings), Seeded(seed))
        names, readers = PEOPLE[:seats], range(WATCHER, seats)
        while table.outcome is None:
            decision = next(iter(table.pending.values()))
            choices = table.legal(decision.seat)
            action = choices[whim.pick(len(choices))].text() if whim.pick(300) else "resign"
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
                        if seen != event:
                            assert not mentions(told, words.language, *NAMES, game=KEY), told
        for words in speakers:
            for reader in readers:
                sound(words.outcome(table.outcome, names, reader))
    assert kinds >= {kind.kind for kind in SAMPLES} - {"kept", "ran-dry"}


def test_no_nine_is_called_face_up_in_polish() -> None:
    """KO-09, KO-A5 It lies face down; what may be said is that nothing covers it."""
    folder = files("purrlour.games.koty")
    told = [folder.joinpath(name).read_text("utf-8") for name in ("RULES.pl.md", "text/pl.ftl")]

    assert re.findall(r"odkryt\w+ dziewiąt\w+|dziewiąt\w+, leżą one odkryte", "\n".join(told)) == []
