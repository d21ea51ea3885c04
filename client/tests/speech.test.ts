// The texts that are loaded, whatever is asked for meanwhile.

import { expect, test, vi } from "vitest";
import { say, speech } from "../src/speech.svelte.ts";

const GAME = "exploding_kittens";

test("a language and a game asked for at the same time are both there", async () => {
  await speech.speak("en");
  expect(say("web-again")).toBe("Try again");
  expect(speech.knows(GAME)).toBe(false);

  expect(say("game-title", {}, GAME)).toBe("Exploding Kittens: Cat Burglar");

  const learnt = speech.learn([GAME]);
  const spoken = speech.speak("pl");
  await learnt;

  expect(speech.text(GAME).language).toBe("pl");
  await spoken;
  expect(say("web-again")).toBe("Spróbuj jeszcze raz");
  expect(speech.text(GAME).card("skip")).toBe("Pomiń");
});

test("the last wish counts", async () => {
  await Promise.all([speech.speak("pl"), speech.speak("en"), speech.speak("pl")]);
  expect(speech.text().language).toBe("pl");
});

test("a gap shows as its key, and is told", async () => {
  await speech.speak("en");
  const told = vi.spyOn(console, "error").mockReturnValue();

  expect(say("purr")).toBe("purr");

  expect(told).toHaveBeenCalledOnce();
});

test("a game may bring several files: sentences, things, a book", async () => {
  const game = "mice_and_mystics";
  await speech.speak("en");
  expect(say("game-title", {}, game)).toBe("Mice and Mystics");
  expect(speech.knows(game)).toBe(false);

  await speech.learn([game]);

  const rest = ["story-ch1-before", "effect-corin", "rule-ch1-first-trap"];
  for (const key of ["ask-turn", "card-corin", "chapter-ch1", "web-mice-deeds"])
    expect(speech.text(game).has(key), key).toBe(true);
  for (const key of rest) expect(speech.text(game).has(key), key).toBe(false);
  const told = { key: "ch1-lost", short: "no" };
  expect(say("event-story", told, game)).toBe("…");
  await speech.learnRest(game);
  expect(say("event-story", told, game)).toMatch(/^The lamp in the larder goes out/);
  for (const key of rest) expect(speech.text(game).has(key), key).toBe(true);
  // mistakes of storybooks belong to the command line
  expect(speech.text(game).has("refuse-content-missing")).toBe(false);
});

test("a storybook of somebody else speaks instead of the game's own", async () => {
  const game = "mice_and_mystics";
  const book = "chapter-ch1 = The Mill\nrule-ch1-flour = Flour is slippery.\n";
  vi.stubGlobal("fetch", () => Promise.resolve(new Response(book)));
  await speech.speak("en");

  await speech.learn([game], [{ key: game, book: "mill" }]);

  const text = speech.text(game);
  expect(text.say("chapter-ch1")).toBe("The Mill");
  expect(text.keys("rule-")).toEqual(["rule-ch1-flour"]);
  expect(text.has("ask-turn")).toBe(true);

  await speech.learn([game], [{ key: game, book: "" }]);
  expect(speech.text(game).say("chapter-ch1")).toBe("The Silent Bell");
});
