import { CODE } from '@admissions/protocol';
import type { SubmissionReceipt } from '@admissions/protocol/forms';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Deps } from '../../../content/deps.ts';
import type { Sealing } from '../../../platform/crypto/sealing.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { HttpError, malformed } from '../../../platform/http/http-error.ts';
import { networkKey } from '../../../platform/http/visitor-network.ts';
import { runIdempotent } from '../../../platform/idempotency/run-idempotent.ts';
import { countRequest } from '../../../platform/limits/count-request.ts';
import { parseBearer } from '../../identity/sessions/bearer.ts';
import { guardSchema } from '../data/guard-schema.ts';
import type { FormLoad } from './form-load.ts';
import type { FormQueue } from './form-queue.ts';
import type { Proofs } from './proof.ts';
import { invalidProof, spendProof } from './proof.ts';

const LIMIT_SECONDS = 600;

/** What stands before everything that visitors send. */
export interface Guards {
  sealing: Sealing;
  proofs: Proofs;
  load: FormLoad;
  queue: FormQueue;
}
interface SentRequest {
  request: FastifyRequest;
  reply: FastifyReply;
  url: string;
  /** The answers as they passed their schema. */
  sent: Record<string, unknown>;
  proof: unknown;
}

/** Keeps what a visitor sends, once: with a proof that was not used before, within the limits, and the same answer for whoever sends it again. */
export async function acceptOnce(
  { db, config }: Deps,
  { sealing, proofs, load, queue: line }: Guards,
  { request, reply, url, sent, proof }: SentRequest,
  save: (tx: Tx) => Promise<Pick<SubmissionReceipt, 'reference' | 'waiting'>>,
): Promise<SubmissionReceipt> {
  const solved = await proofs.read(proof);
  if (!solved) throw invalidProof();
  const key = request.headers['idempotency-key'] ?? null;
  if (Array.isArray(key)) throw malformed({ 'idempotency-key': 'request.twice' });
  const network = networkKey(request.ip);
  const level = await load.level();
  const accept = () =>
    runIdempotent(db, {
      key,
      client: sealing.hashWithKey(
        `${parseBearer(request.headers.authorization).app}|${request.ip}`,
      ),
      route: url,
      bodyHash: sealing.hashWithKey(JSON.stringify(sent)),
      work: async (tx) => {
        // Whoever asks again for what was taken already needs no second proof.
        await spendProof(tx, solved, level);
        await countRequest(tx, reply, {
          key: `forms:${network}`,
          max: config.formLimit,
          seconds: LIMIT_SECONDS,
        });
        return save(tx);
      },
    });
  const { answer, replayed } = await line(network, level, accept);
  if (!replayed) load.countAccepted();
  return {
    reference: answer.reference,
    duplicate: replayed,
    ...(answer.waiting && { waiting: true }),
  };
}

// That a proof is missing is said when it is spent, like all that is wrong with it.
const read = guardSchema.partial({ proof: true });
/** The answers without what tells people from programs; refuses what only a program sends. */
export function withoutGuard(body: unknown): { answers: unknown; proof?: unknown } {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) return { answers: body };
  const { data } = read.safeParse(body);
  if (!data) throw new HttpError(CODE.failed, 422, { message: 'form.spam' });
  const { website: _, elapsed: __, proof, ...answers } = data;
  return { answers, proof };
}
