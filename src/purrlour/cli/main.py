"""`purrlour`: finds the command, runs it, and turns every failure into one line."""

from __future__ import annotations

import os
import select
import sys
from collections.abc import Sequence
from importlib import import_module
from typing import TYPE_CHECKING, Final, TextIO

from purrlour import __version__
from purrlour.cli.ending import heeding
from purrlour.cli.parser import BadUsage, HelpWanted, Parser

if TYPE_CHECKING:
    from purrlour.words import Words

COMMANDS: Final = {
    "play": "purrlour.cli.play",
    "serve": "purrlour.cli.serve",
    "games": "purrlour.cli.games",
    "rules": "purrlour.cli.rules",
    "tiles": "purrlour.cli.tiles",
    "simulate": "purrlour.cli.simulate",
    "ladder": "purrlour.cli.ladder",
    "lab": "purrlour.cli.lab",
    "train": "purrlour.cli.train",
    "replay": "purrlour.cli.replay",
    "verify": "purrlour.cli.verify",
    "export": "purrlour.cli.export",
    "import": "purrlour.cli.import_",
    "backup": "purrlour.cli.backup",
    "restore": "purrlour.cli.restore",
    "doctor": "purrlour.cli.doctor",
    "check": "purrlour.cli.check",
    "bench": "purrlour.cli.bench",
    "about": "purrlour.cli.about",
}
"""Where each command lives: a module with `configure(parser)` and `run(args, words)`."""

OK, FAILED, BAD_USAGE, INTERRUPTED = 0, 1, 2, 130


def main(argv: Sequence[str] | None = None) -> int:
    """The exit code: 0 fine, 1 something failed, 2 not a command we understand."""
    given = list(sys.argv[1:] if argv is None else argv)
    with heeding() as ending:
        try:
            code = _tell_version() if given == ["--version"] else _speaking(given)
            sys.stdout.flush()
        except BrokenPipeError:
            if not _is_left(sys.stdout):
                raise
            os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
            code = OK  # whoever read us has read enough
        except BaseException as error:
            if not (ending.number or isinstance(error, KeyboardInterrupt)):
                raise
            print(file=sys.stderr)  # a terminal has just shown ^C
            code = INTERRUPTED
    return ending.code if ending.number else code


def _tell_version() -> int:
    print(f"purrlour {__version__}")
    return OK


def _is_left(stream: TextIO) -> bool:
    """Whether nobody reads any more what is written there."""
    if not hasattr(select, "poll"):
        return True
    poll = select.poll()
    poll.register(stream.fileno(), 0)
    return any(told & (select.POLLERR | select.POLLHUP) for _, told in poll.poll(0))


def _speaking(given: list[str]) -> int:
    """Runs a command; what goes wrong is told in the language asked for."""
    from purrlour.cli.refusals import told
    from purrlour.engine.errors import GameError
    from purrlour.words import LANGUAGES, Words, detect_language

    asked = _language_in(given)
    words = Words(asked if asked in LANGUAGES else detect_language(os.environ))
    try:
        return _run(given, words)
    except HelpWanted as wanted:
        print(wanted.text, end="")
        return OK
    except BadUsage as error:
        return _complain(error.sentence(words), BAD_USAGE, words)
    except GameError as error:
        return _complain(told(error, words), FAILED, words)
    except BrokenPipeError:
        raise
    except OSError as error:
        sentence = words.say("cli-file", file=str(error.filename), reason=str(error.strerror))
        return _complain(sentence, FAILED, words)


def _run(given: list[str], words: Words) -> int:
    """Two parsers: one for what comes before the command, one that the command fills itself."""
    first = Parser("purrlour", words, about=words.say("cli-about-purrlour"))
    first.add_argument("--version", action="store_true", help=words.say("cli-version"))
    first.add_language()
    before, command, after = _split(given)
    if command is None:
        args = first.read(before, also_help=_list_commands(words))
        if args.version:
            return _tell_version()
        raise HelpWanted(first.format_help() + _list_commands(words))
    first.read(before, also_help=_list_commands(words))
    if command not in COMMANDS:
        raise BadUsage("cli-unknown-command", command=command, known=", ".join(COMMANDS))
    module = import_module(COMMANDS[command])
    parser = Parser(f"purrlour {command}", words, about=words.say(f"cli-command-{command}"))
    module.configure(parser)
    parser.add_language()
    code: int = module.run(parser.read(after), words)
    return code


def _split(given: list[str]) -> tuple[list[str], str | None, list[str]]:
    """What comes before the command, the command, what comes after it."""
    at = 0
    while at < len(given) and given[at].startswith("-"):
        at += 2 if given[at] == "--language" else 1
    if at >= len(given):
        return given, None, []
    return given[:at], given[at], given[at + 1 :]


def _language_in(given: list[str]) -> str:
    """The language asked for, before anything is parsed: complaints are in it, too."""
    for at, word in enumerate(given):
        if word.startswith("--language="):
            return word.partition("=")[2]
        if word == "--language" and at + 1 < len(given):
            return given[at + 1]
    return ""


def _list_commands(words: Words) -> str:
    width = max(map(len, COMMANDS)) + 4
    lines = [f"  {name:<{width}}{words.say(f'cli-command-{name}')}" for name in COMMANDS]
    return "\n".join(["", f"{words.say('cli-commands')}:", *lines, ""])


def _complain(sentence: str, code: int, words: Words) -> int:
    """One line on stderr, whatever the error quotes."""
    print(words.say("cli-error", text=" ".join(sentence.split())), file=sys.stderr)
    return code


if __name__ == "__main__":
    raise SystemExit(main())
