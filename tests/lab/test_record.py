"""What is kept of a playing: how it stood, who had which cards, how it ended."""

import pytest

from purrlour.engine.chance import Seeded
from purrlour.engine.errors import GameError
from purrlour.games import GAMES
from purrlour.games.exploding_kittens.events import Drew, Noped, Played
from purrlour.games.koty.events import Drew as DrewCats
from purrlour.games.koty.events import Hooted
from purrlour.games.mice_and_mystics.events import CardFound
from purrlour.games.wizard_kittens.content import GUILTY
from purrlour.games.wizard_kittens.endings import open_score
from purrlour.games.wizard_kittens.state import ONE, SCORE
from purrlour.lab.handled import HANDLED, handled
from purrlour.lab.players import QUICK, known, sit
from purrlour.lab.playing import play
from purrlour.lab.record import Playing, keep
from purrlour.lab.standing import Standing

SEATS = {"exploding_kittens": 3, "koty": 2, "mice_and_mystics": 2, "wizard_kittens": 2}


def kept(game: str, number: int, **settings: str) -> Playing:
    seats = SEATS[game]
    return keep(
        GAMES[game],
        [QUICK] * seats,
        settings,
        seeds=[1000 * number + part for part in range(2 + seats)],
        number=number,
        standing=Standing(GAMES[game]),
    )


@pytest.mark.parametrize("game", [game for game in GAMES if game != "mice_and_mystics"])
def test_somebody_wins_in_the_end_and_the_curve_ends_there(game: str) -> None:
    for number in range(3):
        playing = kept(game, number)

        assert playing.turns > 3
        assert playing.decisions >= playing.turns
        assert sorted(chair.order for chair in playing.chairs) == list(range(SEATS[game]))
        for chair in playing.chairs:
            assert chair.curve[-1] == round(1000 * chair.won)
            assert all(0 <= point <= 1000 for point in chair.curve)
            assert 0 <= chair.lowest <= min(chair.curve[:-1])


@pytest.mark.slow
def test_a_party_shares_its_chances_and_its_cards() -> None:
    playing = kept("mice_and_mystics", 1, party="suggested", ties="auto")
    one, other = playing.chairs

    assert one.curve == other.curve
    assert one.drew == other.drew
    assert one.won == other.won


def test_nobody_is_judged_to_win_who_is_out() -> None:
    game = GAMES["exploding_kittens"]
    state = game.deal(3, game.options({}), Seeded(1))
    state.alive = 0b101

    chances = Standing(game).chances(state, 3)

    assert chances[1] == 0
    assert sum(chances) == pytest.approx(1)


def test_a_defuse_is_worth_something() -> None:
    game = GAMES["exploding_kittens"]
    standing = Standing(game)
    state = game.deal(2, game.options({}), Seeded(1))
    before = standing.chances(state, 2)[0]
    assert state.holds(0, 1) > 0

    state.hands[0] -= (1 << 56) + (1 << 4)

    assert standing.chances(state, 2)[0] < before - 0.05


def test_clean_paws_are_worth_more_the_sooner_the_professor_comes() -> None:
    game = GAMES["wizard_kittens"]
    standing = Standing(game)
    state = game.deal(3, game.options({}), Seeded(1))
    state.rows[1] = ONE[0]  # one card in its circle, the others have none
    state.rows[0] = state.rows[2] = 0
    early = standing.chances(state, 3)
    state.left = 1
    late = standing.chances(state, 3)

    assert sum(early) == pytest.approx(1) == sum(late)
    assert early[0] == early[2] > early[1] > late[1]


def test_whoever_is_guilty_has_little_to_hope_for() -> None:
    game = GAMES["wizard_kittens"]
    state = game.deal(3, game.options({}), Seeded(1))
    before = Standing(game).chances(state, 3)
    while open_score(state, 0) < GUILTY:  # it has defeated one curse after the other
        state.rows[SCORE + state.beaten] = state.beaten
        state.beaten += 1

    after = Standing(game).chances(state, 3)

    assert after[0] < before[0] < after[1]


def test_events_tell_which_cards_went_through_whose_hands() -> None:
    kittens = "exploding_kittens"
    assert handled(kittens, Drew("EK-1", 2, "skip")) == ("drew", 2, ["skip"])
    assert handled(kittens, Played("EK-1", 1, "favor", 1, 0)) == ("played", 1, ["favor"])
    assert handled(kittens, Noped("EK-1", 0, 1)) == ("played", 0, ["nope"])
    assert handled("koty", DrewCats("KO-1", 0, 2, ("crow", "owl"))) == ("drew", 0, ["crow", "owl"])
    assert handled("koty", Hooted("KO-1", 1, 0, "blue1")) == ("played", 1, ["owl"])
    found = CardFound("MM-1", "maud", "tin_tack")
    assert handled("mice_and_mystics", found) == ("drew", -1, ["tin_tack"])


def test_every_game_tells_something_of_cards() -> None:
    assert set(HANDLED) == set(GAMES)


def test_cats_do_not_exchange_cards_for_ever() -> None:
    """Koty: bots that always do what looks best would wait for better cards until the limit."""
    endings = [kept("koty", number).ending for number in range(8)]

    assert endings.count("three-lands") >= 8


def test_dice_that_people_roll_by_hand_are_luck_for_bots() -> None:
    """MM-O6: the faces that come up are not the players' choice."""
    game = GAMES["mice_and_mystics"]
    settings = {"dice": "typed", "party": "suggested", "ties": "auto"}
    state = game.deal(1, game.options(settings), Seeded(1))
    player = sit(QUICK, game, 1)
    luck = Seeded(2)
    faces: list[str] = []
    while len(faces) < 60 and game.asked(state):
        code = player.choose(state, 0)
        if game.decisions(state)[0].kind == "face":
            faces.append(game.actions[code].text())
        game.apply(state, 0, code, luck, None)

    assert len(set(faces)) == 6


def test_whoever_sits_down_must_be_known() -> None:
    assert known("koty")[0] == QUICK
    with pytest.raises(GameError, match="quick, random"):
        sit("lion", GAMES["koty"], 0)


def test_a_playing_says_how_it_ended() -> None:
    played = play(GAMES["exploding_kittens"], [QUICK] * 2, {}, seeds=[1, 2, 3, 4])

    assert played.ending == "last-one-living"
    assert sum(played.returns) == 1
