"""A thousand scripts in names, chat and imported files: all of them are read, none of them runs."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import product
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from purrlour.server.chronicle import write_chronicle
from purrlour.server.matches import entries as log
from purrlour.server.matches.match import Match
from purrlour.server.matches.people import clean_text
from tests.browser.games import PLAYED
from tests.browser.parlours import serving_page
from tests.browser.positions import Position, Wanted, find, keep
from tests.browser.visits import Parlour, Visit, fresh
from tests.browser.watching import Watched
from tests.figures import figure
from tests.server.chronicles import entries_of

COUNT = 1000
GAMES = [game.key for game in PLAYED]
TABLES = figure(4, long=10, plain=4)
"""Of all games by turns: each board writes names in places of its own."""
SEATS = 4
LONGEST = 24
"""Characters of a name."""

_SCRIPTS = (
    "<script>p(N)</script>",
    "<img src=x onerror=p(N)>",
    "<svg onload=p(N)>",
    "<svg><script>p(N)</script></svg>",
    '<iframe srcdoc="<script>parent.p(N)</script>">',
    '<iframe src="javascript:parent.p(N)">',
    '<a href="javascript:p(N)" autofocus onfocus=p(N)>a</a>',
    "javascript:p(N)",
    "<details open ontoggle=p(N)>",
    "<input autofocus onfocus=p(N)>",
    "<select autofocus onfocus=p(N)>",
    "<video><source onerror=p(N)></video>",
    "<audio src=x onerror=p(N)>",
    '<object data="javascript:p(N)">',
    "<body onload=p(N)>",
    "<marquee onstart=p(N)>",
    "<style onload=p(N)></style>",
    '<form><button formaction="javascript:p(N)" autofocus onfocus=p(N)>',
    "<math><mtext><img src=x onerror=p(N)></mtext></math>",
    "<template shadowrootmode=open><img src=x onerror=p(N)></template>",
    "{{constructor.constructor('p(N)')()}}",
    "${p(N)}",
    "{@html '<img src=x onerror=p(N)>'}",
    "&lt;img src=x onerror=p(N)&gt;",
    "\\u003cimg src=x onerror=p(N)\\u003e",
)
_OPENINGS = (
    *("", '"', "'", ">", '">', "'>", "</p>", "</span>", "</li>", "</ul>", "</title>", "</script>"),
    *("</style>", "</textarea>", "-->", "<!--", "]]>", "*/", "//", "`", "\\", "{", "}}", "&quot;"),
    *("<b>", "<p id=", "<a title='", "%22%3E", ";", ")", "+", "\N{ZERO WIDTH SPACE}<", "<<", "/>"),
    *("<x/", "<title>", "<noscript>", "<plaintext>", "<xmp>", "<svg>"),
)
_SHORT = (
    *("<script>p(N)</script>", "<svg onload=p(N)>", "<img src onerror=p(N)>", "javascript:p(N)"),
    *("<b onfocus=p(N)>", "'>p(N)<'", '"onload=p(N) "', "{{p(N)}}", "${p(N)}", "<p oncut=p(N)>"),
)

_TRAP = """
globalThis.ran = [];
globalThis.p = (number) => globalThis.ran.push(number);
for (const name of ["alert", "confirm", "prompt"]) globalThis[name] = () => globalThis.p(name);
"""


def payloads() -> list[str]:
    """As many as wanted, each with a number of its own."""
    found = [before + script for script, before in product(_SCRIPTS, _OPENINGS)]
    assert len(set(found)) >= COUNT
    return [text.replace("N", str(number)) for number, text in enumerate(found[:COUNT], 1000)]


def names(table: int) -> list[str]:
    """The names of one table."""
    wanted = [_SHORT[(table + seat * 2) % len(_SHORT)] for seat in range(SEATS)]
    return [text.replace("N", f"{table}{seat}")[:LONGEST] for seat, text in enumerate(wanted)]


def scripted(table: int, said: list[str], label: str = "") -> tuple[Match, Position]:
    """A match whose people have such names and say such things."""
    over = Wanted(SEATS, lambda found, _: found.phase == "over")
    game = GAMES[table % len(GAMES)]
    match, position = find(game, over, names=names(table), label=f"scripts {table} {label}")
    for text in said:
        match.take(log.Said(at=10**6, by=0, chair=0, text=text))
    return match, position


@pytest.fixture(scope="module")
def tables() -> list[tuple[Match, Position]]:
    texts = payloads()
    size = COUNT // TABLES
    return [scripted(at, texts[at * size : (at + 1) * size]) for at in range(TABLES)]


@pytest.fixture(scope="module")
def house(
    tmp_path_factory: pytest.TempPathFactory, tables: list[tuple[Match, Position]]
) -> Iterator[Parlour]:
    folder = tmp_path_factory.mktemp("scripts")
    keep(folder / "data", [match for match, _ in tables])
    with serving_page(folder) as server:
        yield Parlour(f"{server.url}/", "", "", {}, server)


@pytest.fixture
def watched(browser: Browser, house: Parlour) -> Iterator[Watched]:
    context = fresh(browser, size="desktop", moves=True, workers=True)
    page = context.new_page()
    page.add_init_script(_TRAP)
    yield Watched(page, house.url)
    context.close()


def insist_harmless(watched: Watched) -> None:
    """Nothing ran, and nothing even tried to: the policy was not needed."""
    assert watched.page.evaluate("globalThis.ran") == []
    handlers = "[onerror], [onload], [onfocus], [ontoggle], [onstart], [href^=javascript]"
    assert watched.page.locator(handlers).count() == 0
    watched.insist_well()


def insist_read(page: Page, texts: list[str]) -> None:
    """Every one of them can be read as it was written."""
    shown = page.evaluate("document.body.textContent")
    assert [text for text in texts if text not in shown] == []


@pytest.mark.budget(10, "a thousand scripts are read at tables of all games")
def test_none_of_a_thousand_scripts_runs(
    watched: Watched,
    house: Parlour,
    tables: list[tuple[Match, Position]],
    shown: Callable[[str, str], None],
) -> None:
    page = watched.page
    read = 0
    for table, (match, position) in enumerate(tables):
        visit = Visit(page, house, "en", match.kept.game)
        visit.go(f"t/{position.match}#{position.token}")
        said = [entry.text for entry in entries_of(match) if isinstance(entry, log.Said)]
        insist_seen(page, names(table))
        visit.press("web-table-talk")
        expect(page.get_by_role("dialog")).to_be_visible()
        insist_read(page, [*names(table), *said])
        insist_harmless(watched)
        read += len(said)
    assert read == COUNT
    shown("X9/10", f"{read} payloads at {len(tables)} tables, 0 run")


def insist_seen(page: Page, texts: list[str]) -> None:
    """Waits for all of them."""
    for text in texts:
        expect(page.get_by_text(text).first).to_be_attached()


def test_none_runs_from_a_file(watched: Watched, house: Parlour, tmp_path: Path) -> None:
    """A match brought through the first page, and looked at again. Signs that nobody sees are
    in no file that a parlour takes."""
    said = [text for text in payloads() if clean_text(text) == text]
    assert len(said) > COUNT * 0.9
    match, _ = scripted(0, said, "from a file")
    file = tmp_path / "match.txt"
    file.write_text(write_chronicle(match.kept, entries_of(match)), "utf-8")
    page = watched.page
    page.goto(house.url)
    page.locator("input[type=file]").set_input_files(file)
    insist_seen(page, names(0)[:1])
    insist_harmless(watched)
    found = page.url.rsplit("/", 1)[-1].split("#")[0]
    page.goto(f"{house.url}r/{found}")
    insist_seen(page, [*names(0), said[-1]])
    insist_harmless(watched)


def test_a_script_that_runs_would_be_seen(watched: Watched, house: Parlour) -> None:
    watched.page.goto(house.url)
    watched.page.evaluate("p(1)")
    with pytest.raises(AssertionError):
        insist_harmless(watched)
