"""What the tests here must know of each game."""

from tests.browser.facts import Played
from tests.browser.games import exploding_kittens, koty, mice_and_mystics, wizard_kittens

PLAYED: tuple[Played, ...] = (
    exploding_kittens.PLAYED,
    koty.PLAYED,
    wizard_kittens.PLAYED,
    mice_and_mystics.PLAYED,
)
BY_KEY = {played.key: played for played in PLAYED}
