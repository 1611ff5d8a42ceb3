import { parseFlags } from '@admissions/model';
import { and, eq, isNull, lte } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../content/deps.ts';
import { HttpError, invalid } from '../../platform/http/http-error.ts';
import type { SignedIn } from '../../platform/http/signed-in.ts';
import { scheduleJob } from '../../platform/schedule-job.ts';
import { bundles } from '../drafts/bundle-tables.ts';
import { findAccountById } from '../identity/tables/identity-tables.ts';
import { type BundleRow, lockOpenBundle, recordBundle } from './bundles.ts';
import { publishBundle, requireReady } from './publish-bundle.ts';

/** Null cancels. Throws 409 when something cannot be published, 422 for a time that is over. */
export async function scheduleBundle(
  deps: Deps,
  id: number,
  admin: SignedIn,
  at: string | null,
): Promise<void> {
  const by = { id: admin.id, account: admin.account, name: admin.name };
  if (at !== null) {
    if (Date.parse(at) <= Date.now()) throw invalid({ at: 'validation.laterThanNow' });
    await requireReady(deps, id, admin);
  }
  await deps.db.transaction(async (tx) => {
    const { name } = await lockOpenBundle(tx, id);
    await tx
      .update(bundles)
      .set({ dueAt: at, dueFor: at === null ? null : by, failedAt: null })
      .where(eq(bundles.id, id));
    await recordBundle(tx, by, at === null ? 'unschedule' : 'schedule', { id, name, at });
  });
}

/** Publishes due bundles while the server listens, and overdue ones at its start. */
export const scheduleBundles = (app: FastifyInstance, deps: Deps): void =>
  scheduleJob(app, {
    everyMs: 5000,
    failure: 'bundles that are due were not published; tried again soon',
    run: () => publishDueBundles(deps),
  });

/** One that cannot be published stays with the time of its failure. */
export async function publishDueBundles(deps: Deps): Promise<void> {
  const due = await deps.db.orm
    .select()
    .from(bundles)
    .where(
      and(
        lte(bundles.dueAt, new Date().toISOString()),
        isNull(bundles.failedAt),
        isNull(bundles.publishedAt),
      ),
    );
  for (const bundle of due)
    await publishDue(deps, bundle).catch((error: unknown) =>
      deps.log.warn(
        { err: error, bundle: bundle.id },
        'publishing a due bundle failed; will be retried',
      ),
    );
}

async function publishDue(deps: Deps, { id, dueAt, dueFor }: BundleRow): Promise<void> {
  if (dueAt === null || dueFor === null) return;
  try {
    const account = await findAccountById(deps.db.orm, dueFor.id);
    const priv = account?.active ? parseFlags(account.priv) : {};
    await publishBundle(deps, id, { ...dueFor, priv }, dueAt);
  } catch (error) {
    if (!(error instanceof HttpError)) throw error;
    // Changed at this moment: the next run sees it.
    if (RETRIED.includes(error.messageKey)) return;
    await deps.db.transaction(async (tx) => {
      const failed = await tx
        .update(bundles)
        .set({ failedAt: new Date().toISOString() })
        .where(and(eq(bundles.id, id), eq(bundles.dueAt, dueAt)))
        .returning({ name: bundles.name });
      if (failed[0]) await recordBundle(tx, dueFor, 'hold', { id, ...failed[0] });
    });
  }
}
const RETRIED: readonly string[] = ['error.bundleMoved', 'error.bundleOver'];
