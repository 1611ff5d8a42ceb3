import { createHmac } from 'node:crypto';
import { CHALLENGE_PATH, type ProofChallenge } from '@admissions/model/forms';
import { createChallenge, verifySolution } from 'altcha-lib/v1';
import { lt } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { Config } from '../../../platform/config/config.ts';
import type { Database, Tx } from '../../../platform/db/database.ts';
import { invalid, success } from '../../../platform/http/http-error.ts';
import { typedRoutes } from '../../../platform/http/typed-routes.ts';
import { spentProofs } from '../../../platform/limits/limit-tables.ts';
import { formsDocs } from '../data/form-docs.ts';
import { PROOF_MAX_LENGTH } from '../data/guard-schema.ts';
import type { FormLoad } from './form-load.ts';

const PROOF_TTL_MS = 600_000;
/** Grace for easier challenges after the load rises; short, so that they cannot be hoarded. */
const LEVEL_GRACE_MS = 60_000;

/** A solved challenge: its signature, which can be spent once, and its expiry. */
interface Proof {
  signature: string;
  expiresAt: string;
  /** The load level at its creation; each level doubles the work. */
  level: number;
}
export type Proofs = ReturnType<typeof createProofs>;

const solutionSchema = z.strictObject({
  algorithm: z.literal('SHA-256'),
  challenge: z.string().regex(/^[0-9a-f]{64}$/),
  number: z.int().min(0).max(80_000_000),
  // A six-digit number fits one SHA-256 block; a longer salt would double the work of browsers.
  salt: z.string().regex(/^[0-9a-f]{24}\?l=[0-3]&expires=\d{10}&$/),
  signature: z.string().regex(/^[0-9a-f]{64}$/),
});

/** Challenges signed with a key derived from the data key; stateless until a proof is spent. */
export function createProofs({ dataKey, formProof }: Pick<Config, 'dataKey' | 'formProof'>) {
  const hmacKey = createHmac('sha256', Buffer.from(dataKey, 'hex')).update('proofs').digest('hex');
  return {
    async challenge(level = 0): Promise<ProofChallenge> {
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
    /** Null when forged or unsolved. The expiry is checked when it is spent. */
    async read(proof: unknown): Promise<Proof | null> {
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

/** GET challenge: proof of work before a submission, harder under load. */
export function challengeRoute(
  app: FastifyInstance,
  { proofs, load }: { proofs: Proofs; load: FormLoad },
) {
  typedRoutes(app, 'app').get(CHALLENGE_PATH, { docs: formsDocs.challenge }, async ({ reply }) => {
    reply.header('cache-control', 'no-store');
    return success(await proofs.challenge(await load.level()));
  });
}

function parseProof(proof: unknown): unknown {
  if (typeof proof !== 'string' || proof.length > PROOF_MAX_LENGTH) return null;
  try {
    return JSON.parse(Buffer.from(proof, 'base64').toString());
  } catch {
    return null;
  }
}

/** Spends a proof within the transaction; rejects an expired, used or too easy one. */
export async function spendProof(
  tx: Tx,
  { signature, expiresAt, level }: Proof,
  requiredLevel: number,
) {
  const left = Date.parse(expiresAt) - Date.now();
  if (left <= 0 || (level < requiredLevel && left < PROOF_TTL_MS - LEVEL_GRACE_MS))
    throw invalidProof();
  const { rowCount } = await tx
    .insert(spentProofs)
    .values({ signature, expiresAt })
    .onConflictDoNothing();
  if (!rowCount) throw invalidProof();
}

/** The error of a missing, wrong, expired or used proof. */
export const invalidProof = () => invalid({ proof: 'form.proof' });

/** Their expiry rejects them anyway. */
export const deleteExpiredProofs = ({ orm }: Database) =>
  orm.delete(spentProofs).where(lt(spentProofs.expiresAt, new Date().toISOString()));
