import type { SubmissionReceipt } from '@admissions/protocol/forms';
import type { FastifyRequest } from 'fastify';
import type { Deps } from '../../../content/deps.ts';
import type { Sealing } from '../../../platform/crypto/sealing.ts';
import { isTokenFormat } from '../../../platform/crypto/tokens.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { refused } from '../../../platform/http/http-error.ts';
import { readKeyHeader } from '../../../platform/http/key-header.ts';
import { networkKey } from '../../../platform/http/visitor-network.ts';
import { runIdempotent } from '../../../platform/idempotency/run-idempotent.ts';
import { countRequest } from '../../../platform/limits/count-request.ts';
import { parseBearer } from '../../identity/sessions/bearer.ts';
import { guardSchema } from '../data/guard-schema.ts';
import type { FormLoad } from './form-load.ts';
import type { FormQueue } from './form-queue.ts';
import { invalidProof, type Proofs, spendProof } from './proof.ts';

const LIMIT_SECONDS = 600;

/** Checks in front of all visitor writes. */
export interface Guards {
  sealing: Sealing;
  proofs: Proofs;
  load: FormLoad;
  queue: FormQueue;
}
interface SentRequest {
  request: FastifyRequest;
  url: string;
  /** Validated answers. */
  sent: Record<string, unknown>;
  proof: unknown;
}

/** Saves a submission once; browsers need an unused proof. Repeats return the same response. */
export async function acceptOnce(
  { db, config }: Deps,
  { sealing, proofs, load, queue }: Guards,
  { request, url, sent, proof }: SentRequest,
  save: (tx: Tx) => Promise<Pick<SubmissionReceipt, 'reference' | 'waiting' | 'mailed'>>,
): Promise<SubmissionReceipt> {
  const { app } = parseBearer(request.headers.authorization);
  const mayOmitProof = app !== null && isTokenFormat('client', app);
  const solved = await proofs.read(proof);
  if (!solved && !(mayOmitProof && proof === undefined)) throw invalidProof();
  const key = readKeyHeader(request, 'idempotency-key');
  const network = networkKey(request.ip);
  const level = await load.level();
  const accept = () =>
    runIdempotent(db, {
      key,
      client: sealing.hashWithKey(`${app}|${request.ip}`),
      route: url,
      bodyHash: sealing.hashWithKey(JSON.stringify(sent)),
      work: async (tx) => {
        // A repeated request needs no second proof.
        if (solved) await spendProof(tx, solved, level);
        await countRequest(tx, {
          key: `forms:${network}`,
          max: config.formLimit,
          seconds: LIMIT_SECONDS,
        });
        return save(tx);
      },
    });
  const { answer, replayed } = await queue(network, level, accept);
  if (!replayed) load.countAccepted();
  return {
    reference: answer.reference,
    duplicate: replayed,
    ...(answer.waiting && { waiting: true }),
    ...(answer.mailed && { mailed: true }),
  };
}

/** The answers without bot checks; rejects bots. */
export function withoutGuard(body: unknown): { answers: unknown; proof?: unknown } {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) return { answers: body };
  const { data } = guardSchema.safeParse(body);
  if (!data) throw refused(422, 'form.spam');
  const { website: _, elapsed: __, proof, ...answers } = data;
  return { answers, proof };
}
