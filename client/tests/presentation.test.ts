// @vitest-environment happy-dom
// The clock of a table: everything in its turn, nothing too long, and all at once for the impatient.

import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { pacing as kittens } from "../src/games/exploding_kittens/pacing.ts";
import { pacing as koty } from "../src/games/koty/pacing.ts";
import { pacing as mice } from "../src/games/mice_and_mystics/pacing.ts";
import { pacing as wizards } from "../src/games/wizard_kittens/pacing.ts";
import { settings } from "../src/settings.svelte.ts";
import { speech } from "../src/speech.svelte.ts";
import { cutNotes, type Pacing } from "../src/table/beats.ts";
import { Presentation } from "../src/table/presentation.svelte.ts";
import { skipping } from "../src/table/skipping.ts";
import { Table } from "../src/table/table.svelte.ts";
import type { Note, Update } from "../src/wire.ts";

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe("moments", () => {
  let pace = 1;
  let shown: string[][] = [];
  let clock: Presentation<string>;
  const moments = (...rows: [shown: string, length: number][]) =>
    rows.map(([shown, length]) => ({ shown, length }));

  beforeEach(() => {
    pace = 1;
    shown = [];
    clock = new Presentation<string>({
      show: (what) => shown.push([...what]),
      pace: () => pace,
      most: () => 6000,
    });
  });

  test("the first is shown at once, the others in their turn", () => {
    clock.add(moments(["a", 500], ["b", 300], ["c", 100]));
    expect([shown, clock.behind]).toEqual([[["a"]], true]);
    vi.advanceTimersByTime(499);
    expect(shown).toEqual([["a"]]);
    vi.advanceTimersByTime(1);
    expect(shown.at(-1)).toEqual(["b"]);
    vi.advanceTimersByTime(300);
    expect([shown.at(-1), clock.behind, clock.settled]).toEqual([["c"], false, false]);
    clock.add(moments(["d", 0]));
    expect(shown.at(-1)).toEqual(["c"]); // is still looked at
    vi.advanceTimersByTime(100);
    expect([shown.at(-1), clock.settled]).toEqual([["d"], true]);
  });

  test("whoever skips sees all that waits at once", () => {
    clock.add(moments(["a", 500], ["b", 300], ["c", 100]));
    clock.hurry();
    expect([shown, clock.settled]).toEqual([[["a"], ["b", "c"]], true]);
    expect(vi.getTimerCount()).toBe(0);
  });

  test("where nothing takes its time, all of it comes at once", () => {
    pace = 0;
    clock.add(moments(["a", 500], ["b", 300]));
    expect([shown, clock.settled]).toEqual([[["a", "b"]], true]);
  });

  test("however much there is to show, the table is not behind for long", () => {
    const all = Array.from({ length: 100 }, (_, at) => [String(at), 1000] as [string, number]);
    clock.add(moments(...all));
    vi.advanceTimersByTime(6100);
    expect(clock.behind).toBe(false);
    expect(shown).toHaveLength(100);
  });

  test("while it is held it stands still, and goes on from there", () => {
    clock.add(moments(["a", 500], ["b", 300]));
    const release = clock.hold();
    vi.runAllTimers();
    expect(shown).toEqual([["a"]]);
    release();
    release();
    expect([shown.at(-1), clock.held]).toEqual([["b"], false]);
  });

  test("it says when all was looked at", () => {
    const then = vi.fn();
    clock.add(moments(["a", 500], ["b", 300]));
    clock.whenSettled(then);
    vi.advanceTimersByTime(500);
    expect(then).not.toHaveBeenCalled();
    vi.advanceTimersByTime(300);
    expect(then).toHaveBeenCalledOnce();
  });

  test("the first tap or key brings a table to now, and chooses nothing", () => {
    const board = document.createElement("div");
    const button = board.appendChild(document.createElement("button"));
    document.body.append(board);
    const chosen = vi.fn();
    button.addEventListener("click", chosen);
    const off = skipping(() => clock)(board);
    const tap = () => {
      button.dispatchEvent(new Event("pointerdown", { bubbles: true }));
      button.dispatchEvent(new Event("click", { bubbles: true }));
    };

    clock.add(moments(["a", 500], ["b", 300]));
    tap();
    expect([shown.length, chosen.mock.calls.length]).toEqual([2, 0]);
    tap();
    expect(chosen).toHaveBeenCalledOnce();

    clock.add(moments(["c", 500], ["d", 300]));
    const enter = new KeyboardEvent("keydown", { key: "Enter", bubbles: true, cancelable: true });
    button.dispatchEvent(enter);
    expect([shown.length, enter.defaultPrevented]).toEqual([4, true]);
    clock.add(moments(["e", 500], ["f", 300]));
    button.dispatchEvent(new KeyboardEvent("keydown", { key: "Tab", bubbles: true }));
    expect(clock.behind).toBe(true); // moves about, and chooses nothing
    off?.();
    board.remove();
  });
});

describe("notes", () => {
  const note = (n: number, ...kinds: string[]) =>
    ({ n, kind: "step", at: 0, events: kinds.map((kind) => ({ kind })) }) as unknown as Note;
  const told = (notes: Note[][]) =>
    notes.map((run) => run.map(({ n, events = [] }) => `${n}:${events.length}`).join(" "));

  test("are cut with their events; what tells nothing follows what was before it", () => {
    const notes = [note(1), note(2, "a", "b", "c"), note(3), note(4, "d"), note(5)];
    expect(told(cutNotes(notes, [2, 1, 1]))).toEqual(["1:0 2:2", "2:3 3:0", "4:1 5:0"]);
    expect(told(cutNotes(notes, [4]))).toEqual(["1:0 2:3 3:0 4:1 5:0"]);
    expect(told(cutNotes([note(1)], [0]))).toEqual(["1:0"]);
  });
});

describe("games", () => {
  const cut = (pacing: { beats: (events: never[]) => unknown }, ...kinds: (string | object)[]) => {
    const events = kinds.map((kind) => (typeof kind === "string" ? { kind } : kind));
    const beats = pacing.beats(events as never[]) as ReturnType<Pacing["beats"]>;
    return beats.map(({ events }) => events.map(({ kind }) => kind).join(" "));
  };

  test("a kitten is a fuse, then a bang, then a winner", () => {
    expect(cut(kittens, "revealed", "died", "won")).toEqual(["revealed", "died", "won"]);
    expect(cut(kittens, "drew", "turn")).toEqual(["drew turn"]);
    expect(cut(kittens, "resigned", "died", "turn")).toEqual(["resigned died turn"]);
  });

  test("the last duel comes before the cats are counted", () => {
    expect(cut(koty, "passed", "fought", "placed", "ended")).toEqual([
      "passed fought placed",
      "ended",
    ]);
  });

  test("what ended it comes before the sheets, and the sixth curse before the winner", () => {
    const ended = { kind: "ended", reason: "six" };
    expect(cut(wizards, "placed", "caught", "credit", "scored", "ended")).toEqual([
      "placed caught",
      "credit scored ended",
    ]);
    expect(cut(wizards, "placed", "defeated", "credit", "scored", ended)).toEqual([
      "placed defeated",
      "credit scored ended",
      "",
    ]);
  });

  test("who goes for whom comes before the dice, and dice with what they count for", () => {
    const minions = ["turn", "stepped", "stepped", "attacked", "rolled", "hits"];
    expect(cut(mice, "chose", ...minions, "rolled", "defended", "wounded")).toEqual([
      "chose turn",
      "stepped",
      "stepped",
      "attacked",
      "rolled hits",
      "rolled defended wounded",
    ]);
    expect(cut(mice, "chose", "turn", "rolled", "move-rolled")).toEqual([
      "chose turn rolled move-rolled",
    ]);
    expect(cut(mice, "story", "story")).toEqual(["story story"]);
    const events = ["began", "story", "turn"].map((kind) => ({ kind })) as never[];
    expect(mice.beats(events).map(({ board }) => board)).toEqual([true, undefined, undefined]);
  });
});

describe("a table", () => {
  let tell: (update: Update) => void;
  let table: Table<"exploding_kittens">;

  beforeAll(async () => {
    await speech.speak("en");
    await speech.learn(["exploding_kittens"]);
  });
  beforeEach(() => {
    settings.motion = "normal";
    table = new Table<"exploding_kittens">({ match: "", token: "", nonce: "" }, ({ onUpdate }) => {
      tell = onUpdate;
      return { ask: () => Promise.resolve({ t: "closed" }), close: () => undefined };
    });
    table.learn([{ text: "draw", parts: { kind: "simple", word: "draw" } }]);
    table.follow(kittens as unknown as Pacing);
    const about = {
      phase: "playing",
      game: "exploding_kittens",
      chairs: [{}, {}],
      settings: {},
      host: 0,
    };
    tell({ t: "update", since: 0, v: 1, notes: [], seat: 0, about } as unknown as Update);
    tell(update(1, ["turn"], { view: { pile: 9 }, pending: [{ seat: 1 }], decision: null }));
    table.presentation.hurry();
  });

  function update(since: number, kinds: string[], more: object): Update {
    const events = kinds.map((kind) => ({ kind, clause: "EK-1", seat: 1, cards: [] }));
    const notes = [{ n: since + 1, kind: "step", at: 0, events }];
    return { t: "update", since, v: since + 1, notes, ...more } as unknown as Update;
  }
  const events = () => table.notes.at(-1)?.events?.map(({ kind }) => kind);

  test("log, view, question and ending tell the same moment: the winner comes after the bang", () => {
    const ending = { reason: "last-one-living", returns: [], places: [1, 2] };
    tell(update(2, ["revealed", "died", "won"], { view: { pile: 8 }, pending: [], ending }));
    const state = () => [events(), table.view?.pile, table.pending.length, Boolean(table.ending)];
    expect(state()).toEqual([["revealed"], 9, 1, false]);
    expect(table.happened.ahead?.map(({ kind }) => kind)).toEqual(["died", "won"]);
    vi.advanceTimersToNextTimer();
    expect(state()).toEqual([["revealed", "died"], 8, 1, false]);
    expect(table.happened.moved?.map(({ kind }) => kind)).toEqual(["revealed", "died"]);
    vi.advanceTimersToNextTimer();
    expect(state()).toEqual([["revealed", "died", "won"], 8, 0, true]);
    expect(table.notes.map(({ n }) => n)).toEqual([2, 3]);
  });

  test("a choice is offered when the table has caught up", () => {
    tell(update(2, ["revealed", "defused"], { view: { pile: 8 } }));
    const mine = { decision: 5, choices: ["draw"], pending: [{ seat: 0 }] };
    tell(update(3, ["hid", "turn"], { view: { pile: 9 }, ...mine }));
    expect([table.asked, table.choices, table.behind]).toEqual([false, [], true]);
    vi.advanceTimersToNextTimer();
    expect([table.asked, table.behind]).toEqual([false, true]);
    vi.advanceTimersToNextTimer();
    expect([table.asked, table.choices.length, table.behind]).toEqual([true, 1, false]);
  });

  test("what is no longer asked is not offered, even before it is shown why", () => {
    const mine = { decision: 5, choices: ["draw"], pending: [{ seat: 0 }] };
    tell(update(2, ["played"], { view: { pile: 9 }, ...mine }));
    expect(table.choices).toHaveLength(1);
    const still = { ...mine, pending: [{ seat: 0 }, { seat: 1 }] };
    tell(update(3, ["passed"], { view: { pile: 9 }, ...still }));
    expect([table.behind, table.choices.length]).toEqual([true, 1]); // the same question
    tell(update(4, ["turn"], { view: { pile: 9 }, decision: null, choices: [] }));
    expect([table.behind, table.choices.length]).toEqual([true, 0]);
  });

  test("while it is shown what came of an answer, the question is gone", () => {
    const mine = { decision: 5, choices: ["draw"], pending: [{ seat: 0 }] };
    tell(update(2, ["turn"], { view: { pile: 9 }, ...mine }));
    tell(
      update(3, ["revealed", "died", "turn"], {
        ...{ view: { pile: 8 }, acks: ["x"] },
        ...{ decision: null, choices: [], pending: [{ seat: 1 }] },
      }),
    );
    expect([table.decision, table.pending]).toEqual([null, []]);
    table.presentation.hurry();
    expect(table.pending).toHaveLength(1);
  });

  test("what the reader does is seen at once", () => {
    tell(update(2, ["revealed", "defused"], { view: { pile: 8 } }));
    tell(update(3, ["drew"], { view: { pile: 7 }, acks: ["x"] }));
    expect([table.view?.pile, table.behind]).toEqual([7, false]);
  });

  test("nobody waits where nothing moves, or nobody looks", () => {
    settings.motion = "off";
    tell(update(2, ["revealed", "died"], { view: { pile: 8 } }));
    expect([table.view?.pile, table.happened.fresh]).toEqual([8, true]);
    settings.motion = "normal";
    table.watched = () => false;
    tell(update(3, ["revealed", "died"], { view: { pile: 7 } }));
    expect([table.view?.pile, table.behind]).toEqual([7, false]);
  });

  test("everything told anew takes the place of what waits", () => {
    tell(update(2, ["revealed", "died"], { view: { pile: 8 } }));
    tell(update(0, ["turn"], { v: 9, view: { pile: 3 } }));
    expect([table.view?.pile, table.behind, vi.getTimerCount()]).toEqual([3, false, 0]);
  });
});
