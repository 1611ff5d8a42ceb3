import { allows } from '@admissions/model';
import { kindOf } from '@admissions/model/kinds';
import type {
  EntryDraft,
  EntryDraftFailure,
  EntryDraftScheduleWrite,
} from '@admissions/protocol/staff';
import { and, asc, eq, isNotNull, isNull, lte } from 'drizzle-orm';
import type { Deps } from '../../content/deps.ts';
import { isApprovalRefusal, refuseUnapproved } from '../../content/publication/publication.ts';
import { storedEntry } from '../../content/read/read-entry.ts';
import type { Editor } from '../../content/revisions/revisions.ts';
import { changeEntry, recordEntry } from '../../content/write/write-entry.ts';
import type { Database, Tx } from '../../platform/db/database.ts';
import { HttpError, invalid, refused } from '../../platform/http/http-error.ts';
import { readCurrentFlags } from '../identity/tables/identity-tables.ts';
import { entryDrafts, findBundle } from './draft-tables.ts';
import { createDraftConflict, DETAIL_COLUMNS, toDraftResponse } from './drafts.ts';
import { mergeWithLive, toFailure } from './merge-with-live.ts';

type DueDraft = typeof entryDrafts.$inferSelect & {
  entryId: number;
  dueAt: string;
  dueFor: Editor;
};

/** Publishes each due draft in one process only; a failed one stays with its reason. */
export async function publishDueDrafts(deps: Deps) {
  const due = await deps.db.orm
    .select()
    .from(entryDrafts)
    .where(
      and(
        lte(entryDrafts.dueAt, new Date().toISOString()),
        isNotNull(entryDrafts.entryId),
        isNull(entryDrafts.failure),
      ),
    )
    .orderBy(asc(entryDrafts.dueAt));
  // An unrelated error must not block the other drafts.
  for (const copy of due as DueDraft[])
    await publish(deps, copy).catch((error: unknown) =>
      deps.log.warn(
        { err: error, draft: copy.id },
        'publishing a due draft failed; will be retried',
      ),
    );
}

async function publish(deps: Deps, copy: DueDraft) {
  const priv = await readCurrentFlags(deps.db.orm, copy.dueFor.id);
  const failure = allows(priv, kindOf(copy.kind).area)
    ? await write(deps, copy).catch(toFailureUnlessRetried)
    : ({ reason: 'right', fields: [] } as const);
  if (failure) await recordFailure(deps.db, copy, { ...failure, fields: [...failure.fields] });
}

/** Publishes the merged entry and deletes the draft; returns the reason of a failure. */
async function write(deps: Deps, copy: DueDraft): Promise<EntryDraftFailure | null> {
  const kind = kindOf(copy.kind);
  const merged = await mergeWithLive(deps, kind, copy);
  if (merged.conflicts) return { reason: 'conflict', fields: merged.conflicts };
  await changeEntry(deps, {
    kind,
    by: copy.dueFor,
    action: 'edit',
    id: copy.entryId,
    revision: merged.revision,
    noted: { scheduledFor: copy.dueAt },
    beforeWrite: (tx) => deletePublishedDraft(tx, copy),
    values: () => merged.values,
  });
  return null;
}

/** A missing approval is a failure; null after a concurrent change: the next run retries. */
function toFailureUnlessRetried(error: unknown): EntryDraftFailure | null {
  if (isApprovalRefusal(error)) return { reason: 'approval', fields: [] };
  if (error instanceof HttpError && error.status === 409) return null;
  return toFailure(error);
}

/** Unchanged since it was read, and still scheduled. */
const isUnchanged = ({ id, version, dueAt }: DueDraft) =>
  and(
    eq(entryDrafts.id, id),
    eq(entryDrafts.version, version),
    eq(entryDrafts.dueAt, dueAt),
    isNull(entryDrafts.failure),
  );

async function deletePublishedDraft(tx: Tx, copy: DueDraft) {
  const { rowCount } = await tx.delete(entryDrafts).where(isUnchanged(copy));
  if (!rowCount) throw new HttpError(-1, 409);
}

async function recordFailure(db: Database, copy: DueDraft, failure: EntryDraftFailure) {
  await db.transaction(async (tx) => {
    const { rowCount } = await tx.update(entryDrafts).set({ failure }).where(isUnchanged(copy));
    if (!rowCount) return;
    await recordEntry(tx, {
      account: null,
      action: 'hold',
      kind: kindOf(copy.kind),
      id: copy.entryId,
      details: { by: copy.dueFor.name, scheduledFor: copy.dueAt, fields: failure.fields },
    });
  });
}

/** Schedules or unschedules a draft. Throws 409 on a conflict, 422 when it cannot be published. */
export async function scheduleDraft(
  deps: Deps,
  { id, account, name }: Editor,
  copy: EntryDraft,
  { version, at }: EntryDraftScheduleWrite,
): Promise<EntryDraft> {
  const by = { id, account, name };
  if (at !== null) await requirePublishable(deps, copy, { at, by });
  const scheduled = await deps.db.transaction(async (tx) => {
    const [row] = await tx
      .update(entryDrafts)
      .set({ dueAt: at, dueFor: at === null ? null : by, failure: null })
      .where(and(eq(entryDrafts.id, copy.id), eq(entryDrafts.version, version)))
      .returning(DETAIL_COLUMNS);
    if (row)
      await recordEntry(tx, {
        account: by,
        action: at === null ? 'unschedule' : 'schedule',
        kind: kindOf(copy.kind),
        id: copy.entryId,
        ...(at !== null && { details: { scheduledFor: at } }),
      });
    return row;
  });
  if (!scheduled) throw await createDraftConflict(deps.db.orm, copy.id);
  return toDraftResponse(scheduled);
}

async function requirePublishable(
  deps: Deps,
  { kind, entryId, isNew, changed, base }: EntryDraft,
  { at, by }: { at: string; by: Editor },
) {
  if (isNew) throw refused(409, 'error.newNotScheduled');
  const bundle = await findBundle(deps.db.orm, { kind, entryId });
  if (bundle) throw refused(409, 'error.draftInBundle', { params: { name: bundle.name } });
  if (Date.parse(at) <= Date.now()) throw invalid({ at: 'validation.laterThanNow' });
  const merged = await mergeWithLive(deps, kindOf(kind), { entryId, changed, base });
  if (merged.conflicts) throw refused(409, 'error.draftMeets', { params: { name: merged.by } });
  const before = await storedEntry(deps, kindOf(kind), entryId);
  const after = { ...before, ...merged.values };
  const objection = await deps.hooks.findObjection(deps.db.orm, {
    kind: kindOf(kind),
    by,
    before,
    after,
  });
  if (objection) throw refuseUnapproved(objection);
}
