import type { Api } from '@admissions/api-client';
import { CHALLENGE_PATH, calculateProof, type ProofChallenge } from '@admissions/model/forms';
import { createFirstWordHash, sha256 } from './sha256.ts';

/** A challenge expires after ten minutes; leaves time for the submission. */
const PROOF_MAX_AGE_MS = 8 * 60_000;

/** One proof of work per submission, against automated forms. */
export function createProofSource(api: () => Api) {
  let current: { proof: Promise<string>; at: number } | null = null;
  let done = 0;
  return {
    /** The same proof until `forget` or expiry. Starts calculating on the first call. */
    take() {
      if (!current || Date.now() - current.at > PROOF_MAX_AGE_MS) {
        const proof = api()
          .get<ProofChallenge>(CHALLENGE_PATH, { silent: true })
          .then((challenge) =>
            solveChallenge(challenge, (part) => {
              if (current === started) done = part;
            }),
          );
        const started = { proof, at: Date.now() };
        current = started;
        done = 0;
        // Failures are not cached; `take` rejects with them.
        proof.catch(() => {
          if (current === started) current = null;
        });
      }
      return current.proof;
    },
    /** 0 to 1. */
    progress: () => done,
    /** Call after use or refusal. */
    forget() {
      current = null;
    },
  };
}

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
