// Replays: a film unfolded, and the player that shows it.

import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { Player } from "../src/replay/player.svelte.ts";
import { Reel } from "../src/replay/reel.ts";
import type { Film, Moment } from "../src/wire.ts";
import { runPython } from "./python.ts";

interface Told {
  film: Film;
  /** Every view whole, by moment: the film's, and each seat's. */
  views: { view: unknown; open: unknown[] }[];
}

const told: Told[] = JSON.parse(runPython("tests.server.whole_views"));

test.each(told.map((one, number) => [number, one] as const))(
  "film %i unfolds to the views the rules give",
  (_, { film, views }) => {
    const { scenes } = new Reel(film);
    expect(scenes).toHaveLength(views.length);
    expect(scenes.length).toBeGreaterThan(50);
    for (const [at, { view, open }] of views.entries()) {
      expect(scenes[at]!.view).toEqual(view);
      expect(scenes[at]!.open).toEqual(view === null || !film.open ? null : open);
    }
  },
);

function film(numbers: number[], private_: number[] = []): Film {
  const about = { match: "m", game: "exploding_kittens" } as Film["about"];
  const moments = numbers.map((n) => ({ note: { n, kind: "step", at: n } }) as Moment);
  return { about, seat: 0, viewer: 0, open: false, private: private_, moments, ending: null };
}

describe("numbers", () => {
  const reel = new Reel(film([1, 2, 3, 4, 5, 6, 7], [3, 6]));

  test("a moment is found, or the one before it", () => {
    expect(reel.find(4)).toBe(3);
    expect(reel.find(0)).toBe(0);
    expect(reel.find(99)).toBe(6);
    expect(new Reel(film([1, 5, 9])).find(8)).toBe(1);
  });

  test("what watchers call a moment leads back to it", () => {
    expect([1, 2, 4, 5, 7].map((n) => reel.common(n))).toEqual([1, 2, 3, 4, 5]);
    for (const n of [1, 2, 4, 5, 7]) {
      const found = reel.own(reel.common(n));
      expect(reel.common(found)).toBe(reel.common(n));
    }
    expect(reel.own(99)).toBe(7);
    expect(reel.own(0)).toBe(0);
  });

  test("moments say only what changed", () => {
    const base = film([1, 2, 3]);
    const [one, two, three] = base.moments;
    one!.pending = [{ seat: 1, kind: "turn", about: "", left: null }];
    one!.chairs = [{ name: "Ann" }];
    three!.chairs = [{ name: "Bob" }];
    const { scenes } = new Reel({ ...base, moments: [one!, two!, three!] });
    expect(scenes[2]!.pending).toEqual(one!.pending);
    expect(scenes.map(({ people }) => people[0]?.name)).toEqual(["Ann", "Ann", "Bob"]);
    expect(scenes.some(({ moved }) => moved)).toBe(false);
  });
});

describe("the player", () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  test("plays to the end and rests there", () => {
    const player = new Player(() => 4);
    player.play();
    expect(player.playing).toBe(true);
    vi.advanceTimersByTime(1400);
    expect([player.at, player.fresh]).toEqual([1, true]);
    vi.advanceTimersByTime(60_000);
    expect([player.at, player.playing]).toEqual([3, false]);
  });

  test("begins anew at the end", () => {
    const player = new Player(() => 3);
    player.jump(2);
    player.toggle();
    expect([player.at, player.playing, player.fresh]).toEqual([0, true, false]);
  });

  test("another speed counts at once", () => {
    const player = new Player(() => 9);
    player.play();
    vi.advanceTimersByTime(1000);
    player.speed = "fast";
    vi.advanceTimersByTime(499);
    expect(player.at).toBe(0);
    vi.advanceTimersByTime(1);
    expect(player.at).toBe(1);
  });

  test("a jump stops it, and nothing flies", () => {
    const player = new Player(() => 9);
    player.play();
    player.jump(5);
    expect([player.playing, player.fresh]).toEqual([false, false]);
    vi.advanceTimersByTime(60_000);
    expect(player.at).toBe(5);
  });

  test("a step on is news, a step back is not", () => {
    const player = new Player(() => 9);
    player.step(1);
    expect([player.at, player.fresh]).toEqual([1, true]);
    player.step(-1);
    expect([player.at, player.fresh]).toEqual([0, false]);
    const { serial } = player;
    player.step(-1); // there is nothing before the beginning
    expect([player.at, player.serial]).toEqual([0, serial]);
  });

  test("stays within a film that is shorter", () => {
    let count = 9;
    const player = new Player(() => count);
    player.jump(8);
    count = 4;
    expect([player.at, player.last]).toEqual([3, 3]);
    count = 0;
    expect([player.at, player.last]).toEqual([0, 0]);
  });
});
