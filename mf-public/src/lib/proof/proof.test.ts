import { createHash } from 'node:crypto';
import type { Api } from '@admissions/api-client';
import type { ProofChallenge } from '@admissions/model/forms';
import { describe, expect, it, vi } from 'vitest';
import { createProofSource, solveChallenge } from './proof-source.ts';
import { createFirstWordHash, sha256 } from './sha256.ts';

const hashOf = (text: string) => createHash('sha256').update(text).digest('hex');
const challengeFor = (
  number: number,
  salt = 'abcdef0123456789abcdef01?expires=1800000000&',
): ProofChallenge => ({
  algorithm: 'SHA-256',
  challenge: hashOf(`${salt}${number}`),
  maxnumber: 5000,
  salt,
  signature: 'f'.repeat(64),
});
const given = (challenges: ProofChallenge[]) => {
  let requestCount = 0;
  const get = async () => {
    const next = challenges[requestCount++];
    if (!next) throw new Error('lost');
    return next;
  };
  return {
    source: createProofSource(() => ({ get }) as unknown as Api),
    requestCount: () => requestCount,
  };
};

describe('proof of work', () => {
  it('matches the reference SHA-256 at every length of the last block', () => {
    for (let length = 0; length < 200; length++) {
      const text = Array.from({ length }, (_, index) =>
        String.fromCharCode(32 + ((index * 7 + length) % 95)),
      ).join('');
      expect(sha256(text)).toBe(hashOf(text));
    }
  });
  it('matches the reference hash of salt and number, also beyond one block', () => {
    for (const length of [0, 44, 48, 50, 54, 55, 60, 130]) {
      const salt = 's'.repeat(length);
      const firstWord = createFirstWordHash(salt);
      for (const number of [0, 7, 10, 99_999, 400_000, 12_345_678])
        expect(firstWord(number) >>> 0).toBe(
          Number.parseInt(hashOf(`${salt}${number}`).slice(0, 8), 16),
        );
    }
  });
  it('solves the hardest challenge, reports progress and yields to other tasks', async () => {
    let turns = 0;
    const timer = setInterval(() => turns++, 0);
    const progress: number[] = [];
    const challenge = { ...challengeFor(399_000), maxnumber: 400_000 };
    const proof = await solveChallenge(challenge, (done) => progress.push(done));
    clearInterval(timer);
    const { maxnumber: _, ...solved } = challenge;
    expect(JSON.parse(atob(proof))).toEqual({ ...solved, number: 399_000 });
    expect(turns).toBeGreaterThan(2);
    expect(progress.length).toBeGreaterThan(2);
    expect(progress).toEqual(progress.toSorted((one, other) => one - other));
    expect(progress.at(-1)).toBeLessThanOrEqual(1);
  });
  it('returns one proof until it is forgotten, then another', async () => {
    const { source, requestCount } = given([challengeFor(1), challengeFor(2)]);
    const [first, again] = await Promise.all([source.take(), source.take()]);
    expect(again).toBe(first);
    source.forget();
    expect(await source.take()).not.toBe(first);
    expect(requestCount()).toBe(2);
  });
  it('requests a new challenge before the first expires', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    const { source, requestCount } = given([challengeFor(1), challengeFor(2)]);
    await source.take();
    vi.setSystemTime(Date.now() + 9 * 60_000);
    await source.take();
    expect(requestCount()).toBe(2);
  });
});
