// Wizard Kittens: what the page makes of views and choices, without any page.

import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import {
  aimAt,
  atOnce,
  cardAt,
  inTheAir,
  seatAim,
  whyNot,
} from "../src/games/wizard_kittens/aims.ts";
import { COMPONENTS, PIECES } from "../src/games/wizard_kittens/cards/components.ts";
import { CURSED } from "../src/games/wizard_kittens/cards/curses.ts";
import { CARDS, isTitle } from "../src/games/wizard_kittens/cards/index.ts";
import { SPELL_SIGNS } from "../src/games/wizard_kittens/cards/spells.ts";
import { KITTENS } from "../src/games/wizard_kittens/cards/titles.ts";
import { stepsOf } from "../src/games/wizard_kittens/chaos.ts";
import {
  besides,
  chaptersOf,
  isComplete,
  matched,
  numbered,
  rowsOf,
  verdictOf,
} from "../src/games/wizard_kittens/chapters.ts";
import { moments, sounds } from "../src/games/wizard_kittens/moments.ts";
import { clausesOf } from "../src/games/wizard_kittens/reading.ts";
import { difficultyOf, effectOf, formulaOf, saidBy } from "../src/games/wizard_kittens/says.ts";
import { sheetOf, sheets, signed } from "../src/games/wizard_kittens/sheet.ts";
import { spellsOf } from "../src/games/wizard_kittens/spells.ts";
import type { Choice } from "../src/table/choosing.svelte.ts";
import { Text } from "../src/text.ts";
import type { WizardKittensEvent } from "../src/wire.ts";
import { WIZARDS } from "./wizards.ts";

const here = (path: string) => readFileSync(`${import.meta.dirname}/../${path}`, "utf8");
const ftl = here("../src/purrlour/games/wizard_kittens/text/en.ftl");
const text = new Text("en", [here("../src/purrlour/words/en/parlour.ftl"), ftl]);
const named = (begin: string) =>
  [...ftl.matchAll(/^card-([\w-]+) =/gm)]
    .map(([, name]) => name!)
    .filter((name) => name.startsWith(begin));

const choice = (text: string, parts: Choice["parts"]): Choice => ({ text, parts, label: text });

describe("a chapter against its curse", () => {
  const need = ["artifact", "artifact", "scroll"];

  test("what is there, what is missing, what is too much", () => {
    const { slots, rest } = matched({ need, cards: ["artifact", "potion", "scroll"] });
    expect(slots.map(({ have }) => have)).toEqual([true, false, true]);
    expect(rest).toEqual(["potion"]);
  });

  test("more of a needed type than needed is too much", () => {
    const cards = ["artifact", "artifact", "artifact", "scroll"];
    expect(matched({ need, cards }).rest).toEqual(["artifact"]);
    expect(isComplete({ need, cards })).toBe(true);
  });

  test("without a curse nothing is complete", () => {
    expect(isComplete({ need: [], cards: ["potion"] })).toBe(false);
    expect(matched({ need: [], cards: ["potion"] }).rest).toEqual(["potion"]);
  });

  test.each([
    ["scroll", ["artifact"], "fits"],
    ["scroll", ["artifact", "artifact"], "completes"],
    ["scroll", ["scroll"], "extra"],
    ["potion", [], "extra"],
    ["scroll", ["artifact", "artifact", "scroll"], "extra"],
  ])("%s on %j: %s", (card, cards, verdict) => {
    expect(verdictOf({ need, cards }, card)).toBe(verdict);
  });

  test("without a curse no card matters", () => {
    expect(verdictOf({ need: [], cards: [] }, "potion")).toBe("free");
  });

  test("two people have two chapters, others a third that may be closed", () => {
    expect(chaptersOf({ ...WIZARDS, seats: 2 }, 0)).toHaveLength(2);
    expect(chaptersOf(WIZARDS, 0).map(({ open }) => open)).toEqual([true, true, false]);
  });

  test("cards that are alike have numbers", () => {
    const cards = ["potion", "scroll", "potion"];
    expect(numbered(cards).map(({ copy }) => copy)).toEqual([0, 0, 1]);
  });

  test("the fewer pieces, the larger", () => {
    expect([1, 3, 4, 5, 8, 20].map(besides)).toEqual([3, 3, 2, 3, 4, 6]);
  });

  test("what is too much stays together, in the last row if that has room for it", () => {
    const rows = (slots: number, rest: number, beside: number) => {
      const slot = { card: "potion", have: false };
      return rowsOf(
        { slots: Array.from({ length: slots }, () => slot), rest: Array(rest).fill("scroll") },
        beside,
      );
    };
    expect([rows(3, 0, 2), rows(3, 1, 2), rows(3, 2, 2), rows(4, 2, 3)]).toEqual([2, 2, 3, 2]);
    expect([rows(0, 0, 2), rows(0, 5, 3), rows(3, 3, 3)]).toEqual([0, 2, 2]);
  });
});

describe("what a tap stands for", () => {
  const places = [1, 2].map((chapter) => choice(`place:${chapter}`, { kind: "place", chapter }));
  const cards = [
    choice("card:potion>0.1", { kind: "card", card: "potion", target: 0, chapter: 1 }),
    choice("card:scroll>0.1", { kind: "card", card: "scroll", target: 0, chapter: 1 }),
  ];
  const to = [choice("to>1.2", { kind: "to", target: 1, chapter: 2 })];

  test("only one's own chapters take a card that was drawn", () => {
    expect(aimAt(places, { seat: 0, chapter: 2 }, 0)).not.toBeNull();
    expect(aimAt(places, { seat: 1, chapter: 2 }, 0)).toBeNull();
    expect(aimAt(places, { seat: 0, chapter: 3 }, 0)).toBeNull();
  });

  test("a card in the air is put down at once", () => {
    expect(atOnce(places, aimAt(places, { seat: 0, chapter: 2 }, 0)!)?.text).toBe("place:2");
    expect(atOnce(to, aimAt(to, { seat: 1, chapter: 2 }, 0)!)?.text).toBe("to>1.2");
  });

  test("a card that lies somewhere is lifted first", () => {
    const aim = aimAt(cards, { seat: 0, chapter: 1 }, 0)!;
    expect(atOnce(cards, aim)).toBeUndefined();
    expect(atOnce(cards, cardAt({ seat: 0, chapter: 1 }, "potion"))).toBeUndefined();
  });

  test("so is a whole chapter, and who begins", () => {
    const clear = [choice("clear:1", { kind: "clear", chapter: 1 })];
    expect(atOnce(clear, aimAt(clear, { seat: 0, chapter: 1 }, 0)!)).toBeUndefined();
    const first = [choice("first>1", { kind: "first", target: 1 })];
    expect(atOnce(first, seatAim(1))).toBeUndefined();
    const give = [choice("give>1", { kind: "give", target: 1 })];
    expect(atOnce(give, seatAim(1))?.text).toBe("give>1");
  });

  test("a closed chapter is asked about; those of others are looked at", () => {
    expect(whyNot(places, { seat: 0, chapter: 3 }, 0)).toBe("place:3");
    expect(whyNot(places, { seat: 1, chapter: 1 }, 0)).toBe("");
    expect(whyNot(to, { seat: 0, chapter: 1 }, 0)).toBe("to>0.1");
    expect(whyNot(cards, { seat: 0, chapter: 2 }, 0)).toBe("");
  });

  test("what is in the air", () => {
    const view = { card: "", phase: "turn", limbo: ["familiar"], picked_card: "" };
    expect(inTheAir({ ...view, card: "potion" }, places)).toBe("potion");
    expect(inTheAir({ ...view, phase: "move-to", picked_card: "scroll" }, places)).toBe("scroll");
    expect(inTheAir({ ...view, phase: "sling-to", picked_card: "scroll" }, to)).toBe("scroll");
    expect(inTheAir({ ...view, phase: "favor-top", picked_card: "" }, to)).toBe("familiar");
    expect(inTheAir({ ...view, card: "potion" }, cards)).toBe("");
  });
});

describe("the mat", () => {
  const cast = (spell: string) => choice(spell, { kind: "cast", spell });
  const states = (choices: Choice[], more = {}) =>
    spellsOf({ ...WIZARDS, ...more }, 0, choices).map(({ state }) => state);

  test("which spells can be cast, and what is the matter with the others", () => {
    expect(states([cast("sling"), cast("switch")])).toEqual(["covered", "can", "idle", "can"]);
  });

  test("a token may block nothing", () => {
    expect(states([cast("summon")], { blocking: false })[0]).toBe("can");
    expect(spellsOf(WIZARDS, 0, [])[0]?.covered).toBe(true);
  });

  test("when nothing is to be cast, only the token tells", () => {
    expect(states([])).toEqual(["covered", "later", "later", "later"]);
  });
});

describe("what cards say", () => {
  const says = [
    "copycat difficulty-easy",
    "copycat formula-per-type points=1 card=potion",
    "cm-tokens.4 when-cancels step=2 when-always do-free-spells",
    "cm-shuffle.2 when-defeat do-pass side=right count=1",
  ];

  test("points, effects and how hard it is", () => {
    expect(formulaOf(text, says, "copycat")).toBe("1 point for every Potion left in your circle.");
    expect(difficultyOf(says, "copycat")).toBe("easy");
    expect(effectOf(text, says, "cm-shuffle.2")).toBe(
      "After every defeated curse: everyone passes a card to the right.",
    );
    expect(effectOf(text, says, "cm-tokens.4")).toBe(
      "From now on: tokens cover no spells. Step 2 is cancelled.",
    );
  });

  test("nothing, where nothing is printed", () => {
    expect(saidBy(says, "snail")).toEqual([]);
    expect(formulaOf(text, says, "snail")).toBe("");
    expect(effectOf(text, says, "cm-shuffle.1")).toBe("");
    expect(difficultyOf(says, "snail")).toBe("");
  });
});

test("how far the Chaos Mode card has come", () => {
  const view = {
    chaos: "cm-shuffle",
    cats: 2,
    cats_left: 1,
    effect: "",
    in_force: ["cm-shuffle.2"],
  };
  const states = (more = {}) => stepsOf({ ...view, ...more }).map(({ state }) => state);
  expect(states()).toEqual(["done", "force", "coming", "never"]);
  expect(states({ effect: "cm-shuffle.1" })[0]).toBe("now");
});

describe("the score sheet", () => {
  const view = {
    ...WIZARDS,
    phase: "over",
    reason: "caught",
    trophies: [["snail", "copycat"], [], []],
    extras: [[["familiar"], []], [], []],
    scores: [9, 0, 12],
    out: ["", "", "WK-157"],
    winners: [1],
    sheet_clauses: [["WK-143", "WK-145", "WK-143"], [], ["WK-143"]],
    sheet_cards: [["snail", "snail", "copycat"], [], ["yarn"]],
    sheet_points: [[6, -1, 4], [], [12]],
  };

  test("every line has its rule, its card and its points", () => {
    const { lines, total, left, curses } = sheetOf(view, 0);
    expect(lines.map(({ kind }) => kind)).toEqual(["points", "extras", "points"]);
    expect(lines.map(({ extras }) => extras)).toEqual([[], ["familiar"], []]);
    expect(lines.reduce((sum, { points }) => sum + points, 0)).toBe(total);
    expect([left, curses]).toEqual([3, 2]);
  });

  test("winners come first, those shut out last", () => {
    expect(sheets(view).map(({ seat }) => seat)).toEqual([1, 0, 2]);
  });

  test("points have their sign", () => {
    expect([6, 0, -2].map(signed)).toEqual(["+6", "+0", "−2"]);
  });
});

describe("moments", () => {
  const of = (event: object) => moments([{ clause: "", ...event } as WizardKittensEvent]);
  const kinds = (event: object) => of(event).map(({ kind }) => kind);

  test("the sixth curse and the professor are moments of their own", () => {
    const ended = { kind: "ended", winners: [0], tie: "" };
    expect(kinds({ ...ended, reason: "six" })).toEqual(["six", "ended"]);
    expect(kinds({ ...ended, reason: "caught" })).toEqual(["ended"]);
    expect(kinds({ kind: "caught", seat: 0 })).toEqual(["caught"]);
  });

  test("a cat shows which it is, a step what it does", () => {
    expect(of({ kind: "cat", seat: 0, third: true, number: 1 })[0]?.card).toBe("chaos-cat-3");
    expect(of({ kind: "cat", seat: 0, third: false, number: 1 })[0]?.card).toBe("chaos-cat");
    expect(of({ kind: "step", chaos: "cm-curses", step: 3 })[0]?.says).toBe("cm-curses.3");
    expect(of({ kind: "placed", seat: 0, card: "potion", chapter: 1 })).toEqual([]);
  });

  test("a sound is heard once", () => {
    const placed = { kind: "placed", clause: "", seat: 0, card: "potion", chapter: 1 } as const;
    expect(sounds([placed, placed])).toEqual(["card"]);
  });
});

describe("drawings", () => {
  test("every card, curse, spell and kitten of the words has one", () => {
    const all = named("");
    const rest = all.filter((name) => !/^(ec|nr|cm)-/.test(name));
    const drawn = [
      ...Object.keys(CARDS),
      ...Object.keys(CURSED),
      ...Object.keys(SPELL_SIGNS),
      ...KITTENS,
    ];
    expect(rest.length).toBe(31);
    expect(drawn.toSorted()).toEqual(rest.toSorted());
    expect(isTitle("toString")).toBe(false);
  });

  test.each(["shape", "sign"] as const)("no two components share a %s", (part) => {
    expect(new Set(COMPONENTS.map((card) => PIECES[card][part])).size).toBe(4);
  });

  test("no two curses look alike, and all their colours exist", () => {
    const tokens = here("src/tokens.css");
    expect(new Set(Object.values(CURSED).map((look) => JSON.stringify(look))).size).toBe(12);
    for (const { ground, before = [], behind = [] } of Object.values(CURSED)) {
      for (const name of [ground, ...[...before, ...behind].map(({ fill }) => fill)]) {
        expect(tokens, name).toContain(`  ${name}: `);
      }
    }
  });

  test("everything has rules to be read with it, and they exist", () => {
    const rules = here("../src/purrlour/games/wizard_kittens/RULES.md");
    for (const name of named("")) {
      const clauses = clausesOf(name);
      expect(clauses.length, name).toBeGreaterThan(0);
      for (const clause of clauses) expect(rules, clause).toContain(clause);
    }
  });
});
