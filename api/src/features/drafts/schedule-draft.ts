import { kindOf } from '@admissions/model/kinds';
import type { EntryDraft, EntryDraftScheduleWrite } from '@admissions/protocol/staff';
import { and, eq } from 'drizzle-orm';
import type { Deps } from '../../content/deps.ts';
import { refuseUnapproved } from '../../content/publication/publication.ts';
import { storedEntry } from '../../content/read/staff-entry.ts';
import type { Editor } from '../../content/revisions/revisions.ts';
import { recordAudit } from '../../platform/audit/record-audit.ts';
import { conflict, HttpError, invalid } from '../../platform/http/http-error.ts';
import { entryDrafts } from './draft-table.ts';
import { ALL_COLUMNS, readDraft, toDraftResponse } from './drafts.ts';
import { findBundle } from './find-bundle.ts';
import { mergeWithLive } from './merge-with-live.ts';

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
): Promise<void> {
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
