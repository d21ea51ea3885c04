// @vitest-environment happy-dom
// Which sounds are made, and when it stays silent. How they sound, tests/browser measures.

import { beforeEach, expect, test, vi } from "vitest";
import { RECIPES, type SoundName } from "../src/sound/recipes.ts";

/** Stands in for the browser’s: it counts what begins to sound. */
class Speaker {
  static all: Speaker[] = [];
  state = "suspended";
  currentTime = 0;
  sampleRate = 100;
  started = 0;
  destination = {};
  constructor() {
    Speaker.all.push(this);
  }
  async resume() {
    this.state = "running";
  }
  #node = () => {
    const value = { value: 0 };
    const change = () => value;
    const param = Object.assign(value, {
      setValueAtTime: change,
      setTargetAtTime: change,
      linearRampToValueAtTime: change,
      exponentialRampToValueAtTime: change,
    });
    const connect = (next: unknown) => next;
    const start = () => void this.started++;
    return { connect, start, stop: () => {}, gain: param, frequency: param, Q: param };
  };
  createGain = this.#node;
  createOscillator = this.#node;
  createBufferSource = this.#node;
  createBiquadFilter = this.#node;
  createDynamicsCompressor = this.#node;
  createBuffer = (_: number, length: number) => ({
    getChannelData: () => new Float32Array(length),
  });
}

async function opened() {
  vi.resetModules();
  const { settings } = await import("../src/settings.svelte.ts");
  const { play } = await import("../src/sound/sound.ts");
  return { settings, play };
}

/** How many voices began, once everything had its time. */
async function voices(): Promise<number> {
  await vi.dynamicImportSettled();
  await new Promise((done) => setTimeout(done));
  return Speaker.all.reduce((sum, speaker) => sum + speaker.started, 0);
}

function page(visibility: DocumentVisibilityState, touched?: boolean) {
  vi.spyOn(document, "visibilityState", "get").mockReturnValue(visibility);
  const userActivation = touched === undefined ? undefined : { hasBeenActive: touched };
  vi.stubGlobal("navigator", Object.assign(Object.create(navigator), { userActivation }));
}

beforeEach(() => {
  localStorage.clear();
  Speaker.all = [];
  vi.unstubAllGlobals();
  vi.stubGlobal("AudioContext", Speaker);
  page("visible", true);
});

test("every sound there is can be heard", async () => {
  const { play } = await opened();
  for (const name of Object.keys(RECIPES) as SoundName[]) {
    const before = await voices();

    play(name);

    expect(await voices(), name).toBeGreaterThan(before);
  }
  expect(Speaker.all).toHaveLength(1);
  expect(Speaker.all[0]?.state).toBe("running");
});

test.each([
  ["it is switched off", { sound: false }],
  ["the volume is nothing", { volume: 0 }],
])("nothing is even opened while %s", async (_, chosen) => {
  const { play, settings } = await opened();
  Object.assign(settings, chosen);

  play("card");

  expect(await voices()).toBe(0);
  expect(Speaker.all).toEqual([]);
});

test("before the first gesture nothing is opened, afterwards it is", async () => {
  const { play } = await opened();
  page("visible", false);
  play("card");
  expect(Speaker.all).toEqual([]);

  page("visible", true);
  play("card");

  expect(await voices()).toBeGreaterThan(0);
});

test("a tab that nobody looks at only calls", async () => {
  const { play } = await opened();
  page("hidden", true);
  play("card");
  play("message");
  expect(await voices()).toBe(0);

  play("turn");

  expect(await voices()).toBeGreaterThan(0);
});

test("the same at the same time is one", async () => {
  const { play } = await opened();
  play("tick");
  const once = await voices();
  Speaker.all = [];
  const again = (await opened()).play;

  again("tick");
  again("tick");

  expect(await voices()).toBe(once);
});

test.each([
  ["there is none", undefined],
  [
    "it is blocked",
    class {
      constructor() {
        throw new DOMException("no");
      }
    },
  ],
])("without a speaker it is silent: %s", async (_, broken) => {
  vi.stubGlobal("AudioContext", broken);
  const { play } = await opened();

  expect(() => play("card")).not.toThrow();

  expect(await voices()).toBe(0);
});
