"""`purrlour games`."""

import json

import pytest

from purrlour.engine.options import option_values
from purrlour.games import GAMES
from tests.cli.running import run


@pytest.mark.parametrize(
    ("language", "title", "seats"),
    [("en", "Exploding Kittens: Cat Burglar", "2 to 5"), ("pl", "Koci złodziejaszek", "2 do 5")],
)
def test_every_game_is_listed_with_its_house_rules(
    capsys: pytest.CaptureFixture[str], language: str, title: str, seats: str
) -> None:
    ran = run(capsys, "games", "--language", language)

    assert ran.code == 0
    assert title in ran.out
    assert seats in ran.out
    assert "turbo=off|on" in ran.out


def test_the_list_for_programs(capsys: pytest.CaptureFixture[str]) -> None:
    told = json.loads(run(capsys, "games", "--json").out)

    assert [game["key"] for game in told] == list(GAMES)
    for game in told:
        assert set(game) == {"key", "title", "version", "seats", "bots", "options"}
        rules = GAMES[game["key"]]
        assert game["seats"] == {"least": rules.min_seats, "most": rules.max_seats}
        known = option_values(type(rules.options({})))
        assert {option["name"]: tuple(option["values"]) for option in game["options"]} == known
        assert all(option["help"] and option["title"] for option in game["options"])
