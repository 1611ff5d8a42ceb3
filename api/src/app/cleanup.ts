import { ADMIN_IDLE_SECONDS } from '@admissions/protocol';
import { PRESENCE_TTL_MS } from '@admissions/protocol/staff';
import { lt } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../content/deps.ts';
import { deleteOldEmptySearches } from '../features/empty-searches/empty-search-routes.ts';
import {
  deleteOldMails,
  eraseExpired,
  eraseOldQuestions,
} from '../features/forms/data/retention.ts';
import { deleteExpiredProofs } from '../features/forms/send/proof.ts';
import {
  adminSessions,
  appTokens,
  knownDevices,
  signInFailures,
} from '../features/identity/tables/identity-tables.ts';
import { presences } from '../features/presence/presence-tables.ts';
import { deleteExpiredPreviewDrafts } from '../features/preview/save-preview-draft.ts';
import { pruneReleases } from '../features/releases/prune-releases.ts';
import { purgeExpired } from '../features/trash/trash-routes.ts';
import { revertDue } from '../features/whitelist/provisional.ts';
import { writeKeys } from '../platform/idempotency/idempotency-tables.ts';
import { deleteExpiredKeys } from '../platform/idempotency/run-idempotent.ts';
import { rateCounts } from '../platform/limits/limit-tables.ts';
import { scheduleJob } from '../platform/schedule-job.ts';

const DAY_MS = 24 * 3_600_000;
/** Tables whose rows are deleted once this moment is so long ago. */
const EXPIRING = [
  [adminSessions, adminSessions.expiresAt, 0],
  [adminSessions, adminSessions.seenAt, ADMIN_IDLE_SECONDS * 1000],
  [appTokens, appTokens.expiresAt, 0],
  [knownDevices, knownDevices.expiresAt, 0],
  [presences, presences.seenAt, PRESENCE_TTL_MS],
  [rateCounts, rateCounts.resetsAt, 0],
  [signInFailures, signInFailures.firstAt, DAY_MS],
  [writeKeys, writeKeys.createdAt, DAY_MS],
] as const;

/** Deletes expired rows and overdue personal data, at start-up and hourly. */
export const scheduleCleanup = (app: FastifyInstance, deps: Deps) =>
  scheduleJob(app, {
    everyMs: 3_600_000,
    failure: 'cleanup failed; retrying in an hour',
    run: () =>
      Promise.all([cleanUp(deps.db, deps.config), pruneReleases(deps), purgeExpired(deps)]),
  });

export async function cleanUp(
  db: Deps['db'],
  config: Pick<Deps['config'], 'formRetentionDays' | 'familyRetentionDays'>,
) {
  await eraseExpired(db, config);
  await eraseOldQuestions(db, config.formRetentionDays);
  await deleteOldMails(db);
  await deleteExpiredProofs(db);
  await revertDue(db);
  await deleteExpiredKeys(db);
  await deleteExpiredPreviewDrafts(db);
  await deleteOldEmptySearches(db);
  for (const [table, column, ageMs] of EXPIRING)
    await db.orm.delete(table).where(lt(column, new Date(Date.now() - ageMs).toISOString()));
}
