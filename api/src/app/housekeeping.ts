import type { FastifyInstance } from 'fastify';
import type { Deps } from '../content/deps.ts';
import { dropOldEmptySearches } from '../features/empty-searches/count-empty-search.ts';
import { dropOldMails, eraseOld } from '../features/forms/data/retention.ts';
import { eraseOldQuestions } from '../features/forms/questions/question-retention.ts';
import { dropOldProofs } from '../features/forms/send/proof.ts';
import { dropOldSessions } from '../features/identity/sessions/admin-sessions.ts';
import { dropOldDevices } from '../features/identity/sessions/known-devices.ts';
import { dropOldAttempts } from '../features/identity/sessions/sign-in-attempts.ts';
import { dropOldPresences } from '../features/presence/presence-routes.ts';
import { dropOldDrafts } from '../features/preview/keep-draft.ts';
import { pruneReleases } from '../features/releases/prune-releases.ts';
import { purgeOld } from '../features/trash/purge-old.ts';
import { revertDue } from '../features/whitelist/provisional.ts';
import { dropOldCounts } from '../platform/limits/count-request.ts';
import { dropOldKeys } from '../platform/repeats/idempotent.ts';
import { dropOldWriteKeys } from '../platform/repeats/write-keys.ts';
import { scheduleJob } from '../platform/schedule-job.ts';

/** Removes what is over and erases personal data whose time has come: when the server starts to listen and every hour. */
export const keepHouse = (app: FastifyInstance, deps: Deps): void =>
  scheduleJob(app, {
    everyMs: 3_600_000,
    failure: 'cleaning up failed; it is tried again in an hour',
    run: () =>
      Promise.all([cleanUp(app, deps.db, deps.config), pruneReleases(deps), purgeOld(deps)]),
  });

export async function cleanUp(
  app: FastifyInstance,
  db: Deps['db'],
  {
    formRetentionDays,
    familyRetentionDays,
  }: Pick<Deps['config'], 'formRetentionDays' | 'familyRetentionDays'>,
): Promise<void> {
  await eraseOld(db, { days: formRetentionDays, familyDays: familyRetentionDays });
  await eraseOldQuestions(db, formRetentionDays);
  await dropOldMails(db);
  await dropOldProofs(db);
  await app.appTokens.dropExpired();
  await revertDue(db);
  await dropOldSessions(db);
  await dropOldAttempts(db);
  await dropOldDevices(db);
  await dropOldCounts(db);
  await dropOldKeys(db);
  await dropOldWriteKeys(db);
  await dropOldDrafts(db);
  await dropOldPresences(db);
  await dropOldEmptySearches(db);
}
