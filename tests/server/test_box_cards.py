"""A server with the cards of somebody's box: matches go on with them, or not at all."""

from __future__ import annotations

import asyncio
from pathlib import Path

import httpx
import pytest

from purrlour.games.wizard_kittens.box import VARIABLE
from purrlour.server.config import Config, Limits
from tests.games.wizard_kittens.bad_cards import GREEDY
from tests.server.answers import asking, problem, seated
from tests.server.serving import serving

pytestmark = pytest.mark.slow  # real processes

SNAIL = '[curses.snail]\ndifficulty = "easy"\nneed = "PP"\npoints = {points}\n'
BOXED = {"game": "wizard_kittens", "seats": 2, "name": "Ann", "options": {"cards": "box"}}


@pytest.mark.budget(15, "a server is started twice")
def test_a_match_keeps_its_cards_over_restarts(tmp_path: Path) -> None:
    file = tmp_path / "box.toml"
    file.write_text(SNAIL.format(points=7) + GREEDY.replace("AAAAS", "AAAAA"))
    with (
        serving(tmp_path, WIZARD_KITTENS_CARDS=str(file)) as server,
        server.visitor() as client,
    ):
        assert "Note: With box.toml" in server.output.read_text()  # WK-142
        host = seated(client.post("/api/matches", json=BOXED))
        about = f"/api/matches/{host.match}"
        told = client.get(about).json()
        assert told["options"]["cards"].startswith("box-")
        listed = {
            rule["name"]: rule["values"]
            for rule in client.get("/api/games/wizard_kittens").json()["options"]
        }
        assert listed["cards"] == ["ours", "box"]

        file.write_text(SNAIL.format(points=8))
        server.restart()
        # Not dealt yet: nobody needs the cards.
        assert client.get(about).json()["options"] == told["options"]
        begun = client.post("/api/matches", json={**BOXED, "options": told["options"]})
        facts = problem(begun, 422, "cards-other")["facts"]
        assert facts["expected"] == told["options"]["cards"] != facts["found"]


def test_bad_cards_and_none(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / "bad.toml"
    file.write_text(SNAIL.format(points=99))

    async def ask() -> httpx.Response:
        async with asking(Config(data=tmp_path, limits=Limits())) as (_, client):
            return await client.post("/api/matches", json=BOXED)

    monkeypatch.setenv(VARIABLE, str(file))
    broken = problem(asyncio.run(ask()), 422, "cards-number")
    assert broken["facts"]["entry"] == "curses.snail"
    assert str(tmp_path) not in broken["text"]

    monkeypatch.delenv(VARIABLE)
    problem(asyncio.run(ask()), 422, "cards-not-named")
