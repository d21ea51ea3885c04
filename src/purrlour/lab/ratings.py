"""Ratings by OpenSkill (Plackett and Luce): one number for how well a bot plays, and how sure."""

from __future__ import annotations

from dataclasses import dataclass

from openskill.models import PlackettLuce

from purrlour.lab.ladder import Meeting


@dataclass(frozen=True)
class Rating:
    """A bot's strength."""

    bot: str
    mu: float
    sigma: float


def rate(meetings: list[Meeting]) -> list[Rating]:
    """The strongest first. Playings count in turn, one of each meeting, so that none weighs more
    for being last."""
    model = PlackettLuce()
    names = sorted({name for one in meetings for name in (one.bot, one.others)})
    ratings = {name: model.rating(name=name) for name in names}
    played = sorted(
        (index, number) for number, one in enumerate(meetings) for index, _, _ in one.results
    )
    results = [{index: places for index, *places in one.results} for one in meetings]
    for index, number in played:
        one = meetings[number]
        teams = [[ratings[one.bot]], [ratings[one.others]]]
        ranks = [float(place) for place in results[number][index]]
        (mine,), (theirs,) = model.rate(teams, ranks=ranks)
        ratings[one.bot], ratings[one.others] = mine, theirs
    found = [Rating(name, rating.mu, rating.sigma) for name, rating in ratings.items()]
    return sorted(found, key=lambda rating: -rating.mu)
