"""A parlour that seats bots which somebody trained: from the folder to a move at a table."""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest

from purrlour.bots.roster import ROSTER
from purrlour.learn.bot import NAME
from purrlour.learn.ppo import Habits
from purrlour.learn.train import Training
from purrlour.server.learned import open_learned
from tests.cli.running import Ran
from tests.server.answers import seated
from tests.server.failing import fails
from tests.server.serving import serving
from tests.server.thinking import elsewhere, inline, thoughts
from tests.waiting import LIMIT

pytestmark = pytest.mark.slow  # real processes

KOTY = "koty"


@pytest.fixture(scope="module")
def nets(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with the net of somebody who has had a single lesson."""
    folder = tmp_path_factory.mktemp("nets")
    training = Training(KOTY, 1, Habits(hidden=16, tables=8, guests=2, steps=32))
    training.go_on(1.0)
    training.save(folder)
    return folder


@pytest.fixture
def here(nets: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """This process knows it, too, as long as the test takes."""
    monkeypatch.setitem(ROSTER, NAME, {})
    open_learned(nets)


@pytest.mark.usefixtures("here")
def test_bots_in_their_own_process_have_learned_it(nets: Path) -> None:
    asked = [replace(one, bot=NAME) for one in thoughts(KOTY, 3, 30) if len(one.choices) > 1]

    assert asked
    assert elsewhere(*asked, learned=nets) == inline(*asked)


@pytest.mark.budget(15, "a server is started, and a process in which a bot thinks")
def test_it_is_offered_and_plays_at_a_table(nets: Path, tmp_path: Path) -> None:
    with serving(tmp_path, LEARNED=str(nets)) as server:
        bots = {one["key"]: one["bots"] for one in server.get("/api/games")}
        assert NAME in bots[KOTY]
        assert NAME not in bots["wizard_kittens"]

        new = {"game": KOTY, "seats": 2, "name": "Ann", "options": {"first": "1"}}
        with server.visitor() as client:
            ann = seated(client.post("/api/matches", json=new))
        with server.dial() as line:
            for order in (
                {"t": "hello", "match": ann.match, "token": ann.token},
                {"t": "bot", "id": "1", "chair": 1, "bot": NAME},
                {"t": "start", "id": "2"},
            ):
                line.send(json.dumps(order))
            while '"why":"bot"' not in (told := str(line.recv(timeout=LIMIT))):
                assert '"t":"problem"' not in told


def test_a_server_does_not_start_without_nets(
    tmp_path: Path, serve_here: Callable[..., Ran]
) -> None:
    fails(serve_here("--learned", str(tmp_path)), 1, "koty.npz")


def test_a_server_does_not_start_with_a_net_that_is_none(
    tmp_path: Path, serve_here: Callable[..., Ran]
) -> None:
    (tmp_path / "koty.npz").write_bytes(b"a kitten, not a net")

    fails(serve_here(PURRLOUR_LEARNED=str(tmp_path)), 1, "koty.npz")
