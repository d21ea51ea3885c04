"""The scenarios WK-T01 to WK-T47 of our rule specification: given, action, expected.

Its players p1, p2, p3, p4 are ann, bob, cleo and dan here.
"""

from typing import Any

import pytest

from purrlour.games.wizard_kittens.events import Defeated
from tests.games.wizard_kittens.plays import ADVANCED, SPELLS, forbidden, stalls
from tests.games.wizard_kittens.scene import Scene, dealt, scene

FOUR = {"ann": "A", "bob": "P", "cleo": "FF", "dan": "S"}
CURSES = "yarn bathtime cucumber hairball"


def table_of(ann: str, bob: str = "", cleo: str = "FF", **more: Any) -> Scene:
    """Three players, ann's spell is next."""
    return scene(circles={"ann": ann, "bob": bob, "cleo": cleo}, **more)


def advanced(who: str, deck: str = "", circles: dict[str, str] | None = None, **more: Any) -> Scene:
    """Four advanced kittens: ann Overflow, bob Favor, cleo Dismiss, dan Yoink."""
    laid = {**FOUR, **(circles or {})}
    return scene(circles=laid, kittens=dict(ADVANCED), turn=who, deck=deck, **more)


@pytest.mark.parametrize("seed", range(5))
def test_wk_t01_four_players(seed: int) -> None:
    """WK-T01 4p basic: c1 and c2 a card each, deck 42, cat at 11–31, Caught at 32–42."""
    table = dealt(4, seed=seed)
    deck = table.deck.split()

    assert all([*map(len, table.circle(who).split("."))][:2] == [1, 1] for who in FOUR)
    assert len(deck) == 42
    assert 10 <= deck.index("chaos-cat-3") <= 30
    assert 31 <= deck.index("caught") <= 41
    assert (table.slots.count("-"), len(table.curses.split())) == (1, 4)


@pytest.mark.parametrize("seed", range(5))
def test_wk_t02_three_players(seed: int) -> None:
    """WK-T02 3p basic: deck 44; cat 11–33; Caught 34–44."""
    deck = dealt(3, seed=seed).deck.split()

    assert len(deck) == 44
    assert 10 <= deck.index("chaos-cat-3") <= 32 < deck.index("caught")


@pytest.mark.parametrize("seed", range(5))
def test_wk_t03_two_players(seed: int) -> None:
    """WK-T03 2p basic: deck 46; no chapter 3; cat 11–35; Caught 36–46; one Extra Credit each."""
    table = dealt(2, seed=seed)
    deck = table.deck.split()

    assert len(deck) == 46
    assert 10 <= deck.index("chaos-cat-3") <= 34 < deck.index("caught")
    assert len(table.field("credit").split("/")) == 2


def test_wk_t04_two_of_each_difficulty() -> None:
    """WK-T04 Many seeds: every game has 2 Easy, 2 Medium, 2 Hard curses."""
    tiers = {"snail": 0, "copycat": 0, "catnap": 0, "hairball": 0}
    tiers |= {"breadhead": 1, "vampire": 1, "zoomies": 1, "yarn": 1}
    for seed in range(300):
        table = dealt(3, seed=seed)
        six = [*table.curses.split(), *table.slots.replace("-", "").split()]
        assert sorted(tiers.get(curse, 2) for curse in six) == [0, 0, 1, 1, 2, 2]


@pytest.mark.parametrize(
    ("seats", "settings"),
    [
        (2, {"chaos_mode": "on"}),
        (3, {"chaos_mode": "on", "new_rules": "on"}),
        (3, {"chaos_mode": "on", "chaos_cats": "1"}),
        (3, {"chaos_mode": "on", "chaos_cats": "5"}),
    ],
)
def test_wk_t05_refused_tables(seats: int, settings: dict[str, str]) -> None:
    """WK-T05 2p + chaosMode; chaosMode + newRules; chaosCats 1 or 5: refused."""
    with forbidden("WK-23"):
        dealt(seats, seed=5, **settings)


def test_wk_t06_four_cats() -> None:
    """WK-T06 3p chaos, 4 cats: deck 47; cats within 11–36, exactly one of chapter 3."""
    deck = dealt(3, seed=6, chaos_mode="on", chaos_cats="4").deck.split()

    assert len(deck) == 47
    cats = [place for place, card in enumerate(deck) if card.startswith("chaos")]
    assert (len(cats), deck.count("chaos-cat-3")) == (4, 1)
    assert 10 <= min(cats) <= max(cats) <= 35


def test_wk_t07_what_p2_sees() -> None:
    """WK-T07 No Extra Credit of p1 and p3, no deck order, no curse deck, no Chaos Mode card."""
    table = dealt(3, seed=7, chaos_mode="on")
    seen = str(table.sees("bob"))
    mine = table.field("credit").split("/")

    assert mine[1] in seen
    assert not any(hidden in seen for hidden in (mine[0], mine[2], *table.curses.split(), "cm-"))
    assert len({world.deck for world in table.worlds("bob", 20)}) == 20


def test_wk_t08_all_spells_on_the_first_turn() -> None:
    """WK-T08 First turn of p1, draw placed: all four spells offered."""
    table = dealt(3, seed=8, first_player="fixed-seat", kitten_pick="random")

    assert table.play("ann", "place:1").choices("ann") == SPELLS


def test_wk_t09_a_closed_chapter() -> None:
    """WK-T09 Chapter 3 closed: placing the drawn card in c3 is refused."""
    with forbidden("WK-28"):
        table_of("A", drawn="P").play("ann", "place:3")


def test_wk_t10_a_covered_spell() -> None:
    """WK-T10 Token on Summon: Summon refused; offers Sling, Swat, Switch."""
    table = table_of("AA", tokens={"ann": "summon"})

    assert table.choices("ann") == SPELLS - {"summon"}
    with forbidden("WK-32"):
        table.play("ann", "summon")


def test_wk_t11_the_token_moves() -> None:
    """WK-T11 Token on Summon, cast Sling: token on Sling; next own turn Summon free, Sling not."""
    table = table_of("AA", "PP", "FF", tokens={"ann": "summon"}, deck="A A A A A A")
    table.cast("ann", "sling A1 bob.1")
    assert table.token("ann") == "sling"

    for who in ("bob", "cleo"):
        stalls(table.play(who, "place:2"), who)
    table.play("ann", "place:1")

    assert table.choices("ann") == SPELLS - {"sling"}


def test_wk_t12_no_turn_without_a_spell() -> None:
    """WK-T12 Card placed: ending the turn without a spell is refused."""
    table = table_of("A", drawn="P").play("ann", "place:1")

    assert table.pending == ["ann spell"]
    with forbidden("WK-31"):
        table.play("ann", "place:2")


def test_wk_t13_sling() -> None:
    """WK-T13 p1 c1=A; p2 c2=P; Sling A → p2 c2: p1 c1 empty; p2 c2=PA."""
    table = table_of("A", "-.P").cast("ann", "sling A1 bob.2")

    assert table.circle("ann") == "-.-.-"
    assert sorted(table.circle("bob").split(".")[1]) == ["A", "P"]


def test_wk_t14_sling_home() -> None:
    """WK-T14 Sling A → own c2: refused."""
    table = table_of("A").play("ann", "sling").play("ann", "card:artifact>ann.1")

    with forbidden("WK-44"):
        table.play("ann", "to>ann.2")


def test_wk_t15_sling_into_a_closed_chapter() -> None:
    """WK-T15 Chapter 3 closed: Sling A → p2 c3 refused."""
    table = table_of("A").play("ann", "sling").play("ann", "card:artifact>ann.1")

    with forbidden("WK-28"):
        table.play("ann", "to>bob.3")


def test_wk_t16_swat() -> None:
    """WK-T16 p1 c1=AP, c2=S; Swat A and S: c1=P, c2 empty; discard gains A, S."""
    table = table_of("AP.S").cast("ann", "swat A1 S2")

    assert table.circle("ann") == "P.-.-"
    assert sorted(table.discard.split()) == ["A", "S"]


def test_wk_t17_swat_with_one_card() -> None:
    """WK-T17 p1 circle = one F: F discarded; with swatShort=illegal Swat not offered."""
    assert table_of("F").cast("ann", "swat F1").discard == "F"
    assert "swat" not in table_of("F", swat_short="illegal").choices("ann")


def test_wk_t18_swat_only_one() -> None:
    """WK-T18 p1 has 3 cards: swatting only one is refused."""
    table = table_of("AAA").play("ann", "swat").play("ann", "card:artifact>ann.1")

    assert table.pending == ["ann swat-again"]
    with forbidden("WK-46"):
        table.play("ann", "place:1")


def test_wk_t19_switch_ones_own() -> None:
    """WK-T19 p1 c1=A, c2=P; Switch them: c1=P, c2=A."""
    assert table_of("A.P").cast("ann", "switch ann.A1 ann.P2").circle("ann") == "P.A.-"


def test_wk_t20_switch_of_others() -> None:
    """WK-T20 p1 switches p2's F and p3's S; refused under mine-involved and own-only."""
    table = table_of("AA", "F", "-.S").cast("ann", "switch bob.F1 cleo.S2")
    assert (table.circle("bob"), table.circle("cleo")) == ("S.-.-", "-.F.-")

    for scope in ("mine-involved", "own-only"):
        other = table_of("AA", "F", "-.S", switch_scope=scope).play("ann", "switch")
        with forbidden("WK-50"):
            other.play("ann", "card:familiar>bob.1").play("ann", "card:scroll>cleo.2")


def test_wk_t21_switch_of_equals() -> None:
    """WK-T21 p1 c1=A, p2 c1=A: legal, no visible change; refused with nullSwitch=forbid."""
    table = table_of("A", "A").cast("ann", "switch ann.A1 bob.A1")
    assert (table.circle("ann"), table.token("ann")) == ("A.-.-", "switch")

    strict = table_of("A", "A", null_switch="forbid").play("ann", "switch")
    with forbidden("WK-51"):
        strict.play("ann", "card:artifact>ann.1").play("ann", "card:artifact>bob.1")


def test_wk_t22_summon() -> None:
    """WK-T22 First card put in c1; Summon draws P → c2: c2 gains P; token on Summon."""
    table = table_of("", drawn="A", deck="P A").play("ann", "place:1")
    table.play("ann", "summon").play("ann", "place:2")

    assert (table.circle("ann"), table.token("ann")) == ("A.P.-", "summon")


def test_wk_t23_overflow() -> None:
    """WK-T23 Overflow draws F, S; S kept in c1, F to p3: p3 is asked; p1 cannot answer."""
    table = advanced("ann", "F S A").play("ann", "overflow").play("ann", "keep:scroll")
    table.play("ann", "place:1").play("ann", "give>cleo")

    assert table.pending == ["cleo place"]
    with forbidden("WK-58"):
        table.play("ann", "place:1")


def test_wk_t24_overflow_meets_a_cat() -> None:
    """WK-T24 Top: Chaos Cat, F, S: chapter 3 opens with a curse; F and S dealt with."""
    table = advanced("ann", "cat3 F S A").play("ann", "overflow")

    assert table.slots.split()[2] != "-"
    assert table.choices("ann") == {"keep:familiar", "keep:scroll"}
    assert table.field("cats").startswith("1")


def test_wk_t25_overflow_meets_caught() -> None:
    """WK-T25 Top: F, Caught: game over; F in no circle."""
    table = advanced("ann", "F caught").play("ann", "overflow")

    assert table.pending == []
    assert [table.circle(who) for who in FOUR] == ["A.-.-", "P.-.-", "FF.-.-", "S.-.-"]


def test_wk_t26_favor() -> None:
    """WK-T26 Top P, own A: both to p2, A→c1, P→c2 accepted; A→p2, P→p3 refused."""
    table = advanced("bob", "P A", circles={"bob": "A", "ann": ""})
    assert table.cast("bob", "favor A1 ann.1 2").circle("ann") == "A.P.-"

    split = advanced("bob", "P A", circles={"bob": "A"}).play("bob", "favor")
    split.play("bob", "card:artifact>bob.1").play("bob", "to>ann.1")
    with forbidden("WK-60"):
        split.play("bob", "to>cleo.1")


def test_wk_t27_favor_meets_caught() -> None:
    """WK-T27 Favor, top Caught: game over; own card still in the circle."""
    table = advanced("bob", "caught").play("bob", "favor")

    assert table.pending == []
    assert table.circle("bob") == "P.-.-"


def test_wk_t28_dismiss() -> None:
    """WK-T28 c1=AAP, c2=A; type A, chapter 1: c1=P, c2=A, discard +AA; type S refused."""
    table = advanced("cleo", circles={"cleo": "AAP.A"})
    table.play("cleo", "dismiss")
    with forbidden("WK-62"):
        table.play("cleo", "card:scroll>cleo.1")

    table.play("cleo", "card:artifact>cleo.1")

    assert (table.circle("cleo"), table.discard) == ("P.A.-", "A A")


def test_wk_t29_yoink() -> None:
    """WK-T29 Own c1=S; p2 c2=F; discard S, take F to own c2: own c2=F; discard +S."""
    table = advanced("dan", circles={"bob": "-.F"}).cast("dan", "yoink S1 bob.F2 2")

    assert (table.circle("dan"), table.circle("bob"), table.discard) == ("-.F.-", "-.-.-", "S")


def test_wk_t30_yoink_at_home() -> None:
    """WK-T30 Own c1=SF; discard S, move F to c2: c2=F; refused with yoinkOwn=forbid."""
    table = advanced("dan", circles={"dan": "SF"}).cast("dan", "yoink S1 dan.F1 2")
    assert table.circle("dan") == "-.F.-"

    strict = advanced("dan", circles={"dan": "SF"}, yoink_own="forbid").play("dan", "yoink")
    with forbidden("WK-65"):
        strict.play("dan", "card:scroll>dan.1").play("dan", "card:familiar>dan.1")


def test_wk_t31_yoink_without_another_card() -> None:
    """WK-T31 Own circle = S only, all others empty: Yoink not offered."""
    table = advanced("dan", circles={"ann": "", "bob": "", "cleo": ""})

    assert "yoink" not in table.choices("dan")


def test_wk_t32_a_curse_is_defeated() -> None:
    """WK-T32 Snail, c1=AAS: to the score, no extras; discard +AAS; slot refilled; deck −1."""
    table = stalls(table_of("AAS", slots="snail vampire", curses=CURSES))

    assert (table.score("ann"), table.circle("ann")) == ("snail", "-.-.-")
    assert sorted(table.discard.split()) == ["A", "A", "S"]
    assert (table.slots, table.curses) == ("yarn vampire -", "bathtime cucumber hairball")


def test_wk_t33_with_extras() -> None:
    """WK-T33 Snail; c1=AASPF: extras P, F; this curse nets 4."""
    table = stalls(table_of("AASPF", slots="snail vampire"))

    assert table.event(Defeated).extras == ("familiar", "potion")
    assert table.points("ann") == 4


def test_wk_t34_too_many_of_a_type() -> None:
    """WK-T34 Snail; c1=AAAS: 1 extra A; nets 5."""
    assert stalls(table_of("AAAS", slots="snail vampire")).points("ann") == 5


def test_wk_t35_the_wrong_chapter() -> None:
    """WK-T35 Snail in slot 1; c2=AAS, c1=A: not defeated."""
    assert stalls(table_of("A.AAS", slots="snail vampire")).score("ann") == ""


def test_wk_t36_two_curses() -> None:
    """WK-T36 Snail/Catnap; c1=AAS, c2=PPF: both defeated and refilled, curse deck 4→2."""
    table = stalls(table_of("AAS.PPF", slots="snail catnap"))

    assert table.score("ann") == "snail catnap"
    assert "-" not in table.slots.split()[:2]
    assert len(table.curses.split()) == 2


def test_wk_t37_one_curse_left() -> None:
    """WK-T37 The same with 1 card in the curse deck: slot 1 filled, slot 2 empty."""
    table = stalls(
        table_of(
            "AAS.PPF",
            slots="snail catnap",
            curses="vampire",
            score={"bob": "yarn bathtime cucumber"},
        )
    )

    assert table.slots == "vampire - -"


def test_wk_t38_a_set_completed_by_another() -> None:
    """WK-T38 p1 slings S to p2 c1=AA: nothing yet; p2's P in c2: Snail without extras."""
    table = table_of("S", "AA", slots="snail vampire", deck="P P P").cast("ann", "sling S1 bob.1")
    assert table.score("bob") == ""

    stalls(table.play("bob", "place:2"), "bob")

    assert table.score("bob") == "snail"


def test_wk_t39_and_an_extra() -> None:
    """WK-T39 The same, but p2's drawn P goes to c1 and stays: Snail with 1 extra, net 5."""
    table = table_of("S", "AA", slots="snail vampire", deck="P P P").cast("ann", "sling S1 bob.1")

    stalls(table.play("bob", "place:1"), "bob")

    assert (table.score("bob"), table.points("bob")) == ("snail+P", 5)


def test_wk_t40_two_kittens_and_one_curse() -> None:
    """WK-T40 p1 and p2 both c1=AAS: p1 takes Snail; p2 keeps AAS."""
    table = stalls(table_of("AAS", "AAS", slots="snail vampire"))

    assert (table.score("ann"), table.circle("bob")) == ("snail", "AAS.-.-")


def test_wk_t41_a_costly_curse() -> None:
    """WK-T41 Copycat in slot 2; c2=FFP + AAASS: compulsory; net −1."""
    table = stalls(table_of("-.FFPAAASS", slots="vampire copycat", cleo="PP"), card="P1")

    assert table.score("ann") == "copycat+AAASS"
    assert table.points("ann") == -1


def test_wk_t42_extras_do_not_wait() -> None:
    """WK-T42 Snail, c1=AASS, curse deck top Hairball: S is an extra; Hairball not defeated."""
    table = stalls(
        table_of("AASS", slots="snail vampire", curses="hairball yarn bathtime cucumber")
    )

    assert (table.score("ann"), table.slots) == ("snail+S", "hairball vampire -")


def test_wk_t43_the_cat_opens_chapter_3() -> None:
    """WK-T43 3p, top: Chaos Cat, P: chapter 3 open, curse at slot 3; P may go to c3."""
    table = stalls(table_of("A", slots="snail vampire", curses=CURSES, deck="cat3 P A"))

    assert (table.slots, table.curses) == ("snail vampire yarn", "bathtime cucumber hairball")
    assert "place:3" in table.choices("bob")
    assert table.discard == ""


def test_wk_t44_chapter_3_without_a_curse() -> None:
    """WK-T44 Curse deck empty: chapter 3 opens, slot 3 empty; cards may be placed there."""
    table = table_of(
        "A", slots="snail vampire", curses="", score={"bob": CURSES}, deck="cat3 P A"
    ).play("ann", "summon")

    assert table.slots == "snail vampire -"
    assert table.play("ann", "place:3").circle("ann") == "A.-.P"


def test_wk_t45_no_other_card() -> None:
    """WK-T45 chaosRedraw=none: Chaos Cat as turn draw: no component; spell step follows."""
    table = stalls(table_of("A", "PP", chaos_redraw="none", deck="cat3 P A"))

    assert table.pending == ["bob spell"]


def test_wk_t46_summon_meets_a_cat() -> None:
    """WK-T46 Top: Chaos Cat, S; Summon: resolved, S placed; token on Summon."""
    table = table_of("A", deck="cat3 S A").play("ann", "summon").play("ann", "place:1")

    assert (table.circle("ann"), table.token("ann")) == ("AS.-.-", "summon")


def test_wk_t47_the_cat_of_two_players() -> None:
    """WK-T47 2p basic: Chaos Cat drawn: no change but aside +1; replacement drawn."""
    table = scene(circles={"ann": "A", "bob": "P"}, deck="cat3 S A", slots="snail vampire")
    table.play("ann", "summon")

    assert (table.field("open"), table.slots.split()[:2]) == ("2", ["snail", "vampire"])
    assert table.field("cats").startswith("1")
    assert table.pending == ["ann place"]
