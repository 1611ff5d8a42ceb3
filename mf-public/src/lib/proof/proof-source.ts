import type { Api } from '@admissions/api-client';
import type { ProofChallenge } from '@admissions/model/forms';
import { CHALLENGE_PATH } from '@admissions/model/forms';
import { solveChallenge } from './solve-challenge.ts';

/** A challenge expires after ten minutes; leaves time for the submission. */
const PROOF_MAX_AGE_MS = 8 * 60_000;

export interface ProofSource {
  /** The same proof until `forget` or expiry. Starts calculating on the first call. */
  take(): Promise<string>;
  /** Progress, 0 to 1. */
  progress(): number;
  /** Call after use or refusal. */
  forget(): void;
}

/** One proof of work per submission, against automated forms. */
export function createProofSource(api: () => Api): ProofSource {
  let current: { proof: Promise<string>; at: number } | null = null;
  let done = 0;
  return {
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
    progress: () => done,
    forget() {
      current = null;
    },
  };
}
