import type { ProofChallenge } from '@admissions/model/forms';
import { calculateProof } from '@admissions/model/forms';
import { createFirstWordHash, sha256 } from './sha256.ts';

/** Milliseconds per slice, so that scrolling, typing and screen readers stay responsive. */
const SLICE_MS = 8;

const NUMBERS_PER_CLOCK_CHECK = 64;

/** Tries numbers until the hash matches; reports progress, 0 to 1. */
export async function solveChallenge(
  challenge: ProofChallenge,
  onProgress?: (done: number) => void,
): Promise<string> {
  const { salt, maxnumber } = challenge;
  const firstWord = createFirstWordHash(salt);
  const targetWord = Number.parseInt(challenge.challenge.slice(0, 8), 16) | 0;
  for (let number = 0; number <= maxnumber; ) {
    for (
      const start = performance.now();
      number <= maxnumber &&
      (number % NUMBERS_PER_CLOCK_CHECK !== 0 || performance.now() - start < SLICE_MS);
      number++
    )
      if (firstWord(number) === targetWord && sha256(`${salt}${number}`) === challenge.challenge)
        return calculateProof(challenge, number);
    onProgress?.(Math.min(1, number / maxnumber));
    await new Promise((resolve) => setTimeout(resolve));
  }
  throw new Error('The challenge has no solution');
}
