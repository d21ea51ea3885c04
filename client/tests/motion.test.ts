// @vitest-environment happy-dom
// What flies, from where. How it looks is seen in a browser.

import { beforeEach, expect, test, vi } from "vitest";
import { Flights } from "../src/motion/flights.svelte.ts";
import { MOST, planned, shift, type Seen, type Spot } from "../src/motion/plan.ts";
import { milliseconds } from "../src/motion/timing.ts";

const WINDOW = spot(0, 0, 400, 700);

function spot(x: number, y: number, width = 50, height = 70): Spot {
  return { x, y, width, height };
}

function seen(places: Record<string, [spot: Spot, home: string]>): Map<string, Seen> {
  return new Map(Object.entries(places).map(([key, [at, home]]) => [key, { spot: at, home }]));
}

function ways(
  before: Record<string, [Spot, string]>,
  now: Record<string, [Spot, string]>,
  origins: Record<string, string> = {},
) {
  const keys = Object.keys(now).filter((key) => key !== "pile");
  return planned(keys, seen(before), seen(now), new Map(Object.entries(origins)), WINDOW);
}

test("what stays does not fly, what moves does", () => {
  const before = { a: [spot(0, 0), "hand"], b: [spot(60, 0), "hand"] } as const;
  const now = { a: [spot(1, 1), "hand"], b: [spot(120, 0), "hand"] } as const;
  expect(ways({ ...before } as never, { ...now } as never)).toEqual([
    { key: "b", from: spot(60, 0), to: spot(120, 0), far: false },
  ]);
});

test("into another container it is far", () => {
  const [way] = ways({ a: [spot(0, 600), "hand"] }, { a: [spot(200, 300), "discard"] });
  expect(way?.far).toBe(true);
});

test("what is new comes from where it is said to, or is just there", () => {
  const before: Record<string, [Spot, string]> = { pile: [spot(100, 100), "table"] };
  const now: Record<string, [Spot, string]> = { ...before, a: [spot(0, 600), "hand"] };
  expect(ways(before, now)).toEqual([]);
  expect(ways(before, now, { a: "pile" })).toEqual([
    { key: "a", from: spot(100, 100), to: spot(0, 600), far: true },
  ]);
  expect(ways(before, now, { a: "nowhere" })).toEqual([]);
});

test("what was here before comes from there, whatever is said", () => {
  const place: Record<string, [Spot, string]> = { pile: [spot(100, 100), "table"] };
  const [way] = ways(
    { ...place, a: [spot(0, 0), "hand"] },
    { ...place, a: [spot(50, 0), "hand"] },
    { a: "pile" },
  );
  expect(way?.from).toEqual(spot(0, 0));
});

test.each([
  ["hidden now", spot(0, 0), spot(90, 90, 0, 0)],
  ["hidden before", spot(0, 0, 0, 0), spot(90, 90)],
  ["out of sight now", spot(0, 0), spot(0, 701)],
  ["out of sight before", spot(-51, 0), spot(0, 90)],
])("what is %s does not fly", (_, from, to) => {
  expect(ways({ a: [from, "x"] }, { a: [to, "y"] })).toEqual([]);
});

test("never too many: what changes hands first, then the longest ways", () => {
  const [before, now]: Record<string, [Spot, string]>[] = [{}, {}];
  for (let at = 0; at < 20; at++) {
    before![`a${at}`] = [spot(0, 0), "hand"];
    now![`a${at}`] = [spot(10 + at, 0), "hand"];
  }
  before!["far"] = [spot(0, 0), "hand"];
  now!["far"] = [spot(5, 0), "discard"];

  const keys = ways(before!, now!).map(({ key }) => key);

  expect(keys).toHaveLength(MOST);
  expect(keys.slice(0, 3)).toEqual(["far", "a19", "a18"]);
});

test("a way goes from centre to centre", () => {
  const way = { from: spot(0, 0, 100, 140), to: spot(200, 300, 50, 70) };
  expect(shift(way)).toEqual({ x: -175, y: -265, scale: 2 });
});

test.each([
  ["250ms", 250],
  [" .25s ", 250],
  ["0ms", 0],
  ["0s", 0],
  ["", 0],
])("%j is %d milliseconds", (written, time) => expect(milliseconds(written)).toBe(time));

/** A table with one card; `at` says where the browser sees it. */
function table(moving: string, fade = "0ms") {
  document.body.replaceChildren();
  document.documentElement.style.setProperty("--fade", fade);
  document.documentElement.style.setProperty("--moving", moving);
  const [sky, hand, discard] = [0, 1, 2].map(() => document.createElement("div"));
  sky!.append(hand!, discard!);
  document.body.append(sky!);
  const started: { element: Element; frames: Keyframe[] }[] = [];
  const animate = function (this: Element, frames: Keyframe[]) {
    started.push({ element: this, frames });
    return { cancel: () => {}, onfinish: null } as unknown as Animation;
  };
  Element.prototype.animate = animate as never;
  const flights = new Flights();
  const ends = [flights.sky(sky!)];
  const card = (home: Element, at: Spot, key = "card") => {
    const element = document.createElement("button");
    element.getBoundingClientRect = () => at as DOMRect;
    home.append(element);
    const end = flights.flies({ key })(element);
    return () => {
      if (end) end();
      element.remove();
    };
  };
  return { flights, sky: sky!, hand: hand!, discard: discard!, card, started, ends };
}

beforeEach(() => {
  vi.stubGlobal("innerWidth", 400);
  vi.stubGlobal("innerHeight", 700);
});

test("a card that lies elsewhere soars there as a likeness nobody can touch or hear", () => {
  const { flights, sky, hand, discard, card, started } = table("250ms");
  const leave = card(hand, spot(0, 600));
  flights.look();
  leave();
  card(discard, spot(200, 300));
  flights.fly();

  const ghost = sky.querySelector(".flights > button");
  expect(ghost?.getAttribute("aria-hidden")).toBe("true");
  expect(ghost?.hasAttribute("inert")).toBe(true);
  expect(started.find(({ element }) => element === ghost)?.frames[0]).toMatchObject({
    translate: "-200px 300px",
  });

  flights.look();
  flights.fly(); // the next update

  expect(sky.querySelector(".flights")).toBeNull();
});

test("a card that is gone flies to a place if it was sent there", () => {
  const { flights, sky, hand, card, started } = table("250ms");
  const seat = document.createElement("div");
  seat.getBoundingClientRect = () => spot(300, 0) as DOMRect;
  flights.stands("seat")(seat);
  const leave = card(hand, spot(0, 600));
  flights.sends("card", "seat");
  flights.look();
  leave();
  flights.fly();

  expect(sky.querySelectorAll(".flights > *")).toHaveLength(1);
  expect(started[0]?.frames.at(-1)).toMatchObject({ translate: "300px -600px", opacity: 0 });
});

test.each([
  ["motion is off", "0ms", true],
  ["it is no news", "250ms", false],
])("nothing flies while %s", (_, moving, fresh) => {
  const { flights, sky, hand, discard, card, started } = table(moving);
  const leave = card(hand, spot(0, 600));
  flights.tosses("card", "card");
  flights.look();
  leave();
  card(discard, spot(200, 300));
  flights.fly(fresh);

  expect(started).toEqual([]);
  expect(sky.querySelector(".flights")).toBeNull();
});

test("where a system wants no motion, what came from elsewhere fades in", () => {
  const { flights, sky, hand, discard, card, started } = table("0ms", "120ms");
  const leave = card(hand, spot(0, 600));
  card(hand, spot(60, 600), "other");
  flights.look();
  leave();
  card(discard, spot(200, 300));
  flights.fly();

  expect(started).toEqual([{ element: discard.firstChild, frames: [{ offset: 0, opacity: 0 }] }]);
  expect(sky.querySelector(".flights")).toBeNull();
});
