// Web Crypto is missing on plain http, and its promises are slower for small inputs.
const primes = Array.from({ length: 312 }, (_, n) => n).filter(
  (n) => n > 1 && !Array.from({ length: n }, (_, d) => d).some((d) => d > 1 && n % d === 0),
);
const fraction = (root: number) => ((root % 1) * 2 ** 32) | 0;
const K = Int32Array.from(primes.slice(0, 64), (prime) => fraction(Math.cbrt(prime)));
const INITIAL_HASH = Int32Array.from(primes.slice(0, 8), (prime) => fraction(Math.sqrt(prime)));

/** Hexadecimal; ASCII only. */
export function sha256(text: string) {
  const blocks = ((text.length + 8) >> 6) + 1;
  const words = new Int32Array(blocks * 16);
  for (let index = 0; index < text.length; index++) add(words, index, text.charCodeAt(index));
  add(words, text.length, 0x80);
  words[words.length - 1] = text.length * 8;
  const hash = INITIAL_HASH.slice();
  for (let at = 0; at < words.length; at += 16) compress(hash, words.subarray(at, at + 16));
  return Array.from(hash, (word) => (word >>> 0).toString(16).padStart(8, '0')).join('');
}

/** Longest text of a single block. */
const MAX_SINGLE_BLOCK_LENGTH = 55;

/** First word of SHA-256 of `salt` + number; several times faster than `sha256`. */
export function createFirstWordHash(salt: string): (number: number) => number {
  const block = new Int32Array(16);
  const hash = new Int32Array(8);
  for (let index = 0; index < salt.length; index++) add(block, index, salt.charCodeAt(index));
  const fixed = block.slice();
  return (number) => {
    const digits = String(number);
    const length = salt.length + digits.length;
    if (length > MAX_SINGLE_BLOCK_LENGTH)
      return Number.parseInt(sha256(`${salt}${digits}`).slice(0, 8), 16) | 0;
    block.set(fixed);
    for (let index = 0; index < digits.length; index++)
      add(block, salt.length + index, digits.charCodeAt(index));
    add(block, length, 0x80);
    block[15] = length * 8;
    hash.set(INITIAL_HASH);
    compress(hash, block);
    return hash[0] as number;
  };
}

function add(words: Int32Array, index: number, byte: number) {
  words[index >> 2] = (words[index >> 2] as number) | (byte << (24 - 8 * (index & 3)));
}
const rotateRight = (word: number, by: number) => (word >>> by) | (word << (32 - by));
const schedule = new Int32Array(64);

function compress(hash: Int32Array, block: Int32Array) {
  const w = schedule;
  w.set(block);
  for (let t = 16; t < 64; t++) {
    const x = w[t - 15] as number;
    const y = w[t - 2] as number;
    const small = rotateRight(x, 7) ^ rotateRight(x, 18) ^ (x >>> 3);
    const large = rotateRight(y, 17) ^ rotateRight(y, 19) ^ (y >>> 10);
    w[t] = ((w[t - 16] as number) + small + (w[t - 7] as number) + large) | 0;
  }
  // Variables instead of an array avoid 64 allocations a block.
  let a = hash[0] as number;
  let b = hash[1] as number;
  let c = hash[2] as number;
  let d = hash[3] as number;
  let e = hash[4] as number;
  let f = hash[5] as number;
  let g = hash[6] as number;
  let h = hash[7] as number;
  for (let t = 0; t < 64; t++) {
    const one =
      (h +
        (rotateRight(e, 6) ^ rotateRight(e, 11) ^ rotateRight(e, 25)) +
        ((e & f) ^ (~e & g)) +
        (K[t] as number) +
        (w[t] as number)) |
      0;
    const two =
      ((rotateRight(a, 2) ^ rotateRight(a, 13) ^ rotateRight(a, 22)) +
        ((a & b) ^ (a & c) ^ (b & c))) |
      0;
    h = g;
    g = f;
    f = e;
    e = (d + one) | 0;
    d = c;
    c = b;
    b = a;
    a = (one + two) | 0;
  }
  hash[0] = ((hash[0] as number) + a) | 0;
  hash[1] = ((hash[1] as number) + b) | 0;
  hash[2] = ((hash[2] as number) + c) | 0;
  hash[3] = ((hash[3] as number) + d) | 0;
  hash[4] = ((hash[4] as number) + e) | 0;
  hash[5] = ((hash[5] as number) + f) | 0;
  hash[6] = ((hash[6] as number) + g) | 0;
  hash[7] = ((hash[7] as number) + h) | 0;
}
