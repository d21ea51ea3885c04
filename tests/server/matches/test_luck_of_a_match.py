"""Luck: committed to before play, mixed by everybody, never rolled twice, told at the end."""

from __future__ import annotations

from typing import Any

import pytest

from purrlour.server import wire
from purrlour.server.chronicle import read_chronicle, write_chronicle
from purrlour.server.luck import NEWEST, Fair, commitment, luck_key, nonce_hash
from purrlour.server.matches import entries as log
from purrlour.server.matches.playing import play
from purrlour.server.path import Path
from purrlour.server.verify import Report, Withheld, verify
from tests.server.matches.stage import Stage, command, refused
from tests.server.matches.tables import lobby, playing

NONCES = {"Ann": "a" * 20, "Bob": "b" * 20, "Cleo": "c" * 20}


def mixing(names: str = "Ann Bob", **settings: Any) -> Stage:
    hashes = {name: nonce_hash(nonce) for name, nonce in NONCES.items()}
    stage = lobby(names, nonces=hashes, **settings)
    stage.people[0].does("start")
    return stage


def test_everybody_shows_the_nonce_that_they_promised() -> None:
    stage = mixing()
    ann, bob = stage.people
    assert ann.phase == "mixing"
    assert ann.about.nonces == {}

    ann.does("nonce", nonce=NONCES["Ann"])
    assert bob.phase == "mixing"
    bob.does("nonce", nonce=NONCES["Bob"])

    assert bob.phase == "playing"
    assert bob.about.nonces == {0: NONCES["Ann"], 1: NONCES["Bob"]}
    truth = stage.truth()
    key = luck_key(truth.kept.secret, stage.match, {0: NONCES["Ann"], 1: NONCES["Bob"]})
    assert truth.key == key


def test_a_nonce_that_was_not_promised_is_refused() -> None:
    stage = mixing("Ann Bob Dan")
    ann, bob, dan = stage.people

    with refused("wrong-nonce"):
        ann.does("nonce", nonce=NONCES["Bob"])
    ann.does("nonce", nonce=NONCES["Ann"])
    with refused("no-nonce-wanted"):
        ann.does("nonce", nonce=NONCES["Ann"])
    with refused("no-nonce-wanted"):
        dan.does("nonce", nonce="d" * 20)
    bob.does("nonce", nonce=NONCES["Bob"])
    assert bob.phase == "playing"
    with refused("not-mixing"):
        bob.does("nonce", nonce=NONCES["Bob"])


def test_nobody_shows_a_nonce_too_early() -> None:
    stage = lobby("Ann Bob", nonces={"Ann": nonce_hash(NONCES["Ann"])})

    with refused("not-mixing"):
        stage.people[0].does("nonce", nonce=NONCES["Ann"])


def test_a_number_may_be_promised_until_all_are_shown() -> None:
    """Later it could be fitted to what others showed."""
    stage = lobby("Ann Bob", nonces={"Ann": nonce_hash(NONCES["Ann"])})
    ann, bob = stage.people
    bob.does("promise", nonce=nonce_hash("another-number-of-Bob"))
    bob.does("promise", nonce=nonce_hash(NONCES["Bob"]))
    assert bob.device.notes[-1].facts == {"chair": 1, "nonce": nonce_hash(NONCES["Bob"])}

    ann.does("start")

    with refused("already-playing"):
        bob.does("promise", nonce=nonce_hash("another-number-of-Bob"))
    ann.does("nonce", nonce=NONCES["Ann"])
    bob.does("nonce", nonce=NONCES["Bob"])
    assert bob.about.nonces == {0: NONCES["Ann"], 1: NONCES["Bob"]}
    with refused("already-playing"):
        bob.does("promise", nonce=nonce_hash(NONCES["Bob"]))


def test_who_does_not_show_theirs_is_left_out_after_three_seconds() -> None:
    stage = mixing()
    ann, bob = stage.people
    ann.does("nonce", nonce=NONCES["Ann"])

    stage.wait(2.9)
    assert bob.phase == "mixing"
    stage.wait(0.2)

    assert bob.phase == "playing"
    assert bob.about.nonces == {0: NONCES["Ann"]}


def test_who_is_away_is_not_waited_for() -> None:
    hashes = {name: nonce_hash(nonce) for name, nonce in NONCES.items()}
    stage = lobby("Ann Bob", nonces=hashes)
    ann, bob = stage.people
    bob.goes_for(3)

    ann.does("start")
    assert ann.phase == "mixing"
    ann.does("nonce", nonce=NONCES["Ann"])

    assert ann.phase == "playing"


def test_without_nonces_play_begins_at_once() -> None:
    stage = lobby("Ann Bob")

    stage.people[0].does("start")

    assert stage.kinds()[-2:] == ["mixing", "dealt"]


def test_a_restart_while_nonces_are_shown_changes_nothing() -> None:
    stage = mixing()
    ann, bob = stage.people
    ann.does("nonce", nonce=NONCES["Ann"])

    stage.restarts()
    bob.comes()
    ann.comes()
    bob.does("nonce", nonce=NONCES["Bob"])

    assert ann.about.nonces == {0: NONCES["Ann"], 1: NONCES["Bob"]}


def test_leaving_while_nonces_are_shown_does_not_stop_the_deal() -> None:
    stage = mixing("Ann Bob Cleo")
    ann, bob, cleo = stage.people
    bob.does("nonce", nonce=NONCES["Bob"])

    cleo.does("leave")
    ann.does("nonce", nonce=NONCES["Ann"])
    stage.wait(3)

    assert ann.phase == "playing"
    assert ann.about.nonces == {0: NONCES["Ann"], 1: NONCES["Bob"]}


def verified(stage: Stage) -> Report:
    """What the verifier says when all but the host have given up."""
    for person in stage.people:
        if not person.device.closed and person.seat > 0 and person.phase == "playing":
            person.does("play", action="resign")
    if stage.people[0].phase != "over":
        stage.people[0].does("play", action="resign")
    while stage.people[0].phase != "over":
        stage.wait(60)  # bots play on
    report = verify(read_chronicle(write_chronicle(stage.truth().kept, stage.entries())))
    assert report.fine, report.problem
    return report


def test_who_leaves_while_nonces_are_shown_is_told_to_have_kept_theirs() -> None:
    """F4: whoever saw the others' and went, in league with the server, chose one luck of two."""
    stage = mixing("Ann Bob Cleo")
    ann, bob, cleo = stage.people
    bob.does("nonce", nonce=NONCES["Bob"])

    cleo.does("leave")
    bob.does("leave")  # theirs stays in the mix
    ann.does("nonce", nonce=NONCES["Ann"])
    stage.wait(3)

    report = verified(stage)
    assert report.withheld == [Withheld(2, "left")]
    assert (report.nonces, report.mixings) == (2, 1)


@pytest.mark.parametrize("showed", [False, True])
def test_removing_somebody_while_nonces_are_shown_begins_it_anew(showed: bool) -> None:
    """F4: the host could else leave out one nonce when all others are known."""
    stage = mixing("Ann Bob Cleo")
    ann, bob, cleo = stage.people
    ann.does("nonce", nonce=NONCES["Ann"])
    if showed:
        cleo.does("nonce", nonce=NONCES["Cleo"])

    ann.does("kick", chair=2)

    assert ann.phase == "lobby"
    assert ann.about.promises == ann.about.nonces == {}
    assert ann.chair(2) == wire.Person()
    stage.wait(4)
    assert ann.phase == "lobby"  # it is for the host to begin again
    with refused("not-mixing"):
        bob.does("nonce", nonce=NONCES["Bob"])

    ann.does("bot", chair=2, bot="greedy")
    ann.does("promise", nonce=nonce_hash("another-number-of-Ann"))
    bob.does("promise", nonce=nonce_hash("another-number-of-Bob"))
    ann.does("start")
    with refused("wrong-nonce"):
        bob.does("nonce", nonce=NONCES["Bob"])
    ann.does("nonce", nonce="another-number-of-Ann")
    bob.does("nonce", nonce="another-number-of-Bob")

    assert ann.phase == "playing"
    assert ann.about.nonces == {0: "another-number-of-Ann", 1: "another-number-of-Bob"}
    report = verified(stage)
    # Bob was not given the time to show theirs: that is nobody's fault but the host's.
    assert report.withheld == ([] if showed else [Withheld(2, "removed")])
    assert (report.nonces, report.mixings) == (2, 2)


def test_a_match_of_the_first_fairness_goes_on_as_it_began() -> None:
    """Kept matches of release 0.1.0: there, a bot took the chair and the rest was mixed."""
    stage = mixing("Ann Bob Cleo", fairness=1)
    ann, bob, _ = stage.people
    ann.does("kick", chair=2)
    assert ann.phase == "mixing"
    ann.does("nonce", nonce=NONCES["Ann"])
    bob.does("nonce", nonce=NONCES["Bob"])

    assert ann.chair(2) == wire.Person("", "greedy")
    assert ann.about.nonces == {0: NONCES["Ann"], 1: NONCES["Bob"]}
    report = verified(stage)
    assert report.withheld == [Withheld(2, "removed")]
    assert report.mixings == 1


def test_who_kept_theirs_is_told() -> None:
    stage = mixing("Ann Bob")
    stage.people[0].does("nonce", nonce=NONCES["Ann"])
    stage.wait(3)

    assert verified(stage).withheld == [Withheld(1, "kept")]


def test_every_step_draws_from_a_stream_of_its_own() -> None:
    stage = playing("Ann Bob", holding={"Ann": "shuffle"})
    ann, bob = stage.people

    ann.plays("shuffle")
    bob.plays("pass")

    truth = stage.truth()
    step = stage.entries()[-1]
    assert isinstance(step, log.Step)
    path = Path(NEWEST)
    path.add(0, "shuffle")
    luck = Fair(truth.key, path.step(1, "pass"))
    assert step.chance == [luck.pick(n) for n in range(ann.device.view["pile"], 1, -1)]


def test_a_step_taken_back_and_made_again_has_the_same_luck() -> None:
    stage = playing("Ann Bob", holding={"Ann": "shuffle"})
    ann, bob = stage.people

    def shuffle() -> tuple[str, Any]:
        ann.plays("shuffle")
        bob.plays("pass")
        step = stage.entries()[-1]
        assert isinstance(step, log.Step)
        return stage.position, step.chance

    first = shuffle()
    ann.does("undo")
    bob.does("agree", yes=True)
    assert stage.steps == []

    assert shuffle() == first
    assert first[1]


def test_a_step_that_was_lost_with_the_process_has_the_same_luck_again() -> None:
    stage = playing("Ann Bob", holding={"Ann": "shuffle"})
    ann, bob = stage.people
    ann.plays("shuffle")
    store = stage.process.store
    store.trouble = True
    with refused("storage-trouble"):
        bob.plays("pass")
    lost = stage.process.hub.rooms[stage.match]
    assert lost.stored == len(lost.match.log)
    store.trouble = False
    stage.wait(2)
    ghost = stage.truth()
    play(ghost, 1, "pass", at=0)

    stage.restarts()
    ann.comes()
    bob.comes()
    bob.plays("pass")

    assert ghost.table is not None
    assert stage.position == ghost.game.position(ghost.table.state)


def test_the_same_choice_from_two_places_at_once_is_one_with_one_luck() -> None:
    stage = playing("Ann Bob")
    ann, _ = stage.people
    elsewhere = stage.begins_process()
    phone = ann.comes(elsewhere)
    draw = command("play", action="draw", decision=ann.devices[0].decision)

    ann.devices[0].submit(draw)
    phone.submit(draw)
    stage.wait(1)

    assert stage.steps == ["Ann draw"]
    assert phone.view == ann.devices[0].view


def test_the_secret_is_told_at_the_end_and_not_before() -> None:
    stage = playing("Ann Bob Cleo")
    ann, bob, cleo = stage.people
    watcher = stage.watches()
    secret = stage.truth().kept.secret
    ann.does("play", action="resign")
    for who in (ann, bob, cleo, watcher):
        assert secret.hex().encode() not in b"".join(who.device.frames)

    bob.does("play", action="resign")

    for who in (ann, bob, cleo, watcher):
        assert who.about.secret == secret.hex()
        assert commitment(bytes.fromhex(who.about.secret)) == who.about.commitment
        assert who.device.ending is not None
        assert who.device.ending.places == [3, 2, 1]


def test_the_key_of_the_luck_is_told_to_nobody() -> None:
    stage = playing("Ann Bob")
    ann, bob = stage.people
    ann.plays("draw")
    key = stage.truth().key

    for who in (ann, bob, stage.watches()):
        assert key.hex().encode() not in b"".join(who.device.frames)
