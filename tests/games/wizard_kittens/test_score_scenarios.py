"""The scenarios WK-T70 to WK-T100 of our rule specification: scores, winners, whole games."""

from collections import Counter
from typing import Any

import pytest

from purrlour.engine.chance import Seeded
from purrlour.engine.decision import WATCHER
from purrlour.engine.table import Table
from purrlour.games.wizard_kittens.events import CatCame, Defeated
from purrlour.games.wizard_kittens.state import Wizards
from tests.figures import figure
from tests.games.wizard_kittens.plays import SPELLS, ending_caught, ending_six, stalls
from tests.games.wizard_kittens.scene import GAME, Scene, scene

FIVE = {"bob": "catnap vampire yarn bathtime cucumber"}
THREE = ("ann", "bob", "cleo")


def caught(circle: str, score: str, **more: Any) -> Scene:
    """Ann is caught with these cards left and these curses."""
    return ending_caught({"ann": circle, "bob": "", "cleo": ""}, {"ann": score}, **more)


def credit(card: str, circle: str) -> int:
    """What an Extra Credit card gives ann, who has this left beside her Snail Curse."""
    table = ending_six(f"AAS.{circle}", score=FIVE, curse="snail", ann_credit=card, cleo="FF")
    return table.points("ann") - 6


def test_wk_t70_vampire() -> None:
    """WK-T70 Vampire with 2 extras, circle empty: 6."""
    assert caught("", "vampire+AF").points("ann") == 6


def test_wk_t71_breadhead() -> None:
    """WK-T71 Breadhead, c1=AA left: 7."""
    assert caught("AA", "breadhead").points("ann") == 7


def _catnap_and_scaredycat() -> dict[str, str]:
    return {"bob": "catnap scaredycat+PP", "cleo": "vampire yarn bathtime"}


def test_wk_t72_thirteen() -> None:
    """WK-T72 Catnap; Scaredycat with extras PP; circle P, P, S; ec-potion; six: 13."""
    table = ending_six(
        "AAS", bob="PPS", score=_catnap_and_scaredycat(), curse="snail", bob_credit="ec-potion"
    )

    assert table.points("bob") == 13


def test_wk_t73_eleven_is_guilty() -> None:
    """WK-T73 T-72 but ending caught: 11 → guilty."""
    table = ending_caught({"ann": "F", "bob": "PPS", "cleo": "FF"}, {"bob": "catnap scaredycat+PP"})

    assert table.points("bob") == 11
    assert table.winners == ["ann"]


def test_wk_t74_nine_is_not() -> None:
    """WK-T74 Copycat; Snail with extra F; circle A, S; caught: 9, eligible, 2 cards."""
    table = ending_caught({"ann": "A.S", "bob": "FFF", "cleo": "FFF"}, {"ann": "copycat snail+F"})

    assert table.points("ann") == 9
    assert table.winners == ["ann"]


def test_wk_t75_a_spread_triple() -> None:
    """WK-T75 ec-triple; circle PP in c1, P in c2: +5."""
    table = ending_six("AAS.PP.P", score=FIVE, curse="snail", ann_credit="ec-triple", open=3)

    assert table.points("ann") == 6 + 5


@pytest.mark.parametrize(("circle", "points"), [("PPPPP", 5), ("PPPPPP", 10), ("AAAPPP", 10)])
def test_wk_t76_triples(circle: str, points: int) -> None:
    """WK-T76 ec-triple; circle 5 P, 6 P, 3 P + 3 A: +5, +10, +10."""
    assert credit("ec-triple", circle) == points


def test_wk_t77_extras_feed_no_bonus() -> None:
    """WK-T77 Copycat with extras PP; circle without P: bonus 0, extras −2: total 2."""
    assert caught("A", "copycat+PP").points("ann") == 2


def test_wk_t78_two_bonuses() -> None:
    """WK-T78 Copycat and Zoomies; circle PP: 4 + 5 + 2 + 2 = 13."""
    assert caught("PP", "copycat zoomies").points("ann") == 13


def test_wk_t79_nine_lives() -> None:
    """WK-T79 Nine Lives; circle A, A, P: 6 + 2 = 8."""
    assert caught("AAP", "ninelives").points("ann") == 8


def test_wk_t80_more_curses() -> None:
    """WK-T80 six: 14 (2 curses), 14 (1 curse), 9: first."""
    table = ending_six(
        "PPF",
        score={"ann": "vampire", "bob": "bathtime", "cleo": "copycat breadhead+AAA scaredycat+AAA"},
        curse="catnap",
        ann_credit="ec-scroll",
        bob_credit="ec-tidy",
    )

    assert [table.points(who) for who in THREE] == [14, 14, 9]
    assert table.winners == ["ann"]


def _fourteen_each(ann: str, bob: str) -> Scene:
    return ending_six(
        f"PPF.{ann}",
        bob=bob,
        score={"ann": "vampire", "bob": "snail yarn", "cleo": "bathtime+AAAA cucumber+AAAA"},
        curse="catnap",
        ann_credit="ec-scroll",
        bob_credit="ec-artifact",
        cleo_credit="ec-neat",
    )


def test_wk_t81_fewer_cards() -> None:
    """WK-T81 six: 14/2 curses/3 cards, 14/2 curses/5 cards: first."""
    table = _fourteen_each("FFF", "FFFFF")

    assert [table.points(who) for who in ("ann", "bob")] == [14, 14]
    assert table.winners == ["ann"]


def test_wk_t82_all_equal() -> None:
    """WK-T82 six: equal on all three: both."""
    assert _fourteen_each("FFF", "FFF").winners == ["ann", "bob"]


def test_wk_t83_the_cleanest() -> None:
    """WK-T83 caught 3p: 12 pts/0 cards, 9/4, 3/5: second."""
    table = ending_caught(
        {"ann": "", "bob": "FFFF", "cleo": "SSSSS"},
        {"ann": "snail catnap", "bob": "bathtime+A", "cleo": "vampire+AAAAA"},
    )

    assert [table.points(who) for who in THREE] == [12, 9, 3]
    assert table.winners == ["bob"]


def test_wk_t84_points_break_a_tie() -> None:
    """WK-T84 caught: 9 pts/2 cards, 7/2: first."""
    table = ending_caught(
        {"ann": "FF", "bob": "FF", "cleo": "FFF"}, {"ann": "bathtime+A", "bob": "vampire+A"}
    )

    assert [table.points(who) for who in ("ann", "bob")] == [9, 7]
    assert table.winners == ["ann"]


def test_wk_t85_curses_break_a_tie() -> None:
    """WK-T85 caught: 8 pts/2 cards/1 curse, 8/2/2: second."""
    table = ending_caught(
        {"ann": "FF", "bob": "FF", "cleo": "FFF"}, {"ann": "vampire", "bob": "copycat breadhead+A"}
    )

    assert table.winners == ["bob"]


def test_wk_t86_the_third_is_out_of_it() -> None:
    """WK-T86 caught: 4 pts/2 cards, 6/2, 9/5: second, not third."""
    table = ending_caught(
        {"ann": "FF", "bob": "FF", "cleo": "FFFFF"},
        {"ann": "copycat", "bob": "snail", "cleo": "bathtime+A"},
    )

    assert [table.points(who) for who in THREE] == [4, 6, 9]
    assert table.winners == ["bob"]


def test_wk_t87_all_guilty() -> None:
    """WK-T87 caught: 10, 11, 15: none."""
    table = ending_caught(
        {"ann": "", "bob": "", "cleo": ""},
        {"ann": "bathtime", "bob": "snail catnap+A", "cleo": "vampire yarn+A"},
    )

    assert [table.points(who) for who in THREE] == [10, 11, 15]
    assert table.outcome is not None
    assert table.outcome.reason == "caught-nobody"


def test_wk_t88_a_bonus_too_many() -> None:
    """WK-T88 caught: Breadhead 5 + Copycat 4, circle A: 10 → guilty."""
    table = ending_caught({"ann": "A", "bob": "F", "cleo": "FF"}, {"ann": "breadhead copycat"})

    assert table.points("ann") == 10
    assert table.winners == ["bob"]


def test_wk_t89_four_kittens() -> None:
    """WK-T89 caught 4p: 0 pts/0 cards, 9/1, 12/0, 5/3: first."""
    table = ending_caught(
        {"ann": "", "bob": "F", "cleo": "", "dan": "FFF"},
        {"bob": "bathtime+A", "cleo": "snail catnap", "dan": "breadhead"},
    )

    assert [table.points(who) for who in (*THREE, "dan")] == [0, 9, 12, 5]
    assert table.winners == ["ann"]


def test_wk_t90_two_and_one_of_them_out() -> None:
    """WK-T90 2p caught: 7 pts/3 cards, 5/0: first; none with cleanestCompare=all."""
    circles, scores = {"ann": "FFF", "bob": ""}, {"ann": "vampire+S", "bob": "breadhead"}

    assert ending_caught(dict(circles), scores).winners == ["ann"]
    strict = ending_caught(dict(circles), scores, cleanest_compare="all")
    assert strict.outcome is not None
    assert strict.outcome.reason == "caught-nobody"


def test_wk_t91_two_and_both_in() -> None:
    """WK-T91 2p caught: 6/2, 9/1: second."""
    table = ending_caught({"ann": "FF", "bob": "F"}, {"ann": "snail", "bob": "bathtime+A"})

    assert table.winners == ["bob"]


def test_wk_t92_two_and_both_out() -> None:
    """WK-T92 2p caught: 10/1, 5/0: none."""
    table = ending_caught({"ann": "F", "bob": ""}, {"ann": "bathtime", "bob": "breadhead"})

    assert table.outcome is not None
    assert table.outcome.reason == "caught-nobody"


def test_wk_t93_two_alike() -> None:
    """WK-T93 2p caught: 7/2/1 curse each: both."""
    table = ending_caught({"ann": "FF", "bob": "FF"}, {"ann": "vampire+A", "bob": "yarn+A"})

    assert table.winners == ["ann", "bob"]


def test_wk_t94_two_without_limits() -> None:
    """WK-T94 2p six: 4, 21: second (no limits)."""
    table = stalls(
        scene(
            circles={"ann": "FFP", "bob": "FF"},
            slots="copycat",
            curses="",
            score={"bob": "snail breadhead+AAAA vampire+AAA scaredycat+AA ninelives+FP"},
            credit={"ann": "ec-scroll", "bob": "ec-artifact"},
        ),
        whose="bob",
    )

    assert (table.points("ann"), table.points("bob")) == (4, 21)
    assert table.winners == ["bob"]


def test_wk_t95_neat_magic_and_honours() -> None:
    """WK-T95 ec-neat: curses with 0, 0, 2 extras: +2; ec-honours: Easy, Easy, Hard: +2."""
    neat = ending_six(
        "AAS",
        score={"ann": "vampire bathtime+PP", "bob": "catnap yarn cucumber"},
        curse="snail",
        ann_credit="ec-neat",
    )
    assert ("WK-146", "ec-neat", 2) in neat.sheet("ann")

    honours = ending_six(
        "AAS",
        score={"ann": "catnap bathtime", "bob": "vampire yarn cucumber"},
        curse="snail",
        ann_credit="ec-honours",
    )
    assert ("WK-146", "ec-honours", 2) in honours.sheet("ann")


def test_wk_t96_tidy_paws_and_one_per_shelf() -> None:
    """WK-T96 ec-tidy with 2 / 3 cards: +4 / 0; ec-one with chapters 1, 1, 2 cards: +4."""
    assert credit("ec-tidy", "FF") == 4
    assert credit("ec-tidy", "FFP") == 0
    table = scene(
        circles={"ann": "F.AAS.FF", "bob": "P", "cleo": "FF"},
        open=3,
        slots="- snail -",
        curses="",
        score=FIVE,
        credit={"ann": "ec-one", "bob": "ec-set", "cleo": "ec-neat"},
    ).cast("ann", "switch cleo.F1 cleo.F1")
    assert table.points("ann") == 6 + 2
    one_each = ending_six("AAS.F.P", score=FIVE, curse="snail", ann_credit="ec-one", open=3)
    assert one_each.points("ann") == 6 + 4


def test_wk_t97_sets_pairs_and_pack_rat() -> None:
    """WK-T97 ec-set A,A,F,P,S,S: +4; ec-pairs same: +4; ec-packrat same: +3."""
    for card, points in (("ec-set", 4), ("ec-pairs", 4), ("ec-packrat", 3)):
        assert credit(card, "AAFPSS") == points


def test_wk_t98_a_cat_and_caught() -> None:
    """WK-T98 Top: Chaos Cat, Caught: chapter 3 opens with its curse, then game over."""
    table = stalls(scene(circles={"ann": "A", "bob": "P", "cleo": "FF"}, deck="cat3 caught"))

    assert table.slots.split()[2] != "-"
    assert table.outcome is not None
    assert table.outcome.reason == "caught"


def test_wk_t99_tokens_moved_by_ones_own_draw() -> None:
    """WK-T99 cm-tokens step 3 drawn as p1's turn card, token was on Swat: Summon refused."""
    table = scene(
        circles={"ann": "A", "bob": "P", "cleo": "FF"},
        turn="cleo",
        deck="cat S A",
        mode="chaos.4",
        chaos="cm-tokens",
        cats=2,
        tokens={"ann": "swat"},
    )
    stalls(table, "cleo")

    assert table.play("ann", "place:1").choices("ann") == SPELLS - {"summon"}


MODES: list[tuple[int, dict[str, str]]] = [
    (2, {}),
    (2, {"new_rules": "on", "kitten_side": "advanced"}),
    (3, {}),
    (3, {"new_rules": "on"}),
    (3, {"chaos_mode": "on", "chaos_cats": "4", "kitten_side": "advanced"}),
    (4, {"kitten_side": "mixed"}),
    (4, {"chaos_mode": "on", "chaos_cats": "2"}),
    (4, {"chaos_mode": "on"}),
]


@pytest.mark.parametrize(("seats", "settings"), MODES)
def test_wk_t100_invariants(seats: int, settings: dict[str, str]) -> None:
    """WK-T100 Random self-play in all modes: the invariants hold in every state."""
    for seed in range(figure(5, long=100, plain=1)):
        self_play(seats, settings, seed=seed)


def self_play(seats: int, settings: dict[str, str], *, seed: int) -> None:
    """One game by random choices, looked at after every step."""
    table = Table(GAME, seats, GAME.options(settings), Seeded(seed))
    whim = Seeded(seed, "whim")
    fields = fields_of(table.state)
    while table.outcome is None:
        decision = next(iter(table.pending.values()))
        choices = table.legal(decision.seat)
        before = fields
        told = table.play(decision.seat, choices[whim.pick(len(choices))].text())
        fields = fields_of(table.state)
        check_invariants(fields)
        piles = len(pile_of(before["score"]))
        fresh = [pile.split(".")[0] for pile in pile_of(fields["score"])[piles:]]
        assert set(fresh) <= {before["turn"]}  # I-5
        assert len(fresh) == sum(isinstance(event, Defeated) for event in told)
        stirred = any(isinstance(event, CatCame) for event in told)  # by the next kitten's draw
        if fields["turn"] != before["turn"] and not stirred:  # I-4
            assert fields["limbo"] == fields["card"] or table.outcome is not None
            finished = GAME.view(table.state, WATCHER)
            seat = int(before["turn"])
            assert all(
                missing or not need or chapter >= finished.open
                for chapter, (missing, need) in enumerate(
                    zip(finished.missing[seat], finished.needs, strict=True)
                )
            )
        for seat in range(seats):  # I-10
            seen = GAME.view(table.state, seat).credits
            mine = [at for at, card in enumerate(seen) if card]
            assert mine == [seat] or table.outcome is not None
    assert table.outcome.reason in ("six", "caught", "caught-nobody")  # I-7


def fields_of(state: Wizards) -> dict[str, str]:
    """A position, field by field."""
    return dict(part.split(":", 1) for part in GAME.position(state).split(" ")[1:])


def pile_of(score: str) -> list[str]:
    """Score piles: seat, curse and extras of each."""
    return [] if score == "-" else score.split(",")


def check_invariants(fields: dict[str, str]) -> None:
    """What holds in every state."""
    piles = [pile.split(".") for pile in pile_of(fields["score"])]
    names = ("deck", "discard", "circles", "limbo", "aside")
    written = "".join([*(fields[name] for name in names), *(pile[2] for pile in piles)])
    cards = Counter(letter for letter in written if letter in "AFPS")
    assert cards == dict.fromkeys("AFPS", 12)  # I-1
    curses = [*fields["slots"].split("/"), *fields["curses"].split(",")]
    curses = [curse for curse in curses if curse != "-"] + [pile[1] for pile in piles]
    assert len(curses) == len(set(curses)) == 6  # I-2
    if fields["open"] == "2":  # I-3
        circles = fields["circles"].split("/")
        assert all(circle.split(".")[2:] in ([], ["-"]) for circle in circles)
    cats = sum(card.startswith("chaos-cat") for card in fields["deck"].split(","))
    there = int(fields["mode"][-1]) if fields["mode"].startswith("chaos") else 1
    assert cats + int(fields["cats"]) == there  # I-8
