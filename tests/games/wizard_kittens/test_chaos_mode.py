"""Chaos Mode: WK-105 to WK-128."""

from purrlour.games.wizard_kittens.events import (
    CatCame,
    CursesMoved,
    Flipped,
    Opened,
    PassedAll,
    Salvaged,
    Skipped,
    Stepped,
    TokensMoved,
)
from tests.games.stage import ANY
from tests.games.wizard_kittens.plays import CURSES, SPELLS, coming, forbidden, in_force, stalls
from tests.games.wizard_kittens.scene import scene

THREE = {"ann": "A.F", "bob": "P", "cleo": "FF"}


def test_wk_105_face_down_until_the_first_cat() -> None:
    """WK-105 Until the first Chaos Cat the Chaos Mode card stays face down and does nothing."""
    table = in_force("cm-discards", 0, {"ann": "AAS", "bob": "P", "cleo": "FF"})
    assert "cm-discards" not in str(table.sees("ann"))

    stalls(table)

    assert table.pending == ["bob turn"]
    assert "triggered" not in table.happened()


def test_wk_106_each_cat_brings_the_next_step() -> None:
    """WK-106 The first Chaos Cat flips the card, and each cat brings its next step."""
    first = coming("cm-curses", 1, dict(THREE))
    assert first.event(Flipped).chaos == "cm-curses"
    assert first.event(Stepped).step == 1
    assert "cm-curses" in str(first.sees("watcher"))

    third = coming("cm-curses", 3, dict(THREE))
    assert "flipped" not in third.happened()
    assert third.event(Stepped).step == 3


def test_wk_107_only_the_cat_of_chapter_3_opens_it() -> None:
    """WK-107 The cat of chapter 3 also opens chapter 3, whenever it comes; no other cat does."""
    other = coming("cm-tokens", 1, dict(THREE))
    assert other.field("open") == "2"
    assert not other.event(CatCame).third

    third = coming("cm-tokens", 3, dict(THREE), deck="cat3 S A P")
    assert third.event(Opened).chapter == 3
    assert third.event(Stepped).step == 3


def test_wk_108_earlier_rules_stay_in_force() -> None:
    """WK-108 Rules of earlier steps stay in force unless a later step cancels them."""
    table = stalls(in_force("cm-discards", 3, {"ann": "AAS", "bob": "P", "cleo": "FF"}))
    assert table.pending == ["ann salvage"]

    cancelled = stalls(
        in_force("cm-tokens", 4, {"ann": "AAS", "bob": "P", "cleo": "FF"}, tokens={"bob": "swat"})
    )
    assert cancelled.token("bob") == "swat"
    assert "triggered" not in cancelled.happened()


def test_wk_109_a_step_at_once_only_once() -> None:
    """WK-109 A step that acts at once does so only once, in turn order from whose turn it is."""
    table = coming("cm-discards", 2, dict(THREE), "bob")
    for who, card in (
        ("bob", "potion>bob.1"),
        ("cleo", "familiar>cleo.1"),
        ("ann", "artifact>ann.1"),
    ):
        assert table.pending == [f"{who} drop"]
        table.play(who, f"card:{card}")

    table.play("bob", "place:1")

    assert table.pending == ["cleo turn"]


def test_wk_110_steps_beyond_the_cats_never_come() -> None:
    """WK-110 With fewer than four cats in the deck the last steps never happen."""
    table = scene(
        circles=dict(THREE),
        mode="chaos.2",
        chaos="cm-curses",
        cats=1,
        deck="cat3 S",
        slots="snail yarn",
    )
    table.play("ann", "summon", rolls=ANY)

    assert table.event(Stepped).step == 2
    assert sum(card.startswith("chaos-cat") for card in table.deck.split()) == 0


def test_wk_111_two_cats_in_a_row() -> None:
    """WK-111 The first cat is dealt with altogether before the second is drawn."""
    table = coming("cm-discards", 2, dict(THREE), deck="cat cat3 S A")
    assert table.happened().count("cat") == 1

    table.play("ann", "card:artifact>ann.1").play("bob", "card:potion>bob.1")
    table.play("cleo", "card:familiar>cleo.1")

    assert table.event(Stepped).step == 3
    assert table.pending == ["ann swipe"]


def test_wk_112_chaos_shuffle_1() -> None:
    """WK-112 Everyone with a card passes one to the right; who gets it chooses a chapter."""
    table = coming("cm-shuffle", 1, {"ann": "A", "bob": "F", "cleo": "S"})
    table.play("ann", "card:artifact>ann.1").play("bob", "card:familiar>bob.1")
    table.play("cleo", "card:scroll>cleo.1")
    assert table.choices(table.pending[0].split()[0]) == {"place:1", "place:2"}

    for _ in range(3):
        who = table.pending[0].split()[0]
        table.play(who, "place:2")

    assert [table.circle(who) for who in ("ann", "bob", "cleo")] == ["-.F.-", "-.S.-", "-.A.-"]


def test_wk_113_chaos_shuffle_2() -> None:
    """WK-113 The same after every defeated curse, from now on."""
    revealed = coming("cm-shuffle", 2, dict(THREE))
    assert revealed.pending == ["ann place"]

    table = stalls(in_force("cm-shuffle", 2, {"ann": "AAS.F", "bob": "P", "cleo": "FF"}))
    assert table.score("ann") == "snail"
    assert table.pending == ["ann pass"]


def test_wk_114_chaos_shuffle_3() -> None:
    """WK-114 Everybody's whole chapter 1 goes to chapter 1 of the player on the right."""
    table = coming("cm-shuffle", 3, {"ann": "AA.P", "bob": "F", "cleo": ""})

    assert [table.circle(who) for who in ("ann", "bob", "cleo")] == ["F.P.-", "-.-.-", "AA.-.-"]
    passed = [event for event in table.events if isinstance(event, PassedAll)]
    assert {(event.seat, event.target) for event in passed} >= {(0, 2), (1, 0)}


def test_wk_115_chaos_shuffle_4() -> None:
    """WK-115 In turn order everyone takes a card from the left; a card may travel on."""
    table = coming(
        "cm-shuffle", 4, {"ann": "A", "bob": "-.PS", "cleo": "F"}, open=3, deck="cat S A"
    )
    assert table.choices("ann") == {"card:potion>bob.2", "card:scroll>bob.2"}

    table.play("ann", "card:potion>bob.2").play("ann", "place:3")
    table.play("bob", "card:familiar>cleo.1").play("bob", "place:1")
    assert {"card:potion>ann.3", "card:artifact>ann.1"} == table.choices("cleo")
    table.play("cleo", "card:potion>ann.3").play("cleo", "place:2")

    assert table.circle("cleo") == "-.P.-"


def test_wk_116_tumbling_discards_1() -> None:
    """WK-116 After every defeated curse everyone takes a card of the discard pile."""
    table = stalls(in_force("cm-discards", 1, {"ann": "AAS", "bob": "P", "cleo": "FF", "dan": ""}))
    assert table.choices("ann") == {"take:artifact", "take:scroll"}

    table.play("ann", "take:artifact")
    assert table.event(Salvaged).card == "artifact"
    table.play("ann", "place:2").play("bob", "take:artifact").play("bob", "place:1")
    assert table.choices("cleo") == {"take:scroll"}
    table.play("cleo", "take:scroll").play("cleo", "place:1")

    assert table.event(Skipped).seat == 3
    assert table.discard == ""


def test_wk_117_tumbling_discards_2() -> None:
    """WK-117 Everyone discards one card of their own."""
    table = coming("cm-discards", 2, dict(THREE))

    assert table.choices("ann") == {"card:artifact>ann.1", "card:familiar>ann.2"}
    table.play("ann", "card:artifact>ann.1")
    assert table.choices("bob") == {"card:potion>bob.1"}


def test_wk_118_tumbling_discards_3() -> None:
    """WK-118 Everyone discards one card from somebody else's circle; none there: skipped."""
    table = coming("cm-discards", 3, {"ann": "A", "bob": "P", "cleo": ""})

    assert table.choices("ann") == {"card:potion>bob.1"}
    table.play("ann", "card:potion>bob.1")
    assert table.choices("bob") == {"card:artifact>ann.1"}
    table.play("bob", "card:artifact>ann.1")

    assert table.event(Skipped).seat == 2
    assert sorted(table.discard.split()) == ["A", "P"]


def test_wk_119_tumbling_discards_4() -> None:
    """WK-119 Everyone discards all cards of one chapter of their own; an empty one will do."""
    table = coming(
        "cm-discards", 4, {"ann": "AA.F", "bob": "P", "cleo": "FF"}, deck="cat S A", open=3
    )

    assert table.choices("ann") == {"clear:1", "clear:2", "clear:3"}
    table.play("ann", "clear:1").play("bob", "clear:2").play("cleo", "clear:1")

    assert [table.circle(who) for who in THREE] == ["-.F.-", "P.-.-", "-.-.-"]


def test_wk_120_wandering_curses_1() -> None:
    """WK-120 The curses of chapters 1 and 2 trade places, even if one of them is missing."""
    table = coming("cm-curses", 1, dict(THREE))
    assert table.slots == "vampire snail -"
    assert table.event(CursesMoved).clause == "WK-120"

    gap = coming(
        "cm-curses", 1, dict(THREE), slots="snail -", curses="", score={"bob": "vampire " + CURSES}
    )
    assert gap.slots == "- snail -"


def test_wk_121_wandering_curses_2() -> None:
    """WK-121 After a defeat every curse moves to the next open chapter, the last to chapter 1."""
    two = stalls(in_force("cm-curses", 2, {"ann": "AAS", "bob": "P", "cleo": "FF"}))
    assert two.slots == "vampire yarn -"

    three = stalls(
        in_force(
            "cm-curses",
            2,
            {"ann": "AAS", "bob": "P", "cleo": "FF"},
            open=3,
            slots="snail vampire yarn",
            curses="bathtime cucumber catnap",
        )
    )
    assert three.slots == "yarn bathtime vampire"


def test_wk_122_wandering_curses_3() -> None:
    """WK-122 Everyone with a card moves one of their own to another open chapter of theirs."""
    table = coming("cm-curses", 3, {"ann": "A", "bob": "", "cleo": "FF"})

    table.play("ann", "card:artifact>ann.1")
    assert table.choices("ann") == {"place:2"}
    table.play("ann", "place:2")
    assert table.pending == ["cleo move"]
    table.play("cleo", "card:familiar>cleo.1").play("cleo", "place:2")

    assert [table.circle(who) for who in THREE] == ["-.A.-", "-.-.-", "F.F.-"]


def test_wk_123_curses_are_dealt_anew() -> None:
    """WK-123 All curses on the table are shuffled into the curse deck and dealt from 1 on."""
    table = coming("cm-curses", 4, dict(THREE), deck="cat S A", open=3, slots="snail vampire yarn",
                   curses="bathtime cucumber catnap")  # fmt: skip
    assert len(table.curses.split()) == 3

    few = coming(
        "cm-curses",
        4,
        dict(THREE),
        deck="cat S A",
        open=3,
        slots="- snail -",
        curses="",
        score={"bob": "vampire " + CURSES},
    )
    assert few.slots == "snail - -"


def test_wk_124_topsy_turvy_tokens() -> None:
    """WK-124 Tokens off; off after every defeat; all on Summon or Overflow; ignored."""
    tokens = {"ann": "swat", "bob": "sling", "cleo": "switch"}

    off = coming("cm-tokens", 1, dict(THREE), tokens=tokens)
    assert [off.token(who) for who in THREE] == ["", "", ""]

    after = stalls(
        in_force("cm-tokens", 2, {"ann": "AAS", "bob": "P", "cleo": "FF"}, tokens={"bob": "swat"})
    )
    assert [after.token(who) for who in THREE] == ["", "", ""]

    on = coming("cm-tokens", 3, dict(THREE), "bob", kittens={
        "ann": "muffin.advanced", "bob": "baebae.basic", "cleo": "easa.basic"})  # fmt: skip
    assert [on.token(who) for who in THREE] == ["overflow", "summon", "summon"]
    assert on.event(TokensMoved).spell == "summon"

    ignored = in_force("cm-tokens", 4, dict(THREE), tokens=tokens)
    assert ignored.choices("ann") == SPELLS


def test_wk_125_nothing_is_passed_twice() -> None:
    """WK-125 In Chaos Mode everyone sets aside first; by a New Rule one after another."""
    table = coming("cm-shuffle", 1, {"ann": "A", "bob": "", "cleo": "S"})
    table.play("ann", "card:artifact>ann.1")

    assert table.pending == ["cleo pass"]
    assert table.choices("cleo") == {"card:scroll>cleo.1"}


def test_wk_126_a_set_completed_by_chaos_waits() -> None:
    """WK-126 What chaos completes counts only at the end of that player's own turn."""
    table = coming("cm-shuffle", 3, {"ann": "P", "bob": "AAS", "cleo": "AAS"}, deck="cat P A P")
    assert [table.circle(who) for who in THREE] == ["AAS.-.-", "AAS.-.-", "P.-.-"]
    assert table.score("ann") == ""

    table.play("ann", "place:2")

    assert table.score("ann") == "snail"
    assert table.score("bob") == ""


def test_wk_127_left_is_next() -> None:
    """WK-127 Your left-hand neighbour is the next player clockwise, your right-hand one before."""
    circles = {"ann": "A", "bob": "F", "cleo": "P", "dan": "S"}

    table = coming("cm-shuffle", 4, circles, "dan", deck="cat S A", open=3)
    assert table.choices("dan") == {"card:artifact>ann.1"}
    passing = coming("cm-shuffle", 3, dict(circles))
    assert [passing.circle(who)[0] for who in circles] == ["F", "P", "S", "A"]


def test_wk_128_who_has_no_card_may_still_get_one() -> None:
    """WK-128 Whoever has no card to pass, move or discard skips that, but may be given one."""
    table = coming("cm-shuffle", 1, {"ann": "A", "bob": "F", "cleo": ""})
    table.play("ann", "card:artifact>ann.1").play("bob", "card:familiar>bob.1")

    assert table.event(Skipped).seat == 2
    while table.pending != ["ann place"] or table.field("effect") != "-":
        who = table.pending[0].split()[0]
        table.play(who, "place:1")
    assert table.circle("cleo") == "A.-.-"
    with forbidden("WK-28"):
        table.play("ann", "place:3")
