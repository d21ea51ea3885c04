"""Every sound, rendered by a real browser: heard, short, and soft."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Browser

from tests.browser.visits import Parlour, fresh

RATE = 48_000
_SCRIPTS = """async () => {
  const files = performance.getEntriesByType("resource").map(({ name }) => name);
  const scripts = files.filter((name) => name.endsWith(".js"));
  return (await Promise.all(scripts.map(async (name) => (await fetch(name)).text()))).join();
}"""
_RENDER = """async ({ url, rate }) => {
  // Names in a built file are short; the recipes are what has a boom.
  const { boom, ...others } = Object.values(await import(url)).find((it) => it.boom);
  const measured = {};
  for (const [name, make] of Object.entries({ boom, ...others })) {
    const context = new OfflineAudioContext(1, 2 * rate, rate);
    make({ context, out: context.destination, at: 0 });
    const samples = (await context.startRendering()).getChannelData(0);
    const loud = samples.map(Math.abs);
    measured[name] = {
      peak: loud.reduce((most, one) => Math.max(most, one), 0),
      seconds: loud.findLastIndex((one) => one > 0.0005) / rate,
      power: Math.sqrt(loud.reduce((sum, one) => sum + one * one, 0) / rate),
    };
  }
  return measured;
}"""


@pytest.fixture(scope="module")
def measured(browser: Browser, parlour: Parlour) -> dict[str, dict[str, float]]:
    context = fresh(browser)
    page = context.new_page()
    page.goto(parlour.url)
    page.get_by_role("banner").wait_for()
    found = re.search(r"recipes-[\w-]+\.js", page.evaluate(_SCRIPTS))
    assert found, "the sounds are a file of their own"
    url = f"{parlour.url}assets/{found[0]}"
    sounds: dict[str, dict[str, float]] = page.evaluate(_RENDER, {"url": url, "rate": RATE})
    context.close()
    return sounds


SOUNDS = (
    *("card", "draw", "shuffle", "turn", "window", "tick", "nope"),
    *("purr", "hiss", "boom", "win", "lose", "message"),
)


def test_these_are_all(measured: dict[str, dict[str, float]]) -> None:
    assert set(measured) == set(SOUNDS)


@pytest.mark.parametrize("name", SOUNDS)
def test_a_sound_is_heard_short_and_soft(measured: dict[str, dict[str, float]], name: str) -> None:
    sound = measured[name]

    assert 0.1 < sound["peak"] < 0.9
    assert 0.02 < sound["seconds"] < 1.2
    assert sound["power"] > 0.01
