"""“What does it change if…”: every variant beside the first, in sentences and bars."""

from __future__ import annotations

from collections.abc import Sequence

from purrlour.lab.report.figures import Figures
from purrlour.lab.report.numbers import Measured, between_means, between_shares
from purrlour.lab.report.pictures import bars
from purrlour.lab.report.telling import Telling, plain, tag
from purrlour.lab.variants import Variant


def comparison(telling: Telling, variants: Sequence[Variant], found: Sequence[Figures]) -> str:
    """Nothing, where there is nothing to compare."""
    if len(variants) == 1:
        return ""
    usual = telling.say("compared-with", variant=telling.variant(variants[0]))
    items = [
        tag(
            "article",
            plain("h3", telling.say("what-if", variant=telling.variant(variant)))
            + tag("ul", "".join(plain("li", line) for line in changes(telling, found[0], now))),
        )
        for variant, now in zip(variants[1:], found[1:], strict=True)
    ]
    pictures = [_picture(telling, variants, found, which) for which in _shown(found[0])]
    return tag(
        "section",
        plain("h2", telling.say("comparison"))
        + plain("p", usual)
        + tag("div", "".join(items), class_="changes")
        + tag("div", "".join(pictures), class_="figures"),
    )


def changes(telling: Telling, usual: Figures, now: Figures) -> list[str]:
    """What is different, in sentences; what is not is said, too."""
    said = [_length(telling, usual, now)]
    if usual.by_order:
        said.append(_share(telling, "change-first", usual.by_order[0], now.by_order[0]))
        said.append(_share(telling, "change-comeback", usual.comeback, now.comeback))
    else:
        said.append(_share(telling, "change-won", usual.won, now.won))
    return said + _endings(telling, usual, now)


def _length(telling: Telling, usual: Figures, now: Figures) -> str:
    by = between_means(usual.turns, now.turns)
    ends = sorted((abs(by.low), abs(by.high))) if by.clear else (by.low, by.high)
    return telling.say(
        "change-length",
        how=_how(by),
        by=telling.percent(abs(by.value)),
        low=telling.percent(ends[0]),
        high=telling.percent(ends[1]),
    )


def _share(telling: Telling, key: str, usual: Measured, now: Measured) -> str:
    return telling.say(
        key,
        how=_how(between_shares(usual, now)),
        usual=telling.percent(usual.value),
        now=telling.percent(now.value),
    )


def _endings(telling: Telling, usual: Figures, now: Figures) -> list[str]:
    """The ending that became more frequent, or less, by most; if it is clear."""
    nothing = Measured(0.0, 0.0, 0.0)
    moved = {
        name: between_shares(usual.endings.get(name, nothing), now.endings.get(name, nothing))
        for name in sorted(usual.endings | now.endings)
    }
    name = max(moved, key=lambda each: abs(moved[each].value))
    if not moved[name].clear:
        return []
    return [
        telling.say(
            "change-ending",
            ending=telling.ending(name),
            usual=telling.percent(usual.endings.get(name, nothing).value),
            now=telling.percent(now.endings.get(name, nothing).value),
        )
    ]


def _how(difference: Measured) -> str:
    if not difference.clear:
        return "same"
    return "more" if difference.value > 0 else "less"


def _shown(figures: Figures) -> list[str]:
    return ["length", "first", "comeback"] if figures.by_order else ["length", "won"]


def _picture(
    telling: Telling, variants: Sequence[Variant], found: Sequence[Figures], which: str
) -> str:
    """The same figure of every variant."""
    title = telling.say(f"compare-{which}")
    names = [telling.variant(variant) for variant in variants]
    if which == "length":
        rows = [
            telling.length_bar(name, one.length) for name, one in zip(names, found, strict=True)
        ]
        drawn = bars(title, rows, most=max(row.high for row in rows), say=telling.number)
    else:
        shares = [
            {"first": one.by_order[0] if one.by_order else one.won, "won": one.won}.get(
                which, one.comeback
            )
            for one in found
        ]
        rows = [telling.share_bar(name, each) for name, each in zip(names, shares, strict=True)]
        most = min(100.0, max(row.high for row in rows) * 1.05)
        drawn = bars(title, rows, most=most, say=telling.hundredths)
    return tag("figure", tag("figcaption", plain("h3", title)) + drawn)
