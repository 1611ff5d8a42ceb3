import type { Api } from '@admissions/api-client';
import type { ProofChallenge } from '@admissions/model/forms';
import { CHALLENGE_PATH } from '@admissions/model/forms';
import { solveChallenge } from './solve-challenge.ts';

/** A challenge is good for ten minutes; one that is sent at the last moment arrives too late. */
const PROOF_MAX_AGE_MS = 8 * 60_000;

export interface ProofSource {
  /** The proof for this submission: the same one until it is forgotten or too old. Starts calculating when it is first asked for. */
  take(): Promise<string>;
  /** How much of the calculation is done, 0 to 1; for whoever waits for it. */
  progress(): number;
  /** After it was used or refused: the next one is another. */
  forget(): void;
}

/** Proofs that a form is not sent by a program, one for each submission. */
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
        // What failed is not kept; whoever waits for it hears of it.
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
