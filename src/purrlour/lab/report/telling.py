"""How a report speaks: numbers, variants and cards in the reader's language."""

from __future__ import annotations

from collections import Counter
from html import escape

from purrlour.lab.chart import Bar
from purrlour.lab.experiment import Experiment
from purrlour.lab.record import ABANDONED
from purrlour.lab.report.numbers import Measured
from purrlour.lab.variants import Variant
from purrlour.words import Words


class Telling:
    """The words of a report about one game; what it gives is plain text, to be escaped."""

    def __init__(self, language: str, experiment: Experiment) -> None:
        self.words = Words(language, experiment.game)
        self.language = language

    def say(self, key: str, /, **facts: object) -> str:
        """Any sentence of the report."""
        return self.words.say(f"lab-{key}", **facts)

    def percent(self, value: float, digits: int = 1) -> str:
        """A share; no line breaks before the sign."""
        said = self.words.say("cli-percent", number=_round(100 * value, digits))
        return said.replace("-", "−").replace(" ", "\u00a0")

    def hundredths(self, value: float) -> str:
        """A mark on a scale of shares."""
        return self.percent(value / 100)

    def points(self, value: float) -> str:
        """A difference of shares, with its sign."""
        sign = "−" if value < 0 else "+"
        return self.say("points", sign=sign, number=_round(100 * abs(value), 1))

    def signed(self, value: float) -> str:
        """A mark on a scale of differences, in hundredths."""
        sign = "−" if value < 0 else "+" if value > 0 else ""
        return f"{sign}{self.number(abs(value))}"

    def number(self, value: float, digits: int = 1) -> str:
        """Any number."""
        return self.say("number", number=_round(value, digits))

    def share_bar(self, label: str, measured: Measured) -> Bar:
        """A share in hundredths as a bar, with its interval beside it."""
        note = self.say(
            "share",
            share=self.percent(measured.value),
            low=self.number(100 * measured.low),
            high=self.number(100 * measured.high),
        )
        low, high = 100 * measured.low, 100 * measured.high
        return Bar(label, 100 * measured.value, low, high, note)

    def length_bar(self, label: str, measured: Measured) -> Bar:
        """A number of turns, likewise."""
        low, high = self.number(measured.low), self.number(measured.high)
        note = self.say("share", share=self.number(measured.value), low=low, high=high)
        return Bar(label, measured.value, measured.low, measured.high, note)

    def variant(self, variant: Variant) -> str:
        """What is special about it."""
        rules = [
            self.say(
                "rule",
                option=self.words.option(option),
                value=self.words.option_value(option, value),
            )
            for option, value in variant.varied
        ]
        return ", ".join(rules) or self.say("only-variant")

    def rules(self, settings: dict[str, str]) -> str:
        """House rules that all variants share."""
        said = [
            self.say(
                "rule", option=self.words.option(name), value=self.words.option_value(name, value)
            )
            for name, value in settings.items()
        ]
        return ", ".join(said) or self.say("no-rules")

    def bots(self, bots: tuple[str, ...]) -> str:
        """Who played, and in how many chairs."""
        counts = Counter(bots)
        return ", ".join(f"{count} × {bot}" for bot, count in counts.items())

    def ending(self, ending: str) -> str:
        """How a playing ended, in a few words."""
        if ending == ABANDONED:
            return self.say("abandoned")
        return self.words.say(f"ending-{ending}")

    def card(self, name: str) -> str:
        """A card's title."""
        key = f"card-{name.replace('_', '-')}"
        return self.words.card(name) if self.words.has(key) else self.words.name("thing", name)


def _round(value: float, digits: int) -> float:
    """Whole numbers stay whole: „3”, not „3,0”."""
    rounded = round(value, digits)
    return int(rounded) if rounded == int(rounded) else rounded


def tag(name: str, content: str, **attributes: str) -> str:
    """An element around what is HTML already."""
    said = "".join(f' {key.rstrip("_")}="{escape(value)}"' for key, value in attributes.items())
    return f"<{name}{said}>{content}</{name}>"


def plain(name: str, words: str, **attributes: str) -> str:
    """An element around plain text."""
    return tag(name, escape(words), **attributes)
