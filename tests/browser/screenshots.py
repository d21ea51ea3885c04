"""`python -m tests.browser.screenshots [FOLDER [SCREEN…]]`: screens at every size, in all settings.

Without names it takes all of them; `koty` is every screen whose name begins so.
"""

from __future__ import annotations

import sys
from itertools import product
from pathlib import Path
from tempfile import TemporaryDirectory

from purrlour.words import LANGUAGES
from tests.browser.chromium import ROOT, browsing
from tests.browser.parlours import open_parlour
from tests.browser.screens import MORE, SCREENS
from tests.browser.visits import SIZES, THEMES, opened, resize


def main(folder: Path, *names: str) -> None:
    """Writes <screen>-<size>-<language>-<theme>.png."""
    wanted = [screen for screen in (*SCREENS, *MORE) if not names or screen.name.startswith(names)]
    folder.mkdir(parents=True, exist_ok=True)
    with (
        TemporaryDirectory() as data,
        open_parlour(Path(data)) as parlour,
        browsing() as browser,
    ):
        for screen, language, theme in product(wanted, LANGUAGES, THEMES):
            with opened(browser, parlour, screen, language=language, theme=theme) as watched:
                for size in SIZES:
                    resize(watched.page, size)
                    name = f"{screen.name}-{size}-{language}-{theme}.png"
                    watched.page.screenshot(path=folder / name, full_page=True)


if __name__ == "__main__":
    into, *chosen = sys.argv[1:] or [str(ROOT / "screenshots")]
    main(Path(into), *chosen)
