"""`purrlour serve`: opens the parlour for browsers."""

from __future__ import annotations

import argparse
import os
import signal
import sys
from collections.abc import Mapping
from contextlib import suppress
from typing import TYPE_CHECKING

from purrlour.cli.arguments import notices_of, refusing
from purrlour.cli.ending import code_of
from purrlour.cli.storybooks import open_for_all

if TYPE_CHECKING:
    import socket

    from purrlour.cli.parser import Parser
    from purrlour.server.config import Config
    from purrlour.words import Words

FLAGS = (
    "host",
    "port",
    "data",
    "database",
    "root-path",
    "workers",
    "bot-processes",
    "storybook",
    "learned",
    "config",
)


def configure(parser: Parser) -> None:
    """Where to listen, and where to keep things."""
    for flag in FLAGS:
        parser.add(f"--{flag}", key=f"cli-serve-{flag}", metavar=flag.upper())
    parser.add("--open", key="cli-serve-open", action="store_true")


def run(args: argparse.Namespace, words: Words) -> int:
    """Serves until somebody ends it."""
    from purrlour.engine.errors import GameError
    from purrlour.server.config import read_config

    given = {flag.replace("-", "_"): getattr(args, flag.replace("-", "_")) for flag in FLAGS}
    with refusing():
        config = read_config(given, os.environ)
    if config.storybook is not None:
        open_for_all(config.storybook)  # every process does; mistakes are told once, here
    if config.learned is not None:
        from purrlour.server.learned import open_learned

        open_learned(config.learned)
    if not config.database:
        try:
            config.data.mkdir(parents=True, exist_ok=True, mode=0o700)
            _try_to_write(config)
        except OSError as error:
            raise GameError(
                "data-folder", folder=str(config.data), reason=str(error.strerror)
            ) from None
    from purrlour.server.running import listen, run

    listener = listen(config)

    def opened() -> None:
        tell(config, listener, words)
        if args.open and has_screen(sys.platform, os.environ):
            import webbrowser

            webbrowser.open(url_here(config, listener))

    if config.workers > 1:
        from purrlour.server.workers import supervise

        ended_by = supervise(config, listener, opened=opened)
    else:
        ended_by = run(config, listener, opened=opened)
    # Whoever minds services sends SIGTERM, and takes anything but 0 for a failure.
    return code_of(ended_by) if ended_by == signal.SIGINT else 0


def _try_to_write(config: Config) -> None:
    trial = config.data / f".trial-{os.getpid()}"
    trial.touch()
    trial.unlink()


def has_screen(platform: str, environ: Mapping[str, str]) -> bool:
    """Whether a browser would open in a window, and not in this terminal."""
    return platform in ("darwin", "win32") or any(
        environ.get(name) for name in ("DISPLAY", "WAYLAND_DISPLAY")
    )


def url_here(config: Config, listener: socket.socket) -> str:
    """The address for this device."""
    from purrlour.server.addresses import urls

    here, _ = urls(config.host, listener.getsockname()[1], config.root_path)
    return here


def tell(config: Config, listener: socket.socket, words: Words) -> None:
    """How to come in."""
    from purrlour.engine.build import is_compiled
    from purrlour.server.addresses import urls
    from purrlour.server.config import describe

    here, others = urls(config.host, listener.getsockname()[1], config.root_path)
    rows = [(words.say("serve-here"), here)]
    rows += [(words.say("serve-near") if not at else "", url) for at, url in enumerate(others)]
    width = max(len(label) for label, _ in rows)
    print(words.say("serve-open"), end="\n\n")
    for label, url in rows:
        print(f"  {label:<{width}}  {url}")
    print()
    if others:
        _show_code(others[0], words)
    elif config.host in ("0.0.0.0", "::"):
        print(words.say("serve-no-network"))
    else:
        print(words.say("serve-only-here"))
    print(words.say("cli-about-compiled" if is_compiled() else "cli-about-pure"))
    print(words.say("serve-kept", place=describe(config)))
    for line in _notices(words):
        print(words.say("cli-notice", text=line))
    print(words.say("serve-stop"), flush=True)


def _notices(words: Words) -> list[str]:
    """What to know of any house rule that people may choose here, each once."""
    from purrlour.engine.errors import GameError
    from purrlour.games import GAMES

    told: dict[str, None] = {}
    for game in GAMES.values():
        for name, values in game.house_rules().items():
            for value in values:
                with suppress(GameError):  # whoever chooses it is told why not
                    lines = notices_of(game, game.options({name: value}), words)
                    told.update(dict.fromkeys(lines))
    return list(told)


def _show_code(url: str, words: Words) -> None:
    """The address for phones; not where blocks cannot be written."""
    import segno

    try:
        "█▀▄".encode(sys.stdout.encoding or "ascii")
    except UnicodeEncodeError:
        return
    print(words.say("serve-scan"), end="\n\n")
    segno.make(url, error="m").terminal(sys.stdout, border=2, compact=True)
    print()
