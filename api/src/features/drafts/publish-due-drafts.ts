import { allows, parseFlags } from '@admissions/model';
import { kindOf } from '@admissions/model/kinds';
import type {
  EntryDraft,
  EntryDraftFailure,
  EntryDraftScheduleWrite,
} from '@admissions/protocol/staff';
import { and, asc, eq, isNull, lte } from 'drizzle-orm';
import type { Deps } from '../../content/deps.ts';
import { isApprovalRefusal, refuseUnapproved } from '../../content/publication/publication.ts';
import { storedEntry } from '../../content/read/read-entry.ts';
import type { Editor } from '../../content/revisions/revisions.ts';
import { changeEntry } from '../../content/write/write-entry.ts';
import { recordAudit } from '../../platform/audit/record-audit.ts';
import type { Database, Tx } from '../../platform/db/database.ts';
import { conflict, HttpError, invalid } from '../../platform/http/http-error.ts';
import { accounts } from '../identity/tables/accounts-tables.ts';
import { findBundle } from './bundle-tables.ts';
import { entryDrafts } from './draft-table.ts';
import { ALL_COLUMNS, readDraft, toDraftResponse } from './drafts.ts';
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
    .where(and(lte(entryDrafts.dueAt, new Date().toISOString()), isNull(entryDrafts.failure)))
    .orderBy(asc(entryDrafts.dueAt));
  for (const copy of due) {
    if (!isDue(copy)) continue;
    // An unrelated error must not block the other drafts.
    await publish(deps, copy).catch((error: unknown) =>
      deps.log.warn(
        { err: error, draft: copy.id },
        'publishing a due draft failed; will be retried',
      ),
    );
  }
}

const isDue = (copy: typeof entryDrafts.$inferSelect): copy is DueDraft =>
  copy.entryId !== null && copy.dueAt !== null && copy.dueFor !== null;

async function publish(deps: Deps, copy: DueDraft) {
  const failure = (await mayPublish(deps.db, copy))
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
    within: (tx) => deletePublishedDraft(tx, copy),
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
  const deleted = await tx
    .delete(entryDrafts)
    .where(isUnchanged(copy))
    .returning({ id: entryDrafts.id });
  if (deleted.length === 0) throw new HttpError(-1, 409);
}

async function recordFailure(db: Database, copy: DueDraft, failure: EntryDraftFailure) {
  const kind = kindOf(copy.kind);
  await db.transaction(async (tx) => {
    const updated = await tx
      .update(entryDrafts)
      .set({ failure })
      .where(isUnchanged(copy))
      .returning({ id: entryDrafts.id });
    if (updated.length === 0) return;
    await recordAudit(tx, {
      account: null,
      action: `hold_${kind.slug}`,
      area: kind.area,
      target: `${kind.slug}/${copy.entryId}`,
      details: { by: copy.dueFor.name, scheduledFor: copy.dueAt, fields: failure.fields },
    });
  });
}

/** Whether the account that scheduled it still has the right. */
async function mayPublish({ orm }: Database, { dueFor, kind }: DueDraft) {
  const [account] = await orm
    .select({ priv: accounts.priv })
    .from(accounts)
    .where(and(eq(accounts.id, dueFor.id), eq(accounts.active, true), isNull(accounts.deletedAt)));
  return account !== undefined && allows(parseFlags(account.priv), kindOf(kind).area);
}

/** Schedules or unschedules a draft. Throws 409 on a conflict, 422 when it cannot be published. */
export async function scheduleDraft(
  deps: Deps,
  { id, account, name }: Editor,
  copy: EntryDraft,
  { version, at }: EntryDraftScheduleWrite,
): Promise<EntryDraft> {
  const by = { id, account, name };
  const kind = kindOf(copy.kind);
  if (at !== null) await requirePublishable(deps, copy, { at, by });
  const scheduled = await deps.db.transaction(async (tx) => {
    const [row] = await tx
      .update(entryDrafts)
      .set({ dueAt: at, dueFor: at === null ? null : by, failure: null })
      .where(and(eq(entryDrafts.id, copy.id), eq(entryDrafts.version, version)))
      .returning(ALL_COLUMNS);
    if (row)
      await recordAudit(tx, {
        account: by,
        action: `${at === null ? 'unschedule' : 'schedule'}_${kind.slug}`,
        area: kind.area,
        target: `${kind.slug}/${copy.entryId}`,
        ...(at !== null && { details: { scheduledFor: at } }),
      });
    return row;
  });
  if (scheduled) return toDraftResponse(scheduled);
  const current = await readDraft(deps.db, copy.id);
  throw conflict(current, current.updatedBy);
}

async function requirePublishable(
  deps: Deps,
  { kind, entryId, isNew, changed, base }: EntryDraft,
  { at, by }: { at: string; by: Editor },
) {
  if (isNew) throw new HttpError(-1, 409, { message: 'error.newNotScheduled' });
  const bundle = await findBundle(deps.db.orm, { kind, entryId });
  if (bundle)
    throw new HttpError(-1, 409, { message: 'error.draftInBundle', params: { name: bundle.name } });
  if (Date.parse(at) <= Date.now()) throw invalid({ at: 'validation.laterThanNow' });
  const merged = await mergeWithLive(deps, kindOf(kind), { entryId, changed, base });
  if (merged.conflicts)
    throw new HttpError(-1, 409, { message: 'error.draftMeets', params: { name: merged.by } });
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
