"""Winning: WK-153 to WK-164."""

from purrlour.games.wizard_kittens.events import CreditShown, Ended, Scored
from tests.games.wizard_kittens.plays import ending_caught, ending_six
from tests.games.wizard_kittens.scene import Scene


def caught(ann: str, bob: str, cleo: str, /, **scores: str) -> Scene:
    """Three are caught with these circles; curses by name."""
    return ending_caught({"ann": ann, "bob": bob, "cleo": cleo}, scores)


def tie(table: Scene) -> str:
    """The clause that broke the tie."""
    return table.event(Ended).tie


def test_wk_153_the_highest_score_wins() -> None:
    """WK-153 If all six curses are defeated, the highest score wins."""
    table = ending_six(
        "AAS", score={"bob": "catnap vampire bathtime", "cleo": "yarn cucumber"}, curse="snail"
    )

    assert [table.points(who) for who in ("ann", "bob", "cleo")] == [7, 24, 18]
    assert table.winners == ["bob"]
    assert table.outcome is not None
    assert table.outcome.places == (3, 1, 2)
    assert tie(table) == ""


def test_wk_154_then_more_curses() -> None:
    """WK-154 If scores are equal, more defeated curses win."""
    table = ending_six(
        "PPF",
        score={"ann": "vampire", "bob": "bathtime", "cleo": "copycat breadhead+AAA scaredycat+AAA"},
        curse="catnap",
        bob_credit="ec-tidy",
        ann_credit="ec-scroll",
    )

    assert [table.points(who) for who in ("ann", "bob", "cleo")] == [14, 14, 9]
    assert table.winners == ["ann"]
    assert tie(table) == "WK-154"


def test_wk_155_then_fewer_cards() -> None:
    """WK-155 If these are equal too, fewer cards left in the circle win."""
    table = ending_six(
        "PPF.PPP",
        bob="PPPPP",
        score={"ann": "vampire", "bob": "snail yarn", "cleo": "bathtime+AAAA cucumber+AAAA"},
        curse="catnap",
        ann_credit="ec-scroll",
        bob_credit="ec-artifact",
        cleo_credit="ec-neat",
    )

    assert [table.points(who) for who in ("ann", "bob")] == [14, 14]
    assert table.winners == ["ann"]
    assert tie(table) == "WK-155"


def test_wk_156_then_they_share() -> None:
    """WK-156 If that is equal as well, they share the victory."""
    table = ending_six(
        "PPF.PPP",
        bob="PPP",
        score={"ann": "vampire", "bob": "snail yarn", "cleo": "bathtime+AAAA cucumber+AAAA"},
        curse="catnap",
        ann_credit="ec-scroll",
        bob_credit="ec-artifact",
        cleo_credit="ec-neat",
    )

    assert table.winners == ["ann", "bob"]
    assert table.outcome is not None
    assert table.outcome.returns == (0.5, 0.5, 0.0)
    assert tie(table) == "WK-156"


def test_wk_157_ten_points_are_too_many() -> None:
    """WK-157 If you are caught, everyone with ten points or more loses; bonuses count for that."""
    table = caught("", "A", "FFFF", ann="bathtime", bob="breadhead copycat")

    assert [table.points(who) for who in ("ann", "bob", "cleo")] == [10, 10, 0]
    assert table.winners == ["cleo"]
    scored = [event for event in table.events if isinstance(event, Scored)]
    assert [event.out for event in scored] == ["WK-157", "WK-157", ""]


def test_wk_158_the_cleanest_paws() -> None:
    """WK-158 Among the others, whoever has the fewest cards left in the circle wins."""
    table = caught("FF", "P", "FFF", ann="breadhead", bob="snail+SSSS", cleo="copycat")

    assert table.winners == ["bob"]
    assert tie(table) == ""


def test_wk_159_then_the_most_points() -> None:
    """WK-159 If that is equal, the most points among those who tie win."""
    table = caught("F", "S", "FFF", ann="snail", bob="breadhead", cleo="vampire")

    assert table.winners == ["ann"]
    assert tie(table) == "WK-159"


def test_wk_160_then_the_most_curses() -> None:
    """WK-160 If these are equal too, the most defeated curses among them win."""
    table = caught("F", "F", "FFF", ann="vampire", bob="copycat breadhead+A")

    assert [table.points(who) for who in ("ann", "bob")] == [8, 8]
    assert table.winners == ["bob"]
    assert tie(table) == "WK-160"


def test_wk_161_then_they_share() -> None:
    """WK-161 If those are equal as well, they share the victory."""
    table = caught("F", "F", "FFF", ann="snail", bob="catnap")

    assert table.winners == ["ann", "bob"]
    assert tie(table) == "WK-161"


def test_wk_162_nobody_wins() -> None:
    """WK-162 If everybody was too guilty, nobody wins."""
    table = caught("", "", "", ann="bathtime", bob="cucumber", cleo="snail catnap")

    assert table.outcome is not None
    assert table.outcome.reason == "caught-nobody"
    assert table.outcome.returns == (0.0, 0.0, 0.0)


def test_wk_163_no_curse_at_all_may_win() -> None:
    """WK-163 With three or four players a kitten without any curse may win by clean paws."""
    table = caught("", "F", "F", bob="snail", cleo="vampire")

    assert table.points("ann") == 0
    assert table.winners == ["ann"]


def test_wk_164_everything_is_told() -> None:
    """WK-164 Everyone sees how it ended, every line of every score, who is out, what broke ties."""
    table = caught("F", "S", "FFF", ann="snail", bob="breadhead", cleo="bathtime")

    scored = [event for event in table.events if isinstance(event, Scored)]
    assert [event.seat for event in scored] == [0, 1, 2]
    assert [event.total for event in scored] == [6, 5, 10]
    assert scored[2].out == "WK-157"
    assert scored[0].whats == ("snail",)
    assert sum(isinstance(event, CreditShown) for event in table.events) == 3
    ended = table.event(Ended)
    assert (ended.reason, ended.tie, ended.winners) == ("caught", "WK-159", (0,))
