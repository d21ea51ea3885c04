// Addresses and pages, wherever the parlour is served.

import { describe, expect, test } from "vitest";
import { readRoute, writeRoute, type Route } from "../src/route.ts";

const MATCH = "abcdefghij_-ABCDEFGHIJ";
const TOKEN = "0123456789_-abcdefghijklmnopqrstuvwxyzABCDE";

describe.each(["http://localhost:8484/", "https://example.org/games/purrlour/"])("at %s", (at) => {
  const root = new URL(at);

  test.each<[string, Route]>([
    ["", { page: "start" }],
    ["index.html", { page: "start" }],
    ["#purr", { page: "start" }],
    ["new/koty", { page: "new", game: "koty" }],
    ["new/", { page: "lost" }],
    ["new/Koty!", { page: "lost" }],
    [`t/${MATCH}`, { page: "match", match: MATCH, token: "" }],
    [`t/${MATCH}#${TOKEN}`, { page: "match", match: MATCH, token: TOKEN }],
    [`t/${MATCH}#purr`, { page: "match", match: MATCH, token: "" }],
    ["learn/koty", { page: "learn", game: "koty", match: "" }],
    [`learn/koty#${MATCH}`, { page: "learn", game: "koty", match: MATCH }],
    ["learn/koty#purr", { page: "learn", game: "koty", match: "" }],
    ["learn/", { page: "lost" }],
    ["rules/koty", { page: "rules", game: "koty", clause: "" }],
    ["rules/koty#KO-A3", { page: "rules", game: "koty", clause: "KO-A3" }],
    ["rules/koty#purr", { page: "rules", game: "koty", clause: "" }],
    ["rules/", { page: "lost" }],
    [`r/${MATCH}`, { page: "replay", match: MATCH, token: "", moment: 0 }],
    [`r/${MATCH}?m=41#${TOKEN}`, { page: "replay", match: MATCH, token: TOKEN, moment: 41 }],
    [`r/${MATCH}?m=-1`, { page: "replay", match: MATCH, token: "", moment: 0 }],
    [`r/${MATCH}?m=1e9&x=2`, { page: "replay", match: MATCH, token: "", moment: 0 }],
    [`r/${MATCH}?verify`, { page: "replay", match: MATCH, token: "", moment: 0, verify: true }],
    ["r/purr", { page: "lost" }],
    [`c/${MATCH}`, { page: "campaign", campaign: MATCH, token: "" }],
    [`c/${MATCH}#${TOKEN}`, { page: "campaign", campaign: MATCH, token: TOKEN }],
    [`c/${MATCH}#purr`, { page: "campaign", campaign: MATCH, token: "" }],
    ["c/mice_and_mystics", { page: "campaigns", game: "mice_and_mystics" }],
    ["c/", { page: "lost" }],
    ["c/Purr!", { page: "lost" }],
    ["t/", { page: "lost" }],
    ["t/purr", { page: "lost" }],
    [`t/${MATCH}/purr`, { page: "lost" }],
    ["purr", { page: "lost" }],
  ])("%s", (path, route) => expect(readRoute(new URL(path, root), root)).toEqual(route));

  test.each<Route>([
    { page: "start" },
    { page: "new", game: "koty" },
    { page: "campaigns", game: "mice_and_mystics" },
    { page: "campaign", campaign: MATCH, token: "" },
    { page: "campaign", campaign: MATCH, token: TOKEN },
    { page: "match", match: MATCH, token: "" },
    { page: "match", match: MATCH, token: TOKEN },
    { page: "rules", game: "koty", clause: "" },
    { page: "rules", game: "koty", clause: "KO-A3" },
    { page: "replay", match: MATCH, token: "", moment: 7 },
    { page: "replay", match: MATCH, token: TOKEN, moment: 0, verify: true },
    { page: "replay", match: MATCH, token: TOKEN, moment: 41 },
  ])("an address leads back to its page", (route) => {
    expect(readRoute(writeRoute(route, root), root)).toEqual(route);
  });

  test("a token is never sent", () => {
    const about = { match: MATCH, token: TOKEN };
    const address = writeRoute({ page: "match", ...about }, root);
    const moment = writeRoute({ page: "replay", ...about, moment: 41 }, root);
    for (const { href } of [address, moment]) expect(href.split("#")[0]).not.toContain(TOKEN);
  });
});

test("an address outside is nobody's", () => {
  const root = new URL("https://example.org/purrlour/");
  expect(readRoute(new URL("https://example.org/"), root)).toEqual({ page: "lost" });
});
