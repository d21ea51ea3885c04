"""Wizard Kittens in words: every card, choice, event and question, for every reader."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from purrlour.engine.chance import Seeded
from purrlour.engine.decision import WATCHER, Decision, Outcome
from purrlour.engine.event import Event, Public
from purrlour.engine.table import Table
from purrlour.games import GAMES
from purrlour.games.wizard_kittens import events
from purrlour.games.wizard_kittens.content import (
    CHAOS_NAMES,
    CREDIT_NAMES,
    CURSE_NAMES,
    KITTEN_NAMES,
    NAMES,
    RULE_NAMES,
    SPELL_NAMES,
    TYPE_NAMES,
)
from purrlour.words import LANGUAGES, Words
from tests.words.readers import ANN, BOB, CYD, READERS, YOU, by_kind, kinds_in
from tests.words.rendering import PEOPLE, mentions, phases_of, plain, sound

KEY = "wizard_kittens"


def _samples() -> Iterator[Event]:
    """Ann does it, to Bob where it is done to somebody."""
    yield from _turns()
    yield from _moves()
    yield from _curses_and_chaos()
    yield from _endings()


def _turns() -> Iterator[Event]:
    yield events.Chosen("WK-17", ANN)
    for kitten in KITTEN_NAMES:
        for side in ("basic", "advanced"):
            yield events.Picked("WK-02", ANN, kitten, side)
    yield events.TurnBegan("WK-38", ANN)
    for card in TYPE_NAMES:
        for spell in ("", "summon", "overflow", "favor"):
            yield events.Drew("WK-26", ANN, card, spell)
        for chapter in (1, 2, 3):
            yield events.Placed("WK-27", ANN, card, chapter)
    for spell in SPELL_NAMES:
        yield events.Cast("WK-31", ANN, spell)
        yield events.Fizzled("WK-35", ANN, spell)
        yield events.Covered("WK-36", ANN, spell)


def _moves() -> Iterator[Event]:
    for number, card in enumerate(TYPE_NAMES):
        for source in (0, 1):
            yield events.Slung("WK-44", ANN, BOB, card, source, 2)
        for clause in ("WK-46", "WK-138", "WK-R80", "WK-R95"):
            yield events.Discarded(clause, ANN, (card, TYPE_NAMES[0]), (1, 2))
        yield events.Gave("WK-58", ANN, BOB, card)
        yield events.Took("WK-65", ANN, BOB, card, 1, False)
        yield events.Took("WK-65", ANN, ANN, card, 1, True)
        yield events.Swiped("WK-118", ANN, BOB, card, 2)
        yield events.Passed("WK-112", ANN, BOB, card, 2, 0)
        yield events.Pointed("WK-43", ANN, card, ANN, 1, True)
        yield events.Pointed("WK-49", ANN, card, BOB, 1, False)
        yield events.Kept("WK-56", ANN, card)
        yield events.PassedAll("WK-114", ANN, BOB, TYPE_NAMES[: number + 1], 1)
        yield events.Salvaged("WK-116", ANN, card, number)
        yield events.Moved("WK-122", ANN, card, 1, 2)
    yield events.Discarded("WK-119", ANN, (), ())
    yield events.PassedAll("WK-114", ANN, BOB, (), 1)
    yield events.Switched("WK-49", ANN, "potion", BOB, 1, "scroll", CYD, 2)
    yield events.Skipped("WK-104", ANN)
    yield events.Aimed("WK-O14", ANN, BOB, 2)


def _curses_and_chaos() -> Iterator[Event]:
    for curse in CURSE_NAMES:
        yield events.Ordered("WK-R96", ANN, curse, 2)
        yield events.Refilled("WK-75", curse, 3)
        for penalty in (0, 1, 2, 5, 12):
            extras = ("potion",) * penalty
            yield events.Defeated("WK-70", ANN, curse, 1, ("scroll",), extras, 6, penalty)
    yield events.Emptied("WK-76", 1)
    for third in (True, False):
        yield events.CatCame("WK-89", ANN, third, 1)
    yield events.Opened("WK-90", 3)
    for rule in RULE_NAMES:
        yield events.RuleShown("WK-98", rule)
        yield events.Triggered("WK-85", rule, 0)
    for chaos in CHAOS_NAMES:
        yield events.Flipped("WK-106", chaos)
        for step in (1, 2, 3, 4):
            yield events.Stepped("WK-106", chaos, step)
            yield events.Triggered("WK-85", chaos, step)
    yield events.CursesMoved("WK-120", ("snail", "", "yarn"))
    yield events.Redealt("WK-123", ("snail", "", "yarn"))
    for spell in ("", *SPELL_NAMES[:4]):
        yield events.TokensMoved("WK-124", spell)


def _endings() -> Iterator[Event]:
    yield events.Caught("WK-136", ANN)
    for card in CREDIT_NAMES:
        yield events.CreditShown("WK-146", ANN, card)
    for total in (-2, 0, 1, 2, 5, 13, 22):
        for out in ("", "WK-157", "WK-132"):
            sheet = (("WK-143",), ("snail",), (6,))
            yield events.Scored("WK-164", ANN, *sheet, total, 2, 1, out)
    ties = {"six": ("", "WK-154", "WK-155", "WK-156"), "caught": ("", "WK-159", "WK-160", "WK-161")}
    for reason, clauses in {**ties, "caught-nobody": ("WK-162", "WK-134")}.items():
        for tie in clauses:
            yield events.Ended("WK-135", reason, (ANN,), tie)


SAMPLES = by_kind(_samples())
NOBODYS = {
    *(events.Refilled, events.Emptied, events.Opened, events.RuleShown, events.Flipped),
    *(events.Stepped, events.Triggered, events.CursesMoved, events.Redealt, events.TokensMoved),
    events.Ended,
}
"""Events that nobody does."""


def test_every_event_of_the_game_has_samples() -> None:
    """And none of them hides anything: all of it lies on the table."""
    found = kinds_in(events)

    assert set(SAMPLES) == found
    assert all(issubclass(kind, Public) for kind in found)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("kind", SAMPLES, ids=lambda kind: kind.__name__)
def test_an_event_speaks_to_those_it_is_about(kind: type[Event], language: str) -> None:
    """You are never called by your name, and nobody else is called „you”."""
    words = Words(language, KEY)

    for event in SAMPLES[kind]:
        for reader in READERS:
            told = sound(words.event(event, PEOPLE, reader))
            sound(words.event(event, (), reader))
            own = getattr(event, "seat", None)
            concerned = reader in (own, getattr(event, "target", None))
            if kind is events.Switched:  # two owners: it names them all
                assert YOU[language].search(told) is not None if reader == own else "Ann" in told
            elif kind in NOBODYS or reader == WATCHER or not concerned:
                assert not YOU[language].search(told), told
                assert kind in NOBODYS or "Ann" in told
            else:
                assert YOU[language].search(told), told
                assert PEOPLE[reader] not in told


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("kind", SAMPLES, ids=lambda kind: kind.__name__)
def test_different_events_are_told_differently(kind: type[Event], language: str) -> None:
    """What the table can see of an event is what the log tells; scores and ties too."""
    words = Words(language, KEY)
    told = [words.event(event, PEOPLE, WATCHER) for event in SAMPLES[kind]]
    alike = {events.Discarded, events.CursesMoved, events.Redealt, events.Ended}

    if kind not in alike:
        assert len(set(told)) == len(told)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_action_has_a_label_of_its_own(language: str) -> None:
    words = Words(language, KEY)

    for reader in (ANN, CYD):
        labels = [sound(words.action(action, PEOPLE, reader)) for action in GAMES[KEY].actions]
        assert len(set(labels)) == len(labels)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_has_a_title_and_an_effect(language: str) -> None:
    words = Words(language, KEY)

    assert len({sound(words.card(card)) for card in NAMES}) == len(NAMES)
    assert len({sound(words.effect(card)) for card in NAMES}) == len(NAMES)


SPELL_PHASES = {
    **dict.fromkeys(("sling", "sling-to"), ("sling",)),
    **dict.fromkeys(("swat", "swat-again"), ("swat",)),
    **dict.fromkeys(("switch", "switch-with"), ("switch",)),
    **dict.fromkeys(("favor", "favor-to", "favor-top"), ("favor",)),
    **dict.fromkeys(("yoink", "yoink-take"), ("yoink",)),
    "dismiss": ("dismiss",),
    "drop": ("do_discard_own",),
    "pass": ("do_pass",),
    "hand-over": ("do_pass",),
    "take": ("do_take",),
    "salvage": ("do_take_discard",),
    "swipe": ("do_discard_other",),
    "clear": ("do_discard_chapter",),
    "move": ("do_move_own",),
    "move-to": ("do_move_own",),
    "trim": ("do_shelf_limit",),
}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("kind", phases_of(KEY))
def test_every_question_can_be_asked(kind: str, language: str) -> None:
    words = Words(language, KEY)
    heads = SPELL_PHASES.get(kind, ("",))
    abouts = [head + tail for head in heads for tail in ("", " card:potion>1", " card:scroll>2")]
    abouts = abouts if heads != ("",) else [""]
    if kind.startswith("favor"):
        abouts += ["favor top:potion", "favor card:scroll>1 top:artifact", "favor:scroll"]
    if kind == "turn":
        abouts = [f"draw:{card}" for card in TYPE_NAMES]
    if kind == "place":
        sources = ("summon", "overflow", "yoink", "pass", "take", "salvage")
        abouts = [f"{source}:{card}" for source in sources for card in TYPE_NAMES]
    if kind in ("keep", "give"):
        abouts = ["overflow:potion overflow:scroll", "overflow:artifact", "overflow"]

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
            events.Slung("WK-44", ANN, BOB, "artifact", 1, 2),
            BOB,
            "Ann slung an Artifact into your chapter 2.",
            "Ann posyła kartę „Artefakt” do twojego rozdziału 2.",
        ),
        (
            events.Defeated("WK-70", ANN, "snail", 1, ("artifact",), ("potion",) * 2, 6, 2),
            CYD,
            "Ann defeated the Snail Curse of chapter 1, with 2 extras to keep.",
            "Ann pokonuje klątwę rozdziału 1: „Klątwa Ślimiauków”; "
            "zostają przy niej 2 karty nadmiarowe.",
        ),
        (
            events.Scored("WK-164", ANN, (), (), (), 11, 0, 2, "WK-157"),
            ANN,
            "You have 11 points and are obviously guilty.",
            "Masz 11 punktów, więc wina jest oczywista.",
        ),
        (
            events.Triggered("WK-85", "cm-discards", 1),
            ANN,
            "A curse was defeated, so step 1 acts: Tumbling Discards!",
            "Klątwa została pokonana, więc działa „Magiczny odrzut!”, krok 1.",
        ),
        (
            events.Switched("WK-49", ANN, "potion", BOB, 1, "scroll", CYD, 2),
            WATCHER,
            "Ann switched Potion in Bob’s chapter 1 with Scroll in Cyd’s chapter 2.",
            "Ann zamienia dwie karty. Bob, rozdział 1: „Eliksir”. Cyd, rozdział 2: „Zwój”.",
        ),
    ],
)
def test_events(event: Event, reader: int, english: str, polish: str) -> None:
    assert Words("en", KEY).event(event, PEOPLE, reader) == english
    assert plain(Words("pl", KEY).event(event, PEOPLE, reader)) == polish


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("reason", ["six", "caught"])
def test_the_end(reason: str, language: str) -> None:
    words = Words(language, KEY)
    outcome = Outcome(reason, (0.0, 0.5, 0.5), (3, 1, 1))

    assert "Bob" in sound(words.outcome(outcome, PEOPLE, WATCHER))
    assert "3" in sound(words.outcome(outcome, PEOPLE, ANN))
    assert YOU[language].search(sound(words.outcome(outcome, PEOPLE, BOB)))


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_end_without_a_winner_praises_nobody(language: str) -> None:
    words = Words(language, KEY)
    outcome = Outcome("caught-nobody", (0.0, 0.0, 0.0), (1, 1, 1))

    for reader in READERS:
        told = sound(words.outcome(outcome, PEOPLE, reader))
        assert not any(name in told for name in PEOPLE)


MODES: tuple[tuple[int, dict[str, str]], ...] = (
    (2, {}),
    (3, {"new_rules": "on", "kitten_side": "advanced", "first_player": "host-picks"}),
    (3, {"chaos_mode": "on", "chaos_cats": "4", "kitten_side": "mixed"}),
    (4, {"chaos_mode": "on", "chaos_cats": "4", "defeat_order": "active-chooses"}),
    (4, {"chaos_mode": "on", "chaos_cats": "4", "pass_placement": "giver"}),
)


@pytest.mark.slow
def test_games_can_be_told_to_everybody_in_both_languages() -> None:
    """Every question, choice and event, and how it ended; no secret card is ever named."""
    game = GAMES[KEY]
    speakers = [Words(language, KEY) for language in LANGUAGES]
    kinds: set[str] = set()
    for seed, (seats, settings) in enumerate(MODES):
        whim = Seeded(seed, "whim")
        table = Table(game, seats, game.options(settings), Seeded(seed))
        names, readers = PEOPLE[:seats], range(WATCHER, seats)
        while table.outcome is None:
            decision = next(iter(table.pending.values()))
            choices = table.legal(decision.seat)
            action = choices[whim.pick(len(choices))].text()
            for words in speakers:
                sound(words.decision(decision, names, decision.seat, ""))
                sound(words.action(game.parse(action), names, decision.seat))
            told = table.play(decision.seat, action)
            for event in told:
                kinds.add(event.kind)
                for reader in readers:
                    for words in speakers:
                        line = sound(words.event(event, names, reader))
                        if event.kind != "credit":
                            assert not mentions(line, words.language, *CREDIT_NAMES, game=KEY)
        for words in speakers:
            for reader in readers:
                sound(words.outcome(table.outcome, names, reader))
    assert len(kinds) > 25
