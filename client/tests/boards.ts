// Boards of games on a page: shows one, presses what is on it, reads what it says.

import { flushSync, mount, unmount, type Component } from "svelte";
import { afterEach, beforeAll, vi } from "vitest";
import { speech } from "../src/speech.svelte.ts";
import { Choosing, NO_CHOOSING, type Choice } from "../src/table/choosing.svelte.ts";
import type { Stage } from "../src/table/stage.ts";
import type { GameKey } from "../src/wire.ts";
import { Words } from "../src/words.ts";
import { LIMIT } from "./figures.ts";

export const NAMES = ["Ann", "Bob", "Cleo"];
/** What may be chosen: notation and parts. */
export type Offered = [string, Choice["parts"]][];
type About<G extends GameKey> = Partial<Stage<G>>;

/** A game's board for the tests of a file. What differs from a stage with this view is said when it
 * is shown; what is played is collected, and what is asked about. */
export function boards<G extends GameKey>(
  game: G,
  Board: Component<{ stage: Stage<G> }>,
  usual: About<G> & Pick<Stage<G>, "view">,
) {
  const asked: string[] = [];
  let shown: object | null = null;

  beforeAll(async () => {
    await speech.learn([game]);
    await speech.speak("en");
  });

  async function hide(): Promise<void> {
    if (shown) await unmount(shown);
    shown = null;
  }
  afterEach(hide);

  function show(about: About<G>, offered: Offered = []): string[] {
    const played: string[] = [];
    asked.length = 0;
    const words = new Words(speech.text(game), NAMES, about.seat ?? 0);
    const choices = offered.map(([text, parts]) => ({
      text,
      parts,
      label: words.action(text, parts),
    }));
    const choosing = new Choosing({
      choices: () => choices,
      question: () => 1,
      play: ({ text }) => played.push(text),
      why: (notation) => {
        asked.push(notation);
        return Promise.resolve(null);
      },
    });
    const stage: Stage<G> = {
      seat: 0,
      people: NAMES.map((name) => ({ name, here: true })),
      words,
      pending: [{ seat: 0, kind: "turn", about: "", left: null }],
      choosing: offered.length ? choosing : NO_CHOOSING,
      happened: { serial: 1, events: [], fresh: false },
      hints: true,
      open: null,
      ...usual,
      ...about,
    };
    shown = mount(Board, { target: document.body, props: { stage } });
    flushSync();
    return played;
  }

  return { asked, hide, show };
}

/** The words of something, on one line. */
export function plain(element: Element): string {
  return element.textContent.trim().replaceAll(/\s+/g, " ");
}

/** What a button is called. */
export function nameOf(button: Element): string {
  return plain(button.querySelector(".heard") ?? button);
}

/** All words on the page. */
export function said(): string {
  return plain(document.body);
}

export function buttons(): Element[] {
  return [...document.querySelectorAll("button")];
}

/** Waits for what comes only when it is needed. */
export function come(what: string): Promise<Element> {
  return vi.waitFor(
    () => {
      flushSync();
      const found = document.querySelector(what);
      if (!found) throw new Error(`no ${what}`);
      return found;
    },
    { timeout: LIMIT },
  );
}

/** Presses the button whose name begins so, or else has this in it. */
export function press(name: string): void {
  const all = [...document.querySelectorAll("button")];
  const found =
    all.find((one) => nameOf(one).startsWith(name)) ??
    all.find((one) => nameOf(one).includes(name));
  if (!found) throw new Error(`no button ${name}`);
  found.click();
  flushSync();
}
