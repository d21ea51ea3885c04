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
    [`t/${MATCH}`, { page: "match", match: MATCH, token: "" }],
    [`t/${MATCH}#${TOKEN}`, { page: "match", match: MATCH, token: TOKEN }],
    [`t/${MATCH}#purr`, { page: "match", match: MATCH, token: "" }],
    ["t/", { page: "lost" }],
    ["t/purr", { page: "lost" }],
    [`t/${MATCH}/purr`, { page: "lost" }],
    ["purr", { page: "lost" }],
  ])("%s", (path, route) => expect(readRoute(new URL(path, root), root)).toEqual(route));

  test.each<Route>([
    { page: "start" },
    { page: "match", match: MATCH, token: "" },
    { page: "match", match: MATCH, token: TOKEN },
  ])("an address leads back to its page", (route) => {
    expect(readRoute(writeRoute(route, root), root)).toEqual(route);
  });

  test("a token is never sent", () => {
    const address = writeRoute({ page: "match", match: MATCH, token: TOKEN }, root);
    expect(address.href.split("#")[0]).not.toContain(TOKEN);
  });
});

test("an address outside is nobody's", () => {
  const root = new URL("https://example.org/purrlour/");
  expect(readRoute(new URL("https://example.org/"), root)).toEqual({ page: "lost" });
});
