// @vitest-environment happy-dom
// The line: resumes where it was, sends again what had no answer, and knows when to stop.

import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Line, type LineState, type Outcome } from "../src/net/socket.ts";
import type { Bye, Update } from "../src/wire.ts";
import { Socket } from "./sockets.ts";

const states: LineState[] = [];
const updates: Update[] = [];
let bye: Bye | null = null;
let line: Line;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("WebSocket", Socket);
  Socket.all = [];
  states.length = updates.length = 0;
  bye = null;
  line = new Line("match", "token", () => "pl", {
    onUpdate: (update) => updates.push(update),
    onState: (state, why) => {
      states.push(state);
      bye = why;
    },
  });
});

afterEach(() => {
  line.close();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function update(since: number, v: number, more: object = {}): object {
  return { t: "update", since, v, notes: [], ...more };
}

function open(since = 0, v = 3): Socket {
  Socket.last.onopen?.();
  Socket.last.tell(update(since, v));
  return Socket.last;
}

test("it says hello with its token, and is open with the first update", () => {
  Socket.last.onopen?.();
  expect(Socket.last.sent).toEqual([
    { t: "hello", match: "match", token: "token", v: 0, protocol: 1, language: "pl" },
  ]);
  expect(line.state).toBe("opening");
  Socket.last.tell(update(0, 3));
  expect(line.state).toBe("open");
});

test("a command is answered by the update that has its name", async () => {
  const socket = open();
  const asked = line.ask({ t: "play", action: "draw", decision: 4 });
  const { id, ...frame } = socket.sent.at(-1)!;
  expect(frame).toEqual({ t: "play", action: "draw", decision: 4 });
  socket.tell(update(3, 4, { acks: [id] }));
  expect(await asked).toEqual({ t: "ack", id, v: 4 });
});

test("after a break it goes on where it was, and sends again what had no answer", async () => {
  const first = open();
  const asked = line.ask({ t: "undo" });
  const command = first.sent.at(-1)!;
  first.cut();
  expect(line.state).toBe("waiting");
  await vi.advanceTimersByTimeAsync(10);

  const second = Socket.last;
  expect(second).not.toBe(first);
  second.onopen?.();
  expect(second.sent).toMatchObject([{ t: "hello", v: 3 }]);
  second.tell(update(3, 5));
  expect(second.sent.at(-1)).toEqual(command);
  second.tell({ t: "ack", id: command["id"], v: 5 });
  expect(await asked).toMatchObject({ t: "ack" });
});

test("what had no answer for minutes is sent no more: the server may have forgotten it", async () => {
  const socket = open();
  const old = line.ask({ t: "leave" });
  vi.setSystemTime(Date.now() + 239_000); // the device slept: no alarm rang meanwhile
  const fresh = line.ask({ t: "back" });
  vi.setSystemTime(Date.now() + 2_000);
  socket.cut();
  vi.advanceTimersByTime(1);
  const next = open(3, 4);
  expect(next.sent.map(({ t }) => t)).toEqual(["hello", "back"]);
  await expect(old).resolves.toEqual({ t: "closed" });
  next.tell({ t: "ack", id: next.sent.at(-1)!["id"], v: 4 });
  await expect(fresh).resolves.toMatchObject({ t: "ack" });
});

test("what is sent without a line goes as soon as there is one", () => {
  void line.ask({ t: "ping" });
  expect(Socket.last.sent).toEqual([]);
  expect(open().sent.at(-1)).toMatchObject({ t: "ping" });
});

test("each try that fails is waited for longer", async () => {
  const before: number[] = [];
  for (let tries = 0; tries < 6; tries++) {
    const count = Socket.all.length;
    Socket.last.cut();
    let waited = 0;
    while (Socket.all.length === count) {
      await vi.advanceTimersByTimeAsync(50);
      waited += 50;
    }
    before.push(waited);
  }
  expect(before[0]).toBeLessThanOrEqual(50);
  expect(before.at(-1)).toBeGreaterThanOrEqual(3000);
});

test("a gap begins anew", async () => {
  const first = open();
  first.tell(update(7, 8));
  expect(updates).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(10);
  Socket.last.onopen?.();
  expect(Socket.last.sent).toMatchObject([{ v: 0 }]);
});

test.each(["kicked", "left", "bad-token", "no-such-match", "no-watch", "bad-hello"] as const)(
  "the bye %s is the last word",
  async (key) => {
    const socket = open();
    const asked = line.ask({ t: "undo" });
    socket.tell({ t: "bye", key });
    socket.cut();
    expect(line.state).toBe("closed");
    expect(bye?.key).toBe(key);
    expect(await asked).toEqual({ t: "closed" });
    await vi.advanceTimersByTimeAsync(60_000);
    expect(Socket.all).toHaveLength(1);
  },
);

test("after a restart it comes back", async () => {
  const socket = open();
  socket.tell({ t: "bye", key: "restart" });
  socket.cut();
  await vi.advanceTimersByTimeAsync(10);
  expect(Socket.all).toHaveLength(2);
});

test("too fast: once more after a moment, and nobody hears of it", async () => {
  const socket = open();
  let outcome: Outcome | null = null;
  void line.ask({ t: "undo" }).then((told) => (outcome = told));
  const { id } = socket.sent.at(-1)!;
  socket.tell({ t: "refused", id, key: "too-fast", text: "" });
  await vi.advanceTimersByTimeAsync(1000);
  expect(socket.sent.filter((frame) => frame["id"] === id)).toHaveLength(2);
  expect(outcome).toBeNull();
});

test("silence is asked about, and then believed", async () => {
  const socket = open();
  await vi.advanceTimersByTimeAsync(25_000);
  expect(socket.sent.at(-1)).toMatchObject({ t: "ping" });
  await vi.advanceTimersByTimeAsync(5_010);
  expect(socket.closed).toBe(true);
  expect(Socket.all).toHaveLength(2);
});

test("a socket that never opens is given up", async () => {
  await vi.advanceTimersByTimeAsync(10_000);
  expect(Socket.all[0]!.closed).toBe(true);
  await vi.advanceTimersByTimeAsync(500);
  expect(Socket.all).toHaveLength(2);
});

test("closed by us, it stays closed", async () => {
  open();
  line.close();
  expect(Socket.last.closed).toBe(true);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(Socket.all).toHaveLength(1);
  expect(await line.ask({ t: "ping" })).toEqual({ t: "closed" });
});
