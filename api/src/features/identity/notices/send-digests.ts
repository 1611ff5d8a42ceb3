import { taipeiDay, taipeiMoment } from '@admissions/model';
import { lt } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { scheduleJob } from '../../../platform/schedule-job.ts';
import type { IdentityDeps } from '../deps/identity-deps.ts';
import { accountTasks } from '../tables/accounts-tables.ts';
import { createLetterWriter, readReachable } from './notify-colleagues.ts';

const HOUR_MS = 3_600_000;
const DIGEST_HOUR = 8;

/** Queues the letters of the last 08:00 in Taipei while the server listens. */
export const scheduleDigests = (app: FastifyInstance, deps: IdentityDeps): void =>
  scheduleJob(app, {
    everyMs: 60_000,
    failure: 'the morning letters were not queued; tried again soon',
    run: () => sendDigests(deps),
  });

export const sendDigests = ({ db, config, identity }: IdentityDeps): Promise<void> =>
  db.transaction(async (tx) => {
    // A second process waits for these rows, and then finds none.
    const due = await tx.delete(accountTasks).where(lt(accountTasks.at, lastMorning())).returning();
    if (due.length === 0) return;
    const write = await createLetterWriter(tx, config);
    const accounts = await readReachable(tx, [...new Set(due.map(({ accountId }) => accountId))]);
    const letters = accounts
      .filter(({ mailNotices }) => mailNotices !== 'off')
      .map(({ id, email }) =>
        write(
          email,
          due.filter(({ accountId }) => accountId === id).sort((one, other) => one.id - other.id),
        ),
      );
    await identity.queueLetters(tx, letters);
  });

const lastMorning = () =>
  new Date(
    taipeiMoment(taipeiDay(new Date(Date.now() - DIGEST_HOUR * HOUR_MS)), `0${DIGEST_HOUR}:00`),
  ).toISOString();
