"""Campaigns at the terminal: a file that a chapter begins with, and that grows when it is won."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Any

from purrlour.cli.parser import BadUsage
from purrlour.engine.errors import GameError

if TYPE_CHECKING:
    from purrlour.engine.campaign import Campaigns
    from purrlour.engine.table import Table
    from purrlour.words import Words

_LARGEST = 100_000


def read_campaign_file(path: str, campaigns: Campaigns) -> str:
    """The campaign in this file; a new one, if there is none yet."""
    file = Path(path)
    if not file.exists():
        return campaigns.begin()
    with file.open(encoding="utf-8", errors="replace") as opened:
        text = opened.read(_LARGEST)
    try:
        campaigns.read(text)
    except GameError as error:
        if error.key == "other-book":
            raise BadUsage("cli-campaign-book", file=path, **error.facts) from error
        raise
    return text


def settings_of(text: str, campaigns: Campaigns, given: list[str]) -> list[str]:
    """The house rules of the next chapter; whoever names a chapter plays that one."""
    named = dict(one.partition("=")[::2] for one in given)
    try:
        wanted = campaigns.settings(text, named.get("chapter", ""))
    except GameError as error:
        if error.key == "campaign-over":
            raise BadUsage("cli-campaign-over") from error
        raise
    return [*given, *(f"{name}={value}" for name, value in wanted.items() if name not in named)]


def keeper(
    path: str, campaigns: Campaigns, words: Words
) -> Callable[[Table[Any, Any, Any, Any]], str]:
    """Called when a chapter is over: writes the file if it was won, and says what it did."""

    def keep(table: Table[Any, Any, Any, Any]) -> str:
        if table.outcome is None or not table.outcome.returns[0]:
            return words.say("cli-campaign-lost")  # MM-279: to be played again
        file = Path(path)
        beside = file.with_name(f".{file.name}.new")
        beside.write_text(campaigns.after(table.options, table.state), encoding="utf-8")
        beside.replace(file)  # whole, or not at all
        return words.say("cli-campaign-kept", file=path)

    return keep
