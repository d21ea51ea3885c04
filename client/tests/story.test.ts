// Over every page of the story there is a picture, and the first page is told once.

import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { Book } from "../src/games/mice_and_mystics/story/book.svelte.ts";
import { vignetteOf } from "../src/games/mice_and_mystics/story/vignettes.ts";

const TEXT = "../../src/purrlour/games/mice_and_mystics/text/book-en.ftl";
const written = readFileSync(new URL(TEXT, import.meta.url), "utf8");
const pages = [...written.matchAll(/^story-([\w-]+) =/gm)].map(([, page = ""]) =>
  page.replaceAll("-", "_"),
);

test("pages show what they tell", () => {
  expect(pages.length).toBeGreaterThan(90);
  for (const page of pages) {
    const { foe, thing, place, lost } = vignetteOf(page);
    expect(
      Boolean(foe ?? thing ?? lost) ||
        place === "water" ||
        page.endsWith("t1_blue") ||
        page.endsWith("ash"),
      page,
    ).toBe(true);
  }
  expect(vignetteOf("ch1_t7_orange")).toEqual({ place: "garden", thing: "bell" });
  expect(vignetteOf("ch3_cat_comes").foe).toBe("brodie");
  expect(vignetteOf("ch4_hundredknock_asleep").foe).toBe("hundredknock");
  expect(vignetteOf("ch5_regent_beaten").foe).toBeUndefined();
  expect(vignetteOf("ch2_lost").lost).toBe(true);
});

test("a page of somebody else’s story has one as well", () => {
  expect(vignetteOf("intro_somewhere")).toEqual({ place: "village", thing: "lamp" });
});

test("what was read before mice were chosen does not open once more", () => {
  const book = new Book();
  book.begin("ch1_before");
  expect(book.page).toBe("ch1_before");
  book.show();
  book.close();
  book.told(["ch1_before", "ch1_t1_orange"]);
  expect(book.pages).toEqual(["ch1_t1_orange"]);
});
