import { createHash } from 'node:crypto';
import { calculateProof, type ProofChallenge } from '@admissions/model/forms';
import { createProofs } from '../../features/forms/send/proof.ts';
import type { TestApp } from './test-app.ts';

/** A fresh proof: every submission needs its own. */
export const solvedProof = async ({ deps: { config } }: Pick<TestApp, 'deps'>): Promise<string> =>
  solved(await createProofs(config).challenge());

export function solved(challenge: ProofChallenge): string {
  for (let number = 0; number <= challenge.maxnumber; number++)
    if (
      createHash('sha256').update(`${challenge.salt}${number}`).digest('hex') ===
      challenge.challenge
    )
      return calculateProof(challenge, number);
  throw new Error('The challenge has no solution');
}
