import type { FastifyInstance } from 'fastify';
import type { Deps } from '../content/deps.ts';
import { deleteOldEmptySearches } from '../features/empty-searches/empty-search-routes.ts';
import { deleteOldMails, eraseExpired } from '../features/forms/data/retention.ts';
import { eraseOldQuestions } from '../features/forms/questions/question-retention.ts';
import { deleteExpiredProofs } from '../features/forms/send/proof.ts';
import { deleteExpiredSessions } from '../features/identity/sessions/admin-sessions.ts';
import { deleteExpiredDevices } from '../features/identity/sessions/known-devices.ts';
import { deleteOldAttempts } from '../features/identity/sessions/sign-in-attempts.ts';
import { deleteStalePresences } from '../features/presence/presence-routes.ts';
import { deleteExpiredPreviewDrafts } from '../features/preview/save-preview-draft.ts';
import { pruneReleases } from '../features/releases/prune-releases.ts';
import { purgeExpired } from '../features/trash/purge-expired.ts';
import { revertDue } from '../features/whitelist/provisional.ts';
import { deleteExpiredKeys } from '../platform/idempotency/run-idempotent.ts';
import { deleteExpiredWriteKeys } from '../platform/idempotency/write-keys.ts';
import { deleteExpiredCounts } from '../platform/limits/count-request.ts';
import { scheduleJob } from '../platform/schedule-job.ts';

/** Deletes expired rows and overdue personal data, at start-up and hourly. */
export const scheduleCleanup = (app: FastifyInstance, deps: Deps) =>
  scheduleJob(app, {
    everyMs: 3_600_000,
    failure: 'cleanup failed; retrying in an hour',
    run: () =>
      Promise.all([cleanUp(app, deps.db, deps.config), pruneReleases(deps), purgeExpired(deps)]),
  });

export async function cleanUp(
  app: FastifyInstance,
  db: Deps['db'],
  {
    formRetentionDays,
    familyRetentionDays,
  }: Pick<Deps['config'], 'formRetentionDays' | 'familyRetentionDays'>,
) {
  await eraseExpired(db, { days: formRetentionDays, familyDays: familyRetentionDays });
  await eraseOldQuestions(db, formRetentionDays);
  await deleteOldMails(db);
  await deleteExpiredProofs(db);
  await app.appTokens.deleteExpired();
  await revertDue(db);
  await deleteExpiredSessions(db);
  await deleteOldAttempts(db);
  await deleteExpiredDevices(db);
  await deleteExpiredCounts(db);
  await deleteExpiredKeys(db);
  await deleteExpiredWriteKeys(db);
  await deleteExpiredPreviewDrafts(db);
  await deleteStalePresences(db);
  await deleteOldEmptySearches(db);
}
