"""Quotas: so many a day, and then words; nobody pays for what came to nothing, or for others."""

from __future__ import annotations

import pytest

from purrlour.engine.errors import GameError
from purrlour.server.auth import quotas
from purrlour.server.auth.quotas import DAY_MS, DailyUse, Kind
from purrlour.server.config import Quotas
from purrlour.server.languages import sentence
from tests.server.hands import HandClock

FEW = Quotas(matches=3, imports=3, campaigns=3, messages=3, megabytes=1)
KINDS: list[Kind] = ["matches", "imports", "campaigns", "messages"]


@pytest.mark.parametrize("kind", KINDS)
def test_one_more_is_refused_in_words(kind: Kind) -> None:
    use = DailyUse(FEW, HandClock())
    for _ in range(3):
        use.take(kind, "192.0.2.1")

    with pytest.raises(GameError) as caught:
        use.take(kind, "192.0.2.1")

    assert caught.value.key == f"quota-{kind}"
    for language in ("en", "pl"):
        assert "3" in sentence(caught.value, language)
    assert use.refused == {kind: 1}
    use.take(kind, "192.0.2.2")  # somebody else


def test_the_next_day_is_another_one() -> None:
    clock = HandClock()
    use = DailyUse(FEW, clock)
    for _ in range(3):
        use.take("matches", "192.0.2.1")
    with pytest.raises(GameError) as caught:
        use.take("matches", "192.0.2.1")
    hours = caught.value.facts["hours"]
    assert isinstance(hours, int)
    assert 1 <= hours <= 24

    clock.pass_by(hours * 3_600_000)

    use.take("matches", "192.0.2.1")


def test_what_came_to_nothing_is_not_counted() -> None:
    use = DailyUse(FEW, HandClock())
    for _ in range(9):
        with pytest.raises(GameError, match="unknown"), use.charged("matches", "192.0.2.1"):
            raise GameError("unknown-game")
    with use.charged("matches", "192.0.2.1"):
        pass


def test_when_the_house_is_full_nothing_new_begins_and_people_may_talk() -> None:
    use = DailyUse(FEW, HandClock())
    use.kept = 1 << 20
    for kind in ("matches", "imports", "campaigns"):
        with pytest.raises(GameError) as caught:
            use.take(kind, "192.0.2.1")
        assert caught.value.key == "quota-size"
    use.take("messages", "192.0.2.1")
    use.kept -= 1
    use.take("matches", "192.0.2.1")


def test_memory_is_bounded_and_the_busiest_are_remembered(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(quotas, "REMEMBERED", 100)
    use = DailyUse(FEW, HandClock())
    for _ in range(3):
        use.take("matches", "busy")
    for number in range(1_000):
        use.take("matches", f"address {number}")

    with pytest.raises(GameError):
        use.take("matches", "busy")


def test_a_day_is_a_day() -> None:
    assert DAY_MS == 24 * 60 * 60 * 1000
