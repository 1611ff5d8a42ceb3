// The browser's own SHA-256 is missing on plain http, and its promises make small inputs slower than this.
const primes = Array.from({ length: 312 }, (_, n) => n).filter((n) => n > 1 && !Array.from({ length: n }, (_, d) => d).some((d) => d > 1 && n % d === 0));
const fraction = (root: number) => ((root % 1) * 2 ** 32) | 0;
const K = Int32Array.from(primes.slice(0, 64), (prime) => fraction(Math.cbrt(prime)));
const START = Int32Array.from(primes.slice(0, 8), (prime) => fraction(Math.sqrt(prime)));

/** SHA-256 of an ASCII text, hexadecimal. */
export function sha256(text: string): string {
  const blocks = ((text.length + 8) >> 6) + 1;
  const words = new Int32Array(blocks * 16);
  for (let index = 0; index < text.length; index++) add(words, index, text.charCodeAt(index));
  add(words, text.length, 0x80);
  words[words.length - 1] = text.length * 8;
  const hash = START.slice();
  for (let at = 0; at < words.length; at += 16) compress(hash, words.subarray(at, at + 16));
  return Array.from(hash, (word) => (word >>> 0).toString(16).padStart(8, '0')).join('');
}

function add(words: Int32Array, index: number, byte: number): void {
  words[index >> 2] = (words[index >> 2] as number) | (byte << (24 - 8 * (index & 3)));
}
const turned = (word: number, by: number) => (word >>> by) | (word << (32 - by));
const schedule = new Int32Array(64);

function compress(hash: Int32Array, block: Int32Array): void {
  schedule.set(block);
  const w = (index: number) => schedule[index] as number;
  for (let t = 16; t < 64; t++) {
    const [x, y] = [w(t - 15), w(t - 2)];
    const small = turned(x, 7) ^ turned(x, 18) ^ (x >>> 3);
    const large = turned(y, 17) ^ turned(y, 19) ^ (y >>> 10);
    schedule[t] = (w(t - 16) + small + w(t - 7) + large) | 0;
  }
  let [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = hash;
  for (let t = 0; t < 64; t++) {
    const one = (h + (turned(e, 6) ^ turned(e, 11) ^ turned(e, 25)) + ((e & f) ^ (~e & g)) + (K[t] as number) + w(t)) | 0;
    const two = ((turned(a, 2) ^ turned(a, 13) ^ turned(a, 22)) + ((a & b) ^ (a & c) ^ (b & c))) | 0;
    h = g;
    g = f;
    f = e;
    e = (d + one) | 0;
    d = c;
    c = b;
    b = a;
    a = (one + two) | 0;
  }
  for (const [index, word] of [a, b, c, d, e, f, g, h].entries()) hash[index] = ((hash[index] as number) + word) | 0;
}
