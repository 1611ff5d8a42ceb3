import type { ProofChallenge } from '@admissions/contracts';
import { proofOf } from '@admissions/contracts';
import { sha256 } from './sha256.ts';

/** Milliseconds of calculating between two breaths, so that scrolling, typing and reading aloud go on. */
const AT_ONCE = 8;

/** Tries numbers until one has the challenge's hash; answers the proof. */
export async function solveChallenge(challenge: ProofChallenge): Promise<string> {
  for (let number = 0; number <= challenge.maxnumber; ) {
    for (const start = performance.now(); performance.now() - start < AT_ONCE && number <= challenge.maxnumber; number++)
      if (sha256(`${challenge.salt}${number}`) === challenge.challenge) return proofOf(challenge, number);
    await new Promise((resolve) => setTimeout(resolve));
  }
  throw new Error('The challenge has no solution');
}
