"""The cards: ours as the rulebooks and our designs have them, and files that replace them."""

from __future__ import annotations

import re
from functools import cache
from itertools import combinations, product
from pathlib import Path

import pytest

from purrlour.engine.chance import Seeded
from purrlour.engine.trial import check_game
from purrlour.games import GAMES
from purrlour.games.wizard_kittens import book, content, editions
from purrlour.games.wizard_kittens.box import VARIABLE
from purrlour.games.wizard_kittens.card_file import read_cards
from purrlour.games.wizard_kittens.cards import (
    FORMULAS,
    OPERATIONS,
    TIMES,
    Cards,
    Effect,
    Formula,
)
from purrlour.games.wizard_kittens.editions import BOX, OURS, cards_of, edition
from purrlour.games.wizard_kittens.entry import InvalidCards
from purrlour.games.wizard_kittens.options import WizardOptions
from purrlour.games.wizard_kittens.telling import (
    effect_sentence,
    formula_sentence,
    need_of,
    when_sentences,
)
from purrlour.words import LANGUAGES, Words
from tests.games.wizard_kittens.bad_cards import CARELESS, CURSE, GREEDY, MISTAKES, THIRD
from tests.words.rendering import plain, sound

pytestmark = pytest.mark.uncompiled

CARDS = cards_of(OURS)
OUR_FILE = Path(editions.__file__).with_name("cards.toml").read_text("utf-8")


def letters(need: tuple[int, ...]) -> str:
    """A need as the rulebooks show it."""
    return "".join(letter * count for letter, count in zip(content.LETTERS, need, strict=True))


def test_the_rulebooks_own_cards_are_as_they_show_them() -> None:
    """What the examples of both rulebooks say of the six curses they name."""
    curses = {curse.name: curse for curse in CARDS.curses}
    bonuses = {
        name: content.TYPE_NAMES[curse.bonus.a]
        for name, curse in curses.items()
        if curse.bonus and "bonus" not in curse.designed
    }

    assert letters(curses["snail"].need) == "AAS"
    assert "need" not in curses["snail"].designed
    assert [
        curses[name].points
        for name in ("snail", "copycat", "catnap", "breadhead", "vampire", "scaredycat")
    ] == [6, 4, 6, 5, 8, 6]
    assert bonuses == {"copycat": "potion", "breadhead": "artifact", "scaredycat": "scroll"}
    assert curses["vampire"].bonus is curses["catnap"].bonus is curses["snail"].bonus is None


def test_the_rulebooks_own_effects_are_as_they_show_them() -> None:
    """Chaos Shuffle! and Tumbling Discards!, word by word; two Extra Credit cards."""
    steps = {
        card.name: [(step.when, step.do, step.a, step.b) for step in card.steps]
        for card in CARDS.chaos
        if not card.designed
    }

    assert steps == {
        "cm-shuffle": [
            ("now", "pass", 1, book.RIGHT),
            ("defeat", "pass", 1, book.RIGHT),
            ("now", "pass-chapter", 0, book.RIGHT),
            ("now", "take", 1, book.LEFT),
        ],
        "cm-discards": [
            ("defeat", "take-discard", 1, 0),
            ("now", "discard-own", 1, 0),
            ("now", "discard-other", 1, 0),
            ("now", "discard-chapter", 0, 0),
        ],
    }
    printed = {card.name: card.scores.numbers() for card in CARDS.credits if not card.designed}
    assert printed == {
        "ec-potion": (book.PER_TYPE, content.POTION, 1),
        "ec-triple": (book.OF_A_KIND, 3, 5),
    }


def test_what_is_ours_says_so() -> None:
    """Every field that no rulebook shows is marked, and the rules tell people which cards."""
    designed = CARDS.designed()
    whole = {"difficulty", "need", "points", "bonus"}

    assert [name for name in content.CURSE_NAMES if set(designed[name]) == whole] == [
        "hairball",
        "zoomies",
        "yarn",
        "bathtime",
        "cucumber",
        "ninelives",
    ]
    assert {name for name in content.CREDIT_NAMES if name not in designed} == {
        "ec-potion",
        "ec-triple",
    }
    assert all(name in designed for name in content.RULE_NAMES)
    assert [name for name in content.CHAOS_NAMES if name in designed] == ["cm-curses", "cm-tokens"]


@pytest.mark.parametrize(("language", "file"), [("en", "RULES.md"), ("pl", "RULES.pl.md")])
def test_the_rules_credit_ours(language: str, file: str) -> None:
    words = Words(language, "wizard_kittens")
    rules = Path(editions.__file__).with_name(file).read_text("utf-8")
    told = rules.split("\n## ")[0]
    ours = CARDS.designed()

    for name in content.CHAOS_NAMES:
        assert (words.card(name) in told) is (name in ours)
    for name in ("ec-potion", "ec-triple"):
        assert words.card(name, "genitive") in told or words.card(name) in told


@cache
def draws(need: tuple[int, ...]) -> float:
    """How many cards it takes on average to gather a need by luck, all types being alike likely."""
    wanted = [kind for kind, count in enumerate(need) if count]
    if not wanted:
        return 0.0
    nearer = ((*need[:kind], need[kind] - 1, *need[kind + 1 :]) for kind in wanted)
    return (content.TYPES + sum(map(draws, nearer))) / len(wanted)


def test_difficulty_grows_with_what_a_curse_needs_and_gives() -> None:
    """The four of a tier are alike and ask for all types alike; harder ones take more luck."""
    luck: list[float] = []
    for tier in range(3):
        curses = [curse for curse in CARDS.curses if curse.difficulty == tier]
        (shape,) = {tuple(sorted(curse.need)) for curse in curses}
        asked = [sum(curse.need[kind] for curse in curses) for kind in range(content.TYPES)]
        assert asked == [sum(shape)] * 4
        luck.append(draws(shape))
    assert luck == pytest.approx([9, 88 / 9, 12])
    worth = [[c.points for c in CARDS.curses if c.difficulty == tier] for tier in range(3)]
    assert [max(points) for points in worth] == [6, 8, 10]


def test_any_six_curses_can_be_defeated() -> None:
    """All 216 sets: no type is asked for more often than there are cards; 28 to 48 points."""
    tiers = [[c for c in CARDS.curses if c.difficulty == tier] for tier in range(3)]
    sets = [
        [*easy, *medium, *hard]
        for easy, medium, hard in product(*(combinations(tier, 2) for tier in tiers))
    ]

    assert len(sets) == 216
    for six in sets:
        assert max(sum(curse.need[kind] for curse in six) for kind in range(4)) <= 10
    points = [sum(curse.points for curse in six) for six in sets]
    assert 28 <= min(points) <= sum(points) / len(points) <= max(points) <= 48


def test_new_rules_are_mixed() -> None:
    """Three act at once and three last; paws are on two of the former and one of the latter."""
    kinds = [(rule.effect.when, rule.paws) for rule in CARDS.rules]

    assert sorted(kinds) == [
        ("always", False),
        ("always", False),
        ("always", True),
        ("now", False),
        ("now", True),
        ("now", True),
    ]


def test_the_book_has_the_numbers_of_the_cards() -> None:
    ours = edition(OURS)

    for number, curse in enumerate(CARDS.curses):
        assert tuple(ours.need[number * 4 : number * 4 + 4]) == curse.need
        assert (ours.size[number], ours.points[number]) == (sum(curse.need), curse.points)
        assert ours.difficulty[number] == curse.difficulty
    for number, effect in enumerate(CARDS.effects):
        start = number * book.STEP
        assert tuple(ours.steps[start : start + book.STEP]) == effect.numbers()
    assert len(CARDS.effects) == content.STEPS
    assert CARDS.effects[-1].numbers() == (book.ALWAYS, book.FREE_SPELLS, 0, 0, 0b0010)


# Files of people who own the box.

PRINTED = """
[curses.copycat]
difficulty = "medium"
need = "FFPA"
points = 4
bonus = { count = "per-type", type = "potion", points = 1 }

[new-rules.nr-tail]
paws = true
effect = { when = "defeat", do = "discard-own", count = 2 }
"""


def read(text: str) -> Cards:
    return read_cards(text, "box.toml", OUR_FILE)


def test_a_file_replaces_the_cards_that_it_names() -> None:
    cards = read(PRINTED)

    copycat = cards.curses[1]
    assert (copycat.difficulty, letters(copycat.need), copycat.designed) == (1, "AFFP", ())
    assert cards.rules[2].effect.numbers() == (book.DEFEAT, book.DISCARD_OWN, 2, 0, 0)
    assert cards.rules[2].paws
    assert cards.curses[0] == CARDS.curses[0]
    assert cards.chaos == CARDS.chaos


def test_an_empty_file_changes_nothing() -> None:
    assert read("") == CARDS
    assert read("").digest() == CARDS.digest()


def test_a_digest_tells_cards_apart_and_not_files() -> None:
    same = PRINTED.replace('difficulty = "medium"', 'difficulty = "medium" # in orange')

    assert read(same).digest() == read(PRINTED).digest() != CARDS.digest()
    for change in (("points = 4", "points = 3"), ("FFPA", "FFPP"), ("count = 2", "count = 1")):
        assert read(PRINTED.replace(*change)).digest() != read(PRINTED).digest()


@pytest.mark.parametrize(("text", "key", "entry", "field"), MISTAKES)
def test_a_mistake_is_named_by_file_entry_and_field(
    text: str, key: str, entry: str, field: str
) -> None:
    with pytest.raises(InvalidCards) as refused:
        read(text)

    error = refused.value
    assert (error.key, error.facts["entry"], error.facts["field"]) == (key, entry, field)
    assert (error.facts["file"], error.clause) == ("box.toml", "WK-O26")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("text", "key", "entry", "field"), MISTAKES)
def test_a_mistake_is_told_in_words(
    text: str, key: str, entry: str, field: str, language: str
) -> None:
    words = Words(language, "wizard_kittens")
    with pytest.raises(InvalidCards) as refused:
        read(text)

    told = words.refusal(refused.value, ())

    assert words.has(f"refuse-{key}")
    assert "box.toml" in told
    assert entry in told
    assert field in told


@pytest.mark.parametrize("key", CARELESS)
def test_cards_have_to_go_together(key: str) -> None:
    with pytest.raises(InvalidCards) as refused:
        read(CARELESS[key])

    assert refused.value.key == key
    for language in LANGUAGES:
        told = Words(language, "wizard_kittens").refusal(refused.value, ())
        assert "box.toml" in told


def test_what_is_not_toml_is_refused_with_the_line() -> None:
    with pytest.raises(InvalidCards) as refused:
        read("[curses.snail\nneed = 'AAS'")

    assert refused.value.key == "cards-not-toml"
    assert "line 1" in str(refused.value.facts["problem"])


# Which file: an environment variable, an option, a digest in the record.


def boxed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, text: str, name: str = "box.toml"
) -> str:
    """A file of the box is there; what its cards are called."""
    file = tmp_path / name
    file.write_text(text, "utf-8")
    monkeypatch.setenv(VARIABLE, str(file))
    return editions.named(BOX)


def test_the_box_is_listed_where_there_is_one(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delenv(VARIABLE, raising=False)
    assert editions.listed() == (OURS,)

    boxed(tmp_path, monkeypatch, PRINTED)
    assert editions.listed() == (OURS, BOX)


def test_cards_of_the_box_are_called_by_their_digest(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    name = boxed(tmp_path, monkeypatch, PRINTED)

    assert name == f"box-{read(PRINTED).digest()}"
    assert editions.is_name(name)
    assert edition(name).name == name
    assert cards_of(name) == cards_of(BOX) == read(PRINTED)


def test_other_cards_than_those_of_the_record_are_refused(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    first = boxed(tmp_path, monkeypatch, PRINTED)
    second = boxed(tmp_path, monkeypatch, CURSE.replace("6", "7"), "second.toml")

    with pytest.raises(InvalidCards) as refused:
        edition(first)

    assert (refused.value.key, refused.value.facts) == (
        "cards-other",
        {"expected": first, "found": second},
    )


def test_wk_142_curses_that_may_be_impossible_are_told_and_played(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """WK-142 Six curses may ask for more cards of a type than there are, and yet it is a game."""
    boxed(tmp_path, monkeypatch, GREEDY)
    game = GAMES["wizard_kittens"]
    options = game.options({"cards": BOX})

    (notice,) = game.notices(options)

    assert (notice.key, notice.clause, notice.facts["count"]) == ("cards-short", "WK-142", 14)
    for language in LANGUAGES:
        told = sound(Words(language, "wizard_kittens").notice(notice))
        assert "box.toml" in told
        assert "artifact" in told
    for seats in (2, 3, 4):
        assert check_game(game, seats, options, seats, depth=1).steps > 20
    boxed(tmp_path, monkeypatch, PRINTED, "printed.toml")
    assert game.notices(game.options({"cards": BOX})) == game.notices(game.options({})) == []


@pytest.mark.parametrize("text", THIRD)
def test_wk_102_a_rule_for_two_has_nothing_to_do_with_chapter_3(
    text: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """WK-102 New matches are refused; one that began with these cards before goes on."""
    assert boxed(tmp_path, monkeypatch, text) == BOX  # options never raise: the deal does
    with pytest.raises(InvalidCards) as refused:
        GAMES["wizard_kittens"].deal(4, WizardOptions(cards=BOX), Seeded(0))

    error = refused.value
    assert (error.key, error.clause) == ("cards-paws-third", "WK-102")
    for language in LANGUAGES:
        assert "new-rules.nr-hop" in Words(language, "wizard_kittens").refusal(error, ())
    before = f"box-{read(text).digest()}"
    assert edition(before).name == before
    assert boxed(tmp_path, monkeypatch, text.replace("true", "false"), "more.toml") != BOX


def test_without_a_file_there_is_no_box(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv(VARIABLE, raising=False)

    assert editions.named(BOX) == BOX
    with pytest.raises(InvalidCards) as refused:
        edition(BOX)
    assert (refused.value.key, refused.value.facts) == ("cards-not-named", {"variable": VARIABLE})


def test_files_that_cannot_be_read_are_refused_by_name(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Only the name of the file is told, not where it lies."""
    strange = tmp_path / "strange.toml"
    strange.write_bytes(b"\xff\xfe")
    large = tmp_path / "large.toml"
    large.write_text("# purr\n" * 10_000, "utf-8")
    cases = {tmp_path / "gone.toml": "cards-no-file", tmp_path: "cards-no-file"}
    cases |= {strange: "cards-not-toml", large: "cards-too-large"}

    for path, key in cases.items():
        monkeypatch.setenv(VARIABLE, str(path))
        assert editions.named(BOX) == BOX  # options never raise: the deal does
        with pytest.raises(InvalidCards) as refused:
            edition(BOX)
        assert (refused.value.key, refused.value.facts["file"]) == (key, path.name)


@pytest.mark.parametrize("name", ["", "mine", "box-", "box-12", "box-0123456789AB", "ours "])
def test_names_that_no_cards_have(name: str) -> None:
    assert not editions.is_name(name)


GUIDE = Path(__file__).parents[3] / "docs" / "wizard-kittens-cards.md"


def test_the_guide_names_every_card_and_every_word_of_a_file() -> None:
    told = GUIDE.read_text("utf-8")
    words = [*content.CURSE_NAMES, *content.CREDIT_NAMES, *content.RULE_NAMES]
    words += [*content.CHAOS_NAMES, *FORMULAS, *OPERATIONS, *TIMES]

    assert [word for word in words if f"`{word}`" not in told] == []
    assert VARIABLE in told


def test_the_examples_of_the_guide_are_files() -> None:
    """Each block of TOML can be read, and says what ours says."""
    blocks = re.findall(r"```toml\n(.*?)```", GUIDE.read_text("utf-8"), re.DOTALL)

    assert len(blocks) == 3
    for block in blocks:
        assert read(block).digest() == CARDS.digest()


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_cards_say_is_told_from_their_data(language: str) -> None:
    words = Words(language, "wizard_kittens")
    formulas = [card.scores for card in CARDS.credits]
    formulas += [Formula(count, 1, points) for count in FORMULAS for points in (1, 2, 5)]
    effects = [*CARDS.effects]
    effects += [Effect("now", do, a, b, ()) for do in OPERATIONS for a in (1, 2) for b in (0, 1)]

    for formula in formulas:
        key, facts = formula_sentence(formula)
        assert sound(words.say(key, **facts))[-1] == "."
    for effect in effects:
        key, facts = effect_sentence(effect)
        said = words.say(key, **facts)
        for frame, more in when_sentences(effect):
            said = sound(words.say(frame, what=said, **more))
        assert said[-1] == "."
    for curse in CARDS.curses:
        sound(words.say("curse-need", cards=need_of(curse)))
        sound(words.say("curse-points", points=curse.points))


def test_what_cards_say_travels_as_text() -> None:
    """A line is the sentences of telling.py, word by word; a screen can put them together."""
    lines = edition(OURS).says

    assert set(lines) == {*content.NAMES} & {*lines}
    assert len(lines) == 12 + 12 + 6 + 4
    assert lines["copycat"] == (
        "copycat difficulty-easy",
        "copycat formula-per-type points=1 card=potion",
    )
    assert lines["cm-tokens"][3] == "cm-tokens.4 when-cancels step=2 when-always do-free-spells"
    for name, said in lines.items():
        for line in said:
            card, *keys = line.split(" ")
            assert card.partition(".")[0] == name
            for language in LANGUAGES:
                words = Words(language, "wizard_kittens")
                assert all(words.has(key) for key in keys if "=" not in key)


def test_some_cards_as_people_read_them() -> None:
    words, polish = Words("en", "wizard_kittens"), Words("pl", "wizard_kittens")
    snail, cancelling = CARDS.curses[0], CARDS.effects[-1]

    assert words.say("curse-need", cards=need_of(snail)) == "Needs Artifact ×2 and Scroll."
    key, facts = formula_sentence(CARDS.credits[1].scores)
    assert words.say(key, **facts) == "5 points for every 3 cards of one type left in your circle."
    told = plain(polish.say(key, **facts))
    assert told == "5 punktów za każde 3 karty jednego rodzaju w twoim obszarze."
    said = words.say(*effect_sentence(cancelling)[:1])
    for frame, more in when_sentences(cancelling):
        said = words.say(frame, what=said, **more)
    assert said == "From now on: tokens cover no spells. Step 2 is cancelled."
