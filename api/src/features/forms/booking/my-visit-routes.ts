import { MY_VISIT_PATHS } from '@admissions/protocol/forms';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { Deps } from '../../../content/deps.ts';
import type { Sealing } from '../../../platform/crypto/sealing.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { invalid, success } from '../../../platform/http/http-error.ts';
import { typedRoute } from '../../../platform/http/typed-route.ts';
import { networkKey } from '../../../platform/http/visitor-network.ts';
import { countRequest } from '../../../platform/limits/count-request.ts';
import { formsDocs } from '../data/form-docs.ts';
import type { SubmissionRow } from '../data/forms-tables.ts';
import { readVisitKey } from '../data/visit-key.ts';
import { cancelBooking, changeDay, findBooking, toMyVisit } from './my-visit.ts';

const LIMIT_SECONDS = 600;
/** Calls per allowed submission: somebody looks, tries days and reloads. */
const CALLS_PER_SUBMISSION = 6;

const keyOnly = z.strictObject({
  key: z.string('validation.required').max(100, 'myVisit.unknown'),
});
const withDay = keyOnly.extend({ day: z.iso.date('validation.date') });
// Each may be repeated: a second time changes nothing.
const config = { access: 'app', repeats: 'free' } as const;

/** Reads, moves and cancels the booking of a private link; the key is never in an address. */
export function myVisitRoutes(app: FastifyInstance, deps: Deps, sealing: Sealing) {
  const { db, config: settings } = deps;
  const services = { config: settings, sealing };

  /** Guesses are counted like other calls. */
  async function handle(
    call: { request: FastifyRequest; reply: FastifyReply; body: { key: string } },
    work: (tx: Tx, row: SubmissionRow) => Promise<SubmissionRow>,
  ) {
    call.reply.header('cache-control', 'no-store');
    await countRequest(db.orm, {
      key: `my-visit:${networkKey(call.request.ip)}`,
      max: settings.formLimit * CALLS_PER_SUBMISSION,
      seconds: LIMIT_SECONDS,
    });
    const reference = readVisitKey(sealing, call.body.key);
    if (reference === null) throw invalid({ key: 'myVisit.unknown' });
    return db.transaction(async (tx) =>
      success(await toMyVisit(tx, await work(tx, await findBooking(tx, reference)))),
    );
  }

  typedRoute(app, {
    method: 'POST',
    url: MY_VISIT_PATHS.find,
    config,
    docs: formsDocs.myVisit,
    input: { body: keyOnly },
    handler: (call) => handle(call, async (_tx, row) => row),
  });
  typedRoute(app, {
    method: 'PUT',
    url: MY_VISIT_PATHS.edit,
    config,
    docs: formsDocs.editMyVisit,
    input: { body: withDay },
    handler: (call) => {
      const wish = { day: call.body.day, locale: call.locale };
      return handle(call, (tx, row) => changeDay(tx, row, wish, services));
    },
  });
  typedRoute(app, {
    method: 'POST',
    url: MY_VISIT_PATHS.cancel,
    config,
    docs: formsDocs.cancelMyVisit,
    input: { body: keyOnly },
    handler: (call) => handle(call, (tx, row) => cancelBooking(tx, row, services)),
  });
}
