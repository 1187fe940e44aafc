// SHA-256 and HMAC of our own: over plain http a browser has no `crypto.subtle`.

const SIZE = 64; // bytes of a block

// The fractional parts of the cube roots, and of the square roots, of the first primes.
const ROUND = Array.from(primes(64), (prime) => fraction(Math.cbrt(prime)));
const FIRST = Array.from(primes(8), (prime) => fraction(Math.sqrt(prime)));

function* primes(count: number): Generator<number> {
  const found: number[] = [];
  for (let n = 2; found.length < count; n += 1) {
    if (found.some((prime) => n % prime === 0)) continue;
    found.push(n);
    yield n;
  }
}

function fraction(root: number): number {
  return ((root % 1) * 2 ** 32) >>> 0;
}

export function sha256(bytes: Uint8Array): Uint8Array {
  const blocks = new DataView(padded(bytes).buffer);
  const hash = Uint32Array.from(FIRST);
  for (let at = 0; at < blocks.byteLength; at += SIZE) mix(hash, blocks, at);
  const result = new DataView(new ArrayBuffer(32));
  hash.forEach((word, at) => {
    result.setUint32(at * 4, word);
  });
  return new Uint8Array(result.buffer);
}

export function hmac(key: Uint8Array, bytes: Uint8Array): Uint8Array {
  const block = new Uint8Array(SIZE);
  block.set(key.length > SIZE ? sha256(key) : key);
  const inner = sha256(joined(masked(block, 0x36), bytes));
  return sha256(joined(masked(block, 0x5c), inner));
}

/** A text in UTF-8. */
export const utf8 = (text: string): Uint8Array => new TextEncoder().encode(text);

export function hex(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

export function unhex(text: string): Uint8Array {
  return Uint8Array.from(text.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));
}

/** The bytes, a one, zeros, and the length in bits. */
function padded(bytes: Uint8Array): Uint8Array {
  const length = Math.ceil((bytes.length + 9) / SIZE) * SIZE;
  const filled = new Uint8Array(length);
  filled.set(bytes);
  filled[bytes.length] = 0x80;
  const end = new DataView(filled.buffer, length - 8);
  end.setUint32(0, Math.floor(bytes.length / 2 ** 29));
  end.setUint32(4, (bytes.length * 8) >>> 0);
  return filled;
}

function mix(hash: Uint32Array, blocks: DataView, start: number): void {
  const words = new Uint32Array(64);
  const word = (at: number) => words[at] as number;
  for (let at = 0; at < 64; at += 1) {
    if (at < 16) words[at] = blocks.getUint32(start + at * 4);
    else {
      const early = turned(word(at - 15), 7) ^ turned(word(at - 15), 18) ^ (word(at - 15) >>> 3);
      const late = turned(word(at - 2), 17) ^ turned(word(at - 2), 19) ^ (word(at - 2) >>> 10);
      words[at] = word(at - 16) + early + word(at - 7) + late;
    }
  }
  let values = Array.from(hash);
  for (let at = 0; at < 64; at += 1) {
    values = stirred(values as Eight, ((ROUND[at] as number) + word(at)) | 0);
  }
  values.forEach((value, at) => {
    hash[at] = (hash[at] as number) + value;
  });
}

type Eight = [number, number, number, number, number, number, number, number];

function stirred([a, b, c, d, e, f, g, h]: Eight, word: number): Eight {
  const chosen = (e & f) ^ (~e & g);
  const most = (a & b) ^ (a & c) ^ (b & c);
  const one = h + (turned(e, 6) ^ turned(e, 11) ^ turned(e, 25)) + chosen + word;
  const two = (turned(a, 2) ^ turned(a, 13) ^ turned(a, 22)) + most;
  return [(one + two) | 0, a, b, c, (d + one) | 0, e, f, g];
}

function turned(word: number, by: number): number {
  return (word >>> by) | (word << (32 - by));
}

function masked(block: Uint8Array, mask: number): Uint8Array {
  return block.map((byte) => byte ^ mask);
}

function joined(first: Uint8Array, second: Uint8Array): Uint8Array {
  const both = new Uint8Array(first.length + second.length);
  both.set(first);
  both.set(second, first.length);
  return both;
}
