"""A page under watch: whatever goes wrong in it is written down."""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import cache
from typing import Any, cast
from urllib.parse import urlsplit

from playwright.sync_api import ConsoleMessage, Page

from tests.browser.chromium import AXE

_LISTEN = """
globalThis.violations = [];
addEventListener("securitypolicyviolation", (event) => {
  globalThis.violations.push(`${event.violatedDirective}: ${event.blockedURI} ${event.sample}`);
}, true);
"""
_LOOK = """async (options) => {
  const drawn = [...document.querySelectorAll("svg")].filter(
    (one) => !one.ownerSVGElement && one.closest('[aria-hidden="true"]'),
  );
  const insides = drawn.map((one) => {
    const inside = document.createDocumentFragment();
    inside.append(...one.childNodes);
    return [one, inside];
  });
  try {
    return await axe.run({ resultTypes: ["violations"], preload: false, ...options });
  } finally {
    for (const [one, inside] of insides) one.append(inside);
  }
}"""
"""Every rule, without lists of what is well. What is inside hidden drawings is nobody's barrier,
and four of five elements: they are put aside meanwhile."""
_BLOCKED = "Service Worker registration blocked by Playwright"
"""Said where tests want none."""
_GRAVE = ("serious", "critical")


@cache
def _axe() -> str:
    return f"() => {{ {AXE.read_text('utf-8')} }}"


@dataclass
class Watched:
    """A page, and what it did."""

    page: Page
    origin: str
    troubled: bool = False
    """Requests may fail: that is what the screen is about."""
    errors: list[str] = field(default_factory=list)
    strangers: list[str] = field(default_factory=list)
    """Requests to anybody else."""

    def __post_init__(self) -> None:
        self.page.add_init_script(_LISTEN)
        self.page.on("console", self._heard)
        self.page.on("pageerror", lambda error: self.errors.append(str(error)))
        self.page.on("request", lambda request: self._asked(request.url))
        self.page.on("websocket", lambda socket: self._asked(socket.url))

    def _heard(self, message: ConsoleMessage) -> None:
        if message.text == _BLOCKED:
            return
        failed = message.text.startswith("Failed to load resource")
        if message.type in ("error", "warning") and not (failed and self.troubled):
            self.errors.append(f"{message.text} ({message.location.get('url')})")

    def _asked(self, url: str) -> None:
        if urlsplit(url).netloc != urlsplit(self.origin).netloc:
            self.strangers.append(url)

    def begin(self, troubled: bool) -> None:
        """Forgets what happened so far."""
        self.troubled = troubled
        self.errors.clear()
        self.strangers.clear()

    def barriers(self, *rules: str) -> list[str]:
        """What keeps people out, as axe sees it: only what is serious or worse. By all its rules,
        or by these."""
        if not self.page.evaluate("'axe' in globalThis"):
            # Not as a script of the page: our own policy forbids that.
            self.page.evaluate(_axe())
        options = {"runOnly": list(rules)} if rules else {}
        found = cast(dict[str, Any], self.page.evaluate(_LOOK, options))
        return [
            f"{one['id']}: {one['help']}: {node['html']}"
            for one in found["violations"]
            if one["impact"] in _GRAVE
            for node in one["nodes"]
        ]

    def insist_well(self) -> None:
        """Nothing went wrong so far."""
        assert self.page.evaluate("globalThis.violations") == []
        assert self.errors == []
        assert self.strangers == []
