// @vitest-environment happy-dom
// Hints: asked for one question, shown with reason and chances, gone with the question.

import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import type { Listener, Outcome, Wish } from "../src/net/socket.ts";
import { speech } from "../src/speech.svelte.ts";
import { perCent } from "../src/table/hinting.svelte.ts";
import { offersOf } from "../src/table/offers.ts";
import { pointsOf } from "../src/table/pointed.ts";
import Prompt from "../src/table/Prompt.svelte";
import { Table } from "../src/table/table.svelte.ts";
import type { Advice, Refused, Settings, Update, Views } from "../src/wire.ts";
import { plain } from "./boards.ts";

type Kittens = "exploding_kittens";

const ACTIONS = [
  { text: "draw", parts: { kind: "simple", word: "draw" } },
  { text: "skip", parts: { kind: "play", card: "skip" } },
  { text: "attack", parts: { kind: "play", card: "attack" } },
  { text: "favor>1", parts: { kind: "favor", target: 1 } },
];
const ADVICE: Omit<Advice, "id"> = {
  t: "advice",
  decision: 7,
  now: 0.62,
  choices: [
    { action: "skip", chance: 0.684 },
    { action: "attack", chance: 0.66 },
    { action: "draw", chance: 0.57 },
  ],
  key: "play-skip-danger",
  facts: { risk: 33 },
  alike: 0,
};

/** A table whose line answers what a test lets it answer. */
class Played {
  readonly asked: Wish[] = [];
  readonly table: Table<Kittens>;
  #listener!: Listener;
  #settle: (outcome: Outcome) => void = () => undefined;
  #v = 0;

  constructor(settings: Settings = {}, token = "t") {
    this.table = new Table<Kittens>({ match: "m", token, nonce: "" }, (listener) => {
      this.#listener = listener;
      return {
        ask: (wish) => {
          this.asked.push(wish);
          return new Promise((settle) => (this.#settle = settle));
        },
        close: () => undefined,
      };
    });
    this.table.learn(ACTIONS);
    this.tell({ decision: 7, choices: ACTIONS.map(({ text }) => text), seat: 0, settings });
  }

  tell({ settings, ...more }: Partial<Update<Kittens>> & { settings?: Settings }): void {
    this.#v += 1;
    const about = {
      ...{ match: "m", code: "", game: "exploding_kittens", version: 1, options: {} },
      ...{ phase: "playing" as const, chairs: [{ name: "Ann" }, { name: "Bob" }], host: 0 },
      ...{ locked: false, commitment: "", grace: 60, settings: settings ?? {} },
    };
    const update: Update<Kittens> = {
      ...{ t: "update", since: this.#v - 1, v: this.#v, notes: [] },
      ...{ view: { risk: 33 } as Views[Kittens], pending: [PENDING] },
      ...more,
      ...(settings ? { about } : {}),
    };
    this.#listener.onUpdate(update as Update);
    flushSync();
  }

  async answer(outcome: Outcome): Promise<void> {
    this.#settle(outcome);
    await new Promise((done) => setTimeout(done)); // whatever waits for it has heard it then
    flushSync();
  }
}

const PENDING = { seat: 0, kind: "turn", about: "", left: null };
const advice: Advice = { ...ADVICE, id: "k1" };

beforeAll(async () => {
  await speech.learnRest("exploding_kittens");
  await speech.speak("en");
});

describe("asking for a hint", () => {
  test("is about one question, and answered once", async () => {
    const { table, asked, ...played } = makes();
    void table.hinting.ask();
    void table.hinting.ask();
    expect(asked).toEqual([{ t: "hint", decision: 7 }]);
    expect(table.hinting.thinking).toBe(true);
    await played.answer(advice);
    expect(table.hinting.thinking).toBe(false);
    expect(table.hinting.advice).toEqual(advice);
  });

  test("whose words cannot be fetched, it says so and may be asked for again", async () => {
    const { table, answer } = makes();
    vi.spyOn(speech, "learnRest").mockRejectedValueOnce(new Error("offline"));
    void table.hinting.ask();
    await answer(advice);
    expect(table.hinting.thinking).toBe(false);
    expect(table.hinting.advice).toBeNull();
    expect(table.refusal?.text).toBe(speech.text().say("web-silent"));
  });

  test("it vanishes with the question", async () => {
    const { table, answer, tell } = makes();
    void table.hinting.ask();
    await answer(advice);
    tell({ decision: 8 });
    expect(table.hinting.advice).toBeNull();
  });

  test("what comes for another question is not shown", async () => {
    const { table, answer, tell } = makes();
    void table.hinting.ask();
    tell({ decision: 8 });
    expect(table.hinting.thinking).toBe(false);
    await answer(advice);
    expect(table.hinting.advice).toBeNull();
  });

  test("what is refused is told, unless the question is settled", async () => {
    const refused: Refused = { t: "refused", id: "k1", key: "no-hint", text: "Nothing." };
    const { table, answer, tell } = makes();
    void table.hinting.ask();
    await answer(refused);
    expect(table.refusal?.text).toBe("Nothing.");
    expect(table.hinting.thinking).toBe(false);
    void table.hinting.ask();
    tell({ decision: 8 });
    table.refusal = null;
    await answer({ ...refused, key: "too-late" });
    expect(table.refusal).toBeNull();
  });

  test("is for those who may choose, where the table allows it", () => {
    expect(makes().table.hinting.allowed).toBe(true);
    expect(makes({ hints: false }).table.hinting.allowed).toBe(false);
    expect(makes({ hints: false }).table.stage?.hints).toBe(false);
    expect(makes({}, "").table.hinting.allowed).toBe(false);
    const { table, tell } = makes();
    tell({ choices: ["draw"] });
    expect(table.hinting.allowed).toBe(false);
    tell({ decision: null, choices: [] });
    expect(table.hinting.allowed).toBe(false);
  });
});

describe("a hint on the prompt", () => {
  let played: Played;
  let shown: object;

  beforeEach(() => {
    played = new Played();
    const props = { table: played.table as unknown as Table, onrule: () => undefined };
    shown = mount(Prompt, { target: document.body, props });
    flushSync();
  });
  afterEach(() => unmount(shown));

  const button = () => document.querySelector<HTMLButtonElement>("button.ask");
  const offers = () => [...document.querySelectorAll("[data-offer]")].map(plain);

  test("a button asks, and says so while it is thought about", async () => {
    expect(plain(button()!)).toBe("Hint");
    button()!.click();
    flushSync();
    expect(plain(button()!)).toBe("Thinking…");
    expect(plain(document.querySelector('[role="status"]')!)).toBe("Thinking…");
    await played.answer(advice);
    expect(plain(button()!)).toBe("Close");
    expect(button()!.getAttribute("aria-expanded")).toBe("true");
  });

  test("then come the reason, the chances, and the choices with theirs", async () => {
    button()!.click();
    await played.answer(advice);
    const said = plain(document.querySelector("p[aria-live]")!);
    expect(said).toBe(
      "Hint: Play Skip. Risk of a Kitten: 33%. This way you do not draw. " +
        "62% 68% Chance of winning: 62% now, 68% after that.",
    );
    expect(offers()[0]).toMatch(/^Best: Play Skip .*68%/);
    expect(offers()[1]).toMatch(/^Play Attack .*66%/);
    expect(offers()[2]).toMatch(/^Draw a card .*57%/);
  });

  test("what is as good as the best is said to be", async () => {
    button()!.click();
    await played.answer({ ...advice, alike: 1 });
    expect(plain(document.querySelector("p[aria-live]")!)).toContain("About as good: Play Attack.");
  });

  test("keys ask and close", async () => {
    const press = (key: string) => {
      document.body.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true }));
      flushSync();
    };
    press("h");
    expect(played.asked).toEqual([{ t: "hint", decision: 7 }]);
    await played.answer(advice);
    expect(played.table.hinting.advice).not.toBeNull();
    press("Escape");
    expect(played.table.hinting.advice).toBeNull();
    expect(plain(document.querySelector("p[aria-live]")!)).toMatch(/^Your turn/);
  });

  test("the host switches it off", () => {
    played.tell({ settings: { hints: false } });
    expect(button()).toBeNull();
  });
});

test("offers say what the hint makes of them, also when a card was tapped", async () => {
  const { table, answer } = makes();
  void table.hinting.ask();
  await answer(advice);
  table.choosing.tap({ card: "skip" });
  const [best] = offersOf(table as unknown as Table, undefined, undefined);
  expect(best).toMatchObject({ best: true, chance: 68 });
});

test("chances are whole per cents, and certain only where they are", () => {
  expect([0, 0.001, 0.333, 0.5, 0.999, 1].map(perCent)).toEqual([0, 1, 33, 50, 99, 100]);
});

test.each([
  [{ kind: "simple", word: "draw" }, ["pile"]],
  [{ kind: "simple", word: "pass" }, []],
  [{ kind: "play", card: "skip" }, ["hand-skip"]],
  [{ kind: "pair", card: "beard", target: 1 }, ["hand-beard", "seat-1"]],
  [{ kind: "favor", target: 2 }, ["hand-favor", "seat-2"]],
  [{ kind: "name", card: "defuse" }, []],
  [{ kind: "burglar", card: "beard", target: 1 }, ["pawn", "seat-1"]],
  [{ kind: "play", card: "blue8", target: 1, land: 2 }, ["hand-blue8", "land-1-2"]],
  [{ kind: "joker", card: "blue8", target: 1, land: 2 }, ["hand-joker", "land-1-2"]],
  [{ kind: "place", land: 3 }, ["land-4-3"]],
  [{ kind: "place", chapter: 3 }, ["chapter-4-3"]],
  [{ kind: "card", card: "potion", target: 1, chapter: 2 }, ["piece-1-2-potion"]],
  [{ kind: "cast", spell: "sling" }, ["spell-sling"]],
  [{ kind: "space", verb: "go", space: "d3" }, ["d3"]],
])("%o is made at %o", (parts, points) => {
  expect(pointsOf(parts, 4)).toEqual(points);
});

/** A table, and what a test needs of it. */
function makes(settings: Settings = {}, token = "t") {
  const played = new Played(settings, token);
  return {
    table: played.table,
    asked: played.asked,
    answer: (outcome: Outcome) => played.answer(outcome),
    tell: (more: Parameters<Played["tell"]>[0]) => played.tell(more),
  };
}
