// SHA-256, for browsers that have none: WebCrypto is missing where a parlour is opened by plain
// http over the home network. FIPS 180-4; tests hold it against known answers and WebCrypto.

const PRIMES = firstPrimes(64);
const K = Uint32Array.from(PRIMES, (prime) => fraction(Math.cbrt(prime)));
const START = Uint32Array.from(PRIMES.slice(0, 8), (prime) => fraction(Math.sqrt(prime)));

/** The hash of some bytes, as bytes. */
export function sha256(message: Uint8Array): Uint8Array<ArrayBuffer> {
  const blocks = new Uint8Array(((message.length + 8) >> 6) * 64 + 64);
  blocks.set(message);
  blocks[message.length] = 0x80;
  const padded = new DataView(blocks.buffer);
  padded.setBigUint64(blocks.length - 8, BigInt(message.length) * 8n);
  const state = START.slice();
  const w = new Uint32Array(64);
  for (let at = 0; at < blocks.length; at += 64) mix(state, w, padded, at);
  const hash = new DataView(new ArrayBuffer(32));
  state.forEach((word, place) => hash.setUint32(place * 4, word));
  return new Uint8Array(hash.buffer);
}

/** Bytes as hexadecimal digits. */
export function hex(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

function mix(state: Uint32Array, w: Uint32Array, block: DataView, at: number): void {
  for (let i = 0; i < 16; i++) w[i] = block.getUint32(at + i * 4);
  for (let i = 16; i < 64; i++) {
    const [a, b] = [w[i - 15]!, w[i - 2]!];
    const s0 = turn(a, 7) ^ turn(a, 18) ^ (a >>> 3);
    const s1 = turn(b, 17) ^ turn(b, 19) ^ (b >>> 10);
    w[i] = w[i - 16]! + s0 + w[i - 7]! + s1;
  }
  let [a, b, c, d, e, f, g, h] = state as unknown as number[];
  for (let i = 0; i < 64; i++) {
    const s1 = turn(e!, 6) ^ turn(e!, 11) ^ turn(e!, 25);
    const choice = (e! & f!) ^ (~e! & g!);
    const one = (h! + s1 + choice + K[i]! + w[i]!) | 0;
    const s0 = turn(a!, 2) ^ turn(a!, 13) ^ turn(a!, 22);
    const majority = (a! & b!) ^ (a! & c!) ^ (b! & c!);
    [h, g, f, e, d, c, b, a] = [g, f, e, (d! + one) | 0, c, b, a, (one + s0 + majority) | 0];
  }
  [a, b, c, d, e, f, g, h].forEach((word, place) => (state[place]! += word!));
}

function turn(word: number, by: number): number {
  return (word >>> by) | (word << (32 - by));
}

/** The first 32 bits behind the point. */
function fraction(root: number): number {
  return ((root - Math.floor(root)) * 2 ** 32) | 0;
}

function firstPrimes(count: number): number[] {
  const found: number[] = [];
  for (let number = 2; found.length < count; number++) {
    if (found.every((prime) => number % prime)) found.push(number);
  }
  return found;
}
