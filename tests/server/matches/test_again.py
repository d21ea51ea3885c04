"""Play again: the same people, the same tokens, another match."""

from __future__ import annotations

from typing import Any

from purrlour.server import wire
from purrlour.server.luck import luck_key, nonce_hash
from purrlour.server.matches.settings import Settings
from tests.server.matches.stage import Person, Stage, command, refused, turned
from tests.server.matches.tables import playing


def over(names: str, **settings: Any) -> Stage:
    stage = playing(names, **settings)
    for person in stage.people[:0:-1]:
        person.does("play", action="resign")
    if stage.people[0].phase != "over":
        stage.people[0].does("play", action="resign")
    return stage


def goes_on(person: Person) -> None:
    person.match = person.about.next
    person.comes()


def test_the_same_people_play_again_with_the_same_tokens() -> None:
    stage = over("Ann Bob bot", turn=30)
    ann, bob = stage.people

    ann.does("again")
    goes_on(ann)
    goes_on(bob)

    assert ann.match == bob.match != stage.match
    assert ann.phase == "lobby"
    assert [chair.name for chair in ann.about.chairs] == ["Ann", "Bob", ""]
    assert ann.chair(2).bot == "greedy"
    assert (ann.seat, bob.seat, ann.about.host) == (0, 1, 0)
    assert ann.about.settings == Settings(turn=30)
    assert ann.about.options["first"] == "0"
    ann.does("start")
    assert (ann.asked, len(bob.hand)) == ("turn", 8)


def test_it_has_luck_of_its_own() -> None:
    stage = over("Ann Bob")
    ann, _ = stage.people
    before = ann.about.commitment
    ann.does("again")

    goes_on(ann)

    assert ann.about.commitment != before
    assert ann.about.secret == ""


def test_everybody_mixes_their_own_number_into_it() -> None:
    """F4: mixing belongs to every deal, not to the first alone."""
    stage = over("Ann Bob")
    ann, bob = stage.people
    ann.does("again")
    goes_on(ann)
    goes_on(bob)
    assert ann.about.promises == {}

    ann.does("promise", nonce=nonce_hash("a" * 20))
    bob.does("promise", nonce=nonce_hash("b" * 20))

    assert ann.about.promises == {0: nonce_hash("a" * 20), 1: nonce_hash("b" * 20)}
    ann.does("start")
    assert ann.phase == "mixing"
    ann.does("nonce", nonce="a" * 20)
    bob.does("nonce", nonce="b" * 20)
    assert ann.phase == "playing"
    truth = stage.truth(ann.match)
    assert truth.key == luck_key(truth.kept.secret, ann.match, {0: "a" * 20, 1: "b" * 20})


def test_whoever_is_the_host_now_stays_it() -> None:
    stage = over("Ann Bob")
    ann, bob = stage.people
    ann.does("host", chair=1)

    bob.does("again")
    goes_on(ann)

    assert ann.about.host == 1


def test_a_person_behind_a_bot_is_a_person_again() -> None:
    stage = playing("Ann Bob Cleo")
    ann, bob, cleo = stage.people
    cleo.does("away")
    bob.does("play", action="resign")
    ann.does("play", action="resign")

    ann.does("again")
    goes_on(cleo)

    assert cleo.chair(2) == wire.Person("Cleo", "", here=True)


def test_who_was_kicked_is_not_among_them() -> None:
    stage = playing("Ann Bob Cleo")
    ann, bob, cleo = stage.people
    ann.does("kick", chair=1)
    ann.does("play", action="resign")
    cleo.does("play", action="resign")
    assert ann.phase == "over"

    ann.does("again")
    bob.match = cleo.about.next

    with turned("kicked"):
        bob.comes()


def test_a_host_without_a_chair_goes_on_as_well() -> None:
    stage = Stage()
    host = stage.opens(None, seats=2)
    ann, bob = stage.joins("Ann"), stage.joins("Bob")
    host.does("start")
    ann.does("play", action="resign")

    host.does("again")
    goes_on(host)
    goes_on(bob)

    host.does("start")
    assert bob.phase == "playing"


def test_only_the_host_only_at_the_end_and_only_once() -> None:
    stage = playing("Ann Bob")
    ann, bob = stage.people
    with refused("not-over"):
        ann.does("again")
    bob.does("play", action="resign")
    with refused("host-only"):
        bob.does("again")
    ann.does("again")

    with refused("already-again"):
        ann.does("again")
    assert len(stage.run(stage.process.store.live())) == 1


def test_asking_twice_in_the_same_words_opens_one_match() -> None:
    stage = over("Ann Bob")
    ann, bob = stage.people
    again = command("again")

    ann.device.submit(again)
    ann.device.submit(again)
    stage.wait(0)
    answers = ann.device.answers[again.id]

    assert [type(answer) for answer in answers] == [wire.Update, wire.Ack]
    assert len(stage.run(stage.process.store.live())) == 1
    assert bob.about.next == ann.about.next


def test_after_trouble_with_the_store_it_can_be_asked_again() -> None:
    stage = over("Ann Bob")
    ann, _ = stage.people
    again = command("again")
    stage.process.store.trouble = True
    with_trouble = ann.device
    with_trouble.submit(again)
    stage.wait(0)
    (answer,) = with_trouble.answers[again.id]
    assert isinstance(answer, wire.Refused)
    assert answer.key == "storage-trouble"

    stage.process.store.trouble = False
    ann.sends(again)

    assert ann.about.next
