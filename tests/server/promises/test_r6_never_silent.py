"""R6 Never silent: every command, in every phase, by everybody, is answered exactly once."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from purrlour.server import wire
from purrlour.server.luck import nonce_hash
from purrlour.server.matches.settings import Settings
from tests.server.matches.commands import FACTS, VERBS, facts
from tests.server.matches.stage import Person, Refusal, Stage, command
from tests.server.matches.tables import lobby, playing

pytestmark = pytest.mark.slow  # every command everywhere

NAMES = "Ann Bob Cleo bot"
CHAT = Settings(chat=True)
NONCE = nonce_hash("n" * 20)


def in_lobby() -> Stage:
    return lobby(NAMES, chat=True)


def in_lobby_with_a_free_chair() -> Stage:
    return lobby("Ann Bob Cleo free")


def mixing() -> Stage:
    stage = lobby(NAMES, nonces={"Ann": NONCE, "Bob": NONCE})
    stage.people[0].does("start")
    return stage


def in_a_turn() -> Stage:
    return playing(NAMES, chat=True)


def in_a_window() -> Stage:
    stage = playing(NAMES, holding={"Ann": "skip"}, pace=10_000)
    stage.people[0].plays("skip")
    return stage


def with_a_clock_that_stands() -> Stage:
    stage = playing(NAMES, turn=20)
    stage.people[0].does("pause", on=True)
    return stage


def with_a_wish_to_undo() -> Stage:
    stage = in_a_window()
    stage.people[0].does("undo")
    return stage


def with_bots_in_their_places() -> Stage:
    stage = playing(NAMES, pace=10_000)
    for person in stage.people:
        person.does("away")
    return stage


def over() -> Stage:
    stage = playing(NAMES, chat=True)
    for person in stage.people:
        person.does("play", action="resign")
    return stage


def over_and_open_again() -> Stage:
    stage = over()
    stage.people[0].does("again")
    return stage


def while_the_store_is_down() -> Stage:
    stage = in_a_turn()
    stage.process.store.trouble = True
    return stage


def while_the_store_is_unsure() -> Stage:
    stage = in_a_turn()
    stage.process.store.unsure = True
    return stage


PHASES: list[Callable[[], Stage]] = [
    in_lobby,
    in_lobby_with_a_free_chair,
    mixing,
    in_a_turn,
    in_a_window,
    with_a_clock_that_stands,
    with_a_wish_to_undo,
    with_bots_in_their_places,
    over,
    over_and_open_again,
    while_the_store_is_down,
    while_the_store_is_unsure,
]


def host(stage: Stage) -> Person:
    return stage.people[0]


def seat(stage: Stage) -> Person:
    return stage.people[1]


def another_seat(stage: Stage) -> Person:
    return stage.people[2]


def watcher(stage: Stage) -> Person:
    down, stage.process.store.trouble = stage.process.store.trouble, False
    found = stage.watches()
    stage.process.store.trouble = down
    return found


ROLES = [host, seat, another_seat, watcher]


def test_every_command_is_tried() -> None:
    assert set(FACTS) == set(VERBS)
    assert len(VERBS) == 26


@pytest.mark.parametrize("phase", PHASES, ids=lambda phase: phase.__name__)
def test_every_command_is_answered_exactly_once(phase: Callable[[], Stage]) -> None:
    """The stage counts the answers; a refusal has a key and a sentence."""
    told = [says(role(phase()), verb) for verb in VERBS for role in ROLES]

    assert len(told) == len(VERBS) * len(ROLES)
    assert told.count("") >= 4  # everybody may ping
    assert len(told) - told.count("") > 20


def says(sender: Person, verb: str) -> str:
    """What they are told: the key of a refusal, or nothing if it was done."""
    refusal = None
    try:
        sender.does(verb, **facts(verb, sender))
    except Refusal as caught:
        refusal = caught
    if refusal is None:
        return ""
    assert refusal.text not in ("", refusal.key)
    return refusal.key


def test_a_host_without_a_chair_is_answered_as_well() -> None:
    for verb in VERBS:
        for begin in (False, True):
            stage = Stage()
            sender = stage.opens(None, seats=4, settings=CHAT)
            for name in ("Ann", "Bob", "Cleo"):
                stage.joins(name)
            sender.does("bot", chair=3, bot="random")
            if begin:
                sender.does("start")
            says(sender, verb)


@pytest.mark.parametrize("phase", [in_lobby, in_a_turn, in_a_window, over])
def test_commands_that_come_all_at_once_are_all_answered(phase: Callable[[], Stage]) -> None:
    """The store is at work for one while the others come: all devices, all verbs, thrice."""
    stage = phase()
    senders = [role(stage) for role in ROLES]
    sent: list[tuple[Person, str]] = []
    for _ in range(3):
        for verb in VERBS:
            if verb not in ("leave", "kick"):  # who is sent away hears no more
                for sender in senders:
                    wanted = command(verb, **facts(verb, sender))
                    sender.device.submit(wanted)
                    sent.append((sender, wanted.id))
    stage.wait(2)

    for sender, name in sent:
        answers = sender.device.answers[name]
        assert len(answers) == 1, (sender.name, name, answers)
        assert isinstance(
            answers[0], wire.Update | wire.Ack | wire.Answer | wire.Advice | wire.Refused
        )
