"""Campaigns at the terminal: a file that a chapter begins with, and that grows when it is won."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Any

from purrlour.cli.parser import BadUsage

if TYPE_CHECKING:
    from purrlour.engine.table import Table
    from purrlour.games.mice_and_mystics.campaign import Campaign
    from purrlour.games.mice_and_mystics.content.model import Content
    from purrlour.words import Words

_LARGEST = 100_000


def read_campaign_file(path: str, book: Content) -> Campaign:
    """The campaign in this file; a new one, if there is none yet."""
    from purrlour.games.mice_and_mystics.campaign import Campaign, read_campaign

    file = Path(path)
    if not file.exists():
        return Campaign(book.book.id)
    with file.open(encoding="utf-8", errors="replace") as opened:
        found = read_campaign(opened.read(_LARGEST))
    if found.book != book.book.id:
        raise BadUsage("cli-campaign-book", file=path, book=found.book, wanted=book.book.id)
    return found


def settings_of(campaign: Campaign, book: Content, given: list[str]) -> list[str]:
    """The house rules of the next chapter; whoever names a chapter plays that one."""
    settings = [*given, f"campaign={campaign.option()}"]
    if not any(setting.startswith("chapter=") for setting in given):
        done = {name for name, _ in campaign.done}
        left = [at for at, chapter in enumerate(book.book.chapters, 1) if chapter.id not in done]
        if not left:
            raise BadUsage("cli-campaign-over")
        settings.append(f"chapter={left[0]}")
    return settings


def keeper(
    path: str, campaign: Campaign, words: Words
) -> Callable[[Table[Any, Any, Any, Any]], str]:
    """Called when a chapter is over: writes the file if it was won, and says what it did."""

    def keep(table: Table[Any, Any, Any, Any]) -> str:
        from purrlour.games.mice_and_mystics.campaign import after

        if table.outcome is None or not table.outcome.returns[0]:
            return words.say("cli-campaign-lost")  # MM-279: to be played again
        file = Path(path)
        beside = file.with_name(f".{file.name}.new")
        beside.write_text(after(campaign, table.state).text(), encoding="utf-8")
        beside.replace(file)  # whole, or not at all
        return words.say("cli-campaign-kept", file=path)

    return keep
