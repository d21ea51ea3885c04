// Several people at one device: who is asked, and what stands between them.

import { expect, test } from "vitest";
import { Device, nextUp, sawMore, type LocalSeat } from "../src/table/device.svelte.ts";
import type { Events, Note } from "../src/wire.ts";

type Event = Events["exploding_kittens"];

interface Someone extends LocalSeat {
  asked: boolean;
  wished: boolean;
  away: boolean;
  notes: readonly Note[];
  about: { phase: string };
}

function someone(seat: number, changed: Partial<Someone> = {}): Someone {
  const about = { phase: "playing" };
  return { seat, asked: false, wished: false, away: false, notes: [], about, ...changed };
}

let n = 0;
function step(seat: number, ...events: Event[]): Note {
  n += 1;
  return { n, kind: "step", at: n, by: seat, facts: { seat, why: "hand" }, events };
}
const drew = (seat: number, card: string): Event => ({ kind: "drew", clause: "EK-22", seat, card });
const passed = (seat: number): Event => ({ kind: "passed", clause: "EK-44", seat });

function sharing(...seats: Someone[]) {
  const device = new Device<Someone>();
  device.set(seats);
  return device;
}

test("whoever is in front goes first, then the others clockwise", () => {
  const seats = [someone(0), someone(2), someone(3)] as const;
  const [ann, bob, cara] = seats;
  expect(nextUp(bob, seats)).toBe(bob);

  ann.asked = cara.asked = true;
  expect(nextUp(bob, seats)).toBe(cara);
  expect(nextUp(cara, seats)).toBe(cara);
  expect(nextUp(null, seats)).toBe(ann);

  bob.asked = true;
  expect(nextUp(bob, seats)).toBe(bob);
});

test("a chair that a bot plays is never asked", () => {
  const [ann, bob] = [someone(0), someone(1, { asked: true, away: true })];
  expect(nextUp(ann, [ann, bob])).toBe(ann);
  expect(sharing(ann, bob).curtain?.next).toBe(ann);
});

test("consent is asked like an answer", () => {
  const [ann, bob] = [someone(0), someone(1, { wished: true })];
  expect(nextUp(ann, [ann, bob])).toBe(bob);
});

test("one person alone never sees a curtain", () => {
  const ann = someone(0, { asked: true });
  const device = sharing(ann);
  expect(device.curtain).toBeNull();
  expect(device.front).toBe(ann);
  expect(device.shared).toBe(false);
  expect(device.waiting).toBeNull();
});

test("with several, nobody's hand is seen before somebody says who they are", () => {
  const [ann, bob] = [someone(0), someone(1, { asked: true })];
  const device = sharing(ann, bob);

  expect(device.front).toBeNull();
  expect(device.curtain).toEqual({ next: bob, before: null });

  device.take(bob);
  expect(device.front).toBe(bob);
  expect(device.curtain).toBeNull();
});

test("it comes down when somebody else has to choose and whoever is in front does not", () => {
  const [ann, bob] = [someone(0, { asked: true }), someone(1, { asked: true })];
  const device = sharing(ann, bob);
  device.take(ann);
  expect(device.curtain).toBeNull();

  ann.asked = false;
  expect(device.curtain).toEqual({ next: bob, before: ann });
  device.take(bob);
  expect(device.curtain).toBeNull();
});

test("it waits while somebody may look at what only they know", () => {
  const [ann, bob] = [someone(0), someone(1)];
  const device = sharing(ann, bob);
  device.take(ann);
  ann.notes = [step(0, drew(0, "skip"))];
  bob.notes = [step(0, drew(0, ""))];
  bob.asked = true;

  expect(sawMore(ann, bob)).toBe(true);
  expect(sawMore(bob, ann)).toBe(false);
  expect(device.curtain).toBeNull();
  expect(device.waiting).toBe(bob);

  device.handOver();
  expect(device.curtain).toEqual({ next: bob, before: ann });
});

test("what was seen before an answer of one's own does not hold it up", () => {
  const [ann, bob] = [someone(0), someone(1)];
  ann.notes = [step(0, drew(0, "skip")), step(0, passed(0))];
  bob.notes = [step(0, drew(0, "")), step(0, passed(0))];
  expect(sawMore(ann, bob)).toBe(false);
});

test("what was seen before taking the device does not hold it up", () => {
  const [ann, bob] = [someone(0), someone(1)];
  const device = sharing(ann, bob);
  ann.notes = [step(0, drew(0, "skip"))];
  bob.notes = [step(0, drew(0, ""))];
  device.take(ann);
  bob.wished = true;
  expect(device.curtain).toEqual({ next: bob, before: ann });
});

test("one more look lasts until it is handed over", () => {
  const [ann, bob] = [someone(0), someone(1, { asked: true })];
  const device = sharing(ann, bob);
  device.take(ann);
  device.look();
  expect(device.curtain).toBeNull();
  device.handOver();
  expect(device.curtain?.next).toBe(bob);
});

test("handed over by hand, anybody may take it", () => {
  const [ann, bob] = [someone(0, { asked: true }), someone(1)];
  const device = sharing(ann, bob);
  device.take(ann);
  device.handOver();
  expect(device.curtain).toEqual({ next: null, before: ann });
  device.take(bob);
  expect(device.curtain).toEqual({ next: ann, before: bob });
});

test("who gets up does not leave the next hand open", () => {
  const [ann, bob] = [someone(0), someone(1)];
  const device = sharing(ann, bob);
  device.take(ann);
  device.set([bob]);
  expect(device.front).toBeNull();
  expect(device.curtain?.next).toBe(bob);
});

test("when it is over there is nothing to hide", () => {
  const over = { phase: "over" };
  const [ann, bob] = [someone(0, { about: over }), someone(1, { about: over })];
  const device = sharing(ann, bob);
  expect(device.curtain).toBeNull();
  expect(device.front).toBe(ann);
});
