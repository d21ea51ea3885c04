// What makes the page installable: all that is promised is there.

import { existsSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

const client = `${import.meta.dirname}/../`;
const manifest = JSON.parse(readFileSync(`${client}public/manifest.webmanifest`, "utf8"));
const css = readFileSync(`${client}src/tokens.css`, "utf8");

test("the manifest works under any path", () => {
  for (const name of ["id", "start_url", "scope"]) expect(manifest[name]).toBe("./");
  for (const { src } of manifest.icons) expect(src).not.toMatch(/^\/|:/);
});

test("its icons exist, one of them with room for every mask", () => {
  const icons: { src: string; purpose: string }[] = manifest.icons;
  expect(icons.map(({ purpose }) => purpose)).toEqual(["any", "maskable"]);
  for (const { src } of icons) expect(existsSync(`${client}public/${src}`), src).toBe(true);
});

test("its colours are those of the room", () => {
  const room = /--room: (#[0-9a-f]{6})/.exec(css)?.[1];
  expect([manifest.theme_color, manifest.background_color]).toEqual([room, room]);
  expect(readFileSync(`${client}index.html`, "utf8")).toContain(`content="${room}"`);
});
