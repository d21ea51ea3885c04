"""Slips that somebody makes who writes content: at least one for every way to be refused."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

DATA = Path(__file__).parents[4] / "src/purrlour/games/mice_and_mystics/content/data"
EXAMPLE = Path(__file__).parents[4] / "docs" / "storybook-example"


@dataclass(frozen=True)
class Mistake:
    """A slip: in which file, what is written instead of what, and how it is refused."""

    file: str
    old: str
    new: str
    key: str
    entry: str
    field: str
    many: bool = False
    """Wherever it is written, not only at first."""

    def plant(self, folder: Path) -> None:
        """Into a copy of what it is a mistake in."""
        file = folder / self.file
        text = file.read_text("utf-8")
        assert self.old in text, "the mistake must be planted"
        file.write_text(text.replace(self.old, self.new, -1 if self.many else 1), "utf-8")


def slip(file: str, change: str, key: str, where: str, *, many: bool = False) -> Mistake:
    """`change`: `old → new`, `where`: `entry / field`; a dash is nothing."""
    old, _, new = change.partition(" → ")
    entry, _, field = where.partition(" / ")
    return Mistake(file, old, "" if new == "∅" else new, f"content-{key}", entry, field, many)


CARDS = [
    slip("heroes.toml", "life = 4 → life = 0", "number", "corin / life"),
    slip("heroes.toml", "lore = 4 → lore = true", "type", "ferrin / lore"),
    slip("heroes.toml", '"leader" → "chief"', "word", "corin / classes"),
    slip("heroes.toml", '["leader", "warrior"] → ["leader", "leader"]', "twice", "corin / classes"),
    slip("heroes.toml", 'id = "wren" → id = "sable"', "twice", "sable / id"),
    slip("heroes.toml", 'id = "wren" → id = "Wren"', "name", "Wren / id"),
    slip("heroes.toml", '"anvil_maul" → "anvil_mall"', "unknown", "brom / start"),
    slip("heroes.toml", '"candle_wand" → "reed_bow"', "start-not-own", "ferrin / start"),
    slip("heroes.toml", '["archer"] → ["healer"]', "start-class", "wren / start"),
    slip("heroes.toml", 'battle = 2\ndefence = 2\nlore = 2 → battle = 1\ndefence = 2\nlore = 2',
         "start-needs", "corin / start"),
    slip("heroes.toml", 'classes = ["mystic"] → classes = []', "empty", "ferrin / classes"),
    slip("abilities.toml", "cost = 1 → price = 1", "missing", "catch_breath / cost"),
    slip("abilities.toml", "cost = 1 → cost = 9", "number", "catch_breath / cost"),
    slip("abilities.toml", "spill() → spil()", "effect-operation", "cleave / do"),
    slip("abilities.toml", "spill() → spill(same)", "effect-arguments", "cleave / do"),
    slip("abilities.toml", "before:attack(melee): spill → before:attack(close): spill", "word",
         "cleave / do"),
    slip("abilities.toml", "before:move: pass → before:moving: pass", "timing", "slip_away / do"),
    slip("abilities.toml", "before:move: pass → setup: pass", "timing-here", "slip_away / do"),
    slip("abilities.toml", "before:move: pass → before:move(far): pass", "timing-args",
         "slip_away / do"),
    slip("abilities.toml", "pass(engage,turn) → pass(engage,week)", "word", "slip_away / do"),
    slip("abilities.toml", "M(same;hurt) → M(same;sad)", "word", "warm_hearth / do"),
    slip("abilities.toml", "M(same;hurt) → P(same;hurt)", "effect-syntax", "warm_hearth / do"),
    slip("abilities.toml", "each(M(same;hurt)){heal(it,1)} → heal(it,1)", "effect-it",
         "warm_hearth / do"),
    slip("abilities.toml", "if moved>=2 → if strolled>=2", "effect-value", "rattling_charge / do"),
    slip("abilities.toml", "if moved>=2 → if moved>=two", "effect-syntax", "rattling_charge / do"),
    slip("abilities.toml", "reroll(all) → reroll(all", "effect-syntax", "borrowed_luck / do"),
    slip("abilities.toml", "prevent(1) once(chapter) → prevent(1) once(life)", "word",
         "slow_the_sands / do"),
    slip("abilities.toml", '"after:roll of tile: reroll(all)" → "reroll(all)"', "sentence",
         "borrowed_luck / do"),
    slip("abilities.toml", '"after:roll of tile: reroll(all)" → "passive: lore+1"', "ability-rule",
         "borrowed_luck / do"),
    slip("abilities.toml", "+snare → +snore", "unknown", "quick_snare / do"),
    slip("abilities.toml", "token(+snare → token(snare", "effect-sign", "quick_snare / do"),
    slip("abilities.toml", "heal(self,1) → heal(M(near),1)", "effect-argument",
         "catch_breath / do"),
    slip("search.toml", "reach+2 → reach 2", "passive", "darning_needle / do"),
    slip("search.toml", "reach+2 → arm+2", "word", "darning_needle / do"),
    slip("search.toml", 'id = "grape" → id = "raisin"', "word", "raisin / id"),
    slip("search.toml", 'kind = "scroll"\ndo = ["free: shut()"] → kind = "scroll"', "card-rule",
         "closed_door / do"),
    slip("search.toml", 'slot = "belt" → slot = "knee"', "word", "silver_thread_belt / slot"),
    slip("search.toml", 'slot = "belt"\n → ∅', "missing", "silver_thread_belt / slot"),
    slip("search.toml", "paws = 1\nlight = true\nstarting → paws = 1\nlihgt = true\nstarting",
         "field", "pin_dagger / lihgt"),
    slip("search.toml", 'id = "felt_jerkin" → id = "corin"', "name-taken", "corin / id"),
    slip("search.toml", 'slot = "head" → slot = "head"\nstarting = "brom"',
         "start-not-listed", "chestnut_helm / starting"),
    slip("search.toml", '[[card]]\nid = "cheese_rind"\nkind = "item"\n'
         'do = ["free: cheese(self,+3); discard()"]\n → ∅', "count", "– / –"),
    slip("minions.toml", 'id = "spider"\nfigure = "spider" → id = "spider"\nfigure = "spidr"',
         "word", "spider / figure"),
    slip("minions.toml", "most = 4 → most = 7", "number", "elite_rat / most"),
    slip("minions.toml", 'mighty = true\nimmune = → immune =', "several-cards",
         "moth_regent / mighty"),
    slip("minions.toml", "status(target,+stunned) → status(target,stunned)", "effect-sign",
         "centipede.centipede / do"),
    slip("minions.toml", "on:steal: → free:", "timing-here", "roach.roach / do"),
    slip("encounters.toml", "rat_warrior = 3 } }, → rat_warrior = 7 } },", "too-many",
         "rat_patrol.lines[0] / spawn"),
    slip("encounters.toml", "roach = 4 → cockroach = 4", "unknown", "roach_patch.lines[0] / spawn"),
    slip("encounters.toml", "pages = [3, 4] → pages = [4, 4]", "pages-gap", "roach_patch / lines"),
    slip("encounters.toml", "pages = [5, 99] → pages = [5, 9]", "pages-end", "roach_patch / lines"),
    slip("encounters.toml", "pages = [3, 4] → pages = [4, 3]", "pages-order",
         "roach_patch.lines[1] / pages"),
    slip("encounters.toml", '["ambush"] → ["hush"]', "word", "sneaks / flags"),
    slip("encounters.toml", 'back = "hard" → back = "standard"', "count", "– / back"),
    slip("encounters.toml", "[[encounter]] → [encounter]", "toml", "– / –"),
    slip("heroes.toml", f"[[hero]] → # {'cheese ' * 60_000}\n[[hero]]", "large", "– / –"),
    slip("abilities.toml", '["mystic"] → ["scamp"]', "few-abilities", "– / classes", many=True),
    slip("search.toml", 'id = "grape"\nkind = "party" → id = "raisin"\nkind = "scroll"\n'
         'do = ["free: shut()"]', "no-party-item", "– / –"),
]  # fmt: skip

ROOMS = [
    slip("tiles/t1.toml", '"shelf>a1" → "shelf>a9"', "unknown", "orange / yellow"),
    slip("tiles/t1.toml", '"shelf>a1" → "shelf-a1"', "pair", "orange / yellow"),
    slip("tiles/t1.toml", '"shelf>a1" → "shelf>a5"', "not-near", "orange / yellow"),
    slip("tiles/t1.toml", 'floor = "stone" → floor = "lava"', "word", "orange / floor"),
    slip("tiles/t1.toml", "exits.east → exits.up", "word", "orange.exits.up / exits"),
    slip(
        "tiles/t1.toml",
        '[orange.spaces.a5]\npolygon = " → [orange.spaces.a5]\npolygon = "99,1 ',
        "point",
        "orange.spaces.a5 / polygon",
    ),
    slip(
        "tiles/t1.toml",
        '[orange.spaces.a5]\npolygon = → [orange.spaces.a5]\nanchors = "11,11"\npolygon =',
        "anchor-outside",
        "orange.spaces.a5 / anchors",
    ),
    slip(
        "tiles/t1.toml",
        '[orange.spaces.a5]\npolygon = → [orange.spaces.a5]\ncurrent = "off"\npolygon =',
        "current-dry",
        "orange.spaces.a5 / current",
    ),
    slip(
        "tiles/t2.toml",
        'current = "w2" → current = "w4"',
        "current-nowhere",
        "blue.spaces.w1 / current",
    ),
    slip("tiles/t2.toml", 'flip = "hook"\n → ∅', "flip-alone", "– / flip"),
    slip("tiles/t8.toml", '"a1~b1" → "a1~a2"', "gap-touching", "orange / gaps"),
    slip("tiles/t8.toml", '"a1~b1" → "a1~c5"', "not-near", "orange / gaps"),
    slip("tiles/t6.toml", 'id = "t6" → id = "t5"', "twice", "– / id"),
]

BOOK = [
    slip("book/book.toml", '"5"] → "6"]', "no-chapter", "– / chapters"),
    slip("book/book.toml", '"5"] → "../5"]', "name", "– / chapters"),
    slip("book/book.toml", "setup: each(M(any)) → free: each(M(any))", "timing-here",
         "hearth_cord / do"),
    slip("book/1.toml", "may after:trapfail: → may before:move:", "timing-here", "– / do[7]"),
    slip("book/1.toml",
         '"may after:trapfail: → "may after:trapfail: heal(self,1)",\n"may after:trapfail:',
         "window-twice", "– / do"),
    slip("book/book.toml", 'id = "cat_bell" → id = "lamplight"', "twice", "lamplight / id"),
    slip("book/1.toml", 'start = "t1_orange.a3" → start = "t1_orange.z9"', "unknown", "– / start"),
    slip("book/3.toml",
         'orange.a3"\nplace = ["rat_warrior e5 x3", "elite_rat a2 x3"] → blue.l3"',
         "start-down", "– / start"),
    slip("book/1.toml", "t3 = [1, 0] → t3 = [0, 0]", "layout-twice", "layout / t3"),
    slip("book/1.toml", "t4 = [1, 1] → t4 = [9, 9]", "tile-cut-off", "– / layout"),
    slip("book/1.toml", "t4 = [1, 1] → t9 = [1, 1]", "unknown", "layout / t9"),
    slip("book/1.toml", "roach shelf x1 → roach d3 x5", "no-room", "– / place"),
    slip("book/1.toml", "rat_warrior d3 x2 → rat_warrior d3 x6", "no-room", "– / place"),
    slip("book/1.toml", "rat_warrior d3 x2 → rats at d3", "pair", "– / place"),
    slip("book/1.toml", "t1_orange south until → t1_orange north until", "no-exit", "– / locks"),
    slip("book/1.toml", "south until larder_key → south until cellar_key", "unknown", "– / locks"),
    slip("book/1.toml", "standard = 5 → standard = 13", "number", "deck / standard"),
    slip("book/1.toml", "standard = 5, hard = 1 → standard = 0, hard = 0", "empty", "– / deck"),
    slip("book/1.toml", "end_page = 5 → end_page = 1", "number", "– / end_page"),
    slip("book/1.toml", "post): win() → post): lose()", "no-victory", "– / do"),
    slip("book/1.toml", "flag(larder_key); story → flag(lardr_key); story", "unknown", "– / do[8]"),
    slip("book/1.toml", 'end_page = 5 → required = ["wren"]\nforbidden = ["wren"]\nend_page = 5',
         "both-ways", "– / forbidden"),
    slip("book/1.toml", 'end_page = 5 → forbidden = ["wren", "corin", "maud"]\nend_page = 5',
         "too-few-heroes", "– / forbidden"),
    slip("book/1.toml", "enter(t7_blue): → enter:", "timing-needs", "– / do[10]"),
    slip("book/2.toml", 'space = "t6_blue.s2" → space = "t5_blue.l3"', "not-laid",
         "tansy / space"),
    slip("book/2.toml", 'lost = "tansy_lost" → lost = "tansy_gone"', "unknown", "tansy / lost"),
    slip("book/3.toml", "spawn(brodie,1,nearest) → spawn(brody,1,nearest)", "unknown",
         "– / do[8]"),
    slip("book/4.toml", 'stash = ["fishhook_thread"] → stash = ["fishhook"]', "unknown",
         "– / stash"),
]  # fmt: skip
BOX = [*CARDS, *ROOMS, *BOOK]


def attic(change: str, key: str, where: str, *, many: bool = False) -> Mistake:
    """In the room of the example, drawn by hand: no survey helps it."""
    return slip("tiles/attic.toml", change, key, where, many=many)


def told(change: str, key: str) -> Mistake:
    """In the sentence by which the example is won."""
    return slip("attic.toml", f"win() → {change}", key, "– / do[6]")


A1 = 'corners = "0.6,0.6 4.2,4.2"'
ATTIC = [
    attic('anchors = "6,2.8" → anchors = "6,1"', "anchor-outside", "orange.spaces.b1 / anchors"),
    attic(f'{A1} → corners = "4.2,4.2 0.6,0.6"', "corners", "orange.spaces.a1 / corners"),
    attic(f'{A1} → corners = "0.6,0.6 6,6"', "overlap", "orange.spaces.a1 / polygon"),
    attic(f'{A1} → corners = "0.6,0.6 1.2,1.2"', "small", "orange.spaces.a1 / polygon"),
    attic(f'{A1} → polygon = "0.6,0.6 4.2,4.2 4.2,0.6 0.6,4.2"', "self-crossing",
          "orange.spaces.a1 / polygon"),
    attic(f'{A1} → polygon = "0.6,0.6 4.2,4.2"', "points", "orange.spaces.a1 / polygon"),
    attic(f'{A1} → corners = "0.6,0.6 3,3"', "minions-cut-off", "orange.spaces.a1 / –"),
    attic('7.8,4.2 11.45,7.8 → 7.8,4.2 11,7.8', "exit-alone", "orange.exits.east / –"),
    attic('yellow = ["trunk>c2"] → ∅', "mice-cut-off", "orange.spaces.trunk / –"),
    attic('floor = "planks" → floor = "planks"\nred = ["a1!a2", "a1!b1", "a1!b2"]',
          "mice-cut-off", "orange.spaces.a1 / –"),
    attic('yellow = ["trunk>c2"] → yellow = ["trunk>c2", "trunk>b3", "trunk>b2"]', "red-open",
          "orange.spaces.trunk / red"),
    attic('trap = true → flip = "plain"', "flip-alone", "– / flip"),
    attic('entry = true → flip = "plain"', "flips", "orange / flip", many=True),
    attic("entry = true → trap = true", "no-entry", "orange / spaces", many=True),
    attic('kind = "pillar" → kind = "pillar"\nblocks = true\nopen = true', "open-blocks",
          "orange.features[0] / open"),
    attic('"5.4,0.6 6.6,1.4" → "4.1,0.6 4.3,4.2"\nblocks = true', "blind-pair",
          "orange / spaces"),
    attic('"4.2,0.6 5.4,0.6 → "4.2,0.6 5.4;0.6', "point", "orange.spaces.b1 / polygon"),
    told("choose{win()}", "effect-branches"),
    told("each(M(any)){each(M(any)){each(M(any)){heal(it,1)}}}", "effect-depth"),
    told(f"{'if(flag(trunk_open)){' * 40}win(){'}' * 40}", "effect-nested"),
    told("; ".join(f"pick(M(any)) as m{number}" for number in range(40)), "effect-registers"),
    told("pick(minions(any)) as foe", "effect-selector"),
    told("place(self,1)", "effect-space"),
]  # fmt: skip
EVERY = [*BOX, *ATTIC]
