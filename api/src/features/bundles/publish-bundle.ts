import type { Flags } from '@admissions/model';
import { and, eq, isNull, lte } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../content/deps.ts';
import type { Editor } from '../../content/revisions/revisions.ts';
import { lockRows, type Stored, storeChange } from '../../content/write/write-entry.ts';
import { runAnnouncedTransaction } from '../../platform/db/changes.ts';
import type { Tx } from '../../platform/db/database.ts';
import { HttpError, invalid, refused } from '../../platform/http/http-error.ts';
import type { SignedIn } from '../../platform/http/typed-routes.ts';
import { scheduleJob } from '../../platform/schedule-job.ts';
import { bundleItems, bundles, type entryDrafts } from '../drafts/draft-tables.ts';
import { endDraft } from '../drafts/merge-with-live.ts';
import { publishDueDrafts } from '../drafts/publish-due-drafts.ts';
import { deleteTasks } from '../identity/notices/notify-colleagues.ts';
import { readCurrentFlags } from '../identity/tables/identity-tables.ts';
import {
  type BundleRow,
  bundleTask,
  lockOpenBundle,
  readBundle,
  readItems,
  recordBundle,
} from './bundles.ts';
import { type PreparedItem, prepareItems } from './prepare-items.ts';

type Publisher = Editor & { priv: Flags };

export const refuseMoved = () => refused(409, 'error.bundleMoved');

/** What can be published. Throws 409 when an item cannot, or when there is nothing. */
async function requireReady(
  deps: Deps,
  id: number,
  by: Publisher,
): Promise<{ all: PreparedItem[]; ready: PreparedItem[] }> {
  const { bundle, items } = await readBundle(deps.db.orm, id);
  if (bundle.publishedAt !== null) throw refused(409, 'error.bundleOver');
  const all = await prepareItems(deps, items, by);
  const ready = all.filter(({ state }) => state === 'ready');
  const blocked = all.filter(({ state }) => state !== 'ready' && state !== 'unchanged');
  if (blocked.length > 0)
    throw refused(409, 'error.bundleBlocked', { params: { count: blocked.length } });
  if (ready.length === 0) throw refused(409, 'error.bundleEmpty');
  return { all, ready };
}

/** All or nothing, in one transaction. `dueAt`: only while it is scheduled at this time. */
export async function publishBundle(deps: Deps, id: number, by: Publisher, dueAt?: string) {
  const { all, ready } = await requireReady(deps, id, by);
  await runAnnouncedTransaction(deps, async (tx) => {
    const bundle = await lockOpenBundle(tx, id);
    const items = await readItems(tx, id);
    if (dueAt !== undefined && bundle.dueAt !== dueAt) throw refuseMoved();
    if (items.map((each) => each.id).join() !== all.map(({ item }) => item.id).join())
      throw refuseMoved();
    const records: Stored['record'][] = [];
    for (const each of ready) records.push(await writeItem(deps, tx, each, by));
    // What was published alone meanwhile.
    await tx
      .delete(bundleItems)
      .where(and(eq(bundleItems.bundleId, id), isNull(bundleItems.after)));
    await tx
      .update(bundles)
      .set({
        publishedAt: new Date().toISOString(),
        publishedBy: by.name,
        dueAt: null,
        dueFor: null,
        failedAt: null,
      })
      .where(eq(bundles.id, id));
    await deleteTasks(tx, [bundleTask(id)]);
    for (const record of records) await record();
    await recordBundle(tx, by, 'publish', { id, name: bundle.name, entries: ready.length });
    return { result: undefined, kinds: [...new Set(ready.map(({ item }) => item.kind))] };
  });
}

/** Returns what records it in the audit log, which comes after all locks. */
async function writeItem(
  deps: Deps,
  tx: Tx,
  { item, kind, found, values, revision }: PreparedItem,
  by: Publisher,
) {
  const noted = { bundle: item.bundleId };
  const copy = found?.copy;
  const draft = copy ? toStoredDraft(copy) : null;
  const [current] = await lockRows(tx, kind, [item.entryId]);
  if (current?.revision !== revision || current?.deletedAt !== null) throw refuseMoved();
  const write = { kind, by, action: 'edit', noted, id: item.entryId } as const;
  const stored = await storeChange(deps, tx, { ...write, values: () => values }, current);
  await tx
    .update(bundleItems)
    .set({ before: copy?.shown ? null : revision, after: stored.revision, draft })
    .where(eq(bundleItems.id, item.id));
  if (copy && !(await endDraft(tx, kind, { entryId: item.entryId, version: copy.version })))
    throw refuseMoved();
  return stored.record;
}

const toStoredDraft = ({
  title,
  changed,
  base,
  updatedBy,
  updatedById,
}: typeof entryDrafts.$inferSelect) => ({ title, changed, base, updatedBy, updatedById });

/** Null cancels. Throws 409 when something cannot be published, 422 for a time that is over. */
export async function scheduleBundle(deps: Deps, id: number, admin: SignedIn, at: string | null) {
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

/** Publishes due drafts and bundles while the server listens, and overdue ones at its start. */
export function schedulePublishing(app: FastifyInstance, deps: Deps) {
  for (const run of [publishDueDrafts, publishDueBundles])
    scheduleJob(app, {
      everyMs: 5000,
      failure: 'what is due was not published; tried again soon',
      run: () => run(deps),
    });
}

/** One that cannot be published stays with the time of its failure. */
export async function publishDueBundles(deps: Deps) {
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

async function publishDue(deps: Deps, { id, dueAt, dueFor }: BundleRow) {
  if (dueAt === null || dueFor === null) return;
  try {
    const priv = await readCurrentFlags(deps.db.orm, dueFor.id);
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
