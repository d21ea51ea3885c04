// @vitest-environment happy-dom
// Who is away, how long the table still waits for them, and what is told of a removal.

import { afterEach, beforeAll, describe, expect, test, vi } from "vitest";
import { sitDown } from "../src/lobby/opening.ts";
import { speech } from "../src/speech.svelte.ts";
import { standIn, waitFor, waitForHost } from "../src/table/away.ts";
import { chairs } from "../src/table/chairs.svelte.ts";
import { Table } from "../src/table/table.svelte.ts";
import type { About } from "../src/wire.ts";
import { Socket } from "./sockets.ts";

/** The match's clock stood at 100 s when our own stood at 5 s. */
const TOLD = { clock: 100_000, heard: 5_000 };

beforeAll(() => speech.speak("en"));
afterEach(() => vi.unstubAllGlobals());

function about(more: object = {}): About {
  const chairs = [{ name: "Ann", here: true }, { name: "Bob" }, { name: "Cleo" }];
  const told = { chairs, host: 1, grace: 60, settings: {}, away: { 1: 80_000 }, ...more };
  return told as unknown as About;
}

describe("how long one waits", () => {
  test.each([
    [0, 5_000, null], // Ann is here
    [1, 5_000, 40],
    [1, 5_001, 40],
    [1, 44_500, 1],
    [1, 45_000, 0],
    [1, 99_000, 0],
  ])("for chair %d at %d", (seat, now, left) => {
    expect(waitFor(about(), seat, 60, TOLD, now)).toBe(left);
  });

  test("for the host, with a chair or without one", () => {
    expect(waitForHost(about(), TOLD, 15_000)).toBe(30);
    expect(waitForHost(about({ host: 0 }), TOLD, 15_000)).toBeNull();
    const chairless = about({ host: -1, away: { "-2": 95_000 } });
    expect(waitForHost(chairless, TOLD, 15_000)).toBe(45);
  });

  const asked = [{ seat: 0 }, { seat: 1 }];

  test("a bot may be called, or comes by itself where the table says so", () => {
    const seen = (more: object, now: number, paused = false) =>
      standIn(about(more), asked, paused, TOLD, now);
    expect(seen({}, 5_000)).toEqual({ seat: 1, seconds: 40, comes: false });
    expect(seen({ settings: { grace: 30 } }, 5_000)).toEqual({ seat: 1, seconds: 10, comes: true });
    expect(seen({ settings: { grace: 600 } }, 5_000)).toMatchObject({ seconds: 40, comes: false });
    expect(seen({ settings: { grace: 30 } }, 5_000, true)).toMatchObject({ comes: false });
    expect(seen({}, 60_000)).toEqual({ seat: 1, seconds: 0, comes: false });
  });

  test("nobody is called for whoever is here, or has a bot already", () => {
    expect(standIn(about({ away: {} }), asked, false, TOLD, 5_000)).toBeNull();
    const played = [{ name: "Ann" }, { name: "Bob", bot: "greedy" }];
    expect(standIn(about({ chairs: played }), asked, false, TOLD, 5_000)).toBeNull();
    expect(standIn(about(), [{ seat: 0 }], false, TOLD, 5_000)).toBeNull();
  });
});

test("a removal is told by name to all who are there, and no old one is told again", () => {
  vi.stubGlobal("WebSocket", Socket);
  const table = new Table({ match: "match", token: "token", nonce: "mine" });
  const socket = Socket.last;
  const kicked = (n: number, chair: number) => ({ n, kind: "kicked", at: 0, facts: { chair } });
  socket.onopen?.();
  socket.tell({ t: "update", since: 0, v: 1, notes: [kicked(1, 2)], seat: 0, about: about() });
  expect(table.removed).toBe("");

  const after = about({ chairs: [{ name: "Ann", here: true }, { bot: "greedy" }] });
  const notes = [kicked(2, 1)];
  socket.tell({ t: "update", since: 1, v: 2, notes, about: after, clock: 70_000 });

  expect(table.removed).toBe("Bob");
  expect(table.told.clock).toBe(70_000);
  table.close();
});

test("a device says what it was removed with, and only the last of it", async () => {
  for (let at = 0; at < 30; at += 1) chairs.lose(`token ${at}`);
  chairs.lose("token 29");
  expect(chairs.lost).toHaveLength(20);
  const sent: unknown[] = [];
  vi.stubGlobal("fetch", (_: unknown, { body }: { body: string }) => {
    sent.push(JSON.parse(body));
    const problem = { key: "removed", text: "The host removed you." };
    return Promise.resolve(new Response(JSON.stringify(problem), { status: 403 }));
  });

  const refusal = await sitDown("match", "koty", { name: "Bob" }, "en");

  expect(refusal).toBe("The host removed you.");
  expect(sent).toMatchObject([{ name: "Bob", removed: chairs.lost }]);
  expect(chairs.lost[0]).toBe("token 29");
});
