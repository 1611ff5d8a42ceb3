import { MY_VISIT_PATHS } from '@admissions/protocol/forms';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { Deps } from '../../../content/deps.ts';
import type { Sealing } from '../../../platform/crypto/sealing.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { invalid, success } from '../../../platform/http/http-error.ts';
import { readKeyHeader } from '../../../platform/http/key-header.ts';
import { typedRoute } from '../../../platform/http/typed-route.ts';
import { networkKey } from '../../../platform/http/visitor-network.ts';
import { runIdempotent } from '../../../platform/idempotency/run-idempotent.ts';
import { countRequest } from '../../../platform/limits/count-request.ts';
import { formsDocs } from '../data/form-docs.ts';
import type { SubmissionRow } from '../data/forms-tables.ts';
import { readVisitKey } from '../data/visit-key.ts';
import { cancelBooking, changeDay, findBooking, toMyVisit } from './my-visit.ts';

const LIMIT_SECONDS = 600;
/** Calls per allowed submission: somebody looks, tries days and reloads. */
const CALLS_PER_SUBMISSION = 6;
const MAX_KEY_LENGTH = 100;

const keyOnly = z.strictObject({
  key: z.string('validation.required').max(MAX_KEY_LENGTH, 'myVisit.unknown'),
});
const withDay = keyOnly.extend({ day: z.iso.date('validation.date') });
const config = { access: 'app', repeats: 'own' } as const;

interface Call {
  request: FastifyRequest;
  reply: FastifyReply;
  body: z.output<typeof keyOnly>;
}

/** Reads, moves and cancels the booking of a private link; the key is never in an address. */
export function myVisitRoutes(app: FastifyInstance, deps: Deps, sealing: Sealing): void {
  const { db, config: settings } = deps;

  /** The reference of the link; guesses are counted and answered alike. */
  async function openLink({ request, reply, body }: Call): Promise<string> {
    reply.header('cache-control', 'no-store');
    await countRequest(db.orm, reply, {
      key: `my-visit:${networkKey(request.ip)}`,
      max: settings.formLimit * CALLS_PER_SUBMISSION,
      seconds: LIMIT_SECONDS,
    });
    const reference = readVisitKey(sealing, body.key);
    if (reference === null) throw invalid({ key: 'myVisit.unknown' });
    return reference;
  }
  async function changeOnce(
    url: string,
    call: Call,
    change: (tx: Tx, row: SubmissionRow) => Promise<SubmissionRow>,
  ) {
    const reference = await openLink(call);
    const { answer } = await runIdempotent(db, {
      key: readKeyHeader(call.request, 'idempotency-key'),
      client: sealing.hashWithKey(reference),
      route: url,
      bodyHash: sealing.hashWithKey(JSON.stringify(call.body)),
      work: async (tx) => toMyVisit(tx, await change(tx, await findBooking(tx, reference))),
    });
    return success(answer);
  }

  typedRoute(app, {
    method: 'POST',
    url: MY_VISIT_PATHS.find,
    config: { ...config, repeats: 'free' },
    docs: formsDocs.myVisit,
    input: { body: keyOnly },
    handler: async (call) => {
      const reference = await openLink(call);
      return success(await toMyVisit(db.orm, await findBooking(db.orm, reference)));
    },
  });
  typedRoute(app, {
    method: 'PUT',
    url: MY_VISIT_PATHS.edit,
    config,
    docs: formsDocs.editMyVisit,
    input: { body: withDay },
    handler: (call) =>
      changeOnce(MY_VISIT_PATHS.edit, call, (tx, row) =>
        changeDay(tx, row, { day: call.body.day, locale: call.locale }),
      ),
  });
  typedRoute(app, {
    method: 'POST',
    url: MY_VISIT_PATHS.cancel,
    config,
    docs: formsDocs.cancelMyVisit,
    input: { body: keyOnly },
    handler: (call) =>
      changeOnce(MY_VISIT_PATHS.cancel, call, (tx, row) =>
        cancelBooking(tx, row, { config: settings, sealing }),
      ),
  });
}
