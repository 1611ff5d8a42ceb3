import { createHmac } from 'node:crypto';
import type { ProofChallenge } from '@admissions/model/forms';
import { createChallenge, verifySolution } from 'altcha-lib/v1';
import { lt } from 'drizzle-orm';
import { z } from 'zod';
import type { Config } from '../../../platform/config/config.ts';
import type { Database, Tx } from '../../../platform/db/database.ts';
import { invalid } from '../../../platform/http/http-error.ts';
import { spentProofs } from '../../../platform/limits/spent-proofs-table.ts';
import { PROOF_MAX_LENGTH } from '../data/guard-schema.ts';

const PROOF_TTL_MS = 600_000;
/** Milliseconds for which a challenge is enough although the forms have become busier since it was given: nobody can put cheap ones by for a flood. */
const LEVEL_GRACE_MS = 60_000;

/** A solved challenge: the signature that is spent with it, and until when it is good. */
export interface Proof {
  signature: string;
  expiresAt: string;
  /** How busy the forms were when the challenge was given: each level doubles the work. */
  level: number;
}
export interface Proofs {
  challenge(level?: number): Promise<ProofChallenge>;
  /** What a proof is worth; null when it is none of ours or not solved. Its time is looked at when it is spent. */
  read(proof: unknown): Promise<Proof | null>;
}

const solutionSchema = z.strictObject({
  algorithm: z.literal('SHA-256'),
  challenge: z.string().regex(/^[0-9a-f]{64}$/),
  number: z.int().min(0).max(80_000_000),
  // With a number of six digits one block of SHA-256: a longer one would double the browser's work.
  salt: z.string().regex(/^[0-9a-f]{24}\?l=[0-3]&expires=\d{10}&$/),
  signature: z.string().regex(/^[0-9a-f]{64}$/),
});

/** Challenges and their proofs, signed with a key of their own made from the data key: nothing is kept until a proof is spent. */
export function createProofs({
  dataKey,
  formProof,
}: Pick<Config, 'dataKey' | 'formProof'>): Proofs {
  const hmacKey = createHmac('sha256', Buffer.from(dataKey, 'hex')).update('proofs').digest('hex');
  return {
    async challenge(level = 0) {
      const maxnumber = formProof * 2 ** level;
      const expires = new Date(Date.now() + PROOF_TTL_MS);
      const { challenge, salt, signature } = await createChallenge({
        hmacKey,
        maxnumber,
        expires,
        params: { l: String(level) },
      });
      return { algorithm: 'SHA-256', challenge, maxnumber, salt, signature };
    },
    async read(proof) {
      const { data } = solutionSchema.safeParse(parseProof(proof));
      if (!data || !(await verifySolution(data, hmacKey, false))) return null;
      const [, level, seconds] = /l=(\d)&expires=(\d+)/.exec(data.salt) ?? [];
      return {
        signature: data.signature,
        expiresAt: new Date(Number(seconds) * 1000).toISOString(),
        level: Number(level),
      };
    },
  };
}

function parseProof(proof: unknown): unknown {
  if (typeof proof !== 'string' || proof.length > PROOF_MAX_LENGTH) return null;
  try {
    return JSON.parse(Buffer.from(proof, 'base64').toString());
  } catch {
    return null;
  }
}

/** Uses a proof up, in the transaction of what it is given for; refuses one whose time is over, that was used before, or that is too little by now. */
export async function spendProof(
  tx: Tx,
  { signature, expiresAt, level }: Proof,
  requiredLevel: number,
): Promise<void> {
  const left = Date.parse(expiresAt) - Date.now();
  if (left <= 0 || (level < requiredLevel && left < PROOF_TTL_MS - LEVEL_GRACE_MS))
    throw invalidProof();
  const spent = await tx
    .insert(spentProofs)
    .values({ signature, expiresAt })
    .onConflictDoNothing()
    .returning();
  if (spent.length === 0) throw invalidProof();
}

/** The refusal of a missing, wrong, old or used proof. */
export const invalidProof = () => invalid({ proof: 'form.proof' });

/** Removes the proofs that their time refuses anyway. */
export const deleteExpiredProofs = ({ orm }: Database) =>
  orm.delete(spentProofs).where(lt(spentProofs.expiresAt, new Date().toISOString()));
