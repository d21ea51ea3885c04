// Hashing: SHA-256 and HMAC, by the browser where it offers them, else by our own hands.
//
// Browsers keep WebCrypto to https and to this very device; a parlour opened by plain http over
// the home network has to do without.

import { sha256 } from "../sha256.ts";

export type Bytes = Uint8Array<ArrayBuffer>;

/** What hashes are made with. */
export interface Hashing {
  hash(message: Bytes): Promise<Bytes>;
  /** HMAC-SHA-256 (RFC 2104) under one key, as often as wanted. */
  keyed(key: Bytes): Promise<(message: Bytes) => Promise<Bytes>>;
}

/** Bytes of a block of SHA-256. */
const BLOCK = 64;

/** The browser's own. */
export function byBrowser(subtle: SubtleCrypto): Hashing {
  return {
    hash: async (message) => new Uint8Array(await subtle.digest("SHA-256", message)),
    async keyed(key) {
      const algorithm = { name: "HMAC", hash: "SHA-256" };
      const secret = await subtle.importKey("raw", key, algorithm, false, ["sign"]);
      return async (message) => new Uint8Array(await subtle.sign("HMAC", secret, message));
    },
  };
}

/** Ours, for browsers that offer none. */
export const BY_HAND: Hashing = {
  hash: (message) => Promise.resolve(sha256(message)),
  keyed(key) {
    const block = new Uint8Array(BLOCK);
    block.set(key.length > BLOCK ? sha256(key) : key);
    const inner = block.map((byte) => byte ^ 0x36);
    const outer = block.map((byte) => byte ^ 0x5c);
    return Promise.resolve((message) =>
      Promise.resolve(sha256(joined(outer, sha256(joined(inner, message))))),
    );
  },
};

/** The better of the two. In types the browser always has one; in life it does not. */
export function bestHashing(): Hashing {
  const subtle = crypto.subtle as SubtleCrypto | undefined;
  return subtle ? byBrowser(subtle) : BY_HAND;
}

export function joined(...parts: readonly Uint8Array[]): Bytes {
  const all = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
  let at = 0;
  for (const part of parts) {
    all.set(part, at);
    at += part.length;
  }
  return all;
}

const encoder = new TextEncoder();

/** A text as bytes. */
export function bytesOf(text: string): Bytes {
  return encoder.encode(text);
}
