"""Argument parsing in the reader's language: argparse does the work, our words do the talking."""

from __future__ import annotations

import argparse
import re
from typing import TYPE_CHECKING, Final, NoReturn

from purrlour.cli.refusals import suggestion, told
from purrlour.engine.errors import GameError

if TYPE_CHECKING:
    from purrlour.engine.wire import Wire
    from purrlour.words import Words

_SHOWN = 200
"""Characters of a bad value that a complaint quotes."""

_COMPLAINTS: Final = {
    r"the following arguments are required: (?P<option>.*)": "cli-missing",
    r"unrecognized arguments: (?P<value>.*)": "cli-unrecognized",
    r"argument (?P<option>\S+): invalid choice: '?(?P<value>.*?)'? \(choose from (?P<known>.*)\)": (
        "cli-bad-choice"
    ),
    r"argument (?P<option>\S+): invalid \S+ value: '?(?P<value>.*?)'?": "cli-bad-value",
    r"argument (?P<option>\S+): expected (?:one|at least one) argument": "cli-needs-value",
    r"argument (?P<option>\S+): ignored explicit argument .*": "cli-takes-no-value",
    r"ambiguous option: (?P<value>\S+) could match (?P<known>.*)": "cli-ambiguous",
}
"""What argparse says, and the key of what we say instead."""


class HelpWanted(Exception):
    """Somebody asked for help; this is it."""

    def __init__(self, text: str) -> None:
        super().__init__("help")
        self.text = text


class BadUsage(Exception):
    """The command line does not make sense; `key` names a sentence of our words."""

    def __init__(self, key: str, /, **facts: Wire) -> None:
        super().__init__(key)
        self.key = key
        self.facts = facts

    def sentence(self, words: Words) -> str:
        """The complaint in the reader's language."""
        told = words.say(self.key, **{name: _short(fact) for name, fact in self.facts.items()})
        return told + suggestion(self.facts, words)


class Refused(BadUsage):
    """The engine refuses what the command line asks for, or the game with this key does."""

    def __init__(self, error: GameError, game: str = "") -> None:
        super().__init__(error.key)
        self.error = error
        self.game = game

    def sentence(self, words: Words) -> str:
        return told(self.error, words, self.game)


def _short(fact: Wire) -> Wire:
    if isinstance(fact, str) and len(fact) > _SHOWN:
        return fact[:_SHOWN] + "…"
    return fact


class Parser(argparse.ArgumentParser):
    """A parser whose help and complaints are in the language of `words`."""

    def __init__(self, prog: str, words: Words, *, about: str) -> None:
        super().__init__(
            prog=prog,
            description=about,
            add_help=False,
            allow_abbrev=False,
            formatter_class=lambda prog: _Formatter(prog, words),
        )
        self.words = words
        self._positionals.title = words.say("cli-positionals")
        self._optionals.title = words.say("cli-options")
        self.add_argument("-h", "--help", action="store_true", help=words.say("cli-help"))

    def add_language(self) -> None:
        """`--language` goes before the command or after it; main() has seen it already."""
        from purrlour.words import LANGUAGES

        self.add_argument(
            "--language", choices=tuple(LANGUAGES), help=self.words.say("cli-language")
        )

    def add(self, *names: str, key: str, **how: object) -> None:
        """An argument explained by the sentence with this key."""
        self.add_argument(*names, help=self.words.say(key), **how)  # type: ignore[arg-type]

    def read(self, given: list[str], *, also_help: str = "") -> argparse.Namespace:
        """The arguments; help and complaints come as exceptions."""
        if "-h" in given or "--help" in given:
            raise HelpWanted(self.format_help() + also_help)
        return self.parse_intermixed_args(given)  # words may come before and after options

    def error(self, message: str) -> NoReturn:
        for pattern, key in _COMPLAINTS.items():
            found = re.fullmatch(pattern, message, re.DOTALL)
            if found:
                facts: dict[str, Wire] = dict(found.groupdict())
                if key == "cli-bad-choice":
                    facts["known"] = str(facts["known"]).replace("'", "")
                elif key == "cli-unrecognized":
                    facts["known"] = ", ".join(self._option_string_actions)
                raise BadUsage(key, **facts)
        raise BadUsage("cli-bad-usage", text=message)


class _Formatter(argparse.HelpFormatter):
    """Its first word is ours."""

    def __init__(self, prog: str, words: Words) -> None:
        super().__init__(prog, max_help_position=26)
        self._words = words

    def add_usage(self, usage, actions, groups, prefix=None):  # type: ignore[no-untyped-def]
        super().add_usage(usage, actions, groups, prefix or f"{self._words.say('cli-usage')}: ")
