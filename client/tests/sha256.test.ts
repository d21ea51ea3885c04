import { expect, test } from "vitest";
import { hex, sha256 } from "../src/sha256.ts";

const bytes = (text: string) => new TextEncoder().encode(text);

test.each([
  ["", "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"],
  ["abc", "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"],
  [
    "abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq",
    "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1",
  ],
])("the standard's own example %j", (text, hash) => {
  expect(hex(sha256(bytes(text)))).toBe(hash);
});

test("every length up to three blocks is as WebCrypto has it", async () => {
  for (let length = 0; length <= 200; length++) {
    const message = Uint8Array.from({ length }, (_, at) => (at * 31 + length) & 255);
    const known = new Uint8Array(await crypto.subtle.digest("SHA-256", message));
    expect(hex(sha256(message)), String(length)).toBe(hex(known));
  }
});
