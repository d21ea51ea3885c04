"""A browser and a parlour, once for all tests here.

All of them are slow, and run by themselves: while Playwright has its browser open, its event loop
is the thread's, and no other test can have one.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

pytest.register_assert_rewrite(
    "tests.browser.frames", "tests.browser.games", "tests.browser.watching"
)

from tests.browser.chromium import browsing  # noqa: E402 - after the line above
from tests.browser.parlours import open_parlour  # noqa: E402 - likewise
from tests.browser.visits import Parlour  # noqa: E402 - likewise
from tests.waiting import LIMIT  # noqa: E402 - likewise

HERE = Path(__file__).parent

expect.set_options(timeout=1000 * LIMIT)  # a busy machine draws late, and late is not wrong


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    ours = [item for item in items if item.path.is_relative_to(HERE)]
    for item in ours:
        item.add_marker(pytest.mark.slow)
    if len(ours) < len(items):  # `pytest tests/browser` runs them
        config.hook.pytest_deselected(items=ours)
        items[:] = [item for item in items if item not in ours]


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    with browsing() as opened:
        yield opened


@pytest.fixture(scope="session")
def parlour(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Parlour]:
    with open_parlour(tmp_path_factory.mktemp("parlour")) as opened:
        yield opened
