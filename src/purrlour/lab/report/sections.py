"""The pictures of one variant, each with what it means and with its numbers."""

from __future__ import annotations

from collections.abc import Sequence

from purrlour.lab.chart import Bar, Line
from purrlour.lab.record import POINTS, Playing
from purrlour.lab.report.figures import Curve, Figures, bins_of
from purrlour.lab.report.impact import CardImpact, impact_of
from purrlour.lab.report.pictures import bars, columns, curves, leanings
from purrlour.lab.report.telling import Telling, plain, tag


def section(
    telling: Telling, title: str, figures: Figures, playings: Sequence[Playing], *, opened: bool
) -> str:
    """Everything about one variant, folded unless it is asked for."""
    together = not figures.by_order
    shown = [
        _shares(telling, "order", _orders(telling, figures), even=100 / len(playings[0].chairs)),
        _shares(telling, "party", _party(telling, figures)),
        _shares(telling, "bots", _bots(telling, figures, together=together)),
        _lengths(telling, figures),
        _shares(telling, "endings", _endings(telling, figures)),
        _tension(telling, figures, together=together),
        "" if together else _behind(telling, figures),
    ]
    shown += [
        _impact(telling, key, impact_of(playings, cards, together=together))
        for key, cards in (
            ("played", lambda chair: chair.played),
            ("drew", lambda chair: chair.drew),
        )
    ]
    body = tag("div", "".join(shown), class_="figures")
    head = tag("summary", plain("h2", title))
    mark = {"open": ""} if opened else {}
    return tag("details", head + body, class_="variant", **mark)


def _figure(telling: Telling, key: str, picture: str, table: str, **facts: object) -> str:
    caption = plain("h3", telling.say(f"{key}-title"))
    caption += plain("p", telling.say(f"{key}-about", **facts))
    numbers = tag("details", plain("summary", telling.say("numbers")) + table, class_="numbers")
    return tag("figure", tag("figcaption", caption) + picture + numbers)


def _table(head: Sequence[str], rows: Sequence[Sequence[str]]) -> str:
    top = "".join(plain("th", words, scope="col") for words in head)
    lines = [
        plain("th", name, scope="row") + "".join(plain("td", cell) for cell in cells)
        for name, *cells in rows
    ]
    body = tag("thead", tag("tr", top)) + tag("tbody", "".join(tag("tr", each) for each in lines))
    return tag("div", tag("table", body), class_="scroll")


def _shares(telling: Telling, key: str, rows: list[Bar], *, even: float = -1) -> str:
    if not rows:
        return ""
    most = min(100.0, max([row.high for row in rows] + [even]) * 1.08)
    title = telling.say(f"{key}-title")
    picture = bars(title, rows, most=most, say=telling.hundredths, even=even)
    head = ["", telling.say("column-share")]
    return _figure(telling, key, picture, _table(head, [(row.label, row.note) for row in rows]))


def _orders(telling: Telling, figures: Figures) -> list[Bar]:
    return [
        telling.share_bar(telling.say("order", order=number + 1), each)
        for number, each in enumerate(figures.by_order)
    ]


def _party(telling: Telling, figures: Figures) -> list[Bar]:
    if figures.by_order:
        return []
    return [telling.share_bar(telling.say("party-won"), figures.won)]


def _bots(telling: Telling, figures: Figures, *, together: bool) -> list[Bar]:
    """Where only one kind plays there is nothing to tell apart."""
    if together or len(figures.by_bot) < 2:
        return []
    return [telling.share_bar(bot, each) for bot, each in figures.by_bot.items()]


def _endings(telling: Telling, figures: Figures) -> list[Bar]:
    rows = [telling.share_bar(telling.ending(name), each) for name, each in figures.endings.items()]
    if figures.by_order and figures.shared.value > 0:
        rows.append(telling.share_bar(telling.say("shared"), figures.shared))
    return rows


def _lengths(telling: Telling, figures: Figures) -> str:
    bins = [
        (str(first) if first == last else f"{first}–{last}", count)
        for first, last, count in bins_of(figures.turns)
    ]
    starts = [(name.partition("–")[0], count) for name, count in bins]
    title = telling.say("lengths-title")
    picture = columns(title, starts, x_label=telling.say("turns"))
    table = _table(
        [telling.say("turns"), telling.say("column-games")],
        [(name, telling.number(count)) for name, count in bins],
    )
    length = figures.length
    return _figure(
        telling,
        "lengths",
        picture,
        table,
        mean=telling.number(length.value),
        low=telling.number(length.low),
        high=telling.number(length.high),
        least=min(figures.turns),
        most=max(figures.turns),
    )


def _tension(telling: Telling, figures: Figures, *, together: bool) -> str:
    key = "hope" if together else "tension"
    rows = [Line(telling.say(f"curve-{each.name}"), _points(each)) for each in figures.curves]
    picture = curves(
        telling.say(f"{key}-title"),
        rows,
        x_label=telling.say("course"),
        say=lambda mark: telling.percent(mark, 0),
    )
    head = [telling.say("course"), *(row.label for row in rows)]
    lines = [
        (
            telling.percent(at / (POINTS - 1), 0),
            *(telling.percent(each.points[at].value / 1000) for each in figures.curves),
        )
        for at in range(0, POINTS, 2)
    ]
    return _figure(
        telling, key, picture, _table(head, lines), leads=telling.number(figures.leads.value)
    )


def _points(curve: Curve) -> tuple[tuple[float, float, float, float], ...]:
    def within(value: float) -> float:
        return min(max(value / 1000, 0.0), 1.0)

    return tuple(
        (at / (POINTS - 1), within(point.value), within(point.low), within(point.high))
        for at, point in enumerate(curve.points)
    )


def _behind(telling: Telling, figures: Figures) -> str:
    """How far behind winners had been."""
    width = 50
    counts = [0] * (1000 // width)
    for lowest in figures.behind:
        counts[min(lowest // width, len(counts) - 1)] += 1
    while len(counts) > 4 and not counts[-1]:
        counts.pop()
    names = [telling.percent(at * width / 1000, 0) for at in range(len(counts))]
    picture = columns(
        telling.say("behind-title"),
        list(zip(names, counts, strict=True)),
        x_label=telling.say("lowest"),
    )
    head = [telling.say("lowest"), telling.say("column-games")]
    rows = [(name, telling.number(count)) for name, count in zip(names, counts, strict=True)]
    return _figure(
        telling,
        "behind",
        picture,
        _table(head, rows),
        share=telling.percent(figures.comeback.value),
        low=telling.percent(figures.comeback.low),
        high=telling.percent(figures.comeback.high),
    )


def _impact(telling: Telling, key: str, cards: list[CardImpact]) -> str:
    if not cards:
        return ""
    rows = [
        Bar(
            telling.card(each.card),
            100 * each.more.value,
            100 * each.more.low,
            100 * each.more.high,
            telling.points(each.more.value),
        )
        for each in cards
    ]
    picture = leanings(telling.say(f"{key}-title"), rows, say=telling.signed)
    head = ["", *(telling.say(f"column-{name}") for name in ("having", "lacking", "chairs"))]
    table = _table(
        head,
        [
            (
                telling.card(each.card),
                telling.percent(each.having.value),
                telling.percent(each.lacking.value),
                telling.number(each.chairs),
            )
            for each in cards
        ],
    )
    return _figure(telling, key, picture, table)
