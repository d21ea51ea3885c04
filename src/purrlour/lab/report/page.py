"""The page: one file with everything in it, light or dark as its reader likes."""

from __future__ import annotations

from html import escape
from importlib.resources import files

from purrlour import __version__
from purrlour.games import GAMES
from purrlour.lab.experiment import Experiment
from purrlour.lab.record import Playing
from purrlour.lab.report.compare import comparison
from purrlour.lab.report.figures import figures_of
from purrlour.lab.report.sections import section
from purrlour.lab.report.telling import Telling, plain, tag

_POLICY = "default-src 'none'; style-src 'unsafe-inline'"
"""A report asks nobody for anything."""


def page(experiment: Experiment, results: list[list[Playing]], language: str) -> str:
    """The whole report in a language."""
    telling = Telling(language, experiment)
    together = GAMES[experiment.game].cooperative
    variants = experiment.variants()
    found = [figures_of(playings, together=together) for playings in results]
    game = telling.words.say("game-title")
    title = experiment.title or telling.say("report-of", game=game)
    sections = [
        section(telling, telling.variant(variant), one, playings, opened=number == 0)
        for number, (variant, one, playings) in enumerate(
            zip(variants, found, results, strict=True)
        )
    ]
    body = tag(
        "header",
        plain("p", telling.say("kicker"), class_="kicker")
        + plain("h1", title)
        + _about(telling, experiment, game),
    )
    body += comparison(telling, variants, found) + "".join(sections)
    body += tag("footer", plain("p", telling.say("how-sure")) + plain("p", telling.say("who")))
    css = files("purrlour.lab.report").joinpath("report.css").read_text("utf-8")
    return (
        "<!doctype html>\n"
        f'<html lang="{language}"><head><meta charset="utf-8">'
        f'<meta http-equiv="Content-Security-Policy" content="{_POLICY}">'
        '<meta name="viewport" content="width=device-width, initial-scale=1">'
        '<meta name="color-scheme" content="light dark">'
        f'<meta name="generator" content="Purrlour {__version__}">'
        f"<title>{escape(title)}</title><style>{css}</style></head>"
        f"<body><main>{body}</main></body></html>\n"
    )


def _about(telling: Telling, experiment: Experiment, game: str) -> str:
    """What was played, so that anybody can play it again."""
    facts = [
        ("fact-game", telling.say("version", game=game, version=GAMES[experiment.game].version)),
        ("fact-seats", telling.number(len(experiment.bots))),
        ("fact-bots", telling.bots(experiment.bots)),
        ("fact-games", telling.number(experiment.games)),
        ("fact-seed", str(experiment.seed)),
        ("fact-rules", telling.rules(experiment.shared)),
    ]
    rows = "".join(plain("dt", telling.say(key)) + plain("dd", fact) for key, fact in facts)
    return tag("dl", rows)
