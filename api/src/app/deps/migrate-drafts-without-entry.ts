import { kindOf } from '@admissions/model/kinds';
import { and, eq, isNull } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../content/deps.ts';
import { createBegunRow } from '../../content/read/begun-entries.ts';
import { tableOf } from '../../content/schema/tables.ts';
import { inContentTransaction, storeNew } from '../../content/write/write-entry.ts';
import { entryDrafts } from '../../features/drafts/draft-tables.ts';
import { toShownColumns } from '../../features/drafts/shown-columns.ts';
import { draftReviews, reviewComments } from '../../features/reviews/review-tables.ts';
import { scheduleJob } from '../../platform/schedule-job.ts';

type NewDraft = typeof entryDrafts.$inferSelect;

/** Versions up to 0.9 stored new drafts without an entry, also during a rolling upgrade. */
export const scheduleDraftMigration = (app: FastifyInstance, deps: Deps) =>
  scheduleJob(app, {
    everyMs: 60_000,
    failure: 'drafts of new entries have no entry yet; tried again soon',
    run: () => migrateDraftsWithoutEntry(deps),
  });

/** Gives each draft without an entry its entry, with its reviews and comments. */
export async function migrateDraftsWithoutEntry(deps: Deps) {
  const drafts = await deps.db.orm.select().from(entryDrafts).where(isNull(entryDrafts.entryId));
  for (const draft of drafts) await addEntryOf(deps, draft);
}

async function addEntryOf(deps: Deps, { id, kind: kindId }: NewDraft) {
  const kind = kindOf(kindId);
  await inContentTransaction(deps, kind, async (tx) => {
    const [draft] = await tx
      .select()
      .from(entryDrafts)
      .where(and(eq(entryDrafts.id, id), isNull(entryDrafts.entryId)))
      .for('update');
    // A singleton has one entry, which may have a draft of its own.
    if (!draft || (kind.singleton && (await tx.$count(tableOf(kind))) > 0)) return;
    const { updatedBy: name, updatedById, changed } = draft;
    const by = { id: updatedById ?? 0, account: '', name };
    const row = await storeNew(deps, tx, { kind, by }, createBegunRow(kind));
    const entryId = row.id as number;
    const shown = toShownColumns(kind, changed, name);
    await tx.update(entryDrafts).set({ entryId, shown }).where(eq(entryDrafts.id, id));
    for (const table of [draftReviews, reviewComments])
      await tx
        .update(table)
        .set({ entryId })
        .where(and(eq(table.draftId, id), isNull(table.entryId)));
    await deps.hooks.updateDerivedData(tx, kind, row, row);
  });
}
