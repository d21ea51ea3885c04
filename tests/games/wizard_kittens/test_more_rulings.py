"""Rulings: WK-R51 to WK-R101."""

from collections import Counter
from pathlib import Path

import pytest

from purrlour.games.wizard_kittens.cards import Cards
from purrlour.games.wizard_kittens.editions import OURS, cards_of
from purrlour.games.wizard_kittens.events import Discarded, Drew, Slung
from tests.games.wizard_kittens.plays import (
    ADVANCED,
    CURSES,
    NARROW,
    SPELLS,
    box,
    coming,
    ending_caught,
    ending_six,
    forbidden,
    in_force,
    lasting,
    stalls,
)
from tests.games.wizard_kittens.scene import GAME, Scene, dealt, scene

THREE = {"ann": "A.F", "bob": "P", "cleo": "FF"}
FOUR = {"ann": "A", "bob": "P", "cleo": "FF", "dan": "S"}
FIVE = {"bob": "catnap vampire yarn bathtime cucumber"}
CARDS: Cards = cards_of(OURS)


def test_wk_r51_no_rule_acts_after_the_sixth() -> None:
    """WK-R51 A rule about defeated curses does not act after the sixth."""
    table = ending_six(
        "AAS.P", score=FIVE, curse="snail", mode="chaos.4", chaos="cm-shuffle", cats=2
    )

    assert table.pending == []
    assert table.circle("ann") == "-.P.-"


def test_wk_r52_extra_credit_is_never_shown_before_the_end() -> None:
    """WK-R52 You may tell others about your Extra Credit, but Purrlour never shows it."""
    table = scene(circles=dict(THREE), credit={"ann": "ec-set", "bob": "ec-one", "cleo": "ec-neat"})

    assert "ec-set" in str(table.sees("ann"))
    assert "ec-set" not in str(table.sees("bob"))
    assert "ec-set" not in str(table.sees("watcher"))


def test_wk_r53_chosen_first_delivered_together() -> None:
    """WK-R53 In Chaos Mode everyone chooses before anything is delivered."""
    table = coming("cm-shuffle", 1, {"ann": "A", "bob": "F", "cleo": "S"})
    table.play("ann", "card:artifact>ann.1")

    assert table.pending == ["bob pass"]
    assert table.circle("cleo") == "S.-.-"


def test_wk_r54_the_next_player_sits_on_your_left() -> None:
    """WK-R54 The player on your left is the next one."""
    table = coming("cm-shuffle", 4, {"ann": "A", "bob": "F", "cleo": "S"}, open=3)

    assert table.choices("ann") == {"card:familiar>bob.1"}


def test_wk_r55_without_a_card_you_skip() -> None:
    """WK-R55 Without a card you skip passing or discarding, and may still be given one."""
    table = coming("cm-shuffle", 1, {"ann": "", "bob": "F", "cleo": ""})
    table.play("bob", "card:familiar>bob.1").play("ann", "place:2")

    assert table.circle("ann") == "-.F.-"


def test_wk_r56_which_card_of_the_discard_pile() -> None:
    """WK-R56 Whichever you like, in turn order from the player who defeated the curse."""
    table = in_force(
        "cm-discards", 1, {"ann": "P", "bob": "AAS", "cleo": "FF"}, turn="bob", discard="F"
    )
    stalls(table, "bob")

    assert table.pending == ["bob salvage"]
    assert table.choices("bob") == {"take:artifact", "take:scroll", "take:familiar"}
    table.play("bob", "take:familiar").play("bob", "place:1")
    assert table.pending == ["cleo salvage"]


def test_wk_r57_nothing_to_discard_from_others() -> None:
    """WK-R57 If all other circles are empty, you skip discarding from them."""
    table = coming("cm-discards", 3, {"ann": "A", "bob": "", "cleo": ""})

    assert table.pending == ["bob swipe"]
    assert "skipped" in table.happened()


def test_wk_r58_an_empty_chapter_is_a_chapter() -> None:
    """WK-R58 When everyone discards a chapter, an empty one is a chapter, too."""
    table = coming("cm-discards", 4, {"ann": "AA", "bob": "P", "cleo": "FF"}, open=3)

    table.play("ann", "clear:2")

    assert table.circle("ann") == "AA.-.-"


def test_wk_r59_where_passed_cards_go() -> None:
    """WK-R59 A single card goes where its new owner likes; a chapter stays a chapter."""
    one = coming("cm-shuffle", 1, {"ann": "A", "bob": "", "cleo": ""}).play(
        "ann", "card:artifact>ann.1"
    )
    many = coming("cm-shuffle", 3, {"ann": "AA", "bob": "", "cleo": ""})

    assert one.choices("cleo") == {"place:1", "place:2"}
    assert many.circle("cleo") == "AA.-.-"


def test_wk_r60_who_takes_chooses() -> None:
    """WK-R60 Who takes a card chooses the card and the chapter it goes to."""
    table = coming("cm-shuffle", 4, {"ann": "A", "bob": "-.PS", "cleo": ""}, open=3)

    assert table.choices("ann") == {"card:potion>bob.2", "card:scroll>bob.2"}
    table.play("ann", "card:scroll>bob.2")
    assert table.choices("ann") == {"place:1", "place:2", "place:3"}


def test_wk_r61_chaos_may_complete_your_set() -> None:
    """WK-R61 If chaos completes a set for the active player, it is collected at the turn's end."""
    table = coming("cm-shuffle", 3, {"ann": "", "bob": "AAS", "cleo": ""})

    table.play("ann", "place:2")

    assert table.score("ann") == "snail"


def test_wk_r62_two_curses_two_times() -> None:
    """WK-R62 Two curses defeated in one turn make the rule act twice."""
    table = stalls(in_force("cm-curses", 2, {"ann": "AAS.PPAS", "bob": "", "cleo": "FF"}))

    assert table.happened().count("triggered") == 2
    assert table.slots == "yarn bathtime -"


def test_wk_r63_a_rule_counts_for_this_turns_curses() -> None:
    """WK-R63 A lasting rule that was revealed this turn counts for curses defeated this turn."""
    table = coming("cm-tokens", 2, {"ann": "AA", "bob": "", "cleo": "FF"}, tokens={"bob": "swat"})

    table.play("ann", "place:1")

    assert table.score("ann") == "snail"
    assert [table.token(who) for who in THREE] == ["", "", ""]


def test_wk_r64_earlier_curses_are_left_alone() -> None:
    """WK-R64 A lasting rule does nothing to curses that were defeated before it."""
    table = lasting("nr-ink", dict(THREE), score={"ann": "hairball+PP"}, curses="bathtime cucumber")

    assert table.points("ann") == 4 + 1 - 2


def test_wk_r65_all_backs_are_alike() -> None:
    """WK-R65 In the deck the Chaos Cat of chapter 3 looks like any other card."""
    table = dealt(3, seed=65, chaos_mode="on")
    seen = str(table.sees("ann"))

    assert "chaos-cat" not in seen
    assert len({world.deck.split().index("chaos-cat-3") for world in table.worlds("ann")}) > 10


def test_wk_r66_mixed_sides_only_if_wanted() -> None:
    """WK-R66 Basic and advanced kittens meet only if the table wants it so."""
    basic = dealt(3, seed=66, first_player="fixed-seat")
    mixed = dealt(3, seed=66, first_player="fixed-seat", kitten_side="mixed")

    assert not any(choice.endswith("advanced") for choice in basic.choices("ann"))
    assert Counter(choice.split(".")[1] for choice in mixed.choices("ann")) == {
        "basic": 4,
        "advanced": 4,
    }


def test_wk_r67_what_goes_together() -> None:
    """WK-R67 Advanced kittens go with everything; New Rules and Chaos Mode exclude each other."""
    dealt(3, seed=67, kitten_side="advanced", chaos_mode="on")
    dealt(3, seed=67, kitten_side="advanced", new_rules="on")
    with forbidden("WK-23"):
        dealt(3, seed=67, new_rules="on", chaos_mode="on")


def test_wk_r68_the_effect_may_use_chapter_3() -> None:
    """WK-R68 Chapter 3 opens before the effect, so the effect may already use it."""
    table = coming("cm-curses", 3, {"ann": "A", "bob": "", "cleo": ""}, deck="cat3 S A P")
    table.play("ann", "card:artifact>ann.1")

    assert table.choices("ann") == {"place:2", "place:3"}


def test_wk_r69_the_curses_in_the_box_stay_unseen() -> None:
    """WK-R69 Nobody may look at the six curses in the box."""
    table = dealt(3, seed=69, curse_set_known="public")
    six = {*table.curses.split(), *table.slots.replace("-", "").split()}
    others = {curse.name for curse in CARDS.curses} - six

    assert not any(curse in str(table.sees("ann")) for curse in others)


def test_wk_r70_nobody_starts_with_a_curse_complete() -> None:
    """WK-R70 Nobody can satisfy a curse with the cards they start with."""
    assert min(sum(curse.need) for curse in CARDS.curses) == 3


def test_wk_r71_no_remedy_for_a_type_used_up() -> None:
    """WK-R71 If a type that a curse needs is used up, the game runs until you are caught."""
    table = scene(
        circles={"ann": "F", "bob": "P", "cleo": "FF"},
        slots="snail yarn",
        discard=" ".join("A" * 12),
        deck="P caught",
    )

    stalls(table)
    stalls(table.play("bob", "place:1"), "bob")

    assert table.outcome is not None
    assert table.outcome.reason == "caught"


def test_wk_r72_somebody_plays_for_who_is_away() -> None:
    """WK-R72 If a player is away, somebody plays for that seat."""
    table = scene(circles=dict(THREE), drawn="P")

    table.time_is_up("ann")

    assert table.pending == ["ann spell"]
    assert table.circle("ann") == "AP.F.-"
    assert GAME.anytime(table.state, 0) == []


def test_wk_r73_extra_credit_breaks_no_tie() -> None:
    """WK-R73 Extra Credit never breaks a tie after Caught."""
    table = ending_caught(
        {"ann": "P", "bob": "P", "cleo": "FF"},
        {"ann": "snail", "bob": "catnap"},
        credit={"ann": "ec-potion", "bob": "ec-scroll", "cleo": "ec-one"},
    )

    assert table.winners == ["ann", "bob"]


def test_wk_r74_extras_do_not_dirty_paws() -> None:
    """WK-R74 Extras in a score pile do not dirty your paws."""
    table = ending_caught({"ann": "", "bob": "F", "cleo": "FF"}, {"ann": "snail+PPPP"})

    assert table.winners == ["ann"]


def test_wk_r75_two_cards_to_one_chapter_or_two() -> None:
    """WK-R75 The two cards of a turn with Summon may go to one chapter or to two."""

    def turn(second: str) -> str:
        table = scene(circles={"ann": "", "bob": "P", "cleo": "FF"}, drawn="P", deck="S A")
        return table.play("ann", "place:1").play("ann", "summon").play("ann", second).circle("ann")

    assert (turn("place:1"), turn("place:2")) == ("PS.-.-", "P.S.-")


def test_wk_r76_stuffing_a_rivals_chapter() -> None:
    """WK-R76 You may fill a rival's chapter on purpose, so that they get extras."""
    table = scene(
        circles={"ann": "P", "bob": "AAS", "cleo": "FF"}, slots="snail yarn", deck="F F F"
    )
    table.cast("ann", "sling P1 bob.1")

    stalls(table.play("bob", "place:2"), "bob")

    assert table.score("bob") == "snail+P"


def test_wk_r77_only_turns_and_spells_draw() -> None:
    """WK-R77 Nothing but the draw of a turn and the spells ever draws from the deck."""
    operations = {effect.do for effect in CARDS.effects}

    assert not any("draw" in operation for operation in operations)
    table = coming("cm-discards", 2, dict(THREE))
    size = len(table.deck.split())
    table.play("ann", "card:artifact>ann.1").play("bob", "card:potion>bob.1")
    assert len(table.deck.split()) == size


def test_wk_r78_where_cats_lie() -> None:
    """WK-R78 A Chaos Cat is never among the first ten cards of the deck or the last eleven."""
    for seed in range(40):
        deck = dealt(4, seed=seed, chaos_mode="on", chaos_cats="4").deck.split()
        assert not any(card.startswith("chaos") for card in deck[:10] + deck[-11:])


def test_wk_r79_every_curse_fits_on_a_shelf() -> None:
    """WK-R79 With Crowded Shelves every curse can still be satisfied."""
    shelf = next(effect.a for effect in CARDS.effects if effect.do == "shelf-limit")
    assert max(sum(curse.need) for curse in CARDS.curses) <= shelf == 5

    table = lasting("nr-shelves", {"ann": "A.F", "bob": "PPPPP", "cleo": "FF"})
    table.play("ann", "sling").play("ann", "card:artifact>ann.1")
    with forbidden("WK-40"):
        table.play("ann", "to>bob.1")


def test_wk_r80_no_room_for_the_drawn_card() -> None:
    """WK-R80 If all your open chapters are full, the component is discarded; the turn goes on."""
    table = lasting(
        "nr-shelves", {"ann": "P", "bob": "SSSSS.PPPPP.FFFFF", "cleo": "FF"}, deck="A A P"
    )

    stalls(table)

    assert table.event(Discarded).clause == "WK-R80"
    assert table.discard == "A"
    assert table.pending == ["bob spell"]


def test_wk_r81_a_wandering_curse_is_collected_on_your_turn() -> None:
    """WK-R81 If a curse wanders to a chapter where you satisfy it, you collect it on your turn."""
    table = in_force("cm-curses", 2, {"ann": "AAS", "bob": "-.AAFP", "cleo": "FF"}, deck="S S S")
    stalls(table)
    assert table.slots == "vampire yarn -"
    assert table.score("bob") == ""

    stalls(table.play("bob", "place:1"), "bob")

    assert table.score("bob") == "yarn"


def test_wk_r82_when_the_clock_runs_out() -> None:
    """WK-R82 If a clock runs out, a card goes to the lowest chapter that can take it."""
    table = lasting("nr-shelves", {"ann": "PPPPP", "bob": "P", "cleo": "FF"}, drawn="S")

    table.time_is_up("ann")

    assert table.circle("ann") == "PPPPP.S.-"


def test_wk_r83_nothing_is_taken_back_after_a_reveal() -> None:
    """WK-R83 Nothing can be taken back once a card was turned up."""
    assert Drew.tells
    assert not Slung.tells


def test_wk_r84_the_cat_just_before_caught() -> None:
    """WK-R84 The cat is dealt with altogether, and drawing again ends the game."""
    table = scene(circles=dict(THREE), deck="cat3 caught").play("ann", "summon")

    assert table.happened()[:5] == ["cast", "cat", "opened", "refilled", "caught"]
    assert table.pending == []


def test_wk_r85_moved_tokens_count_at_once() -> None:
    """WK-R85 A token that is moved by the cat of your own draw counts for this very turn."""
    table = scene(
        circles=dict(THREE),
        turn="cleo",
        deck="cat S A",
        mode="chaos.4",
        chaos="cm-tokens",
        cats=2,
        tokens={"ann": "swat"},
    )

    stalls(table, "cleo")
    table.play("ann", "place:1")

    assert table.choices("ann") == SPELLS - {"summon"}


def test_wk_r86_chapters_without_a_curse_feed_bonuses() -> None:
    """WK-R86 Cards in a chapter without a curse feed bonuses as well."""
    table = ending_caught(
        {"ann": "-.AA", "bob": "", "cleo": ""},
        {"ann": "breadhead", "bob": "snail catnap bathtime cucumber"},
        slots="yarn -",
        curses="",
    )

    assert table.points("ann") == 7


def test_wk_r87_a_costly_curse_is_still_a_curse() -> None:
    """WK-R87 A curse that costs you more than it brings still counts when a tie is broken."""
    table = ending_caught(
        {"ann": "F", "bob": "F", "cleo": "FF"}, {"ann": "snail", "bob": "catnap+P copycat+AAA"}
    )

    assert [table.points(who) for who in ("ann", "bob")] == [6, 6]
    assert table.winners == ["bob"]


def test_wk_r88_kittens_are_picked_in_turn_order() -> None:
    """WK-R88 Kittens are picked one after another; the last of four gets the one that is left."""
    table = dealt(4, seed=88, first_player="fixed-seat")
    assert table.pending == ["ann kitten"]
    table.play("ann", "pick:easa.basic").play("bob", "pick:muffin.basic")
    assert table.choices("cleo") == {"pick:baebae.basic", "pick:grumpkin.basic"}

    table.play("cleo", "pick:baebae.basic")

    assert table.field("kittens") == "easa.basic/muffin.basic/baebae.basic/grumpkin.basic"
    assert table.pending == ["ann turn"]
    sides = dealt(2, seed=88, first_player="fixed-seat", kitten_pick="random", kitten_side="mixed")
    assert len(sides.choices("ann")) == 2


def test_wk_r89_the_first_seat_says_who_begins() -> None:
    """WK-R89 The player in the first seat says who begins, or begins."""
    table = dealt(3, seed=89, first_player="host-picks", kitten_pick="random")
    assert table.choices("ann") == {"first>ann", "first>bob", "first>cleo"}

    table.play("ann", "first>cleo")

    assert table.pending == ["cleo turn"]
    fixed = dealt(3, seed=89, first_player="fixed-seat", kitten_pick="random")
    assert fixed.pending == ["ann turn"]


def test_wk_r90_without_another_card() -> None:
    """WK-R90 A cat is one of the two cards of Overflow; Favor slings only your own card."""
    kittens = dict(ADVANCED)
    overflow = scene(
        circles=dict(FOUR), kittens=kittens, deck="cat3 S A", chaos_redraw="none"
    ).play("ann", "overflow")
    assert overflow.pending == ["ann place"]
    assert overflow.play("ann", "place:1").pending == ["bob turn"]

    favor = scene(
        circles=dict(FOUR), kittens=kittens, turn="bob", deck="cat3 S A", chaos_redraw="none"
    )
    favor.play("bob", "favor").play("bob", "card:potion>bob.1").play("bob", "to>ann.1")
    assert favor.circle("ann") == "AP.-.-"
    assert favor.pending == ["cleo turn"]


def test_wk_r91_favor_with_a_late_reveal() -> None:
    """WK-R91 Your card moves only after the reveal; Caught leaves it where it was."""

    def favor(deck: str) -> Scene:
        table = scene(
            circles=dict(FOUR),
            kittens=dict(ADVANCED),
            turn="bob",
            deck=deck,
            favor_reveal="after-choice",
        )
        table.play("bob", "favor").play("bob", "card:potion>bob.1")
        return table.play("bob", "to>ann.1")

    assert favor("caught").circle("bob") == "P.-.-"
    table = favor("S A P")
    assert table.pending == ["bob favor-top"]
    assert table.play("bob", "to>ann.2").circle("ann") == "AP.S.-"


def test_wk_r91_chaos_may_take_the_card_away() -> None:
    """WK-R91 If chaos has taken your card away meanwhile, only the card turned up is slung."""
    table = scene(
        circles=dict(FOUR),
        kittens=dict(ADVANCED),
        turn="bob",
        deck="cat S A",
        favor_reveal="after-choice",
        mode="chaos.4",
        chaos="cm-discards",
        cats=1,
    )
    table.play("bob", "favor").play("bob", "card:potion>bob.1").play("bob", "to>ann.1")
    for who, card in (
        ("bob", "potion"),
        ("cleo", "familiar"),
        ("dan", "scroll"),
        ("ann", "artifact"),
    ):
        table.play(who, f"card:{card}>{who}.1")

    assert table.choices("bob") == {"to>ann.1", "to>ann.2"}
    table.play("bob", "to>ann.2")
    assert (table.circle("ann"), table.circle("bob")) == ("-.S.-", "-.-.-")


def test_wk_r92_the_order_of_the_discard_pile() -> None:
    """WK-R92 Artifact, Familiar, Potion, Scroll, the later on top; Swat in the order chosen."""
    defeated = stalls(
        scene(circles={"ann": "AAS", "bob": "", "cleo": "FF"}, slots="snail yarn", discard="P")
    )
    swatted = scene(circles={"ann": "SA", "bob": "P", "cleo": "FF"}).cast("ann", "swat S1 A1")

    assert defeated.discard == "S A A P"
    assert swatted.discard == "A S"


def test_wk_r93_a_passed_chapter_is_placed_card_by_card() -> None:
    """WK-R93 The cards are placed one by one, in the order of their types."""
    table = coming(
        "cm-shuffle", 3, {"ann": "SA", "bob": "", "cleo": ""}, mass_pass_placement="receiver"
    )
    assert table.pending == ["cleo place"]

    table.play("cleo", "place:1").play("cleo", "place:2")

    assert table.circle("cleo") == "A.S.-"


@pytest.mark.parametrize(("placement", "circle"), [("keep-chapter", "-.A.-"), ("giver", "A.-.-")])
def test_wk_r94_where_a_passed_card_goes(placement: str, circle: str) -> None:
    """WK-R94 It keeps the number of its chapter, or whoever passes it chooses."""
    table = coming("cm-shuffle", 1, {"ann": "-.A", "bob": "", "cleo": ""}, pass_placement=placement)
    table.play("ann", "card:artifact>ann.2")
    if placement == "giver":
        assert table.choices("ann") == {"to>cleo.1", "to>cleo.2"}
        table.play("ann", "to>cleo.1")

    assert table.circle("cleo") == circle


def test_wk_r95_no_sling_where_there_is_no_room() -> None:
    """WK-R95 You cannot sling anything to a kitten without room."""
    full = "SSSSS.PPPPP.FFFFF"
    table = lasting("nr-shelves", {"ann": "A", "bob": full, "cleo": "AA"})
    table.play("ann", "sling").play("ann", "card:artifact>ann.1")
    assert table.choices("ann") == {"to>cleo.1", "to>cleo.2", "to>cleo.3"}

    nobody = lasting("nr-shelves", {"ann": "A", "bob": full, "cleo": "SSSSS.PPPPP.FFFFA"})
    assert "sling" not in nobody.choices("ann")


def test_wk_r95_favor_fills_the_last_place() -> None:
    """WK-R95 A card that has to go to a circle without room is discarded."""
    table = lasting(
        "nr-shelves",
        {"ann": "PPPPP.SSSSS.FFFF", "bob": "A", "cleo": "F", "dan": ""},
        kittens=dict(ADVANCED),
        turn="bob",
        deck="S A",
    )

    table.play("bob", "favor").play("bob", "card:artifact>bob.1").play("bob", "to>ann.3")

    assert table.circle("ann") == "PPPPP.SSSSS.AFFFF"
    assert table.discard == "S"
    assert table.pending == ["cleo turn"]


def test_wk_r95_favor_finds_no_room_at_all(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """WK-R95 If a cat leaves no room anywhere, the card turned up is discarded."""
    table = scene(
        circles={"ann": "PPPPP.SSSSS", "bob": "A", "cleo": "FFFFF.AAAAA"},
        kittens={"ann": "muffin.advanced", "bob": "baebae.advanced", "cleo": "easa.advanced"},
        turn="bob",
        deck="cat S A",
        mode="chaos.4",
        chaos="cm-curses",
        cats=0,
        cards=box(tmp_path, monkeypatch, NARROW),
    ).play("bob", "favor")

    assert table.discard.split()[-1] == "S"
    assert table.circle("bob") == "A.-.-"
    assert "turn" in table.happened()


def test_wk_r96_the_chosen_order_holds_for_new_curses() -> None:
    """WK-R96 The new curses come in the same order as the old ones were defeated."""
    table = scene(
        circles={"ann": "AAS.PPAS", "bob": "", "cleo": "FF"},
        slots="snail vampire",
        curses=CURSES,
        defeat_order="active-chooses",
    )
    stalls(table)
    assert table.choices("ann") == {"defeat:1", "defeat:2"}

    table.play("ann", "defeat:2")

    assert table.score("ann") == "vampire snail"
    assert table.slots.split()[:2] == ["bathtime", "yarn"]


def test_wk_r97_finishing_the_turn_after_caught() -> None:
    """WK-R97 Curses are checked once, none is replaced; you are caught even with the sixth."""
    table = scene(
        circles={"ann": "AAS", "bob": "", "cleo": "FF"},
        slots="snail -",
        curses="",
        score={"bob": "catnap vampire yarn bathtime cucumber"},
        deck="caught",
        caught_timing="finish-turn",
    ).play("ann", "summon")

    assert table.score("ann") == "snail"
    assert table.outcome is not None
    assert table.outcome.reason == "caught"


def test_wk_r98_new_rules_for_two_need_the_cat() -> None:
    """WK-R98 For two players New Rules without the Chaos Cat are refused."""
    with forbidden("WK-R98"):
        dealt(2, seed=98, new_rules="on", two_player_chaos_cat="remove")
    dealt(3, seed=98, new_rules="on", two_player_chaos_cat="remove")


def test_wk_r99_cards_of_a_type_are_alike() -> None:
    """WK-R99 Cards of one type in one chapter are alike."""
    table = scene(circles={"ann": "AAAA", "bob": "P", "cleo": "FF"}).play("ann", "sling")

    assert table.choices("ann") == {"card:artifact>ann.1"}


def test_wk_r100_the_first_choice_for_who_is_away() -> None:
    """WK-R100 The lowest chapter, the first spell, the first card."""
    table = scene(circles={"ann": "A.F", "bob": "P", "cleo": "FF"}, tokens={"ann": "summon"})

    for _ in range(3):
        table.time_is_up("ann")

    assert table.circle("ann") == "-.F.-"
    assert table.circle("bob") == "AP.-.-"


def test_wk_r101_several_cards_card_by_card(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """WK-R101 Each does their part card by card, as far as their cards go."""
    cards = box(
        tmp_path,
        monkeypatch,
        "[new-rules.nr-sneeze]\npaws = true\n"
        'effect = { when = "now", do = "discard-own", count = 2 }\n',
    )
    table = scene(
        circles={"ann": "A.F", "bob": "P", "cleo": "FFF"},
        mode="new-rules",
        rule="nr-sneeze",
        cats=0,
        deck="cat3 S A",
        cards=cards,
    ).play("ann", "summon")

    table.play("ann", "card:artifact>ann.1").play("ann", "card:familiar>ann.2")
    table.play("bob", "card:potion>bob.1")
    assert table.pending == ["cleo drop"]
    table.play("cleo", "card:familiar>cleo.1").play("cleo", "card:familiar>cleo.1")

    assert [table.circle(who) for who in THREE] == ["-.-.-", "-.-.-", "F.-.-"]
