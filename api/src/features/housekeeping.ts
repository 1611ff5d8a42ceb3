import type { FastifyInstance } from 'fastify';
import type { Deps } from '../deps.ts';
import { dropOldSessions } from './auth/admin-sessions.ts';
import { dropOldDevices } from './auth/known-devices.ts';
import { dropOldAttempts } from './auth/sign-in-attempts.ts';
import { dropOldKeys } from './forms/once.ts';
import { dropOldProofs } from './forms/proof.ts';
import { dropOldMails, eraseOld } from './forms/retention.ts';
import { dropOldPresences } from './presence/presence-routes.ts';
import { dropOldDrafts } from './preview/keep-draft.ts';
import { dropOldCounts } from './rate-limit/count-request.ts';
import { dropOldWriteKeys } from './repeats/write-keys.ts';
import { revertDue } from './whitelist/provisional.ts';

const EVERY = 3_600_000;

/** Removes what is over and erases personal data whose time has come: when the server starts to listen and every hour. */
export function keepHouse(app: FastifyInstance, { db, config, log }: Deps): void {
  let timer: NodeJS.Timeout | undefined;
  const clean = () =>
    cleanUp(app, db, config).catch((error: unknown) =>
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
  { formRetentionDays }: Pick<Deps['config'], 'formRetentionDays'>,
): Promise<void> {
  await eraseOld(db, formRetentionDays);
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
}
