import type { AnyKind } from '@admissions/model';
import type { KindId } from '@admissions/model/kinds';
import {
  type AnyEntry,
  hasConflicts,
  listChangedFields,
  mergeEntryDraft,
  toFormValues,
  toSubmission,
} from '@admissions/model/merge';
import type { EntryDraftFailure, EntryDraftWrite } from '@admissions/protocol/staff';
import { and, eq } from 'drizzle-orm';
import type { Deps } from '../../content/deps.ts';
import { readStaffEntry, storedEntry } from '../../content/read/read-entry.ts';
import type { Row } from '../../content/schema/tables.ts';
import { readEdit } from '../../content/write/edit-fields.ts';
import type { Tx } from '../../platform/db/database.ts';
import { createNotFoundError, HttpError, refused } from '../../platform/http/http-error.ts';
import { entryDrafts, isDraftOf } from './draft-tables.ts';

/** The merged values for that revision, or the conflicting fields. */
type MergeResult =
  | { revision: number; values: Row; conflicts?: undefined }
  | { conflicts: string[]; by: string };

/** Merges like the form, validates like a save. Throws not found, or 422 when invalid. */
export async function mergeWithLive(
  deps: Pick<Deps, 'db' | 'hooks'>,
  kind: AnyKind,
  { entryId, changed, base }: Pick<EntryDraftWrite, 'changed' | 'base'> & { entryId: number },
): Promise<MergeResult> {
  const entry = (await readStaffEntry(deps, kind, entryId)) as AnyEntry;
  if (entry.deletedAt !== null) throw createNotFoundError();
  const live = toFormValues(kind, entry);
  const merged = mergeEntryDraft(kind, live, { changed, base });
  if (hasConflicts(merged))
    return {
      conflicts: [...merged.conflicts, ...Object.keys(merged.bodies)],
      by: entry.updatedBy ?? '',
    };
  const differing = Object.fromEntries(
    listChangedFields(live, merged.values).map((name) => [name, merged.values[name]]),
  );
  const { id, revision } = entry;
  const sent = { ...toSubmission(kind, differing), revision };
  return readEdit(deps, kind, sent, await storedEntry(deps, kind, id));
}

/** The reason from an error; rethrows errors unrelated to the draft. */
export function toFailure(error: unknown): EntryDraftFailure {
  if (!(error instanceof HttpError)) throw error;
  if (error.status === 200) return { reason: 'gone', fields: [] };
  if (error.status !== 422) throw error;
  const names = Object.keys(error.fieldErrors('zh-TW') ?? {}).map(
    (path) => path.split('.')[0] ?? path,
  );
  return { reason: 'refused', fields: [...new Set(names)] };
}

/** What publishing the draft of an entry writes; null without a draft. Throws like a save. */
export async function readDraftedValues(
  deps: Pick<Deps, 'db' | 'hooks'>,
  kind: AnyKind,
  entryId: number,
): Promise<{ version: number; values: Row } | null> {
  const [draft] = await deps.db.orm
    .select()
    .from(entryDrafts)
    .where(isDraftOf({ kind: kind.id as KindId, entryId }));
  if (!draft) return null;
  const merged = await mergeWithLive(deps, kind, { ...draft, entryId });
  if (merged.conflicts) throw refused(409, 'error.draftMeets', { params: { name: merged.by } });
  return { version: draft.version, values: merged.values };
}

/** Deletes this version of the entry's draft; false when somebody has changed it since. */
export async function endDraft(
  tx: Tx,
  kind: AnyKind,
  { entryId, version }: { entryId: number; version: number },
) {
  const { rowCount } = await tx
    .delete(entryDrafts)
    .where(and(isDraftOf({ kind: kind.id as KindId, entryId }), eq(entryDrafts.version, version)));
  return Boolean(rowCount);
}
