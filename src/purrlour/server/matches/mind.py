"""Mind: how a bot comes to its choice, or somebody to a hint, here or in a process of its own.

Run as a program, it is such a process. It is told the folders of a storybook and of bots that
somebody trained, each empty if there is none. Questions come in
and answers go out, one line of JSON each; a question is all that it ever learns. What goes wrong
in a bot is answered by its name alone: a message could quote a hand.
"""

from __future__ import annotations

import os
import signal
import sys
from pathlib import Path
from typing import Final, TypeAlias

import msgspec

from purrlour.bots.hints.hint import EFFORTS, find_hint
from purrlour.bots.roster import build
from purrlour.bots.search.bot import SearchBot
from purrlour.bots.search.levels import Effort
from purrlour.engine.view import View
from purrlour.games import GAMES
from purrlour.server.book import play_by, read_rules
from purrlour.server.learned import open_learned
from purrlour.server.views import read_view
from purrlour.server.wire import Counsel, Weighed

_MARGIN: Final = 2.0
"""Seconds beyond its server's patience after which a process ends by itself: the server is gone."""
_BOTS_SHARE: Final = 0.6
"""Of the time that a bot has: its search ends then, whatever it has found."""
_SHARE: Final = 0.3
"""The same of the time that advice may take."""
_LONGEST: Final = 3.0
"""Seconds that a search for advice takes at most."""
_DIGITS: Final = 3
"""Of a chance: more would be noise."""


class Question(msgspec.Struct, frozen=True, tag="choose"):
    """What a bot is asked."""

    game: str
    bot: str
    view: msgspec.Raw
    choices: list[str]
    seed: int
    ms: int
    """How long it may take."""
    patience_ms: int
    """After how long the process is ended, because it must be stuck."""


class Consultation(msgspec.Struct, frozen=True, tag="advise"):
    """What somebody wants advice on."""

    game: str
    view: msgspec.Raw
    choices: list[str]
    seed: int
    ms: int
    """How long it may take."""
    patience_ms: int
    """After how long the process is ended, because it must be stuck."""


AnyQuestion: TypeAlias = Question | Consultation


class Answer(msgspec.Struct, frozen=True, omit_defaults=True):
    """What it answers. The first answer of a process has nothing: it is ready."""

    choice: str | None = None
    counsel: Counsel | None = None
    failed: str = ""
    """The kind of error, if there was one."""


def decide(game: str, bot: str, *, view: View, choices: list[str], seed: int, ms: int) -> str:
    """A bot's choice; the same question has the same answer, unless time runs out."""
    rules = GAMES[game]
    actions = [rules.parse(text) for text in choices]
    player = build(bot, rules, seed)
    if isinstance(player, SearchBot):
        player.hurry(max(_BOTS_SHARE * ms, 1) / 1000)
    choice: str = player.choose(view, actions).text()
    return choice


def advise(
    game: str,
    *,
    view: View,
    choices: list[str],
    seed: int,
    ms: int,
    effort: Effort | None = None,
) -> Counsel:
    """What one might do; the same question has the same answer, unless time runs out."""
    rules = GAMES[game]
    hint = find_hint(
        rules,
        view,
        [rules.parse(text) for text in choices],
        effort=effort or EFFORTS[game],
        seed=seed,
        seconds=min(_SHARE * ms / 1000, _LONGEST),
    )
    return Counsel(
        now=round(hint.now, _DIGITS),
        choices=[Weighed(one.action.text(), round(one.chance, _DIGITS)) for one in hint.choices],
        key=hint.reason.key,
        facts=hint.reason.facts,
        alike=hint.alike,
    )


def answer(question: AnyQuestion) -> Answer:
    """A bot's choice, somebody's advice, or what went wrong."""
    try:
        view = read_view(question.game, bytes(question.view))
        if isinstance(question, Consultation):
            counsel = advise(
                question.game,
                view=view,
                choices=question.choices,
                seed=question.seed,
                ms=question.ms,
            )
            return Answer(counsel=counsel)
        choice = decide(
            question.game,
            question.bot,
            view=view,
            choices=question.choices,
            seed=question.seed,
            ms=question.ms,
        )
    except Exception as error:  # noqa: BLE001 - a bot may fail in any way, and the next may not
        return Answer(failed=type(error).__name__)
    return Answer(choice=choice)


def main() -> None:
    """Answers until nobody asks any more."""
    storybook, learned = sys.argv[1:]
    if storybook:
        play_by(read_rules(Path(storybook)))
    if learned:
        open_learned(Path(learned))
    asked = os.fdopen(0, "rb")
    told = os.fdopen(os.dup(1), "wb", buffering=0)
    read = msgspec.json.Decoder(AnyQuestion).decode
    write = msgspec.json.Encoder().encode
    told.write(write(Answer()) + b"\n")
    # What a bot prints could be a hand, and nobody is there to read it.
    nowhere = os.open(os.devnull, os.O_WRONLY)
    os.dup2(nowhere, 1)
    os.dup2(nowhere, 2)
    if hasattr(os, "nice"):
        os.nice(5)  # people come first
    for line in asked:
        question = read(line)
        _end_after(question.patience_ms / 1000 + _MARGIN)
        told.write(write(answer(question)) + b"\n")
        _end_after(0)


def _end_after(seconds: float) -> None:
    """Ends this process then, even from within a loop that never ends; 0 calls it off."""
    if hasattr(signal, "setitimer"):
        signal.setitimer(signal.ITIMER_REAL, seconds)


if __name__ == "__main__":
    main()
