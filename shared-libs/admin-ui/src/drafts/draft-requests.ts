import { api, isConflict } from '@admissions/api-client';
import { type AnyKind, adminPathsOf } from '@admissions/model';
import type { AnyEntry, FormValues } from '@admissions/model/merge';
import { ENTRY_DRAFT_PATHS, type EntryDraft } from '@admissions/protocol/staff';
import { type DraftValues, toDraftValues } from '../base/draft-values.ts';
import { nullIfNotFound } from '../base/null-if-not-found.ts';

// Autosave retries anyway, and the form shows failures.
export const SILENT = { silent: true };

export const isEmpty = ({ changed }: DraftValues): boolean => Object.keys(changed).length === 0;
export const isWorkingCopy = (value: unknown): value is EntryDraft =>
  typeof value === 'object' && value !== null && 'changed' in value && 'version' in value;

export const loadEntry = (kind: AnyKind, id: number): Promise<AnyEntry> =>
  api().get<AnyEntry>(adminPathsOf(kind).info(id), SILENT);
/** Null when it is gone; as it was, on any other failure. */
export const reloadDraft = (draft: EntryDraft): Promise<EntryDraft | null> =>
  nullIfNotFound(api().get<EntryDraft>(ENTRY_DRAFT_PATHS.one(draft.id), SILENT)).catch(() => draft);
/** A colleague went on typing during the publication: rebase the rest of the draft. */
export async function rebaseDraft(kind: AnyKind, live: FormValues, error: unknown): Promise<void> {
  if (!isConflict(error) || !isWorkingCopy(error.current)) return;
  const { id, version, changed } = error.current;
  const values = toDraftValues(kind, live, { ...live, ...changed });
  const path = ENTRY_DRAFT_PATHS.one(id);
  const request: Promise<unknown> = isEmpty(values)
    ? api().delete(`${path}?version=${version}`, undefined, SILENT)
    : api().put(path, { ...values, version }, SILENT);
  await request.catch(() => {});
}
