import { type Locale, taipeiDay } from '@admissions/model';
import type { VisitorForm } from '@admissions/model/forms';
import { buildSubmissionSchema } from '@admissions/model/schema';
import { networkKey } from '@admissions/protocol/addresses';
import { formPathsOf, type SubmissionReceipt } from '@admissions/protocol/forms';
import type { FastifyInstance } from 'fastify';
import { isTokenFormat } from '../../../platform/crypto/tokens.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { countRequest } from '../../../platform/http/count-request.ts';
import { parseInput, refused, success } from '../../../platform/http/http-error.ts';
import { readKeyHeader } from '../../../platform/http/key-header.ts';
import { typedRoutes } from '../../../platform/http/typed-routes.ts';
import { runIdempotent } from '../../../platform/idempotency/run-idempotent.ts';
import type { IdentityDeps } from '../../identity/deps/identity-deps.ts';
import { parseBearer } from '../../identity/sessions/app-tokens.ts';
import { parseBooking } from '../booking/reserve-seats.ts';
import { describeForm } from '../data/form-docs.ts';
import { guardSchema } from '../data/guard-schema.ts';
import { createVisitKey } from '../data/visit-key.ts';
import type { FormLoad, FormQueue } from './form-load.ts';
import { invalidProof, type Proofs, spendProof } from './proof.ts';

const LIMIT_SECONDS = 600;

/** Checks in front of all visitor writes. */
interface Guards {
  proofs: Proofs;
  load: FormLoad;
  queue: FormQueue;
}
type Sent = Record<string, unknown>;
type Receipt = Pick<SubmissionReceipt, 'reference' | 'waiting' | 'mailed'>;
/** Saves validated answers. */
type Save = (tx: Tx, sent: Sent, locale: Locale) => Promise<Receipt>;

/** POST add_<form>: saves once; browsers need an unused proof. Repeats return the same response. */
export function submissionRoute(
  app: FastifyInstance,
  { db, config, sealing }: IdentityDeps,
  {
    form,
    guards: { proofs, load, queue },
    save,
  }: { form: VisitorForm; guards: Guards; save: Save },
) {
  const url = formPathsOf(form).send;
  typedRoutes(app, 'app').post(
    url,
    { docs: describeForm(form).send },
    async ({ request, reply, locale }) => {
      reply.header('cache-control', 'no-store');
      const { answers, proof } = withoutGuard(request.body);
      const sent = parseInput(buildSubmissionSchema(form, taipeiDay(), answers), answers);
      const { app: token } = parseBearer(request.headers.authorization);
      const mayOmitProof = token !== null && isTokenFormat('client', token);
      const solved = await proofs.read(proof);
      if (!solved && !(mayOmitProof && proof === undefined)) throw invalidProof();
      const key = readKeyHeader(request, 'idempotency-key');
      const network = networkKey(request.ip);
      const level = await load.level();
      const accept = () =>
        runIdempotent(db, {
          key,
          client: sealing.hashWithKey(`${token}|${request.ip}`),
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
            return save(tx, sent, locale);
          },
        });
      const { answer, replayed } = await queue(network, level, accept);
      if (!replayed) load.countAccepted();
      // Added here, so that the stored answer to a repetition does not hold it.
      const visitKey = parseBooking(form, sent) && createVisitKey(sealing, answer.reference);
      const receipt: SubmissionReceipt = { ...answer, duplicate: replayed };
      return success({ ...receipt, ...(visitKey && { key: visitKey }) });
    },
  );
}

/** The answers without bot checks; rejects bots. */
function withoutGuard(body: unknown): { answers: unknown; proof?: unknown } {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) return { answers: body };
  const { data } = guardSchema.safeParse(body);
  if (!data) throw refused(422, 'form.spam');
  const { website: _, elapsed: __, proof, ...answers } = data;
  return { answers, proof };
}
