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

const EVERY = 3_600_000;

/** Removes what is over and erases personal data whose time has come: when the server starts to listen and every hour. */
export function keepHouse(app: FastifyInstance, deps: Deps): void {
  const { db, config, log } = deps;
  let timer: NodeJS.Timeout | undefined;
  const clean = () =>
    Promise.all([cleanUp(app, db, config), pruneReleases(deps), purgeOld(deps)]).catch(
      (error: unknown) =>
        log.warn({ err: error }, 'cleaning up failed; it is tried again in an hour'),
    );
  app.addHook('onListen', async () => {
    await clean();
    timer = setInterval(() => void clean(), EVERY).unref();
  });
  app.addHook('onClose', async () => clearInterval(timer));
}

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
