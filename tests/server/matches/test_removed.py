"""Somebody whom the host removed: told so, and out until they are invited.

There are no accounts: whoever was removed is known by the tokens that their device kept. A device
that forgets them, or another one, is a stranger; a locked table lets no stranger in.
"""

from __future__ import annotations

import pytest

from purrlour.server.auth.tokens import hash_token
from purrlour.server.matches import entries as log
from tests.server.matches.stage import Person, Stage, refused, turned
from tests.server.matches.tables import lobby, playing


def back(stage: Stage, person: Person, match: str = "", **wish: object) -> Person:
    """The device of somebody comes again, and tells what it was removed with."""
    return stage.joins(person.name, match, removed=[person.token], **wish)


@pytest.mark.parametrize("begun", [False, True])
def test_who_was_removed_is_told_and_does_not_sit_down_again(begun: bool) -> None:
    stage = playing("Ann Bob Cleo") if begun else lobby("Ann Bob Cleo")
    ann, bob, cleo = stage.people

    ann.does("kick", chair=1)

    assert bob.device.closed == "kicked"
    assert ann.about.removed == cleo.about.removed == {0: "Bob"}
    with turned("kicked"):  # by the old link
        bob.comes()
    with refused("removed"):  # by the code
        back(stage, bob)
    with refused("removed"):  # by another name, on another chair
        stage.joins("Bobby", chair=1, removed=[bob.token])


def test_who_was_away_when_they_were_removed_is_told_so_when_they_come() -> None:
    stage = playing("Ann Bob Cleo")
    ann, bob, _ = stage.people
    bob.goes_for(3600)

    ann.does("kick", chair=1)

    with turned("kicked"):
        bob.comes()


def test_the_host_invites_somebody_back() -> None:
    stage = playing("Ann Bob Cleo")
    ann, bob, cleo = stage.people
    ann.does("kick", chair=1)
    with refused("host-only"):
        cleo.does("invite", number=0)

    ann.does("invite", number=0)

    assert cleo.about.removed == {}
    assert cleo.device.notes[-1].facts == {"number": 0, "name": "Bob"}
    again = back(stage, bob)
    assert again.seat == 1
    assert again.token != bob.token
    with turned("kicked"):  # the old link stays dead
        bob.comes()


@pytest.mark.parametrize("number", [0, 7])
def test_only_who_was_removed_can_be_invited(number: int) -> None:
    stage = lobby("Ann Bob")

    with refused("nobody-removed"):
        stage.people[0].does("invite", number=number)


def test_an_invitation_is_for_one_removal() -> None:
    stage = lobby("Ann Bob Cleo")
    ann, bob, _ = stage.people
    ann.does("kick", chair=1)
    ann.does("invite", number=0)
    with refused("nobody-removed"):
        ann.does("invite", number=0)
    again = back(stage, bob)
    ann.does("kick", chair=1)

    assert ann.about.removed == {1: "Bob"}
    with refused("removed"):
        stage.joins("Bob", removed=[bob.token, again.token])


def test_strangers_with_the_code_still_come_in_unless_the_table_is_locked() -> None:
    """That is all that can be promised where nobody has an account."""
    stage = lobby("Ann Bob free")
    ann, _ = stage.people
    ann.does("kick", chair=1)

    assert stage.joins("Dan").seat == 1
    ann.does("lock", on=True)
    with refused("table-locked"):
        stage.joins("Eve")


def test_tokens_that_were_never_removed_are_nobodys() -> None:
    stage = lobby("Ann free")
    ann = stage.people[0]

    assert stage.joins("Bob", removed=[ann.token, "A" * 43]).seat == 1


def test_who_was_removed_does_not_come_to_the_rematch_either() -> None:
    stage = playing("Ann Bob Cleo")
    ann, bob, cleo = stage.people
    ann.does("kick", chair=1)
    ann.does("play", action="resign")
    cleo.does("play", action="resign")
    ann.does("again")
    ann.match = following = ann.about.next
    ann.comes()

    assert ann.about.removed == {0: "Bob"}
    bob.match = following
    with turned("kicked"):
        bob.comes()
    with refused("removed"):
        back(stage, bob, following)
    ann.does("invite", number=0)
    assert back(stage, bob, following).seat == 1


def test_it_is_remembered_over_restarts() -> None:
    stage = playing("Ann Bob Cleo")
    ann, bob, _ = stage.people
    ann.does("kick", chair=1)

    stage.restarts()

    ann.comes()
    assert ann.about.removed == {0: "Bob"}
    with turned("kicked"):
        bob.comes()
    with refused("removed"):
        back(stage, bob)


def test_what_is_remembered_is_a_hash_that_no_file_tells() -> None:
    stage = playing("Ann Bob Cleo")
    ann, bob, _ = stage.people
    ann.does("kick", chair=1)
    ann.does("play", action="resign")
    stage.people[2].does("play", action="resign")
    ann.does("again")
    entries = stage.entries(ann.about.next)

    opened = entries[0]
    assert isinstance(opened, log.Opened)
    assert opened.removed == [log.Removed("Bob", hash_token(bob.token or ""))]
