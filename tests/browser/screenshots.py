"""`python -m tests.browser.screenshots [FOLDER]`: every screen, at every size, in all settings."""

from __future__ import annotations

import sys
from itertools import product
from pathlib import Path
from tempfile import TemporaryDirectory

from purrlour.words import LANGUAGES
from tests.browser.chromium import ROOT, browsing
from tests.browser.parlours import open_parlour
from tests.browser.screens import SCREENS, SIZES, THEMES, opened, resize


def main(folder: Path) -> None:
    """Writes <screen>-<size>-<language>-<theme>.png."""
    folder.mkdir(parents=True, exist_ok=True)
    with (
        TemporaryDirectory() as data,
        open_parlour(Path(data)) as parlour,
        browsing() as browser,
    ):
        for screen, language, theme in product(SCREENS, LANGUAGES, THEMES):
            with opened(browser, parlour, screen, language=language, theme=theme) as watched:
                for size in SIZES:
                    resize(watched.page, size)
                    name = f"{screen.name}-{size}-{language}-{theme}.png"
                    watched.page.screenshot(path=folder / name, full_page=True)


if __name__ == "__main__":
    main(Path(sys.argv[1]) if len(sys.argv) > 1 else ROOT / "screenshots")
