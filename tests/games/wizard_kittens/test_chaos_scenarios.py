"""The scenarios WK-T48 to WK-T69 of our rule specification: New Rules, Chaos Mode, the end."""

from purrlour.games.wizard_kittens.events import CreditShown, Skipped, Stepped
from tests.games.stage import ANY
from tests.games.wizard_kittens.plays import (
    CURSES,
    SPELLS,
    coming,
    ending_six,
    forbidden,
    lasting,
    stalls,
)
from tests.games.wizard_kittens.scene import Scene, dealt, scene

FIVE = {"bob": "catnap vampire yarn bathtime cucumber"}
THREE = ("ann", "bob", "cleo")


def test_wk_t48_rules_with_paws() -> None:
    """WK-T48 2p newRules, many seeds: only pawed New Rules appear."""
    rules = {dealt(2, seed=seed, new_rules="on").field("rule") for seed in range(200)}

    assert rules == {"nr-sneeze", "nr-hop", "nr-ink"}


def test_wk_t49_group_sneeze() -> None:
    """WK-T49 nr-sneeze on p2's turn; p3 empty: order p2, p3 (skips), p1; one discard each."""
    table = scene(
        circles={"ann": "A", "bob": "PP", "cleo": ""},
        turn="bob",
        deck="cat3 S A",
        mode="new-rules",
        rule="nr-sneeze",
        cats=0,
    ).play("bob", "summon")
    assert table.pending == ["bob drop"]

    table.play("bob", "card:potion>bob.1")
    assert table.event(Skipped).seat == 2
    assert table.pending == ["ann drop"]
    table.play("ann", "card:artifact>ann.1")

    assert sorted(table.discard.split()) == ["A", "P"]


def test_wk_t50_forgiving_ink() -> None:
    """WK-T50 nr-ink active; T-33 position: extras to discard; Snail nets 6."""
    table = stalls(lasting("nr-ink", {"ann": "AASPF", "bob": "", "cleo": "FF"}))

    assert table.points("ann") == 6
    assert len(table.discard.split()) == 5


def test_wk_t51_loose_tokens() -> None:
    """WK-T51 nr-tokens active, token on Swat: Swat allowed."""
    table = lasting("nr-tokens", {"ann": "AA", "bob": "", "cleo": "FF"}, tokens={"ann": "swat"})

    assert table.choices("ann") == SPELLS


def test_wk_t52_crowded_shelves() -> None:
    """WK-T52 nr-shelves active, p2 c1 has 5: Sling to p2 c1 refused; to p2 c2 allowed."""
    table = lasting("nr-shelves", {"ann": "A", "bob": "PPPPP", "cleo": "FF"})
    table.play("ann", "sling").play("ann", "card:artifact>ann.1")

    with forbidden("WK-40"):
        table.play("ann", "to>bob.1")
    assert table.play("ann", "to>bob.2").circle("bob") == "PPPPP.A.-"


def test_wk_t53_curse_hop() -> None:
    """WK-T53 nr-hop, slots X/Y/Z, curse deck 2: 5 curses shuffled, 3 dealt; deck 2 again."""
    table = scene(
        circles={"ann": "A", "bob": "P", "cleo": "FF"},
        deck="cat3 S A",
        mode="new-rules",
        rule="nr-hop",
        cats=0,
        slots="snail vampire",
        curses="yarn bathtime cucumber",
        score={"bob": "catnap"},
    ).play("ann", "summon", rolls=ANY)

    assert "-" not in table.slots.split()
    assert len(table.curses.split()) == 2
    assert {*table.slots.split(), *table.curses.split()} == {
        *("snail", "vampire", "yarn", "bathtime", "cucumber")
    }


def test_wk_t54_three_cards_for_four() -> None:
    """WK-T54 cm-discards rule 1; discard empty; 4p: p1, p2, p3 take A, A, S; p4 gets none."""
    table = stalls(
        scene(
            circles={"ann": "AAS", "bob": "P", "cleo": "FF", "dan": ""},
            mode="chaos.4",
            chaos="cm-discards",
            cats=1,
            slots="snail vampire",
            curses=CURSES,
        )
    )

    for who, card in (("ann", "artifact"), ("bob", "artifact"), ("cleo", "scroll")):
        table.play(who, f"take:{card}").play(who, "place:1")

    assert table.event(Skipped).seat == 3
    assert table.discard == ""
    assert table.pending == ["bob turn"]


def _completing(check: str) -> Scene:
    """Ann takes back the Scroll that completes the Vampire Curse."""
    table = stalls(
        scene(
            circles={"ann": "AAS.PPA", "bob": "", "cleo": "FF"},
            mode="chaos.4",
            chaos="cm-discards",
            cats=1,
            slots="snail vampire",
            curses=CURSES,
            end_check=check,
        )
    )
    for who, card in (("ann", "scroll"), ("bob", "artifact"), ("cleo", "artifact")):
        table.play(who, f"take:{card}").play(who, "place:2")
    return table


def test_wk_t55_a_card_taken_completes_a_set() -> None:
    """WK-T55 T-54, p1's taken card completes slot 2: loop defeats it now; single does not."""
    assert _completing("loop").score("ann") == "snail vampire"
    assert _completing("single").score("ann") == "snail"


def test_wk_t56_others_have_nothing() -> None:
    """WK-T56 cm-discards 3, p2 and p3 empty: p1's part skipped; they may discard from p1."""
    table = coming("cm-discards", 3, {"ann": "AF", "bob": "", "cleo": ""})

    assert table.event(Skipped).seat == 0
    assert table.choices("bob") == {"card:artifact>ann.1", "card:familiar>ann.1"}


def test_wk_t57_an_empty_chapter() -> None:
    """WK-T57 cm-discards 4, c1=AA, c2 empty: c2 accepted; refused with emptyChapter=refused."""
    circles = {"ann": "AA", "bob": "P", "cleo": "FF"}
    table = coming("cm-discards", 4, dict(circles), open=3).play("ann", "clear:2")
    assert table.circle("ann") == "AA.-.-"

    strict = coming("cm-discards", 4, dict(circles), open=3, empty_chapter="refused")
    with forbidden("WK-119"):
        strict.play("ann", "clear:2")
    assert strict.play("ann", "clear:1").circle("ann") == "-.-.-"


def test_wk_t58_one_card_to_the_right() -> None:
    """WK-T58 cm-shuffle 1, A, F, S: p1→p3 A, p2→p1 F, p3→p2 S; nothing moves twice."""
    table = coming("cm-shuffle", 1, {"ann": "A", "bob": "F", "cleo": "S"})
    for who, card in (("ann", "artifact"), ("bob", "familiar"), ("cleo", "scroll")):
        table.play(who, f"card:{card}>{who}.1")
    asked = []
    for _ in THREE:
        asked.append(table.pending[0])
        table.play(table.pending[0].split()[0], "place:2")

    assert sorted(asked) == ["ann place", "bob place", "cleo place"]
    assert [table.circle(who) for who in THREE] == ["-.F.-", "-.S.-", "-.A.-"]


def test_wk_t59_a_chapter_to_the_right() -> None:
    """WK-T59 cm-shuffle 3, p1 c1=AA, p2 c1=F, p3 empty: p3 c1=AA, p1 c1=F, p2 empty."""
    table = coming("cm-shuffle", 3, {"ann": "AA", "bob": "F", "cleo": ""})

    assert [table.circle(who) for who in THREE] == ["F.-.-", "-.-.-", "AA.-.-"]


def test_wk_t60_a_card_from_the_left() -> None:
    """WK-T60 cm-shuffle 4, p2 has c2=PS: p1 takes P or S into any own open chapter."""
    table = coming("cm-shuffle", 4, {"ann": "A", "bob": "-.PS", "cleo": "F"}, open=3)

    assert table.choices("ann") == {"card:potion>bob.2", "card:scroll>bob.2"}
    table.play("ann", "card:scroll>bob.2").play("ann", "place:3")
    assert table.circle("ann") == "A.-.S"


def test_wk_t61_rule_1_stays_on() -> None:
    """WK-T61 chaos, 3 cats, rule 1 of cm-discards on: step 3 once; rule 1 triggers later."""
    table = coming("cm-discards", 3, {"ann": "AAP", "bob": "", "cleo": "F"}, deck="cat S F F")
    table.play("ann", "card:familiar>cleo.1").play("bob", "card:potion>ann.1")
    assert table.pending == ["cleo swipe"]
    table.play("cleo", "card:artifact>ann.1").play("ann", "place:1")

    later = stalls(
        scene(
            circles={"ann": "AAS", "bob": "", "cleo": "FF"},
            mode="chaos.3",
            chaos="cm-discards",
            cats=3,
            open=3,
            slots="snail vampire yarn",
            curses="bathtime cucumber catnap",
        )
    )
    assert later.pending == ["ann salvage"]


def test_wk_t62_two_cats_two_steps() -> None:
    """WK-T62 chaos, 2 cats: steps 3, 4 never happen."""
    for seed in range(10):
        deck = dealt(3, seed=seed, chaos_mode="on", chaos_cats="2").deck.split()
        assert sum(card.startswith("chaos-cat") for card in deck) == 2


def test_wk_t63_the_first_cat_is_another() -> None:
    """WK-T63 chaos, first cat is not the Chapter 3 cat: step 1; chapter 3 still closed."""
    table = coming("cm-curses", 1, {"ann": "A", "bob": "P", "cleo": "FF"})

    assert table.event(Stepped).step == 1
    assert table.field("open") == "2"


def test_wk_t64_step_4_cancels_step_2() -> None:
    """WK-T64 cm-tokens rule 2 on, step 4 reached: tokens stay put; no spell is blocked."""
    table = scene(
        circles={"ann": "AAS", "bob": "PP", "cleo": "FF"},
        mode="chaos.4",
        chaos="cm-tokens",
        cats=4,
        open=3,
        slots="snail vampire yarn",
        curses="bathtime cucumber catnap",
        tokens={"bob": "swat"},
        deck="F F F",
    )
    stalls(table)

    assert (table.token("ann"), table.token("bob")) == ("switch", "swat")
    assert table.play("bob", "place:1").choices("bob") == SPELLS


def test_wk_t65_two_cats_on_top() -> None:
    """WK-T65 Two cats on top, then P: steps i, i+1 in order, then P placed."""
    table = scene(
        circles={"ann": "A", "bob": "P", "cleo": "FF"},
        turn="cleo",
        deck="cat cat3 P A",
        mode="chaos.4",
        chaos="cm-tokens",
        cats=0,
    )
    stalls(table, "cleo")

    assert [event.step for event in table.events if isinstance(event, Stepped)] == [1, 2]
    assert table.pending == ["ann turn"]
    assert table.choices("ann") == {"place:1", "place:2", "place:3"}


def test_wk_t66_caught_before_collecting() -> None:
    """WK-T66 p1 c1=AAS, top Caught, p1 draws: game over caught; Snail uncollected."""
    table = scene(
        circles={"ann": "AAS", "bob": "", "cleo": "FF"},
        turn="cleo",
        slots="snail vampire",
        deck="caught",
    )
    stalls(table, "cleo")

    assert table.pending == []
    assert (table.score("ann"), table.slots.split()[0]) == ("", "snail")


def test_wk_t67_summon_draws_caught() -> None:
    """WK-T67 First card completed Snail; Summon draws Caught: uncollected; finish-turn collects."""

    def score(timing: str) -> str:
        table = scene(
            circles={"ann": "AA", "bob": "", "cleo": "FF"},
            drawn="S",
            slots="snail vampire",
            deck="caught",
            caught_timing=timing,
        )
        return table.play("ann", "place:1").play("ann", "summon").score("ann")

    assert score("immediate") == ""
    assert score("finish-turn") == "snail"


def test_wk_t68_the_sixth_curse() -> None:
    """WK-T68 Five defeated, p1 completes the sixth: ending six; Extra Credit shown and scored."""
    table = ending_six("AAS.P", score=FIVE, curse="snail", ann_credit="ec-potion")

    assert table.outcome is not None
    assert table.outcome.reason == "six"
    assert sum(isinstance(event, CreditShown) for event in table.events) == 3
    assert table.points("ann") == 7


def test_wk_t69_no_trigger_after_the_sixth() -> None:
    """WK-T69 T-68 with cm-discards rule 1: trigger not resolved."""
    table = ending_six(
        "AAS", score=FIVE, curse="snail", mode="chaos.4", chaos="cm-discards", cats=1
    )

    assert "triggered" not in table.happened()
    assert table.pending == []
