"""Opening a match and coming to it: by link or code, with a name only."""

from __future__ import annotations

import msgspec
import pytest

from purrlour.games import GAMES
from purrlour.server import wire
from purrlour.server.luck import commitment
from purrlour.server.matches.people import HOST_ONLY
from purrlour.server.matches.settings import Settings
from tests.server.matches.stage import GAME, Stage, refused, turned
from tests.server.matches.tables import lobby, playing


def test_a_match_is_opened_with_game_house_rules_seats_and_settings() -> None:
    stage = Stage()

    ann = stage.opens(
        "Ann", seats=4, options={"burglar": "off"}, settings=Settings(turn=30, chat=True)
    )

    assert (ann.about.game, ann.about.version) == (GAME, GAMES[GAME].version)
    assert len(ann.about.chairs) == 4
    assert ann.about.options["burglar"] == "off"
    assert ann.about.options["any_pairs"] == "on"  # all of them, so that no default may change it
    assert (ann.about.settings.turn, ann.about.settings.chat) == (30, True)
    assert ann.phase == "lobby"
    assert (ann.seat, ann.device.place, ann.about.host) == (0, 0, 0)


def test_clocks_chat_and_grace_are_off_unless_somebody_wants_them() -> None:
    settings = Stage().opens("Ann").about.settings

    assert (settings.turn, settings.window, settings.grace) == (0, 0, 0)
    assert not settings.chat
    assert settings.watch


@pytest.mark.parametrize(
    ("wish", "key"),
    [
        ({"game": "chess"}, "unknown-game"),
        ({"seats": 1}, "seat-count"),
        ({"seats": 6}, "seat-count"),
        ({"options": {"dogs": "on"}}, "unknown-option"),
        ({"options": {"burglar": "perhaps"}}, "unknown-option-value"),
        ({"seats": 3, "options": {"first": "4"}}, "first-seat-missing"),
        ({"settings": Settings(stand_in="kasparov")}, "unknown-bot"),
        ({"name": "\u202eAnn"}, "bad-name"),
        ({"name": " "}, "bad-name-length"),
    ],
)
def test_what_could_not_be_played_is_refused(wish: dict[str, object], key: str) -> None:
    stage = Stage()

    with refused(key):
        stage.opens(**{"name": "Ann", **wish})  # type: ignore[arg-type] # a table of wishes

    assert stage.run(stage.process.store.live()) == []


def test_a_host_needs_no_chair() -> None:
    stage = Stage()

    host = stage.opens(None, seats=2)

    assert (host.seat, host.device.place, host.about.host) == (HOST_ONLY, -1, -1)
    assert not any(chair.name for chair in host.about.chairs)
    host.does("lock", on=True)


def test_people_join_with_a_name_only_and_take_the_first_free_chair() -> None:
    stage = Stage()
    ann = stage.opens("Ann")

    bob, cleo = stage.joins("Bob"), stage.joins("Cleo")

    assert (bob.seat, cleo.seat) == (1, 2)
    assert [chair.name for chair in ann.about.chairs] == ["Ann", "Bob", "Cleo"]
    assert all(chair.here for chair in ann.about.chairs)


def test_people_may_choose_their_chair() -> None:
    stage = Stage()
    stage.opens("Ann")

    assert stage.joins("Bob", chair=2).seat == 2
    with refused("chair-taken"):
        stage.joins("Cleo", chair=2)
    with refused("no-such-chair"):
        stage.joins("Cleo", chair=3)
    assert stage.joins("Cleo").seat == 1
    with refused("table-full"):
        stage.joins("Dan")


def test_a_bot_makes_room_for_a_person_but_free_chairs_go_first() -> None:
    stage = Stage()
    ann = stage.opens("Ann")
    ann.does("bot", chair=1, bot="greedy")

    assert stage.joins("Bob").seat == 2
    assert stage.joins("Cleo").seat == 1
    assert ann.chair(1) == wire.Person("Cleo", "", here=True)


@pytest.mark.parametrize("spelling", ["{}", " {} ", "{lower}", "{half}-{rest}", "{half} {rest}"])
def test_a_code_is_read_kindly(spelling: str) -> None:
    stage = Stage()
    ann = stage.opens("Ann")
    code = ann.about.code
    typed = spelling.format(code, lower=code.lower(), half=code[:3], rest=code[3:])

    assert stage.run(stage.process.hub.find_code(typed)) == ann.match


def test_a_code_has_six_symbols_that_nobody_mixes_up() -> None:
    stage = Stage()
    codes = {stage.opens("Ann").about.code for _ in range(50)}

    assert len(codes) == 50
    assert all(len(code) == 6 for code in codes)
    assert not set("".join(codes)) & set("IO01")


def test_a_code_that_nobody_has_leads_nowhere() -> None:
    stage = Stage()
    stage.opens("Ann")

    assert stage.run(stage.process.hub.find_code("XXXXXXX")) is None


def test_who_has_the_link_may_know_who_sits_there() -> None:
    stage = Stage()
    ann = stage.opens("Ann")

    about = stage.run(stage.process.hub.about(ann.match))

    assert about is not None
    assert about.kept > 0  # whoever sits there has asked for it, too
    assert msgspec.structs.replace(about, kept=0) == ann.about
    assert stage.run(stage.process.hub.about("x" * 22)) is None


def test_a_match_that_does_not_exist_cannot_be_joined_or_seen() -> None:
    stage = Stage()

    with refused("no-such-match"):
        stage.joins("Bob", "x" * 22)
    with turned("no-such-match"):
        stage.watches("x" * 22)


def test_a_locked_table_takes_nobody_new() -> None:
    stage = Stage()
    ann = stage.opens("Ann")
    ann.does("lock", on=True)

    with refused("table-locked"):
        stage.joins("Bob")
    ann.does("lock", on=False)
    assert stage.joins("Bob").seat == 1


def test_nobody_joins_between_the_start_and_the_deal_or_when_it_is_over() -> None:
    stage = lobby("Ann Bob free", nonces={"Ann": "0" * 64})
    ann, _ = stage.people
    ann.does("bot", chair=2, bot="random")
    ann.does("start")
    assert ann.phase == "mixing"

    with refused("already-playing"):
        stage.joins("Cleo")

    stage.wait(3)
    ann.does("play", action="resign")
    stage.people[1].does("play", action="resign")
    assert ann.phase == "over"
    with refused("game-over"):
        stage.joins("Cleo")


def test_somebody_may_take_a_chair_from_a_bot_while_it_plays() -> None:
    stage = playing("Ann bot")

    bob = stage.joins("Bob")

    assert bob.seat == 1
    assert len(bob.hand) == 8
    assert bob.chair(1) == wire.Person("Bob", "", here=True)


def test_a_chair_with_a_person_behind_the_bot_is_taken() -> None:
    stage = playing("Ann Bob")
    stage.people[1].does("away")

    with refused("chair-taken"):
        stage.joins("Cleo", chair=1)
    with refused("table-full"):
        stage.joins("Cleo")


def test_the_server_commits_to_its_luck_when_the_match_is_opened() -> None:
    stage = Stage()
    ann = stage.opens("Ann")

    kept = stage.run(stage.process.store.find(ann.match))

    assert kept is not None
    assert len(set(kept.secret)) > 30
    assert ann.about.commitment == commitment(kept.secret)
    assert ann.about.secret == ""
