// @vitest-environment happy-dom
// Whoever is away is named where everybody looks, and the host has the cure beside it.

import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeAll, expect, test, vi } from "vitest";
import { speech } from "../src/speech.svelte.ts";
import StandIn from "../src/table/StandIn.svelte";
import type { Table } from "../src/table/table.svelte.ts";

beforeAll(() => speech.speak("en"));
afterEach(() => vi.useRealTimers());

/** Bob is away since 20 s of a grace of 60 s, and the table waits for him. */
function tableOf(more: object): Table {
  const chairs = [{ name: "Ann", here: true }, { name: "Bob" }, { name: "Cleo", here: true }];
  const about = { chairs, host: 0, grace: 60, settings: {}, away: { 1: 80_000 } };
  const told = { clock: 100_000, heard: performance.now() };
  const ask = vi.fn(() => Promise.resolve({ t: "ack" }));
  const pending = [{ seat: 1 }];
  const table = { about, told, pending, paused: false, ending: null, seat: 0, hosting: true, ask };
  return { ...table, ...more } as unknown as Table;
}

function shown(table: Table): [HTMLElement, () => void] {
  const place = document.createElement("div");
  document.body.append(place);
  const part = mount(StandIn, { target: place, props: { table } });
  flushSync();
  return [place, () => void unmount(part)];
}

const button = (place: HTMLElement, name: string) =>
  [...place.querySelectorAll("button")].find((one) => one.textContent?.trim() === name);

test("who is away is told by name, and for how long one waits", () => {
  const [place, away] = shown(tableOf({ seat: 2, hosting: false }));
  expect(place.textContent).toContain("Bob is offline.");
  expect(place.textContent).toMatch(/in 40 s/);
  expect(place.querySelectorAll("button")).toHaveLength(0);
  away();
});

test("the host may remove them at once, and let a bot play after the grace", () => {
  const waiting = tableOf({});
  const [before, gone] = shown(waiting);
  expect(button(before, "Let a bot play")).toBeUndefined();
  button(before, "Remove player")!.click();
  flushSync();
  expect(before.textContent).toContain("Remove Bob?");
  gone();

  const late = tableOf({ told: { clock: 150_000, heard: performance.now() } });
  const [after, end] = shown(late);
  button(after, "Let a bot play")!.click();
  expect(late.ask).toHaveBeenCalledWith({ t: "bot", chair: 1, bot: "greedy" });
  end();
});

test("if it is the host who is away for so long, others may host", () => {
  const late = tableOf({ hosting: false, seat: 2 });
  const about = { ...late.about, host: 1 };
  const told = { clock: 150_000, heard: performance.now() };
  const table = { ...late, about, told } as unknown as Table;
  const [place, end] = shown(table);
  button(place, "Become host")!.click();
  expect(table.ask).toHaveBeenCalledWith({ t: "host", chair: 2 });
  end();
});
