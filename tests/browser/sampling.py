"""Sampling: what a page shows at every animation frame, beside all that it was told by then."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, cast

from playwright.sync_api import Page

_SAMPLE = """([count, field]) => {
  const told = (globalThis.told = []);
  const samples = (globalThis.samples = []);
  globalThis.shifts = [];
  globalThis.WebSocket = class extends WebSocket {
    constructor(...given) {
      super(...given);
      this.addEventListener("message", ({ data }) => {
        const message = JSON.parse(data);
        if (message.t !== "update") return;
        const before = told.at(-1);
        told.push({
          since: message.since,
          v: message.v,
          counts: message.notes.map((note) => [note.n, note.events?.length ?? 0]),
          fact: message.view ? String(message.view[field]) : before?.fact,
          decision: message.decision === undefined ? before?.decision : message.decision,
        });
      });
    }
  };
  const look = () => {
    const lines = document.querySelectorAll("[role=log] li[data-n]");
    const sample = {
      told: told.length,
      n: Number([...lines].at(-1)?.dataset.n ?? 0),
      fact: document.querySelector(count)?.textContent.trim() ?? "",
      offers: document.querySelectorAll("#prompt [data-offer]:not([aria-disabled])").length,
      bangs: document.querySelector("[data-kind=bang], [data-kind=fuse]") !== null,
      asks: document.querySelector("#prompt p")?.textContent.trim() ?? "",
    };
    const last = samples.at(-1);
    if (sample.n && JSON.stringify(sample) !== JSON.stringify(last)) samples.push(sample);
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
  new PerformanceObserver((list) => {
    for (const one of list.getEntries()) {
      if (one.hadRecentInput || !samples.length) continue;
      const where = one.sources.map(({ node }) => {
        const element = node instanceof Element ? node : node?.parentElement;
        return `${element?.tagName}.${element?.className?.baseVal ?? element?.className}`;
      });
      globalThis.shifts.push([one.value, one.startTime, where]);
    }
  }).observe({ type: "layout-shift", buffered: true });
}"""


@dataclass(frozen=True)
class Sampled:
    """Of a whole game."""

    told: list[dict[str, Any]]
    samples: list[dict[str, Any]]
    shifts: list[tuple[float, float, list[str]]]
    lines: set[int]
    """Numbers of notes that have a line in the log."""


def sample(page: Page, *, count: str, field: str) -> None:
    """From the next page on; `count` shows the `field` of the view."""
    page.add_init_script(f"({_SAMPLE})({[count, field]!r})")


def sampled(page: Page) -> Sampled:
    """All that was seen since."""
    told, samples, shifts, lines = cast(
        tuple[Any, Any, Any, Any],
        page.evaluate(
            """() => [told, samples, shifts,
            [...document.querySelectorAll("[role=log] li[data-n]")].map((li) => +li.dataset.n)]"""
        ),
    )
    return Sampled(told, samples, shifts, set(lines))


def disagreements(seen: Sampled) -> list[str]:
    """Where log, board and prompt told different moments."""
    found = []
    result = seen.samples[-1]["asks"]
    for one in seen.samples:
        if one["bangs"] and one["asks"] == result:
            found.append(f"who won is told before the bang: {one}")
        told = seen.told[: one["told"]]
        at = next((k for k, update in enumerate(told) if update["v"] >= one["n"]), None)
        if at is None:
            found.append(f"the log tells what nobody told: {one}")
            continue
        first = told[at]
        behind = [update for update in told[at + 1 :] if _speaks(update, seen.lines)]
        silent = [update for update in told[at + 1 :] if not behind or update["v"] < behind[0]["v"]]
        facts = {update["fact"] for update in [first, *silent]}
        if dict(first["counts"]).get(one["n"], 0) > 1:
            facts.add(told[at - 1]["fact"] if at else "")
        if one["fact"] not in facts:
            found.append(f"the board shows {one['fact']}, and the log {facts}: {one}")
        if one["offers"] and behind and told[-1]["decision"] != first["decision"]:
            found.append(f"a choice is offered before all was shown: {one}")
    return found


def _speaks(update: dict[str, Any], lines: set[int]) -> bool:
    return any(n in lines for n, _ in update["counts"])


def shifted(seen: Sampled) -> float:
    """The largest burst of layout shifts that nobody asked for (CLS)."""
    worst = burst = 0.0
    begun = last = float("-inf")
    for value, at, _ in seen.shifts:
        if at - last > 1000 or at - begun > 5000:
            begun, burst = at, 0.0
        burst, last = burst + value, at
        worst = max(worst, burst)
    return worst
